#include "simulator/store.h"

#include "home/rows.h"
#include "wire/command_json.h"

namespace springtide::simulator {

using namespace match;

void Store::open(const Entry& first) { journals_.emplace(std::get<Setup>(first.command).table, Journal(first)); }

bool Store::append(const store::Append& append) {
  const auto entry = wire::parse_entry(static_cast<int>(append.seq), append.entry);
  if (!entry) std::abort();  // what a home writes is read again
  const auto found = journals_.find(append.row.id);
  if (found == journals_.end()) {
    if (append.seq != 1) return false;
    journals_.emplace(append.row.id, Journal(*entry, append.entry));
  } else if (!found->second.append(*entry, append.entry)) {
    return false;
  }
  if (appended) appended(append.row.id);
  return true;
}

std::vector<std::string> Store::read(const std::string& table, int after) const {
  const auto found = journals_.find(table);
  return found == journals_.end() ? std::vector<std::string>{} : found->second.texts_after(after);
}

std::vector<std::string> Store::due(Time before) const {
  std::vector<std::string> ids;
  for (const auto& [id, journal] : journals_)
    if (const Time due = home::due_of(journal.current()); due != 0 && due < before) ids.push_back(id);
  return ids;
}

bool Store::lease(const std::string& table, const std::string& node, Time now, Time until) {
  Lease& lease = leases_[table];
  if (lease.node != node && lease.until > now) return false;
  lease = {.node = node, .until = until};
  return true;
}

const Table* Store::table(const std::string& id) const {
  const auto found = journals_.find(id);
  return found == journals_.end() ? nullptr : &found->second.current();
}

Broken Store::broken() const {
  for (const auto& [id, journal] : journals_)
    if (journal.broken()) return journal.broken();
  return std::nullopt;
}

Broken Store::trouble() const {
  for (const auto& [id, journal] : journals_)
    if (auto trouble = journal.trouble()) return trouble;
  return std::nullopt;
}

}  // namespace springtide::simulator
