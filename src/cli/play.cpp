// play: a game in the terminal, you against bots. Works over a pipe too: one answer a line.
#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>

#include "arena/clocked.h"
#include "arena/game.h"
#include "cli/commands.h"
#include "cli/connect.h"
#include "cli/table_flags.h"
#include "cli/terminal.h"
#include "cli/visit.h"
#include "core/dealer.h"
#include "games/experts.h"
#include "record/record.h"

namespace springtide::cli {
namespace {

constexpr int default_level = 2;
bool is_bot(std::string_view name) { return name.ends_with(" bot"); }
std::string bot_name(int level) { return fmt::format("level {} bot", level); }

// The level a name in a record tells, if it does.
std::optional<int> level_of(std::string_view name) {
  for (int level = 1; level <= level_count; ++level)
    if (name == bot_name(level)) return level;
  return std::nullopt;
}

struct PlayFlags {
  TableFlags table;
  std::string seat = "p1";
  std::string name = "you";
  int level = default_level;
  std::optional<std::string> seed;
  std::string path;
  bool resume = false;
  ConnectFlags connect;
};

// Where the game is kept if the player names no file: the last one of each game.
std::filesystem::path default_path(std::string_view game) { return state_folder() / fmt::format("last-{}.txt", game); }

template <Game G>
class TerminalGame {
  using Text = Notation<G>;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  TerminalGame(Record<G> record, Seat seat, int level, std::uint64_t seed, std::filesystem::path path)
      : record_(std::move(record)),
        seat_(seat),
        level_(levels<G>()[static_cast<std::size_t>(level) - 1]),
        seed_(seed),
        dealer_(seed),
        path_(std::move(path)) {
    states_.push_back(initial(record_.options));
    const std::vector<Move<G>> moves = std::exchange(record_.moves, {});
    for (const Move<G>& move : moves) play(move.seat, move.action);
    told_ = record_.moves.size();
  }

  void run() {
    while (!to_act(state()).empty()) {
      const SeatSet acting = to_act(state());
      if (acting.contains(Seat::nature)) {
        play(Seat::nature, dealer_.deal<G>(state()));
      } else if (acting.contains(seat_)) {
        save();
        if (!decide()) return stop();
      } else {
        let_bot_play(acting.front());
      }
    }
    save();
    tell_news();
    tell_result();
  }

 private:
  const State& state() const { return states_.back(); }

  void play(Seat seat, Action action) {
    State next = state();
    advance(next, seat, action);
    states_.push_back(next);
    record_.moves.push_back({.seat = seat, .action = action});
  }

  // The bot is told what its seat saw, and nothing else.
  void let_bot_play(Seat seat) {
    std::vector<Move<G>> seen_by_bot;
    for (const Move<G>& move : record_.moves)
      seen_by_bot.push_back({.seat = move.seat, .action = seen(move.seat, move.action, seat)});
    const Question<G> question{.options = record_.options,
                               .view = observe(state(), seat),
                               .record = seen_by_bot,
                               .legal = legal_actions(state(), seat)};
    const auto seed = arena::thought_seed(seed_, seat, record_.moves.size());
    play(seat, arena::answer_within(level_.bot, question, seed, level_.milliseconds));
  }

  void save() { write_file(path_, write_record(record_)); }

  void stop() {
    save();
    fmt::print("\nStopped. The game is kept in {}; `springtide play {} --resume` goes on with it.\n", path_.string(),
               G::name);
  }

  // What happened since the player's last look, as the player saw it. Others' draws and hidden choices are no news.
  void tell_news() {
    for (; told_ < record_.moves.size(); ++told_) {
      const Move<G>& move = record_.moves[told_];
      if (move.seat == seat_) continue;
      const Action visible = seen(move.seat, move.action, seat_);
      if (visible == move.action) fmt::print("  {}\n", Text::action(move.seat, visible));
    }
  }

  std::vector<std::string> option_texts(const typename G::Actions& actions) const {
    std::vector<std::string> texts;
    for (Action action : actions) texts.push_back(Text::action(seat_, action).substr(seat_name(seat_).size() + 1));
    return texts;
  }

  bool may_undo() const { return !record_.moves.empty() && record_.moves.back().seat == seat_; }

  void undo() {
    if (!may_undo()) return fmt::print("Nothing to take back: others have acted since.\n");
    record_.moves.pop_back();
    states_.pop_back();
    told_ = std::min(told_, record_.moves.size());
  }

  static void print_help() {
    fmt::print(
        "Answer with a number from the list, or with the words of an option.\n"
        "  b  draw the table again       u  take your last step back, while nobody else has acted\n"
        "  r ID  what a rule says        q  stop; the game is kept and can be resumed\n");
  }

