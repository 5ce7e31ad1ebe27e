// The store in one SQLite file.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "store/sqlite_file.h"

namespace springtide::store {

class SqliteEngine final : public Engine {
 public:
  explicit SqliteEngine(const std::string& path);

  Answer run(Query query, std::span<const Value> values) override;
  void together(const std::function<void(Session&)>& work) override;
  std::vector<Appended> append(std::span<const Append> batch) override;
  std::unique_ptr<Listener> listen() override { return nullptr; }
  std::string place() const override { return file_.path(); }

 private:
  Appended append_one(const Append& append);
  std::optional<std::int64_t> number_of(const std::string& table);
  bool insert_entry(const Append& append);
  void write_seats(const Append& append);

  SqliteFile file_;
  std::unordered_map<std::string, std::int64_t> numbers_{};  // of tables, some of them
};

}  // namespace springtide::store
