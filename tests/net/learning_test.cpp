// Bots that ask nets, and what nets learn from.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>

#include "arena/bots.h"
#include "arena/selfplay.h"
#include "core/play_out.h"
#include "games/experts.h"
#include "games/list.h"
#include "net/random_net.h"

namespace springtide {
namespace {

template <class G>
class Learning : public testing::Test {};
using AllGames = testing::Types<Vineta, Vigo>;
TYPED_TEST_SUITE(Learning, AllGames);

// Tables of random games in which somebody has to choose.
template <Game G>
std::vector<arena::Table<G>> some_tables(int count, int players) {
  std::vector<arena::Table<G>> tables;
  Rng rng(3);
  for (int i = 0; i < count; ++i) {
    typename G::Options options;
    options.players = players;
    arena::Table<G> table(options, static_cast<std::uint64_t>(i));
    for (std::uint32_t steps = 30 + rng.below(60); !table.is_over(); steps -= steps > 0) {
      const Seat seat = table.acting().front();
      if (seat != Seat::nature && steps == 0 && legal_actions(table.state(), seat).size() > 3) break;
      if (seat == Seat::nature)
        table.deal();
      else
        table.play(seat, random_action<G>(table.state(), seat, rng));
    }
    if (!table.is_over()) tables.push_back(std::move(table));
  }
  return tables;
}

template <class Told>
net::Shape shape_for() {
  return {.table = Told::table_size, .item = Told::item_size, .width = 16, .second = 16};
}

template <class Told>
net::File silent_file(std::size_t outputs) {
  Rng rng(1);
  net::File file = net::random_file(shape_for<Told>(), outputs, rng);
  for (auto* part : {&file.table_rows, &file.item_rows, &file.second_rows, &file.output_rows}) std::ranges::fill(*part, 0);
  std::ranges::fill(file.first_bias, 0);
  std::ranges::fill(file.second_bias, 0);
  std::ranges::fill(file.output_bias, 0);
  file.shifts = {.first = 0, .second = 0, .outputs = 3};
  return file;
}

// One that says n / (127 · 8) of an item which has the feature, and nothing of the others.
template <class Told>
net::Net net_that_likes(net::Feature feature, int n) {
  net::File file = silent_file<Told>(1);
  file.item_rows[feature * std::size_t{16}] = 127;
  file.second_rows[0] = 1;
  file.output_rows[0] = static_cast<std::int8_t>(n);
  return net::Net(file);
}

std::vector<net::Feature> list_of(const net::FeatureSet& set) { return {set.begin(), set.end()}; }

// --- asking ---

TYPED_TEST(Learning, a_position_is_worth_what_is_written_by_hand_and_what_the_net_adds) {
  using Value = typename Features<TypeParam>::Value;
  Rng rng(5);
  const net::Net net(net::random_file(shape_for<Value>(), 2, rng));
  for (const auto& table : some_tables<TypeParam>(20, 3)) {
    const Value told(table.state());
    net::Input input;
    net::FeatureSet set;
    told.table(set);
    input.table = list_of(set);
    for (Seat seat : players_of(3)) {
      set.clear();
      told.seat(seat, set);
      input.items.push_back(list_of(set));
    }
    const auto outputs = net::outputs_of(net, input);
    const Shares shares = shares_by<TypeParam>(net, table.state());
    const double step = 127.0 * std::pow(2, net.file().shifts.outputs);
    double sum = 0;
    for (Seat seat : players_of(3)) sum += shares[seat];
    EXPECT_NEAR(sum, 1, 1e-12);
    for (Seat seat : {Seat::p2, Seat::p3}) {
      const double logit = told.base(seat) + outputs[2 * static_cast<std::size_t>(seat)] / step;
      const double first = told.base(Seat::p1) + outputs[0] / step;
      if (std::abs(logit - first) > 20) continue;  // farther apart the shares are too small to compare
      EXPECT_NEAR(std::log(shares[seat] / shares[Seat::p1]), logit - first, 1e-6);
    }
  }
}

TYPED_TEST(Learning, every_action_gets_the_look_that_the_net_gives_it) {
  using Policy = typename Features<TypeParam>::Policy;
  Rng rng(6);
  const net::Net net(net::random_file(shape_for<Policy>(), 1, rng));
  for (const auto& table : some_tables<TypeParam>(20, 4)) {
    const Seat seat = table.acting().front();
    const auto legal = legal_actions(table.state(), seat);
    const Policy told(table.state(), seat);
    net::Input input;
    net::FeatureSet set;
    told.table(set);
    input.table = list_of(set);
    for (const auto& action : legal) {
      set.clear();
      told.action(action, set);
      input.items.push_back(list_of(set));
    }
    const auto outputs = net::outputs_of(net, input);
    Worths looks;
    looks_by<TypeParam>(net, table.state(), seat, legal, looks);
    for (std::size_t i = 0; i < legal.size(); ++i)
      EXPECT_EQ(looks[i], outputs[i] / (127.0 * std::pow(2, net.file().shifts.outputs)));
  }
}

// Vineta's evaluation is the base itself, so a net that adds nothing changes nothing.
TEST(Learning, a_net_that_adds_nothing_plays_as_the_evaluation_does) {
  const net::Net silent(silent_file<Features<Vineta>::Value>(2));
  int same = 0;
  const auto tables = some_tables<Vineta>(30, 3);
  for (const auto& table : tables) {
    const auto question = table.question(table.acting().front());
    BotSpec<Vineta> bot = search_bot<Vineta>(200);
    const auto by_hand = answer(bot, question, 9);
    bot.search.nets.value = &silent;
    same += answer(bot, question, 9) == by_hand;
  }
  EXPECT_EQ(same, static_cast<int>(tables.size()));
}

TYPED_TEST(Learning, a_search_looks_where_the_net_points) {
  using Policy = typename Features<TypeParam>::Policy;
  int pointed = 0;
  for (const auto& table : some_tables<TypeParam>(30, 2)) {
    const auto question = table.question(table.acting().front());
    // Something that the last of the options has and the others have not.
    const Policy told(table.state(), question.seat());
    std::vector<net::FeatureSet> sets(question.legal.size());
    for (std::size_t i = 0; i < sets.size(); ++i) told.action(question.legal[i], sets[i]);
    const auto has = [](const net::FeatureSet& set, net::Feature f) { return std::ranges::count(set, f) > 0; };
    for (const net::Feature f : sets.back()) {
      if (std::count_if(sets.begin(), sets.end(), [&](const auto& set) { return has(set, f); }) != 1) continue;
      const net::Net net = net_that_likes<Policy>(f, 100);
      BotSpec<TypeParam> bot = search_bot<TypeParam>(60);
      bot.search.nets.policy = &net;
      bot.search.exploration = 2;
      Thought<TypeParam> thought(bot, question, 4);
      thought.run(60);
      const auto stats = thought.search()->root();
      const auto most = std::ranges::max(stats, {}, &RootStat::visits).visits;
      EXPECT_EQ(stats.back().visits, most);
      ++pointed;
      break;
    }
  }
  EXPECT_GT(pointed, 5);
}

// --- how a search goes about it ---

template <Game G>
std::vector<RootStat> roots_of(const arena::Table<G>& table, const SearchSettings& settings) {
  BotSpec<G> bot = search_bot<G>(settings.iterations);
  bot.search = settings;
  Thought<G> thought(bot, table.question(table.acting().front()), 4);
  thought.run(settings.iterations);
  return thought.search()->root();
}

TYPED_TEST(Learning, with_two_players_a_paranoid_plays_like_anybody) {
  SearchSettings settings = search_bot<TypeParam>(100).search;
  for (const auto& table : some_tables<TypeParam>(8, 2)) {
    settings.paranoia = 0;
    const auto usual = roots_of(table, settings);
    settings.paranoia = 1;
    const auto paranoid = roots_of(table, settings);
    // 1 - (1 - x) is not always x, so they may part company late.
    for (std::size_t i = 0; i < usual.size(); ++i) EXPECT_NEAR(usual[i].visits, paranoid[i].visits, 20);
  }
}

// Where everybody decides by what the search has found alone, and often, so that it has found something of the others.
TEST(Learning, a_paranoid_expects_less_of_many) {
  SearchSettings settings{.iterations = 3000, .playout = Playout::none, .exploration = 0.2, .trust = 0};
  double usual = 0;
  double paranoid = 0;
  const auto sum_of = [](const std::vector<RootStat>& stats) {
    double sum = 0;
    for (const RootStat& stat : stats) sum += stat.total;
    return sum;
  };
  for (const auto& table : some_tables<Vineta>(6, 4)) {
    settings.paranoia = 0;
    usual += sum_of(roots_of(table, settings));
    settings.paranoia = 1;
    paranoid += sum_of(roots_of(table, settings));
  }
  EXPECT_LT(paranoid, usual);
}

TYPED_TEST(Learning, who_doubts_tries_fewer_things) {
  SearchSettings settings = search_bot<TypeParam>(100).search;
  int tried = 0;
  int tried_in_doubt = 0;
  const auto count = [](const std::vector<RootStat>& stats) {
    return static_cast<int>(std::ranges::count_if(stats, [](const RootStat& stat) { return stat.visits > 0; }));
  };
  for (const auto& table : some_tables<TypeParam>(12, 2)) {
    settings.doubt = 0;
    tried += count(roots_of(table, settings));
    settings.doubt = 0.3;
    tried_in_doubt += count(roots_of(table, settings));
  }
  EXPECT_LT(tried_in_doubt, tried);
}

// --- samples ---

// A block read by another hand.
class BlockReader {
 public:
  explicit BlockReader(std::string bytes) : bytes_(std::move(bytes)) {}
  template <class T>
  T next() {
    T value;
    std::memcpy(&value, bytes_.data() + at_, sizeof(T));
    at_ += sizeof(T);
    return value;
  }
  template <class T>
  std::vector<T> next(std::size_t count) {
    std::vector<T> values;
    for (std::size_t i = 0; i < count; ++i) values.push_back(next<T>());
    return values;
  }
  bool is_at_end() const { return at_ == bytes_.size(); }

