import { describe, expect, it } from 'vitest';
import type { Seat, UpdateMessage, Viewer } from '../wire/schema';
import { closed, coveredUpdate, deviceAfter, isCovered, opened, unopened, type Device } from './device';

const both: Viewer[] = ['p1', 'p3'];
const after = (device: Device, ...asked: Seat[]): Device => deviceAfter(device, both, asked);

describe('the device', () => {
  it('goes to the first who is asked, and is covered', () => {
    const device = after(unopened, 'p3');
    expect(device).toEqual({ viewer: 'p3', isOpen: false });
    expect(isCovered(device, both)).toBe(true);
  });
  it('waits with the first seat while others think', () =>
    expect(after(unopened, 'p2')).toEqual({ viewer: 'p1', isOpen: false }));

  it('is open for who says so, until another seat is asked', () => {
    const anna = opened(after(unopened, 'p1', 'p3'), both, 'p1');
    expect(isCovered(anna, both)).toBe(false);
    expect(after(anna, 'p1', 'p3')).toBe(anna);
    const bert = after(anna, 'p3');
    expect(bert).toEqual({ viewer: 'p3', isOpen: false });
  });

  it('is covered when it comes back, though it was open before', () => {
    const anna = opened(after(unopened, 'p1'), both, 'p1');
    const again = after(after(anna, 'p3'), 'p1');
    expect(again).toEqual({ viewer: 'p1', isOpen: false });
  });

  it('stays open and where it is while only others are asked', () => {
    const bert = opened(after(unopened, 'p3'), both, 'p3');
    expect(after(after(bert, 'p2'))).toBe(bert);
    expect(after(bert, 'p3')).toBe(bert);
  });

  it('goes around the table', () => {
    const three: Viewer[] = ['p1', 'p2', 'p4'];
    const second = opened(unopened, three, 'p2');
    expect(deviceAfter(second, three, ['p1', 'p4']).viewer).toBe('p4');
    expect(deviceAfter(opened(unopened, three, 'p4'), three, ['p1', 'p2']).viewer).toBe('p1');
  });

  it('opens for nobody who does not sit here', () => {
    const device = after(unopened, 'p1');
    expect(opened(device, both, 'p2')).toBe(device);
    expect(opened(device, both, 'p3')).toEqual({ viewer: 'p3', isOpen: true });
  });

  it('is covered when somebody covers it', () =>
    expect(isCovered(closed(opened(unopened, both, 'p1')), both)).toBe(true));

  it('has no curtain for one, and leaves with a seat that is given up', () => {
    expect(isCovered(deviceAfter(unopened, ['p2'], ['p2']), ['p2'])).toBe(false);
    expect(isCovered(deviceAfter(unopened, ['spectator'], []), ['spectator'])).toBe(false);
    const anna = opened(after(unopened, 'p1'), both, 'p1');
    expect(deviceAfter(anna, ['p3'], [])).toEqual({ viewer: 'p3', isOpen: false });
  });
});

describe('a covered table', () => {
  const seat = {
    type: 'update',
    table: 't',
    viewer: 'p1',
    seq: 1,
    after: 1,
    life: 'playing',
    events: [],
    legal: [{ seat: 'p1', kind: 'choose' }],
    prompt: 'prompt.choose',
    may_change: true,
    view: 'what p1 sees',
  } satisfies UpdateMessage<string>;
  const open: UpdateMessage<string> = { ...seat, viewer: 'spectator', view: 'what all see' };

  it('shows what lies open, and offers no choice that is made in secret', () => {
    const covered = coveredUpdate<string>({ ...seat, in_secret: true }, open);
    expect(covered).toMatchObject({ viewer: 'p1', view: 'what all see', legal: [], may_change: false });
    expect(JSON.stringify(covered)).not.toContain('choose');
  });
  it('goes on offering what all may see', () =>
    expect(coveredUpdate<string>({ ...seat, in_secret: false }, open)).toMatchObject({
      view: 'what all see',
      legal: seat.legal,
    }));
  it('shows nothing until it is known what lies open', () =>
    expect(coveredUpdate<string>(seat, undefined).view).toBeUndefined());
});