  // Asks until the player has taken an action or a step back; false: the player stops.
  bool decide() {
    const auto actions = legal_actions(state(), seat_);
    const std::vector<std::string> texts = option_texts(actions);
    const auto view = observe(state(), seat_);
    tell_news();
    if (actions.size() == 1 && to_act(state()).size() == 1) {
      fmt::print("You: {} (the only option)\n", texts[0]);
      play(seat_, actions[0]);
      return true;
    }
    const bool goes_on = may_undo();
    if (!goes_on) fmt::print("\n{}\n", board_of<G>(view));
    fmt::print("{}\n", Text::prompt(view));
    print_options(texts);
    while (true) {
      fmt::print("> ");
      std::fflush(stdout);
      std::string line;
      if (!std::getline(std::cin, line)) return false;
      const std::string_view answer = trim(line);
      if (answer.empty()) continue;
      if (answer == "q") return false;
      if (answer == "u") return undo(), true;
      if (answer == "b") {
        fmt::print("\n{}\n", board_of<G>(view));
        print_options(texts);
      } else if (answer == "h" || answer == "?") {
        print_help();
      } else if (answer.starts_with("r ")) {
        print_rule(trim(answer.substr(2)));
      } else if (const auto option = option_meant(answer, texts)) {
        play(seat_, actions[*option]);
        return true;
      } else {
        fmt::print("{} is not one of the {} options (h for help)\n", in_quotes(answer), texts.size());
      }
    }
  }

  void tell_result() {
    fmt::print("\n{}\n", board_of<G>(observe(state(), seat_)));
    const Scores points = scores(state());
    for (Seat seat : players_of(record_.options.players))
      fmt::print("{}{}: {} points ({})\n", seat_name(seat), seat == seat_ ? " (you)" : "", points[seat],
                 Text::points(state(), seat));
    std::string names;
    for (Seat seat : winners(state())) names += (names.empty() ? "" : " and ") + seat_name(seat);
    fmt::print("{} won. The record is in {}\n", names, path_.string());
  }

  Record<G> record_;
  Seat seat_;
  Level<G> level_;
  std::uint64_t seed_;
  Dealer dealer_;
  std::filesystem::path path_;
  std::vector<State> states_;  // before each move and after the last
  std::size_t told_ = 0;       // moves the player has been told of
};

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
void make_room(const std::filesystem::path& path, bool is_named) {
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return;
  if (is_named) throw Failure(path.string() + ": this file exists; --resume goes on with its game", 1);
  const auto record = read_record<G>(read_file(path.string()));
  if (record && to_act(replay(*record)).empty()) return;
  const auto kept = path.parent_path() / ("unfinished-" + path.filename().string());
  std::filesystem::rename(path, kept, ignored);
  fmt::print("The last game is not over; it is kept in {}\n", kept.string());
}

template <Game G>
Record<G> fresh(const PlayFlags& flags, Seat seat) {
  Record<G> record{.options = flags.table.options<G>()};
  for (Seat each : players_of(record.options.players))
    record.names[static_cast<std::size_t>(each)] = each == seat ? flags.name : bot_name(flags.level);
  return record;
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
                  .folder = state_folder()});
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
  if (!flags.resume) make_room<G>(path, !flags.path.empty());
  if (flags.resume) {
    record = resumed<G>(path);
    const auto human =
        std::find_if(record.names.begin(), record.names.end(), [](const auto& name) { return !is_bot(name); });
    for (const std::string& name : record.names) level = level_of(name).value_or(level);
    if (human != record.names.end() && !human->empty()) seat = seat_at(static_cast<int>(human - record.names.begin()));
  } else if (seat) {
    record = fresh<G>(flags, *seat);
  }
  if (!seat || !players_of(record.options.players).contains(*seat))
    throw Failure("--seat: expected p1 to p" + std::to_string(flags.table.players) + ", found " + in_quotes(flags.seat), 2);
  const std::uint64_t seed = seed_or_fresh(flags.seed);
  fmt::print(
      "{} for {} players, seed {}. You are {}; the others are bots of level {}.\nThe game is kept in {}. Answer h for "
      "help.\n",
      G::name, record.options.players, seed, seat_name(*seat), level, path.string());
  TerminalGame<G>(std::move(record), *seat, level, seed, path).run();
}

}  // namespace

void add_play(CLI::App& app) {
  const auto flags = std::make_shared<PlayFlags>();
  CLI::App* command = app.add_subcommand("play", "Play in the terminal against bots");
  command->add_option("GAME", flags->table.game, "The game")->capture_default_str();
  flags->table.add_to(*command);
  command->add_option("--seat", flags->seat, "Your seat")->capture_default_str();
  command->add_option("--level", flags->level, "The bots: 1, gentle, to 6, the strongest")
      ->check(CLI::Range(1, level_count))
      ->capture_default_str();
  command->add_option("--name", flags->name, "Your name in the record")->capture_default_str();
  command->add_option("--seed", flags->seed, "Seed of the deal and the bots [fresh]");
  command->add_option("--record", flags->path, "Keep the game in this file [the last game, in your state folder]");
  command->add_flag("--resume", flags->resume, "Go on with the game in that file");
  flags->connect.add_to(*command);
  command->callback([flags] { with_game(flags->table.game, [&]<Game G>() { run_play<G>(*flags); }); });
}

}  // namespace springtide::cli
