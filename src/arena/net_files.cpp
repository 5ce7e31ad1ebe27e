#include "arena/net_files.h"

#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>

namespace springtide::arena {
namespace {

Result<std::unique_ptr<net::Net>, TextError> read_net(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in.is_open() || in.bad()) return bad_text(path + ": cannot be read");
  auto file = net::read_file(bytes);
  if (!file) return bad_text(path + ": " + file.error().message());
  return std::make_unique<net::Net>(std::move(*file));
}

}  // namespace

Result<const net::Net*, TextError> net_in(const std::string& path) {
  static std::mutex one_at_a_time;
  static std::map<std::string, std::unique_ptr<net::Net>> known;
  const std::lock_guard lock(one_at_a_time);
  std::unique_ptr<net::Net>& net = known[path];
  if (!net) {
    auto read = read_net(path);
    if (!read) return read.error();
    net = std::move(*read);
  }
  return static_cast<const net::Net*>(net.get());
}

}  // namespace springtide::arena
