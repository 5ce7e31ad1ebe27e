// An analysis for people and programs: text, JSON and a chart.
#pragma once

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <vector>

#include "arena/analysis.h"
#include "chart/chart.h"
#include "record/record.h"
#include "text/json.h"

namespace springtide::cli {

// Where a seat's chances went, in shares of the win.
struct Balance {
  double nature = 0;
  double hidden = 0;  // the others' choices that nobody could see
  double own = 0;     // its own decisions, open or not
  double others = 0;  // the others' open ones
  int decisions = 0;
  int agreed = 0;   // the search would have played the same
  double lost = 0;  // by mistakes, by what the seat knew
};

template <Game G>
class AnalysisText {
 public:
  AnalysisText(const Record<G>& record, const arena::Analysis<G>& analysis, int top)
      : record_(record), analysis_(analysis), mistakes_(find_mistakes(top)), luck_(find_luck(top)) {}

  std::string text() const {
    std::string text = chances_text() + "\nLargest mistakes, by what the seat knew\n";
    for (const auto& each : mistakes_) text += mistake_text(each);
    if (mistakes_.empty()) text += "  none beyond the noise of the search\n";
    text += "\nLargest strokes of luck, on the true position\n";
    for (const auto& each : luck_) text += stroke_text(each);
    if (luck_.empty()) text += "  none beyond the noise of the estimate\n";
    return text;
  }

  // Requires: an open object.
  void write_json(JsonWriter& json) const {
    json.key("line").begin_array();
    for (std::size_t i = 0; i < analysis_.outlooks.size(); ++i) write_point(json, i);
    json.end_array().key("seats").begin_array();
    for (Seat seat : players()) write_balance(json, seat);
    json.end_array().key("decisions").begin_array();
    for (const auto& each : analysis_.decisions) write_decision(json, each);
    json.end_array().key("mistakes").begin_array();
    for (const auto& each : mistakes_) write_decision(json, each);
    json.end_array().key("luck").begin_array();
    for (const auto& each : luck_) write_stroke(json, each);
    json.end_array();
  }

  std::string chart() const {
    LineChart chart{.title = "Chances to win", .x_label = "moves", .y_label = "share of the win, %", .series = {}};
    chart.y_range = Range{.low = 0, .high = 100};
    for (Seat seat : players()) {
      chart.series.push_back({.name = seat_name(seat), .points = {}});
      for (std::size_t i = 0; i < analysis_.outlooks.size(); ++i)
        chart.series.back().points.push_back({.x = static_cast<double>(i), .y = 100 * analysis_.outlooks[i].shares[seat]});
    }
    for (const auto& each : mistakes_)
      chart.markers.push_back({.x = static_cast<double>(each.move), .label = "mistake " + seat_name(each.seat)});
    for (const auto& each : luck_)
      chart.markers.push_back({.x = static_cast<double>(each.last), .label = "luck " + seat_name(each.seat)});
    return line_chart(chart);
  }

 private:
  using Decision = arena::Decision<G>;
  using Stroke = arena::Stroke;

  SeatSet players() const { return players_of(record_.options.players); }

  // The largest first; among equals the earliest.
  template <class Each, class Size>
  static std::vector<Each> largest(std::vector<Each> all, int top, Size size) {
    std::sort(all.begin(), all.end(), [&size](const Each& a, const Each& b) { return size(a) > size(b); });
    if (all.size() > static_cast<std::size_t>(top)) all.resize(static_cast<std::size_t>(top));
    return all;
  }

  std::vector<Decision> find_mistakes(int top) const {
    std::vector<Decision> found;
    std::copy_if(analysis_.decisions.begin(), analysis_.decisions.end(), std::back_inserter(found),
                 [](const Decision& each) { return each.is_mistake(); });
    return largest(found, top, [](const Decision& each) { return std::pair(each.loss(), -each.move); });
  }

  std::vector<Stroke> find_luck(int top) const {
    std::vector<Stroke> found;
    std::copy_if(analysis_.strokes.begin(), analysis_.strokes.end(), std::back_inserter(found),
                 [](const Stroke& each) { return std::abs(each.change) > each.margin; });
    return largest(found, top, [](const Stroke& each) { return std::pair(std::abs(each.change), -each.first); });
  }

