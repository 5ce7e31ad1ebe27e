#include "cli/table_game.h"

#include <fmt/core.h>

#include <algorithm>
#include <random>

#include "cli/hints.h"
#include "cli/input.h"
#include "cli/news.h"
#include "client/link.h"
#include "text/catalogue.h"
#include "text/json_value.h"
#include "text/notation.h"

namespace springtide::cli {
namespace {

constexpr client::Milliseconds patience{300'000};

std::string random_prefix() {
  std::random_device device;
  return fmt::format("{:08x}", device());
}

// Words that a table can judge.
bool may_be_action(std::string_view line) {
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~'; };
  return line.find(' ') != line.npos && line.size() <= 100 && std::all_of(line.begin(), line.end(), is_plain);
}

class TableGame final : private client::Link::Owner {
 public:
  TableGame(client::Loop& loop, TablePlan plan)
      : loop_(loop),
        plan_(std::move(plan)),
        speech_(plan_.language),
        input_(loop),
        link_(loop, plan_.dial, plan_.token, patience, static_cast<client::Link::Owner&>(*this)),
        id_prefix_(random_prefix()) {}

  TableEnd run() {
    link_.watch(plan_.table);
    loop_.run_until([this] { return end_.has_value(); });
    return *end_;
  }

 private:
  enum class Question : std::uint8_t { none, action, vote };
  using Actions = std::vector<std::string>;

  void updated(std::string_view message) override {
    auto json = read(message);
    if (!json) return;
    if (!seat_ || text_at(*json, "viewer") != seat_name(*seat_)) return;
    update_ = *std::move(json);
    tell_news(part("events"), part("after").as_int());
    const std::string& life = text_at(update_, "life");
    if (life != "open" && life != "playing") return tell_result();
    consider();
  }

  void told(std::string_view message) override {
    const auto json = read(message);
    if (!json) return;
    if (text_at(*json, "type") == "hint") return hear_question(*json);
    if (text_at(*json, "type") != "table") return;
    table_ = *json;
    mind_table();
  }

  void acknowledged(const std::string&, int seq) override {
    needed_ = seq;
    if (!seat_) seat_ = wanted_;  // the table itself says so a moment later
    has_started_ = has_started_ || is_starting_;
    mind_table();
    consider();
  }

  void refused(const client::Link::Refused& refused) override {
    const std::string text = refusal_text(refused);
    if (refused.id.empty() && std::exchange(wants_hint_, false)) {
      tell("refused", {{"reason", text}});
      return ask_on();
    }
    if (!seat_ && refused.code == "seat-taken") return mind_table();
    if (refused.id.empty() || !seat_) return fail(text);
    const bool is_unknown = refused.code == "unreadable" && !sent_.empty();
    tell("refused", {{"reason", is_unknown ? no_option_text(without_seat(sent_.front())) : text}});
    ask_on();
  }

  void busy() override {
    tell("busy");
    if (std::exchange(wants_hint_, false)) ask_on();
  }
  void cut(const std::string& reason) override {
    wants_hint_ = false;
    tell("cut", {{"reason", reason}});
  }
  void reconnected() override { tell("connected"); }
  void given_up(const std::string& reason) override { fail(reason); }

  // Nothing a table says has control characters, which could do things to a terminal.
  std::optional<Json> read(std::string_view message) {
    auto json = parse_json(message);
    if (json && message.find("\\u00") == message.npos) return *std::move(json);
    fail("the table sent something unreadable");
    return std::nullopt;
  }

  // Before the start.
  void mind_table() {
    if (link_.is_waiting() || table_.is_null()) return;
    if (const auto& yours = at(table_, "yours").items(); !yours.empty()) seat_ = find_seat(yours.front().as_string());
    if (!seat_) return take_seat();
    if (text_at(table_, "life") != "open" || has_started_) return;
    if (at(table_, "is_host").as_bool() && !has_open_seat()) return start();
    if (!std::exchange(is_waiting_for_others_, true)) tell("waiting", {{"seat", seat_name(*seat_)}, {"table", plan_.table}});
  }

  void take_seat() {
    if (text_at(table_, "life") != "open") return fail("the game at this table has begun without you");
    if (!has_open_seat()) return fail("this table is full");
    wanted_.reset();
    for (const Json& seat : at(table_, "seats").items()) {
      const auto each = find_seat(text_at(seat, "seat"));
      if (text_at(seat, "kind") == "open" && (!wanted_ || each == plan_.seat)) wanted_ = each;
    }
    send(match::Sit{.seat = *wanted_, .name = plan_.name, .secret = plan_.secret});
  }

  void start() {
    is_starting_ = true;
    send(match::Start{.secret = plan_.secret});
  }

  bool has_open_seat() const {
    const auto& seats = at(table_, "seats").items();
    return std::any_of(seats.begin(), seats.end(), [](const Json& seat) { return text_at(seat, "kind") == "open"; });
  }

  // News.
  void say(const std::string& text) {
    fmt::print("{}{}\n", has_prompt_ ? "\n" : "", presentable(text, 2000));
    if (has_prompt_) fmt::print("> ");
    std::fflush(stdout);
  }

  void tell(const std::string& what, const Values& values = {}) { say(speech_.say("terminal." + what, values)); }

  std::string refusal_text(const client::Link::Refused& refused) const {
    const std::string sentence =
        speech_.is_plain() ? refused.sentence
                           : speech_.say_or(refused.reason, speech_.say_or("refusal." + refused.code, refused.sentence));
    return sentence + (refused.rule.empty() ? "" : " (" + refused.rule + ")");
  }

  // What follows at once from what the player sent was the only option.
  void tell_news(const Json& events, std::int64_t after) {
    const bool is_first = !std::exchange(has_been_updated_, true);
    const std::string own = seat_name(*seat_);
    const std::size_t first = is_first ? first_news(events.items(), own) : 0;
    if (after > std::exchange(known_, part("seq").as_int()) && first == 0)
      say("  " + speech_.say("terminal.left-out", {{"count", std::to_string(events.items().size())}}));
    bool follows_own = false;
    bool is_summed_up = false;
    for (std::size_t i = first; i < events.items().size(); ++i) {
      const Json& event = events.items()[i];
      const Json& move = at(event, "move");
      if (has_sent(text_at(move, "text"))) {
        follows_own = true;
        continue;
      }
      follows_own = follows_own && text_at(move, "seat") == own;
      const bool was_summed_up = std::exchange(is_summed_up, speech_.is_summed_up(table_, move));
      if (was_summed_up && is_summed_up) continue;
      if (follows_own)
        tell("only", {{"move", speech_.option(table_, move)}});
      else if (const std::string text = event_text(speech_, table_, event, own); !text.empty())
        say("  " + text);
    }
  }

  bool has_sent(const std::string& action) const { return std::find(sent_.begin(), sent_.end(), action) != sent_.end(); }

  std::string no_option_text(std::string_view answer) const {
    return speech_.say("terminal.no-option", {{"answer", in_quotes(answer)}, {"count", std::to_string(options().size())}});
  }

  void tell_result() {
    fmt::print("\n{}\n{}", view_text(speech_, part("view")), outcome_text(speech_, table_, update_, seat_name(*seat_)));
    end(TableEnd::over);
  }

  // Questions and answers.
  // The update that goes with an acknowledgement comes after it.
  void consider() {
    if (!seat_ || update_.is_null() || link_.is_waiting() || at(update_, "seq").as_int() < needed_) return;
    if (must_vote()) return ask_vote();
    if (must_act()) return ask_action();
    question_ = Question::none;
    has_prompt_ = false;
  }

  bool must_act() const { return text_at(update_, "life") == "playing" && contains(part("to_act"), seat_name(*seat_)); }

  bool must_vote() const { return contains(at(part("petition"), "missing"), seat_name(*seat_)); }

  void ask_action() {
    const std::int64_t decision = part("decision").as_int();
    if (question_ == Question::action && asked_ == decision) return;
    const auto& legal = part("legal").items();
    if (legal.size() == 1 && part("to_act").items().size() == 1) {
      tell("only", {{"move", speech_.option(table_, legal.front())}});
      return act(actions_of(legal.front()));
    }
    question_ = Question::action;
    asked_ = decision;
    draw_options();
    has_prompt_ = false;
    listen();
  }

  // What was asked still stands; the options need not be listed again.
  void ask_on() {
    if (!must_act() || must_vote()) return consider();
    question_ = Question::action;
    asked_ = part("decision").as_int();
    listen();
  }

  // A hint of the table as it is, or the next step of it. Whether there may be one is the table's word.
  void answer_hint() {
    if (hint_.seq == part("seq").as_int() && !hint_.told.is_null()) {
      hint_.step = std::min(hint_.step + 1, last_hint_step);
      return tell_hint();
    }
    wants_hint_ = true;
    question_ = Question::none;  // until the table answers
    link_.ask_hint(*seat_);
  }

  void hear_question(const Json& message) {
    if (!std::exchange(wants_hint_, false)) return;
    say(speech_.say("hint.thinking"));
    if (auto hint = hint_on(text_at(message, "question"))) {
      hint_ = {.seq = number_at(message, "seq"), .told = *std::move(hint)};
      tell_hint();
    } else {
      say(speech_.say("hint.failed"));
    }
    ask_on();
  }

  void tell_hint() {
    say(speech_.say("hint.title", {{"n", std::to_string(hint_.step)}}));
    for (const std::string& line : hint_lines(speech_, table_, hint_.told, hint_.step)) say("  " + line);
  }

  void ask_vote() {
    if (question_ == Question::vote) return;
    question_ = Question::vote;
    const Json& petition = part("petition");
    const bool is_undo = text_at(petition, "wish") == "undo";
    has_prompt_ = false;
    tell(is_undo ? "vote-undo" : "vote-bot", {{"name", speech_.name(table_, text_at(petition, "seat"))},
                                              {"absent", speech_.name(table_, text_at(petition, "absent"))}});
    listen();
  }

  void draw_options() const {
    fmt::print("\n{}\n{}\n", view_text(speech_, part("view")), speech_.say(text_at(update_, "prompt")));
    print_options(options());
  }

  void listen() {
    while (question_ != Question::none && !end_) {
      if (!std::exchange(has_prompt_, true)) fmt::print("> ");
      std::fflush(stdout);
      const auto line = input_.take();
      if (!line && input_.has_ended()) return end(TableEnd::stopped);
      if (!line) return input_.wait([this] { listen(); });
      has_prompt_ = false;
      answer(trim(*line));
    }
  }

  void answer(std::string_view line) {
    if (line.empty() || answer_anything(line)) return;
    if (question_ == Question::vote)
      answer_vote(line);
    else
      answer_action(line);
  }

  // What can be said at any time; false: it is something else.
  bool answer_anything(std::string_view line) {
    if (line == "q") return end(TableEnd::stopped), true;
    if (line.starts_with("r ")) return print_rule(speech_, trim(line.substr(2))), true;
    if (line == "b") {
      draw_options();
    } else if (line == "h" || line == "?") {
      fmt::print("{}\n", speech_.say("terminal.help-answer"));
      for (const char* each : {"table", "rule", "hint", "stop"})
        fmt::print("  {}\n", speech_.say(std::string("terminal.help-") + each));
    } else {
      return false;
    }
    return true;
  }

  // What is no option goes to the table all the same: it knows the rule that forbids it.
  void answer_action(std::string_view line) {
    const std::vector<std::string> texts = options();
    if (line == "u" && !part("may_take_back").as_bool()) return fmt::print("{}\n", speech_.say("terminal.nothing-back"));
    if (line == "u") return send(match::TakeBack{.seat = *seat_});
    if (line == "hint") return answer_hint();
    if (line == "a") return send(match::Ask{.seat = *seat_, .wish = match::Wish::undo});
    auto option = option_meant(line, texts);
    if (!option && !speech_.is_plain()) option = option_meant(line, written_options());
    if (!option && !may_be_action(line)) return fmt::print("{}\n", no_option_text(line));
    act(option ? actions_of(part("legal").items()[*option]) : Actions{seat_name(*seat_) + " " + std::string(line)});
  }

  void answer_vote(std::string_view line) {
    const bool is_yes = line == speech_.say("terminal.yes");
    if (!is_yes && line != speech_.say("terminal.no")) return fmt::print("{}\n", speech_.say("terminal.answer"));
    send(match::Vote{.seat = *seat_, .consents = is_yes});
  }

  void act(Actions actions) {
    sent_ = actions;
    const auto decision = static_cast<int>(part("decision").as_int());
    send(match::Act{.seat = *seat_, .decision = decision, .actions = std::move(actions)});
  }

  void send(const match::Command& command) {
    question_ = Question::none;
    asked_ = -1;
    link_.send(fmt::format("{}-{}", id_prefix_, ++commands_), command);
  }

  void end(TableEnd::How how, const std::string& trouble = {}) {
    if (!end_) end_ = TableEnd{.how = how, .trouble = trouble, .head = text_at(update_, "head")};
  }

  void fail(const std::string& what) { end(TableEnd::failed, what); }

  // of the last update
  const Json& part(std::string_view key) const { return at(update_, key); }

  std::vector<std::string> options() const {
    std::vector<std::string> texts;
    for (const Json& entry : part("legal").items()) texts.push_back(speech_.option(table_, entry));
    return texts;
  }

  // The same as records write them; whoever knows those words may say them in any language.
  std::vector<std::string> written_options() const {
    std::vector<std::string> texts;
    for (const Json& entry : part("legal").items()) texts.push_back(without_seat(text_at(entry, "text")));
    return texts;
  }

  client::Loop& loop_;
  TablePlan plan_;
  Speech speech_;
  Input input_;
  client::Link link_;
  std::string id_prefix_;  // ids of another run of the program are others
  int commands_ = 0;
  Json table_{};
  Json update_{};
  int needed_ = 0;                // what the last update must have told, to be of use
  std::optional<Seat> wanted_{};  // where the player is sitting down
  std::optional<Seat> seat_{};
  bool is_starting_ = false;
  bool has_started_ = false;
  Question question_ = Question::none;
  std::int64_t asked_ = -1;  // the decision that was asked for
  Actions sent_{};           // the last ones
  bool has_prompt_ = false;  // the player is being waited for
  bool is_waiting_for_others_ = false;
  bool has_been_updated_ = false;
  std::int64_t known_ = 0;  // events that were told
  bool wants_hint_ = false;
  struct Hint {
    std::int64_t seq = 0;  // of the update that it belongs to
    Json told{};
    int step = 1;
  };
  Hint hint_{};
  std::optional<TableEnd> end_{};
};

}  // namespace

TableEnd play_table(client::Loop& loop, TablePlan plan) { return TableGame(loop, std::move(plan)).run(); }

}  // namespace springtide::cli
