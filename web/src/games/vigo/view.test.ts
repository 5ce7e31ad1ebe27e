import { describe, expect, it } from 'vitest';
import { cardsIn, gained, partsIn } from './view';

describe('cards in a line', () => {
  it('are as many as it says', () =>
    expect(cardsIn('dolphin x2, red left lid, blue middle crown x3')).toEqual([
      'dolphin',
      'dolphin',
      'red left lid',
      'blue middle crown',
      'blue middle crown',
      'blue middle crown',
    ]));
  it('are none in an empty one', () => expect(cardsIn('')).toEqual([]));
  it('are parts, or events', () =>
    expect(partsIn(['pirate', 'green key', 'no card', 'blue left bottom lock'])).toEqual([
      { colour: 'green', shape: 'key' },
      { colour: 'blue', shape: 'left bottom', mark: 'lock' },
    ]));
});

it('what has come to a stock is seen, even of a kind that was there', () => {
  expect(gained(['pirate', 'red key'], ['pirate', 'pirate', 'red key'])).toEqual(['pirate']);
  expect(gained(['pirate', 'red key'], ['red key'])).toEqual([]);
});
