// Information-set Monte Carlo tree search with several observers: every player has a tree of what that player sees, each
// iteration descends all of them on one guess, and every seat decides by its own tree and for its own utility.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "ai/ask.h"
#include "ai/tree.h"
#include "base/fixed_vector.h"
#include "core/play_out.h"

namespace springtide {

// How a root action fared.
struct RootStat {
  std::uint32_t visits = 0;
  double total = 0;
  double value() const { return visits == 0 ? 0 : total / visits; }
};

// A bot searches on its expert's belief; whoever may know more brings another one.
template <Game G, class B = typename Expert<G>::Belief>
class Search {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;
  using Sight = typename Expert<G>::Sight;
  using Belief = B;

  // The question's record is read here and not kept.
  Search(const Question<G>& question, const SearchSettings& settings, const Sight& sight, std::uint64_t seed)
      : Search(question, Belief(question, sight, settings.nets), settings, sight, seed) {}
  Search(const Question<G>& question, Belief belief, const SearchSettings& settings, const Sight& sight, std::uint64_t seed)
      : legal_(question.legal),
        root_seat_(question.seat()),
        players_(question.options.players),
        belief_(std::move(belief)),
        settings_(settings),
        exploration_(players_ == 2 && settings.exploration_of_two > 0 ? settings.exploration_of_two : settings.exploration),
        sight_(sight),
        rng_(seed),
        tree_(std::min(most_nodes, static_cast<std::size_t>(settings.iterations) * nodes_per_iteration + max_players)) {
    for (Seat seat : players_of(players_)) tree_.step(NodeId::none, seat, {});
    if (!weighs() || is_done()) return;
    Rng rng = rng_;
    weigh(belief_.guess(rng), root_seat_, root_of(root_seat_), legal_);
  }

  // Goes on for at most n iterations; true once all have been made.
  bool run(int n) {
    for (; n > 0 && !is_done(); --n, ++done_) iterate();
    return is_done();
  }
  // What comes of each of these root actions for the root seat, on one more guess: the same one for all, and the same luck
  // as far as it goes, so that their differences are what the actions make. Besides the iterations of the settings.
  void try_each(std::span<const Action> actions, std::span<double> values) {
    const State guess = belief_.guess(rng_);
    const Rng luck = rng_;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      rng_ = luck;
      values[i] = try_on(guess, &actions[i])[root_seat_];
    }
    rng_ = Rng(mix(rng_.next()));
  }

  bool is_done() const { return done_ >= settings_.iterations; }
  int iterations() const { return done_; }
  // Whether the best stays the best, whatever the iterations to come find: each looks at one root action.
  bool is_decided() const {
    std::uint32_t most = 0;
    std::uint32_t second = 0;
    for (const Action& action : legal_) {
      const NodeId id = tree_.find(root_of(root_seat_), root_seat_, action);
      if (id == NodeId::none) continue;
      second = std::max(second, std::min(most, tree_[id].visits));
      most = std::max(most, tree_[id].visits);
    }
    return most > second + static_cast<std::uint32_t>(settings_.iterations - done_);
  }

  // What each seat has to expect by all iterations. Requires: at least one.
  Shares mean() const {
    Shares shares = sum_;
    for (Seat seat : players_of(players_)) shares[seat] /= summed_;
    return shares;
  }

  const Actions& legal() const { return legal_; }
  // The most visited root action; among equals the first.
  Action best() const {
    const std::vector<RootStat> stats = root();
    std::size_t best = 0;
    for (std::size_t i = 1; i < stats.size(); ++i)
      if (stats[i].visits > stats[best].visits) best = i;
    return legal_[best];
  }
  // In the order of the legal list.
  std::vector<RootStat> root() const {
    std::vector<RootStat> stats;
    for (const Action& action : legal_) {
      const NodeId id = tree_.find(root_of(root_seat_), root_seat_, action);
      if (id == NodeId::none)
        stats.push_back({});
      else
        stats.push_back({.visits = tree_[id].visits, .total = tree_[id].total});
    }
    return stats;
  }

