// Where in the app we are: paths, so that every table, rule and moment has a link. A host that serves files only knows one page, so
// there the path comes after a #, and the anchor after another.
import { isStatic } from '../wire/place';

export type Place =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'rules'; game: string; anchor?: string }
  | { screen: 'replay'; table: string | null; anchor?: string } // null: a record from a file
  | { screen: 'told'; table: string | null } // the same
  | { screen: 'study'; study: string | null; anchor?: string } // null: which one is still to be said
  | { screen: 'learn'; game: string }
  | { screen: 'puzzle'; game: string; anchor?: string }
  | { screen: 'train'; game: string }
  | { screen: 'insight'; game: string }
  | { screen: 'theme'; game: string; anchor?: string } // which one
  | { screen: 'exercise'; game: string; anchor?: string } // a theme, or `own`; none: any
  | { screen: 'settings' }
  | { screen: 'account' }
  | { screen: 'person'; person: string }
  | { screen: 'friends' }
  | { screen: 'circle'; circle: string | null } // null: a new one
  | { screen: 'about' }
  | { screen: 'missing'; path: string }; // an address that means nothing here

const ofGames = ['new', 'rules', 'learn', 'puzzle', 'train', 'theme', 'exercise', 'insight'] as const;

/** What an address means; the part after # is the screen's own matter. */
export function placeOf(path: string): Place {
  const [first, second] = path.replace(/#.*/, '').split('/').filter(Boolean);
  if (!first || first === 'index.html') return { screen: 'home' };
  const screen = ofGames.find((each) => each === first);
  if (screen) return { screen, game: second ?? '' }; // none: the first there is
  if (first === 'table' && second) return { screen: 'table', table: second };
  if (first === 'replay') return { screen: 'replay', table: second ?? null };
  if (first === 'told') return { screen: 'told', table: second ?? null };
  if (first === 'study') return { screen: 'study', study: second ?? null };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'account' && !isStatic) return { screen: 'account' };
  if (first === 'person' && second && !isStatic) return { screen: 'person', person: second };
  if (first === 'friends' && !isStatic) return { screen: 'friends' };
  if (first === 'circle' && !isStatic) return { screen: 'circle', circle: second ?? null };
  if (first === 'about') return { screen: 'about' };
  return { screen: 'missing', path };
}

/** What a place is about, if it is about one thing. */
function nameIn(place: Place): string | null {
  if ('game' in place) return place.game;
  if ('table' in place) return place.table;
  if ('circle' in place) return place.circle;
  if ('study' in place) return place.study;
  return 'person' in place ? place.person : null;
}

export function pathOf(place: Place): string {
  if (place.screen === 'home') return '/';
  if (place.screen === 'missing') return place.path;
  const name = nameIn(place);
  const path = name === null ? `/${place.screen}` : `/${place.screen}/${name}`;
  return 'anchor' in place && place.anchor ? `${path}#${place.anchor}` : path;
}

/** The address of a path with its anchor, as the browser has it. */
const addressOfPath = (path: string): string => (isStatic ? `#${path}` : path);
export const addressOf = (place: Place): string => addressOfPath(pathOf(place));

/** Path and anchor of where the browser is. */
const pathNow = (): string => (isStatic ? location.hash.slice(1) || '/' : location.pathname + location.hash);

/** What follows the path: a rule, a moment; empty if nothing does. */
export const anchorNow = (): string => /#(.*)/.exec(pathNow())?.[1] ?? '';

/** Another anchor on the same screen. */
export const addressOfAnchor = (anchor: string): string =>
  isStatic ? addressOfPath(`${pathNow().replace(/#.*/, '')}#${anchor}`) : `#${anchor}`;

/** For somebody else, who has another browser. */
export const linkTo = (place: Place): string =>
  (isStatic ? location.href.replace(/#.*/, '') : location.origin) + addressOf(place);

let place = $state.raw<Place>(placeOf(pathNow()));
export const currentPlace = (): Place => place;

/** Whether a step back stays in the client. */
export const isFromInside = (): boolean =>
  (history.state as { isInside?: boolean } | null)?.isInside === true;

function show(next: Place): void {
  place = next;
  window.scrollTo(0, 0);
}

export function go(next: Place): void {
  history.pushState({ isInside: true }, '', addressOf(next));
  show(next);
}

/** A step back leads past the place that is left: what was done there is not to be done twice. */
export function goInstead(next: Place): void {
  history.replaceState({ isInside: isFromInside() }, '', addressOf(next));
  show(next);
}

// Another anchor on the same screen is no other place.
addEventListener('popstate', () => {
  const next = placeOf(pathNow());
  if (pathOf(next) !== pathOf(placeOf(pathOf(place)))) place = next;
});
