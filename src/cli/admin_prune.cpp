// admin prune: guests who do not come any more, and tables where nobody plays, by rule.
#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

#include "cli/operator.h"

namespace springtide::cli {
namespace {

constexpr int guests_at_once = 500;
constexpr int every_table = std::numeric_limits<int>::max();

struct PruneFlags {
  std::string guests{};
  std::string tables{};
  bool is_dry = false;
};

struct DoomedTable {
  store::Store* database = nullptr;
  std::string id{};
};

// What the rules name.
struct Doomed {
  std::vector<std::string> guests{};
  std::vector<DoomedTable> to_close{};
  std::vector<DoomedTable> to_remove{};
};

// Takes some out of all.
void take_out(std::vector<std::string>& all, const std::vector<std::string>& some) {
  const std::set<std::string_view> taken(some.begin(), some.end());
  std::erase_if(all, [&taken](const std::string& each) { return taken.contains(each); });
}

// Nobody sits at a table of any database by such a name.
std::vector<std::string> idle_guests(const Operator& op, store::Time before) {
  std::vector<std::string> all;
  std::string last;
  while (true) {
    std::vector<std::string> some = op.first().idle_guests(before, last, guests_at_once);
    if (some.empty()) return all;
    last = some.back();
    for (const auto& each : op.databases()) take_out(some, each->seated_among(some));
    std::ranges::move(some, std::back_inserter(all));
  }
}

std::vector<std::string> ids_in(const std::vector<store::TableRow>& rows) {
  std::vector<std::string> ids;
  for (const store::TableRow& each : rows) ids.push_back(each.id);
  return ids;
}

// Games that are over and tell something about who played stay; so do those of which that is not known yet.
void find_tables(const Operator& op, store::Time before, Doomed& doomed) {
  for (const auto& each : op.databases()) {
    const auto tables = [&](store::Life from, store::Life to) {
      return ids_in(each->list_tables({.from = from, .to = to, .updated_before = before, .limit = every_table}));
    };
    for (std::string& id : tables(store::Life::open, store::Life::playing))
      doomed.to_close.push_back({.database = each.get(), .id = std::move(id)});
    std::vector<std::string> over = tables(store::Life::abandoned, store::Life::abandoned);
    take_out(over, op.first().tables_with_results(over));
    take_out(over, each->uncounted(every_table));
    for (std::string& id : over) doomed.to_remove.push_back({.database = each.get(), .id = std::move(id)});
  }
}

Doomed doomed_by(const Operator& op, const PruneFlags& given) {
  Doomed doomed;
  if (!given.guests.empty()) doomed.guests = idle_guests(op, age_of("--guests", given.guests));
  if (!given.tables.empty()) find_tables(op, age_of("--tables", given.tables), doomed);
  return doomed;
}

void show_doomed(const Doomed& doomed) {
  for (const std::string& each : doomed.guests) fmt::print("guest {}\n", each);
  for (const DoomedTable& each : doomed.to_close) fmt::print("close {}\n", each.id);
  for (const DoomedTable& each : doomed.to_remove) fmt::print("remove {}\n", each.id);
  fmt::print("{} guests would go, {} tables be closed and {} removed\n", doomed.guests.size(), doomed.to_close.size(),
             doomed.to_remove.size());
}

void remove_guests(const Operator& op, const PruneFlags& given, const std::vector<std::string>& guests) {
  for (std::size_t at = 0; at < guests.size(); at += guests_at_once) {
    const auto begin = guests.begin() + static_cast<std::ptrdiff_t>(at);
    const std::vector<std::string> some(begin, begin + std::min<std::ptrdiff_t>(guests_at_once, guests.end() - begin));
    op.first().carry_out(op.act("prune", "guests " + given.guests, fmt::format("{} guests", some.size())),
                         store::RemovePlayers{.players = some});
  }
}

// Somebody may have moved meanwhile.
bool is_idle(const DoomedTable& table, store::Time before) {
  const auto row = table.database->table(table.id);
  return row && row->updated < before;
}

// A table that nobody plays at is closed now, so that whoever comes back reads why, and removed by the same rule later.
int prune_tables(const Operator& op, const PruneFlags& given, const Doomed& doomed) {
  const store::Time before = age_of("--tables", given.tables);
  op.note("prune", "tables " + given.tables,
          fmt::format("{} to close, {} to remove", doomed.to_close.size(), doomed.to_remove.size()));
  server::Hand hand(op.databases());
  std::vector<std::string> changed;
  for (const DoomedTable& each : doomed.to_close)
    if (is_idle(each, before) && hand.act(match::Actor::table(), each.id, match::CloseTable{})) changed.push_back(each.id);
  int removed = 0;
  for (const DoomedTable& each : doomed.to_remove) {
    op.first().remove_webhooks_at(each.id);  // before the table: what is interrupted is found again
    removed += each.database->remove_tables({each.id});
    changed.push_back(each.id);
  }
  op.first().note_changed(changed);
  return removed;
}

void prune(const OperatorFlags& flags, const PruneFlags& given) {
  if (given.guests.empty() && given.tables.empty()) throw Failure("prune: expected --guests or --tables, or both", 2);
  if (flags.reason.empty() && !given.is_dry) throw Failure("--reason: say in one line why, or look first with --dry-run", 2);
  with_operator(flags, [&](const Operator& op) {
    const Doomed doomed = doomed_by(op, given);
    if (given.is_dry) return show_doomed(doomed);
    remove_guests(op, given, doomed.guests);
    const bool has_tables = !doomed.to_close.empty() || !doomed.to_remove.empty();
    const int removed = has_tables ? prune_tables(op, given, doomed) : 0;
    fmt::print("{} guests are gone, {} tables closed and {} removed\n", doomed.guests.size(), doomed.to_close.size(),
               removed);
  });
}

}  // namespace

void add_prune_command(CLI::App& admin, const std::shared_ptr<OperatorFlags>& flags) {
  const auto given = std::make_shared<PruneFlags>();
  CLI::App* command = admin.add_subcommand("prune", "Remove guests who are gone, and tables where nobody plays");
  add_reason(*command, flags);
  command->add_option("--guests", given->guests,
                      "Guests without a sign of life for so long (90d), without a seat, a result or a shared study");
  command->add_option("--tables", given->tables,
                      "Tables without anything new for so long (90d): closed if the game is not over; removed if it was "
                      "given up and has no result");
  command->add_flag("--dry-run", given->is_dry, "Only say what would go");
  command->callback([flags, given] { prune(*flags, *given); });
}

}  // namespace springtide::cli
