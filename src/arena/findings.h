// What an analysis comes to: the balance of each seat, the largest mistakes and strokes of luck; as JSON.
#pragma once

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "arena/readings.h"
#include "arena/walk.h"
#include "arena/why.h"
#include "record/record.h"
#include "text/json.h"

namespace springtide::arena {

// How a seat fared, in shares of the win: `result` is an equal share, and what skill, luck and the others made of it.
struct Balance {
  int decisions = 0;
  int agreed = 0;     // the search would have played the same
  double result = 0;  // of an unfinished game the last outlook
  Estimate skill{};   // what its decisions cost against the best by what it knew: nothing for the best
  Estimate luck{};    // what nature did, and bots by chance, compared with what they might have done
  Estimate others{};  // the rest: what the others did, by choice and by mistake
  // The result without luck, and without what the seat itself, if it is a bot, did by chance: its mean is that of the
  // result.
  Estimate adjusted{};
  // Of what was at stake in its decisions the part that was kept, each by its weight: 0 for choices at random, 1 for the
  // best.
  Estimate accuracy{};
};

template <Game G>
class Findings {
 public:
  // Record and analysis must outlive it; at most so many mistakes, strokes and giveaways.
  Findings(const Record<G>& record, const Analysis<G>& analysis, int top)
      : record_(record),
        analysis_(analysis),
        mistakes_(find_mistakes(top)),
        luck_(find_luck(top)),
        giveaways_(find_giveaways(top)) {}

  SeatSet players() const { return players_of(record_.options.players); }
  const std::vector<Decision<G>>& mistakes() const { return mistakes_; }
  const std::vector<Stroke>& luck() const { return luck_; }
  const std::vector<Giveaway>& giveaways() const { return giveaways_; }
  const std::vector<Track>& tracks() const { return analysis_.tracks; }

  // Why the better choice of a mistake is better, by what its seat could see; often none.
  auto reasons_of(const Decision<G>& mistake) const {
    return arguments_for<G>(question_of(mistake), mistake.better, mistake.played);
  }

  // What a track or a giveaway is about: `tribe fern`. Requires: there are any.
  std::string facet_name(int facet) const { return std::string(Notation<G>::facet_names[static_cast<std::size_t>(facet)]); }
  std::string hidden_name(int facet, int what) const { return Notation<G>::hidden_name(view_, facet, what); }

  Balance balance_of(Seat seat) const {
    Balance balance{.result = analysis_.outlooks.back().shares[seat]};
    double lost = 0;
    double lost_squares = 0;
    double missed = 0;
    double missed_squares = 0;
    double staked = 0;
    for (const Decision<G>& each : analysis_.decisions) {
      if (each.seat != seat) continue;
      ++balance.decisions;
      balance.agreed += each.played == each.better;
      lost += each.loss;
      lost_squares += each.error * each.error;
      missed += each.weight() * each.loss;
      missed_squares += std::pow(each.weight() * each.error, 2);
      staked += each.weight() * each.stake;
    }
    balance.skill = {.value = -lost, .error = std::sqrt(lost_squares)};
    balance.luck = luck_by(seat, [seat](Seat mover) { return mover != seat; });
    const Estimate own = luck_by(seat, [seat](Seat mover) { return mover == seat; });
    balance.adjusted = {.value = balance.result - balance.luck.value - own.value,
                        .error = std::hypot(balance.luck.error, own.error)};
    const double equal = 1.0 / record_.options.players;
    balance.others = {.value = balance.result - equal - balance.skill.value - balance.luck.value,
                      .error = std::hypot(balance.skill.error, balance.luck.error)};
    if (staked > 0) balance.accuracy = {.value = 1 - missed / staked, .error = std::sqrt(missed_squares) / staked};
    return balance;
  }

  std::string move_text(int number) const {
    const Move<G>& move = record_.moves[static_cast<std::size_t>(number) - 1];
    return Notation<G>::action(move.seat, move.action);
  }

  // All its moves, as they were.
  std::string moves_text(const Stroke& stroke) const {
    return joined(moves_of(stroke), ", ", [](const Move<G>& move) { return Notation<G>::action(move.seat, move.action); });
  }

