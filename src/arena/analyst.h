// Looks at a record again with the search.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "ai/bot.h"
#include "arena/comparison.h"
#include "arena/control.h"
#include "arena/interval.h"
#include "arena/readings.h"
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
  Analyst(const Record<G>& record, const BotSpec<G>& bot, const AnalysisSettings& settings, const KnownBots<G>& bots = {})
      : record_(record), bot_(bot), settings_(settings), walk_(record), bots_(bots) {
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
    analysis.luck.resize(record_.moves.size());
    const auto work = [&](int piece) {
      const auto i = static_cast<std::size_t>(piece);
      if (i < decided_.size())
        analysis.decisions[i] = weigh(decided_[i], pulse);
      else
        look_at(i - decided_.size(), analysis, pulse);
    };
    share(pieces(), work, done);
    find_strokes(analysis);
    analysis.tracks = Tracker<G>(walk_).take();
    analysis.nets = net_names(bot_.search.nets);
    return analysis;
  }

 private:
  std::uint64_t seed_of(std::size_t move, std::uint64_t purpose) const {
    return mix(mix(settings_.seed) ^ mix(static_cast<std::uint64_t>(move) << 8 | purpose));
  }

  Decision<G> weigh(std::size_t move, const Pulse& pulse) const {
    Decision<G> decision{.move = static_cast<int>(move) + 1,
                         .seat = record_.moves[move].seat,
                         .round = round_of<G>(walk_.before(move)),
                         .played = record_.moves[move].action};
    Comparison<G>(walk_.question(move), bot_, seed_of(move, 1)).weigh(decision, pulse);
    return decision;
  }

  Outlook look(std::size_t after, const Pulse& pulse) const {
    const SeatSet players = players_of(record_.options.players);
    Shares sum;
    Shares squares;
    for (int i = 0; i < settings_.playouts; ++i) {
      // The same seeds at every point: what does not change between two of them differs less by chance.
      const Shares shares = played_on<G>(walk_.before(after), Lots(seed_of(static_cast<std::size_t>(i), 3)));
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

  void look_at(std::size_t after, Analysis<G>& analysis, const Pulse& pulse) const {
    analysis.outlooks[after] = look(after, pulse);
    if (after > 0)
      analysis.luck[after - 1] = Control<G>(walk_, bots_, settings_.tries).luck_of(after - 1, seed_of(after - 1, 4), pulse);
  }

  // Unseen choices in a row are one stroke: they were made at the same time.
  void find_strokes(Analysis<G>& analysis) const {
    for (std::size_t i = 0; i < record_.moves.size();) {
      const Cause cause = cause_of(record_.moves[i]);
      std::size_t end = i + 1;
      while (cause == Cause::hidden && end < record_.moves.size() && cause_of(record_.moves[end]) == cause) ++end;
      if (cause == Cause::nature) analysis.strokes.push_back(stroke_of(analysis.luck[i], i));
      if (cause == Cause::hidden) analysis.strokes.push_back(stroke(analysis.outlooks, i, end));
      i = end;
    }
  }

  Stroke stroke_of(const Luck& luck, std::size_t move) const {
    const int number = static_cast<int>(move) + 1;
    Stroke found{.first = number, .last = number, .cause = Cause::nature};
    for (Seat seat : players_of(record_.options.players)) {
      if (std::abs(luck.change[seat]) <= std::abs(found.change)) continue;
      found.seat = seat;
      found.change = luck.change[seat];
      found.margin = normal_quantile * luck.error[seat];
    }
    return found;
  }

  Stroke stroke(const std::vector<Outlook>& outlooks, std::size_t from, std::size_t to) const {
    Stroke found{.first = static_cast<int>(from) + 1, .last = static_cast<int>(to), .cause = Cause::hidden};
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
  KnownBots<G> bots_;
  std::vector<std::size_t> decided_;  // the moves with a choice, of the seats asked for
};

}  // namespace springtide::arena
