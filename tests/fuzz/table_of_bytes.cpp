#include "fuzz/table_of_bytes.h"

#include <array>

#include "fuzz/require.h"
#include "games/list.h"
#include "text/json_value.h"
#include "text/notation.h"
#include "wire/command_json.h"
#include "wire/journal.h"
#include "wire/output.h"

namespace springtide::fuzz {

using namespace match;
using namespace home;
using namespace wire;

namespace {

constexpr std::size_t connections = 3;
const std::string some_secret(32, 'a');
constexpr int most_steps = 80;               // keeps one run within milliseconds
constexpr std::size_t short_message = 2000;  // longer ones are views, read once at the end

Journal folded(const std::vector<std::string>& journal) {
  auto read = read_entries(journal);
  require(bool(read), "a journal that was written cannot be read");
  return std::move(*read);
}

std::string everything_about(const Table& table) {
  std::string text = table_text(table, {.ids = {"anna"}}, {});
  for (Seat seat : players_of(table.players()))
    text += update_text(table, seat, 0) + steps_text(table, seat) + ahead_text(table, seat);
  return text + update_text(table, Seat::spectator, 0);
}

}  // namespace

Setup TableOfBytes::setup_from(Bytes& bytes) {
  const std::size_t players = 2 + bytes.below(2);
  Setup setup{.table = "t", .game = std::string(Games::names[bytes.below(Games::names.size())]), .host = "anna"};
  setup.is_lesson = true;
  setup.options = {"players " + std::to_string(players)};
  setup.has_spectators = bytes.below(2) == 0;
  if (const std::size_t clock = bytes.below(3); clock == 1)
    setup.clock = {.kind = ClockKind::live, .move = 5 * second, .bank = 20 * second};
  else if (clock == 2)
    setup.clock = {.kind = ClockKind::correspondence, .move = hour, .bank = day};
  setup.chairs.resize(players);
  constexpr std::array kinds{ChairKind::open, ChairKind::bot, ChairKind::scripted};
  for (Chair& chair : setup.chairs)
    if (const ChairKind kind = kinds[bytes.below(3)]; kind != ChairKind::open) chair = {.kind = kind, .level = 1};
  return setup;
}

Actor TableOfBytes::actor_of(ConnectionId connection) {
  constexpr std::array<const char*, connections> ids{"anna", "ben", "eva"};
  return {.ids = {ids[static_cast<std::size_t>(connection) - 1]}};
}

TableOfBytes::TableOfBytes(Bytes bytes) : bytes_(bytes) {
  const auto first = Table::open(setup_from(bytes_), now_, "");
  require(bool(first), "a proper setup is refused");
  Fold fold;
  journal_.push_back(fold.add(*first));
  room_.emplace(std::move(fold).journal());
  for (ConnectionId id = 1; id <= connections; ++id) {
    Outbox out;
    room_->ask(Entering{.connection = id, .actor = actor_of(id)}, now_, out);
    serve(out);
  }
  for (Seat seat : players_of(table().players()))
    receive(table().chairs()[static_cast<std::size_t>(seat)].kind == ChairKind::open ? 1 + bytes_.below(2) : 1,
            R"({"type":"sit","table":"t","id":"sit-)" + seat_name(seat) + R"(","seat":")" + seat_name(seat) +
                R"(","name":"x","secret":")" + some_secret + "\"}");
  receive(1, R"({"type":"start","table":"t","id":"start","secret":")" + some_secret + "\"}");
}

bool TableOfBytes::has_more() const { return !bytes_.empty() && steps_ < most_steps; }

void TableOfBytes::step() {
  ++steps_;
  switch (bytes_.below(12)) {
    case 0:
      return receive(1 + bytes_.below(connections), bytes_.text(bytes_.next()));
    case 1:
      return command_any();
    case 2:
      return answer_any();
    case 3:
      return pass_time();
    case 4:
      return reconnect();
    case 5:
      return end_writing();
    case 6:
      return append_by_another();
    case 7:
      return restart();
    case 8:
      is_slow_ = !is_slow_;
      return;
    default:
      return act_legally();
  }
}

void TableOfBytes::finish() {
  while (room_->is_writing()) end_writing();
  check_journal();
  check_table();
}

