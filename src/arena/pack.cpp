#include "arena/pack.h"

#include "arena/grade.h"

namespace springtide::arena {
static_assert(grading_levels * tries_of_level == answers_of_bots);
namespace {

void write_values(JsonWriter& json, const std::vector<std::optional<Worth>>& values) {
  json.list(values, [&json](const std::optional<Worth>& worth) {
    if (!worth) return void(json.null());
    json.begin_array().value(worth->value).value(worth->error).end_array();
  });
}

std::string puzzle_text(const PackedPuzzle& puzzle) {
  JsonWriter json;
  json.begin_object().field("move", puzzle.move + 1).field("grade", puzzle.grade);
  json.key("solved").list(puzzle.solved).key("themes").list(puzzle.themes).key("values");
  write_values(json, puzzle.values);
  return json.end_object().text();
}

// A puzzle a line.
std::string game_text(const PackedGame& game) {
  JsonWriter json;
  json.begin_object().field("game", game.number).field("record", game.record).key("puzzles").begin_array();
  for (const PackedPuzzle& each : game.puzzles) json.json("\n  " + puzzle_text(each));
  return json.end_array().end_object().text();
}

// Takes what is there; that nothing is missing or strange shows when it is written again.
Result<PackedPuzzle, TextError> read_puzzle(const Json& json) {
  if (number_at(json, "move") < 1) return bad_text("expected a move from 1", "move");
  PackedPuzzle puzzle{.move = static_cast<std::size_t>(number_at(json, "move")) - 1,
                      .grade = static_cast<int>(number_at(json, "grade"))};
  const auto& solved = at(json, "solved").items();
  if (solved.size() != puzzle.solved.size()) return bad_text("expected a number for each level from 2 to 6", "solved");
  for (std::size_t i = 0; i < solved.size(); ++i) puzzle.solved[i] = static_cast<int>(solved[i].as_int());
  for (const Json& each : at(json, "themes").items()) puzzle.themes.push_back(each.as_string());
  for (const Json& each : at(json, "values").items()) {
    const auto& pair = each.items();
    if (!each.is_null() && pair.size() != 2) return bad_text("expected null, or a value and its error", "values");
    puzzle.values.push_back(
        each.is_null() ? std::nullopt : std::optional(Worth{.value = pair[0].as_number(), .error = pair[1].as_number()}));
  }
  return puzzle;
}

Result<PackedGame, TextError> read_game(const Json& json) {
  PackedGame game{.number = static_cast<int>(number_at(json, "game")), .record = text_at(json, "record")};
  for (const Json& each : at(json, "puzzles").items()) {
    auto puzzle = read_puzzle(each);
    if (!puzzle) return puzzle.error();
    game.puzzles.push_back(std::move(*puzzle));
  }
  return game;
}

PuzzleSource read_source(const Json& json) {
  return {.bot = text_at(json, "bot"),
          .searches = static_cast<int>(number_at(json, "searches")),
          .seed = static_cast<std::uint64_t>(number_at(json, "seed"))};
}

}  // namespace

int Pack::size() const {
  std::size_t sum = 0;
  for (const PackedGame& each : games) sum += each.puzzles.size();
  return static_cast<int>(sum);
}

std::string write_pack(const Pack& pack) {
  JsonWriter json;
  json.begin_object().field("game", pack.game).field("rules", pack.rules).field("pack", pack.number);
  json.key("search").begin_object().field("bot", pack.source.bot).field("searches", pack.source.searches);
  json.field("seed", pack.source.seed).end_object().field("next", pack.next).key("games").begin_array();
  for (const PackedGame& each : pack.games) json.json("\n" + game_text(each));
  return json.end_array().end_object().text() + "\n";
}

Result<Pack, TextError> read_pack(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return json.error();
  Pack pack{.game = text_at(*json, "game"),
            .rules = static_cast<int>(number_at(*json, "rules")),
            .number = static_cast<int>(number_at(*json, "pack")),
            .source = read_source(at(*json, "search")),
            .next = static_cast<int>(number_at(*json, "next"))};
  for (const Json& each : at(*json, "games").items()) {
    auto game = read_game(each);
    if (!game) return game.error();
    pack.games.push_back(std::move(*game));
  }
  if (write_pack(pack) != text) return bad_text("it is not written as a pack is");
  return pack;
}

std::string pack_file(std::string_view game, int number) {
  return std::string(game) + (number < 10 ? "-0" : "-") + std::to_string(number) + ".json";
}

}  // namespace springtide::arena
