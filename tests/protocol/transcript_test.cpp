// protocol: the transcripts of this folder and of docs/protocol.md against the engine of a device in this process; the page
// against the code.
#include <gtest/gtest.h>

#include <stdexcept>

#include "match/refusal.h"
#include "match/table.h"
#include "protocol/files.h"
#include "protocol/hosts.h"
#include "protocol/pattern.h"
#include "protocol/runner.h"
#include "text/catalogue.h"
#include "text/lines.h"

namespace springtide::protocol {
namespace {

void expect_passes(const Transcript& transcript) {
  NativeHost host;
  DeviceDriver driver(host);
  const Report report = play(transcript, driver);
  EXPECT_EQ(report.outcome, Outcome::passed) << report.reason;
}

TEST(transcripts, of_the_folder_pass) {
  const auto transcripts = folder_transcripts();
  EXPECT_GE(transcripts.size(), 12u);
  for (const Transcript& transcript : transcripts) expect_passes(transcript);
}

// Loses one of the messages that are received.
class LossyDriver final : public Driver {
 public:
  explicit LossyDriver(int lost) : lost_(lost) {}
  std::string open_table(const match::Setup& wishes) override { return tables_.open_table(wishes); }
  std::string token_of(const std::string& player) override { return tables_.token_of(player); }
  void connect(const std::string& name) override { tables_.connect(name); }
  void cut(const std::string& name) override { tables_.cut(name); }
  void send(const std::string& name, const std::string& text) override { tables_.send(name, text); }
  std::optional<std::string> receive(const std::string& name) override {
    auto text = tables_.receive(name);
    if (text && ++received == lost_) text = tables_.receive(name);
    return text;
  }
  bool wait(match::Time time) override { return tables_.wait(time); }
  void take_vacation(const std::string& player, int days) override { tables_.take_vacation(player, days); }
  std::optional<std::string> trouble() override { return tables_.trouble(); }

  int received = 0;

