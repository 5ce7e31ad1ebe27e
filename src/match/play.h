// The game at a table behind one interface for every game: the line of moves, who must decide, what each viewer sees.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "core/deal.h"
#include "core/places.h"
#include "match/refusal.h"
#include "match/setup.h"
#include "text/json.h"

namespace springtide::match {

// A bot's decision being thought about, apart from the table: it holds what the bot's seat saw and nothing else.
class Thinking {
 public:
  virtual ~Thinking() = default;
  virtual int milliseconds() const = 0;    // the level's own limit
  virtual bool run(int iterations) = 0;    // true once there is nothing more to think
  virtual std::string answer() const = 0;  // the best action so far
};

class Play {
 public:
  virtual ~Play() = default;

  virtual int players() const = 0;
  virtual std::vector<std::string> options() const = 0;  // all of them, as header lines of a record
  virtual SeatSet to_act() const = 0;                    // players only: nature's moves have followed; nobody: over
  virtual int length() const = 0;                        // moves in the line
  virtual int decision() const = 0;  // a number no other decision has, undone ones included; one for all who choose at once
  virtual SeatSet may_change() const = 0;      // seats that have chosen while others still choose
  virtual int own_start(Seat seat) const = 0;  // where the seat's card play began that it may take back; length(): nowhere
  // Who made the last move that was not nature's; nature: nobody, or all of them at once.
  virtual Seat last_mover() const = 0;
  virtual std::optional<int> last_decision_of(Seat seat) const = 0;  // where undo by consent goes back to

  // What follows if the seat takes these actions one after the other. Nothing changes.
  virtual Result<std::vector<std::string>, Refusal> preview(Seat seat, std::span<const std::string> actions) const = 0;
  virtual std::vector<std::string> preview_start() const = 0;
  // Requires: previewed. Gives the number of moves made, or 0 if an earlier choice was replaced.
  virtual int play(Seat seat, std::span<const std::string> actions, std::span<const std::string> followed) = 0;
  virtual void begin(std::span<const std::string> followed) = 0;
  // Back to the first moves of the line; scripted seats make their moves again.
  virtual void cut(int length) = 0;

  virtual int logged() const = 0;  // moves ever made, those taken back included
  virtual Seat logged_seat(int number) const = 0;
  virtual std::string_view news(int number) const = 0;  // what a logged move led to, if its words do not say it
  virtual bool is_forgetful() const = 0;                // what was open before is not told to who comes later
  virtual void write_logged(JsonWriter& json, int number, Seat viewer) const = 0;
  virtual std::string prompt_key(Seat viewer) const = 0;  // of the sentence that says what is asked
  virtual bool decides_in_secret(Seat seat) const = 0;    // the others do not see which of its options a seat takes
  virtual void write_view(JsonWriter& json, Seat viewer) const = 0;
  virtual void write_legal(JsonWriter& json, Seat seat) const = 0;
  // The ways to use what the seat holds, by what it sees alone; an empty list in games that say nothing of it.
  virtual void write_ahead(JsonWriter& json, Seat seat) const = 0;
  // What the seat knows, as a text for whoever thinks about its decision (record/asked.h). Requires: it must decide.
  virtual std::string question(Seat seat) const = 0;
  // Every move of the line from a place on, with the view after it.
  virtual void write_steps(JsonWriter& json, int from, Seat viewer) const = 0;
  virtual void write_result(JsonWriter& json) const = 0;
  virtual Ending ending() const = 0;

  // The whole game; requires: it started at its beginning.
  virtual std::string record(const std::vector<Chair>& chairs) const = 0;
  // What one seat saw of it.
  virtual std::string seat_record(const std::vector<Chair>& chairs, Seat viewer) const = 0;
  virtual int thinking_time(int level, int version) const = 0;  // in milliseconds, at most
  // What a level of a version of the bots was measured to be worth; nothing if it was not.
  virtual std::optional<int> measured(int version, int level) const = 0;
  // As a level of that version, or of the latest that this program has.
  virtual std::unique_ptr<Thinking> think(Seat seat, int level, int version, std::uint64_t seed) const = 0;
};

// What the nets are called that a level of this program asks; none of what is no game or no level.
std::vector<std::string> nets_of_bot(std::string_view game, int level);

// The game as the setup wants it, before its first move; nature deals by the key.
Result<std::unique_ptr<Play>, Refusal> make_play(const Setup& setup, const std::vector<Chair>& chairs,
                                                 const Digest& deal_key);
// How many play, if the options are in order.
Result<int, Refusal> players_of_setup(const Setup& setup);

}  // namespace springtide::match
