// The module in Node, for tests and measurements: handle(request) gives the answer, both objects.
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function load(path, { now = Date.now, progress = () => {} } = {}) {
  const module = new WebAssembly.Module(readFileSync(path));
  const random = (pointer, length) =>
    webcrypto.getRandomValues(new Uint8Array(engine.memory.buffer, pointer, length));
  const { exports: engine } = new WebAssembly.Instance(module, { springtide: { now, random, progress } });
  engine._initialize();

  const handleText = (text) => {
    const bytes = encoder.encode(text);
    const at = engine.reserve(bytes.length);
    new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
    const length = engine.handle(bytes.length);
    return decoder.decode(new Uint8Array(engine.memory.buffer, engine.answer(), length));
  };
  return { handleText, handle: (request) => JSON.parse(handleText(JSON.stringify(request))) };
}
