// Which section of the rules tells of a card.
import type { Card } from './art/names';

/** The floods share a section, and so do One Card More and One Card Less. */
export function sectionOf(card: Card): string {
  if (card.startsWith('flood')) return 'flood';
  return card === 'one less' ? 'one more' : card;
}
