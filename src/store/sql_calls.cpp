// Calls, devices and webhooks in the store.
#include <algorithm>
#include <tuple>

#include "store/queries_calls.h"
#include "store/rows.h"
#include "store/sql_store.h"

namespace springtide::store {
namespace {

// One of an enum's values, as the store holds it.
template <class E>
E one_of(const Row& row, std::size_t column, E last, const char* what) {
  const std::int64_t number = number_in(row, column);
  if (number < 0 || number > static_cast<std::int64_t>(last))
    throw Failure("the store holds " + std::string(what) + " of the unknown kind " + std::to_string(number));
  return static_cast<E>(number);
}

template <class E>
Value number_of(E value) {
  return static_cast<std::int64_t>(value);
}

Subscription subscription_in(const Row& row) {
  return {.id = text_in(row, 0),
          .token = text_in(row, 1),
          .player = text_in(row, 2),
          .endpoint = text_in(row, 3),
          .key = text_in(row, 4),
          .secret = text_in(row, 5),
          .device = text_in(row, 6),
          .quiet = {.from = int_in(row, 7), .until = int_in(row, 8), .zone = int_in(row, 9)},
          .created = number_in(row, 10)};
}

Webhook webhook_in(const Row& row) {
  return {.id = text_in(row, 0),
          .player = text_in(row, 1),
          .table = text_in(row, 2),
          .url = text_in(row, 3),
          .shape = one_of(row, 4, WebhookShape::chat, "a webhook"),
          .created = number_in(row, 5)};
}

Call call_in(const Row& row) {
  return {.table = text_in(row, 0),
          .game = text_in(row, 1),
          .row = {.seat = int_in(row, 2),
                  .player = text_in(row, 3),
                  .kind = one_of(row, 4, CallKind::invitation, "a call"),
                  .decision = number_in(row, 5)},
          .state = one_of(row, 6, CallState::to_withdraw, "a call's state"),
          .node = text_in(row, 7),
          .tries = int_in(row, 8),
          .not_before = number_in(row, 9),
          .told = text_in(row, 10),
          .created = number_in(row, 11)};
}

}  // namespace

std::string SqlStore::secret(std::string_view name, std::string_view fresh) {
  run(query::add_secret, {name, fresh});
  return text_in(run(query::secret, {name}).rows.at(0), 0);
}

void SqlStore::subscribe(const Subscription& subscription, int most) {
  const Subscription& one = subscription;
  engine_->together([&](Session& session) {
    store::run(session, query::replace_subscription, {one.token, one.endpoint});
    store::run(session, query::add_subscription,
               {one.id, one.token, one.player, one.endpoint, one.key, one.secret, one.device, one.quiet.from,
                one.quiet.until, one.quiet.zone, one.created});
    store::run(session, query::forget_subscriptions_of, {one.player, most});
  });
}

std::vector<Subscription> SqlStore::subscriptions_of(const std::vector<std::string>& players) {
  const std::string list = json_list(players);
  return each(run(query::subscriptions_of, {list}), subscription_in);
}

bool SqlStore::set_quiet(std::string_view id, const Quiet& quiet) {
  return run(query::set_quiet, {quiet.from, quiet.until, quiet.zone, id}).changed == 1;
}

void SqlStore::unsubscribe(std::string_view id) { run(query::unsubscribe, {id}); }

bool SqlStore::add_webhook(const Webhook& webhook, int most) {
  return run(query::add_webhook,
             {webhook.id, webhook.player, webhook.table, webhook.url, number_of(webhook.shape), webhook.created, most})
             .changed == 1;
}

std::vector<Webhook> SqlStore::webhooks_of(const std::vector<std::string>& players) {
  const std::string list = json_list(players);
  return each(run(query::webhooks_of, {list}), webhook_in);
}

void SqlStore::remove_webhook(std::string_view id) { run(query::remove_webhook, {id}); }

void SqlStore::remove_webhooks_at(std::string_view table) { run(query::remove_webhooks_at, {table}); }

Audience SqlStore::audience_of(std::string_view player, std::string_view table) {
  return {.devices = each(run(query::devices_called, {player}), subscription_in),
          .webhooks = each(run(query::webhooks_called, {player, table}), webhook_in)};
}

void SqlStore::add_calls(const LateCalls& late) {
  engine_->together([&](Session& session) {
    if (store::run(session, query::hold_table, {late.table, late.seq}).changed == 0) return;
    for (const CallRow& call : late.calls) {
      store::run(session, query::add_call,
                 {late.table, call.seat, late.game, call.player, number_of(call.kind), call.decision, late.time + call_grace,
                  late.time});
      store::run(session, query::hasten_call, {late.time + call_grace, late.table, call.seat});
    }
  });
}

bool SqlStore::hold_calls(std::string_view table, unsigned seats, Time until) {
  return run(query::hold_calls, {until, table, seats}).changed > 0;
}

void SqlStore::hasten_calls(const std::vector<std::string>& players, Time now) {
  const std::string list = json_list(players);
  run(query::hasten_calls_to, {list, now});
}

std::vector<std::string> SqlStore::uncalled(Time since, int limit) {
  return each(run(query::uncalled, {since, limit}), [](const Row& row) { return text_in(row, 0); });
}

std::vector<Call> SqlStore::take_calls(const CallLease& lease, int most) {
  std::vector<Call> calls = each(run(query::take_calls, {lease.node, lease.until, lease.now, most}), call_in);
  std::ranges::sort(calls, {}, [](const Call& call) {
    return std::tuple(call.not_before, call.created, std::string_view(call.table), call.row.seat);
  });
  return calls;
}

void SqlStore::note_call(const Call& call) {
  run(query::note_call, {call.row.decision, call.created, call.told, number_of(call.state), call.not_before, call.table,
                         call.row.seat, call.node});
}

void SqlStore::end_call(const Call& call) {
  engine_->together([&](Session& session) {
    store::run(session, query::end_call, {call.table, call.row.seat, call.node, call.row.decision, call.created});
    store::run(session, query::give_back_call, {call.table, call.row.seat, call.node});
  });
}

void SqlStore::free_calls() { run(query::free_calls, {}); }

}  // namespace springtide::store
