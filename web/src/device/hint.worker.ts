// The worker that thinks about one question of a table and is ended afterwards.
import { makeEngine } from './engine';
import type { FromHint, ToHint } from './post';

onmessage = ({ data: { module, question, milliseconds } }: MessageEvent<ToHint>) => {
  const { hint } = makeEngine(module).handle({ do: 'hint', question, milliseconds });
  postMessage((hint ?? null) satisfies FromHint);
};
