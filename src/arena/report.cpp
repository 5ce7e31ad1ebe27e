#include "arena/report.h"

#include <cmath>

#include "chart/chart.h"
#include "text/json.h"

namespace springtide::arena {
namespace {

// JSON has no infinity: a bound that is not known is null.
void write_number(JsonWriter& json, std::string_view name, double value) {
  json.key(name);
  if (std::isfinite(value))
    json.value(value);
  else
    json.null();
}

void write_interval(JsonWriter& json, std::string_view name, const Interval& interval) {
  json.key(name).begin_object().field("value", interval.value);
  write_number(json, "low", interval.low);
  write_number(json, "high", interval.high);
  json.end_object();
}

void write_strings(JsonWriter& json, std::string_view name, const std::vector<std::string>& texts) {
  json.key(name).begin_array();
  for (const std::string& text : texts) json.value(std::string_view(text));
  json.end_array();
}

double milliseconds(ThinkingTimes::Duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

void write_times(JsonWriter& json, const ThinkingTimes& times) {
  json.key("thinking_ms").begin_object().field("decisions", times.decisions());
  json.field("mean", milliseconds(times.mean())).field("p999", milliseconds(times.quantile(0.999)));
  json.field("max", milliseconds(times.longest())).end_object();
}

void write_bot(JsonWriter& json, const Plan& plan, const Standing& row, const ThinkingTimes& times) {
  const Rating& rating = row.rating;
  json.begin_object().field("bot", std::string_view(plan.bots[static_cast<std::size_t>(row.bot)])).field("games", row.games);
  write_interval(json, "first_places", row.share);
  json.field("mean_place", row.place);
  write_interval(json, "points", row.points);
  write_interval(json, "rating", {rating.rating, rating.low, rating.high});
  write_times(json, times);
  json.end_object();
}

void write_sprt(JsonWriter& json, const Sprt& test, const SprtRun& state) {
  json.key("sprt").begin_object().field("h0", test.h0).field("h1", test.h1);
  json.field("alpha", test.alpha).field("beta", test.beta).field("deals", state.deals()).field("mean", state.mean());
  json.field("llr", state.llr()).field("lower", state.lower()).field("upper", state.upper());
  json.field("verdict", verdict_name(state.verdict())).end_object();
}

}  // namespace

std::string_view verdict_name(Verdict verdict) {
  if (verdict == Verdict::accept_h0) return "h0";
  return verdict == Verdict::accept_h1 ? "h1" : "undecided";
}

std::string standings_json(const TableLines& table, const Plan& plan, const Played& played, const RunOptions& options,
                           const Standings& standings) {
  JsonWriter json;
  json.begin_object();
  write_strings(json, "table", table);
  write_strings(json, "entrants", plan.entrants);
  json.field("seed", plan.seed).field("deals_planned", plan.deals).field("games_per_deal", plan.games_per_deal());
  json.field("line_ups", plan.line_ups.size()).field("complete", played.is_complete);
  json.field("deals", standings.deals).field("games", standings.deals * plan.games_per_deal());
  json.key("bots").begin_array();
  for (const Standing& row : standings.bots) write_bot(json, plan, row, played.times[static_cast<std::size_t>(row.bot)]);
  json.end_array();
  if (standings.superiority) json.field("superiority", *standings.superiority);
  if (played.sprt) write_sprt(json, *options.sprt, *played.sprt);
  return json.end_object().text() + "\n";
}

std::string standings_chart(const std::string& title, const Plan& plan, const Standings& standings) {
  BarChart chart{.title = title, .x_label = "rating, with 95 % interval", .items = {}};
  for (const Standing& row : by_rating(standings.bots))
    chart.items.push_back({.label = plan.bots[static_cast<std::size_t>(row.bot)],
                           .value = row.rating.rating,
                           .low = row.rating.low,
                           .high = row.rating.high});
  return bar_chart(chart);
}

}  // namespace springtide::arena
