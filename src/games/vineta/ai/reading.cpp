#include "games/vineta/ai/reading.h"

#include <algorithm>
#include <array>

#include "base/fixed_vector.h"
#include "base/math.h"

namespace springtide::vineta {
namespace {

// Fitted on games of bots of all levels and of random ones at the same tables (../bench/reading_study.cpp, `fit`).
constexpr std::array<Manner, 4> usual_manners{{
    {.share = 0.003098},
    {.share = 0.567,
     .placing = 1.633,
     .placing_cost = 8.815,
     .playing = 0.4872,
     .playing_cost = 1.084,
     .tile = 0.5209,
     .tile_cost = 0.2754},
    {.share = 0.4299,
     .placing = 11.53,
     .placing_cost = 91.55,
     .playing = 1.26,
     .playing_cost = 1.016,
     .tile = 0.7898,
     .tile_cost = 0.04773},
    {.share = 6.834e-05,
     .placing = 16,
     .placing_cost = 49.83,
     .playing = 1.117,
     .playing_cost = 4.195,
     .tile = 3.098,
     .tile_cost = 8.449},
}};

// One after the other, each of tribes and of districts, fitted on other such games (`correct`).
constexpr std::array<std::array<Correction, 2>, 2> corrections{{
    {{
        {1.240, 0.817, 0.656, 0.401, 0.283, 0.023, -0.100, -0.200, -0.198, -0.063, -0.376, -0.311, 0.054, -0.185, -0.008},
        {0.256, -0.541, -0.481, -0.158, 0.320, 0.423, 0.487, 0.372, 0.211, 0.087, -0.152, -0.443, -0.225, -0.395, -0.275},
    }},
    {{
        {0.060, -0.125, -0.002, -0.030, 0.060, -0.010, 0.061, 0.113, -0.011, -0.151, 0.046, -0.044, -0.204, -0.010, -0.005},
        {-0.052, 0.051, -0.047, 0.005, 0.047, -0.088, 0.037, -0.022, -0.017, -0.019, 0.014, 0.072, -0.013, -0.269, -0.229},
    }},
}};

// What a change is beyond the mean of all, added to each; and the mean of its squares.
template <EnumKey Key>
double add_change(EnumArray<Key, double>& sums, const EnumArray<Key, double>& change, EnumSet<Key> all) {
  double mean = 0;
  for (Key key : all) mean += change[key] / all.size();
  double squares = 0;
  for (Key key : all) {
    const double beyond = change[key] - mean;
    sums[key] += beyond;
    squares += beyond * beyond;
  }
  return squares / all.size();
}

// Beyond this nobody can be surer.
double likelihood(double log) { return exp_of(std::clamp(log, -60.0, 60.0)); }

template <EnumKey Key>
double mean_of(const EnumArray<Key, double>& values, EnumSet<Key> all) {
  double sum = 0;
  for (Key key : all) sum += values[key];
  return sum / all.size();
}

template <EnumKey Key>
void scale(EnumArray<Key, double>& values) {
  const double most = *std::max_element(values.begin(), values.end());
  for (double& value : values) value /= most;
}

// Every way to deal hidden tiles to their owners, no two the same one.
template <EnumKey Tile>
class Dealing {
 public:
  void add(Seat owner, const EnumArray<Tile, double>& factors) { owners_.push_back({owner, factors, {}}); }

  void deal(EnumSet<Tile> tiles) {
    const double sum = deal(0, tiles, 1);
    for (Owner& owner : owners_)
      for (double& chance : owner.chances) chance /= sum;
  }

  void write(Facet facet, EnumSet<Tile> tiles, Readings& readings) const {
    for (const Owner& owner : owners_) {
      Reading reading{.seat = owner.seat, .facet = static_cast<int>(facet)};
      for (Tile tile : tiles) reading.chances.push_back({.what = index_of(tile), .chance = owner.chances[tile]});
      readings.push_back(std::move(reading));
    }
  }

 private:
  struct Owner {
    Seat seat = Seat::p1;
    EnumArray<Tile, double> factors{};
    EnumArray<Tile, double> chances{};
  };

  // The weight of all ways for the owners from `at` on; `before` is that of what those before them got.
  double deal(std::size_t at, EnumSet<Tile> left, double before) {
    if (at == owners_.size()) return 1;
    Owner& owner = owners_[at];
    double sum = 0;
    for (Tile tile : left) {
      const double factor = owner.factors[tile];
      const double rest = deal(at + 1, left.without(tile), before * factor);
      owner.chances[tile] += before * factor * rest;
      sum += factor * rest;
    }
    return sum;
  }

