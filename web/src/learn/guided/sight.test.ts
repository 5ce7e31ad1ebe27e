import { describe, expect, it } from 'vitest';
import type { AnyView } from '../../state/views';
import type { Entry, UpdateMessage } from '../../wire/schema';
import type { Sight } from '../../kit/guide';
import { fits, isSeen, type Shown } from './sight';

const city = { game: 'vineta', phase: 'choose', round: 2, turn: 3, edition: 'fr', sunk: ['G1'] };
const bay = { game: 'vigo', phase: 'before', round: 2, turn: 'p1' };

function shown(view: object, legal: Partial<Entry>[] = [], moves: string[] = [], life = 'playing'): Shown {
  const update = { life, legal, view: view as AnyView } as UpdateMessage<AnyView>;
  return { update, moves: moves.map((text) => ({ text, seat: 'p1', kind: 'move' })) };
}

describe('a pattern of an action', () => {
  it.each<[string, string, boolean]>([
    ['p1 take', 'p1 take', true],
    ['p1 take', 'p1 take it', false],
    ['p1 place amber *', 'p1 place amber R2', true],
    ['p1 place amber *', 'p1 place ice R2', false],
    ['p1 intervention * +7', 'p1 intervention G1 +7', true],
    ['p1 intervention G1 +7', 'p1 intervention G1 77', false],
    ['p1 *', 'p2 take', false],
  ])('%s fits %s: %s', (pattern, text, does) => expect(fits(pattern, text)).toBe(does));
});

describe('a sight', () => {
  it.each<[Sight, boolean]>([
    [{}, true],
    [{ phase: 'choose', round: 2, shows: { turn: 3 } }, true],
    [{ phase: 'play' }, false],
    [{ round: 1 }, false],
    [{ fromRound: 2 }, true],
    [{ fromRound: 3 }, false],
    [{ shows: { turn: 2 } }, false],
    [{ shows: { edition: 'fr', sunk: 'G1' } }, true],
    [{ shows: { edition: 'en' } }, false],
    [{ shows: { sunk: 'G0' } }, false],
    [{ isOver: false }, true],
    [{ isOver: true }, false],
  ])('of the view: %o %s', (sight, is) => expect(isSeen(sight, shown(city))).toBe(is));

  it('sees the end', () => expect(isSeen({ isOver: true }, shown(city, [], [], 'finished'))).toBe(true));

  it('sees what has happened, and what is on offer', () => {
    const seen = shown(city, [{ text: 'p1 choose panic' }], ['p2 flood 3 start G0']);
    expect(isSeen({ happened: 'p2 flood 3 *', offers: 'p1 choose *' }, seen)).toBe(true);
    expect(isSeen({ happened: 'p1 *' }, seen)).toBe(false);
    expect(isSeen({ offers: 'p1 flood *' }, seen)).toBe(false);
  });

  it('sees a whole chest by its first step', () => {
    const chest = { actions: ['p1 chest', 'p1 chest add red left lid'] };
    expect(isSeen({ offers: 'p1 chest' }, shown(bay, [chest]))).toBe(true);
  });

  it('finds nothing of one game in the view of another', () => {
    expect(isSeen({ round: 2 }, shown(bay))).toBe(true);
    for (const [field, value] of [
      ['turn', 3],
      ['edition', 'fr'],
      ['sunk', 'G1'],
    ] as const)
      expect(isSeen({ shows: { [field]: value } }, shown(bay))).toBe(false);
  });

  it('sees nothing before the game', () => {
    const update = { life: 'open' } as UpdateMessage<AnyView>;
    expect(isSeen({}, { update, moves: [] })).toBe(false);
  });
});
