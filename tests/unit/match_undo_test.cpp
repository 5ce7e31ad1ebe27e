// What can be undone at a table: steps of the own card play, more by consent; questions to the others; scripts.
#include <gtest/gtest.h>

#include "unit/match_table.h"

namespace springtide::match {
namespace {

using Texts = std::vector<std::string>;

bool has_line(const std::string& text, const std::string& line) {
  return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
}

TEST(match_take_back, goes_to_the_start_of_the_own_card_play) {
  auto table = TestTable::playing(panic_setup());
  const std::string before = table->play().seat_record(table->chairs(), Seat::p2);
  EXPECT_EQ(table.tell("anna", TakeBack{.seat = Seat::p1}), "nothing-to-undo");
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic move amber to Y0"}), accepted);
  EXPECT_EQ(table.tell("bela", TakeBack{.seat = Seat::p2}), "nothing-to-undo");
  EXPECT_EQ(table.tell("anna", TakeBack{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table->play().length(), 0);
  EXPECT_EQ(table->play().seat_record(table->chairs(), Seat::p2), before);
  EXPECT_EQ(table.events(Seat::p2, 1), (Texts{"move p1 panic from G0", "move p1 panic move amber to Y0", "undo"}));
  EXPECT_EQ(table.tell("anna", TakeBack{.seat = Seat::p1}), "nothing-to-undo");
  EXPECT_EQ(all_views(table.refolded()), all_views(*table));
}

TEST(match_take_back, is_over_once_a_card_is_revealed_or_another_acts) {
  auto table = TestTable::playing(panic_setup());
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0", "p1 panic move amber to Y0", "p1 panic move ice to Y1"}),
            accepted);
  EXPECT_TRUE(table->may_take_back(Seat::p1));
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic move ice to Y2"}), accepted);  // p2's card lies open now
  EXPECT_EQ(table.tell("anna", TakeBack{.seat = Seat::p1}), "nothing-to-undo");
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 flood 1 start G1"}), accepted);
  EXPECT_EQ(table.tell("anna", TakeBack{.seat = Seat::p1}), "nothing-to-undo");
  EXPECT_EQ(table.tell("bela", TakeBack{.seat = Seat::p2}), "nothing-to-undo") << "cards were drawn";
}

TEST(match_take_back, does_not_reach_behind_a_card_that_nature_or_the_seat_turned_up) {
  TableSetup setup = seated_setup("vigo", 2, 2);
  setup.position = "game vigo\nplayers 2\np1 ship a4\np2 ship l9\nup b4 red left lid\ndown c4 pirate\n";
  auto quiet = TestTable::playing(setup);
  EXPECT_EQ(quiet.act("anna", Seat::p1, {"p1 sail c4"}), accepted);  // b4 is turned face down
  EXPECT_EQ(quiet.tell("anna", TakeBack{.seat = Seat::p1}), accepted);
  auto seen = TestTable::playing(setup);
  EXPECT_EQ(seen.act("anna", Seat::p1, {"p1 sail d4"}), accepted);  // c4 is turned up again
  EXPECT_EQ(seen.tell("anna", TakeBack{.seat = Seat::p1}), "nothing-to-undo");
  EXPECT_EQ(seen.act("anna", Seat::p1, {"p1 take"}), accepted);  // nature reveals d4
  EXPECT_EQ(seen.tell("anna", TakeBack{.seat = Seat::p1}), "nothing-to-undo");
}

// A number says which decision is meant, so it must not come again for another one.
TEST(match_decision, has_a_number_that_undoing_does_not_give_again) {
  auto table = TestTable::playing(panic_setup());
  std::vector<int> numbers{table->play().decision()};
  const auto note = [&] { numbers.push_back(table->play().decision()); };
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  note();
  const Act late{.seat = Seat::p1, .decision = table->play().decision(), .actions = {"p1 panic move amber to Y0"}};
  EXPECT_EQ(table.tell("anna", TakeBack{.seat = Seat::p1}), accepted);
  note();
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from R2"}), accepted);
  note();
  EXPECT_EQ(table.tell("anna", late), "outdated") << "meant for the houses of G0";
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.tell("bela", Vote{.seat = Seat::p2, .consents = true}), accepted);
  note();
  for (std::size_t i = 1; i < numbers.size(); ++i) EXPECT_LT(numbers[i - 1], numbers[i]);
}

TEST(match_decision, a_bots_answer_from_before_an_undo_is_void) {
  auto table = TestTable::playing(choice_setup(3, 1));
  const Task old = table->tasks().at(0);
  const Act answer{.seat = old.seat, .decision = old.decision, .actions = {"p2 choose flood 1"}};
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose flood 1"}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.tell("", answer), "outdated");
}

TEST(match_petition, undo_needs_every_player_and_bots_consent) {
  auto table = TestTable::playing(panic_setup(3, 3));
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), "nothing-to-undo");
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic move amber to Y0", "p1 panic move ice to Y1"}), accepted);
  EXPECT_EQ(table.tell("bela", Ask{.seat = Seat::p2}), "nothing-to-undo");
  EXPECT_EQ(table.tell("bela", Vote{.seat = Seat::p2, .consents = true}), "nothing-asked");
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table->petition()->missing, (SeatSet{Seat::p2, Seat::p3}));
  EXPECT_EQ(table.tell("anna", Vote{.seat = Seat::p1, .consents = true}), "nothing-asked");
  EXPECT_EQ(table.tell("bela", Ask{.seat = Seat::p2, .wish = Wish::bot, .absent = Seat::p1}), "already-asked");
  EXPECT_EQ(table.tell("bela", Vote{.seat = Seat::p2, .consents = true}), accepted);
  EXPECT_EQ(table.tell("bela", Vote{.seat = Seat::p2, .consents = true}), "nothing-asked") << "twice";
  EXPECT_EQ(table->play().length(), 3);
  EXPECT_EQ(table.tell("carl", Vote{.seat = Seat::p3, .consents = true}), accepted);
  EXPECT_EQ(table->play().length(), 1) << "before the last decision, however many steps it had";
  EXPECT_FALSE(table->petition());

  auto bots = TestTable::playing(panic_setup(3, 1));
  EXPECT_EQ(bots.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(bots.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(bots->play().length(), 0);
  EXPECT_EQ(bots.last_event(), "undo");
}

TEST(match_petition, one_no_ends_it) {
  auto table = TestTable::playing(panic_setup(3, 3));
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.tell("carl", Vote{.seat = Seat::p3, .consents = false}), accepted);
  EXPECT_EQ(table.last_event(), "withdrawn");
  EXPECT_EQ(table->play().length(), 1);
  EXPECT_EQ(table.tell("bela", Vote{.seat = Seat::p2, .consents = true}), "nothing-asked");
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted) << "asking again is possible";
}