void TableOfBytes::receive(ConnectionId connection, const std::string& text) {
  const auto message = parse_message(text);
  if (!message) return;
  Outbox out;
  const Actor actor = actor_of(connection);
  const auto ask = [&](RoomErrand errand) { room_->ask(std::move(errand), now_, out); };
  if (const auto* command = std::get_if<Do>(&*message))
    ask(Commanding{.connection = connection, .actor = actor, .id = command->id, .command = command->command});
  else if (const auto* watch = std::get_if<Watch>(&*message))
    ask(Entering{.connection = connection, .actor = actor, .watch = *watch});
  else if (const auto* steps = std::get_if<Steps>(&*message))
    ask(Stepping{.connection = connection, .actor = actor, .seat = steps->seat});
  else if (const auto* ahead = std::get_if<Ahead>(&*message))
    ask(LookingAhead{.connection = connection, .actor = actor, .seat = ahead->seat});
  else if (const auto* hint = std::get_if<Hint>(&*message))
    ask(WantingHint{.connection = connection, .actor = actor, .seat = hint->seat});
  else if (const auto* history = std::get_if<History>(&*message))
    ask(LookingBack{.connection = connection, .actor = actor, .viewer = history->viewer, .before = history->before});
  serve(out);
}

ConnectionId TableOfBytes::holder_of(Seat seat) const { return table().held_by(actor_of(2)).contains(seat) ? 2 : 1; }

std::vector<std::string> TableOfBytes::any_legal(Seat seat) {
  JsonWriter json;
  table().play().write_legal(json, seat);
  const auto legal = parse_json(json.text());
  require(legal && !legal->items().empty(), "a seat must decide and has nothing to do");
  const Json& entry = legal->items()[bytes_.below(legal->items().size())];
  if (const Json* text = entry.find("text")) return {text->as_string()};
  std::vector<std::string> actions;
  for (const Json& action : entry.find("actions")->items()) actions.push_back(action.as_string());
  return actions;
}

// Legal unless something is being written: then the room may have to refuse it later.
void TableOfBytes::act_legally() {
  if (table().to_act().empty()) return;
  Seat seat = table().to_act().front();
  if (const Seat other = any_seat(); table().to_act().contains(other)) seat = other;
  Outbox out;
  const Act act{.seat = seat, .decision = table().play().decision(), .actions = any_legal(seat)};
  if (table().is_bot(seat)) {
    for (const Task& task : table().tasks())
      if (task.seat == seat) return room_->answer(task, act.actions[0], now_, out), serve(out);
    require(false, "a bot must decide and there is no task");
  }
  if (!room_->is_writing())
    require(bool(table().decide(actor_of(holder_of(seat)), act, now_, "")), "a legal action is refused");
  const ConnectionId holder = holder_of(seat);
  room_->ask(Commanding{.connection = holder, .actor = actor_of(holder), .id = std::to_string(++ids_), .command = act}, now_,
             out);
  serve(out);
}

void TableOfBytes::command_any() {
  const Seat seat = any_seat();
  const Seat other = any_seat();
  const Commands commands{Sit{.seat = seat, .name = "y", .secret = some_secret},
                          Stand{seat},
                          SeatBot{seat, 2},
                          Start{.secret = some_secret},
                          TakeBack{seat},
                          TakeBack{seat},
                          Ask{seat, Wish::undo},
                          Ask{seat, Wish::bot, other},
                          Vote{seat, true},
                          Vote{seat, true},
                          Vote{seat, false},
                          Say{seat, "hello"},
                          Leave{seat},
                          Return{seat},
                          Return{seat},
                          Resign{seat},
                          Rematch{"t2"},
                          Vacation{seat, now_ + 5 * day},
                          Vacation{seat, now_},
                          Invite{seat, "eva"},
                          Act{seat, static_cast<int>(bytes_.next()), {"p1 choose panic"}}};
  const Command& command = commands[bytes_.below(commands.size())];
  const ConnectionId connection = 1 + bytes_.below(connections);
  // Now and then an id that was used before.
  const std::string id = bytes_.below(8) == 0 ? std::to_string(ids_) : std::to_string(++ids_);
  Outbox out;
  room_->ask(Commanding{.connection = connection, .actor = actor_of(connection), .id = id, .command = command}, now_, out);
  serve(out);
}

