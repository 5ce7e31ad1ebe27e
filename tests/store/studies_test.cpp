// Shared studies, on both engines.
#include "store/studies.h"

#include <gtest/gtest.h>

#include "store/place.h"

namespace springtide::store {
namespace {

using Ids = std::vector<std::string>;

class StudiesTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
  std::unique_ptr<Store> store = place.open();

  void SetUp() override {
    for (const std::string id : {"anna", "guest", "ben"}) store->add_player({.id = id, .name = id});
  }
  static SharedStudy study(const std::string& id, const std::string& owner, Time created) {
    return {.id = id, .owner = owner, .text = "springtide study 1\nof " + owner + " é\n", .created = created};
  }
};

INSTANTIATE_TEST_SUITE_P(engines, StudiesTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

TEST_P(StudiesTest, are_kept_as_they_came) {
  ASSERT_TRUE(store->add_study(study("s1", "anna", 10), Ids{"anna"}, 9));
  EXPECT_EQ(store->study("s1"), study("s1", "anna", 10));
  EXPECT_EQ(store->study("s2"), std::nullopt);
}

TEST_P(StudiesTest, are_so_many_of_a_player_with_its_guests) {
  const Ids both{"anna", "guest"};
  EXPECT_TRUE(store->add_study(study("s1", "anna", 10), both, 2));
  EXPECT_TRUE(store->add_study(study("s2", "guest", 20), both, 2));
  EXPECT_FALSE(store->add_study(study("s3", "anna", 30), both, 2));
  EXPECT_TRUE(store->add_study(study("s4", "ben", 40), Ids{"ben"}, 2));
  EXPECT_EQ(store->studies_of(both), (std::vector{study("s2", "guest", 20), study("s1", "anna", 10)}));
}

TEST_P(StudiesTest, are_removed_by_their_owner_and_with_it) {
  ASSERT_TRUE(store->add_study(study("s1", "anna", 10), Ids{"anna"}, 9));
  ASSERT_TRUE(store->add_study(study("s2", "anna", 20), Ids{"anna"}, 9));
  EXPECT_FALSE(store->remove_study("s1", Ids{"ben"}));
  EXPECT_TRUE(store->remove_study("s1", Ids{"anna"}));
  EXPECT_FALSE(store->remove_study("s1", Ids{"anna"}));
  store->remove_player("anna");
  EXPECT_EQ(store->study("s2"), std::nullopt);
}

}  // namespace
}  // namespace springtide::store
