// One table, from the first seat taken to the last point: a fold over its journal. No clock, no threads, no random numbers
// in it: `decide` says what the journal would gain, `apply` makes it so.
#pragma once

#include <memory>
#include <optional>
#include <unordered_set>
#include <vector>

#include "base/result.h"
#include "match/command.h"
#include "match/play.h"
#include "match/refusal.h"

namespace springtide::match {

enum class Life : std::uint8_t { open, playing, finished, resigned, abandoned };
inline constexpr std::array<std::string_view, 5> life_names{"open", "playing", "finished", "resigned", "abandoned"};

// What happened at a table, one small step each, in the order everyone saw it.
enum class EventKind : std::uint8_t {
  sat,        // seat, text: the name
  stood,      // seat
  bot,        // seat, number: the level
  started,    //
  move,       // seat, number: in the log of moves
  change,     // the same; only the seat itself sees it
  undo,       // seat, number: so many moves are left
  asked,      // seat, text: the wish; number: the absent seat
  voted,      // seat, number: 1 for consent
  withdrawn,  // the question is void
  said,       // seat, text: the phrase
  left,       // seat, text: left, time or vote; a bot plays on
  returned,   // seat
  resigned,   // seat
  finished,   //
  abandoned,  //
  rematch,    // text: the new table
  away,       // seat, until: on vacation
  back,       // seat; before the vacation's end
  closed,     // by who runs the servers
};

struct Event {
  EventKind kind = EventKind::started;
  Seat seat = Seat::nature;
  int number = 0;
  Time time = 0;
  Time until = 0;
  std::string text{};

  bool is_visible_to(Seat viewer) const { return kind != EventKind::change || viewer == seat; }
};

inline constexpr auto& event_names = names_of<EventKind, with_hyphens>;

// From one moment to another.
struct Stretch {
  Time from = 0;
  Time until = 0;
  friend bool operator==(const Stretch&, const Stretch&) = default;
};

// Who decides for a seat, and its time.
struct SeatState {
  bool has_left = false;      // a bot plays on, the player can come back
  bool has_resigned = false;  // a bot plays on for good
  Time since = 0;             // when the seat came to act
  Time bot_since = 0;         // when a bot took over from the player
  int left_at = 0;            // how many moves there were then
  Time bank = 0;              // what is left of it
  Stretch vacation{};         // the last one
  Time stood = 0;             // how long the clock stood still since `since`, in earlier ones
};

// A bot must decide. It is for the caller to think, on time.
struct Task {
  Seat seat = Seat::p1;
  int decision = 0;
  int level = 0;
  Time at = 0;  // when it answers, not before
  std::uint64_t seed = 0;
  friend bool operator==(const Task&, const Task&) = default;
};

// A question to the other seats.
struct Petition {
  Seat by = Seat::p1;
  Wish wish = Wish::undo;
  Seat absent = Seat::p1;
  int length = 0;     // undo: so many moves are left
  SeatSet missing{};  // votes not yet given
};

inline constexpr Time patience = 10 * minute;        // before the others may ask for a bot
inline constexpr Time empty_limit = day;             // a game without any player
inline constexpr Time open_limit = 7 * day;          // a table that never starts
inline constexpr int missed_limit = 3;               // correspondence deadlines in a row
inline constexpr Time longest_reserve = 30 * day;    // in correspondence, for the whole game
inline constexpr Time longest_vacation = 31 * day;   // at a time
inline constexpr int substitute_level = 3;           // who plays for a leaver
inline constexpr std::size_t longest_sequence = 16;  // actions in one command

// The fixed phrases; each has a text `phrase.<name>` in every language.
inline constexpr std::array<std::string_view, 12> phrases{"hello",       "good-luck", "your-turn", "one-moment",
                                                          "thanks",      "sorry",     "nice",      "ouch",
                                                          "well-played", "good-game", "once-more", "goodbye"};

class Table {
 public:
  // The first entry of a journal; refused if the setup is not in order.
  static Result<Entry, Refusal> open(const Setup& setup, Time now, const std::string& id);
  explicit Table(const Entry& first);

