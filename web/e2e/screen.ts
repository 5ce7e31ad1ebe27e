// What every screen must keep: no trouble in the console, no sideways scrolling, nothing for axe to find.
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

const schemes = ['light', 'dark'] as const;

/** A page whose console stays clean: no refused style or script, nothing thrown. */
export const test = base.extend<{ cleanPage: Page }>({
  cleanPage: async ({ page }, use) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('the server responded with a status of 4'))
        troubles.push(message.text());
    });
    await use(page);
    expect(troubles).toEqual([]);
  },
});
export { expect };

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, 'wider than the window').toBeLessThanOrEqual(0);
}

/** Looks at the screen by day and by night: axe, width, and a picture for people to look at. */
export async function inspect(page: Page, name: string): Promise<void> {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expectNoSidewaysScroll(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    );
    await page.screenshot({
      path: `screenshots/${base.info().project.name}-${name}-${scheme}.png`,
      fullPage: true,
    });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** The token that this browser plays with. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('springtide.session') ?? '{}') as { token?: string }).token ?? '',
  );
