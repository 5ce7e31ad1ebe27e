import { describe, expect, it } from 'vitest';
import type { District, Tribe } from './art/names';
import { chosenEntry } from './choosing';
import { isPlacing, keptTribe, placesFor, tribesToPlace } from './placing';
import type { Entry } from './schema';

const place = (tribe: Tribe, district: District): Entry => ({
  text: `p1 place ${tribe} ${district}`,
  seat: 'p1',
  kind: 'place',
  tribe,
  district,
});
const legal = [place('amber', 'G0'), place('amber', 'R1'), place('ice', 'G0')];
const other: Entry = { text: 'p1 choose panic', seat: 'p1', kind: 'choose', card: 'panic' };

describe('placing houses', () => {
  it('is what one does while every entry does', () => {
    expect(isPlacing(legal)).toBe(true);
    expect(isPlacing([])).toBe(false);
    expect(isPlacing([...legal, other])).toBe(false);
  });

  it('offers the tribes that may be placed, each once', () =>
    expect(tribesToPlace(legal)).toEqual(['amber', 'ice']));

  it('keeps the tribe as long as a house of it may be placed', () => {
    expect(keptTribe(legal, 'ice')).toEqual({ tribe: 'ice' });
    expect(keptTribe(legal, 'rust')).toEqual({});
    expect(keptTribe(legal, null)).toEqual({});
    expect(keptTribe([other], 'ice')).toEqual({});
  });

  it('chooses the last tribe by itself', () =>
    expect(keptTribe(legal.slice(0, 2), 'ice')).toEqual({ tribe: 'amber' }));

  it('lights where a house of the tribe may go, and with none chosen where any may', () => {
    expect([...placesFor(legal, 'ice').keys()]).toEqual(['G0']);
    expect([...placesFor(legal, 'amber').keys()]).toEqual(['G0', 'R1']);
    expect([...placesFor(legal, undefined).keys()]).toEqual(['G0', 'R1']);
  });

  it('means an entry with the tribe that is kept and one district', () => {
    const kept = keptTribe(legal, 'amber');
    expect(chosenEntry(legal, { ...kept, district: 'R1' })).toBe(legal[1]);
    expect(chosenEntry(legal, { ...kept, district: 'Y0' })).toBeNull();
  });
});
