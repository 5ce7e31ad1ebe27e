// The invariants of a state. They hold after every step of play and are demanded of a position set up by hand.
#include "games/vigo/rules/turning.h"
#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {
namespace {

constexpr Inconsistency sound{};

constexpr Inconsistency flaw_of(Flaw flaw, Seat seat = Seat::spectator) { return {.flaw = flaw, .seat = seat}; }

bool is_turn(Phase phase) { return phase == Phase::before || phase == Phase::landed || phase == Phase::after; }

const Spot& spot_at(const State& state, Field field) { return state.bay[static_cast<std::size_t>(index_of(field))]; }

Inconsistency check_table(const State& state) {
  if (state.player_count < min_players || state.player_count > max_players) return flaw_of(Flaw::players);
  if (state.lock_key_bonus < 0 || state.lock_key_bonus > most_bonus) return flaw_of(Flaw::bonus);
  if (!seats_of(state).contains(state.turn) || !seats_of(state).contains(state.start)) return flaw_of(Flaw::turn);
  if (state.round < 1 || state.round > last_round) return flaw_of(Flaw::round);
  if (state.phase < Phase::before && state.round != 1) return flaw_of(Flaw::round);
  const bool is_over_by_rounds = state.round == last_round && left_of(state.turn, state.player_count) == state.start;
  if (state.sailing_ships > ships_to_end) return flaw_of(Flaw::sailing_ships);
  if (state.phase == Phase::over ? state.sailing_ships != ships_to_end && !is_over_by_rounds
                                 : state.sailing_ships == ships_to_end)
    return flaw_of(Flaw::sailing_ships);
  return sound;
}

// How many of each kind lie known in the bay or in stocks.
std::array<int, 128> count_seen(const State& state) {
  std::array<int, 128> seen{};
  for (Spot spot : state.bay)
    if (spot.is_known()) ++seen[static_cast<std::size_t>(spot.kind())];
  for (Seat seat : seats_of(state))
    for (Kind held : state.stocks[seat]) ++seen[static_cast<std::size_t>(held)];
  return seen;
}

// VG-MAT-2, VG-MAT-4: the deck is one, and each of its cards is in one place or gone. Kinds stand in card order.
Inconsistency check_cards(const State& state) {
  if (state.part_kinds > parts_in_deck) return flaw_of(Flaw::deck);
  const auto seen = count_seen(state);
  int parts = 0;
  int unseen = 0;
  for (int i = 0; i < max_kinds; ++i) {
    const auto kind = static_cast<Kind>(i);
    const int copies = state.deck[kind];
    const bool is_used = i < kind_count(state);
    if (is_used != (copies > 0) || (is_event(kind) && copies != copies_of_event)) return flaw_of(Flaw::deck);
    if (!is_event(kind)) parts += copies;
    if (!is_event(kind) && is_used) {
      const auto at = static_cast<std::size_t>(i - event_kinds);
      if (!is_possible(part_of(state, kind)) || (at > 0 && state.parts[at - 1] >= state.parts[at]))
        return flaw_of(Flaw::deck);
    }
    unseen += state.unseen[kind];
    const int placed = state.unseen[kind] + seen[static_cast<std::size_t>(i)];
    if (kind == kind_of(Event::sailing_ship) ? placed + state.sailing_ships != copies : placed > copies)
      return flaw_of(Flaw::bay);
  }
  if (parts != parts_in_deck) return flaw_of(Flaw::deck);
  int covered = 0;
  for (Spot spot : state.bay) {
    covered += spot.is_covered();
    if (!spot.is_covered() && !spot.is_empty() && !spot.is_known()) return flaw_of(Flaw::bay);
  }
  return unseen == covered && unseen == state.unseen_total ? sound : flaw_of(Flaw::unseen);
}

// VG-SET-2: ships are placed in turn order, each on a field of its own.
Inconsistency check_ships(const State& state) {
  FieldSet taken;
  bool is_placed = state.phase != Phase::start;
  Seat seat = state.start;
  for (int i = 0; i < state.player_count; ++i, seat = left_of(seat, state.player_count)) {
    // While the card of a new place is revealed, the ship is there already.
    if (state.phase == Phase::place && seat == state.turn) is_placed = state.step == Step::take;
    const Field ship = state.ships[seat];
    if ((ship != Field::none) != is_placed) return flaw_of(Flaw::ship, seat);
    if (state.phase == Phase::place && seat == state.turn) is_placed = false;
    if (ship == Field::none) continue;
    if (taken.contains(ship)) return flaw_of(Flaw::ship_twice, seat);
    taken.insert(ship);
  }
  return sound;
}

// VG-TRN-7: nine cards at most, ten after the own take.
Inconsistency check_stocks(const State& state) {
  for (Seat seat : seats_of(state)) {
    const Stock& stock = state.stocks[seat];
    const bool may_have_ten = seat == state.turn && state.phase == Phase::after;
    const std::size_t most = state.phase < Phase::before ? 1 : may_have_ten || state.phase == Phase::over ? 10 : 9;
    if (stock.size() > most) return flaw_of(Flaw::stock_size, seat);
    if (state.phase < Phase::before &&
        (state.ships[seat] == Field::none || (seat == state.turn && state.step == Step::take)) && !stock.empty())
      return flaw_of(Flaw::stock_size, seat);
    if (!std::is_sorted(stock.begin(), stock.end()) || has(stock, kind_of(Event::sailing_ship)))
      return flaw_of(Flaw::stock, seat);
    if (state.chest_points[seat] < 0) return flaw_of(Flaw::points, seat);
  }
  return sound;
}

Inconsistency check_turn(const State& state) {
  if (state.event_played && (state.free_events || !is_turn(state.phase))) return flaw_of(Flaw::event_played);
  const bool has_landed = state.landed != Field::none;
  if (has_landed && state.phase != Phase::landed && state.phase != Phase::after) return flaw_of(Flaw::landed);
  if (state.phase == Phase::landed && (!has_landed || spot_at(state, state.landed).is_empty())) return flaw_of(Flaw::landed);
  if (state.phase == Phase::landed && state.landed != state.ships[state.turn]) return flaw_of(Flaw::landed);
  if (state.took == Kind::none) return sound;
  const bool is_playable = is_event(state.took) && state.took != kind_of(Event::sailing_ship);
  if (state.phase != Phase::after || state.free_events || !is_playable || !has_landed ||
      !has(state.stocks[state.turn], state.took) || state.step == Step::chest || state.step == Step::put_back)
    return flaw_of(Flaw::took);
  return sound;
}

// Nature reveals covered cards: the one that is taken, or those that a move or a wave has turned.
Inconsistency check_waiting(const State& state) {
  FieldSet rest = state.waiting;
  if (state.step == Step::take) {
    const bool may_take = state.phase == Phase::place || state.phase == Phase::landed;
    if (!may_take || rest.size() != 1 || rest.front() != state.ships[state.turn]) return flaw_of(Flaw::doing);
  }
  if (!rest.empty() && state.step != Step::take && (!is_turn(state.phase) || state.step != Step::none))
    return flaw_of(Flaw::reveal);
  for (; !rest.empty(); rest.erase(rest.front()))
    if (!spot_at(state, rest.front()).is_covered()) return flaw_of(Flaw::reveal);
  return sound;
}

// The parts named so far are what adding them one by one gives.
bool is_sound_chest(const State& state) {
  State scratch = state;
  scratch.chest = 0;
  if (!has_chest(state, state.turn)) return false;
  for (unsigned rest = state.chest; rest != 0; rest &= rest - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(rest));
    if (place >= state.stocks[state.turn].size() || is_event(state.stocks[state.turn][place])) return false;
    const Addition addition = addition_of(scratch, state.turn, state.stocks[state.turn][place]);
    if (addition.fit != Fit::fits || addition.place != static_cast<int>(place)) return false;
    scratch.chest = static_cast<StockMask>(scratch.chest | 1u << place);
  }
  return true;
}

