// Friends in the store.
#include <algorithm>

#include "store/queries_friends.h"
#include "store/rows.h"
#include "store/sql_store.h"

namespace springtide::store {
namespace {

constexpr Time ended_blocks_last = 24 * 3'600'000;  // far longer than any node takes to hear of them

Block block_in(const Row& row) {
  return {.blocker = text_in(row, 0),
          .blocked = text_in(row, 1),
          .stands = number_in(row, 2) != 0,
          .changed = number_in(row, 3)};
}

Circle circle_in(const Row& row) {
  return {.id = text_in(row, 0),
          .owner = text_in(row, 1),
          .name = text_in(row, 2),
          .wishes = text_in(row, 3),
          .created = number_in(row, 4)};
}

Invitation invitation_in(const Row& row) {
  return {.table = table_in(row), .host = text_in(row, 9), .seat = int_in(row, 10), .since = number_in(row, 11)};
}

}  // namespace

bool SqlStore::follow(std::string_view follower, std::string_view followed, Time now, int most) {
  if (run(query::follow, {follower, followed, now, most}).changed == 1) return true;
  const std::vector<std::string> all = followed_by(follower);
  return std::ranges::find(all, followed) != all.end();
}

void SqlStore::unfollow(std::string_view follower, std::string_view followed) { run(query::unfollow, {follower, followed}); }

std::vector<std::string> SqlStore::followed_by(std::string_view player) {
  return each(run(query::followed_by, {player}), first_text);
}

std::vector<std::string> SqlStore::followers_of(std::string_view player) {
  return each(run(query::followers_of, {player}), first_text);
}

bool SqlStore::set_block(const Block& block, int most) {
  bool has_room = true;
  engine_->together([&](Session& session) {
    has_room = true;
    if (block.stands) {
      const Answer others = store::run(session, query::count_blocks, {block.blocker, block.blocked});
      has_room = number_in(others.rows.at(0), 0) < most;
      if (!has_room) return;
      store::run(session, query::unfollow, {block.blocker, block.blocked});
      store::run(session, query::leave_circles_of, {block.blocked, block.blocker});
    }
    store::run(session, query::set_block, {block.blocker, block.blocked, block.stands ? 1 : 0, block.changed});
    store::run(session, query::forget_blocks, {block.changed - ended_blocks_last});
  });
  return has_room;
}

std::vector<std::string> SqlStore::blocked_by(std::string_view player) {
  return each(run(query::blocked_by, {player}), first_text);
}

std::vector<std::string> SqlStore::blockers_of(std::string_view player) {
  return each(run(query::blockers_of, {player}), first_text);
}

std::vector<Block> SqlStore::blocks_changed(Time after) { return each(run(query::blocks_changed, {after}), block_in); }

bool SqlStore::put_circle(const Circle& circle, int most) {
  bool has_room = true;
  engine_->together([&](Session& session) {
    const Answer others = store::run(session, query::count_circles, {circle.owner, circle.id});
    has_room = number_in(others.rows.at(0), 0) < most;
    if (!has_room) return;
    const Answer put =
        store::run(session, query::put_circle, {circle.id, circle.owner, circle.name, circle.wishes, circle.created});
    if (put.changed == 0) return;  // somebody else's
    store::run(session, query::clear_circle, {circle.id});
    for (std::size_t i = 0; i < circle.members.size(); ++i)
      store::run(session, query::add_member, {circle.id, static_cast<std::int64_t>(i), circle.members[i]});
  });
  return has_room;
}

std::vector<Circle> SqlStore::circles_of(std::string_view player) {
  std::vector<Circle> circles = each(run(query::circles_of, {player}), circle_in);
  for (Circle& circle : circles) circle.members = each(run(query::members_of, {circle.id}), first_text);
  return circles;
}

void SqlStore::remove_circle(std::string_view id) { run(query::remove_circle, {id}); }

void SqlStore::leave_circle(std::string_view id, std::string_view member) { run(query::leave_circle, {id, member}); }

std::vector<Invitation> SqlStore::invitations_of(const std::vector<std::string>& players) {
  const std::string list = json_list(players);
  return each(run(query::invitations_of, {list}), invitation_in);
}

}  // namespace springtide::store
