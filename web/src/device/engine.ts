// The games' own program, compiled to WebAssembly: a request in, an answer out.
import type { Answer, Request } from './post';

export interface Engine {
  /** Throws if the engine has broken; then it must not be asked again. */
  handle(request: Request): Answer;
}

export type Progress = (done: number, of: number) => void;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  reserve(length: number): number;
  handle(length: number): number;
  answer(): number;
}

class Instance implements Engine {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  constructor(module: WebAssembly.Module, progress: Progress) {
    const instance = new WebAssembly.Instance(module, {
      springtide: {
        now: () => Date.now(),
        random: (at: number, length: number) => void crypto.getRandomValues(this.#bytes(at, length)),
        progress,
      },
    });
    this.#exports = instance.exports as WebAssembly.Exports & Exports;
    this.#exports._initialize();
  }

  handle(request: Request): Answer {
    const text = this.#encoder.encode(JSON.stringify(request));
    const at = this.#exports.reserve(text.length);
    this.#bytes(at, text.length).set(text);
    const length = this.#exports.handle(text.length);
    const answer = JSON.parse(this.#decoder.decode(this.#bytes(this.#exports.answer(), length))) as
      Answer | { error: string };
    if ('error' in answer) throw new Error(`${request.do}: ${answer.error}`);
    return answer;
  }

  // Memory grows, and a view of it is void afterwards.
  #bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#exports.memory.buffer, at >>> 0, length);
  }
}

export const makeEngine = (module: WebAssembly.Module, progress: Progress = () => {}): Engine =>
  new Instance(module, progress);
