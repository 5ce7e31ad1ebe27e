// What a viewer may know, a guess at the rest, and actions as others see them.
#include <algorithm>
#include <array>
#include <cassert>

#include "games/vineta/rules/flow.h"
#include "games/vineta/rules/vineta.h"

namespace springtide::vineta {
namespace {

// RU-11: piles and hands by size, discards, captured houses; the chosen card from its reveal on; tiles at the end.
SeatView observe_seat(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  SeatView view{player};
  view.hand_size = static_cast<std::uint8_t>(player.hand.total());
  view.pile_size = static_cast<std::uint8_t>(player.pile.total());
  view.has_chosen = player.chosen != Card::none;
  if (state.phase == Phase::play && state.to_act.contains(seat)) view.revealed = player.chosen;
  view.has_tribe = player.tribe != Tribe::none;
  view.has_district = player.district != District::none;
  if (state.phase == Phase::over) {
    view.tribe = player.tribe;
    view.district = player.district;
  }
  return view;
}

// Cards of a seat that nobody else can place: in hand, face down or in the pile.
Cards unseen_cards(const View& view, Seat seat) {
  Cards cards = full_deck - view.seats[seat].discards;
  for (RowCard card : view.row_cards)
    if (card.owner() == seat) cards.remove(flood_of(card.waves()));
  for (const Row& row : view.rows)
    if ((row.raised | row.lowered).contains(seat)) cards.remove(Card::intervention);
  if (view.more.contains(seat)) cards.remove(Card::one_more);
  if (view.less.contains(seat)) cards.remove(Card::one_less);
  return cards;
}

// Draws n cards, each order equally likely, and returns them as they come.
class Shuffled {
 public:
  explicit Shuffled(Cards cards) {
    for (Card card : cards.kinds())
      for (int i = cards[card]; i > 0; --i) cards_[size_++] = card;
  }
  Card draw(Rng& rng) {
    const std::uint32_t at = rng.below(size_);
    const Card card = cards_[at];
    cards_[at] = cards_[--size_];
    return card;
  }

