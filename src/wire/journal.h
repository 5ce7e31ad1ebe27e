// The journal of a table as a file: read, checked against the rules and the deal, and given into other hands.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/table.h"
#include "text/text_error.h"
#include "wire/chain.h"

namespace springtide::wire {

// A head line, then one entry on each line.
std::string journal_text(std::span<const std::string> entries);

// An entry, and its text as the journal keeps it.
struct Kept {
  match::Entry entry{};
  std::string text{};
};

// What a journal tells, with the table and the chain at its end.
struct Journal {
  std::vector<match::Entry> entries{};
  std::vector<std::string> texts{};  // of the entries, as the journal keeps them
  std::vector<std::string> links{};  // of the entries; none where it has no chain
  match::Table table;
  Chain chain;
};

// A table that grows entry by entry.
class Fold {
 public:
  const match::Table* table() const { return table_.get(); }  // null before the first entry
  const Chain& chain() const { return *chain_; }              // requires an entry
  // The next entry, decided at this table; the first one opens it. Its text as a journal keeps it.
  const std::string& add(const match::Entry& entry);
  // An entry that a journal keeps. False: its link is another than it must be, and nothing is added.
  bool take(const match::Entry& entry, std::string text);
  // Requires: at least one entry.
  Journal journal() &&;

 private:
  Chain& chain_for(const match::Entry& entry);
  void keep(const match::Entry& entry, std::string text);

  std::unique_ptr<match::Table> table_{};
  std::optional<Chain> chain_{};
  std::vector<match::Entry> entries_{};
  std::vector<std::string> texts_{};
  std::vector<std::string> links_{};
};

// Entries as a store keeps them: the rules are trusted, the chain is not. Requires: at least one.
Result<Journal, TextError> read_entries(std::span<const std::string> entries);

// Those of the entries, read from a journal as a store keeps it, that name a player: without the names. The chain stays.
std::vector<Kept> without_names(const Journal& journal, const match::Actor& player);

// The journal of a game that has come about by these moves, in the words of the notation: the host has made those of all
// players. Requires: a setup in order, without a script; legal moves from its beginning on.
Journal retraced(match::Setup setup, std::span<const std::string> moves, match::Time now);

// A file from outside. Every entry must be what the table itself would have written: the same followers, the same time
// order, the same deal, and the link that belongs there.
Result<Journal, TextError> check_journal(std::string_view text);
// Whether the table could write just this next, whoever of its players an account now acts for.
bool is_next(const match::Table& table, const match::Entry& entry);

// The same game at a table of another id, all its players' seats in one player's hands. The deal stays what it was.
// Requires: checked.
Journal hand_over(const Journal& journal, const std::string& table, const std::string& player);

}  // namespace springtide::wire
