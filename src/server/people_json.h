// Results and ratings as pages and files show them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "people/rating.h"
#include "store/store.h"
#include "text/json.h"

namespace springtide::server {

people::Shown points_of(const store::Measure& measure);
void write_rating(JsonWriter& json, const store::Measure& measure);

using Names = std::map<std::string, std::string>;  // by player; of those who are still there
Names names_in(store::Store& store, const std::vector<store::GameResult>& results);
// `own`: the ids of whose page it is.
void write_game(JsonWriter& json, const store::GameResult& result, const Names& names, const std::vector<std::string>& own);

}  // namespace springtide::server
