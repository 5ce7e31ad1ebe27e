// Vacations of accounts, on both engines.
#include "store/vacations.h"

#include <gtest/gtest.h>

#include <thread>

#include "store/place.h"
#include "store/samples.h"

namespace springtide::store {
namespace {

using List = std::vector<Vacation>;

bool always(const List&) { return true; }

class VacationTest : public testing::TestWithParam<Kind> {
 protected:
  Place place{GetParam()};
  std::unique_ptr<Store> store = place.open();

  void SetUp() override {
    store->add_player({.id = "anna", .name = "Anna", .login = "anna"});
    store->add_player({.id = "guest", .name = "Anna", .belongs_to = "anna"});
    store->add_player({.id = "ben", .name = "Ben", .login = "ben"});
  }
};

INSTANTIATE_TEST_SUITE_P(engines, VacationTest, testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& info) { return info.param == Kind::sqlite ? "sqlite" : "postgres"; });

TEST_P(VacationTest, are_kept_in_order_until_the_account_is_gone) {
  const Vacation first{.player = "anna", .from = 100, .until = 200};
  const Vacation second{.player = "anna", .from = 300, .until = 400};
  EXPECT_TRUE(store->take_vacation(second, always));
  EXPECT_TRUE(store->take_vacation(first, always));
  store.reset();
  store = place.open();
  EXPECT_EQ(store->vacations_of("anna", 0), (List{first, second}));
  EXPECT_EQ(store->vacations_of("anna", 200), (List{second}));
  EXPECT_EQ(store->vacations_of("ben", 0), List{});
  store->remove_player("anna");
  EXPECT_EQ(store->vacations_of("anna", 0), List{});
}

TEST_P(VacationTest, are_taken_only_by_those_who_may) {
  const Vacation first{.player = "anna", .from = 100, .until = 200};
  ASSERT_TRUE(store->take_vacation(first, [](const List& taken) { return taken.empty(); }));
  List seen;
  const Vacation second{.player = "anna", .from = 300, .until = 400};
  EXPECT_FALSE(store->take_vacation(second, [&seen](const List& taken) { return seen = taken, false; }));
  EXPECT_EQ(seen, List{first});
  EXPECT_EQ(store->vacations_of("anna", 0), List{first});
  EXPECT_THROW(store->take_vacation({.player = "nobody", .from = 1, .until = 2}, always), Failure);
}

TEST_P(VacationTest, end_early_once) {
  EXPECT_TRUE(store->take_vacation({.player = "anna", .from = 100, .until = 200}, always));
  EXPECT_TRUE(store->take_vacation({.player = "ben", .from = 100, .until = 200}, always));
  EXPECT_TRUE(store->end_vacation("anna", 150));
  EXPECT_FALSE(store->end_vacation("anna", 151));
  EXPECT_EQ(store->under_way(149).size(), 2u);
  EXPECT_EQ(store->under_way(150), (List{{.player = "ben", .from = 100, .until = 200}}));
  EXPECT_EQ(store->vacations_of("anna", 0), (List{{.player = "anna", .from = 100, .until = 150}}));
  EXPECT_EQ(store->vacations_of("ben", 0), (List{{.player = "ben", .from = 100, .until = 200}}));
}

TEST_P(VacationTest, take_the_guests_of_the_account_along) {
  EXPECT_TRUE(store->take_vacation({.player = "anna", .from = 100, .until = 200}, always));
  EXPECT_EQ(store->away({"ben", "guest", "anna", "nobody"}, 150),
            (List{{.player = "anna", .from = 100, .until = 200}, {.player = "guest", .from = 100, .until = 200}}));
  EXPECT_EQ(store->away({"anna"}, 200), List{});
  EXPECT_EQ(store->away({}, 150), List{});
}

// Who looks at what was taken before sees what another has taken meanwhile.
TEST_P(VacationTest, are_taken_one_after_the_other) {
  const auto take = [this](Time from) {
    const auto own = place.open();
    for (Time i = 0; i < 20; ++i)
      own->take_vacation({.player = "anna", .from = from + i, .until = from + i + 1},
                         [](const List& taken) { return taken.size() < 25; });
  };
  if (GetParam() == Kind::sqlite) {  // one process, one after the other
    store.reset();
    take(1000);
    take(2000);
    store = place.open();
  } else {
    std::jthread other([&] { take(1000); });
    take(2000);
  }
  EXPECT_EQ(store->vacations_of("anna", 0).size(), 25u);
}

TEST_P(VacationTest, find_every_table_that_is_being_played) {
  fill(*store, "t1", 2);
  EXPECT_TRUE(store->playing_of({"anna"}).empty());
  for (const auto& [table, life] : {std::pair("t2", Life::playing), {"t3", Life::finished}, {"t4", Life::open}}) {
    Append append{.seq = 1, .time = 1, .entry = "one", .row = row_of(table, 1)};
    append.row.life = life;
    append.seats = {{.seat = 0, .player = "anna"}, {.seat = 1, .player = "ben"}, {.seat = 2, .player = "guest"}};
    ASSERT_EQ(append_one(*store, append), Appended::stored);
  }
  const auto found = store->playing_of({"anna", "guest"});
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].row.id, "t2");
  EXPECT_EQ(found[0].seats, 0b101u);
}

}  // namespace
}  // namespace springtide::store
