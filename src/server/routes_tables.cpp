#include <algorithm>

#include "home/rows.h"
#include "server/call.h"
#include "server/handlers.h"
#include "server/lobby_rows.h"
#include "server/now.h"
#include "server/opening.h"
#include "server/people_json.h"
#include "server/secrets.h"
#include "store/spread.h"
#include "text/plain.h"
#include "wire/journal.h"
#include "wire/output.h"

namespace springtide::server {
namespace {

using namespace match;
using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

template <class Rows, class Write>
Answer list_answer(const Rows& rows, Write write) {
  JsonWriter json;
  json.begin_object().key("tables").begin_array();
  for (const auto& row : rows) {
    json.begin_object();
    write(json, row);
    json.end_object();
  }
  return json_answer(200, json.end_array().end_object());
}

}  // namespace

Task<Answer> list_lobby(Call& call) {
  const auto identity = co_await identified(call);
  const LobbyRows rows = LobbyBook{}.rows_of(merged(co_await call.parts.store.asked_each(public_tables)));
  const auto blocked_by = identity ? identity->actor.blocked_by : std::vector<std::string>{};
  co_return Answer{.body = lobby_body(seen_by(rows, blocked_by), call.parts.attendees.people())};
}

Task<Answer> list_own(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto tables = co_await tables_of(call, *identity);
  co_return list_answer(tables, [](JsonWriter& json, const store::MyTable& each) {
    home::write_own_row(json, each.row, SeatSet::from_bits(each.seats));
  });
}

namespace {

// Somebody who may have one more game, and what is under way already.
struct Newcomer {
  Identity identity{};
  store::Holding holding{};
};
Task<Result<Newcomer, Answer>> player_with_room(Call& call) {
  auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  // As far as it is known: who cannot go on at some tables may open others.
  const auto holdings = co_await call.parts.store.asked_healthy(
      [ids = identity->actor.ids](store::Store& store) { return store.holding_of(ids); });
  const store::Holding holding = store::sum_of(holdings);
  if (holding.open >= call.settings.quotas.tables) co_return refusal_answer(ServiceCode::too_many_tables);
  co_return Newcomer{.identity = *std::move(identity), .holding = holding};
}

bool has_bots_alone(const Setup& wishes) {
  return std::ranges::none_of(
      wishes.chairs, [](const Chair& chair) { return chair.kind == ChairKind::player || chair.kind == ChairKind::open; });
}

// Of the tables that came to the lobby from this address, how many are still there.
Task<int> listed_of_address(Call& call) {
  const std::vector<std::string> tables = call.parts.addresses.listed(household_of(call));
  std::vector<std::string> gone;
  for (const std::string& table : tables) {
    if (call.parts.store.is_failing(table)) continue;
    const auto row = co_await call.parts.store.asked_of(table, [&table](store::Store& store) { return store.table(table); });
    if (!row || row->life != store::Life::open) gone.push_back(table);
  }
  call.parts.addresses.forget_listed(household_of(call), gone);
  co_return static_cast<int>(tables.size() - gone.size());
}

// Why this table would be too much, if it would be.
Task<std::optional<ServiceCode>> excess_of(Call& call, const Setup& wishes, const store::Holding& holding) {
  const Quotas& quotas = call.settings.quotas;
  if (has_bots_alone(wishes) && holding.bots_alone >= quotas.bot_tables) co_return ServiceCode::too_many_bots;
  if (!wishes.is_public) co_return std::nullopt;
  const bool is_too_much = holding.listed >= quotas.listed || co_await listed_of_address(call) >= quotas.listed_of_address;
  co_return is_too_much ? std::optional(ServiceCode::too_many_listed) : std::nullopt;
}

// A new table's id. While a store fails, the others take the new tables.
std::string new_table(const Call& call) {
  constexpr int tries = 100;  // even of ten stores one is found, if there is one
  const home::Home& home = call.parts.runner.home();
  std::string id = home.new_id();
  for (int i = 1; i < tries && call.parts.store.is_failing(id); ++i) id = home.new_id();
  return id;
}

// All of these entries of one table, or none.
Task<bool> stored(Call& call, std::vector<home::Write> writes) {
  std::vector<store::Append> batch;
  for (home::Write& write : writes) batch.push_back(std::move(write.append));
  const auto outcome = co_await call.parts.store.asked_of(batch.front().row.id,
                                                          [&batch](store::Store& store) { return store.append(batch); });
  call.parts.lobby.note_change();
  co_return std::ranges::all_of(outcome, [](store::Appended each) { return each == store::Appended::stored; });
}

std::vector<std::string> guests_of(const Setup& wishes) {
  std::vector<std::string> guests;
  for (const Chair& chair : wishes.chairs)
    if (!chair.held.empty()) guests.push_back(chair.held);
  return guests;
}

}  // namespace

Task<std::optional<Answer>> trouble_with_guests(Call& call, const Identity& host, std::vector<std::string> guests) {
  if (guests.empty()) co_return std::nullopt;
  if (host.login.empty()) co_return refusal_answer(403, "needs-account", "Inviting is for accounts; make one first.");
  const bool are_good = co_await call.parts.store.asked([&guests, own = host.actor.ids.front()](store::Store& store) {
    const std::vector<std::string> blocked = store.blocked_by(own);
    for (auto guest = guests.begin(); guest != guests.end(); ++guest) {
      const bool is_twice = std::find(guests.begin(), guest, *guest) != guest;
      const bool is_unwanted = std::ranges::find(blocked, *guest) != blocked.end();
      if (is_twice || is_unwanted || *guest == own || !account_in(store, *guest)) return false;
    }
    return true;
  });
  if (!are_good) co_return refusal_answer(refused(Code::no_such_guest));
  for (std::size_t i = 0; i < guests.size(); ++i)
    if (!call.parts.addresses.may_invite(host.actor.ids.front(), household_of(call), std::chrono::steady_clock::now()))
      co_return refusal_answer(ServiceCode::too_many_invitations);
  co_return std::nullopt;
}

Task<Answer> open_as_wished(Call& call, Setup wishes) {
  const auto newcomer = co_await player_with_room(call);
  if (!newcomer) co_return newcomer.error();
  const Identity* identity = &newcomer->identity;
  if (wishes.is_rated && !identity->actor.is_account) co_return refusal_answer(refused(Code::accounts_only));
  if (const auto excess = co_await excess_of(call, wishes, newcomer->holding)) co_return refusal_answer(*excess);
  if (auto trouble = co_await trouble_with_guests(call, *identity, guests_of(wishes))) co_return *std::move(trouble);
  const home::Home& home = call.parts.runner.home();
  const match::Setup setup = wire::granted(
      wishes,
      {.table = new_table(call), .player = identity->actor.ids.front(), .name = identity->name, .secret = random_secret()});
  const auto first = home.open(setup, "", now());
  if (!first) co_return refusal_answer(first.error());
  if (!co_await stored(call, {*first})) co_return refusal_answer(ServiceCode::busy);
  if (setup.is_public) call.parts.addresses.note_listed(household_of(call), setup.table);
  if (first->append.calls) call.parts.notifier.wake();
  co_return wire::opened_answer(setup);
}

Task<Answer> open_table(Call& call) {
  const auto wishes = body_of(call, wire::read_wishes);
  if (!wishes) co_return wishes.error();
  co_return co_await open_as_wished(call, *wishes);
}

namespace {

std::string seat_of(const Call& call) {
  const std::string* seat = find(call.request.query, "seat");
  return seat == nullptr ? std::string{} : *seat;
}

}  // namespace

Task<Answer> send_record(Call& call) {
  const auto identity = co_await identified(call);
  auto journal = co_await journal_of(call);
  co_return co_await worked_out(
      call, [journal = std::move(journal), actor = identity ? identity->actor : Actor{}, seat = seat_of(call)] {
        const auto table = table_of(journal);
        return wire::record_answer(table ? &*table : nullptr, actor, seat);
      });
}

// For `springtide verify`: only once the game is over, since it holds everything.
Task<Answer> send_journal(Call& call) {
  auto journal = co_await journal_of(call);
  co_return co_await worked_out(call, [journal = std::move(journal)] {
    const auto table = table_of(journal);
    if (!table) return refusal_answer(ServiceCode::no_such_table);
    if (!table->is_over()) return refusal_answer(ServiceCode::not_over);
    return wire::text_answer(wire::journal_text(journal));
  });
}

// A game from elsewhere goes on at this server, in the hands of who brings it. One that has not begun stays where it is: its
// deal is known to whoever has the journal.
Task<Answer> take_in(Call& call) {
  const auto newcomer = co_await player_with_room(call);
  if (!newcomer) co_return newcomer.error();
  const std::string id = new_table(call);
  const auto checked = [&text = call.request.body, id,
                        player = newcomer->identity.actor.ids.front()]() -> Result<std::vector<home::Write>, Answer> {
    const auto journal = wire::check_journal(text);
    if (!journal) return refusal_answer(ServiceCode::bad_journal, journal.error().message());
    if (!journal->table.has_play()) return refusal_answer(ServiceCode::not_started);
    std::vector<home::Write> own = home::writes_of(wire::hand_over(*journal, id, player));
    if (!std::ranges::all_of(own, [](const home::Write& write) { return is_plain(write.append.entry); }))
      return refusal_answer(ServiceCode::bad_journal, "A text in it holds a character that cannot be seen.");
    return own;
  };
  auto writes = co_await call.parts.desk.done(call.parts.loop, household_of(call), checked);
  if (!writes) co_return writes.error();
  if (!co_await stored(call, *std::move(writes))) co_return refusal_answer(ServiceCode::busy);
  JsonWriter json;
  co_return json_answer(201, json.begin_object().field("table", id).end_object());
}

Task<Answer> replay_record(Call& call) {
  return worked_out(call, [text = call.request.body, seat = seat_of(call)] { return wire::replay_answer(text, seat); });
}

Task<Answer> replay_table(Call& call) {
  auto journal = co_await journal_of(call);
  co_return co_await worked_out(call, [journal = std::move(journal), seat = seat_of(call)] {
    const auto table = table_of(journal);
    return wire::replay_answer(table ? &*table : nullptr, seat);
  });
}

}  // namespace springtide::server
