#include "match/table.h"

#include <algorithm>

#include "ai/levels.h"
#include "text/hex.h"

namespace springtide::match {

namespace {

Digest hash_of(const std::string& text) { return sha256(std::string_view(text)); }

// The keys of a bot's numbers lie apart from those of nature's draws.
constexpr std::uint64_t bot_key(std::uint64_t use, Seat seat, int decision) {
  return std::uint64_t{1} << 63 | use << 48 | static_cast<std::uint64_t>(seat) << 40 | static_cast<std::uint64_t>(decision);
}

// Of the pause at the normal pace.
constexpr Time percent_of(Pace pace) {
  constexpr std::array<Time, pace_names.size()> percents{170, 100, 33, 10};
  return percents[static_cast<std::size_t>(pace)];
}
constexpr Time percent_going_on = 20;
constexpr Time percent_after_bot = 50;

const std::string& deal_id_of(const Setup& setup) { return setup.dealt_as.empty() ? setup.table : setup.dealt_as; }

}  // namespace

Digest commitment_of(const Setup& setup) {
  return hash_of("springtide deal 1\n" + deal_id_of(setup) + "\n" + hex_of(setup.secret) + "\n");
}

Digest deal_key_of(const Setup& setup, const std::vector<Chair>& chairs) {
  std::string text = "springtide deal key 1\n" + deal_id_of(setup) + "\n" + hex_of(setup.secret) + "\n";
  for (const Chair& chair : chairs) text += chair.secret + "\n";
  return hash_of(text);
}

std::vector<Chair> with_secret(std::vector<Chair> chairs, const std::string& secret) {
  for (Chair& chair : chairs)
    if (chair.kind == ChairKind::player && chair.secret.empty()) chair.secret = secret;
  return chairs;
}

Table::Table(const Entry& first) : setup_(std::get<Setup>(first.command)), chairs_(setup_.chairs) {
  apply(first);
  created_ = time_;
  public_time_ = time_;
}

SeatSet Table::held_by(const Actor& actor) const {
  SeatSet seats;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].kind == ChairKind::player && actor.is(chairs_[i].player)) seats.insert(seat_at(static_cast<int>(i)));
  return seats;
}

bool Table::has_hints() const {
  const auto people = std::ranges::count(chairs_, ChairKind::player, &Chair::kind);
  return life_ == Life::playing && people == 1 && !setup_.is_rated && !is_scripted(setup_);
}

std::optional<Code> Table::hint_trouble(Seat seat) const {
  if (life_ == Life::open) return Code::not_started;
  if (is_over()) return Code::game_over;
  if (!has_hints()) return Code::no_hints;
  if (is_bot(seat)) return Code::has_left;
  if (!to_act().contains(seat)) return Code::not_your_turn;
  return std::nullopt;
}

bool Table::is_kept_from(const Actor& actor, Seat seat) const {
  const Chair& chair = chairs_[static_cast<std::size_t>(seat)];
  if (chair.kind != ChairKind::open) return false;
  return actor.is_blocked_by(setup_.host) || (!chair.held.empty() && !actor.is(chair.held));
}

bool Table::is_bot(Seat seat) const {
  const Chair& chair = chairs_[static_cast<std::size_t>(seat)];
  return chair.kind == ChairKind::bot || chair.kind == ChairKind::scripted || this->seat(seat).has_left ||
         this->seat(seat).has_resigned;
}

bool Table::has(const Actor& actor, const std::string& id) const {
  return !id.empty() && std::any_of(actor.ids.begin(), actor.ids.end(),
                                    [&](const std::string& by) { return commands_.contains(by + "\n" + id); });
}

std::optional<Time> Table::flag_time(Seat seat) const {
  if (setup_.clock.kind == ClockKind::none || !to_act().contains(seat) || is_bot(seat)) return std::nullopt;
  const SeatState& state = this->seat(seat);
  return state.since + setup_.clock.move + state.bank + stood(seat, state.vacation.until);
}

