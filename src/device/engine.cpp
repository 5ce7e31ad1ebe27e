#include "device/engine.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "arena/advice.h"
#include "arena/puzzle_question.h"
#include "arena/review.h"
#include "games/nets.h"
#include "home/rows.h"
#include "text/hex.h"
#include "text/notation.h"
#include "wire/journal.h"
#include "wire/reader.h"

namespace springtide::device {
namespace {

using namespace match;

constexpr std::size_t most_entries = 100'000;
constexpr std::size_t longest_text = 64u << 20;  // what comes from the own page is not doubted, only bounded
constexpr std::size_t most_actions = 64;
constexpr std::size_t most_options = 64;
constexpr std::int64_t most_seed = std::int64_t{1} << 52;
constexpr std::size_t longest_action = 120;
constexpr int stride = 8;  // iterations between two looks at the clock

void write_task(JsonWriter& json, const Task& task) {
  json.key("task").begin_object().field("seat", seat_name(task.seat)).field("decision", task.decision);
  json.field("level", task.level).field("at", task.at).field("seed", std::to_string(task.seed)).end_object();
}

Task read_task(wire::Reader& request) {
  wire::Reader reader(*request.object("task"), "task");
  Task task{.seat = reader.seat("seat"),
            .decision = static_cast<int>(reader.number("decision", 0, 1 << 30)),
            .level = static_cast<int>(reader.number("level", 1, 6)),
            .at = reader.number("at", 0, std::int64_t{1} << 52)};
  const std::string seed = reader.text("seed", 20);  // JavaScript has no number for it
  if (std::from_chars(seed.data(), seed.data() + seed.size(), task.seed).ptr != seed.data() + seed.size() || seed.empty())
    reader.fail("seed", "expected a number");
  reader.error();
  request.take_over(reader);
  return task;
}

// Effects as JSON, one object each.
struct EffectWriter {
  JsonWriter& json;

  void operator()(const home::Send& send) const {
    json.begin_object().field("do", "send").field("to", send.to).field("text", *send.text).end_object();
  }
  void operator()(const home::Write& write) const {
    const store::Append& append = write.append;
    json.begin_object().field("do", "write").field("table", append.row.id).field("seq", append.seq);
    json.field("entry", append.entry).key("row").begin_object();
    home::write_own_row(json, append.row, write.host_seats);
    json.end_object().end_object();
  }
  void operator()(const home::Read& read) const {
    json.begin_object().field("do", "read").field("table", read.table).field("after", read.after).end_object();
  }
  void operator()(const home::Think& think) const {
    json.begin_object().field("do", "think").field("table", think.table);
    write_task(json, think.task);
    json.end_object();
  }
  void operator()(const home::Wake& wake) const {
    json.begin_object().field("do", "wake").field("at", wake.at).end_object();
  }
  void operator()(const home::Report& report) const {
    json.begin_object().field("do", "report").field("what", report.what).field("table", report.table);
    json.field("reason", report.reason).end_object();
  }
  // The device sees to these itself, has one home, and sends nobody away from it.
  void operator()(const home::Close&) const {}
  void operator()(const home::Identify&) const {}
  void operator()(const home::Recheck&) const {}
  void operator()(const home::Pass&) const {}
  void operator()(const home::Lease&) const {}
  void operator()(const home::CallNow&) const {}
  void operator()(const home::HoldCalls&) const {}
  void operator()(const home::FindDue&) const {}
  void operator()(const home::FindUncalled&) const {}
  void operator()(const home::FindAway&) const {}
  void operator()(const home::Arrive&) const {}
  void operator()(const home::Depart&) const {}
  void operator()(const home::EnterLobby&) const {}
  void operator()(const home::LeaveLobby&) const {}
};

}  // namespace

// One request being answered: each kind reads its members, and does its work if all of them could be read.
struct Engine::Call {
  Engine& engine;
  wire::Reader reader;
  JsonWriter json{};
  std::vector<std::string> lacking{};

