// The folders of src as layers, from the bottom up: a file imports from its own folder and from those below it, a game never from
// another game. So there is no cycle, and no shared file knows a game but through its kit. A rule for ESLint.
import { dirname, relative, resolve, sep } from 'node:path';

const src = resolve(import.meta.dirname, 'src');
const third = resolve(import.meta.dirname, '../tests/third_game/web'); // stands for src/games
export const layers = [
  ...['theme', 'offline', 'i18n', 'wire', 'art', 'device', 'state', 'kit', 'parts'],
  ...['rules', 'table', 'end', 'replay', 'told', 'insight', 'learn', 'study', 'screens'],
  ...['games/*', 'games', '.'],
];

/** `games/<g>` for a file of one game, `games` for their list; null outside of src. */
function folderOf(path) {
  const [first, second, ...more] = relative(src, path.replace(third, resolve(src, 'games'))).split(sep);
  if (first === '..') return null;
  if (second === undefined) return '.';
  return first === 'games' && more.length > 0 ? `games/${second}` : first;
}
const layerOf = (folder) => layers.indexOf(folder.replace(/^games\/.*/, 'games/*'));

export const layerRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upward: '{{from}} may not import {{to}}: its layer is not below (layers.js).',
      unknown: 'The folder {{to}} has no layer (layers.js).',
    },
  },
  create(context) {
    const from = folderOf(context.filename);
    function check(node, source) {
      if (from === null || typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = folderOf(resolve(dirname(context.filename), source.value));
      if (to === null || to === from) return;
      if (layerOf(to) < 0) context.report({ node, messageId: 'unknown', data: { to } });
      else if (layerOf(to) >= layerOf(from))
        context.report({ node, messageId: 'upward', data: { from, to } });
    }
    const bySource = (node) => check(node, node.source);
    return {
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: bySource,
    };
  },
};
