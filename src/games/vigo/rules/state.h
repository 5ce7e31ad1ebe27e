// The whole of a game of Vigo as one small value.
#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "base/fixed_vector.h"
#include "core/seat.h"
#include "games/vigo/rules/action.h"
#include "games/vigo/rules/bay.h"
#include "games/vigo/rules/cards.h"

namespace springtide::vigo {

// The numbers of the rulebook that several parts of the engine need.
inline constexpr int last_round = 200;                // VG-END-4
inline constexpr int ships_to_end = copies_of_event;  // VG-END-1: every Sailing Ship is taken
inline constexpr int ships_before_end = ships_to_end - 1;
inline constexpr int points_of_ship = 10;       // VG-EVT-4
inline constexpr int points_of_last_ship = 60;  // VG-EVT-4
inline constexpr int longest_move = 6;          // VG-TRN-2
inline constexpr int stock_limit = 10;          // VG-TRN-7
inline constexpr int most_middles = 6;          // VG-CHE-1
inline constexpr int highest_multiplier = 6;    // VG-CHE-5

inline constexpr Kind sailing_ship = kind_of(Event::sailing_ship);

enum class Phase : std::uint8_t { start, place, before, landed, after, over };

using Stock = FixedVector<Kind, stock_limit>;  // in card order

// Cards by kind, four bits each.
class KindCounts {
 public:
  static constexpr int max_count = 15;
  constexpr int operator[](Kind kind) const { return bytes_[at(kind)] >> shift(kind) & 15; }
  constexpr void add(Kind kind, int n = 1) {
    bytes_[at(kind)] = static_cast<std::uint8_t>(bytes_[at(kind)] + (n << shift(kind)));
  }
  constexpr void remove(Kind kind) { add(kind, -1); }
  friend constexpr bool operator==(const KindCounts&, const KindCounts&) = default;

 private:
  static constexpr std::size_t at(Kind kind) { return static_cast<std::size_t>(kind) / 2; }
  static constexpr int shift(Kind kind) { return static_cast<int>(kind) % 2 * 4; }
  std::array<std::uint8_t, max_kinds / 2> bytes_{};
};

// What lies on a field: nothing, a card nobody has seen, or a known kind face up or face down.
class Spot {
 public:
  static constexpr Spot covered() { return Spot(covered_bits); }
  static constexpr Spot empty() { return Spot(empty_bits); }
  static constexpr Spot of(Kind kind, bool is_up) {
    return Spot(static_cast<std::uint8_t>(static_cast<int>(kind) | (is_up ? up_bit : 0)));
  }

  constexpr Spot() = default;
  constexpr bool is_empty() const { return bits_ == empty_bits; }
  constexpr bool is_covered() const { return bits_ == covered_bits; }
  constexpr bool is_known() const { return (bits_ & 0x7f) < max_kinds; }
  constexpr bool is_up() const { return (bits_ & up_bit) != 0; }
  constexpr Kind kind() const { return static_cast<Kind>(bits_ & 0x7f); }
  constexpr Spot turned() const { return Spot(static_cast<std::uint8_t>(bits_ ^ up_bit)); }  // of a known card
  friend constexpr bool operator==(Spot, Spot) = default;

