// Holds the client's message types to the protocol's own tests: every message of docs/protocol.md and tests/protocol is written
// down as a value of its type, and the compiler is asked.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
// What no client should ever send.
const rudeFiles = ['garbage.txt', 'old-version.txt'];
const rudeWord = '"type":"dance"';

interface Said {
  place: string;
  isFromServer: boolean;
  view: 'VinetaView' | 'VigoView';
  json: string;
}

// A message may go on in the indented lines below it.
function messagesIn(text: string, file: string): Said[] {
  const said: Said[] = [];
  const view = /^game vigo/m.test(text) ? 'VigoView' : 'VinetaView';
  text.split('\n').forEach((line, i) => {
    const found = /^\w+([<>]) ?(\{.*)$/.exec(line);
    if (found)
      said.push({ place: `${file}:${i + 1}`, isFromServer: found[1] === '<', view, json: found[2]! });
    else if (/^\s+\S/.test(line) && said.length > 0) said.at(-1)!.json += line;
  });
  return said;
}

function transcripts(): Said[] {
  const folder = join(root, 'tests/protocol');
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
  const blocks = [...page.matchAll(/```transcript\n(.*?)```/gs)].map((block) => block[1]!);
  return [
    ...files.flatMap((file) => messagesIn(readFileSync(join(folder, file), 'utf8'), file)),
    ...blocks.flatMap((block) => messagesIn(block, 'protocol.md')),
  ];
}

const isWhole = (json: string): boolean => {
  try {
    return typeof JSON.parse(json) === 'object';
  } catch {
    return false;
  }
};

/** The message as TypeScript: what stands for any value fits any type. */
function literal({ json }: Said, names: ReadonlySet<string>): string {
  const isAny = (text: string): boolean => text === '…' || text.startsWith('=') || names.has(text);
  const write = (value: unknown): string => {
    if (typeof value === 'string' && isAny(value)) return 'any';
    if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    return `{ ${Object.entries(value)
      .map(([key, member]) => `${JSON.stringify(key)}: ${write(member)}`)
      .join(', ')} }`;
  };
  return write(JSON.parse(json));
}

function source(said: Said[], names: ReadonlySet<string>): string {
  const lines = said.map((each) => {
    const type = (JSON.parse(each.json) as { type: string }).type;
    return `const _: ${each.isFromServer ? 'FromServer' : 'ToServer'}<'${type}'${each.isFromServer ? `, ${each.view}` : ''}> = ${literal(each, names)};`;
  });
  return [
    `import type { Command, ServerMessage, StepsMessage, UpdateMessage } from '../wire/messages'; import type { VinetaView } from './vineta/view'; import type { VigoView } from './vigo/view';
type Some<T> = T extends (infer I)[] ? Some<I>[] : T extends object ? { [K in keyof T]?: Some<T[K]> | null } : T;
type Spoken = (Command & { table: string; id: string }) | { type: 'hello'; version: number; token: string } | { type: 'ping' }
  | { type: 'watch'; table: string; have: Record<string, number> } | { type: 'unwatch'; table: string } | { type: 'steps'; table: string; seat: string };
type Told<V> = Exclude<ServerMessage, { type: 'update' | 'steps' }> | UpdateMessage<V> | StepsMessage<V>;
type FromServer<T, V = unknown> = Some<Extract<Told<V>, { type: T }>>;
type ToServer<T extends Spoken['type']> = Some<Spoken & { type: T }>;
declare const any: never;`.replaceAll('\n', ' '),
    ...lines.map((line) => `{ ${line} }`),
  ].join('\n');
}

// What the compiler says of a text that lies beside messages.ts.
function complaints(text: string): { line: number; sentence: string }[] {
  const file = join(import.meta.dirname, 'transcripts.check.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : read(name, target);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ start, messageText, file: at }) => ({
    line: at && start !== undefined ? at.getLineAndCharacterOfPosition(start).line : 0,
    sentence: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

function troublesOf(said: Said[]): string[] {
  const names = new Set(said.flatMap(({ json }) => [...json.matchAll(/"=(\w+)"/g)].map((name) => name[1]!)));
  return complaints(source(said, names)).map(({ line, sentence }) => `${said[line - 1]?.place}: ${sentence}`);
}

const polite = transcripts().filter(
  ({ place, isFromServer, json }) =>
    isWhole(json) &&
    (isFromServer || !(json.includes(rudeWord) || rudeFiles.some((file) => place.startsWith(file)))),
);

it('the types of messages are those of the transcripts', { timeout: 60_000 }, () => {
  expect(polite.length).toBeGreaterThan(300);
  expect(troublesOf(polite)).toEqual([]);
});

it('a member that the types do not know would be noticed', { timeout: 60_000 }, () => {
  const odd = {
    place: 'here:1',
    isFromServer: true,
    view: 'VinetaView' as const,
    json: '{"type":"table","colour":"red"}',
  };
  const wrong = { ...odd, place: 'here:2', json: '{"type":"update","view":{"round":"one"}}' };
  const sent = {
    ...odd,
    place: 'here:3',
    isFromServer: false,
    json: '{"type":"sit","seat":"p1","hat":"tall"}',
  };
  expect(troublesOf([odd, wrong, sent]).map((each) => each.slice(0, 6))).toEqual([
    'here:1',
    'here:2',
    'here:3',
  ]);
});
