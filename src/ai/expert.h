// What an expert of a game knows. Each game specialises this next to its rules; bots are templates over it.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/nets.h"
#include "core/move.h"

namespace springtide {

// A seat's record: every event from the start of the game on, as this seat saw it.
template <Game G>
using SeatRecord = std::span<const Move<G>>;

// All a bot is given. There is no State in it: a bot works on states it has guessed.
template <Game G>
struct Question {
  typename G::Options options{};
  typename G::View view{};  // of the seat that must decide
  SeatRecord<G> record{};
  typename G::Actions legal{};

  Seat seat() const { return view.viewer; }
};

// How good a position is for each seat: shares of the win, which add up to one.
using Shares = PerPlayer<double>;

// What each entry of a legal list is worth to the seat that must decide, in the order of the list.
using Worths = std::array<double, max_actions>;

// All that one choice begins: the steps that belong to it now, and what it is meant for later, once it is shown or nature
// has turned a card.
template <Game G>
struct Course {
  std::vector<typename G::Action> now{};  // the choice itself first
  std::vector<typename G::Action> then{};
};

// How a search goes about it.
enum class Playout : std::uint8_t {
  none,     // the evaluation judges the position where the tree ends
  settled,  // random play until the evaluation is at its best
  quick,    // the same with the expert's quick choices
  guided,   // the same with its better ones
  full,     // random play to the end of the game
};

struct SearchSettings {
  int iterations = 1000;
  Playout playout = Playout::settled;
  double exploration = 1;
  double exploration_of_two = 0;  // with two players; 0 = the same
  double trust = 0.02;            // in greedy's opinion: the difference in worth that matters; 0 = greedy is not asked
  int weigh_at = 4;     // greedy is asked at a node when it is decided there for the n-th time; 0 = at the root only
  double doubt = 0;     // how much less than the mean is hoped of what was not tried yet
  double paranoia = 0;  // how far the others are taken to play against the root seat instead of for themselves
  Nets nets{};          // asked where they are
};

//   Sight                          what a bot sees, remembers and leans to: terms of the evaluation, memory, belief
//   term_names                     the parts of the evaluation, which Sight weighs
//   plain                          the sight without foresight: what greedy plays with
//   settings                       how search plays this game best
//   review_iterations              iterations for a decision of a game looked at again: seconds for the whole game
//   shares(state, sight)           estimated shares of the win
//   worths(state, seat, legal, sight)  greedy's opinion of every legal action, from what the seat knows alone
//   guided(state, seat, rng, sight)  a choice for playouts, better than a random one
//   quick(state, seat, rng, sight)   the same with less thought; may be left out
//   is_settled(state, since)       whether a playout that began in `since` has come to where the evaluation is at its best
//   hindsight(state)               shares of the win for who sees everything and looks back; no bot plays by it
//   is_late(state)                 whether so little is left that looking back plays it to the end
//   lasting(state, mover)          of what hindsight sees a move change, the part that shows in the result on average
//   Belief(question, sight, nets)  what the seat has reason to think; guess(rng) makes a state of it
//   Reader                         the same as people are shown it (ai/reading.h); may be left out
// A game that can explain its choices has these as well, all from the view alone:
//   course(question, action)       how the choice is carried out
//   arguments(question, better, worse)   why the one is better than the other: kinds of the game with facts that the view
//                                  shows for sure, and that its evaluation counts for the better one; often none
//   focus(question, arguments, better)   where to look, without saying what to do
template <Game G>
struct Expert;

}  // namespace springtide
