// What a move costs at a table of four before anything is stored or sent: read, decided, applied, and told to everybody.
#include "home/room.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "games/list.h"
#include "home/rows.h"
#include "text/json_value.h"
#include "wire/message.h"

namespace springtide {
namespace {

constexpr std::size_t players = 4;

std::string player_of(std::size_t i) { return "player" + std::to_string(i); }

match::Actor actor_of(std::size_t i) { return {.ids = {player_of(i)}}; }

// A table that has begun, watched by its players.
home::Room begun(const std::string& game, home::Outbox& out) {
  match::Setup setup{.table = "t", .game = game, .options = {"players 4"}, .host = player_of(0)};
  for (std::size_t i = 0; i < players; ++i)
    setup.chairs.push_back({.kind = match::ChairKind::player, .player = player_of(i), .name = player_of(i)});
  wire::Fold opened;
  opened.add(*match::Table::open(setup, 1, ""));
  home::Room room(std::move(opened).journal());
  for (std::size_t i = 0; i < players; ++i) room.ask(home::Entering{.connection = i + 1, .actor = actor_of(i)}, 1, out);
  room.ask(
      home::Commanding{
          .connection = 1, .actor = actor_of(0), .id = "start", .command = match::Start{.secret = std::string(32, 'a')}},
      1, out);
  room.stored(1, out);
  return room;
}

struct Said {
  std::size_t player = 0;
  std::string text{};
};

void hear(home::Room& room, const Said& said, home::Outbox& out) {
  const auto message = wire::parse_message(said.text);
  const auto& what = std::get<wire::Do>(*message);
  room.ask(
      home::Commanding{
          .connection = said.player + 1, .actor = actor_of(said.player), .id = what.id, .command = what.command},
      2, out);
  benchmark::DoNotOptimize(home::write_of(room.table(), *out.write));
  out.write.reset();
  room.stored(2, out);
}

// A whole game in which everybody takes the last of the options.
std::vector<Said> whole_game(const std::string& game) {
  home::Outbox out;
  home::Room room = begun(game, out);
  std::vector<Said> all;
  while (!room.table().to_act().empty()) {
    const Seat seat = room.table().to_act().front();
    JsonWriter legal;
    room.table().play().write_legal(legal, seat);
    const Json options = *parse_json(legal.text());
    const Json& option = options.items().back();
    const Json* actions = option.find("actions");
    JsonWriter json;
    json.begin_object().field("type", "act").field("table", "t").field("id", std::to_string(all.size()));
    json.field("seat", "p" + std::to_string(index_of(seat) + 1)).field("decision", room.table().play().decision());
    json.key("actions").begin_array();
    if (actions == nullptr) json.value(option.find("text")->as_string());
    if (actions != nullptr)
      for (const Json& action : actions->items()) json.value(action.as_string());
    all.push_back({.player = static_cast<std::size_t>(index_of(seat)), .text = json.end_array().end_object().text()});
    hear(room, all.back(), out);
  }
  return all;
}

void moves_at_a_table(benchmark::State& run, const std::string& game) {
  const std::vector<Said> all = whole_game(game);
  std::size_t bytes = 0;
  for (auto _ : run) {
    home::Outbox out;
    home::Room room = begun(game, out);
    for (const Said& said : all) {
      out = {};
      hear(room, said, out);
      for (const auto& send : out.sends) bytes += send.text->size();
    }
  }
  using benchmark::Counter;
  const auto moves = static_cast<double>(all.size());
  run.counters["move"] = Counter(moves, Counter::kIsIterationInvariantRate | Counter::kInvert);
  run.counters["bytes/move"] = Counter(static_cast<double>(bytes) / moves, Counter::kAvgIterations);
}
[[maybe_unused]] const bool are_registered = [] {
  for (const std::string_view game : Games::names) {
    const std::string name = "moves_at_a_table/" + std::string(game);
    benchmark::RegisterBenchmark(name.c_str(), [game](auto& run) {
      moves_at_a_table(run, std::string(game));
    })->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
}  // namespace springtide
