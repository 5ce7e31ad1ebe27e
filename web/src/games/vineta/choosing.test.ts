import { describe, expect, it } from 'vitest';
import type { Entry } from './schema';
import { actionsOf } from '../../table/entries';
import { chosenEntry, eitherWay, litDistricts, nextChoice, remaining } from './choosing';

const entry = (text: string, rest: Partial<Entry>): Entry => ({ text, seat: 'p1', kind: 'add', ...rest });
const flood = [
  entry('p1 flood 2 start G0', { kind: 'start row', card: 'flood 2', district: 'G0' }),
  entry('p1 flood 2 add G1', { kind: 'add', card: 'flood 2', district: 'G1' }),
];
const panic = [
  entry('p1 panic move amber to Y0', { kind: 'move', card: 'panic', tribe: 'amber', to: 'Y0' }),
  entry('p1 panic move amber to Y1', { kind: 'move', card: 'panic', tribe: 'amber', to: 'Y1' }),
  entry('p1 panic move ice to Y0', { kind: 'move', card: 'panic', tribe: 'ice', to: 'Y0' }),
];
const intervention = [
  entry('p1 intervention G0 +7', { kind: 'raise', card: 'intervention', district: 'G0' }),
  entry('p1 intervention G0 -7', { kind: 'lower', card: 'intervention', district: 'G0' }),
];

describe('choosing', () => {
  it('asks for what the entries differ in, and for nothing else', () => {
    expect(nextChoice(flood, {})).toEqual({ part: 'district', options: ['G0', 'G1'] });
    expect(nextChoice(panic, {})).toEqual({ part: 'tribe', options: ['amber', 'ice'] });
    expect(nextChoice(panic, { tribe: 'amber' })).toEqual({ part: 'to', options: ['Y0', 'Y1'] });
    expect(nextChoice(intervention, {})).toEqual({ part: 'kind', options: ['raise', 'lower'] });
    expect(nextChoice(panic, { tribe: 'ice' })).toBeNull();
  });

  it('means an entry once only one is left', () => {
    expect(chosenEntry(flood, { district: 'G1' })?.text).toBe('p1 flood 2 add G1');
    expect(chosenEntry(panic, { tribe: 'ice' })?.text).toBe('p1 panic move ice to Y0');
    expect(chosenEntry(panic, { tribe: 'amber' })).toBeNull();
    expect(chosenEntry([flood[0]!], {})).toBeNull(); // a single option still wants a click
  });

  it('lights the districts that can be picked now', () => {
    expect([...litDistricts(flood, {}).keys()]).toEqual(['G0', 'G1']);
    expect([...litDistricts(panic, { tribe: 'amber' })]).toEqual([
      ['Y0', 'to'],
      ['Y1', 'to'],
    ]);
    expect(litDistricts(panic, {}).size).toBe(0);
    expect([...litDistricts([flood[0]!], {}).keys()]).toEqual(['G0']);
  });

  it('takes two that are named together in either order', () => {
    const swaps = [
      entry('p1 relocation G0 Y0', { kind: 'swap', district: 'G0', to: 'Y0' }),
      entry('p1 relocation G0 R2', { kind: 'swap', district: 'G0', to: 'R2' }),
    ];
    expect([...litDistricts(eitherWay(swaps), {}).keys()].sort()).toEqual(['G0', 'R2', 'Y0']);
    expect(chosenEntry(eitherWay(swaps), { district: 'R2' })?.text).toBe('p1 relocation G0 R2');
    const pairs = [
      entry('p1 rescue move amber amber', { kind: 'move', tribe: 'amber', second: 'amber' }),
      entry('p1 rescue move amber fern', { kind: 'move', tribe: 'amber', second: 'fern' }),
    ];
    expect(nextChoice(eitherWay(pairs), {})?.options).toEqual(['amber', 'fern']);
    expect(chosenEntry(eitherWay(pairs), { tribe: 'fern' })?.text).toBe('p1 rescue move amber fern');
    expect(chosenEntry(eitherWay(pairs), { tribe: 'amber', second: 'amber' })?.text).toBe(
      'p1 rescue move amber amber',
    );
    expect(eitherWay(panic)).toEqual(panic);
  });

  it('leaves nothing for picks that fit nothing', () => {
    expect(remaining(flood, { district: 'R2' })).toEqual([]);
  });

  it('sends a sequence as it is', () => {
    expect(actionsOf({ seat: 'p1', kind: 'chest', actions: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(actionsOf(flood[0]!)).toEqual(['p1 flood 2 start G0']);
  });
});
