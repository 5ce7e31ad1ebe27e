// What nets are told of Vineta. Seats are told of themselves: the own tribe's houses, the own tile, the own cards.
#pragma once

#include "ai/features.h"
#include "games/vineta/ai/evaluate.h"

namespace springtide::vineta {

// The board looks the same from three sides, and in a mirror.
inline constexpr int symmetries = 6;
District moved(District district, int symmetry);
Action moved(Action action, int symmetry);

class ValueFeatures {
 public:
  static const int table_size;
  static const int item_size;
  static net::FeatureNames names();
  static net::Feature moved_table(net::Feature feature, int symmetry);
  static net::Feature moved_item(net::Feature feature, int symmetry);

  explicit ValueFeatures(const State& state);
  void table(net::FeatureSet& out) const;
  void seat(Seat seat, net::FeatureSet& out) const;

 private:
  const State& state_;
  Outlook outlook_;
  EnumArray<Tribe, double> house_points_;
  PerPlayer<double> expected_;
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
  Outlook outlook_;
  EnumArray<Tribe, double> house_points_;
  PerPlayer<double> expected_;
};

class BeliefFeatures {
 public:
  static const int table_size;
  static const int item_size;
  static net::FeatureNames names();
  static net::Feature moved_table(net::Feature feature, int symmetry);
  static net::Feature moved_item(net::Feature feature, int symmetry);

  explicit BeliefFeatures(const View& view) : view_(view) {}
  void table(net::FeatureSet& out) const;
  void rival(Seat seat, net::FeatureSet& out) const;

 private:
  const View& view_;
};

}  // namespace springtide::vineta

namespace springtide {

template <>
struct Features<Vineta> {
  using Value = vineta::ValueFeatures;
  using Policy = vineta::PolicyFeatures;
  using Belief = vineta::BeliefFeatures;
};

}  // namespace springtide
