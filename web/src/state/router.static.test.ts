import { describe, expect, it, vi } from 'vitest';
import { addressOf, addressOfAnchor, anchorNow, currentPlace, go, linkTo, placeOf } from './router.svelte';

vi.mock('../wire/place', () => ({ isStatic: true }));

describe('a host that knows one page only', () => {
  it('has the path after a #, and the anchor after another', () => {
    expect(addressOf({ screen: 'home' })).toBe('#/');
    expect(addressOf({ screen: 'table', table: 'device-1' })).toBe('#/table/device-1');
    expect(addressOf({ screen: 'rules', game: 'vigo', anchor: 'VG-CHE-1' })).toBe('#/rules/vigo#VG-CHE-1');
    expect(linkTo({ screen: 'replay', table: 'device-1', anchor: '42' })).toMatch(/#\/replay\/device-1#42$/);
  });

  it.each(['/account', '/person/f00d', '/friends', '/circle'])('has no %s', (path) =>
    expect(placeOf(path).screen).toBe('missing'),
  );

  it('finds path and anchor again', () => {
    go({ screen: 'rules', game: 'vineta', anchor: 'VN-SCO-3' });
    expect(location.hash).toBe('#/rules/vineta#VN-SCO-3');
    expect(anchorNow()).toBe('VN-SCO-3');
    expect(addressOfAnchor('ED-1')).toBe('#/rules/vineta#ED-1');
    history.replaceState(history.state, '', addressOfAnchor('ED-1'));
    const before = currentPlace();
    dispatchEvent(new PopStateEvent('popstate'));
    expect(currentPlace()).toBe(before);
    history.replaceState(null, '', '#/settings');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(currentPlace()).toEqual({ screen: 'settings' });
    expect(anchorNow()).toBe('');
  });
});
