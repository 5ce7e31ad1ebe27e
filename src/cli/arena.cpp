// arena: bots against bots.
#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <memory>

#include "arena/bots.h"
#include "arena/standings.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/standings.h"
#include "cli/table_flags.h"

namespace springtide::cli {
namespace {

using namespace arena;

struct ArenaFlags {
  TableFlags table;
  std::vector<std::string> bots;
  int deals = 100;
  std::optional<std::string> seed;
  int threads = 0;  // 0: all cores
  std::string sprt;
  std::string json;
  std::string svg;
  std::string log;
  std::string records;
  bool resume = false;
  bool plain = false;
  bool times = false;
};

StopSign interrupted = false;

// Until the end of its scope, the first interrupt raises the sign; a second one kills.
class Interrupts {
 public:
  Interrupts() {
    interrupted = false;
    struct sigaction action{};
    action.sa_handler = [](int) { interrupted = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
  }
  ~Interrupts() {
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
  }
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;
};

std::optional<double> to_share(std::string_view text) {
  double value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || stop != text.data() + text.size() || !(value >= 0 && value <= 1)) return std::nullopt;
  return value;
}

std::optional<Sprt> sprt_of(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const auto parts = split(text, ':');
  const auto h0 = to_share(parts[0]);
  const auto h1 = parts.size() == 2 ? to_share(parts[1]) : std::nullopt;
  if (!h0 || !h1 || *h0 >= *h1)
    throw Failure("--sprt: expected two shares of the win, such as 0.25:0.30, found " + in_quotes(text), 2);
  return Sprt{.h0 = *h0, .h1 = *h1};
}

template <class T>
T checked(Result<T, TextError> result) {
  if (!result) throw Failure(result.error().message(), 2);
  return std::move(*result);
}

// Without a seed a tournament goes on with its own.
std::uint64_t seed_by(const ArenaFlags& flags) {
  std::error_code ignored;
  if (flags.seed || !flags.resume || !std::filesystem::exists(flags.log, ignored)) return seed_or_fresh(flags.seed);
  return seed_or_fresh(seed_in(read_file(flags.log)));
}

Plan plan_by(ArenaFlags& flags, bool players_given) {
  const auto entrants = checked(entrants_of(flags.bots));
  if (!players_given) flags.table.players = static_cast<int>(entrants.size());
  if (flags.table.players < 2 || flags.table.players > max_players)
    throw Failure(fmt::format("{} bot{}: a table has 2 to {} players; --players picks every combination of so many",
                              entrants.size(), entrants.size() == 1 ? "" : "s", max_players),
                  2);
  return checked(plan_of(entrants, flags.table.players, flags.deals, seed_by(flags)));
}

template <Game G>
Entry<G> entry_by(const ArenaFlags& flags, const Plan& plan) {
  Entry<G> entry{.options = flags.table.options<G>()};
  for (const std::string& bot : plan.bots) entry.bots.push_back(checked(parse_bot<G>(bot)));
  return entry;
}

template <Game G>
TableLines table_of(const typename G::Options& options) {
  TableLines lines{"game " + std::string(G::name), "rules " + std::to_string(G::rules_version)};
  for (std::string& line : Notation<G>::options(options)) lines.push_back(std::move(line));
  return lines;
}

// A file that is written in the end must have a folder in the beginning.
void check_folder_of(const std::string& path) {
  const auto folder = std::filesystem::path(path).parent_path();
  std::error_code ignored;
  if (!path.empty() && !folder.empty() && !std::filesystem::is_directory(folder, ignored))
    throw Failure(path + ": there is no such folder", 1);
}

// The journal on disk: what is known from before, and a place for what comes.
class JournalFile {
 public:
  JournalFile(const ArenaFlags& flags, const std::string& header, const Plan& plan) : path_(flags.log) {
    if (path_.empty()) return;
    std::error_code ignored;
    const bool exists = std::filesystem::exists(path_, ignored);
    if (exists && !flags.resume) throw Failure(path_ + ": this file exists; --resume goes on with its tournament", 1);
    if (!exists && flags.resume) throw Failure(path_ + ": there is no tournament to resume", 1);
    if (exists) read(header, plan);
    file_.reset(std::fopen(path_.c_str(), "ab"));
    if (known_.sound == 0) write(header);
  }

  const Results& known() const { return known_.results; }
  // At once, so that a crash loses no game that is finished.
  void write(const std::string& text) {
    if (path_.empty()) return;
    if (!file_ || std::fputs(text.c_str(), file_.get()) < 0 || std::fflush(file_.get()) != 0)
      throw Failure(path_ + ": cannot be written", 1);
  }

