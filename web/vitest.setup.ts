// The games of the client, for every test, and English for every file of them: they share a page.
import { beforeAll } from 'vitest';
import { setLanguage } from './src/i18n/i18n.svelte';
import { games } from './src/games/list';
import { useGames } from './src/kit/games.svelte';

useGames(games);
beforeAll(() => setLanguage('en'));
