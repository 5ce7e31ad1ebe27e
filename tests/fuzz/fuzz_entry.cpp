// Any text as a line of the journal: refused with a reason, or an entry that is written and read as the same.
#include <cstdint>
#include <string>

#include "fuzz/require.h"
#include "wire/command_json.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace springtide::wire;
  constexpr int seq = 7;
  const auto entry = parse_entry(seq, {reinterpret_cast<const char*>(data), size});
  if (!entry) {
    require(!entry.error().empty(), "a refusal without a reason");
    return 0;
  }
  const std::string text = entry_text(*entry);
  const auto again = parse_entry(seq, text);
  require(again && *again == *entry, "written as another entry");
  require(entry_text(*again) == text, "two texts of one entry");
  return 0;
}
