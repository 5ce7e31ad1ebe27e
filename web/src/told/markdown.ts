// A told game as one Markdown file. Pictures lie in it as data, in <img> rather than in ![]: readers that know HTML show an SVG
// there, while several refuse one as the address of a Markdown picture. Where neither is shown, the text beside it says the same.
import type { Grid } from './tale';

export interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isRanked?: boolean }
  | { readonly kind: 'picture'; readonly svg: string; readonly about: string; readonly width: number }
  | { readonly kind: 'grid'; readonly grid: Grid }
  | { readonly kind: 'heading'; readonly text: string };

/** Names are somebody's text: nothing in them marks anything up. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_[\]#|~$]/g, '\\$&')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/(https?|ftp):\/\//g, '$1:\u2060//')
    .replace(/www\./gi, 'www\u2060.');

const inAttribute = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** UTF-8 as base64. */
function base64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const gridText = ({ head, rows }: Grid): string =>
  [
    row(head.map(escaped)),
    row(head.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map((cells) => row(cells.map(escaped))),
  ].join('\n');

function blockText(block: Block): string {
  if (block.kind === 'text') return escaped(block.text);
  if (block.kind === 'heading') return `### ${escaped(block.text)}`;
  if (block.kind === 'grid') return gridText(block.grid);
  if (block.kind === 'list')
    return block.items.map((item, i) => `${block.isRanked ? `${i + 1}.` : '-'} ${escaped(item)}`).join('\n');
  return `<img alt="${inAttribute(block.about)}" width="${block.width}" src="data:image/svg+xml;base64,${base64(block.svg)}">`;
}

export const markdownOf = (title: string, chapters: readonly Chapter[]): string =>
  [
    `# ${escaped(title)}`,
    ...chapters.flatMap(({ title: name, blocks }) => [
      ...(name ? [`## ${escaped(name)}`] : []),
      ...blocks.map(blockText),
    ]),
  ].join('\n\n') + '\n';
