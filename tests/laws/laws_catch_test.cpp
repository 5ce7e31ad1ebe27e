// The laws catch what breaks them: saboteurs of Vineta and Vigo.
#include <gtest/gtest.h>

#include "games/vigo/notation/notation.h"
#include "games/vineta/notation/notation.h"
#include "laws/laws.h"
#include "laws/steps.h"
#include "laws/vigo_sample.h"
#include "laws/vineta_sample.h"

namespace springtide {
namespace {

// A position in which every seat has secrets: cards chosen by some, in the middle of a round.
vineta::State with_secrets(Rng& rng) {
  vineta::State state = initial(vineta::Options{.players = 4});
  for (int i = 0; i < 150 || state.phase != vineta::Phase::choose || state.to_act.size() != 2; ++i) {
    const Seat seat = pick(to_act(state), rng);
    advance(state, seat, random_action<Vineta>(state, seat, rng));
  }
  return state;
}

// A saboteur: observe, but one secret finds its way into the view. The law must notice within a few tries.
template <class Leak>
bool is_caught(Leak leak) {
  Rng rng(7);
  for (int i = 0; i < 50; ++i) {
    const vineta::State state = with_secrets(rng);
    const Broken broken = check_secrecy<Vineta>(state, Seat::p1, rng, [&leak](const vineta::State& s, Seat viewer) {
      vineta::View view = observe(s, viewer);
      leak(s, view);
      return view;
    });
    if (broken) return true;
  }
  return false;
}

TEST(LawsCatch, nothing_where_nothing_leaks) {
  EXPECT_FALSE(is_caught([](const vineta::State&, vineta::View&) {}));
}

TEST(LawsCatch, a_hidden_choice) {
  EXPECT_TRUE(is_caught(
      [](const vineta::State& s, vineta::View& view) { view.seats[Seat::p2].revealed = s.players[Seat::p2].chosen; }));
}

TEST(LawsCatch, a_single_bit_of_a_hand) {
  EXPECT_TRUE(is_caught([](const vineta::State& s, vineta::View& view) {
    if (s.players[Seat::p3].hand.has(vineta::Card::panic)) view.box.add(vineta::Tribe::amber);
  }));
}

TEST(LawsCatch, a_tile) {
  EXPECT_TRUE(
      is_caught([](const vineta::State& s, vineta::View& view) { view.seats[Seat::p4].tribe = s.players[Seat::p4].tribe; }));
}

TEST(LawsCatch, the_next_card_of_a_pile) {
  EXPECT_TRUE(is_caught([](const vineta::State& s, vineta::View& view) {
    view.seats[Seat::p2].shuffles = static_cast<std::uint8_t>(s.players[Seat::p2].pile[vineta::Card::flood_3]);
  }));
}

// Vigo's secret is what was seen before and lies face down again: a view that remembers one such card is caught.
TEST(LawsCatch, a_card_of_vigo_seen_before) {
  Rng rng(5);
  int caught = 0;
  for (int game = 0; game < 20; ++game) {
    auto state = initial(vigo::Options{});
    for (int i = 0; i < 300 && !to_act(state).empty(); ++i) {
      const Seat seat = to_act(state).front();
      advance(state, seat, random_action<Vigo>(state, seat, rng));
    }
    const auto leaky = [](const vigo::State& s, Seat viewer) {
      vigo::View view = observe(s, viewer);
      for (std::size_t i = 0; i < s.bay.size(); ++i)
        if (s.bay[i].is_known() && !s.bay[i].is_up()) view.round = static_cast<std::uint8_t>(s.bay[i].kind());
      return view;
    };
    caught += check_secrecy<Vigo>(state, Seat::p1, rng, leaky).has_value();
    EXPECT_FALSE(check_secrecy<Vigo>(state, Seat::p1, rng));
  }
  EXPECT_GT(caught, 10);
}

// A saboteur of `reveals`: somebody sees in random games that it is silent where a card shows.
template <Game G, class Reveals>
bool is_reveal_caught(const typename G::Options& options, Reveals faulty) {
  Rng rng(9);
  bool is_broken = false;
  for (int game = 0; game < 4; ++game)
    for_each_step<G>(options, rng, [&](const auto& state, Seat seat, const auto& action) {
      for (Seat viewer : {Seat::p1, Seat::p2})
        is_broken = is_broken || check_reveals<G>(state, seat, action, viewer, rng, faulty);
    });
  return is_broken;
}

TEST(LawsCatch, a_reveal_of_vineta_that_is_kept_quiet) {
  const vineta::Options options{.edition = vineta::Edition::en};
  const auto is_caught_in = [&options](SeatSet quiet_seats, vineta::Phase quiet) {
    return is_reveal_caught<Vineta>(options, [=](const vineta::State& s, Seat seat, vineta::Action action) {
      return reveals(s, seat, action) && !(s.phase == quiet && quiet_seats.contains(seat));
    });
  };
  EXPECT_FALSE(is_caught_in({}, vineta::Phase::choose));
  EXPECT_TRUE(is_caught_in(SeatSet::all(), vineta::Phase::choose));
  EXPECT_TRUE(is_caught_in({Seat::p2}, vineta::Phase::choose));
  EXPECT_TRUE(is_caught_in(SeatSet::all(), vineta::Phase::play));
  EXPECT_TRUE(is_caught_in(SeatSet::all(), vineta::Phase::capture));  // the last house, and the tiles are turned up
  EXPECT_FALSE(is_caught_in(SeatSet::all(), vineta::Phase::place));
}

TEST(LawsCatch, a_reveal_of_vigo_that_is_kept_quiet) {
  const auto is_caught_at = [](vigo::Verb quiet, bool memory_aid) {
    vigo::Options options;
    options.memory_aid = memory_aid;
    return is_reveal_caught<Vigo>(options, [quiet](const vigo::State& s, Seat seat, vigo::Action action) {
      return reveals(s, seat, action) && action.verb != quiet;
    });
  };
  EXPECT_TRUE(is_caught_at(vigo::Verb::sail, false));
  EXPECT_TRUE(is_caught_at(vigo::Verb::take, false));
  EXPECT_TRUE(is_caught_at(vigo::Verb::wave_row, false));
  EXPECT_FALSE(is_caught_at(vigo::Verb::end_turn, false));
  EXPECT_FALSE(is_caught_at(vigo::Verb::sail, true));
}

TEST(LawsCatch, a_number_that_is_wrong) {
  const auto is_caught_with = [](auto faulty) {
    return check_numbers<Vineta>(Sample<Vineta>::universe(), faulty).has_value();
  };
  using Faulty = vineta::Action;
  EXPECT_FALSE(is_caught_with([](const Faulty& a) { return number_of(a); }));
  EXPECT_TRUE(is_caught_with([](const Faulty& a) { return a.verb == vineta::Verb::close ? 5 : number_of(a); }));
  EXPECT_TRUE(is_caught_with([](const Faulty& a) { return number_of(a) == 77 ? no_number : number_of(a); }));
  EXPECT_TRUE(is_caught_with([](Faulty a) {
    if (a.verb == vineta::Verb::swap && a.to < a.district) std::swap(a.to, a.district);
    return number_of(a);
  }));
  // A part that the verb has not makes it another action, which nobody can say.
  EXPECT_FALSE(check_numbers<Vigo>(Sample<Vigo>::universe()));
  EXPECT_TRUE(check_numbers<Vigo>(Sample<Vigo>::universe(), [](const vigo::Action& a) { return number_of(tidied(a)); }));
}

// The other laws catch their faults too.
TEST(LawsCatch, an_inconsistent_state) {
  Rng rng(3);
  const vineta::State sound = with_secrets(rng);
  const auto is_found = [&sound](auto damage) {
    vineta::State state = sound;
    damage(state);
    return !is_consistent(state);
  };
  EXPECT_FALSE(is_found([](vineta::State&) {}));
  EXPECT_TRUE(is_found([](vineta::State& s) { s.box.add(vineta::Tribe::amber); }));
  EXPECT_TRUE(is_found([](vineta::State& s) { s.players[Seat::p1].discards.add(vineta::Card::panic); }));
  EXPECT_TRUE(is_found([](vineta::State& s) { s.players[Seat::p1].tribe = s.players[Seat::p2].tribe; }));
  EXPECT_TRUE(is_found([](vineta::State& s) { s.to_act = {Seat::p1, Seat::nature}; }));
  EXPECT_TRUE(is_found([](vineta::State& s) { s.recipient = Seat::p3; }));
  EXPECT_TRUE(is_found([](vineta::State& s) { s.round = 7; }));
  EXPECT_TRUE(is_found([](vineta::State& s) { s.phase = vineta::Phase::play; }));
}

}  // namespace
}  // namespace springtide
