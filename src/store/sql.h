// What both engines understand: a query with values in, rows out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "store/store.h"

namespace springtide::store {

// The text of a query is kept in one array; its address stands for the prepared statement.
// Parameters are $1, $2, …; SQLite counts them in the order in which they first appear.
using Query = const char*;

using Value = std::variant<std::nullptr_t, std::int64_t, std::string_view>;  // null is a missing text
using Cell = std::variant<std::nullptr_t, std::int64_t, std::string>;
using Row = std::vector<Cell>;

struct Answer {
  std::vector<Row> rows{};
  std::int64_t changed = 0;  // rows written, if the query writes
};

// Something that must be unique is there already.
struct Taken : Failure {
  using Failure::Failure;
};

// One connection to a database.
class Session {
 public:
  virtual ~Session() = default;
  virtual Answer run(Query query, std::span<const Value> values) = 0;
  virtual void script(const std::string& sql) = 0;  // several statements without values or rows
};

// What differs between the databases; SqlStore does the rest.
class Engine {
 public:
  virtual ~Engine() = default;
  virtual Answer run(Query query, std::span<const Value> values) = 0;  // in a transaction of its own
  // In one transaction: all that the work does, or nothing. It may be called several times.
  virtual void together(const std::function<void(Session&)>& work) = 0;
  virtual std::vector<Appended> append(std::span<const Append> batch) = 0;
  virtual std::unique_ptr<Listener> listen() = 0;
  virtual std::string place() const = 0;  // for messages: without a password
  virtual void give_up() {}
  virtual std::optional<Time> clock() { return std::nullopt; }
};

inline std::string replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

inline Answer run(Session& session, Query query, std::initializer_list<Value> values = {}) {
  return session.run(query, {values.begin(), values.size()});
}

}  // namespace springtide::store
