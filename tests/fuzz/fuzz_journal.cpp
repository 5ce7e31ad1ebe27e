// Any text as the file of a game: refused with a line and a reason, or a game that is the same in other hands.
#include <cstdint>
#include <string>

#include "fuzz/require.h"
#include "wire/journal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace springtide::wire;
  const auto journal = check_journal({reinterpret_cast<const char*>(data), size});
  if (!journal) {
    require(journal.error().line > 0 && !journal.error().reason.empty(), "a refusal without a place and a reason");
    return 0;
  }
  const auto again = check_journal(journal_text(hand_over(*journal, "elsewhere", "somebody").texts));
  require(bool(again), "a game that is refused in other hands");
  require(again->table.is_over() == journal->table.is_over(), "another game in other hands");
  return 0;
}
