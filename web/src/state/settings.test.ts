import { expect, it } from 'vitest';
import { currentSettings, settingsOf, type Settings } from './settings.svelte';

const fresh: Settings = { ...currentSettings(), pace: 'normal' };

it('what is kept counts, and what is not comes from the beginning', () => {
  expect(settingsOf(null, fresh)).toEqual(fresh);
  expect(settingsOf({ pace: 'quick', sound: false }, fresh)).toEqual({
    ...fresh,
    pace: 'quick',
    sound: false,
  });
});

it('a pace of which nobody knows any more is the normal one', () => {
  expect(settingsOf({ pace: 'usual' } as unknown as Partial<Settings>, fresh).pace).toBe('normal');
});