 private:
  static constexpr std::size_t nodes_per_iteration = 12;
  static constexpr std::size_t most_nodes = 400'000;  // 20 MB; a full tree is searched on without growing
  static constexpr double score_part = 0.1;           // of a finished game's utility; the rest is the win
  using Place = PerPlayer<NodeId>;

  static NodeId root_of(Seat seat) { return static_cast<NodeId>(seat); }

  bool weighs() const { return settings_.trust > 0 || settings_.nets.policy != nullptr; }

  // How much each action deserves a look, as logits: by the net, or greedy's opinion.
  Worths looks_of(const State& state, Seat seat, const Actions& actions) const {
    if constexpr (HasPolicy<G>)
      if (settings_.nets.policy != nullptr) {
        Worths looks;
        looks_by<G>(*settings_.nets.policy, state, seat, actions, looks);
        return looks;
      }
    Worths looks = Expert<G>::worths(state, seat, actions, sight_);
    const double best = std::ranges::max(std::span(looks).first(actions.size()));
    for (std::size_t i = 0; i < actions.size(); ++i) looks[i] = (looks[i] - best) / settings_.trust;
    return looks;
  }

  // Chances to be looked at first.
  void weigh(const State& state, Seat seat, NodeId parent, const Actions& actions) {
    const Worths looks = looks_of(state, seat, actions);
    const double best = std::ranges::max(std::span(looks).first(actions.size()));
    const double floor = 0.05 / static_cast<double>(actions.size());
    std::array<double, max_actions> chances;
    double sum = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) sum += chances[i] = exp_of(looks[i] - best) + floor;
    for (std::size_t i = 0; i < actions.size(); ++i)
      if (const NodeId id = tree_.step(parent, seat, actions[i]); id != NodeId::none)
        tree_[id].prior = static_cast<float>(chances[i] / sum);
  }

  void iterate() { try_on(belief_.guess(rng_), nullptr); }

  // With this root action, or the one that deserves it most.
  Shares try_on(State state, const Action* first) {
    Place at{};
    for (Seat seat : players_of(players_)) at[seat] = root_of(seat);
    path_.clear();
    descend(state, at, first);
    const Shares shares = finish(state);
    for (NodeId id : path_) {
      auto& node = tree_[id];
      ++node.visits;
      node.total += aim(node.seat, shares[node.seat], shares[root_seat_]);
    }
    for (Seat seat : players_of(players_)) sum_[seat] += shares[seat];
    ++summed_;
    return shares;
  }

  // What a seat plays for: its share, and, as far as all are against the root seat, that this gets little.
  double aim(Seat seat, double own, double root) const {
    if (seat == root_seat_) return own;
    return (1 - settings_.paranoia) * own + settings_.paranoia * (1 - root);
  }

  // Down all trees at once, until a seat decides what its tree does not know yet. Chance does not move the trees: what it
  // changes shows in what is legal, and a node is the mean over it.
  void descend(State& state, Place& at, const Action* first) {
    for (SeatSet acting = to_act(state); !acting.empty(); acting = to_act(state)) {
      if (acting.contains(Seat::nature)) {
        advance(state, Seat::nature, sample_outcome<G>(state, rng_));
        continue;
      }
      const Seat seat = acting.contains(root_seat_) && path_.empty() ? root_seat_ : acting.front();
      const NodeId before = at[seat];
      if (before == NodeId::none || path_.size() == path_.capacity()) return;
      const Action action = first != nullptr && path_.empty() ? *first : select(state, seat, before);
      for (Seat viewer : players_of(players_))
        if (at[viewer] != NodeId::none && (viewer == seat || seen(seat, action, viewer) == action))
          at[viewer] = tree_.step(at[viewer], seat, action);
      advance(state, seat, action);
      if (at[seat] == NodeId::none) return;
      path_.push_back(at[seat]);
      if (tree_[at[seat]].visits == 0) return;
    }
  }

  // The option with the best upper bound; those not tried yet are taken to be as good as the seat's mean.
  Action select(const State& state, Seat seat, NodeId parent) {
    const bool is_root = parent == root_of(root_seat_) && seat == root_seat_;
    const Actions actions = is_root ? legal_ : legal_actions(state, seat);
    if (actions.size() == 1) return actions[0];
    const double even = 1.0 / static_cast<double>(actions.size());
    const double hope = summed_ > 0 ? aim(seat, sum_[seat] / summed_, sum_[root_seat_] / summed_) : 1.0 / players_;
    const std::uint32_t decisions = ++tree_[parent].decisions;
    const bool is_time = static_cast<int>(decisions) == settings_.weigh_at;
    if (is_time && !is_root && weighs()) weigh(state, seat, parent, actions);
    const double untried = std::sqrt(static_cast<double>(decisions));
    std::size_t best = 0;
    double most = -1;
    // Among equals the first looked at wins: begin anywhere.
    std::size_t i = rng_.below(static_cast<std::uint32_t>(actions.size()));
    for (std::size_t k = 0; k < actions.size(); ++k, i = i + 1 == actions.size() ? 0 : i + 1) {
      const NodeId id = tree_.find(parent, seat, actions[i]);
      const double prior = id != NodeId::none && tree_[id].prior >= 0 ? static_cast<double>(tree_[id].prior) : even;
      double bound = hope - settings_.doubt + exploration_ * prior * untried;
      if (id != NodeId::none && tree_[id].visits > 0) {
        auto& node = tree_[id];
        bound = node.total / node.visits +
                exploration_ * prior * std::sqrt(static_cast<double>(++node.available)) / (1.0 + node.visits);
      }
      if (bound > most) {
        most = bound;
        best = i;
      }
    }
    return actions[best];
  }

  Action choice_in_playout(const State& state, Seat seat) {
    if (seat != Seat::nature && settings_.playout == Playout::guided) return Expert<G>::guided(state, seat, rng_, sight_);
    if constexpr (requires { Expert<G>::quick(state, seat, rng_, sight_); })
      if (seat != Seat::nature && settings_.playout == Playout::quick) return Expert<G>::quick(state, seat, rng_, sight_);
    return random_action<G>(state, seat, rng_);
  }

  Shares finish(State& state) {
    const State since = state;
    if (settings_.playout != Playout::none)
      for (SeatSet acting = to_act(state); !acting.empty(); acting = to_act(state)) {
        if (settings_.playout != Playout::full && Expert<G>::is_settled(state, since)) break;
        const Seat seat = acting.front();
        advance(state, seat, choice_in_playout(state, seat));
      }
    return to_act(state).empty() ? utility(state) : shares_of(state);
  }

  Shares shares_of(const State& state) const {
    if constexpr (HasValue<G>)
      if (settings_.nets.value != nullptr) return shares_by<G>(*settings_.nets.value, state);
    return Expert<G>::shares(state, sight_);
  }

  // A share of the win, and a little for the points.
  Shares utility(const State& state) const {
    const SeatSet best = winners(state);
    Shares shares = Expert<G>::shares(state, sight_);
    for (Seat seat : players_of(players_))
      shares[seat] = score_part * shares[seat] + (best.contains(seat) ? (1 - score_part) / best.size() : 0);
    return shares;
  }

  Actions legal_;
  Seat root_seat_;
  int players_;
  Belief belief_;
  SearchSettings settings_;
  double exploration_;
  Sight sight_;
  Rng rng_;
  Tree<G> tree_;
  FixedVector<NodeId, 512> path_;
  PerPlayer<double> sum_{};
  int summed_ = 0;
  int done_ = 0;
};

}  // namespace springtide
