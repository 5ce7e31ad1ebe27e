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

/** And all that following, blocking, inviting and circles may be. */
const ofFriends = [
  ...[
    'bad-message',
    'bad-token',
    'busy',
    'needs-account',
    'no-such-person',
    'no-such-guest',
    'no-such-circle',
  ],
  ...['no-such-table', 'not-host', 'seat-taken', 'seat-held', 'already-started', 'bad-name', 'bad-setup'],
  ...['too-many-followed', 'too-many-blocked', 'too-many-circles', 'too-many-invitations', 'too-many-tables'],
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

describe('what is refused about accounts', () => {
  afterAll(() => setLanguage('en'));
  it.each(languages)('is said in %s, not in the words of the server', async (language) => {
    await setLanguage(language);
    const said = ['locked', 'needs-code', 'wrong-code', 'sign-up-closed'].map((code) =>
      troubleText(new Refused(403, code, 'the words of the server')),
    );
    expect(said.filter((text) => text === 'the words of the server' || text.startsWith('trouble.'))).toEqual(
      [],
    );
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('what is refused about friends', () => {
  afterAll(() => setLanguage('en'));
  it.each(languages)('is said in %s, each code in other words', async (language) => {
    await setLanguage(language);
    const said = ofFriends.map((code) => troubleText(new Refused(400, code, 'the words of the server')));
    expect(said.filter((text) => text === 'the words of the server' || text.startsWith('trouble.'))).toEqual(
      [],
    );
    expect(new Set(said).size).toBe(ofFriends.length);
  });
});
