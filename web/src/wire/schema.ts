// Printed by `springtide schema`; `make schema` writes it anew. Not to be changed by hand.

export const protocolVersion = 1 as const;

/** In shares of the win: what a decision keeps of so much counts half in an accuracy. */
export const slightStake = 0.03 as const;

/** Characters of a comment in a study. */
export const longestComment = 1000 as const;

/** Bytes of its file. */
export const largestStudy = 262144 as const;

/** The seats of a table, in order. */
export const seats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
export type Seat = (typeof seats)[number];

/** Who looks. */
export type Viewer = Seat | 'spectator';

/** Who acts. */
export type Mover = Seat | 'nature';

export type Game = string;

export const lives = ['open', 'playing', 'finished', 'resigned', 'abandoned'] as const;
export type Life = (typeof lives)[number];

export const clockKinds = ['none', 'live', 'correspondence'] as const;
export type ClockKind = (typeof clockKinds)[number];

/** How long bots wait before they move. */
export const paces = ['slow', 'normal', 'quick', 'once'] as const;
export type Pace = (typeof paces)[number];

/** A scripted seat is shown as a bot. */
export const chairKinds = ['open', 'player', 'bot', 'scripted'] as const;
export type ChairKind = (typeof chairKinds)[number];

/** What can be asked of the others. */
export const wishes = ['undo', 'bot'] as const;
export type Wish = (typeof wishes)[number];

