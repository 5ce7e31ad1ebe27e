// The store in one SQLite file.
#pragma once

#include <cstdint>
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
  struct Known {
    std::int64_t number = 0;
    // Hashes of what was written last of what an entry seldom changes; 0: not known.
    std::size_t rest = 0;
    std::size_t summary = 0;
  };
  Known* known(const std::string& table);  // null: there is no such table
  bool insert_entry(const Append& append);
  void write_rest(const TableRow& row, Known& table);
  void write_seats(const Append& append);
  void write_calls(const Append& append);

  SqliteFile file_;
  std::unordered_map<std::string, Known> known_{};  // tables, some of them
};

}  // namespace springtide::store
