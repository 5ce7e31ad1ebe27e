// base: lists, sets, arrays and counts over enums, random numbers, hashes, results.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "base/counts.h"
#include "base/enum_names.h"
#include "base/fixed_vector.h"
#include "base/fnv.h"
#include "base/result.h"
#include "base/rng.h"

namespace springtide {
namespace {

enum class Metal : std::uint8_t { iron, tin, gold, none };          // three keys
enum class Note : std::uint8_t { c, d, e, f, g, a, b, h };          // exactly eight: the small words are full
enum class Hour : std::uint8_t { first, second, last = 15, none };  // exactly sixteen: the large words are full

}  // namespace

// Its enumerators have a gap, so they cannot be counted.
template <>
inline constexpr int enum_size<Hour> = 16;

namespace {

template <class Range>
auto listed(const Range& range) {
  std::vector<std::decay_t<decltype(*range.begin())>> items;
  for (auto item : range) items.push_back(item);
  return items;
}

// --- FixedVector ---

using Five = FixedVector<int, 5>;

Five five_of(std::initializer_list<int> items) {
  Five list;
  for (int item : items) list.push_back(item);
  return list;
}

enum class Tide : std::uint8_t { none, spring_tide, neap_tide };
enum class Wind : std::uint8_t { n, ne, e, se, s, sw, w, nw, none, any };  // they are counted eight at a time

TEST(enum_size, counts_what_comes_before_none) {
  EXPECT_EQ(enum_size<Metal>, 3);
  EXPECT_EQ(enum_size<Note>, 8);
  EXPECT_EQ(enum_size<Wind>, 8);
  EXPECT_EQ(enum_size<Tide>, 3);  // where none is the first, it is one of them
}

TEST(enum_names, are_spelled_as_wanted) {
  EXPECT_EQ((names_of<Metal, with_spaces>[Metal::gold]), "gold");
  EXPECT_EQ((names_of<Tide, with_spaces>[Tide::spring_tide]), "spring tide");
  EXPECT_EQ((names_of<Tide, with_hyphens>[Tide::neap_tide]), "neap-tide");
  EXPECT_EQ((names_of<Tide, in_capitals>[Tide::neap_tide]), "NEAP-TIDE");
}

TEST(fixed_vector, starts_empty) {
  const Five list;
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.size(), 0u);
  EXPECT_EQ(list.begin(), list.end());
  EXPECT_EQ(Five::capacity(), 5u);
}

TEST(fixed_vector, keeps_items_in_order_up_to_its_capacity) {
  Five list = five_of({3, 1, 4, 1, 5});
  EXPECT_EQ(listed(list), (std::vector{3, 1, 4, 1, 5}));
  EXPECT_EQ(list.back(), 5);
  list.back() = 9;
  EXPECT_EQ(list[4], 9);
  EXPECT_FALSE(list.empty());
}

TEST(fixed_vector, inserts_at_the_front_in_the_middle_and_at_the_end) {
  Five list = five_of({1, 2});
  list.insert(0, 7);
  list.insert(2, 8);
  list.insert(4, 9);
  EXPECT_EQ(listed(list), (std::vector{7, 1, 8, 2, 9}));
}

TEST(fixed_vector, inserts_into_an_empty_list) {
  Five list;
  list.insert(0, 6);
  EXPECT_EQ(listed(list), std::vector{6});
}

TEST(fixed_vector, erases_the_first_a_middle_and_the_last_item) {
  Five list = five_of({1, 2, 3, 4, 5});
  list.erase(4);
  list.erase(1);
  list.erase(0);
  EXPECT_EQ(listed(list), (std::vector{3, 4}));
  list.erase(1);
  list.erase(0);
  EXPECT_TRUE(list.empty());
}

TEST(fixed_vector, appends_a_stretch) {
  constexpr std::array more{7, 8, 9};
  Five list = five_of({1, 2});
  list.append(more.data(), 0);
  EXPECT_EQ(listed(list), (std::vector{1, 2}));
  list.append(more.data(), more.size());
  EXPECT_EQ(listed(list), (std::vector{1, 2, 7, 8, 9}));
}

TEST(fixed_vector, clears) {
  Five list = five_of({1, 2});
  list.clear();
  EXPECT_TRUE(list.empty());
  list.push_back(3);
  EXPECT_EQ(listed(list), std::vector{3});
}

TEST(fixed_vector, equality_looks_at_size_and_items_only) {
  Five erased = five_of({1, 2, 3});
  erased.erase(2);  // a 3 is left in the memory beyond the size
  EXPECT_EQ(erased, five_of({1, 2}));
  EXPECT_NE(erased, five_of({1, 2, 3}));
  EXPECT_NE(erased, five_of({1}));
  EXPECT_NE(erased, five_of({2, 1}));
}

TEST(fixed_vector, copies_are_apart) {
  const Five first = five_of({1, 2});
  Five second = first;
  second[0] = 8;
  second.push_back(9);
  EXPECT_EQ(listed(first), (std::vector{1, 2}));
  EXPECT_EQ(listed(second), (std::vector{8, 2, 9}));
}

// The size is kept in one byte below 256 items and in four from there on.
template <std::size_t capacity>
void fill_to_the_brim() {
  FixedVector<std::uint16_t, capacity> list;
  for (std::size_t i = 0; i < capacity; ++i) list.push_back(static_cast<std::uint16_t>(i));
  ASSERT_EQ(list.size(), capacity);
  for (std::size_t i = 0; i < capacity; ++i) ASSERT_EQ(list[i], i);
  list.erase(0);
  EXPECT_EQ(list.size(), capacity - 1);
  EXPECT_EQ(list.back(), capacity - 1);
}

TEST(fixed_vector, counts_right_on_both_sides_of_256) {
  fill_to_the_brim<255>();
  fill_to_the_brim<256>();
  fill_to_the_brim<1000>();
}

static_assert(std::is_trivially_copyable_v<Five>);
static_assert(sizeof(FixedVector<std::uint8_t, 5>) == 6);

// --- enums as keys ---

TEST(enum_key, values_from_the_size_on_are_no_keys) {
  EXPECT_TRUE(is_key(Metal::iron));
  EXPECT_TRUE(is_key(Metal::gold));
  EXPECT_FALSE(is_key(Metal::none));
  EXPECT_EQ(index_of(Metal::gold), 2);
}

static_assert(EnumKey<Metal>);
static_assert(!EnumKey<int>);
enum class Sparse { far = 7 };  // nothing stands at 0
static_assert(!EnumKey<Sparse>);

TEST(enum_array, has_one_item_for_each_key) {
  EnumArray<Metal, int> prices{};
  EXPECT_EQ(listed(prices), (std::vector{0, 0, 0}));
  prices[Metal::gold] = 30;
  prices[Metal::iron] = 1;
  EXPECT_EQ(listed(prices), (std::vector{1, 0, 30}));
  const EnumArray<Metal, int> same{{{1, 0, 30}}};
  EXPECT_EQ(prices, same);
  EXPECT_EQ(same[Metal::tin], 0);
  prices[Metal::tin] = 2;
  EXPECT_NE(prices, same);
}

TEST(enum_array, can_be_changed_in_a_loop) {
  EnumArray<Metal, int> prices{{{1, 2, 3}}};
  for (int& price : prices) price *= 10;
  EXPECT_EQ(listed(prices), (std::vector{10, 20, 30}));
}

// --- EnumSet ---

using Notes = EnumSet<Note>;

TEST(enum_set, starts_empty) {
  const Notes set;
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(set.size(), 0);
  EXPECT_TRUE(listed(set).empty());
}

TEST(enum_set, holds_each_member_once_and_lists_them_in_enum_order) {
  Notes set{Note::h, Note::c, Note::e};
  set.insert(Note::c);
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(listed(set), (std::vector{Note::c, Note::e, Note::h}));
  EXPECT_EQ(set.front(), Note::c);
  EXPECT_TRUE(set.contains(Note::h));
  EXPECT_FALSE(set.contains(Note::d));
}

TEST(enum_set, erases) {
  Notes set{Note::c, Note::h};
  set.erase(Note::d);
  EXPECT_EQ(set.size(), 2);
  set.erase(Note::h);
  EXPECT_EQ(listed(set), std::vector{Note::c});
  set.erase(Note::c);
  EXPECT_TRUE(set.empty());
}

TEST(enum_set, without_leaves_the_set_as_it_was) {
  const Notes set{Note::c, Note::d};
  EXPECT_EQ(set.without(Note::c), Notes{Note::d});
  EXPECT_EQ(set.without(Note::h), set);
  EXPECT_EQ(set.size(), 2);
}

TEST(enum_set, union_intersection_and_difference) {
  const Notes left{Note::c, Note::d};
  const Notes right{Note::d, Note::h};
  EXPECT_EQ(left | right, (Notes{Note::c, Note::d, Note::h}));
  EXPECT_EQ(left & right, Notes{Note::d});
  EXPECT_EQ(left - right, Notes{Note::c});
  EXPECT_EQ(right - left, Notes{Note::h});
  EXPECT_TRUE((left - left).empty());
}

TEST(enum_set, is_within) {
  const Notes pair{Note::c, Note::d};
  EXPECT_TRUE(Notes{}.is_within(pair));
  EXPECT_TRUE(Notes{Note::d}.is_within(pair));
  EXPECT_TRUE(pair.is_within(pair));
  EXPECT_FALSE(pair.is_within(Notes{Note::d}));
  EXPECT_FALSE(Notes{Note::h}.is_within(pair));
}

TEST(enum_set, all_and_first_fill_whole_words) {
  EXPECT_EQ(Notes::all().size(), 8);
  EXPECT_EQ(all_of<Metal>.size(), 3);
  EXPECT_FALSE(all_of<Metal>.contains(Metal::none));
  EXPECT_EQ(EnumSet<Hour>::all().size(), 16);
  EXPECT_TRUE(EnumSet<Hour>::all().contains(Hour::last));
  EXPECT_TRUE(Notes::first(0).empty());
  EXPECT_EQ(Notes::first(2), (Notes{Note::c, Note::d}));
  EXPECT_EQ(Notes::first(8), Notes::all());
}

TEST(enum_set, bits_round_trip_for_every_set) {
  for (unsigned bits = 0; bits < 256; ++bits) {
    const Notes set = Notes::from_bits(bits);
    EXPECT_EQ(set.bits(), bits);
    Notes again;
    for (Note note : set) again.insert(note);
    EXPECT_EQ(again, set);
    EXPECT_EQ(set | (Notes::all() - set), Notes::all());
  }
}

static_assert(sizeof(EnumSet<Note>) == 1 && sizeof(EnumSet<Hour>) == 2);

// --- Counts ---

TEST(counts, starts_empty) {
  const Counts<Metal> counts;
  EXPECT_TRUE(counts.empty());
  EXPECT_EQ(counts.total(), 0);
  EXPECT_EQ(counts[Metal::tin], 0);
  EXPECT_FALSE(counts.has(Metal::tin));
  EXPECT_EQ(counts.kinds().size(), 0);
  EXPECT_TRUE(listed(counts.kinds()).empty());
}

TEST(counts, adds_and_removes) {
  Counts<Metal> counts;
  counts.add(Metal::gold, 15);
  counts.add(Metal::iron);
  counts.add(Metal::iron, 2);
  counts.remove(Metal::gold, 5);
  EXPECT_EQ(counts[Metal::iron], 3);
  EXPECT_EQ(counts[Metal::tin], 0);
  EXPECT_EQ(counts[Metal::gold], 10);
  EXPECT_EQ(counts.total(), 13);
  EXPECT_EQ(listed(counts.kinds()), (std::vector{Metal::iron, Metal::gold}));
  EXPECT_EQ(counts.kinds().size(), 2);
  counts.remove(Metal::iron, 3);
  EXPECT_FALSE(counts.has(Metal::iron));
  EXPECT_TRUE(counts.has(Metal::gold));
}

template <class E>
Counts<E> full_counts() {
  Counts<E> counts;
  for (E kind : all_of<E>) counts.add(kind, Counts<E>::max_count);
  return counts;
}

TEST(counts, full_words_do_not_overflow) {
  EXPECT_EQ(full_counts<Metal>().total(), 3 * 15);
  EXPECT_EQ(full_counts<Note>().total(), 8 * 15);
  EXPECT_EQ(full_counts<Hour>().total(), 16 * 15);
  EXPECT_EQ(full_counts<Hour>()[Hour::last], 15);
  EXPECT_EQ(full_counts<Hour>().kinds().size(), 16);
  EXPECT_EQ(listed(full_counts<Note>().kinds()), listed(all_of<Note>));
}

TEST(counts, sum_and_difference_go_kind_by_kind) {
  Counts<Hour> left;
  Counts<Hour> right;
  left.add(Hour::first, 9);
  left.add(Hour::last, 2);
  right.add(Hour::first, 6);
  right.add(Hour::second, 1);
  const Counts<Hour> sum = left + right;
  EXPECT_EQ(sum[Hour::first], 15);
  EXPECT_EQ(sum[Hour::second], 1);
  EXPECT_EQ(sum[Hour::last], 2);
  EXPECT_EQ(sum - right, left);
  EXPECT_EQ(sum - left, right);
  EXPECT_NE(left, right);
}

template <class E>
void expect_like_a_map(const Counts<E>& counts, const std::map<E, int>& model) {
  int total = 0;
  std::vector<E> kinds;
  for (E kind : all_of<E>) {
    const auto found = model.find(kind);
    const int count = found == model.end() ? 0 : found->second;
    ASSERT_EQ(counts[kind], count);
    ASSERT_EQ(counts.has(kind), count > 0);
    total += count;
    if (count > 0) kinds.push_back(kind);
  }
  ASSERT_EQ(counts.total(), total);
  ASSERT_EQ(counts.empty(), total == 0);
  ASSERT_EQ(listed(counts.kinds()), kinds);
  ASSERT_EQ(counts.kinds().size(), static_cast<int>(kinds.size()));
}

template <class E>
void compare_with_a_map(std::uint64_t seed) {
  Rng rng(seed);
  Counts<E> counts;
  std::map<E, int> model;
  for (int step = 0; step < 2000; ++step) {
    const auto kind = static_cast<E>(rng.below(enum_size<E>));
    const int count = model[kind];
    if (rng.below(2) == 0) {
      const int more = static_cast<int>(rng.below(static_cast<std::uint32_t>(16 - count)));
      counts.add(kind, more);
      model[kind] += more;
    } else {
      const int fewer = static_cast<int>(rng.below(static_cast<std::uint32_t>(count + 1)));
      counts.remove(kind, fewer);
      model[kind] -= fewer;
    }
    ASSERT_NO_FATAL_FAILURE(expect_like_a_map(counts, model));
  }
}

TEST(counts, behave_like_a_map) {
  compare_with_a_map<Metal>(1);
  compare_with_a_map<Note>(2);
  compare_with_a_map<Hour>(3);
}

static_assert(sizeof(Counts<Note>) == 4 && sizeof(Counts<Hour>) == 8);

// --- Rng ---

// The published sequence of SplitMix64 from the seed 1234567: mix() is one step, from a state that grows by a constant.
TEST(rng, mix_is_one_step_of_splitmix64) {
  constexpr std::array<std::uint64_t, 5> published{6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                                   4593380528125082431u, 16408922859458223821u};
  std::uint64_t state = 1234567;
  for (std::uint64_t expected : published) {
    EXPECT_EQ(mix(state), expected);
    state += 0x9e3779b97f4a7c15;
  }
}

// From a Python transcription of Blackman and Vigna's xoshiro256plusplus.c, seeded by splitmix64.c, which gives the
// published outputs 41943041, 58720359, 3588806011781223, … from the state 1, 2, 3, 4. The line of seed 0 is known as well
// from the tests of other libraries.
TEST(rng, is_xoshiro256_plus_plus) {
  struct Published {
    std::uint64_t seed;
    std::array<std::uint64_t, 6> outputs;
  };
  constexpr std::array published{
      Published{0,
                {0x53175d61490b23df, 0x61da6f3dc380d507, 0x5c0fdf91ec9a7bfc, 0x02eebf8c3bbe5e1a, 0x7eca04ebaf4a5eea,
                 0x0543c37757f08d9a}},
      Published{1,
                {0xcfc5d07f6f03c29b, 0xbf424132963fe08d, 0x19a37d5757aaf520, 0xbf08119f05cd56d6, 0x2f47184b86186fa4,
                 0x97299fcae7202345}},
      Published{42,
                {0xd0764d4f4476689f, 0x519e4174576f3791, 0xfbe07cfb0c24ed8c, 0xb37d9f600cd835b8, 0xcb231c3874846a73,
                 0x968d9f004e50de7d}},
      Published{0xffffffffffffffff,
                {0x56ccf8ce948e27b2, 0xe68588432e5a5b90, 0xe3e9b5a48119ca8b, 0x460f19495532ae73, 0xa7d62040ea9263e1,
                 0x66f1fb2ac9402c14}},
  };
  for (const Published& each : published) {
    Rng rng(each.seed);
    for (std::uint64_t expected : each.outputs) EXPECT_EQ(rng.next(), expected) << "seed " << each.seed;
  }
}

TEST(rng, is_still_right_after_a_thousand_steps) {
  Rng rng(42);
  for (int i = 1; i < 1000; ++i) rng.next();
  EXPECT_EQ(rng.next(), 0xa3ed059c1cc38790u);
}

// Lemire: the upper half of (upper half of the output) × n. 0xd0764d4f · 10 / 2³² = 8.14…, 0x519e4174 · 10 / 2³² = 3.18…
TEST(rng, below_multiplies_the_upper_half) {
  Rng rng(42);
  EXPECT_EQ(rng.below(10), 8u);
  EXPECT_EQ(rng.below(10), 3u);
}

TEST(rng, below_one_is_zero) {
  Rng rng(7);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0u);
}

