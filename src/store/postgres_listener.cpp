#include "store/postgres_listener.h"

#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <chrono>

namespace springtide::store {
namespace {

using Clock = std::chrono::steady_clock;

struct FreeNotify {
  void operator()(PGnotify* notify) const { PQfreemem(notify); }
};

// Whether there is something to read, waiting no longer than until the end.
bool has_input(int socket, Clock::time_point end) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
  pollfd watched{.fd = socket, .events = POLLIN, .revents = 0};
  return poll(&watched, 1, static_cast<int>(std::max<std::int64_t>(left, 0))) > 0;
}

}  // namespace

PostgresListener::PostgresListener(const std::string& address, std::shared_ptr<const std::atomic<int>> own_process,
                                   GivenUp given_up)
    : own_process_(std::move(own_process)),
      connection_(
          address, [](PostgresConnection& connection) { connection.script(std::string("LISTEN ") + notify_channel); },
          std::move(given_up)) {
  connection_.connect();
}

std::vector<std::string> PostgresListener::heard() {
  std::vector<std::string> tables;
  while (const std::unique_ptr<PGnotify, FreeNotify> notify{PQnotifies(connection_.raw())})
    if (notify->be_pid != *own_process_ && std::ranges::find(tables, notify->extra) == tables.end())
      tables.emplace_back(notify->extra);
  return tables;
}

std::vector<std::string> PostgresListener::wait(int milliseconds) {
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  connection_.connect();
  while (true) {
    if (PQconsumeInput(connection_.raw()) == 0) connection_.fail();
    std::vector<std::string> tables = heard();
    if (!tables.empty() || Clock::now() >= end) return tables;
    has_input(PQsocket(connection_.raw()), end);
  }
}

}  // namespace springtide::store
