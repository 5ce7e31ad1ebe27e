import { afterAll, describe, expect, it } from 'vitest';
import { languages, setLanguage } from '../i18n/i18n.svelte';
import { Refused } from '../wire/api';
import { troubleText } from './trouble';

/** All that devices, webhooks and vacation may be refused with. */
const codes = [
  ...['bad-message', 'bad-token', 'no-token', 'busy', 'needs-account'],
  ...['no-such-device', 'no-such-webhook', 'host-not-allowed', 'too-many-webhooks', 'not-your-seat'],
  ...['on-vacation', 'too-few-days', 'no-vacation'],
];

describe('what is refused about being called and being away', () => {
  afterAll(() => setLanguage('en'));
  it.each(languages)('is said in %s, not in the words of the server', async (language) => {
    await setLanguage(language);
    const said = codes.map((code) => troubleText(new Refused(400, code, 'the words of the server')));
    expect(said.filter((text) => text === 'the words of the server' || text.startsWith('trouble.'))).toEqual(
      [],
    );
    expect(new Set(said).size).toBe(codes.length - 1); // who is not known reads the same, token or none
  });
});
