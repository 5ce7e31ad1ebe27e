// A picture of the page as a file of its own: what stylesheets say of it is written into it.

// Of these a child takes its parent's, if nothing else is said.
const inherited = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'paint-order',
  'visibility',
] as const;
const own: Readonly<Record<string, string>> = {
  opacity: '1',
  transform: 'none',
  'clip-path': 'none',
  mask: 'none',
  'stop-color': 'rgb(0, 0, 0)',
};
const kept = new Set([
  'id',
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'dx',
  'dy',
  'transform',
]);
const alsoKept =
  /^(width|height|viewBox|points|href|startOffset|preserveAspectRatio|offset|gradient.*|pattern.*|clipPathUnits|mask.*|rotate|textLength)$/;

/** `color(srgb 1 0.5 0 / 0.5)` as every reader of SVG knows it. */
export const plainColour = (value: string): string =>
  value.replace(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.]+))?\)/g, (_, r, g, b, a) => {
    const byte = (share: string): number => Math.round(255 * Math.min(1, Math.max(0, Number(share))));
    const parts = [byte(r as string), byte(g as string), byte(b as string)].join(', ');
    return a === undefined ? `rgb(${parts})` : `rgba(${parts}, ${a as string})`;
  });

function write(from: Element, to: Element, above: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(from);
  for (const name of to.getAttributeNames())
    if (!kept.has(name) && !alsoKept.test(name)) to.removeAttribute(name);
  for (const name of inherited) {
    const value = style.getPropertyValue(name);
    if (value && value !== above?.getPropertyValue(name)) to.setAttribute(name, plainColour(value));
  }
  for (const [name, usual] of Object.entries(own)) {
    const value = style.getPropertyValue(name);
    if (value && value !== usual) to.setAttribute(name, plainColour(value));
  }
  [...to.childNodes].filter((node) => node.nodeType === Node.COMMENT_NODE).forEach((node) => node.remove());
  const copies = [...to.children];
  [...from.children].forEach((child, i) => {
    const copy = copies[i]!;
    if (child.tagName === 'title' || getComputedStyle(child).display === 'none') copy.remove();
    else write(child, copy, style);
  });
}

const isClear = (colour: string): boolean => /^(|transparent|rgba\(.*, 0\))$/.test(colour);

/** The colour behind a drawing: that of the nearest thing around it that has one. */
function groundOf(drawing: Element): string {
  for (let around = drawing.parentElement; around; around = around.parentElement) {
    const colour = getComputedStyle(around).backgroundColor;
    if (!isClear(colour)) return colour;
  }
  return 'none';
}

/** The first drawing in a box, on the colour that lies behind it; empty if there is none. */
export function pictureIn(box: Element | null): string {
  const drawing = box?.querySelector('svg');
  if (!drawing) return '';
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  write(drawing, copy, null);
  const [x = 0, y = 0, width = 100, height = 100] = (drawing.getAttribute('viewBox') ?? '')
    .split(/\s+/)
    .map(Number);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  Object.entries({ x, y, width, height }).forEach(([name, value]) =>
    ground.setAttribute(name, String(value)),
  );
  ground.setAttribute('fill', plainColour(groundOf(drawing)));
  ground.setAttribute('stroke', 'none');
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}
