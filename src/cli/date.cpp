#include "cli/date.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace springtide::cli {
namespace {

using namespace std::chrono;

constexpr int first_year = 1970;
constexpr int last_year = 2199;

// So many digits at the front, taken away; and then the sign that follows, if one must.
std::optional<int> take_number(std::string_view& text, std::size_t digits) {
  int number = 0;
  if (text.size() < digits) return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + digits, number);
  if (error != std::errc{} || end != text.data() + digits || text.front() == '-') return std::nullopt;
  text.remove_prefix(digits);
  return number;
}

bool take_sign(std::string_view& text, std::string_view any_of) {
  if (text.empty() || any_of.find(text.front()) == std::string_view::npos) return false;
  text.remove_prefix(1);
  return true;
}

std::optional<milliseconds> take_day(std::string_view& text) {
  const auto years = take_number(text, 4);
  if (!years || !take_sign(text, "-")) return std::nullopt;
  const auto months = take_number(text, 2);
  if (!months || !take_sign(text, "-")) return std::nullopt;
  const auto days_in = take_number(text, 2);
  if (!days_in || *years < first_year || *years > last_year) return std::nullopt;
  const year_month_day date{year(*years), month(static_cast<unsigned>(*months)), day(static_cast<unsigned>(*days_in))};
  if (!date.ok()) return std::nullopt;
  return sys_days(date).time_since_epoch();
}

std::optional<milliseconds> take_clock(std::string_view& text) {
  const auto hour = take_number(text, 2);
  if (!hour || *hour > 23 || !take_sign(text, ":")) return std::nullopt;
  const auto minute = take_number(text, 2);
  if (!minute || *minute > 59) return std::nullopt;
  milliseconds clock = hours(*hour) + minutes(*minute);
  if (!take_sign(text, ":")) return clock;
  const auto second = take_number(text, 2);
  if (!second || *second > 59) return std::nullopt;
  return clock + seconds(*second);
}

}  // namespace

std::string date_text(std::int64_t time) {
  const sys_time<milliseconds> moment{milliseconds(time)};
  const auto midnight = floor<days>(moment);
  const year_month_day date(midnight);
  const hh_mm_ss clock(floor<seconds>(moment - midnight));
  std::array<char, 40> text{};
  const int length = std::snprintf(text.data(), text.size(), "%04d-%02u-%02u %02d:%02d:%02d", int(date.year()),
                                   unsigned(date.month()), unsigned(date.day()), int(clock.hours().count()),
                                   int(clock.minutes().count()), int(clock.seconds().count()));
  return {text.data(), static_cast<std::size_t>(length)};
}

std::optional<std::int64_t> parse_date(std::string_view text) {
  auto moment = take_day(text);
  if (!moment) return std::nullopt;
  if (take_sign(text, " T")) {
    const auto clock = take_clock(text);
    if (!clock) return std::nullopt;
    *moment += *clock;
    take_sign(text, "Z");
  }
  return text.empty() ? std::optional<std::int64_t>(moment->count()) : std::nullopt;
}

std::optional<std::int64_t> parse_stretch(std::string_view text) {
  if (text.size() < 2) return std::nullopt;
  constexpr std::int64_t one_minute = 60'000;
  const char unit = text.back();
  const std::int64_t length = unit == 'm' ? one_minute : unit == 'h' ? 60 * one_minute : unit == 'd' ? 1440 * one_minute : 0;
  text.remove_suffix(1);
  constexpr std::size_t most_digits = 8;
  if (length == 0 || text.size() > most_digits) return std::nullopt;
  std::int64_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  constexpr std::int64_t longest = std::int64_t{36'525} * 1440 * one_minute;
  if (error != std::errc{} || end != text.data() + text.size() || count < 1 || count > longest / length) return std::nullopt;
  return count * length;
}

}  // namespace springtide::cli
