// Values and cells in PostgreSQL's binary format.
#pragma once

#include <libpq-fe.h>

#include <array>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/sql.h"

namespace springtide::store {

// The parameters of one call, as libpq wants them. Single texts are not copied: the values must outlive it.
class PostgresParameters {
 public:
  PostgresParameters() = default;
  explicit PostgresParameters(std::span<const Value> values);
  template <std::size_t size>
  PostgresParameters(const std::array<Value, size>& values) : PostgresParameters(std::span(values)) {}

  void add(const Value& value);
  // As an array: bigint[] or text[].
  void add_list(std::span<const std::int64_t> numbers);
  void add_list(std::span<const std::string_view> texts);

  int size() const { return static_cast<int>(addresses_.size()); }
  const Oid* types() const { return types_.data(); }
  const char* const* values() const { return addresses_.data(); }
  const int* lengths() const { return lengths_.data(); }
  const int* formats() const { return formats_.data(); }

 private:
  void add_bytes(Oid type, std::string_view bytes);
  void add_array(Oid type, std::string bytes);

  std::deque<std::array<char, 8>> numbers_{};  // addresses point into these two
  std::deque<std::string> arrays_{};
  std::vector<Oid> types_{};
  std::vector<const char*> addresses_{};
  std::vector<int> lengths_{};
  std::vector<int> formats_{};
};

Cell cell_in(const PGresult* result, int row, int column);

}  // namespace springtide::store
