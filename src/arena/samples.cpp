#include "arena/samples.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "text/hex.h"
#include "text/lines.h"

namespace springtide::arena {
namespace {

static_assert(std::endian::native == std::endian::little && std::numeric_limits<float>::is_iec559);

template <class T>
void write(std::string& out, const std::vector<T>& values) {
  out.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
}

template <class T>
void append_to(std::vector<T>& all, const std::vector<T>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

}  // namespace

std::string head_text(const SampleHead& head) {
  std::string text = "springtide samples 1\ngame " + head.game + "\nrules " + std::to_string(head.rules) + "\nhead " +
                     std::string(net::head_names[head.head]) + "\nfeatures " + hex_of(head.features) + "\ntable " +
                     std::to_string(head.table) + "\nitem " + std::to_string(head.item) + "\ntargets " +
                     joined(head.targets, ", ") + "\nbases " + std::to_string(head.bases) + "\n";
  for (const std::string& line : head.made) text += "made " + line + "\n";
  return text + "\n";
}

void SampleBlock::begin(std::uint32_t game, int stage, const net::FeatureSet& table) {
  games_.push_back(game);
  stages_.push_back(static_cast<std::uint8_t>(std::clamp(stage, 0, 255)));
  items_of_.push_back(0);
  table_counts_.push_back(static_cast<std::uint16_t>(table.size()));
  table_features_.insert(table_features_.end(), table.begin(), table.end());
}

void SampleBlock::add_item(const net::FeatureSet& features, std::span<const float> bases, std::span<const float> targets) {
  ++items_of_.back();
  item_counts_.push_back(static_cast<std::uint16_t>(features.size()));
  item_features_.insert(item_features_.end(), features.begin(), features.end());
  bases_.insert(bases_.end(), bases.begin(), bases.end());
  targets_.insert(targets_.end(), targets.begin(), targets.end());
}

void SampleBlock::append(const SampleBlock& other) {
  append_to(games_, other.games_);
  append_to(stages_, other.stages_);
  append_to(items_of_, other.items_of_);
  append_to(table_counts_, other.table_counts_);
  append_to(table_features_, other.table_features_);
  append_to(item_counts_, other.item_counts_);
  append_to(item_features_, other.item_features_);
  append_to(bases_, other.bases_);
  append_to(targets_, other.targets_);
}

std::string SampleBlock::bytes() const {
  std::string out;
  if (games_.empty()) return out;
  const auto count = [](const auto& values) { return static_cast<std::uint32_t>(values.size()); };
  write(out, std::vector{count(games_), count(item_counts_), count(table_features_), count(item_features_)});
  write(out, games_);
  write(out, stages_);
  write(out, items_of_);
  write(out, table_counts_);
  write(out, table_features_);
  write(out, item_counts_);
  write(out, item_features_);
  write(out, bases_);
  write(out, targets_);
  return out;
}

}  // namespace springtide::arena
