// What went wrong, in the player's language.
import type { Key } from '../i18n/en';
import { shared, t } from '../i18n/i18n.svelte';
import { NeedsServer, Refused, Unavailable } from '../wire/api';

const known: ReadonlySet<string> = new Set([
  'busy',
  'bad-login',
  'bad-password',
  'login-taken',
  'has-account',
  'wrong-password',
  'wrong-recovery',
  'too-many-tries',
  'weak-password',
  'locked',
  'needs-code',
  'wrong-code',
  'sign-up-closed',
  'on-vacation',
  'too-few-days',
  'too-many-tables',
  'too-many-listed',
  'too-many-bots',
  'too-many-analyses',
  'too-many-studies',
  'too-many-guests',
  'no-token',
  'bad-token',
  'bad-message',
  'needs-account',
  'no-such-device',
  'no-such-webhook',
  'host-not-allowed',
  'too-many-webhooks',
  'no-such-person',
  'no-such-circle',
  'too-many-followed',
  'too-many-blocked',
  'too-many-circles',
  'too-many-invitations',
]);

/** What other sentences say already. */
const elsewhere: Readonly<Partial<Record<string, Key>>> = {
  'bad-journal': 'keep.bad',
  'no-such-table': 'room.none.title',
};

export function troubleText(trouble: unknown): string {
  if (trouble instanceof NeedsServer) return t('where.needs-server');
  if (trouble instanceof Unavailable) return t('trouble.other');
  if (!(trouble instanceof Refused)) return t('trouble.offline');
  if (known.has(trouble.code)) return t(`trouble.${trouble.code}` as Key);
  const key = elsewhere[trouble.code];
  if (key) return t(key);
  return shared(`refusal.${trouble.code}`, trouble.message || t('trouble.other'));
}
