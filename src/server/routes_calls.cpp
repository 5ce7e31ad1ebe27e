#include <algorithm>

#include "push/encryption.h"
#include "server/call.h"
#include "server/device_name.h"
#include "server/handlers.h"
#include "server/now.h"
#include "server/secrets.h"
#include "wire/command_json.h"

namespace springtide::server {
namespace {

using store::Quiet;
using store::Subscription;
using store::Webhook;
using wire::refusal_answer;
using wire::ServiceCode;

constexpr int most_devices = 20;  // of an account; one more, and the oldest goes
constexpr int most_webhooks = 20;
constexpr std::size_t longest_key = 200;
constexpr int last_minute = 24 * 60 - 1;
constexpr int farthest_zone = 14 * 60;

Quiet quiet_in(wire::Reader& reader) {
  if (!reader.has("quiet")) return {};
  wire::Reader inner(*reader.object("quiet"), "quiet");
  const Quiet quiet{.from = static_cast<int>(inner.number("from", 0, last_minute)),
                    .until = static_cast<int>(inner.number("until", 0, last_minute)),
                    .zone = static_cast<int>(inner.number("zone", -farthest_zone, farthest_zone))};
  inner.error();
  reader.take_over(inner);
  return quiet;
}

void write_device(JsonWriter& json, const Subscription& device, const Identity& identity) {
  json.begin_object().field("device", device.id).field("title", device.device).field("created", device.created);
  json.field("is_this", device.token == identity.token_hash);
  if (device.quiet.from != device.quiet.until) {
    json.key("quiet").begin_object().field("from", device.quiet.from).field("until", device.quiet.until);
    json.field("zone", device.quiet.zone).end_object();
  }
  json.end_object();
}

void write_webhook(JsonWriter& json, const Webhook& webhook) {
  json.begin_object().field("webhook", webhook.id).field("url", webhook.url);
  json.field("shape", store::webhook_shapes[static_cast<std::size_t>(webhook.shape)]);
  if (!webhook.table.empty()) json.field("table", webhook.table);
  json.field("created", webhook.created).end_object();
}

Task<std::vector<Subscription>> devices_of(Call& call, const Identity& identity) {
  return call.parts.store.asked([ids = identity.actor.ids](store::Store& store) { return store.subscriptions_of(ids); });
}

// The one that the request names.
Task<std::optional<Subscription>> named_device(Call& call, const Identity& identity) {
  for (const Subscription& each : co_await devices_of(call, identity))
    if (call.name == "this" ? each.token == identity.token_hash : each.id == call.name) co_return each;
  co_return std::nullopt;
}

}  // namespace

Task<wire::Answer> send_push_key(Call& call) {
  JsonWriter json;
  co_return json_answer(200, json.begin_object().field("key", call.parts.notifier.public_key()).end_object());
}

Task<wire::Answer> list_devices(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  JsonWriter json;
  json.begin_object().key("devices").begin_array();
  for (const Subscription& each : co_await devices_of(call, *identity)) write_device(json, each, *identity);
  co_return json_answer(200, json.end_array().end_object());
}

Task<wire::Answer> add_device(Call& call) {
  auto given = body_of(call, [](wire::Reader& reader) {
    return Subscription{.endpoint = reader.text("endpoint", longest_url),
                        .key = reader.text("p256dh", longest_key),
                        .secret = reader.text("auth", longest_key),
                        .quiet = quiet_in(reader)};
  });
  if (!given) co_return given.error();
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  if (!push::reader_of(given->key, given->secret))
    co_return refusal_answer(ServiceCode::bad_message, "p256dh and auth are not the keys of a browser");
  if (!call.parts.notifier.may_push_to(given->endpoint)) co_return refusal_answer(ServiceCode::host_not_allowed);
  given->id = random_id();
  given->token = identity->token_hash;
  given->player = identity->actor.ids.front();
  given->device = device_name(call.request.user_agent);
  given->created = now();
  co_await call.parts.store.asked([one = *given](store::Store& store) { return store.subscribe(one, most_devices), true; });
  JsonWriter json;
  write_device(json, *given, *identity);
  co_return json_answer(201, json);
}

Task<wire::Answer> set_quiet_hours(Call& call) {
  const auto quiet = body_of(call, quiet_in);
  if (!quiet) co_return quiet.error();
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  auto device = co_await named_device(call, *identity);
  if (!device) co_return refusal_answer(ServiceCode::no_such_device);
  device->quiet = *quiet;
  const bool is_there =
      co_await call.parts.store.asked([one = *device](store::Store& store) { return store.set_quiet(one.id, one.quiet); });
  if (!is_there) co_return refusal_answer(ServiceCode::no_such_device);
  // What waits for the end of the hours as they were is looked at again.
  co_await call.parts.store.asked_each(
      [ids = identity->actor.ids](store::Store& store) { return store.hasten_calls(ids, now()), true; });
  call.parts.notifier.wake();
  JsonWriter json;
  write_device(json, *device, *identity);
  co_return json_answer(200, json);
}

Task<wire::Answer> remove_device(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto device = co_await named_device(call, *identity);
  if (!device) co_return refusal_answer(ServiceCode::no_such_device);
  co_await call.parts.store.asked([id = device->id](store::Store& store) { return store.unsubscribe(id), true; });
  co_return gone();
}

// --- webhooks ---

Task<wire::Answer> list_webhooks(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const auto webhooks =
      co_await call.parts.store.asked([ids = identity->actor.ids](store::Store& store) { return store.webhooks_of(ids); });
  JsonWriter json;
  json.begin_object().key("webhooks").begin_array();
  for (const Webhook& each : webhooks) write_webhook(json, each);
  json.end_array().key("hosts").begin_array();
  for (const std::string& each : call.parts.notifier.webhook_hosts()) json.value(each);
  co_return json_answer(200, json.end_array().end_object());
}

Task<wire::Answer> add_webhook(Call& call) {
  auto given = body_of(call, [](wire::Reader& reader) {
    return Webhook{.table = reader.text_or("table", wire::id_limit, ""),
                   .url = reader.text("url", longest_url),
                   .shape = reader.name<store::WebhookShape>("shape", store::webhook_shapes)};
  });
  if (!given) co_return given.error();
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  if (!call.parts.notifier.may_tell(given->url)) co_return refusal_answer(ServiceCode::host_not_allowed);
  const auto own = given->table.empty() ? std::vector<store::MyTable>{} : co_await tables_of(call, *identity);
  const bool sits_there = std::ranges::any_of(own, [&](const store::MyTable& each) { return each.row.id == given->table; });
  if (!given->table.empty() && !sits_there)
    co_return refusal_answer(ServiceCode::not_your_seat, "A webhook is for a table where you sit.");
  given->id = random_id();
  given->player = identity->actor.ids.front();
  given->created = now();
  const bool is_added =
      co_await call.parts.store.asked([one = *given](store::Store& store) { return store.add_webhook(one, most_webhooks); });
  if (!is_added) co_return refusal_answer(ServiceCode::too_many_webhooks);
  JsonWriter json;
  write_webhook(json, *given);
  co_return json_answer(201, json);
}

Task<wire::Answer> remove_webhook(Call& call) {
  const auto identity = co_await player(call);
  if (!identity) co_return identity.error();
  const bool is_own = co_await call.parts.store.asked([ids = identity->actor.ids, name = call.name](store::Store& store) {
    const auto own = store.webhooks_of(ids);
    const bool is_found = std::ranges::find(own, name, &Webhook::id) != own.end();
    if (is_found) store.remove_webhook(name);
    return is_found;
  });
  co_return is_own ? gone() : refusal_answer(ServiceCode::no_such_webhook);
}

}  // namespace springtide::server
