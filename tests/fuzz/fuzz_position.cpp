// Any text as a position: refused with a reason, or a table that can be played to its end.
#include <cstdint>
#include <string>

#include "core/play_out.h"
#include "fuzz/require.h"
#include "games/list.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  springtide::Games::for_each([&]<springtide::Game G>() {
    using Text = springtide::Notation<G>;
    const auto state = Text::parse_position(text);
    if (!state) return require(!state.error().reason.empty(), "a refusal without a reason");
    require(is_consistent(*state), "an inconsistent position is accepted");
    const auto again = Text::parse_position(Text::position(*state));
    require(again && *again == *state, "the canonical text does not load as the same position");
    springtide::Rng rng(size);
    auto played = *state;
    require(springtide::play_out<G>(played, rng) <= G::max_steps, "the game does not end");
    require(is_consistent(played), "play ends in an inconsistent state");
  });
  return 0;
}
