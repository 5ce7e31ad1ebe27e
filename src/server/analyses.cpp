#include "server/analyses.h"

#include "arena/review.h"
#include "text/json.h"

namespace springtide::server {
namespace {

std::string_view state_name(const store::Job& job, store::Time now) {
  switch (job.state) {
    case store::JobState::done:
      return "done";
    case store::JobState::failed:
      return "failed";
    default:
      return job.until > now ? "running" : "waiting";
  }
}

}  // namespace

std::optional<TextError> trouble_in_record(const std::string& record) {
  const auto review = arena::review_of(record);
  return review ? std::nullopt : std::optional(review.error());
}

std::string analysis_of(const std::string& record, const Jobs::Pulse& pulse) {
  const auto review = arena::review_of(record);
  if (!review) throw std::runtime_error("the record is unreadable: " + review.error().message());
  int done = 0;
  const int of = (*review)->pieces();
  return (*review)->run([&done] { ++done; }, [&] { pulse(done, of); });
}

std::string progress_text(const store::Job& job, store::Time now) {
  JsonWriter json;
  json.begin_object().field("state", state_name(job, now)).field("done", job.done).field("of", job.of);
  if (job.state == store::JobState::done) json.key("analysis").json(job.result);
  if (job.state == store::JobState::failed) json.field("sentence", job.result);
  return json.end_object().text();
}

}  // namespace springtide::server
