// One game of Vigo, walked through and taken apart.
#include <algorithm>
#include <array>

#include "games/vigo/notation/names.h"
#include "games/vigo/study/study.h"
#include "study/result.h"

namespace springtide::study {
namespace {

using namespace vigo;

enum class Source : std::uint8_t { parts, bonus, multiplier, ships, leftovers };
constexpr std::array<std::string_view, 5> source_names{"parts and keys of chests", "locks with their key",
                                                       "multipliers of chests", "Sailing Ships",
                                                       "what is left in the stock"};

int keys_of(const State& state, Seat seat, StockMask chest) {
  int keys = 0;
  for (std::size_t i = 0; i < state.stocks[seat].size(); ++i)
    if ((chest >> i & 1) != 0 && part_of(state, state.stocks[seat][i]).shape == Shape::key) ++keys;
  return keys;
}

RowName number_row(int number) { return {.order = number, .text = std::to_string(number)}; }

class Walk {
 public:
  Walk(Sheet& sheet, const Options& options) : sheet_(sheet), options_(options), state_(initial(options)) {}

  void step(const Move<Vigo>& move) {
    if (move.action.verb == Verb::play) ++events_[move.action.card.event][move.seat];
    if (move.action.verb == Verb::finish_chest) add_chest(move.seat);
    const int ships = state_.sailing_ships;
    const Seat turn = state_.turn;
    advance(state_, move.seat, move.action);
    if (state_.sailing_ships == ships) return;
    ++events_[Event::sailing_ship][turn];
    if (state_.sailing_ships == ships_to_end) last_ship_ = turn;
  }

  void finish(std::size_t moves) {
    result_ = result_of<Vigo>(state_, options_.players);
    add_table(moves);
    add_points(sheet_, about_points, result_);
    add_winning_points(sheet_, about_winning_points, result_);
    add_seats(sheet_, about_seats, result_);
    sheet_.count(about_rounds, players_row(options_.players), state_.round);
    add_sources();
    add_chest_shares();
    for (Seat seat : seats_of(state_)) add_chest_count(seat);
    if (is_player(last_ship_)) add_last_ship();
    for (Event event : all_of<Event>)
      add_plays(sheet_, about_events, {.order = static_cast<int>(event), .text = std::string(event_names[event])},
                events_[event], result_);
  }

 private:
  struct Chest {
    int parts;
    ChestValue value;
  };

  void add_chest(Seat seat) {
    const ChestValue value = value_of_chest(state_, seat, state_.chest);
    const int parts = std::popcount(state_.chest) - keys_of(state_, seat, state_.chest);
    chests_.push_back({.parts = parts, .value = value});
    ++chest_count_[seat];
    sources_[Source::parts][seat] += value.parts;
    sources_[Source::bonus][seat] += value.bonus;
    sources_[Source::multiplier][seat] += value.total() - value.parts - value.bonus;
    sheet_.count(about_chest_values, players_row(options_.players), value.total());
  }

  void add_table(std::size_t moves) {
    const RowName row = players_row(options_.players);
    sheet_.add(about_games, row, TableColumn::moves, static_cast<double>(moves));
    sheet_.add(about_games, row, TableColumn::rounds, state_.round);
    for (Seat seat : seats_of(state_)) sheet_.add(about_games, row, TableColumn::points, result_.points[seat]);
    sheet_.add(about_games, row, TableColumn::winning_points, result_.points[result_.winners.front()]);
    sheet_.add(about_games, row, TableColumn::chests, static_cast<double>(chests_.size()));
    sheet_.add(about_games, row, TableColumn::round_limit, !is_player(last_ship_));
    sheet_.add(about_games, row, TableColumn::shared_wins, result_.winners.size() > 1);
  }

  void add_sources() {
    for (Seat seat : seats_of(state_))
      for (const Points& reason : points_of(state_, seat)) {
        if (reason.rule == Rule::evt_4) sources_[Source::ships][seat] += reason.points;
        if (reason.rule == Rule::end_2) sources_[Source::leftovers][seat] += reason.points;
      }
    for (std::size_t i = 0; i < source_names.size(); ++i)
      add_source(sheet_, about_sources, {.order = static_cast<int>(i), .text = std::string(source_names[i])},
                 sources_[static_cast<Source>(i)], result_);
  }

  // A share of all chests needs an observation for every row: 0 for the chests of another.
  void add_chest_shares() {
    for (const Chest& chest : chests_) {
      add_to_rows(about_chest_parts, 4, 10, chest.parts, chest.value.total());
      add_to_rows(about_multipliers, 1, highest_multiplier, chest.value.multiplier, chest.value.total());
      add_to_rows(about_pairs, 0, 2, chest.value.pairs, chest.value.total());
    }
  }
  void add_to_rows(int section, int least, int most, int row, int value) {
    for (int i = least; i <= most; ++i) sheet_.add(section, number_row(i), ChestColumn::part_of_the_chests, i == row);
    sheet_.add(section, number_row(row), ChestColumn::value, value);
  }

  void add_chest_count(Seat seat) {
    constexpr int most_shown = 6;
    const int own = std::min(chest_count_[seat], most_shown);
    for (int i = 0; i <= most_shown; ++i) {
      const RowName row{.order = i, .text = std::to_string(i) + (i == most_shown ? " or more" : "")};
      sheet_.add(about_chests_of_a_player, row, PlayerColumn::part_of_the_players, i == own);
      if (i != own) continue;
      sheet_.add(about_chests_of_a_player, row, PlayerColumn::win_rate, result_.rate(seat));
      sheet_.add(about_chests_of_a_player, row, PlayerColumn::points, result_.points[seat]);
    }
  }

  // A share of the win if the last ship gave nothing.
  double win_without_last_ship(Seat wanted) const {
    Scores points = result_.points;
    points[last_ship_] -= points_of_last_ship;
    int better = 0;
    int equal = 0;
    for (Seat seat : seats_of(state_)) {
      better += points[seat] > points[wanted];
      equal += points[seat] == points[wanted];
    }
    return better > 0 ? 0 : 1.0 / equal;
  }

  void add_last_ship() {
    for (Seat seat : seats_of(state_)) {
      const bool is_taker = seat == last_ship_;
      const RowName row{.order = is_taker ? 0 : 1, .text = is_taker ? "takes the last ship" : "another"};
      sheet_.add(about_last_ship, row, LastShipColumn::won, result_.win[seat]);
      sheet_.add(about_last_ship, row, LastShipColumn::win_rate, result_.rate(seat));
      sheet_.add(about_last_ship, row, LastShipColumn::won_without_the_60, win_without_last_ship(seat));
      sheet_.add(about_last_ship, row, LastShipColumn::points, result_.points[seat]);
    }
  }

  struct Sources {
    std::array<PerPlayer<int>, source_names.size()> items{};
    PerPlayer<int>& operator[](Source source) { return items[static_cast<std::size_t>(source)]; }
  };

  Sheet& sheet_;
  const Options& options_;
  State state_;
  Result result_{};
  EnumArray<Event, PerPlayer<int>> events_{};
  Sources sources_{};
  std::vector<Chest> chests_;
  PerPlayer<int> chest_count_{};
  Seat last_ship_ = Seat::nature;
};

}  // namespace

void Study<Vigo>::collect(Sheet& sheet, const vigo::Options& options, std::span<const Move<Vigo>> moves) {
  Walk walk(sheet, options);
  for (const Move<Vigo>& move : moves) walk.step(move);
  walk.finish(moves.size());
}

}  // namespace springtide::study
