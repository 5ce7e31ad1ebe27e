// What the coach's sentences name: gods or ships, tribes, districts and cards, as the language calls them.
import { cards, districts, tribes } from '../../games/vineta/art/names';
import type { Key } from '../../i18n/en';
import { t } from '../../i18n/i18n.svelte';
import { seatTitle } from '../../table/names';
import { seats, type Game } from '../../wire/messages';

type Values = Record<string, string>;

const valuesOf = (names: readonly string[], family: string): Values =>
  Object.fromEntries(names.map((name) => [name.replaceAll(' ', '_'), t(`${family}.${name}` as Key)]));

const vinetaValues = (): Values => ({
  ...valuesOf(tribes, 'tribe'),
  ...valuesOf(districts, 'district'),
  ...valuesOf(cards, 'card'),
});

const seatValues = (game: Game): Values =>
  Object.fromEntries(seats.map((seat) => [seat, seatTitle(game, seat)]));

export const coachText = (game: Game, key: Key): string =>
  t(key, { ...seatValues(game), ...(game === 'vineta' ? vinetaValues() : {}) });
