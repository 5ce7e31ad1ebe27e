// Facts about Vineta under play that is uniform over the legal list.
#include <gtest/gtest.h>

#include <set>

#include "core/play_out.h"
#include "games/vineta/rules/vineta.h"
#include "laws/sizes.h"

namespace springtide {
namespace {

using vineta::DistrictSet;

// VN-MAP-2, by walking: sink any coast district, again and again, until one is left.
void walk(DistrictSet sunk, std::set<unsigned>& reached) {
  if (!reached.insert(sunk.bits()).second || sunk.size() == 8) return;
  for (vineta::District district : vineta::coast_of(sunk)) {
    DistrictSet next = sunk;
    next.insert(district);
    walk(next, reached);
  }
}

TEST(Facts, sets_of_sunk_districts_VN_MAP_2) {
  std::set<unsigned> reached;
  walk({}, reached);
  EXPECT_EQ(reached.size(), 357u);
  for (unsigned bits : reached) {
    const auto sunk = DistrictSet::from_bits(bits);
    if (sunk.size() < 8) {
      EXPECT_GE(vineta::coast_of(sunk).size(), 2);
    }
  }
}

struct Tally {
  double choices = 0;
  double chances = 0;
  double turns = 0;
  int longest_round = 0;
  int most_options = 0;
};

Tally play_many(int players, int games) {
  Rng rng(static_cast<std::uint64_t>(players));
  Tally tally;
  for (int game = 0; game < games; ++game) {
    vineta::State state = initial(vineta::Options{.players = players});
    int round = 1;
    int turn = 1;
    while (!to_act(state).empty()) {
      const Seat seat = to_act(state).front();
      tally.choices += state.phase == vineta::Phase::choose;
      tally.chances += seat == Seat::nature;
      const auto actions = legal_actions(state, seat);
      tally.most_options = std::max(tally.most_options, static_cast<int>(actions.size()));
      advance(state, seat,
              seat == Seat::nature ? sample_outcome<Vineta>(state, rng)
                                   : actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
      if (state.round != round || state.phase == vineta::Phase::over) {
        tally.turns += turn;
        round = state.round;
      }
      turn = state.turn;
      tally.longest_round = std::max(tally.longest_round, turn);
    }
  }
  tally.choices /= games;
  tally.chances /= games;
  tally.turns /= 8.0 * games;
  return tally;
}

TEST(Facts, a_four_player_game_has_about_104_choices_and_129_chance_moves) {
  const Tally tally = play_many(4, test_size(4000, 100'000));
  EXPECT_NEAR(tally.choices, 104, 1.0);
  EXPECT_NEAR(tally.chances, 129, 1.0);
  EXPECT_GE(tally.turns, 3.15);
  EXPECT_LE(tally.turns, 3.35);
}

// RU-3 would need a thirtieth turn in a round.
TEST(Facts, no_round_ends_by_patience_RU_3) {
  for (int players = 2; players <= 6; ++players) {
    const Tally tally = play_many(players, test_size(2000, 100'000));
    EXPECT_LT(tally.longest_round, 30) << players << " players";
    EXPECT_LE(tally.most_options, max_actions);
  }
}

}  // namespace
}  // namespace springtide
