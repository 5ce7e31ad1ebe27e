// The signs that accounts can choose: motifs in a box of 64, and colours.
export const emblems: readonly number[] = [...Array(24).keys()];
export const motifs = [
  'M8 36c6-10 14-10 20 0s14 10 20 0q4-7 8-8M8 48c6-10 14-10 20 0s14 10 20 0q4-7 8-8', // waves
  'M22 54V26h20v28M18 26h28M20 20h4v6M30 20h4v6M40 20h4v6M32 54V42', // a tower
  'M10 42h44l-8 12H18zM32 42V12M32 14l16 20H32M28 20L16 34h12', // a ship
  'M32 18v36M32 18a5 5 0 1 0-.1 0M22 26h20M12 40c2 9 10 14 20 14s18-5 20-14', // an anchor
  'M32 54L10 34c0-26 44-26 44 0zM32 54V16M32 54L20 20M32 54l12-34', // a shell
  'M32 10l6 15 16 1-12 11 4 16-14-9-14 9 4-16-12-11 16-1z', // a star
] as const;
export const colours = ['p1', 'p2', 'p3', 'p4'] as const;
