#include "server/tables.h"

#include <algorithm>

#include "server/now.h"
#include "server/secrets.h"
#include "store/hooks.h"
#include "wire/command_json.h"
#include "wire/output.h"

namespace springtide::server {
namespace {

using namespace match;

constexpr Milliseconds look_every{1000};
constexpr Milliseconds retry_after{500};
constexpr int due_at_once = 200;  // tables taken up in one look

store::Life life_of(const Table& table) {
  switch (table.life()) {
    case Life::open:
      return store::Life::open;
    case Life::playing:
      return store::Life::playing;
    case Life::abandoned:
      return store::Life::abandoned;
    default:
      return store::Life::finished;
  }
}

// When somebody must act for the table: its clock, or the first of its bots.
Time due_of(const Table& table) {
  Time due = table.due();
  for (const Task& task : table.tasks()) due = due == 0 ? task.at : std::min(due, task.at);
  return due;
}

std::vector<store::SeatRow> seats_of(const Table& table) {
  std::vector<store::SeatRow> seats;
  for (std::size_t i = 0; i < table.chairs().size(); ++i)
    if (table.chairs()[i].kind == ChairKind::player)
      seats.push_back({.seat = static_cast<int>(i), .player = table.chairs()[i].player});
  return seats;
}

bool changes_seats(const Command& command) {
  return std::holds_alternative<match::Setup>(command) || std::holds_alternative<Sit>(command) ||
         std::holds_alternative<Stand>(command) || std::holds_alternative<SeatBot>(command);
}

store::TableRow row_of(const Table& table) {
  return {.id = table.setup().table,
          .game = table.setup().game,
          .life = life_of(table),
          .is_public = table.setup().is_public,
          .created = table.created(),
          .updated = table.last_public(),
          .due = due_of(table),
          .waiting = table.to_act().bits(),
          .summary = wire::summary_text(table)};
}

// What the store is told with an entry; the table is as it is after it.
store::Append append_of(const Table& table, const Entry& entry) {
  store::Append append{
      .seq = entry.seq, .time = entry.time, .entry = wire::entry_text(entry), .row = row_of(table), .seats = std::nullopt};
  if (changes_seats(entry.command)) append.seats = seats_of(table);
  return append;
}

Tables::NotOpened not_stored() {
  return {.refusal = refused(Code::bad_setup, "The table could not be stored; try again."), .is_busy = true};
}

// The table that a journal tells of; nothing if it has no entries. A journal that cannot be read is a failing world.
std::unique_ptr<Table> fold(const std::vector<store::JournalEntry>& journal) {
  std::unique_ptr<Table> table;
  for (const store::JournalEntry& each : journal) {
    const auto entry = wire::parse_entry(static_cast<int>(each.seq), each.entry);
    if (!entry) throw std::runtime_error("entry " + std::to_string(each.seq) + " of a journal: " + entry.error());
    if (table)
      table->apply(*entry);
    else
      table = std::make_unique<Table>(*entry);
  }
  return table;
}

}  // namespace

Tables::Tables(Server& server, StoreQueue& store, BotThreads& bots, Metrics& metrics, const Log& log,
               TablesSettings settings)
    : server_(server),
      store_(store),
      bots_(bots),
      log_(log),
      settings_(std::move(settings)),
      stored_(metrics.counter("springtide_entries_total", "Journal entries stored by this node.")),
      conflicts_(metrics.counter("springtide_conflicts_total", "Entries that another node was faster with.")),
      in_memory_(metrics.gauge("springtide_tables", "Tables in memory.")),
      acknowledged_(metrics.histogram("springtide_acknowledged_seconds", "From an accepted command to its acknowledgement.",
                                      latency_bounds())) {}

void Tables::start() { look_around(); }

void Tables::open(const match::Setup& setup, const std::string& id, Opened done) {
  match::Setup complete = setup;
  complete.pause = settings_.pause;
  const auto first = Table::open(complete, now(), id);
  if (!first) return done(NotOpened{.refusal = first.error()});
  store_.append(append_of(Table(*first), *first), [done, name = setup.table](std::optional<store::Appended> appended) {
    if (appended == store::Appended::stored) return done(name);
    done(not_stored());
  });
}

void Tables::take_in(const wire::Journal& journal, Opened done) {
  std::vector<store::Append> batch;
  std::unique_ptr<Table> table;
  for (const Entry& entry : journal.entries) {
    if (table)
      table->apply(entry);
    else
      table = std::make_unique<Table>(entry);
    batch.push_back(append_of(*table, entry));
  }
  const auto append = [batch = std::move(batch)](store::Store& store) { return store.append(batch); };
  store_.ask(append, [done = std::move(done), name = journal.table.setup().table](auto appended) {
    const auto is_stored = [](store::Appended each) { return each == store::Appended::stored; };
    if (appended && std::ranges::all_of(*appended, is_stored)) return done(name);
    done(not_stored());
  });
}

// --- halls ---

void Tables::with(const std::string& table, std::function<void(Hall&)> work) {
  auto& hall = halls_[table];
  if (!hall) {
    hall = std::make_unique<Hall>(Hall{.id = table});
    in_memory_.set(static_cast<std::int64_t>(halls_.size()));
  }
  hall->used = now();
  if (hall->room) return work(*hall);
  hall->waiting.push_back(std::move(work));
  if (!hall->is_reading) load(*hall);
}

void Tables::load(Hall& hall) {
  hall.is_reading = true;
  store_.ask([id = hall.id](store::Store& store) { return store.journal(id); },
             [this, id = hall.id](auto journal) { loaded(id, std::move(journal)); });
}

void Tables::loaded(const std::string& table, std::optional<std::vector<store::JournalEntry>> journal) {
  const auto found = halls_.find(table);
  if (found == halls_.end()) return;
  Hall& hall = *found->second;
  hall.is_reading = false;
  if (!journal) {  // the store will be back
    server_
        .after(retry_after,
               [this, table] {
                 if (const auto hall_again = halls_.find(table);
                     hall_again != halls_.end() && !hall_again->second->is_reading)
                   load(*hall_again->second);
               })
        .detach();
    return;
  }
  std::unique_ptr<Table> folded;
  try {
    folded = fold(*journal);
  } catch (const std::exception& error) {
    log_.error("journal unreadable", {{"reason", error.what()}});
  }
  if (!folded) {  // no such table
    const auto waiting = std::move(hall.waiting);
    const auto kept = std::move(found->second);
    halls_.erase(found);
    in_memory_.set(static_cast<std::int64_t>(halls_.size()));
    for (const auto& work : waiting) work(*kept);
    return;
  }
  hall.looked = now();
  wire::Outbox out;
  if (hall.room) {
    hall.room->reload(std::move(*folded), now(), out);
  } else {
    hall.room = std::make_unique<wire::Room>(std::move(*folded));
    out.has_new_tasks = true;
  }
  perform(hall, out);
  const auto waiting = std::move(hall.waiting);
  hall.waiting.clear();
  for (const auto& work : waiting) work(hall);
}

void Tables::perform(Hall& hall, wire::Outbox& out) {
  for (const wire::Outbox::Send& send : out.sends) {
    const auto found = connections_.find(send.to);
    if (found == connections_.end()) continue;
    found->second->send(send.text);
    if (hooks::is_sabotaged("leak") && hall.room->table().has_play() && !hall.room->is_writing())
      found->second->send(wire::update_text(hall.room->table(), Seat::p1, 0));
  }
  out.sends.clear();
  if (out.write != nullptr) write(hall, *out.write);
  if (out.has_new_tasks && !hall.room->is_writing()) mind(hall);
}

// --- writing ---

void Tables::write(Hall& hall, const Entry& entry) {
  store::Append append = append_of(hall.room->table(), entry);
  ++writes_;
  hall.began = std::chrono::steady_clock::now();
  if (hooks::is_sabotaged("acknowledge early")) {
    wire::Outbox out;
    hall.room->stored(now(), out);
    perform(hall, out);
    store_.append(std::move(append), [this](auto) { --writes_; });
    return;
  }
  store_.append(std::move(append), [this, id = hall.id](auto appended) { written(id, appended); });
}

void Tables::written(const std::string& table, std::optional<store::Appended> appended) {
  --writes_;
  if (const auto found = halls_.find(table); found != halls_.end()) {
    Hall& hall = *found->second;
    if (appended == store::Appended::stored) {
      stored_.add();
      acknowledged_.observe(std::chrono::duration<double>(std::chrono::steady_clock::now() - hall.began).count());
      hall.looked = now();
      hooks::reached("before acknowledge");
      wire::Outbox out;
      hall.room->stored(now(), out);
      perform(hall, out);
      hooks::reached("acknowledged");
    } else {  // another node was faster, or nobody knows: the journal does
      if (appended) conflicts_.add();
      if (!hall.is_reading) load(hall);
    }
  }
  if (writes_ == 0 && finished_) std::exchange(finished_, nullptr)();
}

void Tables::finish(std::function<void()> done) {
  if (writes_ == 0) return done();
  finished_ = std::move(done);
}

// --- clients ---

void Tables::refuse_unknown(Connection& connection, const std::string& table, const std::string& id) {
  connection.send(wire::refused_text(
      {.table = table, .id = id, .code = "no-such-table", .sentence = "There is no table of this name.", .rule = {}}));
}

void Tables::watch(Connection& connection, const Actor& actor, const wire::Watch& message) {
  connections_[connection.id()] = &connection;
  watched_[connection.id()].insert(message.table);
  with(message.table, [this, id = connection.id(), actor, message](Hall& hall) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    if (!hall.room) return refuse_unknown(*found->second, message.table, "");
    enter(hall, id, actor, message);
  });
}

