// Makes puzzles of a record: finds decisions worth asking about, and values every choice in them.
#pragma once

#include <optional>
#include <string_view>

#include "ai/bot.h"
#include "arena/puzzle.h"
#include "arena/share_work.h"

namespace springtide::arena {

struct PuzzlerSettings {
  int searches = 8;  // of each choice, with a seed of its own each: their spread is the error
  std::uint64_t seed = 0;
  int threads = 1;
};

template <Game G>
class Puzzler {
 public:
  // The walk must outlive the puzzler. Requires: a bot that searches, two searches.
  Puzzler(const Walk<G>& walk, const BotSpec<G>& bot, const PuzzlerSettings& settings)
      : walk_(walk), bot_(bot), settings_(settings) {}

  // Every choice is searched alone and as long as the others, from the seat's view. The same whatever the number of threads.
  // Requires: a decision.
  Puzzle<G> value(std::size_t move) const { return valued(puzzle_at<G>(walk_, move), settings_.searches, bot_); }

  // The decision with the largest clear lead of a choice that greedy does not see, if there is one. Of those that offer this
  // kind of action alone, unless it is empty.
  std::optional<Puzzle<G>> best(std::string_view kind) const {
    std::vector<Puzzle<G>> found;
    for (std::size_t i = 0; i < walk_.record().moves.size(); ++i)
      if (walk_.is_decision(i) && offers(i, kind))
        if (auto puzzle = scouted(i)) found.push_back(std::move(*puzzle));
    const auto key = [](const Puzzle<G>& each) { return std::pair(-each.lead(), each.move); };
    std::sort(found.begin(), found.end(), [&key](const auto& a, const auto& b) { return key(a) < key(b); });
    if (found.size() > most_valued) found.resize(most_valued);
    std::optional<Puzzle<G>> best;
    for (const Puzzle<G>& each : found)
      if (Puzzle<G> puzzle = value(each.move); is_good(puzzle) && (!best || puzzle.lead() > best->lead())) best = puzzle;
    return best;
  }

 private:
  static constexpr std::size_t fewest_choices = 3;
  static constexpr std::size_t most_choices = 12;
  static constexpr std::size_t most_valued = 3;  // of those scouted
  static constexpr int scouting = 8;             // a scout looks for an eighth of the time
  static constexpr int scouts = 2;

  std::uint64_t seed_of(std::size_t move, std::uint64_t purpose) const {
    return mix(mix(settings_.seed) ^ mix(static_cast<std::uint64_t>(move) << 8 | purpose));
  }

  bool offers(std::size_t move, std::string_view kind) const {
    const Json legal = *parse_json(legal_text<G>(walk_.before(move), walk_.record().moves[move].seat));
    return kind.empty() || std::any_of(legal.items().begin(), legal.items().end(),
                                       [kind](const Json& entry) { return entry.find("kind")->as_string() == kind; });
  }

  // Who solves the puzzle has not seen the game: the record stays out of the question.
  Question<G> question(std::size_t move) const {
    Question<G> asked = walk_.question(move);
    asked.record = {};
    return asked;
  }

  typename G::Action greedy_answer(std::size_t move) const {
    return Thought<G>(greedy_bot<G>(), question(move), seed_of(move, 1)).answer();
  }

  bool is_good(const Puzzle<G>& puzzle) const {
    const auto best = puzzle.choices[puzzle.ranking()[0]];
    return puzzle.is_clear() && best.actions[0] != greedy_answer(puzzle.move);
  }

  // A short look; nothing if the decision is too small or too large, or the search's first thought is greedy's.
  std::optional<Puzzle<G>> scouted(std::size_t move) const {
    Puzzle<G> puzzle = puzzle_at<G>(walk_, move);
    const std::size_t choices = puzzle.ranking().size();
    if (choices < fewest_choices || choices > most_choices || puzzle.choices[puzzle.played].is_beginning)
      return std::nullopt;
    BotSpec<G> scout = bot_;
    scout.search.iterations = std::max(1, bot_.search.iterations / scouting);
    Thought<G> thought(scout, question(move), seed_of(move, 2));
    thought.run(scout.search.iterations);
    if (thought.answer() == greedy_answer(move)) return std::nullopt;
    return valued(std::move(puzzle), scouts, scout);
  }

  // The seed is the same for every choice: what is guessed alike differs less by chance.
  double look(const Puzzle<G>& puzzle, const Choice<G>& choice, const BotSpec<G>& bot, std::uint64_t seed) const {
    auto state = walk_.before(puzzle.move);
    for (std::size_t i = 0; i + 1 < choice.actions.size(); ++i) advance(state, puzzle.seat, choice.actions[i]);
    Question<G> asked{.options = walk_.record().options, .view = observe(state, puzzle.seat)};
    asked.legal.push_back(choice.actions.back());
    Search<G> search(asked, bot.search, bot.sight, seed);
    search.run(bot.search.iterations);
    return search.root()[0].value();
  }

  Puzzle<G> valued(Puzzle<G> puzzle, int searches, const BotSpec<G>& bot) const {
    const auto order = puzzle.ranking();
    const auto each = static_cast<std::size_t>(searches);
    std::vector<double> values(order.size() * each);
    const auto work = [&](int piece) {
      const auto i = static_cast<std::size_t>(piece);
      values[i] = look(puzzle, puzzle.choices[order[i / each]], bot, seed_of(puzzle.move, 3 + i % each));
    };
    share_work(static_cast<int>(values.size()), settings_.threads, work, [] {});
    for (std::size_t i = 0; i < order.size(); ++i)
      puzzle.choices[order[i]].worth = mean_interval(std::span(values).subspan(i * each, each));
    return puzzle;
  }

  const Walk<G>& walk_;
  BotSpec<G> bot_;
  PuzzlerSettings settings_;
};

}  // namespace springtide::arena
