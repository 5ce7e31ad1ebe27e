// The page as the browser has it: every rule can be linked to, and links lead to rules.
import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/i18n.svelte';
import { loadRules } from '../rules/load';
import RulesPage from '../rules/RulesPage.svelte';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(async () => {
  history.replaceState(null, '', '/');
  await setLanguage('nl');
});
// Modules are loaded while the page waits; on a busy machine that takes its time.
async function open(game: string): Promise<Element> {
  const { container } = render(RulesPage, { game });
  await vi.waitFor(() => expect(container.querySelector('nav')).not.toBeNull(), { timeout: 20_000 });
  return container;
}
const anchors = (root: Element) => [...root.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '');

describe.each(['vineta', 'vigo'])('the page of %s', (game) => {
  it('has an anchor for every rule, and no link without one', async () => {
    const container = await open(game);
    const ids = (await loadRules(game, 'nl'))!.page.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids.filter((id) => !container.querySelector(`li#${id}`))).toEqual([]);
    expect(anchors(container).filter((href) => !container.querySelector(href))).toEqual([]);
  });
});

describe('the rule that is asked for', () => {
  it('is marked and has the focus when the page opens', async () => {
    history.replaceState(null, '', '/#VN-SCO-3');
    const container = await open('vineta');
    expect([...container.querySelectorAll('.shown')].map(({ id }) => id)).toEqual(['VN-SCO-3']);
    expect(document.activeElement?.id).toBe('VN-SCO-3');
  });
  it('is marked and in the address when its link is followed', async () => {
    const container = await open('vineta');
    container.querySelector<HTMLAnchorElement>('li#VN-END-3 .see a')?.click();
    await Promise.resolve();
    expect(location.hash).toBe('#ED-1');
    expect(document.activeElement?.id).toBe('ED-1');
  });
});
