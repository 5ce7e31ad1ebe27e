// How parts go together to a chest: where each piece, each gap and each key lies. Pure; units of a part's side.
import type { Part, Shape } from './names';

export const corners = ['left lid', 'right lid', 'left bottom', 'right bottom'] as const;
export type Corner = (typeof corners)[number];
export const isCorner = (shape: Shape): shape is Corner => (corners as readonly Shape[]).includes(shape);

export interface Piece {
  readonly part: Part;
  readonly at: 'lid' | 'bottom';
  readonly x: number;
  readonly width: number;
}
export interface Gap {
  readonly shape: Corner;
  readonly x: number;
  readonly width: number;
}
export interface PutKey {
  readonly part: Part;
  readonly lock: Piece;
  readonly fits: boolean; // of the lock's colour
}
export interface Assembly {
  readonly width: number;
  readonly pieces: readonly Piece[];
  readonly gaps: readonly Gap[];
  readonly keys: readonly PutKey[];
  // What finds no place: a second part for a corner, a key without a lock.
  readonly loose: readonly Part[];
}

type Slot = { shape: Shape; part: Part | undefined };

function line(at: 'lid' | 'bottom', slots: readonly Slot[], width: number) {
  const each = width / slots.length;
  const placed = slots.map((slot, i) => ({ ...slot, at, x: i * each, width: each }));
  return {
    pieces: placed.flatMap(({ part, x }) => (part ? [{ part, at, x, width: each }] : [])),
    gaps: placed.flatMap(({ part, shape, x }) =>
      !part && isCorner(shape) ? [{ shape, x, width: each }] : [],
    ),
  };
}

// Keys go to a lock of their colour first; what is left goes to any lock, in order.
function putKeys(keys: readonly Part[], locks: readonly Piece[]) {
  const free = [...locks];
  const put: PutKey[] = [];
  const insert = (key: Part, at: number) => {
    const [lock] = at < 0 ? [] : free.splice(at, 1);
    if (lock) put.push({ part: key, lock, fits: lock.part.colour === key.colour });
    return lock !== undefined;
  };
  const others = keys.filter(
    (key) =>
      !insert(
        key,
        free.findIndex((lock) => lock.part.colour === key.colour),
      ),
  );
  return { put, loose: others.filter((key) => !insert(key, free.length > 0 ? 0 : -1)) };
}

/** A name for each piece that stays its own while others come and go: the part's words, and which of its like it is. */
export function namesOf(parts: readonly Part[]): string[] {
  const words = parts.map(({ colour, shape, mark }) => `${colour} ${shape} ${mark ?? ''}`);
  return words.map((each, i) => `${each} ${words.slice(0, i).filter((other) => other === each).length}`);
}

/** Middles are shared out evenly, an odd one below; the pieces of the shorter line are wider. */
export function assemble(parts: readonly Part[]): Assembly {
  const of = (shape: Shape) => parts.filter((part) => part.shape === shape);
  const middles = of('middle').map((part): Slot => ({ shape: 'middle', part }));
  const above = Math.floor(middles.length / 2);
  const corner = (shape: Corner): Slot => ({ shape, part: of(shape)[0] });
  const width = 2 + middles.length - above;
  const lid = line('lid', [corner('left lid'), ...middles.slice(0, above), corner('right lid')], width);
  const bottom = line(
    'bottom',
    [corner('left bottom'), ...middles.slice(above), corner('right bottom')],
    width,
  );
  const pieces = [...lid.pieces, ...bottom.pieces];
  const keys = putKeys(
    of('key'),
    pieces.filter((piece) => piece.part.mark === 'lock'),
  );
  return {
    width,
    pieces,
    gaps: [...lid.gaps, ...bottom.gaps],
    keys: keys.put,
    loose: [...corners.flatMap((shape) => of(shape).slice(1)), ...keys.loose],
  };
}
