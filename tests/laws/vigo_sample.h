// Vigo for the laws. The resampler is written apart from `guess` and works on the state itself.
#pragma once

#include <vector>

#include "games/vigo/rules/vigo.h"
#include "laws/sample.h"

namespace springtide {

template <>
struct Sample<Vigo> {
  static constexpr std::uint32_t patience = 8;
  static constexpr bool players_reveal = true;

  static std::vector<vigo::Options> options_list() {
    std::vector<vigo::Options> list;
    for (int players = vigo::min_players; players <= max_players; ++players)
      for (const bool free_events : {false, true})
        for (const bool memory_aid : {false, true}) {
          vigo::Options options;
          options.players = players;
          options.free_events = free_events;
          options.memory_aid = memory_aid;
          options.start = players % 2 == 0 ? Seat::nature : Seat::p2;
          options.lock_key_bonus = free_events ? 30 : 50;
          list.push_back(options);
        }
    return list;
  }

  // Nobody may know which cards lie face down: those seen before change places with each other and with cards nobody has
  // seen. With the memory aid everybody may know them.
  static vigo::State resample(vigo::State state, Seat, Rng& rng) {
    if (state.memory_aid) return state;
    for (vigo::Spot& spot : state.bay) {
      if (!spot.is_known() || spot.is_up()) continue;
      state.unseen.add(spot.kind());
      ++state.unseen_total;
    }
    for (vigo::Spot& spot : state.bay) {
      if (!spot.is_known() || spot.is_up()) continue;
      auto ticket = static_cast<int>(rng.below(state.unseen_total));
      int kind = 0;
      while (ticket >= state.unseen[static_cast<vigo::Kind>(kind)]) ticket -= state.unseen[static_cast<vigo::Kind>(kind++)];
      spot = vigo::Spot::of(static_cast<vigo::Kind>(kind), false);
      state.unseen.remove(static_cast<vigo::Kind>(kind));
      --state.unseen_total;
    }
    return state;
  }

  static std::vector<vigo::Action> universe() {
    using namespace vigo;
    using vigo::Shape;
    std::vector<Action> actions;
    // The default card, a red left lid, is in every action that names no other.
    std::vector<Card> cards;
    for (Event event : all_of<Event>) cards.push_back({.event = event});
    for (const Deck::Entry& entry : default_deck().entries)
      if (entry.part != Part{}) cards.push_back({.part = entry.part});
    cards.push_back({.part = {.shape = Shape::key, .colour = Colour::brown}});
    for (int i = 0; i < enum_size<Verb>; ++i) {
      const auto verb = static_cast<Verb>(i);
      actions.push_back({.verb = verb});
      for (int seat = 1; seat < max_players; ++seat) actions.push_back({.verb = verb, .seat = seat_at(seat)});
      for (int field = 0; field < field_count; ++field) {
        actions.push_back({.verb = verb, .field = static_cast<Field>(field)});
        if (verb == Verb::reveal)
          for (const Card& card : cards) actions.push_back({.verb = verb, .field = static_cast<Field>(field), .card = card});
      }
      for (std::uint8_t number = 1; number < 14; ++number) actions.push_back({.verb = verb, .number = number});
      for (const Card& card : cards) {
        actions.push_back({.verb = verb, .card = card});
        if (verb == Verb::rob)
          for (int seat = 1; seat < max_players; ++seat)
            actions.push_back({.verb = verb, .seat = seat_at(seat), .card = card});
      }
    }
    return actions;
  }
};

}  // namespace springtide
