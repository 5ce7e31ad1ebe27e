#include "server/routes_api.h"

#include <algorithm>

#include "home/rows.h"
#include "server/analyses.h"
#include "server/device_name.h"
#include "server/now.h"
#include "server/secrets.h"
#include "server/service_parts.h"
#include "store/spread.h"
#include "text/plain.h"
#include "wire/answers.h"
#include "wire/command_json.h"
#include "wire/journal.h"
#include "wire/output.h"
#include "wire/routes.h"
#include "wire/unseen.h"

namespace springtide::server {
namespace {

using namespace match;
using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

constexpr int longest_list = 200;
constexpr int most_analyses = 200;  // of everybody, that wait
constexpr match::Time analyses_last = 7 * match::day;

struct Call {
  Service::Parts& parts;
  const ServiceSettings& settings;
  Request request;
  std::string name{};  // the part of the path that names a table or a job
};

// What limits of addresses count by.
std::string household_of(const Call& call) { return household_at(call.request.address); }

Answer json_answer(int status, const JsonWriter& json) { return {.status = status, .body = json.text()}; }

// Whom the request comes from; without a token, or with one nobody knows, nothing.
Task<std::optional<Identity>> identified(Call& call) {
  constexpr std::string_view scheme = "Bearer ";
  const std::string& header = call.request.authorization;
  const std::string token = header.starts_with(scheme) ? header.substr(scheme.size()) : "";
  if (token.empty()) co_return std::nullopt;
  co_return co_await call.parts.players.identified(token);
}

Task<Result<Identity, Answer>> player(Call& call) {
  auto identity = co_await identified(call);
  if (!identity) co_return refusal_answer(ServiceCode::no_token);
  co_return *std::move(identity);
}

// The body as an object, read to its end.
template <class Read>
auto body_of(const Call& call, Read read) -> Result<decltype(read(std::declval<wire::Reader&>())), Answer> {
  const auto json = parse_json(call.request.body);
  if (!json) return refusal_answer(ServiceCode::bad_message, json.error().message());
  wire::Reader reader(*json);
  auto content = read(reader);
  if (const auto error = reader.error()) return refusal_answer(ServiceCode::bad_message, *error);
  if (const auto unseen = wire::unseen_in(*json)) return refusal_answer(ServiceCode::bad_message, *unseen);
  return content;
}

enum class Recovery : std::uint8_t { none, given };

Result<Credentials, Answer> credentials_of(const Call& call, Recovery recovery = Recovery::none) {
  return body_of(call, [&](wire::Reader& reader) {
    return Credentials{.login = reader.text("login", 40),
                       .password = reader.text("password", 200),
                       .recovery = recovery == Recovery::given ? reader.text("recovery", 64) : "",
                       .address = call.request.address,
                       .device = device_name(call.request.user_agent)};
  });
}

Answer player_answer(const PlayerAnswer& answer) {
  if (!answer.code.empty()) return refusal_answer(answer.status, answer.code, answer.sentence);
  JsonWriter json;
  json.begin_object().field("name", answer.name);
  if (!answer.login.empty()) json.field("login", answer.login);
  if (!answer.token.empty()) json.field("token", answer.token);
  if (!answer.recovery.empty()) json.field("recovery", answer.recovery);
  return json_answer(answer.status, json.end_object());
}

// --- players ---

Task<Answer> add_guest(Call& call) {
  const auto name = body_of(call, [](wire::Reader& reader) { return reader.text("name", 60); });
  if (!name) co_return name.error();
  if (!call.parts.addresses.may_add_guest(household_of(call), std::chrono::steady_clock::now()))
    co_return refusal_answer(429, "too-many-guests", "Too many have come from your address; try again in a while.");
  co_return player_answer(co_await call.parts.players.guest(*name, device_name(call.request.user_agent)));
}

Task<Answer> make_account(Call& call) {
  const auto given = credentials_of(call);
  if (!given) co_return given.error();
  const auto guest = co_await player(call);
  if (!guest) co_return guest.error();
  co_return player_answer(co_await call.parts.players.account(*guest, *given));
}

Task<std::vector<store::MyTable>> tables_of(Call& call, const Identity& identity) {
  auto parts = co_await call.parts.store.asked_each(
      [ids = identity.actor.ids](store::Store& store) { return store.tables_of(ids, longest_list); });
  co_return store::merged_tables(std::move(parts), longest_list);
}

// Whoever is gone is called by the seat, in lists and in journals. False: there was no name.
Task<bool> take_name_away(Call& call, std::string table, Actor player) {
  const auto stored = co_await call.parts.store.asked_of(
      table, [table](store::Store& store) { return store::texts_of(store.journal(table)); });
  struct Rewritten {
    std::vector<store::JournalEntry> entries{};
    std::string summary{};
  };
  const auto rewritten = co_await call.parts.desk.done(call.parts.loop, household_of(call), [stored, player] {
    Rewritten all;
    std::vector<std::string> texts = stored;
    const auto journal = texts.empty() ? std::nullopt : std::optional(wire::read_entries(texts));
    if (!journal || !*journal) return all;
    for (const wire::Kept& each : wire::without_names(**journal, player)) {
      all.entries.push_back({.seq = each.entry.seq, .entry = each.text});
      texts[static_cast<std::size_t>(each.entry.seq) - 1] = each.text;
    }
    all.summary = wire::summary_text(wire::read_entries(texts)->table);
    return all;
  });
  if (rewritten.entries.empty()) co_return false;
  co_await call.parts.store.asked_of(table, [table, rewritten](store::Store& store) {
    return store.rewrite(table, rewritten.entries, rewritten.summary), true;
  });
  call.parts.runner.tell([&](home::Home& home, match::Time now) { home.reread(table, now); });
  co_return true;
}

Task<Answer> remove_account(Call& call) {
  const auto password = body_of(call, [](wire::Reader& reader) { return reader.text_or("password", 200, ""); });
  if (!password) co_return password.error();
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto own = co_await tables_of(call, *identity);
  const Credentials given{.password = *password, .address = call.request.address};
  const PlayerAnswer answer = co_await call.parts.players.remove(*identity, given);
  if (answer.code.empty()) {
    call.parts.end_sessions(*identity, home::Sessions::all);
    for (const store::MyTable& each : own) co_await take_name_away(call, each.row.id, identity->actor);
    call.parts.leave_all(identity->actor, own);
  }
  co_return player_answer(answer);
}

Task<Answer> sign_in(Call& call) {
  const auto given = credentials_of(call);
  if (!given) co_return given.error();
  const auto guest = co_await identified(call);
  const PlayerAnswer answer = co_await call.parts.players.sign_in(*given, guest);
  if (!answer.ended.empty()) call.parts.end_sessions({.token_hash = answer.ended}, home::Sessions::this_one);
  co_return player_answer(answer);
}

Task<Answer> list_sessions(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  JsonWriter json;
  json.begin_object().key("sessions").begin_array();
  for (const OpenSession& each : co_await call.parts.players.sessions(*identity)) {
    json.begin_object().field("session", each.id).field("created", each.token.created).field("used", each.token.used);
    json.field("device", each.token.device).field("is_this", each.is_this).end_object();
  }
  co_return json_answer(200, json.end_array().end_object());
}

Task<Answer> sign_out(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto sessions = co_await call.parts.players.sessions(*identity);
  const auto meant = std::ranges::find_if(
      sessions, [&](const OpenSession& each) { return call.name == "this" ? each.is_this : each.id == call.name; });
  if (meant == sessions.end()) co_return refusal_answer(ServiceCode::no_such_session);
  const PlayerAnswer answer = co_await call.parts.players.sign_out(meant->token.hash);
  call.parts.end_sessions({.token_hash = meant->token.hash}, home::Sessions::this_one);
  co_return player_answer(answer);
}

Task<Answer> sign_out_everywhere(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const PlayerAnswer answer = co_await call.parts.players.sign_out_everywhere(*identity);
  call.parts.end_sessions(*identity, home::Sessions::all);
  co_return player_answer(answer);
}

Task<Answer> recover(Call& call) {
  const auto given = credentials_of(call, Recovery::given);
  if (!given) co_return given.error();
  const PlayerAnswer answer = co_await call.parts.players.recover(*given);
  if (answer.code.empty()) call.parts.end_sessions({.actor = {.ids = {answer.player}}}, home::Sessions::all);
  co_return player_answer(answer);
}

Task<Answer> who_am_i(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  co_return player_answer({.name = identity->name, .login = identity->login});
}

// --- lists ---

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

Task<Answer> list_lobby(Call& call) {
  auto parts = co_await call.parts.store.asked_each([](store::Store& store) { return store.lobby(longest_list); });
  co_return list_answer(store::merged_lobby(std::move(parts), longest_list), home::write_row);
}

Task<Answer> list_own(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto tables = co_await tables_of(call, *identity);
  co_return list_answer(tables, [](JsonWriter& json, const store::MyTable& each) {
    home::write_own_row(json, each.row, SeatSet::from_bits(each.seats));
  });
}

// --- tables ---

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
  co_return std::ranges::all_of(outcome, [](store::Appended each) { return each == store::Appended::stored; });
}

Task<Answer> open_table(Call& call) {
  const auto wishes = body_of(call, wire::read_wishes);
  if (!wishes) co_return wishes.error();
  const auto newcomer = co_await player_with_room(call);
  if (!newcomer) co_return newcomer.error();
  const Identity* identity = &newcomer->identity;
  if (const auto excess = co_await excess_of(call, *wishes, newcomer->holding)) co_return refusal_answer(*excess);
  const home::Home& home = call.parts.runner.home();
  const match::Setup setup = wire::granted(
      *wishes,
      {.table = new_table(call), .player = identity->actor.ids.front(), .name = identity->name, .secret = random_secret()});
  const auto first = home.open(setup, "", now());
  if (!first) co_return refusal_answer(first.error());
  const bool is_stored = co_await stored(call, {*first});
  if (is_stored && setup.is_public) call.parts.addresses.note_listed(household_of(call), setup.table);
  co_return is_stored ? wire::opened_answer(setup) : refusal_answer(ServiceCode::busy);
}

Task<std::vector<std::string>> journal_of(Call& call) {
  const auto journal =
      co_await call.parts.store.asked_of(call.name, [name = call.name](store::Store& store) { return store.journal(name); });
  co_return store::texts_of(journal);
}

// The table as its journal has it, if there is one.
std::optional<Table> table_of(const std::vector<std::string>& journal) {
  if (journal.empty()) return std::nullopt;
  auto read = wire::read_entries(journal);
  if (!read) throw std::runtime_error("a journal is unreadable: " + read.error().message());
  return std::move(read->table);
}

std::string seat_of(const Call& call) {
  const std::string* seat = find(call.request.query, "seat");
  return seat == nullptr ? std::string{} : *seat;
}

// Off the loop: whole games are played again for an answer.
template <class Work>
Task<Answer> worked_out(Call& call, Work work) {
  return call.parts.desk.done(call.parts.loop, household_of(call), std::move(work));
}

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

// --- records ---

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

// The body is a record, or names a finished table of this server.
Task<Result<std::string, Answer>> record_to_analyse(Call& call) {
  if (!call.request.body.starts_with('{')) co_return call.request.body;
  const auto name = body_of(call, [](wire::Reader& reader) { return reader.text("table", wire::id_limit); });
  if (!name) co_return name.error();
  call.name = *name;
  auto journal = co_await journal_of(call);
  co_return co_await call.parts.desk.done(call.parts.loop, household_of(call), [journal = std::move(journal)] {
    const auto table = table_of(journal);
    return wire::whole_record(table ? &*table : nullptr);
  });
}

// Nothing: it is added. Otherwise too much is waiting.
Task<std::optional<Answer>> added(Call& call, const store::Job& job) {
  const auto count = co_await call.parts.store.asked([&](store::Store& store) {
    const store::JobCount before = store.unfinished_jobs(job.owner);
    if (before.own >= call.settings.quotas.analyses || before.all >= most_analyses) return before;
    store.forget_jobs(job.owner, call.settings.quotas.kept_analyses, job.created - analyses_last);
    store.add_job(job);
    return before;
  });
  if (count.own >= call.settings.quotas.analyses) co_return refusal_answer(ServiceCode::too_many_analyses);
  if (count.all < most_analyses) co_return std::nullopt;
  co_return refusal_answer(ServiceCode::busy, "Too many analyses are waiting; try again later.");
}

Task<Answer> begin_analysis(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto record = co_await record_to_analyse(call);
  if (!record) co_return record.error();
  const auto trouble =
      co_await call.parts.desk.done(call.parts.loop, household_of(call), [&record] { return trouble_in_record(*record); });
  if (trouble) co_return refusal_answer(ServiceCode::bad_record, trouble->message());
  if (!call.parts.addresses.may_analyse(household_of(call), std::chrono::steady_clock::now()))
    co_return refusal_answer(ServiceCode::too_many_analyses);
  const store::Job job{.id = random_id(),
                       .kind = std::string(analysis_kind),
                       .owner = identity->actor.ids.front(),
                       .request = *record,
                       .created = now()};
  if (const auto excess = co_await added(call, job)) co_return *excess;
  call.parts.jobs.wake();
  JsonWriter json;
  co_return json_answer(202, json.begin_object().field("job", job.id).end_object());
}

Task<Answer> send_analysis(Call& call) {
  const auto job = co_await call.parts.store.asked([name = call.name](store::Store& store) { return store.job(name); });
  const bool is_one = job && job->kind == analysis_kind;
  co_return is_one ? Answer{.body = progress_text(*job, now())} : refusal_answer(ServiceCode::no_such_job);
}

using Handler = Task<Answer> (*)(Call&);

// In the order of wire::routes.
constexpr EnumArray<wire::Route, Handler> handlers{
    {{add_guest, who_am_i, make_account, remove_account, sign_in, list_sessions, sign_out, sign_out_everywhere, recover,
      list_lobby, list_own, open_table, send_record, send_journal, replay_table, take_in, replay_record, begin_analysis,
      send_analysis}}};
static_assert(std::ranges::find(handlers, nullptr) == handlers.end(), "a route without a handler");

// The name where the pattern has its star; nothing if the path is another.
std::optional<std::string> match_path(std::string_view pattern, std::string_view path) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == path ? std::optional<std::string>("") : std::nullopt;
  const std::string_view end = pattern.substr(star + 1);
  if (path.size() <= star + end.size() || !path.starts_with(pattern.substr(0, star)) || !path.ends_with(end))
    return std::nullopt;
  const std::string_view name = path.substr(star, path.size() - star - end.size());
  return name.find('/') == std::string_view::npos ? std::optional(std::string(name)) : std::nullopt;
}

