// core: seats, deals, the dealer, duplicate deals, perft, checked play.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/deal.h"
#include "core/dealer.h"
#include "core/move.h"
#include "core/perft.h"
#include "core/play_out.h"
#include "core/seat.h"
#include "games/vineta/notation/notation.h"

namespace springtide {
namespace {

using vineta::Action;
using vineta::Card;
using vineta::Options;
using vineta::Phase;
using vineta::Reason;
using vineta::Rule;
using vineta::State;
using vineta::Verb;

using Text = Notation<Vineta>;

State position(const std::string& lines) {
  const auto state = Text::parse_position("game vineta\n" + lines);
  if (!state) throw std::runtime_error(state.error().message());
  return *state;
}

Move<Vineta> move_of(const std::string& text) {
  const auto move = Text::parse_action(text);
  if (!move) throw std::runtime_error(text + ": " + move.error().message());
  return *move;
}

vineta::Verdict apply_text(State& state, const std::string& text) {
  const Move<Vineta> move = move_of(text);
  return apply<Vineta>(state, move.seat, move.action);
}

// --- seats ---

TEST(seat, players_come_first) {
  EXPECT_TRUE(is_player(Seat::p1));
  EXPECT_TRUE(is_player(Seat::p6));
  EXPECT_FALSE(is_player(Seat::nature));
  EXPECT_FALSE(is_player(Seat::spectator));
  EXPECT_EQ(seat_at(0), Seat::p1);
  EXPECT_EQ(seat_at(5), Seat::p6);
}

TEST(seat, players_of_a_table) {
  EXPECT_EQ(players_of(2), (SeatSet{Seat::p1, Seat::p2}));
  EXPECT_EQ(players_of(6), (SeatSet{Seat::p1, Seat::p2, Seat::p3, Seat::p4, Seat::p5, Seat::p6}));
}

TEST(seat, left_goes_round_the_table) {
  EXPECT_EQ(left_of(Seat::p1, 2), Seat::p2);
  EXPECT_EQ(left_of(Seat::p2, 2), Seat::p1);
  EXPECT_EQ(left_of(Seat::p2, 3), Seat::p3);
  EXPECT_EQ(left_of(Seat::p6, 6), Seat::p1);
  for (int players = 2; players <= max_players; ++players) {
    Seat seat = Seat::p1;
    for (int i = 0; i < players; ++i) seat = left_of(seat, players);
    EXPECT_EQ(seat, Seat::p1);
  }
}

TEST(seat, per_player_is_indexed_by_seat) {
  Scores scores;
  EXPECT_EQ(scores[Seat::p4], 0);
  scores[Seat::p4] = 21;
  EXPECT_EQ(scores.items, (std::array{0, 0, 0, 21, 0, 0}));
  EXPECT_NE(scores, Scores{});
}

// --- deals ---

constexpr Digest counting_secret() {
  Digest secret{};
  for (std::size_t i = 0; i < secret.size(); ++i) secret[i] = static_cast<std::uint8_t>(i);
  return secret;
}

// Reckoned by a transcription of splitmix64.c in Python.
TEST(deal, of_a_seed_mixes_seed_and_key) {
  EXPECT_EQ(Deal(5).number(7), 0x00c8dae8fabbce8du);
  EXPECT_EQ(Deal(~std::uint64_t{0}).number(std::uint64_t{1} << 63), 0xacc7b1d509ccdffbu);
}

// Reckoned by Python's hmac: the first eight bytes of the code of the key, both with the lowest byte first.
TEST(deal, of_a_secret_is_a_code_of_the_key) {
  const Deal deal(counting_secret());
  EXPECT_EQ(deal.number(0), 0x49fe9740b9d90c9fu);
  EXPECT_EQ(deal.number(1), 0x22997a3f4e5d343bu);
  EXPECT_EQ(deal.number(0x0102030405060708), 0x710310c9bda95d2cu);
  EXPECT_EQ(deal.number(std::uint64_t{1} << 63), 0x1ab96de73708c5c3u);
}

std::vector<int> in_order(std::size_t size) {
  std::vector<int> items(size);
  std::iota(items.begin(), items.end(), 0);
  return items;
}

// Place by place it is one shuffle of all: by one sequence from a seed, by a number for each place from a secret.
template <class Draw>
void expect_shuffle(const Deal& deal, std::size_t size, Draw&& draw) {
  std::vector<int> shuffled = in_order(size);
  for (std::size_t i = size - 1; i > 0; --i) std::swap(shuffled[i], shuffled[draw(i)]);
  for (std::size_t place = 0; place < size; ++place) {
    std::vector<int> items = in_order(size);
    EXPECT_EQ(deal.item_at<int>(place, items), shuffled[place]) << place << " of " << size;
  }
}

TEST(deal, lays_items_out_by_one_shuffle) {
  for (std::size_t size : {1u, 2u, 3u, 108u}) {
    Rng rng(77);
    expect_shuffle(Deal(77), size, [&](std::size_t i) { return rng.below(static_cast<std::uint32_t>(i + 1)); });
    const Deal secret(counting_secret());
    expect_shuffle(secret, size, [&](std::size_t i) {
      return Rng(secret.number((std::uint64_t{1} << 63) + i)).below(static_cast<std::uint32_t>(i + 1));
    });
  }
}

// --- the dealer ---

// The first hand is about to be dealt: every pile has all 30 cards.
State before_first_hand() { return position("players 2\nphase draw\nhouses R0 rest\np1 hand none\np2 hand none\n"); }

TEST(dealer, answers_the_same_question_the_same_way) {
  const State state = before_first_hand();
  const Dealer dealer(5);
  const Action first = dealer.deal<Vineta>(state);
  EXPECT_EQ(dealer.deal<Vineta>(state), first);
  EXPECT_EQ(Dealer(5).deal<Vineta>(state), first);
}

TEST(dealer, of_a_secret_deals_a_whole_game) {
  const Dealer dealer{Deal(counting_secret())};
  Rng rng(3);
  State state = initial(Options{.players = 5});
  while (!to_act(state).empty()) {
    const Seat seat = to_act(state).front();
    const Action action = seat == Seat::nature ? dealer.deal<Vineta>(state) : random_action<Vineta>(state, seat, rng);
    ASSERT_TRUE(apply<Vineta>(state, seat, action).allowed);
  }
}

// Two tables on which p1 has drawn 7 cards and played a flood 2, with the same pile left; all else differs.
TEST(dealer, a_draw_depends_on_its_key_alone) {
  const State early = position(
      "players 2\nphase draw\nhouses R0 rest\nrow G0 by p1: p1 2\n"
      "p1 hand flood 1 x5, calm sea\n"
      "p2 hand flood 1 x5, calm sea\np2 discard panic\n");
  const State late = position(
      "players 3\nedition en\nphase draw\nround 3\nturn 2\ntower p3\ndisk p2\nsunk G0 G1\nhouses Y1 rest\nquarantine Y1\n"
      "row G2 by p3: p3 4, p1 2\n"
      "p1 hand flood 1 x5, calm sea\n"
      "p2 hand flood 2 x6\np2 discard one more x1\np3 hand flood 3 x4, rescue, panic\n");
  ASSERT_EQ(to_act(early), SeatSet{Seat::nature});
  ASSERT_EQ(to_act(late), SeatSet{Seat::nature});
  EnumSet<Card> drawn;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Action action = Dealer(seed).deal<Vineta>(early);
    ASSERT_EQ(Dealer(seed).deal<Vineta>(late), action) << "seed " << seed;
    ASSERT_EQ(action.recipient, Seat::p1);
    drawn.insert(action.card);
  }
  EXPECT_GE(drawn.size(), 8) << "the seed hardly matters";
}

// VN-TRN-3: as likely as frequent. 13 degrees of freedom; outside 1.73 … 40.87 with a chance of 1 in 5,000.
TEST(dealer, draws_each_card_as_often_as_the_pile_holds_it) {
  constexpr int deals = 6000;
  const State state = before_first_hand();
  EnumArray<Card, int> counts{};
  for (std::uint64_t seed = 0; seed < deals; ++seed) ++counts[Dealer(seed).deal<Vineta>(state).card];
  double statistic = 0;
  for (Card card : all_of<Card>) {
    const double expected = deals * vineta::card_infos[card].copies / 30.0;
    statistic += (counts[card] - expected) * (counts[card] - expected) / expected;
  }
  EXPECT_GT(statistic, 1.733);
  EXPECT_LT(statistic, 40.87);
}

// Two seats draw the same first card with probability Σ (copies/30)² = 104/900: 231 of 2000 deals, deviation 14.3.
TEST(dealer, seats_draw_independently) {
  const State for_p1 = before_first_hand();
  const State for_p2 = position("players 2\nphase draw\nhouses R0 rest\np1 hand flood 1 x5, flood 2 x2\np2 hand none\n");
  int same = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const Action second = Dealer(seed).deal<Vineta>(for_p2);
    ASSERT_EQ(second.recipient, Seat::p2);
    same += Dealer(seed).deal<Vineta>(for_p1).card == second.card;
  }
  EXPECT_NEAR(same, 231, 5 * 14.3);
}

