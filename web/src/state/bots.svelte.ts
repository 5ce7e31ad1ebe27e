// Whether a bot of this device waits for what it thinks with.
import { watchBots } from '../wire/here';

let isWaiting = $state(false);
export const doBotsWait = (): boolean => isWaiting;

watchBots((next) => (isWaiting = next));
