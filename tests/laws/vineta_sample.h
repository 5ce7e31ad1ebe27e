// Vineta for the laws. The resampler is written apart from `guess` and works on the state itself.
#pragma once

#include <numeric>
#include <vector>

#include "games/vineta/rules/vineta.h"
#include "laws/sample.h"

namespace springtide {

template <>
struct Sample<Vineta> {
  static constexpr std::uint32_t patience = 1;
  static constexpr bool players_reveal = true;

  static std::vector<vineta::Options> options_list() {
    std::vector<vineta::Options> list;
    for (int players = vineta::min_players; players <= max_players; ++players)
      for (vineta::Edition edition : all_of<vineta::Edition>)
        list.push_back({.players = players, .edition = edition, .start = players % 2 == 0 ? Seat::nature : Seat::p2});
    list.push_back({.players = 2, .placement = vineta::Placement::random});  // VN-VAR-1
    return list;
  }

  template <class T>
  static void shuffle(std::vector<T>& items, Rng& rng) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
  }

  static vineta::State resample(vineta::State state, Seat viewer, Rng& rng) {
    for (Seat seat : seats_of(state))
      if (seat != viewer) resample_cards(state, seat, rng);
    if (state.phase != vineta::Phase::over) {
      resample_tiles(state, viewer, rng, &vineta::Player::tribe, vineta::tribes_in_play(state.player_count));
      resample_tiles(state, viewer, rng, &vineta::Player::district, enum_size<vineta::District>);
    }
    return state;
  }

  static std::vector<vineta::Action> universe() {
    using namespace vineta;
    std::vector<Action> actions;
    const auto seats = [](auto use) {
      for (int i = 0; i < max_players; ++i) use(seat_at(i));
    };
    const auto each = []<class E>(E, auto use) {  // every enumerator and none
      for (int i = 0; i <= enum_size<E>; ++i) use(static_cast<E>(i));
    };
    const auto tribes = [&](auto use) { each(Tribe{}, use); };
    const auto districts = [&](auto use) { each(District{}, use); };
    const auto cards = [&](auto use) { each(Card{}, use); };
    seats([&](Seat s) {
      actions.push_back({.verb = Verb::start, .recipient = s});
      tribes([&](Tribe t) { actions.push_back({.verb = Verb::deal_tribe, .recipient = s, .tribe = t}); });
      districts([&](District d) { actions.push_back({.verb = Verb::deal_district, .recipient = s, .district = d}); });
      cards([&](Card c) { actions.push_back({.verb = Verb::draw, .recipient = s, .card = c}); });
    });
    tribes([&](Tribe t) {
      actions.push_back({.verb = Verb::capture, .tribe = t});
      districts([&](District d) { actions.push_back({.verb = Verb::place, .tribe = t, .district = d}); });
    });
    cards([&](Card c) {
      for (Verb verb : {Verb::choose, Verb::lay, Verb::lapse}) actions.push_back({.verb = verb, .card = c});
      districts([&](District d) {
        for (Verb verb : {Verb::start_row, Verb::add, Verb::put, Verb::raise, Verb::lower, Verb::flee, Verb::close})
          actions.push_back({.verb = verb, .card = c, .district = d});
        for (std::uint8_t number = 0; number < 24; ++number)
          for (Verb verb : {Verb::take, Verb::discard})
            actions.push_back({.verb = verb, .card = c, .district = d, .number = number});
        districts([&](District to) {
          for (Verb verb : {Verb::route, Verb::swap}) actions.push_back({.verb = verb, .card = c, .district = d, .to = to});
        });
      });
      tribes([&](Tribe t) {
        tribes([&](Tribe second) {
          districts([&](District to) {
            actions.push_back({.verb = Verb::move, .card = c, .tribe = t, .second = second, .to = to});
          });
        });
      });
    });
    return actions;
  }

 private:
  // Hand, pile and a card still face down are dealt anew from the same cards.
  static void resample_cards(vineta::State& state, Seat seat, Rng& rng) {
    vineta::Player& player = state.players[seat];
    const bool is_revealed = state.phase == vineta::Phase::play && state.to_act.contains(seat);
    const bool hides_choice = player.chosen != vineta::Card::none && !is_revealed;
    std::vector<vineta::Card> cards;
    if (hides_choice) cards.push_back(player.chosen);
    for (vineta::Card card : all_of<vineta::Card>)
      for (int i = 0; i < player.hand[card] + player.pile[card]; ++i) cards.push_back(card);
    const int hand = player.hand.total();
    shuffle(cards, rng);
    player.hand = {};
    player.pile = {};
    std::size_t at = 0;
    if (hides_choice) player.chosen = cards[at++];
    for (int i = 0; i < hand; ++i) player.hand.add(cards[at++]);
    while (at < cards.size()) player.pile.add(cards[at++]);
  }

  template <class Tile>
  static void resample_tiles(vineta::State& state, Seat viewer, Rng& rng, Tile vineta::Player::* field, int count) {
    std::vector<Tile> tiles;
    for (int i = 0; i < count; ++i)
      if (!vineta::seats_of(state).contains(viewer) || state.players[viewer].*field != static_cast<Tile>(i))
        tiles.push_back(static_cast<Tile>(i));
    shuffle(tiles, rng);
    for (Seat seat : seats_of(state))
      if (seat != viewer && state.players[seat].*field != Tile::none) {
        state.players[seat].*field = tiles.back();
        tiles.pop_back();
      }
  }
};

}  // namespace springtide
