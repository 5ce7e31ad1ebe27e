import { expect, it } from 'vitest';
import { announcement, hearAnnouncement, putAnnouncementAway } from './announcement.svelte';

it('is shown until it is over or was read, and another one is shown again', () => {
  expect(announcement()).toBeNull();
  hearAnnouncement({ type: 'announcement', sentence: 'Soon.' });
  expect(announcement()).toBe('Soon.');
  putAnnouncementAway();
  expect(announcement()).toBeNull();
  hearAnnouncement({ type: 'announcement' }); // a new line says so first
  hearAnnouncement({ type: 'announcement', sentence: 'Soon.' });
  expect(announcement()).toBeNull();
  hearAnnouncement({ type: 'announcement', sentence: 'Now.' });
  expect(announcement()).toBe('Now.');
  hearAnnouncement({ type: 'announcement' });
  expect(announcement()).toBeNull();
});
