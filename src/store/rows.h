// Rows of an answer as the values of the interface.
#pragma once

#include "store/sql.h"

namespace springtide::store {

// The texts as json_each takes them; they need no escapes.
std::string json_list(const std::vector<std::string>& texts);

std::int64_t number_in(const Row& row, std::size_t column);
int int_in(const Row& row, std::size_t column);
std::string text_in(const Row& row, std::size_t column);
inline std::string first_text(const Row& row) { return text_in(row, 0); }
std::optional<std::string> optional_text_in(const Row& row, std::size_t column);

TableRow table_in(const Row& row);
PublicTable public_in(const Row& row);
MyTable my_table_in(const Row& row);
JournalEntry entry_in(const Row& row);
Player player_in(const Row& row);
Token token_in(const Row& row);
Job job_in(const Row& row);

// The seats of calls, one bit each.
std::int64_t seats_called(const std::vector<CallRow>& calls);

// All rows, each read by the function.
template <class Read>
auto each(const Answer& answer, Read read) {
  std::vector<decltype(read(answer.rows.front()))> values;
  values.reserve(answer.rows.size());
  for (const Row& row : answer.rows) values.push_back(read(row));
  return values;
}

// The only row, if there is one.
template <class Read>
auto only(const Answer& answer, Read read) {
  return answer.rows.empty() ? std::nullopt : std::optional(read(answer.rows.front()));
}

}  // namespace springtide::store
