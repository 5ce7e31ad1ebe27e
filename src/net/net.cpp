#include "net/net.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "text/hex.h"

namespace springtide::net {
namespace {

constexpr std::size_t few_items = 6;
constexpr std::size_t output_step = 8;
constexpr std::size_t most_padded = (max_outputs + output_step - 1) / output_step * output_step;

// Rows of `stride` weights each, of which `inputs` are taken, to the order of Kernels::dense. Rows that are missing are
// zero.
std::vector<std::int8_t> packed(const std::vector<std::int8_t>& rows, std::size_t stride, std::size_t from,
                                std::size_t inputs, std::size_t outputs) {
  std::vector<std::int8_t> weights(inputs * outputs);
  for (std::size_t row = 0; row < rows.size() / stride; ++row)
    for (std::size_t i = 0; i < inputs; ++i) weights[i / 4 * 4 * outputs + 4 * row + i % 4] = rows[row * stride + from + i];
  return weights;
}

}  // namespace

Net::Net(File file, const Kernels& kernels)
    : file_(std::move(file)),
      name_(hex_of(weights_digest(file_)).substr(0, name_length)),
      kernels_(&kernels),
      width_(static_cast<std::size_t>(file_.shape.width)),
      second_(static_cast<std::size_t>(file_.shape.second)),
      padded_outputs_((outputs() + output_step - 1) / output_step * output_step),
      table_rows_(file_.table_rows.begin(), file_.table_rows.end()),
      item_rows_(file_.item_rows.begin(), file_.item_rows.end()),
      second_of_item_(packed(file_.second_rows, 2 * width_, 0, width_, second_)),
      second_of_mean_(packed(file_.second_rows, 2 * width_, width_, width_, second_)),
      output_weights_(packed(file_.output_rows, second_, 0, second_, padded_outputs_)),
      output_bias_(file_.output_bias) {
  output_bias_.resize(padded_outputs_);
}

std::optional<TextError> Net::misfit(std::string_view game, int rules, Head head, const Digest& features) const {
  const auto other = [](std::string_view field, std::string_view what, const std::string& found, const std::string& wanted) {
    return bad_text("the net is for " + std::string(what) + found + ", not for " + wanted, std::string(field));
  };
  if (file_.game != game) return other("game", "", file_.game, std::string(game));
  if (file_.rules != rules) return other("rules", "rules ", std::to_string(file_.rules), std::to_string(rules));
  if (file_.head != head) return other("head", "", std::string(head_names[file_.head]), std::string(head_names[head]));
  if (file_.features != features)
    return bad_text("the net was made for another list of features than this program has", "features");
  return std::nullopt;
}

void Net::clear_table(Sums& sums) const { std::copy_n(file_.first_bias.data(), width_, sums.values.data()); }
void Net::clear_item(Sums& sums) const { std::fill_n(sums.values.data(), width_, std::int16_t{0}); }

void Net::add(Sums& sums, const std::vector<std::int16_t>& rows, std::span<const Feature> features) const {
  kernels_->add_rows(sums.values.data(), rows.data(), features, width_);
}
void Net::remove(Sums& sums, const std::vector<std::int16_t>& rows, std::span<const Feature> features) const {
  kernels_->remove_rows(sums.values.data(), rows.data(), features, width_);
}

void Net::evaluate(const Sums& table, std::span<const Sums> items, std::span<std::int32_t> out) const {
  assert(!items.empty() && items.size() <= max_items && out.size() >= items.size() * outputs());
  // Most have few items, and a small stack frame is quick to enter.
  if (items.size() <= few_items) {
    std::array<std::uint8_t, few_items * max_width> first;
    return evaluate_in(first, table, items, out);
  }
  std::array<std::uint8_t, std::size_t{max_items} * max_width> first;
  evaluate_in(first, table, items, out);
}

void Net::evaluate_in(std::span<std::uint8_t> first, const Sums& table, std::span<const Sums> items,
                      std::span<std::int32_t> out) const {
  std::array<std::uint8_t, max_width> mean;
  std::array<std::int32_t, max_second> shared;
  std::array<std::int32_t, max_second> sums;
  std::array<std::uint8_t, max_second> second;
  std::array<std::int32_t, most_padded> last;
  for (std::size_t i = 0; i < items.size(); ++i)
    kernels_->activate_rows(first.data() + i * width_, table.values.data(), items[i].values.data(), width_,
                            file_.shifts.first);
  kernels_->average(mean.data(), first.data(), items.size(), width_, width_);
  kernels_->dense(shared.data(), file_.second_bias.data(), mean.data(), second_of_mean_.data(), width_, second_);
  for (std::size_t i = 0; i < items.size(); ++i) {
    kernels_->dense(sums.data(), shared.data(), first.data() + i * width_, second_of_item_.data(), width_, second_);
    kernels_->activate(second.data(), sums.data(), second_, file_.shifts.second);
    kernels_->dense(last.data(), output_bias_.data(), second.data(), output_weights_.data(), second_, padded_outputs_);
    std::copy_n(last.data(), outputs(), out.data() + i * outputs());
  }
}

}  // namespace springtide::net
