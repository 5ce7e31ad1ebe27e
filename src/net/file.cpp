#include "net/file.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <optional>
#include <tuple>

#include "text/hex.h"
#include "text/lines.h"

namespace springtide::net {
namespace {

constexpr std::string_view first_line = "springtide net 1";

// --- the head ---

// Lines in their order, each a key and its value; after a failure every read gives a harmless value.
class HeadReader {
 public:
  explicit HeadReader(std::string_view head) : lines_(lines_of(head)) {}

  void fail(std::string reason) {
    if (!error_) error_ = bad_text(std::move(reason), std::string(key_), static_cast<int>(at_));
  }
  const std::optional<TextError>& error() const { return error_; }

  std::string_view value(std::string_view key) {
    key_ = key;
    const std::string_view line = at_ < lines_.size() ? lines_[at_].text : std::string_view{};
    ++at_;
    if (line.size() > max_line_bytes) fail("the line is longer than " + std::to_string(max_line_bytes) + " bytes");
    if (std::any_of(line.begin(), line.end(), [](char c) { return c < ' ' || c > '~'; }))
      fail("only printable ASCII is allowed");
    if (line.size() > key.size() && line.starts_with(key) && line[key.size()] == ' ') return line.substr(key.size() + 1);
    fail("expected `" + std::string(key) + " …`, found " + in_quotes(line));
    return {};
  }

  int number(std::string_view what, std::string_view text, int least, int most) {
    const auto found = to_number(text);
    if (found && *found >= least && *found <= most) return *found;
    fail(std::string(what) + " must be " + std::to_string(least) + " to " + std::to_string(most) + ", found " +
         in_quotes(text));
    return least;
  }
  int number(std::string_view key, int least, int most) { return number("it", value(key), least, most); }

  int width(std::string_view key, int most) {
    const int found = number(key, width_step, most);
    if (found % width_step != 0) fail("it must be a multiple of " + std::to_string(width_step));
    return found;
  }

  Digest digest(std::string_view key) {
    const auto found = digest_of(value(key));
    if (!found) fail("expected 64 hexadecimal digits");
    return found.value_or(Digest{});
  }

  bool is_at(std::string_view key) const { return at_ < lines_.size() && lines_[at_].text.starts_with(key); }
  void finish() {
    key_ = {};
    if (at_ < lines_.size()) {
      ++at_;
      fail("expected an empty line, found " + in_quotes(lines_[at_ - 1].text));
    }
  }

