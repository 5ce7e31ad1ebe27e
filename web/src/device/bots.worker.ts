// The worker where bots think, one thought at a time.
import { makeEngine, type Engine } from './engine';
import type { Opinion, Question, ToBots } from './post';

let engine: Engine | null = null;

function opinion(module: WebAssembly.Module, { id, entries, task, milliseconds }: Question): Opinion {
  try {
    engine ??= makeEngine(module);
    return { id, action: engine.handle({ do: 'think', entries, task, milliseconds }).action ?? null };
  } catch {
    engine = null;
    return { id, action: null };
  }
}

onmessage = ({ data: { module, tables } }: MessageEvent<ToBots>) => {
  tables.onmessage = ({ data }: MessageEvent<Question>) => tables.postMessage(opinion(module, data));
};
