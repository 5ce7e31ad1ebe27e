// What clients are told. Everything about a game goes through the one filter here, for one viewer at a time.
#pragma once

#include <limits>
#include <string>
#include <string_view>

#include "match/table.h"
#include "wire/service_code.h"

namespace springtide::wire {

std::string welcome_text(std::string_view name);
// The client is of another version: it reloads and loses nothing.
std::string reload_text();
// What who runs the servers has to say to everybody; empty: no more.
inline constexpr std::size_t announcement_limit = 400;  // bytes
std::string announcement_text(std::string_view sentence);
std::string pong_text(std::string_view table = {});
std::string acknowledged_text(std::string_view table, std::string_view id, int seq);

struct Denial {
  std::string_view table{};
  std::string_view id{};  // of the command, if it was one
  std::string_view code{};
  std::string_view sentence{};
  std::string_view rule{};
  std::string_view reason{};  // the key of a sentence in texts/, where a rule is meant
};
std::string refused_text(const Denial& denial);
// With the code's own sentence, if the denial has none.
std::string refused_text(ServiceCode code, Denial denial);
std::string refused_text(std::string_view table, std::string_view id, const match::Refusal& refusal);

// Who sits where, and what was agreed on; `here`: the seats with a player connected.
std::string table_text(const match::Table& table, const match::Actor& actor, SeatSet here);
// What the viewer has not been told yet, or the newest of it, and how the table looks now; `head` is that of its chain, if
// there is one.
std::string update_text(const match::Table& table, Seat viewer, int have, std::string_view head = {},
                        int most = std::numeric_limits<int>::max());
// What the viewer saw before its event of a number, or the newest of it.
std::string history_text(const match::Table& table, Seat viewer, int before, int most);
std::string steps_text(const match::Table& table, Seat seat);
// What the seat's cards would do on the table as it lies, by what the seat sees.
std::string ahead_text(const match::Table& table, Seat seat);
// What the seat knows of the decision that it must make. Requires: the table has hints for it.
std::string hint_text(const match::Table& table, Seat seat);
// What lists of tables show.
std::string summary_text(const match::Table& table);

}  // namespace springtide::wire
