// Ratings as a fold over results, in the order in which the games ended.
#pragma once

#include <optional>
#include <span>

#include "people/rating.h"
#include "people/result.h"

namespace springtide::people {

// What the games before tell of somebody.
struct Known {
  Rating rating{};
  match::Time ended = 0;  // the last of them
  friend bool operator==(const Known&, const Known&) = default;
};

// The ratings of all seats after a rated game; `before` has what was known of each seat's player, nothing of newcomers and
// bots.
Ratings rated(const Result& result, std::span<const std::optional<Known>> before);

}  // namespace springtide::people
