// From text to a message: a message that is not what the protocol says is nobody's message.
import type { ServerMessage } from './messages';

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isList: Check = Array.isArray;
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

// The members each message must have; more may be there.
const shapes: Record<ServerMessage['type'], Record<string, Check>> = {
  welcome: { version: isNumber, name: isText },
  reload: { version: isNumber },
  pong: {},
  table: {
    table: isText,
    game: isText,
    life: isText,
    yours: isList,
    seats: isList,
    clock: isObject,
    deal: isObject,
  },
  update: { table: isText, viewer: isText, seq: isNumber, life: isText, events: isList },
  steps: { table: isText, viewer: isText, steps: isList },
  refused: { code: isText, sentence: isText },
  acknowledged: { table: isText, id: isText, seq: isNumber },
};

export function decode(text: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const message = value as Record<string, unknown>;
  const shape = shapes[message['type'] as ServerMessage['type']];
  if (!shape) return null;
  return Object.entries(shape).every(([key, check]) => check(message[key])) ? (value as ServerMessage) : null;
}
