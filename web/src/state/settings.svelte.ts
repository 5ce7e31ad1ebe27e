// What the player likes, kept in this browser.
import { preferredLanguage, setLanguage, type Language } from '../i18n/i18n.svelte';
import { leaveLanguage } from './devices';
import { store, stored } from './stored';
import { paces, type Pace } from '../wire/schema';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'less';
  sound: boolean;
  confirms: boolean; // steps must be confirmed before they are sent
  forced: boolean; // a choice with one option makes itself
  patterns: boolean; // with the colours, where a game has some
  textSize: 'normal' | 'large' | 'larger';
  notifies: boolean;
  hidesGoal: boolean; // what the player protects in secret is not shown: others look at this screen
  pace: Pace; // of what is told, and of bots at tables that are opened from now on
}

const key = 'springtide.settings';
const defaults = (): Settings => ({
  language: preferredLanguage(navigator.languages ?? [navigator.language]),
  theme: 'system',
  motion: 'system',
  sound: true,
  confirms: false,
  forced: true,
  patterns: false,
  textSize: 'normal',
  notifies: false,
  hidesGoal: false,
  pace: 'normal',
});

/** What is kept, as far as it is still a choice. */
export function settingsOf(kept: Partial<Settings> | null, otherwise: Settings): Settings {
  const settings = { ...otherwise, ...kept };
  return { ...settings, pace: paces.includes(settings.pace) ? settings.pace : otherwise.pace };
}

let settings = $state.raw<Settings>(settingsOf(stored<Partial<Settings>>(key), defaults()));
export const currentSettings = (): Settings => settings;

export function change(part: Partial<Settings>): Promise<void> {
  settings = { ...settings, ...part };
  store(key, settings);
  return apply();
}

/** Puts the settings on the document; to be called once at the start. */
export async function apply(): Promise<void> {
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
  root.dataset['text'] = settings.textSize;
  root.dataset['patterns'] = settings.patterns ? 'on' : 'off';
  await setLanguage(settings.language);
  void leaveLanguage(settings.language).catch(() => undefined); // then notices are as the browser likes
}
