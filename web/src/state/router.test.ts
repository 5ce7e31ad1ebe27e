import { describe, expect, it } from 'vitest';
import { currentPlace, go, goInstead, isFromInside, pathOf, placeOf, type Place } from './router.svelte';

describe('places', () => {
  it.each<Place>([
    { screen: 'home' },
    { screen: 'new', game: 'vigo' },
    { screen: 'table', table: 'k3x9' },
    { screen: 'rules', game: 'vineta' },
    { screen: 'rules', game: 'vigo' },
    { screen: 'replay', table: 'k3x9' },
    { screen: 'replay', table: null },
    { screen: 'told', table: 'k3x9' },
    { screen: 'told', table: null },
    { screen: 'puzzle', game: 'vigo' },
    { screen: 'insight', game: 'vigo' },
    { screen: 'settings' },
    { screen: 'account' },
    { screen: 'person', person: 'f00d' },
    { screen: 'friends' },
    { screen: 'circle', circle: null },
    { screen: 'circle', circle: 'f00d' },
    { screen: 'about' },
  ])('%o have a path that leads back to them', (place) => expect(placeOf(pathOf(place))).toEqual(place));

  it.each(['/tabel/k3x9', '/table', '/wp-login.php'])(
    '%s leads nowhere, and is not taken for the first screen',
    (path) => {
      expect(placeOf(path)).toEqual({ screen: 'missing', path });
      expect(pathOf(placeOf(path))).toBe(path);
    },
  );

  it('have anchors that are the screen’s own matter', () => {
    expect(pathOf({ screen: 'rules', game: 'vineta', anchor: 'VN-SCO-3' })).toBe('/rules/vineta#VN-SCO-3');
    expect(pathOf({ screen: 'replay', table: 'k3x9', anchor: '42' })).toBe('/replay/k3x9#42');
    expect(pathOf({ screen: 'puzzle', game: 'vigo', anchor: '07' })).toBe('/puzzle/vigo#07');
    expect(placeOf('/replay/k3x9#42')).toEqual({ screen: 'replay', table: 'k3x9' });
    expect(placeOf('/rules/vigo#VG-CHE-1')).toEqual({ screen: 'rules', game: 'vigo' });
  });
});

describe('going', () => {
  it('instead of where one is leaves nothing to come back to', () => {
    const before = history.length;
    go({ screen: 'new', game: 'vigo' });
    goInstead({ screen: 'table', table: 'k3x9' });
    expect(history.length).toBe(before + 1);
    expect(currentPlace()).toEqual({ screen: 'table', table: 'k3x9' });
    expect(location.pathname).toBe('/table/k3x9');
  });

  it('remembers that a step back stays here, and another anchor changes nothing', () => {
    history.replaceState(null, '', '/');
    expect(isFromInside()).toBe(false);
    go({ screen: 'rules', game: 'vineta', anchor: 'VN-SCO-3' });
    expect(isFromInside()).toBe(true);
    const before = currentPlace();
    history.replaceState(history.state, '', '/rules/vineta#ED-1');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(currentPlace()).toBe(before);
    history.replaceState(null, '', '/settings');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(currentPlace()).toEqual({ screen: 'settings' });
  });
});
