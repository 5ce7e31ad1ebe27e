// What a table says to a command: the entry its journal would gain, or why not.
#include <algorithm>

#include "ai/levels.h"
#include "match/table.h"
#include "record/record.h"
#include "text/catalogue.h"

namespace springtide::match {
namespace {

bool is_secret(const std::string& text) {
  const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  return text.size() >= 32 && text.size() <= 128 && std::all_of(text.begin(), text.end(), is_hex);
}
bool is_secret_or_none(const std::string& text) { return text.empty() || is_secret(text); }

bool is_fair(const Setup& setup) { return setup.version >= 2; }

std::optional<Refusal> trouble_with_chair(const Chair& chair) {
  if (chair.kind == ChairKind::player && (chair.player.empty() || chair.name.empty())) return refused(Code::bad_name);
  if (!chair.name.empty() && !is_name(chair.name)) return refused(Code::bad_name);
  if (!chair.held.empty() && chair.kind != ChairKind::open) return refused(Code::bad_setup, "only an open seat can be held");
  if (!is_secret_or_none(chair.secret)) return refused(Code::bad_secret);
  const bool is_bot = chair.kind == ChairKind::bot || chair.kind == ChairKind::scripted;
  if (is_bot && (chair.level < 1 || chair.level > level_count)) return refused(Code::bad_setup, "a bot's level is 1 to 6");
  return std::nullopt;
}

std::optional<Refusal> trouble_with_clock(const Clock& clock) {
  const bool is_timed = clock.kind != ClockKind::none;
  if (!is_timed && (clock.move != 0 || clock.bank != 0))
    return refused(Code::bad_setup, "a table without a clock has no times");
  if (clock.kind == ClockKind::live && (clock.move < second || clock.move > hour || clock.bank < 0 || clock.bank > day))
    return refused(Code::bad_setup, "a live clock has 1 second to 1 hour a move, and a bank of at most a day");
  const bool is_reserve = clock.bank >= 0 && clock.bank <= longest_reserve;
  if (clock.kind == ClockKind::correspondence && (clock.move < hour || clock.move > 30 * day || !is_reserve))
    return refused(Code::bad_setup, "a correspondence clock has an hour to 30 days a move, and a bank of at most 30 days");
  return std::nullopt;
}

// The host has written what would have come of the deal, and knows it.
bool is_for_host_alone(const Setup& setup) {
  return is_fair(setup) && !setup.is_lesson && (!setup.position.empty() || is_scripted(setup));
}

std::optional<Refusal> trouble_with_deal(const Setup& setup) {
  if (!is_fair(setup)) return std::nullopt;
  const auto has_secret = [](const Chair& chair) { return !chair.secret.empty(); };
  if (std::any_of(setup.chairs.begin(), setup.chairs.end(), has_secret))
    return refused(Code::bad_secret, "players add their secrets once they know the commitment");
  const auto is_others = [&setup](const Chair& chair) {
    return chair.kind == ChairKind::open || (chair.kind == ChairKind::player && chair.player != setup.host);
  };
  if (is_for_host_alone(setup) && std::any_of(setup.chairs.begin(), setup.chairs.end(), is_others))
    return refused(Code::bad_setup, "whoever writes a position or a script plays alone with bots");
  return std::nullopt;
}

// What counts for ratings is played from the beginning, by people of their own and by bots.
std::optional<Refusal> trouble_with_rating(const Setup& setup) {
  if (!setup.is_rated) return std::nullopt;
  if (!setup.position.empty() || is_scripted(setup) || setup.is_lesson)
    return refused(Code::bad_setup, "a rated game has no position, no script and no lesson");
  for (auto chair = setup.chairs.begin(); chair != setup.chairs.end(); ++chair) {
    const auto is_same = [&chair](const Chair& other) { return other.player == chair->player; };
    if (chair->kind == ChairKind::player && std::any_of(setup.chairs.begin(), chair, is_same))
      return refused(Code::one_seat_each);
  }
  return std::nullopt;
}

}  // namespace

bool is_scripted(const Setup& setup) {
  const auto is_scripted_chair = [](const Chair& chair) { return chair.kind == ChairKind::scripted; };
  return !setup.script.empty() || std::any_of(setup.chairs.begin(), setup.chairs.end(), is_scripted_chair);
}

bool Actor::is(const std::string& player) const { return std::find(ids.begin(), ids.end(), player) != ids.end(); }
bool Actor::is_blocked_by(const std::string& player) const {
  return std::find(blocked_by.begin(), blocked_by.end(), player) != blocked_by.end();
}

Refusal refused(Code code) { return refused(code, english().text("refusal." + std::string(code_names[code]))); }

// One function for each command: the moves that follow, or the refusal.
struct Check {
  using Followed = Result<std::vector<std::string>, Refusal>;
  const Table& table;
  const Actor& actor;
  Time now;

