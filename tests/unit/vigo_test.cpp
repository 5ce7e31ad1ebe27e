// Vigo: the deck's facts, chests, the dealer's bay, the documented examples, and how long random games last.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/dealer.h"
#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"
#include "laws/sizes.h"
#include "unit/source_file.h"

namespace springtide::vigo {
namespace {

using Text = Notation<Vigo>;

// The lines of the first fenced block of docs/notation.md with this label.
std::string documented(const std::string& label) {
  const std::string page = file_text("docs/notation.md");
  const std::string fence = "```" + label + "\n";
  const std::size_t start = page.find(fence) + fence.size();
  return page.substr(start, page.find("```", start) - start);
}

State loaded(const std::string& lines) {
  const auto state = Text::parse_position("game vigo\nplayers 2\n" + lines);
  EXPECT_TRUE(state) << (state ? "" : state.error().message());
  return state ? *state : initial(Options{});
}

// VG-MAT-4: 13 left and 13 right lids, 13 left and 13 right bottoms, 12 locks, 26 middles, 6 keys, six of each treasure.
TEST(vigo_deck, has_the_numbers_of_the_rules_page) {
  std::map<Shape, int> shapes;
  std::map<Mark, int> marks;
  std::map<Colour, int> colours;
  for (const Deck::Entry& entry : default_deck().entries) {
    EXPECT_TRUE(is_possible(entry.part));
    shapes[entry.part.shape] += entry.copies;
    marks[entry.part.mark] += entry.copies;
    colours[entry.part.colour] += entry.copies;
  }
  EXPECT_EQ(shapes, (std::map<Shape, int>{{Shape::left_lid, 13},
                                          {Shape::right_lid, 13},
                                          {Shape::left_bottom, 13},
                                          {Shape::right_bottom, 13},
                                          {Shape::middle, 26},
                                          {Shape::key, 6}}));
  EXPECT_EQ(marks[Mark::lock], 12);
  for (Mark mark : {Mark::chalice, Mark::chain, Mark::crown, Mark::diamond, Mark::coin, Mark::ring})
    EXPECT_EQ(marks[mark], 6);
  for (Colour colour : all_of<Colour>) EXPECT_EQ(colours[colour], 12);
  const State state = initial(Options{});
  for (Event event : all_of<Event>) EXPECT_EQ(state.deck[kind_of(event)], 6);
}

TEST(vigo_deck, is_shipped_as_a_file) {
  std::vector<Line> lines{{.number = 0, .text = "players 4"}};
  const std::string file = file_text("decks/vigo.txt");
  std::vector<std::string> texts;
  for (const Line& line : content_lines_of(file)) texts.push_back("deck " + std::string(line.text));
  for (const std::string& text : texts) lines.push_back({.number = 0, .text = text});
  const auto options = Text::parse_options(lines);
  ASSERT_TRUE(options) << options.error().message();
  EXPECT_EQ(*options, Options{});
}

TEST(vigo_notation, documented_actions_are_read_and_written_back) {
  int count = 0;
  const std::string block = documented("vigo action");
  for (const Line& line : lines_of(block)) {
    const auto move = Text::parse_action(line.text);
    ASSERT_TRUE(move) << line.text << ": " << move.error().message();
    EXPECT_EQ(Text::action(move->seat, move->action), line.text);
    ++count;
  }
  EXPECT_EQ(count, 23);
}

TEST(vigo_notation, the_documented_position_is_canonical) {
  const std::string text = documented("vigo position");
  const auto state = Text::parse_position(text);
  ASSERT_TRUE(state) << state.error().message();
  EXPECT_EQ(Text::position(*state), text);
}

TEST(vigo_notation, malformed_actions_are_refused_with_what_was_expected) {
  const std::map<std::string, std::string> cases{
      {"p1 sail", "expected a field, the line ends"},
      {"p1 sail m1", "expected a field, found 'm1'"},
      {"p1 sail a10", "expected a field"},
      {"p1 play red left lid", "expected an event"},
      {"p1 tidal wave row 10", "expected a row"},
      {"p1 tidal wave column m", "expected a column"},
      {"p1 chest add brown key", "expected a card"},
      {"p1 pirate p7 red key", "expected a player"},
      {"nature reveal a1 red lid", "expected a card"},
      {"p1 sail  a1", "single spaces"},
      {"p1 end now", "expected the end of the line"},
  };
  for (const auto& [text, reason] : cases) {
    const auto move = Text::parse_action(text);
    ASSERT_FALSE(move) << text;
    EXPECT_NE(move.error().reason.find(reason), std::string::npos) << text << ": " << move.error().reason;
  }
}

// Own 40, other 20, brown 10; VG-CHE-4: one pair of red lock and key; no treasure twice.
TEST(vigo_chest, explains_its_value) {
  const State state = loaded(
      "phase after\np1 stock red left lid, brown right lid, red left bottom lock, blue right bottom ring, "
      "green middle diamond, red key\n");
  const ChestOffers offers = chests_of(state, Seat::p1);
  // The middle and the key each may come along or not.
  ASSERT_EQ(offers.size(), 4u);
  std::set<int> totals;
  for (const ChestOffer& offer : offers) totals.insert(offer.value.total());
  // 40 + 10 + 40 + 20 = 110; the middle adds 20, the key 40 and the bonus of 50.
  EXPECT_EQ(totals, (std::set<int>{110, 130, 200, 220}));
  for (const ChestOffer& offer : offers)
    if (offer.value.total() == 220) {
      EXPECT_EQ(offer.value, (ChestValue{.parts = 170, .pairs = 1, .bonus = 50, .multiplier = 1}));
      const PointsList points = points_of(offer.value);
      ASSERT_EQ(points.size(), 2u);
      EXPECT_EQ(points[0], (Points{.rule = Rule::che_3, .points = 170}));
      EXPECT_EQ(points[1], (Points{.rule = Rule::che_4, .points = 50}));
    }
}

TEST(vigo_chest, multiplies_by_equal_treasures) {
  const State state = loaded(
      "phase after\np1 stock blue left lid, blue right lid, yellow left bottom chalice, white right bottom diamond, "
      "red middle chalice, blue middle chain, brown middle chain\n");
  int best = 0;
  for (const ChestOffer& offer : chests_of(state, Seat::p1)) best = std::max(best, offer.value.total());
  // 5 x 20 + 40 + 10 = 150; two chalices and two chains count once: x 2.
  EXPECT_EQ(best, 300);
}

TEST(vigo_chest, is_not_offered_without_all_four) {
  EXPECT_TRUE(
      chests_of(loaded("phase after\np1 stock red left lid x2, red left bottom lock, red right bottom lock\n"), Seat::p1)
          .empty());
}

// A deal lays out the whole bay: a field holds the same card in whatever order the fields are revealed.
TEST(vigo_dealer, lays_out_the_bay_by_field) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Deal secret(sha256(std::to_string(seed)));
    const Dealer dealer(seed % 2 == 0 ? Deal(seed) : secret);
    const auto reveal_by_ships = [&](std::vector<std::string> order) {
      State state = initial(Options{.players = 2});
      std::map<std::string, std::string> cards;
      for (const std::string& field : order) {
        advance(state, state.turn, {.verb = Verb::place, .field = *find_field(field)});
        const Action outcome = dealer.deal<Vigo>(state);
        cards[field] = name_of(outcome.card);
        advance(state, Seat::nature, outcome);
      }
      return cards;
    };
    EXPECT_EQ(reveal_by_ships({"c4", "h7"}), reveal_by_ships({"h7", "c4"})) << seed;
  }
}