  FixedVector<Owner, max_players> owners_;
};

// The tiles of one facet: which are known, which are the viewer's own, and who holds one that is neither.
template <EnumKey Tile>
void read_tiles(const View& view, Facet facet, EnumSet<Tile> tiles, Tile own, Tile SeatView::* known, bool SeatView::* has,
                const PerPlayer<EnumArray<Tile, double>>& factors, Readings& readings) {
  if (own != Tile::none) tiles.erase(own);
  Dealing<Tile> dealing;
  for (Seat seat : players_of(view.player_count).without(view.viewer)) {
    const SeatView& rival = view.seats[seat];
    if (rival.*known != Tile::none)
      readings.push_back(
          {.seat = seat, .facet = static_cast<int>(facet), .chances = {{.what = index_of(rival.*known), .chance = 1}}});
    else if (rival.*has)
      dealing.add(seat, factors[seat]);
  }
  dealing.deal(tiles);
  dealing.write(facet, tiles, readings);
}

}  // namespace

BetweenNodes between_nodes(double chance) {
  std::size_t node = 0;
  while (node + 2 < correction_nodes.size() && chance >= correction_nodes[node + 1]) ++node;
  const double from = correction_nodes[node];
  return {.node = node, .part = (chance - from) / (correction_nodes[node + 1] - from)};
}

void correct(Reading& reading, const Correction& logs) {
  double sum = 0;
  for (Reading::Possibility& each : reading.chances) {
    const auto [node, part] = between_nodes(each.chance);
    sum += each.chance *= exp_of(logs[node] + part * (logs[node + 1] - logs[node]));
  }
  for (Reading::Possibility& each : reading.chances) each.chance /= sum;
}

std::span<const Manner> manners() { return usual_manners; }

void Deeds::add(const Deed& deed, int tribes_in_play) {
  const auto tribes = EnumSet<Tribe>::first(tribes_in_play);
  if (deed.is_placing) {
    placed_spread += add_change(placed, deed.tribes, tribes);
    return;
  }
  played_spread += add_change(played, deed.tribes, tribes);
  tiles_spread += add_change(tiles, deed.districts, all_of<District>);
}

Factors factors_of(const Deeds& deeds, int tribes_in_play, std::span<const Manner> ways) {
  const auto in_play = EnumSet<Tribe>::first(tribes_in_play);
  Factors factors;
  for (const Manner& way : ways) {
    EnumArray<Tribe, double> tribes{};
    for (Tribe tribe : in_play)
      tribes[tribe] = likelihood(way.placing * deeds.placed[tribe] + way.playing * deeds.played[tribe] -
                                 way.placing_cost * deeds.placed_spread - way.playing_cost * deeds.played_spread);
    EnumArray<District, double> tiles{};
    for (District d : all_of<District>)
      tiles[d] = likelihood(way.tile * deeds.tiles[d] - way.tile_cost * deeds.tiles_spread);
    const double by_tribes = way.share * mean_of(tribes, in_play);
    const double by_tiles = way.share * mean_of(tiles, all_of<District>);
    for (Tribe tribe : in_play) factors.tribes[tribe] += by_tiles * tribes[tribe];
    for (District d : all_of<District>) factors.tiles[d] += by_tribes * tiles[d];
  }
  scale(factors.tribes);
  scale(factors.tiles);
  return factors;
}

bool Reader::hear(const Move<Vineta>& seen) {
  const auto deed = follow_deed(state_, seen, viewer_);
  if (deed) deeds_[seen.seat].add(*deed, tribes_in_play(state_.player_count));
  const Verb verb = seen.action.verb;
  return deed || verb == Verb::deal_tribe || verb == Verb::deal_district;
}

Readings Reader::read(const View& view) const {
  Readings readings = uncorrected(view);
  for (const auto& step : corrections)
    for (Reading& reading : readings) correct(reading, step[static_cast<std::size_t>(reading.facet)]);
  return readings;
}

Readings Reader::uncorrected(const View& view) const {
  PerPlayer<EnumArray<Tribe, double>> tribes;
  PerPlayer<EnumArray<District, double>> tiles;
  const int in_play = tribes_in_play(view.player_count);
  for (Seat seat : players_of(view.player_count)) {
    const Factors factors = factors_of(deeds_[seat], in_play);
    tribes[seat] = factors.tribes;
    tiles[seat] = factors.tiles;
  }
  Readings readings;
  read_tiles(view, Facet::tribe, EnumSet<Tribe>::first(in_play), view.own.tribe, &SeatView::tribe, &SeatView::has_tribe,
             tribes, readings);
  read_tiles(view, Facet::district, all_of<District>, view.own.district, &SeatView::district, &SeatView::has_district, tiles,
             readings);
  return readings;
}

int Reader::truth(const State& state, const Reading& reading) {
  const Player& player = state.players[reading.seat];
  return reading.facet == static_cast<int>(Facet::tribe) ? index_of(player.tribe) : index_of(player.district);
}

}  // namespace springtide::vineta
