// Looking ahead agrees with what happens: every way is played by the rules themselves, and nothing can be played that is
// none.
#include <gtest/gtest.h>

#include <map>

#include "games/vineta/notation/notation.h"
#include "laws/sizes.h"
#include "laws/steps.h"
#include "text/json_value.h"

namespace springtide::vineta {
namespace {

// What would sink, by the way's parts.
using Ways = std::map<std::string, std::string>;

std::string text_of(const Json* json) {
  if (json == nullptr || json->is_null()) return "";
  return json->is_string() ? json->as_string() : std::to_string(json->as_int());
}

std::string key_of(const Json& entry) {
  std::string key;
  for (const char* part : {"kind", "card", "tribe", "second", "district", "to", "number"})
    key += text_of(entry.find(part)) + "/";
  return key;
}

Ways ways_ahead(const View& view) {
  JsonWriter json;
  Notation<Vineta>::ahead_json(json, view);
  Ways ways;
  const auto written = parse_json(json.text());
  for (const Json& way : written->items())
    EXPECT_TRUE(ways.emplace(key_of(way), text_of(way.find("would_sink"))).second) << write(way);
  return ways;
}

std::string parts_of(Seat seat, Action action) {
  JsonWriter json;
  Notation<Vineta>::action_json(json, seat, action);
  return key_of(*parse_json(json.text()));
}

// What the table says after the step: what would sink, or what has sunk if the round ended with it. Nobody draws between.
std::string sinks_after(State state, Seat seat, Action action) {
  const State before = state;
  advance(state, seat, action);
  const std::string sank = "sank ";
  if (const std::string news = Notation<Vineta>::news(before, state); !news.empty()) return news.substr(sank.size());
  JsonWriter json;
  Notation<Vineta>::view_json(json, observe(state, Seat::spectator));
  return text_of(parse_json(json.text())->find("would_sink"));
}

// The same, of the seat's card as the rules let it be played.
Ways ways_played(const State& state, Seat seat) {
  Ways ways;
  for (const Action action : legal_actions(state, seat)) {
    if (action.verb != Verb::take) {
      ways.emplace(parts_of(seat, action), sinks_after(state, seat, action));
      continue;
    }
    State taken = state;
    advance(taken, seat, action);
    for (const Action put : legal_actions(taken, seat)) {
      Action whole = action;
      whole.to = put.district;
      ways.emplace(parts_of(seat, whole), sinks_after(taken, seat, put));
    }
  }
  return ways;
}

// The same table a little later: everybody has chosen, and the tower is the seat's.
State revealed(State state, Seat first, Card card) {
  for (Seat seat : seats_of(state)) {
    Player& player = state.players[seat];
    if (player.chosen != Card::none) player.hand.add(std::exchange(player.chosen, Card::none));
  }
  state.to_act = seats_of(state);
  state.tower = first;
  for (Seat seat : seats_of(state))
    advance(state, seat, {.verb = Verb::choose, .card = seat == first ? card : *state.players[seat].hand.kinds().begin()});
  return state;
}

Ways of_card(const Ways& ways, Card card) {
  const std::string name = "/" + std::string(names_of<Card, with_spaces>[card]) + "/";
  Ways own;
  for (const auto& way : ways)
    if (way.first.find(name) != std::string::npos) own.insert(way);
  return own;
}

struct Tally {
  int chosen = 0, carried_on = 0, sunk = 0;
};

// While everybody chooses: each card of a hand, as if it were the first of the turn.
void check_choices(const State& state, Tally& tally) {
  for (Seat seat : seats_of(state)) {
    const Ways ways = ways_ahead(observe(state, seat));
    std::size_t count = 0;
    const Player& player = state.players[seat];
    Cards own = player.hand;
    if (player.chosen != Card::none) own.add(player.chosen);
    for (Card card : own.kinds()) {
      const Ways played = ways_played(revealed(state, seat, card), seat);
      EXPECT_EQ(of_card(ways, card), played);
      count += played.size();
      tally.chosen += static_cast<int>(played.size());
    }
    EXPECT_EQ(ways.size(), count) << "and nothing else";
  }
}

// While a card is carried out, perhaps the last of a round: what the seat is asked now.
void check_play(const State& state, Tally& tally) {
  const Seat seat = state.to_act.front();
  const Ways played = ways_played(state, seat);
  EXPECT_EQ(of_card(ways_ahead(observe(state, seat)), state.players[seat].chosen), played);
  tally.carried_on += state.chain.step != Step::none;
  for (const Action action : legal_actions(state, seat)) {
    State next = state;
    advance(next, seat, action);
    tally.sunk += next.sunk != state.sunk;
  }
}

TEST(Ahead, is_what_happens) {
  Tally tally;
  Rng rng(20261117);
  for (int players = min_players; players <= max_players; ++players)
    for (int game = 0; game < test_size(2, 60, 1); ++game) {
      Options options{.players = players};
      for_each_step<Vineta>(options, rng, [&](const State& state, Seat, Action) {
        if (state.phase == Phase::choose && rng.below(4) == 0) check_choices(state, tally);
        if (state.phase == Phase::play) check_play(state, tally);
      });
    }
  EXPECT_GT(tally.chosen, 1000);
  EXPECT_GT(tally.carried_on, 100);
  EXPECT_GT(tally.sunk, 0) << "rounds that end with the card itself, where nobody draws after it";
}

TEST(Ahead, is_of_the_own_cards_and_of_turns_only) {
  Rng rng(20261118);
  for_each_step<Vineta>({}, rng, [](const State& state, Seat, Action) {
    EXPECT_TRUE(ways_ahead(observe(state, Seat::spectator)).empty());
    const bool is_turn = state.phase == Phase::choose || state.phase == Phase::play;
    for (Seat seat : seats_of(state)) EXPECT_EQ(ways_ahead(observe(state, seat)).empty(), !is_turn);
  });
}

}  // namespace
}  // namespace springtide::vineta
