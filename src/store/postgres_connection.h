// A connection to a PostgreSQL server that is made again after it was lost. Calls block.
#pragma once

#include <libpq-fe.h>

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "store/sql.h"

namespace springtide::store {

// The server ended the transaction because of another one; the same again may succeed.
struct Clash : Failure {
  using Failure::Failure;
};

class PostgresConnection final : public Session {
 public:
  // Does not connect yet. `set_up` is called after every connecting.
  PostgresConnection(std::string address, std::function<void(PostgresConnection&)> set_up);

  // Connects if there is no connection. Every function below does so too, except send and receive.
  void connect();
  // The next call connects again; whatever transaction was open is gone.
  void close();
  PGconn* raw() const { return connection_.get(); }
  const std::string& place() const { return place_; }  // without the password

  Answer run(Query query, std::span<const Value> values) override;
  void script(const std::string& sql) override;
  void prepare(Query query, std::span<const Value> values);

  // Between begin_pipeline and the last receive: sends prepared queries without waiting, then reads all their answers.
  void begin_pipeline();
  void send(Query query, std::span<const Value> values);
  std::vector<Answer> receive();
  void end_pipeline();

  [[noreturn]] void fail();  // with the connection's own message

 private:
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };

  const std::string& name_of(Query query, std::span<const Value> values);
  Answer answer_of(const PGresult* result);
  [[noreturn]] void fail(const PGresult* result);

  std::string address_;
  std::string place_;
  std::function<void(PostgresConnection&)> set_up_;
  std::unique_ptr<PGconn, Finish> connection_{};
  std::unordered_map<Query, std::string> prepared_{};
  std::size_t unanswered_ = 0;
};

}  // namespace springtide::store
