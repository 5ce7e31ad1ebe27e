// What a net adds to a belief: nothing if it is made of zeros, and what was planted in it, as it can be worked out by hand.
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <vector>

#include "core/play_out.h"
#include "games/experts.h"
#include "games/features.h"
#include "games/list.h"

namespace springtide::vineta {
namespace {

// A random game until a seat has a card to choose in a round, as this seat saw it.
struct Seen {
  std::vector<Move<Vineta>> moves{};  // as they were
  std::vector<Move<Vineta>> record{};
  Question<Vineta> question{};

  Seen(int players, Seat viewer, int round, std::uint64_t seed) {
    Rng rng(seed);
    question.options.players = players;
    State state = initial(question.options);
    while (state.phase != Phase::choose || state.round < round || !to_act(state).contains(viewer)) {
      const Seat seat = to_act(state).front();
      const Action action = random_action<Vineta>(state, seat, rng);
      moves.push_back({seat, action});
      record.push_back({seat, seen(seat, action, viewer)});
      advance(state, seat, action);
    }
    question.view = observe(state, viewer);
    question.record = record;
    question.legal = legal_actions(state, viewer);
  }
};

// An output of 1 is 127 · 2^6.
constexpr int shift = 6;

net::File net_of_zeros(std::vector<std::string> outputs) {
  net::File file;
  file.game = "vineta";
  file.head = net::Head::belief;
  file.features = BeliefFeatures::names().digest();
  file.shape = {.table = BeliefFeatures::table_size, .item = BeliefFeatures::item_size, .width = 16, .second = 16};
  file.shifts = {.first = 0, .second = shift, .outputs = shift};
  file.made = {"by hand"};
  file.first_bias.resize(16);
  file.table_rows.resize(static_cast<std::size_t>(file.shape.table) * 16);
  file.item_rows.resize(static_cast<std::size_t>(file.shape.item) * 16);
  file.second_bias.resize(16);
  file.second_rows.resize(std::size_t{16} * 32);
  file.output_bias.resize(outputs.size());
  file.output_rows.resize(outputs.size() * 16);
  file.outputs = std::move(outputs);
  return file;
}

std::vector<std::string> all_outputs() {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < BeliefFeatures::outputs; ++i) names.push_back(BeliefFeatures::output_name(i));
  return names;
}

void expect_the_same(const Belief& a, const Belief& b, const Question<Vineta>& question) {
  for (Seat rival : players_of(question.view.player_count).without(question.seat())) {
    for (Tribe tribe : all_of<Tribe>) EXPECT_EQ(a.chance_of(rival, tribe), b.chance_of(rival, tribe));
    for (District d : all_of<District>) EXPECT_EQ(a.factor_of(rival, d), b.factor_of(rival, d));
  }
  Rng rng_a(9);
  Rng rng_b(9);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(a.guess(rng_a), b.guess(rng_b));
}

TEST(BeliefNet, of_zeros_changes_no_bit) {
  const net::Net net(net_of_zeros(all_outputs()));
  for (int players = 2; players <= max_players; ++players)
    for (int round : {1, 4}) {
      const Seen seen(players, Seat::p2, round, static_cast<std::uint64_t>(players));
      expect_the_same(Belief(seen.question, {}), Belief(seen.question, {}, {.belief = &net}), seen.question);
    }
}

// One that may be a rival's.
Tribe another_tribe(const View& view) { return view.own.tribe == Tribe::ice ? Tribe::fern : Tribe::ice; }

double odds(double chance) { return chance / (1 - chance); }

// How many times likelier the second of two beliefs holds a district than the first does, beside another.
double change(const Belief& before, const Belief& after, Seat rival, District d, District beside) {
  return after.factor_of(rival, d) / after.factor_of(rival, beside) /
         (before.factor_of(rival, d) / before.factor_of(rival, beside));
}

// A bias of 1 for a tribe, of -2 for a district. Outputs go by their names, whatever their order, and need not be all.
TEST(BeliefNet, adds_its_outputs_to_what_deeds_say) {
  const Seen seen(2, Seat::p1, 3, 5);
  const Tribe tribe = another_tribe(seen.question.view);
  net::File file = net_of_zeros({"district G1", BeliefFeatures::output_name(BeliefFeatures::output_of(tribe))});
  file.output_bias = {-2 * (127 << shift), 127 << shift};
  const net::Net net(file);
  const Belief before(seen.question, {});
  const Belief after(seen.question, {}, {.belief = &net});
  EXPECT_NEAR(odds(after.chance_of(Seat::p2, tribe)) / odds(before.chance_of(Seat::p2, tribe)), std::exp(1), 1e-6);
  EXPECT_NEAR(change(before, after, Seat::p2, District::g1, District::y0), std::exp(-2), 1e-6);
  EXPECT_NEAR(change(before, after, Seat::p2, District::r2, District::y0), 1, 1e-9);
}

// One feature, one way through the net: 127 in the first layer, 127 · 64 / 64 in the second, 127 · 64 at the output.
TEST(BeliefNet, tells_rivals_apart) {
  const Seen seen(4, Seat::p2, 3, 8);
  const Tribe tribe = another_tribe(seen.question.view);
  net::File file = net_of_zeros(all_outputs());
  const std::vector<std::string> item = BeliefFeatures::names().item;
  const auto feature = std::find(item.begin(), item.end(), "place after the viewer 2") - item.begin();
  ASSERT_LT(static_cast<std::size_t>(feature), item.size());
  file.item_rows[static_cast<std::size_t>(feature) * 16] = 127;
  file.second_rows[0] = 64;
  file.output_rows[BeliefFeatures::output_of(tribe) * 16] = 64;
  file.output_rows[BeliefFeatures::output_of(District::r0) * 16] = -64;
  const net::Net net(file);
  const Belief before(seen.question, {});
  const Belief after(seen.question, {}, {.belief = &net});
  EXPECT_NEAR(odds(after.chance_of(Seat::p4, tribe)) / odds(before.chance_of(Seat::p4, tribe)), std::exp(1), 1e-6);
  // What p4 has p1 has not; each of the others' tribes is as likely as before where p4 has another.
  EXPECT_LT(after.chance_of(Seat::p1, tribe), before.chance_of(Seat::p1, tribe));
  EXPECT_NEAR(change(before, after, Seat::p4, District::r0, District::g0), std::exp(-1), 1e-6);
  EXPECT_NEAR(change(before, after, Seat::p1, District::r0, District::g0), 1, 1e-9);
}

TEST(BeliefNet, is_not_asked_without_a_record_or_by_who_does_not_weigh) {
  net::File file = net_of_zeros({"tribe ice"});
  file.output_bias = {127 << shift};
  const net::Net net(file);
  Seen seen(3, Seat::p1, 3, 4);
  const Sight blind{.belief = false};
  expect_the_same(Belief(seen.question, blind), Belief(seen.question, blind, {.belief = &net}), seen.question);
  seen.question.record = {};
  expect_the_same(Belief(seen.question, {}), Belief(seen.question, {}, {.belief = &net}), seen.question);
}

// Placing by itself: what a house brought each tribe, times 1.5.
TEST(Witness, sums_what_houses_placed_brought) {
  for (int players : {2, 3, 6}) {
    const Seen seen(players, Seat::p1, 1, 3);
    const Witness witness(seen.question);
    PerPlayer<EnumArray<Tribe, double>> brought{};
    PerPlayer<int> placings{};
    State state = initial(seen.question.options);
    for (const Move<Vineta>& move : seen.moves) {
      const auto before = house_points(state, outlook_of(state));
      advance(state, move.seat, move.action);
      if (move.action.verb != Verb::place || move.seat == Seat::p1) continue;
      const auto after = house_points(state, outlook_of(state));
      ++placings[move.seat];
      for (Tribe tribe : all_of<Tribe>) brought[move.seat][tribe] += after[tribe] - before[tribe];
    }
    for (Seat rival : players_of(players).without(Seat::p1)) {
      EXPECT_GT(placings[rival], 3);
      EXPECT_EQ(witness.clues_of(rival).placings, placings[rival]);
      EXPECT_EQ(witness.clues_of(rival).plays, 0);
      for (Tribe tribe : all_of<Tribe>) {
        EXPECT_NEAR(witness.clues_of(rival).placed[tribe], brought[rival][tribe], 1e-12);
        EXPECT_NEAR(witness.clues_of(rival).tribes[tribe], 1.5 * brought[rival][tribe], 1e-12);
      }
    }
    EXPECT_EQ(witness.clues_of(Seat::p1).placings, 0);  // its own are no clues
  }
}

TEST(BeliefFeatures, have_a_base_where_what_cannot_be_is_far_below) {
  const Seen seen(3, Seat::p3, 3, 6);
  const View& view = seen.question.view;
  const Witness witness(seen.question);
  const BeliefFeatures told(view, witness);
  std::array<float, BeliefFeatures::outputs> base{};
  told.base(Seat::p1, base);
  const Clues& clues = witness.clues_of(Seat::p1);
  ASSERT_GT(clues.plays, 0);
  float most = -1000;
  for (Tribe tribe : EnumSet<Tribe>::first(4).without(view.own.tribe)) {
    EXPECT_EQ(base[BeliefFeatures::output_of(tribe)], static_cast<float>(clues.tribes[tribe]));
    most = std::max(most, base[BeliefFeatures::output_of(tribe)]);
  }
  EXPECT_FLOAT_EQ(base[BeliefFeatures::output_of(view.own.tribe)], most - 30);
  EXPECT_FLOAT_EQ(base[BeliefFeatures::output_of(Tribe::heather)], most - 30);
  for (District d : all_of<District>.without(view.own.district))
    EXPECT_EQ(base[BeliefFeatures::output_of(d)], static_cast<float>(clues.districts[d]));
  EXPECT_LT(base[BeliefFeatures::output_of(view.own.district)], -20);
}

}  // namespace
}  // namespace springtide::vineta
