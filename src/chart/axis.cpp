#include "chart/axis.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>

namespace springtide {
namespace {

std::string fixed(double value, int decimals) {
  std::array<char, 64> digits{};
  const auto end = std::to_chars(digits.begin(), digits.end(), value, std::chars_format::fixed, decimals).ptr;
  return {digits.begin(), end};
}

std::string scientific(double value) {
  std::array<char, 64> digits{};
  const auto end = std::to_chars(digits.begin(), digits.end(), value, std::chars_format::scientific, 2).ptr;
  return {digits.begin(), end};
}

// 20000 becomes 20,000; four digits stay together.
std::string with_thousands(std::string digits) {
  const std::size_t whole = std::min(digits.find('.'), digits.size());
  if (whole < 5) return digits;
  for (std::size_t place = whole; place > 3;) digits.insert(place -= 3, 1, ',');
  return digits;
}

std::string without_trailing_zeros(std::string digits) {
  if (digits.find('.') == std::string::npos) return digits;
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.back() == '.') digits.pop_back();
  return digits;
}

std::string with_sign(double value, const std::string& digits) {
  const bool is_zero = digits.find_first_of("123456789") == std::string::npos;
  return value < 0 && !is_zero ? "\u2212" + digits : digits;
}

// Too large or too small to be written out.
bool is_extreme(double magnitude) { return magnitude >= 1e9 || (magnitude > 0 && magnitude < 1e-5); }

int decimals_of(double step) { return std::clamp(static_cast<int>(-std::floor(std::log10(step) + 1e-9)), 0, 12); }

// So that a number of this magnitude has about four digits.
int decimals_for(double magnitude) {
  if (magnitude == 0) return 0;
  return std::clamp(3 - static_cast<int>(std::floor(std::log10(magnitude))), 0, 7);
}

std::string endless(double value) { return std::isnan(value) ? "?" : value < 0 ? "\u2212\u221e" : "\u221e"; }

std::string tick_text(double value, double step) {
  const double magnitude = std::abs(value);
  if (is_extreme(magnitude) || (is_extreme(step) && magnitude > 0)) return with_sign(value, scientific(magnitude));
  return with_sign(value, with_thousands(fixed(magnitude, decimals_of(step))));
}

}  // namespace

bool is_drawable(double value) { return std::isfinite(value) && std::abs(value) < 1e15; }

void Extent::include(double value) {
  if (!is_drawable(value)) return;
  range_ = empty_ ? Range{value, value} : Range{std::min(range_.low, value), std::max(range_.high, value)};
  empty_ = false;
}

Range Extent::range() const {
  const double size = std::max(std::abs(range_.low), std::abs(range_.high));
  if (range_.high - range_.low > 1e-9 * size) return range_;
  const double room = size > 0 ? size / 10 : 1;
  return {range_.low - room, range_.high + room};
}

double round_step(Range range, int parts) {
  const double rough = (range.high - range.low) / parts;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  for (double factor : {1.0, 2.0, 5.0})
    if (rough <= factor * power * 1.0000001) return factor * power;
  return 10 * power;
}

Range rounded(Range range, int parts) {
  const double step = round_step(range, parts);
  return {std::floor(range.low / step + 1e-9) * step, std::ceil(range.high / step - 1e-9) * step};
}

std::vector<Tick> ticks(Range range, int parts) {
  const double step = round_step(range, parts);
  const double last = std::floor(range.high / step + 1e-9);
  std::vector<Tick> result;
  for (double i = std::ceil(range.low / step - 1e-9); i <= last; ++i)
    result.push_back({i * step, tick_text(i * step, step)});
  return result;
}

std::string readable(double value, double largest) {
  if (!std::isfinite(value)) return endless(value);
  const double magnitude = std::abs(value);
  if (is_extreme(largest)) return with_sign(value, scientific(magnitude));
  return with_sign(value, with_thousands(fixed(magnitude, decimals_for(largest))));
}

std::string readable(double value) {
  const std::string text = readable(value, std::abs(value));
  return text.find('e') == std::string::npos ? without_trailing_zeros(text) : text;
}

double Scale::operator()(double value) const { return at(std::clamp(share(value), -1.0, 2.0)); }
double Scale::within(double value) const { return at(std::clamp(share(value), 0.0, 1.0)); }

}  // namespace springtide
