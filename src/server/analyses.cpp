#include "server/analyses.h"

#include <atomic>

#include "arena/analyst.h"
#include "arena/findings.h"
#include "games/experts.h"
#include "games/list.h"
#include "server/secrets.h"

namespace springtide::server {
namespace {

constexpr int iterations = 600;  // of each search
constexpr int playouts = 100;    // for each point of the chances
constexpr int most_findings = 20;
constexpr std::size_t kept = 200;

}  // namespace

struct Analyses::Job {
  std::atomic<int> done = 0;
  std::atomic<int> of = 0;
  std::string result{};  // written on the I/O thread, once
};

Analyses::Analyses(std::size_t most, Post post) : thread_(most, std::move(post), Priority::low) {}

Result<std::string, TextError> Analyses::begin(const std::string& text) {
  const auto head = read_head(lines_of(text));
  if (!head) return head.error();
  Result<std::string, TextError> begun = bad_text("there is no game of this name", "game", 2);
  Games::with(head->game, [&]<Game G>() {
    auto record = read_record<G>(text);
    if (!record) {
      begun = record.error();
      return;
    }
    const auto job = std::make_shared<Job>();
    const auto work = [job, game = *std::move(record)] {
      const arena::AnalysisSettings settings{.playouts = playouts};
      const arena::Analyst<G> analyst(game, search_bot<G>(iterations), settings);
      job->of = analyst.pieces();
      const auto analysis = analyst.run([&job] { ++job->done; });
      JsonWriter json;
      json.begin_object();
      arena::Findings<G>(game, analysis, most_findings).write_json(json);
      return json.end_object().text();
    };
    std::string id = random_id();
    if (!thread_.run(work, [job](std::string result) { job->result = std::move(result); })) {
      begun = std::string{};
      return;
    }
    jobs_[id] = job;
    order_.push_back(id);
    forget_old();
    begun = std::move(id);
  });
  return begun;
}

std::optional<std::string> Analyses::state(const std::string& id) const {
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
