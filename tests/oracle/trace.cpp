// Plays random games of every player count, edition and switch and prints each step for the oracle to check.
//   oracle_trace GAME [GAMES [SEED [sabotage]]]
// With `sabotage` it hides one legal action, which the oracle must notice.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "core/play_out.h"
#include "games/list.h"
#include "laws/sizes.h"

namespace springtide {
namespace {

// Which table the n-th game has, and how its players choose: most games uniformly, some so that rare things happen.
template <Game G>
struct Plan;

template <>
struct Plan<Vineta> {
  // One switch set on its own, or none.
  static std::vector<vineta::Options> switch_settings() {
    using namespace vineta;
    return {{},
            {.own_house = 1},
            {.own_house = 2},
            {.own_house = 3},
            {.tie_tower = TieTower::passes},
            {.tie_tower = TieTower::stays},
            {.panic = PanicHouses::all},
            {.panic = PanicHouses::one_each},
            {.own_house = 1, .capture = Capture::in_order},
            {.capture = Capture::owner_picks}};
  }

  static vineta::Options options_of_game(int game) {
    const auto settings = switch_settings();
    vineta::Options options = settings[static_cast<std::size_t>(game / 20) % settings.size()];
    options.players = 2 + game % 5;
    options.edition = static_cast<vineta::Edition>(game / 5 % 4);
    options.start = game % 3 == 0 ? Seat::nature : seat_at(game % options.players);
    return options;
  }

  // In every second game flood cards are shunned: long rounds, ties, empty tables, new piles.
  static bool is_shunned(int game, const vineta::State& state, const vineta::Action& action) {
    return game % 2 == 1 && state.phase == vineta::Phase::choose && vineta::is_flood(action.card);
  }

  static bool is_sabotaged(const vineta::State& state) { return state.round == 3 && state.phase == vineta::Phase::choose; }
};

template <>
struct Plan<Vigo> {
  // A deck with other numbers: fewer kinds, marked lids, a brown lock.
  static vigo::Deck odd_deck() {
    using namespace vigo;
    Deck deck;
    for (Shape shape : {Shape::left_lid, Shape::right_lid, Shape::left_bottom, Shape::right_bottom, Shape::middle})
      for (Colour colour : {Colour::red, Colour::violet, Colour::brown}) {
        const bool is_bottom = shape == Shape::left_bottom || shape == Shape::right_bottom;
        const Mark mark = is_bottom ? Mark::lock : Mark::crown;
        deck.entries.push_back({.part = {.shape = shape, .colour = colour, .mark = mark}, .copies = 5});
      }
    deck.entries.push_back({.part = {.shape = Shape::key, .colour = Colour::red}, .copies = 4});
    deck.entries.push_back({.part = {.shape = Shape::key, .colour = Colour::violet}, .copies = 5});
    return deck;
  }

  static vigo::Options options_of_game(int game) {
    vigo::Options options;
    options.players = 2 + game % 5;
    options.free_events = game / 5 % 2 == 1;
    options.memory_aid = game / 10 % 2 == 1;
    options.lock_key_bonus = game % 4 == 3 ? 30 : 50;
    options.start = game % 3 == 0 ? Seat::nature : seat_at(game % options.players);
    if (game % 7 == 6) options.deck = odd_deck();
    return options;
  }

  // In every second game nobody ends a turn or leaves a card while there is something else to do.
  static bool is_shunned(int game, const vigo::State&, const vigo::Action& action) {
    return game % 2 == 1 && (action.verb == vigo::Verb::end_turn || action.verb == vigo::Verb::leave);
  }

  static bool is_sabotaged(const vigo::State& state) { return state.round == 3 && state.phase == vigo::Phase::before; }
};

// `begin players 4 start p1 set panic all deck 2 red left lid; …`
template <Game G>
void print_begin(const typename G::Options& options) {
  std::string table;
  std::string switches;
  std::string deck;
  const auto defaults = Notation<G>::options(typename G::Options{});
  const auto lines = Notation<G>::options(options);
  for (const std::string& line : lines) {
    if (line.starts_with("set "))
      switches += " " + line;
    else if (line.starts_with("deck "))
      deck += " " + line + ";";
    else
      table += " " + line;
  }
  std::string default_deck;
  for (const std::string& line : defaults)
    if (line.starts_with("deck ")) default_deck += " " + line + ";";
  std::puts(("begin" + table + switches + (deck == default_deck ? "" : deck)).c_str());
}

template <Game G>
class Trace {
  using Text = Notation<G>;
  using State = typename G::State;

 public:
  Trace(int game, bool is_sabotaged, Rng& rng) : game_(game), is_sabotaged_(is_sabotaged), rng_(rng) {}

  void play() {
    const auto options = Plan<G>::options_of_game(game_);
    State state = initial(options);
    print_begin<G>(options);
    while (!to_act(state).empty()) {
      print_position(state);
      print_legal(state);
      // Simultaneous choices come in any order.
      Seat seat = to_act(state).front();
      for (Seat other : to_act(state))
        if (rng_.below(2) == 0) seat = other;
      const auto action = pick(state, seat);
      std::printf("do %s\n", Text::action(seat, action).c_str());
      advance(state, seat, action);
    }
    print_position(state);
    for (Seat seat : players_of(options.players))
      std::printf("points %s %s\n", seat_name(seat).c_str(), Text::points(state, seat).c_str());
    std::string text = "winners";
    for (Seat seat : winners(state)) text += " " + seat_name(seat);
    std::printf("%s\nfinish\n", text.c_str());
  }

 private:
  static void print_position(const State& state) { std::printf("position\n%send\n", Text::position(state).c_str()); }

  void print_legal(const State& state) const {
    std::string text;
    for (Seat seat : to_act(state)) {
      bool hides = is_sabotaged_ && Plan<G>::is_sabotaged(state);
      for (const auto& action : legal_actions(state, seat))
        if (!std::exchange(hides, false)) text += (text.empty() ? "" : "; ") + Text::action(seat, action);
    }
    std::printf("legal %s\n", text.c_str());
  }

  typename G::Action pick(const State& state, Seat seat) {
    typename G::Actions others;
    for (const auto& action : legal_actions(state, seat))
      if (!Plan<G>::is_shunned(game_, state, action)) others.push_back(action);
    if (seat == Seat::nature || others.empty()) return random_action<G>(state, seat, rng_);
    return others[rng_.below(static_cast<std::uint32_t>(others.size()))];
  }

  int game_;
  bool is_sabotaged_;
  Rng& rng_;
};

}  // namespace
}  // namespace springtide

int main(int argc, char** argv) {
  using namespace springtide;
  const std::string name = argc > 1 ? argv[1] : "vineta";
  const bool is_sabotaged = argc > 4 && std::string(argv[4]) == "sabotage";
  Rng rng(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
  const bool is_known = Games::with(name, [&]<Game G>() {
    const int games = argc > 2 ? std::atoi(argv[2]) : test_size(200, 10'000);
    for (int game = 0; game < games; ++game) Trace<G>(game, is_sabotaged, rng).play();
  });
  return is_known ? 0 : 2;
}
