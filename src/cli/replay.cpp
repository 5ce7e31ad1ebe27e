// replay: a recorded game, move by move, as everyone or one seat saw it.
#include <fmt/core.h>

#include <memory>

#include "cli/commands.h"
#include "cli/table_flags.h"

namespace springtide::cli {
namespace {

struct ReplayFlags {
  std::string path;
  std::string viewer;
  std::optional<int> at;
  bool boards = false;
  bool json = false;
};

template <Game G>
class Replay {
  using Text = Notation<G>;
  using State = typename G::State;

 public:
  Replay(const ReplayFlags& flags, const Record<G>& record) : flags_(flags), record_(record) {
    if (flags.viewer.empty()) return;
    viewer_ = find_seat(flags.viewer);
    const bool fits = viewer_ && (*viewer_ == Seat::spectator || players_of(record.options.players).contains(*viewer_));
    if (!fits) throw Failure("--view: expected a seat of the record or spectator, found " + in_quotes(flags.viewer), 2);
  }

  void run() {
    const int last = static_cast<int>(record_.moves.size());
    if (flags_.at && *flags_.at > last) throw Failure(fmt::format("--at: the record has {} moves", last), 2);
    if (!flags_.at) json_.begin_array();
    State state = initial(record_.options);
    if (flags_.at == 0) show(state);
    for (int number = 1; number <= last; ++number) {
      const Move<G>& move = record_.moves[static_cast<std::size_t>(number) - 1];
      advance(state, move.seat, move.action);
      if (!flags_.at) step(number, move, state);
      if (flags_.at == number) show(state);
    }
    if (!flags_.at) json_.end_array();
    if (flags_.json) return fmt::print("{}\n", json_.text());
    if (!flags_.at) finish(state);
  }

 private:
  void write_json(const State& state) {
    if (viewer_)
      Text::view_json(json_, observe(state, *viewer_));
    else
      Text::position_json(json_, state);
  }

  // The position after a move; one that can be loaded again unless it is a seat's view.
  void show(const State& state) {
    if (flags_.json) return write_json(state);
    fmt::print("{}", viewer_ ? Text::view(observe(state, *viewer_)) : Text::position(state));
  }

  void step(int number, const Move<G>& move, const State& after) {
    const std::string text = Text::action(move.seat, viewer_ ? seen(move.seat, move.action, *viewer_) : move.action);
    if (flags_.json) {
      json_.begin_object().field("number", number).field("move", text).key("position");
      write_json(after);
      json_.end_object();
      return;
    }
    fmt::print("{:4}  {}\n", number, text);
    if (flags_.boards) fmt::print("\n{}\n", board_of<G>(observe(after, viewer_.value_or(Seat::spectator))));
  }

  void finish(const State& state) {
    fmt::print("\nresult {}\n", result_text<G>(state, record_.options.players));
    if (!to_act(state).empty()) return;
    for (Seat seat : players_of(record_.options.players)) {
      const std::string& name = record_.names[static_cast<std::size_t>(seat)];
      fmt::print("{}{}{}: {}\n", seat_name(seat), name.empty() ? "" : " ", name, Text::points(state, seat));
    }
  }

  const ReplayFlags& flags_;
  const Record<G>& record_;
  std::optional<Seat> viewer_;
  JsonWriter json_;
};

}  // namespace

void add_replay(CLI::App& app) {
  const auto flags = std::make_shared<ReplayFlags>();
  CLI::App* command = app.add_subcommand("replay", "Check a record and print its moves, or the position after one of them");
  command->add_option("FILE", flags->path, "A record, or - for standard input")->required();
  command->add_option("--view", flags->viewer, "Show only what this seat (p1 …) or a spectator saw");
  command->add_option("--at", flags->at, "Print only the position after this many moves")->check(CLI::Range(0, 1'000'000));
  command->add_flag("--boards", flags->boards, "Draw the table after every move");
  command->add_flag("--json", flags->json, "Print JSON");
  command->callback(
      [flags] { with_record(flags->path, [&]<Game G>(const Record<G>& record) { Replay<G>(*flags, record).run(); }); });
}

}  // namespace springtide::cli
