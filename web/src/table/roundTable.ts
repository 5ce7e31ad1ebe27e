// Seats around a table: clockwise from the lower left, up the left side and down the right.
export interface SeatPlace {
  side: 'left' | 'right';
  row: number; // from 1, counted from above
}

/** Where `count` seats are, in seat order. With an odd number the left side has one more. */
export function seatPlaces(count: number): SeatPlace[] {
  const left = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) =>
    index < left ? { side: 'left', row: left - index } : { side: 'right', row: index - left + 1 },
  );
}
