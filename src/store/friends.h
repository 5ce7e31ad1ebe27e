// Who follows whom, who is kept away, and who often plays together: a part of the store. All of it is with the players, but
// for invitations, which are where their table is.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/block.h"
#include "store/entry.h"

namespace springtide::store {

// Friends who often play together, and what.
struct Circle {
  std::string id{};
  std::string owner{};
  std::string name{};
  std::string wishes{};                // for the table: JSON, opaque here
  std::vector<std::string> members{};  // in order; not the owner
  Time created = 0;
  friend bool operator==(const Circle&, const Circle&) = default;
};

// A seat that is held for somebody at a table that has not started.
struct Invitation {
  TableRow table{};
  std::string host{};
  int seat = 0;
  Time since = 0;
  friend bool operator==(const Invitation&, const Invitation&) = default;
};

class Friends {
 public:
  virtual ~Friends() = default;

  // False: the follower has so many already. Once more changes nothing.
  virtual bool follow(std::string_view follower, std::string_view followed, Time now, int most) = 0;
  virtual void unfollow(std::string_view follower, std::string_view followed) = 0;
  virtual std::vector<std::string> followed_by(std::string_view player) = 0;   // first followed first
  virtual std::vector<std::string> followers_of(std::string_view player) = 0;  // last come first

  // One who begins to block ends to follow, and the other is in none of his circles. False: the blocker has so many already.
  virtual bool set_block(const Block& block, int most) = 0;
  virtual std::vector<std::string> blocked_by(std::string_view player) = 0;   // whom the player blocks, last first
  virtual std::vector<std::string> blockers_of(std::string_view player) = 0;  // who blocks the player
  // Begun or ended after a time; what ended long ago is forgotten.
  virtual std::vector<Block> blocks_changed(Time after) = 0;

  // New, or in place of that of the same id. False: the owner has so many others already.
  virtual bool put_circle(const Circle& circle, int most) = 0;
  virtual std::vector<Circle> circles_of(std::string_view player) = 0;  // as owner or member, oldest first
  virtual void remove_circle(std::string_view id) = 0;
  virtual void leave_circle(std::string_view id, std::string_view member) = 0;

  virtual std::vector<Invitation> invitations_of(const std::vector<std::string>& players) = 0;  // last first
};

}  // namespace springtide::store
