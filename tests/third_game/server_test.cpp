// The third game at a table of the real server, over WebSockets. The program is named by SPRINGTIDE_PROGRAM.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "protocol/files.h"
#include "protocol/runner.h"
#include "protocol/server_driver.h"

namespace springtide::protocol {
namespace {

TEST(third_game, is_played_at_a_table_of_the_server) {
  const std::filesystem::path folder = testing::TempDir() + "springtide-third-game";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directory(folder);
  ServerProcess server(std::getenv("SPRINGTIDE_PROGRAM"), (folder / "store.db").string());
  const auto transcripts = folder_transcripts("tests/third_game/protocol");
  EXPECT_EQ(transcripts.size(), 2u);
  for (const Transcript& transcript : transcripts) {
    ServerDriver driver(server);
    const Report report = play(transcript, driver);
    EXPECT_EQ(report.outcome, Outcome::passed) << report.reason;
  }
  EXPECT_EQ(server.stop(), 0);
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace springtide::protocol
