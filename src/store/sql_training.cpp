#include "store/queries_training.h"
#include "store/queries_vacations.h"
#include "store/rows.h"
#include "store/sql_store.h"

namespace springtide::store {
namespace {

PuzzleAnswer answer_in(const Row& row) {
  return {.time = number_in(row, 1), .is_solved = number_in(row, 2) != 0, .grade = int_in(row, 3), .rating = int_in(row, 4)};
}

Exercise exercise_in(const Row& row) {
  return {.is_removed = number_in(row, 1) != 0,
          .answers = int_in(row, 2),
          .due = int_in(row, 3),
          .step = int_in(row, 4),
          .move = int_in(row, 5),
          .added = number_in(row, 6),
          .game = text_in(row, 7),
          .record = text_in(row, 8)};
}

PuzzleCount count_in(const Row& row) {
  return {.puzzle = text_in(row, 0),
          .rating = int_in(row, 1) * band_width + band_width / 2,
          .asked = int_in(row, 2),
          .solved = int_in(row, 3)};
}

Training training_in(const Answer& answers, const Answer& exercises) {
  Training training;
  for (const Row& row : answers.rows) training.answers.emplace(text_in(row, 0), answer_in(row));
  for (const Row& row : exercises.rows) training.exercises.emplace(text_in(row, 0), exercise_in(row));
  return training;
}

template <class Value>
std::string names_in(const std::map<std::string, Value>& by_name) {
  std::vector<std::string> names;
  for (const auto& [name, value] : by_name) names.push_back(name);
  return json_list(names);
}

// What there is of the same names.
Training counterpart(Session& session, std::string_view player, const Training& given) {
  const std::string puzzles = names_in(given.answers), ids = names_in(given.exercises);
  return training_in(run(session, query::answers_among, {puzzles, player}),
                     run(session, query::exercises_among, {ids, player}));
}

std::int64_t revision_of(Session& session, std::string_view player) {
  return number_in(run(session, query::training_revision, {player}).rows.at(0), 0);
}

// Those of the first that the second has not, or otherwise.
template <class Value>
std::map<std::string, Value> changed(const std::map<std::string, Value>& now, const std::map<std::string, Value>& before) {
  std::map<std::string, Value> all;
  for (const auto& [name, value] : now)
    if (const auto known = before.find(name); known == before.end() || known->second != value) all.emplace(name, value);
  return all;
}

void put(Session& session, std::string_view player, const Training& training, std::int64_t revision) {
  for (const auto& [puzzle, each] : training.answers)
    run(session, query::put_answer, {player, puzzle, each.time, each.is_solved ? 1 : 0, each.grade, each.rating, revision});
  for (const auto& [id, each] : training.exercises)
    run(session, query::put_exercise,
        {player, id, each.is_removed ? 1 : 0, each.answers, each.due, each.step, each.move, each.added, each.game,
         each.record, revision});
}

void forget_superseded(Session& session, std::string_view player) {
  std::map<std::string, Time> added;
  for (const Row& row : run(session, query::exercises_added, {player}).rows)
    added.emplace(text_in(row, 0), number_in(row, 1));
  for (const std::string& id : superseded(added)) run(session, query::remove_exercise, {player, id});
}

}  // namespace

TrainingChanges SqlStore::training_of(std::string_view player, std::int64_t after) {
  TrainingChanges changes;
  engine_->together([&](Session& session) {
    changes = {.revision = revision_of(session, player),
               .training = training_in(store::run(session, query::answers_after, {player, after}),
                                       store::run(session, query::exercises_after, {player, after}))};
  });
  return changes;
}

std::int64_t SqlStore::merge_training(std::string_view player, const Training& more) {
  std::int64_t revision = 0;
  engine_->together([&](Session& session) {
    store::run(session, query::hold_player, {player});
    const Training before = counterpart(session, player, more);
    const Training now = merged(before, more);
    const Training news{.answers = changed(now.answers, before.answers),
                        .exercises = changed(now.exercises, before.exercises)};
    put(session, player, news, revision_of(session, player) + 1);
    for (const auto& [puzzle, each] : more.answers)
      if (!before.answers.contains(puzzle))
        store::run(session, query::count_answer, {puzzle, each.rating / band_width, each.is_solved ? 1 : 0});
    if (!news.exercises.empty()) forget_superseded(session, player);
    revision = revision_of(session, player);
  });
  return revision;
}

std::vector<PuzzleCount> SqlStore::puzzle_counts(std::string_view game) {
  const std::string prefix = std::string(game) + "-";
  return each(run(query::puzzle_counts, {prefix}), count_in);
}

}  // namespace springtide::store
