// The worker that goes through one record and is ended afterwards.
import { makeEngine } from './engine';
import type { FromAnalysis, ToAnalysis } from './post';

const post = (message: FromAnalysis): void => postMessage(message);

onmessage = ({ data: { module, record } }: MessageEvent<ToAnalysis>) => {
  const engine = makeEngine(module, (done, of) => post({ kind: 'progress', done, of }));
  const { analysis, sentence } = engine.handle({ do: 'analyse', record });
  post(analysis === undefined ? { kind: 'refused', sentence: sentence ?? '' } : { kind: 'done', analysis });
};
