// The gallery: all artwork on one page, to be looked at. Not part of the client's build.
// #dark or #light picks the theme; #board, #phone, #cards narrow it down to a part; #still stops the sea; #patterns
// gives the tribes their patterns.
import { mount } from 'svelte';
import '../../../theme/fonts.css';
import '../../../theme/tokens.css';
import '../../../theme/shapes.css';
import './tokens.css';
import Gallery from './Gallery.svelte';

const wishes = location.hash.slice(1).split('+');
document.documentElement.dataset['theme'] = wishes.includes('dark') ? 'dark' : 'light';
if (wishes.includes('patterns')) document.documentElement.dataset['patterns'] = 'on';
if (wishes.includes('still')) document.documentElement.dataset['motion'] = 'less';
const target = document.getElementById('gallery');
if (target) mount(Gallery, { target, props: { wishes } });
