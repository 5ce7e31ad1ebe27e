// Who is called to which table, on which devices: a part of the store. What waits to be told is where the table is, all else
// with the players.
#pragma once

#include "store/entry.h"

namespace springtide::store {

// The hours in which a device is left alone, by its own clock.
struct Quiet {
  int from = 0;   // minutes after midnight
  int until = 0;  // the same as `from`: there are none
  int zone = 0;   // so many minutes its clock is ahead of UTC
  friend bool operator==(const Quiet&, const Quiet&) = default;
};

// A browser that takes messages through a push service, as long as its session lasts.
struct Subscription {
  std::string id{};
  std::string token{};  // the session's, as a hash
  std::string player{};
  std::string endpoint{};  // where messages are sent
  std::string key{};       // `p256dh` and `auth`: for whom they are encrypted
  std::string secret{};
  std::string device{};
  Quiet quiet{};
  Time created = 0;
  friend bool operator==(const Subscription&, const Subscription&) = default;
};

enum class WebhookShape : std::uint8_t { json, chat };
inline constexpr std::array<std::string_view, 2> webhook_shapes{"json", "chat"};

// An address that is told whenever its player is called, or whoever is called to a table.
struct Webhook {
  std::string id{};
  std::string player{};
  std::string table{};  // empty: every table of the player
  std::string url{};
  WebhookShape shape = WebhookShape::json;
  Time created = 0;
  friend bool operator==(const Webhook&, const Webhook&) = default;
};

// Where somebody is called.
struct Audience {
  std::vector<Subscription> devices{};
  std::vector<Webhook> webhooks{};
  friend bool operator==(const Audience&, const Audience&) = default;
};

enum class CallState : std::uint8_t { to_send, sent, to_withdraw };

// A call on its way. One process at a time has it, as long as its lease holds.
struct Call {
  std::string table{};
  std::string game{};
  CallRow row{};
  CallState state = CallState::to_send;
  std::string node{};
  int tries = 0;        // how often it was taken
  Time not_before = 0;  // when it is to be taken next
  std::string told{};   // opaque here: who has been told
  Time created = 0;
  friend bool operator==(const Call&, const Call&) = default;
};

struct CallLease {
  std::string node{};
  Time now = 0;
  Time until = 0;
};

class Calls {
 public:
  virtual ~Calls() = default;

  // What is kept under this name; if there is nothing yet, the fresh one from now on.
  virtual std::string secret(std::string_view name, std::string_view fresh) = 0;

  // In place of that of the same session or endpoint. Of the player's, the oldest but so many go. Throws Failure if the
  // session has ended.
  virtual void subscribe(const Subscription& subscription, int most) = 0;
  virtual std::vector<Subscription> subscriptions_of(const std::vector<std::string>& players) = 0;  // oldest first
  virtual bool set_quiet(std::string_view id, const Quiet& quiet) = 0;                              // false: it is gone
  virtual void unsubscribe(std::string_view id) = 0;

  virtual bool add_webhook(const Webhook& webhook, int most) = 0;  // false: the player has so many already
  virtual std::vector<Webhook> webhooks_of(const std::vector<std::string>& players) = 0;  // oldest first
  virtual void remove_webhook(std::string_view id) = 0;
  virtual void remove_webhooks_at(std::string_view table) = 0;  // wherever the table itself is

  // Of the account a player belongs to, with all its guests.
  virtual Audience audience_of(std::string_view player, std::string_view table) = 0;

  // Beside those that stand, unless the journal has gone on: its next entry says who is called. One that is held is not any
  // more.
  virtual void add_calls(const LateCalls& late) = 0;
  // Those of these seats (a bit each) that nobody has taken yet wait until then. False: there are none.
  virtual bool hold_calls(std::string_view table, unsigned seats, Time until) = 0;
  // Those to these players that somebody has taken and that wait, be it for the end of quiet hours, wait no longer.
  virtual void hasten_calls(const std::vector<std::string>& players, Time now) = 0;
  // Tables being played, changed since then, where somebody who is to act is not called.
  virtual std::vector<std::string> uncalled(Time since, int limit) = 0;
  // Calls that are to be sent or withdrawn and that nobody has, the longest waiting first; their tries count this one.
  virtual std::vector<Call> take_calls(const CallLease& lease, int most) = 0;
  // Gives it back with state, time and who was told; of a call that has become another meanwhile, or is to be withdrawn,
  // state and time stay as they are.
  virtual void note_call(const Call& call) = 0;
  virtual void end_call(const Call& call) = 0;  // unless it has become another, which is given back
  virtual void free_calls() = 0;                // all leases are void
};

}  // namespace springtide::store
