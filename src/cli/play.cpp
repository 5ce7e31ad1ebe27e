// play: a game in the terminal, you against bots. Works over a pipe too: one answer a line.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "ai/levels.h"
#include "cli/commands.h"
#include "cli/connect.h"
#include "cli/local_home.h"
#include "cli/news.h"
#include "cli/table_flags.h"
#include "cli/table_game.h"
#include "cli/visit.h"

namespace springtide::cli {
namespace {

constexpr int default_level = 2;
bool is_bot(std::string_view name) { return name.ends_with(" bot") || find_level(name); }

struct PlayFlags {
  TableFlags table;
  std::string seat = "p1";
  std::string name{unnamed_player};
  int level = default_level;
  std::optional<std::string> seed;
  std::string path;
  bool resume = false;
  std::string language;
  ConnectFlags connect;
};

// Where the game is kept if the player names no file: the last one of each game.
std::filesystem::path default_path(std::string_view game) { return state_folder() / fmt::format("last-{}.txt", game); }

template <Game G>
Record<G> resumed(const std::filesystem::path& path) {
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) throw Failure(path.string() + ": there is no game to resume", 1);
  auto record = read_record<G>(read_file(path.string()));
  if (!record) throw Failure(path.string() + ": " + record.error().message(), 1);
  if (to_act(replay(*record)).empty()) throw Failure(path.string() + ": this game is over", 1);
  return *record;
}

// A new game does not destroy an old one: a file the player named must be new, and the last game, if it is not over, is
// kept.
template <Game G>
void make_room(const Speech& speech, const std::filesystem::path& path, bool is_named) {
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return;
  if (is_named) throw Failure(path.string() + ": this file exists; --resume goes on with its game", 1);
  const auto record = read_record<G>(read_file(path.string()));
  if (record && to_act(replay(*record)).empty()) return;
  const auto kept = path.parent_path() / ("unfinished-" + path.filename().string());
  std::filesystem::rename(path, kept, ignored);
  fmt::print("{}\n", speech.say("terminal.unfinished", {{"path", kept.string()}}));
}

template <Game G>
Record<G> fresh(const PlayFlags& flags, Seat seat) {
  Record<G> record{.options = flags.table.options<G>()};
  for (Seat each : players_of(record.options.players))
    record.names[static_cast<std::size_t>(each)] =
        each == seat ? flags.name : level_name(flags.level, level_nets<G>(flags.level));
  return record;
}

// Of a bot, in a sentence.
std::string character(const Speech& speech, int level) {
  const std::string key = "level." + std::to_string(level);
  return speech.say("terminal.level",
                    {{"level", std::to_string(level)}, {"word", speech.say(key)}, {"about", speech.say(key + ".about")}});
}

// Whoever the record names plays against bots; it is the seed that deals, and thinks for them.
template <Game G>
match::Setup setup_of(const Record<G>& record, Seat seat, int level, std::uint64_t seed) {
  match::Setup setup{.table = local_table,
                     .game = std::string(G::name),
                     .options = Notation<G>::options(record.options),
                     .pace = match::Pace::once,
                     .host = local_player,
                     .secret = sha256(std::to_string(seed))};
  for (Seat each : players_of(record.options.players)) {
    const std::string& name = record.names[static_cast<std::size_t>(each)];
    if (each == seat)
      setup.chairs.push_back({.kind = match::ChairKind::player, .player = local_player, .name = name});
    else
      setup.chairs.push_back({.kind = match::ChairKind::bot, .name = name, .level = find_level(name).value_or(level)});
  }
  return setup;
}

template <Game G>
void play_here(Language language, const Record<G>& record, const match::Setup& setup, const std::filesystem::path& path) {
  const Speech speech(language);
  std::vector<std::string> moves;
  for (const Move<G>& move : record.moves) moves.push_back(Notation<G>::action(move.seat, move.action));
  const wire::Journal journal = wire::retraced(setup, moves, local_time);
  client::Loop loop;
  const auto [how, trouble, head] = play_table(
      loop,
      {.dial = over_local_home(loop, journal, path), .token = local_player, .table = local_table, .language = language});
  if (how == TableEnd::failed) throw Failure(trouble, 1);
  if (how == TableEnd::over) return fmt::print(" {}\n", speech.say("terminal.record", {{"path", path.string()}}));
  const std::string again = fmt::format("`springtide play {} --resume`", G::name);
  fmt::print("\n{}\n", speech.say("terminal.stopped", {{"path", path.string()}, {"command", again}}));
}

template <Game G>
void run_connected(const PlayFlags& flags) {
  if (flags.seed) throw Failure("--seed: at a server nobody knows the deal before", 2);
  const auto seat = find_seat(flags.seat);
  const auto options = flags.table.options<G>();
  if (!seat || !players_of(options.players).contains(*seat))
    throw Failure("--seat: expected p1 to p" + std::to_string(options.players) + ", found " + in_quotes(flags.seat), 2);
  play_at_server({.flags = flags.connect,
                  .game = std::string(G::name),
                  .options = Notation<G>::options(options),
                  .players = options.players,
                  .seat = *seat,
                  .level = flags.level,
                  .name = flags.name,
                  .is_resumed = flags.resume,
                  .record = flags.path,
                  .folder = state_folder(),
                  .language = language_of(flags.language)});
}

template <Game G>
void run_play(const PlayFlags& flags) {
  if (!flags.connect.url.empty()) return run_connected<G>(flags);
  const std::filesystem::path path = flags.path.empty() ? default_path(G::name) : std::filesystem::path(flags.path);
  auto seat = find_seat(flags.seat);
  if (!is_name(flags.name)) throw Failure("--name: not a name: " + in_quotes(flags.name), 2);
  if (is_bot(flags.name)) throw Failure("--name: only bots are called " + in_quotes(flags.name), 2);
  int level = flags.level;
  Record<G> record;
  const Language language = language_of(flags.language);
  const Speech speech(language);
  if (!flags.resume) make_room<G>(speech, path, !flags.path.empty());
  if (flags.resume) {
    record = resumed<G>(path);
    const auto human =
        std::find_if(record.names.begin(), record.names.end(), [](const auto& name) { return !is_bot(name); });
    for (const std::string& name : record.names) level = find_level(name).value_or(level);
    if (human != record.names.end() && !human->empty()) seat = seat_at(static_cast<int>(human - record.names.begin()));
  } else if (seat) {
    record = fresh<G>(flags, *seat);
  }
  if (!seat || !players_of(record.options.players).contains(*seat))
    throw Failure("--seat: expected p1 to p" + std::to_string(flags.table.players) + ", found " + in_quotes(flags.seat), 2);
  if (std::string& name = record.names[static_cast<std::size_t>(*seat)]; name.empty()) name = flags.name;
  const std::uint64_t seed = seed_or_fresh(flags.seed);
  fmt::print("{}\n{}\n{}\n",
             speech.say("terminal.intro", {{"game", speech.is_plain() ? std::string(G::name) : title_of(G::name)},
                                           {"players", std::to_string(record.options.players)},
                                           {"seed", std::to_string(seed)},
                                           {"seat", speech.seat_title(std::string(G::name), seat_name(*seat))},
                                           {"level", std::to_string(level)}}),
             character(speech, level), speech.say("terminal.kept", {{"path", path.string()}}));
  play_here<G>(language, record, setup_of<G>(record, *seat, level, seed), path);
}

}  // namespace

void add_play(CLI::App& app) {
  const auto flags = std::make_shared<PlayFlags>();
  CLI::App* command = app.add_subcommand("play", "Play in the terminal against bots");
  command->add_option("GAME", flags->table.game, "The game")->capture_default_str();
  flags->table.add_to(*command);
  command->add_option("--seat", flags->seat, "Your seat")->capture_default_str();
  add_number(*command, "--level", flags->level, {1, level_count}, "The bots: 1, gentle, to 6, the strongest");
  command->add_option("--name", flags->name, "Your name in the record")->capture_default_str();
  command->add_option("--seed", flags->seed, "Seed of the deal and the bots [fresh]");
  command->add_option("--record", flags->path, "Keep the game in this file [the last game, in your state folder]");
  command->add_flag("--resume", flags->resume, "Go on with the game in that file");
  command->add_option("--language", flags->language, "The language of the table [that of your system]")
      ->check(CLI::IsMember(language_names()));
  flags->connect.add_to(*command);
  command->callback([flags] { with_game(flags->table.game, [&]<Game G>() { run_play<G>(*flags); }); });
}

}  // namespace springtide::cli
