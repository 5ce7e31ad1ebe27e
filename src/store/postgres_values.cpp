#include "store/postgres_values.h"

namespace springtide::store {
namespace {

// From PostgreSQL's catalogue pg_type, where they never change.
constexpr Oid oid_bigint = 20;
constexpr Oid oid_integer = 23;
constexpr Oid oid_text = 25;

constexpr int binary = 1;

std::array<char, 8> big_endian(std::int64_t number) {
  std::array<char, 8> bytes{};
  auto rest = static_cast<std::uint64_t>(number);
  for (std::size_t i = bytes.size(); i-- > 0; rest >>= 8) bytes[i] = static_cast<char>(rest & 0xFF);
  return bytes;
}

std::uint64_t number_of(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

}  // namespace

PostgresParameters::PostgresParameters(std::span<const Value> values) {
  numbers_.reserve(values.size());  // addresses point into it
  for (const Value& value : values) add(value);
}

void PostgresParameters::add(const Value& value) {
  std::string_view bytes;
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    const auto& kept = numbers_.emplace_back(big_endian(*number));
    bytes = {kept.data(), kept.size()};
  } else if (const auto* text = std::get_if<std::string_view>(&value)) {
    bytes = text->empty() ? std::string_view("") : *text;  // a view of nothing has no address, which would mean null
  }
  types_.push_back(std::holds_alternative<std::int64_t>(value) ? oid_bigint : oid_text);
  addresses_.push_back(bytes.data());
  lengths_.push_back(static_cast<int>(bytes.size()));
  formats_.push_back(binary);
}

Cell cell_in(const PGresult* result, int row, int column) {
  if (PQgetisnull(result, row, column) != 0) return nullptr;
  const std::string_view bytes(PQgetvalue(result, row, column), static_cast<std::size_t>(PQgetlength(result, row, column)));
  const Oid type = PQftype(result, column);
  if (type == oid_bigint) return static_cast<std::int64_t>(number_of(bytes));
  if (type == oid_integer) return static_cast<std::int64_t>(static_cast<std::int32_t>(number_of(bytes)));
  return std::string(bytes);
}

}  // namespace springtide::store
