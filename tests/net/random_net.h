// Random nets and inputs, ordinary ones and such as go to the edge of what a file may have.
#pragma once

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "base/rng.h"
#include "net/net.h"

namespace springtide::net {

enum class Manner : std::uint8_t { ordinary, extreme };

// least … most.
inline std::int32_t between(Rng& rng, std::int32_t least, std::int32_t most) {
  const auto count = static_cast<std::uint32_t>(std::int64_t{most} - least + 1);
  return static_cast<std::int32_t>(least + std::int64_t{rng.below(count)});
}

inline std::int8_t random_weight(Rng& rng, Manner manner) {
  if (manner == Manner::extreme) return rng.below(2) == 0 ? std::int8_t{127} : std::int8_t{-128};
  return static_cast<std::int8_t>(between(rng, -30, 30));
}

inline void fill(std::vector<std::int8_t>& part, std::size_t count, Rng& rng, Manner manner) {
  part.resize(count);
  for (auto& weight : part) weight = random_weight(rng, manner);
}

// Every second column reaches the largest sum that 16 bits hold, every other the least.
inline void stretch_bias(File& file) {
  for (int column = 0; column < file.shape.width; ++column) {
    const Reach reach = reach_of(file, column);
    file.first_bias[static_cast<std::size_t>(column)] =
        static_cast<std::int16_t>(column % 2 == 0 ? std::numeric_limits<std::int16_t>::max() - reach.most
                                                  : std::numeric_limits<std::int16_t>::min() - reach.least);
  }
}

inline File random_file(const Shape& shape, std::size_t outputs, Rng& rng, Manner manner = Manner::ordinary) {
  File file;
  file.game = "vineta";
  file.shape = shape;
  file.made = {"at random"};
  for (std::size_t i = 0; i < outputs; ++i) file.outputs.push_back("output " + std::to_string(i));
  const auto width = static_cast<std::size_t>(shape.width);
  const auto second = static_cast<std::size_t>(shape.second);
  const bool is_extreme = manner == Manner::extreme;
  // The largest shifts are those that tell the largest sums apart.
  const auto shift = [&](int usual, int largest) {
    return is_extreme && rng.below(2) == 0 ? largest : between(rng, 0, is_extreme ? largest : usual);
  };
  file.shifts.first = shift(3, 8);
  file.shifts.second = shift(8, 16);
  file.shifts.outputs = shift(8, 8);
  fill(file.table_rows, static_cast<std::size_t>(shape.table) * width, rng, manner);
  fill(file.item_rows, static_cast<std::size_t>(shape.item) * width, rng, manner);
  fill(file.second_rows, second * 2 * width, rng, manner);
  fill(file.output_rows, outputs * second, rng, manner);
  // The largest biases drown everything else, so there are others beside them.
  const auto bias = [&] {
    const std::int32_t farthest = is_extreme && rng.below(2) == 0 ? max_bias : 5000;
    return rng.below(2) == 0 ? between(rng, -farthest, farthest) : rng.below(2) == 0 ? farthest : -farthest;
  };
  file.first_bias.resize(width);
  if (is_extreme) stretch_bias(file);
  for (std::size_t i = 0; i < second; ++i) file.second_bias.push_back(bias());
  for (std::size_t i = 0; i < outputs; ++i) file.output_bias.push_back(bias());
  return file;
}

inline File random_file(Rng& rng, Manner manner) {
  // With 127 features of each kind, -128 each, the sums of extreme nets still fit.
  const Shape shape{.table = between(rng, 1, 127),
                    .item = between(rng, 1, 127),
                    .width = width_step * between(rng, 1, max_width / width_step),
                    .second = width_step * between(rng, 1, max_second / width_step)};
  return random_file(shape, static_cast<std::size_t>(between(rng, 1, max_outputs)), rng, manner);
}

// Some of the features, none of them or all, in order.
inline std::vector<Feature> random_features(Rng& rng, int count) {
  const std::uint32_t share = rng.below(9);
  std::vector<Feature> features;
  for (int i = 0; i < count; ++i)
    if (rng.below(8) < share) features.push_back(static_cast<Feature>(i));
  return features;
}

struct Input {
  std::vector<Feature> table;
  std::vector<std::vector<Feature>> items;
};

inline Input random_input(Rng& rng, const Shape& shape, int items) {
  Input input;
  input.table = random_features(rng, shape.table);
  for (int i = 0; i < items; ++i) input.items.push_back(random_features(rng, shape.item));
  return input;
}

// Those features that carry the sums of one column as far as they get, up or down.
inline Input edge_input(Rng& rng, const File& file, int items) {
  const auto width = static_cast<std::size_t>(file.shape.width);
  const std::size_t column = rng.below(static_cast<std::uint32_t>(width));
  const bool is_up = column % 2 == 0;
  const auto carrying = [&](const std::vector<std::int8_t>& rows) {
    std::vector<Feature> features;
    for (std::size_t i = 0; i < rows.size() / width; ++i)
      if ((rows[i * width + column] > 0) == is_up) features.push_back(static_cast<Feature>(i));
    return features;
  };
  return {.table = carrying(file.table_rows),
          .items = std::vector<std::vector<Feature>>(static_cast<std::size_t>(items), carrying(file.item_rows))};
}

inline std::vector<std::int32_t> outputs_of(const Net& net, const Input& input) {
  Sums table;
  net.clear_table(table);
  net.add_table(table, input.table);
  std::vector<Sums> items(input.items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    net.clear_item(items[i]);
    net.add_item(items[i], input.items[i]);
  }
  std::vector<std::int32_t> out(items.size() * net.outputs());
  net.evaluate(table, items, out);
  return out;
}

}  // namespace springtide::net
