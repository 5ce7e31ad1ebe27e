// Vigo's gallery: all artwork on one page, to be looked at. Not part of the client's build.
// #dark or #light picks the theme; #start, #mid, #sail, #wave, #seen, #lines, #cards, #pieces narrow it down; #tall turns the bay,
// #grey takes the colours out, #phone is 360 px wide; #still stops all motion. Joined by +.
import { mount } from 'svelte';
import '../../../theme/fonts.css';
import '../../../theme/tokens.css';
import '../../../theme/shapes.css';
import './tokens.css';
import Gallery from './Gallery.svelte';

const wishes = location.hash.slice(1).split('+');
document.documentElement.dataset['theme'] = wishes.includes('dark') ? 'dark' : 'light';
if (wishes.includes('still')) document.documentElement.dataset['motion'] = 'less';
const target = document.getElementById('gallery');
if (target) mount(Gallery, { target, props: { wishes } });
