#include "study/tally.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace springtide::study {

void Sheet::add_ratio(int section, const RowName& row, int column, double sum, double weight) {
  Contribution& cell = contributions_[{.section = section, .row = row, .column = column}];
  cell.sum += sum;
  cell.weight += weight;
  ++cell.observations;
}

void Sheet::count(int section, const RowName& row, int value) {
  add(section, row, 0, value);
  ++frequencies_[{.section = section, .row = row}][value];
}

void Cell::add(const Contribution& game) {
  ++games_;
  observations_ += game.observations;
  sum_ += game.sum;
  weight_ += game.weight;
  sum_sum_ += game.sum * game.sum;
  sum_weight_ += game.sum * game.weight;
  weight_weight_ += game.weight * game.weight;
}

// Of the value: the mean square of what each game's sum differs from its weight times the value.
double Cell::variance() const {
  const double mean = value();
  const double squares = sum_sum_ - 2 * mean * sum_weight_ + mean * mean * weight_weight_;
  // What is left of equal numbers after rounding is no spread.
  if (squares <= 1e-12 * sum_sum_) return 0;
  return squares / (weight_ * weight_) * games_ / (games_ - 1);
}

// Wilson's, with as many trials as independent ones would have been needed for this variance.
arena::Interval Cell::share_interval() const {
  const double mean = value();
  const double spread = games_ < 2 ? 0 : variance() * (games_ - 1) / games_;
  double trials = games_;
  if (spread > 0 && mean > 0 && mean < 1) trials = std::min(mean * (1 - mean) / spread, static_cast<double>(observations_));
  return arena::wilson(mean * trials, trials);
}

arena::Interval Cell::interval(Measure measure) const {
  if (measure == Measure::share) return share_interval();
  const double infinite = std::numeric_limits<double>::infinity();
  if (games_ < 2 || weight_ == 0) return {.value = value(), .low = -infinite, .high = infinite};
  const double reach = arena::t_quantile(games_ - 1) * std::sqrt(variance());
  const double low = value() - reach;
  return {.value = value(), .low = measure == Measure::rate ? std::max(0.0, low) : low, .high = value() + reach};
}

void Tally::absorb(const Sheet& game) {
  ++games_;
  for (const auto& [key, contribution] : game.contributions_) cells_[key].add(contribution);
  for (const auto& [key, frequencies] : game.frequencies_)
    for (const auto& [value, times] : frequencies) frequencies_[key][value] += times;
}

std::vector<RowName> Tally::rows(int section) const {
  std::vector<RowName> names;
  for (const auto& [key, cell] : cells_)
    if (key.section == section && (names.empty() || names.back() != key.row)) names.push_back(key.row);
  return names;
}

const Cell& Tally::cell(int section, const RowName& row, int column) const {
  static const Cell empty;
  const auto found = cells_.find({.section = section, .row = row, .column = column});
  return found == cells_.end() ? empty : found->second;
}

const Frequencies& Tally::frequencies(int section, const RowName& row) const {
  static const Frequencies empty;
  const auto found = frequencies_.find({.section = section, .row = row});
  return found == frequencies_.end() ? empty : found->second;
}

}  // namespace springtide::study
