// Who is here, and who may know, on both engines.
#include "store/presence.h"

#include <gtest/gtest.h>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

class PresenceTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
  std::unique_ptr<Store> store = place.open();

  void SetUp() override {
    for (const std::string id : {"anna", "ben", "carl"}) store->add_player({.id = id, .name = id, .login = id});
  }
  void befriend(const std::string& one, const std::string& other) {
    store->follow(one, other, 1, 9);
    store->follow(other, one, 1, 9);
  }
};

INSTANTIATE_TEST_SUITE_P(engines, PresenceTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

TEST_P(PresenceTest, a_node_is_believed_until_its_time_is_up) {
  const Attendance first{.node = "n1", .people = 3, .accounts = {"anna", "ben"}, .until = 200};
  const Attendance second{.node = "n2", .people = 1, .accounts = {}, .until = 300};
  store->set_attendance({.node = "n1", .people = 9, .accounts = {"carl"}, .until = 150}, 100);
  store->set_attendance(first, 100);
  store->set_attendance(second, 100);
  EXPECT_EQ(store->attendance_elsewhere("n3", 100), (std::vector{first, second}));
  EXPECT_EQ(store->attendance_elsewhere("n1", 100), std::vector{second});
  EXPECT_EQ(store->attendance_elsewhere("n3", 200), std::vector{second});
  store->set_attendance(second, 200);  // the first is gone
  EXPECT_EQ(store->attendance_elsewhere("n3", 100), std::vector{second});
}

TEST_P(PresenceTest, friends_who_follow_each_other_may_know) {
  using Shown = std::vector<ShownFriend>;
  befriend("anna", "ben");
  store->follow("anna", "carl", 1, 9);
  const Shown both{{.account = "anna", .person = "ben"}, {.account = "ben", .person = "anna"}};
  EXPECT_EQ(store->friends_shown_to({"anna", "ben", "carl"}), both);
  EXPECT_EQ(store->friends_shown_to({"ben"}), Shown{both[1]});
  EXPECT_EQ(store->friends_shown_to({}), Shown{});
  store->set_profile("ben", {.is_shown = false});  // that is his page
  EXPECT_EQ(store->friends_shown_to({"anna"}), Shown{both[0]});
  store->set_profile("ben", {.is_here_shown = false});
  EXPECT_FALSE(store->profile("ben").is_here_shown);
  EXPECT_EQ(store->friends_shown_to({"anna", "ben"}), Shown{both[1]});
  store->set_profile("ben", {});
  EXPECT_EQ(store->friends_shown_to({"anna", "ben"}), both);
}

// Who blocks follows no more, but may begin again.
TEST_P(PresenceTest, nobody_knows_who_blocks_or_is_blocked) {
  befriend("anna", "ben");
  store->set_block({.blocker = "anna", .blocked = "ben", .changed = 1}, 9);
  befriend("anna", "ben");
  EXPECT_TRUE(store->friends_shown_to({"anna", "ben"}).empty());
  store->set_block({.blocker = "anna", .blocked = "ben", .stands = false, .changed = 2}, 9);
  EXPECT_EQ(store->friends_shown_to({"anna", "ben"}).size(), 2u);
}

}  // namespace
}  // namespace springtide::store