// Where other nodes append too, the journal is looked at first: what the client has may be more than this node knew.
void Tables::enter(Hall& hall, std::uint64_t connection, const Actor& actor, const wire::Watch& message) {
  const auto enter_now = [this, connection, actor, message](Hall& place) {
    wire::Outbox out;
    place.room->enter(connection, actor, message.have, out);
    perform(place, out);
  };
  if (!settings_.shares_store) return enter_now(hall);
  follow(hall, [this, connection, enter_now](Hall& place) {
    if (connections_.contains(connection)) enter_now(place);
  });
}

void Tables::unwatch(Connection& connection, const std::string& table) {
  watched_[connection.id()].erase(table);
  const auto found = halls_.find(table);
  if (found == halls_.end() || !found->second->room) return;
  wire::Outbox out;
  found->second->room->leave(connection.id(), out);
  perform(*found->second, out);
}

void Tables::closed(Connection& connection) {
  for (const std::string& table : std::set<std::string>(watched_[connection.id()])) unwatch(connection, table);
  watched_.erase(connection.id());
  connections_.erase(connection.id());
}

void Tables::steps(Connection& connection, const Actor& actor, const wire::Steps& message) {
  connections_[connection.id()] = &connection;
  with(message.table, [this, id = connection.id(), actor, message](Hall& hall) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    if (!hall.room) return refuse_unknown(*found->second, message.table, "");
    wire::Outbox out;
    hall.room->steps(id, actor, message.seat, out);
    perform(hall, out);
  });
}

