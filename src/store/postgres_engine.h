// The store in a PostgreSQL database that several nodes may share.
#pragma once

#include <atomic>

#include "store/postgres_connection.h"

namespace springtide::store {

class PostgresEngine final : public Engine {
 public:
  // What the address says besides what libpq knows.
  struct Options {
    explicit Options(std::string given);
    std::string address;
    Pooling pooling = Pooling::sessions;
    bool may_notify = true;
  };

  explicit PostgresEngine(const std::string& address) : PostgresEngine(Options(address)) {}

  Answer run(Query query, std::span<const Value> values) override;
  void together(const std::function<void(Session&)>& work) override;
  std::vector<Appended> append(std::span<const Append> batch) override;
  std::unique_ptr<Listener> listen() override;
  std::string place() const override { return connection_.place(); }
  void give_up() override { *given_up_ = true; }
  std::optional<Time> clock() override;

 private:
  explicit PostgresEngine(const Options& options);
  void set_up(PostgresConnection& connection);
  // Which of a batch go in one statement, and which by themselves after them.
  struct Parted {
    std::vector<std::size_t> together{};
    std::vector<std::size_t> alone{};
  };
  static Parted part(std::span<const Append> batch);
  std::vector<Appended> append_once(std::span<const Append> batch, const Parted& parted);
  Query own(Query append) const;
  std::vector<Appended> send_entries(std::span<const Append> batch, const Parted& parted);
  void send_seats(const Append& append);
  void send_calls(const Append& append);

  std::string address_;  // as libpq knows it
  Pooling pooling_;
  bool may_notify_;
  std::shared_ptr<std::atomic<int>> own_process_ = std::make_shared<std::atomic<int>>(0);
  GivenUp given_up_ = std::make_shared<std::atomic<bool>>(false);
  PostgresConnection connection_;
};

}  // namespace springtide::store