TEST(match_petition, is_void_when_a_player_goes_on_or_goes) {
  const std::vector<std::pair<std::string, Command>> ends{
      {"anna", TakeBack{.seat = Seat::p1}}, {"anna", Resign{.seat = Seat::p1}}, {"bela", Leave{.seat = Seat::p2}},
      {"anna", Leave{.seat = Seat::p1}},    {"bela", Resign{.seat = Seat::p2}},
  };
  for (const auto& [person, command] : ends) {
    auto table = TestTable::playing(panic_setup(3, 3));
    EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
    EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
    EXPECT_EQ(table.tell(person, command), accepted);
    EXPECT_FALSE(table->petition()) << command.index();
    EXPECT_EQ(table.tell("carl", Vote{.seat = Seat::p3, .consents = true}), "nothing-asked");
  }
  auto table = TestTable::playing(panic_setup(3, 3));
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic move amber to Y0"}), accepted);
  EXPECT_FALSE(table->petition());
}

// Else there would be a second at most to vote in while it is a bot's turn.
TEST(match_petition, outlasts_the_moves_of_bots) {
  auto table = TestTable::playing(panic_setup(3, 2));
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0", "p1 panic move amber to Y0", "p1 panic move ice to Y1"}),
            accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic move ice to Y2"}), accepted);
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 flood 1 start G1"}), accepted);
  EXPECT_EQ(table.tell("bela", Ask{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table.act("", Seat::p3, {table.options(Seat::p3).at(0)}), accepted);
  EXPECT_EQ(table.tell("anna", Vote{.seat = Seat::p1, .consents = true}), accepted);
  EXPECT_EQ(table->to_act(), SeatSet{Seat::p2});
  EXPECT_EQ(table->play().length(), 4);
  table.refolded();
}

TEST(match_petition, asks_a_player_who_returns_too) {
  auto table = TestTable::playing(panic_setup(3, 3));
  EXPECT_EQ(table.tell("carl", Leave{.seat = Seat::p3}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table->petition()->missing, SeatSet{Seat::p2});
  EXPECT_EQ(table.tell("carl", Return{.seat = Seat::p3}), accepted);
  EXPECT_EQ(table.tell("bela", Vote{.seat = Seat::p2, .consents = true}), accepted);
  EXPECT_EQ(table->play().length(), 1);
  EXPECT_EQ(table.tell("carl", Vote{.seat = Seat::p3, .consents = true}), accepted);
  EXPECT_EQ(table->play().length(), 0);
}

TEST(match_petition, choices_made_at_once_go_back_together) {
  auto table = TestTable::playing(choice_setup(3, 3));
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 choose flood 1"}), accepted);
  EXPECT_EQ(table.act("carl", Seat::p3, {"p3 choose flood 1"}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose flood 2"}), accepted);
  EXPECT_EQ(table->to_act(), SeatSet{Seat::p1});
  EXPECT_EQ(table.tell("carl", Ask{.seat = Seat::p3}), accepted);
  for (Seat seat : {Seat::p1, Seat::p2})
    EXPECT_EQ(table.tell(player_names[static_cast<std::size_t>(seat)], Vote{.seat = seat, .consents = true}), accepted);
  EXPECT_EQ(table->to_act(), (SeatSet{Seat::p1, Seat::p2, Seat::p3}));
  EXPECT_EQ(table->play().length(), 0);
  EXPECT_TRUE(table->play().may_change().empty());
}

TEST(match_petition, one_player_with_two_seats_asks_only_the_others) {
  TableSetup setup = panic_setup(3, 2);
  setup.chairs[2] = chair_of("anna");
  auto table = TestTable::playing(setup);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table->petition()->missing, SeatSet{Seat::p2});
}

TEST(match_petition, a_bot_is_voted_in_after_ten_minutes_without_a_clock) {
  auto table = TestTable::playing(panic_setup(3, 3));
  const Ask ask{.seat = Seat::p2, .wish = Wish::bot, .absent = Seat::p1};
  table.now += 10 * minute - 1;
  EXPECT_EQ(table.tell("bela", ask), "too-early");
  EXPECT_EQ(table.tell("bela", Ask{.seat = Seat::p2, .wish = Wish::bot, .absent = Seat::p3}), "too-early");
  EXPECT_EQ(table.tell("bela", Ask{.seat = Seat::p2, .wish = Wish::bot, .absent = Seat::p2}), "no-such-seat");
  EXPECT_EQ(table.tell("bela", Ask{.seat = Seat::p2, .wish = Wish::bot, .absent = Seat::p6}), "no-such-seat");
  table.now += 1;
  EXPECT_EQ(table.tell("bela", ask), accepted);
  EXPECT_EQ(table->petition()->missing, SeatSet{Seat::p3}) << "the absent player has no vote";
  EXPECT_EQ(table.tell("carl", Vote{.seat = Seat::p3, .consents = true}), accepted);
  EXPECT_TRUE(table->is_bot(Seat::p1));
  EXPECT_EQ(table->events().back().text, "vote");
  EXPECT_EQ(table->tasks().size(), 1u);
  EXPECT_EQ(table.tell("anna", Return{.seat = Seat::p1}), accepted);

  TableSetup timed = panic_setup();
  timed.clock = {.kind = ClockKind::live, .move = hour};
  auto clocked = TestTable::playing(timed);
  clocked.now += 30 * minute;
  EXPECT_EQ(clocked.tell("bela", ask), "too-early") << "there the clock decides";
}

TEST(match_petition, for_a_bot_is_void_when_the_player_acts) {
  auto table = TestTable::playing(panic_setup(3, 3));
  table.now += 10 * minute;
  EXPECT_EQ(table.tell("bela", Ask{.seat = Seat::p2, .wish = Wish::bot, .absent = Seat::p1}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table.tell("carl", Vote{.seat = Seat::p3, .consents = true}), "nothing-asked");
}

// Who could return would have to consent, even back over the own decisions.
TEST(match_petition, for_undo_does_not_reach_behind_a_seat_that_left) {
  auto table = TestTable::playing(choice_setup(2, 2));
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose panic"}), accepted);
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 choose flood 1"}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from R2"}), accepted);
  EXPECT_EQ(table.tell("bela", Leave{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), "is-away");
  EXPECT_EQ(table.act("anna", Seat::p1, {table.options(Seat::p1).at(0)}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted) << "that was after bela had left";
  EXPECT_EQ(table.last_event(), "undo");
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), "is-away");
  EXPECT_EQ(table.tell("bela", Return{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.last_event(), "asked");
  EXPECT_EQ(all_views(table.refolded()), all_views(*table));
}

// Nobody waits for somebody who has given up for good.
TEST(match_petition, for_undo_needs_nobody_who_resigned) {
  auto table = TestTable::playing(panic_setup(3, 2));
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table.tell("bela", Resign{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.last_event(), "undo");
}

TableSetup guided() {
  TableSetup setup = choice_setup(2, 1);
  setup.chairs[1] = {.kind = ChairKind::scripted, .level = 1};
  setup.script = {"p2 choose flood 2", "p2 flood 2 start G1", "nature draw p1 quarantine", "nature draw p2 relocation"};
  return setup;
}

TEST(match_script, says_what_nature_and_scripted_seats_do) {
  auto table = TestTable::playing(guided());
  EXPECT_EQ(table.events(Seat::p1), (Texts{"started", "move p2 choose ?"}));
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose flood 1"}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 flood 1 start G0"}), accepted);
  EXPECT_EQ(table.events(Seat::p1, 4),
            (Texts{"move p2 flood 2 start G1", "move nature draw p1 quarantine", "move nature draw p2 ?"}));
  EXPECT_EQ(table->tasks().size(), 1u) << "once the script is over, a bot plays";
  EXPECT_EQ(all_views(table.refolded()), all_views(*table));
}

TEST(match_script, is_followed_again_after_an_undo) {
  auto table = TestTable::playing(guided());
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose flood 1"}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 flood 1 start G0"}), accepted);
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);  // before the flood
  EXPECT_EQ(table.tell("anna", Ask{.seat = Seat::p1}), accepted);  // before all choices
  EXPECT_EQ(table->to_act(), SeatSet{Seat::p1}) << "the script has chosen again";
  EXPECT_TRUE(table->tasks().empty());
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose flood 2"}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 flood 2 start G0"}), accepted);
  const std::string record = table->play().seat_record(table->chairs(), Seat::p1);
  EXPECT_TRUE(has_line(record, "p2 flood 2 start G1"));
  EXPECT_TRUE(has_line(record, "nature draw p1 quarantine"));
  EXPECT_EQ(all_views(table.refolded()), all_views(*table));
}

