// A connection to a PostgreSQL server that is made again after it was lost. Calls block, but not for ever: a server that
// does not answer in time has lost the connection, and what became of the call only the database can tell.
#pragma once

#include <libpq-fe.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "store/postgres_values.h"
#include "store/sql.h"

namespace springtide::store {

// The server ended the transaction because of another one; the same again may succeed.
struct Clash : Failure {
  using Failure::Failure;
};

// The server speaks PostgreSQL's language, but not all of it: it has no such function or statement.
struct Missing : Failure {
  using Failure::Failure;
};

// What a pooler in between, if there is one, gives to its clients: a connection of the server's for as long as they are
// connected, or another one for each transaction, which remembers nothing of the last.
enum class Pooling : std::uint8_t { sessions, transactions };

// Shared by all connections of a store: true when nobody waits for an answer any more.
using GivenUp = std::shared_ptr<std::atomic<bool>>;

struct FreeResult {
  void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresResult = std::unique_ptr<PGresult, FreeResult>;

class PostgresConnection final : public Session {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds usual_patience{10'000};

  // Does not connect yet. `set_up` is called after every connecting.
  PostgresConnection(std::string address, std::function<void(PostgresConnection&)> set_up, GivenUp given_up,
                     Pooling pooling = Pooling::sessions);

  // Connects if there is no connection. Every function below does so too, except send and receive.
  void connect();
  // The next call connects again; whatever transaction was open is gone.
  void close();
  PGconn* raw() const { return connection_.get(); }
  const std::string& place() const { return place_; }  // without the password
  // For the answer to each call.
  void set_patience(std::chrono::milliseconds patience) { patience_ = patience; }

  Answer run(Query query, std::span<const Value> values) override;
  void script(const std::string& sql) override;
  void prepare(Query query, const PostgresParameters& parameters);

  // Between begin_pipeline and the last receive: sends queries that are prepared without waiting, then reads all their
  // answers.
  void begin_pipeline();
  void send(Query query, const PostgresParameters& parameters);
  std::vector<Answer> receive();
  void end_pipeline();

  [[noreturn]] void fail();  // with the connection's own message

 private:
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };

  void send_query(Query query, const PostgresParameters& parameters);
  void begin_waiting() { deadline_ = Clock::now() + patience_; }
  void wait_for(short events);
  PostgresResult next_result();
  PostgresResult only_result();
  [[noreturn]] void lose(const std::string& reason);
  Answer answer_of(const PGresult* result);
  [[noreturn]] void fail(const PGresult* result);

  std::string address_;
  std::string place_;
  std::function<void(PostgresConnection&)> set_up_;
  std::unique_ptr<PGconn, Finish> connection_{};
  std::unordered_map<Query, std::string> prepared_{};
  std::size_t unanswered_ = 0;
  GivenUp given_up_;
  Pooling pooling_;
  std::chrono::milliseconds patience_ = usual_patience;
  Clock::time_point deadline_{};
  // A server that cannot be reached is not tried for each of those who wait.
  Clock::time_point next_try_{};
  std::string trouble_{};
};

}  // namespace springtide::store
