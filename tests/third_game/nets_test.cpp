// A level that asks a net which the page has to bring: the third game in the engine of a device.
#include "games/nets.h"

#include <gtest/gtest.h>

#include "protocol/files.h"
#include "protocol/page.h"
#include "text/hex.h"

namespace springtide::device {
namespace {

constexpr std::string_view name = "172b7659";  // as tests/third_game/nets/pebbles-policy.net says
constexpr std::string_view with_a_net =
    R"({"game":"pebbles","options":["players 2","rounds 1"],"chairs":[{"kind":"player","name":"Anna"},{"kind":"bot","level":6}]})";

std::string net_file() { return protocol::file_text(SPRINGTIDE_SOURCE_DIR "/tests/third_game/nets/pebbles-policy.net"); }

Json bring(Page& page, std::string_view bytes) {
  return page.ask(
      {{"do", "net"}, {"hex", hex_of(Bytes(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()))}});
}

// A table at which a bot has to choose; gives the question to it.
Members question(Page& page) {
  page.open(with_a_net);
  page.come();
  page.send_start();
  page.store();
  const Json think = page.of_kind("think").at(0);
  return {{"do", "think"}, {"entries", *page.disk}, {"task", *think.find("task")}, {"milliseconds", 1000}};
}

// In one test, since what is brought stays.
TEST(own_nets, are_waited_for_and_then_asked) {
  Page page;
  const Members asked = question(page);
  for (int i = 0; i < 2; ++i) {
    const Json answer = page.ask(asked);
    EXPECT_EQ(answer.find("action"), nullptr);
    ASSERT_NE(answer.find("lacks"), nullptr);
    EXPECT_EQ(answer.find("lacks")->items(), Json::Items{"pebbles-policy"});
  }

  // Whoever judges a game of people asks them, too.
  const Members judged{
      {"do", "analyse"},
      {"record", "springtide record 1\ngame pebbles\nrules 1\nplayers 2\nrounds 1\nresult unfinished\n\np1 choose 1\n"}};
  EXPECT_EQ(page.ask(judged).find("analysis"), nullptr);
  EXPECT_EQ(at(page.ask(judged), "lacks").items(), Json::Items{"pebbles-policy"}) << write(page.ask(judged));

  std::string other = net_file();
  other.back() ^= 1;
  EXPECT_NE(bring(page, other).find("sentence"), nullptr);
  EXPECT_NE(page.ask(asked).find("lacks"), nullptr);

  EXPECT_EQ(bring(page, net_file()).find("sentence"), nullptr);
  EXPECT_EQ(bring(page, net_file()).find("sentence"), nullptr);
  const Json answer = page.ask(asked);
  EXPECT_EQ(answer.find("lacks"), nullptr);
  EXPECT_TRUE(text_in(answer, "action").starts_with("p2 choose ")) << write(answer);
  EXPECT_EQ(net_names(own_nets("pebbles", {net::Head::policy})), Texts{std::string(name)});
  EXPECT_EQ(at(at(page.ask(judged), "analysis"), "nets").items(), Json::Items{std::string(name)});
}

// The name is known before the file is there.
TEST(own_nets, are_named_by_journal_table_and_record) {
  Page page;
  page.open(with_a_net);
  EXPECT_NE(text_in(page.written.front(), "entry").find(R"("level":6,"version":2,"nets":["172b7659"])"), std::string::npos);
  page.come();
  const std::string table = text_in(page.of_kind("send").at(0), "text");
  EXPECT_NE(table.find(R"("level":6,"nets":["172b7659"])"), std::string::npos) << table;
  page.send_start();
  page.store();
  const Json answer = page.ask({{"do", "request"},
                                {"method", "GET"},
                                {"path", "/api/tables/" + page.table + "/record"},
                                {"token", "device:me"},
                                {"seat", "p1"},
                                {"entries", *page.disk}});
  EXPECT_NE(text_in(answer, "body").find("\nname p2 level 6 bot, version 2, nets 172b7659\n"), std::string::npos)
      << write(answer);
}

TEST(own_nets, of_a_bot_that_is_seated_later_are_named_too) {
  Page page;
  page.open(R"({"game":"pebbles","options":["players 2"],"chairs":[{"kind":"player","name":"Anna"},{"kind":"open"}]})");
  page.come();
  page.say(R"({"type":"bot","table":")" + page.table + R"(","id":"b","seat":"p2","level":6})");
  EXPECT_NE(text_in(page.written.back(), "entry").find(R"("level":6,"version":2,"nets":["172b7659"])"), std::string::npos)
      << text_in(page.written.back(), "entry");
  page.store();
  page.say(R"({"type":"bot","table":")" + page.table + R"(","id":"c","seat":"p2","level":5})");
  EXPECT_EQ(text_in(page.written.back(), "entry").find("nets"), std::string::npos);
}

}  // namespace
}  // namespace springtide::device
