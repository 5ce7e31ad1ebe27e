// What a net is told, as numbers with names. A game has one table of groups, each a family of features with up to two axes;
// the list of a head has the groups of some sections of the table, in its order.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.h"
#include "base/fixed_vector.h"
#include "base/sha256.h"
#include "net/kernels.h"

namespace springtide::net {

// The features of a position or of an item that are so, each once, in rising order. Games say why this is enough.
using FeatureSet = FixedVector<Feature, 250>;

// Appends features to a set. The end stays in a register meanwhile, and what is not so is written and not counted: there is
// nothing to jump over.
class FeatureWriter {
 public:
  explicit FeatureWriter(FeatureSet& set) : set_(set), end_(set.end()) {}
  FeatureWriter(const FeatureWriter&) = delete;
  FeatureWriter& operator=(const FeatureWriter&) = delete;
  ~FeatureWriter() { set_.grow_to(end_); }

  void add(Feature feature) { *end_++ = feature; }
  void add_if(bool is_so, Feature feature) {
    *end_ = feature;
    end_ += is_so;
  }

 private:
  FeatureSet& set_;
  Feature* end_;
};

// What a family is counted along: enumerators with their names, or numbers from `least` on, the last meaning "or more".
struct Axis {
  int size = 1;
  int least = 0;
  std::string_view (*word)(int) = nullptr;
  bool is_place = false;  // of the board: symmetries move it
};

template <EnumKey E, Spelling spell = with_spaces>
inline constexpr Axis axis_of{.size = enum_size<E>, .word = [](int i) { return names_of<E, spell>[static_cast<E>(i)]; }};
template <EnumKey E, Spelling spell = with_spaces>
inline constexpr Axis places_of{
    .size = enum_size<E>, .word = [](int i) { return names_of<E, spell>[static_cast<E>(i)]; }, .is_place = true};
constexpr Axis numbers(int size, int least = 0) { return {.size = size, .least = least}; }

template <EnumKey Section>
struct Group {
  Section section{};
  std::string_view name;
  Axis first{};
  Axis second{};
  constexpr int size() const { return first.size * second.size; }
};

template <EnumKey Key, EnumKey Section>
class FeatureList {
 public:
  using Groups = EnumArray<Key, Group<Section>>;

  constexpr FeatureList(const Groups& groups, EnumSet<Section> sections) : groups_(&groups) {
    int next = 0;
    for (int i = 0; i < enum_size<Key>; ++i) {
      begins_[static_cast<std::size_t>(i)] = next;
      if (sections.contains(groups.items[static_cast<std::size_t>(i)].section)) {
        next += groups.items[static_cast<std::size_t>(i)].size();
        is_in_[static_cast<std::size_t>(i)] = true;
      }
    }
    begins_.back() = next;
  }

  constexpr int size() const { return begins_.back(); }

  constexpr Feature at(Key key, int first = 0, int second = 0) const {
    const Group<Section>& group = (*groups_)[key];
    assert(is_in_[static_cast<std::size_t>(key)] && first >= 0 && first < group.first.size && second >= 0 &&
           second < group.second.size);
    return static_cast<Feature>(begins_[static_cast<std::size_t>(key)] + first * group.second.size + second);
  }

  std::string name(Feature feature) const {
    const Place place = place_of(feature);
    const Group<Section>& group = groups_->items[place.group];
    return std::string(group.name) + word_on(group.first, place.first) + word_on(group.second, place.second);
  }
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (int i = 0; i < size(); ++i) all.push_back(name(static_cast<Feature>(i)));
    return all;
  }

  // The same feature of a board whose places have been moved.
  template <class Moved>
  Feature moved(Feature feature, Moved&& moved_place) const {
    const Place place = place_of(feature);
    const Group<Section>& group = groups_->items[place.group];
    const int first = group.first.is_place ? moved_place(place.first) : place.first;
    const int second = group.second.is_place ? moved_place(place.second) : place.second;
    return at(static_cast<Key>(place.group), first, second);
  }

 private:
  struct Place {
    std::size_t group;
    int first;
    int second;
  };
  Place place_of(Feature feature) const {
    assert(feature < size());
    std::size_t group = 0;
    while (begins_[group + 1] <= feature) ++group;
    const int left = feature - begins_[group];
    const int second = groups_->items[group].second.size;
    return {.group = group, .first = left / second, .second = left % second};
  }
  static std::string word_on(const Axis& axis, int i) {
    if (axis.size == 1) return {};
    return " " + (axis.word != nullptr ? std::string(axis.word(i)) : std::to_string(axis.least + i));
  }

  const Groups* groups_;
  std::array<int, enum_size<Key> + 1> begins_{};
  std::array<bool, enum_size<Key>> is_in_{};
};

// Both lists of a head by their names: a line each, `table …` or `item …`. Its digest is what nets are held to.
struct FeatureNames {
  std::vector<std::string> table{};
  std::vector<std::string> item{};

  std::string text() const {
    std::string lines;
    for (const std::string& name : table) lines += "table " + name + "\n";
    for (const std::string& name : item) lines += "item " + name + "\n";
    return lines;
  }
  Digest digest() const { return sha256(std::string_view(text())); }
};

// How many of the limits a value has reached.
template <std::size_t count>
constexpr int bucket_of(double value, const std::array<double, count>& limits) {
  int bucket = 0;
  for (double limit : limits) bucket += value >= limit;
  return bucket;
}
template <std::size_t count>
constexpr int bucket_of(int value, const std::array<int, count>& limits) {
  int bucket = 0;
  for (int limit : limits) bucket += value >= limit;
  return bucket;
}

// The same looked up: no comparisons but with the first limit and the last.
template <auto limits>
inline constexpr auto bucket_table = [] {
  std::array<std::uint8_t, static_cast<std::size_t>(limits.back() - limits.front()) + 2> table{};
  for (std::size_t i = 0; i < table.size(); ++i)
    table[i] = static_cast<std::uint8_t>(bucket_of(limits.front() - 1 + static_cast<int>(i), limits));
  return table;
}();
template <auto limits>
constexpr int bucket_in(int value) {
  constexpr int least = limits.front() - 1;
  return bucket_table<limits>[static_cast<std::size_t>(std::clamp(value, least, limits.back()) - least)];
}

}  // namespace springtide::net
