// A journal from which somebody's name is taken away.
#pragma once

#include <string>
#include <vector>

#include "match/command.h"
#include "store/entry.h"

namespace springtide::server {

struct Nameless {
  std::vector<store::JournalEntry> entries{};  // those that are in other words now; none: there was no name
  std::string summary{};                       // what lists show of the table then
};

// Whoever is gone is called by the seat, in lists and in journals. A journal that cannot be read stays what it is.
Nameless without_names(std::vector<std::string> journal, const match::Actor& player);

}  // namespace springtide::server
