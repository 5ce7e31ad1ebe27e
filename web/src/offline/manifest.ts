// What a system is told that installs the client as an app.

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: 'any' | 'maskable';
}
export interface Manifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  scope: string;
  display: 'standalone';
  background_color: string;
  theme_color: string;
  categories: string[];
  icons: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

const png = (size: number, purpose: 'any' | 'maskable'): Picture => ({
  src: `./icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** All addresses are relative: a static host may serve the client from any folder. */
export function manifestFor(isStatic: boolean, games: readonly { game: string; title: string }[]): Manifest {
  const to = (path: string): string => (isStatic ? `./#/${path}` : `./${path}`);
  const icons = [png(192, 'any')];
  const titles = new Intl.ListFormat('en').format(games.map(({ title }) => title));
  return {
    id: './',
    name: 'Springtide',
    short_name: 'Springtide',
    description: `${titles}: board games to play with friends or bots.`,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#22343f',
    theme_color: '#1f2a36',
    categories: ['games'],
    icons: [
      { src: './icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png(192, 'any'),
      png(512, 'any'),
      png(192, 'maskable'),
      png(512, 'maskable'),
    ],
    shortcuts: games.map(({ game, title }) => ({ name: title, url: to(`new/${game}`), icons })),
  };
}
