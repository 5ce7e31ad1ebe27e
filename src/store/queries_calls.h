// The queries about calls that both engines share, word for word; but for json_each($1), as in store/queries.h.
#pragma once

namespace springtide::store::query {

inline constexpr char add_secret[] = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
inline constexpr char secret[] = "SELECT value FROM secrets WHERE name = $1";

// Subscriptions: columns in the order of Subscription.
inline constexpr char add_subscription[] =
    "INSERT INTO subscriptions (id, token, player, endpoint, reader_key, reader_secret, device, quiet_from, quiet_until, "
    "zone, created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
inline constexpr char replace_subscription[] = "DELETE FROM subscriptions WHERE token = $1 OR endpoint = $2";
inline constexpr char forget_subscriptions_of[] =
    "DELETE FROM subscriptions WHERE player = $1 AND id NOT IN "
    "(SELECT id FROM subscriptions WHERE player = $1 ORDER BY created DESC, id LIMIT $2)";
inline constexpr char subscriptions_of[] =
    "SELECT id, token, player, endpoint, reader_key, reader_secret, device, quiet_from, quiet_until, zone, created "
    "FROM subscriptions WHERE player IN (SELECT value FROM json_each($1)) ORDER BY created, id";
inline constexpr char set_quiet[] = "UPDATE subscriptions SET quiet_from = $1, quiet_until = $2, zone = $3 WHERE id = $4";
inline constexpr char unsubscribe[] = "DELETE FROM subscriptions WHERE id = $1";

// Webhooks: columns in the order of Webhook.
inline constexpr char add_webhook[] =
    "INSERT INTO webhooks (id, player, table_id, url, shape, created) SELECT $1, $2, $3, $4, $5, $6 "
    "WHERE (SELECT count(*) FROM webhooks WHERE player = $2) < $7";
inline constexpr char webhooks_of[] =
    "SELECT id, player, table_id, url, shape, created FROM webhooks "
    "WHERE player IN (SELECT value FROM json_each($1)) ORDER BY created, id";
inline constexpr char remove_webhook[] = "DELETE FROM webhooks WHERE id = $1";
inline constexpr char remove_webhooks_at[] = "DELETE FROM webhooks WHERE table_id = $1 AND table_id <> ''";

// Of a player's account and all its guests.
inline constexpr char devices_called[] =
    "WITH account AS (SELECT COALESCE(belongs_to, id) AS id FROM players WHERE id = $1), "
    "own AS (SELECT id FROM account UNION SELECT p.id FROM players p JOIN account a ON p.belongs_to = a.id) "
    "SELECT id, token, player, endpoint, reader_key, reader_secret, device, quiet_from, quiet_until, zone, created "
    "FROM subscriptions WHERE player IN (SELECT id FROM own) ORDER BY created, id";
inline constexpr char webhooks_called[] =
    "WITH account AS (SELECT COALESCE(belongs_to, id) AS id FROM players WHERE id = $1), "
    "own AS (SELECT id FROM account UNION SELECT p.id FROM players p JOIN account a ON p.belongs_to = a.id) "
    "SELECT id, player, table_id, url, shape, created FROM webhooks "
    "WHERE (table_id = '' AND player IN (SELECT id FROM own)) OR (table_id <> '' AND table_id = $2) ORDER BY created, id";

// What stood and does not any more: the seats of the others as bits. What nobody has ever taken is gone, the rest is to be
// withdrawn; whoever is sending one keeps it until he is done.
inline constexpr char drop_calls[] = "DELETE FROM calls WHERE table_id = $1 AND node = '' AND ($2 & (1 << seat)) = 0";
inline constexpr char withdraw_calls[] =
    "UPDATE calls SET state = 2, not_before = 0 WHERE table_id = $1 AND state <> 2 AND ($2 & (1 << seat)) = 0";
// One that stands already stays as it is.
inline constexpr char add_call[] =
    "INSERT INTO calls (table_id, seat, game, player, kind, decision, state, node, until, tries, not_before, told, created) "
    "VALUES ($1, $2, $3, $4, $5, $6, 0, '', 0, 0, $7, '', $8) ON CONFLICT (table_id, seat) DO UPDATE SET "
    "player = excluded.player, kind = excluded.kind, decision = excluded.decision, state = 0, tries = 0, "
    "not_before = excluded.not_before, told = '', created = excluded.created "
    "WHERE calls.decision <> excluded.decision OR calls.player <> excluded.player OR calls.state = 2";
// Whether this is the last entry; if so, no other is added before the end of the transaction.
inline constexpr char hold_table[] = "UPDATE tables SET seq = seq WHERE id = $1 AND seq = $2";
inline constexpr char hold_calls[] =
    "UPDATE calls SET not_before = $1 WHERE table_id = $2 AND state = 0 AND node = '' AND ($3 & (1 << seat)) <> 0";
inline constexpr char hasten_call[] =
    "UPDATE calls SET not_before = $1 WHERE table_id = $2 AND seat = $3 AND state = 0 AND node = '' AND not_before > $1";
// One that nobody has taken yet is held for who looks on, or has its grace.
inline constexpr char hasten_calls_to[] =
    "WITH called AS (SELECT value AS id FROM json_each($1)) UPDATE calls SET not_before = $2 "
    "WHERE player IN (SELECT id FROM called) AND state = 0 AND node <> '' AND not_before > $2";
inline constexpr char uncalled[] =
    "SELECT t.id FROM tables t WHERE t.life = 1 AND t.waiting <> 0 AND t.updated >= $1 AND EXISTS "
    "(SELECT 1 FROM seats s WHERE s.table_id = t.id AND (t.waiting & (1 << s.seat)) <> 0 AND NOT EXISTS "
    "(SELECT 1 FROM calls c WHERE c.table_id = t.id AND c.seat = s.seat)) ORDER BY t.updated DESC, t.id LIMIT $2";

// Columns in the order of Call and CallRow.
inline constexpr char take_calls[] =
    "UPDATE calls SET node = $1, until = $2, tries = tries + 1 "
    "WHERE state <> 1 AND until <= $3 AND not_before <= $3 AND (table_id, seat) IN "
    "(SELECT table_id, seat FROM calls WHERE state <> 1 AND until <= $3 AND not_before <= $3 "
    "ORDER BY not_before, created, table_id LIMIT $4) "
    "RETURNING table_id, game, seat, player, kind, decision, state, node, tries, not_before, told, created";
inline constexpr char note_call[] =
    "UPDATE calls SET until = 0, told = CASE WHEN decision = $1 AND created = $2 THEN $3 ELSE told END, "
    "not_before = CASE WHEN decision = $1 AND created = $2 AND (state = 0 OR $4 = 2) THEN $5 ELSE not_before END, "
    "state = CASE WHEN decision = $1 AND created = $2 AND state = 0 THEN $4 ELSE state END "
    "WHERE table_id = $6 AND seat = $7 AND node = $8";
inline constexpr char end_call[] =
    "DELETE FROM calls WHERE table_id = $1 AND seat = $2 AND node = $3 AND decision = $4 AND created = $5 AND state = 2";
inline constexpr char give_back_call[] = "UPDATE calls SET until = 0 WHERE table_id = $1 AND seat = $2 AND node = $3";
inline constexpr char free_calls[] = "UPDATE calls SET until = 0 WHERE until <> 0";

}  // namespace springtide::store::query
