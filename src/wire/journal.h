// The journal of a table as a file: read, checked against the rules and the deal, and given into other hands.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/table.h"
#include "text/text_error.h"

namespace springtide::wire {

// A head line, then one entry on each line.
std::string journal_text(std::span<const std::string> entries);

// What a journal tells, with the table at its end.
struct Journal {
  std::vector<match::Entry> entries{};
  match::Table table;
};

// A table that grows entry by entry.
class Fold {
 public:
  const match::Table* table() const { return table_.get(); }  // null before the first entry
  void add(const match::Entry& entry);
  // Requires: at least one entry.
  Journal journal() &&;

 private:
  std::unique_ptr<match::Table> table_{};
  std::vector<match::Entry> entries_{};
};

// Entries as a store keeps them, trusted. Requires: at least one.
Result<Journal, TextError> read_entries(std::span<const std::string> entries);

// The journal of a game that has come about by these moves, in the words of the notation: the host has made those of all
// players. Requires: a setup in order, without a script; legal moves from its beginning on.
Journal retraced(match::Setup setup, std::span<const std::string> moves, match::Time now);

// A file from outside. Every entry must be what the table itself would have written: the same followers, the same time
// order, the same deal.
Result<Journal, TextError> check_journal(std::string_view text);
// Whether the table could write just this next, whoever of its players an account now acts for.
bool is_next(const match::Table& table, const match::Entry& entry);

// The same game at a table of another id, all its players' seats in one player's hands. The deal stays what it was.
// Requires: checked.
Journal hand_over(const Journal& journal, const std::string& table, const std::string& player);

}  // namespace springtide::wire
