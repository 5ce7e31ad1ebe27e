// Tables on a device: what is written before what is told, bots only where somebody looks, a journal that has gone on
// elsewhere, a game that comes from elsewhere, what is no request.
#include <gtest/gtest.h>

#include "device/engine.h"
#include "protocol/page.h"

namespace springtide::device {
namespace {

constexpr std::string_view bot_begins =
    R"({"game":"vineta","options":["players 2"],"chairs":[{"kind":"bot","level":1},{"kind":"player","name":"Anna"}]})";

TEST(device, tells_nothing_before_it_is_stored) {
  Page page;
  page.open();
  page.come();
  page.send_start();
  EXPECT_EQ(page.said(), Texts{});
  ASSERT_EQ(page.of_kind("write").size(), 1u);
  page.store();
  EXPECT_EQ(page.said(), (Texts{"acknowledged", "table", "update"}));
}

TEST(device, lists_what_a_table_waits_for) {
  Page page;
  page.open();
  page.come();
  page.send_start();
  const Json row = *page.of_kind("write")[0].find("row");
  EXPECT_EQ(text_in(row, "life"), "playing");
  EXPECT_EQ(row.find("seats")->items(), Json::Items{"p1"});
  EXPECT_TRUE(row.find("waits_for_you")->as_bool());
}

TEST(device, lets_bots_think_only_where_somebody_looks) {
  Page page;
  page.open(bot_begins);
  page.come();
  page.send_start();
  page.store();
  Page again(page);  // the page is opened anew
  EXPECT_TRUE(again.of_kind("think").empty());
  again.come();
  const auto thinks = again.of_kind("think");
  const auto updates = again.said();
  EXPECT_EQ(updates, (Texts{"table", "update"}));
  ASSERT_EQ(thinks.size(), 1u);
  const Json task = *thinks[0].find("task");
  const std::string action =
      text_in(again.ask({{"do", "think"}, {"entries", *page.disk}, {"task", task}, {"milliseconds", 1000}}), "action");
  again.now = task.find("at")->as_int();
  const Members answer{{"do", "thought"}, {"table", page.table}, {"task", task}, {"action", action}};
  again.say(R"({"type":"unwatch","table":")" + page.table + "\"}");
  again.ask(answer);
  EXPECT_TRUE(again.of_kind("write").empty());
  again.say(R"({"type":"watch","table":")" + page.table + "\"}");
  EXPECT_EQ(again.of_kind("think").size(), 1u);
  again.ask(answer);
  EXPECT_EQ(again.of_kind("write").size(), 1u);
}

TEST(device, goes_on_where_another_tab_was_faster) {
  Page page;
  page.open();
  page.come();
  Page other(page);
  other.come();
  other.send_start("theirs");
  other.store();
  // This tab decides, too, but its entry cannot be stored.
  page.send_start("ours");
  ASSERT_EQ(page.of_kind("write").size(), 1u);
  page.store();
  EXPECT_EQ(page.said(), (Texts{"table", "update", "refused"}));
  EXPECT_TRUE(page.of_kind("write").empty());
}

TEST(device, follows_another_tab) {
  Page page;
  page.open();
  page.come();
  Page other(page);
  other.come();
  other.send_start();
  other.store();
  page.ask({{"do", "heard"}, {"table", page.table}});
  EXPECT_EQ(page.said(), (Texts{"table", "update"}));
  page.ask({{"do", "heard"}, {"table", page.table}});
  EXPECT_EQ(page.said(), Texts{});
}

TEST(device, takes_in_the_file_of_a_game_with_its_deal) {
  Page page;
  page.open();
  page.come();
  page.send_start();
  page.store();
  const std::string file = page.file();
  Page elsewhere;
  const Json answer = elsewhere.request("POST", "/api/journals", file);
  EXPECT_EQ(answer.find("status")->as_int(), 201);
  ASSERT_EQ(elsewhere.written.size(), page.written.size());
  const Json opened = json_of(elsewhere.entries()[0]);
  EXPECT_EQ(text_in(*opened.find("do"), "dealt_as"), page.table);
  EXPECT_EQ(json_of(elsewhere.entries()[1]).find("followed")->items(), json_of(page.entries()[1]).find("followed")->items());
}

TEST(device, refuses_a_file_that_the_rules_do_not_lead_to) {
  Page page;
  page.open();
  page.come();
  page.send_start();
  page.store();
  std::string file = page.file();
  const std::size_t draw = file.find("nature deal p1");
  ASSERT_NE(draw, std::string::npos);
  file.replace(draw, 14, "nature deal p2");
  for (const std::string& bad : {file, std::string("springtide journal 1\n"), std::string("garbage"), std::string()}) {
    const Json answer = page.request("POST", "/api/journals", bad);
    EXPECT_EQ(answer.find("status")->as_int(), 400);
    EXPECT_EQ(text_in(json_of(text_in(answer, "body")), "code"), "bad-journal");
    EXPECT_TRUE(page.of_kind("write").empty());
  }
}

