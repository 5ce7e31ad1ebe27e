#include "server/hand.h"

#include "server/nameless.h"
#include "server/now.h"
#include "server/secrets.h"
#include "store/spread.h"

namespace springtide::server {

// Nobody waits here: a journal is looked at before every command, and bots are the nodes' to think for.
Hand::Hand(const Databases& databases)
    : databases_(databases), home_({.shares_store = true, .thinks_unwatched = false, .look_every = 0}, random_secret) {}

store::Store& Hand::database_of(const std::string& table) const {
  return *databases_[store::part_of(table, databases_.size())];
}

bool Hand::act(const match::Actor& actor, const std::string& table, const match::Command& command) {
  is_stored_ = false;
  home_.act_for(actor, table, command, now());
  run();
  home_.forget(table);
  return is_stored_;
}

void Hand::run() {
  for (home::Effects effects = home_.take_effects(); !effects.empty(); effects = home_.take_effects())
    for (home::Effect& effect : effects) perform(effect);
}

void Hand::perform(home::Effect& effect) {
  const auto handle = home::Handle{
      [this](home::Write& write) {
        const store::TableRow& row = write.append.row;
        const bool is_stored = database_of(row.id).append({&write.append, 1}).front() == store::Appended::stored;
        is_stored_ = is_stored_ || is_stored;
        home_.written(row.id, write.append.seq, is_stored ? home::Written::stored : home::Written::conflict, now());
      },
      [this](home::Read& read) {
        home_.read(read.table, read.after, store::texts_of(database_of(read.table).journal(read.table, read.after)), now());
      },
      [](auto&) {},
  };
  std::visit(handle, effect);
}

void Hand::erase_name(const std::string& table, const match::Actor& player) {
  store::Store& database = database_of(table);
  const Nameless nameless = without_names(store::texts_of(database.journal(table)), player);
  if (!nameless.entries.empty()) database.rewrite(table, nameless.entries, nameless.summary);
}

void Hand::decline(const match::Actor& player, const std::vector<store::Invitation>& invitations) {
  std::vector<std::string> changed;
  for (const store::Invitation& each : invitations) {
    act(player, each.table.id, match::Stand{.seat = seat_at(each.seat)});
    changed.push_back(each.table.id);
  }
  if (!changed.empty()) databases_.front()->note_changed(changed);
}

void Hand::take_away(const match::Actor& player, const std::vector<store::MyTable>& tables) {
  std::vector<std::string> changed;
  for (const store::MyTable& each : tables) {
    erase_name(each.row.id, player);
    for (const Seat seat : SeatSet::from_bits(each.seats)) {
      if (each.row.life == store::Life::open) act(player, each.row.id, match::Stand{.seat = seat});
      if (each.row.life == store::Life::playing) act(player, each.row.id, match::Leave{.seat = seat});
    }
    changed.push_back(each.row.id);
  }
  if (!changed.empty()) databases_.front()->note_changed(changed);
}

}  // namespace springtide::server
