// What lies where, for who remembers everything; and what sort of card the others may be.
#pragma once

#include <array>

#include "ai/reading.h"
#include "games/vigo/rules/facet.h"
#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {

// A game followed from its start, and the rounds in which the card of each field was last open before it was turned over.
struct Memory {
  State state{};
  std::array<int, field_count> last_open{};

  explicit Memory(const Options& options) : state(initial(options)) {}
  void follow(const Move<Vigo>& seen, Seat viewer);
};

class Reader {
 public:
  static constexpr bool reads_seats = false;

  Reader(const Options& options, Seat viewer) : memory_(options), viewer_(viewer) {}

  bool hear(const Move<Vigo>& seen) {
    memory_.follow(seen, viewer_);
    return true;
  }
  Readings read(const View& view) const;
  // Requires: the card of a field.
  static int truth(const State& state, const Reading& reading);

 private:
  Memory memory_;
  Seat viewer_;
};

}  // namespace springtide::vigo
