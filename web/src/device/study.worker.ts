// The worker in which studies are read and thought about: what is asked comes first, thinking takes the rest of the time.
import { makeEngine, type Engine } from './engine';
import type { FromStudy, ToStudy, Weighable } from './post';

const post = (message: FromStudy): void => postMessage(message);

let engine: Engine | null = null;
let thought: { id: number; request: Weighable } | null = null;
let isThinking = false;

function think(): void {
  isThinking = thought !== null;
  if (!thought || !engine) return;
  const { id, request } = thought;
  const { weighing } = engine.handle({ do: 'weigh', ...request });
  if (weighing) post({ kind: 'weighing', id, weighing });
  if (!weighing || weighing.rounds >= weighing.of) thought = null;
  setTimeout(think); // whatever has come meanwhile is heard first
}

onmessage = ({ data }: MessageEvent<ToStudy>) => {
  if (data.kind === 'begin') engine = makeEngine(data.module);
  else if (data.kind === 'ask' && engine)
    post({ kind: 'answer', id: data.id, answer: engine.handle(data.request) });
  else if (data.kind === 'weigh') {
    thought = data.request && { id: data.id, request: data.request };
    if (!isThinking) think();
  }
};
