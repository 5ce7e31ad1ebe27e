// An analysis for people: text and a chart.
#pragma once

#include <fmt/core.h>

#include <string>
#include <vector>

#include "arena/findings.h"
#include "chart/chart.h"
#include "record/record.h"
#include "text/json.h"

namespace springtide::cli {

template <Game G>
class AnalysisText {
 public:
  AnalysisText(const Record<G>& record, const arena::Analysis<G>& analysis, int top)
      : analysis_(analysis), findings_(record, analysis, top) {}

  const arena::Findings<G>& findings() const { return findings_; }

  std::string text() const {
    std::string text = chances_text() + "\nLargest mistakes, by what the seat knew\n";
    for (const auto& each : findings_.mistakes()) text += mistake_text(each);
    if (findings_.mistakes().empty()) text += "  none beyond the noise of the search\n";
    text += "\nLargest strokes of luck, on the true position\n";
    for (const auto& each : findings_.luck()) text += stroke_text(each);
    if (findings_.luck().empty()) text += "  none beyond the noise of the estimate\n";
    return text;
  }

  std::string chart() const {
    LineChart chart{.title = "Chances to win", .x_label = "moves", .y_label = "share of the win, %", .series = {}};
    chart.y_range = Range{.low = 0, .high = 100};
    for (Seat seat : players()) {
      chart.series.push_back({.name = seat_name(seat), .points = {}});
      for (std::size_t i = 0; i < analysis_.outlooks.size(); ++i)
        chart.series.back().points.push_back({.x = static_cast<double>(i), .y = 100 * analysis_.outlooks[i].shares[seat]});
    }
    for (const auto& each : findings_.mistakes())
      chart.markers.push_back({.x = static_cast<double>(each.move), .label = "mistake " + seat_name(each.seat)});
    for (const auto& each : findings_.luck())
      chart.markers.push_back({.x = static_cast<double>(each.last), .label = "luck " + seat_name(each.seat)});
    return line_chart(chart);
  }

 private:
  using Decision = arena::Decision<G>;
  using Stroke = arena::Stroke;

  SeatSet players() const { return findings_.players(); }

  std::string chances_text() const {
    std::string text =
        "Chances to win on the true position, in %, and what changed them (unseen: choices made at the same time)\n";
    text +=
        "seat  start    end  nature  others unseen  own moves  others' moves  decisions  as the search  lost by mistakes\n";
    for (Seat seat : players()) {
      const arena::Balance balance = findings_.balance_of(seat);
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

  std::string stroke_text(const Stroke& each) const {
    return fmt::format("  move {:>4}  {:+5.1f} points of 100 for {} (noise {:.1f}): {}{}\n", each.last, 100 * each.change,
                       seat_name(each.seat), 100 * each.margin, each.cause == arena::Cause::hidden ? "unseen choices: " : "",
                       findings_.moves_text(each));
  }

  const arena::Analysis<G>& analysis_;
  arena::Findings<G> findings_;
};

}  // namespace springtide::cli
