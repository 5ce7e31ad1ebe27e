#include "arena/tally.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <map>

namespace springtide::arena {
namespace {

// A contest as a key of a map: the bots in ascending order, then no bots.
using ContestKey = std::array<std::uint8_t, max_seats>;
constexpr std::uint8_t no_bot = 255;

// Counted in sixtieths. A tie of k seats shares its contests among (k over s) sets, which for up to six seats divides 60:
// sums are exact, so the order of the games does not matter.
constexpr int whole = 60;

struct OpenDeal {
  std::map<ContestKey, int> contests;
  std::map<std::uint8_t, int> chosen;
};

double times_of(int sixtieths) { return static_cast<double>(sixtieths) / whole; }

// A set of seats, one bit each.
using Seats = unsigned;

bool has(Seats seats, std::size_t seat) { return (seats >> seat & 1u) != 0; }

template <class Test>
Seats seats_where(const Outcome& outcome, Test&& test) {
  Seats seats = 0;
  for (std::size_t seat = 0; seat < outcome.places.size(); ++seat)
    if (test(outcome.places[seat])) seats |= 1u << seat;
  return seats;
}

ContestKey contest_of(const Outcome& outcome, Seats seats) {
  ContestKey key;
  key.fill(no_bot);
  std::uint8_t* end = key.begin();
  for (std::size_t seat = 0; seat < outcome.bots.size(); ++seat)
    if (has(seats, seat)) *end++ = outcome.bots[seat];
  std::sort(key.begin(), key.end());
  return key;
}

// n over k.
int subsets(int n, int k) {
  int result = 1;
  for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

// In each order of k tied seats there is one moment when s of them are left, and over all orders each set of s seats is left
// equally often: in one order of (k over s). So the mean over the orders is a sum over the sets, exact for every tie.
void add_place(OpenDeal& deal, const Outcome& outcome, Seats tied, Seats behind) {
  for (Seats left = tied; left != 0; left = (left - 1) & tied)
    deal.contests[contest_of(outcome, left | behind)] += whole / subsets(std::popcount(tied), std::popcount(left));
}

void add(OpenDeal& deal, const Outcome& outcome) {
  assert(outcome.bots.size() == outcome.places.size());
  for (auto bot : outcome.bots) deal.chosen[bot] += whole;
  Seats placed = 0;
  for (std::size_t seat = 0; seat < outcome.places.size(); ++seat) {
    if (has(placed, seat)) continue;
    const auto place = outcome.places[seat];
    const Seats tied = seats_where(outcome, [place](auto other) { return other == place; });
    const Seats behind = seats_where(outcome, [place](auto other) { return other > place; });
    add_place(deal, outcome, tied, behind);
    placed |= tied;
  }
}

// Numbered in the order of the keys.
using Numbering = std::map<ContestKey, std::size_t>;

Numbering numbering_of(const std::map<int, OpenDeal>& deals) {
  Numbering numbering;
  for (const auto& [number, deal] : deals)
    for (const auto& [key, times] : deal.contests) numbering.try_emplace(key, 0);
  std::size_t next = 0;
  for (auto& [key, index] : numbering) index = next++;
  return numbering;
}

DealCounts closed(const OpenDeal& deal, const Numbering& numbering) {
  DealCounts counts;
  for (const auto& [key, times] : deal.contests) counts.contests.push_back({numbering.at(key), times_of(times)});
  for (const auto& [bot, times] : deal.chosen) counts.chosen.push_back({bot, times_of(times)});
  return counts;
}

Contest bots_of(const ContestKey& key) {
  Contest contest;
  for (auto bot : key)
    if (bot != no_bot) contest.push_back(bot);
  return contest;
}

}  // namespace

Tally tally(std::span<const Outcome> outcomes) {
  std::map<int, OpenDeal> deals;
  for (const Outcome& outcome : outcomes) add(deals[outcome.deal], outcome);
  const Numbering numbering = numbering_of(deals);
  Tally result;
  for (const auto& [key, index] : numbering) result.contests.push_back(bots_of(key));
  for (const auto& [number, deal] : deals) result.deals.push_back(closed(deal, numbering));
  return result;
}

}  // namespace springtide::arena
