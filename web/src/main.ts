// Starts the client: settings first, so that nothing is drawn in the wrong language or light.
import { mount } from 'svelte';
import App from './App.svelte';
import { apply } from './state/settings.svelte';
import { keepVersion } from './state/version.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './parts/unseen.css';

await apply();
mount(App, { target: document.getElementById('app')! });

// What is kept for later must not slow down what is wanted now.
const calm = 1500;
if (import.meta.env.PROD) setTimeout(() => void keepVersion(), calm);
