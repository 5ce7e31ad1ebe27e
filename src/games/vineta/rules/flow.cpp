#include "games/vineta/rules/flow.h"

#include <cassert>

namespace springtide::vineta {
namespace {

constexpr SeatSet nature_only{Seat::nature};
constexpr int rounds = 8;         // VN-RND-1
constexpr int patience = 30;      // RU-3: turns in one round
constexpr int no_start_pass = 3;  // VN-SCO-6: players with whom the tower stays at the end of a round

void pass_tower(State& state) { state.tower = left_of(state.tower, state.player_count); }

void begin_turn(State& state) {
  state.phase = Phase::choose;
  state.to_act = seats_of(state);
  state.recipient = Seat::p1;
}

// VN-TRN-5.
void begin_next_turn(State& state) {
  pass_tower(state);
  ++state.turn;
  begin_turn(state);
}

// VN-SCO-2: all play one further card; ED-2 says whether the tower passes.
void begin_tie_break(State& state) {
  if (state.switches.tie_tower == TieTower::passes) pass_tower(state);
  ++state.tie_breaks;
  ++state.turn;
  begin_turn(state);
}

// VN-SCO-5: everything on the table goes back to its owner.
void clear_table(State& state) {
  for (RowCard card : state.row_cards) state.players[card.owner()].discards.add(flood_of(card.waves()));
  for (const Row& row : state.rows)
    for (Seat seat : row.raised | row.lowered) state.players[seat].discards.add(Card::intervention);
  for (Seat seat : state.more) state.players[seat].discards.add(Card::one_more);
  for (Seat seat : state.less) state.players[seat].discards.add(Card::one_less);
  state.rows.clear();
  state.row_cards.clear();
  state.more = {};
  state.less = {};
  state.quarantined = {};
}

void end_round(State& state, District sinking) {
  state.sunk.insert(sinking);
  clear_table(state);
  // VN-SCO-6, RU-8: one pass, in place of the last turn's.
  if (state.player_count != no_start_pass) pass_tower(state);
  state.disk = state.tower;
  state.turn = 1;
  state.tie_breaks = 0;
  if (state.round == rounds) {  // VN-END-1
    state.phase = Phase::over;
    state.to_act = {};
    state.recipient = Seat::p1;
    return;
  }
  ++state.round;
  begin_turn(state);
}

RowCard sinking_card(const State& state, std::size_t number) {
  return state.row_cards[first_card(state.rows, row_against(state.rows, state.chain.from)) + number];
}

// VN-SCO-3, VN-SCO-4 without a choice (ED-4): houses in tribe order to cards in row order.
void share_out(State& state, std::size_t row) {
  const std::size_t first = first_card(state.rows, row);
  const std::size_t size = state.rows[row].size;
  Houses& houses = state.city[state.rows[row].district];
  std::size_t number = 0;
  for (Tribe tribe : houses.kinds())
    for (int i = houses[tribe]; i > 0; --i) {
      state.players[state.row_cards[first + number].owner()].captured.add(tribe);
      if (++number == size) number = 0;
    }
  houses = {};
}

void sink(State& state, std::size_t row) {
  const District district = state.rows[row].district;
  if (state.switches.capture == Capture::in_order) {
    share_out(state, row);
    end_round(state, district);
    return;
  }
  state.phase = Phase::capture;
  state.recipient = Seat::p1;
  state.chain = {.step = Step::capture, .from = district, .used = {}};
  go_on_capturing(state);
}

// RU-3 with no flood card in any row: the first coast district goes, and its houses with it.
void sink_first_coast(State& state) {
  const District district = coast_of(state.sunk).front();
  state.box += state.city[district];
  state.city[district] = {};
  end_round(state, district);
}

// VN-SCO-1, RU-1: rows without a flood card do not count.
void score_round(State& state) {
  std::size_t best = no_row;
  int most = 0;
  bool is_tied = false;
  for (std::size_t i = 0; i < state.rows.size(); ++i) {
    if (state.rows[i].size == 0) continue;
    const int waves = waves_of(state.rows, state.row_cards, i);
    if (best == no_row || waves > most) {
      best = i;
      most = waves;
      is_tied = false;
    } else if (waves == most) {
      is_tied = true;
    }
  }
  if (best != no_row && !is_tied) return sink(state, best);
  if (state.turn < patience) return begin_tie_break(state);  // VN-SCO-2, RU-2
  if (best != no_row) return sink(state, best);              // RU-3: the first started of the tied
  sink_first_coast(state);
}

// VN-RND-2, RU-9: the turn is complete and everyone has drawn.
void end_turn(State& state) {
  if (is_first_hand(state)) return begin_turn(state);
  if (state.turn < round_length(state)) return begin_next_turn(state);
  score_round(state);
}

}  // namespace

bool is_first_hand(const State& state) {
  if (state.round != 1 || state.turn != 1) return false;
  for (Seat seat : seats_of(state)) {
    const Player& player = state.players[seat];
    if (player.hand + player.pile != full_deck || player.shuffles > 0) return false;
  }
  return true;
}

void go_on_with_setup(State& state) {
  const auto deal_to_next = [&state](Phase phase, auto has_tile) {
    for (Seat seat : seats_of(state)) {
      if (has_tile(state.players[seat])) continue;
      state.phase = phase;
      state.to_act = nature_only;
      state.recipient = seat;
      return true;
    }
    return false;
  };
  if (deal_to_next(Phase::tribes, [](const Player& player) { return player.tribe != Tribe::none; })) return;
  if (deal_to_next(Phase::districts, [](const Player& player) { return player.district != District::none; })) return;
  state.recipient = Seat::p1;
  state.phase = Phase::place;
  if (state.supply.empty()) {
    state.phase = Phase::draw;
    return go_on_drawing(state);
  }
  if (is_nature_placing(state)) {
    state.to_act = nature_only;
    return;
  }
  // VN-SET-5: clockwise from the start player, who has the tower.
  const int placed = tribes_in_play(state.player_count) * houses_per_tribe - state.supply.total();
  state.to_act = {seat_at((index_of(state.tower) + placed) % state.player_count)};
}

void begin_reveals(State& state) {
  state.phase = Phase::play;
  state.to_act = {state.tower};
}

void go_on_after_card(State& state, Seat seat) {
  state.chain = {};
  const Seat next = left_of(seat, state.player_count);
  if (next != state.tower) {
    state.to_act = {next};
    return;
  }
  state.phase = Phase::draw;
  state.recipient = Seat::p1;
  go_on_drawing(state);
}

void go_on_drawing(State& state) {
  // Seats before the recipient are done; a seat only ever needs cards until it has seven.
  for (int i = index_of(state.recipient); i < state.player_count; ++i) {
    Player& player = state.players[seat_at(i)];
    if (player.pile.empty() && player.hand.empty()) {  // VN-TRN-4
      player.pile = player.discards;
      player.discards = {};
      ++player.shuffles;
    }
    if (player.pile.empty() || player.hand.total() >= hand_limit) continue;
    state.to_act = nature_only;
    state.recipient = seat_at(i);
    return;
  }
  end_turn(state);
}

void go_on_capturing(State& state) {
  const District district = state.chain.from;
  if (state.city[district].empty()) {
    state.chain = {};
    return end_round(state, district);
  }
  state.to_act = {sinking_card(state, state.chain.number).owner()};
}

void set_who_acts(State& state) {
  state.recipient = Seat::p1;
  switch (state.phase) {
    case Phase::start:
      state.to_act = nature_only;
      break;
    case Phase::tribes:
    case Phase::districts:
    case Phase::place:
      go_on_with_setup(state);
      break;
    case Phase::draw:
      go_on_drawing(state);
      break;
    case Phase::choose:
      state.to_act = {};
      for (Seat seat : seats_of(state))
        if (state.players[seat].chosen == Card::none) state.to_act.insert(seat);
      if (state.to_act.empty()) begin_reveals(state);
      break;
    case Phase::play: {
      Seat seat = state.tower;
      for (int i = 1; i < state.player_count && state.players[seat].chosen == Card::none; ++i)
        seat = left_of(seat, state.player_count);
      state.to_act = {seat};
      break;
    }
    case Phase::capture:
      state.to_act = {sinking_card(state, state.chain.number).owner()};
      break;
    case Phase::over:
      state.to_act = {};
      break;
  }
}

}  // namespace springtide::vineta
