// selfplay: games to learn from, as files of samples.
#include "arena/selfplay.h"

#include <fmt/core.h>

#include <chrono>
#include <memory>

#include "arena/bots.h"
#include "arena/share_work.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/table_flags.h"

namespace springtide::cli {
namespace {

using namespace arena;

struct SelfPlayFlags {
  std::string game;
  std::vector<std::string> bots;
  std::string folder;
  int games = 1000;
  int chunk = 500;
  int players = 0;
  std::optional<std::string> seed;
  double random = 0.02;
  double curious = 0.15;
  double value = 0.25;
  double policy = 0.25;
  double belief = 0.1;
  int threads = 0;
  int seconds = 0;
  bool plain = false;
};

template <Game G>
SelfPlay<G> plan_of(const SelfPlayFlags& flags) {
  SelfPlay<G> plan{.players = flags.players,
                   .random = flags.random,
                   .curious = flags.curious,
                   .value = flags.value,
                   .policy = flags.policy,
                   .belief = flags.belief,
                   .seed = seed_or_fresh(flags.seed)};
  for (const std::string& text : flags.bots) {
    const auto bot = parse_bot<G>(text);
    if (!bot) throw Failure("--bot: " + bot.error().message(), 2);
    plan.bots.push_back(*bot);
  }
  return plan;
}

// Not for a program whose games all lack features.
[[maybe_unused]] std::filesystem::path path_of(const SelfPlayFlags& flags, net::Head head, int first) {
  return std::filesystem::path(flags.folder) / fmt::format("{}-{:07}.samples", net::head_names[head], first);
}

[[maybe_unused]] std::vector<std::string> made_of(const SelfPlayFlags& flags, std::uint64_t seed, int first, int count) {
  return {fmt::format("games {} to {}, seed {}", first, first + count - 1, seed),
          fmt::format("players {}, random {}, curious {}, value {}, policy {}, belief {}",
                      flags.players == 0 ? "2 to 6" : std::to_string(flags.players), flags.random, flags.curious,
                      flags.value, flags.policy, flags.belief),
          "bots " + joined(flags.bots, " ")};
}

template <Game G>
void write_samples(const SelfPlayFlags& flags, net::Head head, int first, const std::vector<std::string>& made,
                   const SampleBlock& block) {
  SampleHead text = sample_head<G>(head);
  text.made = made;
  write_file(path_of(flags, head, first), head_text(text) + block.bytes());
}

// The samples of so many games from `first` on, in the order of the games whatever the number of threads.
template <Game G>
Samples play_chunk(const SelfPlay<G>& plan, int first, int count, int threads, Progress& progress) {
  std::vector<Samples> games(static_cast<std::size_t>(count));
  share_work(
      count, threads,
      [&](int i) { games[static_cast<std::size_t>(i)] = Lesson<G>(plan, static_cast<std::uint32_t>(first + i)).play(); },
      [&] { progress.step(); });
  Samples all;
  for (const Samples& game : games) all.append(game);
  return all;
}

// Chunks whose files are there are not played again. The policy's is written last: where it is, the chunk is whole.
template <Game G>
void run_selfplay(const SelfPlayFlags& flags) {
  const SelfPlay<G> plan = plan_of<G>(flags);
  make_folder(flags.folder);
  const auto start = std::chrono::steady_clock::now();
  Progress progress({.what = "games", .total = flags.games, .is_plain = flags.plain});
  int played = 0;
  for (int first = 0; first < flags.games; first += flags.chunk) {
    const int count = std::min(flags.chunk, flags.games - first);
    if (std::filesystem::exists(path_of(flags, net::Head::policy, first))) continue;
    if (flags.seconds > 0 && std::chrono::steady_clock::now() - start > std::chrono::seconds(flags.seconds)) break;
    const Samples samples = play_chunk(plan, first, count, threads_of(flags.threads), progress);
    const auto made = made_of(flags, plan.seed, first, count);
    write_samples<G>(flags, net::Head::value, first, made, samples.value);
    if (HasBelief<G>) write_samples<G>(flags, net::Head::belief, first, made, samples.belief);
    write_samples<G>(flags, net::Head::policy, first, made, samples.policy);
    played += count;
  }
  fmt::print("{}: {} games played, seed {}\n", G::name, played, plan.seed);
}

}  // namespace

void add_selfplay(CLI::App& app) {
  const auto flags = std::make_shared<SelfPlayFlags>();
  CLI::App* command = app.add_subcommand("selfplay", "Play games to learn from and write them down as samples");
  command->footer(
      "Each seat is any of the bots, as in `arena`. Games are numbered, and each is the same whatever was played "
      "before; an interrupted run goes on where the last whole chunk ended, if it is given the same flags.");
  command->add_option("GAME", flags->game, "The game")->required();
  command->add_option("--bot", flags->bots, "A bot that takes part; may be given several times")->required();
  command->add_option("--out", flags->folder, "The folder for the samples")->required();
  add_number(*command, "--games", flags->games, {1, 100'000'000}, "How many games");
  add_number(*command, "--chunk", flags->chunk, {1, 1'000'000}, "Games in one file of each head");
  add_number(*command, "--players", flags->players, {0, max_players}, "How many play; 0: any number");
  command->add_option("--seed", flags->seed, "Seed of all games [fresh]");
  add_number(*command, "--random", flags->random, {0.0, 1.0}, "Chance that a seat does anything at all");
  add_number(*command, "--curious", flags->curious, {0.0, 1.0}, "Chance that it does what its search looked at, as often");
  add_number(*command, "--value", flags->value, {0.0, 1.0}, "Chance of a position to be a sample");
  add_number(*command, "--policy", flags->policy, {0.0, 1.0}, "Chance of a decision to be a sample");
  add_number(*command, "--belief", flags->belief, {0.0, 1.0}, "Chance of what a seat thinks of its rivals to be a sample");
  add_number(*command, "--seconds", flags->seconds, {0, 1'000'000}, "Begin no chunk later than this; 0: play them all");
  add_threads(*command, flags->threads);
  command->add_flag("--plain", flags->plain, "Progress in lines instead of a bar");
  command->callback([flags] {
    with_game(flags->game, [&]<Game G>() {
      if constexpr (HasValue<G> && HasPolicy<G>)
        run_selfplay<G>(*flags);
      else
        throw Failure(title_of(flags->game) + " has no features to learn from", 2);
    });
  });
}

}  // namespace springtide::cli
