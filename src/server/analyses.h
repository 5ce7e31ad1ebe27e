// Analyses of records as jobs of low priority: at most a few wait, the latest results are kept for a while.
#pragma once

#include <list>
#include <map>
#include <string>

#include "base/result.h"
#include "server/workers.h"
#include "text/text_error.h"

namespace springtide::server {

// Safe from any thread.
class Analyses {
 public:
  Analyses();

  // The job's id, or what is wrong with the record; an empty id: too much is waiting, of all or of this player.
  Result<std::string, TextError> begin(const std::string& player, const std::string& record);
  // JSON: {"state":"waiting|running|done", "done":n, "of":m, "analysis":{…}}; nothing if there is no such job.
  std::optional<std::string> state(const std::string& job) const;

 private:
  struct Job;
  void forget_old();

  mutable std::mutex mutex_{};
  std::map<std::string, std::shared_ptr<Job>> jobs_{};
  std::list<std::string> order_{};  // oldest first
  Workers workers_;
};

}  // namespace springtide::server
