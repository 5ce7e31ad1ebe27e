// load: many tables full of random players, to see how much a server bears and whether it loses anything.
#include "client/load.h"

#include <fmt/core.h>
#include <unistd.h>

#include <memory>

#include "cli/commands.h"
#include "cli/table_flags.h"
#include "text/json.h"

namespace springtide::cli {
namespace {

using client::LoadPlan;
using client::LoadReport;

struct LoadFlags {
  std::string url;
  std::string game = default_game;
  int tables = 10;
  int seats = 4;
  int spectators = 0;
  int lobby = 0;
  int interval = 0;
  int seconds = 10;
  int games = 0;
  int patience = 0;
  bool verifies = false;
  std::optional<std::string> seed;
  std::string json;
};

LoadPlan plan_of(const LoadFlags& flags) {
  const auto url = client::parse_url(flags.url);
  if (!url) throw Failure("--connect: " + url.error(), 2);
  LoadPlan plan{.url = *url, .game = flags.game, .tables = flags.tables, .seats = flags.seats};
  plan.spectators = flags.spectators;
  plan.lobby = flags.lobby;
  TableFlags table;
  table.players = flags.seats;
  with_game(flags.game, [&]<Game G>() { plan.options = Notation<G>::options(table.options<G>()); });
  plan.interval = client::Milliseconds(flags.interval);
  plan.time = std::chrono::seconds(flags.seconds);
  plan.games = flags.games;
  plan.patience = std::chrono::seconds(flags.patience);
  plan.verifies = flags.verifies;
  plan.seed = seed_or_fresh(flags.seed);
  return plan;
}

double in_milliseconds(std::chrono::microseconds duration) { return static_cast<double>(duration.count()) / 1000; }

// What the last second brought.
class Teller {
 public:
  explicit Teller(int tables) : tables_(tables) {}

