#include "server/training_json.h"

#include <algorithm>
#include <charconv>

#include "games/list.h"
#include "wire/command_json.h"

namespace springtide::server {
namespace {

constexpr std::size_t most_answers_sent = 200;
constexpr std::size_t most_exercises_sent = 10;
constexpr std::size_t longest_record = 64 << 10;
constexpr std::int64_t latest = 1LL << 53;  // the whole numbers that every reader of JSON has
constexpr int most_points = 3999;
constexpr int most_days = 1'000'000;
constexpr int most_answers = 1'000'000;
constexpr int most_moves = 100'000;
constexpr int most_packs = 99;
constexpr int most_places = 50;

bool is_number(std::string_view text, int most) {
  int number = 0;
  const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
  return trouble == std::errc{} && end == text.data() + text.size() && number >= 1 && number <= most;
}

bool is_id(std::string_view id) {
  return !id.empty() && std::ranges::all_of(id, [](char each) {
    return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '-';
  });
}

std::string place_in(std::string_view list, std::size_t index) {
  return std::string(list) + "[" + std::to_string(index) + "]";
}

int small(wire::Reader& reader, std::string_view key, int most) { return static_cast<int>(reader.number(key, 0, most)); }

void read_answer(wire::Reader& reader, store::Training& training) {
  const std::string puzzle = reader.text("puzzle", wire::id_limit);
  if (!is_puzzle_name(puzzle)) reader.fail("puzzle", "expected a game, a pack and a place in it, as in `GAME-03-17`");
  store::PuzzleAnswer answer;
  answer.time = reader.number("time", 0, latest);
  answer.is_solved = reader.truth("solved");
  answer.grade = small(reader, "grade", most_points);
  answer.rating = small(reader, "rating", most_points);
  if (!training.answers.try_emplace(puzzle, answer).second) reader.fail("puzzle", "it is there twice");
}

void read_exercise(wire::Reader& reader, store::Training& training) {
  const std::string id = reader.text("id", wire::id_limit);
  if (!is_id(id)) reader.fail("id", "expected small letters, digits and hyphens");
  store::Exercise exercise;
  exercise.is_removed = reader.truth_or("removed", false);
  exercise.answers = small(reader, "answers", most_answers);
  exercise.due = small(reader, "due", most_days);
  exercise.step = small(reader, "step", most_answers);
  exercise.move = small(reader, "move", most_moves);
  exercise.added = reader.number("added", 0, latest);
  exercise.game = reader.text("game", wire::id_limit);
  if (std::ranges::find(Games::names, exercise.game) == Games::names.end()) reader.fail("game", "there is no such game");
  exercise.record = reader.text("record", longest_record);
  if (exercise.is_removed && !exercise.record.empty()) reader.fail("record", "of what is removed nothing is kept");
  if (!training.exercises.try_emplace(id, exercise).second) reader.fail("id", "it is there twice");
}

template <class Read>
void read_each(wire::Reader& reader, std::string_view key, std::size_t most, store::Training& training, Read read) {
  std::size_t index = 0;
  for (const Json& item : reader.items(key, most)) {
    wire::Reader inner(item, place_in(key, index++));
    read(inner, training);
    inner.error();
    reader.take_over(inner);
  }
}

}  // namespace

bool is_puzzle_name(std::string_view name) {
  return std::ranges::any_of(Games::names, [name](std::string_view game) {
    if (!name.starts_with(game)) return false;
    const std::string_view rest = name.substr(game.size());
    if (rest.size() < 5 || rest[0] != '-' || rest[3] != '-') return false;
    const std::string_view place = rest.substr(4);
    return is_number(rest.substr(1, 2), most_packs) && is_number(place, most_places) && place[0] != '0';
  });
}

store::Training read_training(wire::Reader& reader) {
  store::Training training;
  read_each(reader, "answers", most_answers_sent, training, read_answer);
  read_each(reader, "exercises", most_exercises_sent, training, read_exercise);
  return training;
}

void write_training(JsonWriter& json, const store::Training& training) {
  json.key("answers").list(training.answers, [&json](const auto& each) {
    const auto& [puzzle, answer] = each;
    json.begin_object().field("puzzle", puzzle).field("solved", answer.is_solved).field("grade", answer.grade);
    json.field("rating", answer.rating).field("time", answer.time).end_object();
  });
  json.key("exercises").list(training.exercises, [&json](const auto& each) {
    const auto& [id, exercise] = each;
    json.begin_object().field("id", id).field("game", exercise.game).field("record", exercise.record);
    json.field("move", exercise.move).field("added", exercise.added).field("answers", exercise.answers);
    json.field("step", exercise.step).field("due", exercise.due);
    if (exercise.is_removed) json.field("removed", true);
    json.end_object();
  });
}

}  // namespace springtide::server
