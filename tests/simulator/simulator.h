// Whole matches from one seed: real messages as text against rooms over a journal, under virtual time, with trouble on the
// network and nodes that crash. What is promised to players is checked all along.
#pragma once

#include <cstdint>

#include "simulator/node.h"

namespace springtide::simulator {

struct Outcome {
  Broken broken{};  // the first promise that was broken
  Counts counts{};
};

// Equal seeds give equal matches.
Outcome simulate(std::uint64_t seed, Sabotage sabotage = Sabotage::none);

}  // namespace springtide::simulator
