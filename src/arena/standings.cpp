#include "arena/standings.h"

#include <algorithm>
#include <cmath>

#include "chart/chart.h"
#include "text/json.h"

namespace springtide::arena {
namespace {

// Places p + 1 … p + k are shared by the k seats in place p.
double mean_place(const FixedVector<std::uint8_t, max_seats>& places, std::size_t seat) {
  const auto tied = std::count(places.begin(), places.end(), places[seat]);
  return places[seat] + (static_cast<double>(tied) + 1) / 2;
}

double share_of(const GameResult& result, Seat seat) {
  return result.winners.contains(seat) ? 1.0 / result.winners.size() : 0.0;
}

const GameResult& result_at(const Results& results, int number) { return *results[static_cast<std::size_t>(number)]; }

std::vector<double> values_of(const std::vector<DealMeans>& deals, double DealMeans::* value) {
  std::vector<double> values;
  for (const DealMeans& deal : deals) values.push_back(deal.*value);
  return values;
}

// Deals that all end alike show no spread, but that is no certainty: then each deal is one trial of a share.
Interval share_interval(const std::vector<double>& shares) {
  const Interval interval = mean_interval(shares);
  const auto n = static_cast<double>(shares.size());
  if (std::count(shares.begin(), shares.end(), shares[0]) == std::ssize(shares)) return wilson(shares[0] * n, n);
  return {interval.value, std::max(interval.low, 0.0), std::min(interval.high, 1.0)};
}

std::vector<Outcome> outcomes_of(const Plan& plan, const Results& results, int deals) {
  std::vector<Outcome> outcomes;
  for (int number = 0; number < deals * plan.games_per_deal(); ++number) {
    const GameId game = game_at(plan, number);
    outcomes.push_back(
        {.deal = game.deal, .bots = seating(plan, game), .places = places_of(result_at(results, number), plan.players)});
  }
  return outcomes;
}

Standing standing_of(const Plan& plan, const Results& results, int deals, int bot) {
  std::vector<DealMeans> means;
  for (int deal = 0; deal < deals; ++deal) means.push_back(deal_means(plan, results, deal, bot));
  return {.bot = bot,
          .share = share_interval(values_of(means, &DealMeans::share)),
          .place = mean_interval(values_of(means, &DealMeans::place)).value,
          .points = mean_interval(values_of(means, &DealMeans::points))};
}

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

double milliseconds(std::chrono::nanoseconds time) { return std::chrono::duration<double, std::milli>(time).count(); }

void write_times(JsonWriter& json, const ThinkingTimes& times) {
  json.key("thinking_ms").begin_object().field("decisions", times.count());
  json.field("mean", milliseconds(times.mean())).field("p999", milliseconds(times.at(0.999)));
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

DealMeans deal_means(const Plan& plan, const Results& results, int deal, int bot) {
  DealMeans sum;
  int seats = 0;
  const int first = deal * plan.games_per_deal();
  for (int number = first; number < first + plan.games_per_deal(); ++number) {
    const LineUp bots = seating(plan, game_at(plan, number));
    const GameResult& result = result_at(results, number);
    const auto places = places_of(result, plan.players);
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
      if (bots[seat] != bot) continue;
      ++seats;
      sum.share += share_of(result, seat_at(static_cast<int>(seat)));
      sum.place += mean_place(places, seat);
      sum.points += result.points[seat_at(static_cast<int>(seat))];
    }
  }
  return {.share = sum.share / seats, .place = sum.place / seats, .points = sum.points / seats};
}

Standings standings_of(const Plan& plan, const Results& results, int deals) {
  Standings standings{.deals = deals};
  if (deals == 0) return standings;
  const int bots = static_cast<int>(plan.bots.size());
  const Ladder rated = ladder(outcomes_of(plan, results, deals), bots, {.seed = plan.seed});
  for (int bot = 0; bot < bots; ++bot) {
    Standing row = standing_of(plan, results, deals, bot);
    row.rating = rated.ratings[static_cast<std::size_t>(bot)];
    row.games = row.rating.games;
    standings.bots.push_back(row);
  }
  if (bots == 2) standings.superiority = superiority(rated, 0, 1);
  return standings;
}

std::vector<Standing> by_rating(std::vector<Standing> rows) {
  std::sort(rows.begin(), rows.end(), [](const Standing& a, const Standing& b) {
    return a.rating.rating != b.rating.rating ? a.rating.rating > b.rating.rating : a.bot < b.bot;
  });
  return rows;
}

std::string_view verdict_name(Verdict verdict) {
  if (verdict == Verdict::accept_h0) return "h0";
  return verdict == Verdict::accept_h1 ? "h1" : "undecided";
}

std::string standings_json(const TableLines& table, const Plan& plan, const Played& played, const RunOptions& options,
                           const Standings& standings) {
  JsonWriter json;
  json.begin_object().key("table").list(table).key("entrants").list(plan.entrants);
  json.field("seed", plan.seed).field("deals_planned", plan.deals).field("games_per_deal", plan.games_per_deal());
  json.field("line_ups", plan.line_ups.size()).field("complete", played.is_complete);
  json.field("deals", standings.deals).field("games", standings.deals * plan.games_per_deal());
  json.key("bots").list(standings.bots, [&](const Standing& row) {
    write_bot(json, plan, row, played.times[static_cast<std::size_t>(row.bot)]);
  });
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
