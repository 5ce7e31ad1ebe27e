#include "store/postgres_engine.h"

#include <algorithm>
#include <array>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "store/hooks.h"
#include "store/postgres_listener.h"
#include "store/queries.h"
#include "store/queries_calls.h"
#include "store/queries_friends.h"
#include "store/queries_operations.h"
#include "store/queries_presence.h"
#include "store/queries_results.h"
#include "store/queries_studies.h"
#include "store/queries_training.h"
#include "store/queries_vacations.h"
#include "store/rows.h"
#include "store/schema.h"

namespace springtide::store {
namespace {

constexpr std::chrono::hours migration_patience{24};  // it may rewrite every row, or wait for a node that does
constexpr char begin_query[] = "BEGIN ISOLATION LEVEL READ COMMITTED";
constexpr char commit_query[] = "COMMIT";
// What a connection is told once, for a transaction alone.
constexpr char settings_query[] =
    "SELECT set_config('idle_in_transaction_session_timeout', '5s', true), set_config('synchronous_commit', "
    "CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, true)";
constexpr char has_schema[] = "SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL";

// The row of $1 … $8, the summary of $9, the entry of $10 and $11 and the first one's host of $14, all or nothing; one row
// in the answer if it was stored. The row of the table makes a second node wait here for the first, and then find that it
// came too late.
constexpr char append_first[] =
    "WITH head AS (INSERT INTO tables (id, game, life, is_public, created, updated, due, waiting, host, seq) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $14, $13) ON CONFLICT DO NOTHING RETURNING number, id), "
    "summary AS (INSERT INTO summaries (number, summary) SELECT number, $9 FROM head), "
    "entry AS (INSERT INTO journal (number, seq, time, entry) SELECT number, $13, $10, $11 FROM head) "
    "SELECT pg_notify($12, id) FROM head";
constexpr char append_next[] =
    "WITH head AS (UPDATE tables SET game = $2, life = $3, is_public = $4, created = $5, updated = $6, due = $7, waiting = "
    "$8, "
    "seq = $13 WHERE id = $1 AND seq = $13 - 1 RETURNING number, id), "
    "summary AS (UPDATE summaries s SET summary = $9 FROM head WHERE s.number = head.number AND s.summary <> $9), "
    "entry AS (INSERT INTO journal (number, seq, time, entry) SELECT number, $13, $10, $11 FROM head) "
    "SELECT pg_notify($12, id) FROM head";
// The same for the next entries of many tables, each of which is named once; the answer has the places in the lists of
// those that were stored. A statement costs as much as several rows. Each table is looked for by its id, in the order of the
// lists: two nodes that name them in the same order never wait for each other in a circle.
constexpr char append_many[] =
    "WITH held AS MATERIALIZED (SELECT t.number, g.* FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $13) "
    "WITH ORDINALITY AS g (id, game, life, is_public, created, updated, due, waiting, summary, time, entry, seq, place) "
    "CROSS JOIN LATERAL (SELECT number FROM tables WHERE id = g.id AND seq = g.seq - 1 FOR NO KEY UPDATE) t), "
    "head AS (UPDATE tables t SET game = h.game, life = h.life, is_public = h.is_public, created = h.created, updated = "
    "h.updated, due = h.due, waiting = h.waiting, seq = h.seq FROM held h WHERE t.number = h.number), "
    "summary AS (UPDATE summaries s SET summary = h.summary FROM held h WHERE s.number = h.number AND s.summary <> "
    "h.summary), "
    "entry AS (INSERT INTO journal (number, seq, time, entry) SELECT number, seq, time, entry FROM held) "
    "SELECT place, pg_notify($12, id) FROM held";

constexpr Dialect postgres_dialect{.key = "bigint PRIMARY KEY", .counted_key = "bigserial PRIMARY KEY"};

constexpr char clock_query[] = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

// A lease may be forgotten by a crash of the server, so nobody waits for the disk: the setting holds until the end of the
// transaction. Nodes' clocks may differ, so it goes by the database's.
constexpr char quick_lease[] =
    "WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true), "
    "(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) "
    "INSERT INTO leases (table_id, node, until) SELECT $1, $2, now + ($3 - $4) FROM quick ON CONFLICT (table_id) DO UPDATE "
    "SET node = excluded.node, until = excluded.until "
    "WHERE leases.node = excluded.node OR leases.until <= excluded.until - ($3 - $4)";

// Nor for who is here: who has said so says it again.
constexpr char quick_attendance[] =
    "WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)) "
    "INSERT INTO attendances (node, people, accounts, until) SELECT $1, $2, $3, $4 FROM quick ON CONFLICT (node) "
    "DO UPDATE SET people = excluded.people, accounts = excluded.accounts, until = excluded.until";

constexpr char indexed_journal[] =
    "SELECT j.seq, j.time, j.entry FROM tables t JOIN journal j ON j.number = t.number "
    "WHERE t.id = $1 AND j.seq > $2 ORDER BY j.seq";
constexpr char rewrite_indexed_entry[] =
    "UPDATE journal SET entry = $3 WHERE number = (SELECT number FROM tables WHERE id = $1) AND seq = $2";

constexpr char remove_indexed_journal[] = "DELETE FROM journal WHERE number = (SELECT number FROM tables WHERE id = $1)";

std::string with_own_list(Query query) {
  return replaced(query, "json_each($1)", "json_array_elements_text($1::json) AS given (value)");
}

// What this database says in other words than the other one.
Query own_words(Query query) {
  static const std::unordered_map<Query, std::string> words{
      {query::lease, quick_lease},
      {query::set_attendance, quick_attendance},
      {query::journal, indexed_journal},
      {query::rewrite_entry, rewrite_indexed_entry},
      {query::void_tokens, with_own_list(query::void_tokens)},
      {query::tables_of, with_own_list(query::tables_of)},
      {query::playing_of, with_own_list(query::playing_of)},
      {query::holding_of, with_own_list(query::holding_of)},
      {query::results_of, with_own_list(query::results_of)},
      {query::tallies_of, with_own_list(query::tallies_of)},
      {query::rivals_of, with_own_list(query::rivals_of)},
      {query::ratings_of, with_own_list(query::ratings_of)},
      {query::away, with_own_list(query::away)},
      {query::subscriptions_of, with_own_list(query::subscriptions_of)},
      {query::webhooks_of, with_own_list(query::webhooks_of)},
      {query::invitations_of, with_own_list(query::invitations_of)},
      {query::friends_shown_to, with_own_list(query::friends_shown_to)},
      {query::hasten_calls_to, with_own_list(query::hasten_calls_to)},
      {query::add_study, with_own_list(query::add_study)},
      {query::studies_of, with_own_list(query::studies_of)},
      {query::remove_study, with_own_list(query::remove_study)},
      {query::answers_among, with_own_list(query::answers_among)},
      {query::exercises_among, with_own_list(query::exercises_among)},
      {query::seated_among, with_own_list(query::seated_among)},
      {query::tables_with_results, with_own_list(query::tables_with_results)},
      {query::remove_journal, remove_indexed_journal},
  };
  const auto found = words.find(query);
  return found == words.end() ? query : found->second.c_str();
}

using AppendValues = std::array<Value, 14>;
constexpr std::size_t channel_column = 11;

AppendValues values_of(const Append& append) {
  const TableRow& row = append.row;
  const char* channel = hooks::is_sabotaged("lose notify") ? "nowhere" : notify_channel;
  return {row.id,
          row.game,
          static_cast<std::int64_t>(row.life),
          row.is_public ? 1 : 0,
          row.created,
          row.updated,
          row.due,
          row.waiting,
          row.summary,
          append.time,
          append.entry,
          channel,
          append.seq,
          append.host};
}

std::array<Value, 8> values_of(const Append& append, const CallRow& call) {
  return {append.row.id,
          call.seat,
          append.row.game,
          call.player,
          static_cast<std::int64_t>(call.kind),
          call.decision,
          append.time + call_grace,
          append.time};
}

// In columns, for append_many.
PostgresParameters lists_of(std::span<const AppendValues> rows) {
  PostgresParameters parameters;
  for (std::size_t column = 0; column < 13; ++column) {
    std::vector<std::int64_t> numbers;
    std::vector<std::string_view> texts;
    for (const AppendValues& row : rows) {
      if (const auto* number = std::get_if<std::int64_t>(&row[column])) numbers.push_back(*number);
      if (const auto* text = std::get_if<std::string_view>(&row[column])) texts.push_back(*text);
    }
    if (column == channel_column)
      parameters.add(texts.front());
    else if (texts.empty())
      parameters.add_list(numbers);
    else
      parameters.add_list(texts);
  }
  return parameters;
}

Query query_of(const Append& append) { return append.seq == 1 ? append_first : append_next; }

// The same without a word to others.
Query silent(Query append) {
  static const auto without_notify = [](Query query) { return replaced(query, "pg_notify($12, id)", "$12"); };
  static const std::unordered_map<Query, std::string> words{{append_first, without_notify(append_first)},
                                                            {append_next, without_notify(append_next)},
                                                            {append_many, without_notify(append_many)}};
  return words.at(append).c_str();
}

// A server's default may be off; one that waits for more than its own disk keeps that.
void be_durable(Session& session) {
  session.script(hooks::is_sabotaged("no sync") ? "SET synchronous_commit = off"
                                                : "SELECT set_config('synchronous_commit', 'on', false) "
                                                  "WHERE current_setting('synchronous_commit') = 'off'");
}

// Whether the address has this option, which is ours and not libpq's; now it has not.
bool take_option(std::string& address, std::string_view own) {
  const std::size_t at = address.find(own), end = at + own.size();
  if (at == std::string::npos || at == 0 || (address[at - 1] != '?' && address[at - 1] != '&')) return false;
  if (end < address.size() && address[end] != '&') return false;
  address.erase(end == address.size() ? at - 1 : at, own.size() + 1);
  return true;
}

// Who cannot listen: whatever others append must be looked for.
class DeafListener final : public Listener {
 public:
  std::vector<std::string> wait(int milliseconds) override {
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    return {};
  }
  bool hears() const override { return false; }
};

class OwnWords final : public Session {
 public:
  explicit OwnWords(PostgresConnection& connection) : connection_(connection) {}
  Answer run(Query query, std::span<const Value> values) override { return connection_.run(own_words(query), values); }
  void script(const std::string& sql) override { connection_.script(sql); }