  Followed operator()(const Setup&) const { return refused(Code::already_started); }

  Followed operator()(const Sit& sit) const {
    if (auto trouble = before_start(sit.seat)) return *std::move(trouble);
    if (chair(sit.seat).kind != ChairKind::open) return refused(Code::seat_taken);
    if (actor.ids.empty()) return refused(Code::not_your_seat);
    if (table.is_kept_from(actor, sit.seat)) return refused(Code::seat_held);
    if (!is_name(sit.name)) return refused(Code::bad_name);
    if (!is_secret(sit.secret) && !(sit.secret.empty() && may_lack_secrets())) return refused(Code::bad_secret);
    if (is_for_host_alone(table.setup_) && !is_host()) return refused(Code::not_host);
    if (table.setup_.is_rated && !actor.is_account) return refused(Code::accounts_only);
    if (table.setup_.is_rated && !table.held_by({.ids = {actor.ids.front()}}).empty()) return refused(Code::one_seat_each);
    return nothing();
  }

  Followed operator()(const Stand& stand) const {
    if (auto trouble = before_start(stand.seat)) return *std::move(trouble);
    const Chair& left = chair(stand.seat);
    const bool is_empty = left.kind == ChairKind::open && left.held.empty();
    // To whom the host is no friend every open seat looks held.
    if (is_empty && !table.is_kept_from(actor, stand.seat)) return refused(Code::seat_empty);
    if (!is_host() && !actor.is(left.player) && !actor.is(left.held)) return refused(Code::not_your_seat);
    return nothing();
  }

  Followed operator()(const Invite& invite) const {
    if (auto trouble = before_start(invite.seat)) return *std::move(trouble);
    if (!is_host()) return refused(Code::not_host);
    if (chair(invite.seat).kind != ChairKind::open) return refused(Code::seat_taken);
    if (is_for_host_alone(table.setup_))
      return refused(Code::bad_setup, "whoever writes a position or a script plays alone");
    if (invite.held_for.empty() || actor.is(invite.held_for)) return refused(Code::no_such_guest);
    for (const Chair& each : table.chairs_)
      if (each.player == invite.held_for || each.held == invite.held_for) return refused(Code::no_such_guest);
    return nothing();
  }

  Followed operator()(const SeatBot& bot) const {
    if (auto trouble = before_start(bot.seat)) return *std::move(trouble);
    if (!is_host()) return refused(Code::not_host);
    if (chair(bot.seat).kind == ChairKind::player) return refused(Code::seat_taken);
    if (bot.level < 1 || bot.level > level_count) return refused(Code::bad_setup, "a bot's level is 1 to 6");
    return nothing();
  }

  Followed operator()(const Start& start) const {
    if (auto trouble = before_start(Seat::p1)) return *std::move(trouble);
    if (!is_host()) return refused(Code::not_host);
    for (const Chair& each : table.chairs_)
      if (each.kind == ChairKind::open) return refused(Code::seats_open);
    if (!is_secret_or_none(start.secret)) return refused(Code::bad_secret);
    const std::vector<Chair> chairs = with_secret(table.chairs_, start.secret);
    const auto lacks_secret = [](const Chair& each) { return each.kind == ChairKind::player && each.secret.empty(); };
    if (!may_lack_secrets() && std::any_of(chairs.begin(), chairs.end(), lacks_secret)) return refused(Code::bad_secret);
    const auto play = make_play(table.setup_, chairs, deal_key_of(table.setup_, chairs));
    return (*play)->preview_start();
  }

