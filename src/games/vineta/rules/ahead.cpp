#include "games/vineta/rules/ahead.h"

#include <cassert>

namespace springtide::vineta {

District would_sink(const OpenTable& table) {
  std::size_t best = no_row;
  bool is_tied = false;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    if (table.rows[i].size == 0) continue;
    const int lead =
        best == no_row ? 1 : waves_of(table.rows, table.row_cards, i) - waves_of(table.rows, table.row_cards, best);
    if (lead > 0) best = i;
    is_tied = lead == 0 || (is_tied && lead < 0);
  }
  return best == no_row || is_tied ? District::none : table.rows[best].district;
}

State with_card(const View& view, Card card) {
  assert(is_player(view.viewer) && (view.phase == Phase::choose || view.phase == Phase::play));
  State state{view};
  const bool has_begun = view.to_act == SeatSet{view.viewer} && view.own.chosen == card;
  if (!has_begun) state.chain = {};
  state.phase = Phase::play;
  state.to_act = {view.viewer};
  state.players[view.viewer].chosen = card;
  return state;
}

}  // namespace springtide::vineta
