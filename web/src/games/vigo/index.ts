// Vigo at a table, as one piece to be loaded when a table plays it.
export { default as VigoTable } from './VigoTable.svelte';
export { pauseBetween } from './pace';
export { optionText, stepText, tells } from './words';
