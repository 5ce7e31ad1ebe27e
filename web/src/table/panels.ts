// What lies beside the board: on a desk all of it, one below the other; on a phone one at a time, behind its tab.
import type { Snippet } from 'svelte';
import type { IconName } from '../parts/Icon.svelte';

/** A phone, however it is held: too narrow for what lies beside the board, or too low. The styles say the same. */
export const smallScreen = '(max-width: 56rem), (max-height: 30rem)';

export interface Panel {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** Given whether it is in sight, and how it makes room for the board on a phone. */
  readonly body: Snippet<[isShown: boolean, putAway: () => void]>;
  /** On a desk: takes what room is left, or is always as high as the log. */
  readonly size?: 'rest' | 'log';
  /** On a desk: lies over the others for a while. */
  readonly isTall?: boolean;
  /** Heard by screen readers even while another one is in sight. */
  readonly isHeard?: boolean;
  /** Something in it must be picked now: names that decision. It comes into sight, once. */
  readonly wanted?: string | undefined;
}

/** Which tab is chosen, whether it is drawn up over the board, and what was wanted and has been put away. */
export interface Drawn {
  readonly id: string | null;
  readonly isUp: boolean;
  readonly away: string | null;
}
export const nothingDrawn: Drawn = { id: null, isUp: false, away: null };

/** What is in sight on a phone, and whether over the board. */
export function inSight(panels: readonly Panel[], drawn: Drawn): { id: string | undefined; isUp: boolean } {
  const wanted = panels.find((panel) => panel.wanted !== undefined && panel.wanted !== drawn.away);
  if (wanted) return { id: wanted.id, isUp: true };
  const chosen = panels.find((panel) => panel.id === drawn.id);
  return { id: (chosen ?? panels[0])?.id, isUp: chosen !== undefined && drawn.isUp };
}

/** What is up goes down. */
export const putAway = (panels: readonly Panel[], drawn: Drawn): Drawn => {
  const shown = inSight(panels, drawn);
  return shown.isUp && shown.id !== undefined ? pressed(panels, drawn, shown.id) : drawn;
};

/** A press on a tab draws its panel up; on the one that is up, puts it away. */
export function pressed(panels: readonly Panel[], drawn: Drawn, id: string): Drawn {
  const shown = inSight(panels, drawn);
  const away = panels.find((panel) => panel.wanted !== undefined)?.wanted ?? null;
  return { id, isUp: !(shown.isUp && shown.id === id), away };
}
