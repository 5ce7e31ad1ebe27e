// What is kept of somebody's training, and how parts of it become one: by itself, and on both engines.
#include "store/training.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/rng.h"
#include "store/place.h"

namespace springtide::store {
namespace {

int some(Rng& rng, std::uint32_t below) { return static_cast<int>(rng.below(below)); }

// Few puzzles, exercises, times and states, so that all of them meet.
PuzzleAnswer some_answer(Rng& rng) {
  PuzzleAnswer answer;
  answer.time = some(rng, 3);
  answer.is_solved = some(rng, 2) == 1;
  answer.grade = 1400 + some(rng, 2);
  answer.rating = 1500 + 50 * some(rng, 3);
  return answer;
}

Exercise some_exercise(Rng& rng, int number) {
  Exercise exercise{.move = number, .added = number / 2, .game = "vigo"};
  exercise.is_removed = some(rng, 4) == 0;
  exercise.answers = some(rng, 3);
  exercise.due = some(rng, 3);
  exercise.step = some(rng, 2);
  exercise.record = exercise.is_removed ? "" : "record " + std::to_string(number);
  return exercise;
}

Training some_training(Rng& rng, std::uint32_t exercises) {
  Training training;
  for (int i = some(rng, 6); i > 0; --i) {
    const std::string puzzle = "vigo-01-" + std::to_string(1 + some(rng, 5));
    training.answers[puzzle] = some_answer(rng);
  }
  for (int i = some(rng, 90); i > 0; --i) {
    const int number = some(rng, exercises);
    training.exercises["own-" + std::to_string(number)] = some_exercise(rng, number);
  }
  return training;
}

std::vector<Training> some_trainings(Rng& rng) {
  std::vector<Training> parts;
  for (int i = 0; i < 6; ++i) parts.push_back(some_training(rng, 400));
  return parts;
}

Training whole_of(const std::vector<Training>& parts) {
  Training whole;
  for (const Training& each : parts) whole = merged(std::move(whole), each);
  return whole;
}

void shuffle(Rng& rng, std::vector<Training>& parts) {
  for (std::size_t i = parts.size(); i > 1; --i) std::swap(parts[i - 1], parts[rng.below(static_cast<std::uint32_t>(i))]);
}

TEST(MergedTraining, is_the_same_in_any_order_and_doubled) {
  Rng rng(1);
  std::size_t fullest = 0;
  for (int i = 0; i < 100; ++i) {
    std::vector<Training> parts = some_trainings(rng);
    const Training whole = whole_of(parts);
    fullest = std::max(fullest, whole.exercises.size());
    parts.insert(parts.end(), {parts[0], parts[3], whole});
    shuffle(rng, parts);
    ASSERT_EQ(whole_of(parts), whole) << i;
  }
  EXPECT_EQ(fullest, most_exercises);  // the bound was met
}

TEST(MergedTraining, is_the_same_however_it_is_grouped) {
  Rng rng(2);
  for (int i = 0; i < 100; ++i) {
    const Training a = some_training(rng, 400), b = some_training(rng, 400), c = some_training(rng, 400);
    ASSERT_EQ(merged(merged(a, b), c), merged(a, merged(b, c))) << i;
  }
}

TEST(MergedTraining, has_the_first_answer_to_a_puzzle) {
  const PuzzleAnswer first{.time = 10, .is_solved = false, .grade = 1500, .rating = 1600};
  const PuzzleAnswer later{.time = 20, .is_solved = true, .grade = 1510, .rating = 1580};
  EXPECT_EQ(merged({.answers = {{"p", later}}}, {.answers = {{"p", first}}}).answers.at("p"), first);
}

TEST(MergedTraining, has_the_exercise_that_was_answered_more_often) {
  const Exercise once{.answers = 1, .due = 900, .step = 1, .record = "r"};
  const Exercise twice{.answers = 2, .due = 800, .step = 0, .record = "r"};
  EXPECT_EQ(merged({.exercises = {{"e", twice}}}, {.exercises = {{"e", once}}}).exercises.at("e"), twice);
}

TEST(MergedTraining, does_not_bring_back_what_was_removed) {
  const Exercise removed{.is_removed = true, .answers = 1};
  const Exercise elsewhere{.answers = 7, .due = 900, .step = 3, .record = "r"};
  EXPECT_EQ(merged({.exercises = {{"e", removed}}}, {.exercises = {{"e", elsewhere}}}).exercises.at("e"), removed);
}

// --- in the store ---

class TrainingTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
  std::unique_ptr<Store> store = place.open();

