// What a store keeps of tables, as plain values: entries of journals, and the rows that list tables.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace springtide::store {

// Milliseconds since 1970. The store has no clock of its own: times are arguments.
using Time = std::int64_t;

enum class Life : std::uint8_t { open, playing, finished, abandoned };
inline constexpr std::array<std::string_view, 4> life_names{"open", "playing", "finished", "abandoned"};

// What is known of a table without replaying its journal; written with every entry.
struct TableRow {
  std::string id{};
  std::string game{};
  Life life = Life::open;
  bool is_public = false;
  Time created = 0;
  Time updated = 0;
  Time due = 0;           // when the clock or a bot next needs somebody to act for the table; 0: never
  unsigned waiting = 0;   // the seats that must act, one bit each, p1 the lowest
  std::string summary{};  // what lists show of it: JSON, opaque here
  friend bool operator==(const TableRow&, const TableRow&) = default;
};

// Who holds a seat; bots and open seats have no row.
struct SeatRow {
  int seat = 0;
  std::string player{};
  friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

// What a player is called for: to move, to a game that has begun, or to a seat that is held.
enum class CallKind : std::uint8_t { turn, begin, invitation };
inline constexpr std::array<std::string_view, 3> call_names{"turn", "begin", "invitation"};

// A move that follows at once calls nobody: so long a call waits before it is sent.
inline constexpr Time call_grace = 500;

// A player to be called to a table; one call a seat.
struct CallRow {
  int seat = 0;
  std::string player{};
  CallKind kind = CallKind::turn;
  std::int64_t decision = 0;  // another one is another call
  friend bool operator==(const CallRow&, const CallRow&) = default;
};

struct Append {
  std::int64_t seq = 1;  // 1 creates the table
  Time time = 0;
  std::string entry{};
  TableRow row{};                               // as it is after the entry
  std::optional<std::vector<SeatRow>> seats{};  // all of them, if they have changed
  std::string host{};                           // of a new table: who opened it
  std::optional<std::vector<CallRow>> calls{};  // all that stand after the entry, if they may have changed
};

// Calls without an entry: somebody who is to act has gone.
struct LateCalls {
  std::string table{};
  std::string game{};
  std::int64_t seq = 0;  // of the last entry
  Time time = 0;
  std::vector<CallRow> calls{};
};

enum class Appended : std::uint8_t {
  stored,
  conflict
};  // conflict: another entry has this number, or the one before is missing

struct JournalEntry {
  std::int64_t seq = 0;
  Time time = 0;
  std::string entry{};
  friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

inline std::vector<std::string> texts_of(const std::vector<JournalEntry>& journal) {
  std::vector<std::string> texts;
  for (const JournalEntry& entry : journal) texts.push_back(entry.entry);
  return texts;
}

}  // namespace springtide::store
