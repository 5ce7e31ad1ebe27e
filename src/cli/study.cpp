// study: many games between equal bots, as a report.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <memory>

#include "arena/bots.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/study_list.h"
#include "cli/table_flags.h"
#include "study/report.h"

namespace springtide::cli {
namespace {

struct StudyFlags {
  std::string game;
  std::string bot = "greedy";
  int games = 100;
  std::string players = "2-6";
  std::map<std::string_view, std::string> own;  // of the games' own flags, by key: values with commas, or a file
  std::vector<std::string> switches;
  std::optional<std::string> seed;
  int threads = 0;  // 0: all cores
  std::string folder;
};

constexpr int most_games = 10'000'000;

int player_count(std::string_view text, const std::string& all) {
  const auto number = to_number(text);
  if (!number || *number < 2 || *number > max_players)
    throw Failure("--players: expected numbers from 2 to 6 such as 4, 2,4 or 2-6, found " + in_quotes(all), 2);
  return *number;
}

// `4`, `2,4` or `2-6`, each number once.
std::vector<int> player_counts(const std::string& text) {
  std::vector<int> counts;
  for (std::string_view part : split(text, ',')) {
    const auto ends = split(part, '-');
    const int first = player_count(ends[0], text);
    const int last = ends.size() == 2 ? player_count(ends[1], text) : first;
    if (ends.size() > 2 || last < first) player_count("", text);
    for (int n = first; n <= last; ++n)
      if (std::find(counts.begin(), counts.end(), n) == counts.end()) counts.push_back(n);
  }
  return counts;
}

// `--editions` for `--edition`; a file has no plural.
std::string name_of(const OptionFlag& flag) {
  return "--" + std::string(flag.key) + (flag.is_file() || flag.key.ends_with('s') ? "" : "s");
}

// Each table with every value of the flag.
std::vector<TableFlags> spread(const std::vector<TableFlags>& tables, const OptionFlag& flag, const std::string& given) {
  const auto values = flag.is_file() ? std::vector<std::string_view>{given} : split(given, ',');
  for (auto value = values.begin(); value != values.end(); ++value)
    if (std::find(values.begin(), value, *value) != value)
      throw Failure(name_of(flag) + ": given twice: " + in_quotes(*value), 2);
  std::vector<TableFlags> all;
  for (TableFlags table : tables)
    for (std::string_view value : values) {
      table.own[flag.key] = std::string(value);
      all.push_back(table);
    }
  return all;
}

// Every player count with every edition, or what else a game has of its own.
template <Game G>
std::vector<typename G::Options> tables_by(const StudyFlags& flags) {
  std::vector<TableFlags> tables;
  for (int players : player_counts(flags.players))
    tables.push_back({.game = flags.game, .players = players, .switches = flags.switches});
  for (const OptionFlag& flag : option_flags())
    if (const std::string& given = flags.own.at(flag.key); !given.empty()) tables = spread(tables, flag, given);
  std::vector<typename G::Options> options;
  for (const TableFlags& table : tables) options.push_back(table.options<G>());
  return options;
}

// As a shell reads it.
std::string quoted(const std::string& text) {
  const bool is_plain = std::all_of(text.begin(), text.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || std::string_view("-_=.,:/+").find(static_cast<char>(c)) != std::string_view::npos;
  });
  if (is_plain && !text.empty()) return text;
  std::string inside;
  for (char c : text) inside += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return "'" + inside + "'";
}

// Threads and folder do not change the report.
std::string command_text(const StudyFlags& flags, std::uint64_t seed) {
  std::string text = fmt::format("springtide study {} --bot {} --games {} --players {}", flags.game, quoted(flags.bot),
                                 flags.games, quoted(flags.players));
  for (const OptionFlag& flag : option_flags())
    if (const std::string& given = flags.own.at(flag.key); !given.empty()) text += " " + name_of(flag) + " " + quoted(given);
  for (const std::string& each : flags.switches) text += " --set " + quoted(each);
  return text + fmt::format(" --seed {} --out FOLDER", seed);
}

template <Game G>
study::Preface preface_of(const StudyFlags& flags, const study::Plan<G>& plan, const study::Tally& tally) {
  const std::string name = title_of(G::name);
  study::Preface preface{
      .title = name + " as bots play it", .command = command_text(flags, plan.seed), .facts = {}, .highlights = {}};
  preface.facts.push_back(fmt::format("Played: {} games of {} (rules version {}), {} at each of {} table{}", tally.games(),
                                      name, G::rules_version, plan.games, plan.tables.size(),
                                      plan.tables.size() == 1 ? "." : "s."));
  preface.facts.push_back(fmt::format("Every seat is the bot `{}`; p1 starts.", flags.bot));
  preface.facts.push_back(fmt::format("Seed {}, springtide {}.", plan.seed, SPRINGTIDE_VERSION));
  preface.highlights = study::Study<G>::highlights(tally);
  return preface;
}

template <Game G>
study::Plan<G> plan_by(const StudyFlags& flags) {
  const auto bot = arena::parse_bot<G>(flags.bot);
  if (!bot) throw Failure("--bot: " + bot.error().message(), 2);
  study::Plan<G> plan{.tables = tables_by<G>(flags), .games = flags.games, .bot = *bot, .seed = seed_or_fresh(flags.seed)};
  if (static_cast<long>(plan.tables.size()) * plan.games > most_games)
    throw Failure(
        fmt::format("--games: {} tables with {} games are more than {}", plan.tables.size(), plan.games, most_games), 2);
  plan.threads = threads_of(flags.threads);
  return plan;
}

template <Game G>
void run_study(const StudyFlags& flags) {
  const study::Plan<G> plan = plan_by<G>(flags);
  make_folder(flags.folder);
  std::optional<Progress> progress(std::in_place,
                                   Work{.what = "games", .total = plan.games * static_cast<int>(plan.tables.size())});
  const study::Tally tally = study::run(plan, [&progress] { progress->step(); });
  progress.reset();
  const study::Preface preface = preface_of(flags, plan, tally);
  const std::string stem(G::name);
  const study::Report report = study::write_report(preface, study::Study<G>::sections(), tally, stem);
  const std::filesystem::path folder = flags.folder;
  for (const study::ChartFile& chart : report.charts) write_file(folder / chart.name, chart.svg);
  write_file(folder / (stem + ".md"), report.text);
  for (const std::string& sentence : preface.highlights) fmt::print("{}\n", sentence);
  fmt::print("\n{} games, seed {}: {}\n", tally.games(), plan.seed, (folder / (stem + ".md")).string());
}

}  // namespace

void add_study(CLI::App& app) {
  const auto flags = std::make_shared<StudyFlags>();
  CLI::App* command = app.add_subcommand("study", "Play many games between equal bots and write a report with charts");
  command->add_option("GAME", flags->game, "The game")->required();
  command->add_option("--bot", flags->bot, "Who plays every seat, such as greedy or search:500")->capture_default_str();
  add_number(*command, "--games", flags->games, {1, most_games},
             "How many for each player count and edition, or what else differs");
  command->add_option("--players", flags->players, "Player counts: 4, 2,4 or 2-6")->capture_default_str();
  for (const OptionFlag& flag : option_flags())
    command->add_option(name_of(flag), flags->own[flag.key],
                        std::string(flag.help) + (flag.is_file() ? "" : "; several with commas between"));
  command->add_option("--set", flags->switches, "A switch, as for play")->allow_extra_args(false);
  command->add_option("--seed", flags->seed, "Seed of the games [fresh]");
  add_threads(*command, flags->threads);
  command->add_option("--out", flags->folder, "Write GAME.md and its charts into this folder")->required();
  command->callback([flags] { with_game(flags->game, [&]<Game G>() { run_study<G>(*flags); }); });
}

}  // namespace springtide::cli
