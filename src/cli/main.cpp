// springtide: the program.
#include <fmt/core.h>

#include <algorithm>
#include <charconv>
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
    "Springtide: the board games Vineta and Vigo in the terminal.\n\n"
    "Start with `springtide play` or `springtide play vigo`. Files: a position is a table set up by hand, a record is a "
    "whole game; both are\n"
    "plain text, and `-` reads standard input. Exit codes: 0 done, 1 refused input, 2 bad arguments.";

// One line, whatever the arguments and files it quotes contain.
int report(const std::string& what, int code) {
  constexpr std::size_t longest = 600;
  std::fflush(stdout);
  fmt::print(stderr, "springtide: {}\n", presentable(what, longest));
  return code;
}

// Output that could not be written (a full disk, say) is a failure even if all else went well.
int finish(int code) {
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) return report("the output cannot be written", 1);
  return code;
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
  add_arena(app);
  add_study(app);
  add_analyze(app);
  add_puzzle(app);
  add_rules(app);
  add_load(app);
  add_serve(app);
  add_verify(app);
  add_export(app);
  add_import(app);
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  const auto is_named = [&](const CLI::App* command) { return command->get_name() == argv[1]; };
  if (argc > 1 && argv[1][0] != '-' && std::none_of(commands.begin(), commands.end(), is_named))
    return report("unknown command " + in_quotes(argv[1]) + " (try --help)", 2);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    return finish(app.exit(success));
  } catch (const CLI::ParseError& error) {
    return report(error.what() + std::string(" (try --help)"), 2);
  } catch (const Failure& failure) {
    return report(failure.what(), failure.code);
  } catch (const std::exception& trouble) {
    return report(trouble.what(), 1);
  }
  return finish(0);
}

}  // namespace

void TableFlags::add_to(CLI::App& command) {
  command.add_option("--players", players, "2 to 6")->check(CLI::Range(2, max_players))->capture_default_str();
  command.add_option("--edition", edition, "Vineta's rulebook: nl, de, en or fr [nl]");
  command.add_option("--set", switches,
                     "A switch, such as own-house=2, tie-tower=stays, panic=one-each, capture=owner-picks (Vineta), "
                     "free-events=on, memory-aid=on, lock-key-bonus=50 (Vigo)");
  command.add_option("--deck", deck, "Vigo's treasure cards from a file; decks/vigo.txt is the default deck");
  command.add_option("--start", start, "The start player: p1 to p6, or random [p1]");
}

std::string game_of(const std::string& text) {
  for (const Line& line : content_lines_of(text))
    if (const auto words = words_of(line.text); words.size() == 2 && words[0] == "game") return std::string(words[1]);
  return "vineta";
}

std::string known_games() {
  std::string names;
  Games::for_each([&names]<Game G>() { names += (names.empty() ? "" : ", ") + std::string(G::name); });
  return names;
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

int main(int argc, char** argv) { return springtide::cli::run(argc, argv); }