  void tell(const client::LoadProgress& now) {
    const auto moves = now.counts.moves - last_.moves;
    const auto updates = now.counts.updates - last_.updates;
    last_ = now.counts;
    if (isatty(STDERR_FILENO) == 0) return;
    if (now.seconds == 0) return fmt::print(stderr, "\r{} of {} tables are full\x1b[K", now.ready, tables_);
    fmt::print(stderr, "\r{:.0f} s: {} moves/s, {} updates/s, p99 {:.1f} ms, {} games, {} cuts\x1b[K", now.seconds, moves,
               updates, in_milliseconds(now.latencies.at(0.99)), now.counts.games, now.counts.cuts);
  }
  void end() const {
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r\x1b[K");
  }

 private:
  int tables_;
  client::LoadCounts last_{};
};

double rate(std::uint64_t count, const LoadReport& report) {
  return report.seconds > 0 ? static_cast<double>(count) / report.seconds : 0;
}

double microseconds_a_message(const LoadReport& report) {
  const auto messages = report.counts.messages + report.counts.commands;
  return messages > 0 ? report.cpu_seconds * 1e6 / static_cast<double>(messages) : 0;
}

void print_row(std::string_view what, std::uint64_t count, const LoadReport& report) {
  fmt::print("  {:<22}{:>10}{:>10.0f}/s\n", what, count, rate(count, report));
}

void print_report(const LoadPlan& plan, const LoadReport& report) {
  const auto& counts = report.counts;
  fmt::print("{} for {} players at {} tables, {}, seed {}: {:.1f} s\n", plan.game, plan.seats, plan.tables,
             plan.interval.count() == 0 ? "flat out" : fmt::format("a move a seat every {} ms", plan.interval.count()),
             plan.seed, report.seconds);
  print_row("moves acknowledged", counts.moves, report);
  print_row("updates received", counts.updates, report);
  print_row("KiB received", counts.bytes / 1024, report);
  if (plan.lobby > 0) {
    print_row("lobby messages", counts.lobby_messages, report);
    print_row("KiB in the lobby", counts.lobby_bytes / 1024, report);
  }
  fmt::print("  {:<22}{:>10}\n", "games to their end", counts.games);
  const auto& times = report.latencies;
  fmt::print("  acknowledged after     p50 {:.1f} ms, p90 {:.1f} ms, p99 {:.1f} ms, at most {:.1f} ms\n",
             in_milliseconds(times.at(0.5)), in_milliseconds(times.at(0.9)), in_milliseconds(times.at(0.99)),
             in_milliseconds(times.longest()));
  fmt::print("  connections            {} cut, {} made again\n", counts.cuts, counts.reconnects);
  fmt::print("  the generator itself   {:.2f} cores, {:.1f} µs a message\n",
             report.seconds > 0 ? report.cpu_seconds / report.seconds : 0, microseconds_a_message(report));
  if (plan.verifies)
    fmt::print(
        "  journals               {} read, {} not; commands: {} acknowledged, {} lost, {} doubled, {} in another order\n",
        report.check.tables, report.check.unread, report.check.acknowledged, report.check.lost, report.check.doubled,
        report.check.reordered);
  for (const auto& [what, count] : report.errors) fmt::print("  error, {} times: {}\n", count, presentable(what, 300));
}

std::string json_of(const LoadPlan& plan, const LoadReport& report) {
  JsonWriter json;
  const auto& counts = report.counts;
  json.begin_object().field("game", plan.game).field("tables", plan.tables).field("seats", plan.seats);
  json.field("spectators", plan.spectators)
      .field("lobby", plan.lobby)
      .field("interval_ms", plan.interval.count())
      .field("seed", plan.seed)
      .field("seconds", report.seconds);
  json.field("moves", counts.moves).field("commands", counts.commands).field("updates", counts.updates);
  json.field("messages", counts.messages).field("bytes", counts.bytes).field("games", counts.games);
  json.field("lobby_messages", counts.lobby_messages).field("lobby_bytes", counts.lobby_bytes);
  json.field("cuts", counts.cuts).field("reconnects", counts.reconnects);
  json.field("moves_per_second", rate(counts.moves, report)).field("updates_per_second", rate(counts.updates, report));
  json.key("acknowledged_ms").begin_object();
  json.field("p50", in_milliseconds(report.latencies.at(0.5))).field("p90", in_milliseconds(report.latencies.at(0.9)));
  json.field("p99", in_milliseconds(report.latencies.at(0.99))).field("max", in_milliseconds(report.latencies.longest()));
  json.end_object().field("generator_cpu_seconds", report.cpu_seconds);
  json.field("generator_us_per_message", microseconds_a_message(report));
  if (plan.verifies) {
    json.key("journals").begin_object().field("read", report.check.tables).field("unread", report.check.unread);
    json.field("acknowledged", report.check.acknowledged).field("lost", report.check.lost);
    json.field("doubled", report.check.doubled).field("reordered", report.check.reordered).end_object();
  }
  json.key("errors").begin_object();
  for (const auto& [what, count] : report.errors) json.field(what, count);
  json.end_object().field("good", report.is_good()).end_object();
  return json.text() + "\n";
}

void run_load_command(const LoadFlags& flags) {
  const LoadPlan plan = plan_of(flags);
  Teller teller(plan.tables);
  const LoadReport report = run_load(plan, [&teller](const client::LoadProgress& now) { teller.tell(now); });
  teller.end();
  print_report(plan, report);
  if (!flags.json.empty()) write_file(flags.json, json_of(plan, report));
  if (!report.is_good()) throw Failure("something went wrong; see above", 1);
}

}  // namespace

void add_load(CLI::App& app) {
  const auto flags = std::make_shared<LoadFlags>();
  CLI::App* command = app.add_subcommand("load", "Play at many tables of a server at once, at random, and measure it");
  command->add_option("--connect", flags->url, "The server, http://… or https://…")->required();
  command->add_option("--game", flags->game, "The game")->capture_default_str();
  add_number(*command, "--tables", flags->tables, {1, 20'000}, "Tables");
  add_number(*command, "--seats", flags->seats, {2, max_players}, "Players at each, every one with a connection");
  add_number(*command, "--spectators", flags->spectators, {0, 1000}, "Spectators at each, every one with a connection");
  add_number(*command, "--lobby", flags->lobby, {0, 20'000},
             "Visitors of the lobby besides; the tables are listed there then, and the server must allow so many");
  add_number(*command, "--interval", flags->interval, {0, 600'000}, "Milliseconds between two moves of a seat; 0: flat out");
  add_number(*command, "--seconds", flags->seconds, {1, 86'400}, "How long, once all tables play");
  add_number(*command, "--games", flags->games, {0, 1'000'000}, "Games at each table; 0: as many as there is time for");
  add_number(*command, "--patience", flags->patience, {0, 3600},
             "Seconds to connect again in; 0: a lost connection is an error");
  command->add_option("--seed", flags->seed, "Seed of the players' choices [fresh]");
  command->add_flag("--verify", flags->verifies,
                    "Then resign, read every journal, and look whether all that was acknowledged is there once");
  command->add_option("--json", flags->json, "Write the numbers to this file");
  command->callback([flags] { run_load_command(*flags); });
}

}  // namespace springtide::cli
