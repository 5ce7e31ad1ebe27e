// Where in the app we are: paths, so that every table has a link.
export type Place =
  | { screen: 'home' }
  | { screen: 'new'; game: 'vineta' | 'vigo' }
  | { screen: 'table'; table: string }
  | { screen: 'settings' }
  | { screen: 'account' };

export function placeOf(path: string): Place {
  const [first, second] = path.split('/').filter(Boolean);
  if (first === 'new') return { screen: 'new', game: second === 'vigo' ? 'vigo' : 'vineta' };
  if (first === 'table' && second) return { screen: 'table', table: second };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'account') return { screen: 'account' };
  return { screen: 'home' };
}

export function pathOf(place: Place): string {
  switch (place.screen) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${place.game}`;
    case 'table':
      return `/table/${place.table}`;
    default:
      return `/${place.screen}`;
  }
}

let place = $state.raw<Place>(placeOf(location.pathname));
export const currentPlace = (): Place => place;

export function go(next: Place): void {
  history.pushState(null, '', pathOf(next));
  place = next;
  window.scrollTo(0, 0);
}

addEventListener('popstate', () => (place = placeOf(location.pathname)));