 private:
  static constexpr std::uint8_t up_bit = 0x80;
  static constexpr std::uint8_t covered_bits = 0x7e;
  static constexpr std::uint8_t empty_bits = 0x7f;
  constexpr explicit Spot(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = covered_bits;
};
static_assert(max_kinds < 0x7e);

// A chain of decisions that has begun. `take` waits for nature only.
enum class Step : std::uint8_t { none, take, dolphin, tidal_wave, pirate, put_back, chest };

// Cards of a stock, by their place in it: a chest in the making.
using StockMask = std::uint16_t;

// What everybody may know of the table: the part of a state that every view has as it is.
struct OpenTable {
  std::array<std::uint16_t, parts_in_deck> parts{};  // what each kind behind the events is, packed; then no_part
  KindCounts deck{};
  FieldSet waiting{};  // fields that nature is about to reveal
  PerPlayer<Stock> stocks{};
  PerPlayer<Field> ships{};
  PerPlayer<std::int32_t> chest_points{};
  PerPlayer<std::uint8_t> ship_points{};
  StockMask chest = 0;
  std::uint8_t part_kinds = 0;
  std::uint8_t player_count = 0;
  std::uint8_t round = 1;
  std::uint8_t sailing_ships = 0;  // taken so far
  std::int16_t lock_key_bonus = 50;
  bool free_events = false;
  bool memory_aid = false;
  Phase phase = Phase::start;
  Seat turn = Seat::p1;
  Seat start = Seat::p1;
  bool event_played = false;
  Field landed = Field::none;
  Kind took = Kind::none;  // an event of this turn's take that may be played at once
  Step step = Step::none;
  Kind held = Kind::none;  // put_back: the card that looks for a field
  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

struct State : OpenTable {
  std::array<Spot, field_count> bay{};
  KindCounts unseen{};  // identities of the covered cards: they have no place yet
  std::uint8_t unseen_total = 0;
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 512);

// What a viewer may know (VG-INF-1). Nobody knows more than another: a view differs from the state only in what lies face
// down.
struct View : OpenTable {
  Seat viewer = Seat::spectator;
  // A card seen before and face down again is covered, unless the table has a memory aid.
  std::array<Spot, field_count> bay{};
  KindCounts hidden{};  // identities of the covered cards, without their places
  std::uint8_t hidden_total = 0;
  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

inline constexpr std::uint16_t no_part = 0xffff;

// Derived facts.
inline SeatSet seats_of(const State& state) { return players_of(state.player_count); }
inline int kind_count(const State& state) { return event_kinds + state.part_kinds; }

constexpr std::uint16_t packed(Part part) {
  return static_cast<std::uint16_t>(static_cast<int>(part.shape) << 6 | static_cast<int>(part.colour) << 3 |
                                    static_cast<int>(part.mark));
}
constexpr Part unpacked(std::uint16_t bits) {
  return {.shape = static_cast<Shape>(bits >> 6),
          .colour = static_cast<Colour>(bits >> 3 & 7),
          .mark = static_cast<Mark>(bits & 7)};
}

// Requires: not an event.
inline Part part_of(const State& state, Kind kind) {
  return unpacked(state.parts[static_cast<std::size_t>(kind) - event_kinds]);
}
inline Card card_of(const State& state, Kind kind) {
  if (is_event(kind)) return {.event = event_of(kind)};
  return {.part = part_of(state, kind)};
}

// The kind of a card in this table's deck; none if the deck has no such card.
inline Kind kind_of(const State& state, Card card) {
  if (card.event != Event::none) return kind_of(card.event);
  // Binary search without a branch on what is found: it runs for every weight of a reveal.
  const std::uint16_t code = packed(card.part);
  unsigned at = 0;
  for (unsigned step = 64; step > 0; step /= 2) {
    const unsigned next = std::min<unsigned>(at + step, parts_in_deck);
    at = state.parts[next - 1] < code ? next : at;
  }
  const bool is_found = at < state.part_kinds && state.parts[std::min<unsigned>(at, parts_in_deck - 1)] == code;
  return is_found ? static_cast<Kind>(event_kinds + at) : Kind::none;
}

inline bool has(const Stock& stock, Kind kind) { return std::find(stock.begin(), stock.end(), kind) != stock.end(); }

// VG-MAT-3: a ship's colour is its seat's.
constexpr Colour colour_of(Seat seat) { return static_cast<Colour>(seat); }

inline FieldSet ship_fields(const State& state) {
  FieldSet set;
  for (Seat seat : seats_of(state))
    if (state.ships[seat] != Field::none) set.insert(state.ships[seat]);
  return set;
}

}  // namespace springtide::vigo
