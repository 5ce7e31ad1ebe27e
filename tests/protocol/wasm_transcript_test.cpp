// protocol: the transcripts of this folder and of docs/protocol.md against the engine as WebAssembly, under Node. Host
// script and module are named by SPRINGTIDE_WASM_HOST and SPRINGTIDE_WASM.
#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

#include "games/nets.h"
#include "protocol/files.h"
#include "protocol/hosts.h"
#include "protocol/runner.h"
#include "text/hex.h"

namespace springtide::protocol {
namespace {

std::string named_by(const char* variable) {
  const char* path = std::getenv(variable);
  if (path == nullptr) throw std::runtime_error(std::string(variable) + " names no file");
  return path;
}

void expect_all_pass(const std::vector<Transcript>& transcripts) {
  for (const Transcript& transcript : transcripts) {
    WasmHost host(named_by("SPRINGTIDE_WASM_HOST"), named_by("SPRINGTIDE_WASM"));
    DeviceDriver driver(host);
    const Report report = play(transcript, driver);
    EXPECT_EQ(report.outcome, Outcome::passed) << report.reason;
  }
}

TEST(wasm_transcripts, of_the_folder_pass) {
  const auto transcripts = folder_transcripts();
  EXPECT_GE(transcripts.size(), 12u);
  expect_all_pass(transcripts);
}

TEST(wasm_transcripts, of_the_page_pass) {
  const auto transcripts = page_transcripts();
  EXPECT_FALSE(transcripts.empty());
  expect_all_pass(transcripts);
}

// The module knows the nets of nets/ by their names, and has none of their files.
TEST(wasm_nets, are_taken_if_they_are_those_of_the_program) {
  WasmHost host(named_by("SPRINGTIDE_WASM_HOST"), named_by("SPRINGTIDE_WASM"));
  const auto answer_to = [&host](std::string_view file) {
    const Bytes bytes(reinterpret_cast<const std::uint8_t*>(file.data()), file.size());
    return host.handle(R"({"do":"net","hex":")" + hex_of(bytes) + "\"}", 0);
  };
  for (const NetFile& file : net_files()) EXPECT_EQ(answer_to(file.bytes), R"({"effects":[]})") << file.stem();
  EXPECT_EQ(answer_to(file_text(SPRINGTIDE_SOURCE_DIR "/tests/third_game/nets/pebbles-policy.net")),
            R"({"sentence":"the net 172b7659 is none of this program's","effects":[]})");
  EXPECT_NE(answer_to("no net").find("sentence"), std::string::npos);
  EXPECT_EQ(host.handle(R"({"do":"net","hex":"0g"})", 0),
            R"({"error":"hex: expected an even number of hexadecimal digits"})");
}

}  // namespace
}  // namespace springtide::protocol
