// A legal entry, whatever the game: what is sent for it, and what tells it from the others.
import type { Entry } from '../wire/schema';

/** The actions to send for an entry: its own sequence, or itself. */
export const actionsOf = (entry: Entry): string[] => entry.actions ?? (entry.text ? [entry.text] : []);

export const keyOf = (entry: Entry): string => actionsOf(entry).join('\n');
