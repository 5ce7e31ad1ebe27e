// Plays random games of every player count, edition and switch and prints each step for the oracle to check.
//   oracle_trace GAME [GAMES [SEED [sabotage]]]
// With `sabotage` it hides one legal action, which the oracle must notice.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

#include "core/play_out.h"
#include "games/list.h"
#include "laws/sizes.h"
#include "oracle/vigo_plan.h"
#include "oracle/vineta_plan.h"

namespace springtide {
namespace {

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
  const std::string name = argc > 1 ? argv[1] : "";
  const bool is_sabotaged = argc > 4 && std::string(argv[4]) == "sabotage";
  Rng rng(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
  const bool is_known = Games::with(name, [&]<Game G>() {
    const int games = argc > 2 ? std::atoi(argv[2]) : test_size(200, 10'000, 20);
    for (int game = 0; game < games; ++game) Trace<G>(game, is_sabotaged, rng).play();
  });
  return is_known ? 0 : 2;
}
