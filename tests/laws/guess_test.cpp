// `guess` gives every arrangement of hidden cards and tiles the same chance: chi-squared tests over small cases.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <string>

#include "games/vineta/notation/notation.h"
#include "laws/sizes.h"

namespace springtide {
namespace {

using vineta::Card;

using Weights = std::map<std::string, double>;

// How far the counts are from the weights, in standard deviations of the chi-squared distribution (Wilson and Hilferty).
double surprise(const Weights& weights, const std::map<std::string, int>& counts, int samples) {
  double total = 0;
  for (const auto& [key, weight] : weights) total += weight;
  double chi_squared = 0;
  for (const auto& [key, weight] : weights) {
    const double expected = weight / total * samples;
    const auto found = counts.find(key);
    const double difference = (found == counts.end() ? 0 : found->second) - expected;
    chi_squared += difference * difference / expected;
  }
  for (const auto& [key, count] : counts)
    if (!weights.contains(key)) return 1e9;  // impossible outcome
  const double freedom = static_cast<double>(weights.size()) - 1;
  return (std::cbrt(chi_squared / freedom) - (1 - 2 / (9 * freedom))) / std::sqrt(2 / (9 * freedom));
}

constexpr double limit = 4.5;  // about one false alarm in 300,000; the seeds are fixed

// p2 has nine cards nobody has seen: seven in hand or face down, two in the pile.
vineta::State small_case(bool has_chosen) {
  const std::string text = std::string(R"(game vineta
players 3
phase choose
houses R2 rest
p1 tribe ice
p1 district Y1
p2 discard flood 1 x4, flood 2 x6, flood 3 x2, changing wind x3, calm sea, false hope x3, rescue, relocation
p2 hand flood 1, flood 3 x2, flood 4, intervention, )") +
                           (has_chosen ? "one more\np2 chosen one less\n" : "one more, one less\n");
  const auto state = Notation<Vineta>::parse_position(text);
  EXPECT_TRUE(state) << (state ? "" : state.error().message());
  return *state;
}

constexpr std::array<Card, 9> unseen{Card::flood_1,  Card::flood_3,  Card::flood_3, Card::flood_4,   Card::intervention,
                                     Card::one_more, Card::one_less, Card::panic,   Card::quarantine};

std::string key_of(Card chosen, Card first, Card second) {
  return std::to_string(static_cast<int>(chosen)) + "/" + std::to_string(static_cast<int>(std::min(first, second))) + "," +
         std::to_string(static_cast<int>(std::max(first, second)));
}

// Every way to pick the two pile cards, and the chosen card, from nine physical cards.
Weights card_weights(bool has_chosen) {
  Weights weights;
  for (std::size_t first = 0; first < unseen.size(); ++first)
    for (std::size_t second = first + 1; second < unseen.size(); ++second) {
      if (!has_chosen) ++weights[key_of(Card::none, unseen[first], unseen[second])];
      for (std::size_t chosen = 0; has_chosen && chosen < unseen.size(); ++chosen)
        if (chosen != first && chosen != second) ++weights[key_of(unseen[chosen], unseen[first], unseen[second])];
    }
  return weights;
}

std::string cards_key(const vineta::State& state) {
  const vineta::Player& player = state.players[Seat::p2];
  std::vector<Card> pile;
  for (Card card : player.pile.kinds())
    for (int i = 0; i < player.pile[card]; ++i) pile.push_back(card);
  return key_of(player.chosen, pile.at(0), pile.at(1));
}

// Two hidden tribes of three, two hidden districts of eight.
Weights tile_weights() {
  Weights weights;
  for (int tribe2 : {0, 2, 3})
    for (int tribe3 : {0, 2, 3})
      for (int district2 = 0; district2 < 9; ++district2)
        for (int district3 = 0; district3 < 9; ++district3)
          if (tribe2 != tribe3 && district2 != district3 && district2 != 4 && district3 != 4)
            weights[std::to_string(tribe2) + std::to_string(tribe3) + std::to_string(district2) +
                    std::to_string(district3)] = 1;
  return weights;
}

std::string tiles_key(const vineta::State& state) {
  std::string key;
  for (Seat seat : {Seat::p2, Seat::p3}) key += std::to_string(static_cast<int>(state.players[seat].tribe));
  for (Seat seat : {Seat::p2, Seat::p3}) key += std::to_string(static_cast<int>(state.players[seat].district));
  return key;
}

using Guess = std::function<vineta::State(const vineta::View&, Rng&)>;

double surprise_of(const vineta::State& state, const Weights& weights,
                   const std::function<std::string(const vineta::State&)>& key, const Guess& make) {
  Rng rng(11);
  const int samples = test_size(300'000, 3'000'000);
  const vineta::View view = observe(state, Seat::p1);
  std::map<std::string, int> counts;
  for (int i = 0; i < samples; ++i) ++counts[key(make(view, rng))];
  return surprise(weights, counts, samples);
}

const Guess honest = [](const vineta::View& view, Rng& rng) { return guess(view, rng); };

TEST(Guess, deals_hidden_hands_uniformly) {
  EXPECT_LT(surprise_of(small_case(false), card_weights(false), cards_key, honest), limit);
}

TEST(Guess, deals_the_hidden_choice_uniformly) {
  EXPECT_LT(surprise_of(small_case(true), card_weights(true), cards_key, honest), limit);
}

TEST(Guess, deals_hidden_tiles_uniformly) {
  EXPECT_LT(surprise_of(small_case(false), tile_weights(), tiles_key, honest), limit);
}

// The test of the test: a guess that retries one time in ten for an arrangement it likes is found out.
Guess biased_towards(const std::function<bool(const vineta::State&)>& likes) {
  return [likes](const vineta::View& view, Rng& rng) {
    vineta::State state = guess(view, rng);
    if (rng.below(10) == 0 && !likes(state)) state = guess(view, rng);
    return state;
  };
}

TEST(GuessTest, notices_a_biased_deal) {
  const Guess biased = biased_towards([](const vineta::State& s) { return s.players[Seat::p2].pile.has(Card::panic); });
  EXPECT_GT(surprise_of(small_case(false), card_weights(false), cards_key, biased), limit);
}

TEST(GuessTest, notices_biased_tiles) {
  const Guess biased =
      biased_towards([](const vineta::State& s) { return s.players[Seat::p2].tribe == vineta::Tribe::amber; });
  EXPECT_GT(surprise_of(small_case(false), tile_weights(), tiles_key, biased), limit);
}

}  // namespace
}  // namespace springtide
