// Pebbles at a table: what a kit must have, and a secret.
import type { GameKit } from "../../../../web/src/kit/kit";
import { seats } from "../../../../web/src/wire/messages";
import PebblesTable from "./PebblesTable.svelte";
import { moveText, optionText, t, tells } from "./sentences";
import { pebblesView } from "./view";

export const kit: GameKit = {
  Table: PebblesTable,
  seatTitle: (seat) => t("pebbles.seat", { number: seats.indexOf(seat) + 1 }),
  optionText,
  stepText: (table, { move }) => moveText(table, move),
  pointsText: () => t("pebbles.points"),
  tells,
  secrets: {
    cover: ({ view, legal: _, ...update }) => {
      if (!view) return update;
      const own = pebblesView(view);
      return {
        ...update,
        view: {
          ...own,
          seats: own.seats.map((each) => ({ ...each, hand: null })),
        },
      };
    },
    isSecretChoice: (view) => view.to_act.length > 0,
  },
};
