// What stands beside the board is explained to whoever rests the pointer on it.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { tableOf } from '../../state/record';
import Island from './art/Island.svelte';
import { districts } from './art/names';
import Players from './Players.svelte';
import { viewOf } from './sample';
import type { Player } from './view';

const player: Player = {
  seat: 'p1',
  tribe: null,
  district: null,
  hand_size: 6,
  pile_size: 0,
  shuffles: 0,
  discard: {},
  has_chosen: false,
  chosen: null,
  captured: { amber: 2 },
  one_more: false,
  one_less: false,
};

describe('what can be seen and is not written', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await loadKit('vineta');
  });
  afterEach(cleanup);

  it('is told of tower, disk, cards and captured houses', () => {
    const head = { game: 'vineta', players: 2, options: [], names: {}, points: {}, winners: [] };
    const { container } = render(Players, {
      view: viewOf({ seats: [player, { ...player, seat: 'p2', captured: {} }] }),
      table: tableOf(head, 't', []),
    });
    const titles = [...container.querySelectorAll('[title]')].map((each) => each.getAttribute('title'));
    const ofSecond = ['6 cards in hand'];
    expect(titles).toEqual([
      'reveals first this turn',
      'began this round',
      '6 cards in hand',
      '2 of Amber',
      ...ofSecond,
    ]);
  });

  it('is told of what stands on a district', () => {
    const data = Object.fromEntries(districts.map((each) => [each, { houses: {} }]));
    const { container } = render(Island, {
      data: data as never,
      label: (district) => `all about ${district}`,
      name: (district: string) => district,
      title: 'Vineta',
    });
    const titles = [...container.querySelectorAll('[data-district] > title')].map((each) => each.textContent);
    expect(titles).toEqual(districts.map((district) => `all about ${district}`));
  });
});
