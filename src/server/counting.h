// From a journal to a result, and from results to ratings: what is known of people, as the store keeps it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/results.h"

namespace springtide::server {

// Nothing: the game tells nothing. Throws if the journal cannot be read.
std::optional<store::GameResult> result_in(const std::vector<std::string>& journal);

// The ratings after a game.
std::vector<store::Measure> rated(const store::GameResult& result, const std::vector<std::optional<store::Earlier>>& before);

}  // namespace springtide::server
