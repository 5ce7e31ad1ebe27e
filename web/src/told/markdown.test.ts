import { describe, expect, it } from 'vitest';
import { escaped, markdownOf } from './markdown';

describe('somebody’s text in Markdown', () => {
  it.each([
    ['Anna', 'Anna'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['*A* _b_ `c` [d](e) #f |g| ~h~', '\\*A\\* \\_b\\_ \\`c\\` \\[d\\](e) \\#f \\|g\\| \\~h\\~'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['- no list', '\\- no list'],
    ['1. no list', '1\\. no list'],
    ['two\n\nlines\n# no heading', 'two lines \\# no heading'],
    ['back\\slash', 'back\\\\slash'],
  ])('%j marks nothing up', (text, written) => expect(escaped(text)).toBe(written));

  it('leads nowhere by itself', () => {
    expect(escaped('https://evil.example')).not.toContain('https://');
    expect(escaped('www.evil.example')).not.toContain('www.');
  });
});

it('is chapters of text, lists, figures and pictures', () => {
  const text = markdownOf('Vineta | told', [
    { title: '', blocks: [{ kind: 'list', items: ['Anna 7', '2. Ben'], isRanked: true }] },
    {
      title: 'Figures',
      blocks: [
        { kind: 'text', text: 'a < b' },
        { kind: 'grid', grid: { head: ['Who', 'Skill'], rows: [['A|b', '87 ± 5']] } },
        { kind: 'heading', text: 'Anna' },
        { kind: 'picture', svg: '<svg>é</svg>', about: 'say "hi" <b>', width: 480 },
      ],
    },
  ]);
  expect(text).toBe(
    [
      '# Vineta \\| told',
      '1. Anna 7\n2. 2\\. Ben',
      '## Figures',
      'a &lt; b',
      '| Who | Skill |\n| --- | ---: |\n| A\\|b | 87 ± 5 |',
      '### Anna',
      '<img alt="say &quot;hi&quot; &lt;b&gt;" width="480" src="data:image/svg+xml;base64,PHN2Zz7DqTwvc3ZnPg==">\n',
    ].join('\n\n'),
  );
});