TEST(match_record, of_a_seat_shows_what_the_seat_saw) {
  auto table = TestTable::playing(seated_setup("vineta", 2, 2));
  while (table->play().may_change().empty()) {
    const Seat seat = table->to_act().front();
    EXPECT_EQ(table.act(player_names[static_cast<std::size_t>(seat)], seat, {table.options(seat).at(0)}), accepted);
  }
  for (Seat viewer : {Seat::p1, Seat::p2}) {
    const std::string own = seat_name(viewer);
    const std::string other = viewer == Seat::p1 ? "p2" : "p1";
    const std::string record = table->play().seat_record(table->chairs(), viewer);
    EXPECT_TRUE(has_line(record, "viewer " + own));
    EXPECT_TRUE(has_line(record, "name p1 anna"));
    EXPECT_TRUE(has_line(record, "nature deal " + other + " tribe ?"));
    EXPECT_TRUE(has_line(record, "nature draw " + other + " ?"));
    EXPECT_FALSE(has_line(record, "nature deal " + own + " tribe ?"));
    EXPECT_FALSE(has_line(record, "nature draw " + own + " ?"));
  }
  EXPECT_TRUE(has_line(table->play().seat_record(table->chairs(), Seat::p2), "p1 choose ?"));
  EXPECT_FALSE(has_line(table->play().record(table->chairs()), "p1 choose ?"));
}

}  // namespace
}  // namespace springtide::match
