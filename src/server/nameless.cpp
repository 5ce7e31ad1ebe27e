#include "server/nameless.h"

#include "wire/journal.h"
#include "wire/output.h"

namespace springtide::server {

Nameless without_names(std::vector<std::string> journal, const match::Actor& player) {
  Nameless nameless;
  if (journal.empty()) return nameless;
  const auto read = wire::read_entries(journal);
  if (!read) return nameless;
  for (const wire::Kept& each : wire::without_names(*read, player)) {
    nameless.entries.push_back({.seq = each.entry.seq, .entry = each.text});
    journal[static_cast<std::size_t>(each.entry.seq) - 1] = each.text;
  }
  nameless.summary = wire::summary_text(wire::read_entries(journal)->table);
  return nameless;
}

}  // namespace springtide::server
