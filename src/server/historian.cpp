#include "server/historian.h"

#include "server/counting.h"
#include "store/hooks.h"

namespace springtide::server {
namespace {

constexpr int at_once = 100;
constexpr Milliseconds look_every{5'000};  // for what others have left

}  // namespace

Historian::Historian(Stores& stores, Workers& desk, Loop& loop, const Log& log)
    : store_(stores, loop), desk_(desk), loop_(loop), log_(log) {
  loop_.post([this] { wake(); });
}

void Historian::wake() {
  has_news_ = true;
  if (!is_working_) work();
}

Detached Historian::work() {
  is_working_ = true;
  try {
    while (std::exchange(has_news_, false)) has_news_ = co_await count_some() || has_news_;
  } catch (const Stopped&) {
    co_return;
  } catch (const Busy&) {  // the next look may find more
  } catch (const std::exception& error) {
    log_.error("counting_failed", {{"reason", error.what()}});
  }
  is_working_ = false;
  next_look_ = loop_.after(look_every, [this] { wake(); });
}

// Whether there may be more.
Task<bool> Historian::count_some() {
  const auto limit = at_once + static_cast<int>(unreadable_.size());
  const auto parts = co_await store_.asked_healthy([limit](store::Store& store) { return store.uncounted(limit); });
  bool has_counted = false;
  for (const std::vector<std::string>& tables : parts)
    for (const std::string& table : tables)
      if (!unreadable_.contains(table)) has_counted = co_await count(table) || has_counted;
  co_return has_counted;
}

Task<bool> Historian::count(std::string table) {
  struct Found {
    std::optional<store::GameResult> result{};
    std::string trouble{};
  };
  const auto journal =
      co_await store_.asked_of(table, [table](store::Store& store) { return store::texts_of(store.journal(table)); });
  const Found found = co_await desk_.done(loop_, "", [journal]() -> Found {
    try {
      return {.result = result_in(journal)};
    } catch (const std::exception& error) {
      return {.trouble = error.what()};
    }
  });
  if (!found.trouble.empty()) {
    unreadable_.insert(table);
    log_.error("not_counted", {{"table", table}, {"reason", found.trouble}});
    co_return false;
  }
  hooks::reached("before counting");
  if (found.result)
    co_await store_.asked([result = *found.result](store::Store& store) { return store.add_result(result, rated), true; });
  co_await store_.asked_of(table, [table](store::Store& store) { return store.set_counted(table), true; });
  co_return true;
}

}  // namespace springtide::server