void Tables::command(Connection& connection, const Actor& actor, const wire::Do& message) {
  connections_[connection.id()] = &connection;
  hooks::reached("received");
  with(message.table, [this, id = connection.id(), actor, message](Hall& hall) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    if (!hall.room) return refuse_unknown(*found->second, message.table, message.id);
    const auto hand_over = [this, id, actor, message](Hall& place) {
      wire::Outbox out;
      place.room->command(id, actor, message.id, message.command, now(), out);
      perform(place, out);
    };
    // What this node would refuse may be right at a table that has gone on at another.
    const bool may_be_behind = settings_.shares_store && !hall.room->is_writing() &&
                               !hall.room->table().decide(actor, message.command, now(), message.id);
    may_be_behind ? follow(hall, hand_over) : hand_over(hall);
  });
}

// The new table first: the old one's journal names it.
void Tables::rematch(Connection& connection, const Actor& actor, const wire::Do& message) {
  connections_[connection.id()] = &connection;
  with(message.table, [this, id = connection.id(), actor, message](Hall& hall) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    if (!hall.room) return refuse_unknown(*found->second, message.table, message.id);
    wire::Do named = message;
    named.command = Rematch{.table = random_id()};
    const Table& table = hall.room->table();
    if (hall.room->is_writing() || table.has(actor, message.id) || !table.decide(actor, named.command, now(), message.id))
      return command(*found->second, actor, named);  // to be acknowledged again, or refused
    const auto opened = [this, id, actor, named](const Result<std::string, NotOpened>& made) {
      const auto again = connections_.find(id);
      if (again == connections_.end()) return;
      if (made) return command(*again->second, actor, named);
      again->second->send(wire::refused_text(named.table, named.id, made.error().refusal));
    };
    open(table.rematch_setup(actor, std::get<Rematch>(named.command).table, random_secret()), message.id, opened);
  });
}

