// One game of Vineta, walked through and taken apart.
#include <algorithm>
#include <array>

#include "games/vineta/notation/names.h"
#include "games/vineta/study/study.h"
#include "study/result.h"

namespace springtide::study {
namespace {

using namespace vineta;

constexpr auto& ring_names = names_of<Ring, with_spaces>;

template <EnumKey E>
RowName row_of(E e, std::string_view name) {
  return {.order = index_of(e), .text = std::string(name)};
}
RowName ring_row(Ring ring) { return row_of(ring, ring_names[ring]); }

int captured_houses(const State& state) {
  int houses = 0;
  for (Seat seat : seats_of(state)) houses += state.players[seat].captured.total();
  return houses;
}

class Walk {
 public:
  Walk(Sheet& sheet, const Options& options) : sheet_(sheet), options_(options), state_(initial(options)) {}

  void step(const Move<Vineta>& move) {
    const State before = state_;
    advance(state_, move.seat, move.action);
    if (move.action.verb == Verb::choose) ++plays_[move.action.card][move.seat];
    if (state_.round != before.round || state_.phase == Phase::over) end_round(before);
  }

  void finish(std::size_t moves) {
    result_ = result_of<Vineta>(state_, options_.players);
    add_table(moves);
    add_points(sheet_, about_points, result_);
    add_winning_points(sheet_, about_winning_points, result_);
    add_seats(sheet_, about_seats, result_);
    for (Seat seat : seats_of(state_)) add_tiles(seat);
    add_last();
    add_sources();
    for (Card card : all_of<Card>) add_plays(sheet_, about_cards, row_of(card, name_of(card)), plays_[card], result_);
  }

 private:
  // `before` still has the round's last turn.
  void end_round(const State& before) {
    const RowName row{.order = before.round, .text = std::to_string(before.round)};
    sheet_.add(about_rounds, row, RoundColumn::turns, before.turn);
    sheet_.add(about_rounds, row, RoundColumn::with_a_tie, before.tie_breaks > 0);
    sheet_.add(about_rounds, row, RoundColumn::houses_captured, captured_houses(state_) - captured_);
    const Ring sunk = ring_of((state_.sunk - before.sunk).front());
    for (Ring ring : all_of<Ring>)
      sheet_.add(about_rounds, row, index_of(RoundColumn::outer_sinks) + index_of(ring), ring == sunk);
    sheet_.count(about_turns, players_row(options_.players), before.turn);
    captured_ = captured_houses(state_);
    turns_ += before.turn;
  }

  int points_of_the_second() const {
    std::vector<int> points;
    for (Seat seat : seats_of(state_)) points.push_back(result_.points[seat]);
    std::nth_element(points.begin(), points.begin() + 1, points.end(), std::greater<>());
    return points[1];
  }

  RowName table_row() const {
    return {.order = options_.players * 10 + index_of(options_.edition),
            .text = players_row(options_.players).text + ", " + std::string(edition_names[options_.edition])};
  }

  void add_table(std::size_t moves) {
    const int most = result_.points[result_.winners.front()];
    const RowName row = table_row();
    sheet_.add(about_games, row, TableColumn::moves, static_cast<double>(moves));
    sheet_.add(about_games, row, TableColumn::turns, turns_);
    for (Seat seat : seats_of(state_)) sheet_.add(about_games, row, TableColumn::points, result_.points[seat]);
    sheet_.add(about_games, row, TableColumn::winning_points, most);
    sheet_.add(about_games, row, TableColumn::lead_over_the_second, most - points_of_the_second());
    sheet_.add(about_games, row, TableColumn::shared_wins, result_.winners.size() > 1);
  }

  void add_tiles(Seat seat) {
    const Player& player = state_.players[seat];
    const bool is_last = standing(state_).contains(player.district);
    const RowName ring = ring_row(ring_of(player.district));
    const RowName table = table_row();
    add_tile(about_tiles, row_of(player.district, name_of(player.district)), seat, is_last);
    add_tile(about_rings, ring, seat, is_last);
    add_tile(about_rings_by_table, {.order = table.order * 10 + ring.order, .text = table.text + ", " + ring.text}, seat,
             is_last);
    sheet_.add(about_tribes, row_of(player.tribe, name_of(player.tribe)), TribeColumn::win_rate, result_.rate(seat));
    sheet_.add(about_tribes, row_of(player.tribe, name_of(player.tribe)), TribeColumn::points, result_.points[seat]);
  }

  void add_tile(Topic topic, const RowName& row, Seat seat, bool is_last) {
    sheet_.add(topic, row, TileColumn::win_rate, result_.rate(seat));
    sheet_.add(topic, row, TileColumn::points, result_.points[seat]);
    sheet_.add(topic, row, TileColumn::last, is_last);
  }

  // Rings, then districts.
  void add_last() {
    const District last = standing(state_).front();
    const auto add = [this, last](const RowName& row, bool is_last) {
      sheet_.add(about_last_district, row, LastColumn::games, is_last);
      if (!is_last) return;
      sheet_.add(about_last_district, row, LastColumn::houses, state_.city[last].total());
      sheet_.add(about_last_district, row, LastColumn::winning_points, result_.points[result_.winners.front()]);
    };
    for (Ring ring : all_of<Ring>) add(ring_row(ring), ring == ring_of(last));
    for (District district : all_of<District>)
      add({.order = enum_size<Ring> + index_of(district), .text = std::string(name_of(district))}, district == last);
  }

  void add_sources() {
    struct Source {
      Rule rule;
      std::string_view text;
    };
    constexpr std::array<Source, 4> sources{{{Rule::end_2, "own houses on the last district"},
                                             {Rule::end_3, "captured houses of other tribes"},
                                             {Rule::ed_1, "captured houses of the own tribe"},
                                             {Rule::end_4, "the district tile"}}};
    for (std::size_t i = 0; i < sources.size(); ++i) {
      PerPlayer<int> points;
      for (Seat seat : seats_of(state_))
        for (const Points& reason : points_of(state_, seat))
          if (reason.rule == sources[i].rule) points[seat] += reason.points;
      add_source(sheet_, about_sources, {.order = static_cast<int>(i), .text = std::string(sources[i].text)}, points,
                 result_);
    }
  }

  Sheet& sheet_;
  const Options& options_;
  State state_;
  Result result_{};
  EnumArray<Card, PerPlayer<int>> plays_{};
  int captured_ = 0;
  int turns_ = 0;
};

}  // namespace

void Study<Vineta>::collect(Sheet& sheet, const vineta::Options& options, std::span<const Move<Vineta>> moves) {
  Walk walk(sheet, options);
  for (const Move<Vineta>& move : moves) walk.step(move);
  walk.finish(moves.size());
}

}  // namespace springtide::study
