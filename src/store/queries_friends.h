// The queries about friends that both engines share, word for word; but for json_each($1), as in store/queries.h.
#pragma once

namespace springtide::store::query {

inline constexpr char follow[] =
    "INSERT INTO follows (follower, followed, since) SELECT $1, $2, $3 "
    "WHERE (SELECT count(*) FROM follows WHERE follower = $1) < $4 ON CONFLICT DO NOTHING";
inline constexpr char unfollow[] = "DELETE FROM follows WHERE follower = $1 AND followed = $2";
inline constexpr char followed_by[] = "SELECT followed FROM follows WHERE follower = $1 ORDER BY since, followed";
inline constexpr char followers_of[] = "SELECT follower FROM follows WHERE followed = $1 ORDER BY since DESC, follower";

// One that has ended stays for a while, so that all hear of it.
inline constexpr char count_blocks[] = "SELECT count(*) FROM blocks WHERE blocker = $1 AND stands = 1 AND blocked <> $2";
inline constexpr char set_block[] =
    "INSERT INTO blocks (blocker, blocked, stands, changed) VALUES ($1, $2, $3, $4) ON CONFLICT (blocker, blocked) "
    "DO UPDATE SET stands = excluded.stands, changed = excluded.changed";
inline constexpr char forget_blocks[] = "DELETE FROM blocks WHERE stands = 0 AND changed < $1";
inline constexpr char blocked_by[] =
    "SELECT blocked FROM blocks WHERE blocker = $1 AND stands = 1 ORDER BY changed DESC, blocked";
inline constexpr char blockers_of[] = "SELECT blocker FROM blocks WHERE blocked = $1 AND stands = 1 ORDER BY blocker";
inline constexpr char blocks_changed[] =
    "SELECT blocker, blocked, stands, changed FROM blocks WHERE changed > $1 ORDER BY changed, blocker, blocked";
inline constexpr char leave_circles_of[] =
    "DELETE FROM circle_members WHERE player = $1 AND circle IN (SELECT id FROM circles WHERE owner = $2)";

inline constexpr char count_circles[] = "SELECT count(*) FROM circles WHERE owner = $1 AND id <> $2";
inline constexpr char put_circle[] =
    "INSERT INTO circles (id, owner, name, wishes, created) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) "
    "DO UPDATE SET name = excluded.name, wishes = excluded.wishes WHERE circles.owner = excluded.owner";
inline constexpr char clear_circle[] = "DELETE FROM circle_members WHERE circle = $1";
inline constexpr char add_member[] = "INSERT INTO circle_members (circle, place, player) VALUES ($1, $2, $3)";
inline constexpr char circles_of[] =
    "SELECT id, owner, name, wishes, created FROM circles c WHERE owner = $1 "
    "OR EXISTS (SELECT 1 FROM circle_members m WHERE m.circle = c.id AND m.player = $1) ORDER BY created, id";
inline constexpr char members_of[] = "SELECT player FROM circle_members WHERE circle = $1 ORDER BY place";
inline constexpr char remove_circle[] = "DELETE FROM circles WHERE id = $1";
inline constexpr char leave_circle[] = "DELETE FROM circle_members WHERE circle = $1 AND player = $2";

// Of calls, those of the kind `invitation` that are not being withdrawn; the table as in TableRow.
inline constexpr char invitations_of[] =
    "SELECT t.id, t.game, t.life, t.is_public, t.created, t.updated, t.due, t.waiting, m.summary, t.host, c.seat, c.created "
    "FROM calls c JOIN tables t ON t.id = c.table_id JOIN summaries m ON m.number = t.number "
    "WHERE c.kind = 2 AND c.state <> 2 AND t.life = 0 AND c.player IN (SELECT value FROM json_each($1)) "
    "ORDER BY c.created DESC, t.id, c.seat";

}  // namespace springtide::store::query
