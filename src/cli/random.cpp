// random: seeded games of uniformly random players.
#include <fmt/core.h>
#include <unistd.h>

#include <memory>

#include "cli/commands.h"
#include "cli/table_flags.h"
#include "core/dealer.h"

namespace springtide::cli {
namespace {

struct RandomFlags {
  TableFlags table;
  int games = 1;
  std::optional<std::string> seed;
  std::string folder;
  bool json = false;
};

template <Game G>
Record<G> play_random(const typename G::Options& options, std::uint64_t seed) {
  const Dealer dealer(seed);
  Rng rng(mix(seed));
  Record<G> record{.options = options};
  for (auto& name : record.names) name = "random bot";
  auto state = initial(options);
  while (!to_act(state).empty()) {
    const Seat seat = to_act(state).front();
    const auto action = seat == Seat::nature ? dealer.deal<G>(state) : random_action<G>(state, seat, rng);
    record.moves.push_back({.seat = seat, .action = action});
    advance(state, seat, action);
  }
  return record;
}

void show_progress(int done, int games) {
  if (isatty(STDERR_FILENO) == 0 || games < 100) return;
  if (done % 100 == 0 || done == games) fmt::print(stderr, "\r{} of {} games", done, games);
  if (done == games) fmt::print(stderr, "\n");
}

template <Game G>
void run_random(const RandomFlags& flags) {
  const auto options = flags.table.options<G>();
  const std::uint64_t seed = seed_or_fresh(flags.seed);
  if (!flags.folder.empty()) make_folder(flags.folder);
  PerPlayer<long> points;
  PerPlayer<int> wins;
  long moves = 0;
  for (int game = 0; game < flags.games; ++game) {
    const Record<G> record = play_random<G>(options, seed + static_cast<std::uint64_t>(game));
    const auto state = replay(record);
    moves += static_cast<long>(record.moves.size());
    for (Seat seat : players_of(options.players)) points[seat] += scores(state)[seat];
    for (Seat seat : winners(state)) ++wins[seat];
    if (!flags.folder.empty())
      write_file(
          std::filesystem::path(flags.folder) / fmt::format("{}-{}.txt", G::name, seed + static_cast<std::uint64_t>(game)),
          write_record(record));
    show_progress(game + 1, flags.games);
  }
  const auto mean = [&flags](auto sum) { return static_cast<double>(sum) / flags.games; };
  if (flags.json) {
    JsonWriter json;
    json.begin_object().field("game", G::name).field("seed", seed).field("games", flags.games);
    json.field("moves_per_game", mean(moves)).key("seats").begin_array();
    for (Seat seat : players_of(options.players))
      json.begin_object()
          .field("seat", seat_name(seat))
          .field("mean_points", mean(points[seat]))
          .field("wins", wins[seat])
          .end_object();
    return fmt::print("{}\n", json.end_array().end_object().text());
  }
  fmt::print("{} game{} of {}, seed {}, {:.1f} moves a game\n", flags.games, flags.games == 1 ? "" : "s", G::name, seed,
             mean(moves));
  for (Seat seat : players_of(options.players))
    fmt::print("{}  {:5.1f} points, {} win{}\n", seat_name(seat), mean(points[seat]), wins[seat],
               wins[seat] == 1 ? "" : "s");
}

}  // namespace

void add_random(CLI::App& app) {
  const auto flags = std::make_shared<RandomFlags>();
  CLI::App* command = app.add_subcommand("random", "Play seeded games between random players");
  command->add_option("GAME", flags->table.game, "The game")->capture_default_str();
  flags->table.add_to(*command);
  add_number(*command, "--games", flags->games, {1, 100'000'000}, "How many");
  command->add_option("--seed", flags->seed, "Seed of the first game; each further game has the next [fresh]");
  command->add_option("--record", flags->folder, "Write one record file a game into this folder");
  command->add_flag("--json", flags->json, "Print JSON");
  command->callback([flags] { with_game(flags->table.game, [&]<Game G>() { run_random<G>(*flags); }); });
}

}  // namespace springtide::cli
