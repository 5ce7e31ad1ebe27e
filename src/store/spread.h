// Tables spread over several databases that belong together; players, tokens and jobs are in the first.
#pragma once

#include <span>

#include "store/store.h"

namespace springtide::store {

class Engine;

// Which of so many databases has this table, from 0: the lower half of FNV-1a over its id, modulo their number. The same on
// every node and for ever.
std::size_t part_of(std::string_view table, std::size_t parts);

// What several parts have answered, as one would.
std::vector<PublicTable> merged_public(std::vector<std::vector<PublicTable>> parts, int limit);
std::vector<MyTable> merged_tables(std::vector<std::vector<MyTable>> parts, int limit);
Holding sum_of(std::span<const Holding> parts);

// Each database remembers which of how many it is, and of what spread. At their first opening they are empty and are told.
// Throws Failure with a sentence that says what to do if they are not these, all of them and in this order.
void expect_parts(std::span<const std::unique_ptr<Engine>> engines);

}  // namespace springtide::store
