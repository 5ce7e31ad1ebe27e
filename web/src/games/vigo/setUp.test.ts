import { expect, it } from 'vitest';
import { cardsAt, shipAt, withCardMoved, withShip } from './setUp';

const text = 'game vigo\nplayers 2\np1 ship a1\np1 stock red left lid x2, pirate\np2 ship c5\n';

it('ships are put on other fields', () => {
  expect(shipAt(text, 'p2')).toBe('c5');
  expect(withShip(text, 'p2', 'd7')).toContain('p2 ship d7\n');
});

it('cards go from stock to stock, out of the game, and out of the bay', () => {
  expect([...cardsAt(text, 'p1')]).toEqual([
    ['red left lid', 2],
    ['pirate', 1],
  ]);
  const given = withCardMoved(text, 'red left lid', 'p1', 'p2');
  expect(given).toContain('p1 stock red left lid, pirate\n');
  expect(given).toContain('p2 stock red left lid\n');
  expect(withCardMoved(given, 'red left lid', 'p2', null)).not.toContain('p2 stock');
  expect(withCardMoved(text, 'dolphin', null, 'gone')).toContain('gone dolphin\n');
});
