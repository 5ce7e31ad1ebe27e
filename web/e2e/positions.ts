// Games that begin in the middle, so that a test need not play its way there.
import { tokenOf } from './screen';
import type { Player } from './play';

/** Bots that bring a game to its end: in Vigo one who plays well ends it soon. */
export const bots = {
  vineta: { kind: 'bot', level: 1 },
  vigo: { kind: 'bot', level: 4 },
} as const;

/** Anna is p1. Her Panic is revealed: four houses of the harbour flee. */
export const panic = `game vineta
players 3
phase play
round 2
turn 2
sunk G1
houses G0 amber 2, ice 1, fern 1
houses Y0 amber 2, ice 3, straw 2
houses R0 fern 4, straw 1
houses R2 rest
row G0 by p2: p2 3, p3 2
row Y0 by p3: p3 2, p2 +7
p1 chosen panic
p2 chosen flood 1
p3 chosen flood 2`;

/** Anna's Calm Sea is revealed, and there is one card that it can discard. */
export const calmSea = `game vineta
players 2
phase play
round 2
turn 1
tower p1
sunk G1
houses G0 amber 2, ice 1, fern 1
houses Y0 amber 2, ice 3, straw 2
houses R2 rest
row G0 by p2: p2 4
p1 chosen calm sea
p2 chosen flood 1`;

/** The last card of a round is Anna's; then the harbour sinks. */
export const sinking = `game vineta
players 2
phase play
round 2
turn 3
tower p2
sunk G1
houses G0 amber 2, ice 1, fern 1
houses Y0 amber 2, ice 3, straw 2
houses R2 rest
row G0 by p2: p2 4, p1 2
p1 chosen flood 2`;

/** The last card of the game is Anna's. */
export const lastCard = `game vineta
players 4
edition nl
phase play
round 8
turn 3
tower p2
sunk G0 G1 G2 Y0 Y1 R0 R2
houses Y2 amber 2, ice 1
houses R1 amber 1, fern 2
row Y2 by p2: p2 3, p3 2
p1 chosen flood 2
p1 captured amber 3, ice 2, tide 2
p2 captured fern 5, ice 2
p3 captured straw 6, ice 2
p4 captured tide 5, amber 1, straw 1`;

type Chair = { kind: 'player' } | { kind: 'open' } | { kind: 'bot'; level: number };

/** A table that begins there; the first seat is the player's own. */
export async function tableFrom(
  { page }: Player,
  position: string,
  others: Chair[],
  more: Record<string, unknown> = {},
): Promise<string> {
  const players = `players ${others.length + 1}`;
  const answer = await page.request.post('/api/tables', {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
    data: {
      game: 'vineta',
      options: [players],
      chairs: [{ kind: 'player' }, ...others],
      ...(position ? { position, lesson: true } : {}),
      ...more,
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { table: string }).table;
}
