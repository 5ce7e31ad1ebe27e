#include "server/notifier.h"

#include <algorithm>

#include "push/base64url.h"
#include "push/encryption.h"
#include "push/vapid.h"
#include "server/now.h"
#include "store/hooks.h"

namespace springtide::server {
namespace {

constexpr int most_under_way = 500;
constexpr store::Time authorization_lasts = 12 * 3'600'000;  // a push service takes a day
constexpr char nobody[] = "-";                               // has been told, as far as it is known
constexpr Milliseconds after_grace{store::call_grace + 20};
constexpr Milliseconds step{100};  // between looks while calls come

EnumArray<Fate, Counter*> counters_in(Metrics& metrics) {
  EnumArray<Fate, Counter*> all{};
  for (std::size_t i = 0; i < all.items.size(); ++i)
    all.items[i] = &metrics.counter("springtide_calls_total", "Calls sent to devices and webhooks.",
                                    {{"fate", std::string(fate_names[static_cast<Fate>(i)])}});
  return all;
}

store::Time earlier(store::Time a, store::Time b) { return a == 0 || (b != 0 && b < a) ? b : a; }

// Of the devices that are still to be told; 0: none of them is left alone now.
store::Time first_end_of_quiet(const store::Call& call, const store::Audience& audience) {
  store::Time first = 0;
  for (const store::Subscription& device : audience.devices)
    if (!has_told(call, device.id)) first = earlier(first, quiet_until(device.quiet, now()));
  return first;
}

bool is_stale(const store::Call& call) { return now() - call.created > stale_after; }

}  // namespace

Notifier::Notifier(Stores& stores, Settings settings, push::Key key, Metrics& metrics, const Log& log)
    : settings_(std::move(settings)),
      key_(std::move(key)),
      public_key_(push::base64url_of(key_.public_point())),
      log_(log),
      fates_(counters_in(metrics)),
      delays_(metrics.histogram("springtide_call_seconds", "From an entry to the answer of a push service or webhook.",
                                {0.6, 0.8, 1, 1.5, 2, 5, 10, 60, 3600})),
      outgoing_(settings_.outgoing, log),
      store_(stores, outgoing_) {
  outgoing_.post([this] { look(); });
}

void Notifier::finish() { outgoing_.finish(); }

bool Notifier::is_allowed_at(std::string_view url, const std::vector<std::string>& hosts) {
  const auto to = destination_of(url);
  return to && is_allowed(*to, hosts);
}

// --- when ---

void Notifier::wake() {
  if (!has_news_.exchange(true)) outgoing_.post([this] { look_soon(); });
}

// What was left just now is due in a moment. As long as more comes, it is looked for in small steps: nobody waits for
// others.
void Notifier::look_soon() {
  has_news_ = false;
  due_by_ = std::chrono::steady_clock::now() + after_grace;
  if (std::exchange(looks_soon_, true)) return;
  soon_ = outgoing_.after(after_grace, [this] { look_on(); });
}

void Notifier::look_on() {
  look();
  looks_soon_ = std::chrono::steady_clock::now() < due_by_;
  if (looks_soon_) soon_ = outgoing_.after(step, [this] { look_on(); });
}

void Notifier::look() {
  const int room = most_under_way - under_way_;
  if (room > 0) {
    const auto question = [node = settings_.node, lease = settings_.lease, room](store::Store& store) {
      return store.take_calls({.node = node, .now = now(), .until = now() + lease}, room);
    };
    store_.ask_each_aside(question, [this](const std::optional<std::vector<store::Call>>& calls) {
      if (calls)
        for (const store::Call& call : *calls) work_on(call);
    });
  }
  next_look_ = outgoing_.after(settings_.look_every, [this] { look(); });
}

// --- one call ---

Detached Notifier::work_on(store::Call call) {
  hooks::reached("call taken");
  ++under_way_;
  try {
    co_await call_all(std::move(call));
  } catch (const Stopped&) {
    co_return;
  } catch (const Busy&) {  // the lease will run out
  } catch (const std::exception& error) {
    log_.error("call_failed", {{"reason", error.what()}});
  }
  --under_way_;
}

Task<bool> Notifier::call_all(store::Call call) {
  const bool is_withdrawn = call.state == store::CallState::to_withdraw;
  const store::Audience audience = co_await audience_of(call);
  store::Time again = is_withdrawn ? 0 : first_end_of_quiet(call, audience);
  const std::vector<Addressed> letters = is_stale(call) ? std::vector<Addressed>{} : letters_for(call, audience);
  const std::vector<Sent> sent = co_await sent_all(letters);
  hooks::reached("call sent");
  for (std::size_t i = 0; i < letters.size(); ++i) again = earlier(again, co_await note_fate(call, letters[i], sent[i]));

  if (!is_withdrawn && call.told.empty()) call.told = nobody;
  const bool is_done = again == 0 || is_stale(call);
  call.not_before = again;
  if (!is_withdrawn && is_done) call.state = store::CallState::sent;
  co_return co_await store_.asked_of(call.table, [call, ends = is_withdrawn && is_done](store::Store& store) {
    return ends ? store.end_call(call) : store.note_call(call), true;
  });
}

// Who blocks the host hears of no invitation; whoever has the table's webhook cannot tell.
Task<store::Audience> Notifier::audience_of(store::Call call) {
  const bool is_invitation = call.row.kind == store::CallKind::invitation;
  const std::string host =
      is_invitation
          ? co_await store_.asked_of(call.table, [table = call.table](store::Store& store) { return store.host_of(table); })
          : std::string{};
  co_return co_await store_.asked([&call, &host](store::Store& store) {
    store::Audience all = store.audience_of(call.row.player, call.table);
    if (host.empty()) return all;
    const std::vector<std::string> unwanted = store.blocked_by(call.row.player);
    if (std::ranges::find(unwanted, host) == unwanted.end()) return all;
    all.devices.clear();
    std::erase_if(all.webhooks, [](const store::Webhook& each) { return each.table.empty(); });
    return all;
  });
}

// When it is to be tried again; 0: not at all.
Task<store::Time> Notifier::note_fate(store::Call& call, const Addressed& letter, const Sent& sent) {
  const Fate fate = fate_of(sent);
  fates_[fate]->add();
  delays_.observe(static_cast<double>(now() - call.created) / 1000);
  if (fate != Fate::taken)
    log_.info(
        "call not taken",
        {{"host", letter.letter.to.host}, {"fate", fate_names[fate]}, {"status", sent.status}, {"reason", sent.trouble}});
  if (fate == Fate::later) co_return now() + pause_after(call.tries);
  if (fate == Fate::gone)
    co_await store_.asked([id = letter.id](store::Store& store) {
      store.unsubscribe(id);
      store.remove_webhook(id);
      return true;
    });
  if (call.state != store::CallState::to_withdraw) note_told(call, letter.id);
  co_return 0;
}

Task<std::vector<Sent>> Notifier::sent_all(std::vector<Addressed> letters) {
  if (letters.empty()) co_return std::vector<Sent>{};
  co_return co_await answered<std::vector<Sent>>([&](auto done) {
    const auto all = std::make_shared<std::vector<Sent>>(letters.size());
    const auto missing = std::make_shared<std::size_t>(letters.size());
    for (std::size_t i = 0; i < letters.size(); ++i)
      outgoing_.send(letters[i].letter, [all, missing, i, done](Sent sent) {
        (*all)[i] = std::move(sent);
        if (--*missing == 0) done(std::move(*all));
      });
  });
}

// --- letters ---

// Those that are due now. Whoever has been told is not told again; a call is taken back from who was told, or from all if it
// is not known who was.
std::vector<Notifier::Addressed> Notifier::letters_for(store::Call& call, const store::Audience& audience) {
  const bool is_withdrawn = call.state == store::CallState::to_withdraw;
  std::vector<Addressed> letters;
  const auto add = [&](const std::string& id, std::optional<Letter> letter) {
    if (letter)
      letters.push_back({.id = id, .letter = *std::move(letter)});
    else
      note_told(call, id);  // the operator does not allow this host any more
  };
  for (const store::Subscription& device : audience.devices) {
    const bool is_meant = is_withdrawn ? call.told.empty() || has_told(call, device.id)
                                       : !has_told(call, device.id) && quiet_until(device.quiet, now()) == 0;
    if (is_meant) add(device.id, letter_to(call, device));
  }
  for (const store::Webhook& webhook : audience.webhooks)
    if (!is_withdrawn && !has_told(call, webhook.id)) add(webhook.id, letter_to(call, webhook));
  return letters;
}

std::optional<Letter> Notifier::letter_to(const store::Call& call, const store::Subscription& device) {
  const auto to = destination_of(device.endpoint);
  const auto reader = push::reader_of(device.key, device.secret);
  if (!to || !reader || !is_allowed(*to, settings_.push_hosts)) return std::nullopt;
  return Letter{.to = *to,
                .headers = {{"Authorization", authorization_at(to->origin())},
                            {"Content-Encoding", "aes128gcm"},
                            {"Content-Type", "application/octet-stream"},
                            {"TTL", std::to_string(stale_after / 1000)},
                            {"Topic", topic_of(call)},
                            {"Urgency", call.state == store::CallState::to_withdraw ? "normal" : "high"}},
                .body = push::encrypted(notice_of(call), *reader)};
}

std::optional<Letter> Notifier::letter_to(const store::Call& call, const store::Webhook& webhook) const {
  const auto to = destination_of(webhook.url);
  if (!to || !is_allowed(*to, settings_.webhook_hosts)) return std::nullopt;
  return Letter{.to = *to, .headers = {{"Content-Type", "application/json"}}, .body = webhook_text(call, webhook.shape)};
}

const std::string& Notifier::authorization_at(const std::string& origin) {
  Authorization& known = authorizations_[origin];
  if (known.until < now() + authorization_lasts / 2) {
    known.until = now() + authorization_lasts;
    known.text = push::authorization(key_, origin, known.until / 1000, settings_.contact);
  }
  return known.text;
}

}  // namespace springtide::server