 private:
  PostgresConnection& connection_;
};

// Nodes that start together do so one after the other, where the server has such locks.
void begin_alone(PostgresConnection& connection) try {
  connection.script("BEGIN; SELECT pg_advisory_xact_lock(5779423)");
} catch (const Missing&) {
  connection.script("ROLLBACK; BEGIN");
}

void migrate_database(PostgresConnection& connection) {
  begin_alone(connection);
  const bool is_ours = !run(connection, has_schema).rows.empty();
  migrate(connection, postgres_dialect, is_ours ? schema_version(connection, connection.place()) : 0, connection.place());
  connection.script("COMMIT");
}

bool has_notify(PostgresConnection& connection) try {
  connection.script("SELECT pg_notify('', '') WHERE false");
  return true;
} catch (const Missing&) {
  return false;
}

// Tries again what another transaction prevented; the last trial's failure is the caller's.
template <class Work>
auto with_patience(Work work) {
  constexpr int trials = 5;
  for (int trial = 1; trial < trials; ++trial) try {
      return work();
    } catch (const Clash&) {
    }
  return work();
}

}  // namespace

PostgresEngine::Options::Options(std::string given) : address(std::move(given)) {
  if (take_option(address, "pooling=transaction")) pooling = Pooling::transactions;
  may_notify = !take_option(address, "notify=off");
}

PostgresEngine::PostgresEngine(const Options& options)
    : address_(options.address),
      pooling_(options.pooling),
      may_notify_(options.may_notify),
      connection_(address_, [this](PostgresConnection& connection) { set_up(connection); }, given_up_, pooling_) {
  try {
    connection_.connect();
    connection_.set_patience(migration_patience);
    migrate_database(connection_);
    connection_.set_patience(PostgresConnection::usual_patience);
    may_notify_ = may_notify_ && has_notify(connection_);
  } catch (const Failure&) {
    connection_.close();
    throw;
  }
}

// A node that stands still in the middle of a transaction must not hold up the others.
void PostgresEngine::set_up(PostgresConnection& connection) {
  if (pooling_ == Pooling::transactions) return;
  connection.script("SET idle_in_transaction_session_timeout = '5s'");
  be_durable(connection);
  *own_process_ = PQbackendPID(connection.raw());
}

Answer PostgresEngine::run(Query query, std::span<const Value> values) {
  return with_patience([&] { return connection_.run(own_words(query), values); });
}

void PostgresEngine::together(const std::function<void(Session&)>& work) {
  with_patience([&] {
    try {
      connection_.run(begin_query, {});
      if (pooling_ == Pooling::transactions) connection_.run(settings_query, {});
      OwnWords session(connection_);
      work(session);
      connection_.run(commit_query, {});
    } catch (const Failure&) {
      connection_.close();  // with it goes the transaction
      throw;
    }
  });
}

std::optional<Time> PostgresEngine::clock() { return number_in(connection_.run(clock_query, {}).rows.at(0), 0); }

Query PostgresEngine::own(Query append) const { return may_notify_ ? append : silent(append); }

// Two nodes that lock tables in the same order never wait for each other in a circle. Those that go alone are new tables,
// and tables that are locked already.
PostgresEngine::Parted PostgresEngine::part(std::span<const Append> batch) {
  Parted parted;
  std::unordered_set<std::string_view> named;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const bool is_named = !named.insert(batch[i].row.id).second;
    (batch[i].seq == 1 || is_named ? parted.alone : parted.together).push_back(i);
  }
  const auto by_table = [&](std::size_t i) { return std::pair(std::string_view(batch[i].row.id), i); };
  std::ranges::sort(parted.together, {}, by_table);
  std::ranges::sort(parted.alone, {}, by_table);
  return parted;
}

