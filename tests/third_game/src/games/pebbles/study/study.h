// What is counted in games of Pebbles.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/move.h"
#include "games/pebbles/rules/pebbles.h"
#include "study/study.h"

namespace springtide::study {

template <>
struct Study<Pebbles> {
  static const std::vector<Section>& sections();
  static void collect(Sheet& sheet, const pebbles::Options& options, std::span<const Move<Pebbles>> moves);
  static std::vector<std::string> highlights(const Tally& tally);
};

}  // namespace springtide::study
