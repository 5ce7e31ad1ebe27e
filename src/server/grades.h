// The grades of puzzles that people's answers have changed.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/bot_grades.h"
#include "server/limits.h"
#include "store/training.h"

namespace springtide::server {

// Fewer people tell too much of each of them, and too little of the puzzle.
inline constexpr int fewest_answers = 5;

struct NewGrade {
  std::string puzzle{};
  int grade = 0;
  int answers = 0;
  friend bool operator==(const NewGrade&, const NewGrade&) = default;
};
// In the order of the bots' grades; the counts of one puzzle lie together. What bots have not graded has no grade.
std::vector<NewGrade> new_grades(std::span<const BotGrade> by_bots, std::span<const store::PuzzleCount> counts);

// What was last told of each game. Safe from any thread.
class Grades {
 public:
  static constexpr Milliseconds lasts{300'000};

  std::optional<std::string> told(const std::string& game, Moment now) const;
  void keep(const std::string& game, const std::string& text, Moment now);

 private:
  struct Told {
    std::string text{};
    Moment at{};
  };
  mutable std::mutex mutex_{};
  std::map<std::string, Told> told_{};
};

}  // namespace springtide::server
