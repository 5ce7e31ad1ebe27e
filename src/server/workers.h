// Threads for work that would hold up a loop: passwords, replays, imports, analyses. Bounded, and fair: whoever wants much
// waits for his own turn, not others for him.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/task.h"
#include "server/transport.h"

namespace springtide::server {

class Workers {
 public:
  struct Settings {
    int threads = 1;
    std::size_t most = 50;      // that wait
    std::size_t most_each = 4;  // of them of one
    int niceness = 0;           // 0 (as urgent as anything) to 19 (only what nobody else wants)
  };
  explicit Workers(Settings settings);
  ~Workers();

  // Runs it on one of the threads. False: too much is waiting already, of all or of whoever wants it (a player, or an
  // address). Work that takes long calls check() now and then.
  bool run(const std::string& whose, std::function<void()> work);
  // From inside the work: throws Stopped if nobody waits for it any more.
  void check() const {
    if (stop_.stop_requested()) throw Stopped{};
  }

  // What comes of it, to be awaited in the loop, or what it throws; Busy if too much is waiting already.
  template <class Work>
  auto done(Loop& loop, std::string whose, Work work) -> Task<decltype(work())> {
    struct Outcome {
      std::optional<decltype(work())> value{};
      std::exception_ptr error{};
    };
    auto outcome = co_await answered<Outcome>([&](auto finish) {
      const auto held = std::make_shared<Work>(std::move(work));
      const bool has_room = run(whose, [&loop, finish, held] {
        auto reached = std::make_shared<Outcome>();
        try {
          reached->value.emplace((*held)());
        } catch (const Stopped&) {
          throw;
        } catch (...) {
          reached->error = std::current_exception();
        }
        loop.post([finish, reached] { finish(std::move(*reached)); });
      });
      if (!has_room) finish(Outcome{});
    });
    if (outcome.error) std::rethrow_exception(outcome.error);
    if (!outcome.value) throw Busy("The server is busy; try again in a moment.");
    co_return *std::move(outcome.value);
  }

 private:
  void loop();
  std::function<void()> next();  // Requires: something waits.

  Settings settings_;
  std::stop_source stop_{};
  std::mutex mutex_{};
  std::condition_variable_any wakes_{};
  std::map<std::string, std::deque<std::function<void()>>> waiting_{};
  std::deque<std::string> turns_{};  // everybody for whom something waits
  std::size_t count_ = 0;
  std::vector<std::jthread> threads_{};
};

}  // namespace springtide::server
