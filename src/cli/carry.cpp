// export, import: a game's file from a server, and to one; verify: re-derives and re-executes it.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/visit.h"
#include "record/record.h"
#include "text/hex.h"
#include "wire/journal.h"

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

constexpr std::size_t shortest_head = 8;  // digits, as clients show them

struct VerifyFlags {
  std::string path;
  std::string commitment;
  std::string head;
  std::string record;
  std::vector<std::string> secrets;
};

void check_commitment(const VerifyFlags& flags, const match::Table& table) {
  const std::string commitment = hex_of(match::commitment_of(table.setup()));
  if (!flags.commitment.empty() && flags.commitment != commitment)
    throw Failure("--commitment: the journal's secret has the commitment " + commitment, 1);
  fmt::print("commitment {}: {}\n", commitment,
             flags.commitment.empty() ? "compare it with what you were told before the game" : "as told before the game");
}

// A head that was shown, or its first digits, is the link of an entry: everything up to there is as it was then.
void check_head(const VerifyFlags& flags, const wire::Journal& journal) {
  const std::vector<std::string>& links = journal.links;
  if (links.empty() && !flags.head.empty()) throw Failure("--head: the journal has no chain", 1);
  if (links.empty()) return fmt::print("no chain: a journal from before there were any; its times and ids may be others\n");
  if (flags.head.empty())
    return fmt::print("chain of {} links, head {}: compare it with what you were shown\n", links.size(), links.back());
  if (flags.head.size() < shortest_head) throw Failure("--head: expected at least 8 of its digits", 2);
  const auto found = std::ranges::find_if(links, [&](const std::string& link) { return link.starts_with(flags.head); });
  if (found == links.end()) throw Failure("--head: the chain has no such link; the journal is not what you were shown", 1);
  fmt::print("head {}: as shown after entry {} of {}\n", *found, found - links.begin() + 1, links.size());
}

// A player's own secret, as seat=secret, was used as it was given.
void check_secret(const match::Table& table, const std::string& given) {
  const std::size_t sign = given.find('=');
  const auto seat = find_seat(std::string_view(given).substr(0, sign));
  if (sign == std::string::npos || !seat || !players_of(table.players()).contains(*seat))
    throw Failure("--secret: expected a seat and its secret, such as p1=0123…", 2);
  if (table.chairs()[static_cast<std::size_t>(*seat)].secret != given.substr(sign + 1))
    throw Failure("--secret: the deal was made with another secret of " + seat_name(*seat), 1);
  fmt::print("the secret of {} is in the deal\n", seat_name(*seat));
}

std::string draws_text(const match::Setup& setup) {
  const std::string written = setup.position.empty() ? "" : "the host wrote the position it began from, ";
  const auto is_draw = [](const std::string& move) { return move.starts_with("nature "); };
  const auto draws = std::count_if(setup.script.begin(), setup.script.end(), is_draw);
  if (draws == 0) return written + "every draw follows from the deal";
  return written + fmt::format("the host wrote the first {} draws, every other draw follows from the deal", draws);
}

// Also as it was written when bots had no name in a record.
bool is_record_of(const match::Table& table, const std::string& text) {
  if (!table.has_play()) return false;
  std::vector<match::Chair> nameless = table.chairs();
  for (match::Chair& chair : nameless)
    if (chair.kind == match::ChairKind::bot) chair.kind = match::ChairKind::open;
  return text == table.play().record(table.chairs()) || text == table.play().record(nameless);
}

void run_verify(const VerifyFlags& flags) {
  const auto journal = wire::check_journal(read_file(flags.path));
  if (!journal) throw Failure(flags.path + ": " + journal.error().message(), 1);
  const match::Table& table = journal->table;
  if (!table.is_over()) throw Failure(flags.path + ": the game is not over", 1);
  check_commitment(flags, table);
  check_head(flags, *journal);
  for (const std::string& secret : flags.secrets) check_secret(table, secret);
  if (!flags.record.empty()) {
    if (!is_record_of(table, read_file(flags.record)))
      throw Failure(flags.record + ": this is not the record of that journal", 1);
    fmt::print("{} is the game's record\n", flags.record);
  }
  fmt::print("{} entries: {}, every move from the rules\n", journal->entries.size(), draws_text(table.setup()));
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

void add_verify(CLI::App& app) {
  const auto flags = std::make_shared<VerifyFlags>();
  CLI::App* command = app.add_subcommand("verify", "Check a finished game: the deal, every draw and every move");
  command->add_option("JOURNAL", flags->path, "The journal of a table, or - for standard input")->required();
  command->add_option("--commitment", flags->commitment, "What the server told before the game");
  command->add_option("--head", flags->head, "What you were shown of the journal's chain at any time, or its first digits");
  command->add_option("--secret", flags->secrets, "Your own part of the deal, as p1=SECRET");
  command->add_option("--record", flags->record, "A record that must be the one of this journal");
  command->callback([flags] { run_verify(*flags); });
}

}  // namespace springtide::cli