 private:
  std::array<Card, deck_size> cards_;
  std::uint32_t size_ = 0;
};

void guess_cards(Player& player, const SeatView& seat, Cards unseen, Rng& rng) {
  if (seat.revealed != Card::none) {
    player.chosen = seat.revealed;
    unseen.remove(seat.revealed);
  }
  player.pile = unseen;
  Shuffled shuffled(unseen);
  if (seat.has_chosen && seat.revealed == Card::none) {
    player.chosen = shuffled.draw(rng);
    player.pile.remove(player.chosen);
  }
  // Draw the smaller part: hand or pile.
  if (seat.hand_size <= seat.pile_size) {
    for (int i = 0; i < seat.hand_size; ++i) player.hand.add(shuffled.draw(rng));
    player.pile -= player.hand;
  } else {
    player.hand = player.pile;
    player.pile = {};
    for (int i = 0; i < seat.pile_size; ++i) player.pile.add(shuffled.draw(rng));
    player.hand -= player.pile;
  }
}

void keep_own_cards(Player& player, const OwnView& own, Cards unseen) {
  player.hand = own.hand;
  player.chosen = own.chosen;
  player.pile = unseen - own.hand;
  if (own.chosen != Card::none) player.pile.remove(own.chosen);
}

template <EnumKey Tile>
Tile draw_tile(EnumSet<Tile>& left, Rng& rng) {
  const Tile tile = member_at(left, static_cast<int>(rng.below(static_cast<std::uint32_t>(left.size()))));
  left.erase(tile);
  return tile;
}

// VN-SET-2: the tiles the viewer does not know are equally likely in every arrangement.
void guess_tiles(State& state, const View& view, Rng& rng) {
  auto tribes = EnumSet<Tribe>::first(tribes_in_play(view.player_count));
  auto districts = all_of<District>;
  const auto keep = [&](Seat seat, Tribe tribe, District district) {
    if (tribe != Tribe::none) {
      state.players[seat].tribe = tribe;
      tribes.erase(tribe);
    }
    if (district != District::none) {
      state.players[seat].district = district;
      districts.erase(district);
    }
  };
  for (Seat seat : seats_of(state)) keep(seat, view.seats[seat].tribe, view.seats[seat].district);
  if (is_player(view.viewer)) keep(view.viewer, view.own.tribe, view.own.district);
  for (Seat seat : seats_of(state)) {
    Player& player = state.players[seat];
    const SeatView& known = view.seats[seat];
    if (known.has_tribe && player.tribe == Tribe::none) player.tribe = draw_tile(tribes, rng);
    if (known.has_district && player.district == District::none) player.district = draw_tile(districts, rng);
  }
}

}  // namespace

View observe(const State& state, Seat viewer) {
  assert(viewer == Seat::spectator || seats_of(state).contains(viewer));
  View view{state};
  view.viewer = viewer;
  if (is_player(viewer)) {
    const Player& player = state.players[viewer];
    view.own.hand = player.hand;
    view.own.tribe = player.tribe;
    view.own.district = player.district;
    view.own.chosen = player.chosen;
  }
  for (Seat seat : seats_of(state)) view.seats[seat] = observe_seat(state, seat);
  return view;
}

State guess(const View& view, Rng& rng) {
  State state{view};
  for (Seat seat : seats_of(state)) {
    Player& player = state.players[seat];
    static_cast<OpenPlayer&>(player) = view.seats[seat];
    const Cards unseen = unseen_cards(view, seat);
    if (seat == view.viewer)
      keep_own_cards(player, view.own, unseen);
    else
      guess_cards(player, view.seats[seat], unseen, rng);
  }
  guess_tiles(state, view, rng);
  return state;
}

Action seen(Seat actor, Action action, Seat viewer) {
  Action visible = action;
  const bool is_own = (actor == Seat::nature ? action.recipient : actor) == viewer;
  if (is_own) return visible;
  if (action.verb == Verb::deal_tribe) visible.tribe = Tribe::none;
  if (action.verb == Verb::deal_district) visible.district = District::none;
  if (action.verb == Verb::draw || action.verb == Verb::choose) visible.card = Card::none;
  return visible;
}

namespace {

bool is_hidden(Action action) {
  if (action.verb == Verb::deal_tribe) return action.tribe == Tribe::none;
  if (action.verb == Verb::deal_district) return action.district == District::none;
  return (action.verb == Verb::draw || action.verb == Verb::choose) && action.card == Card::none;
}

// The viewer's own tile may lie with another seat of the guess, which then gets a free one.
template <EnumKey Tile>
void make_way(State& state, Tile Player::* tile, Tile dealt, EnumSet<Tile> in_play) {
  Player* holder = nullptr;
  for (Seat seat : seats_of(state)) {
    Player& player = state.players[seat];
    if (player.*tile == dealt) holder = &player;
    if (player.*tile != Tile::none) in_play.erase(player.*tile);
  }
  if (holder != nullptr) holder->*tile = in_play.front();
}

// The card a seat plays was among those it held or had left, whatever the guess made it choose.
void reveal_as(Player& player, Card card) {
  if (player.chosen == card) return;
  Cards& from = player.hand.has(card) ? player.hand : player.pile;
  from.remove(card);
  from.add(player.chosen);
  player.chosen = card;
}

}  // namespace

void follow(State& state, Seat actor, Action action, Seat viewer) {
  if (is_hidden(action)) return advance(state, actor, legal_actions(state, actor)[0]);
  if (action.verb == Verb::deal_tribe)
    make_way(state, &Player::tribe, action.tribe, EnumSet<Tribe>::first(tribes_in_play(state.player_count)));
  if (action.verb == Verb::deal_district) make_way(state, &Player::district, action.district, all_of<District>);
  if (state.phase == Phase::play && actor != viewer) reveal_as(state.players[actor], action.card);
  advance(state, actor, action);
}

bool reveals(const State& state, Seat seat, Action action) {
  State next = state;
  advance(next, seat, action);
  const bool is_same_card = state.phase == Phase::play && next.to_act == state.to_act;
  return next.phase == Phase::over || (next.phase == Phase::play && !is_same_card);
}

}  // namespace springtide::vineta
