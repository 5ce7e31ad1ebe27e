// The chain of hashes over a table's journal: the link of an entry is made of its text and of the link before. Who knows one
// link holds all that was written up to it: nothing of that can be changed, dropped or moved any more (docs/fair-deal.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "match/table.h"

namespace springtide::wire {

class Chain {
 public:
  // Before the first entry. A table whose version promises no chain has no links.
  explicit Chain(const match::Setup& setup);

  // Adds the entry: its text as the journal keeps it.
  std::string add(const match::Entry& entry);
  // Adds an entry that a journal keeps. False: its link is another than it must be, and nothing is added.
  bool take(const match::Entry& entry, std::string_view kept);
  // Everyone has seen something of the last entry.
  void show() { head_ = link_; }

  // What everyone is told: the link of the last entry that everyone has seen something of. A choice that is changed in
  // secret leaves the head as it was, or who asks again would learn of it. Empty where there are no links.
  const std::string& head() const { return head_; }
  const std::string& link() const { return link_; }  // of the last entry

 private:
  std::string link_after(std::string_view text) const;

  std::optional<HmacSha256> key_{};
  std::string link_{};  // of the last entry, as hexadecimal digits
  std::string head_{};
};

// Applies the entry that the chain has just gained.
void apply(match::Table& table, const match::Entry& entry, Chain& chain);

}  // namespace springtide::wire
