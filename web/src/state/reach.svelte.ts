// Whether the server can be reached, as far as is known: what the browser says, and how the last request went.
import { watchReach } from '../wire/api';
import { isStatic } from '../wire/place';

let isNear = $state(!isStatic && navigator.onLine !== false);
export const isServerNear = (): boolean => isNear;

if (!isStatic) {
  watchReach((next) => (isNear = next));
  addEventListener('offline', () => (isNear = false));
  addEventListener('online', () => (isNear = true));
}
