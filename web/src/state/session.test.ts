import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentSession, ensureSession, keep } from './session.svelte';

const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('who plays in this browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    keep(null);
  });

  it('stays who it was while the server cannot look it up', async () => {
    const fetch = vi.fn(() => Promise.resolve(answer(503, { code: 'busy', sentence: 'Try again.' })));
    vi.stubGlobal('fetch', fetch);
    keep({ name: 'Anna', token: 'key' });
    await expect(ensureSession('Anna')).rejects.toMatchObject({ status: 503, code: 'busy' });
    expect(fetch).toHaveBeenCalledOnce(); // no guest is made over the old token
    expect(currentSession()).toEqual({ name: 'Anna', token: 'key' });
  });

  it('is a new guest once the server says that nobody has the token', async () => {
    const answers = [
      answer(401, { code: 'no-token', sentence: '' }),
      answer(201, { name: 'Anna', token: 'new' }),
    ];
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
    keep({ name: 'Anna', token: 'key' });
    expect(await ensureSession('Anna')).toEqual({ name: 'Anna', token: 'new' });
  });

  it('is who another tab says', () => {
    keep({ name: 'Anna', token: 'guest' });
    localStorage.setItem('springtide.session', JSON.stringify({ name: 'Anna', token: 'account' }));
    dispatchEvent(new StorageEvent('storage', { key: 'springtide.session' }));
    expect(currentSession()?.token).toBe('account');
  });
});
