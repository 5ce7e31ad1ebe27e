#include "home/room.h"

#include <algorithm>
#include <utility>

#include "ai/levels.h"
#include "text/notation.h"
#include "wire/journal.h"
#include "wire/output.h"

namespace springtide::home {

using namespace match;
using namespace wire;

namespace {

SeatSet seats_of(const Table& table, bool SeatState::* is_so) {
  SeatSet seats;
  for (Seat seat : players_of(table.players()))
    if (table.seat(seat).*is_so) seats.insert(seat);
  return seats;
}

}  // namespace

Room::Room(Journal journal, RoomLimits limits)
    : table_(std::move(journal.table)), chain_(std::move(journal.chain)), limits_(limits) {
  note_chairs();
}

void Room::ask(RoomErrand errand, Time now, Outbox& out) {
  const auto* commanding = std::get_if<Commanding>(&errand);
  if (commanding != nullptr && is_under_way(*commanding)) return;
  waiting_.push_back(std::move(errand));
  handle_waiting(now, out);
}

void Room::leave(ConnectionId connection, Outbox& out) {
  guests_.erase(connection);
  std::erase_if(waiting_, [connection](const RoomErrand& each) {
    const auto* entering = std::get_if<Entering>(&each);
    return entering != nullptr && entering->connection == connection;
  });
  if (!writing_ && here() != shown_here_) tell_table(out);
}

void Room::know(ConnectionId connection, const Actor& actor, Outbox& out) {
  const auto found = guests_.find(connection);
  if (found == guests_.end()) return;
  found->second.actor = actor;
  if (writing_) return shown_.chairs.clear();  // all are told once that is stored
  send(connection, table_text(table_, actor, shown_here_), out);
}

// Whoever is told to wait says it again now and then; it is answered once.
bool Room::is_under_way(const Commanding& commanding) const {
  if (commanding.id.empty()) return false;
  const auto is_it = [&](const Commanding& each) {
    return each.connection == commanding.connection && each.id == commanding.id;
  };
  if (writing_ && is_it(*writing_)) return true;
  return std::ranges::any_of(waiting_, [&](const RoomErrand& each) {
    const auto* waiting = std::get_if<Commanding>(&each);
    return waiting != nullptr && is_it(*waiting);
  });
}

void Room::say_busy(Outbox& out) {
  const auto tell = [&](ConnectionId connection) {
    if (connection == 0 || !told_busy_.insert(connection).second) return;
    send(connection, refused_text(ServiceCode::busy, {.table = table_.setup().table}), out);
  };
  if (writing_) tell(writing_->connection);
  for (const RoomErrand& each : waiting_) std::visit([&](const auto& waiting) { tell(waiting.connection); }, each);
}

void Room::answer(const Task& task, const std::string& action, Time now, Outbox& out) {
  ask(Commanding{.actor = Actor::table(), .command = Act{.seat = task.seat, .decision = task.decision, .actions = {action}}},
      now, out);
}

void Room::tick(Time now, Outbox& out) { ask(Commanding{.actor = Actor::table(), .command = Tick{}}, now, out); }

void Room::stored(Time now, Outbox& out) {
  const Commanding commanding = *std::exchange(writing_, std::nullopt);
  told_busy_.clear();
  acknowledge(commanding, out);
  publish(out);
  handle_waiting(now, out);
}

void Room::reload(Journal journal, Time now, Outbox& out) {
  table_ = std::move(journal.table);
  chain_ = std::move(journal.chain);
  if (writing_) waiting_.push_front(*std::exchange(writing_, std::nullopt));
  publish(out);
  handle_waiting(now, out);
  if (!writing_) told_busy_.clear();
}

bool Room::follow(const std::vector<Kept>& entries, Time now, Outbox& out) {
  for (const auto& [entry, text] : entries) {
    if (entry.seq <= table_.seq()) continue;
    if (!is_next(table_, entry) || !chain_.take(entry, text)) return false;
    apply(table_, entry, chain_);
  }
  publish(out);
  handle_waiting(now, out);
  return true;
}

void Room::handle_waiting(Time now, Outbox& out) {
  while (!writing_ && !waiting_.empty()) {
    const RoomErrand next = std::move(waiting_.front());
    waiting_.pop_front();
    std::visit([&](const auto& each) { handle(each, now, out); }, next);
  }
}

void Room::handle(const Commanding& commanding, Time now, Outbox& out) {
  if (table_.has(commanding.actor, commanding.id)) return acknowledge(commanding, out);
  if (std::holds_alternative<Say>(commanding.command) && !may_say(commanding.actor, now))
    return send(commanding.connection,
                refused_text(ServiceCode::too_often, {.table = table_.setup().table, .id = commanding.id}), out);
  Command command = commanding.command;
  if (auto* bot = std::get_if<SeatBot>(&command)) {
    bot->version = bot_version;
    bot->nets = nets_of_bot(table_.setup().game, bot->level);
  }
  const auto entry = table_.decide(commanding.actor, command, now, commanding.id);
  if (entry) return write(commanding, *entry, out);
  if (commanding.connection != 0)
    send(commanding.connection, refused_text(table_.setup().table, commanding.id, entry.error()), out);
}

void Room::handle(const Entering& entering, Time, Outbox& out) {
  if (!may_watch(entering.actor)) return turn_away(entering.connection, out);
  Guest guest{.actor = entering.actor, .with_spectator = entering.watch.with_spectator};
  for (const auto& [viewer, count] : entering.watch.have) guest.have[*find_seat(viewer)] = count;
  guests_[entering.connection] = guest;
  if (here() != shown_here_)
    tell_table(out);
  else
    send(entering.connection, table_text(table_, entering.actor, shown_here_), out);
  note_viewers(guests_[entering.connection]);
  for (auto& [viewer, count] : guests_[entering.connection].have) {
    if (count > table_.seen_by(viewer)) count = 0;
    const int most = table_.is_forgetful() ? std::min(limits_.recent, limits_.events) : limits_.events;
    send(entering.connection, update_text(table_, viewer, count, chain_.head(), most), out);
    count = table_.seen_by(viewer);
  }
}

void Room::handle(const Stepping& stepping, Time, Outbox& out) {
  if (table_.held_by(stepping.actor).contains(stepping.seat))
    return send(stepping.connection, steps_text(table_, stepping.seat), out);
  send(stepping.connection, refused_text(table_.setup().table, "", refused(Code::not_your_seat)), out);
}

void Room::handle(const LookingAhead& looking, Time, Outbox& out) {
  if (table_.held_by(looking.actor).contains(looking.seat))
    return send(looking.connection, ahead_text(table_, looking.seat), out);
  send(looking.connection, refused_text(table_.setup().table, "", refused(Code::not_your_seat)), out);
}

// To nobody but who asks: the others are not told of it.
void Room::handle(const WantingHint& wanting, Time, Outbox& out) {
  const bool is_own = table_.held_by(wanting.actor).contains(wanting.seat);
  const auto trouble = is_own ? table_.hint_trouble(wanting.seat) : Code::not_your_seat;
  send(wanting.connection,
       trouble ? refused_text(table_.setup().table, "", refused(*trouble)) : hint_text(table_, wanting.seat), out);
}

// What lies open is shown to whoever may watch.
void Room::handle(const LookingBack& looking, Time, Outbox& out) {
  const bool is_own = table_.held_by(looking.actor).contains(looking.viewer);
  if (is_own || (looking.viewer == Seat::spectator && may_watch(looking.actor)))
    return send(looking.connection,
                history_text(table_, looking.viewer, looking.before, table_.is_forgetful() ? 0 : limits_.events), out);
  if (looking.viewer == Seat::spectator) return turn_away(looking.connection, out);
  send(looking.connection, refused_text(table_.setup().table, "", refused(Code::not_your_seat)), out);
}

// The table is ahead of what is told until the entry is stored; whatever comes in waits.
void Room::write(const Commanding& commanding, const Entry& entry, Outbox& out) {
  out.write = Kept{.entry = entry, .text = chain_.add(entry)};
  apply(table_, entry, chain_);
  writing_ = commanding;
}

void Room::acknowledge(const Commanding& commanding, Outbox& out) {
  if (commanding.connection == 0) return;
  send(commanding.connection,
       acknowledged_text(table_.setup().table, commanding.id, table_.seen_by(viewer_of(commanding.actor))), out);
}

// A journal is told to whoever comes, and phrases would fill it.
bool Room::may_say(const Actor& actor, Time now) {
  if (actor.ids.empty()) return true;  // refused for another reason
  std::deque<Time>& times = said_[actor.ids.front()];
  while (!times.empty() && times.front() <= now - minute) times.pop_front();
  if (times.size() >= limits_.phrases) return false;
  times.push_back(now);
  return true;
}

// Whoever comes before the start may have come to sit down.
bool Room::may_watch(const Actor& actor) const {
  return table_.setup().has_spectators || table_.life() == Life::open || actor.is(table_.setup().host) ||
         !table_.held_by(actor).empty();
}

void Room::turn_away(ConnectionId connection, Outbox& out) const {
  send(connection, refused_text(ServiceCode::no_spectators, {.table = table_.setup().table}), out);
}

// The viewers a guest has now: the seats held, or the spectator, or both for who wants it so. A seat just taken is told from
// its beginning.
void Room::note_viewers(Guest& guest) const {
  SeatSet viewers = table_.held_by(guest.actor);
  if (viewers.empty() || guest.with_spectator) viewers.insert(Seat::spectator);
  std::erase_if(guest.have, [viewers](const auto& each) { return !viewers.contains(each.first); });
  for (Seat viewer : viewers) guest.have.try_emplace(viewer, 0);
}

std::vector<ConnectionId> Room::guests() const {
  std::vector<ConnectionId> connections;
  for (const auto& [connection, guest] : guests_) connections.push_back(connection);
  return connections;
}

void Room::publish(Outbox& out) {
  std::erase_if(guests_, [&](const auto& guest) {
    if (may_watch(guest.second.actor)) return false;
    turn_away(guest.first, out);
    return true;
  });
  if (has_new_chairs() || here() != shown_here_) {
    note_chairs();
    tell_table(out);
  }
  std::map<std::pair<Seat, int>, std::shared_ptr<const std::string>> written;
  for (auto& [connection, guest] : guests_) {
    note_viewers(guest);
    for (auto& [viewer, count] : guest.have) {
      if (count >= table_.seen_by(viewer)) continue;
      auto& text = written[{viewer, count}];
      if (!text)
        text = std::make_shared<const std::string>(update_text(table_, viewer, count, chain_.head(), limits_.events));
      out.sends.push_back({.to = connection, .text = text});
      count = table_.seen_by(viewer);
    }
  }
  out.has_new_tasks = true;
}

void Room::tell_table(Outbox& out) {
  shown_here_ = here();
  for (const auto& [connection, guest] : guests_) send(connection, table_text(table_, guest.actor, shown_here_), out);
}

bool Room::has_new_chairs() const {
  return table_.life() != shown_.life || table_.chairs() != shown_.chairs ||
         seats_of(table_, &SeatState::has_left) != shown_.left ||
         seats_of(table_, &SeatState::has_resigned) != shown_.resigned;
}

void Room::note_chairs() {
  shown_ = {.life = table_.life(),
            .chairs = table_.chairs(),
            .left = seats_of(table_, &SeatState::has_left),
            .resigned = seats_of(table_, &SeatState::has_resigned)};
}

SeatSet Room::here() const {
  SeatSet seats;
  for (const auto& [connection, guest] : guests_) seats = seats | table_.held_by(guest.actor);
  return seats;
}

// The number in an acknowledgement is that of the first seat held.
Seat Room::viewer_of(const Actor& actor) const {
  const SeatSet seats = table_.held_by(actor);
  return seats.empty() ? Seat::spectator : seats.front();
}

void Room::send(ConnectionId to, std::string text, Outbox& out) const {
  out.sends.push_back({.to = to, .text = std::make_shared<const std::string>(std::move(text))});
}

}  // namespace springtide::home
