// The store of the simulator: entries as text, each number once.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "wire/chain.h"

namespace springtide::simulator {

using Broken = std::optional<std::string>;

class Journal {
 public:
  explicit Journal(const match::Entry& first);
  Journal(const match::Entry& first, const std::string& text);

  int size() const { return static_cast<int>(texts_.size()); }
  // False: another entry has this number. One that this table would not write, or in other words, is noticed and not kept.
  bool append(const match::Entry& entry, const std::string& text);
  // How often a command of a player is in it.
  int count(const std::string& by, const std::string& id) const;
  std::vector<std::string> texts_after(int seq) const;

  // The same table, kept up to date.
  const match::Table& current() const { return current_; }
  const std::string& head() const { return chain_.head(); }

  // Something is wrong with an entry; asked often.
  const Broken& broken() const { return broken_; }
  // Every entry read and decided again gives the same entry and in the end the same table; no command stands in it twice.
  Broken trouble() const;

 private:
  match::Entry read(std::size_t i) const;

  std::vector<std::string> texts_{};
  std::map<std::string, int> counts_{};
  match::Table current_;
  wire::Chain chain_;
  Broken broken_{};
};

}  // namespace springtide::simulator
