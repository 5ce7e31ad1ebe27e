// Asks a net: net_trace FILE KERNELS reads a line for each evaluation, features of the table and of each item parted by |,
// and prints the outputs. With SPRINGTIDE_SABOTAGE=1 the first output is off by one, which the oracle must notice.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "net/random_net.h"
#include "text/lines.h"

namespace springtide::net {
namespace {

std::vector<Feature> features_of(std::string_view text) {
  std::vector<Feature> features;
  for (std::string_view word : words_of(text)) features.push_back(static_cast<Feature>(to_number(word).value_or(0)));
  return features;
}

int run(const std::string& path, std::string_view kernels_name) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  const auto file = read_file(bytes.str());
  if (!file) {
    std::puts(file.error().message().c_str());
    return 1;
  }
  for (const Kernels* kernels : all_kernels()) {
    if (kernels->name != kernels_name) continue;
    const Net net(*file, *kernels);
    for (std::string line; std::getline(std::cin, line);) {
      const auto parts = split(line, '|');
      Input input{.table = features_of(parts[0]), .items = {}};
      for (std::size_t i = 1; i < parts.size(); ++i) input.items.push_back(features_of(parts[i]));
      auto outputs = outputs_of(net, input);
      if (std::getenv("SPRINGTIDE_SABOTAGE") != nullptr) ++outputs[0];
      std::puts(joined(outputs, " ", [](std::int32_t value) { return std::to_string(value); }).c_str());
    }
    return 0;
  }
  return 3;  // this machine has no such kernels
}

}  // namespace
}  // namespace springtide::net

int main(int count, char** words) { return count == 3 ? springtide::net::run(words[1], words[2]) : 2; }