  Followed operator()(const Act& act) const {
    if (auto trouble = at_play(act.seat)) return *std::move(trouble);
    if (act.decision != table.play_->decision()) return refused(Code::outdated);
    // A bot's answer that comes twice is no change of its choice.
    if (actor.is_table && !table.to_act().contains(act.seat)) return refused(Code::not_your_turn);
    if (act.actions.empty() || act.actions.size() > longest_sequence) return refused(Code::unreadable);
    return table.play_->preview(act.seat, act.actions);
  }

  Followed operator()(const TakeBack& back) const {
    if (auto trouble = at_play(back.seat)) return *std::move(trouble);
    if (!table.may_take_back(back.seat)) return refused(Code::nothing_to_undo);
    return nothing();
  }

  Followed operator()(const Ask& ask) const {
    if (auto trouble = at_play(ask.seat)) return *std::move(trouble);
    if (table.petition_) return refused(Code::already_asked);
    if (ask.wish == Wish::undo) {
      if (table.setup_.is_rated) return refused(Code::is_rated);
      const auto length = table.play_->last_decision_of(ask.seat);
      if (!length) return refused(Code::nothing_to_undo);
      if (is_fair(table.setup_) && is_over_absent(ask.seat, *length)) return refused(Code::is_away);
      return nothing();
    }
    if (!is_seat(ask.absent) || ask.absent == ask.seat) return refused(Code::no_such_seat);
    if (table.is_bot(ask.absent)) return refused(Code::has_left);
    const bool waits = table.to_act().contains(ask.absent) && now >= table.seat(ask.absent).since + patience;
    if (table.setup_.clock.kind != ClockKind::none || !waits) return refused(Code::too_early);
    return nothing();
  }

  Followed operator()(const Vote& vote) const {
    if (auto trouble = at_play(vote.seat)) return *std::move(trouble);
    if (!table.petition_ || !table.petition_->missing.contains(vote.seat)) return refused(Code::nothing_asked);
    return nothing();
  }

  Followed operator()(const Say& say) const {
    if (auto trouble = holds(say.seat)) return *std::move(trouble);
    if (std::find(phrases.begin(), phrases.end(), say.phrase) == phrases.end()) return refused(Code::no_such_phrase);
    return nothing();
  }

  Followed operator()(const Leave& leave) const {
    if (auto trouble = at_play(leave.seat)) return *std::move(trouble);
    return nothing();
  }

  Followed operator()(const Return& back) const {
    if (auto trouble = holds(back.seat)) return *std::move(trouble);
    if (auto trouble = during_game()) return *std::move(trouble);
    if (!table.seat(back.seat).has_left || table.seat(back.seat).has_resigned) return refused(Code::has_not_left);
    return nothing();
  }

  Followed operator()(const Resign& resign) const {
    if (auto trouble = holds(resign.seat)) return *std::move(trouble);
    if (auto trouble = during_game()) return *std::move(trouble);
    if (table.seat(resign.seat).has_resigned) return refused(Code::has_left);
    return nothing();
  }

  Followed operator()(const Tick&) const {
    if (!actor.is_table) return refused(Code::not_host);
    if (table.due() == 0 || now < table.due()) return refused(Code::too_early);
    return nothing();
  }

  Followed operator()(const CloseTable&) const {
    if (!actor.is_table) return refused(Code::not_host);
    if (table.is_over()) return refused(Code::game_over);
    return nothing();
  }

  Followed operator()(const Rematch&) const {
    if (!table.is_over()) return refused(Code::not_started, "a rematch comes after the game");
    if (table.held_by(actor).empty()) return refused(Code::not_your_seat);
    if (table.has_rematch_) return refused(Code::rematch_made);
    return nothing();
  }

