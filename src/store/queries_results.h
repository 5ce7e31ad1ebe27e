// The queries of results; see store/queries.h.
#pragma once

namespace springtide::store::query {

inline constexpr char uncounted[] = "SELECT id FROM tables WHERE life >= 2 AND counted = 0 ORDER BY number LIMIT $1";
inline constexpr char set_counted[] = "UPDATE tables SET counted = 1 WHERE id = $1";
inline constexpr char uncount_all[] = "UPDATE tables SET counted = 0 WHERE life >= 2 AND counted <> 0";
inline constexpr char forget_standings[] = "DELETE FROM standings";

// Whoever changes standings waits for who does so already.
inline constexpr char take_turn[] = "UPDATE turns SET taken = taken + 1";
inline constexpr char has_standings[] = "SELECT 1 FROM standings WHERE table_id = $1 LIMIT 1";
inline constexpr char add_standing[] =
    "INSERT INTO standings (table_id, seat, game, edition, players, is_rated, ended, player, level, measured, place, "
    "points, "
    "has_left, mean, variance) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0, 0)";
// Rated ones of a game that ended no earlier than this, it included.
inline constexpr char rated_from[] =
    "SELECT table_id FROM standings WHERE game = $1 AND is_rated = 1 AND seat = 0 AND (ended, table_id) >= ($2, $3) "
    "ORDER BY ended, table_id";
inline constexpr char earlier_of[] =
    "SELECT mean, variance, ended FROM standings WHERE player = $1 AND game = $2 AND is_rated = 1 "
    "AND (ended, table_id) < ($3, $4) ORDER BY ended DESC, table_id DESC LIMIT 1";
inline constexpr char set_measure[] = "UPDATE standings SET mean = $1, variance = $2 WHERE table_id = $3 AND seat = $4";

// Columns in the order of GameResult and Standing.
inline constexpr char result[] =
    "SELECT table_id, game, edition, is_rated, ended, seat, player, level, measured, place, points, has_left, mean, "
    "variance "
    "FROM standings WHERE table_id = $1 ORDER BY seat";
inline constexpr char results_of[] =
    "SELECT DISTINCT ended, table_id FROM standings WHERE player IN (SELECT value FROM json_each($1)) "
    "AND ($2 = '' OR game = $2) AND ($3 = '' OR edition = $3) AND ($4 = 0 OR players = $4) "
    "AND ($5 = 0 OR (ended, table_id) < ($5, $6)) ORDER BY ended DESC, table_id DESC LIMIT $7";
inline constexpr char tallies_of[] =
    "SELECT game, edition, players, seat, count(*), count(CASE WHEN place = 0 THEN 1 END) FROM standings "
    "WHERE player IN (SELECT value FROM json_each($1)) "
    "GROUP BY game, edition, players, seat ORDER BY game, edition, players, seat";
inline constexpr char rivals_of[] =
    "SELECT o.player, count(*), count(CASE WHEN m.place < o.place THEN 1 END), count(CASE WHEN m.place > o.place THEN 1 "
    "END) "
    "FROM standings m JOIN standings o ON o.table_id = m.table_id AND o.seat <> m.seat "
    "WHERE m.player IN (SELECT value FROM json_each($1)) AND o.player <> '' "
    "AND o.player NOT IN (SELECT value FROM json_each($1)) "
    "GROUP BY o.player ORDER BY count(*) DESC, o.player LIMIT $2";
inline constexpr char ratings_of[] =
    "SELECT game, mean, variance, ended FROM (SELECT game, mean, variance, ended, table_id FROM standings "
    "WHERE player IN (SELECT value FROM json_each($1)) AND is_rated = 1 ORDER BY ended DESC, table_id DESC LIMIT $2) AS "
    "latest "
    "ORDER BY ended, table_id";

}  // namespace springtide::store::query
