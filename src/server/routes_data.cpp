// What is kept about somebody, in one file.
#include "server/call.h"
#include "server/handlers.h"
#include "server/now.h"
#include "server/people_json.h"
#include "server/training_json.h"
#include "text/notation.h"

namespace springtide::server {
namespace {

using wire::Answer;

// All that the first store has of a player and its guests.
struct Kept {
  store::Player player{};
  store::Profile profile{};
  std::vector<store::FormerName> former{};
  std::vector<store::Token> sessions{};
  std::vector<store::Subscription> devices{};
  std::vector<store::Webhook> webhooks{};
  std::vector<store::Vacation> vacations{};
  std::vector<store::GameResult> games{};
  Names names{};
  std::vector<std::string> follows{};
  std::vector<std::string> blocked{};
  std::vector<store::Circle> circles{};
  std::vector<store::SharedStudy> studies{};
  store::Training training{};
};

std::vector<std::string> names_of(store::Store& store, const std::vector<std::string>& accounts) {
  std::vector<std::string> names;
  for (const std::string& each : accounts)
    if (const auto found = store.player(each)) names.push_back(found->name);
  return names;
}

Kept kept_in(store::Store& store, const std::vector<std::string>& ids) {
  const std::string& id = ids.front();
  Kept kept{.player = store.player(id).value_or(store::Player{}),
            .profile = store.profile(id),
            .former = store.former_names(id, now()),
            .sessions = store.tokens_of(id),
            .devices = store.subscriptions_of(ids),
            .webhooks = store.webhooks_of(ids),
            .vacations = store.vacations_of(id, 0),
            .games = store.results_of(ids, {.limit = every_one})};
  kept.names = names_in(store, kept.games);
  kept.follows = names_of(store, store.followed_by(id));
  kept.blocked = names_of(store, store.blocked_by(id));
  kept.circles = store.circles_of(id);
  kept.studies = store.studies_of(ids);
  kept.training = store.training_of(id, 0).training;
  std::erase_if(kept.circles, [&id](const store::Circle& each) { return each.owner != id; });
  return kept;
}

void write_ways(JsonWriter& json, const Kept& kept) {
  json.key("sessions").list(kept.sessions, [&json](const store::Token& each) {
    json.begin_object().field("device", each.device).field("created", each.created).field("used", each.used).end_object();
  });
  json.key("devices").list(kept.devices, [&json](const store::Subscription& each) {
    json.begin_object().field("title", each.device).field("endpoint", each.endpoint);
    json.field("created", each.created).end_object();
  });
  json.key("webhooks").list(kept.webhooks, [&json](const store::Webhook& each) {
    json.begin_object().field("url", each.url);
    if (!each.table.empty()) json.field("table", each.table);
    json.field("created", each.created).end_object();
  });
}

void write_tables(JsonWriter& json, const std::vector<store::MyTable>& tables) {
  json.key("tables").list(tables, [&json](const store::MyTable& each) {
    json.begin_object().field("table", each.row.id).field("game", each.row.game);
    json.field("life", store::life_names[static_cast<std::size_t>(each.row.life)]).field("created", each.row.created);
    json.key("seats").list(SeatSet::from_bits(each.seats), seat_name);
    json.end_object();
  });
}

}  // namespace

Task<Answer> send_my_data(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const std::vector<std::string>& ids = identity->actor.ids;
  const auto tables = co_await tables_of(call, *identity, every_one);
  const Kept kept = co_await call.parts.store.asked([&ids](store::Store& store) { return kept_in(store, ids); });
  JsonWriter json;
  json.begin_object().field("name", kept.player.name);
  if (kept.player.login) json.field("login", *kept.player.login);
  json.field("since", kept.player.created).key("players").list(ids);
  json.key("former_names").list(kept.former, [&json](const store::FormerName& each) {
    json.begin_object().field("name", each.name).field("until", each.until).end_object();
  });
  json.field("shown", kept.profile.is_shown).field("emblem", kept.profile.emblem);
  json.field("here_shown", kept.profile.is_here_shown);
  write_ways(json, kept);
  json.key("vacations").list(kept.vacations, [&json](const store::Vacation& each) {
    json.begin_object().field("from", each.from).field("until", each.until).end_object();
  });
  json.key("follows").list(kept.follows).key("blocked").list(kept.blocked);
  json.key("circles").list(kept.circles, &store::Circle::name);
  json.key("studies").list(kept.studies, [&json](const store::SharedStudy& each) {
    json.begin_object().field("study", each.id).field("created", each.created).field("text", each.text).end_object();
  });
  json.key("training").begin_object();
  write_training(json, kept.training);
  json.end_object();
  write_tables(json, tables);
  json.key("games").list(kept.games, [&](const store::GameResult& each) { write_game(json, each, kept.names, ids); });
  co_return json_answer(200, json.end_object());
}

}  // namespace springtide::server
