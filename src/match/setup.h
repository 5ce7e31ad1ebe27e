// What a table is made with. It never changes; chairs do, until the game starts.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/sha256.h"
#include "core/seat.h"

namespace springtide::match {

// Milliseconds since 1970. There is no clock in a table: times are arguments.
using Time = std::int64_t;

inline constexpr Time second = 1000;
inline constexpr Time minute = 60 * second;
inline constexpr Time hour = 60 * minute;
inline constexpr Time day = 24 * hour;

enum class ClockKind : std::uint8_t { none, live, correspondence };
inline constexpr std::array<std::string_view, 3> clock_names{"none", "live", "correspondence"};

// Each decision has `move` for itself, then the seat's bank runs down: seconds and minutes live, days in correspondence.
struct Clock {
  ClockKind kind = ClockKind::none;
  Time move = 0;
  Time bank = 0;
  friend bool operator==(const Clock&, const Clock&) = default;
};

// How long bots wait before they move, as the host likes it.
enum class Pace : std::uint8_t { slow, normal, quick, once };
inline constexpr std::array<std::string_view, 4> pace_names{"slow", "normal", "quick", "once"};

// At the normal pace a bot waits this long before it moves: drawn anew for each decision, whatever it holds.
struct Pause {
  Time least = 700;
  Time most = 1800;
  friend bool operator==(const Pause&, const Pause&) = default;
};

enum class ChairKind : std::uint8_t { open, player, bot, scripted };
inline constexpr std::array<std::string_view, 4> chair_names{"open", "player", "bot", "scripted"};

inline constexpr std::size_t net_name_length = 8;

struct Chair {
  ChairKind kind = ChairKind::open;
  std::string player{};  // the id of who holds the seat
  std::string held{};    // the id of whom an open one is kept for; empty: for whoever comes
  std::string name{};
  std::string secret{};             // what the player adds to the deal
  int level = 0;                    // of a bot
  int version = 1;                  // of a bot: that of the levels (ai/levels.h) when it was seated
  std::vector<std::string> nets{};  // of a bot: what the nets that its level asks are called
  friend bool operator==(const Chair&, const Chair&) = default;
};

// What a table promises grows; a journal is held to what its own version promised.
//   1: no chain of hashes; secrets with the opening, scripts for guests, and undo without those who left were allowed
//   2: as docs/fair-deal.md says
inline constexpr int latest_version = 2;

struct Setup {
  int version = latest_version;
  std::string table{};  // the table's id
  std::string game{};
  std::vector<std::string> options{};  // header lines as in a record
  bool is_public = false;
  bool has_spectators = true;
  bool is_rated = false;  // its result counts for the ratings of those who play
  int bot_version = 0;    // of the bots, where it is rated: their strength is known by level and version
  Clock clock{};
  Pause pause{};
  Pace pace = Pace::normal;
  std::string host{};  // a player id
  std::vector<Chair> chairs{};
  Digest secret{};                    // the server's part of the deal
  std::string position{};             // the game starts here instead, if not empty
  std::vector<std::string> script{};  // moves of nature and of scripted seats, in order
  bool is_lesson = false;             // others may sit down though the host has written what they get
  std::string rematch_of{};           // the id of an earlier table
  std::string dealt_as{};             // the id the table had where it was dealt, if it has come from elsewhere
  friend bool operator==(const Setup&, const Setup&) = default;
};

// The host has written draws, or what a seat does.
bool is_scripted(const Setup& setup);
// What is told before the game: the hash of the server's secret and the table's id.
Digest commitment_of(const Setup& setup);
// With the host's secret for the players who have none yet: those are the host.
std::vector<Chair> with_secret(std::vector<Chair> chairs, const std::string& secret);
// The key of all draws: from the server's secret and every player's, in seat order.
Digest deal_key_of(const Setup& setup, const std::vector<Chair>& chairs);

}  // namespace springtide::match
