import { describe, expect, it } from 'vitest';
import { insight } from './insight';
import { events, kinds, type Entry } from './schema';
import { en } from './words/en';

const entry = (kind: Entry['kind'], card?: Entry['card']): Entry => ({
  ...{ text: '', seat: 'p1', kind },
  ...(card ? { card } : {}),
});
const [kind, event] = insight.aspects;

describe('a decision', () => {
  it('is about the ship, the stock, a chest, an event or a robbery', () => {
    expect(kind?.of(entry('stay'))).toBe('sail');
    expect(kind?.of(entry('leave'))).toBe('stock');
    expect(kind?.of(entry('finish chest'))).toBe('chest');
    expect(kind?.of(entry('play', 'dolphin'))).toBe('event');
    expect(kind?.of(entry('play', 'pirate'))).toBe('rob');
    expect(kind?.of(entry('reveal'))).toBeNull();
  });
  it('names the event that is played or carried out', () => {
    expect(event?.of(entry('play', 'tidal wave'))).toBe('tidal wave');
    expect(event?.of(entry('wave row'))).toBe('tidal wave');
    expect(event?.of(entry('rob'))).toBe('pirate');
    expect(event?.of(entry('take', 'dolphin'))).toBeNull();
  });
  it('has a name, whatever it is about', () => {
    for (const each of kinds) {
      const found = kind?.of(entry(each)) ?? null;
      if (found !== null) expect(en).toHaveProperty([`vigo.decision.${found}`]);
    }
    for (const each of events) expect(en).toHaveProperty([`vigo.card.${each}`]);
  });
});