TEST(rng, below_stays_below_the_largest_bounds) {
  Rng rng(8);
  for (std::uint32_t n : {0xffffffffu, 0xfffffffeu, 0x80000001u, 0x80000000u})
    for (int i = 0; i < 1000; ++i) ASSERT_LT(rng.below(n), n);
}

TEST(rng, works_at_compile_time) {
  constexpr std::uint64_t first = [] {
    Rng rng(0);
    return rng.next();
  }();
  static_assert(first == 0x53175d61490b23df);
  EXPECT_EQ(Rng(0).next(), first);
}

// Pearson's statistic of equally likely cells.
double chi_squared(const std::vector<int>& cells) {
  double total = 0;
  for (int cell : cells) total += cell;
  const double expected = total / static_cast<double>(cells.size());
  double sum = 0;
  for (int cell : cells) sum += (cell - expected) * (cell - expected) / expected;
  return sum;
}

template <class Draw>
double chi_squared_of(std::size_t cells, int draws, Draw&& draw) {
  std::vector<int> counts(cells);
  for (int i = 0; i < draws; ++i) ++counts[draw()];
  return chi_squared(counts);
}

// Quantiles of the chi-squared distribution: less than the low or more than the high one has a chance of 1 in 10,000.
struct Bounds {
  std::uint32_t cells;
  double low;
  double high;
};
constexpr std::array uniform_bounds{Bounds{3, 0.0002, 18.42}, Bounds{6, 0.0822, 25.74}, Bounds{7, 0.1724, 27.86},
                                    Bounds{14, 1.733, 40.87}, Bounds{30, 8.731, 66.15}};

