// Several people at one device: who has it in hand, and whether the curtain is open for them.
import type { Seat, Viewer, UpdateMessage } from '../wire/schema';

export interface Device {
  viewer: Viewer;
  isOpen: boolean; // this viewer has said to be the one who looks
}

/** Nobody has said who they are. */
export const unopened: Device = { viewer: 'spectator', isOpen: false };

/** The next seat around the table after this one that is among those asked. */
function nextAsked(viewers: readonly Viewer[], asked: readonly Viewer[], after: Viewer): Viewer | undefined {
  const from = viewers.indexOf(after) + 1;
  return [...viewers.slice(from), ...viewers.slice(0, from)].find((each) => asked.includes(each));
}

/**
 * Who has the device after something has happened at the table. It stays where it is until another of its seats is asked
 * and this one is not; with another viewer the curtain is closed, whoever may have opened it before.
 */
export function deviceAfter(device: Device, viewers: readonly Viewer[], asked: readonly Seat[]): Device {
  const isHeld = viewers.includes(device.viewer);
  const own = viewers.filter((each) => asked.includes(each as Seat));
  if (isHeld && (own.length === 0 || own.includes(device.viewer))) return device;
  const viewer = nextAsked(viewers, own, device.viewer) ?? viewers[0] ?? 'spectator';
  return { viewer, isOpen: false };
}

/** Somebody says who they are; only who sits at this device can. */
export const opened = (device: Device, viewers: readonly Viewer[], viewer: Viewer): Device =>
  viewers.includes(viewer) ? { viewer, isOpen: true } : device;

export const closed = (device: Device): Device => ({ ...device, isOpen: false });

/** A curtain is for several: who is alone at a device needs none. */
export const isCovered = (device: Device, viewers: readonly Viewer[]): boolean =>
  viewers.length > 1 && !device.isOpen;

/** An update for a covered table: everything that lies open, and no choice that only its owner may see. */
export function coveredUpdate<View>(
  update: UpdateMessage<View>,
  open: UpdateMessage<View> | undefined,
): UpdateMessage<View> {
  const { type, table, viewer, seq, life, after, events, ...rest } = update;
  if (!open?.view) return { type, table, viewer, seq, life, after, events };
  const hidden = update.in_secret ? { legal: [], prompt: '', may_change: false } : {};
  return { type, table, viewer, seq, life, after, events, ...rest, ...hidden, view: open.view };
}
