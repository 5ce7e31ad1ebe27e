// The whole of a game of Vineta as one small value.
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/fixed_vector.h"
#include "core/seat.h"
#include "games/vineta/rules/board.h"
#include "games/vineta/rules/cards.h"
#include "games/vineta/rules/options.h"

namespace springtide::vineta {

enum class Phase : std::uint8_t { start, tribes, districts, place, draw, choose, play, capture, over };

// A flood card lying in a row: owner and waves in one byte.
class RowCard {
 public:
  RowCard() = default;
  constexpr RowCard(Seat owner, int waves) : bits_(static_cast<std::uint8_t>(index_of(owner) << 3 | waves)) {}
  constexpr Seat owner() const { return seat_at(bits_ >> 3); }
  constexpr int waves() const { return bits_ & 7; }
  friend constexpr bool operator==(RowCard, RowCard) = default;

 private:
  std::uint8_t bits_;
};

// A row exists while its starter's chip lies in the district; it may be empty (RU-1).
struct Row {
  District district = District::none;
  Seat chip = Seat::p1;
  std::uint8_t size = 0;  // flood cards
  SeatSet raised;         // owners of Interventions +7 beside it
  SeatSet lowered;        // and of -7
  friend constexpr bool operator==(const Row&, const Row&) = default;
};

// All floods of six gods can lie in rows, in row order: a row's cards are one stretch of the pool.
using Rows = FixedVector<Row, max_players>;
using RowCards = FixedVector<RowCard, max_players * floods_per_god>;

// What everybody may know of a player (RU-11).
struct OpenPlayer {
  Cards discards;
  Houses captured;
  std::uint8_t shuffles = 0;
  friend constexpr bool operator==(const OpenPlayer&, const OpenPlayer&) = default;
};

struct Player : OpenPlayer {
  Tribe tribe = Tribe::none;  // the small ones first: they fit behind what is open
  District district = District::none;
  Card chosen = Card::none;
  Cards hand;
  Cards pile;  // a multiset: a card has no place in the pile until it is drawn
  friend constexpr bool operator==(const Player&, const Player&) = default;
};

// A chain of decisions that has begun: inside a card, or the sharing out of a sinking district.
enum class Step : std::uint8_t { none, changing_wind, false_hope, rescue, panic, capture };

struct Chain {
  Step step = Step::none;
  District from = District::none;
  District to = District::none;
  std::uint8_t number = 0;  // wind: the card picked; panic: houses left; capture: the card that takes next
  DistrictSet used;         // panic: districts that got a house
  friend constexpr bool operator==(const Chain&, const Chain&) = default;
};

// What everybody may know of the table: the part of a state that every view has as it is.
struct OpenTable {
  EnumArray<District, Houses> city{};
  Houses supply;
  Houses box;  // RU-3
  Rows rows;
  RowCards row_cards;
  DistrictSet sunk;
  DistrictSet quarantined;
  SeatSet more;  // who has One Card More in front
  SeatSet less;
  Chain chain{};
  std::uint8_t player_count = 0;
  Edition edition = Edition::nl;
  Switches switches{};
  Phase phase = Phase::start;
  std::uint8_t round = 1;
  std::uint8_t turn = 1;
  std::uint8_t tie_breaks = 0;
  Seat tower = Seat::p1;
  Seat disk = Seat::p1;
  SeatSet to_act;             // follows from the rest; kept because everyone asks
  Seat recipient = Seat::p1;  // of nature's next deal; p1 when nature has nothing to deal
  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

struct State : OpenTable {
  PerPlayer<Player> players{};
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 512);

// --- what one seat, or a spectator, may know (RU-11): there is no field for a rival's hand, tiles or hidden choice ---

struct SeatView : OpenPlayer {
  std::uint8_t hand_size = 0;
  std::uint8_t pile_size = 0;
  bool has_chosen = false;
  Card revealed = Card::none;  // the chosen card, once it is being played
  bool has_tribe = false;      // a house tile lies in front of the player
  bool has_district = false;
  Tribe tribe = Tribe::none;  // known once the game is over (VN-END-1)
  District district = District::none;
  friend constexpr bool operator==(const SeatView&, const SeatView&) = default;
};

// The viewer's own secrets; empty for a spectator.
struct OwnView {
  Cards hand;
  Tribe tribe = Tribe::none;
  District district = District::none;
  Card chosen = Card::none;
  friend constexpr bool operator==(const OwnView&, const OwnView&) = default;
};

struct View : OpenTable {
  Seat viewer = Seat::spectator;
  OwnView own{};
  PerPlayer<SeatView> seats{};
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

// Derived facts.
inline SeatSet seats_of(const State& state) { return players_of(state.player_count); }
inline DistrictSet standing(const State& state) { return all_of<District> - state.sunk; }

// VN-VAR-1: the houses that are still to be placed are nature's to place.
inline bool is_nature_placing(const OpenTable& table) {
  return table.phase == Phase::place && table.switches.placement == Placement::random;
}

// VN-HOP-1: districts holding a chip.
inline DistrictSet endangered(const Rows& rows) {
  DistrictSet set;
  for (const Row& row : rows) set.insert(row.district);
  return set;
}

// VN-RND-2, VN-LEN-1.
inline int round_length(const State& state) { return 3 + state.more.size() - state.less.size() + state.tie_breaks; }

inline constexpr std::size_t no_row = max_players;

// The index of the row against a district, or no_row.
inline std::size_t row_against(const Rows& rows, District district) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].district == district) return i;
  return no_row;
}

// Where a row's cards begin in the pool.
inline std::size_t first_card(const Rows& rows, std::size_t row) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < row; ++i) at += rows[i].size;
  return at;
}

// VN-SCO-1: flood cards ± Interventions.
inline int waves_of(const Rows& rows, const RowCards& cards, std::size_t row) {
  const std::size_t first = first_card(rows, row);
  int waves = 7 * (rows[row].raised.size() - rows[row].lowered.size());
  for (std::size_t i = 0; i < rows[row].size; ++i) waves += cards[first + i].waves();
  return waves;
}

}  // namespace springtide::vineta
