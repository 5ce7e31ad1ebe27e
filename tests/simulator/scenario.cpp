#include "simulator/scenario.h"

#include "core/play_out.h"
#include "games/list.h"
#include "laws/vigo_sample.h"
#include "laws/vineta_sample.h"

namespace springtide::simulator {

using namespace match;

namespace {

constexpr std::string_view host = "host";

template <class Items>
const auto& pick(const Items& items, Rng& rng) {
  return items[rng.below(static_cast<std::uint32_t>(items.size()))];
}

// So far into a random game that the rest is not long.
template <Game G>
typename G::State late_state(const typename G::Options& options, Rng& rng) {
  const std::uint64_t seed = rng.next();
  auto state = initial(options);
  Rng first(seed);
  const int rest = 10 + static_cast<int>(rng.below(40));
  const int steps = play_out<G>(state, first) - rest;
  state = initial(options);
  Rng again(seed);
  for (int i = 0; i < steps; ++i) {
    const Seat seat = to_act(state).front();
    advance(state, seat, random_action<G>(state, seat, again));
  }
  return state;
}

// What nature and the scripted seats would do in a random game from here; players will not keep to it.
template <Game G>
std::vector<std::string> script_of(typename G::State state, SeatSet scripted, Rng& rng) {
  std::vector<std::string> script;
  for (int i = 0; i < 30 && !to_act(state).empty(); ++i) {
    const Seat seat = to_act(state).front();
    const auto action = random_action<G>(state, seat, rng);
    if (seat == Seat::nature || scripted.contains(seat)) script.push_back(Notation<G>::action(seat, action));
    advance(state, seat, action);
  }
  return script;
}

Clock random_clock(Rng& rng) {
  switch (rng.below(4)) {
    case 0:
      return {.kind = ClockKind::live, .move = 20 * second, .bank = static_cast<Time>(rng.below(60)) * second};
    case 1:
      return {.kind = ClockKind::correspondence, .move = hour * (1 + static_cast<Time>(rng.below(72)))};
    default:
      return {};
  }
}

template <Game G>
void choose_game(Scenario& scenario, Rng& rng) {
  const auto options = pick(Sample<G>::options_list(), rng);
  Setup& setup = scenario.setup;
  setup.is_lesson = true;
  setup.game = std::string(G::name);
  setup.options = Notation<G>::options(options);
  setup.chairs.resize(static_cast<std::size_t>(options.players));
  const bool is_short = rng.below(16) != 0;
  const auto state = is_short ? late_state<G>(options, rng) : initial(options);
  if (is_short) setup.position = Notation<G>::position(state);
  if (rng.below(4) != 0) return;
  SeatSet scripted;
  for (Seat seat : players_of(options.players).without(Seat::p1))
    if (rng.below(3) == 0) scripted.insert(seat);
  for (Seat seat : scripted) setup.chairs[static_cast<std::size_t>(seat)] = {.kind = ChairKind::scripted, .level = 1};
  setup.script = script_of<G>(state, scripted, rng);
}

// Who sits where: people on a device of their own, people who share one, bots. The host is one of them and has p1.
void choose_people(Scenario& scenario, Rng& rng) {
  Setup& setup = scenario.setup;
  setup.host = std::string(host);
  setup.chairs[0] = {.kind = ChairKind::player, .player = setup.host, .name = "Host"};
  scenario.devices.push_back({.person = setup.host});
  for (std::size_t i = 1; i < setup.chairs.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    if (setup.chairs[i].kind == ChairKind::scripted) continue;
    const std::uint32_t kind = rng.below(8);
    if (kind == 0)
      scenario.devices.back().wants.push_back(seat);
    else if (kind < 4)
      scenario.bots.push_back(seat);
    else
      scenario.devices.push_back({.person = "player" + std::to_string(i), .wants = {seat}});
  }
  if (rng.below(3) == 0) scenario.devices.push_back({.person = pick(scenario.devices, rng).person});
  if (rng.below(2) == 0) scenario.devices.push_back({.person = "onlooker"});
  if (rng.below(4) == 0) scenario.devices.push_back({});
}

}  // namespace

Scenario make_scenario(Rng& rng) {
  Scenario scenario;
  scenario.setup.table = "table";
  for (auto& byte : scenario.setup.secret) byte = static_cast<std::uint8_t>(rng.below(256));
  if (rng.below(2) == 0)
    choose_game<Vineta>(scenario, rng);
  else
    choose_game<Vigo>(scenario, rng);
  choose_people(scenario, rng);
  scenario.setup.clock = random_clock(rng);
  scenario.setup.has_spectators = rng.below(4) != 0;
  scenario.nodes = rng.below(2) == 0 ? 2 : 1;
  scenario.homes = 1 + rng.below(3);
  scenario.trouble = static_cast<int>(rng.below(4));
  scenario.patience = 20 + static_cast<int>(rng.below(80));
  scenario.events = rng.below(2) == 0 ? 3 + static_cast<int>(rng.below(20)) : 100;
  return scenario;
}

}  // namespace springtide::simulator
