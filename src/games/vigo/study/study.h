// What is counted in games of Vigo.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/move.h"
#include "games/vigo/rules/vigo.h"
#include "study/study.h"

namespace springtide::study {

template <>
struct Study<Vigo> {
  static const std::vector<Section>& sections();
  // Requires: the moves of a finished game.
  static void collect(Sheet& sheet, const vigo::Options& options, std::span<const Move<Vigo>> moves);
  static std::vector<std::string> highlights(const Tally& tally);
};

}  // namespace springtide::study
