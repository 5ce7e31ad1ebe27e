// verify: re-derives and re-executes a finished game from its journal.
#include <fmt/core.h>

#include <memory>

#include "cli/commands.h"
#include "match/table.h"
#include "text/hex.h"
#include "wire/command_json.h"

namespace springtide::cli {
namespace {

struct VerifyFlags {
  std::string path;
  std::string commitment;
  std::string record;
  std::vector<std::string> secrets;
};

constexpr std::string_view journal_format = "springtide journal 1";

Failure wrong(const VerifyFlags& flags, std::size_t line, const std::string& reason) {
  return Failure(fmt::format("{}: line {}: {}", flags.path, line, reason), 1);
}

// Every entry must be what the table itself would have written: the same followers, the same time order, the same deal.
match::Table replayed(const VerifyFlags& flags, const std::vector<Line>& lines) {
  std::unique_ptr<match::Table> table;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto entry = wire::parse_entry(static_cast<int>(i), lines[i].text);
    if (!entry) throw wrong(flags, i + 1, entry.error());
    const match::Actor actor = entry->by.empty() ? match::Actor::table() : match::Actor{.ids = {entry->by}};
    const auto* setup = std::get_if<match::Setup>(&entry->command);
    if ((setup != nullptr) != (i == 1))
      throw wrong(flags, i + 1, "a journal opens its table in its first entry, and only there");
    const auto again = setup != nullptr ? match::Table::open(*setup, entry->time, entry->id)
                                        : table->decide(actor, entry->command, entry->time, entry->id);
    if (!again) throw wrong(flags, i + 1, "the table refuses this: " + again.error().sentence);
    if (!(*again == *entry)) throw wrong(flags, i + 1, "what followed is not what the deal and the rules say");
    if (setup != nullptr)
      table = std::make_unique<match::Table>(*entry);
    else
      table->apply(*entry);
  }
  if (!table) throw wrong(flags, 1, "the journal has no entries");
  return std::move(*table);
}

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
  const std::string text = read_file(flags.path);
  const std::vector<Line> lines = lines_of(text);
  if (lines.empty() || lines[0].text != journal_format)
    throw wrong(flags, 1, "expected " + in_quotes(journal_format) + "; a server gives it at /api/tables/…/journal");
  const match::Table table = replayed(flags, lines);
  if (!table.is_over()) throw Failure(flags.path + ": the game is not over", 1);
  check_commitment(flags, table);
  for (const std::string& secret : flags.secrets) check_secret(table, secret);
  if (!flags.record.empty()) {
    if (!table.has_play() || read_file(flags.record) != table.play().record(table.chairs()))
      throw Failure(flags.record + ": this is not the record of that journal", 1);
    fmt::print("{} is the game's record\n", flags.record);
  }
  fmt::print("{} entries: every draw follows from the deal, every move from the rules\n", lines.size() - 1);
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
