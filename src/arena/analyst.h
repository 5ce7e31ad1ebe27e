// Looks at a record again with the search.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "ai/bot.h"
#include "arena/analysis.h"
#include "arena/interval.h"
#include "arena/walk.h"

namespace springtide::arena {

// The pieces of a work in their order; arena/share_work.h has one that uses several threads.
struct OneByOne {
  template <class Work, class Done>
  void operator()(int n, const Work& work, const Done& done) const {
    for (int i = 0; i < n; ++i) {
      work(i);
      done();
    }
  }
};

template <Game G>
class Analyst {
 public:
  using State = typename G::State;

  // The record must outlive the analyst. Requires: a bot that searches.
  Analyst(const Record<G>& record, const BotSpec<G>& bot, const AnalysisSettings& settings)
      : record_(record), bot_(bot), settings_(settings), walk_(record) {
    for (std::size_t i = 0; i < record.moves.size(); ++i)
      if (settings.seats.contains(record.moves[i].seat) && walk_.is_decision(i)) decided_.push_back(i);
  }

  // How many calls of done() a run makes.
  int pieces() const { return static_cast<int>(decided_.size() + walk_.states().size()); }

  // Called every few iterations, by whatever thread works; what it throws ends the work, if nobody shares it.
  using Pulse = std::function<void()>;

  // The same however it is shared out: every piece of work has its own seed and its own place.
  template <class Done, class Share = OneByOne>
  Analysis<G> run(const Done& done, const Share& share = {}, const Pulse& pulse = [] {}) const {
    Analysis<G> analysis;
    analysis.outlooks.resize(walk_.states().size());
    analysis.decisions.resize(decided_.size());
    const auto work = [&](int piece) {
      const auto i = static_cast<std::size_t>(piece);
      if (i < decided_.size())
        analysis.decisions[i] = weigh(decided_[i], pulse);
      else
        analysis.outlooks[i - decided_.size()] = look(i - decided_.size(), pulse);
    };
    share(pieces(), work, done);
    find_strokes(analysis);
    return analysis;
  }

 private:
  std::uint64_t seed_of(std::size_t move, std::uint64_t purpose) const {
    return mix(mix(settings_.seed) ^ mix(static_cast<std::uint64_t>(move) << 8 | purpose));
  }

  // A value is a mean of numbers between 0 and 1: its variance is at most this.
  static double variance_of(const RootStat& stat) {
    if (stat.visits == 0) return 0.25;
    const double value = std::clamp(stat.value(), 0.0, 1.0);
    return std::max(value * (1 - value), 1e-4) / stat.visits;
  }

  static void run_out(Search<G>& search, const Pulse& pulse) {
    constexpr int steps_per_pulse = 8;
    while (!search.run(steps_per_pulse)) pulse();
  }

  Decision<G> weigh(std::size_t move, const Pulse& pulse) const {
    Question<G> asked = walk_.question(move);
    const auto played = record_.moves[move].action;
    Search<G> search(asked, bot_.search, bot_.sight, seed_of(move, 1));
    run_out(search, pulse);
    Decision<G> decision{.move = static_cast<int>(move) + 1,
                         .seat = asked.seat(),
                         .options = static_cast<int>(asked.legal.size()),
                         .played = played,
                         .better = search.best()};
    if (decision.better != played) {
      compare(asked, decision, seed_of(move, 2), pulse);
      return decision;
    }
    for (std::size_t i = 0; i < asked.legal.size(); ++i)
      if (asked.legal[i] == played) decision.played_value = decision.better_value = search.root()[i].value();
    return decision;
  }

  // Only the two, with even chances to be looked at.
  void compare(Question<G>& asked, Decision<G>& decision, std::uint64_t seed, const Pulse& pulse) const {
    asked.legal.clear();
    asked.legal.push_back(decision.better);
    asked.legal.push_back(decision.played);
    SearchSettings even = bot_.search;
    even.trust = 0;
    Search<G> duel(asked, even, bot_.sight, seed);
    run_out(duel, pulse);
    const std::vector<RootStat> stats = duel.root();
    decision.better_value = stats[0].value();
    decision.played_value = stats[1].value();
    decision.margin = normal_quantile * std::sqrt(variance_of(stats[0]) + variance_of(stats[1]));
  }

  // To where the evaluation is at its best, then its shares; a finished game has been won.
  Shares play_on(State state, Rng& rng) const {
    const State since = state;
    for (SeatSet acting = to_act(state); !acting.empty(); acting = to_act(state)) {
      if (Expert<G>::is_settled(state, since)) return Expert<G>::shares(state, bot_.sight);
      advance(state, acting.front(), random_action<G>(state, acting.front(), rng));
    }
    Shares shares;
    for (Seat seat : winners(state)) shares[seat] = 1.0 / winners(state).size();
    return shares;
  }

  Outlook look(std::size_t after, const Pulse& pulse) const {
    const SeatSet players = players_of(record_.options.players);
    Shares sum;
    Shares squares;
    for (int i = 0; i < settings_.playouts; ++i) {
      // The same seeds at every point: what does not change between two of them differs less by chance.
      Rng rng(seed_of(static_cast<std::size_t>(i), 3));
      const Shares shares = play_on(walk_.before(after), rng);
      pulse();
      for (Seat seat : players) {
        sum[seat] += shares[seat];
        squares[seat] += shares[seat] * shares[seat];
      }
    }
    Outlook outlook;
    const double n = settings_.playouts;
    for (Seat seat : players) {
      outlook.shares[seat] = sum[seat] / n;
      const double spread = std::max(0.0, squares[seat] / n - outlook.shares[seat] * outlook.shares[seat]);
      outlook.error[seat] = std::sqrt(spread / n);
    }
    return outlook;
  }

  // Unseen choices in a row are one stroke: they were made at the same time.
  void find_strokes(Analysis<G>& analysis) const {
    for (std::size_t i = 0; i < record_.moves.size();) {
      const Cause cause = cause_of(record_.moves[i]);
      std::size_t end = i + 1;
      while (cause == Cause::hidden && end < record_.moves.size() && cause_of(record_.moves[end]) == cause) ++end;
      if (cause != Cause::open) analysis.strokes.push_back(stroke(analysis.outlooks, i, end, cause));
      i = end;
    }
  }

  Stroke stroke(const std::vector<Outlook>& outlooks, std::size_t from, std::size_t to, Cause cause) const {
    Stroke found{.first = static_cast<int>(from) + 1, .last = static_cast<int>(to), .cause = cause};
    for (Seat seat : players_of(record_.options.players)) {
      double change = 0;
      double squares = 0;
      for (std::size_t i = from; i < to; ++i) {
        if (record_.moves[i].seat == seat) continue;  // its own choice is not luck
        change += outlooks[i + 1].shares[seat] - outlooks[i].shares[seat];
        squares += std::pow(outlooks[i + 1].error[seat], 2) + std::pow(outlooks[i].error[seat], 2);
      }
      if (std::abs(change) <= std::abs(found.change)) continue;
      found.seat = seat;
      found.change = change;
      found.margin = normal_quantile * std::sqrt(squares);
    }
    return found;
  }

  const Record<G>& record_;
  BotSpec<G> bot_;
  AnalysisSettings settings_;
  Walk<G> walk_;
  std::vector<std::size_t> decided_;  // the moves with a choice, of the seats asked for
};

}  // namespace springtide::arena
