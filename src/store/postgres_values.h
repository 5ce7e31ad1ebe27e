// Values and cells in PostgreSQL's binary format.
#pragma once

#include <libpq-fe.h>

#include <array>
#include <span>
#include <vector>

#include "store/sql.h"

namespace springtide::store {

// The parameters of one call, as libpq wants them. Texts are not copied: the values must outlive it.
class PostgresParameters {
 public:
  explicit PostgresParameters(std::span<const Value> values);

  int size() const { return static_cast<int>(addresses_.size()); }
  const Oid* types() const { return types_.data(); }
  const char* const* values() const { return addresses_.data(); }
  const int* lengths() const { return lengths_.data(); }
  const int* formats() const { return formats_.data(); }

 private:
  void add(const Value& value);

  std::vector<std::array<char, 8>> numbers_{};
  std::vector<Oid> types_{};
  std::vector<const char*> addresses_{};
  std::vector<int> lengths_{};
  std::vector<int> formats_{};
};

Cell cell_in(const PGresult* result, int row, int column);

}  // namespace springtide::store