 private:
  std::string bytes_;
  std::size_t at_ = 0;
};

TEST(Samples, a_block_has_its_columns_one_behind_the_other) {
  const auto set = [](std::initializer_list<net::Feature> features) {
    net::FeatureSet all;
    for (net::Feature feature : features) all.push_back(feature);
    return all;
  };
  arena::SampleBlock block;
  EXPECT_EQ(block.bytes(), "");
  block.begin(7, 3, set({1, 5}));
  block.add_item(set({2}), std::array{0.5F}, std::array{1.F, 2.F});
  block.add_item(set({}), std::array{-0.5F}, std::array{3.F, 4.F});
  arena::SampleBlock more;
  more.begin(70'000, 400, set({8}));
  more.add_item(set({300, 301}), std::array{0.25F}, std::array{5.F, arena::not_known});
  block.append(more);
  EXPECT_EQ(block.size(), 2u);
  BlockReader in(block.bytes());
  EXPECT_EQ(in.next<std::uint32_t>(4), (std::vector<std::uint32_t>{2, 3, 3, 3}));
  EXPECT_EQ(in.next<std::uint32_t>(2), (std::vector<std::uint32_t>{7, 70'000}));
  EXPECT_EQ(in.next<std::uint8_t>(2), (std::vector<std::uint8_t>{3, 255}));
  EXPECT_EQ(in.next<std::uint8_t>(2), (std::vector<std::uint8_t>{2, 1}));
  EXPECT_EQ(in.next<std::uint16_t>(2), (std::vector<std::uint16_t>{2, 1}));
  EXPECT_EQ(in.next<std::uint16_t>(3), (std::vector<std::uint16_t>{1, 5, 8}));
  EXPECT_EQ(in.next<std::uint16_t>(3), (std::vector<std::uint16_t>{1, 0, 2}));
  EXPECT_EQ(in.next<std::uint16_t>(3), (std::vector<std::uint16_t>{2, 300, 301}));
  EXPECT_EQ(in.next<float>(3), (std::vector<float>{0.5F, -0.5F, 0.25F}));
  EXPECT_EQ(in.next<float>(5), (std::vector<float>{1, 2, 3, 4, 5}));
  EXPECT_TRUE(std::isnan(in.next<float>()));
  EXPECT_TRUE(in.is_at_end());
}

TYPED_TEST(Learning, the_head_of_samples_says_what_they_are) {
  const auto head = arena::sample_head<TypeParam>(net::Head::value);
  const std::string text = head_text(head);
  EXPECT_EQ(text.rfind("springtide samples 1\ngame " + std::string(TypeParam::name) + "\nrules ", 0), 0u) << text;
  EXPECT_NE(text.find("\ntargets win, search, points\nbases 1\n"), std::string::npos) << text;
  EXPECT_EQ(text.substr(text.size() - 2), "\n\n");
}

// Sums of a target over the items of each sample.
std::vector<double> target_sums(const std::string& bytes, std::size_t bases, std::size_t targets, std::size_t which) {
  if (bytes.empty()) return {};  // nobody at the table searched
  BlockReader in(bytes);
  const auto sizes = in.next<std::uint32_t>(4);
  in.next<std::uint32_t>(sizes[0]);
  in.next<std::uint8_t>(sizes[0]);
  const auto items_of = in.next<std::uint8_t>(sizes[0]);
  in.next<std::uint16_t>(sizes[0] + sizes[2] + sizes[1] + sizes[3]);
  in.next<float>(sizes[1] * bases);
  std::vector<double> sums;
  for (const std::uint8_t items : items_of) {
    double sum = 0;
    for (std::size_t i = 0; i < items; ++i) sum += static_cast<double>(in.next<float>(targets)[which]);
    sums.push_back(sum);
  }
  EXPECT_TRUE(in.is_at_end());
  return sums;
}

TYPED_TEST(Learning, a_game_is_played_for_samples_the_same_each_time) {
  arena::SelfPlay<TypeParam> plan{.value = 0.5, .policy = 0.5, .seed = 8};
  plan.bots = {search_bot<TypeParam>(12), greedy_bot<TypeParam>()};
  for (std::uint32_t game = 0; game < 6; ++game) {
    const arena::Samples samples = arena::Lesson<TypeParam>(plan, game).play();
    const arena::Samples again = arena::Lesson<TypeParam>(plan, game).play();
    EXPECT_EQ(samples.value.bytes(), again.value.bytes());
    EXPECT_EQ(samples.policy.bytes(), again.policy.bytes());
    EXPECT_NE(samples.value.bytes(), arena::Lesson<TypeParam>(plan, game + 100).play().value.bytes());
    ASSERT_GT(samples.value.size(), 0u);
    for (double sum : target_sums(samples.value.bytes(), 1, 3, 0)) EXPECT_NEAR(sum, 1, 1e-5) << "shares of the win";
    for (double sum : target_sums(samples.value.bytes(), 1, 3, 1)) EXPECT_TRUE(std::isnan(sum) || std::abs(sum - 1) < 1e-5);
    for (double sum : target_sums(samples.value.bytes(), 1, 3, 2)) EXPECT_NEAR(sum, 0, 1e-4) << "leads cancel out";
    for (double sum : target_sums(samples.policy.bytes(), 0, 1, 0)) EXPECT_NEAR(sum, 1, 1e-5) << "shares of the visits";
  }
}

// What there is to learn of rivals is the truth, and only what the seat does not see already.
TEST(Learning, rivals_are_learnt_as_they_are) {
  arena::SelfPlay<Vineta> plan{.belief = 1, .seed = 8};
  plan.bots = {greedy_bot<Vineta>()};
  for (std::uint32_t game = 0; game < 6; ++game) {
    const arena::Samples samples = arena::Lesson<Vineta>(plan, game).play();
    BlockReader in(samples.belief.bytes());
    const auto sizes = in.next<std::uint32_t>(4);
    in.next<std::uint32_t>(sizes[0]);
    in.next<std::uint8_t>(2 * std::size_t{sizes[0]});
    in.next<std::uint16_t>(std::size_t{sizes[0]} + sizes[2] + sizes[1] + sizes[3]);
    const auto bases = in.next<float>(std::size_t{sizes[1]} * 16);
    const auto targets = in.next<float>(std::size_t{sizes[1]} * 2);
    EXPECT_TRUE(in.is_at_end());
    for (std::size_t i = 0; i < sizes[1]; ++i) {
      const float tribe = targets[2 * i];
      const float district = targets[2 * i + 1];
      EXPECT_FALSE(std::isnan(tribe) && std::isnan(district)) << "nothing to learn";
      // What cannot be is far below the likeliest: the truth never is.
      const auto above = [&](std::size_t from, std::size_t count, float truth) {
        const auto first = bases.begin() + static_cast<std::ptrdiff_t>(16 * i + from);
        return *std::max_element(first, first + static_cast<std::ptrdiff_t>(count)) - first[static_cast<int>(truth)];
      };
      EXPECT_TRUE(std::isnan(tribe) || above(0, 7, tribe) < 29.9F);
      EXPECT_TRUE(std::isnan(district) || above(7, 9, district) < 29.9F);
    }
  }
}

// --- bots by name ---

TEST(parse_bot, refuses_a_net_that_is_not_there_or_not_for_it) {
  const auto bot = arena::parse_bot<Vineta>("search:10,value=/there/is/none.net");
  ASSERT_FALSE(bot);
  EXPECT_NE(bot.error().message().find("/there/is/none.net: cannot be read"), std::string::npos) << bot.error().message();
  EXPECT_FALSE(arena::parse_bot<Vineta>("greedy,value=x.net"));
  EXPECT_FALSE(arena::parse_bot<Vineta>("search:10,ms=-1"));
  EXPECT_FALSE(arena::parse_bot<Vineta>("search:10,paranoia=2"));
  EXPECT_EQ(arena::parse_bot<Vineta>("search:10,ms=50")->milliseconds, 50);
}

}  // namespace
}  // namespace springtide
