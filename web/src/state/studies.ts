// The studies of this browser: each is its file, and where somebody was in it. Kept beside the tables, and not with them.

export interface KeptStudy {
  readonly id: string;
  /** A study, or a record or a position that is to become one. */
  readonly text: string;
  /** Where one is: the branch of a study, or the moment of a record. */
  readonly at: number;
  readonly title: string;
  readonly game: string;
  readonly changed: number;
}

const name = 'springtide-studies';
const shelf = 'studies';

const outcomeOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store refused'));
  });

let opening: Promise<IDBDatabase> | null = null;
function base(): Promise<IDBDatabase> {
  opening ??= (() => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(shelf, { keyPath: 'id' });
    return outcomeOf(request).then((opened) => {
      opened.onversionchange = () => opened.close(); // a later version of the client must not wait for us
      return opened;
    });
  })();
  opening.catch(() => (opening = null));
  return opening;
}
const rows = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await base()).transaction(shelf, mode).objectStore(shelf);

export const isOwnStudy = (id: string): boolean => id.startsWith('own-');
export const newStudyId = (): string => `own-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;

/** Undefined if there is none of this name, or nothing can be kept here. */
export async function studyOf(id: string): Promise<KeptStudy | undefined> {
  return (await outcomeOf((await rows('readonly')).get(id))) as KeptStudy | undefined;
}
export async function keepStudy(study: KeptStudy): Promise<void> {
  await outcomeOf((await rows('readwrite')).put(study));
}
export async function removeStudy(id: string): Promise<void> {
  await outcomeOf((await rows('readwrite')).delete(id));
}
/** The newest first. */
export async function allStudies(): Promise<KeptStudy[]> {
  const all = (await outcomeOf((await rows('readonly')).getAll())) as KeptStudy[];
  return all.sort((a, b) => b.changed - a.changed);
}

/** Puts a text on the shelf to be studied from a moment on; the name of the study that it becomes. */
export async function beginStudy(text: string, at = 0, title = '', game = ''): Promise<string> {
  const id = newStudyId();
  await keepStudy({ id, text, at, title, game, changed: Date.now() });
  return id;
}

/** The moment before a seat's last move; of nobody's, before the last move of all. */
export function lastDecision(record: string, seats: readonly string[]): number {
  const moves = (record.split('\n\n')[1] ?? '').trimEnd().split('\n');
  const isOwn = (move: string): boolean =>
    seats.length > 0 ? seats.some((seat) => move.startsWith(`${seat} `)) : !move.startsWith('nature ');
  return Math.max(0, moves.map(isOwn).lastIndexOf(true));
}
