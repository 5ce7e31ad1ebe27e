// Plays the games of a plan on several threads. The results do not depend on how many there are.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "arena/clocked.h"
#include "arena/game.h"
#include "arena/plan.h"
#include "arena/sprt.h"
#include "base/durations.h"

namespace springtide::arena {

using ThinkingTimes = Durations<std::chrono::nanoseconds>;

// Raised from outside, or by a sequential test that is decided: no game is begun any more, running ones are given up.
using StopSign = std::atomic<bool>;
static_assert(StopSign::is_always_lock_free);  // a signal may raise it

// A bot's answer and the time it took; nothing if it was stopped. A decision with one option takes no thought.
template <Game G>
std::optional<typename G::Action> timed_answer(const BotSpec<G>& spec, const Question<G>& question, std::uint64_t seed,
                                               ThinkingTimes& times, const StopSign& stop) {
  constexpr int between_looks = 256;
  const auto start = std::chrono::steady_clock::now();
  Thought<G> thought(spec, question, seed);
  const bool has_limit = spec.milliseconds > 0;
  const auto limit = start + std::chrono::milliseconds(spec.milliseconds);
  while (!thought.decide(has_limit ? stride : between_looks)) {
    if (stop.load(std::memory_order_relaxed)) return std::nullopt;
    if (has_limit && std::chrono::steady_clock::now() >= limit) break;
  }
  const auto action = thought.answer();
  if (question.legal.size() > 1) times.add(std::chrono::steady_clock::now() - start);
  return action;
}

// The bots at a table and what it agrees on.
template <Game G>
struct Entry {
  typename G::Options options{};
  std::vector<BotSpec<G>> bots{};  // as in Plan::bots
};

// The same game as play_game's, with a clock; nothing if it was given up. `times` are by bot.
template <Game G>
std::optional<Table<G>> play_timed(const Entry<G>& entry, const Plan& plan, const GameId& game,
                                   std::span<ThinkingTimes> times, const StopSign& stop) {
  const LineUp bots = seating(plan, game);
  const std::uint64_t seed = bots_seed(plan, game);
  Table<G> table(entry.options, deal_seed(plan, game));
  while (!table.is_over()) {
    if (stop.load(std::memory_order_relaxed)) return std::nullopt;
    const Seat seat = table.acting().front();
    if (seat == Seat::nature) {
      table.deal();
      continue;
    }
    const std::size_t bot = bots[static_cast<std::size_t>(seat)];
    const auto action = timed_answer(entry.bots[bot], table.question(seat), thought_seed(seed, seat, table.moves().size()),
                                     times[bot], stop);
    if (!action) return std::nullopt;
    table.play(seat, *action);
  }
  return table;
}

template <Game G>
GameResult result_of(const Table<G>& table) {
  return {.points = scores(table.state()), .winners = winners(table.state())};
}

// Plays one game; nothing if it was given up. Called by several threads at once, each with times of its own.
using PlayOne = std::function<std::optional<GameResult>(const GameId&, std::span<ThinkingTimes>)>;

struct RunOptions {
  int threads = 1;
  std::optional<Sprt> sprt{};  // of the first bot's share of the win; a verdict ends the tournament
  // Told of every game that is finished now, one call at a time.
  std::function<void(int number, const GameResult&)> finished = [](int, const GameResult&) {};
};

struct Played {
  Results results;
  // The first deals of which every game is there, up to the one that decided the test: what counts. Later deals that happen
  // to be whole do not, since those are the quick ones.
  int whole_deals = 0;
  std::optional<SprtRun> sprt{};
  std::vector<ThinkingTimes> times{};  // by bot, of the games played now
  bool is_complete = false;            // all games, or a verdict
};

// Goes on from the results that are known. What a call throws ends the tournament and is thrown again.
Played run(const Plan& plan, Results known, const PlayOne& play, const RunOptions& options, StopSign& stop);

// Given every game that is finished now; called by several threads at once.
template <Game G>
using Keep = std::function<void(const GameId&, const Table<G>&)>;

template <Game G>
Played run(const Entry<G>& entry, const Plan& plan, Results known, const RunOptions& options, StopSign& stop,
           const Keep<G>& keep = {}) {
  const PlayOne play = [&](const GameId& game, std::span<ThinkingTimes> times) -> std::optional<GameResult> {
    const auto table = play_timed(entry, plan, game, times, stop);
    if (!table) return std::nullopt;
    if (keep) keep(game, *table);
    return result_of(*table);
  };
  return run(plan, std::move(known), play, options, stop);
}

}  // namespace springtide::arena
