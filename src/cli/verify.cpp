// verify: re-derives and re-executes a finished game from its journal.
#include <fmt/core.h>

#include <memory>

#include "cli/commands.h"
#include "cli/files.h"
#include "text/hex.h"
#include "text/notation.h"
#include "wire/journal.h"

namespace springtide::cli {
namespace {

struct VerifyFlags {
  std::string path;
  std::string commitment;
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

void run_verify(const VerifyFlags& flags) {
  const auto journal = wire::check_journal(read_file(flags.path));
  if (!journal) throw Failure(flags.path + ": " + journal.error().message(), 1);
  const match::Table& table = journal->table;
  if (!table.is_over()) throw Failure(flags.path + ": the game is not over", 1);
  check_commitment(flags, table);
  for (const std::string& secret : flags.secrets) check_secret(table, secret);
  if (!flags.record.empty()) {
    if (!table.has_play() || read_file(flags.record) != table.play().record(table.chairs()))
      throw Failure(flags.record + ": this is not the record of that journal", 1);
    fmt::print("{} is the game's record\n", flags.record);
  }
  fmt::print("{} entries: every draw follows from the deal, every move from the rules\n", journal->entries.size());
}

}  // namespace

void add_verify(CLI::App& app) {
  const auto flags = std::make_shared<VerifyFlags>();
  CLI::App* command = app.add_subcommand("verify", "Check a finished game: the deal, every draw and every move");
  command->add_option("JOURNAL", flags->path, "The journal of a table, or - for standard input")->required();
  command->add_option("--commitment", flags->commitment, "What the server told before the game");
  command->add_option("--secret", flags->secrets, "Your own part of the deal, as p1=SECRET");
  command->add_option("--record", flags->record, "A record that must be the one of this journal");
  command->callback([flags] { run_verify(*flags); });
}

}  // namespace springtide::cli
