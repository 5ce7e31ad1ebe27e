// What a decision of Vineta teaches.
#include <algorithm>

#include "games/vineta/notation/notation.h"

namespace springtide::vineta {
namespace {

constexpr int last_rounds = 7;  // from this one on the end decides

using Decision = TaughtDecision<Vineta>;

bool is_panic(const Action& action) { return action.card == Card::panic; }

// Played now or kept: one of the two is what looks right.
bool is_about_panic(const Decision& decision) {
  return is_panic(decision.best[0]) || std::ranges::any_of(decision.tempting, is_panic);
}

int captured(const View& view, Seat seat) { return view.seats[seat].captured.total(); }

// Who has captured more than the viewer and no less than anybody.
SeatSet leaders(const View& view) {
  SeatSet ahead;
  for (Seat seat : players_of(view.player_count))
    if (captured(view, seat) > captured(view, view.viewer)) ahead.insert(seat);
  return best_of(ahead, [&view](Seat a, Seat b) { return captured(view, a) > captured(view, b); });
}

bool has_card_of(const View& view, SeatSet owners, std::size_t row) {
  const std::size_t first = first_card(view.rows, row);
  for (std::size_t i = 0; i < view.rows[row].size; ++i)
    if (owners.contains(view.row_cards[first + i].owner())) return true;
  return false;
}

bool has_any_card_of(const View& view, SeatSet owners) {
  for (std::size_t row = 0; row < view.rows.size(); ++row)
    if (has_card_of(view, owners, row)) return true;
  return false;
}

// Takes from whoever leads what a row would bring.
bool denies(const View& view, SeatSet owners, const Action& action) {
  const std::size_t row = row_against(view.rows, action.district);
  switch (action.verb) {
    case Verb::take:
    case Verb::discard:
      return row != no_row && owners.contains(view.row_cards[first_card(view.rows, row) + action.number].owner());
    case Verb::lower:
      return row != no_row && has_card_of(view, owners, row);
    case Verb::choose:
      return (action.card == Card::calm_sea || action.card == Card::changing_wind || action.card == Card::intervention) &&
             has_any_card_of(view, owners);
    default:
      return false;
  }
}

bool is_denial(const Decision& decision) {
  const SeatSet owners = leaders(decision.view);
  return !owners.empty() && denies(decision.view, owners, decision.best[0]);
}

bool moves_houses(const Action& action) {
  if (action.card == Card::panic) return false;
  if (action.verb == Verb::choose)
    return action.card == Card::false_hope || action.card == Card::rescue || action.card == Card::relocation;
  return action.verb == Verb::route || action.verb == Verb::move || action.verb == Verb::swap;
}

bool lays_flood(const Action& action) {
  return action.verb == Verb::start_row || action.verb == Verb::add ||
         (action.verb == Verb::choose && is_flood(action.card));
}

}  // namespace

ThemeSet Text::themes(const TaughtDecision<Vineta>& decision) {
  const Action& best = decision.best[0];
  ThemeSet themes;
  if (is_about_panic(decision)) themes.insert(Theme::panic);
  if (is_denial(decision)) themes.insert(Theme::denial);
  if (moves_houses(best)) themes.insert(Theme::houses);
  if (lays_flood(best)) themes.insert(Theme::flood);
  if (decision.view.round >= last_rounds) themes.insert(Theme::ending);
  return themes;
}

// Every number of players and every edition, in turn.
Options Text::taught_options(int game) {
  constexpr int tables = max_players - min_players + 1;
  const int players = min_players + game % tables;
  return {.players = players,
          .edition = static_cast<Edition>(game / tables % enum_size<Edition>),
          .start = seat_at(game % players)};
}

}  // namespace springtide::vineta