Inconsistency check_chain(const State& state) {
  const bool is_after = state.phase == Phase::after;
  bool is_sound = true;
  switch (state.step) {
    case Step::none:
    case Step::take:
      break;
    case Step::dolphin:
    case Step::tidal_wave:
    case Step::pirate:
      is_sound = is_turn(state.phase) && (state.free_events || state.phase != Phase::landed) &&
                 (state.free_events || state.phase != Phase::before || state.event_played) &&
                 state.stocks[state.turn].size() < stock_limit &&
                 (state.step != Step::pirate || has_victim(state, state.turn));
      break;
    case Step::put_back:
      is_sound = is_after && state.stocks[state.turn].size() == stock_limit && has(state.stocks[state.turn], state.held);
      break;
    case Step::chest:
      is_sound = is_after && is_sound_chest(state);
      break;
  }
  if ((state.held != Kind::none) != (state.step == Step::put_back)) is_sound = false;
  if (state.chest != 0 && state.step != Step::chest) is_sound = false;
  return is_sound ? sound : flaw_of(Flaw::doing);
}

}  // namespace

Inconsistency find_flaw(const State& state) {
  for (const auto check : {check_table, check_cards, check_ships, check_stocks, check_turn, check_waiting, check_chain})
    if (const Inconsistency flaw = check(state); flaw.flaw != Flaw::none) return flaw;
  return sound;
}

}  // namespace springtide::vigo
