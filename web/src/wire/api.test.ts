import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, orHere, Refused, Unreachable, watchReach } from './api';
import { useDevice } from './here';

const deviceCall = vi.fn();
const nothing = vi.fn();
useDevice(() =>
  Promise.resolve({
    deviceCall,
    deviceSocket: nothing,
    removeTable: nothing,
    analyseHere: nothing,
    adviseHere: nothing,
    studyDesk: nothing,
  }),
);

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('where a request goes', () => {
  const fetched = vi.fn<typeof fetch>();
  const reach: boolean[] = [];
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    watchReach((isNear) => void reach.push(isNear));
    deviceCall.mockResolvedValue({ status: 200, type: 'application/json', body: '{"here":true}' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
    deviceCall.mockReset();
    reach.length = 0;
  });

  it('is the home of the table it is about', async () => {
    fetched.mockResolvedValue(json(200, { there: true }));
    expect(await api.replay('harbour')).toEqual({ there: true });
    expect(await api.replay('device-harbour')).toEqual({ here: true });
    expect(fetched).toHaveBeenCalledOnce();
    expect(deviceCall).toHaveBeenCalledWith('GET', '/api/tables/device-harbour/replay', undefined, undefined);
  });

  it('is the server, and the device where there is none', async () => {
    fetched.mockResolvedValueOnce(json(200, { there: true }));
    expect(await api.replayRecord('a record')).toEqual({ there: true });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await api.replayRecord('a record')).toEqual({ here: true });
    expect(deviceCall).toHaveBeenCalledWith('POST', '/api/replays', 'a record', undefined);
    expect(reach).toEqual([true, false]);
  });

  it('stays the server where that refuses', async () => {
    fetched.mockResolvedValueOnce(json(400, { code: 'bad-record', sentence: 'line 3' }));
    await expect(api.replayRecord('no record')).rejects.toThrow('line 3');
    expect(deviceCall).not.toHaveBeenCalled();
    fetched.mockResolvedValueOnce(json(503, { code: 'busy', sentence: 'later' }));
    await expect(api.replayRecord('a record')).rejects.toBeInstanceOf(Refused);
  });

  it('takes a gateway with nobody behind it for no server', async () => {
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(api.me('token')).rejects.toBeInstanceOf(Unreachable);
  });

  it('throws a refusal of the device as one of the server', async () => {
    deviceCall.mockResolvedValueOnce({
      status: 404,
      type: 'application/json',
      body: '{"code":"no-such-table","sentence":"There is no table of this id."}',
    });
    await expect(api.replay('device-x')).rejects.toMatchObject({ status: 404, code: 'no-such-table' });
  });

  it('hides nothing but the missing server', async () => {
    await expect(orHere(() => Promise.reject(new Error('bug')), vi.fn())).rejects.toThrow('bug');
  });
});
