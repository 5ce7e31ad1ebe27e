// Makes the puzzles of many games: plays each between bots of modest and of good strength, takes the decisions worth asking
// about, grades them and says what they teach.
#pragma once

#include <string>
#include <vector>

#include "ai/levels.h"
#include "arena/game.h"
#include "arena/grade.h"
#include "arena/pack.h"
#include "arena/puzzler.h"
#include "text/decision.h"

namespace springtide::arena {

// What the table of the n-th game agrees on: the game says it, or it is the numbers of players in turn.
template <Game G>
typename G::Options taught_options(int game) {
  if constexpr (requires { Notation<G>::taught_options(game); }) {
    return Notation<G>::taught_options(game);
  } else {
    const std::string players = "players " + std::to_string(2 + game % (max_players - 1));
    return *Notation<G>::parse_options({{.number = 1, .text = players}});
  }
}

template <Game G>
std::vector<std::string> themes_of(const TaughtDecision<G>& decision) {
  std::vector<std::string> names;
  if constexpr (requires { Notation<G>::themes(decision); })
    for (const auto theme : Notation<G>::themes(decision)) names.emplace_back(Notation<G>::theme_names[theme]);
  return names;
}

template <Game G>
class PuzzleMaker {
 public:
  PuzzleMaker(const BotSpec<G>& bot, int searches, std::uint64_t seed) : bot_(bot), searches_(searches), seed_(seed) {}

  // The same at every call, whoever calls. Without puzzles if the game has none, or lasts too long to be carried along.
  PackedGame make(int game) const {
    const Record<G> record = played(game);
    PackedGame packed{.number = game, .record = write_record(record)};
    if (packed.record.size() > longest_record) return {.number = game};
    const Walk<G> walk(record);
    const Puzzler<G> puzzler = puzzler_of(walk, game);
    for (const Puzzle<G>& each : puzzler.find(most_puzzles)) packed.puzzles.push_back(graded(walk, puzzler, each, game));
    if (packed.puzzles.empty()) packed.record.clear();
    return packed;
  }

  // The game itself.
  Record<G> played(int game) const {
    Record<G> record{.options = taught_options<G>(game)};
    PerPlayer<BotSpec<G>> bots;
    Rng rng(seed_of(game, seating));
    for (Seat seat : players_of(record.options.players)) {
      const int strength = strengths[rng.below(strengths.size())];
      bots[seat] = strength == 0 ? BotSpec<G>{} : level_spec<G>(strength, packed_version);
      record.names[static_cast<std::size_t>(seat)] = strength == 0 ? "random bot" : level_name(strength, {}, packed_version);
    }
    record.moves = play_game<G>(record.options, bots, seed_of(game, dealing), seed_of(game, playing)).moves();
    return record;
  }

  // The puzzler that made those of a game. The walk must outlive it.
  Puzzler<G> puzzler_of(const Walk<G>& walk, int game) const {
    return Puzzler<G>(walk, bot_, {.searches = searches_, .seed = seed_of(game, searching)});
  }

 private:
  static constexpr std::size_t most_puzzles = 6;         // of one game
  static constexpr std::size_t longest_record = 24'000;  // bytes
  // Whom a seat may be: 0 is random, the rest are levels. The best is not among them: there must be something to find.
  static constexpr std::array<int, 8> strengths{0, 1, 2, 2, 3, 3, 4, 5};

  // What a seed is for.
  static constexpr std::uint64_t dealing = 1;
  static constexpr std::uint64_t seating = 2;
  static constexpr std::uint64_t playing = 3;
  static constexpr std::uint64_t searching = 4;
  static constexpr std::uint64_t grading = 5;

  std::uint64_t seed_of(int game, std::uint64_t purpose) const {
    return mix(mix(seed_) ^ mix(static_cast<std::uint64_t>(game) << 8 | purpose));
  }

  PackedPuzzle graded(const Walk<G>& walk, const Puzzler<G>& puzzler, const Puzzle<G>& puzzle, int game) const {
    const std::size_t best = puzzle.ranking()[0];
    PackedPuzzle packed{.move = puzzle.move};
    std::vector<Trial> trials;
    for (int i = 0; i < grading_levels; ++i) {
      const int level = easiest_level + i;
      int& solved = packed.solved[static_cast<std::size_t>(i)];
      for (int k = 0; k < tries_of_level; ++k) {
        const std::uint64_t number = puzzle.move * 64 + static_cast<std::uint64_t>(i * tries_of_level + k);
        solved += puzzler.choice_of(level_spec<G>(level, packed_version), puzzle,
                                    mix(seed_of(game, grading) ^ mix(number))) == best
                      ? 1
                      : 0;
      }
      const int rating = measured_levels<G>()[packed_version - 1][static_cast<std::size_t>(level) - 1];
      trials.push_back({.rating = static_cast<double>(rating), .asked = tries_of_level, .solved = solved});
    }
    packed.grade = grade_of(trials);
    packed.themes = themes_of<G>({.view = observe(walk.before(puzzle.move), puzzle.seat),
                                  .best = puzzle.choices[best].actions,
                                  .tempting = puzzler.greedy_answers(puzzle.move)});
    for (const Choice<G>& each : puzzle.choices) packed.values.push_back(value_of(each));
    return packed;
  }

  static std::optional<Worth> value_of(const Choice<G>& choice) {
    if (choice.is_beginning) return std::nullopt;
    return Worth{.value = choice.worth.value, .error = rounded(choice.worth.high - choice.worth.value)};
  }

  BotSpec<G> bot_;
  int searches_;
  std::uint64_t seed_;
};

}  // namespace springtide::arena
