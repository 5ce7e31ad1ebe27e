// The commands of `springtide`, and what they share.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/files.h"
#include "games/list.h"

namespace springtide::cli {

// --players, --edition, --set, --start: what a new table agrees on.
struct TableFlags {
  std::string game = "vineta";
  int players = 4;
  std::optional<std::string> edition;
  std::vector<std::string> switches;
  std::optional<std::string> start;
  std::optional<std::string> deck;  // a file

  void add_to(CLI::App& command);

  // The options of a game, or a Failure that names the flag.
  template <Game G>
  typename G::Options options() const {
    std::vector<std::string> texts{"players " + std::to_string(players)};
    if (edition) texts.push_back("edition " + *edition);
    if (start) texts.push_back("start " + *start);
    for (std::string text : switches) {
      std::replace(text.begin(), text.end(), '=', ' ');
      texts.push_back("set " + text);
    }
    std::vector<Line> lines;
    for (const std::string& text : texts) lines.push_back({.number = 0, .text = text});
    // Each line of a deck file is a deck line of the options, and keeps its number for the error that names it.
    const std::string file = deck ? read_file(*deck) : "";
    std::vector<std::string> cards;
    const std::vector<Line> deck_lines = content_lines_of(file);
    for (const Line& line : deck_lines) cards.push_back("deck " + std::string(line.text));
    for (std::size_t i = 0; i < cards.size(); ++i) lines.push_back({.number = deck_lines[i].number, .text = cards[i]});
    if (deck && cards.empty()) throw Failure(*deck + ": a deck has 84 treasure cards, the file has none", 1);
    auto parsed = Notation<G>::parse_options(lines);
    if (!parsed && parsed.error().line > 0) throw Failure(*deck + ": " + parsed.error().message(), 1);
    if (!parsed) throw Failure(parsed.error().message(), 2);
    return *parsed;
  }
};

std::string known_games();

// Calls run<G>() for the game of this name.
template <class Run>
void with_game(const std::string& name, Run&& run) {
  if (!Games::with(name, run)) throw Failure("unknown game " + in_quotes(name) + "; known: " + known_games(), 2);
}

// The game a position or record is of, by its `game` line; vineta if it has none (its reader will complain).
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

// A seed from outside, a whole number of at most 64 bits, or a fresh one.
std::uint64_t seed_or_fresh(const std::optional<std::string>& seed);

void add_play(CLI::App& app);
void add_replay(CLI::App& app);
void add_legal(CLI::App& app);
void add_apply(CLI::App& app);
void add_explain(CLI::App& app);
void add_random(CLI::App& app);
void add_perft(CLI::App& app);
void add_bench(CLI::App& app);
void add_arena(CLI::App& app);
void add_study(CLI::App& app);
void add_analyze(CLI::App& app);
void add_puzzle(CLI::App& app);
void add_rules(CLI::App& app);
void add_load(CLI::App& app);
void add_serve(CLI::App& app);
void add_verify(CLI::App& app);
void add_export(CLI::App& app);
void add_import(CLI::App& app);

}  // namespace springtide::cli
