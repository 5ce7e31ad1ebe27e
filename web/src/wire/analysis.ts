// The analysis of a game, by the server in the background or by this device: asked for and waited for.
import { api, orHere } from './api';
import { isOnDevice } from './place';
import type { Analysis, Progress } from './schema';

export type AnalysisApi = Pick<typeof api, 'record' | 'beginAnalysis' | 'analysis' | 'analyseHere'>;
interface Wish {
  token: string | null;
  table: string;
  record?: string | undefined; // where it is known already
  signal: AbortSignal;
  onjob: (job: Progress) => void;
}

const firstPause = 300;
const longestPause = 3000;
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function analyseHere(wish: Wish, server: AnalysisApi): Promise<Analysis | null> {
  const record = wish.record ?? (await server.record(wish.token, wish.table));
  return server.analyseHere(record, (done, of) => wish.onjob({ state: 'running', done, of }), wish.signal);
}

async function analyseThere(wish: Wish, token: string, server: AnalysisApi): Promise<Analysis | null> {
  const { job: id } = await server.beginAnalysis(token, wish.record ?? { table: wish.table });
  for (let wait = firstPause; !wish.signal.aborted; wait = Math.min(longestPause, wait * 1.5)) {
    const job = await server.analysis(id);
    if (job.analysis) return job.analysis;
    if (job.state === 'failed') return analyseHere(wish, server);
    wish.onjob(job);
    await pause(wait);
  }
  return null;
}

/** The analysis of a finished game; null if nobody wants it any more, or if it cannot be had. */
export async function analyse(wish: Wish, server: AnalysisApi = api): Promise<Analysis | null> {
  const { token, table } = wish;
  const here = () => analyseHere(wish, server);
  return !token || isOnDevice(table) ? here() : orHere(() => analyseThere(wish, token, server), here);
}
