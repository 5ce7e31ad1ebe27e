// The third game at a table of the engine in this process.
#include <gtest/gtest.h>

#include "protocol/files.h"
#include "protocol/hosts.h"
#include "protocol/runner.h"

namespace springtide::protocol {
namespace {

TEST(third_game, is_played_at_a_table) {
  const auto transcripts = folder_transcripts("tests/third_game/protocol");
  EXPECT_EQ(transcripts.size(), 2u);
  for (const Transcript& transcript : transcripts) {
    NativeHost host;
    DeviceDriver driver(host);
    const Report report = play(transcript, driver);
    EXPECT_EQ(report.outcome, Outcome::passed) << report.reason;
  }
}

}  // namespace
}  // namespace springtide::protocol
