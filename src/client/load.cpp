#include "client/load.h"

#include <sys/resource.h>

#include <algorithm>

#include "client/load_table.h"
#include "client/load_visitor.h"

namespace springtide::client {
namespace {

constexpr int prepared_at_once = 16;
constexpr std::size_t http_connections = 8;
constexpr Milliseconds look_every{20};
constexpr Milliseconds fill_time{30'000};  // for the next table to be full, besides patience
constexpr Milliseconds end_time{15'000};   // for the last answers, besides patience

double seconds_of(std::chrono::steady_clock::duration duration) { return std::chrono::duration<double>(duration).count(); }

double cpu_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

class Load {
 public:
  Load(const LoadPlan& plan, const std::function<void(const LoadProgress&)>& every_second)
      : plan_(plan), every_second_(every_second), http_(loop_, plan.url, http_connections) {}

  LoadReport run() {
    for (int number = 0; number < plan_.tables; ++number) tables_.push_back(std::make_unique<LoadTable>(shared_, number));
    tell();
    wait_for_table();
    for (int i = 0; i < prepared_at_once; ++i) prepare_next();
    loop_.run_until([this] { return ready_ == plan_.tables || !shared_.errors.empty(); });
    if (shared_.errors.empty()) fill_lobby();
    if (shared_.errors.empty()) {
      play();
      wind_up();
    }
    if (plan_.verifies) check();
    report_.errors = shared_.errors;
    return report_;
  }

 private:
  void wait_for_table() {
    looking_ = loop_.after(fill_time + plan_.patience, [this] { shared_.fail("the tables could not be filled"); });
  }

  void prepare_next() {
    if (next_ == tables_.size()) return;
    tables_[next_++]->prepare([this] {
      ++ready_;
      wait_for_table();
      loop_.post([this] { prepare_next(); });
    });
  }

  // One after the other, as fast as they are let in.
  void fill_lobby() {
    wait_for_table();
    while (visitors_.size() < static_cast<std::size_t>(plan_.lobby) && shared_.errors.empty()) {
      visitors_.push_back(std::make_unique<LoadVisitor>(shared_));
      loop_.run_until([this] { return visitors_.back()->is_in() || !shared_.errors.empty(); });
    }
  }

  // With a pace, the tables do not begin all at once: the time that is measured begins when all are at it.
  void start_tables() {
    for (std::size_t i = 0; i < tables_.size(); ++i)
      loop_.later(plan_.interval * i / tables_.size(), [this, i] { tables_[i]->start(); });
    bool has_begun = false;
    loop_.later(plan_.interval, [&has_begun] { has_begun = true; });
    loop_.run_until([&has_begun] { return has_begun; });
  }

  void play() {
    looking_.cancel();
    start_tables();
    begin_ = steady_now();
    const double cpu = cpu_seconds();
    const LoadCounts before = counts();
    shared_.latencies = {};
    run_until_resting(begin_ + plan_.time);
    shared_.is_over = true;
    report_.seconds = seconds_of(steady_now() - begin_);
    report_.cpu_seconds = cpu_seconds() - cpu;
    report_.counts = difference(counts(), before);
    report_.latencies = shared_.latencies;
  }

  void wind_up() {
    for (const auto& table : tables_)
      if (table->has_stalled()) shared_.fail("a game did not go on");
    for (const auto& table : tables_) table->end();
    run_until_resting(steady_now() + plan_.patience + end_time);
    for (const auto& table : tables_) {
      if (!table->is_resting()) shared_.fail("a table had no answer at the end");
      table->keep_unfinished();
    }
    report_.counts.cuts = shared_.counts.cuts;
    report_.counts.reconnects = shared_.counts.reconnects;
    telling_.cancel();
  }

  void run_until_resting(Moment end) {
    bool is_done = false;
    const std::function<void()> look = [&] {
      is_done = steady_now() >= end ||
                std::all_of(tables_.begin(), tables_.end(), [](const auto& table) { return table->is_resting(); });
      if (!is_done) looking_ = loop_.after(look_every, look);
    };
    look();
    loop_.run_until([&is_done] { return is_done; });
  }

  void check() {
    std::size_t missing = shared_.played.size();
    for (const LoadedGame& game : shared_.played) {
      shared_.ask({.path = "/api/tables/" + game.table + "/journal"}, [this, &game, &missing](const HttpAnswer& answer) {
        --missing;
        if (answer.status == 200) return check_journal(game, answer.body, report_.check);
        ++report_.check.unread;
        shared_.fail("no journal: " + std::to_string(answer.status) + " " + answer.trouble + answer.body.substr(0, 200));
      });
    }
    loop_.run_until([&missing] { return missing == 0; });
  }

  LoadCounts counts() const {
    LoadCounts counts = shared_.counts;
    for (const auto& table : tables_) {
      counts.messages += table->messages();
      counts.bytes += table->bytes();
    }
    for (const auto& visitor : visitors_) {
      counts.lobby_messages += visitor->messages();
      counts.lobby_bytes += visitor->bytes();
    }
    return counts;
  }

  static LoadCounts difference(LoadCounts after, const LoadCounts& before) {
    after.moves -= before.moves;
    after.commands -= before.commands;
    after.updates -= before.updates;
    after.messages -= before.messages;
    after.bytes -= before.bytes;
    after.games -= before.games;
    after.lobby_messages -= before.lobby_messages;
    after.lobby_bytes -= before.lobby_bytes;
    return after;
  }

  void tell() {
    telling_ = loop_.after(Milliseconds(1000), [this] {
      LoadProgress progress{.ready = ready_, .counts = counts(), .latencies = shared_.recent};
      if (begin_ != Moment{}) progress.seconds = seconds_of(steady_now() - begin_);
      shared_.recent = {};
      every_second_(progress);
      tell();
    });
  }

  const LoadPlan& plan_;
  const std::function<void(const LoadProgress&)>& every_second_;
  Loop loop_{};
  Http http_;
  LoadShared shared_{.plan = plan_, .loop = loop_, .http = http_};
  std::vector<std::unique_ptr<LoadTable>> tables_{};
  std::vector<std::unique_ptr<LoadVisitor>> visitors_{};
  std::size_t next_ = 0;
  int ready_ = 0;
  Moment begin_{};
  LoadReport report_{};
  Timer looking_{};
  Timer telling_{};
};

}  // namespace

LoadReport run_load(const LoadPlan& plan, const std::function<void(const LoadProgress&)>& every_second) {
  return Load(plan, every_second).run();
}

}  // namespace springtide::client
