#include "server/analyses.h"
#include "server/call.h"
#include "server/handlers.h"
#include "server/now.h"
#include "server/secrets.h"

namespace springtide::server {
namespace {

using namespace match;
using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

constexpr int most_analyses = 200;  // of everybody, that wait
constexpr match::Time analyses_last = 7 * match::day;

// The body is a record, or names a finished table of this server.
Task<Result<std::string, Answer>> record_to_analyse(Call& call) {
  if (!call.request.body.starts_with('{')) co_return call.request.body;
  const auto name = body_of(call, [](wire::Reader& reader) { return reader.text("table", wire::id_limit); });
  if (!name) co_return name.error();
  call.name = *name;
  auto journal = co_await journal_of(call);
  co_return co_await call.parts.desk.done(call.parts.loop, household_of(call), [journal = std::move(journal)] {
    const auto table = table_of(journal);
    return wire::whole_record(table ? &*table : nullptr);
  });
}

// Nothing: it is added. Otherwise too much is waiting.
Task<std::optional<Answer>> added(Call& call, const store::Job& job) {
  const auto count = co_await call.parts.store.asked([&](store::Store& store) {
    const store::JobCount before = store.unfinished_jobs(job.owner);
    if (before.own >= call.settings.quotas.analyses || before.all >= most_analyses) return before;
    store.forget_jobs(job.owner, call.settings.quotas.kept_analyses, job.created - analyses_last);
    store.add_job(job);
    return before;
  });
  if (count.own >= call.settings.quotas.analyses) co_return refusal_answer(ServiceCode::too_many_analyses);
  if (count.all < most_analyses) co_return std::nullopt;
  co_return refusal_answer(ServiceCode::busy, "Too many analyses are waiting; try again later.");
}

}  // namespace

Task<Answer> begin_analysis(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto record = co_await record_to_analyse(call);
  if (!record) co_return record.error();
  const auto trouble =
      co_await call.parts.desk.done(call.parts.loop, household_of(call), [&record] { return trouble_in_record(*record); });
  if (trouble) co_return refusal_answer(ServiceCode::bad_record, trouble->message());
  if (!call.parts.addresses.may_analyse(household_of(call), std::chrono::steady_clock::now()))
    co_return refusal_answer(ServiceCode::too_many_analyses);
  const store::Job job{.id = random_id(),
                       .kind = std::string(analysis_kind),
                       .owner = identity->actor.ids.front(),
                       .request = *record,
                       .created = now()};
  if (const auto excess = co_await added(call, job)) co_return *excess;
  call.parts.jobs.wake();
  JsonWriter json;
  co_return json_answer(202, json.begin_object().field("job", job.id).end_object());
}

Task<Answer> send_analysis(Call& call) {
  const auto job = co_await call.parts.store.asked([name = call.name](store::Store& store) { return store.job(name); });
  const bool is_one = job && job->kind == analysis_kind;
  co_return is_one ? Answer{.body = progress_text(*job, now())} : refusal_answer(ServiceCode::no_such_job);
}

}  // namespace springtide::server
