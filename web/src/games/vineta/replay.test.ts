import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { t } from './words';
import { headOf, tableOf } from '../../state/record';
import { stopsOf } from '../../replay/stops';
import type { Entry } from '../../wire/messages';
import { vinetaKit } from './replay';
import type { District } from './art/names';
import { viewOf } from './sample';

const nature = (kind: string, recipient: 'p1' | 'p2'): Entry => ({ seat: 'nature', kind, recipient });
const table = tableOf(headOf('springtide record 1\ngame vineta\nplayers 2\n')!, '', []);
const view = (...sunk: District[]) => viewOf({ sunk });

beforeAll(async () => {
  await setLanguage('en');
  await loadKit('vineta');
});

describe('the steps of a replay of Vineta', () => {
  it('are moves; what is dealt or drawn at once is one', () => {
    const moves: Entry[] = [
      nature('start', 'p1'),
      nature('deal tribe', 'p1'),
      nature('deal tribe', 'p2'),
      nature('deal district', 'p1'),
      { seat: 'p1', kind: 'place' },
      nature('draw', 'p1'),
      nature('draw', 'p2'),
      { seat: 'p1', kind: 'choose' },
      { seat: 'p2', kind: 'choose' },
    ];
    expect(stopsOf(moves, vinetaKit.joins)).toEqual([1, 4, 5, 7, 8, 9]);
  });

  it('tell what sinks, also where cards are drawn before it does', () => {
    const draws = [nature('draw', 'p1'), nature('draw', 'p2')];
    expect(vinetaKit.words(table, draws, view('G0'), view('G0'))).toBe(t('vineta.replay.drawn'));
    const words = vinetaKit.words(table, draws, view('G0', 'Y1'), view('G0'));
    expect(words).toBe(`${t('vineta.replay.drawn')} Upper Town North sinks into the sea.`);
    expect(
      vinetaKit.words(table, [nature('deal tribe', 'p1'), nature('deal tribe', 'p2')], view(), null),
    ).toBe(t('vineta.replay.dealt'));
  });
});

it('a position of the other game is none', () => {
  expect(vinetaKit.isPosition({ game: 'vineta', phase: 'choose', round: 1, seats: [] })).toBe(true);
  expect(vinetaKit.isPosition({ game: 'vigo', phase: 'before', round: 1, bay: {} })).toBe(false);
});
