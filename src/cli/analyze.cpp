// analyze: a recorded game looked at by the search.
#include <fmt/core.h>

#include <memory>

#include "arena/analyst.h"
#include "arena/findings.h"
#include "arena/share_work.h"
#include "chart/chart.h"
#include "cli/commands.h"
#include "cli/hints.h"
#include "cli/progress.h"
#include "cli/searcher.h"
#include "cli/table_flags.h"

namespace springtide::cli {
namespace {

struct AnalyzeFlags {
  std::string path;
  std::string bot = "level:6";
  std::string seat;
  int top = 5;
  int playouts = 400;
  std::string json;
  std::string svg;
  std::optional<std::string> seed;
  int threads = 0;  // 0: all cores
};

// An analysis for people: text and a chart.
template <Game G>
class AnalysisText {
 public:
  AnalysisText(const Record<G>& record, const arena::Analysis<G>& analysis, int top)
      : analysis_(analysis), findings_(record, analysis, top) {}

  const arena::Findings<G>& findings() const { return findings_; }

  std::string text() const {
    std::string text = chances_text() + "\nLargest mistakes, by what the seat knew\n";
    for (const auto& each : findings_.mistakes()) text += mistake_text(each);
    if (findings_.mistakes().empty()) text += "  none beyond the noise of the search\n";
    text += "\nLargest strokes of luck, on the true position\n";
    for (const auto& each : findings_.luck()) text += stroke_text(each);
    if (findings_.luck().empty()) text += "  none beyond the noise of the estimate\n";
    if constexpr (HasReader<G>)
      if (!findings_.tracks().empty()) text += secrets_text();
    return text;
  }

  std::string chart() const {
    LineChart chart{.title = "Chances to win", .x_label = "moves", .y_label = "share of the win, %", .series = {}};
    chart.y_range = Range{.low = 0, .high = 100};
    for (Seat seat : players()) {
      chart.series.push_back({.name = seat_name(seat), .points = {}});
      for (std::size_t i = 0; i < analysis_.outlooks.size(); ++i)
        chart.series.back().points.push_back({.x = static_cast<double>(i), .y = 100 * analysis_.outlooks[i].shares[seat]});
    }
    for (const auto& each : findings_.mistakes())
      chart.markers.push_back({.x = static_cast<double>(each.move), .label = "mistake " + seat_name(each.seat)});
    for (const auto& each : findings_.luck())
      chart.markers.push_back({.x = static_cast<double>(each.last), .label = "luck " + seat_name(each.seat)});
    return line_chart(chart);
  }

 private:
  using Decision = arena::Decision<G>;
  using Stroke = arena::Stroke;

  SeatSet players() const { return findings_.players(); }

  std::string chances_text() const {
    std::string text =
        "What became of an equal share of the win, in points of 100 (± standard errors): what the own decisions cost "
        "against "
        "the\nbest by what the seat knew, what nature did, and what the others did. Accuracy: 0 is choosing at random, 100 "
        "the "
        "best.\n"
        "seat  result         skill           luck         others     accuracy   without luck  decisions  as the search\n";
    for (Seat seat : players()) {
      const arena::Balance balance = findings_.balance_of(seat);
      text += fmt::format("{:<4} {:7.1f}  {}  {}  {}  {:5.1f} ± {:3.1f} {:6.1f} ± {:4.1f} {:10} {:14}\n", seat_name(seat),
                          100 * balance.result, points_text(balance.skill), points_text(balance.luck),
                          points_text(balance.others), 100 * balance.accuracy.value, 100 * balance.accuracy.error,
                          100 * balance.adjusted.value, 100 * balance.adjusted.error, balance.decisions, balance.agreed);
    }
    return text;
  }

  static std::string points_text(const arena::Estimate& estimate) {
    return fmt::format("{:+6.1f} ± {:4.1f}", 100 * estimate.value, 100 * estimate.error);
  }

  // What the coach would have said to the seat.
  std::string why_text(const Decision& each) const {
    const Speech speech(Language::plain);
    const Json table = Json::Members{{"game", std::string(G::name)}};
    std::string text;
    for ([[maybe_unused]] const auto& reason : findings_.reasons_of(each)) {
      JsonWriter json;
      if constexpr (arena::Explains<Expert<G>>) Notation<G>::argument_json(json, reason);
      text += fmt::format("             to {}: {}\n", seat_name(each.seat),
                          reason_text(speech, table, *parse_json(json.text())));
    }
    return text;
  }

  std::string mistake_text(const Decision& each) const {
    return fmt::format("  move {:>4}  {:4.1f} ± {:.1f} points of 100: {} ({:.1f} %), better {} ({:.1f} %)\n", each.move,
                       100 * each.loss, 100 * each.error, Notation<G>::action(each.seat, each.played),
                       100 * each.played_value, Notation<G>::action(each.seat, each.better), 100 * each.better_value) +
           why_text(each);
  }

