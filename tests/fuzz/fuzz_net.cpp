// Any bytes as a net: refused with a reason, or written back byte for byte and asked the same by all kernels. A second time
// with the right hash, which the fuzzer would never find.
#include <cstdint>
#include <string>

#include "fuzz/require.h"
#include "net/random_net.h"
#include "text/hex.h"

namespace {

using namespace springtide;
using namespace springtide::net;

void try_as_net(const std::string& bytes) {
  const auto file = read_file(bytes);
  if (!file) return require(!file.error().reason.empty(), "a refusal without a reason");
  require(write_file(*file) == bytes, "written back differently");
  require(!is_sabotaged, "sabotage: a net was accepted");
  Rng rng(bytes.size());
  const Input input = random_input(rng, file->shape, 3);
  const auto expected = outputs_of(Net(*file, plain_kernels), input);
  for (const Kernels* kernels : all_kernels())
    require(outputs_of(Net(*file, *kernels), input) == expected, "kernels differ");
}

// The same with the hash that its weights have, if it has a line for one.
std::string with_hash(std::string bytes) {
  const std::size_t end = bytes.find("\n\n");
  const std::size_t line = bytes.find("\nweights ");
  const std::size_t at = line + 9;
  if (end == std::string::npos || line == std::string::npos || at + 64 > end) return bytes;
  return bytes.replace(at, 64, hex_of(sha256(std::string_view(bytes).substr(end + 2))));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  try_as_net(bytes);
  try_as_net(with_hash(bytes));
  return 0;
}