  home::Home& home() const { return engine.device_.home(); }
  Time now() const { return engine.world_.now(); }
  bool is_readable() { return !reader.error(); }

  std::string text(std::string_view key) { return reader.text(key, longest_text); }
  std::string text_or_none(std::string_view key) { return reader.text_or(key, longest_text, ""); }
  home::ConnectionId connection() {
    return static_cast<home::ConnectionId>(reader.number("connection", 1, std::int64_t{1} << 52));
  }
  std::vector<std::string> entries() { return reader.texts("entries", most_entries, longest_text); }

  void connect() {
    const auto id = connection();
    if (is_readable()) home().connect(id);
  }
  void disconnect() {
    const auto id = connection();
    if (is_readable()) home().disconnect(id, now());
  }
  void message() {
    const auto id = connection();
    const std::string said = text("text");
    if (is_readable()) home().receive(id, said, now());
  }
  void written(home::Written how) {
    const std::string table = text("table");
    const auto seq = reader.number("seq", 1, most_entries);
    if (is_readable()) home().written(table, seq, how, now());
  }
  void stored() { written(home::Written::stored); }
  void conflict() { written(home::Written::conflict); }
  void journal() {
    const std::string table = text("table");
    const auto after = static_cast<int>(reader.number("after", 0, most_entries));
    const std::vector<std::string> read = entries();
    if (is_readable()) home().read(table, after, read, now());
  }
  void heard() {
    const std::string table = text("table");
    if (is_readable()) home().heard(table, now());
  }
  void forget() {
    const std::string table = text("table");
    if (is_readable()) home().forget(table);
  }
  void request() {
    Request request{.method = text("method"), .path = text("path"), .token = text_or_none("token")};
    request.seat = text_or_none("seat");
    request.journal = reader.texts_or_none("entries", most_entries, longest_text);
    request.body = text_or_none("body");
    if (!is_readable()) return;
    const wire::Answer answer = engine.device_.request(request);
    json.field("status", answer.status).field("type", answer.type).field("body", answer.body);
  }
  void thought() {
    const std::string table = text("table");
    const Task task = read_task(reader);
    const std::string action = text("action");
    if (is_readable()) home().thought(table, task, action, now());
  }
  void wake() {
    if (is_readable()) home().wake(now());
  }

  // --- thinking; nobody begins to without the nets that it asks ---

  // Whoever asked brings them, and asks again.
  bool lacks_nets() {
    for (std::string& net : take_missing_nets()) lacking.push_back(std::move(net));
    return !lacking.empty();
  }
  void net() {
    const std::string digits = text("hex");
    if (!is_readable()) return;
    const auto bytes = bytes_of(digits);
    if (!bytes) return reader.fail("hex", "expected an even number of hexadecimal digits");
    if (const auto error = bring_net(*bytes)) refuse(*error);
  }

  // Until the level has thought enough, or the time is up.
  void think() {
    const Task task = read_task(reader);
    const Time milliseconds = reader.number("milliseconds", 1, hour);
    const std::vector<std::string> texts = entries();
    if (texts.empty()) reader.fail("entries", "expected at least one");
    if (!is_readable()) return;
    const auto read = wire::read_entries(texts);
    if (!read) return reader.fail("entries", read.error().message());
    const auto tasks = read->table.tasks();
    if (std::ranges::find(tasks, task) == tasks.end()) return reader.fail("task", "nobody waits for this");
    const auto thinking = read->table.think(task);
    if (lacks_nets()) return;
    const Time end = now() + std::min<Time>(milliseconds, thinking->milliseconds());
    while (!thinking->run(stride) && now() < end) continue;
    json.field("action", thinking->answer());
  }
  void analyse() {
    const std::string record = text("record");
    if (!is_readable()) return;
    const auto review = arena::review_of(record);
    if (!review) return void(json.field("sentence", review.error().message()));
    if (lacks_nets()) return;
    int done = 0;
    const int pieces = (*review)->pieces();
    json.key("analysis").json((*review)->run([&] { engine.world_.progress(++done, pieces); }));
  }