// --- duplicate deals ---

struct DealtGame {
  PerPlayer<std::vector<Card>> draws{};  // each seat's first 30
  PerPlayer<vineta::Tribe> tribes{};
  PerPlayer<vineta::District> districts{};
  std::string play;  // what the players did
};

// A random player who keeps One Card Less while another card is in hand, so that every round has three turns and more.
Action pick(const State& state, Seat seat, Rng& rng) {
  vineta::Actions long_ones;
  for (const Action& action : legal_actions(state, seat))
    if (action.verb != Verb::choose || action.card != Card::one_less) long_ones.push_back(action);
  if (long_ones.empty()) return legal_actions(state, seat)[0];
  return long_ones[rng.below(static_cast<std::uint32_t>(long_ones.size()))];
}

Seat any_of(SeatSet seats, Rng& rng) {
  auto seat = seats.begin();
  for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) ++seat;
  return *seat;
}

// One game: the deal by one seed, the players' choices and their order by another.
DealtGame play_deal(const Options& options, std::uint64_t deal_seed, std::uint64_t player_seed) {
  constexpr std::size_t pile = 30;
  const Dealer dealer(deal_seed);
  Rng rng(player_seed);
  DealtGame deal;
  State state = initial(options);
  while (!to_act(state).empty()) {
    const Seat seat = any_of(to_act(state), rng);
    const Action action = seat == Seat::nature ? dealer.deal<Vineta>(state) : pick(state, seat, rng);
    if (action.verb == Verb::draw && deal.draws[action.recipient].size() < pile)
      deal.draws[action.recipient].push_back(action.card);
    if (seat != Seat::nature) deal.play += Text::action(seat, action) + "\n";
    advance(state, seat, action);
  }
  for (Seat seat : players_of(options.players)) {
    deal.tribes[seat] = state.players[seat].tribe;
    deal.districts[seat] = state.players[seat].district;
  }
  return deal;
}

