// The queries about vacations; both engines share them.
#pragma once

namespace springtide::store::query {

// Columns in the order of Vacation.
inline constexpr char vacations_of[] =
    "SELECT player, began, until FROM vacations WHERE player = $1 AND until > $2 ORDER BY began";
// Changes nothing, but makes whoever takes another one wait.
inline constexpr char hold_player[] = "UPDATE players SET name = name WHERE id = $1";
inline constexpr char add_vacation[] = "INSERT INTO vacations (player, began, until) VALUES ($1, $2, $3)";
inline constexpr char end_vacation[] = "UPDATE vacations SET until = $1 WHERE player = $2 AND until > $1";
inline constexpr char under_way[] = "SELECT player, began, until FROM vacations WHERE until > $1 ORDER BY player";
inline constexpr char away[] =
    "SELECT p.id, v.began, v.until FROM players p JOIN vacations v ON v.player = coalesce(p.belongs_to, p.id) "
    "WHERE p.id IN (SELECT value FROM json_each($1)) AND v.until > $2 ORDER BY p.id";

}  // namespace springtide::store::query
