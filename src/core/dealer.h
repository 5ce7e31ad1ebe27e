// The dealer answers for nature. A deal fixes every draw: the same draw of the same seat, or the same field, gives the same
// card whoever plays and in whatever order, so duplicate deals, undo and replay are well defined.
#pragma once

#include <cstdint>

#include "core/deal.h"
#include "core/play_out.h"

namespace springtide {

// An outcome of nature drawn by a deal and a key that names the draw: what `dealt` is for games with separate streams.
template <Game G>
typename G::Action keyed_outcome(const typename G::State& state, const Deal& deal, std::uint64_t key) {
  Rng rng(deal.number(key));
  return sample_outcome<G>(state, rng);
}

class Dealer {
 public:
  constexpr explicit Dealer(std::uint64_t seed) : deal_(seed) {}
  constexpr explicit Dealer(const Deal& deal) : deal_(deal) {}

  template <Game G>
  typename G::Action deal(const typename G::State& state) const {
    return dealt(state, deal_);
  }

 private:
  Deal deal_;
};

}  // namespace springtide
