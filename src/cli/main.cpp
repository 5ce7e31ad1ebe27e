// springtide: the program.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "cli/commands.h"
#include "cli/desk.h"
#include "cli/table_flags.h"
#include "games/nets.h"

namespace springtide::cli {
namespace {

std::string version_text() {
  std::string text = "springtide " SPRINGTIDE_VERSION;
  Games::for_each([&text]<Game G>() { text += fmt::format("\n{} rules {}", G::name, G::rules_version); });
  return text;
}

std::string about_program() {
  std::string titles = joined(Games::names, ", ", title_of);
  if (const std::size_t last = titles.rfind(','); last != std::string::npos) titles.replace(last, 1, " and");
  return fmt::format(
      "Springtide: the board games {}, in the browser and in the terminal.\n\n"
      "`springtide` alone opens them in the browser; `springtide play` or `springtide play {}` plays in the terminal.\n"
      "Files: a position is a table set up by hand, a record is a whole game; both are plain text, and `-` reads\n"
      "standard input. Exit codes: 0 done, 1 refused input, 2 bad arguments.",
      titles, Games::names.back());
}

// One line, whatever the arguments and files it quotes contain.
int report(const std::string& what, int code) {
  constexpr std::size_t longest = 600;
  std::fflush(stdout);
  fmt::print(stderr, "springtide: {}\n", presentable(what, longest));
  return code;
}

// Commands with bots, which ask nets: they play by these, or not at all.
constexpr std::array<std::string_view, 9> playing{"play",  "serve",   "arena",  "selfplay", "study",
                                                  "bench", "analyze", "puzzle", "puzzles"};
void mind_nets(CLI::App& command) {
  if (std::ranges::find(playing, command.get_name()) == playing.end()) return;
  command.preparse_callback([](std::size_t) {
    if (const auto misfit = own_misfit())
      throw Failure(misfit->message() + "; it was compiled in: make one for this version, or build without the file", 1);
  });
}

// Output that could not be written (a full disk, say) is a failure even if all else went well.
int finish(int code) {
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) return report("the output cannot be written", 1);
  return code;
}

int run(int argc, char** argv) {
  CLI::App app{about_program(), "springtide"};
  app.set_version_flag("--version", version_text(), "Print the version and the rules version of each game");
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "Print the help of every command");
  for (const auto add :
       {add_play,     add_replay, add_legal,   add_apply,  add_explain, add_random, add_perft,  add_bench,   add_arena,
        add_selfplay, add_study,  add_analyze, add_puzzle, add_puzzles, add_rules,  add_schema, add_load,    add_serve,
        add_admin,    add_doctor, add_rebuild, add_verify, add_export,  add_import, add_net,    add_features})
    add(app);
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  const auto is_named = [&](const CLI::App* command) { return command->get_name() == argv[1]; };
  if (argc > 1 && argv[1][0] != '-' && std::none_of(commands.begin(), commands.end(), is_named))
    return report("unknown command " + in_quotes(argv[1]) + " (try --help)", 2);
  for (CLI::App* command : commands) mind_nets(*command);
  try {
    if (argc == 1 && has_desk())
      run_desk();
    else
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

}  // namespace springtide::cli

int main(int argc, char** argv) { return springtide::cli::run(argc, argv); }
