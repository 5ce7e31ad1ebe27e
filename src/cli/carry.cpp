// export, import: a game's file from a server, and to one.
#include <fmt/core.h>

#include <memory>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/visit.h"
#include "record/record.h"

namespace springtide::cli {
namespace {

struct CarryFlags {
  std::string server;
  std::string table;
  std::string path = "-";
  std::string name = "you";
  bool is_record = false;
};

void put(const std::string& path, const std::string& text) {
  if (path == "-")
    fmt::print("{}", text);
  else
    write_file(path, text);
}

void run_export(const CarryFlags& flags) {
  Visit visit(flags.server, state_folder(), "SERVER");
  put(flags.path, visit.ask({.path = "/api/tables/" + flags.table + (flags.is_record ? "/record" : "/journal")}));
}

void run_import(const CarryFlags& flags) {
  if (!is_name(flags.name)) throw Failure("--name: not a name: " + in_quotes(flags.name), 2);
  const std::string journal = read_file(flags.path);
  Visit visit(flags.server, state_folder(), "SERVER");
  if (!visit.is_known()) visit.become_guest(flags.name);
  const std::string table = visit.ask_for("table", {.method = "POST", .path = "/api/journals", .body = journal});
  fmt::print("{}/table/{}\n", visit.url().text(), table);
}

}  // namespace

void add_export(CLI::App& app) {
  const auto flags = std::make_shared<CarryFlags>();
  CLI::App* command = app.add_subcommand(
      "export", "Fetch a game's file from a server: its journal once it is over, or with --record what you may see of it");
  command->add_option("SERVER", flags->server, "http://… or https://…")->required();
  command->add_option("TABLE", flags->table, "The id in the table's address")->required();
  command->add_option("-o,--output", flags->path, "Write it to this file [standard output]");
  command->add_flag("--record", flags->is_record, "The record instead: of a running game your own seat's");
  command->callback([flags] { run_export(*flags); });
}

void add_import(CLI::App& app) {
  const auto flags = std::make_shared<CarryFlags>();
  CLI::App* command = app.add_subcommand(
      "import",
      "Bring a game to a server, where it can be watched, analysed and played on: the file that a game on a device is saved "
      "to, or an exported journal. Every move of it is checked first; all its players' seats are yours there.");
  command->add_option("SERVER", flags->server, "http://… or https://…")->required();
  command->add_option("JOURNAL", flags->path, "The file, or - for standard input")->required();
  command->add_option("--name", flags->name, "What you are called, if the server does not know you yet")
      ->capture_default_str();
  command->callback([flags] { run_import(*flags); });
}

}  // namespace springtide::cli
