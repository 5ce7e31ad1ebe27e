#include "cli/table_flags.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <random>
#include <thread>

namespace springtide::cli {
namespace {

std::string switch_examples() {
  std::vector<std::string_view> all;
  Games::for_each([&all]<Game G>() { all.push_back(Notation<G>::switches); });
  return joined(all, ", ");
}

std::vector<OptionFlag> collect_flags() {
  std::vector<OptionFlag> flags;
  Games::for_each([&flags]<Game G>() {
    for (const OptionFlag& flag : Notation<G>::flags) {
      const auto is_same = [&flag](const OptionFlag& other) { return other.key == flag.key; };
      if (std::none_of(flags.begin(), flags.end(), is_same)) flags.push_back(flag);
    }
  });
  return flags;
}

}  // namespace

std::string known_games() { return joined(Games::names, ", "); }

const std::vector<OptionFlag>& option_flags() {
  static const std::vector<OptionFlag> flags = collect_flags();
  return flags;
}

void TableFlags::add_to(CLI::App& command) {
  add_number(command, "--players", players, {2, max_players}, "2 to 6");
  for (const OptionFlag& flag : option_flags())
    command.add_option("--" + std::string(flag.key), own[flag.key], std::string(flag.help));
  command.add_option("--set", switches, "A switch, such as " + switch_examples());
  command.add_option("--start", start, "The start player: p1 to p6, or random [p1]");
}

std::vector<Line> TableFlags::lines(std::deque<std::string>& texts) const {
  std::vector<Line> lines;
  const auto add = [&](std::string text, int number = 0) {
    lines.push_back({.number = number, .text = texts.emplace_back(std::move(text))});
  };
  add("players " + std::to_string(players));
  if (start) add("start " + *start);
  for (std::string text : switches) {
    std::replace(text.begin(), text.end(), '=', ' ');
    add("set " + text);
  }
  for (const OptionFlag& flag : option_flags()) {
    const auto given = own.find(flag.key);
    if (given == own.end() || !given->second) continue;
    const std::string key = std::string(flag.key) + " ";
    if (!flag.is_file()) {
      add(key + *given->second);
      continue;
    }
    const std::string file = read_file(*given->second);
    const auto content = content_lines_of(file);
    if (content.empty()) throw Failure(*given->second + ": " + std::string(flag.empty_file), 1);
    for (const Line& line : content) add(key + std::string(line.text), line.number);
  }
  return lines;
}

Failure TableFlags::failure(const TextError& error) const {
  if (error.line == 0) return Failure(error.message(), 2);
  for (const OptionFlag& flag : option_flags())
    if (const auto given = own.find(flag.key); flag.is_file() && given != own.end() && given->second)
      return Failure(*given->second + ": " + error.message(), 1);
  return Failure(error.message(), 1);
}

std::string game_of(const std::string& text) {
  for (const Line& line : content_lines_of(text))
    if (const auto words = words_of(line.text); words.size() == 2 && words[0] == "game") return std::string(words[1]);
  return default_game;
}

void add_threads(CLI::App& command, int& threads) {
  command.add_option("--threads", threads, "How many threads [all cores]")->check(CLI::Range(1, 1024));
}

int threads_of(int threads) {
  return threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::uint64_t seed_or_fresh(const std::optional<std::string>& seed) {
  if (!seed) return std::random_device{}();
  std::uint64_t number = 0;
  const char* end = seed->data() + seed->size();
  const auto [stop, error] = std::from_chars(seed->data(), end, number);
  if (error != std::errc{} || stop != end) throw Failure("--seed: not a whole number of 64 bits: " + in_quotes(*seed), 2);
  return number;
}

}  // namespace springtide::cli
