// admin table: list, close, export. Nothing here tells what a table hides.
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <limits>

#include "cli/date.h"
#include "cli/operator.h"
#include "text/json_value.h"
#include "text/lines.h"
#include "text/notation.h"
#include "wire/journal.h"

namespace springtide::cli {
namespace {

struct TableGiven {
  std::string table{};
  std::string life{};
  std::string idle{};
  std::string path = "-";
  int limit = 50;
};

std::string_view life_text(store::Life life) { return store::life_names[static_cast<std::size_t>(life)]; }

// Who sits there, as every list shows it.
std::string seats_text(const std::string& summary) {
  const auto json = parse_json(summary);
  const Json* seats = json ? json->find("seats") : nullptr;
  if (seats == nullptr) return "";
  std::string text;
  for (const Json& seat : seats->items()) {
    const std::string& name = text_at(seat, "name");
    text += (text.empty() ? "" : ", ") + (name.empty() ? text_at(seat, "kind") : name);
  }
  return text;
}

store::TableFilter filter_of(const TableGiven& given) {
  store::TableFilter filter{.limit = given.limit};
  if (!given.idle.empty()) filter.updated_before = age_of("--idle", given.idle);
  if (given.life.empty()) return filter;
  const auto found = std::ranges::find(store::life_names, given.life);
  if (found == store::life_names.end())
    throw Failure("--life: expected open, playing, finished or abandoned; not " + in_quotes(given.life), 2);
  filter.from = filter.to = static_cast<store::Life>(found - store::life_names.begin());
  return filter;
}

void list_tables(const Operator& op, const TableGiven& given) {
  const store::TableFilter filter = filter_of(given);
  std::vector<store::TableRow> rows;
  for (const auto& each : op.databases()) std::ranges::move(each->list_tables(filter), std::back_inserter(rows));
  std::ranges::sort(rows, {}, [](const store::TableRow& row) { return std::pair(-row.updated, std::string_view(row.id)); });
  if (rows.size() > static_cast<std::size_t>(given.limit)) rows.resize(static_cast<std::size_t>(given.limit));
  for (const store::TableRow& each : rows)
    fmt::print("{}  {}  {}  {}  since {}  last {}  {}\n", each.id, each.game, life_text(each.life),
               each.is_public ? "public" : "private", date_text(each.created), date_text(each.updated),
               seats_text(each.summary));
}

store::TableRow table_of(const Operator& op, const std::string& id) {
  auto row = op.database_of(id).table(id);
  if (!row) throw Failure("there is no table " + in_quotes(id) + " (try `springtide admin table list`)", 1);
  return *std::move(row);
}

void close_table(const Operator& op, const TableGiven& given) {
  const store::TableRow row = table_of(op, given.table);
  if (row.life >= store::Life::finished) throw Failure("the game at " + in_quotes(row.id) + " is over already", 1);
  op.note("table close", row.id);
  server::Hand hand(op.databases());
  if (!hand.act(match::Actor::table(), row.id, match::CloseTable{}))
    throw Failure("the game at " + in_quotes(row.id) + " is over already", 1);
  op.first().note_changed({row.id});
  fmt::print("{} is closed\n", row.id);
}

// What lies hidden in a game that is being played is nobody's to read.
void export_table(const Operator& op, const TableGiven& given) {
  const store::TableRow row = table_of(op, given.table);
  if (row.life < store::Life::finished)
    throw Failure("the game at " + in_quotes(row.id) + " is not over; its journal holds hidden cards", 1);
  op.note("table export", row.id);
  const std::string text = wire::journal_text(store::texts_of(op.database_of(row.id).journal(row.id)));
  if (given.path == "-")
    fmt::print("{}", text);
  else
    write_file(given.path, text);
}

}  // namespace

void add_table_commands(CLI::App& admin, const std::shared_ptr<OperatorFlags>& flags) {
  CLI::App* group = admin.add_subcommand("table", "List, close or export tables");
  group->require_subcommand(1);
  const auto given = std::make_shared<TableGiven>();
  const auto does = [flags, given](CLI::App* command, void (*work)(const Operator&, const TableGiven&)) {
    command->callback([flags, given, work] { with_operator(*flags, [&](const Operator& op) { work(op, *given); }); });
  };
  const auto add = [&](const std::string& name, const std::string& about) {
    CLI::App* command = add_act(*group, name, about, flags);
    command->add_option("TABLE", given->table, "The id in the table's address")->required();
    return command;
  };
  CLI::App* listing = group->add_subcommand("list", "Tables as everybody may see them, last played at first");
  listing->add_option("--life", given->life, "open, playing, finished or abandoned");
  listing->add_option("--idle", given->idle, "Without anything new for so long: 30d");
  constexpr int most_listed = 100'000;
  listing->add_option("--limit", given->limit, "So many")->check(CLI::Range(1, most_listed))->capture_default_str();
  does(listing, list_tables);
  does(add("close", "End a game that is not over, without a result"), close_table);
  CLI::App* exporting = add("export", "Write the journal of a game that is over");
  exporting->add_option("-o,--output", given->path, "To this file [standard output]");
  does(exporting, export_table);
}

}  // namespace springtide::cli
