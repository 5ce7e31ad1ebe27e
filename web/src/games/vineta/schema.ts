// Printed by `springtide schema`; `make schema` writes it anew. Not to be changed by hand.
import type { Mover, Seat, Viewer } from '../../wire/schema';

/** What a table may agree on, beside the edition, and the values of each. */
export const switches = {
  'own-house': ['1', '2', '3'],
  'tie-tower': ['passes', 'stays'],
  panic: ['all', 'one-each'],
  capture: ['in-order', 'owner-picks'],
  placement: ['in-turn', 'random'],
} as const;

/** What each edition says. */
export const editions = {
  nl: { 'own-house': '1', 'tie-tower': 'passes', panic: 'all', capture: 'in-order', placement: 'in-turn' },
  de: { 'own-house': '1', 'tie-tower': 'passes', panic: 'all', capture: 'in-order', placement: 'in-turn' },
  en: { 'own-house': '2', 'tie-tower': 'stays', panic: 'all', capture: 'owner-picks', placement: 'in-turn' },
  fr: { 'own-house': '1', 'tie-tower': 'passes', panic: 'one-each', capture: 'in-order', placement: 'in-turn' },
} as const;

/** What a table may not agree on. */
export const contradictions = [{ 'own-house': '2', capture: 'in-order' }, { 'own-house': '3', capture: 'in-order' }] as const;

export const districts = ['G0', 'G1', 'G2', 'Y0', 'Y1', 'Y2', 'R0', 'R1', 'R2'] as const;
export type District = (typeof districts)[number];

export const tribes = ['amber', 'ice', 'fern', 'straw', 'tide', 'rust', 'heather'] as const;
export type Tribe = (typeof tribes)[number];

export const cards = [
  'flood 1',
  'flood 2',
  'flood 3',
  'flood 4',
  'changing wind',
  'calm sea',
  'intervention',
  'one more',
  'one less',
  'false hope',
  'rescue',
  'relocation',
  'panic',
  'quarantine',
] as const;
export type Card = (typeof cards)[number];

export const phases = ['start', 'tribes', 'districts', 'place', 'draw', 'choose', 'play', 'capture', 'over'] as const;
export type Phase = (typeof phases)[number];

export const verbs = [
  'start',
  'deal tribe',
  'deal district',
  'draw',
  'place',
  'choose',
  'start row',
  'add',
  'take',
  'put',
  'discard',
  'raise',
  'lower',
  'lay',
  'route',
  'move',
  'swap',
  'flee',
  'close',
  'lapse',
  'capture',
] as const;
export type Verb = (typeof verbs)[number];

/** What a puzzle is about. */
export const themes = ['panic', 'denial', 'houses', 'flood', 'ending'] as const;
export type Theme = (typeof themes)[number];

export const editionNames = ['nl', 'de', 'en', 'fr'] as const;
export type Edition = (typeof editionNames)[number];

/** What can speak for a choice. */
export const argumentKinds = [
  'saves-tile',
  'saves-houses',
  'takes-houses',
  'denies-houses',
  'leads',
  'moves-out',
  'keeps-card',
  'gathers',
  'deeper',
  'less-crowded',
  'off-tile',
  'own-house-counts',
] as const;
export type ArgumentKind = (typeof argumentKinds)[number];

/** An action, with its parts. */
export interface Entry {
  text: string; // the one text form; hidden parts are `?` in it and left out beside it
  seat: Mover;
  kind: Verb;
  recipient?: Seat;
  card?: Card;
  tribe?: Tribe;
  second?: Tribe;
  district?: District;
  to?: District;
  number?: number; // of a row card, counted from the bottom
}

/** A way to carry out a card, or to go on with it, on the table as it lies. */
export interface Way {
  kind: Verb;
  card: Card;
  tribe?: Tribe;
  second?: Tribe;
  district?: District;
  to?: District; // of a row card that is taken: where it would be put
  number?: number; // of a row card, counted from the bottom
  would_sink: District | null; // if nothing followed
}

/** Why a choice is better than another: facts that whoever chooses can see. */
export interface Argument {
  kind: ArgumentKind;
  rule?: string; // the id of the rule that explains it
  seat?: Seat;
  district?: District;
  to?: District;
  tribe?: Tribe;
  card?: Card;
  played?: Card;
  count?: number;
  than?: number;
}

/** Where to look before choosing. */
export interface Focus {
  kind: 'own-district' | 'own-houses' | 'row' | 'district' | 'hand' | 'city';
  district?: District;
  tribe?: Tribe;
}

export interface RowCard {
  owner: Seat;
  waves: number;
}

export interface Row {
  district: District;
  chip: Seat;
  cards: RowCard[];
  raised: Seat[];
  lowered: Seat[];
  waves: number; // those of interventions counted
}

/** `null` stands for what the viewer may not know. */
export interface Player {
  seat: Seat;
  tribe: Tribe | null;
  district: District | null;
  hand?: Partial<Record<Card, number>>;
  hand_size: number;
  pile_size: number;
  shuffles: number;
  discard: Partial<Record<Card, number>>;
  has_chosen: boolean;
  chosen: Card | null;
  captured: Partial<Record<Tribe, number>>;
  one_more: boolean;
  one_less: boolean;
}

/** A card play that is under way. */
export interface Doing {
  step: 'changing wind' | 'false hope' | 'rescue' | 'panic' | 'capture';
  from: District;
  to?: District;
  number?: number;
  left?: number;
  used?: District[];
  next?: number;
}

/** The four points on which the rulebooks differ, and the variant that none of them has. */
export interface Switches {
  own_house: number;
  tie_tower: 'passes' | 'stays';
  panic: 'all' | 'one-each';
  capture: 'in-order' | 'owner-picks';
  placement?: 'random'; // left out where players place the houses in turn, as printed
}

/** A table in the open. */
export interface Position {
  game: 'vineta';
  rules: number;
  players: number;
  edition: Edition;
  switches: Switches;
  phase: Phase;
  round: number;
  turn: number;
  length: number; // the turns of the round
  tie_breaks: number;
  tower: Seat;
  disk: Seat;
  to_act: Mover[];
  sunk: District[];
  coast: District[];
  quarantine: District[];
  supply: Partial<Record<Tribe, number>>;
  box: Partial<Record<Tribe, number>>;
  houses: Partial<Record<District, Partial<Record<Tribe, number>>>>;
  rows: Row[];
  would_sink: District | null;
  doing?: Doing;
  seats: Player[];
}

/** A table as the viewer sees it, with all derived facts. */
export interface View {
  game: 'vineta';
  rules: number;
  players: number;
  edition: Edition;
  switches: Switches;
  phase: Phase;
  round: number;
  turn: number;
  length: number; // the turns of the round
  tie_breaks: number;
  tower: Seat;
  disk: Seat;
  to_act: Mover[];
  sunk: District[];
  coast: District[];
  quarantine: District[];
  supply: Partial<Record<Tribe, number>>;
  box: Partial<Record<Tribe, number>>;
  houses: Partial<Record<District, Partial<Record<Tribe, number>>>>;
  rows: Row[];
  would_sink: District | null;
  doing?: Doing;
  seats: Player[];
  viewer: Viewer;
}