vineta::Cards as_counts(const std::vector<Card>& cards) {
  vineta::Cards counts;
  for (Card card : cards) counts.add(card);
  return counts;
}

// Eight rounds of three turns and more: 7 + 24 draws at least, so a seat sees its whole first pile.
TEST(duplicate_deal, other_choices_meet_the_same_cards_and_tiles) {
  for (int players = 2; players <= max_players; ++players)
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Options options{.players = players, .edition = static_cast<vineta::Edition>(seed)};
      const DealtGame first = play_deal(options, seed, 100);
      const DealtGame second = play_deal(options, seed, 200);
      EXPECT_NE(first.play, second.play);
      EXPECT_EQ(first.tribes, second.tribes);
      EXPECT_EQ(first.districts, second.districts);
      for (Seat seat : players_of(players)) {
        EXPECT_EQ(as_counts(first.draws[seat]), vineta::full_deck);
        EXPECT_EQ(first.draws[seat], second.draws[seat]) << seat_name(seat) << " of " << players << ", seed " << seed;
      }
    }
}

TEST(duplicate_deal, the_start_player_changes_no_card) {
  const DealtGame first = play_deal({.players = 4, .start = Seat::p1}, 7, 1);
  const DealtGame second = play_deal({.players = 4, .start = Seat::p3}, 7, 1);
  EXPECT_EQ(first.draws, second.draws);
  EXPECT_EQ(first.tribes, second.tribes);
}

