// Makes puzzles of a record: finds decisions worth asking about, and values every choice in them.
#pragma once

#include <functional>
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
  using Action = typename G::Action;

  // The walk must outlive the puzzler. Requires: a bot that searches, two searches.
  Puzzler(const Walk<G>& walk, const BotSpec<G>& bot, const PuzzlerSettings& settings)
      : walk_(walk), bot_(bot), settings_(settings) {}

  // Every choice is searched alone and as long as the others, from the seat's view. The same whatever the number of threads.
  // Requires: a decision.
  Puzzle<G> value(std::size_t move) const { return looked(puzzle_at<G>(walk_, move), making()); }

  // The decision with the largest clear lead of a choice that greedy does not see, if there is one. Of those that offer this
  // kind of action alone, unless it is empty.
  std::optional<Puzzle<G>> best(std::string_view kind) const {
    auto found = find(1, kind);
    return found.empty() ? std::nullopt : std::optional(std::move(found[0]));
  }

  // So many at most, those that promise the clearest lead first, then in the order of the record. They lie apart from one
  // another, and few of them ask for the same kind of action.
  std::vector<Puzzle<G>> find(std::size_t most, std::string_view kind = {}) const {
    std::vector<Puzzle<G>> found;
    std::size_t tries = 0;
    for (const Puzzle<G>& each : scouted(kind)) {
      if (found.size() == most || tries == tries_for_each * most) break;
      if (!is_unlike(each, found)) continue;
      ++tries;
      if (auto puzzle = examined(each.move)) found.push_back(std::move(*puzzle));
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.move < b.move; });
    return found;
  }

  // Whether twice the iterations find the same choice the best, beyond the error, with other seeds.
  bool is_confirmed(const Puzzle<G>& puzzle) const {
    Manner twice{.bot = bot_, .purpose = confirming};
    twice.bot.search.iterations *= 2;
    const std::size_t best = puzzle.ranking()[0];
    twice.goes_on = [best](const Puzzle<G>& begun) { return begun.ranking()[0] == best; };
    const Puzzle<G> again = looked(puzzle, twice);
    return again.ranking()[0] == best && again.is_clear();
  }

  // All that greedy may do first: its best actions, and any that it holds to be as good.
  std::vector<Action> greedy_answers(std::size_t move, std::uint64_t guesses = few_guesses) const {
    const Question<G> asked = question(move);
    const typename Expert<G>::Belief belief(asked, Expert<G>::plain);
    std::vector<Action> answers;
    for (std::uint64_t i = 0; i < guesses; ++i) {
      Rng rng(seed_of(move, guessing + i));
      const Worths worths = Expert<G>::worths(belief.guess(rng), asked.seat(), asked.legal, Expert<G>::plain);
      const double best = std::ranges::max(std::span(worths).first(asked.legal.size()));
      for (std::size_t k = 0; k < asked.legal.size(); ++k)
        if (worths[k] >= best - as_good && std::ranges::find(answers, asked.legal[k]) == answers.end())
          answers.push_back(asked.legal[k]);
    }
    return answers;
  }

  // The choice that a bot makes which sees what is on the table; none if it does what no choice is.
  std::optional<std::size_t> choice_of(const BotSpec<G>& bot, const Puzzle<G>& puzzle, std::uint64_t seed) const {
    auto state = walk_.before(puzzle.move);
    std::vector<Action> made;
    while (true) {
      const Question<G> asked{.options = walk_.record().options,
                              .view = observe(state, puzzle.seat),
                              .legal = legal_actions(state, puzzle.seat)};
      made.push_back(answer(bot, asked, mix(seed + made.size())));
      advance(state, puzzle.seat, made.back());
      const auto is_made = [&made](const Choice<G>& each) { return !each.is_beginning && each.actions == made; };
      const auto leads_on = [&made](const Choice<G>& each) {
        return each.actions.size() > made.size() && begins_with<G>(each.actions, made);
      };
      if (const auto at = std::ranges::find_if(puzzle.choices, is_made); at != puzzle.choices.end())
        return static_cast<std::size_t>(at - puzzle.choices.begin());
      if (std::ranges::none_of(puzzle.choices, leads_on)) return std::nullopt;
    }
  }

  // The kind of action that a choice begins with, as clients read it.
  std::string kind_of(const Puzzle<G>& puzzle, std::size_t choice) const {
    const Json legal = *parse_json(legal_text<G>(walk_.before(puzzle.move), puzzle.seat));
    return text_at(legal.items()[choice], "kind");
  }

 private:
  static constexpr std::size_t fewest_choices = 3;
  static constexpr std::size_t most_choices = 20;
  static constexpr double least_lead = 0.01;        // of the win: less is not worth a question
  static constexpr std::size_t apart = 8;           // moves between two puzzles of a record
  static constexpr std::size_t of_one_kind = 3;     // puzzles of a record
  static constexpr std::size_t tries_for_each = 3;  // looks at those scouted
  static constexpr int scouting = 4;                // a scout looks for a quarter of the time
  static constexpr int scouts = 2;
  static constexpr int early = 3;                    // searches after which the hopeless are given up
  static constexpr std::uint64_t few_guesses = 4;    // what greedy does may hang on what it takes the others to hold
  static constexpr std::uint64_t many_guesses = 64;  // before a puzzle is kept
  static constexpr double as_good = 1e-9;

  // What a seed is for; a number below 200 is added, and the move stands above that.
  static constexpr std::uint64_t thinking = 2;
  static constexpr std::uint64_t valuing = 3;
  static constexpr std::uint64_t confirming = std::uint64_t{1} << 40;
  static constexpr std::uint64_t guessing = std::uint64_t{2} << 40;
  static constexpr std::uint64_t scouting_ahead = std::uint64_t{3} << 40;

  // How choices are looked at.
  struct Manner {
    BotSpec<G> bot{};
    std::uint64_t purpose = valuing;
    std::function<bool(const Puzzle<G>&)> goes_on{};  // asked after the early searches; empty: always
  };
  Manner making() const { return {.bot = bot_}; }

  std::uint64_t seed_of(std::size_t move, std::uint64_t purpose) const {
    return mix(mix(settings_.seed) ^ mix(static_cast<std::uint64_t>(move) << 8 | purpose));
  }

  bool offers(std::size_t move, std::string_view kind) const {
    if (kind.empty()) return true;
    const Json legal = *parse_json(legal_text<G>(walk_.before(move), walk_.record().moves[move].seat));
    return std::ranges::any_of(legal.items(), [kind](const Json& entry) { return text_at(entry, "kind") == kind; });
  }

  // Who solves the puzzle has not seen the game: the record stays out of the question.
  Question<G> question(std::size_t move) const {
    Question<G> asked = walk_.question(move);
    asked.record = {};
    return asked;
  }

  bool is_greedy(const Puzzle<G>& puzzle, std::uint64_t guesses = few_guesses) const {
    const auto answers = greedy_answers(puzzle.move, guesses);
    return std::ranges::find(answers, puzzle.choices[puzzle.ranking()[0]].actions[0]) != answers.end();
  }

  bool is_unlike(const Puzzle<G>& puzzle, const std::vector<Puzzle<G>>& others) const {
    const auto is_near = [&puzzle](const Puzzle<G>& other) {
      return std::max(puzzle.move, other.move) - std::min(puzzle.move, other.move) < apart;
    };
    if (std::ranges::any_of(others, is_near)) return false;
    const auto kind = [this](const Puzzle<G>& each) { return kind_of(each, each.ranking()[0]); };
    return static_cast<std::size_t>(std::ranges::count(others, kind(puzzle), kind)) < of_one_kind;
  }

  // Those that promise a clear lead first.
  std::vector<Puzzle<G>> scouted(std::string_view kind) const {
    std::vector<Puzzle<G>> found;
    for (std::size_t i = 0; i < walk_.record().moves.size(); ++i)
      if (walk_.is_decision(i) && offers(i, kind))
        if (auto puzzle = scout(i)) found.push_back(std::move(*puzzle));
    const auto key = [](const Puzzle<G>& each) { return std::pair(-each.lead(), each.move); };
    std::sort(found.begin(), found.end(), [&key](const auto& a, const auto& b) { return key(a) < key(b); });
    return found;
  }

  // A short look; nothing if the decision is too small or too large, or what is found is greedy's.
  std::optional<Puzzle<G>> scout(std::size_t move) const {
    Puzzle<G> puzzle = puzzle_at<G>(walk_, move);
    const std::size_t choices = puzzle.ranking().size();
    if (choices < fewest_choices || choices > most_choices || puzzle.choices[puzzle.played].is_beginning)
      return std::nullopt;
    Manner manner{.bot = bot_, .purpose = scouting_ahead};
    manner.bot.search.iterations = std::max(1, bot_.search.iterations / scouting);
    const auto answers = greedy_answers(move);
    Thought<G> thought(manner.bot, question(move), seed_of(move, thinking));
    thought.run(manner.bot.search.iterations);
    if (std::ranges::find(answers, thought.answer()) != answers.end()) return std::nullopt;
    puzzle = looked(std::move(puzzle), manner, scouts);
    if (puzzle.lead() < least_lead / 2 || is_greedy(puzzle)) return std::nullopt;
    return puzzle;
  }

  // The whole look, given up as soon as it is hopeless.
  std::optional<Puzzle<G>> examined(std::size_t move) const {
    Manner manner = making();
    manner.goes_on = [this](const Puzzle<G>& puzzle) { return puzzle.lead() >= least_lead / 2 && !is_greedy(puzzle); };
    Puzzle<G> puzzle = looked(puzzle_at<G>(walk_, move), manner);
    if (puzzle.lead() < least_lead || !puzzle.is_clear() || is_greedy(puzzle, many_guesses) || !is_confirmed(puzzle))
      return std::nullopt;
    return puzzle;
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

  Puzzle<G> looked(Puzzle<G> puzzle, const Manner& manner) const {
    return looked(std::move(puzzle), manner, settings_.searches);
  }
  // If it does not go on, the values are those of the early searches.
  Puzzle<G> looked(Puzzle<G> puzzle, const Manner& manner, int searches) const {
    const auto order = puzzle.ranking();
    std::vector<std::vector<double>> values(order.size());
    const auto look_until = [&](std::size_t end) {
      const std::size_t begin = values[0].size();
      for (auto& each : values) each.resize(end);
      const auto work = [&](int piece) {
        const std::size_t choice = static_cast<std::size_t>(piece) / (end - begin);
        const std::size_t number = begin + static_cast<std::size_t>(piece) % (end - begin);
        values[choice][number] =
            look(puzzle, puzzle.choices[order[choice]], manner.bot, seed_of(puzzle.move, manner.purpose + number));
      };
      share_work(static_cast<int>(order.size() * (end - begin)), settings_.threads, work, [] {});
      for (std::size_t i = 0; i < order.size(); ++i) puzzle.choices[order[i]].worth = rounded(mean_interval(values[i]));
    };
    if (manner.goes_on && searches > early) {
      look_until(early);
      if (!manner.goes_on(puzzle)) return puzzle;
    }
    look_until(static_cast<std::size_t>(searches));
    return puzzle;
  }

  const Walk<G>& walk_;
  BotSpec<G> bot_;
  PuzzlerSettings settings_;
};

}  // namespace springtide::arena
