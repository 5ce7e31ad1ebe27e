// Feed as players and nature: each picks one of the legal actions. The invariants hold after every step.
#include <cstdint>

#include "core/play_out.h"
#include "fuzz/require.h"
#include "games/list.h"
#include "laws/sample_list.h"

namespace springtide {
namespace {

class Feed {
 public:
  Feed(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return at_ >= size_; }
  std::size_t below(std::size_t n) { return empty() ? 0 : data_[at_++] % n; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

template <Game G>
void play(Feed bytes) {
  const auto tables = Sample<G>::options_list();
  auto state = initial(tables[bytes.below(tables.size())]);
  int steps = 0;
  while (!to_act(state).empty() && !bytes.empty()) {
    Seat seat = to_act(state).front();
    for (Seat other : to_act(state))
      if (bytes.below(2) == 1) seat = other;
    const auto actions = legal_actions(state, seat);
    require(!actions.empty(), "nothing to do");
    advance(state, seat, actions[bytes.below(actions.size())]);
    require(is_consistent(state), "inconsistent");
    require(++steps <= G::max_steps, "the game does not end");
  }
}

}  // namespace
}  // namespace springtide

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  springtide::Games::for_each([&]<springtide::Game G>() { springtide::play<G>(springtide::Feed(data, size)); });
  return 0;
}
