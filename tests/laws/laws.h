// The laws every game obeys. Each check returns what is broken, or nothing, so that a test can show a law catching a fault.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/move.h"
#include "core/numbers.h"
#include "core/play_out.h"
#include "laws/sample.h"
#include "text/json.h"
#include "text/notation.h"

namespace springtide {

using Broken = std::optional<std::string>;

// Every seat that can ask for a list or a view.
inline SeatSet everyone(int players) {
  SeatSet seats = players_of(players);
  seats.insert(Seat::nature);
  return seats;
}

template <Game G>
Broken check_lists(const typename G::State& state, int players) {
  const SeatSet acting = to_act(state);
  if (acting.contains(Seat::nature) && acting.size() > 1) return "nature acts together with players";
  if (!acting.is_within(everyone(players))) return "an unknown seat acts";
  if (acting.contains(Seat::nature)) {
    int total = 0;
    for (const auto& outcome : legal_actions(state, Seat::nature))
      for (int i = weight(state, outcome); i > 0; --i)
        if (!(outcome_at(state, total++) == outcome)) return "the tickets do not follow the weights";
    if (total != total_weight(state)) return "the weights do not add up to the total";
  }
  for (Seat seat : everyone(players)) {
    const auto actions = legal_actions(state, seat);
    if (actions.empty() == acting.contains(seat)) return "the list is empty exactly for a seat that acts";
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (std::find(actions.begin(), actions.begin() + i, actions[i]) != actions.begin() + i)
        return "a legal action stands twice";
      if (!judge(state, seat, actions[i]).allowed)
        return "a listed action is judged illegal: " + Notation<G>::action(seat, actions[i]);
      if (number_of(actions[i]) == no_number || (seat != Seat::nature && number_of(actions[i]) >= G::player_actions))
        return "a legal action without a number: " + Notation<G>::action(seat, actions[i]);
      if (seat == Seat::nature && weight(state, actions[i]) <= 0) return "an outcome without weight";
    }
  }
  return std::nullopt;
}

// judge and legal_actions are written apart; over everything that can be said they must agree, and a refusal changes
// nothing.
template <Game G>
Broken check_judge(const typename G::State& state, int players, const std::vector<typename G::Action>& universe) {
  for (Seat seat : everyone(players)) {
    const auto actions = legal_actions(state, seat);
    std::size_t allowed = 0;
    for (const auto& action : universe) {
      if (!judge(state, seat, action).allowed) {
        auto copy = state;
        if (apply<G>(copy, seat, action).allowed || !(copy == state)) return "a refused action changed the state";
        continue;
      }
      ++allowed;
      if (std::find(actions.begin(), actions.end(), action) == actions.end())
        return "a legal action is not listed: " + Notation<G>::action(seat, action);
    }
    if (allowed != actions.size()) return "the list has actions outside the universe";
  }
  return std::nullopt;
}

// Whether the action can be written down, by a player or by nature.
template <Game G>
bool can_be_said(const typename G::Action& action, Seat seat) {
  const auto move = Notation<G>::parse_action(Notation<G>::action(seat, action));
  return move && move->action == action;
}

// Numbers and all that can be said, one to one; what players can say comes first.
template <Game G, class NumberOf>
Broken check_numbers(const std::vector<typename G::Action>& universe, NumberOf&& number) {
  for (int i = 0; i < G::action_count; ++i) {
    const auto action = G::action_at(i);
    const Seat seat = i < G::player_actions ? Seat::p1 : Seat::nature;
    if (!can_be_said<G>(action, seat)) return "a number of nothing that can be said: " + std::to_string(i);
    if (number(action) != i) return "another number: " + Notation<G>::action(seat, action);
  }
  for (const auto& action : universe) {
    const int limit = can_be_said<G>(action, Seat::p1)       ? G::player_actions
                      : can_be_said<G>(action, Seat::nature) ? G::action_count
                                                             : 0;
    const int found = number(action);
    if (limit == 0 && found != no_number) return "what cannot be said has the number " + std::to_string(found);
    if (limit > 0 && (found < 0 || found >= limit)) return "no number: " + Notation<G>::action(Seat::p1, action);
  }
  return std::nullopt;
}

