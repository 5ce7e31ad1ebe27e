#include "device/engine.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "arena/review.h"
#include "text/notation.h"
#include "wire/command_json.h"

namespace springtide::device {
namespace {

using namespace match;

constexpr std::size_t most_entries = 100'000;
constexpr std::size_t longest_text = 64u << 20;  // what comes from the own page is not doubted, only bounded
constexpr int stride = 8;                        // iterations between two looks at the clock

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

void write_effects(JsonWriter& json, const Effects& effects) {
  json.key("effects").begin_array();
  for (const Effects::Send& each : effects.sends)
    json.begin_object().field("do", "send").field("to", each.to).field("text", *each.text).end_object();
  for (const Effects::Write& each : effects.writes) {
    json.begin_object().field("do", "write").field("table", each.table).field("seq", each.seq);
    json.field("entry", each.entry).key("row").json(each.row).end_object();
  }
  for (const Effects::Think& each : effects.thinks) {
    json.begin_object().field("do", "think").field("table", each.table);
    write_task(json, each.task);
    json.end_object();
  }
  json.begin_object().field("do", "wake").field("at", effects.wake).end_object().end_array();
}

}  // namespace

// One request being answered: each kind reads its members, and does its work if all of them could be read.
struct Engine::Call {
  Engine& engine;
  wire::Reader reader;
  JsonWriter json{};

  World& world() const { return engine.world_; }
  Device& device() const { return engine.device_; }
  bool is_readable() { return !reader.error(); }

  std::string text(std::string_view key) { return reader.text(key, longest_text); }
  std::string text_or_none(std::string_view key) { return reader.text_or(key, longest_text, ""); }
  wire::ConnectionId connection() {
    return static_cast<wire::ConnectionId>(reader.number("connection", 1, std::int64_t{1} << 52));
  }
  std::optional<wire::Journal> journal() {
    const std::vector<std::string> entries = reader.texts("entries", most_entries, longest_text);
    if (entries.empty()) reader.fail("entries", "expected at least one");
    if (!is_readable()) return std::nullopt;
    auto read = wire::read_entries(entries);
    if (read) return std::move(*read);
    reader.fail("entries", read.error().message());
    return std::nullopt;
  }

  void load() {
    const std::string table = text("table");
    if (auto read = journal()) device().load(table, *std::move(read));
  }
  void reload() {
    const std::string table = text("table");
    if (auto read = journal()) device().reload(table, *std::move(read));
  }
  void follow() {
    const std::string table = text("table");
    auto seq = static_cast<int>(reader.number("seq", 0, most_entries));
    std::vector<Entry> entries;
    for (const std::string& each : reader.texts("entries", most_entries, longest_text)) {
      const auto entry = wire::parse_entry(++seq, each);
      if (!entry) return reader.fail("entries", entry.error());
      entries.push_back(*entry);
    }
    if (is_readable()) device().follow(table, entries);
  }
  void forget() {
    const std::string table = text("table");
    if (is_readable()) device().forget(table);
  }
  void stored() {
    const std::string table = text("table");
    if (is_readable()) device().stored(table);
  }
  void connect() {
    const auto id = connection();
    if (is_readable()) device().connect(id);
  }
  void disconnect() {
    const auto id = connection();
    if (is_readable()) device().disconnect(id);
  }
  void message() {
    const auto id = connection();
    const std::string said = text("text");
    if (is_readable()) device().message(id, said);
  }
  void request() {
    Request request{.method = text("method"), .path = text("path"), .token = text_or_none("token")};
    request.seat = text_or_none("seat");
    request.body = text_or_none("body");
    if (!is_readable()) return;
    const wire::Answer answer = device().request(request);
    json.field("status", answer.status).field("type", answer.type).field("body", answer.body);
  }
  void answer() {
    const std::string table = text("table");
    const Task task = read_task(reader);
    const std::string action = text("action");
    if (is_readable()) device().answer(table, task, action);
  }
  void tick() {
    if (is_readable()) device().tick();
  }
  void pause() {
    const Time least = reader.number("least", 0, minute);
    const Time most = reader.number("most", least, minute);
    if (is_readable()) device().set_pause({.least = least, .most = most});
  }

  // Until the level has thought enough, or the time is up.
  void think() {
    const Task task = read_task(reader);
    const Time milliseconds = reader.number("milliseconds", 1, hour);
    const auto read = journal();
    if (!read || !is_readable()) return;
    const auto tasks = read->table.tasks();
    if (std::ranges::find(tasks, task) == tasks.end()) return reader.fail("task", "nobody waits for this");
    const auto thinking = read->table.think(task);
    const Time end = world().now() + std::min<Time>(milliseconds, thinking->milliseconds());
    while (!thinking->run(stride) && world().now() < end) continue;
    json.field("action", thinking->answer());
  }
  void analyse() {
    const std::string record = text("record");
    if (!is_readable()) return;
    const auto review = arena::review_of(record);
    if (!review) return void(json.field("sentence", review.error().message()));
    int done = 0;
    const int pieces = (*review)->pieces();
    json.key("analysis").json((*review)->run([&] { world().progress(++done, pieces); }));
  }
};

std::string Engine::handle(std::string_view text) {
  struct Kind {
    std::string_view name;
    void (Call::*run)();
  };
  static constexpr std::array kinds{
      Kind{"load", &Call::load},       Kind{"reload", &Call::reload},
      Kind{"follow", &Call::follow},   Kind{"forget", &Call::forget},
      Kind{"stored", &Call::stored},   Kind{"connect", &Call::connect},
      Kind{"message", &Call::message}, Kind{"disconnect", &Call::disconnect},
      Kind{"request", &Call::request}, Kind{"answer", &Call::answer},
      Kind{"tick", &Call::tick},       Kind{"pause", &Call::pause},
      Kind{"think", &Call::think},     Kind{"analyse", &Call::analyse},
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
  write_effects(call.json, device_.take_effects());
  return call.json.end_object().text();
}

}  // namespace springtide::device
