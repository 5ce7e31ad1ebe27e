// Vineta: the game, its contract (core/game.h says what each function promises) and what the rules can explain.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fixed_vector.h"
#include "core/game.h"
#include "games/vineta/rules/action.h"
#include "games/vineta/rules/options.h"
#include "games/vineta/rules/rule.h"
#include "games/vineta/rules/state.h"

namespace springtide::vineta {

State initial(const Options& options);
inline SeatSet to_act(const State& state) { return state.to_act; }
Actions legal_actions(const State& state, Seat seat);
void advance(State& state, Seat seat, Action action);

// VN-SET-2, VN-TRN-3, VN-VAR-1: tiles are equally likely; a kind of card as likely as it is frequent in the pile, a house of
// a tribe as it is in the supply, and with it every district.
inline int weight(const State& state, Action outcome) {
  if (outcome.verb == Verb::draw) return state.players[outcome.recipient].pile[outcome.card];
  return outcome.verb == Verb::place ? state.supply[outcome.tribe] : 1;
}
inline int total_weight(const State& state) {
  const int players = state.player_count;
  if (state.phase == Phase::draw) return state.players[state.recipient].pile.total();
  if (state.phase == Phase::tribes) return tribes_in_play(players) - index_of(state.recipient);
  if (state.phase == Phase::districts) return enum_size<District> - index_of(state.recipient);
  if (state.phase == Phase::place) return enum_size<District> * state.supply.total();
  return players;
}
Action outcome_at(const State& state, int ticket);
// Names the draw nature is about to make: by seat, shuffle and draw number; a house by how many are still to be placed.
std::uint64_t chance_key(const State& state);
Action dealt(const State& state, const Deal& deal);

Verdict judge(const State& state, Seat seat, Action action);

View observe(const State& state, Seat viewer);
State guess(const View& view, Rng& rng);
Action seen(Seat actor, Action action, Seat viewer);
// From the start of a game on: what the viewer cannot see is made up, and made to fit when it shows. A card is known from
// its owner's first step with it, so the guess then differs from the viewer's view in a card that lies revealed and
// untouched.
void follow(State& state, Seat actor, Action action, Seat viewer);
// The last choice of a turn or a card carried out turns the next card up (VN-TRN-2); the end shows the tiles (VN-END-1).
bool reveals(const State& state, Seat seat, Action action);

// Points so far: captured houses while the game runs, everything once it is over.
Scores scores(const State& state);
SeatSet winners(const State& state);

// One reason for points: a rule id and what it gives.
struct Points {
  Rule rule = Rule::end_2;
  int points = 0;
};
using PointsList = FixedVector<Points, 4>;
PointsList points_of(const State& state, Seat seat);

// A broken invariant, as the field of a position file in which it shows.
enum class Flaw : std::uint8_t {
  none,
  players,
  switches,
  round,
  turn,
  tie_breaks,
  tower,
  sunk,
  quarantine,
  houses,
  supply,
  box,
  row_sunk,
  row_coast,
  row_twice,
  chip_twice,
  row_cards,
  cards,
  front,
  tribe,
  district,
  tribe_twice,
  district_twice,
  hand,
  chosen,
  captured,
  doing,
  phase
};

struct Inconsistency {
  Flaw flaw = Flaw::none;
  Seat seat = Seat::spectator;         // whose field it is, or spectator for the table's
  District district = District::none;  // whose line it is
};

// Completes a state set up by hand: sets to_act and recipient, which follow from the rest, and reports what is wrong.
Inconsistency complete(State& state);
bool is_consistent(const State& state);

}  // namespace springtide::vineta

namespace springtide {

struct Vineta {
  using State = vineta::State;
  using Action = vineta::Action;
  using Actions = vineta::Actions;
  using Options = vineta::Options;
  using View = vineta::View;
  using Verdict = vineta::Verdict;
  static constexpr int action_count = vineta::action_count;
  static constexpr int player_actions = vineta::player_actions;
  static Action action_at(int number);
  static constexpr std::string_view name = "vineta";
  static constexpr int rules_version = 1;
  // RU-3: at most 30 turns a round, and 6 more if Cards More come late; a turn of 6 seats has a choice, a card of up to 4
  // steps and up to 7 draws each; set-up and captures add at most 1 + 12 + 49 + 42 + 49.
  static constexpr int max_steps = 8 * 36 * max_players * (1 + 4 + 7) + 153;
};
static_assert(Game<Vineta>);

}  // namespace springtide
