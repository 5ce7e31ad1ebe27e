// A net being asked. docs/decisions/net.md says why it has this shape, docs/net.md what it computes.
//
//   first layer    the sums of the rows of all features, of the table and of an item, clipped
//   mean           over all items
//   second layer   dense, of an item and of the mean, clipped
//   outputs        dense
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "net/file.h"

namespace springtide::net {

// The first layer's sums for some features: add and remove keep them up to date.
struct Sums {
  alignas(64) std::array<std::int16_t, max_width> values;
};

// A net is never changed once it is made; many threads may ask it.
class Net {
 public:
  // Requires: a file as read_file gives it.
  explicit Net(File file, const Kernels& kernels = quickest_kernels());

  const File& file() const { return file_; }
  // What people call it by.
  const std::string& name() const { return name_; }
  const Kernels& kernels() const { return *kernels_; }
  std::size_t outputs() const { return file_.outputs.size(); }

  // Why the net cannot be asked about this game by this program, or nothing.
  std::optional<TextError> misfit(std::string_view game, int rules, Head head, const Digest& features) const;

  // Sums of no features: the table's begin with the bias.
  void clear_table(Sums& sums) const;
  void clear_item(Sums& sums) const;
  // Each feature is in the sums once at most.
  void add_table(Sums& sums, std::span<const Feature> features) const { add(sums, table_rows_, features); }
  void add_item(Sums& sums, std::span<const Feature> features) const { add(sums, item_rows_, features); }
  void remove_table(Sums& sums, std::span<const Feature> features) const { remove(sums, table_rows_, features); }
  void remove_item(Sums& sums, std::span<const Feature> features) const { remove(sums, item_rows_, features); }

  // The outputs of each item, one item behind the other: a real number is one 127 · 2^shifts.outputs-th of it.
  // Requires: 1 to max_items items, and room for outputs() of each.
  void evaluate(const Sums& table, std::span<const Sums> items, std::span<std::int32_t> out) const;

 private:
  // `first` has room for the first layer of all items.
  void evaluate_in(std::span<std::uint8_t> first, const Sums& table, std::span<const Sums> items,
                   std::span<std::int32_t> out) const;
  void add(Sums& sums, const std::vector<std::int16_t>& rows, std::span<const Feature> features) const;
  void remove(Sums& sums, const std::vector<std::int16_t>& rows, std::span<const Feature> features) const;

  File file_;
  std::string name_;
  const Kernels* kernels_;
  std::size_t width_;
  std::size_t second_;
  std::size_t padded_outputs_;
  // As the kernels read them. Rows have the bits of the sums: to widen them for each addition takes longer than to add them.
  std::vector<std::int16_t> table_rows_;
  std::vector<std::int16_t> item_rows_;
  std::vector<std::int8_t> second_of_item_;
  std::vector<std::int8_t> second_of_mean_;
  std::vector<std::int8_t> output_weights_;
  std::vector<std::int32_t> output_bias_;
};

}  // namespace springtide::net
