// Calls in words, and when they are said: nothing here knows of sockets or the store.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.h"
#include "server/outgoing.h"
#include "store/calls.h"

namespace springtide::server {

// --- when ---

// The end of the quiet hours that a device has now; 0: it may be called.
store::Time quiet_until(const store::Quiet& quiet, store::Time now);

// Before the next try, after so many.
store::Time pause_after(int tries);

inline constexpr store::Time stale_after = 24 * 3'600'000;

// --- what came of it ---

enum class Fate : std::uint8_t {
  taken,    // for delivery
  gone,     // nobody is there any more
  later,    // it may be tried again
  refused,  // by them or by us; the same again would be
};
inline constexpr auto& fate_names = names_of<Fate, with_hyphens>;
Fate fate_of(const Sent& sent);

// --- who has been told ---

// Of a call's `told`: ids of devices and webhooks, with a space between.
bool has_told(const store::Call& call, std::string_view id);
void note_told(store::Call& call, const std::string& id);

// --- what ---

// The same for all messages about a player's calls to one table: the later one takes the earlier one's place (RFC 8030). It
// tells a push service neither.
std::string topic_of(const store::Call& call);

// What a browser is told: kind, table and game, and nothing else.
std::string notice_of(const store::Call& call);

// What a webhook is told: the seat, too.
std::string webhook_text(const store::Call& call, store::WebhookShape shape);

}  // namespace springtide::server