TEST(rng, below_is_uniform) {
  for (const Bounds& bounds : uniform_bounds) {
    Rng rng(bounds.cells);
    const double statistic = chi_squared_of(bounds.cells, 300'000, [&] { return rng.below(bounds.cells); });
    EXPECT_GT(statistic, bounds.low) << bounds.cells << " cells: too even to be random";
    EXPECT_LT(statistic, bounds.high) << bounds.cells << " cells";
  }
}

// Below 3·2³⁰ a plain multiplication gives every third number twice the chance of the others. Only the rejection of the
// uneven rest makes the three classes equal.
TEST(rng, below_rejects_the_uneven_rest) {
  constexpr std::uint32_t n = 3u << 30;
  Rng rng(9);
  EXPECT_LT(chi_squared_of(3, 100'000, [&] { return rng.below(n) % 3; }), 18.42);
  Rng plain(9);
  const double biased =
      chi_squared_of(3, 100'000, [&] { return static_cast<std::uint32_t>((plain.next() >> 32) * n >> 32) % 3; });
  EXPECT_GT(biased, 10'000) << "the test would not see a missing rejection";
}

// The test of uniformity itself can fail: on a slight bias, and on numbers dealt round in turn.
TEST(rng, the_test_of_uniformity_sees_bias) {
  Rng rng(10);
  const auto loaded = [&] { return rng.below(61) / 10 % 6; };  // 0 has 11 chances of 61, the others 10
  EXPECT_GT(chi_squared_of(6, 300'000, loaded), 25.74);
  std::uint32_t turn = 0;
  EXPECT_LT(chi_squared_of(6, 300'000, [&] { return turn++ % 6; }), 0.0822);
}

// Two draws in a row are independent: the 36 pairs are equally likely. 35 degrees of freedom; mean 35, deviation √70.
TEST(rng, neighbouring_draws_are_independent) {
  Rng rng(11);
  const auto pair = [&] {
    const std::uint32_t first = rng.below(6);
    return first * 6 + rng.below(6);
  };
  const double statistic = chi_squared_of(36, 360'000, pair);
  EXPECT_NEAR(statistic, 35, 4 * std::sqrt(70.0));
}

// --- Result ---

TEST(result, holds_a_value) {
  const Result<int, std::string> result = 3;
  ASSERT_TRUE(result);
  EXPECT_EQ(*result, 3);
}

TEST(result, holds_an_error) {
  const Result<int, std::string> result = std::string("no number");
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error(), "no number");
}

TEST(result, gives_access_to_members_and_lets_the_value_change) {
  Result<std::string, int> result = std::string("tide");
  EXPECT_EQ(result->size(), 4u);
  *result += "s";
  result->push_back('!');
  EXPECT_EQ(*result, "tides!");
  const auto& unchanging = result;
  EXPECT_EQ(unchanging->front(), 't');
}

TEST(result, carries_what_can_only_be_moved) {
  Result<std::unique_ptr<int>, std::string> result = std::make_unique<int>(5);
  ASSERT_TRUE(result);
  const std::unique_ptr<int> taken = std::move(*result);
  EXPECT_EQ(*taken, 5);
}

TEST(result, a_false_value_is_still_a_value) {
  const Result<bool, std::string> result = false;
  EXPECT_TRUE(static_cast<bool>(result));
  EXPECT_FALSE(*result);
}

#ifndef NDEBUG
TEST(asserts, stop_what_the_contracts_forbid) {
  EXPECT_DEATH(five_of({1, 2, 3, 4, 5, 6}), "capacity");
  EXPECT_DEATH(five_of({1})[1] = 2, "size");
  Counts<Metal> counts = full_counts<Metal>();
  EXPECT_DEATH(counts.add(Metal::tin), "max_count");
  EXPECT_DEATH(Counts<Metal>{}.remove(Metal::tin), "");
  const Result<int, std::string> result = 3;
  EXPECT_DEATH((void)result.error(), "");
  EXPECT_DEATH(Rng(1).below(0), "n > 0");
}
#endif

// The vectors of the authors: what is stored is found by it, on every node and for ever.
TEST(Fnv, is_the_one_of_its_authors) {
  EXPECT_EQ(fnv_1a(""), 0xcbf29ce484222325u);
  EXPECT_EQ(fnv_1a("a"), 0xaf63dc4c8601ec8cu);
  EXPECT_EQ(fnv_1a("foobar"), 0x85944171f73967e8u);
}

}  // namespace
}  // namespace springtide
