// A finished game to be looked at again: of a table, or of a record from a file.
import { t } from '../i18n/i18n.svelte';
import { troubleText } from '../parts/trouble';
import { headOf, type RecordHead } from '../state/record';
import { tokenFor } from '../state/session.svelte';
import type { AnyView } from '../state/views';
import { api, Refused } from '../wire/api';
import { stepsOf } from '../wire/replay';
import type { Replay, Seat, SeenReplay, Step } from '../wire/schema';

export interface Opened {
  head: RecordHead;
  record: string;
  /** In the open, or through somebody's eyes. */
  look: (eyes?: Seat) => Promise<Step<AnyView>[]>;
  steps: Step<AnyView>[];
}

// A game without a move has nothing to show.
async function openWith(
  record: string,
  ask: (eyes?: Seat) => Promise<Replay | SeenReplay>,
): Promise<Opened | null> {
  const head = headOf(record);
  const look = async (eyes?: Seat) => stepsOf<AnyView>(await ask(eyes));
  const steps = head ? await look() : [];
  return head && steps.length > 0 ? { head, record, look, steps } : null;
}

/** Null if it is nothing that can be looked at. */
export async function openTable(id: string): Promise<Opened | null> {
  const open = await api.replay(id); // of a game that is not over it says so; who plays there gets a record, too
  return openWith(await api.record(tokenFor(id), id), (eyes) =>
    eyes ? api.replay(id, eyes) : Promise.resolve(open),
  );
}
export const openRecord = (record: string): Promise<Opened | null> =>
  openWith(record, (eyes) => api.replayRecord(record, eyes));

const known = { 'not-over': 'replay.not-over', 'from-position': 'replay.from-position' } as const;

/** What went wrong, and what the server says of the record, in English. */
export function openingTrouble(caught: unknown): { text: string; detail: string | null } {
  if (!(caught instanceof Refused)) return { text: troubleText(caught), detail: null };
  if (caught.code === 'bad-record') return { text: t('replay.bad'), detail: caught.message };
  if (caught.code === 'no-such-table') return { text: t('replay.missing'), detail: null };
  const key = known[caught.code as keyof typeof known];
  return { text: key ? t(key) : troubleText(caught), detail: null };
}
