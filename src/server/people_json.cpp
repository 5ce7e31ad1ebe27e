#include "server/people_json.h"

#include <algorithm>

#include "text/notation.h"

namespace springtide::server {

std::optional<ShownPerson> account_in(store::Store& store, const std::string& id) {
  auto player = store.player(id);
  if (!player || !player->login) return std::nullopt;
  return ShownPerson{.player = *std::move(player), .profile = store.profile(id)};
}

std::optional<ShownPerson> shown_in(store::Store& store, const std::string& id, const match::Actor& reader) {
  auto person = account_in(store, id);
  if (person && !person->profile.is_shown && !reader.is(id)) return std::nullopt;
  return person;
}

void write_name(JsonWriter& json, const ShownPerson& person) {
  json.field("person", person.player.id).field("name", person.player.name).field("emblem", person.profile.emblem);
}

void write_person(JsonWriter& json, const ShownPerson& person) {
  json.begin_object();
  write_name(json, person);
  json.end_object();
}

people::Shown points_of(const store::Measure& measure) {
  return people::shown({.mean = measure.mean, .variance = measure.variance});
}

void write_rating(JsonWriter& json, const store::Measure& measure) {
  const people::Shown shown = points_of(measure);
  json.begin_object().field("points", shown.points).field("give_or_take", shown.give_or_take);
  json.field("provisional", shown.is_provisional).end_object();
}

Names names_in(store::Store& store, const std::vector<store::GameResult>& results) {
  Names names;
  for (const store::GameResult& result : results)
    for (const store::Standing& each : result.standings)
      if (!each.player.empty() && !names.contains(each.player))
        if (const auto found = store.player(each.player)) names[each.player] = found->name;
  return names;
}

void write_game(JsonWriter& json, const store::GameResult& result, const Names& names, const std::vector<std::string>& own) {
  json.begin_object().field("table", result.table).field("game", result.game).field("edition", result.edition);
  json.field("rated", result.is_rated).field("ended", result.ended).key("standings");
  json.list(result.standings, [&](const store::Standing& each) {
    const auto name = names.find(each.player);
    json.begin_object().field("seat", seat_name(seat_at(each.seat)));
    json.field("name", name == names.end() ? std::string{} : name->second);
    if (each.level != 0) json.field("level", each.level);
    json.field("place", each.place).field("points", each.points).field("left", each.has_left);
    json.field("own", std::ranges::find(own, each.player) != own.end());
    if (result.is_rated) {
      json.key("rating");
      write_rating(json, each.after);
    }
    json.end_object();
  });
  json.end_object();
}

}  // namespace springtide::server
