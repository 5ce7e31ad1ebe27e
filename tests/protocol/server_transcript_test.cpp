// protocol: the transcripts of this folder and of docs/protocol.md against `springtide serve`, over real WebSockets. The
// program is named by SPRINGTIDE_PROGRAM.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <set>
#include <stdexcept>

#include "protocol/files.h"
#include "protocol/runner.h"
#include "protocol/server_driver.h"

namespace springtide::protocol {
namespace {

namespace fs = std::filesystem;

std::string program() {
  const char* path = std::getenv("SPRINGTIDE_PROGRAM");
  if (path == nullptr) throw std::runtime_error("SPRINGTIDE_PROGRAM names no program");
  return path;
}

std::string temporary_folder() {
  std::string name = (fs::temp_directory_path() / "springtide-transcripts-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  return name;
}

class ServerTranscripts : public testing::Test {
 protected:
  ~ServerTranscripts() override { fs::remove_all(folder_); }

  // The names of those that were left out.
  std::set<std::string> play_all(const std::vector<Transcript>& transcripts) {
    std::set<std::string> left_out;
    for (const Transcript& transcript : transcripts) {
      ServerDriver driver(server_);
      const Report report = play(transcript, driver);
      EXPECT_NE(report.outcome, Outcome::failed) << report.reason;
      if (report.outcome != Outcome::left_out) continue;
      std::printf("left out: %s\n", report.reason.c_str());
      left_out.insert(transcript.source);
    }
    return left_out;
  }

  std::string folder_ = temporary_folder();
  ServerProcess server_{program(), folder_ + "/store.db"};
};

TEST_F(ServerTranscripts, of_the_folder_pass) {
  const auto transcripts = folder_transcripts();
  EXPECT_GE(transcripts.size(), 12u);
  // These wait for a flag to fall, and for the ten minutes after which a player counts as absent.
  EXPECT_EQ(play_all(transcripts), (std::set<std::string>{"absent-player.txt", "clock.txt", "days-away.txt"}));
  EXPECT_EQ(server_.stop(), 0);
}

TEST_F(ServerTranscripts, of_the_page_pass) {
  const auto transcripts = page_transcripts();
  EXPECT_FALSE(transcripts.empty());
  EXPECT_EQ(play_all(transcripts), std::set<std::string>{});
  EXPECT_EQ(server_.stop(), 0);
}

// --- the driver itself ---

constexpr std::string_view small_table = R"(table t
game vineta
host anna
options
  players 2
chairs
  open
  open
seated anna p1
seated ben p2
)";

class TheServerDriver : public ServerTranscripts {
 protected:
  Report played(const std::string& steps) {
    const auto transcript = parse_transcript(std::string(small_table) + steps, "small");
    if (!transcript) throw std::runtime_error(transcript.error());
    ServerDriver driver(server_);
    return play(*transcript, driver);
  }
};

TEST_F(TheServerDriver, knows_when_nothing_more_comes) {
  const std::string said = R"(anna> {"type":"say","table":"t","id":"1","seat":"p1","phrase":"hello"})"
                           "\n";
  EXPECT_EQ(played(said + "ben< {\"type\":\"update\"}\nben<|\n").reason, "");
  EXPECT_EQ(played(said + "ben<|\n").outcome, Outcome::failed);
  EXPECT_EQ(played(said + "skip ben\nben< {\"type\":\"update\"}\n").outcome, Outcome::failed);
}

TEST_F(TheServerDriver, keeps_its_own_pings_apart) {
  EXPECT_EQ(played("anna> {\"type\":\"ping\"}\nanna< {\"type\":\"pong\"}\nanna<|\n").reason, "");
  EXPECT_EQ(played("anna> {\"type\":\"ping\"}\nanna<|\n").outcome, Outcome::failed);
  EXPECT_EQ(played("anna< {\"type\":\"pong\"}\n").outcome, Outcome::failed);
}

TEST_F(TheServerDriver, sees_that_a_connection_was_cut) {
  EXPECT_EQ(played("cut anna\nben< {\"type\":\"table\",\"seats\":[{\"here\":false},{\"here\":true}]}\nben<|\n").reason, "");
}

}  // namespace
}  // namespace springtide::protocol
