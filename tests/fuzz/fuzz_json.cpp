// Any text as JSON: refused with a reason, or read, written and read again as the same value.
#include <cstdint>
#include <string>

#include "fuzz/require.h"
#include "text/json_value.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto json = springtide::parse_json(text);
  if (!json) {
    require(json.error().reason.starts_with("byte "), "a refusal without a place");
    return 0;
  }
  const std::string written = write(*json);
  const auto again = springtide::parse_json(written);
  require(again && *again == *json, "written as another value");
  require(write(*again) == written, "two canonical texts of one value");
  return 0;
}
