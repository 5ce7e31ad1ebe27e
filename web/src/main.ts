// Starts the client: games and settings first, so that nothing is drawn in the wrong language or light.
import { mount } from 'svelte';
import App from './App.svelte';
import { games } from './games/list';
import { loadAhead, useGames } from './kit/games.svelte';
import { answerWorker } from './state/asked';
import { currentPlace } from './state/router.svelte';
import { apply } from './state/settings.svelte';
import { keepVersion } from './state/version.svelte';
import { useDevice } from './wire/here';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/shapes.css';

useGames(games);
useDevice(() => import('./device/home'));
await apply();
if (currentPlace().screen === 'table') void loadAhead();
mount(App, { target: document.getElementById('app')! });
answerWorker();

// What is kept for later must not slow down what is wanted now.
const calm = 1500;
if (import.meta.env.PROD) setTimeout(() => void keepVersion(), calm);
