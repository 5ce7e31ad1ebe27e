// Takes games that are over into account: results and ratings. Tables of which that is not known are found in the store, so
// whatever is interrupted is done later, by this process or another; done twice it is the same.
#pragma once

#include <set>
#include <string>

#include "server/log.h"
#include "server/store_queue.h"
#include "server/workers.h"

namespace springtide::server {

class Historian {
 public:
  Historian(Stores& stores, Workers& desk, Loop& loop, const Log& log);

  void wake();  // from its loop: a game may have ended

 private:
  Detached work();
  Task<bool> count_some();
  Task<bool> count(std::string table);

  StoreQueue store_;
  Workers& desk_;
  Loop& loop_;
  const Log& log_;
  bool is_working_ = false;
  bool has_news_ = false;
  std::set<std::string> unreadable_{};  // reported once, left alone
  Timer next_look_{};
};

}  // namespace springtide::server
