// Vigo's quick choices for playouts.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/play_out.h"
#include "games/list.h"
#include "games/vigo/ai/expert.h"

namespace springtide::vigo {
namespace {

Action quick(const State& state, Seat seat) {
  Rng rng(1);
  return Expert<Vigo>::quick(state, seat, rng, {});
}

State quick_position(const std::string& text) {
  const auto state = Notation<Vigo>::parse_position("game vigo\nplayers 2\n" + text);
  EXPECT_TRUE(state) << state.error().message();
  return *state;
}

// Half of the moves are random, so that all kinds of positions come up.
TEST(VigoQuick, is_always_legal) {
  Rng rng(7);
  int asked = 0;
  for (int players = 2; players <= 6; ++players) {
    State state = initial(Options{.players = players, .free_events = players % 2 == 0});
    while (!to_act(state).empty()) {
      const Seat seat = to_act(state).front();
      Action action = random_action<Vigo>(state, seat, rng);
      if (seat != Seat::nature) {
        const Action choice = quick(state, seat);
        const auto legal = legal_actions(state, seat);
        ASSERT_NE(std::ranges::find(legal, choice), legal.end());
        ++asked;
        if (rng.below(2) == 0) action = choice;
      }
      advance(state, seat, action);
    }
  }
  EXPECT_GT(asked, 1000);
}

// VG-CHE-1 to VG-CHE-5: what it puts together once a chest is begun is the best that the stock has.
TEST(VigoQuick, finishes_the_chest_that_is_worth_most) {
  Rng rng(3);
  int chests = 0;
  for (int game = 0; game < 12; ++game) {
    State state = initial(Options{.players = 2});
    while (!to_act(state).empty()) {
      const Seat seat = to_act(state).front();
      if (state.step != Step::chest) {
        advance(state, seat, seat == Seat::nature ? random_action<Vigo>(state, seat, rng) : quick(state, seat));
        continue;
      }
      ASSERT_EQ(state.chest, 0);
      int most = 0;
      for (const ChestOffer& offer : chests_of(state, seat)) most = std::max(most, offer.value.total());
      const int before = state.chest_points[seat];
      while (state.step == Step::chest) advance(state, seat, quick(state, seat));
      EXPECT_EQ(state.chest_points[seat] - before, most);
      ++chests;
    }
  }
  EXPECT_GT(chests, 20);
}

TEST(VigoQuick, sails_to_the_card_that_its_chest_lacks) {
  const State state = quick_position(
      "phase before\nround 5\nturn p1\nup d1 red left lid\nup b1 brown middle\np1 ship c1\np1 stock red right lid, red left "
      "bottom diamond, red right bottom coin\np2 ship l9\n");
  EXPECT_EQ(quick(state, Seat::p1), (Action{.verb = Verb::sail, .field = field_at(3, 0)}));
}

// VG-END-1, VG-EVT-4: the last Sailing Ship ends the game.
TEST(VigoQuick, ends_the_game_where_that_wins_and_never_where_it_loses) {
  const std::string ships =
      "phase before\nround 20\nturn p1\nsailing-ships 5\nup d1 sailing ship\np1 ship c1\np1 ships 30\np2 ship l9\n"
      "p2 ships 20\n";
  const auto points = [](State state, int own, int other) {
    state.chest_points[Seat::p1] = own;
    state.chest_points[Seat::p2] = other;
    return state;
  };
  const Action ending{.verb = Verb::sail, .field = field_at(3, 0)};
  EXPECT_EQ(quick(points(quick_position(ships), 300, 200), Seat::p1), ending);
  EXPECT_NE(quick(points(quick_position(ships), 200, 300), Seat::p1), ending);
}

}  // namespace
}  // namespace springtide::vigo