 private:
  std::vector<Line> lines_;
  std::size_t at_ = 0;
  std::string_view key_{};
  std::optional<TextError> error_{};
};

bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

Shifts read_shifts(HeadReader& head) {
  const auto words = words_of(head.value("shifts"));
  if (words.size() != 3) head.fail("expected three numbers: of the first layer, the second and the outputs");
  const auto at = [&](std::size_t i, int most) { return words.size() == 3 ? head.number("a shift", words[i], 0, most) : 0; };
  return {.first = at(0, 8), .second = at(1, 16), .outputs = at(2, 16)};
}

std::vector<std::string> read_outputs(HeadReader& head) {
  std::vector<std::string> names;
  for (std::string_view name : split(head.value("outputs"), ',')) names.emplace_back(name);
  if (names.size() > max_outputs) head.fail("more than " + std::to_string(max_outputs) + " outputs");
  for (std::size_t i = 0; i < names.size() && i < max_outputs; ++i) {
    if (names[i].empty()) head.fail("an output without a name");
    if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
        names.begin() + static_cast<std::ptrdiff_t>(i))
      head.fail("the output " + in_quotes(names[i]) + " stands twice");
  }
  return names;
}

struct FileHead {
  File file{};
  Digest weights{};
};

Result<FileHead, TextError> read_head(std::string_view text) {
  HeadReader head(text);
  FileHead found;
  File& file = found.file;
  if (head.value("springtide net") != "1") head.fail("this program reads format 1 of nets only");
  file.game = head.value("game");
  if (!is_word(file.game)) head.fail("a game's name is lower-case letters");
  file.rules = head.number("rules", 1, 999);
  const auto kind = find_name(head_names, head.value("head"));
  if (!kind) head.fail("expected " + joined(head_names, ", "));
  file.head = kind.value_or(Head::value);
  file.features = head.digest("features");
  file.shape.table = head.number("table", 1, max_features);
  file.shape.item = head.number("item", 1, max_features);
  file.shape.width = head.width("width", max_width);
  file.shape.second = head.width("second", max_second);
  file.shifts = read_shifts(head);
  file.outputs = read_outputs(head);
  found.weights = head.digest("weights");
  do file.made.emplace_back(head.value("made"));
  while (head.is_at("made ") && file.made.size() < max_made_lines);
  head.finish();
  if (head.error()) return *head.error();
  return found;
}

std::string write_head(const File& file) {
  const Shape& shape = file.shape;
  const Shifts& shifts = file.shifts;
  std::string text(first_line);
  const auto line = [&text](std::string_view key, const std::string& value) {
    text += "\n" + std::string(key) + " " + value;
  };
  line("game", file.game);
  line("rules", std::to_string(file.rules));
  line("head", std::string(head_names[file.head]));
  line("features", hex_of(file.features));
  line("table", std::to_string(shape.table));
  line("item", std::to_string(shape.item));
  line("width", std::to_string(shape.width));
  line("second", std::to_string(shape.second));
  line("shifts", std::to_string(shifts.first) + " " + std::to_string(shifts.second) + " " + std::to_string(shifts.outputs));
  line("outputs", joined(file.outputs, ", "));
  line("weights", hex_of(weights_digest(file)));
  for (const std::string& made : file.made) line("made", made);
  return text + "\n\n";
}

// --- the weights ---

struct Part {
  std::string_view name;
  std::size_t count;
  std::size_t size;  // bytes of one
};

// Calls use(name, vector, count) for each part in the order of the file.
template <class AFile, class Use>
void for_each_part(AFile& file, Use&& use) {
  const auto size = [](int n) { return static_cast<std::size_t>(n); };
  const std::size_t width = size(file.shape.width);
  const std::size_t second = size(file.shape.second);
  use("first bias", file.first_bias, width);
  use("table rows", file.table_rows, size(file.shape.table) * width);
  use("item rows", file.item_rows, size(file.shape.item) * width);
  use("second bias", file.second_bias, second);
  use("second rows", file.second_rows, second * 2 * width);
  use("output bias", file.output_bias, file.outputs.size());
  use("output rows", file.output_rows, file.outputs.size() * second);
}

template <class T>
void append_little_endian(std::string& bytes, T value) {
  const auto bits = static_cast<std::make_unsigned_t<T>>(value);
  for (std::size_t i = 0; i < sizeof(T); ++i) bytes += static_cast<char>(bits >> (8 * i) & 0xff);
}

template <class T>
T little_endian_at(std::string_view bytes, std::size_t at) {
  std::make_unsigned_t<T> bits = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i)
    bits = static_cast<std::make_unsigned_t<T>>(
        bits | static_cast<std::make_unsigned_t<T>>(static_cast<unsigned char>(bytes[at + i])) << (8 * i));
  return static_cast<T>(bits);
}

std::string weights_text(const File& file) {
  std::string bytes;
  bytes.reserve(weight_bytes(file.shape, file.outputs.size()));
  for_each_part(file, [&bytes](std::string_view, const auto& part, std::size_t) {
    for (auto value : part) append_little_endian(bytes, value);
  });
  return bytes;
}

void read_weights(std::string_view bytes, File& file) {
  std::size_t at = 0;
  for_each_part(file, [&]<class T>(std::string_view, std::vector<T>& part, std::size_t count) {
    part.resize(count);
    for (T& value : part) {
      value = little_endian_at<T>(bytes, at);
      at += sizeof(T);
    }
  });
}