// A bot that answers too late, for somebody else, or nonsense.
void TableOfBytes::answer_any() {
  const Task task{.seat = any_seat(), .decision = static_cast<int>(bytes_.next()), .level = 1};
  Outbox out;
  room_->answer(task, bytes_.text(bytes_.below(32)), now_, out);
  serve(out);
}

void TableOfBytes::pass_time() {
  constexpr std::array<Time, 4> times{second, minute, hour, 3 * day};
  now_ += times[bytes_.below(times.size())];
  Outbox out;
  room_->tick(now_, out);
  serve(out);
}

void TableOfBytes::reconnect() {
  const ConnectionId connection = 1 + bytes_.below(connections);
  Outbox out;
  room_->leave(connection, out);
  serve(out);
  if (bytes_.below(4) == 0) return;
  Outbox back;
  const int have = bytes_.next();
  room_->ask(Entering{.connection = connection,
                      .actor = actor_of(connection),
                      .watch = {.have = {{"p1", have}, {"p2", have / 2}, {"spectator", have}}}},
             now_, back);
  serve(back);
}

void TableOfBytes::end_writing() {
  if (!room_->is_writing()) return;
  Outbox out;
  room_->stored(now_, out);
  serve(out);
}

// Another node was first: an entry being written is lost, and the room begins again from the journal.
void TableOfBytes::append_by_another() {
  if (room_->is_writing()) journal_.pop_back();
  Journal truth = folded(journal_);
  const Seat seat = any_seat();
  const Commands commands{Say{seat, "nice"}, Leave{seat}, Return{seat}, TakeBack{seat}, Tick{}};
  const Command command = commands[bytes_.below(commands.size())];
  const bool is_tick = std::holds_alternative<Tick>(command);
  const auto entry = truth.table.decide(is_tick ? Actor::table() : actor_of(1 + bytes_.below(2)), command, now_, "");
  if (entry) journal_.push_back(truth.chain.add(*entry));
  Outbox out;
  if (entry && !room_->is_writing())
    require(room_->follow({{.entry = *entry, .text = journal_.back()}}, now_, out), "an entry that cannot be followed");
  else
    room_->reload(folded(journal_), now_, out);
  serve(out);
}

// The process ends; a write that was under way is in the journal or not.
void TableOfBytes::restart() {
  if (room_->is_writing() && bytes_.below(2) == 0) journal_.pop_back();
  room_.emplace(folded(journal_));
}

void TableOfBytes::serve(Outbox& out) {
  for (const Outbox::Send& each : out.sends) {
    require(each.to >= 1 && each.to <= connections, "a message to nobody");
    if (each.text->size() < short_message) require(bool(parse_json(*each.text)), "a message that is no JSON");
  }
  if (!out.write) return check_table();
  require(room_->is_writing(), "an entry that nobody waits for");
  const auto& [entry, text] = *out.write;
  require(entry.seq == static_cast<int>(journal_.size()) + 1, "an entry out of order");
  if (is_sabotaged && std::holds_alternative<Leave>(entry.command)) return end_writing();  // told, but never stored
  journal_.push_back(text);
  const auto again = parse_entry(entry.seq, journal_.back());
  require(again && *again == entry, "an entry that is read as another");
  if (!is_slow_) end_writing();
}

void TableOfBytes::check_journal() const {
  for (Seat seat : players_of(table().players()))
    require(bool(parse_json(update_text(table(), seat, 0))), "an update that is no JSON");
  require(everything_about(folded(journal_).table) == everything_about(table()), "the journal leads to another table");
}

void TableOfBytes::check_table() const {
  require(table().seq() == static_cast<int>(journal_.size()), "the table is ahead of its journal or behind it");
  require((table().life() == Life::playing) == !table().to_act().empty(), "a game goes on and nobody acts");
  for (const Task& task : table().tasks())
    require(table().is_bot(task.seat) && table().to_act().contains(task.seat), "a task of somebody who is no bot");
  require(table().seen_by(Seat::spectator) <= static_cast<int>(table().events().size()), "more seen than happened");
}

}  // namespace springtide::fuzz
