// The queries of who runs the servers; see store/queries.h.
#pragma once

namespace springtide::store::query {

inline constexpr char add_act[] =
    "INSERT INTO acts (time, operator, kind, subject, detail, reason) VALUES ($1, $2, $3, $4, $5, $6)";
inline constexpr char acts[] =
    "SELECT number, time, operator, kind, subject, detail, reason FROM acts WHERE number < $1 ORDER BY number DESC LIMIT $2";

// One row. Who changes it waits for who changes it, so that no node sees a later change before an earlier one.
inline constexpr char bulletin[] = "SELECT changed, sign_up, announcement, announced_until FROM bulletin";
inline constexpr char note_change[] = "UPDATE bulletin SET changed = changed + 1";
inline constexpr char set_sign_up[] = "UPDATE bulletin SET sign_up = $1";
inline constexpr char announce[] = "UPDATE bulletin SET announcement = $1, announced_until = $2";
inline constexpr char add_changed[] = "INSERT INTO changed_tables (number, table_id) SELECT changed, $1 FROM bulletin";
inline constexpr char changed_tables[] = "SELECT table_id FROM changed_tables WHERE number > $1 ORDER BY number, table_id";
inline constexpr char forget_changed[] = "DELETE FROM changed_tables WHERE number < (SELECT changed FROM bulletin) - $1";

// Changes nothing, but waits for who signs in, and makes that one wait.
inline constexpr char hold_account[] = "UPDATE players SET name = name WHERE id = $1 AND login IS NOT NULL";
inline constexpr char set_lock[] =
    "INSERT INTO locks (player, until) VALUES ($1, $2) ON CONFLICT (player) DO UPDATE SET until = excluded.until";
inline constexpr char remove_lock[] = "DELETE FROM locks WHERE player = $1";
inline constexpr char lock_of[] = "SELECT until FROM locks WHERE player = $1 AND (until = 0 OR until > $2)";

inline constexpr char add_sign_up_code[] = "INSERT INTO sign_up_codes (hash, until) VALUES ($1, $2)";
inline constexpr char use_sign_up_code[] = "DELETE FROM sign_up_codes WHERE hash = $1 AND until > $2";
inline constexpr char forget_sign_up_codes[] = "DELETE FROM sign_up_codes WHERE until <= $1";

// The columns in the order of FoundAccount.
inline constexpr char find_accounts[] =
    "SELECT p.id, p.login, p.name, p.created, coalesce((SELECT max(k.used) FROM tokens k WHERE k.player = p.id), 0), "
    "l.until "
    "FROM players p LEFT JOIN locks l ON l.player = p.id AND (l.until = 0 OR l.until > $1) "
    "WHERE p.login_key IS NOT NULL AND (p.id = $2 OR p.login_key LIKE $3 ESCAPE '!' OR p.name_key LIKE $3 ESCAPE '!') "
    "ORDER BY p.login_key LIMIT $4";

inline constexpr char set_node[] =
    "INSERT INTO nodes (node, build, started, until, is_draining) VALUES ($1, $2, $3, $4, 0) ON CONFLICT (node) DO UPDATE "
    "SET build = excluded.build, started = excluded.started, until = excluded.until";
inline constexpr char forget_nodes[] = "DELETE FROM nodes WHERE until <= $1 AND is_draining = 0";
inline constexpr char nodes[] = "SELECT node, build, started, until, is_draining FROM nodes ORDER BY node";
inline constexpr char drain_node[] = "UPDATE nodes SET is_draining = $1 WHERE node = $2";
inline constexpr char release_leases[] = "DELETE FROM leases WHERE node = $1";

inline constexpr char list_tables[] =
    "SELECT id, game, life, is_public, created, updated, due, waiting, summary FROM tables t "
    "JOIN summaries s ON s.number = t.number WHERE life >= $1 AND life <= $2 AND updated < $3 "
    "ORDER BY updated DESC, id LIMIT $4";

inline constexpr char idle_guests[] =
    "SELECT p.id FROM players p WHERE p.login_key IS NULL AND p.belongs_to IS NULL AND p.created < $1 AND p.id > $2 "
    "AND NOT EXISTS (SELECT 1 FROM tokens k WHERE k.player = p.id AND (k.used >= $1 OR k.created >= $1)) "
    "AND NOT EXISTS (SELECT 1 FROM standings s WHERE s.player = p.id) "
    "AND NOT EXISTS (SELECT 1 FROM studies s WHERE s.owner = p.id) ORDER BY p.id LIMIT $3";
inline constexpr char seated_among[] =
    "WITH given_ids AS (SELECT value AS id FROM json_each($1)) SELECT id FROM given_ids g "
    "WHERE EXISTS (SELECT 1 FROM seats s WHERE s.player = g.id) "
    "OR EXISTS (SELECT 1 FROM tables t WHERE t.host = g.id AND t.life <= 1) ORDER BY id";
inline constexpr char tables_with_results[] =
    "SELECT DISTINCT table_id FROM standings WHERE table_id IN (SELECT value FROM json_each($1)) ORDER BY table_id";

// A table with all that names it; the journal first, since the way to its entries begins at the table. PostgreSQL has an
// index of them instead, and other words.
inline constexpr char remove_journal[] =
    "WITH RECURSIVE back (place, previous) AS ("
    "SELECT j.place, j.previous FROM tables t JOIN journal j ON j.place = t.last WHERE t.id = $1 "
    "UNION ALL SELECT j.place, j.previous FROM back b JOIN journal j ON j.place = b.previous) "
    "DELETE FROM journal WHERE place IN (SELECT place FROM back)";
inline constexpr char is_newest_table[] =
    "SELECT id FROM tables WHERE number = (SELECT max(number) FROM tables) AND id = $1";
inline constexpr char remove_summary[] = "DELETE FROM summaries WHERE number = (SELECT number FROM tables WHERE id = $1)";
inline constexpr char remove_lease[] = "DELETE FROM leases WHERE table_id = $1";
inline constexpr char remove_calls[] = "DELETE FROM calls WHERE table_id = $1";
inline constexpr char remove_table[] = "DELETE FROM tables WHERE id = $1";

}  // namespace springtide::store::query
