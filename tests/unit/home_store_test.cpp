// A home whose store fails or is slow, and journals that others have written, changed or damaged.
#include "unit/test_home.h"

namespace springtide::home {
namespace {

TEST(home, reads_the_whole_journal_when_nobody_knows_what_became_of_a_write) {
  TestHome test;
  test.open();
  test.take();
  test.begin();
  const auto writes = test.take_all<Write>();
  test.home.written("t", 2, Written::unknown, start);
  ASSERT_EQ(test.take_all<Read>().size(), 1u);
  test.journal.push_back(writes[0].append.entry);  // it was stored
  test.home.read("t", 0, test.journal, start);
  EXPECT_EQ(test.said(), (Texts{"table", "update", "acknowledged"}));
  EXPECT_FALSE(test.home.is_writing());
}

// When the home writes again after a write that failed, or 0: within the time nothing was written.
Time time_to_next_write(TestHome& test, Time within) {
  for (const Time end = test.now + within; test.now <= end; test.now += 50) {
    test.home.wake(test.now);
    for (std::size_t reads = test.take_all<Read>().size(); reads > 0; --reads)
      test.home.read("t", 0, test.journal, test.now);
    if (test.take_all<Write>().size() == 1) return test.now;
  }
  return 0;
}

TEST(home, waits_longer_and_longer_for_a_store_that_cannot_write_but_not_too_long) {
  TestHome test;
  test.open();
  test.take();
  test.begin();
  test.take();
  std::vector<Time> pauses;
  for (int failures = 0; failures < 8; ++failures) {
    const Time failed = test.now;
    test.home.written("t", 2, Written::unknown, test.now);
    const Time next = time_to_next_write(test, 10'000);
    ASSERT_NE(next, 0) << "after " << failures << " failures";
    pauses.push_back(next - failed);
  }
  EXPECT_TRUE(std::ranges::is_sorted(pauses));
  EXPECT_EQ(pauses.front(), 0);  // a hiccup
  EXPECT_GE(pauses[2], 500);
  EXPECT_GE(pauses.back(), 1'000);
  EXPECT_LE(pauses.back(), 3'000);
}

TEST(home, tells_once_that_a_move_cannot_be_written_and_writes_it_once_there_is_room) {
  TestHome test;
  test.open();
  test.come(2, "ben");
  test.watch(2);
  test.take();
  test.begin();
  test.take();
  test.home.written("t", 2, Written::unknown, test.now);
  EXPECT_EQ(test.said(), Texts{"busy"});  // to who waits; the other has not asked for anything
  test.home.read("t", 0, test.journal, test.now);
  test.take();
  test.home.written("t", 2, Written::unknown, test.now);
  test.begin();  // again, as clients do that are told to wait
  EXPECT_EQ(test.said(), Texts{});
  test.now += 500;
  test.home.wake(test.now);
  test.home.read("t", 0, test.journal, test.now);
  const auto writes = test.take_all<Write>();
  ASSERT_EQ(writes.size(), 1u);
  test.home.written("t", 2, Written::stored, test.now);
  const Texts told = test.said();
  EXPECT_EQ(std::ranges::count(told, "acknowledged"), 1);
  EXPECT_EQ(std::ranges::count(told, "busy"), 0);
  EXPECT_FALSE(test.home.is_writing());
}

TEST(home, tells_who_waits_for_a_store_that_does_not_answer_at_all) {
  TestHome test;
  test.open();
  test.take();
  test.begin();
  test.take();
  test.home.wake(start + 1'000);
  EXPECT_EQ(test.said(), Texts{});
  test.home.wake(start + 4'000);
  EXPECT_EQ(test.said(), Texts{"busy"});
  test.home.wake(start + 8'000);
  EXPECT_EQ(test.said(), Texts{});
  test.home.written("t", 2, Written::stored, start + 9'000);
  EXPECT_EQ(test.said().front(), "acknowledged");
}

TEST(home, reads_a_table_anew_that_other_hands_have_changed) {
  TestHome test;
  test.home.changed("t", test.now);  // which is not here
  EXPECT_TRUE(test.take_all<Read>().empty());
  test.open();
  test.take();
  wire::Fold fold;
  fold.take(*wire::parse_entry(1, test.journal[0]), test.journal[0]);
  const auto entry = fold.table()->decide(match::Actor::table(), match::CloseTable{}, test.now, "");
  ASSERT_TRUE(entry);
  test.journal.push_back(fold.add(*entry));
  test.home.changed("t", test.now);
  ASSERT_EQ(test.take_all<Read>().size(), 1u);
  test.home.read("t", 0, test.journal, test.now);
  const auto sends = test.take_all<Send>();
  const bool is_told = std::ranges::any_of(
      sends, [](const Send& send) { return send.text->find(R"("kind":"closed")") != std::string::npos; });
  EXPECT_TRUE(is_told);
  EXPECT_EQ(test.home.table("t")->life(), match::Life::abandoned);
}

TEST(home, reads_the_whole_journal_when_news_do_not_go_on_from_what_it_knows) {
  TestHome home({.shares_store = true});
  home.open();
  home.take();
  home.home.heard("t", home.now);
  ASSERT_EQ(home.take_all<Read>().size(), 1);
  const match::Entry other{
      .seq = 2, .time = home.now, .by = "nobody", .id = "x", .command = match::Resign{.seat = Seat::p1}};
  home.home.read("t", 1, Texts{wire::entry_text(other)}, home.now);
  const auto reads = home.take_all<Read>();
  ASSERT_EQ(reads.size(), 1);
  EXPECT_EQ(reads[0].after, 0);
}

// Something in the store is not what was written: nobody plays on at that table, and it is said once.
TEST(home, turns_everybody_away_from_a_damaged_journal) {
  TestHome test({.shares_store = true});
  test.open();
  test.begin();
  test.store();
  test.take();
  Texts damaged = test.journal;
  const std::string id = R"("id":"1")";
  ASSERT_NE(damaged[1].find(id), std::string::npos);
  damaged[1].replace(damaged[1].find(id), id.size(), R"("id":"2")");
  test.home.forget("t");
  for (int i = 0; i < 2; ++i) {
    test.watch();
    test.take();
    test.home.read("t", 0, damaged, start);
    const auto effects = test.take();
    const auto is_report = [](const Effect& effect) { return std::holds_alternative<Report>(effect); };
    EXPECT_EQ(std::ranges::count_if(effects, is_report), i == 0 ? 1 : 0);
    EXPECT_EQ(test.home.tables(), 0u);
  }
  test.home.found_due({"t"}, start);
  EXPECT_TRUE(test.take_all<Read>().empty()) << "nobody asks for it";
  test.watch();
  test.take();
  test.home.read("t", 0, test.journal, start);
  EXPECT_EQ(test.said(), (Texts{"table", "update"})) << "it has been put right";
}

TEST(home, tells_those_at_a_table_that_its_journal_is_damaged) {
  TestHome test({.shares_store = true});
  test.open();
  test.take();
  test.home.heard("t", start);
  test.home.read("t", 1, Texts{"{}"}, start);
  const match::Entry other{.seq = 2, .time = start, .by = "anna", .id = "x", .command = match::Start{}};
  test.home.heard("t", start);
  test.home.read("t", 1, Texts{wire::entry_text(other)}, start);
  test.take();
  test.home.read("t", 0, {{test.journal[0], wire::entry_text(other)}}, start);
  EXPECT_EQ(test.said(), (Texts{"damaged-journal"}));
}

// Somebody's name was taken away: the words are others, the chain is the same.
TEST(home, reads_a_journal_anew_whose_names_were_taken_away) {
  for (const bool is_writing : {false, true}) {
    TestHome test;
    test.open();
    if (is_writing) test.begin();
    const auto writes = test.take_all<Write>();
    test.home.reread("t", start);
    if (is_writing) {
      EXPECT_TRUE(test.take_all<Read>().empty()) << "what is being written comes first";
      test.journal.push_back(writes.at(0).append.entry);
      test.home.written("t", 2, Written::stored, start);
    }
    const auto reads = test.take_all<Read>();
    ASSERT_EQ(reads.size(), 1u);
    EXPECT_EQ(reads[0].after, 0);
    const auto journal = wire::read_entries(test.journal);
    for (const wire::Kept& each : wire::without_names(*journal, {.ids = {"anna"}}))
      test.journal[static_cast<std::size_t>(each.entry.seq) - 1] = each.text;
    test.home.read("t", 0, test.journal, start);
    EXPECT_EQ(test.said(), Texts{"table"});
    EXPECT_EQ(test.home.table("t")->chairs()[1].name, "");
  }
}

TEST(home, reads_once_more_however_often_it_hears_of_news_meanwhile) {
  TestHome test({.shares_store = true});
  test.open();
  test.take();
  for (int i = 0; i < 5; ++i) test.home.heard("t", start);
  EXPECT_EQ(test.take_all<Read>().size(), 1u);
  test.home.read("t", 1, Texts{}, start);
  EXPECT_EQ(test.take_all<Read>().size(), 1u);
  test.home.read("t", 1, Texts{}, start);
  EXPECT_TRUE(test.take_all<Read>().empty());
}

}  // namespace
}  // namespace springtide::home
