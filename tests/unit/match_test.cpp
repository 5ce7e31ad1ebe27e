// A table: who may do what and when, why not, its clocks, and how it ends.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/list.h"
#include "match/table.h"
#include "unit/match_table.h"

namespace springtide::match {
namespace {

using Texts = std::vector<std::string>;

std::string refusal_of(const TableSetup& setup) {
  const auto entry = Table::open(setup, TestTable::start, "");
  return entry ? "" : std::string(code_names[entry.error().code]);
}

TEST(match_open, wants_a_setup_in_order) {
  EXPECT_EQ(refusal_of(open_setup("vineta", 2)), "");
  EXPECT_EQ(refusal_of(open_setup("vigo", 6)), "");
  EXPECT_EQ(refusal_of(open_setup("chess", 2)), "bad-setup");
  EXPECT_EQ(refusal_of(open_setup("vineta", 7)), "bad-setup");
  const auto changed = [](auto change) {
    TableSetup setup = open_setup("vineta", 2);
    change(setup);
    return refusal_of(setup);
  };
  EXPECT_EQ(changed([](TableSetup& s) { s.chairs.resize(3); }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.options.push_back("edition martian"); }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.script = {"p1 dance"}; }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.position = "game vineta\nplayers 3\n"; }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.position = "game vineta\n"; }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.chairs[1] = {.kind = ChairKind::bot, .level = 7}; }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.chairs[1] = {.kind = ChairKind::scripted}; }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.pause = {.least = 5, .most = 4}; }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.pause = {.least = 0, .most = minute + 1}; }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.clock.move = second; }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.clock = {.kind = ClockKind::live, .move = second - 1}; }), "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.clock = {.kind = ClockKind::live, .move = second, .bank = day}; }), "");
  EXPECT_EQ(changed([](TableSetup& s) { s.clock = {.kind = ClockKind::correspondence, .move = day, .bank = 30 * day}; }),
            "");
  EXPECT_EQ(changed([](TableSetup& s) { s.clock = {.kind = ClockKind::correspondence, .move = day, .bank = 31 * day}; }),
            "bad-setup");
  EXPECT_EQ(changed([](TableSetup& s) { s.clock = {.kind = ClockKind::correspondence, .move = 30 * day}; }), "");
  EXPECT_EQ(changed([](TableSetup& s) { s.chairs[0] = {.kind = ChairKind::player, .player = "anna"}; }), "bad-name");
  EXPECT_EQ(changed([](TableSetup& s) { s.chairs[0] = {.kind = ChairKind::player, .name = "anna"}; }), "bad-name");
  EXPECT_EQ(changed([](TableSetup& s) { s.chairs[0] = chair_of("anna"), s.chairs[0].secret = "abc"; }), "bad-secret");
}

// A name goes into the record, a line of its own.
TEST(match_open, wants_names_of_bots_in_order_too) {
  TableSetup setup = seated_setup("vineta", 2, 1);
  setup.chairs[1].name = "deep sea";
  EXPECT_EQ(refusal_of(setup), "");
  setup.chairs[1].name = "deep\nresult p2 99";
  EXPECT_EQ(refusal_of(setup), "bad-name");
}

TEST(match_open, keeps_a_deck_of_its_own_in_the_journal) {
  TableSetup setup = open_setup("vigo", 4);
  setup.options = Notation<Vigo>::options(vigo::Options{});
  ASSERT_GT(setup.options.size(), 20u);
  const auto entry = Table::open(setup, 5, "open");
  ASSERT_TRUE(entry) << entry.error().sentence;
  const auto read = wire::parse_entry(1, wire::entry_text(*entry));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, *entry);
}

// Nor are there clocks for them: a time is told in nanoseconds somewhere below.
TEST(match_open, is_not_read_with_a_time_beyond_all_clocks) {
  const auto read_at = [](match::Time time) {
    const auto entry = Table::open(open_setup("vineta", 2), time, "open");
    return static_cast<bool>(wire::parse_entry(1, wire::entry_text(*entry)));
  };
  EXPECT_TRUE(read_at(match::Time{1} << 42));
  EXPECT_FALSE(read_at((match::Time{1} << 42) + 1));
  EXPECT_FALSE(read_at(match::Time{1} << 52));
}

