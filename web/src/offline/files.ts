// Which files of a build are kept for playing without a network.

// Packs of puzzles: the first ones of a game, with 200 puzzles at most.
const packs = /(?:^|\/)[a-z]+-(\d\d)-[\w-]{8}\.json$/;
const mostPacks = 4;
const isLaterPack = (name: string): boolean => Number(packs.exec(name)?.[1] ?? 0) > mostPacks;

/** Not what is only for servers (compressed copies), for developers, or the service worker itself; of fonts those that are used. */
export const isKept = (name: string): boolean =>
  !/\.(gz|br|map)$/.test(name) &&
  name !== 'sw.js' &&
  !isLaterPack(name) &&
  !(/\.woff2?$/.test(name) && !/latin-\d+-normal/.test(name));

/** Names with a hash in them never change their content. */
export const isFixed = (path: string): boolean => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path);

/** What is the server's own, and never kept. */
const ofServer = /^(api|ws|healthz|readyz|metrics)(\/|$)/;

/** What the service worker does with a request for a path below its own folder. */
export function handlingOf(path: string, isNavigation: boolean): 'page' | 'file' | 'leave' {
  if (ofServer.test(path)) return 'leave';
  return isNavigation ? 'page' : 'file';
}