  Balance balance_of(Seat seat) const {
    Balance balance;
    for (std::size_t i = 0; i < record_.moves.size(); ++i) {
      const double change = analysis_.outlooks[i + 1].shares[seat] - analysis_.outlooks[i].shares[seat];
      const arena::Cause cause = arena::cause_of(record_.moves[i]);
      const bool is_own = record_.moves[i].seat == seat;
      double& part = cause == arena::Cause::nature   ? balance.nature
                     : is_own                        ? balance.own
                     : cause == arena::Cause::hidden ? balance.hidden
                                                     : balance.others;
      part += change;
    }
    for (const Decision& each : analysis_.decisions) {
      if (each.seat != seat) continue;
      ++balance.decisions;
      balance.agreed += each.played == each.better;
      balance.lost += each.is_mistake() ? each.loss() : 0;
    }
    return balance;
  }

  std::string chances_text() const {
    std::string text =
        "Chances to win on the true position, in %, and what changed them (unseen: choices made at the same time)\n";
    text +=
        "seat  start    end  nature  others unseen  own moves  others' moves  decisions  as the search  lost by mistakes\n";
    for (Seat seat : players()) {
      const Balance balance = balance_of(seat);
      text += fmt::format("{:<4} {:6.1f} {:6.1f} {:+7.1f} {:+14.1f} {:+10.1f} {:+14.1f} {:10} {:14} {:17.1f}\n",
                          seat_name(seat), 100 * analysis_.outlooks.front().shares[seat],
                          100 * analysis_.outlooks.back().shares[seat], 100 * balance.nature, 100 * balance.hidden,
                          100 * balance.own, 100 * balance.others, balance.decisions, balance.agreed, 100 * balance.lost);
    }
    return text;
  }

  std::string mistake_text(const Decision& each) const {
    return fmt::format("  move {:>4}  {:4.1f} points of 100 (noise {:.1f}): {} ({:.1f} %), better {} ({:.1f} %)\n",
                       each.move, 100 * each.loss(), 100 * each.margin, Notation<G>::action(each.seat, each.played),
                       100 * each.played_value, Notation<G>::action(each.seat, each.better), 100 * each.better_value);
  }

  // All its moves, as they were.
  std::string moves_text(const Stroke& stroke) const {
    std::string text;
    for (int i = stroke.first; i <= stroke.last; ++i) {
      const Move<G>& move = record_.moves[static_cast<std::size_t>(i) - 1];
      text += (text.empty() ? "" : ", ") + Notation<G>::action(move.seat, move.action);
    }
    return text;
  }

  std::string stroke_text(const Stroke& each) const {
    return fmt::format("  move {:>4}  {:+5.1f} points of 100 for {} (noise {:.1f}): {}{}\n", each.last, 100 * each.change,
                       seat_name(each.seat), 100 * each.margin, each.cause == arena::Cause::hidden ? "unseen choices: " : "",
                       moves_text(each));
  }

  void write_point(JsonWriter& json, std::size_t after) const {
    json.begin_object().field("move", after).key("shares").begin_array();
    for (Seat seat : players()) json.value(analysis_.outlooks[after].shares[seat]);
    json.end_array().key("errors").begin_array();
    for (Seat seat : players()) json.value(analysis_.outlooks[after].error[seat]);
    json.end_array().end_object();
  }

  void write_balance(JsonWriter& json, Seat seat) const {
    const Balance balance = balance_of(seat);
    json.begin_object().field("seat", seat_name(seat)).field("nature", balance.nature).field("hidden", balance.hidden);
    json.field("own", balance.own).field("others", balance.others).field("decisions", balance.decisions);
    json.field("agreed", balance.agreed).field("lost", balance.lost).end_object();
  }

  void write_decision(JsonWriter& json, const Decision& each) const {
    json.begin_object().field("move", each.move).field("seat", seat_name(each.seat)).field("options", each.options);
    json.field("played", Notation<G>::action(each.seat, each.played)).field("played_value", each.played_value);
    json.field("better", Notation<G>::action(each.seat, each.better)).field("better_value", each.better_value);
    json.field("loss", each.loss()).field("margin", each.margin).field("mistake", each.is_mistake()).end_object();
  }

  void write_stroke(JsonWriter& json, const Stroke& each) const {
    json.begin_object().field("first", each.first).field("last", each.last);
    json.field("cause", each.cause == arena::Cause::nature ? "nature" : "hidden").field("moves", moves_text(each));
    json.field("seat", seat_name(each.seat)).field("change", each.change).field("margin", each.margin).end_object();
  }

  const Record<G>& record_;
  const arena::Analysis<G>& analysis_;
  std::vector<Decision> mistakes_;
  std::vector<Stroke> luck_;
};

}  // namespace springtide::cli
