// How finished games ended, kept for lists and ratings: nothing that the journals do not say, and written anew from them at
// any time (`springtide rebuild`).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/entry.h"

namespace springtide::store {

// What a rating is made of; opaque here, and kept to the bit.
struct Measure {
  double mean = 0;
  double variance = 0;
  friend bool operator==(const Measure&, const Measure&) = default;
};

struct Standing {
  int seat = 0;
  std::string player{};  // empty: a bot
  int level = 0;         // of a bot
  int measured = 0;      // in points; 0: not known
  int place = 0;         // 0 is first
  int points = 0;
  bool has_left = false;
  Measure after{};  // of a rated game
  friend bool operator==(const Standing&, const Standing&) = default;
};

struct GameResult {
  std::string table{};
  std::string game{};
  std::string edition{};
  bool is_rated = false;
  Time ended = 0;
  std::vector<Standing> standings{};  // by seat
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

// What the last rated game before told of a player.
struct Earlier {
  Measure measure{};
  Time ended = 0;
};

// How often somebody sat where, and came first.
struct Tally {
  std::string game{};
  std::string edition{};
  int players = 0;
  int seat = 0;
  int games = 0;
  int first = 0;
  friend bool operator==(const Tally&, const Tally&) = default;
};

// Games against one other player.
struct Rival {
  std::string player{};
  int games = 0;
  int before = 0;  // so often one was placed before the other
  int after = 0;
  friend bool operator==(const Rival&, const Rival&) = default;
};

struct RatingPoint {
  std::string game{};
  Measure measure{};
  Time ended = 0;
  friend bool operator==(const RatingPoint&, const RatingPoint&) = default;
};

// Which of somebody's games, last ended first; empty and 0 stand for any.
struct ResultFilter {
  std::string game{};
  std::string edition{};
  int players = 0;
  Time before = 0;             // ended before, or
  std::string before_table{};  // at the same time, and its id comes before this one
  int limit = 50;
};

class Results {
 public:
  virtual ~Results() = default;

  // Of this database's own tables.
  virtual std::vector<std::string> uncounted(int limit) = 0;  // over, but not known to be among the results
  virtual void set_counted(std::string_view table) = 0;

  // In the first database. Ratings are made in the order in which games ended (then by table): who ended earlier than what
  // is there already makes the later ones anew. One at a time, however many processes do it; what is there stays.
  using Rate =
      std::function<std::vector<Measure>(const GameResult& result, const std::vector<std::optional<Earlier>>& before)>;
  virtual void add_result(const GameResult& result, const Rate& rate) = 0;
  virtual void forget_results() = 0;  // all of them; and this database's own tables are uncounted

  virtual std::vector<GameResult> results_of(const std::vector<std::string>& players, const ResultFilter& filter) = 0;
  virtual std::vector<Tally> tallies_of(const std::vector<std::string>& players) = 0;
  virtual std::vector<Rival> rivals_of(const std::vector<std::string>& players, int limit) = 0;  // the most games first
  virtual std::vector<RatingPoint> ratings_of(const std::vector<std::string>& players, int limit) = 0;  // the last, in order
};

}  // namespace springtide::store
