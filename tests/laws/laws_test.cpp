// All laws, for every game, player count and edition.
#include "laws/laws.h"

#include <gtest/gtest.h>

#include <tuple>

#include "games/list.h"
#include "laws/sample_list.h"
#include "laws/sizes.h"
#include "laws/steps.h"

namespace springtide {
namespace {

template <Game G>
std::string header_of(const typename G::Options& options) {
  std::string header;
  for (const std::string& line : Notation<G>::options(options))
    if (!line.starts_with("deck ")) header += line + "; ";
  return header;
}

// Tests for each number of players, each with a share of the games, so that a machine with many cores has work for them.
constexpr int shares = 8;
struct LawsAtATable : testing::TestWithParam<std::tuple<int, int>> {
  int players() const { return std::get<0>(GetParam()); }
  int share() const { return std::get<1>(GetParam()); }
  int share_of(int games) const { return games * (share() + 1) / shares - games * share() / shares; }
};
INSTANTIATE_TEST_SUITE_P(Players, LawsAtATable,
                         testing::Combine(testing::Range(2, max_players + 1), testing::Range(0, shares)));

TEST_P(LawsAtATable, hold_in_random_games) {
  Games::for_each([this]<Game G>() {
    const auto universe = Sample<G>::universe();
    const int games = share_of(test_size(12, 1000, 1));
    Rng rng(20261115 + static_cast<std::uint64_t>(players() + 100 * share()));
    for (const auto& options : Sample<G>::options_list())
      for (int game = 0; options.players == players() && game < games; ++game) {
        const Broken broken = check_game<G>(options, universe, rng);
        ASSERT_FALSE(broken) << G::name << " game " << game << " of " << header_of<G>(options) << *broken;
      }
  });
}

TEST(Laws, everything_that_can_be_said_has_a_number) {
  Games::for_each([]<Game G>() {
    const Broken broken = check_numbers<G>(Sample<G>::universe());
    EXPECT_FALSE(broken) << G::name << ": " << *broken;
  });
}

// The other half of `reveals`, which a law for each single step cannot say: steps that reveal do show somebody more. Where
// all cards that can be it are alike, nothing is to be seen, and a few look-alikes need not differ.
TEST(Laws, what_reveals_shows_more) {
  Games::for_each([]<Game G>() {
    Rng rng(20261116);
    int reveals_seen = 0;
    int shown = 0;
    for (int game = 0; game < test_size(8, 200); ++game)
      for_each_step<G>({}, rng, [&](const auto& state, Seat seat, const auto& action) {
        if (!reveals(state, seat, action)) return;
        ++reveals_seen;
        const auto any = [](const auto&, const auto&) { return true; };
        bool is_shown = false;
        for (Seat viewer : {Seat::p1, Seat::p2, Seat::spectator})
          is_shown = is_shown || shows_more<G>(state, seat, action, viewer, rng, any);
        shown += is_shown;
      });
    EXPECT_EQ(reveals_seen > (Sample<G>::players_reveal ? 100 : 0), Sample<G>::players_reveal) << G::name;
    EXPECT_GE(shown, reveals_seen * 98 / 100) << G::name;
  });
}

}  // namespace
}  // namespace springtide
