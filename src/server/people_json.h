// Results and ratings as pages and files show them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/command.h"
#include "people/rating.h"
#include "store/store.h"
#include "text/json.h"

namespace springtide::server {

// Somebody whose name may be told, with what a page begins with.
struct ShownPerson {
  store::Player player{};
  store::Profile profile{};
};
// Nothing: a guest, somebody who is not there, or does not show a page; nobody can tell which.
std::optional<ShownPerson> shown_in(store::Store& store, const std::string& id, const match::Actor& reader);
// The same, whether the page is shown or not: for those who know each other.
std::optional<ShownPerson> account_in(store::Store& store, const std::string& id);
void write_name(JsonWriter& json, const ShownPerson& person);
// As an object of its own.
void write_person(JsonWriter& json, const ShownPerson& person);

people::Shown points_of(const store::Measure& measure);
void write_rating(JsonWriter& json, const store::Measure& measure);

using Names = std::map<std::string, std::string>;  // by player; of those who are still there
Names names_in(store::Store& store, const std::vector<store::GameResult>& results);
// `own`: the ids of whose page it is.
void write_game(JsonWriter& json, const store::GameResult& result, const Names& names, const std::vector<std::string>& own);

}  // namespace springtide::server
