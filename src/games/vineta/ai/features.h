// What nets are told of Vineta. Seats are told of themselves: the own tribe's houses, the own tile, the own cards.
#pragma once

#include <span>
#include <string>

#include "ai/features.h"
#include "games/vineta/ai/deeds.h"

namespace springtide::vineta {

// The board looks the same from three sides, and in a mirror.
inline constexpr int symmetries = 6;
District moved(District district, int symmetry);
Action moved(Action action, int symmetry);

// What the rows tell of each district and each seat: looked at once for all features.
struct RowFacts {
  explicit RowFacts(const OpenTable& table);

  int cards_of(Seat seat, District d) const { return static_cast<int>(owners[d] >> 8 * index_of(seat) & 0xff); }

  EnumArray<District, std::uint8_t> sizes{};
  EnumArray<District, std::uint8_t> waves{};    // in steps; 0: no row
  EnumArray<District, std::uint64_t> owners{};  // how many cards each seat has in the row, a byte each
  PerPlayer<DistrictSet> chips{};
  PerPlayer<DistrictSet> raised{};
  PerPlayer<DistrictSet> lowered{};
};

// What is worked out once for all features of a state.
struct StateFacts {
  StateFacts(const State& state, SeatSet knows, const Weights& weights);

  Outlook outlook;
  EnumArray<Tribe, double> house_points;
  PerPlayer<double> expected;
  BestOthers<double> expected_of_others;
  BestOthers<int> captured_by_others;
  RowFacts rows;
};

class ValueFeatures {
 public:
  static const int table_size;
  static const int item_size;
  static net::FeatureNames names();
  static net::Feature moved_table(net::Feature feature, int symmetry);
  static net::Feature moved_item(net::Feature feature, int symmetry);

  explicit ValueFeatures(const State& state) : state_(state), facts_(state, seats_of(state), full_weights) {}
  void table(net::FeatureSet& out) const;
  void seat(Seat seat, net::FeatureSet& out) const;
  static constexpr double point_scale = 10;
  double base(Seat seat) const { return facts_.expected[seat] / spread_of_points(state_); }

 private:
  const State& state_;
  StateFacts facts_;
};

// From what the mover knows: others' tiles, hands and hidden choices make no difference.
class PolicyFeatures {
 public:
  static const int table_size;
  static const int item_size;
  static net::FeatureNames names();
  static net::Feature moved_table(net::Feature feature, int symmetry);
  static net::Feature moved_item(net::Feature feature, int symmetry);

  PolicyFeatures(const State& state, Seat mover);
  void table(net::FeatureSet& out) const;
  void action(const Action& action, net::FeatureSet& out) const;

 private:
  void swap(const Action& action, net::FeatureSet& out) const;

  const State& state_;
  Seat mover_;
  StateFacts facts_;
};

class BeliefFeatures {
 public:
  static const int table_size;
  static const int item_size;
  static net::FeatureNames names();
  static net::Feature moved_table(net::Feature feature, int symmetry);
  static net::Feature moved_item(net::Feature feature, int symmetry);

  // What is said of each rival, one tile each, as a logarithm: the tribes, then the districts.
  static constexpr std::size_t outputs = enum_size<Tribe> + enum_size<District>;
  static constexpr std::size_t output_of(Tribe tribe) { return static_cast<std::size_t>(tribe); }
  static constexpr std::size_t output_of(District d) { return enum_size<Tribe> + static_cast<std::size_t>(d); }
  static std::string output_name(std::size_t output);

  // Of the view and of what its viewer witnessed until then, which must outlive this.
  BeliefFeatures(const View& view, const Witness& witness);
  void table(net::FeatureSet& out) const;
  void rival(Seat seat, net::FeatureSet& out) const;
  // What is said by hand, to which the net's outputs are added; what cannot be is far below all else.
  void base(Seat rival, std::span<float, outputs> out) const;

 private:
  const View& view_;
  const Witness& witness_;
  EnumSet<Tribe> tribes_;  // that may be a rival's
  DistrictSet districts_;
  BestOthers<int> captured_by_others_;
  RowFacts rows_;
};

// What a net of belief is to learn of a rival, by its place among the tribes and among the districts; less than nothing
// where there is nothing to guess.
inline constexpr std::array belief_targets{"tribe", "district"};
std::array<int, 2> belief_truth(const State& state, const View& view, Seat rival);

// Any edition, half of the time with switches of its own.
Options any_options(int players, Rng& rng);

}  // namespace springtide::vineta

namespace springtide {

template <>
struct Features<Vineta> {
  using Place = vineta::District;
  static constexpr int symmetries = vineta::symmetries;
  static constexpr auto& place_names = names_of<vineta::District, in_capitals>;

  using Value = vineta::ValueFeatures;
  using Policy = vineta::PolicyFeatures;
  using Belief = vineta::BeliefFeatures;
  static vineta::Options any_options(int players, Rng& rng) { return vineta::any_options(players, rng); }
  using Witness = vineta::Witness;
  static constexpr auto& belief_targets = vineta::belief_targets;
  static constexpr auto belief_truth = vineta::belief_truth;
};

}  // namespace springtide