TextError bad_weights(std::string_view part, std::size_t number, std::string reason) {
  return bad_text(std::move(reason), "weights, " + std::string(part) + " " + std::to_string(number));
}

// No sum can overflow: in the first layer those of all features together fit 16 bits, in the others the bias leaves room
// for the largest products.
std::optional<TextError> find_overflow(const File& file) {
  constexpr std::int32_t least = std::numeric_limits<std::int16_t>::min();
  constexpr std::int32_t most = std::numeric_limits<std::int16_t>::max();
  for (int column = 0; column < file.shape.width; ++column) {
    const Reach reach = reach_of(file, column);
    if (reach.least >= least && reach.most <= most) continue;
    const std::int32_t bad = reach.most > most ? reach.most : reach.least;
    return bad_weights("column", static_cast<std::size_t>(column),
                       "the sums of the first layer can reach " + std::to_string(bad) + ", and 16 bits hold " +
                           std::to_string(least) + " to " + std::to_string(most));
  }
  for (const auto& [name, part] : {std::pair("second bias", &file.second_bias), std::pair("output bias", &file.output_bias)})
    for (std::size_t i = 0; i < part->size(); ++i)
      if ((*part)[i] > max_bias || (*part)[i] < -max_bias)
        return bad_weights(name, i,
                           "it is " + std::to_string((*part)[i]) + ", beyond " + std::to_string(max_bias) +
                               ", and sums might not fit 32 bits");
  return std::nullopt;
}

}  // namespace

std::size_t weight_bytes(const Shape& shape, std::size_t outputs) {
  File file;
  file.shape = shape;
  file.outputs.resize(outputs);
  std::size_t bytes = 0;
  for_each_part(
      file, [&bytes]<class T>(std::string_view, const std::vector<T>&, std::size_t count) { bytes += count * sizeof(T); });
  return bytes;
}

Digest weights_digest(const File& file) { return sha256(std::string_view(weights_text(file))); }

Reach reach_of(const File& file, int column) {
  const auto width = static_cast<std::size_t>(file.shape.width);
  const auto at = static_cast<std::size_t>(column);
  Reach reach;
  const auto add = [&reach](std::int32_t weight) { (weight > 0 ? reach.most : reach.least) += weight; };
  add(file.first_bias[at]);
  for (std::size_t i = at; i < file.table_rows.size(); i += width) add(file.table_rows[i]);
  for (std::size_t i = at; i < file.item_rows.size(); i += width) add(file.item_rows[i]);
  return reach;
}

Result<File, TextError> read_file(std::string_view bytes) {
  if (!bytes.starts_with("springtide net ")) return bad_text("this is no net: it begins otherwise than `springtide net 1`");
  const std::size_t end = bytes.substr(0, max_head_bytes).find("\n\n");
  if (end == std::string_view::npos)
    return bad_text("the head has no end: no empty line in the first " + std::to_string(max_head_bytes) + " bytes");
  auto head = read_head(bytes.substr(0, end));
  if (!head) return head.error();
  File& file = head->file;
  const std::string_view weights = bytes.substr(end + 2);
  const std::size_t expected = weight_bytes(file.shape, file.outputs.size());
  if (weights.size() != expected)
    return bad_text(
        "its shape has " + std::to_string(expected) + " bytes of them, the file " + std::to_string(weights.size()),
        "weights");
  if (sha256(weights) != head->weights) return bad_text("they are damaged: their hash is another", "weights");
  read_weights(weights, file);
  if (const auto overflow = find_overflow(file)) return *overflow;
  // One spelling: numbers and lists are written as they were read.
  if (write_head(file) != bytes.substr(0, end + 2)) return bad_text("the head has stray spaces");
  return file;
}

std::string write_file(const File& file) { return write_head(file) + weights_text(file); }

}  // namespace springtide::net
