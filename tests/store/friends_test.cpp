// Who follows whom, blocks, circles and invitations, on both engines.
#include "store/friends.h"

#include <gtest/gtest.h>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

using Ids = std::vector<std::string>;

class FriendsTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
  std::unique_ptr<Store> store = place.open();

  void SetUp() override {
    for (const std::string id : {"anna", "ben", "carl", "dora"}) store->add_player({.id = id, .name = id, .login = id});
  }
};

INSTANTIATE_TEST_SUITE_P(engines, FriendsTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

TEST_P(FriendsTest, follow_one_another_until_they_do_not) {
  EXPECT_TRUE(store->follow("anna", "ben", 100, 2));
  EXPECT_TRUE(store->follow("anna", "carl", 50, 2));
  EXPECT_TRUE(store->follow("anna", "ben", 10, 2));  // once more
  EXPECT_FALSE(store->follow("anna", "dora", 200, 2));
  EXPECT_TRUE(store->follow("dora", "ben", 200, 2));
  EXPECT_EQ(store->followed_by("anna"), (Ids{"carl", "ben"}));
  EXPECT_EQ(store->followers_of("ben"), (Ids{"dora", "anna"}));
  store->unfollow("anna", "carl");
  EXPECT_EQ(store->followed_by("anna"), Ids{"ben"});
  store->remove_player("ben");
  EXPECT_EQ(store->followed_by("anna"), Ids{});
}

TEST_P(FriendsTest, block_and_forgive) {
  const Block block{.blocker = "anna", .blocked = "ben", .changed = 100};
  ASSERT_TRUE(store->follow("anna", "ben", 10, 9));
  ASSERT_TRUE(store->follow("ben", "anna", 10, 9));
  ASSERT_TRUE(store->put_circle({.id = "c1", .owner = "anna", .name = "Thursday", .members = {"ben", "carl"}}, 9));
  EXPECT_TRUE(store->set_block(block, 1));
  EXPECT_TRUE(store->set_block(block, 1));
  EXPECT_FALSE(store->set_block({.blocker = "anna", .blocked = "carl", .changed = 110}, 1));
  EXPECT_EQ(store->blocked_by("anna"), Ids{"ben"});
  EXPECT_EQ(store->blockers_of("ben"), Ids{"anna"});
  EXPECT_EQ(store->blockers_of("anna"), Ids{});
  EXPECT_EQ(store->followed_by("anna"), Ids{});
  EXPECT_EQ(store->followed_by("ben"), Ids{"anna"});  // who notices nothing
  EXPECT_EQ(store->circles_of("anna")[0].members, Ids{"carl"});
  Block ended = block;
  ended.stands = false;
  ended.changed = 300;
  EXPECT_TRUE(store->set_block(ended, 1));
  EXPECT_EQ(store->blocked_by("anna"), Ids{});
  EXPECT_EQ(store->blockers_of("ben"), Ids{});
  EXPECT_EQ(store->blocks_changed(299), std::vector{ended});
  EXPECT_EQ(store->blocks_changed(300), std::vector<Block>{});
}

TEST_P(FriendsTest, have_circles) {
  Circle circle{.id = "c1", .owner = "anna", .name = "Thursday", .wishes = "{}", .members = {"carl", "ben"}, .created = 5};
  EXPECT_TRUE(store->put_circle(circle, 1));
  EXPECT_FALSE(store->put_circle({.id = "c2", .owner = "anna", .name = "Friday"}, 1));
  for (const char* member : {"anna", "ben", "carl"}) EXPECT_EQ(store->circles_of(member), std::vector{circle}) << member;
  EXPECT_TRUE(store->circles_of("dora").empty());
  circle.name = "Friday";
  circle.members = {"dora"};
  EXPECT_TRUE(store->put_circle(circle, 1));
  EXPECT_EQ(store->circles_of("dora"), std::vector{circle});
  EXPECT_TRUE(store->circles_of("ben").empty());
  Circle stolen = circle;
  stolen.owner = "ben";
  stolen.members = {"ben"};
  EXPECT_TRUE(store->put_circle(stolen, 1));  // changes nothing: it is somebody else's
  EXPECT_EQ(store->circles_of("dora"), std::vector{circle});
  store->leave_circle("c1", "dora");
  EXPECT_TRUE(store->circles_of("dora").empty());
  EXPECT_EQ(store->circles_of("anna").size(), 1u);
  store->remove_circle("c1");
  EXPECT_TRUE(store->circles_of("anna").empty());
}

TEST_P(FriendsTest, are_invited_as_long_as_the_seat_is_kept) {
  Append opened = append_of("t1", 1);
  opened.host = "anna";
  opened.time = 100;
  opened.row.life = Life::open;
  opened.calls = {{.seat = 1, .player = "ben", .kind = CallKind::invitation, .decision = -1}};
  ASSERT_EQ(store->append(std::vector{opened})[0], Appended::stored);
  EXPECT_EQ(store->host_of("t1"), "anna");
  EXPECT_EQ(store->host_of("t2"), "");
  const auto invited = store->invitations_of({"ben", "guest of ben"});
  ASSERT_EQ(invited.size(), 1u);
  EXPECT_EQ(invited[0].table.id, "t1");
  EXPECT_EQ(invited[0].host, "anna");
  EXPECT_EQ(invited[0].seat, 1);
  EXPECT_EQ(invited[0].since, 100);
  EXPECT_TRUE(store->invitations_of({"anna"}).empty());
  // Told by now, and still standing.
  auto taken = store->take_calls({.node = "n", .now = 10'000, .until = 20'000}, 10);
  ASSERT_EQ(taken.size(), 1u);
  EXPECT_EQ(taken[0].row.kind, CallKind::invitation);
  taken[0].state = CallState::sent;
  store->note_call(taken[0]);
  EXPECT_EQ(store->invitations_of({"ben"}).size(), 1u);
  Append declined = append_of("t1", 2);
  declined.row.life = Life::open;
  declined.calls.emplace();
  ASSERT_EQ(store->append(std::vector{declined})[0], Appended::stored);
  EXPECT_TRUE(store->invitations_of({"ben"}).empty());
}

}  // namespace
}  // namespace springtide::store
