// What is counted over many games: sections of rows and columns, each cell a mean with its interval.
#pragma once

#include <algorithm>
#include <cmath>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/interval.h"
#include "base/enum_names.h"

namespace springtide::study {

// How a cell is read. A share lies between 0 and 1, and so does its interval; a rate is never negative; a portion is a ratio
// of sums; a change is a difference of shares.
enum class Measure : std::uint8_t { mean, rate, share, portion, change };

struct Column {
  std::string name;
  Measure measure = Measure::mean;
};

// The columns that an enum names, all means but for those given.
template <EnumKey C>
std::vector<Column> columns_of(std::initializer_list<std::pair<C, Measure>> others = {}) {
  std::vector<Column> columns;
  for (std::string_view name : names_of<C, with_spaces>) columns.push_back({.name = std::string(name)});
  for (const auto& [column, measure] : others) columns[static_cast<std::size_t>(column)].measure = measure;
  return columns;
}

// A heading, a sentence, a table and a chart of the report.
struct Section {
  std::string title;
  std::string text;
  std::string row_title;
  std::vector<Column> columns;
  int charted = -1;                      // the column the chart shows, or none
  std::optional<double> reference = {};  // a line in the chart: what would be even
  int bin = 0;                           // above 0: a distribution of whole numbers, drawn in bins this wide
};

// One column of whole numbers, table by table.
inline Section distribution(std::string title, std::string text, std::string column, int bin) {
  return {std::move(title), std::move(text), "table", {{.name = std::move(column)}}, -1, std::nullopt, bin};
}

// Rows stand in this order.
struct RowName {
  int order = 0;
  std::string text;
  friend auto operator<=>(const RowName&, const RowName&) = default;
};

struct CellKey {
  int section = 0;
  RowName row;
  int column = 0;
  friend auto operator<=>(const CellKey&, const CellKey&) = default;
};

// What one game says about a cell: the cell's value is the sum over all games divided by the weight over all games.
struct Contribution {
  double sum = 0;
  double weight = 0;
  std::int64_t observations = 0;
};

// How often each whole number was seen.
using Frequencies = std::map<int, std::int64_t>;

// The observations of one game. A column is an enumerator of the section's columns, or its number.
class Sheet {
 public:
  template <class C>
  void add(int section, const RowName& row, C column, double value) {
    add_ratio(section, row, static_cast<int>(column), value, 1);
  }

  void add_ratio(int section, const RowName& row, int column, double sum, double weight) {
    Contribution& cell = contributions_[{.section = section, .row = row, .column = column}];
    cell.sum += sum;
    cell.weight += weight;
    ++cell.observations;
  }

  // One number of a distribution.
  void count(int section, const RowName& row, int value) {
    add(section, row, 0, value);
    ++frequencies_[{.section = section, .row = row}][value];
  }

 private:
  friend class Tally;
  std::map<CellKey, Contribution> contributions_;
  std::map<CellKey, Frequencies> frequencies_;
};

// A cell over many games. The observations of one game depend on each other, so games are the independent units: the
// variance is that of a ratio of sums over games.
class Cell {
 public:
  void add(const Contribution& game) {
    ++games_;
    observations_ += game.observations;
    sum_ += game.sum;
    weight_ += game.weight;
    sum_sum_ += game.sum * game.sum;
    sum_weight_ += game.sum * game.weight;
    weight_weight_ += game.weight * game.weight;
  }

  int games() const { return games_; }
  std::int64_t observations() const { return observations_; }
  double value() const { return weight_ == 0 ? 0 : sum_ / weight_; }

  // 95 %. With fewer than two games nothing is known about the spread: infinite bounds, for a share 0 and 1.
  arena::Interval interval(Measure measure) const {
    if (measure == Measure::share) return share_interval();
    const double infinite = std::numeric_limits<double>::infinity();
    if (games_ < 2 || weight_ == 0) return {.value = value(), .low = -infinite, .high = infinite};
    const double reach = arena::t_quantile(games_ - 1) * std::sqrt(variance());
    const double low = value() - reach;
    return {.value = value(), .low = measure == Measure::rate ? std::max(0.0, low) : low, .high = value() + reach};
  }

  friend bool operator==(const Cell&, const Cell&) = default;

 private:
  // Of the value: the mean square of what each game's sum differs from its weight times the value.
  double variance() const {
    const double mean = value();
    const double squares = sum_sum_ - 2 * mean * sum_weight_ + mean * mean * weight_weight_;
    // What is left of equal numbers after rounding is no spread.
    if (squares <= 1e-12 * sum_sum_) return 0;
    return squares / (weight_ * weight_) * games_ / (games_ - 1);
  }

  // Wilson's, with as many trials as independent ones would have been needed for this variance.
  arena::Interval share_interval() const {
    const double mean = value();
    const double spread = games_ < 2 ? 0 : variance() * (games_ - 1) / games_;
    double trials = games_;
    if (spread > 0 && mean > 0 && mean < 1)
      trials = std::min(mean * (1 - mean) / spread, static_cast<double>(observations_));
    return arena::wilson(mean * trials, trials);
  }

  int games_ = 0;
  std::int64_t observations_ = 0;
  double sum_ = 0;
  double weight_ = 0;
  double sum_sum_ = 0;  // products within each game, added up
  double sum_weight_ = 0;
  double weight_weight_ = 0;
};

class Tally {
 public:
  // Doubles are added in the order of the calls: the same order gives the same bytes.
  void absorb(const Sheet& game) {
    ++games_;
    for (const auto& [key, contribution] : game.contributions_) cells_[key].add(contribution);
    for (const auto& [key, frequencies] : game.frequencies_)
      for (const auto& [value, times] : frequencies) frequencies_[key][value] += times;
  }

  int games() const { return games_; }

  std::vector<RowName> rows(int section) const {
    std::vector<RowName> names;
    for (const auto& [key, cell] : cells_)
      if (key.section == section && (names.empty() || names.back() != key.row)) names.push_back(key.row);
    return names;
  }

  // An empty cell if nothing was observed.
  const Cell& cell(int section, const RowName& row, int column) const {
    static const Cell empty;
    const auto found = cells_.find({.section = section, .row = row, .column = column});
    return found == cells_.end() ? empty : found->second;
  }

  template <EnumKey C>
  const Cell& cell(int section, const RowName& row, C column) const {
    return cell(section, row, index_of(column));
  }

  const Frequencies& frequencies(int section, const RowName& row) const {
    static const Frequencies empty;
    const auto found = frequencies_.find({.section = section, .row = row});
    return found == frequencies_.end() ? empty : found->second;
  }

  friend bool operator==(const Tally&, const Tally&) = default;

 private:
  int games_ = 0;
  std::map<CellKey, Cell> cells_;
  std::map<CellKey, Frequencies> frequencies_;
};

}  // namespace springtide::study
