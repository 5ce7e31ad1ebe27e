// The store of the simulator, shared by its nodes: a journal for each table, leases, and whom to tell of news.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "simulator/journal.h"
#include "store/entry.h"

namespace springtide::simulator {

class Store {
 public:
  explicit Store(const match::Entry& first) : first_(std::get<match::Setup>(first.command).table) { open(first); }

  // The table that the match is about.
  const Journal& journal() const { return journals_.at(first_); }
  Journal& journal() { return journals_.at(first_); }

  // False: the journal has an entry of this number, or misses the one before.
  bool append(const store::Append& append);
  std::vector<std::string> read(const std::string& table, int after) const;
  // Tables whose clock or bots should have been served before.
  std::vector<std::string> due(match::Time before) const;
  bool lease(const std::string& table, const std::string& node, match::Time now, match::Time until);
  // The table as its journal has it; null if there is none.
  const match::Table* table(const std::string& id) const;
  // The first thing that is wrong with a journal, asked often; or looked for in all of them.
  Broken broken() const;
  Broken trouble() const;

  std::function<void(const std::string& table)> appended{};

 private:
  struct Lease {
    std::string node{};
    match::Time until = 0;
  };
  void open(const match::Entry& first);

  std::string first_;
  std::map<std::string, Journal> journals_{};
  std::map<std::string, Lease> leases_{};
};

}  // namespace springtide::simulator
