// The client's words and Vineta's own, by their keys.
import type { Key as SharedKey } from '../../i18n/en';
import { gameT } from '../../i18n/i18n.svelte';
import type { VinetaKey } from './words/en';

export type Key = SharedKey | VinetaKey;
export const t = gameT<VinetaKey>();
