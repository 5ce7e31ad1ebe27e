#include "store/rows.h"

namespace springtide::store {
namespace {

template <class T>
const T& cell_in(const Row& row, std::size_t column) {
  const T* value = column < row.size() ? std::get_if<T>(&row[column]) : nullptr;
  if (value == nullptr)
    throw Failure("the store holds something else than expected in column " + std::to_string(column + 1));
  return *value;
}

Life life_in(const Row& row, std::size_t column) {
  const std::int64_t life = number_in(row, column);
  if (life < 0 || life > static_cast<std::int64_t>(Life::abandoned))
    throw Failure("the store holds a table with the unknown life " + std::to_string(life));
  return static_cast<Life>(life);
}

}  // namespace

std::string json_list(const std::vector<std::string>& texts) {
  std::string list = "[";
  for (const std::string& text : texts) list += (list.size() > 1 ? ",\"" : "\"") + text + "\"";
  return list + "]";
}

std::int64_t number_in(const Row& row, std::size_t column) { return cell_in<std::int64_t>(row, column); }

int int_in(const Row& row, std::size_t column) { return static_cast<int>(number_in(row, column)); }

std::string text_in(const Row& row, std::size_t column) { return cell_in<std::string>(row, column); }

std::optional<std::string> optional_text_in(const Row& row, std::size_t column) {
  if (column < row.size() && std::holds_alternative<std::nullptr_t>(row[column])) return std::nullopt;
  return text_in(row, column);
}

std::int64_t seats_called(const std::vector<CallRow>& calls) {
  std::int64_t seats = 0;
  for (const CallRow& call : calls) seats |= std::int64_t{1} << call.seat;
  return seats;
}

TableRow table_in(const Row& row) {
  return {.id = text_in(row, 0),
          .game = text_in(row, 1),
          .life = life_in(row, 2),
          .is_public = number_in(row, 3) != 0,
          .created = number_in(row, 4),
          .updated = number_in(row, 5),
          .due = number_in(row, 6),
          .waiting = static_cast<unsigned>(number_in(row, 7)),
          .summary = text_in(row, 8)};
}

PublicTable public_in(const Row& row) { return {.row = table_in(row), .host = text_in(row, 9)}; }

MyTable my_table_in(const Row& row) { return {.row = table_in(row), .seats = static_cast<unsigned>(number_in(row, 9))}; }

JournalEntry entry_in(const Row& row) {
  return {.seq = number_in(row, 0), .time = number_in(row, 1), .entry = text_in(row, 2)};
}

Token token_in(const Row& row) {
  return {.hash = text_in(row, 0), .created = number_in(row, 1), .used = number_in(row, 2), .device = text_in(row, 3)};
}

Job job_in(const Row& row) {
  const std::int64_t state = number_in(row, 4);
  if (state < 0 || state > static_cast<std::int64_t>(JobState::failed))
    throw Failure("the store holds a job with the unknown state " + std::to_string(state));
  return {.id = text_in(row, 0),
          .kind = text_in(row, 1),
          .owner = text_in(row, 2),
          .request = text_in(row, 3),
          .state = static_cast<JobState>(state),
          .node = text_in(row, 5),
          .until = number_in(row, 6),
          .build = text_in(row, 7),
          .tries = static_cast<int>(number_in(row, 8)),
          .done = static_cast<int>(number_in(row, 9)),
          .of = static_cast<int>(number_in(row, 10)),
          .result = text_in(row, 11),
          .created = number_in(row, 12)};
}

Player player_in(const Row& row) {
  return {.id = text_in(row, 0),
          .name = text_in(row, 1),
          .login = optional_text_in(row, 2),
          .belongs_to = optional_text_in(row, 3),
          .password_hash = text_in(row, 4),
          .recovery_hash = text_in(row, 5),
          .created = number_in(row, 6)};
}

}  // namespace springtide::store
