// The program's own nets: what the folder has, and what levels ask of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "ai/levels.h"
#include "games/experts.h"
#include "games/features.h"
#include "games/list.h"
#include "games/nets.h"
#include "net/random_net.h"
#include "text/hex.h"

namespace springtide {
namespace {

std::set<std::string> stems_in(const std::filesystem::path& folder) {
  std::set<std::string> stems;
  for (const auto& each : std::filesystem::directory_iterator(folder))
    if (each.path().extension() == ".net") stems.insert(each.path().stem().string());
  return stems;
}

TEST(own_nets, are_those_of_the_folder_and_fit) {
  std::set<std::string> stems;
  for (const NetFile& file : net_files()) {
    stems.insert(file.stem());
    const auto read = net::read_file(file.bytes);
    ASSERT_TRUE(read) << file.stem() << ": " << read.error().message();
    EXPECT_EQ(hex_of(weights_digest(*read)), file.weights);
    const auto misfit = misfit_of(net::Net(*read));
    EXPECT_EQ(misfit ? misfit->message() : "", "") << file.stem();
    ASSERT_NE(own_net(file), nullptr) << file.stem();
    EXPECT_EQ(own_net(file)->name(), file.name());
  }
  EXPECT_EQ(stems, stems_in(SPRINGTIDE_SOURCE_DIR "/nets"));
}

TEST(own_nets, are_there_for_every_level_that_asks) {
  Games::for_each([]<Game G>() {
    for (int level = 1; level <= level_count; ++level) {
      const Heads asks = plain_level<G>(level).asks;
      const Nets nets = level_spec<G>(level).search.nets;
      EXPECT_EQ(nets.value != nullptr, asks.contains(net::Head::value)) << G::name << " " << level;
      EXPECT_EQ(nets.policy != nullptr, asks.contains(net::Head::policy)) << G::name << " " << level;
      EXPECT_EQ(nets.belief != nullptr, asks.contains(net::Head::belief)) << G::name << " " << level;
      EXPECT_EQ(level_nets<G>(level), net_names(nets)) << G::name << " " << level;
      const auto found = find_own_bot<G>(level_name(level, level_nets<G>(level)));
      ASSERT_TRUE(found) << G::name << " " << level;
      EXPECT_EQ(net_names(found->search.nets), net_names(nets));
    }
  });
  EXPECT_EQ(take_missing_nets(), std::vector<std::string>{});
}

TEST(own_nets, are_no_others) {
  Rng rng(1);
  using Told = Features<Vineta>::Value;
  net::File file = net::random_file({.table = Told::table_size, .item = Told::item_size, .width = 16, .second = 16}, 1, rng);
  file.features = Told::names().digest();
  EXPECT_EQ(misfit_of(net::Net(file)), std::nullopt);
  const auto refused = bring_net(write_file(file));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->reason, "the net " + net::Net(file).name() + " is none of this program's");
  file.features[0] ^= 1;
  EXPECT_EQ(misfit_of(net::Net(file))->field, "features");
  file.game = "chess";
  EXPECT_EQ(misfit_of(net::Net(file))->reason, "this program knows no such features");
  EXPECT_TRUE(bring_net("no net"));
}

TEST(level_name, says_which_nets_were_asked) {
  const std::vector<std::string> nets{"0123abcd", "4567cdef", "89abef01"};
  EXPECT_EQ(level_name(6, {}, 1), "level 6 bot");
  EXPECT_EQ(level_name(6, nets, 1), "level 6 bot, nets 0123abcd 4567cdef 89abef01");
  EXPECT_EQ(level_name(6, nets, 2), "level 6 bot, version 2, nets 0123abcd 4567cdef 89abef01");
  EXPECT_LE(level_name(6, nets, 9).size(), 60u);  // as long as a name may be
  EXPECT_EQ(find_level("level 6 bot"), 6);
  EXPECT_EQ(find_level("level 4 bot, version 2"), 4);
  EXPECT_EQ(find_level(level_name(5, nets)), 5);
  EXPECT_EQ(find_level("level 7 bot"), std::nullopt);
  EXPECT_EQ(find_level("level 6 botanist"), std::nullopt);
  EXPECT_FALSE(find_own_bot<Vineta>(level_name(5, nets)));
}

// Records of before name bots of before: those, not what the level plays now.
TEST(levels, of_every_version_stay) {
  Games::for_each([]<Game G>() {
    ASSERT_EQ(std::ssize(level_versions<G>()), bot_version) << G::name;
    ASSERT_EQ(std::ssize(measured_levels<G>()), bot_version) << G::name;
    for (const auto& ratings : measured_levels<G>()) EXPECT_TRUE(std::ranges::is_sorted(ratings)) << G::name;
    EXPECT_FALSE(find_own_bot<G>("level 6 bot, version 99")) << G::name;
  });
  EXPECT_EQ(find_own_bot<Vineta>("level 6 bot")->search.iterations, 10'000);
  EXPECT_EQ(find_own_bot<Vigo>("level 6 bot")->search.iterations, 2'000);
  // docs/ratings.md
  EXPECT_EQ(measured_levels<Vineta>()[0], (std::array{1035, 1265, 1500, 1560, 1626, 1666}));
  EXPECT_EQ(measured_levels<Vineta>()[1], (std::array{1061, 1212, 1385, 1551, 1612, 1670}));
  EXPECT_EQ(measured_levels<Vigo>()[0], (std::array{811, 1054, 1500, 1904, 1954, 1981}));
  EXPECT_EQ(measured_levels<Vigo>()[1], (std::array{694, 901, 1153, 1529, 1904, 2237}));
}

}  // namespace
}  // namespace springtide
