// On whole games as a server told them. What is expected is the server's: its views, its sums and who leads, its news.
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/i18n.svelte';
import { loadKit } from '../../kit/games.svelte';
import { tableOf } from '../../state/record';
import type { District, Tribe } from './art/names';
import { beatsOf, slotsOf, stagedView, type VinetaBeat } from './beats';
import en from './recorded/en.jsonl?raw';
import nl from './recorded/nl.jsonl?raw';
import { leaderOf, rowsAfter, takenBy } from './rows';
import { updatesIn } from './sample';
import { endingsIn, endingsInLog, endingsOf, type Ending } from './sinking';
import type { Entry } from './schema';
import { captionText } from './sentences';
import { listOf, total, vinetaEntry, vinetaView, type VinetaView } from './view';

const table = tableOf(
  { game: 'vineta', players: 3, options: [], names: { p1: 'Anna' }, points: {}, winners: [] },
  't',
  [],
);
const games = { nl, en };

interface Told {
  before: VinetaView;
  after: VinetaView;
  moves: Entry[];
  news: string[];
  beats: VinetaBeat[];
}
const toldIn = (text: string): Told[] => {
  const updates = updatesIn(text);
  return updates.slice(1).map((update, i) => ({
    before: vinetaView(updates[i]!.view!),
    after: vinetaView(update.view!),
    moves: update.events.flatMap(({ move }) => (move ? [vinetaEntry(move)] : [])),
    news: update.events.flatMap((event) => event.news ?? []),
    beats: beatsOf(updates[i]!, update),
  }));
};
const byPlayers = ({ moves }: Told): Entry[] => moves.filter(({ seat }) => seat !== 'nature');
const isCardPlay = ({ kind }: Entry): boolean => !['place', 'choose', 'capture', 'start'].includes(kind);

beforeAll(async () => {
  await setLanguage('en');
  await loadKit('vineta');
});

// Where it ends a round, no view of the server shows it any more.
it('a round that its last card makes shorter is as short when it ends', () => {
  const updates = updatesIn(nl);
  const all = toldIn(nl);
  const at = all.findIndex(
    ({ before, after, beats }) => after.round > before.round && beats.some(({ kind }) => kind === 'play'),
  );
  const last = structuredClone(updates[at + 1]!);
  const play = last.events.find(({ move }) => move && move.seat !== 'nature')!;
  const shorter: Entry = { ...vinetaEntry(play.move!), kind: 'lay', card: 'one less' };
  play.move = shorter;
  const lengths = beatsOf(updates[at]!, last).flatMap(({ stage }) => stage.length ?? []);
  expect(lengths.length).toBeGreaterThan(1);
  expect(new Set(lengths)).toEqual(new Set([all[at]!.before.length - 1]));
});

