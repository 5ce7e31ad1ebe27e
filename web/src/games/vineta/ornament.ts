// A few of Vineta's cards, with the words on them.
import { words } from './words';

await words.load();
export { default } from './CardFan.svelte';
