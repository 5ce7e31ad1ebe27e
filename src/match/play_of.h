// A game at a table, for one game: see play.h.
#pragma once

#include "games/experts.h"
#include "games/list.h"
#include "match/play.h"
#include "match/progress.h"
#include "match/thinking_of.h"
#include "record/asked.h"
#include "record/record.h"

namespace springtide::match {

template <Game G>
class PlayOf final : public Play {
  using State = typename G::State;
  using Action = typename G::Action;
  using Text = Notation<G>;
  using Moves = std::vector<Move<G>>;

 public:
  PlayOf(const typename G::Options& options, const State& first, bool is_from_start, Deal deal, SeatSet scripted,
         Moves script)
      : options_(options),
        first_(first),
        is_from_start_(is_from_start),
        deal_(deal),
        scripted_(scripted),
        script_(std::move(script)),
        now_(first),
        choice_state_(first) {}

  std::vector<std::string> options() const override { return Text::options(options_); }
  int players() const override { return options_.players; }
  SeatSet to_act() const override { return now_.acting().without(Seat::nature); }
  int length() const override { return now_.length; }
  int decision() const override { return now_.decision() + taken_back_; }
  Seat last_mover() const override { return now_.last_mover; }
  SeatSet may_change() const override { return now_.have_chosen(); }

  int own_start(Seat seat) const override {
    const bool may = now_.acting() == SeatSet{seat} && now_.is_inside_play(seat);
    return may ? now_.own_start : now_.length;
  }

  std::optional<int> last_decision_of(Seat seat) const override {
    for (std::size_t i = decisions_.size(); i > 0; --i)
      if (decisions_[i - 1].seats.contains(seat)) return decisions_[i - 1].at;
    return std::nullopt;
  }

  Result<std::vector<std::string>, Refusal> preview(Seat seat, std::span<const std::string> actions) const override {
    if (now_.have_chosen().contains(seat)) return preview_change(seat, actions);
    if (!now_.acting().contains(seat)) return refused(Code::not_your_turn);
    Progress<G> next = now_;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      // Not beyond a choice or a reveal: the refusal of what comes after it would tell what it shows.
      if (i > 0 && (next.acting() != SeatSet{seat} || !next.is_inside_play(seat))) return refused(Code::not_your_turn);
      const auto action = read(next.state, seat, actions[i]);
      if (!action) return action.error();
      next.step(seat, *action);
    }
    return follow_up(next);
  }

  std::vector<std::string> preview_start() const override { return follow_up(now_); }

  int play(Seat seat, std::span<const std::string> actions, std::span<const std::string> followed) override {
    if (now_.have_chosen().contains(seat)) {
      change(seat, Text::parse_action(actions[0])->action);
      return 0;
    }
    note_decision(seat);
    const int before = now_.length;
    for (const std::string& action : actions) step(seat, Text::parse_action(action)->action);
    begin(followed);
    return now_.length - before;
  }

  void begin(std::span<const std::string> followed) override {
    for (const std::string& text : followed) {
      const Move<G> move = *Text::parse_action(text);
      step(move.seat, move.action);
    }
  }

  void cut(int length) override {
    taken_back_ += now_.length - length + 1;
    line_.resize(static_cast<std::size_t>(length));
    while (!decisions_.empty() && decisions_.back().at >= length) decisions_.pop_back();
    rebuild();
    begin(follow_up(now_));
  }

  int logged() const override { return static_cast<int>(log_.size()); }
  Seat logged_seat(int number) const override { return log_[static_cast<std::size_t>(number)].move.seat; }
  std::string_view news(int number) const override { return log_[static_cast<std::size_t>(number)].news; }
  bool is_forgetful() const override {
    if constexpr (requires(const State& state) { forgets(state); })
      return forgets(now_.state);
    else
      return false;
  }

  void write_logged(JsonWriter& json, int number, Seat viewer) const override {
    const Move<G>& move = log_[static_cast<std::size_t>(number)].move;
    Text::action_json(json, move.seat, seen(move.seat, move.action, viewer));
  }

  std::string prompt_key(Seat viewer) const override { return Text::prompt_key(observe(now_.state, viewer)); }
  void write_view(JsonWriter& json, Seat viewer) const override {
    if constexpr (has_view_memory)
      Text::view_json(json, observe(now_.state, viewer), view_memory_);
    else
      Text::view_json(json, observe(now_.state, viewer));
  }

  bool decides_in_secret(Seat seat) const override {
    if (!may_decide(seat)) return false;
    const auto legal = legal_actions(asked_in(seat), seat);
    return std::any_of(legal.begin(), legal.end(),
                       [seat](const Action& action) { return !(seen(seat, action, Seat::spectator) == action); });
  }

