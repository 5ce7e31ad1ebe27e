import { afterEach, expect, it } from 'vitest';
import { pictureIn, plainColour } from './picture';

afterEach(() => document.body.replaceChildren());

it('colours are written as every reader knows them', () => {
  expect(plainColour('color(srgb 1 0.5 0)')).toBe('rgb(255, 128, 0)');
  expect(plainColour('color(srgb 0 0 1 / 0.5)')).toBe('rgba(0, 0, 255, 0.5)');
  expect(plainColour('url("#a-surge")')).toBe('url("#a-surge")');
});

it('what is said elsewhere stands in the picture, and nothing of the page', () => {
  document.body.innerHTML = `<style>.red { fill: rgb(255, 0, 0) } .gone { display: none }</style>
    <div style="background-color: rgb(1, 2, 3)"><svg viewBox="0 0 10 20" class="x" role="img" aria-label="y"
      ><!--c--><g data-a="b"><path class="red" d="M0 0" tabindex="0" onclick="alert(1)"/><path class="gone" d="M1 1"/></g></svg></div>`;
  const box = document.body.querySelector('div');
  const text = pictureIn(box);
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  expect(picture.getAttribute('width')).toBe('10');
  expect(picture.querySelector('rect')?.getAttribute('fill')).toBe('rgb(1, 2, 3)');
  expect(picture.querySelectorAll('path')).toHaveLength(1);
  expect(picture.querySelector('path')?.getAttribute('fill')).toBe('rgb(255, 0, 0)');
  expect(text).not.toMatch(/class|role|aria|data-|tabindex|onclick|<!--/);
  expect(pictureIn(null)).toBe('');
});
