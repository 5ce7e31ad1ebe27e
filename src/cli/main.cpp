// springtide: the program.
#include <fmt/core.h>

#include <algorithm>
#include <random>

#include "cli/commands.h"

namespace springtide::cli {
namespace {

std::string version_text() {
  std::string text = "springtide " SPRINGTIDE_VERSION;
  Games::for_each([&text]<Game G>() { text += fmt::format("\n{} rules {}", G::name, G::rules_version); });
  return text;
}

constexpr auto about =
    "Springtide: Vineta, the board game, in the terminal.\n\n"
    "Start with `springtide play`. Files: a position is a table set up by hand, a record is a whole game; both are\n"
    "plain text, and `-` reads standard input. Exit codes: 0 done, 1 refused input, 2 bad arguments.";

// CLI11 explains errors over several lines; one is enough.
int report_bad_arguments(const CLI::ParseError& error) {
  std::string what = error.what();
  std::replace(what.begin(), what.end(), '\n', ' ');
  fmt::print(stderr, "springtide: {} (try --help)\n", what);
  return 2;
}

int run(int argc, char** argv) {
  CLI::App app{about, "springtide"};
  app.set_version_flag("--version", version_text(), "Print the version and the rules version of each game");
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "Print the help of every command");
  add_play(app);
  add_replay(app);
  add_legal(app);
  add_apply(app);
  add_explain(app);
  add_random(app);
  add_perft(app);
  add_bench(app);
  add_rules(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    return app.exit(success);
  } catch (const CLI::ParseError& error) {
    return report_bad_arguments(error);
  } catch (const Failure& failure) {
    std::fflush(stdout);
    fmt::print(stderr, "springtide: {}\n", failure.what());
    return failure.code;
  }
  return 0;
}

}  // namespace

void TableFlags::add_to(CLI::App& command) {
  command.add_option("--players", players, "2 to 6")->check(CLI::Range(2, max_players))->capture_default_str();
  command.add_option("--edition", edition, "The rulebook to follow: nl, de, en or fr [nl]");
  command.add_option("--set", switches,
                     "A switch of its own: own-house=2, tie-tower=stays, panic=one-each, capture=owner-picks");
  command.add_option("--start", start, "The start player: p1 to p6, or random [p1]");
}

std::string game_of(const std::string& text) {
  for (const Line& line : content_lines_of(text))
    if (const auto words = words_of(line.text); words.size() == 2 && words[0] == "game") return std::string(words[1]);
  return "vineta";
}

std::uint64_t seed_or_fresh(const std::optional<std::uint64_t>& seed) {
  return seed ? *seed : std::random_device{}() & 0xffffffffu;
}

}  // namespace springtide::cli

int main(int argc, char** argv) { return springtide::cli::run(argc, argv); }