  void write_legal(JsonWriter& json, Seat seat) const override {
    if (may_decide(seat))
      Text::legal_json(json, asked_in(seat), seat);
    else
      json.begin_array().end_array();
  }

  void write_ahead(JsonWriter& json, Seat seat) const override {
    if constexpr (requires(const typename G::View& view) { Text::ahead_json(json, view); })
      Text::ahead_json(json, observe(now_.state, seat));
    else
      json.begin_array().end_array();
  }

  // Where memory is part of the game, or the moves do not lead here, what was seen earlier stays out of it.
  std::string question(Seat seat) const override {
    const bool tells_past = is_from_start_ && !is_forgetful();
    return write_asked<G>(options_, observe(now_.state, seat), tells_past ? seen_by(seat) : Moves{});
  }

  void write_steps(JsonWriter& json, int from, Seat viewer) const override {
    State state = first_;
    json.begin_array();
    for (std::size_t i = 0; i < line_.size(); ++i) {
      const Move<G>& move = line_[i];
      advance(state, move.seat, move.action);
      if (static_cast<int>(i) < from) continue;
      json.begin_object().key("move");
      Text::action_json(json, move.seat, seen(move.seat, move.action, viewer));
      json.key("view");
      Text::view_json(json, observe(state, viewer));
      json.end_object();
    }
    json.end_array();
  }

  void write_result(JsonWriter& json) const override {
    const Scores points = scores(now_.state);
    const SeatSet won = winners(now_.state);
    json.list(players_of(options_.players), [&](Seat seat) {
      json.begin_object().field("seat", seat_name(seat)).field("points", points[seat]);
      json.field("reasons", Text::points(now_.state, seat)).field("won", won.contains(seat)).end_object();
    });
  }

  Ending ending() const override { return {.points = scores(now_.state), .winners = winners(now_.state)}; }

  std::string record(const std::vector<Chair>& chairs) const override {
    return write_record(Record<G>{.options = options_, .names = names_of(chairs), .moves = line_});
  }

  std::string seat_record(const std::vector<Chair>& chairs, Seat viewer) const override {
    std::string text =
        "springtide seat record 1\ngame " + std::string(G::name) + "\nrules " + std::to_string(G::rules_version) + "\n";
    for (const std::string& line : Text::options(options_)) text += line + "\n";
    const auto names = names_of(chairs);
    for (Seat seat : players_of(options_.players))
      if (const std::string& name = names[static_cast<std::size_t>(seat)]; !name.empty())
        text += "name " + seat_name(seat) + " " + name + "\n";
    text += "viewer " + seat_name(viewer) + "\n\n";
    for (const Move<G>& move : line_) text += Text::action(move.seat, seen(move.seat, move.action, viewer)) + "\n";
    return text;
  }

  int thinking_time(int level, int version) const override {
    return plain_level<G>(level, std::min(version, bot_version)).milliseconds;
  }

  std::optional<int> measured(int version, int level) const override {
    const auto versions = measured_levels<G>();
    const bool is_known = version >= 1 && version <= std::ssize(versions) && level >= 1 && level <= level_count;
    if (!is_known) return std::nullopt;
    return versions[static_cast<std::size_t>(version) - 1][static_cast<std::size_t>(level) - 1];
  }

  std::unique_ptr<Thinking> think(Seat seat, int level, int version, std::uint64_t seed) const override {
    auto chosen = level_of<G>(level, std::min(version, bot_version));
    if (!is_from_start_) chosen.bot.sight.belief = false;  // the record does not lead here
    return std::make_unique<ThinkingOf<G>>(chosen, options_, observe(now_.state, seat), legal_actions(now_.state, seat),
                                           seen_by(seat), seed);
  }

 private:
  Moves seen_by(Seat viewer) const {
    Moves moves;
    for (const Move<G>& move : line_) moves.push_back({.seat = move.seat, .action = seen(move.seat, move.action, viewer)});
    return moves;
  }

  bool may_decide(Seat seat) const { return (now_.have_chosen() | now_.acting()).contains(seat); }
  // A choice can be changed as if the others had not chosen yet.
  const State& asked_in(Seat seat) const { return now_.have_chosen().contains(seat) ? choice_state_ : now_.state; }

  // A decision somebody made, for undo by consent: all choices made at once are one.
  struct Decision {
    int at = 0;
    SeatSet seats{};
  };

  // A move that was made, taken back since or not.
  struct Logged {
    Move<G> move{};
    std::string news{};
  };

