// A puzzle: one decision of a recorded game, and what the search thinks of every choice in it; as JSON.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "arena/interval.h"
#include "arena/walk.h"
#include "text/json.h"
#include "text/json_value.h"

namespace springtide::arena {

// What is written is what is judged: shares to four places.
inline double rounded(double share) { return std::round(share * 10'000) / 10'000; }
inline Interval rounded(const Interval& worth) {
  const double value = rounded(worth.value);
  const double error = rounded(worth.high - worth.value);
  return {.value = value, .low = value - error, .high = value + error};
}

// An entry of the list a client offers: actions to be taken in one go.
template <Game G>
struct Choice {
  std::vector<typename G::Action> actions{};
  bool is_beginning = false;  // of another entry: a way there, and no choice of its own
  Interval worth{};           // the share of the win to expect
};

template <Game G>
struct Puzzle {
  std::size_t move = 0;  // in the record, from 0
  Seat seat = Seat::p1;
  std::vector<Choice<G>> choices{};  // in the order of the legal list
  std::size_t played = 0;            // the choice made in the game

  // The real choices, best first; among equals the first.
  std::vector<std::size_t> ranking() const {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < choices.size(); ++i)
      if (!choices[i].is_beginning) order.push_back(i);
    const auto key = [this](std::size_t i) { return std::pair(-choices[i].worth.value, i); };
    std::sort(order.begin(), order.end(), [&key](auto a, auto b) { return key(a) < key(b); });
    return order;
  }
  // What the best choice is worth more than the second. Requires: two choices.
  double lead() const {
    const auto order = ranking();
    return choices[order[0]].worth.value - choices[order[1]].worth.value;
  }
  // Whether that is more than the noise in it.
  bool is_clear() const {
    const auto order = ranking();
    const auto error = [this](std::size_t i) { return choices[i].worth.high - choices[i].worth.value; };
    return lead() > std::hypot(error(order[0]), error(order[1]));
  }
};

template <Game G>
std::string legal_text(const typename G::State& state, Seat seat) {
  JsonWriter json;
  Notation<G>::legal_json(json, state, seat);
  return json.text();
}

template <Game G>
bool begins_with(const std::vector<typename G::Action>& actions, const std::vector<typename G::Action>& beginning) {
  return actions.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), actions.begin());
}

// The entries a client offers.
template <Game G>
std::vector<Choice<G>> choices_of(const typename G::State& state, Seat seat) {
  std::vector<Choice<G>> choices;
  for (auto& actions : offers_of<G>(state, seat)) choices.push_back({.actions = std::move(actions)});
  for (Choice<G>& each : choices)
    each.is_beginning = std::any_of(choices.begin(), choices.end(), [&each](const Choice<G>& other) {
      return other.actions.size() > each.actions.size() && begins_with<G>(other.actions, each.actions);
    });
  return choices;
}

// The longest entry that the moves from there on begin with. Requires: moves of the seat whose choices these are.
template <Game G>
std::size_t played_of(const std::vector<Choice<G>>& choices, std::span<const Move<G>> moves) {
  std::vector<typename G::Action> actions;
  for (std::size_t i = 0; i < moves.size() && moves[i].seat == moves[0].seat; ++i) actions.push_back(moves[i].action);
  std::size_t played = 0;
  for (std::size_t i = 0; i < choices.size(); ++i)
    if (begins_with<G>(actions, choices[i].actions) &&
        (!begins_with<G>(actions, choices[played].actions) || choices[i].actions.size() > choices[played].actions.size()))
      played = i;
  return played;
}

// A move of the record as a puzzle, its choices not valued yet. Requires: a decision.
template <Game G>
Puzzle<G> puzzle_at(const Walk<G>& walk, std::size_t move) {
  const auto moves = std::span<const Move<G>>(walk.record().moves).subspan(move);
  Puzzle<G> puzzle{.move = move, .seat = moves[0].seat, .choices = choices_of<G>(walk.before(move), moves[0].seat)};
  puzzle.played = played_of<G>(puzzle.choices, moves);
  return puzzle;
}

// How the values were found: with this a puzzle can be made again.
struct PuzzleSource {
  std::string bot;
  int searches = 0;
  std::uint64_t seed = 0;
};

template <Game G>
class PuzzleWriter {
 public:
  PuzzleWriter(const Walk<G>& walk, const Puzzle<G>& puzzle) : walk_(walk), puzzle_(puzzle) {}

  // What is asked, and how the game went on: all but what the search thinks.
  std::string question() const {
    JsonWriter json;
    json.begin_object();
    write_decision(json);
    write_result(json);
    return json.end_object().text();
  }
  std::string text(const PuzzleSource& source) const {
    JsonWriter json;
    json.begin_object();
    write_decision(json);
    write_values(json);
    write_result(json);
    json.key("search").begin_object().field("bot", source.bot).field("searches", source.searches);
    json.field("seed", source.seed).end_object().end_object();
    return json.text() + "\n";
  }

 private:
  static constexpr std::size_t longest_past = 12;

  void write_decision(JsonWriter& json) const {
    json.field("game", G::name).field("rules", G::rules_version);
    write_head(json);
    json.field("seat", seat_name(puzzle_.seat)).field("move", puzzle_.move + 1);
    write_past(json);
    write_question(json);
  }

  void write_head(JsonWriter& json) const {
    const Record<G>& record = walk_.record();
    json.key("options").list(Notation<G>::options(record.options));
    json.key("names").list(std::span(record.names).first(static_cast<std::size_t>(record.options.players)));
  }

  // What the seat saw last.
  void write_past(JsonWriter& json) const {
    const auto seen = walk_.seen_by(puzzle_.seat, puzzle_.move);
    const std::size_t first = seen.size() - std::min(seen.size(), longest_past);
    json.key("past").begin_array();
    for (std::size_t i = first; i < seen.size(); ++i) {
      json.begin_object().key("move");
      Notation<G>::action_json(json, seen[i].seat, seen[i].action);
      if (const auto news = Notation<G>::news(walk_.before(i), walk_.before(i + 1)); !news.empty()) json.field("news", news);
      json.end_object();
    }
    json.end_array();
  }

  void write_question(JsonWriter& json) const {
    const auto view = observe(walk_.before(puzzle_.move), puzzle_.seat);
    json.field("prompt", Notation<G>::prompt_key(view)).key("view");
    Notation<G>::view_json(json, view);
    json.key("legal").json(legal_text<G>(walk_.before(puzzle_.move), puzzle_.seat));
  }

  // What is told once the player has chosen.
  void write_values(JsonWriter& json) const {
    json.key("values").list(puzzle_.choices, [&json](const Choice<G>& choice) {
      if (choice.is_beginning) return void(json.null());
      json.begin_object().field("value", rounded(choice.worth.value));
      json.field("error", rounded(choice.worth.high - choice.worth.value)).end_object();
    });
  }

  void write_result(JsonWriter& json) const {
    const auto& last = walk_.states().back();
    json.field("played", puzzle_.played).key("result").list(players_of(walk_.record().options.players), [&](Seat seat) {
      json.begin_object().field("seat", seat_name(seat)).field("points", scores(last)[seat]);
      json.field("won", winners(last).contains(seat)).end_object();
    });
  }

  const Walk<G>& walk_;
  const Puzzle<G>& puzzle_;
};

}  // namespace springtide::arena