  // Requires: an open object.
  void write_json(JsonWriter& json) const {
    json.key("line").begin_array();
    for (std::size_t i = 0; i < analysis_.outlooks.size(); ++i) write_point(json, i);
    json.end_array().key("seats").list(players(), [&](Seat seat) { write_balance(json, seat); });
    json.key("decisions").list(analysis_.decisions, [&](const Decision<G>& each) {
      write_decision(json, each);
      json.end_object();
    });
    json.key("mistakes").list(mistakes_, [&](const Decision<G>& each) {
      write_decision(json, each);
      write_why(json, each);
      json.end_object();
    });
    json.key("luck").list(luck_, [&](const Stroke& each) { write_stroke(json, each); });
    if constexpr (HasReader<G>) {
      json.key("tracks").list(analysis_.tracks, [&](const Track& each) { write_track(json, each); });
      json.key("giveaways").list(giveaways_, [&](const Giveaway& each) { write_giveaway(json, each); });
    }
    if (!analysis_.nets.empty()) json.key("nets").list(analysis_.nets);
  }

 private:
  // What the moves of some did for a seat by chance.
  template <class Moves>
  Estimate luck_by(Seat seat, Moves counts) const {
    Estimate sum;
    double squares = 0;
    for (std::size_t i = 0; i < analysis_.luck.size(); ++i) {
      if (!counts(record_.moves[i].seat)) continue;
      sum.value += analysis_.luck[i].change[seat];
      squares += analysis_.luck[i].error[seat] * analysis_.luck[i].error[seat];
    }
    sum.error = std::sqrt(squares);
    return sum;
  }

  std::span<const Move<G>> moves_of(const Stroke& stroke) const {
    return std::span(record_.moves)
        .subspan(static_cast<std::size_t>(stroke.first) - 1, static_cast<std::size_t>(stroke.last - stroke.first) + 1);
  }

  // The largest first; among equals the earliest.
  template <class Each, class Size>
  static std::vector<Each> largest(std::vector<Each> all, int top, Size size) {
    std::sort(all.begin(), all.end(), [&size](const Each& a, const Each& b) { return size(a) > size(b); });
    if (all.size() > static_cast<std::size_t>(top)) all.resize(static_cast<std::size_t>(top));
    return all;
  }

  std::vector<Decision<G>> find_mistakes(int top) const {
    std::vector<Decision<G>> found;
    std::copy_if(analysis_.decisions.begin(), analysis_.decisions.end(), std::back_inserter(found),
                 [](const Decision<G>& each) { return each.is_mistake(); });
    return largest(found, top, [](const Decision<G>& each) { return std::pair(each.loss, -each.move); });
  }

  std::vector<Stroke> find_luck(int top) const {
    std::vector<Stroke> found;
    std::copy_if(analysis_.strokes.begin(), analysis_.strokes.end(), std::back_inserter(found),
                 [](const Stroke& each) { return std::abs(each.change) > each.margin; });
    return largest(found, top, [](const Stroke& each) { return std::pair(std::abs(each.change), -each.first); });
  }

  std::vector<Giveaway> find_giveaways(int top) const {
    return largest(giveaways_of(record_, analysis_.tracks), top,
                   [](const Giveaway& each) { return std::tuple(std::abs(each.change()), -each.move, -each.facet); });
  }

  // What somebody hides, and what it is.
  void write_secret(JsonWriter& json, Seat seat, int facet, int truth) const {
    json.field("seat", seat_name(seat)).field("facet", facet_name(facet)).field("what", hidden_name(facet, truth));
  }

  // In whole points of 100, and only where it has changed by more than one: an analysis stays small.
  void write_track(JsonWriter& json, const Track& track) const {
    std::vector<int> moves;
    std::vector<int> points;
    for (std::size_t i = 0; i < track.chances.size(); ++i) {
      if (track.chances[i] == Track::nothing) continue;
      const int now = static_cast<int>(std::lround(100 * track.chances[i]));
      if (!points.empty() && std::abs(now - points.back()) <= 1) continue;
      moves.push_back(static_cast<int>(i));
      points.push_back(now);
    }
    json.begin_object().field("eyes", seat_name(track.eyes));
    write_secret(json, track.seat, track.facet, track.truth);
    if (const int since = track.read_since(); since > 0) json.field("since", since);
    json.key("moves").list(moves).key("points").list(points).end_object();
  }

