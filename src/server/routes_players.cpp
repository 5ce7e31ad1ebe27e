#include "server/call.h"
#include "server/device_name.h"
#include "server/handlers.h"
#include "server/nameless.h"
#include "server/opening.h"

namespace springtide::server {
namespace {

using namespace match;
using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

enum class Shown : std::uint8_t { nothing, recovery, sign_up_code };  // beside login and password

Result<Credentials, Answer> credentials_of(const Call& call, Shown shown = Shown::nothing) {
  return body_of(call, [&](wire::Reader& reader) {
    return Credentials{.login = reader.text("login", 40),
                       .password = reader.text("password", 200),
                       .recovery = shown == Shown::recovery ? reader.text("recovery", 64) : "",
                       .sign_up_code = shown == Shown::sign_up_code ? reader.text_or("sign_up_code", 64, "") : "",
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

}  // namespace

Task<Answer> add_guest(Call& call) {
  const auto name = body_of(call, [](wire::Reader& reader) { return reader.text("name", 60); });
  if (!name) co_return name.error();
  if (!call.parts.addresses.may_add_guest(household_of(call), std::chrono::steady_clock::now()))
    co_return refusal_answer(429, "too-many-guests", "Too many have come from your address; try again in a while.");
  co_return player_answer(co_await call.parts.players.guest(*name, device_name(call.request.user_agent)));
}

Task<Answer> make_account(Call& call) {
  const auto given = credentials_of(call, Shown::sign_up_code);
  if (!given) co_return given.error();
  const auto guest = co_await player(call);
  if (!guest) co_return guest.error();
  co_return player_answer(co_await call.parts.players.account(*guest, *given));
}

namespace {

// False: there was no name.
Task<bool> take_name_away(Call& call, std::string table, Actor player) {
  const auto stored = co_await call.parts.store.asked_of(
      table, [table](store::Store& store) { return store::texts_of(store.journal(table)); });
  const Nameless nameless = co_await call.parts.desk.done(call.parts.loop, household_of(call),
                                                          [stored, player] { return without_names(stored, player); });
  if (nameless.entries.empty()) co_return false;
  co_await call.parts.store.asked_of(table, [table, nameless](store::Store& store) {
    return store.rewrite(table, nameless.entries, nameless.summary), true;
  });
  call.parts.lobby.note_change();
  call.parts.runner.tell([&](home::Home& home, match::Time now) { home.reread(table, now); });
  co_return true;
}

}  // namespace

Task<Answer> remove_account(Call& call) {
  const auto password = body_of(call, [](wire::Reader& reader) { return reader.text_or("password", 200, ""); });
  if (!password) co_return password.error();
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto own = co_await tables_of(call, *identity, every_one);
  const auto invitations = co_await invitations_of(call, identity->actor.ids);
  const Credentials given{.password = *password, .address = call.request.address};
  const PlayerAnswer answer = co_await call.parts.players.remove(*identity, given);
  if (answer.code.empty()) {
    call.parts.end_sessions(*identity, home::Sessions::all);
    for (const store::MyTable& each : own) co_await take_name_away(call, each.row.id, identity->actor);
    call.parts.leave_all(identity->actor, own);
    decline_all(call, identity->actor, invitations);
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
  const auto given = credentials_of(call, Shown::recovery);
  if (!given) co_return given.error();
  const PlayerAnswer answer = co_await call.parts.players.recover(*given);
  if (answer.code.empty()) call.parts.end_sessions({.actor = {.ids = {answer.player}}}, home::Sessions::all);
  co_return player_answer(answer);
}

Task<Answer> who_am_i(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  JsonWriter json;
  json.begin_object().field("name", identity->name);
  if (identity->actor.is_account) {
    const std::string& id = identity->actor.ids.front();
    const store::Profile profile = co_await call.parts.store.asked([&id](store::Store& store) { return store.profile(id); });
    json.field("login", identity->login).field("person", id);
    json.field("shown", profile.is_shown).field("emblem", profile.emblem).field("here_shown", profile.is_here_shown);
  }
  co_return json_answer(200, json.end_object());
}

}  // namespace springtide::server
