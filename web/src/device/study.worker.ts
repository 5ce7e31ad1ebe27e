// The worker in which studies are read and thought about: what is asked comes first, thinking takes the rest of the time.
import { makeEngine, type Engine } from './engine';
import { askWithNets, Lacking } from './nets';
import type { Answer, FromStudy, Request, ToStudy, Weighable } from './post';

const post = (message: FromStudy): void => postMessage(message);
const patience = 3000; // milliseconds until a net that could not be had is asked for again

let engine: Engine | null = null;
let thought: { id: number; request: Weighable } | null = null;
let isThinking = false;

async function weigh(by: Engine, request: Weighable): Promise<Answer | null> {
  try {
    return await askWithNets(by, { do: 'weigh', ...request });
  } catch (trouble) {
    if (trouble instanceof Lacking) return null;
    throw trouble;
  }
}

async function think(): Promise<void> {
  isThinking = thought !== null;
  if (!thought || !engine) return;
  const current = thought;
  const answer = await weigh(engine, current.request);
  if (answer?.weighing) post({ kind: 'weighing', id: current.id, weighing: answer.weighing });
  const isDone = answer && (!answer.weighing || answer.weighing.rounds >= answer.weighing.of);
  if (isDone && thought === current) thought = null;
  setTimeout(thinkOn, answer ? 0 : patience); // whatever has come meanwhile is heard first
}
const thinkOn = (): void => void think().catch(reportError);

const answer = async (by: Engine, id: number, request: Request): Promise<void> =>
  post({ kind: 'answer', id, answer: await askWithNets(by, request) });

onmessage = ({ data }: MessageEvent<ToStudy>) => {
  if (data.kind === 'begin') engine = makeEngine(data.module);
  else if (data.kind === 'ask' && engine) answer(engine, data.id, data.request).catch(reportError);
  else if (data.kind === 'weigh') {
    thought = data.request && { id: data.id, request: data.request };
    if (!isThinking) thinkOn();
  }
};
