// The puzzles of the packs with the grades that bots gave them (tools/bot_grades.py writes the table).
#pragma once

#include <span>
#include <string_view>

namespace springtide::server {

struct BotGrade {
  std::string_view puzzle{};
  int grade = 0;
};

std::span<const BotGrade> bot_grades();

}  // namespace springtide::server
