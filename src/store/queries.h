// The queries that both engines share, word for word; but for json_each($1), the texts of a list in JSON, which PostgreSQL
// calls otherwise.
#pragma once

namespace springtide::store::query {

// Tables: columns in the order of TableRow.
inline constexpr char table[] =
    "SELECT id, game, life, is_public, created, updated, due, waiting, summary FROM tables t "
    "JOIN summaries s ON s.number = t.number WHERE id = $1";
inline constexpr char host_of[] = "SELECT host FROM tables WHERE id = $1";
inline constexpr char public_open[] =
    "SELECT id, game, life, is_public, created, updated, due, waiting, summary, host FROM tables t "
    "JOIN summaries s ON s.number = t.number WHERE life = 0 AND is_public = 1 ORDER BY created DESC, id LIMIT $1";
inline constexpr char public_playing[] =
    "SELECT id, game, life, is_public, created, updated, due, waiting, summary, host FROM tables t "
    "JOIN summaries s ON s.number = t.number WHERE life = 1 AND is_public = 1 ORDER BY created DESC, id LIMIT $1";
inline constexpr char due[] =
    "SELECT id, game, life, is_public, created, updated, due, waiting, summary FROM tables t "
    "JOIN summaries s ON s.number = t.number WHERE due > 0 AND due <= $1 ORDER BY due, id LIMIT $2";
// An entry knows where the one before it lies, and a table where its last one does; PostgreSQL has an index instead, and
// other words.
inline constexpr char journal[] =
    "WITH RECURSIVE back (seq, time, entry, previous) AS ("
    "SELECT j.seq, j.time, j.entry, j.previous FROM tables t JOIN journal j ON j.place = t.last "
    "WHERE t.id = $1 AND j.seq > $2 "
    "UNION ALL SELECT j.seq, j.time, j.entry, j.previous FROM back b JOIN journal j ON j.place = b.previous "
    "WHERE j.seq > $2) SELECT seq, time, entry FROM back ORDER BY seq";
inline constexpr char rewrite_entry[] =
    "WITH RECURSIVE back (place, seq, previous) AS ("
    "SELECT j.place, j.seq, j.previous FROM tables t JOIN journal j ON j.place = t.last WHERE t.id = $1 "
    "UNION ALL SELECT j.place, j.seq, j.previous FROM back b JOIN journal j ON j.place = b.previous WHERE j.seq >= $2) "
    "UPDATE journal SET entry = $3 WHERE place = (SELECT place FROM back WHERE seq = $2)";
inline constexpr char rewrite_summary[] =
    "UPDATE summaries SET summary = $1 WHERE number = (SELECT number FROM tables WHERE id = $2)";

// Seats of a list of players. A seat is held once, so the sum of the bits is their union.
inline constexpr char tables_of[] =
    "SELECT t.id, t.game, t.life, t.is_public, t.created, t.updated, t.due, t.waiting, m.summary, sum(1 << s.seat) "
    "FROM seats s JOIN tables t ON t.id = s.table_id JOIN summaries m ON m.number = t.number "
    "WHERE s.player IN (SELECT value FROM json_each($1)) "
    "GROUP BY t.number, m.number ORDER BY t.updated DESC, t.id LIMIT $2";
inline constexpr char playing_of[] =
    "SELECT t.id, t.game, t.life, t.is_public, t.created, t.updated, t.due, t.waiting, m.summary, sum(1 << s.seat) "
    "FROM seats s JOIN tables t ON t.id = s.table_id JOIN summaries m ON m.number = t.number "
    "WHERE t.life = 1 AND s.player IN (SELECT value FROM json_each($1)) GROUP BY t.number, m.number ORDER BY t.id";
// In the order of Holding.
inline constexpr char holding_of[] =
    "WITH own AS (SELECT value AS id FROM json_each($1)), "
    "hosted AS (SELECT t.number, t.id, t.life, t.is_public FROM tables t WHERE t.life <= 1 AND t.host IN (SELECT id FROM "
    "own)) "
    "SELECT (SELECT count(*) FROM (SELECT number FROM hosted UNION SELECT t.number FROM seats s "
    "JOIN tables t ON t.id = s.table_id WHERE t.life <= 1 AND s.player IN (SELECT id FROM own)) AS counted), "
    "(SELECT count(*) FROM hosted h WHERE NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = h.id)), "
    "(SELECT count(*) FROM hosted WHERE life = 0 AND is_public = 1)";
inline constexpr char clear_seats[] = "DELETE FROM seats WHERE table_id = $1";
inline constexpr char add_seat[] = "INSERT INTO seats (table_id, seat, player) VALUES ($1, $2, $3)";

// Players: columns in the order of Player.
inline constexpr char add_player[] =
    "INSERT INTO players (id, name, login, belongs_to, password_hash, recovery_hash, created, login_key, name_key) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
inline constexpr char player[] =
    "SELECT id, name, login, belongs_to, password_hash, recovery_hash, created FROM players WHERE id = $1";
inline constexpr char player_of_login[] =
    "SELECT id, name, login, belongs_to, password_hash, recovery_hash, created FROM players WHERE login_key = $1";
inline constexpr char player_of_token[] =
    "SELECT p.id, p.name, p.login, p.belongs_to, p.password_hash, p.recovery_hash, p.created "
    "FROM tokens k JOIN players p ON p.id = k.player WHERE k.hash = $1";
inline constexpr char set_login[] =
    "UPDATE players SET login = $1, login_key = $2, password_hash = $3, recovery_hash = $4 WHERE id = $5";
inline constexpr char set_secrets[] = "UPDATE players SET password_hash = $1, recovery_hash = $2 WHERE id = $3";
// Changes nothing, but waits for who changes the password, and makes that one wait.
inline constexpr char hold_password[] = "UPDATE players SET password_hash = $1 WHERE id = $2 AND password_hash = $1";
inline constexpr char guests_of[] = "SELECT id FROM players WHERE belongs_to = $1 ORDER BY created, id";
inline constexpr char set_belongs_to[] = "UPDATE players SET belongs_to = $1 WHERE id = $2 AND login IS NULL";
inline constexpr char remove_player[] = "DELETE FROM players WHERE id = $1";

// Tokens: columns in the order of Token.
inline constexpr char add_token[] = "INSERT INTO tokens (hash, created, used, device, player) VALUES ($1, $2, $3, $4, $5)";
inline constexpr char tokens_of[] =
    "SELECT hash, created, used, device FROM tokens WHERE player = $1 ORDER BY used DESC, created DESC, hash";
inline constexpr char use_token[] = "UPDATE tokens SET used = $1 WHERE hash = $2 AND used < $1";
inline constexpr char void_tokens[] =
    "SELECT value FROM json_each($1) WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE hash = value)";
inline constexpr char remove_token[] = "DELETE FROM tokens WHERE hash = $1";
// Of a player and its guests.
inline constexpr char remove_tokens_of[] =
    "DELETE FROM tokens WHERE player IN (SELECT $1 UNION ALL SELECT id FROM players WHERE belongs_to = $1)";

inline constexpr char add_place[] = "INSERT INTO places (player, place) VALUES ($1, $2) ON CONFLICT DO NOTHING";
inline constexpr char knows_place[] = "SELECT place FROM places WHERE player = $1 AND place = $2";
inline constexpr char remove_places_of[] = "DELETE FROM places WHERE player = $1";

inline constexpr char lease[] =
    "INSERT INTO leases (table_id, node, until) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE "
    "SET node = excluded.node, until = excluded.until WHERE leases.node = excluded.node OR leases.until <= $4";

// Jobs: columns in the order of Job.
inline constexpr char add_job[] =
    "INSERT INTO jobs (id, kind, owner, request, state, node, until, build, tries, done, total, result, created, taken) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0)";
inline constexpr char job[] =
    "SELECT id, kind, owner, request, state, node, until, build, tries, done, total, result, created FROM jobs WHERE id = "
    "$1";
inline constexpr char unfinished_jobs[] =
    "SELECT count(CASE WHEN owner = $1 THEN 1 END), count(*) FROM jobs WHERE state = 0";
inline constexpr char next_job[] =
    "SELECT id, kind, owner, request, state, node, until, build, tries, done, total, result, created FROM jobs j "
    "WHERE state = 0 AND until <= $1 ORDER BY (SELECT max(o.taken) FROM jobs o WHERE o.owner = j.owner), created, id LIMIT "
    "1";
inline constexpr char take_job[] =
    "UPDATE jobs SET node = $1, until = $2, build = $3, tries = tries + 1, taken = $4 "
    "WHERE id = $5 AND state = 0 AND until <= $4";
inline constexpr char renew_job[] =
    "UPDATE jobs SET until = $1, done = $2, total = $3 WHERE id = $4 AND state = 0 AND node = $5 AND tries = $6";
inline constexpr char give_back_job[] =
    "UPDATE jobs SET until = 0, tries = tries - 1 WHERE id = $1 AND state = 0 AND node = $2 AND tries = $3";
inline constexpr char end_job[] =
    "UPDATE jobs SET state = $1, result = $2, request = '', until = 0, done = total WHERE id = $3 AND state = 0";
inline constexpr char free_jobs[] = "UPDATE jobs SET until = 0 WHERE state = 0";
inline constexpr char forget_old_jobs[] = "DELETE FROM jobs WHERE state <> 0 AND created < $1";
inline constexpr char forget_jobs_of[] =
    "DELETE FROM jobs WHERE state <> 0 AND owner = $1 AND id NOT IN "
    "(SELECT id FROM jobs WHERE owner = $1 AND state <> 0 ORDER BY created DESC, id LIMIT $2)";

// Databases that belong together: one row, if this is one of them.
inline constexpr char part[] = "SELECT id, part, parts, is_settled FROM spread";
inline constexpr char become_part[] =
    "INSERT INTO spread (one, id, part, parts, is_settled) VALUES (1, $1, $2, $3, 0) ON CONFLICT DO NOTHING";
inline constexpr char settle[] = "UPDATE spread SET is_settled = 1";
inline constexpr char has_rows[] =
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM tables) THEN 1 ELSE 0 END, "
    "CASE WHEN EXISTS (SELECT 1 FROM players) THEN 1 ELSE 0 END";

inline constexpr char check[] = "SELECT version FROM schema_version";

}  // namespace springtide::store::query