// VN-VAR-1: where each house goes, in the order nature places them.
std::vector<std::string> quick_set_up(Seat start, std::uint64_t seed) {
  const Dealer dealer(seed);
  const Options options{.players = 6, .start = start, .placement = vineta::Placement::random};
  State state = initial(options);
  std::vector<std::string> placements;
  while (state.phase < vineta::Phase::draw) {
    const Action action = dealer.deal<Vineta>(state);
    if (action.verb == Verb::place) placements.push_back(Text::action(Seat::nature, action));
    advance(state, Seat::nature, action);
  }
  return placements;
}

TEST(duplicate_deal, a_quick_set_up_places_every_house_and_the_same_way_whoever_starts) {
  EXPECT_EQ(quick_set_up(Seat::p1, 3).size(), 49u);
  EXPECT_EQ(quick_set_up(Seat::p1, 3), quick_set_up(Seat::p5, 3));
  EXPECT_NE(quick_set_up(Seat::p1, 3), quick_set_up(Seat::p1, 4));
}

TEST(duplicate_deal, another_seed_is_another_deal) {
  const DealtGame first = play_deal({.players = 4}, 1, 100);
  const DealtGame second = play_deal({.players = 4}, 2, 100);
  for (Seat seat : players_of(4)) EXPECT_NE(first.draws[seat], second.draws[seat]);
  EXPECT_NE(first.draws[Seat::p1], first.draws[Seat::p2]);
}

TEST(duplicate_deal, the_same_seeds_are_the_same_game) {
  const DealtGame first = play_deal({.players = 3}, 4, 5);
  const DealtGame second = play_deal({.players = 3}, 4, 5);
  EXPECT_EQ(first.play, second.play);
  EXPECT_EQ(first.draws, second.draws);
}

// --- perft ---

std::vector<std::uint64_t> perfts(const State& state, int deepest) {
  std::vector<std::uint64_t> counts;
  for (int depth = 0; depth <= deepest; ++depth) counts.push_back(perft<Vineta>(state, depth));
  return counts;
}

using Sequence = std::vector<std::uint64_t>;

// VN-SET-1, VN-SET-2: with k tribes in play k, k-1, … tribe tiles, then 9, 8, … district tiles; then tribes × 9 placements.
TEST(perft, counts_the_set_up) {
  EXPECT_EQ(perfts(initial(Options{.players = 2}), 5), (Sequence{1, 4, 12, 12 * 9, 12 * 72, 12 * 72 * 36}));
  EXPECT_EQ(perfts(initial(Options{.players = 3}), 4), (Sequence{1, 4, 12, 24, 24 * 9}));
  EXPECT_EQ(perfts(initial(Options{.players = 4}), 5), (Sequence{1, 5, 20, 60, 120, 120 * 9}));
  EXPECT_EQ(perfts(initial(Options{.players = 6}), 3), (Sequence{1, 7, 42, 210}));
}

TEST(perft, a_random_start_player_comes_first) {
  const Options options{.players = 2, .start = Seat::nature};
  EXPECT_EQ(perfts(initial(options), 3), (Sequence{1, 2, 2 * 4, 2 * 12}));
}

// p1: one of three outer districts; p2: that row, or one of the two districts left; then p1 draws. Of its flood 1 one is
// played and four are in hand, so the pile holds the 13 other kinds.
TEST(perft, counts_a_turn) {
  const State state = position("players 2\nphase play\nhouses R0 rest\np1 chosen flood 1\np2 chosen flood 1\n");
  EXPECT_EQ(perfts(state, 3), (Sequence{1, 3, 9, 9 * 13}));
}