  void SetUp() override {
    for (const std::string id : {"anna", "ben", "cleo"}) store->add_player({.id = id, .name = id});
  }
  Training all_of(const std::string& player) { return store->training_of(player, 0).training; }
  static Training answer(const std::string& puzzle, const PuzzleAnswer& answer) { return {.answers = {{puzzle, answer}}}; }
};

INSTANTIATE_TEST_SUITE_P(engines, TrainingTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

TEST_P(TrainingTest, is_merged_there_as_by_itself) {
  Rng rng(3);
  const std::vector<Training> parts = some_trainings(rng);
  for (const Training& each : parts) store->merge_training("anna", each);
  EXPECT_EQ(all_of("anna"), whole_of(parts));
  for (auto each = parts.rbegin(); each != parts.rend(); ++each) store->merge_training("ben", *each);
  EXPECT_EQ(all_of("ben"), whole_of(parts));
  EXPECT_EQ(all_of("cleo"), Training{});
}

TEST_P(TrainingTest, tells_what_has_changed_since) {
  const PuzzleAnswer first{.time = 10, .is_solved = true, .grade = 1500, .rating = 1600};
  const auto one = store->merge_training("anna", answer("vigo-01-1", first));
  const auto two = store->merge_training("anna", answer("vigo-01-2", first));
  EXPECT_LT(one, two);
  EXPECT_EQ(store->training_of("anna", one), (TrainingChanges{two, answer("vigo-01-2", first)}));
  EXPECT_EQ(store->merge_training("anna", answer("vigo-01-2", {.time = 11})), two);  // nothing new
  EXPECT_EQ(store->training_of("anna", two), (TrainingChanges{two, {}}));
  const PuzzleAnswer before{.time = 9, .is_solved = false, .grade = 1500, .rating = 1600};
  const auto three = store->merge_training("anna", answer("vigo-01-1", before));
  EXPECT_EQ(store->training_of("anna", two), (TrainingChanges{three, answer("vigo-01-1", before)}));
}

TEST_P(TrainingTest, counts_one_answer_of_each_player_to_a_puzzle) {
  const PuzzleAnswer solved{.time = 10, .is_solved = true, .grade = 1500, .rating = 1649};
  const PuzzleAnswer missed{.time = 5, .is_solved = false, .grade = 1500, .rating = 1600};
  for (int i = 0; i < 3; ++i) store->merge_training("anna", answer("vigo-01-1", solved));
  store->merge_training("anna", answer("vigo-01-1", missed));  // from another device: it was earlier, and is not counted
  store->merge_training("ben", answer("vigo-01-1", missed));
  store->merge_training("cleo", answer("vigo-01-1", {.time = 7, .is_solved = true, .grade = 1500, .rating = 1650}));
  store->merge_training("cleo", answer("vineta-01-1", missed));
  const std::vector<PuzzleCount> counts{{.puzzle = "vigo-01-1", .rating = 1625, .asked = 2, .solved = 1},
                                        {.puzzle = "vigo-01-1", .rating = 1675, .asked = 1, .solved = 1}};
  EXPECT_EQ(store->puzzle_counts("vigo"), counts);
  EXPECT_EQ(store->puzzle_counts("vig"), std::vector<PuzzleCount>{});
  EXPECT_EQ(store->puzzle_counts("vineta").size(), 1u);
}

TEST_P(TrainingTest, goes_with_its_player_but_for_the_counts) {
  Rng rng(4);
  Training training = some_training(rng, 400);
  training.answers["vigo-01-1"] = {.time = 1, .is_solved = true, .grade = 1500, .rating = 1500};
  store->merge_training("anna", training);
  const auto counts = store->puzzle_counts("vigo");
  store->remove_player("anna");
  EXPECT_EQ(place.ask("SELECT count(*) FROM puzzle_answers"), "0\n");
  EXPECT_EQ(place.ask("SELECT count(*) FROM exercises"), "0\n");
  EXPECT_EQ(store->puzzle_counts("vigo"), counts);
  EXPECT_FALSE(counts.empty());
}

}  // namespace
}  // namespace springtide::store
