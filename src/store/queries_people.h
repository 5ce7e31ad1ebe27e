// The queries of accounts' names and pages; see store/queries.h.
#pragma once

namespace springtide::store::query {

inline constexpr char profile[] = "SELECT is_shown, emblem, is_here_shown FROM profiles WHERE player = $1";
inline constexpr char set_profile[] =
    "INSERT INTO profiles (player, is_shown, emblem, is_here_shown) VALUES ($1, $2, $3, $4) ON CONFLICT (player) DO UPDATE "
    "SET is_shown = excluded.is_shown, emblem = excluded.emblem, is_here_shown = excluded.is_here_shown";
inline constexpr char set_name[] = "UPDATE players SET name = $1, name_key = $2 WHERE id = $3";
inline constexpr char keep_name[] =
    "INSERT INTO former_names (player, name, name_key, given_up, until) "
    "SELECT id, name, name_key, $1, $2 FROM players WHERE id = $3";
inline constexpr char forget_names[] = "DELETE FROM former_names WHERE until <= $1";
inline constexpr char former_names[] =
    "SELECT name, until FROM former_names WHERE player = $1 AND until > $2 ORDER BY given_up DESC, name";
inline constexpr char accounts_called[] =
    "SELECT id FROM players WHERE login_key IS NOT NULL AND (login_key = $1 OR name_key = $1 OR id IN "
    "(SELECT player FROM former_names WHERE name_key = $1 AND until > $2)) ORDER BY created, id LIMIT $3";

}  // namespace springtide::store::query