// Simultaneous choices count in seat order: p1 first (flood 1 or flood 2), then p2 (five kinds).
TEST(perft, counts_simultaneous_choices_in_seat_order) {
  const State state = position(
      "players 2\nhouses R0 rest\n"
      "p2 hand flood 1 x3, flood 2, calm sea, rescue, panic\n");
  EXPECT_EQ(perfts(state, 2), (Sequence{1, 2, 2 * 5}));
}

TEST(perft, a_finished_game_has_no_sequences) {
  State state = initial(Options{.players = 2});
  Rng rng(3);
  play_out<Vineta>(state, rng);
  EXPECT_EQ(perfts(state, 2), (Sequence{1, 0, 0}));
}

// --- random play ---

TEST(play_out, plays_to_the_end_within_the_proved_bound) {
  for (int players = 2; players <= max_players; ++players) {
    State state = initial(Options{.players = players});
    Rng rng(static_cast<std::uint64_t>(players));
    const int steps = play_out<Vineta>(state, rng);
    EXPECT_TRUE(to_act(state).empty());
    EXPECT_FALSE(winners(state).empty());
    // 2 tiles and 7 cards a seat, all houses, and 8 rounds of choices and cards for at least one turn
    const int least = 9 * players + vineta::tribes_in_play(players) * 7 + 8 * 2 * players;
    EXPECT_GE(steps, least);
    EXPECT_LE(steps, Vineta::max_steps);
  }
}

TEST(play_out, is_decided_by_the_seed) {
  const auto end_of = [](std::uint64_t seed) {
    State state = initial(Options{.players = 4});
    Rng rng(seed);
    play_out<Vineta>(state, rng);
    return state;
  };
  EXPECT_EQ(end_of(1), end_of(1));
  EXPECT_NE(end_of(1), end_of(2));
}

// --- checked play ---

State flood_to_play() {
  return position("players 2\nphase play\nhouses G0 rest\nrow G1 by p2: p2 2\np1 chosen flood 3\np2 chosen flood 1\n");
}

TEST(apply, carries_out_what_is_legal) {
  State state = flood_to_play();
  const vineta::Verdict verdict = apply_text(state, "p1 flood 3 add G1");
  EXPECT_EQ(verdict, vineta::allow(Rule::fld_2));
  EXPECT_EQ(to_act(state), SeatSet{Seat::p2});
  State expected = flood_to_play();
  advance(expected, Seat::p1, move_of("p1 flood 3 add G1").action);
  EXPECT_EQ(state, expected);
}

struct Refused {
  std::string action;
  Rule rule;
  Reason reason;
};

TEST(apply, refuses_by_rule_and_leaves_the_state) {
  const std::array cases{
      Refused{"p1 flood 3 start Y0", Rule::map_2, Reason::not_coast},
      Refused{"p1 flood 3 start G1", Rule::fld_1, Reason::threatened},
      Refused{"p1 flood 3 add G2", Rule::fld_2, Reason::no_row},
      Refused{"p1 flood 2 add G1", Rule::trn_2, Reason::other_card},
      Refused{"p1 flood 3 lapse", Rule::ru_4, Reason::must_carry_out},
      Refused{"p2 flood 1 add G1", Rule::trn_2, Reason::not_to_act},
      Refused{"p1 choose flood 3", Rule::trn_2, Reason::wrong_kind},
      Refused{"nature draw p1 flood 3", Rule::trn_2, Reason::not_to_act},
      Refused{"p5 flood 3 add G1", Rule::trn_2, Reason::not_to_act},
  };
  for (const Refused& each : cases) {
    State state = flood_to_play();
    EXPECT_EQ(apply_text(state, each.action), vineta::refuse(each.rule, each.reason)) << each.action;
    EXPECT_EQ(state, flood_to_play()) << each.action;
  }
}

TEST(apply, a_second_choice_is_refused) {
  State state = position("players 2\nhouses G0 rest\n");
  ASSERT_TRUE(apply_text(state, "p2 choose flood 2").allowed);
  const State before = state;
  EXPECT_EQ(apply_text(state, "p2 choose flood 1"), vineta::refuse(Rule::trn_1, Reason::already_chosen));
  EXPECT_EQ(apply_text(state, "p1 choose ?"), vineta::refuse(Rule::trn_1, Reason::incomplete));
  EXPECT_EQ(apply_text(state, "p1 choose panic"), vineta::refuse(Rule::trn_1, Reason::not_in_hand));
  EXPECT_EQ(state, before);
}

