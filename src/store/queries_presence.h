// The queries about who is here that both engines share, word for word; but for json_each($1), as in store/queries.h.
#pragma once

namespace springtide::store::query {

inline constexpr char set_attendance[] =
    "INSERT INTO attendances (node, people, accounts, until) VALUES ($1, $2, $3, $4) ON CONFLICT (node) "
    "DO UPDATE SET people = excluded.people, accounts = excluded.accounts, until = excluded.until";
inline constexpr char forget_attendances[] = "DELETE FROM attendances WHERE until <= $1";
inline constexpr char attendance_elsewhere[] =
    "SELECT node, people, accounts, until FROM attendances WHERE node <> $1 AND until > $2 ORDER BY node";
inline constexpr char friends_shown_to[] =
    "SELECT f.follower, f.followed FROM follows f "
    "JOIN follows b ON b.follower = f.followed AND b.followed = f.follower "
    "LEFT JOIN profiles p ON p.player = f.followed "
    "WHERE f.follower IN (SELECT value FROM json_each($1)) AND coalesce(p.is_here_shown, 1) = 1 "
    "AND NOT EXISTS (SELECT 1 FROM blocks k WHERE k.stands = 1 AND k.blocker = f.follower AND k.blocked = f.followed) "
    "AND NOT EXISTS (SELECT 1 FROM blocks k WHERE k.stands = 1 AND k.blocker = f.followed AND k.blocked = f.follower) "
    "ORDER BY f.follower, f.followed";

}  // namespace springtide::store::query
