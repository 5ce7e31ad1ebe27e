// puzzle: one decision of a recorded game, with what the search thinks of every choice.
#include <fmt/core.h>

#include <memory>

#include "arena/puzzler.h"
#include "cli/commands.h"
#include "cli/searcher.h"
#include "cli/table_flags.h"

namespace springtide::cli {
namespace {

struct PuzzleFlags {
  std::string path;
  std::optional<int> move;
  std::string kind;
  std::string bot = "level:6,iterations=2500";
  int searches = 8;
  std::string json;
  std::optional<std::string> seed;
  int threads = 0;  // 0: all cores
};

// The move asked for, from 0; refused if nobody decides anything there.
template <Game G>
std::size_t move_by(int number, const arena::Walk<G>& walk) {
  const auto& moves = walk.record().moves;
  const auto move = static_cast<std::size_t>(number) - 1;
  if (number < 1 || move >= moves.size())
    throw Failure(fmt::format("--move: the record has moves 1 to {}, found {}", moves.size(), number), 2);
  if (moves[move].seat == Seat::nature) throw Failure(fmt::format("--move: move {} is nature's", number), 2);
  if (!walk.is_decision(move)) throw Failure(fmt::format("--move: move {} is the only one possible there", number), 2);
  return move;
}

template <Game G>
arena::Puzzle<G> puzzle_by(const PuzzleFlags& flags, const arena::Walk<G>& walk, const arena::Puzzler<G>& puzzler) {
  if (flags.move) return puzzler.value(move_by(*flags.move, walk));
  auto best = puzzler.best(flags.kind);
  if (!best)
    throw Failure(flags.path + ": no decision with 3 to 20 choices has a clear best one that greedy does not see", 1);
  return *best;
}

template <Game G>
void print_puzzle(const arena::Puzzle<G>& puzzle) {
  fmt::print("move {}, {}\n", puzzle.move + 1, seat_name(puzzle.seat));
  for (std::size_t i : puzzle.ranking()) {
    const arena::Choice<G>& choice = puzzle.choices[i];
    const auto words = [&puzzle](const auto& action) { return Notation<G>::action(puzzle.seat, action); };
    fmt::print("  {:5.1f} % ± {:.1f}  {}{}\n", 100 * choice.worth.value, 100 * (choice.worth.high - choice.worth.value),
               joined(choice.actions, ", ", words), i == puzzle.played ? "  (played)" : "");
  }
}

template <Game G>
void run_puzzle(const PuzzleFlags& flags, const Record<G>& record) {
  const std::uint64_t seed = seed_or_fresh(flags.seed);
  const arena::Walk<G> walk(record);
  if (!to_act(walk.states().back()).empty()) throw Failure(flags.path + ": the game is not over", 1);
  const arena::PuzzlerSettings settings{.searches = flags.searches, .seed = seed, .threads = threads_of(flags.threads)};
  const arena::Puzzler<G> puzzler(walk, searcher<G>(flags.bot, "level:6,iterations=2500"), settings);
  const auto puzzle = puzzle_by<G>(flags, walk, puzzler);
  const arena::PuzzleSource source{.bot = flags.bot, .searches = flags.searches, .seed = seed};
  if (!flags.json.empty()) write_file(flags.json, arena::PuzzleWriter<G>(walk, puzzle).text(source));
  fmt::print("{}, {} players, seed {}, ", G::name, record.options.players, seed);
  print_puzzle(puzzle);
}

constexpr auto about_puzzle =
    "Make a puzzle of a record: one decision, and what the search thinks of every choice in it.\n\n"
    "Every choice is searched alone, several times, from what its seat saw on the table; the spread of the values is their "
    "error. Without --move the decision is the one of 3 to 20 choices where the best leads most, beyond the error, and "
    "greedy does not see it.";

}  // namespace

void add_puzzle(CLI::App& app) {
  const auto flags = std::make_shared<PuzzleFlags>();
  CLI::App* command = app.add_subcommand("puzzle", about_puzzle);
  command->add_option("RECORD", flags->path, "A record of a finished game, or - for standard input")->required();
  const auto move = command->add_option("--move", flags->move, "The move that is asked for, from 1 [the best for a puzzle]");
  command
      ->add_option("--kind", flags->kind, "Look at decisions alone that offer this kind of action, such as choose or sail")
      ->excludes(move);
  command->add_option("--bot", flags->bot, "The search of one choice")->capture_default_str();
  add_number(*command, "--searches", flags->searches, {2, 200}, "How many searches of each choice");
  command->add_option("--json", flags->json, "Write the puzzle to this file");
  command->add_option("--seed", flags->seed, "Seed of the searches [fresh]");
  add_threads(*command, flags->threads);
  command->callback(
      [flags] { with_record(flags->path, [&]<Game G>(const Record<G>& record) { run_puzzle<G>(*flags, record); }); });
}

}  // namespace springtide::cli
