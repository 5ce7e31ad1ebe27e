// Starts the client: settings first, so that nothing is drawn in the wrong language or light.
import { mount } from 'svelte';
import App from './App.svelte';
import { apply } from './state/settings.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './parts/unseen.css';

await apply();
mount(App, { target: document.getElementById('app')! });
