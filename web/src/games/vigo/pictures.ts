// What Vigo is seen by where it is not played.
export { default as Ground } from './art/Beach.svelte';
export { default as Emblem } from './art/ShipToken.svelte';
export { default as Scene } from './BayScene.svelte';
