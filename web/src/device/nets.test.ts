import { existsSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from './engine';
import { askWithNets, fetchNet, Lacking } from './nets';
import type { Answer, Request } from './post';

/** Lacks these nets until it has been brought as many files. */
class FakeEngine implements Engine {
  asked: Request[] = [];
  constructor(
    readonly lacks: string[],
    readonly sentence?: string,
  ) {}
  handle(request: Request): Answer {
    this.asked.push(request);
    if (request.do === 'net') return { effects: [], ...(this.sentence && { sentence: this.sentence }) };
    const brought = this.asked.filter((each) => each.do === 'net').length;
    return brought < this.lacks.length
      ? { effects: [], lacks: this.lacks.slice(brought) }
      : { effects: [], action: 'p1 act' };
  }
}

const request: Request = { do: 'analyse', record: '' };
const file = new Uint8Array([0, 1, 127, 128, 255]);

afterEach(() => vi.unstubAllGlobals());

describe('an engine that lacks nets', () => {
  it('is brought them, and asked again', async () => {
    const engine = new FakeEngine(['a-value', 'a-policy']);
    const fetched: string[] = [];
    const answer = await askWithNets(engine, request, (name) => (fetched.push(name), Promise.resolve(file)));
    expect(answer.action).toBe('p1 act');
    expect(fetched).toEqual(['a-value', 'a-policy']);
    expect(engine.asked.map((each) => each.do)).toEqual(['analyse', 'net', 'net', 'analyse']);
    expect(engine.asked[1]).toEqual({ do: 'net', hex: '00017f80ff' });
  });

  it('is asked once where it lacks nothing', async () => {
    const engine = new FakeEngine([]);
    await askWithNets(engine, request, () => Promise.reject(new Error('nobody asked for it')));
    expect(engine.asked).toEqual([request]);
  });

  it('thinks of nothing while they cannot be had, or are not the right ones', async () => {
    const without = new FakeEngine(['a-value']);
    await expect(askWithNets(without, request, () => Promise.reject(new Lacking()))).rejects.toThrow(Lacking);
    const refusing = new FakeEngine(['a-value'], 'the net is none of this program’s');
    await expect(askWithNets(refusing, request, () => Promise.resolve(file))).rejects.toThrow(
      'a-value: the net is none',
    );
  });
});

describe('the file of a net', () => {
  it('is lacking if nobody has it', () => expect(fetchNet('chess-value')).rejects.toThrow(Lacking));

  const folder = '../nets';
  const names = existsSync(folder) ? readdirSync(folder).filter((each) => each.endsWith('.net')) : [];
  it.each(names.map((each) => each.slice(0, -'.net'.length)))('%s may come later', async (name) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    await expect(fetchNet(name)).rejects.toThrow(Lacking);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(fetchNet(name)).rejects.toThrow(Lacking);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)));
    expect(await fetchNet(name)).toEqual(file);
  });
});
