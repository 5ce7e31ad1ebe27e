#include "home/calls.h"

#include <algorithm>
#include <optional>

namespace springtide::home {
namespace {

using namespace match;
using store::CallKind;
using store::CallRow;

// Every seat moves early in a game: the end of the log is not reached often.
SeatSet seats_that_moved(const Table& table) {
  SeatSet moved;
  const int moves = table.play().logged();
  for (int i = 0; i < moves && moved.size() < table.players(); ++i)
    if (const Seat seat = table.play().logged_seat(i); is_player(seat)) moved.insert(seat);
  return moved;
}

const Chair& chair_of(const Table& table, Seat seat) { return table.chairs()[static_cast<std::size_t>(seat)]; }

// Seats that somebody decides for.
SeatSet seats_of_players(const Table& table) {
  SeatSet seats;
  for (const Seat seat : players_of(table.players()))
    if (chair_of(table, seat).kind == ChairKind::player && !table.is_bot(seat)) seats.insert(seat);
  return seats;
}

std::optional<CallRow> call_of(const Table& table, Seat seat, SeatSet moved) {
  const bool acts = table.to_act().contains(seat);
  if (!acts && moved.contains(seat)) return std::nullopt;
  return CallRow{.seat = static_cast<int>(seat),
                 .player = chair_of(table, seat).player,
                 .kind = acts && !moved.empty() ? CallKind::turn : CallKind::begin,
                 .decision = acts ? table.play().decision() : 0};
}

CallRows invitations_of(const Table& table) {
  constexpr std::int64_t no_decision = -1;  // a call to the game is another one
  CallRows calls;
  for (const Seat seat : players_of(table.players()))
    if (const std::string& guest = chair_of(table, seat).held; !guest.empty())
      calls.push_back(
          {.seat = static_cast<int>(seat), .player = guest, .kind = CallKind::invitation, .decision = no_decision});
  return calls;
}

bool has_stood(const CallRows& before, const CallRow& call) {
  return std::ranges::any_of(before, [&](const CallRow& each) {
    return each.seat == call.seat && each.player == call.player && each.decision == call.decision;
  });
}

}  // namespace

CallRows calls_of(const Table& table, SeatSet here, const CallRows& before) {
  if (table.life() == Life::open) return invitations_of(table);
  CallRows calls;
  if (table.life() != Life::playing) return calls;
  const SeatSet players = seats_of_players(table);
  if (before.empty() && (players - here).empty()) return calls;
  const SeatSet moved = seats_that_moved(table);
  for (const Seat seat : players) {
    const auto call = call_of(table, seat, moved);
    if (call && (!here.contains(seat) || has_stood(before, *call))) calls.push_back(*call);
  }
  return calls;
}

}  // namespace springtide::home
