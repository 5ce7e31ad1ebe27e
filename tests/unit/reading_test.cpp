// Readings: what people are shown of a belief. They add up, are certain where the view is, tell nothing that the viewer
// could not know, and come true as often as they say; and what of them is told of a whole game.
#include "ai/reading.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <string>

#include "arena/calibration.h"
#include "arena/findings.h"
#include "arena/readings.h"
#include "games/experts.h"
#include "games/list.h"
#include "laws/sizes.h"

namespace springtide {
namespace {

using arena::Giveaway;
using arena::readings_of;
using arena::Track;

double sum_of(const Reading& reading) {
  double sum = 0;
  for (const auto& each : reading.chances) sum += each.chance;
  return sum;
}

template <Game G>
std::string text_of(const typename G::View& view, const Readings& readings) {
  JsonWriter json;
  json.list(readings, [&](const Reading& each) { arena::write_reading<G>(json, view, each); });
  return json.text();
}

// As a seat is shown it after so many moves.
template <Game G>
std::string text_after(const arena::Walk<G>& walk, Seat eyes, std::size_t moves) {
  const auto view = observe(walk.before(moves), eyes);
  return text_of<G>(view, readings_of<G>(walk.record().options, view, walk.seen_by(eyes, moves)));
}

template <Game G>
Record<G> greedy_game(int players, std::uint64_t seed) {
  Record<G> record{};
  record.options.players = players;
  PerPlayer<BotSpec<G>> bots;
  for (Seat seat : players_of(players)) bots[seat] = level_spec<G>(3);
  record.moves = arena::play_game<G>(record.options, bots, seed, seed).moves();
  return record;
}

template <Game G>
class ReadingsOf : public testing::Test {};
using BothGames = testing::Types<Vineta, Vigo>;
TYPED_TEST_SUITE(ReadingsOf, BothGames);

TYPED_TEST(ReadingsOf, AddUpToOne) {
  for (const int players : {2, 4, 6}) {
    const auto record = greedy_game<TypeParam>(players, 3);
    const arena::Walk<TypeParam> walk(record);
    for (std::size_t after = 0; after <= record.moves.size(); after += 23)
      for (Seat eyes : players_of(players)) {
        const auto view = observe(walk.before(after), eyes);
        for (const Reading& reading : readings_of<TypeParam>(record.options, view, walk.seen_by(eyes, after))) {
          EXPECT_NEAR(sum_of(reading), 1, 1e-9);
          EXPECT_NE(reading.seat, eyes);
        }
      }
  }
}

// What the viewer may not know is made up anew: no byte of a reading changes.
TYPED_TEST(ReadingsOf, DependOnTheViewAlone) {
  const auto record = greedy_game<TypeParam>(3, 5);
  const arena::Walk<TypeParam> walk(record);
  Rng rng(9);
  for (std::size_t after = 0; after < record.moves.size(); after += 17)
    for (Seat eyes : players_of(3)) {
      const auto view = observe(walk.before(after), eyes);
      const auto other = observe(guess(view, rng), eyes);
      const auto seen = walk.seen_by(eyes, after);
      EXPECT_EQ(text_of<TypeParam>(view, readings_of<TypeParam>(record.options, view, seen)),
                text_of<TypeParam>(other, readings_of<TypeParam>(record.options, other, seen)));
    }
}

// --- Vineta ---

using vineta::Deeds;
using vineta::District;
using vineta::Facet;
using vineta::Manner;
using vineta::Tribe;

// The whole record of a twin game: p2 and p3 have each other's tiles, and do the same.
Record<Vineta> with_tiles_swapped(Record<Vineta> record) {
  using vineta::Action;
  using vineta::Verb;
  const auto swap_of = [&record](Verb verb) {
    std::array<Action*, 2> dealt{};
    for (Move<Vineta>& move : record.moves)
      if (move.action.verb == verb && move.action.recipient != Seat::p1)
        dealt[move.action.recipient == Seat::p3] = &move.action;
    std::swap(dealt[0]->tribe, dealt[1]->tribe);
    std::swap(dealt[0]->district, dealt[1]->district);
  };
  swap_of(Verb::deal_tribe);
  swap_of(Verb::deal_district);
  return record;
}

TEST(VinetaReading, OfATwinGameIsTheSame) {
  const auto first = greedy_game<Vineta>(3, 11);
  const auto second = with_tiles_swapped(first);
  const arena::Walk<Vineta> walk(first);
  const arena::Walk<Vineta> twin(second);
  int differences = 0;
  for (std::size_t after = 0; after < first.moves.size(); ++after) {
    ASSERT_EQ(text_after(walk, Seat::p1, after), text_after(twin, Seat::p1, after)) << after;
    differences += text_after(walk, Seat::p2, after) != text_after(twin, Seat::p2, after);
  }
  EXPECT_GT(differences, 100);  // the same test notices whoever knows one of the tiles
}

TEST(VinetaReading, IsCertainOnceTheTilesAreTurnedUp) {
  const auto record = greedy_game<Vineta>(4, 2);
  const auto state = replay(record);
  const auto readings = readings_of<Vineta>(record.options, observe(state, Seat::p1), {});
  ASSERT_EQ(readings.size(), 6u);  // tribe and district of three rivals
  for (const Reading& reading : readings) EXPECT_EQ(reading.chance_of(vineta::Reader::truth(state, reading)), 1);
}

TEST(VinetaReading, IsBlindBeforeAnybodyHasDoneAnything) {
  Rng rng(4);
  const vineta::Options options{.players = 4};
  auto state = initial(options);
  while (state.phase != vineta::Phase::place) advance(state, Seat::nature, random_action<Vineta>(state, Seat::nature, rng));
  for (const Reading& reading : readings_of<Vineta>(options, observe(state, Seat::p2), {})) {
    // Four of five tribes and eight of nine districts are not p2's own.
    const std::size_t possible = reading.facet == static_cast<int>(Facet::tribe) ? 4 : 8;
    ASSERT_EQ(reading.chances.size(), possible);
    for (const auto& each : reading.chances) EXPECT_NEAR(each.chance, 1.0 / static_cast<double>(possible), 1e-12);
  }
}

// By hand: a point makes an act twice as likely, and amber has gained one more than the mean.
TEST(VinetaReading, WeighsDeedsByWhatTheyBrought) {
  Deeds deeds;
  deeds.placed[Tribe::amber] = 1;
  const double twice = std::log(2);
  const Manner careful{.share = 1, .placing = twice};
  const auto sure = factors_of(deeds, 4, std::array{careful});
  EXPECT_NEAR(sure.tribes[Tribe::ice] / sure.tribes[Tribe::amber], 1.0 / 2, 1e-8);
  EXPECT_EQ(sure.tribes[Tribe::tide], 0);  // not in play
  // If every second player does not care: 1/2 + 1/2 · 2 against 1/2 + 1/2 · 1.
  const auto unsure = factors_of(deeds, 4, std::array{Manner{.share = 1}, careful});
  EXPECT_NEAR(unsure.tribes[Tribe::ice] / unsure.tribes[Tribe::amber], 2.0 / 3, 1e-8);
  // Who would hardly have acted so was the careless one: the careful weigh 1/4 of it, 1 + 1/4 · 2 against 1 + 1/4.
  deeds.placed_spread = 2;
  const auto careless =
      factors_of(deeds, 4, std::array{Manner{.share = 1}, Manner{.share = 1, .placing = twice, .placing_cost = twice}});
  EXPECT_NEAR(careless.tribes[Tribe::ice] / careless.tribes[Tribe::amber], 1.25 / 1.5, 1e-8);
}

TEST(VinetaReading, DeedsAreWhatGoesBeyondTheMean) {
  vineta::Deed deed{.is_placing = true};
  deed.tribes[Tribe::amber] = 4;
  deed.tribes[Tribe::heather] = 100;  // not in play with two players
  Deeds deeds;
  deeds.add(deed, 4);
  EXPECT_DOUBLE_EQ(deeds.placed[Tribe::amber], 3);  // the mean is 1
  EXPECT_DOUBLE_EQ(deeds.placed[Tribe::straw], -1);
  EXPECT_DOUBLE_EQ(deeds.placed[Tribe::heather], 0);
  EXPECT_DOUBLE_EQ(deeds.placed_spread, 3);  // (9 + 1 + 1 + 1) / 4
  EXPECT_DOUBLE_EQ(deeds.played[Tribe::amber], 0);
}

// What one rival is likely to be, the other is not: there is one tile of each.
TEST(VinetaReading, OfOneRivalTellsOfTheOther) {
  const std::string text =
      "springtide record 1\ngame vineta\nrules 1\nplayers 3\nedition nl\nstart p1\nresult unfinished\n\n"
      "nature deal p1 tribe amber\nnature deal p2 tribe fern\nnature deal p3 tribe ice\nnature deal p1 district G0\n"
      "nature deal p2 district Y2\nnature deal p3 district R1\n"
      "p1 place amber R0\np2 place fern R1\np3 place straw G0\np1 place amber R2\np2 place fern R0\n";
  const auto record = *read_record<Vineta>(text);
  const arena::Walk<Vineta> walk(record);
  const auto view = observe(walk.states().back(), Seat::p1);
  const auto readings = readings_of<Vineta>(record.options, view, walk.seen_by(Seat::p1, record.moves.size()));
  const auto chance = [&](Seat seat, Tribe tribe) {
    for (const Reading& each : readings)
      if (each.seat == seat && each.facet == static_cast<int>(Facet::tribe)) return each.chance_of(index_of(tribe));
    return -1.0;
  };
  EXPECT_GT(chance(Seat::p2, Tribe::fern), 0.4);  // a third before
  EXPECT_LT(chance(Seat::p3, Tribe::fern), 0.33);
  EXPECT_EQ(chance(Seat::p2, Tribe::amber), 0);
  const auto tracks = arena::Tracker<Vineta>(walk).take();
  EXPECT_EQ(tracks.size(), 12u);  // two facets of three seats, each through two pairs of eyes
  const auto giveaways = arena::giveaways_of(record, tracks);
  const auto of_fern = [](const Giveaway& each) { return each.seat == Seat::p2 && each.facet == 0; };
  ASSERT_EQ(std::ranges::count_if(giveaways, of_fern), 2);
  for (const Giveaway& each : giveaways) EXPECT_TRUE(!of_fern(each) || each.change() > 0.01);
}

// Fixed seeds: the same figures on every machine. A few games show a gross mistake only.
TEST(VinetaReading, ComesTrueAsOftenAsItSays) {
  const bool is_whole = test_size(0, 1, 0) == 1;
  arena::Shown<Vineta> shown;
  for (int game = 0; game < test_size(24, 400); ++game)
    shown.add_game(arena::shown_in(arena::mixed_game<Vineta>(77, game, level_count, is_whole ? 300 : 50)));
  for (const arena::Calibration& facet : shown.facets)
    for (const arena::Tenth& tenth : facet.tenths) {
      if (tenth.count < 1000) continue;
      std::printf("[ reading  ] shown %.3f, happened %.3f ± %.3f (%.0f)\n", tenth.shown / tenth.count,
                  tenth.happened / tenth.count, tenth.error(), tenth.count);
      EXPECT_LT(std::abs(tenth.gap()), (is_whole ? 0.03 : 0.05) + 2 * tenth.error());
    }
  EXPECT_GT(shown.moves, is_whole ? 10'000 : 500);
}

// --- what is told of a game ---

TEST(Track, IsReadSinceTheTruthRemainedLikely) {
  Track track{.chances = {Track::nothing, 0.3, 0.6, 0.4, 0.7, 0.8, Track::nothing}};
  EXPECT_EQ(track.read_since(), 4);
  track.chances[5] = 0.5;
  EXPECT_EQ(track.read_since(), 0);
}

// By hand: the mean of two rivals, by the moves of the seat itself.
TEST(Giveaways, AreChangesInTheEyesOfTheRivals) {
  Record<Vineta> record{};
  const vineta::Action place{.verb = vineta::Verb::place, .tribe = Tribe::fern, .district = District::r0};
  record.moves = {
      {.seat = Seat::p1, .action = place}, {.seat = Seat::p2, .action = place}, {.seat = Seat::p1, .action = place}};
  const std::vector<Track> tracks{{.eyes = Seat::p2, .seat = Seat::p1, .truth = 2, .chances = {0.2, 0.3, 0.9, 0.6}},
                                  {.eyes = Seat::p3, .seat = Seat::p1, .truth = 2, .chances = {0.2, 0.5, 0.9, 0.4}}};
  const auto giveaways = arena::giveaways_of(record, tracks);
  ASSERT_EQ(giveaways.size(), 2u);
  EXPECT_EQ(giveaways[0].move, 1);
  EXPECT_NEAR(giveaways[0].before, 0.2, 1e-12);
  EXPECT_NEAR(giveaways[0].after, 0.4, 1e-12);
  EXPECT_EQ(giveaways[1].move, 3);
  EXPECT_NEAR(giveaways[1].change(), -0.4, 1e-12);  // it has misled them
}

TEST(Findings, TellWhoReadWhomInFewBytes) {
  const auto record = greedy_game<Vineta>(6, 7);
  const arena::Walk<Vineta> walk(record);
  const arena::Analysis<Vineta> analysis{.outlooks = std::vector<arena::Outlook>(record.moves.size() + 1),
                                         .tracks = arena::Tracker<Vineta>(walk).take()};
  const arena::Findings<Vineta> findings(record, analysis, 20);
  JsonWriter json;
  json.begin_object();
  findings.write_json(json);
  const Json found = *parse_json(json.end_object().text());
  const Json* tracks = found.find("tracks");
  ASSERT_NE(tracks, nullptr);
  EXPECT_EQ(tracks->items().size(), 60u);
  EXPECT_EQ(found.find("giveaways")->items().size(), 20u);
  EXPECT_LT(write(*tracks).size(), 40'000u);
  for (const Json& track : tracks->items()) {
    ASSERT_EQ(track.find("moves")->items().size(), track.find("points")->items().size());
    for (std::size_t i = 1; i < track.find("points")->items().size(); ++i)
      EXPECT_GT(std::abs(track.find("points")->items()[i].as_number() - track.find("points")->items()[i - 1].as_number()),
                1);
  }
}

// --- Vigo ---

TEST(VigoReading, IsWhatSomebodyWhoRemembersEverythingKnows) {
  const auto record = greedy_game<Vigo>(3, 6);
  const arena::Walk<Vigo> walk(record);
  int remembered = 0;
  for (std::size_t after = 0; after < record.moves.size(); after += 5) {
    const auto& state = walk.before(after);
    const auto view = observe(state, Seat::p2);
    int known = 0;
    for (const vigo::Spot spot : state.bay) known += spot.is_known() && !spot.is_up();
    for (const Reading& reading : readings_of<Vigo>(record.options, view, walk.seen_by(Seat::p2, after))) {
      if (reading.facet != static_cast<int>(vigo::Facet::card)) continue;
      --known;
      ++remembered;
      EXPECT_EQ(reading.chance_of(vigo::Reader::truth(state, reading)), 1);
      EXPECT_GE(reading.round, 1);
      EXPECT_LE(reading.round, state.round);
      EXPECT_TRUE(view.bay[static_cast<std::size_t>(reading.place)].is_covered());
    }
    EXPECT_EQ(known, 0) << after;
  }
  EXPECT_GT(remembered, 100);
  // Who was not there knows none of them.
  const auto view = observe(walk.before(record.moves.size() / 2), Seat::p2);
  for (const Reading& reading : readings_of<Vigo>(record.options, view, {}))
    EXPECT_EQ(reading.facet, static_cast<int>(vigo::Facet::sort));
}

// By hand: of 108 cards that nobody has seen six are Sailing Ships.
TEST(VigoReading, CountsWhatNobodyHasSeen) {
  const vigo::Options options{.players = 2};
  const auto view = observe(initial(options), Seat::p1);
  const auto readings = readings_of<Vigo>(options, view, {});
  ASSERT_EQ(readings.size(), 1u);
  EXPECT_NEAR(readings[0].chance_of(index_of(vigo::Event::sailing_ship)), 6.0 / 108, 1e-12);
  EXPECT_NE(text_of<Vigo>(view, readings).find(R"({"what":"sailing ship","chance":0.05)"), std::string::npos);
}

}  // namespace
}  // namespace springtide