  std::string stroke_text(const Stroke& each) const {
    return fmt::format("  move {:>4}  {:+5.1f} points of 100 for {} (noise {:.1f}): {}{}\n", each.last, 100 * each.change,
                       seat_name(each.seat), 100 * each.margin, each.cause == arena::Cause::hidden ? "unseen choices: " : "",
                       findings_.moves_text(each));
  }

  std::string secrets_text() const {
    std::string text = "\nLargest giveaways: the chance that the rivals gave the truth, in the mean\n";
    for (const arena::Giveaway& each : findings_.giveaways()) text += giveaway_text(each);
    if (findings_.giveaways().empty()) text += "  none\n";
    text += "\nWho could read whom: the move after which the truth was likelier than not, and remained so\n";
    for (const arena::Track& each : findings_.tracks()) {
      const int since = each.read_since();
      text += fmt::format("  {} of {}: {} {}, {}\n", seat_name(each.eyes), seat_name(each.seat),
                          findings_.facet_name(each.facet), findings_.hidden_name(each.facet, each.truth),
                          since > 0 ? fmt::format("move {}", since) : "never");
    }
    return text;
  }

  std::string giveaway_text(const arena::Giveaway& each) const {
    return fmt::format("  move {:>4}  {:5.1f} % -> {:5.1f} %: {} {} {}, by {}\n", each.move, 100 * each.before,
                       100 * each.after, each.change() > 0 ? "told" : "hid", findings_.facet_name(each.facet),
                       findings_.hidden_name(each.facet, each.truth), findings_.move_text(each.move));
  }

  const arena::Analysis<G>& analysis_;
  arena::Findings<G> findings_;
};

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

// Arena and tables name their bots in their records.
template <Game G>
arena::KnownBots<G> bots_of(const Record<G>& record) {
  arena::KnownBots<G> bots;
  for (Seat seat : players_of(record.options.players)) {
    const std::string& name = record.names[static_cast<std::size_t>(seat)];
    if (const auto own = find_own_bot<G>(name))
      bots[seat] = *own;
    else if (const auto bot = arena::parse_bot<G>(name))
      bots[seat] = *bot;
  }
  return bots;
}

template <Game G>
void run_analyze(const AnalyzeFlags& flags, const Record<G>& record) {
  const std::uint64_t seed = seed_or_fresh(flags.seed);
  const arena::AnalysisSettings settings{
      .playouts = flags.playouts, .seed = seed, .seats = seats_by(flags, record.options.players)};
  const arena::Threads threads{threads_of(flags.threads)};
  const arena::Analyst<G> analyst(record, searcher<G>(flags.bot, "level:6"), settings, bots_of(record));
  std::optional<Progress> progress(std::in_place, Work{.what = "positions and decisions", .total = analyst.pieces()});
  const auto analysis = analyst.run([&progress] { progress->step(); }, threads);
  progress.reset();
  const AnalysisText<G> text(record, analysis, flags.top);
  if (!flags.json.empty()) write_file(flags.json, json_of(flags, record, seed, text));
  if (!flags.svg.empty()) write_file(flags.svg, text.chart());
  const std::string nets = analysis.nets.empty() ? "" : ", nets " + joined(analysis.nets, " ");
  fmt::print("{}, {} players, {} moves, result {}; {}{}, seed {}\n\n{}", G::name, record.options.players,
             record.moves.size(), result_text<G>(replay(record), record.options.players), flags.bot, nets, seed,
             text.text());
}

constexpr auto about_analysis =
    "Look at a record again: mistakes, luck and how the chances changed.\n\n"
    "Every decision with more than one option is searched from what its seat knew; its options are tried on the same "
    "guesses, "
    "and what the one played loses against the best is measured with its error. A mistake is a loss beyond the noise; "
    "beside it stands what the coach would have said to its seat. The "
    "chances to win are estimated on the true position, hidden cards included; luck is what nature did compared with what "
    "it "
    "might have done. A giveaway is a move after which the rivals, by what they saw, are surer of what its seat hides, or "
    "less sure.";

}  // namespace

void add_analyze(CLI::App& app) {
  const auto flags = std::make_shared<AnalyzeFlags>();
  CLI::App* command = app.add_subcommand("analyze", about_analysis);
  command->add_option("RECORD", flags->path, "A record, finished or not, or - for standard input")->required();
  command->add_option("--bot", flags->bot, "The search")->capture_default_str();
  command->add_option("--seat", flags->seat, "Look at this seat's decisions only");
  add_number(*command, "--top", flags->top, {0, 1000}, "How many mistakes, strokes and giveaways to show");
  add_number(*command, "--playouts", flags->playouts, {1, 1'000'000}, "Playouts for each point of the chances");
  command->add_option("--json", flags->json, "Write everything to this file");
  command->add_option("--svg", flags->svg, "Write a chart of the chances to this file");
  command->add_option("--seed", flags->seed, "Seed of the search [fresh]");
  add_threads(*command, flags->threads);
  command->callback(
      [flags] { with_record(flags->path, [&]<Game G>(const Record<G>& record) { run_analyze<G>(*flags, record); }); });
}

}  // namespace springtide::cli
