#include "text/json.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace springtide {
namespace {

constexpr std::size_t usual_size = 4096;
constexpr std::size_t longest_escape = 6;  // \u001f
// Of writers that are gone; a writer is mostly as large as the one before.
constexpr std::size_t most_spares = 4;

struct Spare {
  std::unique_ptr<char[]> bytes{};
  std::size_t capacity = 0;
};
struct Spares {
  std::array<Spare, most_spares> all{};
  std::size_t count = 0;
};
// A WebAssembly module has one thread, and no way to end it.
#ifdef __wasm__
Spares spares{};
#else
thread_local Spares spares{};
#endif

bool is_escaped(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

constexpr std::uint64_t each_byte(std::uint64_t byte) { return byte * 0x0101010101010101; }

// Whether one of eight bytes is escaped. The highest bit of a byte is set by the subtraction where the byte is smaller; what
// is borrowed from a higher byte is borrowed by one that is.
std::uint64_t escapes_in(std::uint64_t bytes) {
  const auto below = [](std::uint64_t of, std::uint64_t bound) { return (of - each_byte(bound)) & ~of & each_byte(0x80); };
  return below(bytes, 0x20) | below(bytes ^ each_byte('"'), 1) | below(bytes ^ each_byte('\\'), 1);
}

bool has_escapes(std::string_view text) {
  std::uint64_t found = 0;
  std::uint64_t bytes = 0;
  for (; text.size() >= sizeof bytes; text.remove_prefix(sizeof bytes)) {
    std::memcpy(&bytes, text.data(), sizeof bytes);
    found |= escapes_in(bytes);
  }
  return found != 0 || std::ranges::any_of(text, is_escaped);
}

}  // namespace

JsonWriter& JsonWriter::value(double number) {
  std::array<char, 40> digits{};
  std::snprintf(digits.data(), digits.size(), "%.10g", number);
  return raw(digits.data());
}

JsonWriter::JsonWriter() {
  Spare spare;
  if (spares.count > 0)
    spare = std::move(spares.all[--spares.count]);
  else
    spare = {.bytes = std::make_unique_for_overwrite<char[]>(usual_size), .capacity = usual_size};
  begin_ = std::move(spare.bytes);
  end_ = begin_.get();
  capacity_ = spare.capacity;
}

// A large one is not kept.
JsonWriter::~JsonWriter() {
  if (!begin_ || capacity_ > 4 * usual_size || spares.count == most_spares) return;
  spares.all[spares.count++] = {.bytes = std::move(begin_), .capacity = capacity_};
}

void JsonWriter::grow(std::size_t bytes) {
  const std::size_t written = size();
  const std::size_t larger = 2 * (written + bytes);
  auto grown = std::make_unique_for_overwrite<char[]>(larger);
  end_ = std::copy_n(begin_.get(), written, grown.get());
  begin_ = std::move(grown);
  capacity_ = larger;
}

void JsonWriter::write_string(std::string_view text) {
  separate(room(text.size() + 3));
  if (has_escapes(text)) return write_escaped(text);
  *end_++ = '"';
  end_ = std::copy_n(text.data(), text.size(), end_);
  *end_++ = '"';
}

void JsonWriter::write_escaped(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  room(longest_escape * text.size() + 2);
  *end_++ = '"';
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (is_escaped(c)) *end_++ = '\\';
    if (c == '\n')
      *end_++ = 'n';
    else if (code >= 0x20)
      *end_++ = c;
    else
      for (const char digit : {'u', '0', '0', hex[code >> 4], hex[code & 15]}) *end_++ = digit;
  }
  *end_++ = '"';
}

}  // namespace springtide
