// legal, apply, explain, perft: questions about a position; rules: what a rule id says.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/table_flags.h"
#include "core/move.h"
#include "core/perft.h"
#include "text/catalogue.h"

namespace springtide::cli {
namespace {

struct PositionFlags {
  std::string path;
  std::vector<std::string> actions;
  bool json = false;
};

template <Game G>
Move<G> move_from(const std::string& text) {
  auto move = Notation<G>::parse_action(text);
  if (!move) throw Failure(fmt::format("action '{}': {}", text, move.error().message()), 1);
  return *move;
}

template <Game G>
void print_legal(const PositionFlags& flags, const typename G::State& state) {
  JsonWriter json;
  json.begin_array();
  for (Seat seat : to_act(state))
    for (const auto& action : legal_actions(state, seat)) {
      if (flags.json)
        Notation<G>::action_json(json, seat, action);
      else
        fmt::print("{}\n", Notation<G>::action(seat, action));
    }
  json.end_array();
  if (flags.json) fmt::print("{}\n", json.text());
}

template <Game G>
void print_applied(const PositionFlags& flags, typename G::State state) {
  for (const std::string& action : flags.actions) {
    const Move<G> move = move_from<G>(action);
    const auto verdict = apply<G>(state, move.seat, move.action);
    if (!verdict.allowed)
      throw Failure(fmt::format("action '{}' is illegal: {} ({})", action, Notation<G>::reason(verdict),
                                Notation<G>::rule_id(verdict)),
                    1);
  }
  if (!flags.json) return fmt::print("{}", Notation<G>::position(state));
  JsonWriter json;
  Notation<G>::position_json(json, state);
  fmt::print("{}\n", json.text());
}

template <Game G>
void print_explained(const PositionFlags& flags, const typename G::State& state) {
  const Move<G> move = move_from<G>(flags.actions[0]);
  const auto verdict = judge(state, move.seat, move.action);
  const std::string id(Notation<G>::rule_id(verdict));
  const std::string reason = verdict.allowed ? "" : Notation<G>::reason(verdict);
  if (flags.json) {
    JsonWriter json;
    json.begin_object().field("legal", verdict.allowed).field("rule", id).field("sentence", english().text("rule." + id));
    if (!verdict.allowed) json.field("reason", reason);
    return fmt::print("{}\n", json.end_object().text());
  }
  fmt::print("{}{}\n{}: {}\n", verdict.allowed ? "legal" : "illegal: ", reason, id, english().text("rule." + id));
}

// Calls print<G>(flags, state) for the position of the file.
template <class Print>
CLI::App& add_position_command(CLI::App& app, const std::string& name, const std::string& help,
                               const std::shared_ptr<PositionFlags>& flags, const Print& print) {
  CLI::App& command = *app.add_subcommand(name, help);
  command.add_option("POSITION", flags->path, "A position file, or - for standard input")->required();
  command.add_flag("--json", flags->json, "Print JSON");
  command.callback([flags, print] {
    const std::string text = read_file(flags->path);
    with_game_of(flags->path, text,
                 [&]<Game G>() { print.template operator()<G>(*flags, load_position<G>(flags->path, text)); });
  });
  return command;
}

}  // namespace

void add_legal(CLI::App& app) {
  add_position_command(app, "legal", "List the legal actions of a position", std::make_shared<PositionFlags>(),
                       []<Game G>(const auto&... given) { print_legal<G>(given...); });
}

void add_apply(CLI::App& app) {
  const auto flags = std::make_shared<PositionFlags>();
  add_position_command(app, "apply", "Apply actions to a position and print the result", flags,
                       []<Game G>(const auto&... given) { print_applied<G>(given...); })
      .add_option("ACTION", flags->actions, "Actions, each quoted: 'p2 flood 3 start G1'")
      ->required();
}

void add_explain(CLI::App& app) {
  const auto flags = std::make_shared<PositionFlags>();
  add_position_command(app, "explain", "Say which rule allows or forbids an action in a position", flags,
                       []<Game G>(const auto&... given) { print_explained<G>(given...); })
      .add_option("ACTION", flags->actions, "One action, quoted")
      ->required()
      ->expected(1);
}

void add_perft(CLI::App& app) {
  struct Flags {
    TableFlags table;
    int depth = 0;
    std::optional<std::string> position;
    bool json = false;
  };
  const auto flags = std::make_shared<Flags>();
  CLI::App* command = app.add_subcommand("perft", "Count action sequences up to a length, as a fingerprint of the rules");
  command->add_option("DEPTH", flags->depth, "The longest length to count")->required()->check(CLI::Range(1, 20));
  command->add_option("GAME", flags->table.game, "The game")->capture_default_str();
  command->add_option("--position", flags->position, "Start from a position file instead of a new table");
  command->add_flag("--json", flags->json, "Print JSON");
  flags->table.add_to(*command);
  command->callback([flags] {
    const std::string text = flags->position ? read_file(*flags->position) : "";
    const auto count = [&]<Game G>() {
      const auto state = flags->position ? load_position<G>(*flags->position, text) : initial(flags->table.options<G>());
      JsonWriter json;
      json.begin_array();
      for (int depth = 1; depth <= flags->depth; ++depth) {
        const std::uint64_t count = perft<G>(state, depth);
        if (flags->json)
          json.value(count);
        else
          fmt::print("perft {} {}\n", depth, count);
        std::fflush(stdout);
      }
      json.end_array();
      if (flags->json) fmt::print("{}\n", json.text());
    };
    if (flags->position) return with_game_of(*flags->position, text, count);
    with_game(flags->table.game, count);
  });
}

void add_rules(CLI::App& app) {
  struct Flags {
    std::string id;
    bool json = false;
  };
  const auto flags = std::make_shared<Flags>();
  CLI::App* command = app.add_subcommand("rules", "Print every rule in a sentence, or those whose id starts with ID");
  command->add_option("ID", flags->id, "A rule id such as VN-FLD-1, or its beginning such as VN-FLD");
  command->add_flag("--json", flags->json, "Print JSON");
  command->callback([flags] {
    std::string wanted = flags->id;
    std::transform(wanted.begin(), wanted.end(), wanted.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    std::vector<std::string_view> ids;
    Games::for_each([&]<Game G>() {
      for (std::string_view id : Notation<G>::rule_ids())
        if (id.starts_with(wanted)) ids.push_back(id);
    });
    // An exact id is that rule alone: RU-1 does not mean RU-10 too.
    if (std::find(ids.begin(), ids.end(), wanted) != ids.end()) ids = {wanted};
    if (ids.empty()) throw Failure("unknown rule id '" + flags->id + "'; `springtide rules` lists them all", 2);
    JsonWriter json;
    json.begin_object();
    for (std::string_view id : ids) {
      const std::string sentence = english().text("rule." + std::string(id));
      if (flags->json)
        json.field(id, sentence);
      else
        fmt::print("{:<9} {}\n", id, sentence);
    }
    json.end_object();
    if (flags->json) fmt::print("{}\n", json.text());
  });
}

}  // namespace springtide::cli
