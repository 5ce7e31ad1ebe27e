// A net as a file: a head of text lines, an empty line, the weights. docs/net.md describes it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.h"
#include "base/result.h"
#include "base/sha256.h"
#include "net/kernels.h"
#include "text/text_error.h"

namespace springtide::net {

// What a net is asked: what a position is worth to each seat, which actions deserve a look, what others hide.
enum class Head : std::uint8_t { value, policy, belief };
inline constexpr auto& head_names = names_of<Head, with_spaces>;

inline constexpr int max_features = 8192;  // of the table, and of an item
inline constexpr int max_width = 256;
inline constexpr int max_second = 128;
inline constexpr int max_outputs = 64;
inline constexpr int max_items = 128;
inline constexpr int width_step = 16;
inline constexpr std::size_t max_head_bytes = 32'768;
inline constexpr std::size_t max_made_lines = 20;
inline constexpr std::size_t max_line_bytes = 1'000;
inline constexpr std::int32_t max_bias = 1 << 30;

// How many numbers each part has. An item is what gets outputs of its own: a seat, an action, a rival.
struct Shape {
  int table = 0;   // features
  int item = 0;    // features
  int width = 0;   // of the first layer
  int second = 0;  // width of the second layer
  friend bool operator==(const Shape&, const Shape&) = default;
};

// Shifts to the right: a weight of 1 is 127 · 2^first in the first layer, 2^second and 2^outputs in the others.
struct Shifts {
  int first = 0;
  int second = 0;
  int outputs = 0;
  friend bool operator==(const Shifts&, const Shifts&) = default;
};

// All that a file says, the weights in its order.
struct File {
  std::string game{};
  int rules = 1;
  Head head = Head::value;
  Digest features{};  // of the list of features that it was made for
  Shape shape{};
  Shifts shifts{};
  std::vector<std::string> outputs{};  // their names
  std::vector<std::string> made{};     // how it was made: lines of text

  std::vector<std::int16_t> first_bias{};   // width
  std::vector<std::int8_t> table_rows{};    // table · width
  std::vector<std::int8_t> item_rows{};     // item · width
  std::vector<std::int32_t> second_bias{};  // second
  std::vector<std::int8_t> second_rows{};   // second · 2 width: of the item, then of the mean over items
  std::vector<std::int32_t> output_bias{};  // outputs
  std::vector<std::int8_t> output_rows{};   // outputs · second
  friend bool operator==(const File&, const File&) = default;
};

// The bytes that a shape's weights take.
std::size_t weight_bytes(const Shape& shape, std::size_t outputs);

// SHA-256 of the weights, which is what a net is called by; people are told the first of its hexadecimal digits.
Digest weights_digest(const File& file);
inline constexpr std::size_t name_length = 8;

// How far the sums of the first layer can get, whatever the features.
struct Reach {
  std::int32_t least = 0;
  std::int32_t most = 0;
};
Reach reach_of(const File& file, int column);

// Refuses with the line or the byte and the reason. What it accepts is written back byte for byte, and no sum in it can
// overflow.
Result<File, TextError> read_file(std::string_view bytes);

// Requires: what read_file accepts.
std::string write_file(const File& file);

}  // namespace springtide::net
