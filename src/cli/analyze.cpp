// analyze: a recorded game looked at by the search.
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <thread>

#include "arena/analyst.h"
#include "arena/bots.h"
#include "arena/share_work.h"
#include "cli/analysis_text.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/table_flags.h"

namespace springtide::cli {
namespace {

struct AnalyzeFlags {
  std::string path;
  std::string bot = "search:2000";
  std::string seat;
  int top = 5;
  int playouts = 400;
  std::string json;
  std::string svg;
  std::optional<std::string> seed;
  int threads = 0;  // 0: all cores
};

template <Game G>
BotSpec<G> searcher(const AnalyzeFlags& flags) {
  const auto bot = arena::parse_bot<G>(flags.bot);
  if (!bot) throw Failure("--bot: " + bot.error().message(), 2);
  if (bot->kind != BotKind::search) throw Failure("--bot: " + in_quotes(flags.bot) + " does not search; try search:2000", 2);
  return *bot;
}

SeatSet seats_by(const AnalyzeFlags& flags, int players) {
  if (flags.seat.empty()) return players_of(players);
  const auto seat = find_seat(flags.seat);
  if (!seat || !players_of(players).contains(*seat))
    throw Failure("--seat: expected a seat of the record, found " + in_quotes(flags.seat), 2);
  return {*seat};
}

template <Game G>
std::string json_of(const AnalyzeFlags& flags, const Record<G>& record, std::uint64_t seed, const AnalysisText<G>& text) {
  JsonWriter json;
  json.begin_object().field("game", G::name).field("rules", G::rules_version).field("players", record.options.players);
  json.field("moves", record.moves.size()).field("result", result_text<G>(replay(record), record.options.players));
  json.field("bot", flags.bot).field("playouts", flags.playouts).field("seed", seed);
  text.findings().write_json(json);
  return json.end_object().text() + "\n";
}

template <Game G>
void run_analyze(const AnalyzeFlags& flags, const Record<G>& record) {
  const std::uint64_t seed = seed_or_fresh(flags.seed);
  const arena::AnalysisSettings settings{
      .playouts = flags.playouts, .seed = seed, .seats = seats_by(flags, record.options.players)};
  const arena::Threads threads{flags.threads > 0 ? flags.threads
                                                 : std::max(1, static_cast<int>(std::thread::hardware_concurrency()))};
  const arena::Analyst<G> analyst(record, searcher<G>(flags), settings);
  std::optional<Progress> progress(std::in_place, Work{.what = "positions and decisions", .total = analyst.pieces()});
  const auto analysis = analyst.run([&progress] { progress->step(); }, threads);
  progress.reset();
  const AnalysisText<G> text(record, analysis, flags.top);
  if (!flags.json.empty()) write_file(flags.json, json_of(flags, record, seed, text));
  if (!flags.svg.empty()) write_file(flags.svg, text.chart());
  fmt::print("{}, {} players, {} moves, result {}; {}, seed {}\n\n{}", G::name, record.options.players, record.moves.size(),
             result_text<G>(replay(record), record.options.players), flags.bot, seed, text.text());
}

constexpr auto about =
    "Look at a record again: mistakes, luck and how the chances changed.\n\n"
    "Every decision with more than one option is searched from what its seat knew. Where the search would have played "
    "something else, a second search compares just the two; a mistake is a difference beyond that search's noise. The "
    "chances to "
    "win are estimated on the true position, hidden cards included; luck is what nature and the unseen choices of others "
    "change.";

}  // namespace

void add_analyze(CLI::App& app) {
  const auto flags = std::make_shared<AnalyzeFlags>();
  CLI::App* command = app.add_subcommand("analyze", about);
  command->add_option("RECORD", flags->path, "A record, finished or not, or - for standard input")->required();
  command->add_option("--bot", flags->bot, "The search")->capture_default_str();
  command->add_option("--seat", flags->seat, "Look at this seat's decisions only");
  command->add_option("--top", flags->top, "How many mistakes and strokes to show")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  command->add_option("--playouts", flags->playouts, "Playouts for each point of the chances")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--json", flags->json, "Write everything to this file");
  command->add_option("--svg", flags->svg, "Write a chart of the chances to this file");
  command->add_option("--seed", flags->seed, "Seed of the search [fresh]");
  command->add_option("--threads", flags->threads, "How many threads [all cores]")->check(CLI::Range(1, 1024));
  command->callback([flags] {
    const std::string text = read_file(flags->path);
    with_game_of(flags->path, text, [&]<Game G>() {
      const auto record = read_record<G>(text);
      if (!record) throw Failure(flags->path + ": " + record.error().message(), 1);
      run_analyze<G>(*flags, *record);
    });
  });
}

}  // namespace springtide::cli
