// Calls players who are not here: takes what entries have left in the stores, and sends it to the push services of their
// devices and to webhooks. At least once: whoever dies leaves a lease that runs out.
#pragma once

#include <atomic>
#include <map>
#include <string>
#include <vector>

#include "base/enum.h"
#include "push/key.h"
#include "server/notices.h"
#include "server/outgoing.h"
#include "server/store_queue.h"

namespace springtide::server {

class Notifier {
 public:
  struct Settings {
    std::string node{};  // this process's name among those that share the store
    std::vector<std::string> push_hosts{};
    std::vector<std::string> webhook_hosts{};
    std::string contact{};  // of the operator, for push services
    Outgoing::Settings outgoing{};
    store::Time lease = 20'000;     // longer than any letter takes
    Milliseconds look_every{1000};  // for what is due, and for what others have left
  };
  // The key shows push services who sends.
  Notifier(Stores& stores, Settings settings, push::Key key, Metrics& metrics, const Log& log);
  ~Notifier() { finish(); }
  void finish();  // ends the thread: before the stores end theirs

  // From any thread: an entry has left calls.
  void wake();

  const std::string& public_key() const { return public_key_; }  // as browsers want it
  bool may_push_to(std::string_view endpoint) const { return is_allowed_at(endpoint, settings_.push_hosts); }
  const std::vector<std::string>& webhook_hosts() const { return settings_.webhook_hosts; }
  bool may_tell(std::string_view webhook) const { return is_allowed_at(webhook, settings_.webhook_hosts); }

 private:
  // A letter to a device or a webhook.
  struct Addressed {
    std::string id{};
    Letter letter{};
  };

  static bool is_allowed_at(std::string_view url, const std::vector<std::string>& hosts);
  void look();
  void look_soon();
  void look_on();
  Detached work_on(store::Call call);
  Task<bool> call_all(store::Call call);
  Task<store::Audience> audience_of(store::Call call);
  Task<store::Time> note_fate(store::Call& call, const Addressed& letter, const Sent& sent);
  Task<std::vector<Sent>> sent_all(std::vector<Addressed> letters);
  std::vector<Addressed> letters_for(store::Call& call, const store::Audience& audience);
  std::optional<Letter> letter_to(const store::Call& call, const store::Subscription& device);
  std::optional<Letter> letter_to(const store::Call& call, const store::Webhook& webhook) const;
  const std::string& authorization_at(const std::string& origin);

  struct Authorization {
    std::string text{};
    store::Time until = 0;
  };

  Settings settings_;
  push::Key key_;
  std::string public_key_;
  const Log& log_;
  EnumArray<Fate, Counter*> fates_;
  Histogram& delays_;
  std::map<std::string, Authorization> authorizations_{};  // by origin; those of allowed hosts
  std::atomic<bool> has_news_ = false;
  bool looks_soon_ = false;
  Moment due_by_{};  // when the last that was left is due
  int under_way_ = 0;
  Outgoing outgoing_;
  StoreQueue store_;
  Timer next_look_{};
  Timer soon_{};
};

}  // namespace springtide::server
