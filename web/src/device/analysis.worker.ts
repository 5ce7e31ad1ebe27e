// The worker that goes through one record and is ended afterwards.
import { makeEngine } from './engine';
import { askWithNets } from './nets';
import type { FromAnalysis, ToAnalysis } from './post';

const post = (message: FromAnalysis): void => postMessage(message);

async function analyse({ module, record }: ToAnalysis): Promise<void> {
  const engine = makeEngine(module, (done, of) => post({ kind: 'progress', done, of }));
  const { analysis, sentence } = await askWithNets(engine, { do: 'analyse', record });
  post(analysis === undefined ? { kind: 'refused', sentence: sentence ?? '' } : { kind: 'done', analysis });
}

onmessage = ({ data }: MessageEvent<ToAnalysis>) => void analyse(data).catch(reportError);