TEST(apply, the_order_of_simultaneous_choices_does_not_matter) {
  State first = position("players 3\nhouses G0 rest\n");
  State second = first;
  for (const char* choice : {"p1 choose flood 1", "p2 choose flood 2", "p3 choose flood 1"})
    ASSERT_TRUE(apply_text(first, choice).allowed);
  for (const char* choice : {"p3 choose flood 1", "p1 choose flood 1", "p2 choose flood 2"})
    ASSERT_TRUE(apply_text(second, choice).allowed);
  EXPECT_EQ(first, second);
}

// One field of an action set to any value, `none` and nonsense included.
void spoil(Action& action, Rng& rng) {
  const auto any = [&rng](int values) { return rng.below(static_cast<std::uint32_t>(values)); };
  switch (any(8)) {
    case 0:
      action.verb = static_cast<Verb>(any(enum_size<Verb>));
      break;
    case 1:
      action.recipient = seat_at(static_cast<int>(any(max_players)));
      break;
    case 2:
      action.card = static_cast<Card>(any(enum_size<Card> + 1));
      break;
    case 3:
      action.tribe = static_cast<vineta::Tribe>(any(enum_size<vineta::Tribe> + 1));
      break;
    case 4:
      action.second = static_cast<vineta::Tribe>(any(enum_size<vineta::Tribe> + 1));
      break;
    case 5:
      action.district = static_cast<vineta::District>(any(enum_size<vineta::District> + 1));
      break;
    case 6:
      action.to = static_cast<vineta::District>(any(enum_size<vineta::District> + 1));
      break;
    default:
      action.number = static_cast<std::uint8_t>(any(5));
  }
}

// A legal action with up to three fields spoilt, or one made of nothing but spoilt fields.
Action junk(const State& state, Rng& rng) {
  Action action;
  std::uint32_t spoilt = 8;
  if (rng.below(4) > 0) {
    const Seat seat = to_act(state).front();
    action = random_action<Vineta>(state, seat, rng);
    spoilt = rng.below(4);
  }
  for (std::uint32_t i = 0; i < spoilt; ++i) spoil(action, rng);
  return action;
}

bool is_listed(const State& state, Seat seat, const Action& action) {
  const auto actions = legal_actions(state, seat);
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

// Throughout random games: allowed exactly if listed, and a refusal changes nothing.
TEST(apply, allows_exactly_the_legal_list) {
  int allowed = 0;
  int refused = 0;
  for (int players = 2; players <= max_players; ++players) {
    Rng rng(static_cast<std::uint64_t>(players));
    State state = initial(Options{.players = players, .edition = static_cast<vineta::Edition>(players % 4)});
    while (!to_act(state).empty()) {
      for (int i = 0; i < 40; ++i) {
        const Seat seat = rng.below(4) > 0 ? to_act(state).front() : seat_at(static_cast<int>(rng.below(7)));
        const Action action = junk(state, rng);
        State after = state;
        const bool is_allowed = apply<Vineta>(after, seat, action).allowed;
        ASSERT_EQ(is_allowed, is_listed(state, seat, action)) << Text::position(state);
        ASSERT_EQ(after == state, !is_allowed);
        ++(is_allowed ? allowed : refused);
      }
      const Seat seat = any_of(to_act(state), rng);
      ASSERT_TRUE(apply<Vineta>(state, seat, random_action<Vineta>(state, seat, rng)).allowed);
    }
    State after = state;
    EXPECT_EQ(apply<Vineta>(after, Seat::p1, Action{.verb = Verb::choose}), vineta::refuse(Rule::end_1, Reason::game_over));
    EXPECT_EQ(after, state);
  }
  EXPECT_GT(allowed, 1000) << "the junk is never legal";
  EXPECT_GT(refused, 1000) << "the junk is always legal";
}

}  // namespace
}  // namespace springtide
