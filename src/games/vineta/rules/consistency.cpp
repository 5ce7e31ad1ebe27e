// The invariants of a state. They hold after every step of play and are demanded of a position set up by hand.
#include <array>

#include "games/vineta/rules/flow.h"
#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {
namespace {

constexpr Inconsistency sound{};

constexpr Inconsistency flaw_of(Flaw flaw, Seat seat = Seat::spectator) { return {.flaw = flaw, .seat = seat}; }
constexpr Inconsistency flaw_at(Flaw flaw, District district) { return {.flaw = flaw, .district = district}; }

// VN-MAP-2: the sets of sunk districts that can come about, sinking one coast district after the other.
constexpr auto reachable_sets = [] {
  std::array<bool, 512> reachable{};
  reachable[0] = true;
  for (unsigned bits = 0; bits < reachable.size(); ++bits) {
    if (!reachable[bits]) continue;
    for (District d : find_coast(DistrictSet::from_bits(bits))) reachable[bits | 1u << index_of(d)] = true;
  }
  return reachable;
}();

bool is_before_first_hand(Phase phase) { return phase < Phase::draw; }

bool is_round_running(Phase phase) { return phase >= Phase::draw && phase <= Phase::capture; }

// The table: players, switches, round, turn, tower, sunk districts, quarantine.
Inconsistency check_table(const State& state) {
  if (state.player_count < min_players || state.player_count > max_players) return flaw_of(Flaw::players);
  const Switches& switches = state.switches;
  if (switches.own_house < 1 || switches.own_house > 3) return flaw_of(Flaw::switches);
  if (switches.own_house != 1 && switches.capture == Capture::in_order) return flaw_of(Flaw::switches);
  if (state.round < 1 || state.round > 8) return flaw_of(Flaw::round);
  const bool is_over = state.phase == Phase::over;
  if ((is_over && state.round != 8) || (is_before_first_hand(state.phase) && state.round != 1)) return flaw_of(Flaw::round);
  if (state.sunk.size() != state.round - (is_over ? 0 : 1)) return flaw_of(Flaw::sunk);
  if (!reachable_sets[state.sunk.bits()]) return flaw_of(Flaw::sunk);
  if (state.turn < 1 || state.turn > 36) return flaw_of(Flaw::turn);
  if (!is_round_running(state.phase) && state.turn != 1) return flaw_of(Flaw::turn);
  if (state.tie_breaks >= state.turn) return flaw_of(Flaw::tie_breaks);
  if (!seats_of(state).contains(state.tower) || !seats_of(state).contains(state.disk)) return flaw_of(Flaw::tower);
  if (!state.quarantined.is_within(standing(state))) return flaw_of(Flaw::quarantine);
  if (!is_round_running(state.phase) && !state.quarantined.empty()) return flaw_of(Flaw::quarantine);
  return sound;
}

// VN-MAT-2: every house of a tribe in play is somewhere, no other house is anywhere.
Inconsistency check_houses(const State& state) {
  for (District d : state.sunk)
    if (!state.city[d].empty()) return flaw_at(Flaw::houses, d);
  for (Tribe tribe : all_of<Tribe>) {
    int houses = state.supply[tribe] + state.box[tribe];
    for (Houses district : state.city) houses += district[tribe];
    for (Seat seat : seats_of(state)) houses += state.players[seat].captured[tribe];
    const bool is_in_play = index_of(tribe) < tribes_in_play(state.player_count);
    if (houses != (is_in_play ? houses_per_tribe : 0)) return flaw_of(Flaw::houses);
  }
  const bool none_placed = state.supply.total() == tribes_in_play(state.player_count) * houses_per_tribe;
  if (state.phase < Phase::place && !none_placed) return flaw_of(Flaw::supply);
  if ((state.phase == Phase::place) == state.supply.empty() && state.phase >= Phase::place) return flaw_of(Flaw::supply);
  if (!state.box.empty() && state.sunk.empty()) return flaw_of(Flaw::box);
  for (Seat seat : seats_of(state))
    if (!state.players[seat].captured.empty() && state.sunk.empty() && state.phase != Phase::capture)
      return flaw_of(Flaw::captured, seat);
  return sound;
}

// VN-FLD-1: each row stands against a coast district and has its own chip; an Intervention lies beside one row.
Inconsistency check_rows(const State& state) {
  if (!state.rows.empty() && !is_round_running(state.phase)) return flaw_at(Flaw::row_cards, state.rows[0].district);
  SeatSet chips;
  SeatSet interventions;
  DistrictSet threatened;
  std::size_t cards = 0;
  for (const Row& row : state.rows) {
    if (state.sunk.contains(row.district)) return flaw_at(Flaw::row_sunk, row.district);
    if (!coast_of(state.sunk).contains(row.district)) return flaw_at(Flaw::row_coast, row.district);
    if (threatened.contains(row.district)) return flaw_at(Flaw::row_twice, row.district);
    if (chips.contains(row.chip) || !seats_of(state).contains(row.chip)) return flaw_at(Flaw::chip_twice, row.district);
    const SeatSet beside = row.raised | row.lowered;
    if (!(row.raised & row.lowered).empty() || !(beside & interventions).empty() || !beside.is_within(seats_of(state)))
      return flaw_at(Flaw::row_cards, row.district);
    threatened.insert(row.district);
    chips.insert(row.chip);
    interventions = interventions | beside;
    for (std::size_t i = 0; i < row.size && cards + i < state.row_cards.size(); ++i) {
      const RowCard card = state.row_cards[cards + i];
      if (!seats_of(state).contains(card.owner()) || card.waves() < 1 || card.waves() > 4)
        return flaw_at(Flaw::row_cards, row.district);
    }
    cards += row.size;
  }
  if (cards != state.row_cards.size()) return flaw_of(Flaw::row_cards);
  if (!(state.more | state.less).is_within(seats_of(state))) return flaw_of(Flaw::front);
  if (const SeatSet front = state.more | state.less; !front.empty() && !is_round_running(state.phase))
    return flaw_of(Flaw::front, front.front());
  return sound;
}

int cards_on_table(const State& state, Seat seat, Card card) {
  int count = 0;
  if (is_flood(card))
    for (RowCard row_card : state.row_cards) count += row_card.owner() == seat && flood_of(row_card.waves()) == card;
  if (card == Card::intervention)
    for (const Row& row : state.rows) count += (row.raised | row.lowered).contains(seat);
  count += card == Card::one_more && state.more.contains(seat);
  count += card == Card::one_less && state.less.contains(seat);
  return count;
}

// VN-MAT-3: each of a god's 30 cards is in exactly one place.
Inconsistency check_cards(const State& state) {
  for (Seat seat : seats_of(state)) {
    const Player& player = state.players[seat];
    for (Card card : all_of<Card>) {
      const int held = player.hand[card] + player.pile[card] + player.discards[card] + (player.chosen == card);
      if (held + cards_on_table(state, seat, card) != card_infos[card].copies) return flaw_of(Flaw::cards, seat);
    }
    const bool is_new = is_before_first_hand(state.phase);
    if (is_new && player.pile != full_deck) return flaw_of(Flaw::cards, seat);
    if (is_new && player.shuffles != 0) return flaw_of(Flaw::cards, seat);
  }
  return sound;
}

// VN-TRN-3: hands of seven, as far as the pile reaches, less the card played this turn.
Inconsistency check_hands(const State& state) {
  const bool is_first = is_first_hand(state);
  bool has_come_to_recipient = false;
  for (Seat seat : seats_of(state)) {
    const Player& player = state.players[seat];
    const int hand = player.hand.total();
    const bool has_pile = !player.pile.empty();
    has_come_to_recipient = has_come_to_recipient || (state.phase == Phase::draw && seat == state.recipient);
    int least = has_pile ? hand_limit : 1;
    int most = hand_limit;
    if (state.phase == Phase::choose && player.chosen != Card::none) {
      --least;
      --most;
    }
    if (state.phase == Phase::play) {
      least = has_pile ? hand_limit - 1 : 0;
      most = hand_limit - 1;
    }
    if (state.phase == Phase::draw && has_come_to_recipient) {
      // A refill from nothing passes through every size; a later seat has not drawn yet.
      const bool may_refill = seat == state.recipient && (is_first || player.shuffles > 0);
      least = may_refill || !has_pile || is_first ? 0 : hand_limit - 1;
      most = is_first && seat != state.recipient ? 0 : hand_limit - 1;
    }
    if (is_before_first_hand(state.phase)) least = most = 0;
    if (hand < least || hand > most) return flaw_of(Flaw::hand, seat);
    if (player.chosen != Card::none && state.phase != Phase::choose && state.phase != Phase::play)
      return flaw_of(Flaw::chosen, seat);
  }
  return sound;
}

// VN-TRN-2: who still has a card to reveal comes after who has played, in tower order.
Inconsistency check_reveals(const State& state) {
  if (state.phase != Phase::play) return sound;
  bool has_card = false;
  Seat seat = state.tower;
  for (int i = 0; i < state.player_count; ++i, seat = left_of(seat, state.player_count)) {
    const bool has_chosen = state.players[seat].chosen != Card::none;
    if (has_card && !has_chosen) return flaw_of(Flaw::chosen, seat);
    has_card = has_chosen;
  }
  return has_card ? sound : flaw_of(Flaw::chosen, state.tower);
}

// VN-SET-2: dealt in seat order, each tile once.
Inconsistency check_tiles(const State& state) {
  EnumSet<Tribe> tribes;
  DistrictSet districts;
  bool may_have_tribe = state.phase >= Phase::tribes;
  bool may_have_district = state.phase >= Phase::districts;
  for (Seat seat : seats_of(state)) {
    const Player& player = state.players[seat];
    const bool has_tribe = player.tribe != Tribe::none;
    const bool has_district = player.district != District::none;
    if (has_tribe && (!may_have_tribe || index_of(player.tribe) >= tribes_in_play(state.player_count)))
      return flaw_of(Flaw::tribe, seat);
    if (has_district && !may_have_district) return flaw_of(Flaw::district, seat);
    if ((!has_tribe && state.phase > Phase::tribes)) return flaw_of(Flaw::tribe, seat);
    if ((!has_district && state.phase > Phase::districts)) return flaw_of(Flaw::district, seat);
    if (has_tribe && tribes.contains(player.tribe)) return flaw_of(Flaw::tribe_twice, seat);
    if (has_district && districts.contains(player.district)) return flaw_of(Flaw::district_twice, seat);
    if (has_tribe) tribes.insert(player.tribe);
    if (has_district) districts.insert(player.district);
    may_have_tribe = may_have_tribe && has_tribe;
    may_have_district = may_have_district && has_district;
  }
  return sound;
}

bool is_sound_panic(const State& state) {
  const Chain& chain = state.chain;
  if (chain.from == District::none || chain.to != District::none || state.sunk.contains(chain.from)) return false;
  if (state.quarantined.contains(chain.from)) return false;
  const DistrictSet targets = standing(state).without(chain.from);
  if (!chain.used.is_within(targets)) return false;
  if (chain.number < 1 || chain.number + chain.used.size() > 3) return false;
  if (state.switches.panic == PanicHouses::one_each && chain.number > (targets - chain.used).size()) return false;
  return state.city[chain.from].total() >= chain.number;
}

// Whose card takes next, and of which district (VN-SCO-3).
Inconsistency check_capture(const State& state) {
  if (state.phase != Phase::capture) return sound;
  const Chain& chain = state.chain;
  const std::size_t row = row_against(state.rows, chain.from);
  if (state.switches.capture != Capture::owner_picks || row == no_row) return flaw_of(Flaw::doing);
  if (chain.number >= state.rows[row].size || state.city[chain.from].empty()) return flaw_of(Flaw::doing);
  const Chain tidy{.step = Step::capture, .from = chain.from, .number = chain.number, .used = {}};
  return chain == tidy ? sound : flaw_of(Flaw::doing);
}

// A chain belongs to the revealed card. But for Panic its first step has changed nothing, so it must be legal once more.
Inconsistency check_chain(const State& state) {
  const Chain& chain = state.chain;
  if (state.phase == Phase::capture) return sound;
  if (chain.step == Step::none) return chain == Chain{} ? sound : flaw_of(Flaw::doing);
  if (state.phase != Phase::play || chain.step == Step::capture) return flaw_of(Flaw::doing);
  const Seat seat = state.to_act.front();
  const Card card = state.players[seat].chosen;
  if (chain.step == Step::panic) return card == Card::panic && is_sound_panic(state) ? sound : flaw_of(Flaw::doing);
  Action first{.card = card, .district = chain.from, .to = chain.to, .number = chain.number};
  Card owner = Card::changing_wind;
  first.verb = Verb::take;
  if (chain.step != Step::changing_wind) {
    owner = chain.step == Step::false_hope ? Card::false_hope : Card::rescue;
    first.verb = Verb::route;
  }
  State before = state;
  before.chain = {};
  const bool is_sound = card == owner && chain.used.empty() && judge(before, seat, first).allowed;
  return is_sound ? sound : flaw_of(Flaw::doing);
}

// Sets who acts; the phase must have something left to do.
Inconsistency settle(State& state) {
  State settled = state;
  set_who_acts(settled);
  state.to_act = settled.to_act;
  state.recipient = settled.recipient;
  return settled == state ? sound : flaw_of(Flaw::phase);
}

}  // namespace

Inconsistency complete(State& state) {
  for (const auto check : {check_table, check_houses, check_rows, check_cards, check_tiles, check_reveals, check_capture})
    if (const Inconsistency flaw = check(state); flaw.flaw != Flaw::none) return flaw;
  if (const Inconsistency flaw = settle(state); flaw.flaw != Flaw::none) return flaw;
  for (const auto check : {check_hands, check_chain})
    if (const Inconsistency flaw = check(state); flaw.flaw != Flaw::none) return flaw;
  return sound;
}

bool is_consistent(const State& state) {
  State again = state;
  return complete(again).flaw == Flaw::none && again == state;
}

}  // namespace springtide::vineta
