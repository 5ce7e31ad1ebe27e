#include "server/home_runner.h"

#include <algorithm>

#include "server/now.h"
#include "server/secrets.h"
#include "store/hooks.h"
#include "text/json_value.h"
#include "wire/output.h"

namespace springtide::server {
namespace {

constexpr int due_at_once = 200;  // tables taken up in one look
constexpr int uncalled_at_once = 5'000;
constexpr Milliseconds longest_wait{3'600'000};

home::Written written_of(std::optional<store::Appended> appended) {
  if (!appended) return home::Written::unknown;
  return *appended == store::Appended::stored ? home::Written::stored : home::Written::conflict;
}

std::vector<std::string> ids_of(const std::vector<store::TableRow>& rows) {
  std::vector<std::string> ids;
  for (const store::TableRow& row : rows) ids.push_back(row.id);
  return ids;
}

// What a saboteur tells everybody besides: how the first seat sees the table.
void leak(Connection& connection, const home::Home& home, const std::string& text) {
  const auto message = parse_json(text);
  const Json* id = message ? message->find("table") : nullptr;
  const match::Table* table = id != nullptr ? home.table(id->as_string()) : nullptr;
  if (table != nullptr && table->has_play()) connection.send(wire::update_text(*table, Seat::p1, 0));
}

}  // namespace

HomeRunner::HomeRunner(const Around& around, home::Settings settings, std::string node)
    : around_(around),
      node_(std::move(node)),
      home_(std::move(settings), random_secret),
      parcels_(home_.settings().place.of),
      looked_at_blocks_(now()),
      stored_(around.metrics.counter("springtide_entries_total", "Journal entries stored by this node.")),
      conflicts_(around.metrics.counter("springtide_conflicts_total", "Entries that another node was faster with.")),
      in_memory_(around.metrics.gauge("springtide_tables", "Tables in memory.")),
      acknowledged_(around.metrics.histogram("springtide_acknowledged_seconds",
                                             "From an accepted command to its acknowledgement.", latency_bounds())) {}

void HomeRunner::opened(Connection& connection) {
  connections_[connection.id()] = &connection;
  tell([id = connection.id()](home::Home& home, match::Time) { home.connect(id); });
}

void HomeRunner::closed(Connection& connection) {
  connections_.erase(connection.id());
  tell([id = connection.id()](home::Home& home, match::Time now) { home.disconnect(id, now); });
}

void HomeRunner::tell(const Input& input) {
  input(home_, now());
  if (is_performing_) return;  // whoever performs goes on with it
  is_performing_ = true;
  for (home::Effects effects = home_.take_effects(); !effects.empty(); effects = home_.take_effects())
    for (home::Effect& effect : effects) std::visit([this](auto& each) { perform(each); }, effect);
  is_performing_ = false;
  hand_over();
  const auto tables = static_cast<std::int64_t>(home_.tables());
  in_memory_.add(tables - std::exchange(counted_tables_, tables));
  if (finished_ && !home_.is_writing()) std::exchange(finished_, nullptr)();
}

void HomeRunner::hand(Input input) {
  around_.loop.post([this, held = std::move(input)] { tell(held); });
}

void HomeRunner::hand_over() {
  for (std::size_t i = 0; i < parcels_.size(); ++i) {
    if (parcels_[i].passes.empty() && parcels_[i].sends.empty()) continue;
    HomeRunner* to = around_.homes[i];
    to->around_.loop.post([to, parcel = std::exchange(parcels_[i], {})]() mutable { to->take(parcel); });
  }
}

void HomeRunner::take(Parcel& parcel) {
  for (home::Send& send : parcel.sends) perform(send);
  if (parcel.passes.empty()) return;
  tell([&parcel](home::Home& home, match::Time now) {
    for (home::Pass& pass : parcel.passes) home.passed(pass.table, std::move(pass.errand), now);
  });
}

void HomeRunner::deliver(std::vector<home::Send> sends) {
  around_.loop.post([this, parcel = std::move(sends)]() mutable {
    for (home::Send& send : parcel) perform(send);
  });
}

void HomeRunner::finish(std::function<void()> done) {
  if (!home_.is_writing()) return done();
  finished_ = std::move(done);
}

void HomeRunner::perform(home::Send& send) {
  const std::size_t at = loop_of(send.to, parcels_.size());
  if (at != home_.settings().place.index) return parcels_[at].sends.push_back(std::move(send));
  const auto found = connections_.find(send.to);
  if (found == connections_.end()) return;
  found->second->send(send.text);
  if (hooks::is_sabotaged("leak")) leak(*found->second, home_, *send.text);
}

void HomeRunner::perform(home::Close& close) {
  if (const auto found = connections_.find(close.connection); found != connections_.end())
    found->second->close(close.code, close.reason);
}

void HomeRunner::perform(home::Depart& depart) {
  around_.attendees.depart(depart.connection);
  around_.lobby.depart(depart.connection);
}

Detached HomeRunner::look_up(home::ConnectionId connection, std::string token) {
  std::optional<home::Identity> identity;
  try {
    identity = co_await around_.players.identified(token);
  } catch (const Stopped&) {
    co_return;
  } catch (const Busy&) {
    co_return tell([&](home::Home& home, match::Time) { home.not_identified(connection); });
  }
  tell([&](home::Home& home, match::Time now) { home.identified(connection, identity, now); });
}

void HomeRunner::perform(home::Recheck& recheck) {
  const auto question = [hashes = std::move(recheck.token_hashes)](store::Store& store) {
    return store.void_tokens(hashes);
  };
  around_.store.ask(question, [this](const std::optional<std::vector<std::string>>& ended) {
    if (ended && !ended->empty()) tell([&](home::Home& home, match::Time now) { home.void_now(*ended, now); });
  });
  look_at_blocks();
}

// Those of the last seconds once more: other nodes' clocks are a little apart.
void HomeRunner::look_at_blocks() {
  constexpr match::Time overlap = 10'000;
  const auto question = [after = looked_at_blocks_ - overlap](store::Store& store) { return store.blocks_changed(after); };
  around_.store.ask(question, [this, began = now()](const std::optional<std::vector<store::Block>>& changes) {
    if (!changes) return;
    looked_at_blocks_ = began;
    if (!changes->empty()) tell([&](home::Home& home, match::Time now) { home.note_blocks(*changes, now); });
  });
}

void HomeRunner::perform(home::Write& write) {
  const auto began = std::chrono::steady_clock::now();
  const std::string table = write.append.row.id;
  const std::int64_t seq = write.append.seq;
  const bool is_over = write.append.row.life >= store::Life::finished, has_calls = write.append.calls.has_value();
  const bool changes_lobby = write.changes_lobby;
  if (hooks::is_sabotaged("acknowledge early")) {
    around_.store.append(std::move(write.append), [](auto) {});
    return written(table, seq, store::Appended::stored);
  }
  const auto done = [this, began, table, seq, is_over, has_calls, changes_lobby](std::optional<store::Appended> appended) {
    const bool is_stored = appended == store::Appended::stored;
    if (is_stored) {
      stored_.add();
      acknowledged_.observe(std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
      hooks::reached("before acknowledge");
    } else if (appended) {
      conflicts_.add();
    }
    written(table, seq, appended);
    if (is_stored) hooks::reached("acknowledged");
    if (is_stored && is_over) around_.game_over();
    if (changes_lobby) around_.lobby.note_change();
    if (is_stored && has_calls) around_.notifier.wake();
  };
  around_.store.append(std::move(write.append), done);
}

void HomeRunner::written(const std::string& table, std::int64_t seq, std::optional<store::Appended> appended) {
  tell([&](home::Home& home, match::Time now) { home.written(table, seq, written_of(appended), now); });
}

void HomeRunner::perform(home::Read& read) {
  const auto question = [table = read.table, after = read.after](store::Store& store) {
    return store.journal(table, after);
  };
  around_.store.ask_of(read.table, question, [this, read](const std::optional<std::vector<store::JournalEntry>>& journal) {
    tell([&](home::Home& home, match::Time now) {
      home.read(read.table, read.after, journal ? std::optional(store::texts_of(*journal)) : std::nullopt, now);
    });
  });
}

void HomeRunner::perform(home::Lease& lease) {
  const auto question = [this, table = lease.table](store::Store& store) {
    return store.lease(table, node_, now(), now() + home_.settings().lease);
  };
  around_.store.ask_of(lease.table, question, [this, table = lease.table](std::optional<bool> is_ours) {
    tell([&](home::Home& home, match::Time now) { home.leased(table, is_ours.value_or(false), now); });
  });
}

void HomeRunner::perform(home::CallNow& call) {
  const auto question = [late = call.late](store::Store& store) { return store.add_calls(late), true; };
  around_.store.ask_of(call.late.table, question, [this, table = call.late.table](std::optional<bool> is_known) {
    if (is_known) around_.notifier.wake();
    tell([&](home::Home& home, match::Time now) { home.called(table, is_known.has_value(), now); });
  });
}

void HomeRunner::perform(home::HoldCalls& hold) {
  const auto question = [hold](store::Store& store) { return store.hold_calls(hold.table, hold.seats.bits(), hold.until); };
  around_.store.ask_of(hold.table, question, [this, table = hold.table](std::optional<bool> is_any) {
    tell([&](home::Home& home, match::Time now) { home.held(table, is_any.value_or(false), now); });
  });
}

void HomeRunner::perform(home::FindUncalled& find) {
  const auto question = [since = find.since](store::Store& store) { return store.uncalled(since, uncalled_at_once); };
  around_.store.ask_each(question, [this](const std::optional<std::vector<std::string>>& tables) {
    if (tables) tell([&](home::Home& home, match::Time now) { home.found_due(*tables, now); });
  });
}

void HomeRunner::perform(home::FindDue& find) {
  const auto question = [before = find.before](store::Store& store) { return store.due(before, due_at_once); };
  around_.store.ask_each(question, [this](const std::optional<std::vector<store::TableRow>>& rows) {
    if (rows) tell([&](home::Home& home, match::Time now) { home.found_due(ids_of(*rows), now); });
  });
}

void HomeRunner::perform(home::FindAway& find) {
  std::vector<std::string> players;
  for (const store::SeatRow& each : find.seats) players.push_back(each.player);
  const auto question = [players](store::Store& store) { return store.away(players, now()); };
  around_.store.ask(question, [this, find](const std::optional<std::vector<store::Vacation>>& away) {
    if (!away) return;
    tell([&](home::Home& home, match::Time now) {
      for (const store::SeatRow& each : find.seats)
        if (const auto found = std::ranges::find(*away, each.player, &store::Vacation::player); found != away->end())
          home.act_for({.ids = {each.player}}, find.table,
                       match::Vacation{.seat = seat_at(each.seat), .until = found->until}, now);
    });
  });
}

void HomeRunner::perform(home::Think& think) {
  auto thinking = home_.thinking(think.table, think.task);
  if (!thinking) return;
  around_.bots.think(std::move(thinking), think.task.at, think.owner, [this, think](const std::string& action) {
    around_.loop.post([this, think, action] {
      tell([&](home::Home& home, match::Time now) { home.thought(think.table, think.task, action, now); });
    });
  });
}

void HomeRunner::perform(home::Wake& wake) {
  wake_.cancel();
  if (wake.at == 0) return;
  const Milliseconds wait = std::clamp(Milliseconds(wake.at - now()), Milliseconds(0), longest_wait);
  wake_ = around_.loop.after(wait, [this] { tell([](home::Home& home, match::Time now) { home.wake(now); }); });
}

void HomeRunner::perform(home::Report& report) {
  around_.log.error(report.what, {{"table", report.table}, {"reason", report.reason}});
}

}  // namespace springtide::server
