// The worker that thinks about one question of a table and is ended afterwards.
import { makeEngine } from './engine';
import { askWithNets } from './nets';
import type { FromHint, ToHint } from './post';

async function advise({ module, question, milliseconds }: ToHint): Promise<void> {
  const { hint } = await askWithNets(makeEngine(module), { do: 'hint', question, milliseconds });
  postMessage((hint ?? null) satisfies FromHint);
}

onmessage = ({ data }: MessageEvent<ToHint>) => void advise(data).catch(reportError);
