// Being called while nothing is open: the switch of this device, and what the service worker makes of a message.
import type { CDPSession } from '@playwright/test';
import { installed } from './offlinePlay';
import type { Player } from './play';
import { expect, inspect, test } from './screen';

test.setTimeout(240_000);

/** Of RFC 8291; nothing is sent to it here. */
const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/test',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** What the push service of a browser gives it: the only thing that is played here. */
const standIn = ({ page }: Player): Promise<unknown> =>
  page.addInitScript((given) => {
    let endpoint = given.endpoint;
    const made = { toJSON: () => ({ ...given, endpoint }), unsubscribe: () => Promise.resolve(true) };
    PushManager.prototype.subscribe = () => {
      endpoint = `${given.endpoint}-${Math.random()}`;
      return Promise.resolve(made as unknown as PushSubscription);
    };
  }, subscription);

/** Messages as the push service delivers them. */
class PushService {
  private constructor(
    readonly line: CDPSession,
    readonly origin: string,
    readonly registration: string,
  ) {}

  static async of({ page }: Player): Promise<PushService> {
    const line = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      }),
    );
    await line.send('ServiceWorker.enable');
    return new PushService(line, new URL(page.url()).origin, await registered);
  }

  async deliver(message: object): Promise<void> {
    await this.line.send('ServiceWorker.deliverPushMessage', {
      origin: this.origin,
      registrationId: this.registration,
      data: JSON.stringify(message),
    });
  }
}

const notices = ({ page }: Player): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => `${tag}: ${title}, ${body}`);
  });

test('a device is called when somebody wants it, but not at night @desk', async ({ invite }) => {
  const anna = await invite('de', 'Anna', { installs: true });
  const { page, say } = anna;
  await page.context().grantPermissions(['notifications']);
  await standIn(anna);
  await page.goto('/account');
  await installed(anna);
  const here = page.getByRole('switch', { name: say('called.here') });
  await expect(here).not.toBeChecked();
  await page.getByText(say('called.here'), { exact: true }).click();
  await expect(here).toBeChecked();
  await page.getByText(say('called.quiet'), { exact: true }).click();
  await page.getByLabel(say('called.from')).fill('21:15');
  await page.getByLabel(say('called.until')).fill('06:45');
  await page.getByLabel(say('called.until')).blur();
  await inspect(page, 'account-called');
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel(say('called.from'))).toHaveValue('21:15', { timeout: 2000 });
    await expect(page.getByLabel(say('called.until'))).toHaveValue('06:45', { timeout: 2000 });
  }).toPass();
  await page.getByText(say('called.here'), { exact: true }).click();
  await expect(here).not.toBeChecked();
  await page.reload();
  await expect(here).not.toBeChecked();
});

test('a message becomes one notice a table, and disappears when it is taken back @desk', async ({
  invite,
}) => {
  const anna = await invite('fr', 'Anna', { installs: true });
  const { page, say } = anna;
  await page.context().grantPermissions(['notifications']);
  await standIn(anna);
  await page.goto('/account');
  await installed(anna);
  await page.getByText(say('called.here'), { exact: true }).click();
  await expect(page.getByRole('switch', { name: say('called.here') })).toBeChecked();
  const service = await PushService.of(anna);
  await service.deliver({ kind: 'begin', table: 'abc', game: 'vineta' });
  await expect.poll(() => notices(anna)).toEqual(['table abc: Vineta, Ta partie a commencé.']);
  await service.deliver({ kind: 'turn', table: 'abc', game: 'vineta' });
  await expect.poll(() => notices(anna)).toEqual(['table abc: Vineta, C’est à toi de jouer.']);
  // Taken back and called again at once, however long the first takes: the order counts.
  await page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(() => {
      const registration = Reflect.get(self, 'registration') as ServiceWorkerRegistration;
      const get = registration.getNotifications.bind(registration);
      registration.getNotifications = async (filter) => {
        const found = await get(filter);
        await new Promise((resolve) => setTimeout(resolve, 300));
        return found;
      };
    });
  await service.deliver({ kind: 'withdrawn', table: 'abc', game: 'vineta' });
  await service.deliver({ kind: 'begin', table: 'abc', game: 'vineta' });
  await expect.poll(() => notices(anna)).toEqual(['table abc: Vineta, Ta partie a commencé.']);
  await page.waitForTimeout(500);
  expect(await notices(anna)).toHaveLength(1);
  await service.deliver({ kind: 'turn', table: 'def', game: 'vigo' });
  await expect.poll(() => notices(anna)).toHaveLength(2);
  await service.deliver({ kind: 'withdrawn', table: 'abc', game: 'vineta' });
  await expect.poll(() => notices(anna)).toEqual(['table def: Vigo, C’est à toi de jouer.']);
  await service.deliver({ kind: 'withdrawn', table: 'def', game: 'vigo' });
  await service.deliver({ kind: 'invitation', table: 'ghi', game: 'vigo' });
  await expect.poll(() => notices(anna)).toEqual(['table ghi: Vigo, Une place t’est réservée.']);
});