  Result<Action, Refusal> read(const State& state, Seat seat, const std::string& text) const {
    const auto move = Text::parse_action(text);
    if (!move) return refused(Code::unreadable, move.error().message());
    if (move->seat != seat) return refused(Code::not_your_seat);
    const auto verdict = judge(state, seat, move->action);
    if (!verdict.allowed)
      return refused(Code::illegal, Text::reason(verdict), std::string(Text::rule_id(verdict)), Text::reason_key(verdict));
    return move->action;
  }

  Result<std::vector<std::string>, Refusal> preview_change(Seat seat, std::span<const std::string> actions) const {
    if (actions.size() != 1) return refused(Code::not_your_turn);
    const auto action = read(choice_state_, seat, actions[0]);
    if (!action) return action.error();
    return std::vector<std::string>{};
  }

  // The script's next move, if it is one of this seat and legal.
  const Move<G>* scripted_move(const Progress<G>& at, std::size_t next, Seat seat) const {
    if (next >= script_.size() || script_[next].seat != seat) return nullptr;
    return judge(at.state, seat, script_[next].action).allowed ? &script_[next] : nullptr;
  }

  // Nature, scripted seats, and choices with one option inside a card play.
  std::optional<Move<G>> forced_move(const Progress<G>& at, std::size_t next) const {
    const SeatSet acting = at.acting();
    for (Seat seat : acting&(scripted_ | SeatSet{Seat::nature})) {
      if (const Move<G>* move = scripted_move(at, next, seat)) return *move;
      if (seat == Seat::nature) return Move<G>{.seat = seat, .action = dealt(at.state, deal_)};
    }
    if (acting.size() != 1 || !at.is_inside_play(acting.front())) return std::nullopt;
    const auto legal = legal_actions(at.state, acting.front());
    if (legal.size() != 1) return std::nullopt;
    return Move<G>{.seat = acting.front(), .action = legal[0]};
  }

  std::vector<std::string> follow_up(Progress<G> at) const {
    std::vector<std::string> texts;
    std::size_t next = script_at_;
    while (const auto move = forced_move(at, next)) {
      if (next < script_.size() && script_[next] == *move) ++next;
      texts.push_back(Text::action(move->seat, move->action));
      at.step(move->seat, move->action);
    }
    return texts;
  }

  void note_decision(Seat seat) {
    const int at = now_.decision();
    if (decisions_.empty() || decisions_.back().at != at) decisions_.push_back({.at = at});
    decisions_.back().seats.insert(seat);
  }

  void step(Seat seat, const Action& action) {
    const State before = now_.state;
    line_.push_back({.seat = seat, .action = action});
    follow_line(line_.back());
    log_.push_back({.move = line_.back(), .news = Text::news(before, now_.state)});
  }

  void follow_line(const Move<G>& move) {
    if (script_at_ < script_.size() && script_[script_at_] == move) ++script_at_;
    now_.step(move.seat, move.action);
    if (now_.is_choice && now_.choice_start == now_.length) choice_state_ = now_.state;
  }

  void rebuild() {
    now_ = Progress<G>(first_);
    choice_state_ = first_;
    script_at_ = 0;
    for (const Move<G>& move : line_) follow_line(move);
  }

  // The choice keeps its place in the line, so nobody can tell.
  void change(Seat seat, const Action& action) {
    for (std::size_t i = static_cast<std::size_t>(now_.choice_start); i < line_.size(); ++i)
      if (line_[i].seat == seat) line_[i].action = action;
    log_.push_back({.move = {.seat = seat, .action = action}});
    rebuild();
  }

  static std::array<std::string, max_players> names_of(const std::vector<Chair>& chairs) {
    std::array<std::string, max_players> names;
    for (std::size_t i = 0; i < chairs.size(); ++i) {
      const bool is_nameless_bot = chairs[i].kind == ChairKind::bot && chairs[i].name.empty();
      names[i] = is_nameless_bot ? level_name(chairs[i].level, chairs[i].nets, chairs[i].version) : chairs[i].name;
    }
    return names;
  }

  static constexpr bool has_view_memory = requires { typename Text::ViewMemory; };
  struct Nothing {};
  template <class T, bool has>
  struct MemoryOf {
    using Type = Nothing;
  };
  template <class T>
  struct MemoryOf<T, true> {
    using Type = typename T::ViewMemory;
  };

  typename G::Options options_;
  State first_;
  bool is_from_start_;
  Deal deal_;
  SeatSet scripted_;
  Moves script_;
  std::size_t script_at_ = 0;
  Progress<G> now_;
  State choice_state_;  // before the first of the choices being made
  Moves line_{};
  std::vector<Logged> log_{};
  std::vector<Decision> decisions_{};
  mutable typename MemoryOf<Text, has_view_memory>::Type view_memory_{};
  int taken_back_ = 0;  // keeps the numbers of decisions apart from those of moves that were undone
};

}  // namespace springtide::match
