// The nets that bots ask, fetched when an engine first says that it lacks one. They belong to this version of the client, like the
// engine itself, and are kept with it.
import type { Engine } from './engine';
import type { Answer, Request } from './post';

const addresses = import.meta.glob<string>('../../../nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A net cannot be had now; what failed once may succeed later. */
export class Lacking extends Error {}

export async function fetchNet(name: string): Promise<Uint8Array> {
  const address = addresses[`../../../nets/${name}.net`];
  if (address === undefined) throw new Lacking(`there is no net ${name}`);
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Lacking(`${address}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (trouble) {
    throw trouble instanceof Lacking ? trouble : new Lacking(String(trouble));
  }
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Asks an engine, and brings it what it lacks. Nobody thinks without: throws `Lacking` if a net cannot be had. */
export async function askWithNets(
  engine: Engine,
  request: Request,
  fetched: (name: string) => Promise<Uint8Array> = fetchNet,
): Promise<Answer> {
  for (;;) {
    const answer = engine.handle(request);
    if (!answer.lacks) return answer;
    for (const name of answer.lacks) {
      const { sentence } = engine.handle({ do: 'net', hex: hexOf(await fetched(name)) });
      if (sentence !== undefined) throw new Lacking(`${name}: ${sentence}`);
    }
  }
}
