// play --connect: a game at a server, in the terminal.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/speech.h"
#include "core/seat.h"

namespace springtide::cli {

struct ConnectFlags {
  std::string url{};  // empty: the game is played here
  std::string table{};
  int open = 0;
  std::string pace{};  // of the bots of a new table
  int days = 0;        // of a new table, for a move; 0: no clock
  int reserve = 0;     // for the whole game

  void add_to(CLI::App& command);
};

struct ConnectPlan {
  ConnectFlags flags{};
  std::string game{};
  std::vector<std::string> options{};  // of a new table: header lines as in a record
  int players = 4;
  Seat seat = Seat::p1;
  int level = 2;  // of the bots
  std::string name{};
  bool is_resumed = false;
  std::string record{};  // a file for the record, if it is wanted
  std::filesystem::path folder{};
  Language language = Language::plain;
};

void play_at_server(const ConnectPlan& plan);

}  // namespace springtide::cli
