// Webhooks on the page of an account: a server that allows them, and somebody at their end who keeps what comes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server as Receiving } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableFrom } from './positions';
import { expect, inspect, test } from './screen';
import { Server } from './server';

/** Somebody at `https://localhost:…`, with a certificate of its own. */
class Receiver {
  readonly told: { path: string; message: unknown }[] = [];
  private constructor(
    readonly server: Receiving,
    readonly certificate: string,
  ) {}

  static async start(): Promise<Receiver> {
    const folder = mkdtempSync(join(tmpdir(), 'springtide-receiver-'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '2',
        ],
        ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
        ...['-keyout', key, '-out', certificate],
      ],
      { stdio: 'ignore' },
    );
    const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) });
    const receiver = new Receiver(server, certificate);
    server.on('request', (request, answer) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        receiver.told.push({ path: request.url ?? '', message: JSON.parse(body) });
        answer.writeHead(204).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  get host(): string {
    return `localhost:${(this.server.address() as AddressInfo).port}`;
  }
}

test('a webhook is added, told of the own move, and removed @desk', async ({ invite }, { parallelIndex }) => {
  const receiver = await Receiver.start();
  const server = await Server.start(4194 + parallelIndex, undefined, undefined, [
    ...['--webhook-hosts', receiver.host],
    ...['--call-private', 'on', '--call-ca', receiver.certificate],
  ]);
  try {
    const anna = await invite('de', 'Anna', { address: server.address });
    const { page, say } = anna;
    const table = await tableFrom(anna, '', [{ kind: 'bot', level: 1 }]);
    await page.goto('/account');
    const panel = page.locator('section', {
      has: page.getByRole('heading', { name: say('webhooks.title') }),
    });
    const address = panel.getByLabel(say('webhooks.url'));
    await address.fill('https://elsewhere.example/');
    await panel.getByRole('button', { name: say('webhooks.add') }).click();
    await expect(panel.getByText(say('trouble.host-not-allowed'))).toBeVisible();
    await address.fill(`https://${receiver.host}/all`);
    await panel.getByRole('button', { name: say('webhooks.add') }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await address.fill(`https://${receiver.host}/one`);
    await panel.getByText(say('webhooks.chat'), { exact: true }).click();
    await panel.getByLabel(say('webhooks.games')).selectOption(table);
    await panel.getByRole('button', { name: say('webhooks.add') }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await inspect(page, 'account-webhooks');

    // Anna begins, and goes: it is her move, and nothing is open.
    await page.goto(`/table/${table}`);
    await page.getByRole('button', { name: say('table.start') }).click();
    await expect(page.getByRole('button', { name: say('table.start') })).toHaveCount(0);
    await page.goto('/account');
    await expect.poll(() => receiver.told.map((each) => each.path).sort()).toEqual(['/all', '/one']);
    expect(receiver.told.find((each) => each.path === '/all')?.message).toEqual({
      kind: 'begin',
      table,
      game: 'vineta',
      seat: 'p1',
    });
    const sentence = `Vineta, table ${table}: the game has begun for p1.`;
    expect(receiver.told.find((each) => each.path === '/one')?.message).toEqual({
      text: sentence,
      content: sentence,
    });

    await panel.getByRole('button', { name: `https://${receiver.host}/one` }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toContainText('/all');
    await page.reload();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
  } finally {
    await server.kill();
    receiver.server.close();
  }
});

test('where the operator allows no host, nothing is offered @phone', async ({ invite }) => {
  const { page, say } = await invite('fr', 'Anna');
  const asked = page.waitForResponse('**/api/calls/webhooks');
  await page.goto('/account');
  expect(await (await asked).json()).toEqual({ webhooks: [], hosts: [] });
  await expect(page.getByRole('heading', { name: say('account.games') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('webhooks.title') })).toHaveCount(0);
});
