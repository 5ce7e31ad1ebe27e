#include "people/fold.h"

namespace springtide::people {
namespace {

double days_between(match::Time from, match::Time to) {
  return to > from ? static_cast<double>(to - from) / static_cast<double>(match::day) : 0;
}

}  // namespace

Ratings rated(const Result& result, std::span<const std::optional<Known>> before) {
  Ratings ratings;
  Places places;
  for (std::size_t seat = 0; seat < result.standings.size(); ++seat) {
    const Standing& standing = result.standings[seat];
    places.push_back(static_cast<std::uint8_t>(standing.place));
    if (standing.player.empty()) {
      ratings.push_back(known_at(standing.measured.value()));
    } else {
      const std::optional<Known>& known = before[seat];
      ratings.push_back(known ? drifted(known->rating, days_between(known->ended, result.ended)) : Rating{});
    }
  }
  return rated(ratings, places);
}

}  // namespace springtide::people
