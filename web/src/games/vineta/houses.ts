// Where houses stand, as the moves of a log tell it: all of it lies open, but only the newest view shows it.
import type { District, Entry, Tribe } from './schema';
import type { Houses } from './view';

export class HousesOfLog {
  #houses: Partial<Record<District, Houses>> = {};
  #route: Pick<Entry, 'district' | 'to'> = {}; // of the card that is being carried out

  of(district: District): Houses {
    return this.#houses[district] ?? {};
  }

  follow({ kind, district, to, tribe, second }: Entry): void {
    if (kind === 'route' || kind === 'flee') this.#route = { district, to };
    if (kind === 'place' && tribe) this.#add(district, tribe, 1);
    if (kind === 'swap' && district && to)
      [this.#houses[district], this.#houses[to]] = [this.of(to), this.of(district)];
    if (kind !== 'move') return;
    for (const each of [tribe, second]) if (each) this.#travel(each, to ?? this.#route.to);
  }

  sink(district: District): void {
    delete this.#houses[district];
  }

  #travel(tribe: Tribe, to: District | undefined): void {
    this.#add(this.#route.district, tribe, -1);
    this.#add(to, tribe, 1);
  }

  #add(district: District | undefined, tribe: Tribe, count: number): void {
    if (!district) return;
    const houses = this.of(district);
    this.#houses[district] = { ...houses, [tribe]: (houses[tribe] ?? 0) + count };
  }
}
