#include "server/lobby.h"

#include <algorithm>

#include "server/home_runner.h"
#include "server/now.h"

namespace springtide::server {
namespace {

constexpr Milliseconds lobby_every{1'000};
// In looks.
constexpr int tables_of_others = 2;  // read, whether a notice has come or not
constexpr int attendance_of_others = 2;
constexpr int friends_of_others = 10;
constexpr int people_alone = 5;      // how many are here is told, if nothing else is new
constexpr int attendance_again = 3;  // said, though it is the same
constexpr store::Time attendance_lasts = 8'000;

}  // namespace

Lobby::Lobby(const Around& around)
    : around_(around),
      store_(around.stores, around.loop),
      visitors_gauge_(around.metrics.gauge("springtide_lobby_visitors", "Visitors who are told of the lobby.")),
      sends_(around.loops) {
  if (around_.shares_store) around_.loop.post([this] { begin(); });
}

void Lobby::enter(home::ConnectionId connection, const match::Actor& actor) {
  around_.loop.post([this, connection, actor] { let_in(connection, actor); });
}

void Lobby::leave(home::ConnectionId connection) {
  around_.loop.post([this, connection] { let_out(connection); });
}

void Lobby::depart(home::ConnectionId connection) {
  around_.loop.post([this, connection] {
    let_out(connection);
    visitors_.erase(connection);
  });
}

void Lobby::note_friends(const std::vector<std::string>& accounts) {
  around_.loop.post([this, accounts] {
    for (const std::string& each : accounts)
      if (friends_.contains(each)) to_ask_for_.insert(each);
  });
}

// Who comes back over the same connection is told everything anew, but nobody is told twice between two looks.
void Lobby::let_in(home::ConnectionId connection, const match::Actor& actor) {
  const auto [found, is_new] = visitors_.try_emplace(connection);
  Visitor& visitor = found->second;
  visitor.actor = actor;
  if (!is_new && visitor.is_looking) return;  // he is known better than before
  visitor.is_looking = true;
  ++looking_;
  visitors_gauge_.add(1);
  if (actor.is_account) to_ask_for_.insert(actor.ids.front());
  if (!is_fresh_ && !is_busy_) return begin();
  if (!is_fresh_ || visitor.told_at >= looks_) return;
  tell_tables(connection, visitor, around_.attendees.people(), looks_ + 1);
  hand_over();
}

void Lobby::let_out(home::ConnectionId connection) {
  const auto found = visitors_.find(connection);
  if (found == visitors_.end() || !found->second.is_looking) return;
  found->second = {.is_looking = false, .told_at = found->second.told_at};
  --looking_;
  visitors_gauge_.add(-1);
}

void Lobby::begin() {
  next_at_ = std::chrono::steady_clock::now();
  look();
}

void Lobby::plan_next() {
  const Moment at = std::chrono::steady_clock::now();
  next_at_ = std::max(next_at_ + lobby_every, at);
  next_ = around_.loop.after(std::chrono::duration_cast<Milliseconds>(next_at_ - at), [this] { look(); });
}

// Where nobody is in the lobby and nobody else has the store, it rests.
Detached Lobby::look() {
  next_.cancel();
  is_fresh_ = is_fresh_ && is_watched();
  if (!is_watched() && !around_.shares_store) co_return;
  ++looks_;
  is_busy_ = true;
  try {
    if (around_.shares_store) co_await exchange_attendance();
    if (is_watched()) {
      co_await read_tables();
      co_await read_friends();
      tell_all();
    }
  } catch (const Stopped&) {
    co_return;
  } catch (const Busy&) {  // the next look may be luckier
  }
  is_busy_ = false;
  plan_next();
}

Task<bool> Lobby::exchange_attendance() {
  store::Attendance own = around_.attendees.own();
  own.node = around_.node;
  own.until = said_.until;
  const bool is_said = own == said_ && (own.people == 0 || !is_time_for(attendance_again));
  if (!is_said) {
    own.until = now() + attendance_lasts;
    co_await store_.asked_aside([own](store::Store& store) { return store.set_attendance(own, now()), true; });
    said_ = std::move(own);
  }
  if (!is_time_for(attendance_of_others)) co_return true;
  around_.attendees.set_elsewhere(co_await store_.asked_aside(
      [node = around_.node](store::Store& store) { return store.attendance_elsewhere(node, now()); }));
  co_return true;
}

Task<bool> Lobby::read_tables() {
  const bool may_have_changed = around_.shares_store && is_time_for(tables_of_others);
  if (!has_news_.exchange(false) && is_fresh_ && !may_have_changed) co_return false;
  std::vector<PublicTables> parts;
  try {
    parts = co_await store_.asked_healthy_aside(public_tables);
  } catch (const Busy&) {
    has_news_ = true;
    throw;
  }
  if (parts.empty()) {  // no store answers: what was known stands
    has_news_ = true;
    co_return false;
  }
  LobbyRows rows = book_.rows_of(merged(std::move(parts)));
  if (rows != *rows_) rows_ = std::make_shared<const LobbyRows>(std::move(rows));
  is_fresh_ = is_watched();
  co_return true;
}

Task<bool> Lobby::read_friends() {
  if (around_.shares_store && is_time_for(friends_of_others))
    for (const auto& [account, friends] : friends_) to_ask_for_.insert(account);
  if (to_ask_for_.empty()) co_return false;
  const std::set<std::string> asked = std::exchange(to_ask_for_, {});
  std::vector<store::ShownFriend> shown;
  try {
    shown = co_await store_.asked_aside([accounts = std::vector<std::string>(asked.begin(), asked.end())](
                                            store::Store& store) { return store.friends_shown_to(accounts); });
  } catch (const Busy&) {
    to_ask_for_.insert(asked.begin(), asked.end());
    throw;
  }
  for (const std::string& each : asked) friends_[each].clear();
  for (store::ShownFriend& each : shown) friends_[each.account].push_back(std::move(each.person));
  co_return true;
}

void Lobby::tell_all() {
  const int here = around_.attendees.people();
  written_.clear();
  for (auto& [connection, visitor] : visitors_) {
    if (!visitor.is_looking) continue;
    if (visitor.told_at < looks_) tell_tables(connection, visitor, here, looks_);
    if (visitor.actor.is_account) tell_friends(connection, visitor);
  }
  hand_over();
  if (is_time_for(friends_of_others)) forget_absent();
}

void Lobby::tell_tables(home::ConnectionId to, Visitor& visitor, int here, int look) {
  const auto text = text_for(visitor, visitor.told_here != here ? std::optional(here) : std::nullopt);
  visitor.told = rows_;
  visitor.told_blocked = visitor.actor.blocked_by;
  if (!text) return;
  visitor.told_here = here;
  visitor.told_at = look;
  sends_[loop_of(to, sends_.size())].push_back({.to = to, .text = text});
}

LobbyNews Lobby::news_for(const Visitor& visitor) const {
  LobbyRows seen = seen_by(*rows_, visitor.actor.blocked_by);
  if (!visitor.told) return {.is_whole = true, .rows = std::move(seen)};
  return news_between(seen_by(*visitor.told, visitor.told_blocked), seen);
}

// Null: there is nothing to tell him. Of a table that he does not see not even the time at which it changes.
std::shared_ptr<const std::string> Lobby::text_for(const Visitor& visitor, std::optional<int> here) {
  const bool is_like_others = visitor.actor.blocked_by.empty() && visitor.told_blocked.empty();
  const auto key = std::pair(visitor.told.get(), here);
  if (const auto found = written_.find(key); is_like_others && found != written_.end()) return found->second;
  const LobbyNews news = news_for(visitor);
  std::shared_ptr<const std::string> text;
  if (!news.is_empty() || (here && is_time_for(people_alone)))
    text = std::make_shared<const std::string>(lobby_text(news, here));
  if (is_like_others) written_.emplace(key, text);
  return text;
}

void Lobby::tell_friends(home::ConnectionId to, Visitor& visitor) {
  const auto known = friends_.find(visitor.actor.ids.front());
  if (known == friends_.end()) return;
  std::vector<std::string> here = around_.attendees.here_of(known->second);
  if (visitor.told_friends == here) return;
  sends_[loop_of(to, sends_.size())].push_back({.to = to, .text = std::make_shared<const std::string>(friends_text(here))});
  visitor.told_friends = std::move(here);
}

void Lobby::forget_absent() {
  std::set<std::string_view> present;
  for (const auto& [connection, visitor] : visitors_)
    if (visitor.is_looking && visitor.actor.is_account) present.insert(visitor.actor.ids.front());
  std::erase_if(friends_, [&](const auto& each) { return !present.contains(each.first); });
}

void Lobby::hand_over() {
  for (std::size_t i = 0; i < sends_.size(); ++i)
    if (!sends_[i].empty()) around_.homes[i]->deliver(std::exchange(sends_[i], {}));
}

}  // namespace springtide::server
