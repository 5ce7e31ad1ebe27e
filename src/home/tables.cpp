// Tables: rooms and their journals, read, written and followed.
#include <algorithm>
#include <iterator>
#include <utility>

#include "ai/levels.h"
#include "home/home.h"
#include "home/rows.h"
#include "wire/command_json.h"
#include "wire/journal.h"
#include "wire/output.h"

namespace springtide::home {

using namespace match;
using wire::ServiceCode;

namespace {

constexpr Time retry_after = 500;
constexpr Time longest_pause = 2000;
constexpr Time calls_held = 30'000;

// Before the next try: a hiccup costs nothing, and a store without room is not asked thousands of times a second.
Time pause_after(int failed_writes) {
  return failed_writes <= 1 ? 0 : std::min(longest_pause, retry_after << std::min(failed_writes - 2, 8));
}

// Who wants it and under which id, if it is somebody's command.
const Commanding* command_of(const Errand& errand) {
  const auto* rematching = std::get_if<Rematching>(&errand);
  return rematching != nullptr ? &rematching->command : std::get_if<Commanding>(&errand);
}

ConnectionId connection_of(const Errand& errand) {
  if (const Commanding* command = command_of(errand)) return command->connection;
  if (const auto* entering = std::get_if<Entering>(&errand)) return entering->connection;
  if (const auto* looking = std::get_if<LookingBack>(&errand)) return looking->connection;
  if (const auto* looking = std::get_if<LookingAhead>(&errand)) return looking->connection;
  if (const auto* wanting = std::get_if<WantingHint>(&errand)) return wanting->connection;
  const auto* stepping = std::get_if<Stepping>(&errand);
  return stepping != nullptr ? stepping->connection : 0;
}

bool begins_over_days(const Table& table, const Entry& entry) {
  return std::holds_alternative<Start>(entry.command) && table.setup().clock.kind == ClockKind::correspondence;
}

bool is_rewritten(const Errand& errand) {
  const auto* following = std::get_if<Following>(&errand);
  return following != nullptr && following->is_rewritten;
}

std::string id_of(const Errand& errand) {
  const Commanding* command = command_of(errand);
  return command != nullptr ? command->id : std::string{};
}

}  // namespace

Hosted* Home::find(const std::string& table) {
  const auto found = hosted_.find(table);
  return found == hosted_.end() ? nullptr : &found->second;
}

const Table* Home::table(const std::string& id) const {
  const auto found = hosted_.find(id);
  if (found == hosted_.end() || !found->second.room || found->second.is_writing()) return nullptr;
  return &found->second.room->table();
}

Result<Write, Refusal> Home::open(Setup setup, const std::string& id, Time now) const {
  setup.pause = settings_.pause;
  if (setup.is_lesson && !settings_.has_lessons) return refused(Code::bad_setup, "there are no lessons here");
  if (setup.is_rated && !settings_.has_ratings) return refused(Code::bad_setup, "there are no ratings here");
  setup.bot_version = setup.is_rated ? bot_version : 0;
  for (Chair& chair : setup.chairs) {
    const bool is_bot = chair.kind == ChairKind::bot;
    chair.version = is_bot ? bot_version : 1;
    chair.nets = is_bot ? nets_of_bot(setup.game, chair.level) : std::vector<std::string>{};
  }
  const auto first = Table::open(setup, now, id);
  if (!first) return first.error();
  wire::Fold fold;
  const std::string& text = fold.add(*first);
  Write write = write_of(*fold.table(), {.entry = *first, .text = text});
  if (CallRows invited = calls_of(*fold.table(), {}); !invited.empty()) write.append.calls = std::move(invited);
  return write;
}

void Home::act_for(const Actor& actor, const std::string& table, const Command& command, Time now) {
  bring(table, Commanding{.actor = actor, .command = command}, now);
}

void Home::forget(const std::string& table) {
  if (Hosted* hosted = find(table)) {
    if (hosted->writing) --writes_;
    plan_at(*hosted, 0);
    hosted_.erase(table);
  }
}

// --- errands ---

bool Home::is_ours(const std::string& table) const { return home_of(table, settings_.place.of) == settings_.place.index; }

void Home::bring(const std::string& table, Errand errand, Time now) {
  if (!is_ours(table))
    return void(
        effects_.push_back(Pass{.to = home_of(table, settings_.place.of), .table = table, .errand = std::move(errand)}));
  if (const auto* leaving = std::get_if<Leaving>(&errand)) return leave(table, *leaving, now);
  if (const auto* knowing = std::get_if<Knowing>(&errand)) return know(table, *knowing, now);
  if (const auto* pinging = std::get_if<Pinging>(&errand)) return tell(pinging->connection, wire::pong_text(table));
  Hosted& hosted = hosted_.try_emplace(table, Hosted{.id = table, .used = now}).first->second;
  if (!std::holds_alternative<Following>(errand)) hosted.used = now;
  hosted.needs_whole_journal = hosted.needs_whole_journal || is_rewritten(errand);
  if (hosted.room && !needs_journal(hosted, errand, now)) return run(hosted, errand, now);
  if (!hosted.is_reading()) {
    hosted.waiting.push_back(std::move(errand));
    if (hosted.needs_whole_journal && hosted.writing) return;  // once that is stored
    return begin_reading(hosted);
  }
  (settings_.shares_store ? hosted.waiting_next : hosted.waiting).push_back(std::move(errand));
}

// Where other homes append too, the journal is looked at first: who comes may know more than this home, and what it would
// refuse may be right at a table that has gone on at another.
bool Home::needs_journal(const Hosted& hosted, const Errand& errand, Time now) const {
  if (is_rewritten(errand)) return true;
  if (!settings_.shares_store) return false;
  if (std::holds_alternative<Entering>(errand) || std::holds_alternative<Following>(errand)) return true;
  const Commanding* command = command_of(errand);
  return command != nullptr && !hosted.is_writing() &&
         !hosted.room->table().decide(command->actor, command->command, now, command->id);
}

void Home::run(Hosted& hosted, const Errand& errand, Time now) {
  std::visit(
      [&]<class E>(const E& each) {
        if constexpr (std::is_constructible_v<RoomErrand, const E&>)
          ask(hosted, each, now);
        else
          run(hosted, each, now);
      },
      errand);
}

void Home::ask(Hosted& hosted, const RoomErrand& errand, Time now) {
  Outbox out;
  hosted.room->ask(errand, now, out);
  perform(hosted, out, now);
  if (std::holds_alternative<Entering>(errand)) look_on(hosted, now);
}

// The new table first: the old one's journal names it.
void Home::run(Hosted& hosted, const Rematching& rematching, Time now) {
  const Commanding& asked = rematching.command;
  const Table& table = hosted.room->table();
  if (hosted.is_writing() || table.has(asked.actor, asked.id) || !table.decide(asked.actor, asked.command, now, asked.id))
    return ask(hosted, asked, now);  // to be acknowledged again, or refused
  const std::string& id = std::get<Rematch>(asked.command).table;
  auto first = open(table.rematch_setup(asked.actor, id, random_()), asked.id, now);
  if (!first) return tell(asked.connection, wire::refused_text(hosted.id, asked.id, first.error()));
  openings_.emplace(id, Opening{.table = hosted.id, .then = asked});
  write(*std::move(first));
}

// Somebody may leave before the journal is read.
void Home::leave(const std::string& table, const Leaving& leaving, Time now) {
  Hosted* hosted = find(table);
  if (hosted == nullptr) return;
  const auto is_entering = [&leaving](const Errand& errand) {
    const auto* entering = std::get_if<Entering>(&errand);
    return entering != nullptr && entering->connection == leaving.connection;
  };
  std::erase_if(hosted->waiting, is_entering);
  std::erase_if(hosted->waiting_next, is_entering);
  if (!hosted->room) return;
  const SeatSet before = hosted->room->here();
  Outbox out;
  hosted->room->leave(leaving.connection, out);
  note_gone(*hosted, before - hosted->room->here(), now);
  perform(*hosted, out, now);
  plan(*hosted, now);
}

// Also who waits for the journal comes as who he is now.
void Home::know(const std::string& table, const Knowing& knowing, Time now) {
  Hosted* hosted = find(table);
  if (hosted == nullptr) return;
  for (auto* waiting : {&hosted->waiting, &hosted->waiting_next})
    for (Errand& errand : *waiting)
      if (auto* entering = std::get_if<Entering>(&errand); entering != nullptr && entering->connection == knowing.connection)
        entering->actor = knowing.actor;
  if (!hosted->room) return;
  Outbox out;
  hosted->room->know(knowing.connection, knowing.actor, out);
  perform(*hosted, out, now);
}

void Home::send_all(Outbox& out) {
  for (Outbox::Send& each : out.sends) effects_.push_back(Send{.to = each.to, .text = std::move(each.text)});
}

void Home::perform(Hosted& hosted, Outbox& out, Time now) {
  send_all(out);
  if (out.write) {
    hosted.writing = out.write->entry.seq;
    hosted.writing_since = now;
    const bool begins = begins_over_days(hosted.room->table(), out.write->entry);
    Write entry = write_of(hosted.room->table(), *std::move(out.write));
    call(hosted, entry.append);
    write(std::move(entry));
    if (begins) effects_.push_back(FindAway{.table = hosted.id, .seats = seats_of(hosted.room->table())});
  }
  if (!hosted.is_writing() && (out.has_new_tasks || !settings_.thinks_unwatched)) tend(hosted, now);
}

// Where everybody looks on, an entry writes nothing of calls.
void Home::call(Hosted& hosted, store::Append& append) const {
  const Room& room = *hosted.room;
  CallRows calls = calls_of(room.table(), room.here(), hosted.called.value_or(CallRows{}));
  if (calls != hosted.called) append.calls = calls;
  hosted.called = std::move(calls);
  hosted.gone = {};
  hosted.call_at = 0;
}

// No entry follows when somebody goes. Who reloads a page is back in a moment.
void Home::note_gone(Hosted& hosted, SeatSet gone, Time now) const {
  if (settings_.call_after == 0 || gone.empty()) return;
  hosted.gone = hosted.gone | gone;
  if (hosted.call_at == 0) hosted.call_at = now + settings_.call_after;
}

// Of the others nothing is said: they may look on at another home. Which calls stand then is not known.
void Home::call_gone(Hosted& hosted, Time now) {
  if (!hosted.room || hosted.is_writing() || hosted.call_at == 0 || hosted.call_at > now) return;
  hosted.call_at = 0;
  hosted.gone = hosted.gone - hosted.room->here();
  const Table& table = hosted.room->table();
  CallRows calls = calls_of(table, players_of(table.players()) - (hosted.gone & table.to_act()));
  std::erase_if(calls, [&](const store::CallRow& call) { return !table.to_act().contains(seat_at(call.seat)); });
  if (calls.empty()) return;
  hosted.called.reset();
  effects_.push_back(CallNow{
      .late = {.table = hosted.id, .game = table.setup().game, .seq = table.seq(), .time = now, .calls = std::move(calls)}});
}

void Home::look_on(Hosted& hosted, Time now) {
  if (settings_.call_after == 0 || !settings_.shares_store || hosted.called) return;
  hosted.hold_at = now;
  hold_calls(hosted, now);
}

// The entry of another home does not know who looks on here. Its calls are kept back as long as this home says so again and
// again: should it end, they are late and not lost.
void Home::hold_calls(Hosted& hosted, Time now) {
  if (hosted.hold_at == 0 || hosted.hold_at > now || hosted.is_writing()) return;
  hosted.hold_at = 0;
  const SeatSet seats = hosted.room->here();
  if (!hosted.called && !seats.empty() && hosted.room->table().life() == Life::playing)
    effects_.push_back(HoldCalls{.table = hosted.id, .seats = seats, .until = now + calls_held});
}

void Home::held(const std::string& table, bool is_any, Time now) {
  Hosted* hosted = find(table);
  if (hosted == nullptr || !is_any) return;
  hosted->hold_at = now + calls_held - calls_held / 3;
  plan(*hosted, now);
}

void Home::called(const std::string& table, bool is_known, Time now) {
  Hosted* hosted = find(table);
  if (hosted == nullptr || is_known) return;
  note_gone(*hosted, hosted->gone, now);
  plan(*hosted, now);
}

// --- the store ---

void Home::write(Write entry) {
  ++writes_;
  effects_.push_back(std::move(entry));
}

void Home::written(const std::string& table, std::int64_t seq, Written how, Time now) {
  if (const auto opening = openings_.extract(table)) return opened(opening.mapped(), how, now);
  Hosted* hosted = find(table);
  if (hosted == nullptr || hosted->writing != seq) return;
  --writes_;
  hosted->writing.reset();
  if (how != Written::stored) {  // another home was faster, or nobody knows: the journal does
    hosted->needs_whole_journal = true;
    hosted->called.reset();
    if (how == Written::unknown) return wait_for_store(*hosted, now);
    if (!hosted->is_reading()) begin_reading(*hosted);
    return;
  }
  hosted->failed_writes = 0;
  hosted->looked = now;
  Outbox out;
  hosted->room->stored(now, out);
  perform(*hosted, out, now);
  if (hosted->needs_whole_journal && !hosted->writing && !hosted->is_reading()) begin_reading(*hosted);
}

// What could not be written is decided again by the journal as it is then.
void Home::wait_for_store(Hosted& hosted, Time now) {
  say_busy(hosted);
  const Time pause = pause_after(++hosted.failed_writes);
  if (hosted.is_reading()) return;
  if (pause == 0) return begin_reading(hosted);
  hosted.read_again = now + pause;
  plan(hosted, now);
}

void Home::opened(const Opening& opening, Written how, Time now) {
  --writes_;
  if (how == Written::stored) return bring(opening.table, opening.then, now);
  refuse(opening.then.connection, ServiceCode::busy, opening.table, opening.then.id);
}

// What the room does not know yet, or all of it where what the room knows may be wrong.
void Home::begin_reading(Hosted& hosted) {
  const int after = hosted.room && !hosted.needs_whole_journal ? hosted.room->table().seq() : 0;
  hosted.reading = after;
  hosted.read_again = 0;
  hosted.needs_whole_journal = false;
  effects_.push_back(Read{.table = hosted.id, .after = after});
}

void Home::read(const std::string& table, int after, const std::optional<std::vector<std::string>>& entries, Time now) {
  Hosted* hosted = find(table);
  if (hosted == nullptr || hosted->reading != after) return;
  hosted->reading.reset();
  if (!entries) {  // the store will be back
    hosted->needs_whole_journal = hosted->needs_whole_journal || after == 0;
    hosted->read_again = now + retry_after;
    say_busy(*hosted);
    return plan(*hosted, now);
  }
  hosted->looked = now;
  if (after == 0 && hosted->writing) return void(hosted->needs_whole_journal = true);  // again, once that is stored
  if (after == 0)
    if (const auto trouble = read_whole(*hosted, *entries, now)) return turn_away_all(table, *trouble);
  if (after != 0 && !read_more(*hosted, after, *entries, now)) {
    hosted->needs_whole_journal = true;
    return begin_reading(*hosted);
  }
  run_waiting(*hosted, now);
}

// Why nobody can be let in: there is no such table, or its journal is not what was written.
std::optional<ServiceCode> Home::read_whole(Hosted& hosted, const std::vector<std::string>& entries, Time now) {
  if (entries.empty()) return ServiceCode::no_such_table;
  auto journal = wire::read_entries(entries);
  if (!journal) {
    if (damaged_.insert(hosted.id).second)
      effects_.push_back(Report{.what = "journal_damaged", .table = hosted.id, .reason = journal.error().message()});
    return ServiceCode::damaged_journal;
  }
  damaged_.erase(hosted.id);
  hosted.thinking.clear();
  hosted.called.reset();
  if (journal->table.life() == Life::open) hosted.called = calls_of(journal->table, {});
  // Whoever looked on when the process before this one ended has not been called.
  if (!hosted.room && !settings_.shares_store) note_gone(hosted, players_of(journal->table.players()), now);
  Outbox out;
  if (hosted.room)
    hosted.room->reload(std::move(*journal), now, out);
  else
    hosted.room.emplace(std::move(*journal), settings_.room);
  out.has_new_tasks = true;
  perform(hosted, out, now);
  return std::nullopt;
}

// False: it does not go on from what the room knows.
bool Home::read_more(Hosted& hosted, int after, const std::vector<std::string>& texts, Time now) {
  if (hosted.is_writing()) return true;  // a conflict will tell
  std::vector<wire::Kept> entries;
  for (const std::string& text : texts) {
    auto entry = wire::parse_entry(++after, text);
    if (!entry) {
      effects_.push_back(Report{.what = "journal_unreadable", .table = hosted.id, .reason = entry.error()});
      break;
    }
    entries.push_back({.entry = *std::move(entry), .text = text});
  }
  if (entries.empty()) return true;
  hosted.called.reset();
  Outbox out;
  if (!hosted.room->follow(entries, now, out)) return false;
  perform(hosted, out, now);
  look_on(hosted, now);
  return true;
}

// What came while the journal was being read may have to know more than was read.
void Home::run_waiting(Hosted& hosted, Time now) {
  const std::vector<Errand> waiting = std::exchange(hosted.waiting, std::exchange(hosted.waiting_next, {}));
  for (const Errand& errand : waiting) run(hosted, errand, now);
  if (!hosted.is_reading() && (hosted.needs_whole_journal || !hosted.waiting.empty())) begin_reading(hosted);
}

// Those who wait, and those who are here.
void Home::turn_away_all(const std::string& table, ServiceCode code) {
  Hosted* hosted = find(table);
  if (hosted->room)
    for (const ConnectionId connection : hosted->room->guests()) refuse(connection, code, table);
  std::vector<Errand> waiting = std::move(hosted->waiting);
  std::ranges::move(hosted->waiting_next, std::back_inserter(waiting));
  forget(table);
  for (const Errand& errand : waiting) {
    const ConnectionId connection = connection_of(errand);
    if (connection != 0) refuse(connection, code, table, id_of(errand));
  }
}

// Who waits is told why, once; what is wanted is done once the store is back.
void Home::say_busy(Hosted& hosted) {
  for (auto* waiting : {&hosted.waiting, &hosted.waiting_next})
    for (Errand& errand : *waiting)
      if (auto* entering = std::get_if<Entering>(&errand);
          entering != nullptr && !std::exchange(entering->is_told_busy, true))
        refuse(entering->connection, ServiceCode::busy, hosted.id);
  if (!hosted.room) return;
  Outbox out;
  hosted.room->say_busy(out);
  send_all(out);
}

// --- other homes, other hands ---

void Home::changed(const std::string& table, Time now) {
  if (find(table) != nullptr) reread(table, now);
}

void Home::heard(const std::string& table, Time now) {
  Hosted* hosted = find(table);
  if (hosted == nullptr || !hosted->room || hosted->is_writing()) return;
  if (hosted->is_reading() && !hosted->waiting_next.empty()) return;  // it will be read once more as it is
  bring(table, Following{}, now);
}

}  // namespace springtide::home
