import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourOf, colours, events, isPart, readCard } from './names';
import { deck, titleOf } from './galleryBays';

// Each line: how many, and the card's name on the wire.
const listed = readFileSync('../decks/vigo.txt', 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .flatMap((line) => Array<string>(parseInt(line, 10)).fill(line.replace(/^\d+ /, '').trim()));

describe('the names of cards', () => {
  it('reads every treasure card of the deck as the part it names', () => {
    expect(listed).toHaveLength(84);
    for (const name of listed) {
      const card = readCard(name);
      expect(card && isPart(card) && [card.colour, card.shape, card.mark].filter(Boolean).join(' ')).toBe(
        name,
      );
    }
  });
  it('reads the four events', () => {
    for (const event of events) expect(readCard(event)).toEqual({ event });
  });
  it('has no picture for anything else', () => {
    for (const name of ['', 'red', 'red lid', 'pink left lid', 'red left lid lock lock', 'dolphin dolphin'])
      expect(readCard(name)).toBeNull();
  });
  it('shows the deck of the deck file in the gallery', () => {
    const shown = deck.filter(isPart).map((card) => titleOf(card).toLowerCase());
    expect(shown.sort()).toEqual(listed.sort());
  });
  it('gives the seats the six colours in order', () => {
    expect((['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const).map(colourOf)).toEqual(colours.slice(0, 6));
  });
});