// The locks taken last only until the commit, which follows at once.
std::vector<Appended> PostgresEngine::send_entries(std::span<const Append> batch, const Parted& parted) {
  connection_.send(begin_query, {});
  if (!parted.together.empty()) {
    std::vector<AppendValues> rows;
    for (const std::size_t i : parted.together) rows.push_back(values_of(batch[i]));
    connection_.send(own(append_many), lists_of(rows));
  }
  for (const std::size_t i : parted.alone) connection_.send(own(query_of(batch[i])), values_of(batch[i]));
  if (pooling_ == Pooling::transactions) connection_.send(settings_query, {});
  const std::vector<Answer> answers = connection_.receive();
  std::vector<Appended> fates(batch.size(), Appended::conflict);
  const auto store = [&fates](std::size_t i) {
    fates[i] = Appended::stored;
    hooks::reached("entry inserted");
  };
  auto answer = answers.begin() + 1;
  if (!parted.together.empty())
    for (const Row& row : (answer++)->rows) store(parted.together.at(static_cast<std::size_t>(number_in(row, 0)) - 1));
  for (const std::size_t i : parted.alone)
    if (!(answer++)->rows.empty()) store(i);
  return fates;
}

void PostgresEngine::send_seats(const Append& append) {
  connection_.send(query::clear_seats, std::array<Value, 1>{append.row.id});
  for (const SeatRow& seat : *append.seats)
    connection_.send(query::add_seat, std::array<Value, 3>{append.row.id, seat.seat, seat.player});
}