  Result<Entry, Refusal> decide(const Actor& actor, const Command& command, Time now, const std::string& id) const;
  // Requires: decided at this table in this state, or read from its journal.
  void apply(const Entry& entry);

  const Setup& setup() const { return setup_; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  const SeatState& seat(Seat seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  Life life() const { return life_; }
  bool is_over() const { return life_ > Life::playing; }
  int seq() const { return seq_; }
  Time created() const { return created_; }
  Time time() const { return time_; }                // of the last entry
  Time last_public() const { return public_time_; }  // of the last thing that everyone saw
  int players() const { return static_cast<int>(chairs_.size()); }
  bool has_play() const { return play_ != nullptr; }  // once the game has started
  const Play& play() const { return *play_; }
  const std::optional<Petition>& petition() const { return petition_; }

  bool is_away(Seat seat, Time now) const { return this->seat(seat).vacation.until > now; }  // on vacation
  SeatSet to_act() const { return life_ == Life::playing ? play_->to_act() : SeatSet{}; }
  SeatSet held_by(const Actor& actor) const;
  // One person plays with bots, for nothing but the game.
  bool has_hints() const;
  // Why the seat gets none now.
  std::optional<Code> hint_trouble(Seat seat) const;
  // An open seat that is kept for somebody else; at the table of a host who blocks the actor, all of them look so.
  bool is_kept_from(const Actor& actor, Seat seat) const;
  // While it is played, earlier moves tell more than the table shows.
  bool is_forgetful() const { return life_ == Life::playing && play_->is_forgetful(); }
  bool is_bot(Seat seat) const;  // a bot decides for it now
  // Whether this command of this actor is in the journal already.
  bool has(const Actor& actor, const std::string& id) const;

  const std::vector<Event>& events() const { return events_; }
  // How many events the viewer has seen: the number that messages to it carry.
  int seen_by(Seat viewer) const { return seen_[static_cast<std::size_t>(viewer)]; }

  Time due() const;  // when a Tick changes something; 0: never
  std::vector<Task> tasks() const;
  std::unique_ptr<Thinking> think(const Task& task) const {
    return play_->think(task.seat, task.level, version_of(task.seat), task.seed);
  }

  bool may_take_back(Seat seat) const { return life_ == Life::playing && play_->own_start(seat) < play_->length(); }
  std::optional<Time> flag_time(Seat seat) const;  // when the seat's time is up
  Setup rematch_setup(const Actor& actor, const std::string& table, const Digest& secret) const;

 private:
  using Trouble = std::optional<Refusal>;
  friend struct Check;
  friend struct Effect;

  void note(EventKind kind, Seat seat = Seat::nature, int number = 0, std::string text = {});
  void note_moves(int from, EventKind kind);
  void grant(const Petition& petition);
  void undo(Seat seat, int length);
  void withdraw();
  void put_bot(Seat seat, std::string_view reason);
  void mind_players();
  void start_clocks(SeatSet seats);
  void after_moves(int log_before);
  SeatSet electors(const Petition& petition) const;
  SeatSet present_players() const;
  Time expiry() const;
  Time stood(Seat seat, Time by) const;
  Time wait_of(Seat seat, int decision, int level) const;
  int version_of(Seat seat) const;

  Setup setup_;
  std::vector<Chair> chairs_;
  std::array<SeatState, max_players> seats_{};
  Life life_ = Life::open;
  int seq_ = 0;
  Time created_ = 0;
  Time time_ = 0;
  Time public_time_ = 0;
  Time empty_since_ = 0;  // since when no player is at a game; 0: there is one
  int missed_ = 0;
  std::unique_ptr<Play> play_;
  std::optional<Deal> deal_;
  std::optional<Petition> petition_{};
  std::vector<Event> events_{};
  std::array<int, enum_size<Seat>> seen_{};
  std::unordered_set<std::string> commands_{};  // who and id; only looked up
  bool has_rematch_ = false;
};

}  // namespace springtide::match
