// What Vineta is seen by where it is not played.
import './art/tokens.css';

export { default as Ground } from '../../art/Sea.svelte';
export { default as Emblem } from './art/GodEmblem.svelte';
export { default as Scene } from './CityScene.svelte';
