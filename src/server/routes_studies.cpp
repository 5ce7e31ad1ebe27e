// Studies shared by a link: checked when they come, kept as they are, given to whoever knows the name.
#include "server/call.h"
#include "server/handlers.h"
#include "server/now.h"
#include "server/secrets.h"
#include "variations/any.h"

namespace springtide::server {
namespace {

using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

// What is wrong with the file; nothing: it is a study.
std::optional<TextError> trouble_in_study(const std::string& text) {
  const auto all = variations::read_any(text);
  return all ? std::nullopt : std::optional(all.error());
}

}  // namespace

Task<Answer> list_studies(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto studies =
      co_await call.parts.store.asked([&](store::Store& store) { return store.studies_of(identity->actor.ids); });
  JsonWriter json;
  json.begin_object().key("studies").list(studies, [&json](const store::SharedStudy& each) {
    const auto [title, game] = variations::heading_of(each.text);
    json.begin_object().field("study", each.id).field("title", title).field("game", game);
    json.field("created", each.created).end_object();
  });
  co_return json_answer(200, json.end_object());
}

Task<Answer> share_study(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  if (!call.parts.addresses.may_share(household_of(call), std::chrono::steady_clock::now()))
    co_return refusal_answer(ServiceCode::too_many_studies);
  const std::string& text = call.request.body;
  const auto trouble =
      co_await call.parts.desk.done(call.parts.loop, household_of(call), [&text] { return trouble_in_study(text); });
  if (trouble) co_return refusal_answer(ServiceCode::bad_study, trouble->message());
  const std::vector<std::string>& ids = identity->actor.ids;
  const store::SharedStudy study{.id = random_id(), .owner = ids.front(), .text = text, .created = now()};
  const bool is_added = co_await call.parts.store.asked(
      [&, most = call.settings.quotas.studies](store::Store& store) { return store.add_study(study, ids, most); });
  if (!is_added) co_return refusal_answer(ServiceCode::too_many_studies);
  JsonWriter json;
  co_return json_answer(201, json.begin_object().field("study", study.id).end_object());
}

Task<Answer> send_study(Call& call) {
  const auto study = co_await call.parts.store.asked([name = call.name](store::Store& store) { return store.study(name); });
  co_return study ? wire::text_answer(study->text) : refusal_answer(ServiceCode::no_such_study);
}

Task<Answer> remove_study(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const bool is_gone = co_await call.parts.store.asked(
      [&](store::Store& store) { return store.remove_study(call.name, identity->actor.ids); });
  co_return is_gone ? gone() : refusal_answer(ServiceCode::no_such_study);
}

}  // namespace springtide::server