 private:
  void read(const std::string& header, const Plan& plan) {
    auto journal = read_journal(read_file(path_), header, plan);
    if (!journal) throw Failure(path_ + ": " + journal.error().message(), 1);
    known_ = std::move(*journal);
    std::error_code error;
    std::filesystem::resize_file(path_, known_.sound, error);
    if (error) throw Failure(path_ + ": cannot be written", 1);
  }

  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::string path_;
  Journal known_;
  std::unique_ptr<std::FILE, Close> file_;
};

template <Game G>
void write_game(const std::filesystem::path& folder, const Entry<G>& entry, const Plan& plan, const GameId& game,
                const Table<G>& table) {
  constexpr std::size_t longest_name = 60;
  Record<G> record{.options = entry.options, .moves = table.moves()};
  const LineUp bots = seating(plan, game);
  for (std::size_t seat = 0; seat < bots.size(); ++seat) record.names[seat] = plan.bots[bots[seat]].substr(0, longest_name);
  write_file(folder / fmt::format("{}-{}-{}-{}.txt", G::name, game.deal + 1, game.line_up + 1, game.rotation + 1),
             write_record(record));
}

template <Game G>
Keep<G> keeper(const std::string& folder, const Entry<G>& entry, const Plan& plan) {
  if (folder.empty()) return {};
  make_folder(folder);
  return [&, folder](const GameId& game, const Table<G>& table) { write_game(folder, entry, plan, game, table); };
}

int count_known(const Results& results) {
  return static_cast<int>(std::count_if(results.begin(), results.end(), [](const auto& each) { return each.has_value(); }));
}

// What was found is reported; that it is not all there is, is a failure with the exit code of an interrupt.
void fail_if_interrupted(const ArenaFlags& flags, const Plan& plan, const Played& played) {
  constexpr int interrupt_code = 130;
  if (played.is_complete) return;
  throw Failure(fmt::format("interrupted after {} of {}{}", count_known(played.results), plural(plan.games(), "game"),
                            flags.log.empty() ? "" : "; --resume goes on"),
                interrupt_code);
}

template <Game G>
void run_arena(ArenaFlags& flags, bool players_given) {
  const Plan plan = plan_by(flags, players_given);
  const Entry<G> entry = entry_by<G>(flags, plan);
  const TableLines table = table_of<G>(entry.options);
  for (const std::string& path : {flags.json, flags.svg, flags.log}) check_folder_of(path);
  RunOptions options{.threads = threads_of(flags.threads), .sprt = sprt_of(flags.sprt)};
  const Keep<G> keep = keeper(flags.records, entry, plan);
  JournalFile journal(flags, journal_header(table, plan), plan);
  std::optional<Progress> progress(
      std::in_place,
      Work{.what = "games", .total = plan.games(), .known = count_known(journal.known()), .is_plain = flags.plain});
  options.finished = [&](int number, const GameResult& result) {
    journal.write(journal_line(number, result, plan.players));
    progress->step();
  };
  const Interrupts interrupts;
  const Played played = run(entry, plan, journal.known(), options, interrupted, keep);
  progress.reset();
  const Standings standings = standings_of(plan, played.results, played.whole_deals);
  fmt::print("{} for {} players, seed {}: ", G::name, plan.players, plan.seed);
  print_tournament(plan, played, options, standings, flags.times);
  if (!flags.json.empty()) write_file(flags.json, standings_json(table, plan, played, options, standings));
  const std::string title = fmt::format("{} for {} players, {}", G::name, plan.players, plural(standings.deals, "deal"));
  if (!flags.svg.empty()) write_file(flags.svg, standings_chart(title, plan, standings));
  fail_if_interrupted(flags, plan, played);
}

constexpr auto bots_help =
    "Bots: random, greedy, search:ITERATIONS, level:1 to level:6. Options follow after commas: iterations=N, exploration=N, "
    "trust=N, doubt=N, playout=full|settled|quick|guided|none, paranoia=N, weigh-at=N, value=NET, policy=NET, guess=NET "
    "(files), ms=N (of thinking at most), belief=on|off, foresight=on|off, without=TERM. A bot may take part several times: "
    "greedy random*3.\n"
    "Every line-up plays every deal once in each rotation around the table. An interrupt ends the tournament, reports what "
    "is known so far and exits with code 130.";

void add_files(CLI::App& command, ArenaFlags& flags) {
  command.add_option("--json", flags.json, "Write settings and numbers to this file");
  command.add_option("--svg", flags.svg, "Write a chart of the ratings to this file");
  command.add_option("--records", flags.records, "Write one record file a game into this folder");
  const auto log = command.add_option("--log", flags.log, "Keep a journal of finished games in this file");
  command.add_flag("--resume", flags.resume, "Go on with the tournament in the journal")->needs(log);
}

}  // namespace

void add_arena(CLI::App& app) {
  const auto flags = std::make_shared<ArenaFlags>();
  CLI::App* command = app.add_subcommand("arena", "Play bots against bots and rate them");
  command->footer(bots_help);
  command->add_option("GAME", flags->table.game, "The game")->required();
  command->add_option("BOT", flags->bots, "The bots, two or more")->required();
  flags->table.add_to(*command);
  command->get_option("--players")->default_str("as many as bots");
  command->get_option("--set")->allow_extra_args(false);
  add_number(*command, "--deals", flags->deals, {1, most_games}, "How many deals");
  command->add_option("--seed", flags->seed, "Seed of the tournament [fresh, or the journal's]");
  add_threads(*command, flags->threads);
  command->add_option("--sprt", flags->sprt,
                      "H0:H1: stop once the first bot's share of the win is found to be one of these");
  add_files(*command, *flags);
  command->add_flag("--times", flags->times, "Show how long decisions took");
  command->add_flag("--plain", flags->plain, "Progress in lines instead of a bar");
  command->callback([flags, command] {
    const bool players_given = command->count("--players") > 0;
    with_game(flags->table.game, [&]<Game G>() { run_arena<G>(*flags, players_given); });
  });
}

}  // namespace springtide::cli
