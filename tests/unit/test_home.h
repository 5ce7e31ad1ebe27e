// A home of tables for tests, and a table for it. The test plays the store and those who come.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "home/home.h"
#include "home/rows.h"
#include "text/json_value.h"
#include "unit/match_table.h"
#include "wire/command_json.h"
#include "wire/journal.h"

namespace springtide::home {

using Texts = std::vector<std::string>;

inline constexpr Time start = 1'800'000'000'000;

inline match::Setup a_table() {
  return {.table = "t",
          .game = "vineta",
          .options = {"players 2"},
          .host = "anna",
          .chairs = {{.kind = match::ChairKind::bot, .level = 1},
                     {.kind = match::ChairKind::player, .player = "anna", .name = "Anna"}}};
}

// A home whose effects are looked at one by one; the test plays the store.
struct TestHome {
  explicit TestHome(Settings settings = {})
      : home(std::move(settings), [this] { return sha256(std::to_string(++drawn)); }) {}

  Effects take() { return home.take_effects(); }
  template <class Kind>
  std::vector<Kind> take_all() {
    std::vector<Kind> found;
    for (const Effect& effect : take())
      if (const auto* each = std::get_if<Kind>(&effect)) found.push_back(*each);
    return found;
  }
  // What was sent: the types of messages, of refusals the codes.
  Texts said() {
    Texts texts;
    for (const Send& send : take_all<Send>()) {
      const Json message = *parse_json(*send.text);
      const Json* code = message.find("code");
      texts.push_back(code != nullptr ? code->as_string() : message.find("type")->as_string());
    }
    return texts;
  }
  void say(std::string_view text, ConnectionId connection = 1) { home.receive(connection, text, now); }
  // Somebody who may sit comes in.
  void come(ConnectionId connection = 1, const std::string& person = "anna") {
    home.connect(connection);
    say(R"({"type":"hello","version":1,"token":")" + person + "\"}", connection);
    home.identified(connection, Identity{.actor = {.ids = {person}}, .name = person, .token_hash = "#" + person}, now);
    take();
  }
  void watch(ConnectionId connection = 1) { say(R"({"type":"watch","table":"t"})", connection); }
  void begin(std::string_view id = "1") {
    say(R"({"type":"start","table":"t","id":")" + std::string(id) + R"(","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"})");
  }
  // The table is in the store, and the home reads it.
  void open() {
    journal = {home.open(a_table(), "", now)->append.entry};
    come();
    watch();
    home.read("t", 0, journal, now);
  }
  // All that the home writes is stored.
  void store() {
    for (bool is_done = false; !is_done;) {
      is_done = true;
      for (const Write& write : take_all<Write>()) {
        journal.push_back(write.append.entry);
        home.written("t", write.append.seq, Written::stored, now);
        is_done = false;
      }
    }
  }

  int drawn = 0;
  Time now = start;
  Home home;
  Texts journal{};
};

}  // namespace springtide::home
