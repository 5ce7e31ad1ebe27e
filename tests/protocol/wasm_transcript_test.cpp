// protocol: the transcripts of this folder and of docs/protocol.md against the engine as WebAssembly, under Node. Host
// script and module are named by SPRINGTIDE_WASM_HOST and SPRINGTIDE_WASM.
#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

#include "protocol/files.h"
#include "protocol/hosts.h"
#include "protocol/runner.h"

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

}  // namespace
}  // namespace springtide::protocol
