import { describe, expect, it } from 'vitest';
import type { Entry } from './schema';
import { bestOf, chestAfter, chestsOf, placesOf } from './chests';
import type { ChestOffer } from './view';

const corners = 'red right lid, red left bottom lock, red right bottom coin';
const offer = (parts: string, value: number, points: Record<string, number>): ChestOffer => ({
  parts,
  value,
  points,
});
const offers = [
  offer(`red left lid, ${corners}`, 160, { 'VG-CHE-3': 160 }),
  offer(`blue left lid, ${corners}`, 140, { 'VG-CHE-3': 140 }),
  offer(`red left lid, ${corners}, red middle coin`, 400, { 'VG-CHE-3': 200, 'VG-CHE-5': 200 }),
  offer(`blue left lid, ${corners}, red middle coin`, 360, { 'VG-CHE-3': 180, 'VG-CHE-5': 180 }),
  offer(`red left lid, ${corners}, red middle coin, red key`, 580, {
    'VG-CHE-3': 240,
    'VG-CHE-4': 50,
    'VG-CHE-5': 290,
  }),
];
const entries: Entry[] = [
  { text: 'p1 chest', seat: 'p1', kind: 'begin chest' },
  ...offers.map(({ parts, value }): Entry => ({ seat: 'p1', kind: 'chest', parts, value, actions: [parts] })),
  { text: 'p1 end', seat: 'p1', kind: 'end turn' },
];
const chests = chestsOf(entries, offers);
const stock = [
  'pirate',
  'red left lid',
  'blue left lid',
  'red right lid',
  'red left bottom lock',
  'red right bottom coin',
  'red middle coin',
  'red key',
];
const values = (list: readonly { value: number }[]): number[] => list.map(({ value }) => value);

describe('chests', () => {
  it('come best first, with the parts and the reasons of the server', () => {
    expect(values(chests)).toEqual([580, 400, 360, 160, 140]);
    expect(chests[0]?.parts).toHaveLength(6);
    expect(chests[0]?.reasons).toEqual([
      { rule: 'VG-CHE-3', points: 240 },
      { rule: 'VG-CHE-4', points: 50 },
      { rule: 'VG-CHE-5', points: 290 },
    ]);
    expect(chests[0]?.times).toBe(2);
    expect(chests[3]?.times).toBe(1);
  });
  it('do without reasons where the view has none', () =>
    expect(chestsOf(entries, [])[0]).toMatchObject({ value: 580, reasons: [], times: 1 }));
  it('are offered once for each value', () =>
    expect(values(bestOf([...chests.slice(0, 1), ...chests]))).toEqual([580, 400, 360]));
});

describe('building', () => {
  it('goes to the nearest chest with the card, or without it', () => {
    expect(chestAfter(chests, chests[0]!, 'red key', 'fewer')?.value).toBe(400);
    expect(chestAfter(chests, chests[1]!, 'red key', 'more')?.value).toBe(580);
    expect(chestAfter(chests, chests[1]!, 'blue left lid', 'more')?.value).toBe(360);
    expect(chestAfter(chests, chests[4]!, 'red middle coin', 'more')?.value).toBe(360);
  });
  it('cannot do without what every chest has, nor with what none has', () => {
    expect(chestAfter(chests, chests[0]!, 'red right lid', 'fewer')).toBeNull();
    expect(chestAfter(chests, chests[0]!, 'pirate', 'more')).toBeNull();
  });
  it('shows which cards of the stock are in, each copy for itself', () => {
    const places = placesOf([...stock, 'red key'], chests[0]!, chests);
    expect(places.filter(({ isIn }) => isIn).map(({ card }) => card)).toEqual([
      'red left lid',
      'red right lid',
      'red left bottom lock',
      'red right bottom coin',
      'red middle coin',
      'red key',
    ]);
    expect(places.at(-1)).toEqual({ card: 'red key', isIn: false, next: null });
    expect(places[2]?.next?.cards).toContain('blue left lid');
  });
});
