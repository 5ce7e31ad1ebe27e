// What is found in a record looked at again: the worth of each decision to the seat that made it, and how the chances went
// up and down.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "ai/expert.h"
#include "core/move.h"

namespace springtide::arena {

// In shares of the win: what a decision keeps of so much counts half in an accuracy.
inline constexpr double slight_stake = 0.03;

// A decision as the search sees it from what the seat knew. All that is compared is tried on the same guesses, so that
// differences have little noise. What is lost is measured on other guesses than those that chose the best: it is expected to
// be right and may come out below zero, and sums over a game have errors like any sum.
template <Game G>
struct Decision {
  int move = 0;  // its number in the record, from 1
  Seat seat = Seat::p1;
  int round = 0;  // from 1; 0: the game has no rounds
  int options = 0;
  typename G::Action played{};
  typename G::Action better{};  // the search's answer; the same as played if it agrees
  double played_value = 0;      // the share of the win to expect
  double better_value = 0;
  double loss = 0;   // against the best
  double error = 0;  // the standard error of the loss
  double stake = 0;  // what a choice at random would lose

  // Of loss and stake in an accuracy: wherever much is at stake what was kept of it counts alike, so that no great decision
  // speaks for a whole game, and hardly at all where next to nothing is.
  double weight() const { return 1 / (std::max(stake, 0.0) + slight_stake); }

  // Beyond the noise, and not a trifle.
  bool is_mistake() const { return played != better && loss > 2 * error && loss > 0.005; }
};

// The chances on the true position, hidden cards included. They add up to one.
struct Outlook {
  Shares shares{};
  Shares error{};  // the standard error of each
};

// Whether a step of the record is chance, a choice that the others could not see, or an open decision.
enum class Cause : std::uint8_t { nature, hidden, open };

// A change of a seat's chances that the seat could neither foresee nor help: a move of nature, compared with what else
// nature might have done, or what the others chose at the same time, unseen.
struct Stroke {
  int first = 0;  // the numbers of its moves
  int last = 0;
  Cause cause = Cause::nature;
  Seat seat = Seat::p1;  // whom it hit most
  double change = 0;
  double margin = 0;
};

// A figure and its standard error.
struct Estimate {
  double value = 0;
  double error = 0;
};

// What a move did for each seat, compared with the mean of what might have been done in its place.
struct Luck {
  Shares change{};
  Shares error{};  // of not knowing exactly how likely it was
};

// How likely the truth about a rival was to a seat, move by move.
struct Track {
  static constexpr double nothing = -1;  // not dealt yet, or open to all

  Seat eyes = Seat::p1;
  Seat seat = Seat::p1;  // whose secret
  int facet = 0;
  int truth = 0;
  std::vector<double> chances{};  // before the first move, then after each

  // The number of the first move after which the truth was likelier than not and remained so; 0: there is none.
  int read_since() const;
};

// What a move told the rivals of its own seat: the chance that they gave the truth before and after, in the mean.
struct Giveaway {
  int move = 0;
  Seat seat = Seat::p1;
  int facet = 0;
  int truth = 0;
  double before = 0;
  double after = 0;
  double change() const { return after - before; }  // below zero it has misled them
};

struct AnalysisSettings {
  int playouts = 200;  // for each point of the outlook
  int tries = 256;     // of each option of a bot whose choices are known
  std::uint64_t seed = 0;
  SeatSet seats = SeatSet::first(max_players);  // whose decisions
};

template <Game G>
struct Analysis {
  std::vector<Outlook> outlooks;  // before the first move, then after each
  std::vector<Decision<G>> decisions;
  std::vector<Luck> luck;  // of every move; nothing but where nature moved, or a bot whose choices are known
  std::vector<Stroke> strokes;
  std::vector<Track> tracks;      // by seat and facet, each through all other eyes
  std::vector<std::string> nets;  // what the nets are called that valued the decisions
};

inline int Track::read_since() const {
  constexpr double half = 0.5;
  std::size_t end = chances.size();
  while (end > 0 && chances[end - 1] == nothing) --end;
  std::size_t first = end;
  while (first > 0 && chances[first - 1] > half) --first;
  return first == end ? 0 : static_cast<int>(first);
}

// In which round a position lies; 0 in games that do not count them.
template <Game G>
int round_of(const typename G::State& state) {
  if constexpr (requires { state.round; })
    return state.round;
  else
    return 0;
}

// Which step of the record it is.
template <Game G>
Cause cause_of(const Move<G>& move) {
  if (move.seat == Seat::nature) return Cause::nature;
  return seen(move.seat, move.action, Seat::spectator) == move.action ? Cause::open : Cause::hidden;
}

}  // namespace springtide::arena
