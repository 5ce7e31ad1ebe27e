#include "server/routes_api.h"

#include <algorithm>

#include "server/call.h"
#include "server/handlers.h"
#include "server/previews.h"
#include "server/static_files.h"
#include "wire/routes.h"

namespace springtide::server {
namespace {

using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

using Handler = Task<Answer> (*)(Call&);

// In the order of wire::routes.
constexpr EnumArray<wire::Route, Handler> handlers{{{add_guest,
                                                     who_am_i,
                                                     make_account,
                                                     remove_account,
                                                     sign_in,
                                                     list_sessions,
                                                     sign_out,
                                                     sign_out_everywhere,
                                                     recover,
                                                     list_lobby,
                                                     list_own,
                                                     open_table,
                                                     send_record,
                                                     send_journal,
                                                     replay_table,
                                                     take_in,
                                                     replay_record,
                                                     begin_analysis,
                                                     send_analysis,
                                                     send_my_data,
                                                     change_me,
                                                     find_people,
                                                     show_person,
                                                     list_games,
                                                     list_people_at_table,
                                                     tell_vacation,
                                                     take_vacation,
                                                     end_vacation,
                                                     send_push_key,
                                                     list_devices,
                                                     add_device,
                                                     set_quiet_hours,
                                                     remove_device,
                                                     list_webhooks,
                                                     add_webhook,
                                                     remove_webhook,
                                                     list_friends,
                                                     follow,
                                                     unfollow,
                                                     block,
                                                     unblock,
                                                     invite,
                                                     decline,
                                                     add_circle,
                                                     change_circle,
                                                     remove_circle,
                                                     open_for_circle,
                                                     list_studies,
                                                     share_study,
                                                     send_study,
                                                     remove_study,
                                                     send_picture,
                                                     send_training,
                                                     merge_training,
                                                     send_grades}}};
static_assert(std::ranges::find(handlers, nullptr) == handlers.end(), "a route without a handler");

// The name where the pattern has its star; nothing if the path is another.
std::optional<std::string> match_path(std::string_view pattern, std::string_view path) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == path ? std::optional<std::string>("") : std::nullopt;
  const std::string_view end = pattern.substr(star + 1);
  if (path.size() <= star + end.size() || !path.starts_with(pattern.substr(0, star)) || !path.ends_with(end))
    return std::nullopt;
  const std::string_view name = path.substr(star, path.size() - star - end.size());
  return name.find('/') == std::string_view::npos ? std::optional(std::string(name)) : std::nullopt;
}

Task<Answer> routed(Call& call) {
  if (call.parts.wants(call.request)) return send_page(call);
  bool is_known_path = false;
  for (std::size_t i = 0; i < wire::routes.items.size(); ++i) {
    const wire::RouteInfo& route = wire::routes.items[i];
    auto name = match_path(route.path, call.request.path);
    is_known_path = is_known_path || name;
    if (!name || route.method != call.request.method) continue;
    call.name = *std::move(name);
    return handlers.items[i](call);
  }
  return [](bool is_known) -> Task<Answer> {
    co_return refusal_answer(is_known ? ServiceCode::bad_method : ServiceCode::no_such_address);
  }(is_known_path);
}

Response response_of(Answer answer, std::string_view if_none_match = {}) {
  Response response{.status = answer.status, .content_type = std::move(answer.type), .body = std::move(answer.body)};
  if (!answer.vary.empty()) response.headers.emplace_back("Vary", std::move(answer.vary));
  if (answer.cache.empty()) return response;
  const std::string etag = etag_of(response.body);
  response.headers.emplace_back("Cache-Control", std::move(answer.cache));
  response.headers.emplace_back("ETag", etag);
  if (!is_known(if_none_match, etag)) return response;
  response.status = 304;
  response.body.clear();
  return response;
}

}  // namespace

Detached answer_request(Service::Parts& parts, const ServiceSettings& settings, Request request, Respond respond) {
  Call call{.parts = parts, .settings = settings, .request = std::move(request)};
  try {
    respond(response_of(co_await routed(call), call.request.if_none_match));
  } catch (const Stopped&) {
  } catch (const Busy& busy) {
    respond(response_of(refusal_answer(ServiceCode::busy, busy.what())));
  } catch (const std::exception& error) {
    parts.log.error("request_failed", {{"path", call.request.path}, {"reason", error.what()}});
    respond(refusal(500, "failed", "Something went wrong here."));
  }
}

}  // namespace springtide::server
