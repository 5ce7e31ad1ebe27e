// The dealer answers for nature. A seed fixes every draw: the same draw of the same seat, or the same field, gives the same
// card whoever plays and in whatever order, so duplicate deals, undo and replay are well defined.
#pragma once

#include <cstdint>

#include "core/play_out.h"

namespace springtide {

// An outcome of nature drawn by a seed and a key that names the draw: what `dealt` is for games with separate streams.
template <Game G>
typename G::Action keyed_outcome(const typename G::State& state, std::uint64_t seed, std::uint64_t key) {
  Rng rng(mix(seed) ^ mix(key));
  return sample_outcome<G>(state, rng);
}

class Dealer {
 public:
  constexpr explicit Dealer(std::uint64_t seed) : seed_(seed) {}

  template <Game G>
  typename G::Action deal(const typename G::State& state) const {
    return dealt(state, seed_);
  }

 private:
  std::uint64_t seed_;
};

}  // namespace springtide
