// The games of the client, for every test.
import { games } from './src/games/list';
import { useGames } from './src/kit/games.svelte';

useGames(games);
