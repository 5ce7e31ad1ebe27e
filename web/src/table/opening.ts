// Opens a table where it is wanted, and begins the game at once where nobody has to be waited for.
import { settle } from '../state/deviceGames';
import { ensureName, ensureSession, tokenFor } from '../state/session.svelte';
import { api, NeedsServer, orHere } from '../wire/api';
import { Line, openSocket, type LineEvents, type Socket } from '../wire/line';
import type { Command, Wishes } from '../wire/schema';
import { startOf } from './dealNote';
import { hereOnly, wishesOf, type Plan } from './plan';

const patience = 10_000;

type Heeds = (done: () => void, send: (command: Command) => void) => Partial<LineEvents>;

/** Comes to a table and leaves: when something is refused, when what `heeds` listens for has come, or when patience ends. */
function visit(
  table: string,
  first: Command | null,
  heeds: Heeds,
  open: () => Socket = () => openSocket(table),
): Promise<void> {
  return new Promise((resolve) => {
    const nothing = () => {};
    const done = () => {
      clearTimeout(timer);
      line.close();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const quiet = {
      table: nothing,
      update: nothing,
      steps: nothing,
      acknowledged: nothing,
      connected: nothing,
    };
    const line = new Line(
      table,
      () => tokenFor(table),
      { ...quiet, refused: done, reload: done, ...heeds(done, (command) => line.send(command)) },
      open,
    );
    if (first) line.send(first);
  });
}

/** Says one thing to a table. */
export const tell = (table: string, command: Command, heeds: Heeds): Promise<void> =>
  visit(table, command, heeds);

/** Resolves once the game runs; a table that does not start in time is left to its host's own button. */
export const start = (table: string, open?: () => Socket): Promise<void> =>
  visit(
    table,
    null,
    (done, send) => {
      let hasSent = false;
      return {
        table: (message) => {
          if (message.life !== 'open') return done();
          if (!hasSent) send(startOf(message));
          hasSent = true;
        },
      };
    },
    open,
  );

const isOpen = ({ chairs }: Wishes): boolean => chairs.some((chair) => chair.kind === 'open');

async function layThere(wishes: Wishes, name: string): Promise<string> {
  const { token } = await ensureSession(name);
  return (await api.openTable(token, wishes)).table;
}

async function layHere(wishes: Wishes, name: string): Promise<string> {
  if (isOpen(wishes)) throw new NeedsServer();
  const session = ensureName(name);
  settle();
  return (await api.openTableHere(hereOnly(wishes, session.name))).table;
}

/** At the server, or on this device if that is wished for or there is no other way. */
export async function layTable(wishes: Wishes, name: string, where: Plan['where']): Promise<string> {
  const here = () => layHere(wishes, name);
  const table = where === 'device' ? await here() : await orHere(() => layThere(wishes, name), here);
  if (!isOpen(wishes)) await start(table);
  return table;
}

export const openTable = (plan: Plan, name: string): Promise<string> =>
  layTable(wishesOf(plan), name, plan.where);