template <Game G>
Broken check_numbers(const std::vector<typename G::Action>& universe) {
  return check_numbers<G>(universe, [](const auto& action) { return number_of(action); });
}

// Everything a viewer is ever shown of a state, as bytes.
template <Game G, class Observe>
std::string shown(const typename G::State& state, Seat viewer, Observe&& observe_state) {
  const auto view = observe_state(state, viewer);
  JsonWriter json;
  Notation<G>::view_json(json, view);
  if constexpr (requires { Notation<G>::ahead_json(json, view); }) Notation<G>::ahead_json(json, view);
  std::string text = Notation<G>::view(view) + json.text() + board_of<G>(view) + Notation<G>::prompt(view);
  for (Seat seat : to_act(state)) {
    // The viewer's own options, and what others' options look like from here. Of nature's list nobody sees more than what
    // is hidden in each outcome: which tiles are left depends on others' secrets.
    std::vector<std::string> options;
    for (const auto& action : legal_actions(state, seat)) {
      const auto visible = seen(seat, action, viewer);
      if (seat != Seat::nature || !(visible == action)) options.push_back(Notation<G>::action(seat, visible));
    }
    if (seat != viewer) {
      std::sort(options.begin(), options.end());
      options.erase(std::unique(options.begin(), options.end()), options.end());
    }
    for (const std::string& option : options) text += "\n" + option;
  }
  return text;
}

// Non-interference: what the viewer may not know makes no difference to a single byte shown.
template <Game G, class Observe>
Broken check_secrecy(const typename G::State& state, Seat viewer, Rng& rng, Observe&& observe_state) {
  const auto other = Sample<G>::resample(state, viewer, rng);
  if (!is_consistent(other)) return "the resampled state is not consistent";
  if (!(observe_state(state, viewer) == observe_state(other, viewer))) return "the view tells a secret";
  if (shown<G>(state, viewer, observe_state) != shown<G>(other, viewer, observe_state))
    return "what is shown tells a secret";
  return std::nullopt;
}

template <Game G>
Broken check_secrecy(const typename G::State& state, Seat viewer, Rng& rng) {
  return check_secrecy<G>(state, viewer, rng, [](const auto& s, Seat v) { return observe(s, v); });
}

template <Game G>
Broken check_guess(const typename G::State& state, Seat viewer, Rng& rng) {
  const auto view = observe(state, viewer);
  const auto guessed = guess(view, rng);
  if (!is_consistent(guessed)) return "a guess is not consistent";
  if (!(observe(guessed, viewer) == view)) return "a guess looks different";
  return std::nullopt;
}

template <Game G>
Broken check_text(const typename G::State& state) {
  using Text = Notation<G>;
  const std::string text = Text::position(state);
  const auto parsed = Text::parse_position(text);
  if (!parsed) return "the position text is refused: " + parsed.error().message() + "\n" + text;
  if (!(*parsed == state)) return "the position text loads as another state\n" + text;
  for (Seat seat : to_act(state))
    for (const auto& action : legal_actions(state, seat)) {
      const auto move = Text::parse_action(Text::action(seat, action));
      if (!move || move->seat != seat || !(move->action == action)) return "action text: " + Text::action(seat, action);
    }
  return std::nullopt;
}

// What follow does not know yet is taken out of both sides: a card that lies revealed and untouched.
template <class View>
View without_reveals(View view) {
  if constexpr (requires { view.seats[Seat::p1].revealed; })
    for (auto& seat : view.seats.items) seat.revealed = {};
  return view;
}

// A guess that follows a seat's record looks to that seat like the truth, all along.
template <Game G>
Broken check_follow(const typename G::State& followed, const typename G::State& state, Seat viewer) {
  if (to_act(state).empty()) return std::nullopt;  // the tiles are turned up then
  if (!is_consistent(followed)) return "a followed guess is not consistent";
  if (!(without_reveals(observe(followed, viewer)) == without_reveals(observe(state, viewer))))
    return "a followed guess looks different";
  return std::nullopt;
}

