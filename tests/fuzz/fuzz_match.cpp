// Bytes as everything that can happen to a small table: messages, bots' answers, time, connections, slow and lost writes,
// entries of others. The room stays in order, says only JSON, and its journal always leads to the same table.
#include <cstdint>

#include "fuzz/table_of_bytes.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  springtide::fuzz::TableOfBytes table(springtide::fuzz::Bytes(data, size));
  while (table.has_more()) table.step();
  table.finish();
  return 0;
}