void expect_whole_deck(const Dealer& dealer) {
  State state = initial(Options{.players = 2});
  Rng rng(3);
  std::map<std::string, int> dealt_cards;
  std::set<Field> revealed;
  while (!to_act(state).empty()) {
    const Seat seat = to_act(state).front();
    if (seat != Seat::nature) {
      advance(state, seat, random_action<Vigo>(state, seat, rng));
      continue;
    }
    const Action outcome = dealer.deal<Vigo>(state);
    EXPECT_TRUE(revealed.insert(outcome.field).second);
    ++dealt_cards[name_of(outcome.card)];
    advance(state, seat, outcome);
  }
  for (const auto& [name, count] : dealt_cards) EXPECT_LE(count, state.deck[kind_of(state, *find_card(name))]) << name;
}

TEST(vigo_dealer, deals_the_whole_deck) {
  expect_whole_deck(Dealer(9));
  expect_whole_deck(Dealer(Deal(sha256("secret"))));
}

// VG-INF-1: a card seen and face down again is forgotten by every view, unless the table has the memory aid.
TEST(vigo_view, forgets_what_lies_face_down_again) {
  const State state = loaded("down c4 pirate\n");
  const State other = loaded("down c4 dolphin\n");
  EXPECT_NE(state, other);
  EXPECT_EQ(observe(state, Seat::p1), observe(other, Seat::p1));
  EXPECT_EQ(Text::view(observe(state, Seat::p1)), Text::view(observe(other, Seat::p1)));
  const State aided = loaded("set memory-aid on\ndown c4 pirate\n");
  EXPECT_NE(Text::view(observe(aided, Seat::p1)).find("down c4 pirate"), std::string::npos);
}

// VG-TRN-3: of the cards passed over, one seen before is turned up by the move, one nobody has seen by nature.
TEST(vigo_view, is_told_more_where_a_forgotten_card_shows) {
  const auto sails_to_reveal = [](const std::string& bay, const std::string& to) {
    const State state = loaded(bay + "p1 ship a4\np2 ship l9\n");
    return reveals(state, Seat::p1, {.verb = Verb::sail, .field = *find_field(to)});
  };
  EXPECT_FALSE(sails_to_reveal("", "d4"));
  EXPECT_TRUE(sails_to_reveal("down c4 pirate\n", "d4"));
  EXPECT_FALSE(sails_to_reveal("down c4 pirate\n", "c4"));
  EXPECT_FALSE(sails_to_reveal("up c4 pirate\n", "d4"));
  EXPECT_FALSE(sails_to_reveal("set memory-aid on\ndown c4 pirate\n", "d4"));
  for (const char* side : {"down", "up"}) {
    const State landed = loaded("phase landed\nlanded c4\np1 ship c4\np2 ship l9\n" + std::string(side) + " c4 pirate\n");
    EXPECT_EQ(reveals(landed, Seat::p1, {.verb = Verb::take}), side == std::string("down"));
    EXPECT_FALSE(reveals(landed, Seat::p1, {.verb = Verb::leave}));
  }
}

// VG-END-4 is for games that never end; fewer than half of random 4-player games need it. Prints the share for each number
// of players.
TEST(vigo_facts, under_half_of_random_games_reach_the_round_limit) {
  const int games = test_size(400, 10'000);
  for (int players = min_players; players <= max_players; ++players) {
    Rng rng(4);
    int limited = 0;
    for (int game = 0; game < games; ++game) {
      State state = initial(Options{.players = players});
      play_out<Vigo>(state, rng);
      limited += state.sailing_ships < 6;
    }
    std::printf("%d players: %.1f %% of %d random games reach round 200\n", players, 100.0 * limited / games, games);
    EXPECT_GT(limited, 0);
    if (players == 4) {
      EXPECT_LT(limited * 2, games);
    }
  }
}

}  // namespace
}  // namespace springtide::vigo
