#include "study/figures.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "text/lines.h"

namespace springtide::study {
namespace {

bool is_plain(Measure measure) { return measure == Measure::mean || measure == Measure::rate; }

std::string scaled(double value, Measure measure) {
  return is_plain(measure) ? fixed(value, std::abs(value) < 10 ? 2 : 1) : fixed(100 * value, 1);
}

std::string unit_of(Measure measure) {
  if (is_plain(measure)) return "";
  return measure == Measure::change ? " points" : " %";
}

// Upward: a lower bound may have been cut off.
double reach_of(const arena::Interval& interval) { return interval.high - interval.value; }

}  // namespace

std::string fixed(double value, int decimals) {
  std::array<char, 400> digits{};
  const auto end = std::to_chars(digits.begin(), digits.end(), value, std::chars_format::fixed, decimals).ptr;
  std::string text(digits.begin(), end);
  const bool is_zero = text.find_first_not_of("-0.") == std::string::npos;
  return is_zero && text[0] == '-' ? text.substr(1) : text;
}

std::string percent(double share) { return fixed(100 * share, 1) + " %"; }

std::string counted(std::int64_t n, const std::string& one, const std::string& many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

std::string figure(const arena::Interval& interval, Measure measure) {
  const std::string sign = measure == Measure::change && interval.value > 0 ? "+" : "";
  std::string value = sign + scaled(interval.value, measure) + unit_of(measure);
  if (!std::isfinite(interval.low) || !std::isfinite(interval.high)) return value;
  return value + " (" + scaled(interval.low, measure) + " to " + scaled(interval.high, measure) + ")";
}

std::vector<Finding> standing_out(const Tally& tally, int section, const Column& column, int at, double reference) {
  std::vector<Finding> found;
  for (const RowName& row : tally.rows(section)) {
    const Cell& cell = tally.cell(section, row, at);
    const arena::Interval interval = cell.interval(column.measure);
    if (cell.games() < 30 || !std::isfinite(interval.low) || reach_of(interval) <= 0) continue;
    if (std::abs(interval.value - reference) > 1.5 * reach_of(interval)) found.push_back({.row = row, .interval = interval});
  }
  std::sort(found.begin(), found.end(), [reference](const Finding& a, const Finding& b) {
    const double first = std::abs(a.interval.value - reference);
    const double second = std::abs(b.interval.value - reference);
    return first != second ? first > second : a.row < b.row;
  });
  return found;
}

std::string fair_share_sentence(const Tally& tally, const Claim& claim) {
  auto found = standing_out(tally, claim.section, {.name = {}, .measure = Measure::rate}, claim.column, 1);
  if (found.empty()) return claim.none + ".";
  if (found.size() > claim.most) found.resize(claim.most);
  const auto words = [](const Finding& each) { return each.row.text + " " + figure(each.interval, Measure::rate); };
  return claim.subject + " " + joined(found, "; ", words) + " (1 is the fair share).";
}

}  // namespace springtide::study
