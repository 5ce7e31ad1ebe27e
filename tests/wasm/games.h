// Whole games and long thoughts that must be the same on every machine: built natively and as WebAssembly.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "arena/game.h"
#include "games/experts.h"
#include "games/features.h"
#include "games/list.h"
#include "net/random_net.h"
#include "record/record.h"
#include "text/hex.h"

namespace springtide::parity {

// The same net by kernels that are as wide as those of WebAssembly.
inline const net::Net* narrowed(const net::Net* net) {
  static std::map<const net::Net*, net::Net> known;
  if (net == nullptr) return nullptr;
  return &known.try_emplace(net, net->file(), *net::all_kernels()[1]).first->second;
}
// The strongest level asking such nets.
template <Game G>
BotSpec<G> narrow_bot(int iterations) {
  BotSpec<G> bot = strongest_bot<G>(iterations);
  Nets& nets = bot.search.nets;
  nets = {.value = narrowed(nets.value), .policy = narrowed(nets.policy), .belief = narrowed(nets.belief)};
  return bot;
}

// The hash of a record: a game of two to six such bots, all of it following from its seed.
template <Game G>
std::string game_digest(std::uint64_t seed, const BotSpec<G>& bot) {
  typename G::Options options{};
  options.players = 2 + static_cast<int>(seed % 5);
  PerPlayer<BotSpec<G>> bots;
  for (Seat seat : players_of(options.players)) bots[seat] = bot;
  const auto table = arena::play_game<G>(options, bots, mix(seed), mix(seed + 1));
  return hex_of(sha256(write_record(Record<G>{.options = options, .moves = table.moves()})));
}

// The hash of what a long search of such a bot has found in the middle of a game.
template <Game G>
std::string thought_digest(std::uint64_t seed, const BotSpec<G>& bot) {
  typename G::Options options{};
  options.players = 4;
  arena::Table<G> table(options, seed);
  Rng rng(seed);
  while (table.acting().front() == Seat::nature || table.moves().size() < 60 ||
         legal_actions(table.state(), table.acting().front()).size() < 4) {
    const Seat seat = table.acting().front();
    if (seat == Seat::nature)
      table.deal();
    else
      table.play(seat, random_action<G>(table.state(), seat, rng));
  }
  Search<G> search(table.question(table.acting().front()), bot.search, bot.sight, seed);
  search.run(bot.search.iterations);
  std::string text;
  for (const RootStat& stat : search.root())
    text += std::to_string(stat.visits) + " " + std::to_string(std::bit_cast<std::uint64_t>(stat.total)) + "\n";
  return hex_of(sha256(std::string_view(text)));
}

// The hash of what a random net says of random input, by the quickest kernels that there are.
inline std::string net_digest(std::uint64_t seed, int evaluations) {
  Rng rng(seed);
  const net::Net net(net::random_file(rng, seed % 2 == 0 ? net::Manner::ordinary : net::Manner::extreme));
  std::string text;
  for (int i = 0; i < evaluations; ++i)
    for (std::int32_t output : net::outputs_of(net, net::random_input(rng, net.file().shape, 1 + i % 6)))
      text += std::to_string(output) + "\n";
  return hex_of(sha256(std::string_view(text)));
}

// A net of random weights for what a game tells one head.
template <Game G, class Told>
net::Net planted_net(net::Head head, std::uint64_t seed) {
  Rng rng(mix(seed ^ static_cast<std::uint64_t>(head)));
  const int width = net::width_step * net::between(rng, 1, 8);
  net::File file =
      net::random_file({.table = Told::table_size, .item = Told::item_size, .width = width, .second = 32}, 2, rng);
  file.game = G::name;
  file.head = head;
  return net::Net(std::move(file));
}

inline std::vector<net::Feature> listed(const net::FeatureSet& features) { return {features.begin(), features.end()}; }

// What the nets of a game are told of one position: every seat, every action of whoever is to act, every rival.
template <Game G>
class Asked {
 public:
  explicit Asked(std::uint64_t seed) {
    for (net::Head head : all_of<net::Head>)
      with_features<G>(head, [&]<class Told>() { nets_.push_back(planted_net<G, Told>(head, seed)); });
  }

  // By whoever is to act, with what it has seen so far.
  void ask(const typename G::State& state, const Question<G>& question) {
    const Seat mover = question.seat();
    std::size_t at = 0;
    if constexpr (HasValue<G>) {
      const typename Features<G>::Value told(state);
      answer(nets_[at++], told, players_of(state.player_count), [&](Seat seat, auto& out) { told.seat(seat, out); });
    }
    if constexpr (HasPolicy<G>) {
      const typename Features<G>::Policy told(state, mover);
      answer(nets_[at++], told, legal_actions(state, mover),
             [&](const auto& action, auto& out) { told.action(action, out); });
    }
    if constexpr (HasBelief<G>) {
      const typename Features<G>::Witness witness(question);
      const typename Features<G>::Belief told(question.view, witness);
      answer(nets_[at++], told, players_of(state.player_count), [&](Seat seat, auto& out) { told.rival(seat, out); });
    }
  }
  std::string digest() const { return hex_of(sha256(std::string_view(text_))); }

 private:
  template <class Told, class Items, class Tell>
  void answer(const net::Net& net, const Told& told, const Items& items, const Tell& tell) {
    net::FeatureSet table;
    told.table(table);
    net::Input input{.table = listed(table), .items = {}};
    for (const auto& item : items) {
      net::FeatureSet features;
      tell(item, features);
      input.items.push_back(listed(features));
    }
    for (std::int32_t output : net::outputs_of(net, input)) text_ += std::to_string(output) + "\n";
  }

  std::vector<net::Net> nets_{};
  std::string text_{};
};

// The hash of what planted nets say of every position of a whole game, all of it following from its seed.
template <Game G>
std::string asked_digest(std::uint64_t seed) {
  typename G::Options options{};
  options.players = 2 + static_cast<int>(seed % 5);
  arena::Table<G> table(options, seed);
  Asked<G> asked(seed);
  Rng rng(seed);
  while (!table.acting().empty()) {
    const Seat seat = table.acting().front();
    if (seat == Seat::nature) {
      table.deal();
      continue;
    }
    asked.ask(table.state(), table.question(seat));
    table.play(seat, random_action<G>(table.state(), seat, rng));
  }
  return asked.digest();
}

// What can be compared, each by its name; iterations are evaluations of a net. Who has learned asks nets.
enum class Kind : std::uint8_t { game, thought, net, asked, learned_game, learned_thought, narrow_thought };
inline constexpr auto& kind_names = names_of<Kind, with_spaces>;

template <Game G>
BotSpec<G> bot_of(Kind kind, int iterations) {
  if (kind == Kind::narrow_thought) return narrow_bot<G>(iterations);
  if (kind == Kind::learned_game || kind == Kind::learned_thought) return strongest_bot<G>(iterations);
  return search_bot<G>(iterations);
}

// Nothing if there is no such game.
inline std::string digest(std::string_view game, Kind kind, std::uint64_t seed, int iterations) {
  if (kind == Kind::net) return net_digest(seed, iterations);
  std::string found;
  Games::with(game, [&]<Game G>() {
    const BotSpec<G> bot = bot_of<G>(kind, iterations);
    const bool is_game = kind == Kind::game || kind == Kind::learned_game;
    found = kind == Kind::asked ? asked_digest<G>(seed) : is_game ? game_digest<G>(seed, bot) : thought_digest<G>(seed, bot);
  });
  return found;
}

}  // namespace springtide::parity
