// A table for tests: people by name, a clock that stands until it is set, and the journal that made the table.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "match/table.h"
#include "text/json_value.h"
#include "text/notation.h"
#include "wire/command_json.h"
#include "wire/output.h"

namespace springtide::match {

using TableSetup = Setup;  // inside a test, `Setup` is something of GoogleTest's

inline constexpr std::array<std::string_view, max_players> player_names{"anna", "bela", "carl", "dora", "emil", "finn"};
inline constexpr std::string_view accepted{};  // what `tell` says of a command that was not refused

// Every player's part of the deal.
inline const std::string some_secret(32, 'a');
inline const Start start_game{.secret = some_secret};
inline Sit sit(Seat seat, std::string_view name) { return {.seat = seat, .name = std::string(name), .secret = some_secret}; }

// Every chair open, anna the host, who may write positions for all.
inline Setup open_setup(std::string_view game, int players) {
  Setup setup{.table = "t1", .game = std::string(game), .options = {"players " + std::to_string(players)}, .host = "anna"};
  setup.chairs.resize(static_cast<std::size_t>(players));
  setup.secret.fill(7);
  setup.is_lesson = true;
  return setup;
}

inline Chair chair_of(std::string_view person) {
  return {.kind = ChairKind::player, .player = std::string(person), .name = std::string(person)};
}

// The first players sit, bots have the other chairs.
inline Setup seated_setup(std::string_view game, int players, int persons) {
  Setup setup = open_setup(game, players);
  for (std::size_t i = 0; i < setup.chairs.size(); ++i)
    setup.chairs[i] = static_cast<int>(i) < persons ? chair_of(player_names[i]) : Chair{.kind = ChairKind::bot, .level = 1};
  return setup;
}

// p1 has a panic to carry out: `from G0`, then three houses one by one. Then p2 and p3 have a flood each.
inline Setup panic_setup(int players = 2, int persons = 2) {
  Setup setup = seated_setup("vineta", players, persons);
  setup.position = "game vineta\nplayers " + std::to_string(players) +
                   "\nphase play\nhouses G0 amber 2, ice 2\nhouses R2 rest\np1 chosen panic\np2 chosen flood 1\n";
  if (players > 2) setup.position += "p3 chosen flood 1\n";
  return setup;
}

// All are about to choose. In the first turn of the game with two rows possible for everybody.
inline Setup choice_setup(int players, int persons) {
  Setup setup = seated_setup("vineta", players, persons);
  setup.position = "game vineta\nplayers " + std::to_string(players) + "\nphase choose\nhouses R2 rest\n";
  for (int i = 1; i <= players; ++i) setup.position += "p" + std::to_string(i) + " hand flood 1, flood 2, panic, fill\n";
  return setup;
}

inline Actor actor_of(std::string_view person) {
  if (person.empty()) return Actor::table();
  return {.ids = {std::string(person)}, .is_account = true};
}

class TestTable {
 public:
  static constexpr Time start = 1'000'000;

  explicit TestTable(const Setup& setup) : journal_{opened(setup)}, table_(journal_[0]) {}
  // With the game begun.
  static TestTable playing(const Setup& setup) {
    TestTable table(setup);
    EXPECT_EQ(table.tell("anna", start_game), accepted);
    return table;
  }

  // Nobody's name: the table itself.
  std::string tell(std::string_view person, const Command& command, const std::string& id = {}) {
    const auto entry = table_.decide(actor_of(person), command, now, id);
    refusal = entry ? Refusal{} : entry.error();
    if (!entry) return std::string(code_names[entry.error().code]);
    journal_.push_back(*entry);
    table_.apply(*entry);
    return {};
  }
  std::string act(std::string_view person, Seat seat, std::vector<std::string> actions) {
    return tell(person, Act{.seat = seat, .decision = table_.play().decision(), .actions = std::move(actions)});
  }
  // A bot that plays the first of its options.
  std::string answer(Seat seat) { return act("", seat, {options(seat).at(0)}); }

  std::vector<std::string> options(Seat seat) const {
    JsonWriter json;
    table_.play().write_legal(json, seat);
    std::vector<std::string> texts;
    const auto legal = parse_json(json.text());
    for (const Json& option : legal->items())
      if (const Json* text = option.find("text")) texts.push_back(text->as_string());
    return texts;
  }

  // The events from a place on, as the viewer is told them: kinds, and moves as text.
  std::vector<std::string> events(Seat viewer, int from = 0) const {
    std::vector<std::string> texts;
    const auto update = parse_json(wire::update_text(table_, viewer, from));
    for (const Json& event : update->find("events")->items()) {
      const Json* move = event.find("move");
      texts.push_back(event.find("kind")->as_string() + (move ? " " + move->find("text")->as_string() : ""));
    }
    return texts;
  }
  std::string last_event() const { return std::string(event_names[table_.events().back().kind]); }

  // The table that the journal's texts lead to, every entry decided again on the way.
  Table refolded() const {
    Table copy(read(0));
    for (std::size_t i = 1; i < journal_.size(); ++i) {
      const Entry entry = read(i);
      const Actor actor = actor_of(entry.by);
      const auto again = copy.decide(actor, entry.command, entry.time, entry.id);
      EXPECT_TRUE(again && *again == entry) << wire::entry_text(entry);
      copy.apply(entry);
    }
    return copy;
  }

  const Table& operator*() const { return table_; }
  const Table* operator->() const { return &table_; }

  Time now = start;
  Refusal refusal{};  // of the last command

 private:
  static Entry opened(const Setup& setup) {
    const auto entry = Table::open(setup, start, "");
    EXPECT_TRUE(entry) << entry.error().sentence;
    return *entry;
  }
  Entry read(std::size_t i) const {
    const auto entry = wire::parse_entry(static_cast<int>(i) + 1, wire::entry_text(journal_[i]));
    EXPECT_TRUE(entry) << entry.error();
    return *entry;
  }

  std::vector<Entry> journal_;
  Table table_;
};

// Everything anybody is shown of a table.
inline std::string all_views(const Table& table) {
  std::string text = wire::update_text(table, Seat::spectator, 0);
  for (Seat seat : players_of(table.players())) text += "\n" + wire::update_text(table, seat, 0);
  return text;
}

}  // namespace springtide::match
