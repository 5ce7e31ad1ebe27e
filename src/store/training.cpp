#include "store/training.h"

#include <algorithm>
#include <utility>

namespace springtide::store {

std::vector<std::string> superseded(const std::map<std::string, Time>& added) {
  if (added.size() <= most_exercises) return {};
  std::vector<std::pair<Time, std::string>> oldest_first;
  for (const auto& [id, time] : added) oldest_first.emplace_back(time, id);
  std::ranges::sort(oldest_first);
  oldest_first.resize(oldest_first.size() - most_exercises);
  std::vector<std::string> ids;
  for (auto& each : oldest_first) ids.push_back(std::move(each.second));
  return ids;
}

Training merged(Training one, const Training& other) {
  for (const auto& [puzzle, answer] : other.answers) {
    PuzzleAnswer& known = one.answers.try_emplace(puzzle, answer).first->second;
    known = std::min(known, answer);
  }
  for (const auto& [id, exercise] : other.exercises) {
    Exercise& known = one.exercises.try_emplace(id, exercise).first->second;
    known = std::max(known, exercise);
  }
  std::map<std::string, Time> added;
  for (const auto& [id, exercise] : one.exercises) added.emplace(id, exercise.added);
  for (const std::string& id : superseded(added)) one.exercises.erase(id);
  return one;
}

}  // namespace springtide::store