Task<Answer> routed(Call& call) {
  bool is_known_path = false;
  for (std::size_t i = 0; i < wire::routes.items.size(); ++i) {
    const wire::RouteInfo& route = wire::routes.items[i];
    auto name = match_path(route.path, call.request.path);
    is_known_path = is_known_path || name;
    if (!name || route.method != call.request.method) continue;
    call.name = *std::move(name);
    return handlers.items[i](call);
  }
  return [](bool is_known) -> Task<Answer> {
    co_return refusal_answer(is_known ? ServiceCode::bad_method : ServiceCode::no_such_address);
  }(is_known_path);
}

Response response_of(Answer answer) {
  return {.status = answer.status, .content_type = std::move(answer.type), .body = std::move(answer.body)};
}

}  // namespace

Detached answer_request(Service::Parts& parts, const ServiceSettings& settings, Request request, Respond respond) {
  Call call{.parts = parts, .settings = settings, .request = std::move(request)};
  try {
    respond(response_of(co_await routed(call)));
  } catch (const Stopped&) {
  } catch (const Busy& busy) {
    respond(response_of(refusal_answer(ServiceCode::busy, busy.what())));
  } catch (const std::exception& error) {
    parts.log.error("request failed", {{"path", call.request.path}, {"reason", error.what()}});
    respond(refusal(500, "failed", "Something went wrong here."));
  }
}

}  // namespace springtide::server
