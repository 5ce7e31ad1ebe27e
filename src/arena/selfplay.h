// Games that bots play to learn from.
#pragma once

#include <limits>
#include <utility>

#include "ai/ask.h"
#include "arena/game.h"
#include "arena/samples.h"

namespace springtide::arena {

inline constexpr float not_known = std::numeric_limits<float>::quiet_NaN();

// Who plays, and how often a seat tries something.
template <Game G>
struct SelfPlay {
  std::vector<BotSpec<G>> bots{};  // each seat is any of them
  int players = 0;                 // 0: any number, two and four twice as often as the others
  double random = 0.02;            // chance that a seat does anything at all
  double curious = 0.15;           // chance that it does what its search looked at, as often as it did
  double value = 0.25;             // chance of a position to be a sample
  double policy = 0.25;            // chance of a decision to be one
  double belief = 0.1;             // the same of what is thought of the rivals
  std::uint64_t seed = 0;
};

struct Samples {
  SampleBlock value{};
  SampleBlock policy{};
  SampleBlock belief{};

  void append(const Samples& other) {
    value.append(other.value);
    policy.append(other.policy);
    belief.append(other.belief);
  }
};

template <Game G>
SampleHead sample_head(net::Head head) {
  SampleHead all{.game = std::string(G::name), .rules = G::rules_version, .head = head};
  with_features<G>(head, [&]<class Told>() {
    all.features = Told::names().digest();
    all.table = Told::table_size;
    all.item = Told::item_size;
  });
  if (head == net::Head::value) all.targets = {"win", "search", "points"};
  if (head == net::Head::value) all.bases = 1;
  if (head == net::Head::policy) all.targets = {"visits"};
  if constexpr (HasBelief<G>)
    if (head == net::Head::belief) {
      all.targets.assign(Features<G>::belief_targets.begin(), Features<G>::belief_targets.end());
      all.bases = static_cast<int>(Features<G>::Belief::outputs);
    }
  return all;
}

// One game of self-play, and what is learnt from it.
template <Game G>
class Lesson {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  Lesson(const SelfPlay<G>& plan, std::uint32_t number)
      : plan_(plan), number_(number), rng_(mix(mix(plan.seed) + number)), table_(any_table(), mix(plan.seed + mix(number))) {
    for (auto& bot : bots_.items) bot = &plan.bots[rng_.below(static_cast<std::uint32_t>(plan.bots.size()))];
  }

  Samples play() {
    while (!table_.is_over()) {
      const Seat seat = table_.acting().front();
      if (seat == Seat::nature) {
        keep({});
        table_.deal();
      } else {
        table_.play(seat, decide(seat));
      }
    }
    for (const Kept& each : kept_) add_value(each);
    return std::move(samples_);
  }

 private:
  // A position, and what a search thought of it.
  struct Kept {
    State state;
    std::optional<Shares> search;
  };

  bool happens(double chance) { return static_cast<double>(rng_.next() >> 11) * 0x1p-53 < chance; }

  typename G::Options any_table() {
    constexpr std::array counts{2, 2, 3, 4, 4, 5, 6};
    const int players = plan_.players > 0 ? plan_.players : counts[rng_.below(counts.size())];
    return Features<G>::any_options(players, rng_);
  }

  void keep(const std::optional<Shares>& search) {
    if (happens(plan_.value)) kept_.push_back({table_.state(), search});
  }

  Action decide(Seat seat) {
    const Question<G> question = table_.question(seat);
    const auto any = [&] { return question.legal[rng_.below(static_cast<std::uint32_t>(question.legal.size()))]; };
    if (happens(plan_.belief)) add_belief(question);
    const bool is_random = happens(plan_.random);
    if (question.legal.size() == 1 || is_random) {
      keep({});
      return any();
    }
    Thought<G> thought(*bots_[seat], question, rng_.next());
    thought.run(bots_[seat]->search.iterations);
    if (thought.search() == nullptr) {
      keep({});
      return thought.answer();
    }
    keep(thought.search()->mean());
    const std::vector<RootStat> stats = thought.search()->root();
    if (happens(plan_.policy)) add_policy(question, stats);
    return happens(plan_.curious) ? question.legal[drawn(stats)] : thought.answer();
  }

  static std::uint32_t visits_of(const std::vector<RootStat>& stats) {
    std::uint32_t sum = 0;
    for (const RootStat& stat : stats) sum += stat.visits;
    return sum;
  }

  std::size_t drawn(const std::vector<RootStat>& stats) {
    std::uint32_t ticket = rng_.below(visits_of(stats));
    std::size_t at = 0;
    while (ticket >= stats[at].visits) ticket -= stats[at++].visits;
    return at;
  }

  void add_value(const Kept& kept) {
    const typename Features<G>::Value told(kept.state);
    const State& end = table_.state();
    const SeatSet best = winners(end);
    const Scores points = scores(end);
    const int players = kept.state.player_count;
    double sum = 0;
    for (Seat seat : players_of(players)) sum += points[seat];
    net::FeatureSet features;
    told.table(features);
    samples_.value.begin(number_, kept.state.round, features);
    for (Seat seat : players_of(players)) {
      features.clear();
      told.seat(seat, features);
      const double lead = points[seat] - (sum - points[seat]) / (players - 1);
      const std::array targets{best.contains(seat) ? 1 / static_cast<float>(best.size()) : 0.F,
                               kept.search ? static_cast<float>((*kept.search)[seat]) : not_known,
                               static_cast<float>(lead / Features<G>::Value::point_scale)};
      samples_.value.add_item(features, std::array{static_cast<float>(told.base(seat))}, targets);
    }
  }

  void add_policy(const Question<G>& question, const std::vector<RootStat>& stats) {
    const typename Features<G>::Policy told(table_.state(), question.seat());
    const auto visits = static_cast<float>(visits_of(stats));
    net::FeatureSet features;
    told.table(features);
    samples_.policy.begin(number_, table_.state().round, features);
    for (std::size_t i = 0; i < stats.size(); ++i) {
      features.clear();
      told.action(question.legal[i], features);
      samples_.policy.add_item(features, {}, std::array{static_cast<float>(stats[i].visits) / visits});
    }
  }

  // Of the rivals who hide something.
  void add_belief(const Question<G>& question) {
    if constexpr (HasBelief<G>) {
      using Told = typename Features<G>::Belief;
      const typename Features<G>::Witness witness(question);
      const Told told(question.view, witness);
      net::FeatureSet features;
      std::array<float, Told::outputs> base;
      std::array<float, Features<G>::belief_targets.size()> targets;
      bool is_begun = false;
      for (Seat rival : players_of(table_.state().player_count).without(question.seat())) {
        const auto truth = Features<G>::belief_truth(table_.state(), question.view, rival);
        if (std::ranges::max(truth) < 0) continue;
        if (!std::exchange(is_begun, true)) {
          told.table(features);
          samples_.belief.begin(number_, table_.state().round, features);
        }
        features.clear();
        told.rival(rival, features);
        told.base(rival, base);
        std::ranges::transform(truth, targets.begin(), [](int is) { return is < 0 ? not_known : static_cast<float>(is); });
        samples_.belief.add_item(features, base, targets);
      }
    }
  }

  const SelfPlay<G>& plan_;
  std::uint32_t number_;
  Rng rng_;
  Table<G> table_;
  PerPlayer<const BotSpec<G>*> bots_{};
  std::vector<Kept> kept_;
  Samples samples_;
};

}  // namespace springtide::arena
