// Matches from seeds keep every promise; saboteurs are noticed. SPRINGTIDE_SEED=n repeats one match.
#include "simulator/simulator.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "laws/sizes.h"

namespace springtide::simulator {
namespace {

constexpr std::uint64_t first_seed = 20'000;

std::string how_to_repeat(std::uint64_t seed) {
  return "SPRINGTIDE_SEED=" + std::to_string(seed) + " simulator_test --gtest_filter=simulator.matches_keep_every_promise";
}

void add(Counts& sum, const Counts& each) {
  sum.entries += each.entries;
  sum.acknowledged += each.acknowledged;
  sum.crashes += each.crashes;
  sum.conflicts += each.conflicts;
  sum.reconnects += each.reconnects;
  sum.undone += each.undone;
  sum.changed += each.changed;
  sum.left += each.left;
  sum.unknown += each.unknown;
  sum.leases_lost += each.leases_lost;
  sum.notices += each.notices;
}

TEST(simulator, matches_keep_every_promise) {
  const char* only = std::getenv("SPRINGTIDE_SEED");
  const std::uint64_t first = only != nullptr ? std::strtoull(only, nullptr, 10) : first_seed;
  const int matches = only != nullptr ? 1 : test_size(300, 5000, 40);
  Counts sum;
  for (int i = 0; i < matches; ++i) {
    const std::uint64_t seed = first + static_cast<std::uint64_t>(i);
    const Outcome outcome = simulate(seed);
    ASSERT_FALSE(outcome.broken) << *outcome.broken << "\nrepeat with: " << how_to_repeat(seed);
    add(sum, outcome.counts);
  }
  std::printf(
      "%d matches: %d entries, %d acknowledgements, %d crashes, %d conflicts, %d connections, %d undone, %d changed, "
      "%d left, %d writes of unknown end, %d leases lost, %d notices\n",
      matches, sum.entries, sum.acknowledged, sum.crashes, sum.conflicts, sum.reconnects, sum.undone, sum.changed, sum.left,
      sum.unknown, sum.leases_lost, sum.notices);
  if (only != nullptr) return;
  // There was trouble of every kind.
  for (int each : {sum.crashes, sum.conflicts, sum.undone, sum.changed, sum.left, sum.unknown, sum.leases_lost, sum.notices})
    EXPECT_GT(each, matches / 10);
}

TEST(simulator, the_same_seed_gives_the_same_match) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Counts a = simulate(seed).counts;
    const Counts b = simulate(seed).counts;
    EXPECT_EQ(a.entries, b.entries);
    EXPECT_EQ(a.acknowledged, b.acknowledged);
    EXPECT_EQ(a.reconnects, b.reconnects);
  }
}

// Whether a saboteur spoils more than so many of some matches so that it shows.
bool spoils_more_than(int few, Sabotage sabotage) {
  int spoiled = 0;
  for (std::uint64_t seed = first_seed; seed < first_seed + 60 && spoiled <= few; ++seed)
    if (simulate(seed, sabotage).broken) ++spoiled;
  return spoiled > few;
}

TEST(simulator_catches, an_acknowledgement_before_the_entry_is_stored) {
  EXPECT_TRUE(spoils_more_than(10, Sabotage::acknowledge_early));
}

// It shows in one match of many.
TEST(simulator_catches, a_conflict_that_is_ignored) {
  EXPECT_TRUE(spoils_more_than(test_size(3, 3, 0), Sabotage::ignore_conflict));
}

TEST(simulator_catches, an_event_that_is_lost_for_one_viewer) { EXPECT_TRUE(spoils_more_than(3, Sabotage::lose_event)); }

TEST(simulator_catches, an_entry_without_its_link) { EXPECT_TRUE(spoils_more_than(10, Sabotage::forget_link)); }

// Homes read a journal only as it was written.
TEST(simulator_catches, an_entry_that_was_changed_in_the_store) { EXPECT_TRUE(spoils_more_than(3, Sabotage::change_entry)); }

}  // namespace
}  // namespace springtide::simulator
