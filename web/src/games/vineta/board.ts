// From a view to what the board shows of each district: a pure function, so that animation can compare two of them.
import type { DistrictData } from './art/districtData';
import { districts, type District } from './art/names';
import type { Part, Picks } from './choosing';
import type { Outlook } from './ahead';
import type { Goal } from './goal';
import type { VinetaView } from './view';

export function boardOf(
  view: VinetaView,
  lit: ReadonlyMap<string, Part>,
  picks: Picks,
  before: VinetaView | null,
  goal: Goal | null = null,
  pointed: District | null | undefined = null,
  outlook: Outlook | null = null,
): Record<District, DistrictData> {
  const sinking = before ? newlySunk(before, view) : [];
  const data = districts.map((district): [District, DistrictData] => {
    const isSunk = view.sunk.includes(district);
    // While its end is told, the row against a district outlasts it; in the water there is nothing to draw it on.
    const row = isSunk ? undefined : view.rows.find((each) => each.district === district);
    return [
      district,
      {
        houses: view.houses[district] ?? {},
        sunk: isSunk,
        sinking: sinking.includes(district),
        coast: view.coast.includes(district),
        chip: row?.chip,
        waves: row?.waves,
        leading: !isSunk && view.would_sink === district,
        quarantine: view.quarantine.includes(district),
        clickable: lit.has(district),
        // Also where the card being carried out has begun.
        pointed: pointed === district,
        // What can be picked is lit already.
        ahead: lit.size === 0 && (outlook?.places.includes(district) ?? false),
        wouldSink: outlook?.sinks.includes(district) ?? false,
        own: goal?.district === district,
        chosen: [picks.district, picks.to, view.doing?.from].includes(district),
      },
    ];
  });
  return Object.fromEntries(data) as Record<District, DistrictData>;
}

/** The same, with what a line of the log speaks of. */
export function withMeant(
  board: Record<District, DistrictData>,
  spots: readonly string[],
): Record<District, DistrictData> {
  const meant = districts.filter((district) => spots.includes(district));
  const data = meant.map((district): [District, DistrictData] => [
    district,
    { ...board[district], meant: true },
  ]);
  return meant.length > 0 ? { ...board, ...Object.fromEntries(data) } : board;
}

/** What has gone under between two views. */
export const newlySunk = (before: VinetaView, after: VinetaView): District[] =>
  after.sunk.filter((district) => !before.sunk.includes(district));
