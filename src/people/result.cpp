#include "people/result.h"

#include <algorithm>

namespace springtide::people {
namespace {

using namespace match;

std::string option_of(const Play& play, std::string_view name) {
  for (const std::string& line : play.options())
    if (line.starts_with(name) && line.size() > name.size() && line[name.size()] == ' ') return line.substr(name.size() + 1);
  return {};
}

// By other hands: it says nothing about who played.
bool is_closed(const Table& table) {
  return std::ranges::any_of(table.events(), [](const Event& event) { return event.kind == EventKind::closed; });
}

bool tells_something(const Table& table) {
  const Setup& setup = table.setup();
  return table.is_over() && !is_closed(table) && table.has_play() && setup.position.empty() && !is_scripted(setup) &&
         setup.dealt_as.empty();
}

Time ended_at(const Table& table) {
  const auto is_end = [](const Event& event) {
    return event.kind == EventKind::finished || event.kind == EventKind::abandoned;
  };
  return std::ranges::find_if(table.events(), is_end)->time;
}

bool has_left(const Table& table, Seat seat) { return table.seat(seat).has_left || table.seat(seat).has_resigned; }

// Those who stayed as the game ended or, if it did not, all alike; then those who left, all alike.
Places places_in(const Table& table) {
  constexpr int after_all = max_players;
  const Places whole = places_of(table.play().ending(), table.players());
  const auto rank = [&](Seat seat) {
    if (has_left(table, seat)) return after_all;
    return table.life() == Life::finished ? int{whole[static_cast<std::size_t>(seat)]} : 0;
  };
  const SeatSet all = players_of(table.players());
  Places places;
  for (Seat seat : all) {
    int before = 0;
    for (Seat other : all) before += rank(other) < rank(seat) ? 1 : 0;
    places.push_back(static_cast<std::uint8_t>(before));
  }
  return places;
}

// Nobody was before anybody else, for the game has not shown it.
bool is_undecided(const Table& table, const Places& places) {
  return table.life() != Life::finished && std::count(places.begin(), places.end(), 0) == std::ssize(places);
}

std::optional<int> measured_at(const Table& table, Seat seat) {
  const Chair& chair = table.chairs()[static_cast<std::size_t>(seat)];
  return chair.kind == ChairKind::player ? std::nullopt : table.play().measured(table.setup().bot_version, chair.level);
}

// How strong every bot is at it.
bool is_measured(const Table& table) {
  for (Seat seat : players_of(table.players()))
    if (table.chairs()[static_cast<std::size_t>(seat)].kind != ChairKind::player && !measured_at(table, seat)) return false;
  return true;
}

}  // namespace

std::optional<Result> result_of(const Table& table) {
  if (!tells_something(table)) return std::nullopt;
  const Places places = places_in(table);
  if (is_undecided(table, places)) return std::nullopt;
  const Setup& setup = table.setup();
  Result result{.table = setup.table,
                .game = setup.game,
                .edition = option_of(table.play(), "edition"),
                .is_rated = setup.is_rated && is_measured(table),
                .ended = ended_at(table)};
  const Ending ending = table.play().ending();
  for (Seat seat : players_of(table.players())) {
    const Chair& chair = table.chairs()[static_cast<std::size_t>(seat)];
    const bool is_bot = chair.kind != ChairKind::player;
    result.standings.push_back({.player = is_bot ? "" : chair.player,
                                .level = is_bot ? chair.level : 0,
                                .measured = measured_at(table, seat),
                                .place = places[static_cast<std::size_t>(seat)],
                                .points = ending.points[seat],
                                .has_left = has_left(table, seat)});
  }
  return result;
}

}  // namespace springtide::people
