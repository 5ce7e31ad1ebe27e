#include "server/grades.h"

#include "arena/grade.h"

namespace springtide::server {
namespace {

using Counts = std::map<std::string_view, std::vector<arena::Trial>>;

Counts by_puzzle(std::span<const store::PuzzleCount> counts) {
  Counts all;
  for (const store::PuzzleCount& each : counts)
    all[each.puzzle].push_back({.rating = static_cast<double>(each.rating), .asked = each.asked, .solved = each.solved});
  return all;
}

int answers_in(const std::vector<arena::Trial>& trials) {
  int sum = 0;
  for (const arena::Trial& each : trials) sum += each.asked;
  return sum;
}

}  // namespace

std::vector<NewGrade> new_grades(std::span<const BotGrade> by_bots, std::span<const store::PuzzleCount> counts) {
  const Counts answered = by_puzzle(counts);
  std::vector<NewGrade> all;
  for (const BotGrade& each : by_bots) {
    const auto found = answered.find(each.puzzle);
    if (found == answered.end()) continue;
    const int answers = answers_in(found->second);
    if (answers < fewest_answers) continue;
    const int grade = arena::regraded(each.grade, found->second);
    if (grade != each.grade) all.push_back({.puzzle = std::string(each.puzzle), .grade = grade, .answers = answers});
  }
  return all;
}

std::optional<std::string> Grades::told(const std::string& game, Moment now) const {
  const std::lock_guard lock(mutex_);
  const auto found = told_.find(game);
  if (found == told_.end() || now - found->second.at >= lasts) return std::nullopt;
  return found->second.text;
}

void Grades::keep(const std::string& game, const std::string& text, Moment now) {
  const std::lock_guard lock(mutex_);
  told_[game] = {.text = text, .at = now};
}

}  // namespace springtide::server
