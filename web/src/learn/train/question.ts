// What an exercise asks: the engine of the device says what the seat saw, and of an own game what the choices are worth.
import type { AnyView } from '../../state/views';
import { actionsOf } from '../../table/entries';
import { here, type StudyDesk } from '../../wire/here';
import type {
  Entry,
  PuzzleQuestion as AnyQuestion,
  PuzzleSearch,
  Weighed,
  Weighing,
} from '../../wire/schema';
import { Unavailable } from '../../wire/api';
import type { Puzzle } from '../puzzle/puzzles';

export type PuzzleQuestion = AnyQuestion<AnyView>;
/** Of each entry the share of the win and its error; null: it only begins another one. */
export type Values = readonly (readonly number[] | null)[];

const enough = 48; // rounds of weighing: about two seconds on a slow phone
const chunk = 60; // milliseconds

export const puzzleOf = (question: PuzzleQuestion, values: Values, search: PuzzleSearch): Puzzle => ({
  ...question,
  search,
  values: values.map((each) => each && { value: each[0] ?? 0, error: each[1] ?? 0 }),
});

async function at<T>(use: (desk: StudyDesk) => Promise<T>): Promise<T> {
  const desk = await (await here()).studyDesk(() => {});
  try {
    return await use(desk);
  } finally {
    desk.close();
  }
}

async function asked(desk: StudyDesk, record: string, move: number): Promise<PuzzleQuestion> {
  const { puzzle, sentence } = await desk.ask({ do: 'puzzle', record, move });
  if (!puzzle) throw new Unavailable(sentence ?? 'no puzzle');
  return puzzle as PuzzleQuestion;
}

export const questionOf = (record: string, move: number): Promise<PuzzleQuestion> =>
  at((desk) => asked(desk, record, move));

/** A whole sequence is worth what its first step is; that step is no choice of its own. */
export function weighedValues(legal: readonly Entry[], choices: readonly Weighed[]): Values {
  const isBeginning = ({ text }: Entry): boolean =>
    text !== undefined && legal.some(({ actions }) => actions?.[0] === text);
  return legal.map((entry) => {
    const worth = choices.find(({ move }) => move.text === actionsOf(entry)[0]);
    return worth && !isBeginning(entry) ? [worth.value, worth.error] : null;
  });
}

async function weighed(desk: StudyDesk, record: string, { move, seat }: PuzzleQuestion): Promise<Weighing> {
  const { variations } = await desk.ask({ do: 'variations', text: record, moment: move - 1 });
  if (!variations) throw new Unavailable('no study');
  const request = {
    text: variations.text,
    branch: move - 1 - variations.before,
    seat,
    milliseconds: chunk,
  };
  return new Promise((resolve) =>
    desk.weigh(request, (weighing) => {
      if (weighing.rounds >= Math.min(enough, weighing.of)) resolve(weighing);
    }),
  );
}

/** A decision of an own game: the engine thinks about it first. */
export const ownPuzzle = (record: string, move: number): Promise<Puzzle> =>
  at(async (desk) => {
    const question = await asked(desk, record, move);
    const { choices, rounds } = await weighed(desk, record, question);
    const search = { bot: 'study', searches: rounds, seed: 0 };
    return puzzleOf(question, weighedValues(question.legal, choices), search);
  });
