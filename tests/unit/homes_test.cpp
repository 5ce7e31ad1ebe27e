// Several homes in a process.
#include "unit/test_home.h"

namespace springtide::home {
namespace {

// Two homes, and what the first, where everybody connects, passes to the second, which has the table.
struct TwoHomes {
  TestHome first{{.place = {.index = 1 - home_of("t", 2), .of = 2}}};
  TestHome second{{.place = {.index = home_of("t", 2), .of = 2}}};

  void read() {
    second.journal = {second.home.open(a_table(), "", second.now)->append.entry};
    second.home.read("t", 0, second.journal, second.now);
  }
  void pass() {
    for (const Pass& each : first.take_all<Pass>()) {
      EXPECT_EQ(each.to, second.home.settings().place.index);
      second.home.passed(each.table, each.errand, first.now);
    }
  }
};

TEST(homes, share_the_tables_out_by_their_names) {
  std::array<int, 3> counts{};
  for (int i = 0; i < 3000; ++i) ++counts.at(home_of(std::to_string(i), counts.size()));
  for (const int count : counts) EXPECT_NEAR(count, 1000, 150);
  EXPECT_EQ(home_of("any", 1), 0);
}

TEST(homes, pass_on_what_is_wanted_at_another_ones_table) {
  TwoHomes homes;
  homes.first.come();
  homes.first.watch();
  homes.pass();
  homes.read();
  const auto sends = homes.second.take_all<Send>();
  ASSERT_EQ(sends.size(), 2);
  for (const Send& send : sends) EXPECT_EQ(send.to, 1);
  EXPECT_EQ(homes.first.home.tables(), 0);

  homes.first.begin();
  homes.pass();
  const auto writes = homes.second.take_all<Write>();
  ASSERT_EQ(writes.size(), 1);
  homes.second.home.written("t", writes[0].append.seq, Written::stored, homes.second.now);
  EXPECT_EQ(homes.second.said().front(), "acknowledged");

  homes.first.home.disconnect(1, homes.first.now);
  homes.pass();
  homes.second.home.act_for({.ids = {"anna"}}, "t", match::Say{.seat = Seat::p2, .phrase = "thanks"}, homes.second.now);
  for (const Write& write : homes.second.take_all<Write>())
    homes.second.home.written("t", write.append.seq, Written::stored, homes.second.now);
  EXPECT_EQ(homes.second.said(), Texts{});
}

TEST(homes, let_nobody_in_who_left_before_the_journal_was_read) {
  TwoHomes homes;
  homes.first.come();
  homes.first.watch();
  homes.first.home.disconnect(1, homes.first.now);
  homes.pass();
  homes.read();
  EXPECT_EQ(homes.second.said(), Texts{});
}

TEST(homes, answer_a_ping_of_a_table_after_what_was_told_of_it) {
  TwoHomes homes;
  homes.first.come();
  homes.first.say(R"({"type":"ping"})");
  EXPECT_EQ(homes.first.said(), Texts{"pong"});
  homes.first.watch();
  homes.pass();
  homes.read();
  homes.first.say(R"({"type":"ping","table":"t"})");
  homes.pass();
  EXPECT_EQ(homes.second.said(), (Texts{"table", "update", "pong"}));
}

TEST(homes, ask_the_store_once_for_tables_whose_time_has_come) {
  TwoHomes homes;
  int asked = 0;
  for (TestHome* each : {&homes.first, &homes.second}) {
    each->home.wake(each->now);
    asked += static_cast<int>(each->take_all<FindDue>().size());
  }
  EXPECT_EQ(asked, 1);
  homes.first.home.found_due({"t"}, homes.first.now);
  homes.pass();
  EXPECT_EQ(homes.second.take_all<Read>().size(), 1);
}

}  // namespace
}  // namespace springtide::home
