// People: their connections, who they are, what they say.
#include "home/home.h"

#include "base/fnv.h"
#include "text/hex.h"
#include "wire/output.h"

namespace springtide::home {

using namespace match;
using wire::ServiceCode;

namespace {

constexpr std::size_t most_waiting = 32;  // messages of somebody whose token is still being looked up
constexpr std::uint16_t policy_violation = 1008;
constexpr std::uint16_t service_restart = 1012;  // clients come back at once, to whichever node takes them

}  // namespace

// Tables are named at random, but not all of them by us.
std::size_t home_of(std::string_view table, std::size_t homes) {
  return static_cast<std::size_t>((fnv_1a(table) >> 32) % homes);
}

Home::Home(Settings settings, std::function<Digest()> random) : settings_(std::move(settings)), random_(std::move(random)) {}

void Home::tell(ConnectionId to, std::string text) {
  effects_.push_back(Send{.to = to, .text = std::make_shared<const std::string>(std::move(text))});
}

void Home::refuse(ConnectionId whom, ServiceCode code, const std::string& table, const std::string& id) {
  tell(whom, wire::refused_text(code, {.table = table, .id = id}));
}

void Home::disconnect(ConnectionId connection, Time now) {
  const auto found = visitors_.find(connection);
  if (found == visitors_.end()) return;
  const std::set<std::string> watched = std::move(found->second.watched);
  if (found->second.is_welcome && settings_.has_lobby) effects_.push_back(Depart{.connection = connection});
  visitors_.erase(found);
  for (const std::string& table : watched) bring(table, Leaving{.connection = connection}, now);
}

void Home::receive(ConnectionId connection, std::string_view text, Time now) {
  const auto found = visitors_.find(connection);
  if (found == visitors_.end()) return;
  Visitor& visitor = found->second;
  if (visitor.is_being_identified) {
    if (visitor.waiting.size() < most_waiting) return void(visitor.waiting.emplace_back(text));
    effects_.push_back(Close{.connection = connection, .code = policy_violation, .reason = "too many messages at once"});
    return;
  }
  const auto message = wire::parse_message(text);
  if (!message)
    return tell(connection, wire::refused_text(ServiceCode::bad_message,
                                               {.id = message.error().id, .sentence = message.error().sentence}));
  const bool needs_hello = !std::holds_alternative<wire::Hello>(*message) && !std::holds_alternative<wire::Ping>(*message);
  if (!visitor.is_welcome && needs_hello) return refuse(connection, ServiceCode::no_hello);
  std::visit([&](const auto& each) { handle(connection, visitor, each, now); }, *message);
}

// Once: whoever becomes somebody else would go on watching what the first one may see.
void Home::handle(ConnectionId from, Visitor& visitor, const wire::Hello& hello, Time now) {
  if (visitor.is_welcome) return refuse(from, ServiceCode::said_hello);
  if (hello.version != wire::protocol_version) return tell(from, wire::reload_text());
  if (hello.token.empty()) return welcome(from, visitor, {}, now);
  visitor.is_being_identified = true;
  effects_.push_back(Identify{.connection = from, .token = hello.token});
}

void Home::identified(ConnectionId connection, const std::optional<Identity>& identity, Time now) {
  const auto found = visitors_.find(connection);
  if (found == visitors_.end() || !found->second.is_being_identified) return;
  found->second.is_being_identified = false;
  if (identity) return welcome(connection, found->second, *identity, now);
  found->second.waiting.clear();
  refuse(connection, ServiceCode::bad_token);
}

void Home::not_identified(ConnectionId connection) {
  const auto found = visitors_.find(connection);
  if (found == visitors_.end() || !std::exchange(found->second.is_being_identified, false)) return;
  found->second.waiting.clear();
  refuse(connection, ServiceCode::busy);
}

void Home::welcome(ConnectionId to, Visitor& visitor, const Identity& identity, Time now) {
  visitor.is_welcome = true;
  visitor.actor = identity.actor;
  visitor.token_hash = identity.token_hash;
  tell(to, wire::welcome_text(identity.name));
  if (!announcement_.empty()) tell(to, wire::announcement_text(announcement_));
  if (settings_.has_lobby) effects_.push_back(Arrive{.connection = to, .actor = visitor.actor});
  for (const std::string& text : std::exchange(visitor.waiting, {})) receive(to, text, now);
}

// Of those who have shown a token.
template <class Is>
void Home::sign_out_all(Is is_ended, Time now) {
  std::vector<ConnectionId> ended;
  for (const auto& [connection, visitor] : visitors_)
    if (!visitor.token_hash.empty() && is_ended(visitor)) ended.push_back(connection);
  for (const ConnectionId connection : ended) sign_out(connection, now);
}

void Home::end_sessions(const Identity& identity, Sessions which, Time now) {
  sign_out_all(
      [&](const Visitor& visitor) {
        const bool is_player = which == Sessions::all && visitor.actor.is(identity.actor.ids.front());
        return is_player || visitor.token_hash == identity.token_hash;
      },
      now);
}

void Home::void_now(const std::vector<std::string>& token_hashes, Time now) {
  const std::set<std::string_view> ended(token_hashes.begin(), token_hashes.end());
  sign_out_all([&](const Visitor& visitor) { return ended.contains(visitor.token_hash); }, now);
}

void Home::announce(const std::string& sentence) {
  if (sentence == announcement_) return;
  announcement_ = sentence;
  for (const auto& [connection, visitor] : visitors_)
    if (visitor.is_welcome) tell(connection, wire::announcement_text(sentence));
}

void Home::connect(ConnectionId connection) {
  visitors_[connection] = {};
  if (is_drained_) send_away(connection, 0);
}

void Home::send_away(ConnectionId connection, Time now) {
  effects_.push_back(Close{.connection = connection, .code = service_restart, .reason = "another node serves this"});
  disconnect(connection, now);
}

// What is being written is finished; the next look forgets that table, too.
void Home::drain(Time now) {
  is_drained_ = true;
  std::vector<ConnectionId> here;
  for (const auto& [connection, visitor] : visitors_) here.push_back(connection);
  for (const ConnectionId connection : here) send_away(connection, now);
  forget_idle(now);
}

void Home::resume(Time now) {
  is_drained_ = false;
  look_around(now);
}

void Home::note_blocks(const std::vector<store::Block>& changes, Time now) {
  for (auto& [connection, visitor] : visitors_) {
    bool is_changed = false;
    for (const store::Block& each : changes) {
      if (!visitor.actor.is(each.blocked) || visitor.actor.is_blocked_by(each.blocker) == each.stands) continue;
      is_changed = true;
      if (each.stands)
        visitor.actor.blocked_by.push_back(each.blocker);
      else
        std::erase(visitor.actor.blocked_by, each.blocker);
    }
    if (!is_changed) continue;
    if (visitor.is_in_lobby) effects_.push_back(EnterLobby{.connection = connection, .actor = visitor.actor});
    for (const std::string& table : visitor.watched)
      bring(table, Knowing{.connection = connection, .actor = visitor.actor}, now);
  }
}

// One question for all: it finds what another home has ended, whatever the reason, and needs no notice.
void Home::recheck() {
  std::set<std::string> shown;
  for (const auto& [connection, visitor] : visitors_)
    if (!visitor.token_hash.empty()) shown.insert(visitor.token_hash);
  if (!shown.empty()) effects_.push_back(Recheck{.token_hashes = {shown.begin(), shown.end()}});
}

// Nothing more is told, however long the connection takes to close.
void Home::sign_out(ConnectionId connection, Time now) {
  effects_.push_back(Close{.connection = connection, .code = policy_violation, .reason = "signed out"});
  disconnect(connection, now);
}

void Home::handle(ConnectionId from, Visitor&, const wire::Ping& ping, Time now) {
  if (ping.table.empty()) return tell(from, wire::pong_text());
  bring(ping.table, Pinging{.connection = from}, now);
}

// Once: who is there is told what changes, and needs nothing again.
void Home::handle(ConnectionId from, Visitor& visitor, const wire::EnterLobby&, Time) {
  if (!settings_.has_lobby) return refuse(from, ServiceCode::no_lobby);
  if (!std::exchange(visitor.is_in_lobby, true)) effects_.push_back(EnterLobby{.connection = from, .actor = visitor.actor});
}

void Home::handle(ConnectionId from, Visitor& visitor, const wire::LeaveLobby&, Time) {
  if (std::exchange(visitor.is_in_lobby, false)) effects_.push_back(LeaveLobby{.connection = from});
}

void Home::handle(ConnectionId from, Visitor& visitor, const wire::Watch& watch, Time now) {
  if (visitor.watched.size() >= settings_.watched && !visitor.watched.contains(watch.table))
    return refuse(from, ServiceCode::too_many_watched, watch.table);
  visitor.watched.insert(watch.table);
  bring(watch.table, Entering{.connection = from, .actor = visitor.actor, .watch = watch}, now);
}

void Home::handle(ConnectionId from, Visitor& visitor, const wire::Unwatch& unwatch, Time now) {
  if (visitor.watched.erase(unwatch.table) != 0) bring(unwatch.table, Leaving{.connection = from}, now);
}

void Home::handle(ConnectionId from, Visitor& visitor, const wire::Steps& steps, Time now) {
  bring(steps.table, Stepping{.connection = from, .actor = visitor.actor, .seat = steps.seat}, now);
}

void Home::handle(ConnectionId from, Visitor& visitor, const wire::History& history, Time now) {
  const LookingBack looking{.connection = from, .actor = visitor.actor, .viewer = history.viewer, .before = history.before};
  bring(history.table, looking, now);
}

void Home::handle(ConnectionId from, Visitor& visitor, const wire::Ahead& ahead, Time now) {
  bring(ahead.table, LookingAhead{.connection = from, .actor = visitor.actor, .seat = ahead.seat}, now);
}

void Home::handle(ConnectionId from, Visitor& visitor, const wire::Hint& hint, Time now) {
  bring(hint.table, WantingHint{.connection = from, .actor = visitor.actor, .seat = hint.seat}, now);
}

void Home::handle(ConnectionId from, Visitor& visitor, const wire::Do& message, Time now) {
  if (visitor.actor.ids.empty()) return refuse(from, ServiceCode::no_token, message.table, message.id);
  Commanding commanding{.connection = from, .actor = visitor.actor, .id = message.id, .command = message.command};
  if (!std::holds_alternative<Rematch>(message.command)) return bring(message.table, std::move(commanding), now);
  commanding.command = Rematch{.table = new_id()};
  bring(message.table, Rematching{.command = std::move(commanding)}, now);
}

std::string Home::new_id() const { return settings_.id_start + hex_of(random_()).substr(0, 32); }

Effects Home::take_effects() {
  Time next = settings_.look_every != 0 ? look_at_ : 0;
  if (!agenda_.empty() && (next == 0 || agenda_.begin()->first < next)) next = agenda_.begin()->first;
  if (next != told_wake_) effects_.push_back(Wake{.at = next});
  told_wake_ = next;
  return std::exchange(effects_, {});
}

}  // namespace springtide::home
