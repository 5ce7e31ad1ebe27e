// Where in the app we are: paths, so that every table, rule and moment has a link.
export type Place =
  | { screen: 'home' }
  | { screen: 'new'; game: 'vineta' | 'vigo' }
  | { screen: 'table'; table: string }
  | { screen: 'rules'; game: 'vineta' | 'vigo'; anchor?: string }
  | { screen: 'replay'; table: string | null; anchor?: string } // null: a record from a file
  | { screen: 'learn'; game: 'vineta' | 'vigo' }
  | { screen: 'puzzle'; game: 'vineta' | 'vigo'; anchor?: string }
  | { screen: 'settings' }
  | { screen: 'account' };

/** What an address means; the part after # is the screen's own matter. */
export function placeOf(path: string): Place {
  const [first, second] = path.replace(/#.*/, '').split('/').filter(Boolean);
  const game = second === 'vigo' ? 'vigo' : 'vineta';
  if (first === 'new') return { screen: 'new', game };
  if (first === 'table' && second) return { screen: 'table', table: second };
  if (first === 'rules') return { screen: 'rules', game };
  if (first === 'learn') return { screen: 'learn', game };
  if (first === 'puzzle') return { screen: 'puzzle', game };
  if (first === 'replay') return { screen: 'replay', table: second ?? null };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'account') return { screen: 'account' };
  return { screen: 'home' };
}

const anchored = (path: string, anchor: string | undefined): string => (anchor ? `${path}#${anchor}` : path);

export function pathOf(place: Place): string {
  switch (place.screen) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${place.game}`;
    case 'table':
      return `/table/${place.table}`;
    case 'rules':
      return anchored(`/rules/${place.game}`, place.anchor);
    case 'learn':
      return `/learn/${place.game}`;
    case 'puzzle':
      return anchored(`/puzzle/${place.game}`, place.anchor);
    case 'replay':
      return anchored(place.table ? `/replay/${place.table}` : '/replay', place.anchor);
    default:
      return `/${place.screen}`;
  }
}

let place = $state.raw<Place>(placeOf(location.pathname));
export const currentPlace = (): Place => place;

/** Whether a step back stays in the client. */
export const isFromInside = (): boolean =>
  (history.state as { isInside?: boolean } | null)?.isInside === true;

export function go(next: Place): void {
  history.pushState({ isInside: true }, '', pathOf(next));
  place = next;
  window.scrollTo(0, 0);
}

// Another anchor on the same screen is no other place.
addEventListener('popstate', () => {
  const next = placeOf(location.pathname);
  if (pathOf(next) !== pathOf(placeOf(pathOf(place)))) place = next;
});
