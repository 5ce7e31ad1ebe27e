// Hears of tables that other nodes have appended to, on a connection of its own.
#pragma once

#include <atomic>

#include "store/postgres_connection.h"

namespace springtide::store {

inline constexpr char notify_channel[] = "springtide";

class PostgresListener final : public Listener {
 public:
  // `own_process` is the server process that works for this node's appends; what it tells is no news.
  PostgresListener(const std::string& address, std::shared_ptr<const std::atomic<int>> own_process, GivenUp given_up);

  // A lost connection throws Failure; the next call connects again. What was said in between is missed.
  std::vector<std::string> wait(int milliseconds) override;

 private:
  std::vector<std::string> heard();

  std::shared_ptr<const std::atomic<int>> own_process_;
  PostgresConnection connection_;
};

}  // namespace springtide::store
