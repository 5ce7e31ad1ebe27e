// The dealer answers for nature. A seed fixes every draw by its chance key alone: the same draw of the same seat gives the
// same card whoever plays and in whatever order, so duplicate deals, undo and replay are well defined.
#pragma once

#include <cstdint>

#include "core/play_out.h"

namespace springtide {

class Dealer {
 public:
  constexpr explicit Dealer(std::uint64_t seed) : seed_(mix(seed)) {}

  template <Game G>
  typename G::Action deal(const typename G::State& state) const {
    Rng rng(seed_ ^ mix(chance_key(state)));
    return sample_outcome<G>(state, legal_actions(state, Seat::nature), rng);
  }

 private:
  std::uint64_t seed_;
};

}  // namespace springtide
