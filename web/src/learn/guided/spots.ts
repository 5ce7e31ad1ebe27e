// Finds at the table what the coach points at.
import type { Spot } from '../../kit/guide';

const isAt = (element: Element, { label, text }: Spot): boolean =>
  (label === undefined || (element.getAttribute('aria-label') ?? '').startsWith(label)) &&
  (text === undefined || element.textContent?.trim() === text);

/** The first of the places that is there to be picked now. */
export function findSpot(root: ParentNode, spots: readonly Spot[]): HTMLElement | SVGElement | null {
  for (const spot of spots)
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(spot.selector))
      if (isAt(element, spot)) return element;
  return null;
}