TEST(match_chairs, are_taken_and_left_until_the_start) {
  TestTable table(open_setup("vineta", 3));
  EXPECT_EQ(table.tell("bela", sit(Seat::p4, "Bela")), "no-such-seat");
  EXPECT_EQ(table.tell("bela", sit(Seat::p2, " Bela")), "bad-name");
  EXPECT_EQ(table.tell("bela", Sit{.seat = Seat::p2, .name = "Bela", .secret = std::string(32, 'A')}), "bad-secret");
  EXPECT_EQ(table.tell("bela", Sit{.seat = Seat::p2, .name = "Bela", .secret = std::string(32, 'a')}), accepted);
  EXPECT_EQ(table.tell("carl", sit(Seat::p2, "Carl")), "seat-taken");
  EXPECT_EQ(table.tell("carl", Stand{.seat = Seat::p2}), "not-your-seat");
  EXPECT_EQ(table.tell("carl", Stand{.seat = Seat::p3}), "seat-empty");
  EXPECT_EQ(table.tell("bela", Stand{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table->chairs()[1], Chair{});
  EXPECT_EQ(table.tell("carl", sit(Seat::p2, "Carl")), accepted);
  EXPECT_EQ(table.tell("anna", Stand{.seat = Seat::p2}), accepted) << "the host may remove anybody";
  EXPECT_EQ(table.events(Seat::spectator), (Texts{"sat", "stood", "sat", "stood"}));
}

TEST(match_chairs, are_given_to_bots_by_the_host) {
  TestTable table(open_setup("vineta", 2));
  EXPECT_EQ(table.tell("bela", SeatBot{.seat = Seat::p2, .level = 2}), "not-host");
  EXPECT_EQ(table.tell("anna", SeatBot{.seat = Seat::p2, .level = 7}), "bad-setup");
  EXPECT_EQ(table.tell("anna", SeatBot{.seat = Seat::p2, .level = 2}), accepted);
  EXPECT_EQ(table.tell("anna", SeatBot{.seat = Seat::p2, .level = 3}), accepted) << "another level";
  EXPECT_EQ(table.tell("bela", sit(Seat::p2, "Bela")), "seat-taken");
  EXPECT_EQ(table.tell("anna", Stand{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table.tell("bela", sit(Seat::p2, "Bela")), accepted);
  EXPECT_EQ(table.tell("anna", SeatBot{.seat = Seat::p2, .level = 3}), "seat-taken");
}

TEST(match_start, is_the_hosts_once_every_chair_is_taken) {
  TestTable table(open_setup("vineta", 2));
  EXPECT_EQ(table.tell("anna", sit(Seat::p1, "Anna")), accepted);
  EXPECT_EQ(table.tell("anna", start_game), "seats-open");
  EXPECT_EQ(table.tell("bela", sit(Seat::p2, "Bela")), accepted);
  EXPECT_EQ(table.tell("bela", start_game), "not-host");
  EXPECT_EQ(table.tell("bela", Leave{.seat = Seat::p2}), "not-started");
  EXPECT_EQ(table.tell("bela", Return{.seat = Seat::p2}), "not-started");
  EXPECT_EQ(table.tell("bela", Resign{.seat = Seat::p2}), "not-started");
  EXPECT_EQ(table.tell("bela", Act{.seat = Seat::p2, .actions = {"p2 place amber G0"}}), "not-started");
  EXPECT_EQ(table.tell("bela", Rematch{}), "not-started");
  EXPECT_EQ(table.tell("anna", start_game), accepted);
  EXPECT_EQ(table->life(), Life::playing);
  EXPECT_EQ(table.tell("anna", start_game), "already-started");
  EXPECT_EQ(table.tell("bela", Stand{.seat = Seat::p2}), "already-started");
  EXPECT_EQ(table.tell("anna", open_setup("vineta", 2)), "already-started");
  EXPECT_FALSE(table->to_act().contains(Seat::nature)) << "what nature deals has followed";
}

// Without ids nobody is the table: that takes more than having no name.
TEST(match_actor, a_stranger_is_not_the_table) {
  auto table = TestTable::playing(choice_setup(2, 1));
  const int decision = table->play().decision();
  const Act act{.seat = Seat::p2, .decision = decision, .actions = {"p2 choose flood 1"}};
  const auto said = table->decide(Actor{}, act, table.now, "1");
  ASSERT_FALSE(said);
  EXPECT_EQ(said.error().code, Code::not_your_seat);
  EXPECT_FALSE(table->decide(Actor{}, Tick{}, table.now + 400 * day, "1"));
  EXPECT_EQ(table.tell("", act), accepted);
}

TEST(match_act, is_refused_with_a_reason) {
  auto table = TestTable::playing(panic_setup());
  EXPECT_EQ(table.act("bela", Seat::p1, {"p1 panic from G0"}), "not-your-seat");
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 flood 1 start G1"}), "not-your-turn");
  EXPECT_EQ(table.act("anna", Seat::p1, {"p2 flood 1 start G1"}), "not-your-seat");
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 dance"}), "unreadable");
  EXPECT_EQ(table.act("anna", Seat::p1, {}), "unreadable");
  EXPECT_EQ(table.act("anna", Seat::p1, Texts(17, "p1 panic from G0")), "unreadable");
  EXPECT_EQ(table.act("anna", Seat::p3, {"p3 flood 1 start G1"}), "no-such-seat");
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G1"}), "illegal");
  EXPECT_EQ(table.refusal.rule.substr(0, 6), "VN-PAN");
  EXPECT_FALSE(table.refusal.sentence.empty());
  EXPECT_EQ(table.tell("anna", Act{.seat = Seat::p1, .decision = 1, .actions = {"p1 panic from G0"}}), "outdated");
  EXPECT_EQ(table->seq(), 2) << "nothing refused leaves a trace";
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
}

TEST(match_act, a_whole_card_play_is_done_at_once_or_not_at_all) {
  auto table = TestTable::playing(panic_setup());
  const std::string first = "p1 panic from G0";
  EXPECT_EQ(table.act("anna", Seat::p1, {first, "p1 panic move amber to Y0", "p1 panic move ice to Y0"}), "illegal");
  EXPECT_EQ(table->play().length(), 0);
  EXPECT_EQ(table.act("anna", Seat::p1, {first, "p1 panic move amber to Y0", "p1 panic move ice to Y1"}), accepted);
  EXPECT_EQ(table->play().length(), 3);
  EXPECT_EQ(table->to_act(), SeatSet{Seat::p1});
}

// What a refusal says of the later actions would tell what the earlier ones reveal.
TEST(match_act, a_sequence_does_not_reach_beyond_what_it_reveals) {
  TableSetup setup = seated_setup("vigo", 2, 2);
  setup.position = "game vigo\nplayers 2\np1 ship a4\np2 ship l9\ndown b4 dolphin\ndown c4 pirate\n";
  auto table = TestTable::playing(setup);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 sail b4", "p1 take", "p1 play dolphin"}), "not-your-turn");
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 sail b4", "p1 take", "p1 play pirate"}), "not-your-turn");
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 sail c4", "p1 take"}), "not-your-turn") << "b4 is turned up";
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 sail b4", "p1 take"}), accepted);

  auto choice = TestTable::playing(choice_setup(2, 2));
  EXPECT_EQ(choice.act("bela", Seat::p2, {"p2 choose flood 1"}), accepted);
  EXPECT_EQ(choice.act("anna", Seat::p1, {"p1 choose flood 1", "p1 flood 1 start G0"}), "not-your-turn");
}

TEST(match_act, makes_choices_with_one_option_only_inside_a_card_play) {
  TableSetup setup = panic_setup();
  setup.position =
      "game vineta\nplayers 2\nphase play\nhouses G0 amber 1\nhouses R2 rest\np1 chosen panic\n"
      "p2 chosen one more\n";
  auto table = TestTable::playing(setup);
  EXPECT_EQ(table.options(Seat::p1).size(), 2u);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_GT(table.options(Seat::p1).size(), 1u);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic move amber to Y0"}), accepted);
  EXPECT_EQ(table.options(Seat::p2), Texts{"p2 one more"}) << "the card itself is carried out by its owner";
  EXPECT_EQ(table->play().length(), 2);

  // Changing wind on a row of one card: the card is picked, then there is one other district it can go to.
  setup.position =
      "game vineta\nplayers 2\nphase play\nround 8\nsunk G0 G1 G2 Y0 Y1 Y2 R0\nhouses R1 rest\n"
      "row R1 by p2: p2 1\nrow R2 by p1: p1 1\np1 chosen changing wind\np2 chosen one more\n";
  auto wind = TestTable::playing(setup);
  const Texts first = wind.options(Seat::p1);
  const auto take = std::find(first.begin(), first.end(), "p1 changing wind take R1 1");
  ASSERT_NE(take, first.end());
  EXPECT_EQ(wind.act("anna", Seat::p1, {*take}), accepted);
  EXPECT_EQ(wind.events(Seat::p2, wind->seen_by(Seat::p2) - 1), Texts{"move p1 changing wind to R2"});
}

TEST(match_act, never_makes_a_commitment_for_a_player) {
  TableSetup setup = seated_setup("vineta", 2, 2);
  setup.position = "game vineta\nplayers 2\nphase choose\nhouses R2 rest\n";
  for (const char* seat : {"p1", "p2"})
    setup.position += std::string(seat) + " hand flood 2 x6\n" + seat +
                      " discard flood 1 x5, flood 3 x4, flood 4, changing wind x3, calm sea, intervention, one more, "
                      "one less, false hope x3, rescue, relocation, panic, quarantine\n";
  auto table = TestTable::playing(setup);
  EXPECT_EQ(table.options(Seat::p2), Texts{"p2 choose flood 2"});
  EXPECT_EQ(table->to_act(), (SeatSet{Seat::p1, Seat::p2}));
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose flood 2"}), accepted);
  EXPECT_EQ(table->to_act(), SeatSet{Seat::p2});
}

TEST(match_choice, is_secret_and_can_be_changed_until_all_have_chosen) {
  auto table = TestTable::playing(choice_setup(3, 3));
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 choose flood 1"}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose flood 2"}), accepted);
  EXPECT_EQ(table.events(Seat::p3, 1), (Texts{"move p2 choose ?", "move p1 choose ?"}));
  const int decision = table->play().decision();
  const auto others = [&] {
    return wire::update_text(*table, Seat::p1, 0) + wire::update_text(*table, Seat::p3, 0) +
           wire::update_text(*table, Seat::spectator, 0) + wire::table_text(*table, actor_of("anna"), {});
  };
  const std::string before = others();
  table.now += 5 * second;
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 choose panic", "p2 panic lapse"}), "not-your-turn");
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 choose flood 4"}), "illegal");
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 choose panic"}), accepted);
  EXPECT_EQ(others(), before);
  EXPECT_EQ(table->play().decision(), decision);
  EXPECT_LT(table->last_public(), table.now);
  EXPECT_EQ(table.events(Seat::p2, 3), Texts{"change p2 choose panic"});
  EXPECT_EQ(table.act("carl", Seat::p3, {"p3 choose flood 1"}), accepted);
  EXPECT_NE(table.act("bela", Seat::p2, {"p2 choose flood 1"}), accepted) << "all have chosen";
  const std::string record = table->play().seat_record(table->chairs(), Seat::p2);
  const auto place = record.find("p2 choose panic\n");
  ASSERT_NE(place, std::string::npos);
  EXPECT_LT(place, record.find("p1 choose ?\n")) << "the place in the line stays";
  table.refolded();
}

TEST(match_choice, is_not_changed_by_an_answer_that_comes_twice) {
  auto table = TestTable::playing(choice_setup(3, 2));
  const std::string choice = table.options(Seat::p3).at(0);
  EXPECT_EQ(table.act("", Seat::p3, {choice}), accepted);
  EXPECT_EQ(table.act("", Seat::p3, {choice}), "not-your-turn");
}

TEST(match_say, has_a_list_of_phrases) {
  auto table = TestTable::playing(panic_setup());
  EXPECT_EQ(table.tell("anna", Say{.seat = Seat::p1, .phrase = "hello"}), accepted);
  EXPECT_EQ(table.tell("anna", Say{.seat = Seat::p1, .phrase = "you fool"}), "no-such-phrase");
  EXPECT_EQ(table.tell("anna", Say{.seat = Seat::p2, .phrase = "hello"}), "not-your-seat");
  EXPECT_EQ(table.tell("carl", Say{.seat = Seat::p2, .phrase = "hello"}), "not-your-seat");
}

TEST(match_leave, a_bot_plays_on_until_the_player_returns) {
  auto table = TestTable::playing(panic_setup());
  EXPECT_TRUE(table->tasks().empty());
  EXPECT_EQ(table.tell("anna", Return{.seat = Seat::p1}), "has-not-left");
  EXPECT_EQ(table.tell("anna", Leave{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), "has-left");
  EXPECT_EQ(table.tell("anna", Leave{.seat = Seat::p1}), "has-left");
  ASSERT_EQ(table->tasks().size(), 1u);
  EXPECT_EQ(table->tasks()[0].level, substitute_level);
  EXPECT_EQ(table.answer(Seat::p1), accepted);
  EXPECT_EQ(table.tell("bela", Return{.seat = Seat::p1}), "not-your-seat");
  EXPECT_EQ(table.tell("anna", Return{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.act("", Seat::p1, {table.options(Seat::p1).at(0)}), "not-your-seat") << "a bot's late answer";
  EXPECT_EQ(table.act("anna", Seat::p1, {table.options(Seat::p1).at(0)}), accepted);
}

TEST(match_resign, is_for_good_and_ends_a_game_of_two) {
  auto three = TestTable::playing(panic_setup(3, 3));
  EXPECT_EQ(three.tell("anna", Resign{.seat = Seat::p1}), accepted);
  EXPECT_EQ(three->life(), Life::playing);
  EXPECT_EQ(three.tell("anna", Return{.seat = Seat::p1}), "has-not-left");
  EXPECT_EQ(three.tell("anna", Resign{.seat = Seat::p1}), "has-left");
  EXPECT_EQ(three->tasks().size(), 1u);
  EXPECT_EQ(three.tell("bela", Leave{.seat = Seat::p2}), accepted);
  EXPECT_EQ(three.tell("bela", Resign{.seat = Seat::p2}), accepted) << "also after leaving";
  EXPECT_EQ(three->life(), Life::resigned);

  auto bots = TestTable::playing(panic_setup(3, 1));
  EXPECT_EQ(bots.tell("anna", Resign{.seat = Seat::p1}), accepted);
  EXPECT_EQ(bots->life(), Life::resigned) << "bots do not play on among themselves";
  EXPECT_EQ(bots.tell("anna", Resign{.seat = Seat::p1}), "game-over");
  EXPECT_EQ(bots.act("", Seat::p2, {"p2 flood 1 start G1"}), "game-over");
  EXPECT_EQ(bots.tell("anna", sit(Seat::p1, "Anna")), "game-over");
  EXPECT_EQ(bots->due(), 0);
}

// The server has bound itself before it knows anybody's part of the deal.
TEST(match_deal, has_everybodys_secret_and_none_before_the_commitment) {
  TableSetup early = seated_setup("vigo", 2, 2);
  early.chairs[0].secret = some_secret;
  EXPECT_EQ(refusal_of(early), "bad-secret");
  early.version = 1;
  EXPECT_EQ(refusal_of(early), "") << "journals from before have this";

  TestTable table(open_setup("vigo", 2));
  EXPECT_EQ(table.tell("bela", Sit{.seat = Seat::p2, .name = "Bela"}), "bad-secret");
  EXPECT_EQ(table.tell("bela", Sit{.seat = Seat::p2, .name = "Bela", .secret = std::string(32, 'b')}), accepted);
  EXPECT_EQ(table.tell("anna", SeatBot{.seat = Seat::p1, .level = 1}), accepted);
  EXPECT_EQ(table.tell("anna", Start{.secret = "short"}), "bad-secret");
  EXPECT_EQ(table.tell("anna", Start{}), accepted) << "the host does not play";
  EXPECT_EQ(table->chairs()[0].secret, "");
  EXPECT_EQ(table->chairs()[1].secret, std::string(32, 'b'));
}

TEST(match_deal, depends_on_what_the_host_adds_at_the_start) {
  const auto views_of = [](char digit) {
    TestTable table(seated_setup("vineta", 2, 1));
    EXPECT_EQ(table.tell("anna", Start{}), "bad-secret");
    EXPECT_EQ(table.tell("anna", Start{.secret = std::string(32, digit)}), accepted);
    EXPECT_EQ(table->chairs()[0].secret, std::string(32, digit));
    EXPECT_EQ(all_views(table.refolded()), all_views(*table));
    return all_views(*table);
  };
  EXPECT_EQ(views_of('1'), views_of('1'));
  EXPECT_NE(views_of('1'), views_of('2'));
}

TEST(match_deal, is_written_by_a_host_for_nobody_else) {
  const std::string position = panic_setup().position;
  const auto wishes = [&](int persons) {
    std::vector<TableSetup> setups(3, seated_setup("vineta", 2, persons));
    setups[0].position = position;
    setups[1].script = {"nature deal p1 tribe amber"};
    setups[2].chairs[1] = {.kind = ChairKind::scripted, .level = 1};
    if (persons > 1) setups[2].chairs[0] = {};
    for (TableSetup& setup : setups) setup.is_lesson = false;
    return setups;
  };
  for (const TableSetup& setup : wishes(1)) EXPECT_EQ(refusal_of(setup), "");
  for (TableSetup setup : wishes(2)) {
    EXPECT_EQ(refusal_of(setup), "bad-setup");
    setup.is_lesson = true;
    EXPECT_EQ(refusal_of(setup), "") << "where there are lessons, the table says so";
  }
  TestTable alone(wishes(1)[0]);
  EXPECT_EQ(alone.tell("anna", Stand{.seat = Seat::p1}), accepted);
  EXPECT_EQ(alone.tell("bela", sit(Seat::p1, "Bela")), "not-host");
  EXPECT_EQ(alone.tell("anna", sit(Seat::p1, "Anna")), accepted);
}

TEST(match_rematch, has_no_script_and_a_position_only_for_one) {
  const auto rematch_of = [](TableSetup setup) {
    auto table = TestTable::playing(setup);
    EXPECT_EQ(table.tell("anna", Resign{.seat = Seat::p1}), accepted);
    return table->rematch_setup(actor_of("anna"), "t2", Digest{});
  };
  TableSetup alone = panic_setup(2, 1);
  alone.chairs[1] = {.kind = ChairKind::scripted, .level = 2};
  alone.script = {"p2 flood 1 start G1"};
  const TableSetup again = rematch_of(alone);
  EXPECT_EQ(again.script, std::vector<std::string>{});
  EXPECT_EQ(again.chairs[1], (Chair{.kind = ChairKind::bot, .level = 2}));
  EXPECT_EQ(again.position, alone.position);
  const TableSetup together = rematch_of(panic_setup(2, 2));
  EXPECT_EQ(together.position, "");
  EXPECT_FALSE(together.is_lesson);
  EXPECT_EQ(refusal_of(together), "");
}

TEST(match_rematch, comes_once_after_the_game) {
  auto table = TestTable::playing(panic_setup(3, 2));
  EXPECT_EQ(table.tell("anna", Rematch{.table = "t2"}), "not-started");
  EXPECT_EQ(table.tell("anna", Resign{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.tell("bela", Resign{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table.tell("carl", Rematch{.table = "t2"}), "not-your-seat");
  EXPECT_EQ(table.tell("bela", Rematch{.table = "t2"}), accepted);
  EXPECT_EQ(table.tell("anna", Rematch{.table = "t3"}), "rematch-made");
  const TableSetup again = table->rematch_setup(actor_of("bela"), "t2", Digest{});
  EXPECT_EQ(again.rematch_of, "t1");
  EXPECT_EQ(again.host, "bela");
  EXPECT_EQ(again.chairs, (std::vector<Chair>{{}, chair_of("bela"), {.kind = ChairKind::bot, .level = 1}}));
  EXPECT_EQ(refusal_of(again), "");
}

TEST(match_clock, runs_for_the_move_then_for_the_bank) {
  TableSetup setup = panic_setup();
  setup.clock = {.kind = ClockKind::live, .move = 30 * second, .bank = minute};
  auto table = TestTable::playing(setup);
  EXPECT_EQ(table->flag_time(Seat::p1), TestTable::start + 90 * second);
  EXPECT_EQ(table->flag_time(Seat::p2), std::nullopt);
  table.now += 20 * second;
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table->seat(Seat::p1).bank, minute);
  table.now += 40 * second;
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic move amber to Y0"}), accepted);
  EXPECT_EQ(table->seat(Seat::p1).bank, minute);  // still one card play
  EXPECT_EQ(table.tell("anna", TakeBack{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table->due(), TestTable::start + 90 * second);  // no time is gained by it
  EXPECT_EQ(table.tell("anna", Leave{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table.tell("anna", Return{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table->due(), TestTable::start + 90 * second);  // nor by this
  table.now = table->due() - 1;
  EXPECT_EQ(table.tell("", Tick{}), "too-early");
  EXPECT_EQ(table.tell("anna", Tick{}), "not-host");
  ++table.now;
  EXPECT_EQ(table.tell("", Tick{}), accepted);
  EXPECT_TRUE(table->seat(Seat::p1).has_left);
  EXPECT_EQ(table->events().back().text, "time");
  EXPECT_EQ(table.tell("bela", Ask{.seat = Seat::p2, .wish = Wish::bot, .absent = Seat::p1}), "has-left");
  EXPECT_EQ(table.tell("anna", Return{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table->flag_time(Seat::p1), table.now + 30 * second);  // the bank is empty
}

TEST(match_clock, falls_for_all_who_choose_at_once) {
  TableSetup setup = choice_setup(3, 3);
  setup.clock = {.kind = ClockKind::live, .move = 30 * second};
  auto table = TestTable::playing(setup);
  EXPECT_EQ(table.act("bela", Seat::p2, {"p2 choose flood 1"}), accepted);
  table.now = table->due();
  EXPECT_EQ(table.tell("", Tick{}), accepted);
  EXPECT_TRUE(table->seat(Seat::p1).has_left && table->seat(Seat::p3).has_left);
  EXPECT_FALSE(table->seat(Seat::p2).has_left);
  EXPECT_EQ(table->tasks().size(), 2u);
  EXPECT_EQ(table->due(), 0);
}

TableSetup correspondence() {
  TableSetup setup = choice_setup(4, 4);
  setup.clock = {.kind = ClockKind::correspondence, .move = 3 * day};
  return setup;
}

TEST(match_clock, three_missed_deadlines_in_a_row_end_a_correspondence_game) {
  auto table = TestTable::playing(correspondence());
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose flood 1"}), accepted);
  for (int missed = 1; missed <= 3; ++missed) {
    EXPECT_EQ(table->life(), Life::playing);
    table.now = table->due();
    EXPECT_EQ(table.now, TestTable::start + missed * 3 * day);
    EXPECT_EQ(table.tell("", Tick{}), accepted);  // three players miss it together
    for (int i = 1; i < 4 && missed < 3; ++i)
      EXPECT_EQ(table.tell(player_names[static_cast<std::size_t>(i)], Return{.seat = seat_at(i)}), accepted);
  }
  EXPECT_EQ(table->life(), Life::abandoned);
  EXPECT_EQ(table.last_event(), "abandoned");
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 choose flood 2"}), "game-over");
}

TEST(match_clock, a_deadline_that_is_kept_begins_the_count_again) {
  auto table = TestTable::playing(correspondence());
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(table.act(player_names[static_cast<std::size_t>(i)], seat_at(i), {table.options(seat_at(i)).at(0)}), accepted);
  table.now = table->due();
  EXPECT_EQ(table.tell("", Tick{}), accepted);  // p3 and p4 have missed it together
  EXPECT_EQ(table->life(), Life::playing);
  for (Seat seat : {Seat::p3, Seat::p4}) EXPECT_EQ(table.answer(seat), accepted);
  EXPECT_EQ(table->to_act(), SeatSet{Seat::p1});
  while (table->to_act() == SeatSet{Seat::p1})
    EXPECT_EQ(table.act("anna", Seat::p1, {table.options(Seat::p1).at(0)}), accepted);
  table.now = table->due();
  EXPECT_EQ(table.tell("", Tick{}), accepted);  // p2: not in a row
  EXPECT_EQ(table->life(), Life::playing);
}

TEST(match_clock, a_game_without_players_is_given_up_after_a_day) {
  auto table = TestTable::playing(panic_setup());
  EXPECT_EQ(table->due(), 0);
  EXPECT_EQ(table.tell("anna", Leave{.seat = Seat::p1}), accepted);
  EXPECT_EQ(table->due(), 0);
  table.now += hour;
  EXPECT_EQ(table.tell("bela", Leave{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table->due(), table.now + day);
  EXPECT_EQ(table.tell("bela", Return{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table->due(), 0);
  table.now += hour;
  EXPECT_EQ(table.tell("bela", Leave{.seat = Seat::p2}), accepted);
  EXPECT_EQ(table->due(), table.now + day);
  table.now += day;
  EXPECT_EQ(table.tell("", Tick{}), accepted);
  EXPECT_EQ(table->life(), Life::abandoned);
}

TEST(match_clock, a_table_that_never_starts_is_given_up_after_a_week) {
  TestTable table(open_setup("vigo", 2));
  EXPECT_EQ(table->due(), table.now + 7 * day);
  table.now += day;
  EXPECT_EQ(table.tell("bela", sit(Seat::p2, "Bela")), accepted);
  EXPECT_EQ(table->due(), table.now + 7 * day);
  table.now += 7 * day;
  EXPECT_EQ(table.tell("", Tick{}), accepted);
  EXPECT_EQ(table->life(), Life::abandoned);
}

TEST(match_close, ends_a_table_at_any_time_before_its_end_and_only_by_other_hands) {
  TestTable table(open_setup("vigo", 2));
  EXPECT_EQ(table.tell("anna", CloseTable{}), "not-host");
  EXPECT_EQ(table.tell("", CloseTable{}), accepted);
  EXPECT_EQ(table->life(), Life::abandoned);
  EXPECT_EQ(table.last_event(), "closed");
  EXPECT_EQ(table->due(), 0);
  EXPECT_EQ(table.tell("", CloseTable{}), "game-over");
  auto playing = TestTable::playing(correspondence());
  EXPECT_EQ(playing.tell("", CloseTable{}), accepted);
  EXPECT_EQ(playing->life(), Life::abandoned);
  EXPECT_TRUE(playing->to_act().empty());
  EXPECT_EQ(playing.act("anna", Seat::p1, {"p1 choose flood 2"}), "game-over");
}

TEST(match_clock, never_goes_back) {
  auto table = TestTable::playing(panic_setup());
  table.now -= hour;
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table->time(), TestTable::start);
}

TEST(match_bots, pause_whatever_they_hold) {
  const auto tasks_of = [](const std::string& hand, Pace pace = Pace::normal) {
    TableSetup setup = choice_setup(3, 1);
    setup.pace = pace;
    setup.position = "game vineta\nplayers 3\nphase choose\nhouses R2 rest\np2 hand " + hand + ", fill\n";
    return TestTable::playing(setup)->tasks();
  };
  const auto tasks = tasks_of("flood 1");
  ASSERT_EQ(tasks.size(), 2u);
  EXPECT_EQ(tasks, tasks_of("panic, quarantine, calm sea"));
  EXPECT_EQ(tasks_of("flood 1", Pace::once), tasks_of("panic, quarantine, calm sea", Pace::once));
  for (const Task& task : tasks) {
    EXPECT_GE(task.at, TestTable::start + Pause{}.least);
    EXPECT_LE(task.at, TestTable::start + Pause{}.most);
  }
  EXPECT_NE(tasks[0].seed, tasks[1].seed);
}

// One set of pauses for each secret: they are drawn, not fixed.
TEST(match_bots, pause_differently_from_decision_to_decision) {
  std::set<Time> pauses;
  for (std::uint8_t i = 0; i < 8; ++i) {
    TableSetup setup = choice_setup(2, 1);
    setup.secret.fill(i);
    pauses.insert(TestTable::playing(setup)->tasks().at(0).at);
  }
  EXPECT_GT(pauses.size(), 4u);
}

TEST(match_journal, knows_a_command_by_who_and_id) {
  auto table = TestTable::playing(panic_setup());
  EXPECT_EQ(table.tell("anna", Say{.seat = Seat::p1, .phrase = "hello"}, "a7"), accepted);
  EXPECT_TRUE(table->has(actor_of("anna"), "a7"));
  EXPECT_FALSE(table->has(actor_of("bela"), "a7"));
  EXPECT_FALSE(table->has(actor_of("anna"), "a8"));
  EXPECT_FALSE(table->has(actor_of("anna"), ""));
  EXPECT_TRUE(table->has(Actor{.ids = {"anna the account", "anna"}}, "a7"));
}

TEST(match_journal, one_player_may_hold_two_seats) {
  TableSetup setup = panic_setup(3, 2);
  setup.chairs[2] = chair_of("anna");
  auto table = TestTable::playing(setup);
  EXPECT_EQ(table->held_by(actor_of("anna")), (SeatSet{Seat::p1, Seat::p3}));
  EXPECT_EQ(table.act("anna", Seat::p1, {"p1 panic from G0"}), accepted);
  EXPECT_EQ(table.act("anna", Seat::p3, {"p3 flood 1 start G1"}), "not-your-turn");
  EXPECT_EQ(table.tell("anna", Leave{.seat = Seat::p3}), accepted);
  EXPECT_FALSE(table->is_bot(Seat::p1));
}

}  // namespace
}  // namespace springtide::match
