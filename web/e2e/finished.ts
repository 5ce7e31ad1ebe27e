// A game at the server that is over before anybody looks.
import type { Player } from './play';
import { tableFrom } from './positions';
import { tokenOf } from './screen';

const bot = { kind: 'bot', level: 1 } as const;

/** A game that is over: the first seat always takes the first move there is. */
export async function finishedTable(player: Player): Promise<string> {
  const table = await tableFrom(player, '', [bot]);
  await player.page.evaluate(
    ({ token, table }) =>
      new Promise<void>((done) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        let id = 0;
        const send = (message: object): void => line.send(JSON.stringify(message));
        line.onopen = () => send({ type: 'hello', version: 1, token });
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as {
            type: string;
            life?: string;
            decision?: number;
            may_change?: boolean;
            legal?: { text: string }[];
          };
          if (message.type === 'welcome') send({ type: 'watch', table });
          if (message.type === 'table' && message.life === 'open' && id === 0)
            send({ type: 'start', table, id: String(++id), secret: '0123456789abcdef'.repeat(2) });
          if (message.type !== 'update') return;
          if (message.life === 'finished') done();
          const [first] = message.legal ?? [];
          if (!first || message.may_change) return;
          const { decision } = message;
          send({ type: 'act', table, id: String(++id), seat: 'p1', decision, actions: [first.text] });
        };
      }),
    { token: await tokenOf(player.page), table },
  );
  return table;
}
