// What somebody has trained, as JSON: what devices send, and what they are told.
#pragma once

#include "store/training.h"
#include "text/json.h"
#include "wire/reader.h"

namespace springtide::server {

// `GAME-03-17`: the pack and the place in it, as the client counts them.
bool is_puzzle_name(std::string_view name);

store::Training read_training(wire::Reader& reader);
// The members `answers` and `exercises`.
void write_training(JsonWriter& json, const store::Training& training);

}  // namespace springtide::server