  void hint() {
    const std::string question = text("question");
    const Time milliseconds = reader.number("milliseconds", 1, hour);
    if (!is_readable()) return;
    const auto advice = arena::advice_on(question);
    if (!advice) return refuse(advice.error());
    if (lacks_nets()) return;
    arena::think(**advice, milliseconds, [this] { return now(); });
    json.key("hint");
    (*advice)->write_json(json);
  }

  void puzzle() {
    const std::string record = text("record");
    const auto move = static_cast<std::size_t>(reader.number("move", 1, most_entries));
    if (!is_readable()) return;
    const auto question = arena::puzzle_question(record, move);
    if (!question) return refuse(question.error());
    json.key("puzzle").json(*question);
  }

  // --- a study; each request has its whole file ---

  std::optional<Seat> eyes() { return reader.has("seat") ? std::optional(reader.seat("seat")) : std::nullopt; }
  std::size_t branch() { return static_cast<std::size_t>(reader.number("branch", 0, most_entries)); }
  void refuse(const TextError& error) { json.field("sentence", error.message()); }

  // Nothing if the file is none, or has no such branch or seat; that is said already.
  variations::AnyVariations* study(const std::string& text, std::size_t moment, std::size_t branch,
                                   std::optional<Seat> seat) {
    Known& known = engine.known_;
    if (known.all == nullptr || known.text != text) {
      auto opened = variations::open_any(text, moment);
      if (!opened) return refuse(opened.error()), nullptr;
      known.text = text;
      known.all = std::move(*opened);
    }
    if (branch >= known.all->size()) return refuse(bad_text("there is no such branch", "branch")), nullptr;
    if (seat && !players_of(known.all->players()).contains(*seat))
      return refuse(bad_text("the table has no such seat", "seat")), nullptr;
    return known.all.get();
  }
  // Reads the file, does something to it, and tells the tree as it is now.
  template <class Make>
  void change(const Make& make) {
    const std::string file = text("text");
    const auto at = branch();
    const auto seat = eyes();
    if (!is_readable()) return;
    auto* all = study(file, 0, at, seat);
    if (all == nullptr) return;
    const Result<std::size_t, TextError> led = make(*all, at);
    if (!led) return refuse(led.error());
    engine.known_.text = all->text();
    json.key("variations");
    all->write_json(json, seat);
    json.field("branch", *led);
  }

