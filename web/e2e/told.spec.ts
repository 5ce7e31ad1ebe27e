// A finished game told on one page, kept as a file, and what its link shows before it is opened.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Analysis, Entry } from '../src/wire/schema';
import { finishedTable } from './finished';
import { expect, inspect, test } from './screen';

/** As if the game had been analysed in this browser: a search takes longer than a test may. */
async function analysed(page: Page, table: string): Promise<void> {
  const answer = await page.request.get(`/api/tables/${table}/replay`);
  const { steps } = (await answer.json()) as { steps: { move: Entry }[] };
  const found = (isIt: (move: Entry) => boolean): number => steps.findIndex(({ move }) => isIt(move)) + 1;
  const figure = { value: 0.25, error: 0.02 };
  const at = found(({ seat, kind }) => seat === 'p1' && kind === 'choose');
  const { move: played } = steps[at - 1]!;
  const decision = {
    seat: 'p1',
    options: 2,
    played,
    better: played,
    played_value: 0.4,
    better_value: 0.5,
  } as const;
  const course = { now: [played], then: [] };
  const why = {
    reasons: [{ kind: 'leads', rule: 'VN-SCO-1', district: 'G1', count: 5 }],
    better: course,
    played: course,
  };
  const mistake = { ...decision, move: at, loss: 0.1, error: 0.01, stake: 0.3, mistake: true, why };
  const last = found(({ kind }) => kind === 'draw');
  const analysis: Analysis = {
    line: [...steps, null].map((_, move) => ({ move, shares: [0.5, 0.5], errors: [0.01, 0.01] })),
    seats: (['p1', 'p2'] as const).map((seat) => ({
      ...{ seat, decisions: 1, agreed: 0, result: 1 },
      ...{ skill: figure, luck: figure, others: figure, adjusted: figure, accuracy: figure },
    })),
    decisions: [mistake],
    mistakes: [mistake],
    luck: [
      {
        first: last,
        last,
        cause: 'nature',
        moves: [steps[last - 1]!.move],
        seat: 'p2',
        change: 0.2,
        margin: 0.1,
      },
    ],
  };
  await page.evaluate((kept) => localStorage.setItem('springtide.analyses.4', JSON.stringify([kept])), {
    table,
    analysis,
  });
}

test('a game is told with its boards, and kept as a file @desk', async ({ invite }) => {
  const anna = await invite('nl', '<i>Anna</i>');
  const { page, say } = anna;
  const table = await finishedTable(anna);

  await page.goto(`/told/${table}`);
  await expect(page.getByRole('button', { name: say('analysis.go') })).toBeVisible();
  await analysed(page, table);
  await page.reload();
  const turns = page.getByRole('region', { name: say('told.turns') });
  await expect(turns.getByRole('article')).toHaveCount(2);
  await expect(turns.getByRole('img', { name: say('told.before') })).toBeVisible();
  await expect(turns.getByRole('img', { name: say('told.after') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('told.mistakes') })).toContainText('<i>Anna</i>');
  // Why, to who made it: on the board and in the list.
  const why = say('vineta.why.leads').split('|')[1]?.split('{district}')[0] ?? '';
  await expect(turns.getByText(why)).toContainText('<i>Anna</i>');
  await expect(page.getByRole('region', { name: say('told.mistakes') })).toContainText(why);
  await expect(page.getByRole('region', { name: say('told.lately') })).toContainText('<i>Anna</i>');
  await inspect(page, 'told');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('told.save') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Vineta, .*\.md$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(`# Vineta: ${say('told.title')}`);
  expect(text).not.toContain('<i>');
  expect(text.split(why)).toHaveLength(3);
  // The chart and a board for each turning point, each a drawing of its own with its colours in it.
  const pictures = [...text.matchAll(/src="data:image\/svg\+xml;base64,([^"]+)"/g)].map((match) =>
    Buffer.from(match[1] ?? '', 'base64').toString(),
  );
  expect(pictures).toHaveLength(3);
  expect(text.length).toBeLessThan(6_000_000);
  const drawn = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (svg) => {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          const canvas = new OffscreenCanvas(60, 60);
          const brush = canvas.getContext('2d')!;
          brush.drawImage(image, 0, 0, 60, 60);
          const { data } = brush.getImageData(0, 0, 60, 60);
          return new Set(new Uint32Array(data.buffer)).size;
        }),
      ),
    pictures,
  );
  for (const colours of drawn) expect(colours).toBeGreaterThan(40);

  // Who sends the link on is shown the result by any chat service.
  const page2 = await (await page.request.get(`/told/${table}`)).text();
  expect(page2).toContain('<meta property="og:title" content="Vineta: &lt;i&gt;Anna&lt;/i&gt;, Bot 1" />');
  const [, picture] = /og:image" content="([^"]+)"/.exec(page2) ?? [];
  const answer = await page.request.get(picture ?? '');
  expect(answer.headers()['content-type']).toBe('image/png');

  // From a moment to what might have been.
  await turns
    .getByRole('button', { name: say('study.whatif') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/study\/own-\w+$/);
  await expect(
    page
      .getByRole('region', { name: say('study.title') })
      .locator('.answer .choice')
      .first(),
  ).toBeVisible();
});
