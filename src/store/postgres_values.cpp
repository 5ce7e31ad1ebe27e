#include "store/postgres_values.h"

namespace springtide::store {
namespace {

// From PostgreSQL's catalogue pg_type, where they never change.
constexpr Oid oid_bigint = 20;
constexpr Oid oid_integer = 23;
constexpr Oid oid_text = 25;
constexpr Oid oid_text_array = 1009;
constexpr Oid oid_bigint_array = 1016;

constexpr int binary = 1;

template <std::size_t size>
std::array<char, size> big_endian(std::int64_t number) {
  std::array<char, size> bytes{};
  auto rest = static_cast<std::uint64_t>(number);
  for (std::size_t i = bytes.size(); i-- > 0; rest >>= 8) bytes[i] = static_cast<char>(rest & 0xFF);
  return bytes;
}

void put_count(std::string& bytes, std::size_t count) {
  const auto four = big_endian<4>(static_cast<std::int64_t>(count));
  bytes.append(four.data(), four.size());
}

// One dimension that begins at 1, without nulls; each item follows after its length.
std::string array_head(Oid item, std::size_t items) {
  std::string bytes;
  for (const std::size_t each : {std::size_t{1}, std::size_t{0}, std::size_t{item}, items, std::size_t{1}})
    put_count(bytes, each);
  return bytes;
}

std::uint64_t number_of(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

}  // namespace

PostgresParameters::PostgresParameters(std::span<const Value> values) {
  for (const Value& value : values) add(value);
}

void PostgresParameters::add(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    const auto& kept = numbers_.emplace_back(big_endian<8>(*number));
    return add_bytes(oid_bigint, {kept.data(), kept.size()});
  }
  const auto* text = std::get_if<std::string_view>(&value);
  if (text == nullptr) return add_bytes(oid_text, {});
  add_bytes(oid_text, text->empty() ? std::string_view("") : *text);  // a view of nothing would mean null
}

void PostgresParameters::add_list(std::span<const std::int64_t> numbers) {
  std::string bytes = array_head(oid_bigint, numbers.size());
  for (const std::int64_t each : numbers) {
    const auto number = big_endian<8>(each);
    put_count(bytes, number.size());
    bytes.append(number.data(), number.size());
  }
  add_array(oid_bigint_array, std::move(bytes));
}

void PostgresParameters::add_list(std::span<const std::string_view> texts) {
  std::string bytes = array_head(oid_text, texts.size());
  for (const std::string_view each : texts) {
    put_count(bytes, each.size());
    bytes += each;
  }
  add_array(oid_text_array, std::move(bytes));
}

void PostgresParameters::add_array(Oid type, std::string bytes) { add_bytes(type, arrays_.emplace_back(std::move(bytes))); }

void PostgresParameters::add_bytes(Oid type, std::string_view bytes) {
  types_.push_back(type);
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