// How long the seat's clock has stood still by then, since the seat came to act. One that had run out when the vacation
// began does not stand.
Time Table::stood(Seat seat, Time by) const {
  const auto& [from, until] = this->seat(seat).vacation;
  const Time since = this->seat(seat).since;
  const Time before = this->seat(seat).stood;
  if (from >= since + setup_.clock.move + this->seat(seat).bank + before) return before;
  return before + std::max<Time>(std::min(until, by) - std::max(from, since), 0);
}

// When a table that nobody plays at is given up; 0: not so.
Time Table::expiry() const {
  if (life_ == Life::open) return public_time_ + open_limit;
  if (life_ == Life::playing && empty_since_ != 0) return empty_since_ + empty_limit;
  return 0;
}

Time Table::due() const {
  Time due = expiry();
  for (Seat seat : to_act())
    if (const auto flag = flag_time(seat)) due = due == 0 ? *flag : std::min(due, *flag);
  return due;
}

// A bot plays on as it sat down, whatever the levels have become since; who stands in for a player is of today.
int Table::version_of(Seat seat) const {
  const Chair& chair = chairs_[static_cast<std::size_t>(seat)];
  return chair.kind == ChairKind::bot ? chair.version : bot_version;
}

// How long a bot waits before it moves. People wait for all bots between two moves of their own: who goes on, or follows a
// bot, is quicker. Nothing here depends on what the seat holds, or on how long the thinking really takes.
Time Table::wait_of(Seat seat, int decision, int level) const {
  Rng rng(deal_->number(bot_key(1, seat, decision)));
  const auto range = static_cast<std::uint32_t>(setup_.pause.most - setup_.pause.least + 1);
  const Time drawn = setup_.pause.least + rng.below(range);
  // Where several choose at once nobody follows: what the others have chosen meanwhile changes no wait.
  const bool is_at_once = play_->to_act().size() > 1 || !play_->may_change().empty();
  const Seat before = is_at_once ? Seat::nature : play_->last_mover();
  const Time share = before == seat ? percent_going_on : is_player(before) && is_bot(before) ? percent_after_bot : 100;
  const Time wait = drawn * percent_of(setup_.pace) * share / 10'000;
  return std::max(
      {wait, setup_.pause.least * percent_of(Pace::once) / 100, Time{play_->thinking_time(level, version_of(seat))} / 4});
}

std::vector<Task> Table::tasks() const {
  std::vector<Task> tasks;
  for (Seat seat : to_act()) {
    if (!is_bot(seat)) continue;
    const Chair& chair = chairs_[static_cast<std::size_t>(seat)];
    const int decision = play_->decision();
    const int level = chair.kind == ChairKind::player ? substitute_level : chair.level;
    tasks.push_back({.seat = seat,
                     .decision = decision,
                     .level = level,
                     .at = std::max(this->seat(seat).since, this->seat(seat).bot_since) + wait_of(seat, decision, level),
                     .seed = deal_->number(bot_key(2, seat, decision))});
  }
  return tasks;
}

// The same table again: bots sit down, the one who asks too, the others are free to. A script is over; a position stays with
// whoever plays alone with bots.
Setup Table::rematch_setup(const Actor& actor, const std::string& table, const Digest& secret) const {
  Setup setup = setup_;
  setup.version = latest_version;
  setup.rematch_of = setup_.table;
  setup.table = table;
  setup.dealt_as.clear();
  setup.secret = secret;
  setup.host = actor.ids.front();
  setup.chairs = chairs_;
  setup.version = latest_version;
  setup.script.clear();
  setup.is_lesson = false;
  for (Chair& chair : setup.chairs) {
    chair.secret.clear();
    if (chair.kind == ChairKind::scripted) chair.kind = ChairKind::bot;
    if (chair.kind != ChairKind::player) continue;
    if (actor.is(chair.player)) {
      chair.player = setup.host;
      continue;
    }
    chair = {};
    setup.position.clear();
  }
  return setup;
}

}  // namespace springtide::match
