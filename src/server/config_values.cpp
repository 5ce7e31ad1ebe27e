#include "server/config_values.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "text/lines.h"

namespace springtide::server {
namespace {

struct Unit {
  std::string_view name;
  std::int64_t worth;
};
// The largest first: shown values use the first unit that fits.
constexpr std::array sizes{Unit{"GiB", 1 << 30}, Unit{"MiB", 1 << 20}, Unit{"KiB", 1 << 10}, Unit{"", 1}};
constexpr std::array times{Unit{"h", 3'600'000}, Unit{"m", 60'000}, Unit{"s", 1'000}, Unit{"ms", 1}};

std::optional<std::int64_t> in_units(std::string_view text, const auto& units) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::optional<int> number = to_number(text.substr(0, digits));
  if (!number || *number == 0) return std::nullopt;
  for (const Unit& unit : units)
    if (trim(text.substr(digits)) == unit.name) return *number * unit.worth;
  return std::nullopt;
}

std::string text_in_units(std::int64_t value, const auto& units) {
  for (const Unit& unit : units)
    if (value % unit.worth == 0) return std::to_string(value / unit.worth) + std::string(unit.name);
  return {};
}

// An empty text is an empty list.
template <class T, class ReadOne>
bool read_list(std::string_view text, std::vector<T>& value, ReadOne read_one) {
  std::vector<T> list;
  if (trim(text).empty()) text = {};
  for (std::string_view part : text.empty() ? std::vector<std::string_view>{} : split(text, ',')) {
    std::optional<T> item = read_one(part);
    if (!item) return false;
    list.push_back(std::move(*item));
  }
  value = std::move(list);
  return true;
}

template <class T, class ShowOne>
std::string list_text(const std::vector<T>& list, ShowOne show_one) {
  std::string text;
  for (const T& item : list) text += (text.empty() ? "" : ", ") + show_one(item);
  return text;
}

std::optional<Endpoint> endpoint_of(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view address = text.substr(0, colon);
  if (address.starts_with('[') && address.ends_with(']')) address = address.substr(1, address.size() - 2);
  const std::optional<int> port = to_number(text.substr(colon + 1));
  if (!address_of(address) || !port || *port > std::numeric_limits<std::uint16_t>::max()) return std::nullopt;
  return Endpoint{.address = std::string(address), .port = static_cast<std::uint16_t>(*port)};
}

std::string endpoint_text(const Endpoint& endpoint) {
  const bool has_colon = endpoint.address.find(':') != std::string::npos;
  return (has_colon ? "[" + endpoint.address + "]" : endpoint.address) + ":" + std::to_string(endpoint.port);
}

std::optional<double> positive(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || !(number > 0 && number <= 1e9)) return std::nullopt;
  return number;
}

std::string digits_of(double number) {
  std::array<char, 40> digits{};
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  return {digits.data(), end};
}

bool names_database(std::string_view text) { return text.starts_with("postgresql://") || text.starts_with("postgres://"); }

}  // namespace

bool read(std::string_view text, std::string& value) {
  value = text;
  return true;
}

bool read(std::string_view text, bool& value) {
  if (text != "on" && text != "off") return false;
  value = text == "on";
  return true;
}

bool read(std::string_view text, int& value) {
  const std::optional<int> number = to_number(text);
  if (number) value = *number;
  return number.has_value();
}

bool read(std::string_view text, std::size_t& value) {
  const auto bytes = in_units(text, sizes);
  if (bytes) value = static_cast<std::size_t>(*bytes);
  return bytes.has_value();
}

bool read(std::string_view text, Milliseconds& value) {
  constexpr std::int64_t longest = 1000 * times[0].worth;  // keeps sums with the clock far from overflow
  const auto milliseconds = in_units(text, times);
  if (!milliseconds || *milliseconds > longest) return false;
  value = Milliseconds(*milliseconds);
  return true;
}

bool read(std::string_view text, Rate& value) {
  const std::vector<std::string_view> words = words_of(text);
  if (words.size() != 1 && (words.size() != 3 || words[1] != "burst")) return false;
  const std::optional<double> rate = positive(words[0]);
  const std::optional<double> burst = positive(words.back());
  if (!rate || !burst || (words.size() == 3 && *burst < 1)) return false;
  value = {.per_second = *rate, .burst = std::max(*burst, 1.0)};
  return true;
}

bool read(std::string_view text, LogLevel& value) {
  const std::optional<LogLevel> level = log_level_of(text);
  if (level) value = *level;
  return level.has_value();
}

bool read(std::string_view text, Networks& value) { return read_list(text, value, network_of); }
bool read(std::string_view text, Endpoints& value) { return read_list(text, value, endpoint_of); }
bool read(std::string_view text, std::vector<std::string>& value) {
  return read_list(text, value,
                   [](std::string_view part) { return part.empty() ? std::nullopt : std::optional(std::string(part)); });
}

bool read(std::string_view text, StoreAddresses& value) {
  value.all.clear();
  for (std::string_view line : split(text, '\n'))
    for (std::string_view address : names_database(line) ? words_of(line) : std::vector{line})
      value.all.emplace_back(address);
  return true;
}

std::string shown(const std::string& value) { return value; }
std::string shown(bool value) { return value ? "on" : "off"; }
std::string shown(int value) { return std::to_string(value); }
std::string shown(std::size_t value) { return text_in_units(static_cast<std::int64_t>(value), sizes); }
std::string shown(Milliseconds value) { return text_in_units(value.count(), times); }
std::string shown(const Rate& value) { return digits_of(value.per_second) + " burst " + digits_of(value.burst); }
std::string shown(LogLevel value) { return std::string(name_of(value)); }
std::string shown(const Networks& value) {
  return list_text(value, [](const Network& network) { return text_of(network); });
}
std::string shown(const Endpoints& value) { return list_text(value, endpoint_text); }
std::string shown(const std::vector<std::string>& value) {
  return list_text(value, [](const std::string& item) { return item; });
}
std::string shown(const StoreAddresses& value) { return joined(value.all, " "); }

}  // namespace springtide::server
