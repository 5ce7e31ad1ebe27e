// Set-up, legal lists and the one mutation.
#include <cassert>
#include <span>

#include "games/vigo/rules/turning.h"
#include "games/vigo/rules/vigo.h"

namespace springtide::vigo {
namespace {

constexpr std::array playable_events{Event::dolphin, Event::tidal_wave, Event::pirate};

// Every field, made once for each verb that asks for one.
template <Verb verb>
constexpr auto field_actions = [] {
  std::array<Action, field_count> table{};
  for (std::size_t i = 0; i < field_count; ++i) table[i] = {.verb = verb, .field = static_cast<Field>(i)};
  return table;
}();

// All fields without a ship, copied in the stretches between ships.
template <Verb verb>
void list_free_fields(const State& state, Actions& actions) {
  FieldSet ships = ship_fields(state);
  std::size_t from = 0;
  for (; !ships.empty(); ships.erase(ships.front())) {
    const auto ship = static_cast<std::size_t>(index_of(ships.front()));
    actions.append(field_actions<verb>.data() + from, ship - from);
    from = ship + 1;
  }
  actions.append(field_actions<verb>.data() + from, field_count - from);
}

// The fields of a move in one direction, near to far.
struct Ray {
  int from = 0;
  int step = 0;
  int length = 0;