  // For whom a bot plays it counts on return.
  Followed operator()(const Vacation& vacation) const {
    if (actor.is_table) return refused(Code::not_your_seat);
    if (auto trouble = holds(vacation.seat)) return *std::move(trouble);
    if (auto trouble = during_game()) return *std::move(trouble);
    if (table.seat(vacation.seat).has_resigned) return refused(Code::has_left);
    const bool is_away = table.is_away(vacation.seat, now);
    const bool changes = vacation.until > now ? vacation.until != table.seat(vacation.seat).vacation.until : is_away;
    const bool is_possible = changes && vacation.until <= now + longest_vacation;
    if (table.setup_.clock.kind != ClockKind::correspondence || !is_possible) return refused(Code::no_vacation);
    return nothing();
  }

 private:
  static Followed nothing() { return std::vector<std::string>{}; }
  const Chair& chair(Seat seat) const { return table.chairs_[static_cast<std::size_t>(seat)]; }
  bool is_seat(Seat seat) const { return players_of(table.players()).contains(seat); }
  bool is_host() const { return actor.is(table.setup_.host); }
  // Where every draw is written, secrets decide nothing.
  bool may_lack_secrets() const { return !is_fair(table.setup_) || !table.setup_.script.empty(); }
  // Somebody else has left since, and could return.
  bool is_over_absent(Seat asker, int length) const {
    for (Seat seat : players_of(table.players())) {
      const SeatState& state = table.seat(seat);
      const bool is_away = state.has_left && !state.has_resigned && chair(seat).player != chair(asker).player;
      if (is_away && length < state.left_at) return true;
    }
    return false;
  }

  Table::Trouble before_start(Seat seat) const {
    if (table.is_over()) return refused(Code::game_over);
    if (table.life_ != Life::open) return refused(Code::already_started);
    if (!is_seat(seat)) return refused(Code::no_such_seat);
    return std::nullopt;
  }

  Table::Trouble during_game() const {
    if (table.life_ == Life::open) return refused(Code::not_started);
    if (table.is_over()) return refused(Code::game_over);
    return std::nullopt;
  }

  Table::Trouble holds(Seat seat) const {
    if (!is_seat(seat)) return refused(Code::no_such_seat);
    if (actor.is_table ? !table.is_bot(seat) : !actor.is(chair(seat).player)) return refused(Code::not_your_seat);
    return std::nullopt;
  }

  // The seat is the actor's, who plays it now.
  Table::Trouble at_play(Seat seat) const {
    if (auto trouble = holds(seat)) return trouble;
    if (auto trouble = during_game()) return trouble;
    if (!actor.is_table && table.is_bot(seat)) return refused(Code::has_left);
    return std::nullopt;
  }
};

Result<Entry, Refusal> Table::open(const Setup& setup, Time now, const std::string& id) {
  const auto players = players_of_setup(setup);
  if (!players) return players.error();
  if (setup.chairs.size() != static_cast<std::size_t>(*players))
    return refused(Code::bad_setup, "there must be a chair for each player");
  for (const Chair& chair : setup.chairs)
    if (auto trouble = trouble_with_chair(chair)) return *std::move(trouble);
  if (auto trouble = trouble_with_clock(setup.clock)) return *std::move(trouble);
  if (auto trouble = trouble_with_deal(setup)) return *std::move(trouble);
  if (auto trouble = trouble_with_rating(setup)) return *std::move(trouble);
  if (setup.pause.least < 0 || setup.pause.most < setup.pause.least || setup.pause.most > minute)
    return refused(Code::bad_setup, "a bot's pause is at most a minute");
  return Entry{.seq = 1, .time = now, .by = setup.host, .id = id, .command = setup};
}

Result<Entry, Refusal> Table::decide(const Actor& actor, const Command& command, Time now, const std::string& id) const {
  const Time time = std::max(now, time_);  // never earlier than the entry before
  auto followed = std::visit(Check{.table = *this, .actor = actor, .now = time}, command);
  if (!followed) return followed.error();
  return Entry{.seq = seq_ + 1,
               .time = time,
               .by = actor.ids.empty() ? "" : actor.ids.front(),
               .id = id,
               .command = command,
               .followed = *std::move(followed)};
}

}  // namespace springtide::match