 private:
  NativeHost host_{};
  DeviceDriver tables_{host_};
  int lost_;
};

TEST(transcripts, notice_that_the_last_message_is_lost) {
  for (const Transcript& transcript : folder_transcripts()) {
    LossyDriver counting(0);
    play(transcript, counting);
    LossyDriver losing(counting.received);
    EXPECT_EQ(play(transcript, losing).outcome, Outcome::failed) << transcript.source;
  }
}

TEST(transcripts, of_the_page_pass) {
  const auto transcripts = page_transcripts();
  EXPECT_FALSE(transcripts.empty());
  for (const Transcript& transcript : transcripts) expect_passes(transcript);
}

// --- the runner itself ---

constexpr std::string_view small_table = R"(table t
game vineta
host anna
options
  players 2
chairs
  open
  open
seated anna p1
)";

Report played(const std::string& steps) {
  const auto transcript = parse_transcript(std::string(small_table) + steps, "small");
  if (!transcript) return {.outcome = Outcome::failed, .reason = transcript.error()};
  NativeHost host;
  DeviceDriver driver(host);
  return play(*transcript, driver);
}

TEST(runner, passes_what_is_true) {
  EXPECT_EQ(played("anna> {\"type\":\"ping\"}\nanna< {\"type\":\"pong\"}\nanna<|\n").outcome, Outcome::passed);
}

TEST(runner, fails_on_another_message_none_and_one_too_many) {
  for (const char* steps : {"anna> {\"type\":\"ping\"}\nanna< {\"type\":\"welcome\"}\n", "anna< {\"type\":\"pong\"}\n",
                            "anna> {\"type\":\"ping\"}\nanna<|\n"}) {
    const Report report = played(steps);
    EXPECT_EQ(report.outcome, Outcome::failed) << steps;
    EXPECT_TRUE(report.reason.starts_with("small:1")) << report.reason;
  }
}

TEST(runner, names_the_line_it_cannot_read) {
  EXPECT_EQ(played("anna says hello\n").reason, "small:10: cannot be read: anna says hello");
}

// --- patterns ---

std::optional<std::string> compared(const char* pattern, const char* actual, Names names = {}) {
  return difference(*parse_json(pattern), *parse_json(actual), names);
}

TEST(pattern, objects_may_have_more_arrays_may_not) {
  EXPECT_EQ(compared(R"({"a":1})", R"({"a":1,"b":2})"), std::nullopt);
  EXPECT_EQ(compared(R"({"a":1,"b":2})", R"({"a":1})"), "b: it is missing");
  EXPECT_EQ(compared(R"({"a":{"b":1}})", R"({"a":{"b":2}})"), "a.b: expected 1, found 2");
  EXPECT_TRUE(compared("[1,2]", "[1,2,3]"));
  EXPECT_TRUE(compared("[1,2,3]", "[1,2]"));
  EXPECT_TRUE(compared("1", "\"1\""));
}

TEST(pattern, dots_stand_for_anything) {
  EXPECT_EQ(compared(R"({"a":"…"})", R"({"a":[7]})"), std::nullopt);
  EXPECT_EQ(compared(R"({"a":"…"})", R"({"b":1})"), "a: it is missing");
  for (const char* pattern : {R"(["…"])", R"(["…",3])", R"([1,"…"])", R"([1,"…",3])", R"(["…",2,"…"])"})
    EXPECT_EQ(compared(pattern, "[1,2,3]"), std::nullopt) << pattern;
  for (const char* pattern : {R"(["…",2])", R"([2,"…"])", R"(["…",2,2,"…"])"})
    EXPECT_TRUE(compared(pattern, "[1,2,3]")) << pattern;
}

TEST(pattern, names_stand_for_what_they_mean) {
  Names names{{"t", "x17"}};
  EXPECT_EQ(difference(Json("t"), Json("x17"), names), std::nullopt);
  EXPECT_TRUE(difference(Json("t"), Json("t"), names));
  EXPECT_EQ(difference(Json("=again"), Json("x18"), names), std::nullopt);
  EXPECT_EQ(names["again"], Json("x18"));
  EXPECT_EQ(difference(Json("=number"), Json(7), names), std::nullopt);
  EXPECT_EQ(difference(Json("number"), Json(7), names), std::nullopt);
  EXPECT_TRUE(difference(Json("number"), Json(8), names));
}

// --- the page against the code ---

// The rows of the table that follows a heading, without its own head.
std::vector<std::vector<std::string>> rows_below(const std::string& page, const std::string& heading) {
  std::vector<std::vector<std::string>> rows;
  const std::size_t start = page.find("\n" + heading + "\n");
  if (start == std::string::npos) throw std::runtime_error("no heading " + heading);
  for (const Line& line : lines_of(std::string_view(page).substr(start + heading.size() + 2))) {
    if (line.text.starts_with("#")) break;
    if (!line.text.starts_with("| `")) continue;
    const auto cells = split(line.text, '|');
    rows.emplace_back(cells.begin() + 1, cells.end() - 1);
  }
  return rows;
}

TEST(page, lists_every_refusal_with_its_sentence) {
  const auto rows = rows_below(page_text(), "### Refusals of a table");
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(enum_size<match::Code>));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::string code(match::code_names[static_cast<match::Code>(i)]);
    EXPECT_EQ(rows[i][0], "`" + code + "`");
    EXPECT_EQ(rows[i][1], english().text("refusal." + code));
  }
}

TEST(page, lists_every_event) {
  const auto rows = rows_below(page_text(), "### Events");
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(enum_size<match::EventKind>));
  for (std::size_t i = 0; i < rows.size(); ++i)
    EXPECT_EQ(rows[i][0], "`" + std::string(match::event_names[static_cast<match::EventKind>(i)]) + "`");
}

TEST(page, lists_every_phrase) {
  const auto rows = rows_below(page_text(), "### Phrases");
  ASSERT_EQ(rows.size(), match::phrases.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i][0], "`" + std::string(match::phrases[i]) + "`");
    EXPECT_EQ(rows[i][1], english().text("phrase." + std::string(match::phrases[i])));
  }
}

}  // namespace
}  // namespace springtide::protocol
