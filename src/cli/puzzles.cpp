// puzzles: plays games between bots and takes puzzles of them, pack by pack.
#include <fmt/core.h>

#include <chrono>
#include <exception>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "arena/puzzle_maker.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/searcher.h"
#include "cli/table_flags.h"

namespace springtide::cli {
namespace {

using arena::Pack;
using arena::PackedGame;

struct PuzzlesFlags {
  std::string game = default_game;
  int count = 1000;
  int pack = 50;
  std::string bot = "level:6";
  int searches = 8;
  std::uint64_t seed = 1;
  int threads = 0;  // 0: all cores
  int minutes = 0;  // 0: as long as it takes
  std::string folder = "puzzles/packs";
};

// The packs of a game in a folder: what is there, and what is added.
class Packs {
 public:
  Packs(const PuzzlesFlags& flags, int rules)
      : flags_(flags), current_{.game = flags.game, .rules = rules, .source = source_of(flags)} {
    make_folder(flags.folder);
    for (int number = 1; std::filesystem::exists(path_of(number)); ++number) load(number);
  }

  int count() const { return count_; }
  bool is_enough() const { return count_ >= flags_.count; }
  int next_game() const { return current_.next; }

  // The games must come in order, each once. Written at once, so that whatever ends the program loses nothing.
  void add(PackedGame game) {
    const int puzzles = static_cast<int>(game.puzzles.size());
    if (puzzles > 0 && current_.size() > 0 && current_.size() + puzzles > flags_.pack) {
      current_.games.clear();
      ++current_.number;
    }
    current_.next = game.number + 1;
    count_ += puzzles;
    if (puzzles > 0) current_.games.push_back(std::move(game));
    if (current_.size() > 0) write_file(path_of(current_.number), arena::write_pack(current_));
  }

 private:
  static arena::PuzzleSource source_of(const PuzzlesFlags& flags) {
    return {.bot = flags.bot, .searches = flags.searches, .seed = flags.seed};
  }
  std::filesystem::path path_of(int number) const {
    return std::filesystem::path(flags_.folder) / arena::pack_file(flags_.game, number);
  }

  // Goes on where the folder ends: with the same game, search and seed.
  void load(int number) {
    const std::string path = path_of(number).string();
    auto pack = arena::read_pack(read_file(path));
    if (!pack) throw Failure(path + ": " + pack.error().message(), 1);
    const arena::PuzzleSource& its = pack->source;
    if (pack->game != current_.game || pack->rules != current_.rules || pack->number != number)
      throw Failure(path + ": it is another pack than its name says, or of other rules", 1);
    if (its.bot != flags_.bot || its.searches != flags_.searches || its.seed != flags_.seed)
      throw Failure(
          fmt::format("{}: it was made with --bot {} --searches {} --seed {}; go on with these, or in another folder", path,
                      its.bot, its.searches, its.seed),
          2);
    count_ += pack->size();
    current_ = std::move(*pack);
  }

  const PuzzlesFlags& flags_;
  Pack current_;
  int count_ = 0;
};

// Games are shared out among threads; what they give is taken in their order, so that the packs do not depend on the
// threads.
template <Game G>
class Gathering {
 public:
  Gathering(const PuzzlesFlags& flags, Packs& packs)
      : flags_(flags),
        packs_(packs),
        maker_(searcher<G>(flags.bot, "level:6"), flags.searches, flags.seed),
        progress_({.what = "puzzles", .total = flags.count, .known = packs.count()}),
        begun_(packs.next_game()),
        taken_(packs.next_game()) {}

  void run() {
    {
      std::vector<std::jthread> others;
      for (int i = 1; i < threads_of(flags_.threads); ++i) others.emplace_back([this] { work(); });
      work();
    }
    if (trouble_) std::rethrow_exception(trouble_);
  }

 private:
  using Clock = std::chrono::steady_clock;

  void work() {
    try {
      while (const auto game = next()) settle(maker_.make(*game));
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!trouble_) trouble_ = std::current_exception();
    }
  }

  // The number of a game to make; none once there are enough puzzles, or the time is up.
  std::optional<int> next() {
    const std::lock_guard lock(mutex_);
    const bool is_late = flags_.minutes > 0 && Clock::now() - start_ >= std::chrono::minutes(flags_.minutes);
    if (trouble_ || packs_.is_enough() || is_late) return std::nullopt;
    return begun_++;
  }

  void settle(PackedGame game) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(game.number, std::move(game));
    for (auto first = waiting_.find(taken_); first != waiting_.end() && !packs_.is_enough(); first = waiting_.find(taken_)) {
      const int before = packs_.count();
      packs_.add(std::move(first->second));
      waiting_.erase(first);
      ++taken_;
      for (int i = before; i < packs_.count(); ++i) progress_.step();
    }
  }

  const PuzzlesFlags& flags_;
  Packs& packs_;
  arena::PuzzleMaker<G> maker_;
  Progress progress_;
  const Clock::time_point start_ = Clock::now();
  std::mutex mutex_{};
  int begun_;
  int taken_;
  std::map<int, PackedGame> waiting_{};
  std::exception_ptr trouble_{};
};

template <Game G>
void run_puzzles(const PuzzlesFlags& flags) {
  Packs packs(flags, G::rules_version);
  const int before = packs.count();
  Gathering<G>(flags, packs).run();
  fmt::print("{}: {} puzzles of {} games in {}, {} of them new\n", G::name, packs.count(), packs.next_game(), flags.folder,
             packs.count() - before);
}

constexpr auto about_puzzles =
    "Make many puzzles: play games between bots, take several decisions of each, grade them, and write them in packs.\n\n"
    "Every choice of a decision is searched alone, several times. A puzzle is kept if its best choice leads beyond the "
    "error, "
    "does so again at twice the iterations with other seeds, and is nothing that greedy might do, by luck either. Levels 2 "
    "to "
    "6 answer it, which makes its grade. The same seed makes the same puzzles, whatever the threads; a folder that has some "
    "is gone on with.";

}  // namespace

void add_puzzles(CLI::App& app) {
  const auto flags = std::make_shared<PuzzlesFlags>();
  CLI::App* command = app.add_subcommand("puzzles", about_puzzles);
  command->add_option("GAME", flags->game, "The game")->capture_default_str();
  add_number(*command, "--count", flags->count, {1, 100'000}, "How many puzzles at least, with those that are there");
  add_number(*command, "--pack", flags->pack, {1, 500}, "How many in a pack at most");
  command->add_option("--bot", flags->bot, "The search of one choice")->capture_default_str();
  add_number(*command, "--searches", flags->searches, {2, 200}, "How many searches of each choice");
  add_number(*command, "--seed", flags->seed, {std::uint64_t{0}, std::uint64_t{1} << 52}, "Seed of games and searches");
  command->add_option("--minutes", flags->minutes, "Begin no further game after so many [no limit]")
      ->check(CLI::Range(1, 100'000));
  command->add_option("--out", flags->folder, "The folder of the packs")->capture_default_str();
  add_threads(*command, flags->threads);
  command->callback([flags] { with_game(flags->game, [&]<Game G>() { run_puzzles<G>(*flags); }); });
}

}  // namespace springtide::cli
