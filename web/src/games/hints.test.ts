// Every kind of reason and every place to look has words in every language, and none leaves a value unsaid.
import { afterAll, describe, expect, it } from 'vitest';
import { addWords, languages, setLanguage } from '../i18n/i18n.svelte';
import type { GameKit } from '../kit/kit';
import { toldHint } from '../table/hint';
import type { Hint, TableMessage } from '../wire/schema';
import { vigo as vigoFront } from './vigo/front';
import { kit as vigo } from './vigo/kit';
import { argumentKinds as vigoKinds, type Focus as VigoFocus } from './vigo/schema';
import { vineta as vinetaFront } from './vineta/front';
import { kit as vineta } from './vineta/kit';
import { argumentKinds as vinetaKinds, type Focus as VinetaFocus } from './vineta/schema';

const table = {
  yours: ['p1'],
  seats: [
    { seat: 'p1', kind: 'player', name: 'Anna' },
    { seat: 'p2', kind: 'bot', name: '', level: 3 },
  ],
} as unknown as TableMessage;
const ofVineta = {
  ...{ seat: 'p2', district: 'G0', to: 'R1', tribe: 'amber', card: 'panic', played: 'flood 2' },
  ...{ count: 3, than: 1 },
};
const ofVigo = { seat: 'p2', field: 'c4', card: 'red left lid', mark: 'ring', count: 3, than: 1 };
const vinetaFocuses: VinetaFocus['kind'][] = [
  ...(['own-district', 'own-houses', 'row', 'district', 'hand', 'city'] as const),
];
const vigoFocuses: VigoFocus['kind'][] = [
  ...(['last-ship', 'field', 'covered', 'bay', 'stock', 'chest'] as const),
];
const games: [string, GameKit, object, readonly string[], readonly string[]][] = [
  ['vineta', vineta, ofVineta, vinetaKinds, vinetaFocuses],
  ['vigo', vigo, ofVigo, vigoKinds, vigoFocuses],
];

describe.each(games)('%s', (name, kit, facts, kinds, focuses) => {
  afterAll(() => setLanguage('en'));
  it.each(languages)('says in %s why and where to look', async (language) => {
    await setLanguage(language);
    for (const { catalogues } of [vinetaFront, vigoFront]) if (catalogues) await addWords(catalogues);
    const said = [
      ...kinds.flatMap((kind) =>
        [1, 3].map((count) => kit.hints?.reason(table, { kind, ...facts, count }).text ?? ''),
      ),
      ...focuses.map((kind) => kit.hints?.look(table, { kind, ...facts }).text ?? ''),
    ];
    expect(said.filter((text) => text === '' || text.startsWith(`${name}.`) || /[{}|]/.test(text))).toEqual(
      [],
    );
  });
});

describe('a hint of Vineta', () => {
  const entry = (district: string) => ({
    ...{ text: `p1 flood 2 add ${district}`, seat: 'p1', kind: 'add', card: 'flood 2', district },
  });
  const hint = {
    seat: 'p1',
    look: { kind: 'row', district: 'G1' },
    reasons: [{ kind: 'leads', rule: 'VN-SCO-1', district: 'G1', count: 5 }],
    choices: [
      { now: [entry('G0')], then: [], value: 0.31, error: 0.01 },
      { now: [entry('G1')], then: [], value: 0.42, error: 0.01 },
    ],
    best: 1,
    clear: true,
    lead: { value: 0.11, error: 0.01 },
  } as unknown as Hint;
  const lines = (step: 1 | 2 | 3, of = hint) =>
    toldHint(vineta, table, of, step).lines.map(({ text }) => text);

  it('comes in three steps, and points at the board', async () => {
    await setLanguage('en');
    if (vinetaFront.catalogues) await addWords(vinetaFront.catalogues);
    expect(lines(1)).toEqual(['Look at the row against Outer Reaches North-West.']);
    expect(toldHint(vineta, table, hint, 1).spots).toEqual(['G1']);
    expect(lines(2)[0]).toContain('These two matter');
    expect(toldHint(vineta, table, hint, 2).spots).toEqual(['G0', 'G1']);
    expect(lines(3)[0]).toMatch(/^Better: /);
    expect(lines(3)[1]).toBe(
      'The row against Outer Reaches North-West leads then, with 5 waves; with the other choice it does not.',
    );
    expect(lines(3).at(-1)).toBe('Chances of winning: 42 % with it, 31 % with the other.');
    expect(toldHint(vineta, table, hint, 3).lines[1]?.rule).toBe('VN-SCO-1');
  });
  it('says so where there is no reason, or no difference', () => {
    expect(lines(3, { ...hint, reasons: [] })[1]).toContain('no short reason');
    const even = lines(3, { ...hint, reasons: [], clear: false });
    expect(even[0]).toContain('about as good');
    expect(even).toHaveLength(2);
  });
});
