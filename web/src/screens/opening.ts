// Opens a table, and begins the game at once where nobody has to be waited for.
import { ensureSession } from '../state/session.svelte';
import { api } from '../wire/api';
import { Line, openSocket, type Socket } from '../wire/line';
import { wishesOf, type Plan } from './wishes';

const patience = 10_000;

/** Resolves once the game runs; a table that does not start in time is left to its host's own button. */
export function start(table: string, token: string, open: () => Socket = openSocket): Promise<void> {
  return new Promise((resolve) => {
    const nothing = () => {};
    const done = () => {
      clearTimeout(timer);
      line.close();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const line = new Line(
      table,
      token,
      {
        table: (message) => message.life !== 'open' && done(),
        update: nothing,
        steps: nothing,
        acknowledged: nothing,
        refused: done,
        connected: nothing,
        reload: done,
      },
      open,
    );
    line.send({ type: 'start' });
  });
}

export async function openTable(plan: Plan, name: string): Promise<string> {
  const session = await ensureSession(name);
  const { table } = await api.openTable(session.token, wishesOf(plan));
  if (!plan.chairs.includes('open')) await start(table, session.token);
  return table;
}
