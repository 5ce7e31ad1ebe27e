// Six ships, told apart by their rig: drawn about (0, 0), some 60 wide. The sail bears the colour's symbol.
import type { Seat } from '../../../wire/schema';

export interface ShipShape {
  readonly hull: string;
  readonly sails: string;
  readonly rig: string;
  // Where the symbol stands on the sail, and its size.
  readonly symbol: readonly [x: number, y: number, size: number];
}

const round = 'M-27 13H27C25 22 20 27 14 27H-14C-20 27-25 22-27 13z';
const high = 'M-28 7H-17L-15 13H15L18 8H29C27 20 22 27 15 27H-15C-22 27-27 19-28 7z';
const sharp = 'M-29 12H30L18 27H-18C-24 25-28 19-29 12z';

export const shipShapes: Record<Seat, ShipShape> = {
  // A cog: one broad square sail.
  p1: {
    hull: round,
    sails: 'M-21-26H21C26-14 26-3 21 8H-21C-16-3-16-14-21-26z',
    rig: 'M0-32V14',
    symbol: [2, -9, 26],
  },
  // A lateen: one slanting triangle.
  p2: {
    hull: sharp,
    sails: 'M-27 8C-14-8 2-22 21-32 27-18 27-4 23 8z',
    rig: 'M4-24V14',
    symbol: [9, -6, 23],
  },
  // A lugger: a high-peaked four-sided sail.
  p3: {
    hull: sharp,
    sails: 'M-20-12 14-33C22-20 24-6 22 8H-20C-17 2-17-6-20-12z',
    rig: 'M-4-26V14',
    symbol: [3, -7, 25],
  },
  // A galleon: two square sails, high at both ends.
  p4: {
    hull: high,
    sails: 'M-27-16H-8C-4-8-4 0-8 6H-27C-23 0-23-8-27-16zM-3-31H23C28-18 28-6 23 6H-3C2-6 2-18-3-31z',
    rig: 'M-16-22V10M11-35V10',
    symbol: [13, -12, 22],
  },
  // A sloop: two triangles back to back.
  p5: {
    hull: sharp,
    sails: 'M-6-34C10-24 24-8 28 8H-6zM-11-23C-14-11-20 0-29 8H-11z',
    rig: 'M-8.5-37V14',
    symbol: [6, -5, 21],
  },
  // A round sail on a low hull with raised ends.
  p6: {
    hull: 'M-31 2C-27 8-24 12-19 13H19C24 12 27 8 31 2 31 18 24 27 14 27H-14C-24 27-31 18-31 2z',
    sails: 'M-20-11A20 20 0 1 1 20-11 20 20 0 1 1-20-11z',
    rig: 'M0-35V14',
    symbol: [0, -11, 25],
  },
};
