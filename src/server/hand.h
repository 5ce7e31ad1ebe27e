// Does at tables, in their journals, what an operator wants while nodes play on: a home in this process, without visitors,
// whose entries come among those of the nodes. They are told to read the tables anew (store/operations.h).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "home/home.h"
#include "store/store.h"

namespace springtide::server {

using Databases = std::vector<std::unique_ptr<store::Store>>;

class Hand {
 public:
  // The databases that tables are spread over, or the only one; they outlive this.
  explicit Hand(const Databases& databases);

  // False: the table refuses it. Throws store::Failure.
  bool act(const match::Actor& actor, const std::string& table, const match::Command& command);
  // Bots play on in the player's seats, those before the start are free, and no journal has the name any more.
  void take_away(const match::Actor& player, const std::vector<store::MyTable>& tables);
  // Seats that are kept for the player are open to all.
  void decline(const match::Actor& player, const std::vector<store::Invitation>& invitations);

 private:
  void run();
  void perform(home::Effect& effect);
  store::Store& database_of(const std::string& table) const;
  void erase_name(const std::string& table, const match::Actor& player);

  const Databases& databases_;
  home::Home home_;
  bool is_stored_ = false;
};

}  // namespace springtide::server
