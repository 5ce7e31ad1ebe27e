#include "server/jobs.h"

#include <future>
#include <utility>

#include "server/now.h"
#include "server/this_thread.h"
#include "store/hooks.h"

namespace springtide::server {
namespace {

constexpr int job_niceness = 19;  // only what nobody else wants
constexpr int most_tries = 3;
constexpr std::string_view given_up = "It was tried three times and never came to its end.";
constexpr std::string_view no_result = "It could not be done.";
constexpr std::chrono::seconds patience{10};  // with the store
constexpr std::chrono::seconds last_patience{1};
constexpr std::chrono::milliseconds glance{50};

}  // namespace

// The store's answer; nothing if it failed or takes too long.
template <class Question>
auto Jobs::asked(Question question) {
  using Answer = std::optional<decltype(question(std::declval<store::Store&>()))>;
  const auto promise = std::make_shared<std::promise<Answer>>();
  auto answer = promise->get_future();
  store_.ask([&thread = store_, promise, question = std::move(question)](store::Store& store) {
    Answer found;
    try {
      found.emplace(question(store));
    } catch (const store::Failure& failure) {
      thread.report(&StoreThread::Health::reading, failure);
    }
    promise->set_value(std::move(found));
  });
  const auto is_there = [&answer](auto time) { return answer.wait_for(time) == std::future_status::ready; };
  for (auto rest = patience / glance; rest > 0 && !is_finishing_; --rest)
    if (is_there(glance)) return answer.get();
  return is_finishing_ && is_there(last_patience) ? answer.get() : Answer{};
}

Jobs::Jobs(StoreThread& store, Settings settings, Kinds kinds, const Log& log)
    : store_(store), settings_(std::move(settings)), kinds_(std::move(kinds)), log_(log) {
  // Nobody else has this store: whoever had a lease is gone.
  if (!settings_.shares_store) asked([](store::Store& at) { return at.free_jobs(), true; });
  for (int i = 0; i < settings_.threads; ++i)
    threads_.emplace_back([this](std::stop_token stop) {
      name_this_thread("jobs", job_niceness);
      run(stop);
    });
}

void Jobs::finish() {
  is_finishing_ = true;
  for (std::jthread& thread : threads_) thread.request_stop();
  threads_.clear();
}

void Jobs::wake() {
  {
    const std::lock_guard lock(mutex_);
    has_news_ = true;
  }
  wakes_.notify_one();
}

void Jobs::run(std::stop_token stop) {
  while (!stop.stop_requested()) {
    if (auto job = take()) {
      work_on(*std::move(job), stop);
      continue;
    }
    std::unique_lock lock(mutex_);
    wakes_.wait_for(lock, stop, settings_.look_every, [this] { return std::exchange(has_news_, false); });
  }
}

std::optional<store::Job> Jobs::take() {
  const store::JobLease lease{
      .node = settings_.node, .build = settings_.build, .now = now(), .until = now() + settings_.lease};
  return asked([lease](store::Store& store) { return store.take_job(lease, most_tries, given_up); }).value_or(std::nullopt);
}

void Jobs::work_on(store::Job job, const std::stop_token& stop) {
  hooks::reached("job taken");
  try {
    end(job, store::JobState::done, result_of(job, stop));
  } catch (const Lost&) {
  } catch (const Stopped&) {
    asked([job](store::Store& store) { return store.give_back_job(job), true; });
  } catch (const std::exception& error) {
    log_.error("job_failed", {{"kind", job.kind}, {"reason", error.what()}});
    end(job, store::JobState::failed, std::string(no_result));
  }
}

std::string Jobs::result_of(store::Job& job, const std::stop_token& stop) {
  const auto kind = kinds_.find(job.kind);
  if (kind == kinds_.end()) throw std::runtime_error("there is no work of this kind");
  store::Time renewed = 0;
  return kind->second(job.request, [&](int done, int of) {
    if (stop.stop_requested()) throw Stopped{};
    if (now() - renewed < settings_.renew_every) return;
    renewed = now();
    job.done = done;
    job.of = of;
    // Where the store fails the lease may run out meanwhile; then two do the same.
    const bool is_ours = asked([job, until = renewed + settings_.lease](store::Store& store) {
                           return store.renew_job(job, until);
                         }).value_or(true);
    if (!is_ours) throw Lost{};
    hooks::reached("job renewed");
  });
}

void Jobs::end(store::Job& job, store::JobState state, std::string result) {
  job.state = state;
  job.result = std::move(result);
  asked([job](store::Store& store) { return store.end_job(job), true; });
}

}  // namespace springtide::server
