// People: their names, and the pages that show how they are doing. All of it is a fold over finished games.
#include <algorithm>
#include <charconv>
#include <map>

#include "record/record.h"
#include "server/call.h"
#include "server/handlers.h"
#include "server/now.h"
#include "server/people_json.h"
#include "text/notation.h"

namespace springtide::server {
namespace {

using namespace match;
using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

constexpr int most_found = 20;
constexpr int most_rivals = 20;
constexpr int longest_curve = 200;  // games
constexpr int page_length = 20;     // games
constexpr int most_emblem = 23;
constexpr match::Time names_last = 90 * match::day;

void write_ratings(JsonWriter& json, const std::vector<store::RatingPoint>& points) {
  std::map<std::string, std::vector<const store::RatingPoint*>> by_game;
  for (const store::RatingPoint& each : points) by_game[each.game].push_back(&each);
  json.key("ratings").begin_array();
  for (const auto& [game, curve] : by_game) {
    json.begin_object().field("game", game).key("rating");
    write_rating(json, curve.back()->measure);
    json.key("curve").list(curve, [&json](const store::RatingPoint* each) {
      const people::Shown shown = points_of(each->measure);
      json.begin_object().field("ended", each->ended).field("points", shown.points);
      json.field("give_or_take", shown.give_or_take).end_object();
    });
    json.end_object();
  }
  json.end_array();
}

void write_tallies(JsonWriter& json, const std::vector<store::Tally>& tallies) {
  json.key("tallies").list(tallies, [&json](const store::Tally& each) {
    json.begin_object().field("game", each.game).field("edition", each.edition).field("players", each.players);
    json.field("seat", seat_name(seat_at(each.seat))).field("games", each.games).field("first", each.first).end_object();
  });
}

// --- names ---

struct MyWishes {
  std::optional<std::string> name{};
  std::optional<bool> is_shown{};
  std::optional<int> emblem{};
  std::optional<bool> is_here_shown{};
};

MyWishes read_my_wishes(wire::Reader& reader) {
  MyWishes wishes;
  if (reader.has("name")) wishes.name = reader.text("name", 60);
  if (reader.has("shown")) wishes.is_shown = reader.truth("shown");
  if (reader.has("emblem")) wishes.emblem = static_cast<int>(reader.number("emblem", 0, most_emblem));
  if (reader.has("here_shown")) wishes.is_here_shown = reader.truth("here_shown");
  return wishes;
}

// The one that the path names, through the eyes of who asks.
Task<Result<ShownPerson, Answer>> person(Call& call) {
  const auto reader = co_await identified(call);
  auto found = co_await call.parts.store.asked([id = call.name, actor = reader ? reader->actor : Actor{}](
                                                   store::Store& store) { return shown_in(store, id, actor); });
  if (!found) co_return refusal_answer(ServiceCode::no_such_person);
  co_return *std::move(found);
}

// --- games ---

int number_of(const std::string& text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::string asked_for(const Call& call, std::string_view name) {
  const std::string* given = find(call.request.query, name);
  return given == nullptr ? std::string{} : *given;
}

// A page begins after the last game of the one before: `ended-table`.
store::ResultFilter filter_of(const Call& call) {
  store::ResultFilter filter{.game = asked_for(call, "game"),
                             .edition = asked_for(call, "edition"),
                             .players = number_of(asked_for(call, "players")),
                             .limit = page_length};
  const std::string before = asked_for(call, "before");
  if (const std::size_t dash = before.find('-'); dash != std::string::npos) {
    std::from_chars(before.data(), before.data() + dash, filter.before);
    filter.before_table = before.substr(dash + 1);
  }
  return filter;
}

}  // namespace

Task<Answer> change_me(Call& call) {
  const auto wishes = body_of(call, read_my_wishes);
  if (!wishes) co_return wishes.error();
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  if (wishes->name && !is_name(*wishes->name)) co_return refusal_answer(refused(Code::bad_name));
  const bool is_for_accounts = wishes->is_shown || wishes->emblem || wishes->is_here_shown;
  if (is_for_accounts && !identity->actor.is_account) co_return refusal_answer(refused(Code::accounts_only));
  const std::string id = identity->actor.ids.front();
  const auto concerned =
      co_await call.parts.store.asked([&id, &wishes, is_for_accounts, name = identity->name](store::Store& store) {
        if (wishes->name && *wishes->name != name) store.rename(id, *wishes->name, now(), now() + names_last);
        if (!is_for_accounts) return std::vector<std::string>{};
        store::Profile profile = store.profile(id);
        profile.is_shown = wishes->is_shown.value_or(profile.is_shown);
        profile.emblem = wishes->emblem.value_or(profile.emblem);
        profile.is_here_shown = wishes->is_here_shown.value_or(profile.is_here_shown);
        store.set_profile(id, profile);
        return wishes->is_here_shown ? store.followers_of(id) : std::vector<std::string>{};
      });
  if (!concerned.empty()) call.parts.lobby.note_friends(concerned);
  co_return co_await who_am_i(call);
}

Task<Answer> find_people(Call& call) {
  const std::string name = asked_for(call, "name");
  const auto found = co_await call.parts.store.asked([&name](store::Store& store) {
    std::vector<ShownPerson> all;
    for (const std::string& id : store.accounts_called(name, now(), most_found))
      if (auto shown = shown_in(store, id, {})) all.push_back(*std::move(shown));
    return all;
  });
  JsonWriter json;
  json.begin_object().key("people").list(found, [&json](const ShownPerson& each) { write_person(json, each); });
  co_return json_answer(200, json.end_object());
}

Task<Answer> show_person(Call& call) {
  const auto shown = co_await person(call);
  if (!shown) co_return shown.error();
  struct Page {
    std::vector<store::FormerName> former{};
    std::vector<store::RatingPoint> ratings{};
    std::vector<store::Tally> tallies{};
    std::vector<std::pair<store::Rival, ShownPerson>> rivals{};
  };
  const Page page = co_await call.parts.store.asked([id = shown->player.id](store::Store& store) {
    const std::vector<std::string> ids = store.ids_of(id);
    Page all{.former = store.former_names(id, now()),
             .ratings = store.ratings_of(ids, longest_curve),
             .tallies = store.tallies_of(ids)};
    for (const store::Rival& rival : store.rivals_of(ids, most_rivals))
      if (auto other = shown_in(store, rival.player, {})) all.rivals.emplace_back(rival, *std::move(other));
    return all;
  });
  JsonWriter json;
  json.begin_object();
  write_name(json, *shown);
  json.field("since", shown->player.created).key("former_names").list(page.former, &store::FormerName::name);
  write_ratings(json, page.ratings);
  write_tallies(json, page.tallies);
  json.key("rivals").list(page.rivals, [&json](const auto& each) {
    json.begin_object();
    write_name(json, each.second);
    json.field("games", each.first.games).field("before", each.first.before).field("after", each.first.after).end_object();
  });
  co_return json_answer(200, json.end_object());
}

Task<Answer> list_games(Call& call) {
  const auto shown = co_await person(call);
  if (!shown) co_return shown.error();
  struct Page {
    std::vector<std::string> own{};
    std::vector<store::GameResult> games{};
    Names names{};
  };
  const Page page = co_await call.parts.store.asked([id = shown->player.id, filter = filter_of(call)](store::Store& store) {
    Page all{.own = store.ids_of(id)};
    all.games = store.results_of(all.own, filter);
    all.names = names_in(store, all.games);
    return all;
  });
  JsonWriter json;
  json.begin_object().key("games").list(
      page.games, [&](const store::GameResult& each) { write_game(json, each, page.names, page.own); });
  if (page.games.size() == page_length)
    json.field("next", std::to_string(page.games.back().ended) + "-" + page.games.back().table);
  co_return json_answer(200, json.end_object());
}

Task<Answer> list_people_at_table(Call& call) {
  const auto journal = co_await journal_of(call);
  struct Sitting {
    Seat seat = Seat::p1;
    std::string player{};
  };
  const auto sitting = co_await call.parts.desk.done(call.parts.loop, household_of(call), [journal] {
    std::optional<std::vector<Sitting>> all;
    const auto table = table_of(journal);
    if (!table) return all;
    all.emplace();
    for (Seat seat : players_of(table->players()))
      if (const Chair& chair = table->chairs()[static_cast<std::size_t>(seat)]; chair.kind == ChairKind::player)
        all->push_back({.seat = seat, .player = chair.player});
    return all;
  });
  if (!sitting) co_return refusal_answer(ServiceCode::no_such_table);
  const auto found = co_await call.parts.store.asked([&sitting](store::Store& store) {
    std::vector<std::pair<Seat, ShownPerson>> all;
    for (const Sitting& each : *sitting)
      if (auto shown = shown_in(store, each.player, {})) all.emplace_back(each.seat, *std::move(shown));
    return all;
  });
  JsonWriter json;
  json.begin_object().key("people").list(found, [&json](const auto& each) {
    json.begin_object().field("seat", seat_name(each.first));
    write_name(json, each.second);
    json.end_object();
  });
  co_return json_answer(200, json.end_object());
}

}  // namespace springtide::server