describe.each(['nl', 'en'] as const)('a recorded game (%s)', (edition) => {
  const all = toldIn(games[edition]);
  const of = (kind: VinetaBeat['kind']) =>
    all.flatMap((told) => told.beats.filter((beat) => beat.kind === kind));

  it('tells whose flood card a Changing Wind takes away', () => {
    const taken = of('play').flatMap(({ says }) =>
      says.flatMap((saying) => ('move' in saying && takenBy(saying.move) ? [saying.flood] : [])),
    );
    expect(taken.length).toBeGreaterThan(0);
    expect(taken).not.toContain(undefined);
  });

  it('tells every card play once, in order, with its player and its card', () => {
    const plays = all.flatMap(byPlayers).filter(isCardPlay);
    expect(plays.length).toBeGreaterThan(70);
    expect(of('play').map(({ seat, card }) => [seat, card])).toEqual(
      plays.map(({ seat, card }) => [seat, card]),
    );
  });

  it('has the sums, and who leads, that the server tells', () => {
    const rows = all.filter(({ after }) => after.rows.length > 0 && after.phase === 'play');
    expect(rows.length).toBeGreaterThan(30);
    for (const { before, after, beats } of rows) {
      const plays = beats.filter(({ kind }) => kind === 'play');
      for (const { sums, lead } of plays.slice(-1)) {
        expect(lead).toEqual({ before: before.would_sink, after: after.would_sink });
        for (const sum of sums)
          expect(sum).toEqual({
            district: sum.district,
            before: before.rows.find(({ district }) => district === sum.district)?.waves ?? 0,
            after: after.rows.find(({ district }) => district === sum.district)?.waves,
          });
      }
    }
  });

  it('knows what a move does to the rows', () => {
    for (const told of all) {
      const { before, after } = told;
      if (told.news.length > 0) continue; // they are gone
      let rows: VinetaView['rows'] | null = before.rows;
      const doing = before.doing?.step === 'changing wind' ? before.doing : null;
      let taken = doing?.number ? { from: doing.from, number: doing.number } : null;
      for (const move of byPlayers(told)) {
        rows = rows && rowsAfter(rows, move, taken);
        taken = takenBy(move);
      }
      expect(rows).toEqual(after.rows);
      expect(leaderOf(after.rows)?.district ?? null).toBe(after.would_sink);
    }
  });

  it('compares the rows of every district that sinks, and gives the reason', () => {
    const sunk = all.flatMap(({ news }) => news).map((news) => news.replace('sank ', ''));
    expect(sunk).toHaveLength(8);
    expect(of('compare').map(({ at }) => at)).toEqual(sunk);
    expect(of('sink').map(({ at }) => at)).toEqual(sunk);
    for (const { sinking, at } of of('compare')) {
      expect(sinking?.rows[0]?.district).toBe(at);
      const [most = 0, next = -Infinity] = sinking!.rows
        .filter(({ cards }) => cards.length > 0)
        .map(({ waves }) => waves);
      expect(most).toBeGreaterThan(next);
    }
    expect(of('compare').map(({ sinking }) => sinking?.round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('shares out as many houses as were captured, each to who has it then', () => {
    const deals = of('share').flatMap((beat) => beat.deals);
    const last = all.at(-1)!.after;
    for (const { seat, captured } of last.seats) {
      const own = deals.filter((deal) => deal.seat === seat).map(({ tribe }) => tribe);
      expect(own.sort()).toEqual(listOf(captured).sort());
    }
  });

  it('shows the table as it was until the waves come', () => {
    for (const { before, after, beats, news } of all) {
      if (news.length === 0) continue;
      const early = beats.filter(
        ({ kind }) => kind === 'compare' || (kind === 'play' && before.phase === 'play'),
      );
      for (const { stage, houses: journeys } of early) {
        const shown = { ...after, ...stage };
        expect(shown.sunk).toEqual(before.sunk);
        expect(
          total(
            Object.fromEntries(Object.entries(shown.houses).map(([key, houses]) => [key, total(houses)])),
          ) + journeys.filter(({ from }) => from !== null).length,
        ).toBe(
          total(
            Object.fromEntries(Object.entries(before.houses).map(([key, houses]) => [key, total(houses)])),
          ),
        );
      }
    }
  });

  it('ends a round when all of its end is told: head, rows and who is asked stay until then', () => {
    let ends = 0;
    for (const { before, after, beats } of all)
      for (const beat of beats.filter(({ kind }) => kind === 'sink' || kind === 'share')) {
        if (!beat.at) continue; // a house that its captor picks
        const shown = stagedView(after, beat);
        expect([shown.round, shown.turn, shown.tower]).toEqual([before.round, before.turn, before.tower]);
        expect(shown.rows.some(({ district }) => district === beat.at)).toBe(true);
        expect([shown.to_act, shown.would_sink]).toEqual([[], null]); // what would sink has sunk
        const isPicked = !beats.some(({ kind, at }) => kind === 'share' && at);
        const captured = beat.kind === 'sink' && !isPicked ? before : after;
        expect(shown.seats.map((each) => each.captured)).toEqual(captured.seats.map((each) => each.captured));
        ++ends;
      }
    expect(ends).toBeGreaterThanOrEqual(8);
  });

  it('is ahead of nothing while a card is played: neither turn nor hands nor log', () => {
    let ends = 0;
    for (const { before, after, beats, news } of all) {
      for (const beat of beats.filter(({ kind }) => kind === 'play')) {
        if (before.phase !== 'play') continue;
        const shown = stagedView(after, beat);
        expect([shown.round, shown.turn, shown.tower]).toEqual([before.round, before.turn, before.tower]);
        expect(shown.to_act).toEqual([beat.seat]);
        for (const { seat, hand_size, chosen } of shown.seats) {
          expect(hand_size).toBe(before.seats.find((player) => player.seat === seat)?.hand_size);
          if (seat === beat.seat) expect(chosen).toBeNull();
        }
        // A house that is on its way stands nowhere.
        for (const { tribe, from, to } of beat.houses)
          if (from && to && beats.at(-1) === beat)
            expect((after.houses[to]?.[tribe] ?? 0) - (shown.houses[to]?.[tribe] ?? 0)).toBe(
              beat.houses.filter((each) => each.to === to && each.tribe === tribe).length,
            );
        if (before.turn !== after.turn || before.round !== after.round) ++ends;
      }
      if (news.length === 0) continue;
      const sink = beats.find(({ kind }) => kind === 'sink');
      const early = beats.filter((beat) => sink && beats.indexOf(beat) < beats.indexOf(sink));
      for (const { read } of early) expect(read).toBeLessThan(sink?.read ?? 0);
    }
    expect(ends).toBeGreaterThan(0);
  });

  it('turns cards over in tower order, and none before its time', () => {
    for (const { after, beats } of all) {
      const up = slotsOf(after).filter(({ side }) => side === 'up');
      expect(up.map(({ seat }) => seat)).toEqual(after.phase === 'play' ? after.to_act : []);
      if (after.phase === 'play') expect(slotsOf(after)[0]?.seat).toBe(after.tower);
      for (const { slots, seat } of beats.filter((beat) => beat.slots.length > 0)) {
        const open = slots.filter(({ card }) => card !== null);
        expect(open.map((slot) => slot.seat)).toEqual([seat]);
      }
    }
  });

  it('says something in every beat but the turning of a card, and leaves no word unfilled', () => {
    for (const { beats } of all)
      for (const { kind, says } of beats) {
        if (kind !== 'reveal') expect(says.length, kind).toBeGreaterThan(0);
        expect(captionText(table, says)).not.toMatch(/[{}]|vineta\./);
      }
  });
});

it('speaks to whoever did it, and to nobody else', () => {
  const beats = Object.values(games).flatMap((game) => toldIn(game).flatMap(({ beats: each }) => each));
  const own = beats.filter(({ kind, seat }) => kind === 'play' && seat === 'p1');
  expect(
    new Set(own.flatMap(({ says }) => says.map((saying) => ('move' in saying ? saying.move.kind : '')))).size,
  ).toBeGreaterThan(4);
  for (const { says } of own) {
    expect(captionText(table, says, 'p1')).toMatch(/^You /);
    expect(captionText(table, says, 'p1')).not.toMatch(/[{}]|vineta\.|Anna/);
    // But for whose a flood card is.
    expect(captionText(table, says, 'p2').replace('(you)', '(Freya)')).toBe(captionText(table, says));
  }
});

it('says what happened, what it means and why a district sank', () => {
  const captions = toldIn(games.nl).flatMap(({ beats }) => beats.map(({ says }) => captionText(table, says)));
  const from = captions.findIndex((text) =>
    text.includes('Flood 1 to the row against Outer Reaches North-East'),
  );
  expect(captions.slice(from).filter(Boolean).slice(0, 1)).toEqual([
    'Anna adds Flood 1 to the row against Outer Reaches North-East. ' +
      'Outer Reaches North-East has 4 waves now; Outer Reaches North-West leads with 9.',
  ]);
  expect(captions).toContain(
    'Outer Reaches North-West sinks: 12 waves, more than any other. Outer Reaches North-East comes next with 4.',
  );
});

it('who has missed several plays is told of them without a pause', () => {
  const updates = updatesIn(games.nl);
  const from = updates.findIndex(({ view }) => vinetaView(view!).phase === 'play');
  const to = from + 3;
  const missed = updates.slice(from + 1, to + 1);
  const beats = beatsOf(updates[from]!, { ...updates[to]!, events: missed.flatMap(({ events }) => events) });
  const plays = beats.filter(({ kind }) => kind === 'play');
  expect(new Set(plays.map(({ seat }) => seat)).size).toBeGreaterThan(1);
  expect(beats.map(({ time }) => time)).toEqual(beats.map(() => 0));
});

it.each(['nl', 'en'] as const)('the ends of rounds are the same to who looks back (%s)', (edition) => {
  const told = toldIn(games[edition]);
  const live = endingsOf(told.flatMap(({ beats }) => beats.map((beat) => ({ beat }))));
  const views = told.map(({ after }) => after);
  const seen = endingsIn(views);
  const ends = ({ sinking, deals }: Ending) => [sinking.round, sinking.district, deals.length];
  expect(live.map(ends)).toEqual(seen.map(ends));
  expect(live.map(({ deals }) => deals.map(({ seat, tribe }) => seat + tribe).sort())).toEqual(
    seen.map(({ deals }) => deals.map(({ seat, tribe }) => seat + tribe).sort()),
  );
});

it.each(['nl', 'en'] as const)(
  'who comes later has the rows and the reasons from the log (%s)',
  (edition) => {
    const updates = updatesIn(games[edition]);
    const live = endingsOf(toldIn(games[edition]).flatMap(({ beats }) => beats.map((beat) => ({ beat }))));
    const read = endingsInLog(
      updates.flatMap(({ events }) => events),
      true,
    );
    expect(
      read.map(({ sinking }) => [sinking.round, sinking.district, sinking.rows, sinking.why[0]]),
    ).toEqual(live.map(({ sinking }) => [sinking.round, sinking.district, sinking.rows, sinking.why[0]]));
    expect(read.map(({ deals }) => deals)).toEqual(live.map(({ deals }) => deals));
    expect(
      endingsInLog(
        updates.slice(60).flatMap(({ events }) => events),
        false,
      ),
    ).toEqual([]);
  },
);

describe('the start of a game', () => {
  const [first] = updatesIn(nl);
  const house = (seat: Entry['seat'], tribe: Tribe, district: District) => ({
    kind: 'move' as const,
    time: 0,
    move: { text: '', seat, kind: 'place', tribe, district },
  });
  const { view, ...waiting } = first!;

  it('builds a city that nature places in one beat, on an empty board', () => {
    const events = [house('nature', 'amber', 'G0'), house('nature', 'ice', 'R1')];
    const [beat, ...others] = beatsOf(waiting, { ...first!, events });
    expect(others).toEqual([]);
    expect(beat).toMatchObject({
      kind: 'place',
      houses: [
        { tribe: 'amber', from: null, to: 'G0' },
        { tribe: 'ice', from: null, to: 'R1' },
      ],
      stage: { houses: {} },
    });
    expect(captionText(table, beat!.says)).toBe('Quick set-up: all houses are placed at random.');
  });

  it('is no news to who comes when the game is on', () => {
    const events = [house('nature', 'amber', 'G0')];
    const later = { ...first!, view: { ...vinetaView(view!), turn: 2 }, events };
    expect(beatsOf(waiting, later)).toEqual([]);
  });

  it('has nothing to tell where players place the houses', () => {
    expect(view).toBeDefined();
    expect(beatsOf(waiting, first!)).toEqual([]);
  });
});
