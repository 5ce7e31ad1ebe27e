// Vigo: the game, its contract (core/game.h says what each function promises) and what the rules can explain.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/game.h"
#include "games/vigo/rules/action.h"
#include "games/vigo/rules/chest.h"
#include "games/vigo/rules/rule.h"
#include "games/vigo/rules/state.h"

namespace springtide::vigo {

// What a table agrees on before the game.
inline constexpr int min_players = 2;
inline constexpr int default_bonus = 50;  // VG-CHE-4
inline constexpr int most_bonus = 1000;

// Requires: players 2–6, start a player of the table or nature for a random one, lock_key_bonus 0–1000, a deck of 84 cards.
struct Options {
  int players = 4;
  Seat start = Seat::p1;
  int lock_key_bonus = default_bonus;
  bool free_events = false;
  bool memory_aid = false;
  Deck deck = default_deck();
  friend bool operator==(const Options&, const Options&) = default;
};

State initial(const Options& options);

inline SeatSet to_act(const State& state) {
  if (state.phase == Phase::over) return {};
  if (state.phase == Phase::start || !state.waiting.empty()) return {Seat::nature};
  return {state.turn};
}

Actions legal_actions(const State& state, Seat seat);
void advance(State& state, Seat seat, Action action);

// A card nobody has seen is as likely as it is frequent among them; start players are equally likely.
inline int weight(const State& state, Action outcome) {
  return outcome.verb == Verb::reveal ? state.unseen[kind_of(state, outcome.card)] : 1;
}
inline int total_weight(const State& state) { return state.phase == Phase::start ? state.player_count : state.unseen_total; }
Action outcome_at(const State& state, int ticket);
// By field: a deal lays out the whole bay.
Action dealt(const State& state, const Deal& deal);

Verdict judge(const State& state, Seat seat, Action action);

View observe(const State& state, Seat viewer);
State guess(const View& view, Rng& rng);
// VG-INF-1: what was open before is for those who were there.
inline bool forgets(const State& state) { return !state.memory_aid && state.phase != Phase::over; }
// Nothing in Vigo is hidden from one seat and shown to another.
inline Action seen(Seat, Action action, Seat) { return action; }
inline void follow(State& state, Seat actor, Action action, Seat) { advance(state, actor, action); }
// A card that was seen before, lies face down and is forgotten by views (VG-INF-1) is turned up or taken. A card nobody has
// seen is nature's to reveal.
bool reveals(const State& state, Seat seat, Action action);

Scores scores(const State& state);
SeatSet winners(const State& state);

PointsList points_of(const State& state, Seat seat);

// A broken invariant, as the field of a position file in which it shows.
enum class Flaw : std::uint8_t {
  none,
  players,
  deck,
  bonus,
  phase,
  round,
  turn,
  sailing_ships,
  event_played,
  landed,
  took,
  bay,
  unseen,
  ship,
  ship_twice,
  stock,
  stock_size,
  points,
  reveal,
  doing
};
struct Inconsistency {
  Flaw flaw = Flaw::none;
  Seat seat = Seat::spectator;  // whose field it is, or spectator for the table's
};
Inconsistency find_flaw(const State& state);
inline bool is_consistent(const State& state) { return find_flaw(state).flaw == Flaw::none; }

}  // namespace springtide::vigo

namespace springtide {

struct Vigo {
  using State = vigo::State;
  using Action = vigo::Action;
  using Actions = vigo::Actions;
  using Options = vigo::Options;
  using View = vigo::View;
  using Verdict = vigo::Verdict;
  static constexpr int action_count = vigo::action_count;
  static constexpr int player_actions = vigo::player_actions;
  static Action action_at(int number);
  static constexpr std::string_view name = "vigo";
  static constexpr int rules_version = 1;
  // VG-END-4: at most last_round rounds of 6 turns. A turn has a move, a take and an end, at most two chests of 14 steps,
  // ten events of two steps and one card put back; all reveals together are 108, the set-up has a dozen steps.
  static constexpr int max_steps = vigo::last_round * max_players * (3 + 2 * 14 + 10 * 2 + 2) + 108 + 12;
};
static_assert(Game<Vigo>);

}  // namespace springtide