  void write_giveaway(JsonWriter& json, const Giveaway& each) const {
    const Move<G>& move = record_.moves[static_cast<std::size_t>(each.move) - 1];
    json.begin_object().field("move", each.move);
    write_secret(json, each.seat, each.facet, each.truth);
    json.key("played");
    Notation<G>::action_json(json, move.seat, move.action);
    json.field("before", each.before).field("after", each.after).end_object();
  }

  void write_point(JsonWriter& json, std::size_t after) const {
    const Outlook& outlook = analysis_.outlooks[after];
    json.begin_object().field("move", after);
    json.key("shares").list(players(), [&](Seat seat) { return outlook.shares[seat]; });
    json.key("errors").list(players(), [&](Seat seat) { return outlook.error[seat]; }).end_object();
  }

  static void write_estimate(JsonWriter& json, std::string_view name, const Estimate& estimate) {
    json.key(name).begin_object().field("value", estimate.value).field("error", estimate.error).end_object();
  }

  void write_balance(JsonWriter& json, Seat seat) const {
    const Balance balance = balance_of(seat);
    json.begin_object().field("seat", seat_name(seat)).field("decisions", balance.decisions);
    json.field("agreed", balance.agreed).field("result", balance.result);
    write_estimate(json, "skill", balance.skill);
    write_estimate(json, "luck", balance.luck);
    write_estimate(json, "others", balance.others);
    write_estimate(json, "adjusted", balance.adjusted);
    if (balance.decisions > 0) write_estimate(json, "accuracy", balance.accuracy);
    json.end_object();
  }

  Question<G> question_of(const Decision<G>& each) const { return walk_.question(static_cast<std::size_t>(each.move) - 1); }

  // Nothing is said where there is no reason.
  void write_why(JsonWriter& json, const Decision<G>& each) const {
    const auto reasons = reasons_of(each);
    if (reasons.empty()) return;
    const Question<G> question = question_of(each);
    json.key("why").begin_object();
    write_reasons<G>(json, reasons);
    json.key("better").begin_object();
    write_course<G>(json, question, each.better);
    json.end_object().key("played").begin_object();
    write_course<G>(json, question, each.played);
    json.end_object().end_object();
  }

  // The object stays open.
  void write_decision(JsonWriter& json, const Decision<G>& each) const {
    json.begin_object().field("move", each.move).field("seat", seat_name(each.seat));
    if (each.round > 0) json.field("round", each.round);
    json.field("options", each.options).key("played");
    Notation<G>::action_json(json, each.seat, each.played);
    json.field("played_value", each.played_value).key("better");
    Notation<G>::action_json(json, each.seat, each.better);
    json.field("better_value", each.better_value);
    json.field("loss", each.loss).field("error", each.error).field("stake", each.stake);
    json.field("mistake", each.is_mistake());
  }

  void write_stroke(JsonWriter& json, const Stroke& each) const {
    json.begin_object().field("first", each.first).field("last", each.last);
    json.field("cause", each.cause == Cause::nature ? "nature" : "hidden").key("moves").begin_array();
    for (const Move<G>& move : moves_of(each)) Notation<G>::action_json(json, move.seat, move.action);
    json.end_array()
        .field("seat", seat_name(each.seat))
        .field("change", each.change)
        .field("margin", each.margin)
        .end_object();
  }

  const Record<G>& record_;
  const Analysis<G>& analysis_;
  Walk<G> walk_{record_};
  std::vector<Decision<G>> mistakes_;
  std::vector<Stroke> luck_;
  std::vector<Giveaway> giveaways_;
  typename G::View view_ = observe(initial(record_.options), Seat::spectator);  // what names need to know of a table
};

}  // namespace springtide::arena
