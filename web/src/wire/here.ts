// The tables of this device, as far as requests and lines need them. Whoever starts the client says how they are reached.
import type { Socket } from './line';
import type { Analysis, EngineAnswer, EngineRequest, Hint, Weighing } from './schema';

/** Where a study is read, changed and thought about. */
export interface StudyDesk {
  ask: (request: EngineRequest) => Promise<EngineAnswer>;
  /** Thinks about a decision until another is named, or none; tells what it thinks as it goes. */
  weigh: (
    request: Omit<Extract<EngineRequest, { do: 'weigh' }>, 'do'> | null,
    onweighing: (weighing: Weighing) => void,
  ) => void;
  close: () => void;
}

export interface Here {
  deviceCall: (
    method: string,
    path: string,
    body?: string,
    seat?: string,
  ) => Promise<{ status: number; type: string; body: string }>;
  deviceSocket: () => Socket;
  removeTable: (table: string) => Promise<void>;
  analyseHere: (
    record: string,
    onprogress: (done: number, of: number) => void,
    signal: AbortSignal,
  ) => Promise<Analysis | null>;
  /** Thinks about a question of a table; null if it is none. */
  adviseHere: (question: string, signal: AbortSignal) => Promise<Hint | null>;
  studyDesk: (onbroken: () => void) => Promise<StudyDesk>;
}

let heedBots = (isWaiting: boolean): void => void isWaiting;
/** Whether a bot of this device waits for what it thinks with. */
export const watchBots = (heed: (isWaiting: boolean) => void): void => void (heedBots = heed);
export const tellOfBots = (isWaiting: boolean): void => heedBots(isWaiting);

let reach = (): Promise<Here> => Promise.reject(new Error('no tables here'));
export const useDevice = (how: () => Promise<Here>): void => void (reach = how);
export const here = (): Promise<Here> => reach();
