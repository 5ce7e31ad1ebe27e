// Does at this node what its operator has said to the store (store/operations.h). It looks once a second, in the first loop:
// one row says whether anything is new, so nothing depends on notices, and an act takes effect everywhere within two looks.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "server/log.h"
#include "server/store_queue.h"

namespace springtide::server {

class HomeRunner;
class Lobby;

class Steward {
 public:
  struct Around {
    Loop& loop;
    Stores& stores;
    const std::vector<HomeRunner*>& homes;  // of all loops
    Lobby& lobby;
    const Log& log;
    std::string node{};
    std::string build{};
    bool shares_store = false;  // with nodes that may take its place
  };
  explicit Steward(const Around& around);

  bool is_draining() const { return is_draining_; }  // from any thread

 private:
  Detached look();
  Task<bool> do_what_is_said();
  Task<bool> say_that_we_are_here();
  void announce(const std::string& sentence);
  void set_draining(bool is_draining);
  void release_leases();

  Around around_;
  StoreQueue store_;
  store::Time started_;
  std::int64_t seen_ = -1;  // of the bulletin's changes; nothing yet
  int looks_ = 0;
  std::string announced_{};
  std::atomic<bool> is_draining_ = false;
  Timer next_{};
};

}  // namespace springtide::server
