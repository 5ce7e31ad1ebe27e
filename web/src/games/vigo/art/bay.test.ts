import { describe, expect, it } from 'vitest';
import {
  bandOf,
  boxOf,
  columns,
  fields,
  fieldsOf,
  nextField,
  placeOf,
  plankOf,
  reachOf,
  rows,
  shipsOf,
  side,
  waterOf,
  waveOf,
} from './bay';
import type { Box, Field, Lie } from './bay';
import { shoreOf } from './shore';

const lies: Lie[] = ['wide', 'tall'];
const inside = (outer: Box, x: number, y: number, by = 0) =>
  x - by >= outer.x &&
  x + by <= outer.x + outer.width &&
  y - by >= outer.y &&
  y + by <= outer.y + outer.height;

describe.each(lies)('the %s bay', (lie) => {
  it('has 108 fields in wire order that tile the water', () => {
    expect(fields).toHaveLength(108);
    expect([fields[0], fields[1], fields[12], fields[107]]).toEqual(['a1', 'b1', 'a2', 'l9']);
    const water = waterOf(lie);
    const places = fields.map((field) => placeOf(field, lie));
    for (const { x, y } of places) expect(inside(water, x, y, side / 2)).toBe(true);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(108);
    expect(water.width * water.height).toBe(108 * side * side);
  });

  it('puts fields that touch by row and column side by side', () => {
    const step = (a: Field, b: Field) => {
      const [p, q] = [placeOf(a, lie), placeOf(b, lie)];
      return Math.abs(p.x - q.x) + Math.abs(p.y - q.y);
    };
    for (const row of rows)
      columns
        .slice(1)
        .forEach((column, i) => expect(step(`${columns[i] ?? 'a'}${row}`, `${column}${row}`)).toBe(side));
    for (const column of columns)
      rows
        .slice(1)
        .forEach((row, i) => expect(step(`${column}${rows[i] ?? '1'}`, `${column}${row}`)).toBe(side));
  });

  it('names 21 lines on the quay, each beside its own fields', () => {
    for (const line of [...columns, ...rows]) {
      const [band, plank] = [bandOf(line, lie), plankOf(line, lie)];
      for (const field of fields) {
        const { x, y } = placeOf(field, lie);
        expect(inside(band, x, y)).toBe(field.includes(line));
        expect(inside(plank, x, y)).toBe(false);
      }
      const across = plank.x === 0 && plank.y === band.y && plank.height === side;
      const below = plank.y === band.y + band.height && plank.x === band.x && plank.width === side;
      expect(across !== below).toBe(true);
      expect(inside(boxOf(lie), plank.x + plank.width, plank.y + plank.height)).toBe(true);
    }
    for (const line of [...columns, ...rows]) {
      const reach = reachOf(plankOf(line, lie));
      const reached = fields.filter((field) => inside(reach, placeOf(field, lie).x, placeOf(field, lie).y));
      expect(reached).toEqual([expect.stringContaining(line)]);
    }
    expect(fieldsOf('c')).toHaveLength(9);
    expect(fieldsOf('7')).toHaveLength(12);
  });

  it('keeps ships whole in the picture wherever they are, and the nearer one in front', () => {
    const box = boxOf(lie);
    for (const field of fields) {
      const [ship] = shipsOf({ p3: field }, lie);
      expect(ship).toMatchObject({ seat: 'p3', field, ...placeOf(field, lie) });
      expect(inside(box, ship?.x ?? -1, ship?.y ?? -1, 32)).toBe(true);
    }
    const drawn = shipsOf({ p1: 'd1', p2: 'd2', p3: null, p4: 'a9', p5: 'l5' }, lie);
    expect(drawn.map((ship) => ship.seat).sort()).toEqual(['p1', 'p2', 'p4', 'p5']);
    drawn.slice(1).forEach((ship, i) => expect(ship.y).toBeGreaterThanOrEqual(drawn[i]?.y ?? Infinity));
  });

  it('keeps the rough edge of the water off the fields', () => {
    const { x, y, width } = waterOf(lie);
    const points = shoreOf(lie).match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    expect(points.length).toBeGreaterThan(40);
    for (const point of points) {
      const [px, py] = point.split(' ').map(Number) as [number, number];
      expect(px <= x || px >= x + width || py < y || py >= y + waterOf(lie).height).toBe(true);
    }
  });
});

describe('the lie of the bay', () => {
  it('puts row 1 at the bottom and column a at the left when wide', () => {
    expect(placeOf('a1', 'wide').y).toBeGreaterThan(placeOf('a9', 'wide').y);
    expect(placeOf('a1', 'wide').x).toBeLessThan(placeOf('l1', 'wide').x);
  });
  it('is the same bay turned by a quarter when tall, not mirrored', () => {
    // Clockwise from a1: along the row, then along the column. The turning sense must be the same.
    const sense = (lie: Lie) => {
      const [o, p, q] = (['a1', 'l1', 'a9'] as const).map((field) => placeOf(field, lie));
      if (!o || !p || !q) return 0;
      return Math.sign((p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x));
    };
    expect(sense('tall')).toBe(sense('wide'));
  });
  it('gives more room to a field on a phone when tall', () => {
    const field = (lie: Lie) => (360 / boxOf(lie).width) * side;
    expect(field('wide')).toBeGreaterThan(28);
    expect(field('tall')).toBeGreaterThan(36);
  });
});

describe('a wave', () => {
  it('turns in the order given, about the axis it runs along', () => {
    const row = waveOf(['b4', 'c4', 'e4'], 'wide');
    expect([...row]).toEqual([
      ['b4', { order: 0, axis: 'x' }],
      ['c4', { order: 1, axis: 'x' }],
      ['e4', { order: 2, axis: 'x' }],
    ]);
    expect(waveOf(['b4', 'c4'], 'tall').get('c4')?.axis).toBe('y');
    expect(waveOf(['b4', 'b5'], 'wide').get('b4')?.axis).toBe('y');
    expect(waveOf(['b4'], 'wide').get('b4')).toEqual({ order: 0, axis: 'x' });
    expect(waveOf([], 'wide').size).toBe(0);
  });
});

describe('arrow keys', () => {
  const lit: Field[] = ['d3', 'd6', 'a4', 'g4', 'e5'];
  it('lead to the nearest lit field that way, straight ahead before aside', () => {
    expect(nextField('d4', 'ArrowUp', lit, 'wide')).toBe('d6');
    expect(nextField('d4', 'ArrowDown', lit, 'wide')).toBe('d3');
    expect(nextField('d4', 'ArrowRight', lit, 'wide')).toBe('g4');
    expect(nextField('d4', 'ArrowLeft', lit, 'wide')).toBe('a4');
    expect(nextField('d4', 'ArrowRight', lit, 'tall')).toBe('d6');
  });
  it('lead nowhere at the edge', () => {
    expect(nextField('a4', 'ArrowLeft', lit, 'wide')).toBeNull();
    expect(nextField('d6', 'ArrowUp', lit, 'wide')).toBeNull();
  });
  it('reach every one of all fields from any other', () => {
    const seen = new Set<Field>(['f5']);
    for (const field of seen)
      for (const way of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = nextField(field, way, fields, 'wide');
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(108);
  });
});
