// The client's words and Vigo's own, by their keys.
import type { Key as SharedKey } from '../../i18n/en';
import { gameT } from '../../i18n/i18n.svelte';
import type { VigoKey } from './words/en';

export type Key = SharedKey | VigoKey;
export const t = gameT<VigoKey>();
