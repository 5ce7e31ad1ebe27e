// Any text as a record: refused with a reason, or read and written back byte for byte.
#include <cstdint>
#include <string>

#include "fuzz/require.h"
#include "games/list.h"
#include "record/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  springtide::Games::for_each([&]<springtide::Game G>() {
    const auto record = springtide::read_record<G>(text);
    if (!record) return require(!record.error().reason.empty(), "a refusal without a reason");
    require(springtide::write_record(*record) == text, "written back differently");
  });
  return 0;
}
