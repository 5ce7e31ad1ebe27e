// What an entry of the journal changes at a table.
#include <algorithm>
#include <utility>

#include "match/table.h"

namespace springtide::match {

struct Effect {
  Table& table;
  const Entry& entry;

  void operator()(const Setup&) const {}

  void operator()(const Sit& sit) const {
    chair(sit.seat) = {.kind = ChairKind::player, .player = entry.by, .name = sit.name, .secret = sit.secret};
    table.note(EventKind::sat, sit.seat, 0, sit.name);
  }

  void operator()(const Stand& stand) const {
    const bool was_open = std::exchange(chair(stand.seat), {}).kind == ChairKind::open;
    if (!was_open) table.note(EventKind::stood, stand.seat);
  }

  void operator()(const Invite& invite) const { chair(invite.seat) = {.held = invite.held_for}; }

  void operator()(const SeatBot& bot) const {
    chair(bot.seat) = {.kind = ChairKind::bot, .level = bot.level, .version = bot.version, .nets = bot.nets};
    table.note(EventKind::bot, bot.seat, bot.level);
  }

  void operator()(const Start& start) const {
    table.chairs_ = with_secret(std::move(table.chairs_), start.secret);
    const Digest key = deal_key_of(table.setup_, table.chairs_);
    table.play_ = std::move(*make_play(table.setup_, table.chairs_, key));
    table.deal_ = Deal(key);
    table.life_ = Life::playing;
    for (SeatState& seat : table.seats_) seat.bank = table.setup_.clock.bank;
    table.note(EventKind::started);
    table.play_->begin(entry.followed);
    table.after_moves(0);
    table.start_clocks(table.to_act());
    table.mind_players();
  }

  void operator()(const Act& act) const {
    const SeatSet before = table.to_act();
    const int logged = table.play_->logged();
    if (!table.is_bot(act.seat)) table.missed_ = 0;
    if (table.play_->play(act.seat, act.actions, entry.followed) == 0) return table.note_moves(logged, EventKind::change);
    if (!table.is_bot(act.seat)) table.withdraw();
    table.after_moves(logged);
    table.start_clocks(table.to_act() - before);
    // A card play has the time of one decision: steps that can be taken back gain none.
    if (!table.is_bot(act.seat) && table.may_take_back(act.seat)) return;
    charge(act.seat);
    table.start_clocks(table.to_act() & SeatSet{act.seat});
  }

  void operator()(const TakeBack& back) const {
    table.withdraw();
    table.undo(back.seat, table.play_->own_start(back.seat));
  }

  void operator()(const Ask& ask) const {
    Petition petition{.by = ask.seat, .wish = ask.wish, .absent = ask.absent};
    if (ask.wish == Wish::undo) petition.length = *table.play_->last_decision_of(ask.seat);
    petition.missing = table.electors(petition);
    table.note(EventKind::asked, ask.seat, index_of(ask.absent), ask.wish == Wish::undo ? "undo" : "bot");
    if (petition.missing.empty()) return table.grant(petition);
    table.petition_ = petition;
  }

  void operator()(const Vote& vote) const {
    table.note(EventKind::voted, vote.seat, vote.consents ? 1 : 0);
    if (!vote.consents) return table.withdraw();
    table.petition_->missing.erase(vote.seat);
    if (!table.petition_->missing.empty()) return;
    const Petition granted = *table.petition_;
    table.petition_.reset();
    table.grant(granted);
  }

  void operator()(const Say& say) const { table.note(EventKind::said, say.seat, 0, say.phrase); }
  void operator()(const Leave& leave) const { table.put_bot(leave.seat, "left"); }

  void operator()(const Return& back) const {
    table.seats_[static_cast<std::size_t>(back.seat)].has_left = false;
    table.note(EventKind::returned, back.seat);
    if (table.petition_)
      table.petition_->missing = table.petition_->missing | (table.electors(*table.petition_) & SeatSet{back.seat});
    table.mind_players();
  }

  void operator()(const Resign& resign) const {
    table.withdraw();
    table.seats_[static_cast<std::size_t>(resign.seat)].has_resigned = true;
    table.seats_[static_cast<std::size_t>(resign.seat)].bot_since = table.time_;
    table.note(EventKind::resigned, resign.seat);
    int others = 0;
    bool has_player = false;
    for (Seat seat : players_of(table.players())) {
      if (table.seat(seat).has_resigned) continue;
      ++others;
      has_player = has_player || chair(seat).kind == ChairKind::player;
    }
    if (others < 2 || !has_player) {
      table.life_ = Life::resigned;
      table.note(EventKind::finished);
    }
    table.mind_players();
  }