export const eventKinds = [
  'sat',
  'stood',
  'bot',
  'started',
  'move',
  'change',
  'undo',
  'asked',
  'voted',
  'withdrawn',
  'said',
  'left',
  'returned',
  'resigned',
  'finished',
  'abandoned',
  'rematch',
  'away',
  'back',
  'closed',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** There is no free text. */
export const phrases = [
  'hello',
  'good-luck',
  'your-turn',
  'one-moment',
  'thanks',
  'sorry',
  'nice',
  'ouch',
  'well-played',
  'good-game',
  'once-more',
  'goodbye',
] as const;
export type Phrase = (typeof phrases)[number];

/** Why a table refuses. */
export const codes = [
  'bad-setup',
  'no-such-seat',
  'seat-taken',
  'seat-held',
  'seat-empty',
  'seats-open',
  'not-your-seat',
  'not-host',
  'not-started',
  'already-started',
  'game-over',
  'not-your-turn',
  'outdated',
  'unreadable',
  'illegal',
  'nothing-to-undo',
  'nothing-asked',
  'already-asked',
  'too-early',
  'has-left',
  'has-not-left',
  'is-away',
  'no-such-phrase',
  'bad-name',
  'bad-secret',
  'rematch-made',
  'accounts-only',
  'one-seat-each',
  'is-rated',
  'no-vacation',
  'no-such-guest',
  'no-hints',
] as const;
export type Code = (typeof codes)[number];

/** Why whoever hosts the tables refuses. */
export const serviceCodes = [
  'bad-message',
  'no-hello',
  'said-hello',
  'bad-token',
  'no-token',
  'no-such-table',
  'no-spectators',
  'no-such-address',
  'bad-method',
  'no-such-job',
  'no-such-session',
  'no-such-device',
  'no-such-webhook',
  'host-not-allowed',
  'too-many-tables',
  'too-many-listed',
  'too-many-bots',
  'too-many-watched',
  'too-many-analyses',
  'too-many-webhooks',
  'too-often',
  'not-started',
  'not-over',
  'not-your-seat',
  'from-position',
  'bad-record',
  'bad-journal',
  'damaged-journal',
  'busy',
  'no-such-person',
  'no-such-circle',
  'too-many-followed',
  'too-many-blocked',
  'too-many-circles',
  'too-many-invitations',
  'no-lobby',
  'no-such-study',
  'bad-study',
  'too-many-studies',
  'too-much-training',
] as const;
export type ServiceCode = (typeof serviceCodes)[number];

/** Why something about an account is refused. */
export const accountCodes = [
  'bad-login',
  'bad-password',
  'has-account',
  'locked',
  'login-taken',
  'needs-account',
  'needs-code',
  'on-vacation',
  'sign-up-closed',
  'too-few-days',
  'too-many-guests',
  'too-many-tries',
  'weak-password',
  'wrong-code',
  'wrong-password',
  'wrong-recovery',
] as const;
export type AccountCode = (typeof accountCodes)[number];

/** Why a request does not get through. */
export const transportCodes = [
  'failed',
  'full',
  'headers_too_large',
  'malformed',
  'no_answer',
  'not_found',
  'not_allowed',
  'not_ready',
  'too_large',
  'too_many_connections',
  'too_slow',
  'websocket_only',
  'too_many_requests',
  'wrong_method',
  'wrong_origin',
] as const;
export type TransportCode = (typeof transportCodes)[number];

/** Times are in milliseconds. */
export interface Clock {
  kind: ClockKind;
  move: number;
  bank: number;
}

export interface Chair {
  seat: Seat;
  kind: 'open' | 'player' | 'bot';
  name: string;
  level?: number; // of a bot
  nets?: string[]; // what the nets are called that it asks
  held?: boolean; // an open seat that is kept for somebody
  here: boolean; // its player is connected
  left: boolean; // a bot plays until the player returns
  resigned: boolean;
  held_for?: string; // whom, for the host and that person
  has_secret?: boolean; // before the start: its player has added to the deal
}

/** What was agreed on before the game. */
export interface Agreement {
  game: Game;
  options: string[]; // header lines of a record
  public: boolean;
  spectators: boolean;
  clock: Clock;
  pace?: Pace; // of bots; missing where it is `normal`
  rated?: boolean; // its result counts for the ratings of those who play
  from_position?: boolean; // the host has written where the game starts
  scripted?: boolean; // the host has written draws, or what a bot does
}

/** Once the game is over, everything that decided the deal. */
export interface Deal {
  commitment: string;
  secret?: string;
  secrets?: string[];
}

/** Who sits where. It is whole; the last one counts. */
export interface TableMessage {
  type: 'table';
  table: string;
  game: Game;
  options: string[]; // header lines of a record
  public: boolean;
  spectators: boolean;
  clock: Clock;
  pace?: Pace; // of bots; missing where it is `normal`
  rated?: boolean; // its result counts for the ratings of those who play
  from_position?: boolean; // the host has written where the game starts
  scripted?: boolean; // the host has written draws, or what a bot does
  life: Life;
  is_host: boolean;
  yours: Seat[];
  hints?: boolean; // the own seat may ask for `hint`
  seats: Chair[];
  deal: Deal;
  rematch_of?: string;
}

export interface SummaryChair {
  seat: Seat;
  kind: 'open' | 'player' | 'bot';
  name: string;
  level?: number; // of a bot
  nets?: string[]; // what the nets are called that it asks
  held?: boolean; // an open seat that is kept for somebody
}

export interface Summary {
  game: Game;
  options: string[]; // header lines of a record
  public: boolean;
  spectators: boolean;
  clock: Clock;
  pace?: Pace; // of bots; missing where it is `normal`
  rated?: boolean; // its result counts for the ratings of those who play
  from_position?: boolean; // the host has written where the game starts
  scripted?: boolean; // the host has written draws, or what a bot does
  seats: SummaryChair[];
}

/** A table with a free seat, or a game that can be watched. */
export interface LobbyTable {
  table: string;
  life: 'open' | 'playing';
  created: number;
  summary: Summary;
}

/** An action as somebody took it or may take it: what the entries of all games have. Its parts are the game's. */
export interface Entry {
  text?: string; // the one text form of an action
  actions?: string[]; // in its place: a sequence, to be taken in one go
  seat: Mover;
  kind: string;
  value?: number; // what it would bring, where the game says so
}

/** What happened; which members there are depends on the kind. */
export interface TableEvent<E = Entry> {
  kind: EventKind;
  time: number;
  seat?: Seat;
  name?: string;
  level?: number;
  move?: E;
  news?: string; // what a move led to where its words do not say so
  length?: number; // so many moves are left
  wish?: Wish;
  absent?: Seat;
  consents?: boolean;
  phrase?: Phrase;
  reason?: 'left' | 'time' | 'vote';
  new_table?: string;
  until?: number; // of a vacation
}

/** A question to the others. */
export interface Petition {
  seat: Seat; // who asks
  wish: Wish;
  absent?: Seat;
  missing: Seat[]; // whose votes
}

/** The seat's clock stands still. */
export interface Vacation {
  from: number;
  until: number;
}

export interface SeatTime {
  seat: Seat;
  bank: number; // what is left in reserve
  since?: number;
  until?: number;
  vacation?: Vacation; // if it was not over at the last event
}

export interface SeatResult {
  seat: Seat;
  points: number;
  reasons: string; // points by rule id
  won: boolean;
}

/** What one viewer has not been told yet, and how the table looks now. */
export interface UpdateMessage<V = unknown, E = Entry> {
  type: 'update';
  table: string;
  viewer: Viewer;
  seq: number; // events this viewer has seen
  life: Life;
  head?: string; // of the chain over the journal: the same for all viewers
  after: number; // events this viewer had seen before these
  events: TableEvent<E>[];
  petition?: Petition;
  times?: SeatTime[];
  to_act?: Seat[];
  decision?: number; // to be sent back in `act`
  may_change?: boolean;
  may_take_back?: boolean;
  in_secret?: boolean; // nobody else sees what is chosen now
  prompt?: string; // the key of a sentence
  legal?: E[];
  view?: V;
  result?: SeatResult[];
}

/** What one viewer saw earlier. */
export interface HistoryMessage<E = Entry> {
  type: 'history';
  table: string;
  viewer: Viewer;
  after: number; // events this viewer had seen before these
  events: TableEvent<E>[];
}

/** A move, and the view after it. */
export interface Step<V = unknown, E = Entry> {
  move: E;
  view: V;
}

export interface StepsMessage<V = unknown, E = Entry> {
  type: 'steps';
  table: string;
  viewer: Seat;
  steps: Step<V, E>[];
}

/** What the cards of a seat would do on the table as it lies. */
export interface AheadMessage<W = unknown> {
  type: 'ahead';
  table: string;
  viewer: Seat;
  seq: number; // events this viewer has seen
  ways: W[];
}

/** What a seat that must decide knows, for whoever thinks about it. */
export interface HintMessage {
  type: 'hint';
  table: string;
  viewer: Seat;
  seq: number; // events this viewer has seen
  question: string; // a text of docs/notation.md
}

export interface WelcomeMessage {
  type: 'welcome';
  version: number;
  name: string; // empty: a spectator
}

/** The client is of another version. */
export interface ReloadMessage {
  type: 'reload';
  version: number;
}

/** What who runs the server has to say to everybody, in place of what was said before. */
export interface AnnouncementMessage {
  type: 'announcement';
  sentence?: string; // none: there is nothing to say any more
}

export interface PongMessage {
  type: 'pong';
  table?: string;
}

/** Nothing has changed. */
export interface RefusedMessage {
  type: 'refused';
  table?: string;
  id?: string;
  code: Code | ServiceCode;
  sentence: string;
  rule?: string; // a rule id
  reason?: string; // the key of a sentence
}

/** What is open and what can be watched: all of it at first, and then what has changed. */
export interface LobbyMessage {
  type: 'lobby';
  whole?: boolean; // all there is; what was told before is void
  here?: number; // people who are connected; missing where it has not changed
  tables: LobbyTable[]; // new, or in place of those of the same name
  gone?: string[]; // tables that are not in the lobby any more
}

/** Those of one's friends who are here and let one know. It is whole; the last one counts. */
export interface FriendsMessage {
  type: 'friends';
  here: string[]; // persons
}

/** It is stored for good. */
export interface AcknowledgedMessage {
  type: 'acknowledged';
  table: string;
  id: string;
  seq: number;
}

/** What clients are told. */
export type ServerMessage<V = unknown, E = Entry, W = unknown> =
  | WelcomeMessage
  | ReloadMessage
  | PongMessage
  | TableMessage
  | UpdateMessage<V, E>
  | HistoryMessage<E>
  | StepsMessage<V, E>
  | AheadMessage<W>
  | HintMessage
  | RefusedMessage
  | AcknowledgedMessage
  | LobbyMessage
  | FriendsMessage
  | AnnouncementMessage;

/** What is done at a table, apart from `table` and `id`. */
export type Command =
  | { type: 'sit'; seat: Seat; name: string; secret?: string }
  | { type: 'bot'; seat: Seat; level: number }
  | { type: 'start'; secret?: string }
  | { type: 'act'; seat: Seat; decision: number; actions: string[] }
  | { type: 'ask'; seat: Seat; wish: 'undo' }
  | { type: 'ask'; seat: Seat; wish: 'bot'; absent: Seat }
  | { type: 'vote'; seat: Seat; consents: boolean }
  | { type: 'say'; seat: Seat; phrase: Phrase }
  | { type: 'rematch' }
  | { type: 'stand'; seat: Seat }
  | { type: 'take-back'; seat: Seat }
  | { type: 'leave'; seat: Seat }
  | { type: 'return'; seat: Seat }
  | { type: 'resign'; seat: Seat };

/** A command; its `id` is used once a table. */
export type CommandMessage =
  | { type: 'sit'; seat: Seat; name: string; secret?: string; table: string; id: string }
  | { type: 'bot'; seat: Seat; level: number; table: string; id: string }
  | { type: 'start'; secret?: string; table: string; id: string }
  | { type: 'act'; seat: Seat; decision: number; actions: string[]; table: string; id: string }
  | { type: 'ask'; seat: Seat; wish: 'undo'; table: string; id: string }
  | { type: 'ask'; seat: Seat; wish: 'bot'; absent: Seat; table: string; id: string }
  | { type: 'vote'; seat: Seat; consents: boolean; table: string; id: string }
  | { type: 'say'; seat: Seat; phrase: Phrase; table: string; id: string }
  | { type: 'rematch'; table: string; id: string }
  | { type: 'stand'; seat: Seat; table: string; id: string }
  | { type: 'take-back'; seat: Seat; table: string; id: string }
  | { type: 'leave'; seat: Seat; table: string; id: string }
  | { type: 'return'; seat: Seat; table: string; id: string }
  | { type: 'resign'; seat: Seat; table: string; id: string };

/** The first message on a connection. */
export interface HelloMessage {
  type: 'hello';
  version: number;
  token?: string; // none: a spectator
}

/** From now on everything that happens at a table. */
export interface WatchMessage {
  type: 'watch';
  table: string;
  have?: Partial<Record<Viewer, number>>; // how many events of each viewer are known already
  spectator?: boolean; // what lies open, too, beside what the seats held see
}

export interface UnwatchMessage {
  type: 'unwatch';
  table: string;
}

/** Every move since the seat's own last decision. */
export interface StepsRequest {
  type: 'steps';
  table: string;
  seat: Seat;
}

/** What a viewer saw before its event of this number, or the newest of it. */
export interface HistoryRequest {
  type: 'history';
  table: string;
  viewer: Viewer;
  before: number;
}

/** What the seat's cards would do on the table as it lies. */
export interface AheadRequest {
  type: 'ahead';
  table: string;
  seat: Seat;
}

/** What the seat knows of its decision, to think about it. */
export interface HintRequest {
  type: 'hint';
  table: string;
  seat: Seat;
}

/** From now on what is open and what can be watched, and who is here. */
export interface LobbyRequest {
  type: 'lobby';
}

export interface UnlobbyMessage {
  type: 'unlobby';
}

export interface PingMessage {
  type: 'ping';
  table?: string; // the answer comes after all that was told of this table before
}

/** What clients say. */
export type ClientMessage =
  | HelloMessage
  | WatchMessage
  | UnwatchMessage
  | StepsRequest
  | HistoryRequest
  | AheadRequest
  | HintRequest
  | LobbyRequest
  | UnlobbyMessage
  | PingMessage
  | CommandMessage;

/** Who is to sit there: you, whoever comes, or a bot. */
export type WishedChair =
  | { kind: 'player'; name?: string }
  | { kind: 'open'; held_for?: string }
  | { kind: 'bot' | 'scripted'; level: number };

export type WishedClock =
  | { kind: 'none' }
  | { kind: 'live'; move: number; bank: number }
  | { kind: 'correspondence'; move: number; bank?: number };

/** A new table. */
export interface Wishes {
  game: Game;
  options?: string[]; // header lines of a record
  chairs: WishedChair[];
  public?: boolean;
  spectators?: boolean;
  rated?: boolean; // its result counts for ratings: for accounts and bots, without undo by consent
  clock?: WishedClock;
  pace?: Pace; // of bots
  position?: string; // where the game starts instead
  script?: string[]; // moves of nature and of scripted seats
  lesson?: boolean; // others may sit down at a position or a script, where there are lessons
}

export interface Opened {
  table: string;
  commitment: string;
}

export interface TakenIn {
  table: string;
}

export interface OwnTable {
  table: string;
  life: Life;
  created: number;
  updated: number;
  summary: Summary;
  seats: Seat[];
  waits_for_you: boolean;
}

/** What is open and what can be watched. */
export interface Lobby {
  tables: LobbyTable[];
  here: number; // people who are connected
}

export interface OwnTables {
  tables: OwnTable[];
}

export interface NewGuest {
  name: string;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface NewCredentials {
  login: string;
  password: string;
  sign_up_code?: string; // where accounts are made by invitation
}

export interface Goodbye {
  password?: string; // of an account
}

/** The password is the new one. */
export interface Recovery {
  login: string;
  recovery: string;
  password: string;
}

export interface Guest {
  name: string;
  token: string;
}

/** The name is empty. */
export interface Gone {
  name: string;
}

export interface Me {
  name: string;
  login?: string; // of an account
  person?: string; // the address of its page
  shown?: boolean; // whether others see the page
  emblem?: number;
  here_shown?: boolean; // whether friends see that one is here
}

/** What is missing stays as it is; the name is anybody's, the rest is for accounts. */
export interface MyWishes {
  name?: string;
  shown?: boolean;
  emblem?: number;
  here_shown?: boolean;
}

export interface NewAccount {
  name: string;
  login: string;
  recovery: string; // replaces a lost password; told only now
}

export interface Session {
  name: string;
  login: string;
  token: string;
}

export interface Recovered {
  name: string;
  login: string;
  token: string;
  recovery: string; // replaces a lost password; told only now
}

/** Somewhere one is signed in. */
export interface OpenSession {
  session: string; // its name, to end it by
  created: number;
  used: number; // last, to the hour; 0: not known
  device: string; // browser and system, as far as known
  is_this: boolean;
}

export interface OpenSessions {
  sessions: OpenSession[];
}

/** From now on. */
export interface WishedVacation {
  days: number;
}

export interface OwnVacation {
  days_a_year: number; // of a calendar year, UTC
  days_left: number; // of this one
  until?: number; // while one is away
}

/** Somebody whose page is shown. */
export interface PersonName {
  person: string;
  name: string;
  emblem: number;
}

export interface People {
  people: PersonName[];
}

export interface PersonAtTable {
  seat: Seat;
  person: string;
  name: string;
  emblem: number;
}

/** Those whose pages are shown. */
export interface PeopleAtTable {
  people: PersonAtTable[];
}

/** In points as of Elo; 95 of 100 lie within `give_or_take`. */
export interface ShownRating {
  points: number;
  give_or_take: number;
  provisional: boolean;
}

export interface GameRating {
  game: Game;
  rating: ShownRating;
  curve: RatingPoint[]; // the last rated games, in order
}

export interface RatingPoint {
  ended: number;
  points: number;
  give_or_take: number;
}

/** How often somebody sat where, and came first. */
export interface Tally {
  game: Game;
  edition: string;
  players: number;
  seat: Seat;
  games: number;
  first: number;
}

/** Games against one other. */
export interface Rival {
  person: string;
  name: string;
  emblem: number;
  games: number;
  before: number; // so often placed before the other
  after: number;
}

/** The page of an account. */
export interface Person {
  person: string;
  name: string;
  emblem: number;
  since: number;
  former_names: string[]; // of late, the last first
  ratings: GameRating[];
  tallies: Tally[];
  rivals: Rival[];
}

export interface GameStanding {
  seat: Seat;
  name: string;
  level?: number; // of a bot
  place: number;
  points: number;
  left: boolean;
  own: boolean; // whose page it is
  rating?: ShownRating; // after a rated game
}

/** A finished game. */
export interface GameOver {
  table: string;
  game: Game;
  edition: string;
  rated: boolean;
  ended: number;
  standings: GameStanding[];
}

export interface Games {
  games: GameOver[];
  next?: string; // for the page after this one
}

export interface PushKey {
  key: string; // `applicationServerKey`, in base64url
}

/** Hours of a day in which a device is left alone, in minutes after midnight by its own clock. */
export interface Quiet {
  from: number;
  until: number;
  zone: number; // minutes that its clock is ahead of UTC
}

/** What a browser's push service has given it. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  quiet?: Quiet; // none: at any hour
}

export interface QuietHours {
  quiet?: Quiet; // none: at any hour
}

export interface CalledDevice {
  device: string; // its name, to remove it by
  title: string; // browser and system
  created: number;
  is_this: boolean;
  quiet?: Quiet; // none: at any hour
}

export interface CalledDevices {
  devices: CalledDevice[];
}

export interface NewWebhook {
  url: string;
  shape: 'json' | 'chat'; // as JSON, or as chats take it
  table?: string; // one where one sits; none: all of one's own
}

export interface Webhook {
  webhook: string; // its name, to remove it by
  url: string;
  shape: 'json' | 'chat'; // as JSON, or as chats take it
  table?: string;
  created: number;
}

export interface Webhooks {
  webhooks: Webhook[];
  hosts: string[]; // those the operator allows, `*.name` for all below a name; none: there are no webhooks
}

/** Somebody one follows. */
export interface Friend {
  person: string;
  name: string;
  emblem: number;
  follows_you: boolean;
  here?: boolean; // connected now, as far as one may know
}

/** A seat that is kept for one. */
export interface Invitation {
  table: string;
  game: Game;
  seat: Seat;
  since: number;
  by?: PersonName;
  summary: Summary;
}

export interface NewInvitation {
  seat: Seat;
  person: string;
}

export interface NewCircle {
  name: string;
  members: string[]; // without oneself
  wishes: Wishes; // one chair for who opens it, an open one for each of the others
}

export interface Circle {
  circle: string;
  name: string;
  owner: PersonName;
  members: PersonName[];
  is_own: boolean;
  wishes: Wishes; // one chair for who opens it, an open one for each of the others
}

export interface Friends {
  follows: Friend[];
  followers: PersonName[];
  blocked: PersonName[];
  invitations: Invitation[];
  circles: Circle[];
}

/** The first answer to a puzzle. */
export interface PuzzleAnswer {
  puzzle: string; // the game, the pack and the place in it: `GAME-03-17`
  solved: boolean;
  grade: number; // that the puzzle had
  rating: number; // of who answered, before
  time: number;
}

/** A decision of an own game that comes back. */
export interface OwnExercise {
  id: string; // made by a device
  game: Game;
  record: string; // empty where it is removed
  move: number; // from 1
  added: number;
  answers: number; // how often it was answered
  step: number; // how often it was solved since it was last missed
  due: number; // the day since 1970, UTC, from which on it is asked again
  removed?: boolean; // for good
}

/** At most 200 answers and 10 exercises, each once. */
export interface NewTraining {
  answers: PuzzleAnswer[];
  exercises: OwnExercise[];
}

export interface Training {
  revision: number; // of the last change
  answers: PuzzleAnswer[];
  exercises: OwnExercise[];
}

export interface TrainingRevision {
  revision: number; // of the last change
}

/** Where at least five people have answered, and it is another grade than the bots'. */
export interface Grades {
  grades: { puzzle: string; grade: number; answers: number }[];
}

/** What is kept about somebody, but for hashes (of passwords and tokens nothing else is kept), keys and quiet hours of devices, analyses and what operators noted. */
export interface MyData {
  name: string;
  login?: string;
  since: number;
  players: string[]; // the ids at tables: the own one, and those of guests that were handed over
  former_names: { name: string; until: number }[];
  shown: boolean;
  emblem: number;
  here_shown: boolean;
  sessions: { device: string; created: number; used: number }[];
  devices: { title: string; endpoint: string; created: number }[]; // that are called
  webhooks: { url: string; table?: string; created: number }[];
  vacations: { from: number; until: number }[];
  follows: string[]; // by name
  blocked: string[]; // by name
  circles: string[]; // those of one's own, by name
  studies: { study: string; created: number; text: string }[]; // that are shared
  training: { answers: PuzzleAnswer[]; exercises: OwnExercise[] };
  tables: { table: string; game: Game; life: Life; created: number; seats: Seat[] }[]; // where one sits or has sat
  games: GameOver[]; // finished ones, as on the own page
}

/** A move, and the position after it. */
export interface ReplayStep<E = Entry, P = unknown> {
  move: E;
  position: P;
}

/** A finished game in the open. */
export interface Replay<E = Entry, P = unknown> {
  game: Game;
  steps: ReplayStep<E, P>[];
}

/** A finished game as one viewer saw it. */
export interface SeenReplay<V = unknown, E = Entry> {
  game: Game;
  viewer: Viewer;
  steps: Step<V, E>[];
}

/** A journal is what its deal and the rules make of it. */
export interface Verification {
  table: string;
  game: Game;
  entries: number;
  moves: number;
  commitment: string;
  links: string[]; // of the entries; none in a journal from before there were
}

/** The name of a study that is shared. */
export interface SharedStudy {
  study: string;
}

/** The studies that somebody shares. */
export interface SharedStudies {
  studies: { study: string; title: string; game: Game; created: number }[]; // the newest first
}

/** A finished game of this server. */
export interface TableOfAnalysis {
  table: string;
}

export interface Job {
  job: string;
}

/** Of an analysis. */
export interface Progress<E = Entry, A = unknown> {
  state: 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  of: number;
  analysis?: Analysis<E, A>;
  sentence?: string; // why it has failed
}

export interface Refusal {
  code: Code | ServiceCode | AccountCode | TransportCode;
  sentence: string;
}

export interface Status {
  status: 'alive' | 'ready';
}

/** The chances of every seat, in seat order, after so many moves. */
export interface Outlook {
  move: number;
  shares: number[];
  errors: number[];
}

/** A figure and its standard error. */
export interface Estimate {
  value: number;
  error: number;
}

/** How a seat fared, in shares of the win: its result is an equal share, and what skill, luck and the others made of it. */
export interface Balance {
  seat: Seat;
  decisions: number;
  agreed: number; // so often the search would have played the same
  result: number; // of an unfinished game the last outlook
  skill: Estimate; // what its decisions cost against the best by what it knew
  luck: Estimate; // what nature did, and bots by chance, compared with what they might have done
  others: Estimate; // the rest: what the others did
  adjusted: Estimate; // the result without luck, with the same mean as the result
  accuracy?: Estimate; // what it kept of what was at stake: 0 for choices at random, 1 for the best; by `slightStake`
}

/** How a choice is carried out. */
export interface Course<E = Entry> {
  now: E[]; // the choice, and the steps that belong to it
  then: E[]; // what it is meant for later
}

/** What the coach would have said for the better choice of a mistake, by what its seat could see. */
export interface Why<E = Entry, A = unknown> {
  reasons: A[]; // the strongest first
  better: Course<E>; // what the reasons speak for
  played: Course<E>; // what they speak against
}

/** A decision, and the search's answer to it. */
export interface Finding<E = Entry, A = unknown> {
  move: number; // of the record
  seat: Seat;
  round?: number; // in games that count them; not in older ones
  options: number;
  played: E;
  played_value: number;
  better: E;
  better_value: number;
  loss: number; // it may come out below zero
  error: number; // the standard error of the loss
  stake: number; // what a choice at random would lose
  mistake: boolean;
  why?: Why<E, A>; // of the largest mistakes for which there is a reason
}

/** What a seat could neither foresee nor help. */
export interface Stroke<E = Entry> {
  first: number;
  last: number;
  cause: 'nature' | 'hidden';
  moves: E[];
  seat: Seat; // whom it hit most
  change: number;
  margin: number;
}

/** How likely the truth about a rival was to a seat: in whole points of 100 after so many moves, where it changed. */
export interface Track {
  eyes: Seat;
  seat: Seat; // whose secret it is
  facet: string; // what is hidden
  what: string; // the truth
  since?: number; // the move after which it was likelier than not, and remained so
  moves: number[];
  points: number[];
}

/** A move that told the rivals of its own seat, or misled them. */
export interface Giveaway<E = Entry> {
  move: number;
  seat: Seat;
  facet: string;
  what: string; // the truth
  played: E;
  before: number; // the chance that they gave the truth, in the mean
  after: number;
}

/** A record looked at again. */
export interface Analysis<E = Entry, A = unknown> {
  line: Outlook[];
  seats: Balance[];
  decisions: Finding<E, A>[];
  mistakes: Finding<E, A>[]; // the largest first
  luck: Stroke<E>[]; // the largest first
  tracks?: Track[]; // who could read whom; not in older ones
  giveaways?: Giveaway<E>[]; // the largest first
  nets?: string[]; // what the nets are called that valued the decisions
}

/** A choice, and the share of the win to expect from it; 95 % of chance stay within the error. */
export interface HintChoice<E = Entry> {
  now: E[]; // the choice, and the steps that belong to it
  then: E[]; // what it is meant for later
  value: number;
  error: number;
}

/** What the coach says about a decision. */
export interface Hint<E = Entry, T = unknown, A = unknown> {
  seat: Seat;
  look?: T; // of games that can explain their choices
  reasons: A[]; // the strongest first; none if the coach has none
  choices: HintChoice<E>[]; // the two that matter, in the order of the legal list; or one
  best: number; // which of them is better
  clear: boolean; // its lead is more than the noise in it
  lead: Worth;
}

/** The share of the win to expect; 95 % of chance stay within the error. */
export interface Worth {
  value: number;
  error: number;
}

/** How the values of a puzzle were found. */
export interface PuzzleSearch {
  bot: string;
  searches: number;
  seed: number;
}

/** One decision of a recorded game, and how the game went on. */
export interface PuzzleQuestion<V = unknown, E = Entry> {
  game: Game;
  rules: number;
  options: string[];
  names: string[]; // who played, seat by seat
  seat: Seat;
  move: number;
  past: { move: E; news?: string }[]; // what the seat saw last
  prompt: string;
  view: V;
  legal: E[];
  played: number; // the entry that was chosen in the game
  result: { seat: Seat; points: number; won: boolean }[];
}

/** One decision of a recorded game, and what the search thinks of every choice in it. */
export interface Puzzle<V = unknown, E = Entry> {
  game: Game;
  rules: number;
  options: string[];
  names: string[]; // who played, seat by seat
  seat: Seat;
  move: number;
  past: { move: E; news?: string }[]; // what the seat saw last
  prompt: string;
  view: V;
  legal: E[];
  played: number; // the entry that was chosen in the game
  result: { seat: Seat; points: number; won: boolean }[];
  values: (Worth | null)[]; // of each entry; null: it only begins another one
  search: PuzzleSearch;
}

/** A puzzle without what the engine can say itself. */
export interface PackedPuzzle {
  move: number; // of the record
  grade: number; // how hard it is: the rating of who solves it every other time
  solved: number[]; // by levels 2 to 6, of four tries each
  themes: string[]; // of the game's `Theme`; none: of no certain one
  values: (number[] | null)[]; // of each entry of the legal list: the share of the win and its error; null: it only begins another one
}

/** Puzzles of several games in one file. */
export interface PuzzlePack {
  game: Game;
  rules: number;
  pack: number;
  search: PuzzleSearch; // each game has a seed of its own, made of this one
  next: number; // the first game that was not looked at yet
  games: { game: number; record: string; puzzles: PackedPuzzle[] }[];
}

/** A move of a study, and what is written to it. The first is the start and has no move. */
export interface Branch<E = Entry> {
  parent: number;
  move?: E;
  name?: string;
  comment?: string;
  marks?: string[]; // places of the board
}

/** A study: a start, and a tree of what might follow. */
export interface Variations<E = Entry> {
  text: string; // its file
  game: Game;
  title: string;
  names: string[]; // who played, seat by seat
  options: string[]; // header lines of a record
  from: 'record' | 'position';
  before: number; // moves before the start
  branches: Branch<E>[]; // each before what follows from it
}

/** How likely each possibility of something hidden is to a viewer: so often it is so. */
export interface Reading {
  seat?: Seat; // whose it is
  place?: string; // where it lies
  facet: string; // what is hidden
  round?: number; // in which it was last open
  chances: { what: string; chance: number }[];
}

/** The table at a branch, in the open or as a viewer saw it. */
export interface BranchPlace<V = unknown, E = Entry, P = unknown> {
  branch: number;
  viewer?: Viewer;
  view?: V;
  position?: P;
  text?: string; // of the position
  to_act: Mover[];
  actor?: Mover; // whose choice is listed
  prompt?: string;
  legal?: E[];
  chances?: number[]; // of nature's outcomes, each as likely as this
  past: { move: E; news?: string }[]; // what happened last
  readings?: Reading[]; // what the viewer has reason to think; not in the open
  result?: SeatResult[];
}

/** A choice, and the share of the win to expect from it; 95 % of chance stay within the error. */
export interface Weighed<E = Entry> {
  move: E;
  value: number;
  error: number;
}

/** What the search thinks of every choice, so far. */
export interface Weighing<E = Entry> {
  seat: Seat;
  open: boolean; // with everything open, and not by what it knew
  rounds: number;
  of: number; // rounds at most
  choices: Weighed<E>[];
}

/** A bot's turn. */
export interface Task {
  seat: Seat;
  decision: number;
  level: number;
  at: number; // when the answer may be delivered
  seed: string;
}

/** What is said to the engine of a device. */
export type EngineRequest =
  | { do: 'connect'; connection: number }
  | { do: 'disconnect'; connection: number }
  | { do: 'message'; connection: number; text: string }
  | { do: 'request'; method: string; path: string; token?: string; seat?: string; entries?: string[]; body?: string }
  | { do: 'stored'; table: string; seq: number }
  | { do: 'conflict'; table: string; seq: number }
  | { do: 'journal'; table: string; after: number; entries: string[] }
  | { do: 'heard'; table: string }
  | { do: 'forget'; table: string }
  | { do: 'think'; entries: string[]; task: Task; milliseconds: number }
  | { do: 'thought'; table: string; task: Task; action: string }
  | { do: 'wake' }
  | { do: 'analyse'; record: string }
  | { do: 'hint'; question: string; milliseconds: number }
  | { do: 'puzzle'; record: string; move: number }
  | { do: 'net'; hex: string }
  | { do: 'variations'; text: string; moment?: number; seat?: Seat }
  | { do: 'begin'; game: Game; options: string[]; seed: number }
  | { do: 'extend'; text: string; branch: number; seat?: Seat; actions?: string[]; seed?: number }
  | { do: 'annotate'; text: string; branch: number; seat?: Seat; title?: string; name?: string; comment?: string; marks?: string[] }
  | { do: 'prune'; text: string; branch: number; seat?: Seat }
  | { do: 'look'; text: string; branch: number; seat?: Seat; open?: boolean }
  | { do: 'weigh'; text: string; branch: number; seat: Seat; open?: boolean; milliseconds: number; rounds?: number };

/** What is to be done. */
export type Effect =
  | { do: 'send'; to: number; text: string }
  | { do: 'write'; table: string; seq: number; entry: string; row: OwnTable }
  | { do: 'read'; table: string; after: number }
  | { do: 'think'; table: string; task: Task }
  | { do: 'wake'; at: number }
  | { do: 'report'; what: string; table: string; reason: string };

export interface EngineAnswer<V = unknown, E = Entry, P = unknown, T = unknown, A = unknown> {
  status?: number;
  type?: string;
  body?: string;
  action?: string;
  analysis?: Analysis<E, A>;
  hint?: Hint<E, T, A>;
  puzzle?: PuzzleQuestion<V, E>;
  sentence?: string;
  variations?: Variations<E>;
  branch?: number; // where that leads to
  place?: BranchPlace<V, E, P>;
  weighing?: Weighing<E>;
  lacks?: string[]; // the nets to bring before this is asked again, each by game and head as in `nets/`
  effects: Effect[];
}

/** What was no request. */
export interface EngineError {
  error: string;
}