void Tables::act_for(const Actor& actor, const std::string& table, const Command& command) {
  with(table, [this, actor, command](Hall& hall) {
    if (!hall.room) return;
    wire::Outbox out;
    hall.room->command(0, actor, "", command, now(), out);
    perform(hall, out);
  });
}

void Tables::read(const std::string& table, std::function<void(const Table*)> done) {
  store_.ask([table](store::Store& store) { return store.journal(table); },
             [this, done = std::move(done)](std::optional<std::vector<store::JournalEntry>> journal) {
               std::unique_ptr<Table> folded;
               try {
                 if (journal) folded = fold(*journal);
               } catch (const std::exception& error) {
                 log_.error("journal unreadable", {{"reason", error.what()}});
               }
               done(folded.get());
             });
}

// --- bots and clocks ---

void Tables::mind(Hall& hall) {
  const Table& table = hall.room->table();
  const std::vector<Task> tasks = table.tasks();
  std::erase_if(hall.thinking, [&tasks](const auto& each) {
    return std::none_of(tasks.begin(), tasks.end(),
                        [&each](const Task& task) { return std::pair(task.seat, task.decision) == each; });
  });
  for (const Task& task : tasks)
    if (hall.thinking.emplace(task.seat, task.decision).second) think(hall, task);
  hall.timer.cancel();
  if (table.due() == 0) return;
  const Time wait = std::clamp<Time>(table.due() - now(), 0, hour);
  hall.timer = server_.after(Milliseconds(wait), [this, id = hall.id] { tick(id); });
}

void Tables::think(Hall& hall, const Task& task) {
  const auto begin_thinking = [this, task](Hall& place) {
    bots_.think(place.room->table().think(task), task.at, [this, task, id = place.id](const std::string& action) {
      const Time wait = std::max<Time>(task.at - now(), 0);
      server_.after(Milliseconds(wait), [this, id, task, action] { answer(id, task, action); }).detach();
    });
  };
  if (!settings_.shares_store) return begin_thinking(hall);
  leased(hall.id, [task, begin_thinking](Hall& place) {
    const auto tasks = place.room->table().tasks();
    if (!place.room->is_writing() && std::find(tasks.begin(), tasks.end(), task) != tasks.end()) begin_thinking(place);
  });
}

void Tables::answer(const std::string& table, const Task& task, const std::string& action) {
  with(table, [this, task, action](Hall& hall) {
    if (!hall.room || hall.thinking.erase({task.seat, task.decision}) == 0) return;
    wire::Outbox out;
    hall.room->answer(task, action, now(), out);
    perform(hall, out);
  });
}

