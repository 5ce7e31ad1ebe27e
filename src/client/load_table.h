// One table of a load: its players, each with a connection, and the games they play one after the other.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "client/http.h"
#include "client/link.h"
#include "client/load.h"
#include "core/seat.h"

namespace springtide::client {

// A game that was begun: the numbers of the commands that were acknowledged, by seat.
struct LoadedGame {
  std::string table{};
  std::vector<std::vector<std::uint32_t>> acknowledged{};
};

// The id of a seat's command at its table.
std::string command_id(Seat seat, std::uint32_t number);

// Adds what this journal shows: every command that was acknowledged is there, none twice, and each seat's in their order.
void check_journal(const LoadedGame& game, std::string_view journal, LoadCheck& check);

// What all tables share.
struct LoadShared {
  const LoadPlan& plan;
  Loop& loop;
  Http& http;
  LoadCounts counts{};
  Latencies latencies{};  // in all
  Latencies recent{};     // since the last look
  std::map<std::string, int> errors{};
  std::vector<LoadedGame> played{};
  bool is_over = false;  // no more moves

  void fail(const std::string& what) { ++errors[what]; }
  // Asks again while the server is busy or, within the plan's patience, away.
  void ask(const HttpRequest& request, const Http::Done& done);
};

class LoadTable {
 public:
  LoadTable(LoadShared& shared, int number);
  ~LoadTable();

  // Makes players and a table and seats them; calls once when it is full or has failed.
  void prepare(std::function<void()> is_ready);
  void start();
  // After the last move. To have its journal checked a game must be over: the players resign.
  void end();
  // Nothing is under way.
  bool is_resting() const;
  // A game is being played, and nobody has heard of it for too long.
  bool has_stalled() const;
  // Has the game checked too that could not be brought to its end, if there is one.
  void keep_unfinished();

  std::uint64_t messages() const;
  std::uint64_t bytes() const;

 private:
  class Player;
  class Spectator;

  void make_player(std::size_t seat);
  void open_table();
  void sit_down();
  void note_seated();
  void note_finished();
  void keep_game();
  void fail(const std::string& what);
  void be_ready();
  Milliseconds pause_before_move();
  std::uint64_t sum_of(std::uint64_t (Link::*count)() const) const;

  LoadShared& shared_;
  int number_;
  Rng rng_;
  std::vector<std::unique_ptr<Player>> players_{};
  std::vector<std::unique_ptr<Spectator>> spectators_{};
  std::function<void()> is_ready_{};
  std::string table_{};
  std::size_t seated_ = 0;
  int games_ = 0;
  bool is_opening_ = false;  // from the wish for a table to the last who sits down
  bool is_playing_ = false;  // from the start to the news, at every player's, that the game is over
  bool has_failed_ = false;
  Moment slot_{};  // when the table's next move is due
  Moment news_{};  // the last update
};

}  // namespace springtide::client
