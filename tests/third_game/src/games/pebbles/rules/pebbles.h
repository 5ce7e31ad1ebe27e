// Pebbles: a game of twenty lines that has what every game may have: a hidden choice made at once, and chance.
// tests/third_game/README.md has its rules.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/enum_names.h"
#include "base/fixed_vector.h"
#include "core/game.h"

namespace springtide {
namespace pebbles {

inline constexpr int most_rounds = 30;
inline constexpr int most_pebbles = 3;
inline constexpr int sides = 6;
inline constexpr int points_of_die = 3;

enum class Verb : std::uint8_t { open, roll, choose };

enum class Rule : std::uint8_t { pb_1, pb_2, pb_3, pb_4, pb_5, pb_6, pb_7 };
enum class Reason : std::uint8_t { none, game_over, not_to_act, wrong_kind, incomplete, no_such_number, other_hand };

inline constexpr auto& rule_ids = names_of<Rule, in_capitals>;
inline constexpr auto& reason_codes = names_of<Reason, with_hyphens>;

struct Verdict {
  bool allowed = false;
  Rule rule = Rule::pb_1;
  Reason reason = Reason::none;
  friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

// Requires: players 2–6, rounds 1–30.
struct Options {
  int players = 4;
  int rounds = 5;
  friend bool operator==(const Options&, const Options&) = default;
};

struct Action {
  Verb verb = Verb::choose;
  Seat hand = Seat::p1;     // open: whose
  std::uint8_t number = 0;  // pebbles, or what the die shows; 0: hidden
  friend constexpr bool operator==(const Action&, const Action&) = default;
};
using Actions = FixedVector<Action, max_actions>;

// What everybody may know.
struct Open {
  PerPlayer<std::uint8_t> points{};
  std::uint8_t player_count = 0;
  std::uint8_t rounds = 0;
  std::uint8_t round = 1;   // rounds + 1: the game is over
  std::uint8_t opened = 0;  // so many hands, in seat order
  friend constexpr bool operator==(const Open&, const Open&) = default;
};

struct State : Open {
  PerPlayer<std::uint8_t> hands{};  // pebbles; 0: not chosen yet
  friend constexpr bool operator==(const State&, const State&) = default;
};

// PB-7: of a hand that is closed, others see whether it has been chosen.
struct View : Open {
  Seat viewer = Seat::spectator;
  SeatSet chosen{};
  PerPlayer<std::uint8_t> hands{};  // 0: none, or hidden
  friend constexpr bool operator==(const View&, const View&) = default;
};

State initial(const Options& options);
SeatSet to_act(const State& state);
Actions legal_actions(const State& state, Seat seat);
void advance(State& state, Seat seat, Action action);
inline int weight(const State&, Action) { return 1; }
int total_weight(const State& state);
Action outcome_at(const State& state, int ticket);
Action dealt(const State& state, const Deal& deal);
Scores scores(const State& state);
SeatSet winners(const State& state);
View observe(const State& state, Seat viewer);
State guess(const View& view, Rng& rng);
Action seen(Seat actor, Action action, Seat viewer);
void follow(State& state, Seat actor, Action action, Seat viewer);
// Hands are opened by nature.
inline bool reveals(const State&, Seat, Action) { return false; }
Verdict judge(const State& state, Seat seat, Action action);
bool is_consistent(const State& state);

inline constexpr int player_actions = 1 + sides;
inline constexpr int action_count = player_actions + max_players * sides + sides;
int number_of(const Action& action);

}  // namespace pebbles

struct Pebbles {
  using State = pebbles::State;
  using Action = pebbles::Action;
  using Actions = pebbles::Actions;
  using Options = pebbles::Options;
  using View = pebbles::View;
  using Verdict = pebbles::Verdict;
  static constexpr int action_count = pebbles::action_count;
  static constexpr int player_actions = pebbles::player_actions;
  static Action action_at(int number);
  static constexpr std::string_view name = "pebbles";
  static constexpr int rules_version = 1;
  static constexpr int max_steps = pebbles::most_rounds * (2 * max_players + 1);
};
static_assert(Game<Pebbles>);

}  // namespace springtide