// Whether the viewer sees afterwards what neither the view before nor the action as seen told: a state that looks the same,
// and an action in it that is seen the same, give another view. Only cases that `counts` admits are compared.
template <Game G, class Counts>
bool shows_more(const typename G::State& state, Seat seat, const typename G::Action& action, Seat viewer, Rng& rng,
                Counts&& counts) {
  const auto view_after = [&](auto next, const auto& taken) {
    advance(next, seat, taken);
    return observe(next, viewer);
  };
  const auto after = view_after(state, action);
  for (int i = 0; i < 4; ++i) {
    const auto other = i % 2 == 0 ? guess(observe(state, viewer), rng) : Sample<G>::resample(state, viewer, rng);
    for (const auto& taken : legal_actions(other, seat))
      if (seen(seat, taken, viewer) == seen(seat, action, viewer) && counts(other, taken) &&
          !(view_after(other, taken) == after))
        return true;
  }
  return false;
}

// Where an action reveals nothing, what follows from it is known beforehand: the same in all states that look the same and
// in which it reveals nothing either. The other states must be left out: in Vigo a card that lies face down may be one
// nobody has seen, so that nature reveals it in a move of its own, or one seen before, which the action itself reveals.
template <Game G, class Reveals>
Broken check_reveals(const typename G::State& state, Seat seat, const typename G::Action& action, Seat viewer, Rng& rng,
                     Reveals&& reveals_card) {
  const auto is_quiet = [&](const auto& s, const auto& taken) { return !reveals_card(s, seat, taken); };
  if (is_quiet(state, action) && shows_more<G>(state, seat, action, viewer, rng, is_quiet))
    return "an action that is said to reveal nothing does: " + Notation<G>::action(seat, action);
  return std::nullopt;
}

template <Game G>
Broken check_reveals(const typename G::State& state, Seat seat, const typename G::Action& action, Seat viewer, Rng& rng) {
  return check_reveals<G>(state, seat, action, viewer, rng,
                          [](const auto& s, Seat by, const auto& taken) { return reveals(s, by, taken); });
}

inline Seat pick(SeatSet seats, Rng& rng) {
  return member_at(seats, static_cast<int>(rng.below(static_cast<std::uint32_t>(seats.size()))));
}

// One random game with all laws on the way; the dear ones on every few states.
template <Game G>
Broken check_game(const typename G::Options& options, const std::vector<typename G::Action>& universe, Rng& rng) {
  auto state = initial(options);
  auto followed = state;
  const Seat follower = pick(players_of(options.players), rng);
  int steps = 0;
  for (; !to_act(state).empty(); ++steps) {
    if (steps > G::max_steps) return "the game does not end within its bound";
    if (!is_consistent(state)) return "inconsistent:\n" + Notation<G>::position(state);
    SeatSet viewers = players_of(options.players);
    viewers.insert(Seat::spectator);
    const Seat viewer = pick(viewers, rng);
    if (auto broken = check_lists<G>(state, options.players)) return broken;
    if (auto broken = check_guess<G>(state, viewer, rng)) return broken;
    if (rng.below(Sample<G>::patience) == 0)
      if (auto broken = check_secrecy<G>(state, viewer, rng)) return broken;
    if (rng.below(4 * Sample<G>::patience) == 0)
      if (auto broken = check_text<G>(state)) return broken;
    if (rng.below(200 * Sample<G>::patience) == 0)
      if (auto broken = check_judge<G>(state, options.players, universe)) return broken;
    const SeatSet acting = to_act(state);
    const Seat seat = pick(acting, rng);
    const auto action = random_action<G>(state, seat, rng);
    if (seat != Seat::nature && rng.below(Sample<G>::patience) == 0)
      if (auto broken = check_reveals<G>(state, seat, action, viewer, rng)) return broken;
    advance(state, seat, action);
    follow(followed, seat, seen(seat, action, follower), follower);
    if (auto broken = check_follow<G>(followed, state, follower)) return broken;
  }
  if (!is_consistent(state)) return "inconsistent at the end";
  if (winners(state).empty()) return "nobody has won";
  for (Seat seat : players_of(options.players)) {
    if (auto broken = check_secrecy<G>(state, seat, rng)) return broken;
    if (auto broken = check_guess<G>(state, seat, rng)) return broken;
  }
  if (auto broken = check_lists<G>(state, options.players)) return broken;
  return check_text<G>(state);
}

}  // namespace springtide
