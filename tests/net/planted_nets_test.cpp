// A list of nets in place of the program's: one that is there, one to be brought, one for other features, one that is none.
#include <gtest/gtest.h>

#include <thread>

#include "games/features.h"
#include "games/list.h"
#include "games/nets.h"
#include "net/random_net.h"
#include "text/hex.h"

namespace springtide {
namespace {

template <class Told>
net::File planted(std::string_view game, net::Head head, std::uint64_t seed) {
  Rng rng(seed);
  net::File file = net::random_file({.table = Told::table_size, .item = Told::item_size, .width = 16, .second = 16}, 1, rng);
  file.game = game;
  file.head = head;
  file.features = Told::names().digest();
  return file;
}

struct Planted {
  net::File there = planted<Features<Vineta>::Value>("vineta", net::Head::value, 1);
  net::File to_bring = planted<Features<Vigo>::Policy>("vigo", net::Head::policy, 2);
  net::File misfit = planted<Features<Vineta>::Belief>("vineta", net::Head::belief, 3);
  std::vector<std::string> texts{};
  std::vector<NetFile> list{};

  Planted() {
    misfit.features[0] ^= 1;
    for (const net::File* file : {&there, &to_bring, &misfit})
      texts.insert(texts.end(), {hex_of(weights_digest(*file)), write_file(*file)});
    list = {{"vigo", net::Head::policy, texts[2], {}},
            {"vigo", net::Head::value, texts[0], "no net"},
            {"vineta", net::Head::belief, texts[4], texts[5]},
            {"vineta", net::Head::value, texts[0], texts[1]}};
  }
};

const Planted& garden() {
  static const Planted planted;
  return planted;
}

using Names = std::vector<std::string>;

}  // namespace

std::span<const NetFile> net_files() { return garden().list; }

namespace {

TEST(planted_nets, are_given_to_who_asks_for_their_head) {
  std::vector<std::thread> askers;
  for (int i = 0; i < 4; ++i)
    askers.emplace_back([] { EXPECT_EQ(own_nets("vineta", {net::Head::value}).value->file(), garden().there); });
  for (std::thread& asker : askers) asker.join();
  const Nets nets = own_nets("vineta", {net::Head::value, net::Head::policy});
  EXPECT_EQ(nets.policy, nullptr);
  EXPECT_EQ(nets.belief, nullptr);
  EXPECT_EQ(own_nets("vineta", {}).value, nullptr);
  EXPECT_EQ(own_nets("chess", Heads::all()).value, nullptr);
  EXPECT_EQ(take_missing_nets(), Names{});
}

TEST(planted_nets, that_cannot_be_asked_are_missing) {
  EXPECT_EQ(own_nets("vineta", Heads::all()).belief, nullptr);
  EXPECT_EQ(own_nets("vigo", {net::Head::value}).value, nullptr);
  EXPECT_EQ(take_missing_nets(), (Names{"vigo-value", "vineta-belief"}));
  EXPECT_EQ(take_missing_nets(), Names{});
  EXPECT_EQ(bring_net(garden().texts[5])->field, "features");
}

TEST(planted_nets, can_be_brought_once_for_all) {
  EXPECT_EQ(own_nets("vigo", {net::Head::policy}).policy, nullptr);
  EXPECT_EQ(take_missing_nets(), Names{"vigo-policy"});
  const Names names = own_net_names("vigo", {net::Head::policy});
  EXPECT_EQ(names, Names{garden().texts[2].substr(0, 8)});

  // The same weights under another head line are not it.
  net::File other = garden().to_bring;
  other.head = net::Head::value;
  EXPECT_EQ(bring_net(write_file(other))->reason, "these weights are those of vigo-policy");

  EXPECT_EQ(bring_net(garden().texts[3]), std::nullopt);
  const net::Net* brought = own_nets("vigo", {net::Head::policy}).policy;
  ASSERT_NE(brought, nullptr);
  EXPECT_EQ(brought->file(), garden().to_bring);
  EXPECT_EQ(Names{brought->name()}, names);
  EXPECT_EQ(bring_net(garden().texts[3]), std::nullopt);
  EXPECT_EQ(own_nets("vigo", {net::Head::policy}).policy, brought);  // who thinks may keep it
  EXPECT_EQ(take_missing_nets(), Names{});
}

TEST(planted_nets, have_names_in_the_order_of_heads) {
  const Names names = own_net_names("vineta", Heads::all());
  EXPECT_EQ(names, (Names{garden().texts[0].substr(0, 8), garden().texts[4].substr(0, 8)}));
}

}  // namespace
}  // namespace springtide
