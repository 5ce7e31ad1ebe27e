// Plays random games of every player count, edition and switch and prints each step for the oracle to check.
//   vineta_trace [GAMES [SEED [sabotage]]]
// With `sabotage` it hides one legal action, which the oracle must notice.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "core/play_out.h"
#include "games/vineta/notation/notation.h"
#include "laws/sizes.h"

namespace springtide {
namespace {

using Text = Notation<Vineta>;

// One switch set on its own, or none.
std::vector<vineta::Options> switch_settings() {
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

vineta::Options options_of_game(int game) {
  const auto settings = switch_settings();
  vineta::Options options = settings[static_cast<std::size_t>(game / 20) % settings.size()];
  options.players = 2 + game % 5;
  options.edition = static_cast<vineta::Edition>(game / 5 % 4);
  options.start = game % 3 == 0 ? Seat::nature : seat_at(game % options.players);
  return options;
}

void print_begin(const vineta::Options& options) {
  std::string text = "begin";
  for (const std::string& line : Text::options(options)) {
    if (line.starts_with("set ")) continue;
    text += " " + line;
  }
  for (const std::string& line : Text::options(options))
    if (line.starts_with("set ")) text += " " + line;
  std::puts(text.c_str());
}

void print_position(const vineta::State& state) { std::printf("position\n%send\n", Text::position(state).c_str()); }

bool is_sabotaged = false;

void print_legal(const vineta::State& state) {
  std::string text;
  for (Seat seat : to_act(state)) {
    bool hides = is_sabotaged && state.round == 3 && state.phase == vineta::Phase::choose;
    for (const auto& action : legal_actions(state, seat)) {
      if (!std::exchange(hides, false)) text += (text.empty() ? "" : "; ") + Text::action(seat, action);
    }
  }
  std::printf("legal %s\n", text.c_str());
}

// Uniform play, and in every second game play that shuns flood cards: long rounds, ties, empty tables, new piles.
vineta::Action pick(const vineta::State& state, Seat seat, bool shuns_floods, Rng& rng) {
  if (shuns_floods && state.phase == vineta::Phase::choose) {
    vineta::Actions others;
    for (const auto& action : legal_actions(state, seat))
      if (!vineta::is_flood(action.card)) others.push_back(action);
    if (!others.empty()) return others[rng.below(static_cast<std::uint32_t>(others.size()))];
  }
  return random_action<Vineta>(state, seat, rng);
}

void play_game(int game, Rng& rng) {
  const vineta::Options options = options_of_game(game);
  vineta::State state = initial(options);
  print_begin(options);
  while (!to_act(state).empty()) {
    print_position(state);
    print_legal(state);
    // Simultaneous choices come in any order.
    Seat seat = to_act(state).front();
    for (Seat other : to_act(state))
      if (rng.below(2) == 0) seat = other;
    const vineta::Action action = pick(state, seat, game % 2 == 1, rng);
    std::printf("do %s\n", Text::action(seat, action).c_str());
    advance(state, seat, action);
  }
  print_position(state);
  for (Seat seat : seats_of(state))
    std::printf("points %s %s\n", seat_name(seat).c_str(), Text::points(state, seat).c_str());
  std::string text = "winners";
  for (Seat seat : winners(state)) text += " " + seat_name(seat);
  std::printf("%s\nfinish\n", text.c_str());
}

}  // namespace
}  // namespace springtide

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : springtide::test_size(200, 10'000);
  springtide::Rng rng(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  springtide::is_sabotaged = argc > 3 && std::string(argv[3]) == "sabotage";
  for (int game = 0; game < games; ++game) springtide::play_game(game, rng);
}