TEST(device, says_what_is_no_request) {
  Page page;
  EXPECT_EQ(page.ask({{"do", "dance"}}), json_of(R"({"error":"do: there is no such request"})"));
  EXPECT_EQ(page.ask({{"do", "connect"}}), json_of(R"({"error":"connection: it is missing"})"));
  EXPECT_EQ(page.ask({{"do", "stored"}, {"table", "t"}, {"seq", 0}}).find("effects"), nullptr);
  EXPECT_TRUE(json_of(page.host.handle("garbage", start)).find("error"));
  EXPECT_EQ(page.request("GET", "/api/tables/none/record").find("status")->as_int(), 404);
  EXPECT_EQ(page.request("GET", "/api/lobby").find("status")->as_int(), 404);
  page.ask({{"do", "connect"}, {"connection", 1}});
  page.say("{");
  EXPECT_EQ(page.said(), Texts{"refused"});
}

TEST(device, analyses_a_record_or_says_what_is_wrong_with_it) {
  Page page;
  EXPECT_EQ(text_in(page.ask({{"do", "analyse"}, {"record", "no record"}}), "sentence").substr(0, 6), "line 1");
}

// --- studies ---

constexpr std::string_view two_houses =
    "springtide study 1\nfrom record\n\ngame vineta\nrules 1\nplayers 2\nedition nl\nset own-house 2\nstart p1\n\n"
    "nature deal p1 tribe amber\nnature deal p2 tribe fern\nnature deal p1 district G0\nnature deal p2 district Y2\n"
    "1 p1 place amber G0\n2 p2 place amber R1\n";

TEST(device, asks_what_a_puzzle_asks) {
  Page page;
  const std::string record =
      "springtide record 1\ngame vineta\nrules 1\nplayers 2\nedition nl\nstart p1\nresult unfinished\n\n"
      "nature deal p1 tribe amber\nnature deal p2 tribe fern\nnature deal p1 district G0\nnature deal p2 district Y2\n"
      "p1 place amber G0\n";
  const auto ask = [&](int move) { return page.ask({{"do", "puzzle"}, {"record", record}, {"move", move}}); };
  const Json question = at(ask(5), "puzzle");
  EXPECT_EQ(text_in(question, "seat"), "p1");
  EXPECT_EQ(text_in(at(question, "legal").items()[static_cast<std::size_t>(number_at(question, "played"))], "text"),
            "p1 place amber G0");
  EXPECT_EQ(text_in(at(question, "view"), "viewer"), "p1");
  EXPECT_EQ(at(question, "past").items().size(), 4U);
  // The rival's tiles are in the record, and not in the question.
  const auto& seats = at(at(question, "view"), "seats").items();
  EXPECT_EQ(text_in(seats[0], "tribe"), "amber");
  EXPECT_TRUE(at(seats[1], "tribe").is_null() && at(seats[1], "district").is_null());
  EXPECT_EQ(text_in(at(at(question, "past").items()[1], "move"), "text"), "nature deal p2 tribe ?");
  EXPECT_EQ(text_in(ask(4), "sentence"), "move: nobody decides anything there");
  EXPECT_EQ(text_in(ask(6), "sentence"), "move: the record has no such move");
}

TEST(device, reads_a_study_and_makes_it_longer) {
  Page page;
  const Json read = page.ask({{"do", "variations"}, {"text", two_houses}});
  EXPECT_EQ(text_in(*read.find("variations"), "text"), two_houses);
  const Json longer =
      page.ask({{"do", "extend"}, {"text", two_houses}, {"branch", 0}, {"actions", Json::Items{"p1 place amber G1"}}});
  EXPECT_EQ(longer.find("branch")->as_int(), 3);
  EXPECT_EQ(text_in(*longer.find("variations"), "text"), std::string(two_houses) + "1 p1 place amber G1\n");
  // What is asked next has the file as it was: it is no conversation.
  const Json looked = page.ask({{"do", "look"}, {"text", two_houses}, {"branch", 2}});
  EXPECT_EQ(text_in(*looked.find("place"), "actor"), "p1");
  const Json illegal =
      page.ask({{"do", "extend"}, {"text", two_houses}, {"branch", 0}, {"actions", Json::Items{"p2 place amber G1"}}});
  EXPECT_NE(text_in(illegal, "sentence").find("(VN-"), std::string::npos);
  EXPECT_EQ(text_in(page.ask({{"do", "look"}, {"text", two_houses}, {"branch", 9}}), "sentence"),
            "branch: there is no such branch");
  EXPECT_EQ(text_in(page.ask({{"do", "look"}, {"text", two_houses}, {"branch", 0}, {"seat", "p3"}}), "sentence"),
            "seat: the table has no such seat");
  EXPECT_EQ(text_in(page.ask({{"do", "variations"}, {"text", "nothing"}}), "sentence"),
            "line 1: expected a study, a record or a position; each says so in its first line");
}

TEST(device, goes_on_thinking_about_the_same_decision) {
  Page page;
  const auto rounds_after = [&](std::int64_t branch, std::string_view seat) {
    const Json answer = page.ask(
        {{"do", "weigh"}, {"text", two_houses}, {"branch", branch}, {"seat", seat}, {"milliseconds", 1000}, {"rounds", 5}});
    return answer.find("weighing")->find("rounds")->as_int();
  };
  const auto first = rounds_after(0, "p1");
  EXPECT_EQ(rounds_after(0, "p1"), first + 5);
  EXPECT_EQ(rounds_after(1, "p2"), first);
  EXPECT_EQ(rounds_after(0, "p1"), first);  // another thought was begun meanwhile
}

}  // namespace
}  // namespace springtide::device
