// Why a command is refused: a code for programs, the rule id where a rule is meant, a sentence for people.
#pragma once

#include <string>
#include <utility>

#include "base/enum_names.h"

namespace springtide::match {

enum class Code : std::uint8_t {
  bad_setup,        // the table cannot be made like this
  no_such_seat,     // the table has no seat of this name
  seat_taken,       // somebody or a bot has it
  seat_held,        // it is kept for somebody else
  seat_empty,       // nobody has it
  seats_open,       // the game cannot start while a seat is open
  not_your_seat,    // somebody else holds it
  not_host,         // only the host may
  not_started,      // the game has not begun
  already_started,  // the game has begun
  game_over,        // the game is over
  not_your_turn,    // the seat has nothing to decide now
  outdated,         // the command was for an earlier decision
  unreadable,       // the action is no action of this game
  illegal,          // a rule forbids it
  nothing_to_undo,  // no step of the own card play can be taken back
  nothing_asked,    // there is nothing to vote on
  already_asked,    // a question is waiting for votes
  too_early,        // the seat has not kept the others waiting for long enough
  has_left,         // a bot plays for this seat
  has_not_left,     // nobody plays for this seat
  is_away,          // somebody who can return would have to consent
  no_such_phrase,   // only the phrases of the list can be said
  bad_name,         // not a name
  bad_secret,       // not a secret
  rematch_made,     // there is a new table already
  accounts_only,    // guests have no ratings
  one_seat_each,    // at a rated table
  is_rated,         // nobody takes back what counts
  no_vacation,      // no such vacation can be taken here, or there is none to end
  no_such_guest,    // nobody, or somebody who is here or invited already
  no_hints,         // somebody else plays, it counts for ratings, or what happens is written already
};

inline constexpr auto& code_names = names_of<Code, with_hyphens>;

struct Refusal {
  Code code = Code::bad_setup;
  std::string sentence{};
  std::string rule{};    // empty where no rule of the game is meant
  std::string reason{};  // the key of its sentence in the catalogue, where a rule is meant
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// With the catalogue's sentence for the code.
Refusal refused(Code code);
inline Refusal refused(Code code, std::string sentence, std::string rule = {}, std::string reason = {}) {
  return {.code = code, .sentence = std::move(sentence), .rule = std::move(rule), .reason = std::move(reason)};
}

}  // namespace springtide::match
