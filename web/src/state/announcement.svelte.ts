// What whoever runs the server has to say to everybody, until it is over or read.
import type { AnnouncementMessage } from '../wire/schema';

let sentence = $state.raw<string | null>(null);
let read = $state.raw<string | null>(null);

/** Null: there is nothing to read. */
export const announcement = (): string | null => (sentence === read ? null : sentence);

export function hearAnnouncement(message: AnnouncementMessage): void {
  sentence = message.sentence ?? null;
}

/** The same sentence is not shown again, however often it comes. */
export function putAnnouncementAway(): void {
  read = sentence;
}
