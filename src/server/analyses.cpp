#include "server/analyses.h"

#include <atomic>

#include "arena/review.h"
#include "server/secrets.h"
#include "text/json.h"

namespace springtide::server {
namespace {

constexpr std::size_t kept = 200;

}  // namespace

struct Analyses::Job {
  std::atomic<int> done = 0;
  std::atomic<int> of = 0;
  std::string result{};  // written once, under the lock
};

Analyses::Analyses() : workers_({.most = 20, .most_each = 4, .niceness = 19}) {}

Result<std::string, TextError> Analyses::begin(const std::string& player, const std::string& record) {
  auto made = arena::review_of(record);
  if (!made) return made.error();
  const auto job = std::make_shared<Job>();
  const auto work = [this, job, review = std::shared_ptr(std::move(*made))] {
    job->of = review->pieces();
    std::string result = review->run([&job] { ++job->done; }, [this] { workers_.check(); });
    const std::lock_guard lock(mutex_);
    job->result = std::move(result);
  };
  if (!workers_.run(player, work)) return std::string{};
  std::string id = random_id();
  const std::lock_guard lock(mutex_);
  jobs_[id] = job;
  order_.push_back(id);
  forget_old();
  return id;
}

std::optional<std::string> Analyses::state(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  const auto found = jobs_.find(id);
  if (found == jobs_.end()) return std::nullopt;
  const Job& job = *found->second;
  JsonWriter json;
  json.begin_object().field("state", !job.result.empty() ? "done" : job.of > 0 ? "running" : "waiting");
  json.field("done", job.done.load()).field("of", job.of.load());
  if (!job.result.empty()) json.key("analysis").json(job.result);
  return json.end_object().text();
}

void Analyses::forget_old() {
  while (order_.size() > kept) {
    jobs_.erase(order_.front());
    order_.pop_front();
  }
}

}  // namespace springtide::server
