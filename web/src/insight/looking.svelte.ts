// Several games looked at one after the other, until all are done or somebody says stop. What is done is kept.
import type { OwnGame } from '../state/ownPast';
import { lookAt } from './games';

export interface Progress {
  readonly number: number; // the game that is looked at, from 1
  readonly of: number;
  readonly share: number; // of this game
}

export class Looking {
  progress = $state.raw<Progress | null>(null); // null: nothing is looked at
  failed = $state.raw(0);
  #stopping: AbortController | null = null;

  constructor(private readonly look: typeof lookAt = lookAt) {}

  /** `ondone` after each game that was looked at. What cannot be looked at does not hold up the rest. */
  async run(games: readonly OwnGame[], ondone: () => void): Promise<void> {
    if (this.progress) return;
    const stopping = (this.#stopping = new AbortController());
    this.failed = 0;
    for (const [i, game] of games.entries()) {
      if (stopping.signal.aborted) break;
      const tell = (share: number): void => void (this.progress = { number: i + 1, of: games.length, share });
      tell(0);
      const isDone = await this.look(game, tell, stopping.signal).catch(() => false);
      if (isDone) ondone();
      else if (!stopping.signal.aborted) this.failed += 1;
    }
    this.progress = null;
  }

  stop(): void {
    this.#stopping?.abort();
  }
}