test('no notice of a table that is on the screen, however one has come there @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna', { installs: true });
  const { page, say } = anna;
  await page.context().grantPermissions(['notifications']);
  await page.goto('/table/abc');
  await installed(anna);
  const service = await PushService.of(anna);
  // One that is on the screen, then one that is not: when the second is shown, the first would have been.
  const callTwice = async (seen: string, unseen: string): Promise<void> => {
    await service.deliver({ kind: 'turn', table: seen, game: 'vineta' });
    await service.deliver({ kind: 'turn', table: unseen, game: 'vineta' });
    const called = `table ${unseen}: Vineta, It is your turn.`;
    let shown: string[] = []; // the browser takes notices away by itself after a while: the first look counts
    await expect.poll(async () => (shown = await notices(anna))).toContain(called);
    expect(shown).toEqual([called]);
    await service.deliver({ kind: 'withdrawn', table: unseen, game: 'vineta' });
    await expect.poll(() => notices(anna)).toEqual([]);
  };
  await callTwice('abc', 'def');
  // The page goes on within itself; what the browser knows of it is the address that it was loaded from.
  await page.getByRole('link', { name: say('room.home') }).click();
  await expect(page).toHaveURL('/');
  await service.deliver({ kind: 'turn', table: 'abc', game: 'vineta' });
  await expect.poll(() => notices(anna)).toEqual(['table abc: Vineta, It is your turn.']);
  await service.deliver({ kind: 'withdrawn', table: 'abc', game: 'vineta' });
  await page.evaluate(() => {
    history.pushState(null, '', '/table/ghi');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: say('room.none.title') })).toBeVisible();
  await callTwice('ghi', 'abc');
  // However long it takes to say so.
  await page.evaluate(() => {
    setTimeout(() => {
      const end = Date.now() + 3000;
      while (Date.now() < end);
    });
  });
  await callTwice('ghi', 'abc');
});

test('a notice leads to its table @desk', async ({ invite }) => {
  const anna = await invite('en', 'Anna', { installs: true });
  const { page } = anna;
  await page.context().grantPermissions(['notifications']);
  await page.reload();
  await installed(anna);
  const service = await PushService.of(anna);
  await service.deliver({ kind: 'turn', table: 'abc', game: 'vineta' });
  await expect.poll(() => notices(anna)).toHaveLength(1);
  const worker = page.context().serviceWorkers()[0];
  const asked = await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
      dispatchEvent: (event: Event) => void;
    };
    const opened = new Promise<string>((resolve) => {
      scope.clients.openWindow = (address) => {
        resolve(address);
        return Promise.resolve(null);
      };
    });
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
    );
    return opened;
  });
  expect(asked).toBe(new URL('/table/abc', page.url()).href);
  await expect.poll(() => notices(anna)).toEqual([]);
});
