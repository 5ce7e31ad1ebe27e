// What docs/net.md says, in 64 bits and straight from the file.
#pragma once

#include <algorithm>
#include <vector>

#include "net/random_net.h"

namespace springtide::net {

class Reference {
 public:
  explicit Reference(const File& file) : file_(file) {}

  std::vector<std::int32_t> outputs_of(const Input& input) const {
    std::vector<Numbers> first;
    for (const auto& item : input.items) first.push_back(first_layer(input.table, item));
    Numbers mean;
    const auto count = static_cast<std::int64_t>(first.size());
    for (int i = 0; i < file_.shape.width; ++i) {
      std::int64_t sum = 0;
      for (const Numbers& item : first) sum += item[static_cast<std::size_t>(i)];
      mean.push_back(2 * sum * ((32768 + count - 1) / count) / 65536);
    }
    std::vector<std::int32_t> out;
    for (Numbers item : first) {
      item.insert(item.end(), mean.begin(), mean.end());
      const Numbers second = clipped(dense(item, file_.second_rows, file_.second_bias), file_.shifts.second);
      for (std::int64_t value : dense(second, file_.output_rows, file_.output_bias))
        out.push_back(static_cast<std::int32_t>(value));
    }
    return out;
  }

 private:
  using Numbers = std::vector<std::int64_t>;

  static std::int64_t floor_of(std::int64_t value, std::int64_t by) {
    return value >= 0 ? value / by : -((-value + by - 1) / by);
  }
  static Numbers clipped(Numbers values, int shift) {
    for (auto& value : values) value = std::clamp<std::int64_t>(floor_of(value, std::int64_t{1} << shift), 0, 127);
    return values;
  }

  Numbers first_layer(const std::vector<Feature>& table, const std::vector<Feature>& item) const {
    Numbers sums(file_.first_bias.begin(), file_.first_bias.end());
    const auto add = [&sums](const std::vector<std::int8_t>& rows, const std::vector<Feature>& features) {
      for (Feature feature : features)
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += rows[feature * sums.size() + i];
    };
    add(file_.table_rows, table);
    add(file_.item_rows, item);
    return clipped(sums, file_.shifts.first);
  }

  static Numbers dense(const Numbers& in, const std::vector<std::int8_t>& rows, const std::vector<std::int32_t>& bias) {
    Numbers sums(bias.begin(), bias.end());
    for (std::size_t row = 0; row < sums.size(); ++row)
      for (std::size_t i = 0; i < in.size(); ++i) sums[row] += in[i] * rows[row * in.size() + i];
    return sums;
  }

  const File& file_;
};

}  // namespace springtide::net
