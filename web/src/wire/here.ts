// The tables of this device, as far as requests and lines need them. Whoever starts the client says how they are reached.
import type { Socket } from './line';
import type { Analysis } from './schema';

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
}

let reach = (): Promise<Here> => Promise.reject(new Error('no tables here'));
export const useDevice = (how: () => Promise<Here>): void => void (reach = how);
export const here = (): Promise<Here> => reach();
