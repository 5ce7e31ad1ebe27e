// Any text as a study: refused with a reason, or read and written back byte for byte, and every branch of it can be looked
// at.
#include <cstdint>
#include <string>

#include "fuzz/require.h"
#include "variations/any.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto all = springtide::variations::read_any(text);
  if (!all) {
    require(!all.error().reason.empty(), "a refusal without a reason");
    return 0;
  }
  require((*all)->text() == text, "written back differently");
  for (std::size_t i = 0; i < (*all)->size() && i < 8; ++i) {
    springtide::JsonWriter json;
    (*all)->write_place(json, i, {.is_open = i % 2 == 0});
  }
  return 0;
}
