// The worker where bots think, one thought at a time.
import { makeEngine, type Engine } from './engine';
import { askWithNets, Lacking } from './nets';
import type { Opinion, Question, ToBots } from './post';

let engine: Engine | null = null;

async function opinion(module: WebAssembly.Module, question: Question): Promise<Opinion> {
  const { id, ...thought } = question;
  try {
    engine ??= makeEngine(module);
    return { id, action: (await askWithNets(engine, { do: 'think', ...thought })).action ?? null };
  } catch (trouble) {
    if (trouble instanceof Lacking) return { id, action: null, isLacking: true };
    engine = null;
    return { id, action: null };
  }
}

onmessage = ({ data: { module, tables } }: MessageEvent<ToBots>) => {
  tables.onmessage = async ({ data }: MessageEvent<Question>) =>
    tables.postMessage(await opinion(module, data));
};