void PostgresEngine::send_calls(const Append& append) {
  for (const Query query : {query::drop_calls, query::withdraw_calls})
    connection_.send(query, std::array<Value, 2>{append.row.id, seats_called(*append.calls)});
  for (const CallRow& call : *append.calls) connection_.send(query::add_call, values_of(append, call));
}

std::vector<Appended> PostgresEngine::append_once(std::span<const Append> batch, const Parted& parted) {
  connection_.prepare(begin_query, {});
  connection_.prepare(commit_query, {});
  connection_.prepare(own(append_first), values_of(batch[0]));
  connection_.prepare(own(append_next), values_of(batch[0]));
  connection_.prepare(own(append_many), lists_of(std::vector{values_of(batch[0])}));
  connection_.prepare(query::clear_seats, std::array<Value, 1>{""});
  connection_.prepare(query::add_seat, std::array<Value, 3>{"", 0, ""});
  for (const Query query : {query::drop_calls, query::withdraw_calls})
    connection_.prepare(query, std::array<Value, 2>{"", 0});
  connection_.prepare(query::add_call, values_of(batch[0], CallRow{}));
  connection_.begin_pipeline();
  hooks::reached("append begun");
  std::vector<Appended> fates = send_entries(batch, parted);
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (fates[i] == Appended::stored && batch[i].seats) send_seats(batch[i]);
    if (fates[i] == Appended::stored && batch[i].calls) send_calls(batch[i]);
  }
  hooks::reached("before commit");
  connection_.send(commit_query, {});
  connection_.receive();
  connection_.end_pipeline();
  hooks::reached("after commit");
  return fates;
}

std::vector<Appended> PostgresEngine::append(std::span<const Append> batch) {
  const Parted parted = part(batch);
  std::vector<Appended> fates = with_patience([&] {
    try {
      return append_once(batch, parted);
    } catch (const Failure&) {
      connection_.close();  // with it goes the transaction
      throw;
    }
  });
  if (hooks::is_sabotaged("ignore conflict")) std::ranges::fill(fates, Appended::stored);
  return fates;
}

std::unique_ptr<Listener> PostgresEngine::listen() try {
  if (pooling_ == Pooling::transactions || !may_notify_) return std::make_unique<DeafListener>();
  return std::make_unique<PostgresListener>(address_, own_process_, given_up_);
} catch (const Missing&) {
  return std::make_unique<DeafListener>();
}

}  // namespace springtide::store
