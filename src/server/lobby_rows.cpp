#include "server/lobby_rows.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "store/spread.h"
#include "text/json.h"
#include "text/json_value.h"

namespace springtide::server {
namespace {

bool is_true(const Json& object, std::string_view key) {
  const Json* member = object.find(key);
  return member != nullptr && member->as_bool();
}

bool is_free(const Json& chair) {
  const Json* kind = chair.find("kind");
  return kind != nullptr && kind->as_string() == "open" && !is_true(chair, "held");
}

// By its summary, which tells what everybody may know.
bool is_listed(const store::TableRow& row) {
  const auto summary = parse_json(row.summary);
  if (!summary) return false;
  if (row.life == store::Life::playing) return is_true(*summary, "spectators");
  const Json* seats = summary->find("seats");
  return row.life == store::Life::open && seats != nullptr && std::ranges::any_of(seats->items(), is_free);
}

std::string text_of(const store::TableRow& row) {
  JsonWriter json;
  json.begin_object().field("table", row.id).field("life", store::life_names[static_cast<std::size_t>(row.life)]);
  json.field("created", row.created).key("summary").json(row.summary);
  return json.end_object().text();
}

void write_rows(JsonWriter& json, const LobbyRows& rows) {
  json.key("tables").list(rows, [&json](const std::shared_ptr<const LobbyRow>& each) { json.json(each->text); });
}

template <class Part>
std::vector<std::vector<store::PublicTable>> parts_of(std::vector<PublicTables>& parts, Part part) {
  std::vector<std::vector<store::PublicTable>> all;
  for (PublicTables& each : parts) all.push_back(std::move(each.*part));
  return all;
}

}  // namespace

PublicTables public_tables(store::Store& store) {
  return {.open = store.public_open(most_open), .playing = store.public_playing(most_playing_read)};
}

PublicTables merged(std::vector<PublicTables> parts) {
  return {.open = store::merged_public(parts_of(parts, &PublicTables::open), most_open),
          .playing = store::merged_public(parts_of(parts, &PublicTables::playing), most_playing_read)};
}

const LobbyBook::Page& LobbyBook::page_of(const store::PublicTable& table, std::unordered_map<std::string, Page>& next) {
  const store::TableRow& row = table.row;
  const auto known = pages_.find(row.id);
  if (known != pages_.end() && known->second.life == row.life && known->second.summary == row.summary)
    return next.emplace(row.id, std::move(known->second)).first->second;
  Page page{.life = row.life, .summary = row.summary};
  if (is_listed(row))
    page.row = std::make_shared<const LobbyRow>(
        LobbyRow{.table = row.id, .host = table.host, .is_open = row.life == store::Life::open, .text = text_of(row)});
  return next.emplace(row.id, std::move(page)).first->second;
}

LobbyRows LobbyBook::rows_of(const PublicTables& tables) {
  std::unordered_map<std::string, Page> next;
  LobbyRows rows;
  for (const store::PublicTable& each : tables.open)
    if (const Page& page = page_of(each, next); page.row) rows.push_back(page.row);
  std::map<std::string, int> of_host;
  int watchable = 0;
  for (const store::PublicTable& each : tables.playing) {
    const Page& page = page_of(each, next);
    if (!page.row || watchable == most_watchable || of_host[each.host] == most_watchable_of_host) continue;
    ++watchable;
    ++of_host[each.host];
    rows.push_back(page.row);
  }
  pages_ = std::move(next);
  return rows;
}

LobbyRows seen_by(const LobbyRows& rows, const std::vector<std::string>& blocked_by) {
  if (blocked_by.empty()) return rows;
  LobbyRows seen;
  std::ranges::copy_if(rows, std::back_inserter(seen), [&](const std::shared_ptr<const LobbyRow>& each) {
    return !each->is_open || std::ranges::find(blocked_by, each->host) == blocked_by.end();
  });
  return seen;
}

LobbyNews news_between(const LobbyRows& before, const LobbyRows& after) {
  std::map<std::string_view, const LobbyRow*> known;
  for (const auto& each : before) known[each->table] = each.get();
  LobbyNews news;
  for (const auto& each : after) {
    const auto was = known.extract(each->table);
    if (was.empty() || (was.mapped() != each.get() && *was.mapped() != *each)) news.rows.push_back(each);
  }
  for (const auto& each : before)
    if (known.contains(each->table)) news.gone.push_back(each->table);
  return news;
}

std::string lobby_text(const LobbyNews& news, std::optional<int> here) {
  JsonWriter json;
  json.begin_object().field("type", "lobby");
  if (news.is_whole) json.field("whole", true);
  if (here) json.field("here", *here);
  write_rows(json, news.rows);
  if (!news.gone.empty()) json.key("gone").list(news.gone);
  return json.end_object().text();
}

std::string friends_text(const std::vector<std::string>& here) {
  JsonWriter json;
  json.begin_object().field("type", "friends").key("here").list(here);
  return json.end_object().text();
}

std::string lobby_body(const LobbyRows& rows, int here) {
  JsonWriter json;
  json.begin_object();
  write_rows(json, rows);
  return json.field("here", here).end_object().text();
}

}  // namespace springtide::server
