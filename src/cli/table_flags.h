// Which game and which table a command means, by flags and by files.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/files.h"
#include "games/list.h"
#include "record/record.h"

namespace springtide::cli {

// What is meant where nobody names a game.
inline const std::string default_game(Games::names.front());

std::string known_games();

// The flags of every game for options of its own, each once.
const std::vector<OptionFlag>& option_flags();

// --players, --set, --start and the games' own: what a new table agrees on.
struct TableFlags {
  std::string game = default_game;
  int players = 4;
  std::map<std::string_view, std::optional<std::string>> own{};  // of option_flags, by key
  std::vector<std::string> switches{};
  std::optional<std::string> start{};

  void add_to(CLI::App& command);

  // The options of a game, or a Failure that names the flag or the file.
  template <Game G>
  typename G::Options options() const {
    std::deque<std::string> texts;
    const auto parsed = Notation<G>::parse_options(lines(texts));
    if (!parsed) throw failure(parsed.error());
    return *parsed;
  }

 private:
  // Header lines. Those of a file keep its numbers, for the error that names one; the others have none.
  std::vector<Line> lines(std::deque<std::string>& texts) const;
  Failure failure(const TextError& error) const;
};

// Calls run<G>() for the game of this name.
template <class Run>
void with_game(const std::string& name, Run&& run) {
  if (!Games::with(name, run)) throw Failure("unknown game " + in_quotes(name) + "; known: " + known_games(), 2);
}

// The game a position or record is of, by its `game` line; the default if it has none (its reader will complain).
std::string game_of(const std::string& text);

// Calls run<G>() for the game of a file's text.
template <class Run>
void with_game_of(const std::string& path, const std::string& text, Run&& run) {
  const std::string name = game_of(text);
  if (!Games::with(name, run)) throw Failure(path + ": unknown game " + in_quotes(name) + "; known: " + known_games(), 1);
}

template <Game G>
typename G::State load_position(const std::string& path, const std::string& text) {
  auto state = Notation<G>::parse_position(text);
  if (!state) throw Failure(path + ": " + state.error().message(), 1);
  return *state;
}

// Calls run(record) for the record in a file.
template <class Run>
void with_record(const std::string& path, Run&& run) {
  const std::string text = read_file(path);
  with_game_of(path, text, [&]<Game G>() {
    const auto record = read_record<G>(text);
    if (!record) throw Failure(path + ": " + record.error().message(), 1);
    run(*record);
  });
}

// A number that the flag may set, within bounds; its default is in the help.
template <class Number>
void add_number(CLI::App& command, const std::string& flag, Number& number, std::pair<Number, Number> bounds,
                const std::string& help) {
  command.add_option(flag, number, help)->check(CLI::Range(bounds.first, bounds.second))->capture_default_str();
}

// A seed from outside, a whole number of at most 64 bits, or a fresh one.
std::uint64_t seed_or_fresh(const std::optional<std::string>& seed);

// --threads; 0, which cannot be given, stands for as many as there are cores.
void add_threads(CLI::App& command, int& threads);
int threads_of(int threads);

}  // namespace springtide::cli