void Tables::tick(const std::string& table) {
  leased(table, [this](Hall& hall) {
    if (hall.room->is_writing()) return;  // mind() comes after it
    if (hall.room->table().due() == 0 || hall.room->table().due() > now()) return mind(hall);
    wire::Outbox out;
    hall.room->tick(now(), out);
    perform(hall, out);
  });
}

// Where several nodes share the store, one looks after a table's bots and clock. Whoever does not, looks again later.
void Tables::leased(const std::string& table, std::function<void(Hall&)> work) {
  const auto run = [this, table, work = std::move(work)] {
    with(table, [work](Hall& hall) {
      if (hall.room) work(hall);
    });
  };
  if (!settings_.shares_store) return run();
  const auto lease = [this, table](store::Store& store) {
    return store.lease(table, settings_.node, now(), now() + settings_.lease);
  };
  store_.ask(lease, [this, table, run](std::optional<bool> is_ours) {
    if (is_ours.value_or(false)) return run();
    server_
        .after(Milliseconds(settings_.lease),
               [this, table] {
                 const auto found = halls_.find(table);
                 if (found == halls_.end() || !found->second->room || found->second->room->is_writing()) return;
                 found->second->thinking.clear();
                 mind(*found->second);
               })
        .detach();
  });
}

// --- other nodes, and tables nobody watches ---

void Tables::hint(const std::string& table) {
  const auto found = halls_.find(table);
  if (found == halls_.end() || !found->second->room || found->second->is_reading || found->second->room->is_writing())
    return;
  follow(*found->second, [](Hall&) {});
}

// Reads what the journal has gained, then goes on.
void Tables::follow(Hall& hall, std::function<void(Hall&)> then) {
  const auto question = [id = hall.id, after = hall.room->table().seq()](store::Store& store) {
    return store.journal(id, after);
  };
  store_.ask(question,
             [this, id = hall.id, then = std::move(then)](std::optional<std::vector<store::JournalEntry>> journal) {
               const auto again = halls_.find(id);
               if (again == halls_.end() || !again->second->room) return;
               if (journal && !again->second->room->is_writing()) append_read(*again->second, *journal);
               then(*again->second);
             });
}

void Tables::append_read(Hall& hall, const std::vector<store::JournalEntry>& journal) {
  hall.looked = now();
  std::vector<Entry> entries;
  for (const store::JournalEntry& each : journal) {
    const auto entry = wire::parse_entry(static_cast<int>(each.seq), each.entry);
    if (!entry) return log_.error("journal unreadable", {{"reason", entry.error()}});
    entries.push_back(*entry);
  }
  wire::Outbox out;
  hall.room->follow(entries, now(), out);
  perform(hall, out);
}

void Tables::look_around() {
  const Time at = now();
  // A table whose time has passed and whom no node has served: its node is gone, or we have just started.
  store_.ask([at, lease = settings_.shares_store ? settings_.lease
                                                 : 0](store::Store& store) { return store.due(at - lease, due_at_once); },
             [this](std::optional<std::vector<store::TableRow>> rows) {
               if (!rows) return;
               for (const store::TableRow& row : *rows)
                 if (!halls_.contains(row.id)) with(row.id, [](Hall&) {});
             });
  if (settings_.shares_store)
    for (const auto& [id, hall] : halls_)
      if (hall->room && at - hall->looked > settings_.resync) hint(id);
  forget_idle();
  look_timer_ = server_.after(look_every, [this] { look_around(); });
}

void Tables::forget_idle() {
  const Time at = now();
  std::erase_if(halls_, [&](const auto& each) {
    const Hall& hall = *each.second;
    if (!hall.room || !hall.room->is_empty() || at - hall.used < settings_.keep) return false;
    const Time due = due_of(hall.room->table());
    return due == 0 || due > at + settings_.keep;
  });
  in_memory_.set(static_cast<std::int64_t>(halls_.size()));
}

}  // namespace springtide::server