  void read_study() {
    const std::string file = text("text");
    const auto moment = static_cast<std::size_t>(reader.number_or("moment", 0, most_entries, 0));
    const auto seat = eyes();
    if (!is_readable()) return;
    auto* all = study(file, moment, 0, seat);
    if (all == nullptr) return;
    engine.known_.text = all->text();
    json.key("variations");
    all->write_json(json, seat);
  }
  void begin_study() {
    const std::string game = text("game");
    const auto options = reader.texts_or_none("options", most_options, longest_action);
    const auto seed = static_cast<std::uint64_t>(reader.number("seed", 0, most_seed));
    if (!is_readable()) return;
    const auto begun = variations::begin_any(game, options, seed);
    if (!begun) return refuse(begun.error());
    json.key("place");
    (*begun)->write_place(json, (*begun)->size() - 1, {.is_open = true});
  }
  void extend() {
    const bool draws = reader.has("seed");
    const auto seed = static_cast<std::uint64_t>(reader.number_or("seed", 0, most_seed, 0));
    const auto actions = reader.texts_or_none("actions", most_actions, longest_action);
    change([&](variations::AnyVariations& all, std::size_t at) {
      return draws ? all.draw(at, seed) : all.extend(at, actions);
    });
  }
  void annotate() {
    const bool is_title = reader.has("title");
    const std::string title = text_or_none("title");
    const variations::Notes notes{.name = text_or_none("name"),
                                  .comment = variations::comment_of(text_or_none("comment")),
                                  .marks = reader.texts_or_none("marks", variations::most_marks, longest_action)};
    change([&](variations::AnyVariations& all, std::size_t at) {
      return is_title ? all.entitle(title) : all.annotate(at, notes);
    });
  }
  void prune() {
    change([](variations::AnyVariations& all, std::size_t at) { return all.remove(at); });
  }
  void look() {
    const std::string file = text("text");
    const auto at = branch();
    const variations::Eyes through{.is_open = reader.truth_or("open", false), .seat = eyes()};
    if (!is_readable()) return;
    const auto* all = study(file, 0, at, through.seat);
    if (all == nullptr) return;
    json.key("place");
    all->write_place(json, at, through);
  }
  // Goes on where it was left, if the same is asked again.
  void weigh() {
    const std::string file = text("text");
    const auto at = branch();
    const Seat seat = reader.seat("seat");
    const bool is_open = reader.truth_or("open", false);
    const Time milliseconds = reader.number("milliseconds", 1, hour);
    auto rounds = reader.number_or("rounds", 1, most_entries, most_entries);
    if (!is_readable()) return;
    const auto* all = study(file, 0, at, seat);
    if (all == nullptr) return;
    Known& known = engine.known_;
    const std::string question = all->line(at) + (is_open ? "open " : "") + seat_name(seat);
    const Time end = now() + milliseconds;
    if (known.weigher == nullptr || known.question != question) {
      auto weigher = all->weigh(at, seat, is_open);
      if (!weigher) return refuse(weigher.error());
      if (lacks_nets()) return;
      known.question = question;
      known.weigher = std::move(*weigher);
    }
    while (rounds-- > 0 && now() < end && !known.weigher->run()) continue;
    json.key("weighing");
    known.weigher->write_json(json);
  }
};

std::string Engine::handle(std::string_view text) {
  struct Kind {
    std::string_view name;
    void (Call::*run)();
  };
  static constexpr std::array kinds{
      Kind{"connect", &Call::connect},   Kind{"disconnect", &Call::disconnect},
      Kind{"message", &Call::message},   Kind{"request", &Call::request},
      Kind{"stored", &Call::stored},     Kind{"conflict", &Call::conflict},
      Kind{"journal", &Call::journal},   Kind{"heard", &Call::heard},
      Kind{"forget", &Call::forget},     Kind{"thought", &Call::thought},
      Kind{"wake", &Call::wake},         Kind{"think", &Call::think},
      Kind{"analyse", &Call::analyse},   Kind{"variations", &Call::read_study},
      Kind{"begin", &Call::begin_study}, Kind{"extend", &Call::extend},
      Kind{"annotate", &Call::annotate}, Kind{"prune", &Call::prune},
      Kind{"look", &Call::look},         Kind{"weigh", &Call::weigh},
      Kind{"hint", &Call::hint},         Kind{"puzzle", &Call::puzzle},
      Kind{"net", &Call::net},
  };
  const auto parsed = parse_json(text);
  const Json nothing;
  Call call{.engine = *this, .reader = wire::Reader(parsed ? *parsed : nothing)};
  call.json.begin_object();
  const std::string name = call.reader.text("do", 20);
  const auto kind = std::ranges::find(kinds, name, &Kind::name);
  if (kind == kinds.end())
    call.reader.fail("do", "there is no such request");
  else
    (call.*kind->run)();
  if (const auto error = call.reader.error()) return JsonWriter().begin_object().field("error", *error).end_object().text();
  // What was found without a net counts for nothing.
  if (call.lacks_nets()) {
    call.json = JsonWriter();
    call.json.begin_object().key("lacks").list(call.lacking);
  }
  call.json.key("effects").list(device_.take_effects(),
                                [&](const home::Effect& effect) { std::visit(EffectWriter{call.json}, effect); });
  return call.json.end_object().text();
}

}  // namespace springtide::device
