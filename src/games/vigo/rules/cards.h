// The cards of Vigo: events and chest parts, and decks of them.
#pragma once

#include <array>
#include <cstdint>

#include "base/enum.h"
#include "base/fixed_vector.h"

namespace springtide::vigo {

// VG-MAT-2.
enum class Event : std::uint8_t { dolphin, tidal_wave, pirate, sailing_ship, none };

// VG-MAT-3: the six ships' colours in seat order, and neutral brown.
enum class Colour : std::uint8_t { red, blue, green, yellow, violet, white, brown };

enum class Shape : std::uint8_t { left_lid, right_lid, left_bottom, right_bottom, middle, key };

// What a part carries: a lock or a treasure, never both (VG-MAT-4).
enum class Mark : std::uint8_t { none, lock, chalice, chain, crown, diamond, coin, ring };

struct Part {
  Shape shape = Shape::left_lid;
  Colour colour = Colour::red;
  Mark mark = Mark::none;
  friend constexpr auto operator<=>(const Part&, const Part&) = default;
};

// Locks are on bottoms; keys are bare and never brown; a lock and a treasure exclude each other by their type.
constexpr bool is_possible(Part part) {
  if (part.mark == Mark::lock) return part.shape == Shape::left_bottom || part.shape == Shape::right_bottom;
  return part.shape != Shape::key || (part.mark == Mark::none && part.colour != Colour::brown);
}

// A kind of card of the deck in play: the events, then the deck's parts in card order.
enum class Kind : std::uint8_t { none = 0x7f };
inline constexpr int event_kinds = enum_size<Event>;
inline constexpr int copies_of_event = 6;
inline constexpr int parts_in_deck = 84;
inline constexpr int max_kinds = event_kinds + parts_in_deck;

constexpr Kind kind_of(Event event) { return static_cast<Kind>(event); }
constexpr bool is_event(Kind kind) { return static_cast<int>(kind) < event_kinds; }
constexpr Event event_of(Kind kind) { return static_cast<Event>(kind); }

// The 84 treasure cards of a table: kinds in card order with their numbers.
struct Deck {
  struct Entry {
    Part part{};
    std::uint8_t copies = 0;
    friend constexpr bool operator==(const Entry&, const Entry&) = default;
  };
  FixedVector<Entry, parts_in_deck> entries;
  friend bool operator==(const Deck&, const Deck&) = default;
};

// VG-MAT-4, the reconstruction.
Deck default_deck();

}  // namespace springtide::vigo