  void operator()(const Tick&) const {
    if (table.expiry() != 0 && entry.time >= table.expiry()) return give_up(EventKind::abandoned);
    bool has_missed = false;
    for (Seat seat : table.to_act()) {
      const auto flag = table.flag_time(seat);
      if (!flag || *flag > entry.time) continue;
      charge(seat);
      table.start_clocks({seat});
      table.put_bot(seat, "time");
      has_missed = true;
    }
    // A deadline that several have missed together is one.
    if (has_missed && table.setup_.clock.kind == ClockKind::correspondence && ++table.missed_ >= missed_limit)
      give_up(EventKind::abandoned);
  }

  void operator()(const CloseTable&) const { give_up(EventKind::closed); }

  void operator()(const Rematch& rematch) const {
    table.has_rematch_ = true;
    table.note(EventKind::rematch, Seat::nature, 0, rematch.table);
  }

  void operator()(const Vacation& vacation) const {
    SeatState& state = table.seats_[static_cast<std::size_t>(vacation.seat)];
    const Time until = std::max(vacation.until, entry.time);
    if (table.is_away(vacation.seat, entry.time)) {
      state.vacation.until = until;
    } else {
      state.stood = table.stood(vacation.seat, entry.time);
      state.vacation = {.from = entry.time, .until = until};
    }
    table.note(until > entry.time ? EventKind::away : EventKind::back, vacation.seat);
    table.events_.back().until = until;
  }

 private:
  Chair& chair(Seat seat) const { return table.chairs_[static_cast<std::size_t>(seat)]; }

  void give_up(EventKind why) const {
    table.withdraw();
    table.life_ = Life::abandoned;
    table.note(why);
  }

  // The decision's own time first, then the bank. While the clock stood still nothing was used.
  void charge(Seat seat) const {
    SeatState& state = table.seats_[static_cast<std::size_t>(seat)];
    const Time over = entry.time - state.since - table.stood(seat, entry.time) - table.setup_.clock.move;
    state.bank = std::clamp<Time>(state.bank - std::max<Time>(over, 0), 0, state.bank);
  }
};

void Table::apply(const Entry& entry) {
  seq_ = entry.seq;
  time_ = entry.time;
  if (!entry.id.empty()) commands_.insert(entry.by + "\n" + entry.id);
  std::visit(Effect{.table = *this, .entry = entry}, entry.command);
}

void Table::note(EventKind kind, Seat seat, int number, std::string text) {
  events_.push_back({.kind = kind, .seat = seat, .number = number, .time = time_, .text = std::move(text)});
  if (kind != EventKind::change) public_time_ = time_;
  for (int i = 0; i < enum_size<Seat>; ++i)
    if (events_.back().is_visible_to(seat_at(i))) ++seen_[static_cast<std::size_t>(i)];
}

void Table::note_moves(int from, EventKind kind) {
  for (int i = from; i < play_->logged(); ++i) note(kind, play_->logged_seat(i), i);
}

void Table::after_moves(int log_before) {
  note_moves(log_before, EventKind::move);
  if (!play_->to_act().empty()) return;
  withdraw();
  life_ = Life::finished;
  note(EventKind::finished);
}

void Table::start_clocks(SeatSet seats) {
  for (Seat seat : seats) {
    seats_[static_cast<std::size_t>(seat)].since = time_;
    seats_[static_cast<std::size_t>(seat)].stood = 0;
  }
}

void Table::grant(const Petition& petition) {
  if (petition.wish == Wish::bot) return put_bot(petition.absent, "vote");
  undo(petition.by, petition.length);
  start_clocks(to_act());
}

void Table::undo(Seat seat, int length) {
  const int logged = play_->logged();
  play_->cut(length);
  note(EventKind::undo, seat, length);
  note_moves(logged, EventKind::move);
}

void Table::withdraw() {
  if (!petition_) return;
  petition_.reset();
  note(EventKind::withdrawn);
}

void Table::put_bot(Seat seat, std::string_view reason) {
  withdraw();
  SeatState& state = seats_[static_cast<std::size_t>(seat)];
  state.has_left = true;
  state.bot_since = time_;
  state.left_at = play_->length();
  note(EventKind::left, seat, 0, std::string(reason));
  mind_players();
}

SeatSet Table::present_players() const {
  SeatSet seats;
  for (Seat seat : players_of(players()))
    if (chairs_[static_cast<std::size_t>(seat)].kind == ChairKind::player && !is_bot(seat)) seats.insert(seat);
  return seats;
}

// Those who must consent: players at the table, apart from whoever asks, under any of the seats held.
SeatSet Table::electors(const Petition& petition) const {
  SeatSet seats = present_players();
  if (petition.wish == Wish::bot) seats.erase(petition.absent);
  const std::string& asker = chairs_[static_cast<std::size_t>(petition.by)].player;
  for (Seat seat : present_players())
    if (chairs_[static_cast<std::size_t>(seat)].player == asker) seats.erase(seat);
  return seats;
}

void Table::mind_players() {
  const bool is_empty = life_ == Life::playing && present_players().empty();
  if (!is_empty) empty_since_ = 0;
  if (is_empty && empty_since_ == 0) empty_since_ = time_;
}

}  // namespace springtide::match