  struct Iterator {
    int field;
    int step;
    Field operator*() const { return static_cast<Field>(field); }
    Iterator& operator++() {
      field += step;
      return *this;
    }
  };
  int size() const { return length; }
  Iterator begin() const { return {.field = from + step, .step = step}; }
};

// VG-TRN-2: as far as the bay, six fields and the next ship allow.
void list_moves(const State& state, Seat seat, Actions& actions) {
  const Field from = state.ships[seat];
  const int column = column_of(from);
  const int row = row_of(from);
  int left = std::min(column, longest_move);
  int right = std::min(column_count - 1 - column, longest_move);
  int down = std::min(row, longest_move);
  int up = std::min(row_count - 1 - row, longest_move);
  for (Seat other : seats_of(state).without(seat)) {
    const int across = column_of(state.ships[other]) - column;
    const int along = row_of(state.ships[other]) - row;
    if (along == 0) (across < 0 ? left : right) = std::min(across < 0 ? left : right, std::abs(across) - 1);
    if (across == 0) (along < 0 ? down : up) = std::min(along < 0 ? down : up, std::abs(along) - 1);
  }
  if (left + right + down + up == 0) return actions.push_back({.verb = Verb::stay});
  const int at = index_of(from);
  for (const Ray ray : {Ray{at, -1, left}, Ray{at, 1, right}, Ray{at, -column_count, down}, Ray{at, column_count, up}})
    actions.append_up_to<longest_move>(ray, [](Field field) { return Action{.verb = Verb::sail, .field = field}; });
}

void list_plays(const State& state, Seat seat, Actions& actions) {
  const Stock& stock = state.stocks[seat];
  if (stock.empty() || !is_event(stock[0])) return;  // events come first in card order
  for (Event event : playable_events)
    if (may_play(state, seat, event)) actions.push_back({.verb = Verb::play, .card = {.event = event}});
}

// Each kind of a stock once.
template <class Use>
void for_each_kind(const Stock& stock, Use&& use) {
  Kind last = Kind::none;
  for (Kind kind : stock)
    if (kind != last) use(last = kind);
}

void list_after(const State& state, Seat seat, Actions& actions) {
  list_plays(state, seat, actions);
  if (has_chest(state, seat)) actions.push_back({.verb = Verb::begin_chest});
  const Stock& stock = state.stocks[seat];
  if (stock.size() < stock_limit) return actions.push_back({.verb = Verb::end_turn});
  for_each_kind(stock, [&](Kind kind) { actions.push_back({.verb = Verb::put_back, .card = card_of(state, kind)}); });
}

void list_waves(Actions& actions) {
  for (std::uint8_t line = 0; line < row_count; ++line) actions.push_back({.verb = Verb::wave_row, .number = line});
  for (std::uint8_t column = 0; column < column_count; ++column)
    actions.push_back({.verb = Verb::wave_column, .number = column});
}

void list_robberies(const State& state, Seat seat, Actions& actions) {
  for (Seat victim : seats_of(state).without(seat))
    for_each_kind(state.stocks[victim],
                  [&](Kind kind) { actions.push_back({.verb = Verb::rob, .seat = victim, .card = card_of(state, kind)}); });
}

void list_parts(const State& state, Seat seat, Actions& actions) {
  actions.append_each(fitting_parts(state, seat),
                      [&state](Kind kind) { return Action{.verb = Verb::add_part, .card = card_of(state, kind)}; });
  if (is_complete(state.chest)) actions.push_back({.verb = Verb::finish_chest});
}

void list_empty_fields(const State& state, Actions& actions) {
  const FieldSet ships = ship_fields(state);
  for (int i = 0; i < field_count; ++i) {
    const auto field = static_cast<Field>(i);
    if (state.bay[static_cast<std::size_t>(i)].is_empty() && !ships.contains(field))
      actions.push_back({.verb = Verb::put_on, .field = field});
  }
}

void list_reveals(const State& state, Actions& actions) {
  // Which kinds are left, without a branch on each.
  std::array<Kind, max_kinds> kinds;
  std::size_t size = 0;
  for (int i = 0; i < kind_count(state); ++i) {
    kinds[size] = static_cast<Kind>(i);
    size += state.unseen[static_cast<Kind>(i)] > 0;
  }
  actions.append_each(std::span(kinds.data(), size), [&state, field = state.waiting.front()](Kind kind) {
    return Action{.verb = Verb::reveal, .field = field, .card = card_of(state, kind)};
  });
}

void list_phase(const State& state, Seat seat, Actions& actions) {
  switch (state.phase) {
    case Phase::place:
      return list_free_fields<Verb::place>(state, actions);
    case Phase::before:
      list_plays(state, seat, actions);
      return list_moves(state, seat, actions);
    case Phase::landed:
      list_plays(state, seat, actions);
      actions.push_back({.verb = Verb::take});
      return actions.push_back({.verb = Verb::leave});
    case Phase::after:
      return list_after(state, seat, actions);
    case Phase::start:
    case Phase::over:
      return;
  }
}

void insert_sorted(Stock& stock, Kind kind) {
  stock.insert(static_cast<std::size_t>(std::upper_bound(stock.begin(), stock.end(), kind) - stock.begin()), kind);
}

void remove_one(Stock& stock, Kind kind) {
  stock.erase(static_cast<std::size_t>(std::lower_bound(stock.begin(), stock.end(), kind) - stock.begin()));
}

void end_game(State& state) {
  state.phase = Phase::over;
  state.event_played = false;
  state.landed = Field::none;
  state.took = Kind::none;
}

// The next seat places its ship, or the first turn begins (VG-SET-3).
void go_on_placing(State& state) {
  state.turn = left_of(state.turn, state.player_count);
  if (state.turn == state.start) state.phase = Phase::before;
}

// VG-EVT-4, VG-EVT-5: the card of the field is a Sailing Ship.
void meet_sailing_ship(State& state, Field field, bool was_up) {
  const bool is_last = state.sailing_ships == ships_to_end - 1;
  if (is_last && !was_up) {
    state.bay[static_cast<std::size_t>(index_of(field))] = Spot::of(kind_of(Event::sailing_ship), true);
    return;
  }
  state.bay[static_cast<std::size_t>(index_of(field))] = Spot::empty();
  ++state.sailing_ships;
  state.ship_points[state.turn] =
      static_cast<std::uint8_t>(state.ship_points[state.turn] + (is_last ? points_of_last_ship : points_of_ship));
  if (is_last) end_game(state);
}

// VG-TRN-4, VG-SET-2: the card under the ship, whose identity is known by now.
void finish_take(State& state, bool was_up) {
  const Field field = state.ships[state.turn];
  Spot& spot = state.bay[static_cast<std::size_t>(index_of(field))];
  const Kind kind = spot.kind();
  const bool is_setup = state.phase == Phase::place;
  state.step = Step::none;
  if (!is_setup) state.phase = Phase::after;
  if (kind == kind_of(Event::sailing_ship)) {
    meet_sailing_ship(state, field, was_up);
  } else {
    spot = Spot::empty();
    insert_sorted(state.stocks[state.turn], kind);
    if (is_event(kind) && !is_setup && !state.free_events) state.took = kind;  // VG-TRN-5
  }
  if (is_setup) go_on_placing(state);
}

void begin_take(State& state, Field field) {
  const Spot spot = state.bay[static_cast<std::size_t>(index_of(field))];
  if (!spot.is_covered()) return finish_take(state, spot.is_up());
  state.waiting.insert(field);
  state.step = Step::take;
}

void reveal(State& state, Field field, Kind kind) {
  state.unseen.remove(kind);
  --state.unseen_total;
  state.bay[static_cast<std::size_t>(index_of(field))] = Spot::of(kind, true);
  state.waiting.erase(field);
  if (state.step == Step::take) finish_take(state, false);
}

// VG-TRN-3: the cards between are turned, that of the target is not.
void sail(State& state, Seat seat, Field to) {
  const Field from = state.ships[seat];
  const auto sign = [](int x) { return (x > 0) - (x < 0); };
  const int step = sign(row_of(to) - row_of(from)) * column_count + sign(column_of(to) - column_of(from));
  for (int i = index_of(from) + step; i != index_of(to); i += step) turn_card(state, static_cast<Field>(i));
  state.ships[seat] = to;
  state.landed = to;
  state.phase = state.bay[static_cast<std::size_t>(index_of(to))].is_empty() ? Phase::after : Phase::landed;
}

void play_event(State& state, Seat seat, Event event) {
  remove_one(state.stocks[seat], kind_of(event));
  state.step = event == Event::dolphin ? Step::dolphin : event == Event::tidal_wave ? Step::tidal_wave : Step::pirate;
  if (state.phase == Phase::before && !state.free_events) state.event_played = true;
  state.took = Kind::none;
}

void finish_chest(State& state, Seat seat) {
  state.chest_points[seat] += value_of_chest(state, seat, state.chest).total();
  for (int i = stock_limit - 1; i >= 0; --i)  // VG-CHE-6
    if ((state.chest >> i & 1) != 0) state.stocks[seat].erase(static_cast<std::size_t>(i));
  state.chest = 0;
  state.step = Step::none;
}

void end_turn(State& state) {
  const Seat next = left_of(state.turn, state.player_count);
  if (next == state.start && state.round == last_round) return end_game(state);
  if (next == state.start) ++state.round;
  state.turn = next;
  state.phase = Phase::before;
  state.event_played = false;
  state.landed = Field::none;
  state.took = Kind::none;
}

}  // namespace

State initial(const Options& options) {
  assert(options.players >= min_players && options.players <= max_players);
  State state;
  state.player_count = static_cast<std::uint8_t>(options.players);
  state.lock_key_bonus = static_cast<std::int16_t>(options.lock_key_bonus);
  state.free_events = options.free_events;
  state.memory_aid = options.memory_aid;
  for (Event event : all_of<Event>) state.deck.add(kind_of(event), copies_of_event);
  state.parts.fill(no_part);
  for (const Deck::Entry& entry : options.deck.entries) {
    state.parts[state.part_kinds] = packed(entry.part);
    state.deck.add(static_cast<Kind>(event_kinds + state.part_kinds++), entry.copies);
  }
  state.unseen = state.deck;
  state.unseen_total = field_count;
  for (auto& ship : state.ships.items) ship = Field::none;
  if (options.start == Seat::nature) return state;
  state.start = options.start;
  state.turn = options.start;
  state.phase = Phase::place;
  return state;
}

Actions legal_actions(const State& state, Seat seat) {
  Actions actions;
  if (!to_act(state).contains(seat)) return actions;
  if (!state.waiting.empty()) {
    list_reveals(state, actions);
    return actions;
  }
  if (state.phase == Phase::start) {
    actions.append_each(seats_of(state), [](Seat each) { return Action{.verb = Verb::start, .seat = each}; });
    return actions;
  }
  switch (state.step) {
    case Step::none:
    case Step::take:
      list_phase(state, seat, actions);
      break;
    case Step::dolphin:
      list_free_fields<Verb::dolphin_to>(state, actions);
      break;
    case Step::tidal_wave:
      list_waves(actions);
      break;
    case Step::pirate:
      list_robberies(state, seat, actions);
      break;
    case Step::put_back:
      list_empty_fields(state, actions);
      break;
    case Step::chest:
      list_parts(state, seat, actions);
      break;
  }
  return actions;
}

void advance(State& state, Seat seat, Action action) {
  assert(judge(state, seat, action).allowed);
  switch (action.verb) {
    case Verb::start:  // VG-SET-3
      state.start = action.seat;
      state.turn = action.seat;
      state.phase = Phase::place;
      return;
    case Verb::reveal:
      return reveal(state, action.field, kind_of(state, action.card));
    case Verb::place:
      state.ships[seat] = action.field;
      return begin_take(state, action.field);
    case Verb::sail:
      return sail(state, seat, action.field);
    case Verb::stay:
    case Verb::leave:
      state.phase = Phase::after;
      return;
    case Verb::take:
      return begin_take(state, state.landed);
    case Verb::play:
      return play_event(state, seat, action.card.event);
    case Verb::dolphin_to:
      state.ships[seat] = action.field;
      if (state.phase == Phase::landed) state.phase = Phase::after;  // VG-VAR-1: the ship no longer stands there
      break;
    case Verb::wave_row:
      for (int column = 0; column < column_count; ++column) turn_unless_ship(state, field_at(column, action.number));
      break;
    case Verb::wave_column:
      for (int line = 0; line < row_count; ++line) turn_unless_ship(state, field_at(action.number, line));
      break;
    case Verb::rob: {
      const Kind kind = kind_of(state, action.card);
      remove_one(state.stocks[action.seat], kind);
      insert_sorted(state.stocks[seat], kind);
      break;
    }
    case Verb::begin_chest:
      state.step = Step::chest;
      state.took = Kind::none;
      return;
    case Verb::add_part:
      state.chest = static_cast<StockMask>(state.chest | 1u << addition_of(state, seat, kind_of(state, action.card)).place);
      return;
    case Verb::finish_chest:
      return finish_chest(state, seat);
    case Verb::put_back:
      state.held = kind_of(state, action.card);
      state.step = Step::put_back;
      state.took = Kind::none;
      return;
    case Verb::put_on:
      remove_one(state.stocks[seat], state.held);
      state.bay[static_cast<std::size_t>(index_of(action.field))] = Spot::of(state.held, true);
      state.held = Kind::none;
      break;
    case Verb::end_turn:
      return end_turn(state);
  }
  state.step = Step::none;  // the chain is carried out
}

Action outcome_at(const State& state, int ticket) {
  if (state.phase == Phase::start) return {.verb = Verb::start, .seat = seat_at(ticket)};
  int kind = 0;
  for (ticket -= state.unseen[static_cast<Kind>(kind)]; ticket >= 0; ticket -= state.unseen[static_cast<Kind>(kind)]) ++kind;
  return {.verb = Verb::reveal, .field = state.waiting.front(), .card = card_of(state, static_cast<Kind>(kind))};
}

}  // namespace springtide::vigo
