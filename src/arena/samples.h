// What nets learn from: positions as features, with what came of them. docs/training.md describes the file.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "net/features.h"
#include "net/file.h"

namespace springtide::arena {

// What the head of a file says.
struct SampleHead {
  std::string game{};
  int rules = 1;
  net::Head head = net::Head::value;
  Digest features{};
  int table = 0;  // features
  int item = 0;   // features
  std::vector<std::string> targets{};
  int bases = 0;                    // so many outputs are added to what is written by hand
  std::vector<std::string> made{};  // how they were made: lines of text
};
std::string head_text(const SampleHead& head);

// Samples column by column. Every item has as many bases and targets as the head says.
class SampleBlock {
 public:
  void begin(std::uint32_t game, int stage, const net::FeatureSet& table);
  void add_item(const net::FeatureSet& features, std::span<const float> bases, std::span<const float> targets);

  void append(const SampleBlock& other);
  std::size_t size() const { return games_.size(); }
  // As in a file; nothing if there are no samples.
  std::string bytes() const;

 private:
  std::vector<std::uint32_t> games_;
  std::vector<std::uint8_t> stages_;
  std::vector<std::uint8_t> items_of_;
  std::vector<std::uint16_t> table_counts_;
  std::vector<net::Feature> table_features_;
  std::vector<std::uint16_t> item_counts_;
  std::vector<net::Feature> item_features_;
  std::vector<float> bases_;
  std::vector<float> targets_;
};

}  // namespace springtide::arena
