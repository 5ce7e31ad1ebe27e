// The one mark-up of the rules' words: **bold**. And the anchors of their page.
export interface Span {
  readonly text: string;
  readonly isBold: boolean;
}

/** A text cut at its marks; a mark that is not closed stays what it is. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(/\*\*(.+?)\*\*/g)) {
    if (found.index > from) spans.push({ text: text.slice(from, found.index), isBold: false });
    spans.push({ text: found[1] ?? '', isBold: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from), isBold: false });
  return spans;
}

/** A section's anchor; that of a rule is its id. */
export const anchorOf = (section: string): string => section.replaceAll(' ', '-');
