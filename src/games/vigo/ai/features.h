// What nets are told of Vigo: what a stock is good for, what lies where as far as somebody remembers it, who is ahead and
// how near the end is. Nothing is hidden from one seat and shown to another, so there is nothing to believe.
#pragma once

#include "ai/features.h"
#include "games/vigo/ai/outlook.h"

namespace springtide::vigo {

// What a card is to a seat, by the stock that it has.
enum class Use : std::uint8_t {
  ship,
  dolphin,
  tidal_wave,
  pirate,
  missing,        // a lid or bottom that the chest lacks
  missing_equal,  // the same with the treasure that the stock has most of
  equal,          // another part with that treasure
  middle,
  lock_or_key,  // that fits what the stock has
  own_colour,
  other,
  covered,  // nobody knows
  none,     // no card at all
};

// A stock at a glance: counted once for all features of a seat.
struct StockFacts {
  StockFacts(const State& state, Seat seat);

  std::uint8_t shapes = 0;  // both lids, both bottoms: a bit each
  std::uint8_t middles = 0;
  std::uint8_t keys = 0;
  std::uint8_t own_colour = 0;
  Tally<Mark> marks{};
  Tally<Event> events{};
  EnumSet<Colour> key_colours{};
  EnumSet<Colour> lock_colours{};
  EnumSet<Mark> equal_marks{};  // the treasure it has most of; any while it has none
  int equal = 0;                // how many of it
  int worth = 0;                // of all parts, VG-CHE-3
  Colour colour = Colour::red;

  Use use_of(const State& state, Spot spot) const;
  Use use_of(const State& state, Kind kind) const { return use_of(state, Spot::of(kind, true)); }
};

// What the evaluation by hand expects, in points.
struct SeatHopes {
  SeatHopes(const State& state, const Outlook& outlook);

  PerPlayer<double> stock{};  // of the stock
  PerPlayer<double> next{};   // of the next card
  PerPlayer<double> all{};    // with those scored so far
  PerPlayer<Reached> reached;
  BestOthers<double> of_others;
  Field last_ship;  // that ends the game, if it can be taken
};

class ValueFeatures {
 public:
  static const int table_size;
  static const int item_size;
  static net::FeatureNames names();

  explicit ValueFeatures(const State& state);
  void table(net::FeatureSet& out) const;
  void seat(Seat seat, net::FeatureSet& out) const;
  static constexpr double point_scale = 100;
  double base(Seat seat) const { return hopes_.all[seat] / outlook_.spread(); }

 private:
  const State& state_;
  Outlook outlook_;
  SeatHopes hopes_;
  BestOthers<int> points_of_others_;
};

class PolicyFeatures {
 public:
  static const int table_size;
  static const int item_size;
  static net::FeatureNames names();

  PolicyFeatures(const State& state, Seat mover);
  void table(net::FeatureSet& out) const;
  void action(const Action& action, net::FeatureSet& out) const;

 private:
  void gain(const Action& action, Kind card, Spot spot, net::FeatureSet& out) const;
  double want_of(Spot spot) const;
  int best_chest_by(const Action& action) const;
  double stock_without(Kind kind) const;

  const State& state_;
  Seat mover_;
  StockFacts stock_;
  Outlook outlook_;
  SeatHopes hopes_;
  Prospect prospect_;
  double draw_;               // what a card nobody has seen adds
  double best_in_reach_ = 0;  // the most that a card within a move adds
  ChestOffers offers_{};      // while a chest is being put together
  double best_left_ = 0;      // of the stock, if a card must go
};

// Half of the time with switches of its own.
Options any_options(int players, Rng& rng);

}  // namespace springtide::vigo

namespace springtide {

template <>
struct Features<Vigo> {
  using Value = vigo::ValueFeatures;
  using Policy = vigo::PolicyFeatures;
  static vigo::Options any_options(int players, Rng& rng) { return vigo::any_options(players, rng); }
};

}  // namespace springtide
