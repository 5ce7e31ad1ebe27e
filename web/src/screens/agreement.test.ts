import { describe, expect, it } from 'vitest';
import { languages, setLanguage } from '../i18n/i18n.svelte';
import { kitOf, loadKit } from '../kit/games.svelte';
import { optionWords } from '../table/agreed';
import type { Summary } from '../wire/schema';
import { agreementOf } from './agreement';

const options = ['edition fr', 'set panic one-each'];
const said = {
  nl: 'Franse editie',
  de: 'französische Ausgabe',
  en: 'French edition',
  fr: 'édition française',
} as const;
const short = { nl: 'Frans', de: 'Französisch', en: 'French', fr: 'Française' } as const;

describe.each(languages)('an edition in %s', (language) => {
  it('is called one where nothing else says so', async () => {
    await setLanguage(language);
    await loadKit('vineta');
    expect(optionWords('vineta', options)).toBe(said[language]);
    const summary = { clock: { kind: 'none' }, options } as unknown as Summary;
    expect(agreementOf(summary)[1]).toBe(said[language]);
  });

  it('has its short name beside its title', async () => {
    await setLanguage(language);
    await loadKit('vineta');
    expect(kitOf('vineta')?.options?.agreed(options)[0]?.lines).toEqual([short[language]]);
  });
});

it('an edition that is not known is not spoken of', () =>
  expect(
    agreementOf({ clock: { kind: 'none' }, options: ['edition xx'] } as unknown as Summary),
  ).toHaveLength(1));
