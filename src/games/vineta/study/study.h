// What is counted in games of Vineta.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/move.h"
#include "games/vineta/rules/vineta.h"
#include "study/study.h"

namespace springtide::study {

template <>
struct Study<Vineta> {
  static const std::vector<Section>& sections();
  // Requires: the moves of a finished game.
  static void collect(Sheet& sheet, const vineta::Options& options, std::span<const Move<Vineta>> moves);
  static std::vector<std::string> highlights(const Tally& tally);
};

}  // namespace springtide::study
