// What nets are told: lists with names of their own, sets in order, nothing that depends on how a state came about, nothing
// of others' secrets where they may not be known, and the same from every side of the board.
#include "games/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <type_traits>

#include "core/play_out.h"
#include "games/list.h"
#include "laws/laws.h"
#include "laws/sample_list.h"
#include "laws/sizes.h"

namespace springtide {
namespace {

using net::Feature;
using net::FeatureSet;

// What a net would be told of all of a position, one set behind the other.
using Told = std::vector<std::vector<Feature>>;

template <class Add>
void tell(Told& told, Add&& add) {
  FeatureSet set;
  add(set);
  told.emplace_back(set.begin(), set.end());
}

template <Game G>
Told told_of_value(const typename G::State& state, int players) {
  const typename Features<G>::Value features(state);
  Told told;
  tell(told, [&](FeatureSet& out) { features.table(out); });
  for (Seat seat : players_of(players)) tell(told, [&](FeatureSet& out) { features.seat(seat, out); });
  return told;
}

template <Game G>
Told told_of_policy(const typename G::State& state, Seat mover) {
  const typename Features<G>::Policy features(state, mover);
  Told told;
  tell(told, [&](FeatureSet& out) { features.table(out); });
  for (const auto& action : legal_actions(state, mover)) tell(told, [&](FeatureSet& out) { features.action(action, out); });
  return told;
}

// What a seat saw of a game until now.
template <Game G>
struct Seen {
  typename G::View view;
  typename Features<G>::Witness witness;
};

template <Game G>
Told told_of_belief(const Seen<G>& seen, int players) {
  const typename Features<G>::Belief features(seen.view, seen.witness);
  Told told;
  tell(told, [&](FeatureSet& out) { features.table(out); });
  for (Seat seat : players_of(players)) tell(told, [&](FeatureSet& out) { features.rival(seat, out); });
  return told;
}

// States of random games with every setting.
template <Game G, class Use>
void for_some_states(int games, int every, Use&& use) {
  Rng rng(20261117);
  for (const auto& options : Sample<G>::options_list())
    for (int game = 0; game < games; ++game) {
      auto state = initial(options);
      for (int step = 0; !to_act(state).empty(); ++step) {
        if (step % every == 0) use(state, options.players, rng);
        const Seat seat = pick(to_act(state), rng);
        advance(state, seat, random_action<G>(state, seat, rng));
      }
      use(state, options.players, rng);
    }
}

// The same with all moves so far.
template <Game G, class Use>
void for_some_games(int games, int every, Use&& use) {
  Rng rng(20261117);
  for (const auto& options : Sample<G>::options_list())
    for (int game = 0; game < games; ++game) {
      auto state = initial(options);
      std::vector<Move<G>> moves;
      for (int step = 0; !to_act(state).empty(); ++step) {
        if (step % every == 0) use(options, state, moves, rng);
        const Seat seat = pick(to_act(state), rng);
        moves.push_back({seat, random_action<G>(state, seat, rng)});
        advance(state, seat, moves.back().action);
      }
      use(options, state, moves, rng);
    }
}

template <Game G>
Seen<G> seen_by(Seat viewer, const typename G::Options& options, const std::vector<Move<G>>& moves) {
  typename Features<G>::Witness witness(options, viewer);
  auto state = initial(options);
  for (const Move<G>& move : moves) {
    witness.hear({move.seat, seen(move.seat, move.action, viewer)});
    advance(state, move.seat, move.action);
  }
  return {.view = observe(state, viewer), .witness = witness};
}

// The first set is of the table, the others of items.
template <class List>
bool are_in_order(const Told& told) {
  for (std::size_t i = 0; i < told.size(); ++i) {
    const int size = i == 0 ? List::table_size : List::item_size;
    if (std::adjacent_find(told[i].begin(), told[i].end(), std::greater_equal<>()) != told[i].end()) return false;
    if (!told[i].empty() && told[i].back() >= size) return false;
  }
  return true;
}

TEST(Features, have_names_of_their_own) {
  Games::for_each([]<Game G>() {
    for (net::Head head : all_of<net::Head>)
      with_features<G>(head, []<class List>() {
        const net::FeatureNames names = List::names();
        EXPECT_EQ(static_cast<int>(names.table.size()), List::table_size);
        EXPECT_EQ(static_cast<int>(names.item.size()), List::item_size);
        for (const auto& list : {names.table, names.item}) {
          EXPECT_EQ(std::set<std::string>(list.begin(), list.end()).size(), list.size()) << G::name;
          for (const std::string& name : list) EXPECT_EQ(name.find('\n'), std::string::npos) << name;
        }
      });
  });
}

TEST(Features, are_sets_in_order_of_every_state) {
  Games::for_each([]<Game G>() {
    for_some_states<G>(test_size(2, 50, 1), 3, [](const auto& state, int players, Rng&) {
      EXPECT_TRUE((are_in_order<typename Features<G>::Value>(told_of_value<G>(state, players))));
      for (Seat seat : to_act(state))
        if (seat != Seat::nature) {
          EXPECT_TRUE((are_in_order<typename Features<G>::Policy>(told_of_policy<G>(state, seat))));
        }
    });
    if constexpr (HasBelief<G>)
      for_some_games<G>(1, test_size(29, 5, 29), [](const auto& options, const auto&, const auto& moves, Rng& rng) {
        const Seen<G> seen = seen_by<G>(pick(players_of(options.players), rng), options, moves);
        EXPECT_TRUE((are_in_order<typename Features<G>::Belief>(told_of_belief<G>(seen, options.players))));
      });
  });
}

TEST(Features, are_the_same_of_a_position_written_and_read) {
  Games::for_each([]<Game G>() {
    for_some_states<G>(1, 40, [](const auto& state, int players, Rng&) {
      const auto again = Notation<G>::parse_position(Notation<G>::position(state));
      ASSERT_TRUE(again);
      EXPECT_EQ(told_of_value<G>(state, players), told_of_value<G>(*again, players));
      for (Seat seat : to_act(state))
        if (seat != Seat::nature) {
          EXPECT_EQ(told_of_policy<G>(state, seat), told_of_policy<G>(*again, seat));
        }
    });
  });
}

// Beliefs are held to a view and to what its viewer witnessed by their type, policies by this: what the mover may not know
// makes no difference.
using BeliefOfVineta = Features<Vineta>::Belief;
static_assert(std::is_constructible_v<BeliefOfVineta, const vineta::View&, const vineta::Witness&>);
static_assert(!std::is_constructible_v<BeliefOfVineta, const vineta::State&, const vineta::Witness&>);
static_assert(!std::is_constructible_v<vineta::Witness, const vineta::State&>);
static_assert(!std::is_constructible_v<vineta::Witness, const vineta::State&, Seat>);

TEST(Features, of_policy_tell_nothing_that_is_hidden) {
  int different = 0;
  for_some_states<Vineta>(test_size(2, 30, 1), 4, [&](const vineta::State& state, int players, Rng& rng) {
    const Seat viewer = pick(players_of(players), rng);
    const vineta::State twin = Sample<Vineta>::resample(state, viewer, rng);
    if (to_act(state).contains(viewer)) {
      EXPECT_EQ(told_of_policy<Vineta>(state, viewer), told_of_policy<Vineta>(twin, viewer));
    }
    different += told_of_value<Vineta>(state, players) != told_of_value<Vineta>(twin, players);
  });
  EXPECT_GT(different, 100);  // the twins do differ, as a value is told
}

// The same game with the tiles of two seats exchanged.
std::vector<Move<Vineta>> with_exchanged_tiles(std::vector<Move<Vineta>> moves, Seat one, Seat other) {
  const auto exchange = [&](vineta::Verb verb, auto part) {
    std::array<vineta::Action*, 2> deals{};
    for (auto& move : moves) {
      if (move.action.verb != verb) continue;
      if (move.action.recipient == one) deals[0] = &move.action;
      if (move.action.recipient == other) deals[1] = &move.action;
    }
    if (deals[0] != nullptr && deals[1] != nullptr) std::swap(deals[0]->*part, deals[1]->*part);
  };
  exchange(vineta::Verb::deal_tribe, &vineta::Action::tribe);
  exchange(vineta::Verb::deal_district, &vineta::Action::district);
  return moves;
}

TEST(Features, of_belief_tell_nothing_that_is_hidden) {
  int different = 0;
  for_some_games<Vineta>(
      test_size(1, 10, 1), 11, [&](const auto& options, const vineta::State& state, const auto& moves, Rng& rng) {
        const Seat viewer = pick(players_of(options.players), rng);
        const SeatSet rivals = players_of(options.players).without(viewer);
        if (rivals.size() < 2 || state.phase == vineta::Phase::over) return;  // the end shows the tiles
        const auto twin = with_exchanged_tiles(moves, rivals.front(), member_at(rivals, rivals.size() - 1));
        vineta::State twin_state = initial(options);
        for (const auto& move : twin) ASSERT_TRUE(apply<Vineta>(twin_state, move.seat, move.action).allowed);
        EXPECT_EQ(told_of_belief<Vineta>(seen_by<Vineta>(viewer, options, moves), options.players),
                  told_of_belief<Vineta>(seen_by<Vineta>(viewer, options, twin), options.players));
        different += told_of_value<Vineta>(state, options.players) != told_of_value<Vineta>(twin_state, options.players);
      });
  EXPECT_GT(different, 100);
}

// --- the board's symmetries ---

TEST(Symmetries, of_vineta_are_those_of_its_map) {
  using namespace vineta;
  std::set<std::vector<District>> ways;
  for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
    std::vector<District> way;
    for (District d : all_of<District>) {
      way.push_back(moved(d, symmetry));
      EXPECT_EQ(ring_of(moved(d, symmetry)), ring_of(d));
      DistrictSet borders;
      for (District other : borders_of(d)) borders.insert(moved(other, symmetry));
      EXPECT_EQ(borders, borders_of(moved(d, symmetry))) << symmetry;
    }
    ways.insert(way);
    EXPECT_EQ(std::set<District>(way.begin(), way.end()).size(), way.size());
  }
  EXPECT_EQ(ways.size(), 6u);
  EXPECT_EQ(moved(District::none, 4), District::none);
}

vineta::DistrictSet moved_set(vineta::DistrictSet set, int symmetry) {
  vineta::DistrictSet result;
  for (vineta::District d : set) result.insert(moved(d, symmetry));
  return result;
}

vineta::State moved_state(const vineta::State& state, int symmetry) {
  using namespace vineta;
  State result = state;
  for (District d : all_of<District>) result.city[moved(d, symmetry)] = state.city[d];
  for (Row& row : result.rows) row.district = moved(row.district, symmetry);
  result.sunk = moved_set(state.sunk, symmetry);
  result.quarantined = moved_set(state.quarantined, symmetry);
  result.chain.from = moved(state.chain.from, symmetry);
  result.chain.to = moved(state.chain.to, symmetry);
  result.chain.used = moved_set(state.chain.used, symmetry);
  for (Seat seat : seats_of(state)) result.players[seat].district = moved(state.players[seat].district, symmetry);
  return result;
}

template <class List>
Told moved_told(Told told, int symmetry) {
  for (std::size_t i = 0; i < told.size(); ++i) {
    for (Feature& feature : told[i])
      feature = i == 0 ? List::moved_table(feature, symmetry) : List::moved_item(feature, symmetry);
    std::sort(told[i].begin(), told[i].end());
  }
  return told;
}

TEST(Symmetries, move_features_and_actions_as_they_move_the_table) {
  using Value = Features<Vineta>::Value;
  using Policy = Features<Vineta>::Policy;
  for_some_states<Vineta>(1, test_size(29, 3), [](const vineta::State& state, int players, Rng& rng) {
    const int symmetry = static_cast<int>(rng.below(vineta::symmetries));
    const vineta::State other = moved_state(state, symmetry);
    ASSERT_TRUE(is_consistent(other));
    EXPECT_EQ(moved_told<Value>(told_of_value<Vineta>(state, players), symmetry), told_of_value<Vineta>(other, players));
    for (Seat seat : to_act(state)) {
      if (seat == Seat::nature) continue;
      std::multiset<int> expected;
      for (const auto& action : legal_actions(state, seat)) expected.insert(number_of(moved(action, symmetry)));
      std::multiset<int> found;
      for (const auto& action : legal_actions(other, seat)) found.insert(number_of(action));
      EXPECT_EQ(found, expected);
      // The lists stand in another order, so the sets are compared sorted.
      Told policy = moved_told<Policy>(told_of_policy<Vineta>(state, seat), symmetry);
      Told other_policy = told_of_policy<Vineta>(other, seat);
      std::sort(policy.begin() + 1, policy.end());
      std::sort(other_policy.begin() + 1, other_policy.end());
      EXPECT_EQ(policy, other_policy);
    }
  });
}

TEST(Symmetries, move_what_is_seen_as_they_move_the_game) {
  for_some_games<Vineta>(1, test_size(59, 7, 59), [](const auto& options, const auto&, auto moves, Rng& rng) {
    const int symmetry = static_cast<int>(rng.below(vineta::symmetries));
    const Seat viewer = pick(players_of(options.players), rng);
    const Told told = told_of_belief<Vineta>(seen_by<Vineta>(viewer, options, moves), options.players);
    for (auto& move : moves) move.action = moved(move.action, symmetry);
    EXPECT_EQ(moved_told<BeliefOfVineta>(told, symmetry),
              told_of_belief<Vineta>(seen_by<Vineta>(viewer, options, moves), options.players));
  });
}

// --- what is told of a position, by hand ---

template <class List>
std::set<std::string> words_of(const Told& told, std::size_t number) {
  const net::FeatureNames names = List::names();
  std::set<std::string> words;
  for (Feature feature : told[number]) words.insert(number == 0 ? names.table[feature] : names.item[feature]);
  return words;
}

void expect_told(const std::set<std::string>& told, const std::vector<std::string>& expected,
                 const std::vector<std::string>& others) {
  for (const std::string& word : expected) EXPECT_TRUE(told.contains(word)) << "missing: " << word;
  for (const std::string& word : others) EXPECT_FALSE(told.contains(word)) << "too much: " << word;
}

TEST(Features, of_vineta_say_what_there_is) {
  const auto state = Notation<Vineta>::parse_position(
      "game vineta\nplayers 3\nedition en\nphase play\nround 2\nturn 2\ntower p3\nsunk G1\nquarantine R0\n"
      "houses G0 amber 4, fern 3\nhouses Y0 amber 3, ice 7\nhouses R0 fern 4, straw 7\n"
      "row G0 by p1: p1 3, p3 +7\nrow Y0 by p2: p2 1\n"
      "p1 tribe amber\np1 district R1\np1 hand flood 1 x3, flood 2 x2, panic\np1 discard flood 2 x2, relocation\n"
      "p1 chosen quarantine\np2 tribe straw\np2 district G1\np2 chosen flood 1\np3 tribe ice\np3 district Y2\n"
      "p3 front one more\np3 chosen calm sea\n");
  ASSERT_TRUE(state) << state.error().message();
  using Value = Features<Vineta>::Value;
  const Told told = told_of_value<Vineta>(*state, 3);
  // Round 2 has three turns and one more; turn 2 leaves two.
  expect_told(words_of<Value>(told, 0),
              {"players 3", "own house 2", "tie tower stays", "capture owner picks", "phase play", "round 2", "turns left 2",
               "step none", "sunk G1", "coast G0", "coast Y0", "quarantine R0", "row size G0 1", "row size Y0 1",
               "row size Y1 0", "row waves Y1 0"},
              {"sunk G0", "coast R2", "houses G1 0", "row size G1 0"});
  expect_told(words_of<Value>(told, 1),
              {"place after the tower 1", "captured 0", "captured more than the best other 0", "chip G0", "row cards G0 1",
               "discarded flood 2 2", "discarded relocation 1", "tile R1", "own houses G0 4", "own houses Y0 3",
               "captured of the own tribe 0", "hand flood 1 3", "hand flood 2 2", "hand panic 1", "chosen quarantine"},
              {"acts", "own houses R0 4", "has one more", "intervention +7 G0", "shows quarantine"});
  expect_told(words_of<Value>(told, 3),
              {"place after the tower 0", "acts", "has one more", "intervention +7 G0", "shows calm sea", "own houses Y0 7"},
              {"chip G0", "row cards G0 1"});
  // p3 may take a card away: of a rival, or nothing of its own.
  const Told policy = told_of_policy<Vineta>(*state, Seat::p3);
  const auto legal = legal_actions(*state, Seat::p3);
  ASSERT_EQ(legal.size(), 2u);
  expect_told(words_of<Features<Vineta>::Policy>(policy, 1),
              {"does discard", "with calm sea", "at G0", "does in ring discard outer", "row card: own, waves 0 3"},
              {"at the own tile: does discard", "own row cards there 1", "own houses there 7"});
  expect_told(words_of<Features<Vineta>::Policy>(policy, 2), {"at Y0", "own houses there 7", "row card: own, waves 0 1"},
              {});
  // Three tribes and eight districts may be a rival's, each as likely, as nothing has been seen of it.
  const Seen<Vineta> seen{.view = observe(*state, Seat::p1), .witness = vineta::Witness({.players = 3}, Seat::p1)};
  const Told belief = told_of_belief<Vineta>(seen, 3);
  expect_told(words_of<BeliefOfVineta>(belief, 0),
              {"viewer's tribe amber", "viewer's district R1", "houses G0 amber", "houses G0 fern", "houses R0 straw"},
              {"houses G0 ice"});
  expect_told(words_of<BeliefOfVineta>(belief, 3),
              {"place after the viewer 2", "shows calm sea", "houses seen placed 0", "cards seen played 0",
               "chance by hand ice 5", "chance by hand straw 5", "gained by placing ice 4", "gained by playing ice 4",
               "chance by hand G0 3", "chance by hand R2 3"},
              {"chance by hand amber 5", "chance by hand tide 5", "chance by hand R1 3", "gained by placing amber 4"});
}

TEST(Features, of_vigo_say_what_there_is) {
  const auto state = Notation<Vigo>::parse_position(
      "game vigo\nplayers 2\nphase landed\nround 5\nturn p2\nsailing-ships 1\nlanded d1\nempty a1 c1 b2 i9 j9 k9 l9\n"
      "up d1 red left lid\nup b1 blue right lid\ndown f1 pirate\ngone dolphin\np1 ship b1\n"
      "p1 stock red left bottom diamond, blue middle crown\np1 ships 10\np2 ship d1\np2 stock tidal wave, blue left bottom "
      "lock, "
      "blue key\n");
  ASSERT_TRUE(state) << state.error().message();
  using Value = Features<Vigo>::Value;
  const Told told = told_of_value<Vigo>(*state, 2);
  expect_told(words_of<Value>(told, 0),
              {"players 2", "phase landed", "step none", "sailing ships taken 1", "in the bay pirate 1",
               "in the bay left lid 1", "in the bay right lid 1", "in the bay dolphin 0"},
              {"free events", "memory aid", "event played"});
  expect_told(words_of<Value>(told, 1),
              {"turns until it is on 1", "sailing ships 1", "stock 2", "lids and bottoms 4", "middles 1",
               "most equal treasures 1", "has crown 1", "parts of the own colour 1"},
              {"on, in phase landed", "landed on missing"});
  expect_told(words_of<Value>(told, 2),
              {"turns until it is on 0", "on, in phase landed", "stock 3", "has tidal wave 1", "has lock 1", "keys 1",
               "locks 1", "locks with their keys 1", "parts of the own colour 2", "landed on missing", "in reach pirate 1"},
              {"on, in phase before"});
}

// VG-END-1: the last Sailing Ship lies open within p1's move, and p1 is ahead; p2 is far away.
TEST(Features, of_vigo_say_who_may_end_the_game) {
  auto state = Notation<Vigo>::parse_position(
      "game vigo\nplayers 2\nphase before\nround 20\nturn p1\nsailing-ships 5\nup d1 sailing ship\np1 ship c1\np1 ships "
      "30\np2 ship l9\np2 ships 20\n");
  ASSERT_TRUE(state) << state.error().message();
  using Value = Features<Vigo>::Value;
  const Told ahead = told_of_value<Vigo>(*state, 2);
  expect_told(words_of<Value>(ahead, 1), {"may end the game", "wins by ending it"}, {});
  expect_told(words_of<Value>(ahead, 2), {}, {"may end the game", "wins by ending it"});
  state->chest_points[Seat::p2] = 500;
  expect_told(words_of<Value>(told_of_value<Vigo>(*state, 2), 1), {"may end the game"}, {"wins by ending it"});
}

// Of two cards within a move the one that the chest lacks is the best, and the other is told how far it is behind.
TEST(Features, of_vigo_compare_what_actions_add) {
  const auto state = Notation<Vigo>::parse_position(
      "game vigo\nplayers 2\nphase before\nround 5\nturn p1\nup d1 red left lid\nup b1 brown middle crown\np1 ship c1\np1 "
      "stock red "
      "right lid, red left bottom diamond, red right bottom coin\np2 ship l9\n");
  ASSERT_TRUE(state) << state.error().message();
  using Policy = Features<Vigo>::Policy;
  const Policy told(*state, Seat::p1);
  const auto words = [&told](vigo::Field field) {
    net::FeatureSet features;
    told.action({.verb = vigo::Verb::sail, .field = field}, features);
    std::vector<std::string> names;
    for (net::Feature feature : features) names.push_back(Policy::names().item[feature]);
    return names;
  };
  const auto has = [](const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
  };
  EXPECT_TRUE(has(words(vigo::field_at(3, 0)), "adds less than the best 0"));
  EXPECT_FALSE(has(words(vigo::field_at(1, 0)), "adds less than the best 0"));
}

}  // namespace
}  // namespace springtide
