// What accounts have done in the trainer, merged from all their devices, and how people answered each puzzle; in the first
// database of a spread. Records are opaque here.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "store/entry.h"

namespace springtide::store {

// Of two answers to one puzzle the first counts: the lesser one.
struct PuzzleAnswer {
  Time time = 0;
  bool is_solved = false;
  int grade = 0;   // that the puzzle had
  int rating = 0;  // of who answered, before
  friend auto operator<=>(const PuzzleAnswer&, const PuzzleAnswer&) = default;
};

// A decision of an own game that comes back. Of two states of one exercise the greater one counts: what is removed stays so,
// then the one that was answered more often, on whichever device.
struct Exercise {
  bool is_removed = false;  // then it has no record any more
  int answers = 0;
  int due = 0;   // the day from which on it is asked again
  int step = 0;  // how often it was solved since it was last missed
  int move = 0;  // of the record, from 1
  Time added = 0;
  std::string game{};
  std::string record{};
  friend auto operator<=>(const Exercise&, const Exercise&) = default;
};

// By puzzle, and by the name that a device gave to the exercise.
struct Training {
  std::map<std::string, PuzzleAnswer> answers{};
  std::map<std::string, Exercise> exercises{};
  friend bool operator==(const Training&, const Training&) = default;
};

// The last added are kept, removed ones too, so that no other device brings them back.
inline constexpr std::size_t most_exercises = 200;
// The names of those that were added before so many others; of those added at once the first in the alphabet goes first.
std::vector<std::string> superseded(const std::map<std::string, Time>& added);

// In whatever order and however often parts are merged, the whole is the same.
Training merged(Training one, const Training& other);

struct TrainingChanges {
  std::int64_t revision = 0;  // of the last change
  Training training{};
  friend bool operator==(const TrainingChanges&, const TrainingChanges&) = default;
};

// How many of those whose ratings are in one band were asked a puzzle first, and solved it.
struct PuzzleCount {
  std::string puzzle{};
  int rating = 0;  // in the middle of the band
  int asked = 0;
  int solved = 0;
  friend bool operator==(const PuzzleCount&, const PuzzleCount&) = default;
};
inline constexpr int band_width = 50;

class Trainings {
 public:
  virtual ~Trainings() = default;

  // What has changed after a revision; 0: everything.
  virtual TrainingChanges training_of(std::string_view player, std::int64_t after) = 0;
  // The revision from then on. The first answer of a player to a puzzle that comes is counted for the puzzle, once; that
  // stays when the player goes.
  virtual std::int64_t merge_training(std::string_view player, const Training& more) = 0;
  // Of the puzzles of one game, in order.
  virtual std::vector<PuzzleCount> puzzle_counts(std::string_view game) = 0;
};

}  // namespace springtide::store
