// Something that takes a while and may go wrong: whether it is on its way, and what went wrong last, in the player's language.
import { troubleText } from './trouble';

export class Attempt {
  isBusy = $state(false);
  trouble = $state.raw<string | null>(null);

  async run(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.trouble = null;
    try {
      await work();
    } catch (caught) {
      this.trouble = troubleText(caught);
    } finally {
      this.isBusy = false;
    }
  }
}
