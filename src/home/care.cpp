// Care of tables: bots, clocks, leases, tables nobody watches.
#include <algorithm>

#include "home/home.h"
#include "home/rows.h"

namespace springtide::home {

using namespace match;

namespace {

constexpr Time breather = 1000;
constexpr Time slow_write = 2000;  // from then on, who waits for it is told

Time earlier(Time a, Time b) { return a == 0 || (b != 0 && b < a) ? b : a; }

}  // namespace

// Lets bots think and the clock tick, as far as it is this home's to do, and plans when to come back.
void Home::tend(Hosted& hosted, Time now) {
  deliver_thoughts(hosted, now);
  call_gone(hosted, now);
  hold_calls(hosted, now);
  if (!is_drained_ && has_work(hosted, now)) {
    if (!settings_.shares_store) {
      serve(hosted, now);
    } else if (!hosted.is_leasing && now >= hosted.not_ours_until) {
      hosted.is_leasing = true;
      effects_.push_back(Lease{.table = hosted.id});
    }
  }
  plan(hosted, now);
}

void Home::deliver_thoughts(Hosted& hosted, Time now) {
  while (hosted.room && !hosted.is_writing()) {
    const auto ripe = std::ranges::find_if(hosted.thoughts, [now](const Thought& each) { return each.task.at <= now; });
    if (ripe == hosted.thoughts.end()) return;
    const Thought thought = std::move(*ripe);
    hosted.thoughts.erase(ripe);
    if (hosted.thinking.erase({thought.task.seat, thought.task.decision}) == 0) continue;
    Outbox out;
    hosted.room->answer(thought.task, thought.action, now, out);
    perform(hosted, out, now);
  }
}

std::vector<Task> Home::tasks_of(const Hosted& hosted) const {
  const bool is_watched = settings_.thinks_unwatched || !hosted.room->is_empty();
  return is_watched ? hosted.room->table().tasks() : std::vector<Task>{};
}

// Bots that nobody has asked to think, or a clock whose time has come.
bool Home::has_work(Hosted& hosted, Time now) const {
  if (!hosted.room || hosted.is_writing()) return false;
  const Table& table = hosted.room->table();
  const std::vector<Task> tasks = tasks_of(hosted);
  std::erase_if(hosted.thinking, [&tasks](const auto& each) {
    return std::ranges::none_of(tasks, [&](const Task& task) { return std::pair(task.seat, task.decision) == each; });
  });
  const bool has_tick = table.due() != 0 && table.due() <= now;
  return has_tick || hosted.thinking.size() < tasks.size();
}

void Home::serve(Hosted& hosted, Time now) {
  const Table& table = hosted.room->table();
  if (table.due() != 0 && table.due() <= now) {
    Outbox out;
    hosted.room->tick(now, out);
    return perform(hosted, out, now);
  }
  for (const Task& task : tasks_of(hosted))
    if (hosted.thinking.emplace(task.seat, task.decision).second)
      effects_.push_back(Think{.table = hosted.id, .task = task, .owner = table.setup().host});
}

// Where several homes share the store, one looks after a table's bots and clock. Whoever does not, looks again later.
void Home::leased(const std::string& table, bool is_ours, Time now) {
  Hosted* hosted = find(table);
  if (hosted == nullptr || !hosted->is_leasing) return;
  hosted->is_leasing = false;
  hosted->not_ours_until = is_ours ? 0 : now + settings_.lease;
  if (!is_ours) hosted->thinking.clear();
  if (is_ours && has_work(*hosted, now)) serve(*hosted, now);
  plan(*hosted, now);
}

std::unique_ptr<Thinking> Home::thinking(const std::string& table, const Task& task) const {
  const auto found = hosted_.find(table);
  if (found == hosted_.end() || !found->second.room) return nullptr;
  const Table& at = found->second.room->table();
  const auto tasks = at.tasks();
  return std::ranges::find(tasks, task) == tasks.end() ? nullptr : at.think(task);
}

void Home::thought(const std::string& table, const Task& task, const std::string& action, Time now) {
  Hosted* hosted = find(table);
  if (hosted == nullptr || !hosted->thinking.contains({task.seat, task.decision})) return;
  hosted->thoughts.push_back({.task = task, .action = action});
  tend(*hosted, now);
}

// --- time ---

void Home::plan(Hosted& hosted, Time now) {
  Time at = hosted.read_again;
  if (hosted.room && !hosted.is_writing()) {
    for (const Thought& thought : hosted.thoughts) at = earlier(at, thought.task.at);
    Time due = hosted.is_leasing ? 0 : hosted.room->table().due();
    if (hosted.not_ours_until > now) due = hosted.not_ours_until;
    for (const Time each : {due, hosted.call_at, hosted.hold_at}) at = earlier(at, each);
  }
  plan_at(hosted, at);
}

void Home::plan_at(Hosted& hosted, Time at) {
  if (at == hosted.planned) return;
  if (hosted.planned != 0) agenda_.erase({hosted.planned, hosted.id});
  if (at != 0) agenda_.emplace(at, hosted.id);
  hosted.planned = at;
}

void Home::wake(Time now) {
  told_wake_ = -1;
  while (!agenda_.empty() && agenda_.begin()->first <= now) {
    Hosted& hosted = *find(agenda_.begin()->second);
    plan_at(hosted, 0);
    if (hosted.read_again != 0 && hosted.read_again <= now) begin_reading(hosted);
    tend(hosted, now);
    if (hosted.planned != 0 && hosted.planned <= now) plan_at(hosted, now + breather);  // it does not help: not so often
  }
  if (settings_.look_every != 0 && look_at_ <= now) look_around(now);
}

void Home::look_around(Time now) {
  look_at_ = now + settings_.look_every;
  // A table whose time has passed and whom no home has served: its home is gone, or we have just started. One asks for all.
  if (settings_.place.index == 0 && !is_drained_)
    effects_.push_back(FindDue{.before = now - (settings_.shares_store ? settings_.lease : 0)});
  if (!std::exchange(has_looked_, true) && settings_.place.index == 0 && settings_.call_after != 0 &&
      !settings_.shares_store)
    effects_.push_back(FindUncalled{.since = now - match::day});
  if (settings_.shares_store) {
    recheck();
    std::vector<std::string> behind;
    for (const auto& [id, hosted] : hosted_)
      if (hosted.room && now - hosted.looked > settings_.resync) behind.push_back(id);
    std::ranges::sort(behind);
    for (const std::string& id : behind) heard(id, now);
  }
  look_at_writes(now);
  forget_idle(now);
}

// A store may take its time without failing.
void Home::look_at_writes(Time now) {
  std::vector<std::string> slow;
  for (const auto& [id, hosted] : hosted_)
    if (hosted.writing && now - hosted.writing_since >= slow_write) slow.push_back(id);
  std::ranges::sort(slow);
  for (const std::string& id : slow) say_busy(*find(id));
}

void Home::found_due(const std::vector<std::string>& tables, Time now) {
  if (is_drained_) return;
  for (const std::string& table : tables)
    if (find(table) == nullptr && !damaged_.contains(table)) bring(table, Following{}, now);
}

void Home::forget_idle(Time now) {
  std::vector<std::string> idle;
  for (const auto& [id, hosted] : hosted_) {
    if (is_drained_ && !hosted.is_reading() && !hosted.is_writing()) idle.push_back(id);
    if (is_drained_ || !hosted.room || !hosted.room->is_empty() || hosted.is_reading() || hosted.call_at != 0) continue;
    if (now - hosted.used < settings_.keep) continue;
    const Time due = due_of(hosted.room->table());
    if (due == 0 || due > now + settings_.keep) idle.push_back(id);
  }
  for (const std::string& id : idle) forget(id);
}

}  // namespace springtide::home
