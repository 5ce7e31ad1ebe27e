// Rows and entries that the tests of the store share.
#pragma once

#include <string>
#include <vector>

#include "store/store.h"

namespace springtide::store {

// What the table's entry of this number makes of its row: no two alike.
inline TableRow row_of(const std::string& table, std::int64_t seq) {
  return {.id = table,
          .game = "vineta",
          .life = Life::playing,
          .is_public = false,
          .created = 1'700'000'000'000,
          .updated = 1'700'000'000'000 + seq,
          .due = 0,
          .waiting = static_cast<unsigned>(seq % 7),
          .summary = "{\"entry\":" + std::to_string(seq) + "}"};
}

inline std::string entry_of(const std::string& table, std::int64_t seq) {
  return "{\"table\":\"" + table + "\",\"number\":" + std::to_string(seq) + "}";
}

inline Append append_of(const std::string& table, std::int64_t seq) {
  return {.seq = seq, .time = 1'700'000'000'000 + seq, .entry = entry_of(table, seq), .row = row_of(table, seq)};
}

inline JournalEntry journal_entry_of(const std::string& table, std::int64_t seq) {
  return {.seq = seq, .time = 1'700'000'000'000 + seq, .entry = entry_of(table, seq)};
}

inline std::vector<JournalEntry> journal_of(const std::string& table, std::int64_t first, std::int64_t last) {
  std::vector<JournalEntry> journal;
  for (std::int64_t seq = first; seq <= last; ++seq) journal.push_back(journal_entry_of(table, seq));
  return journal;
}

inline Appended append_one(Store& store, const Append& append) { return store.append({&append, 1}).at(0); }

inline void fill(Store& store, const std::string& table, std::int64_t last) {
  std::vector<Append> batch;
  for (std::int64_t seq = 1; seq <= last; ++seq) batch.push_back(append_of(table, seq));
  store.append(batch);
}

inline Player guest(const std::string& id, const std::string& name = "Anna") {
  return {.id = id, .name = name, .login = {}, .belongs_to = {}, .created = 5};
}

inline Player account(const std::string& id, const std::string& login) {
  return {
      .id = id, .name = "Anna", .login = login, .belongs_to = {}, .password_hash = "p", .recovery_hash = "r", .created = 7};
}

inline Token token_of(const std::string& hash, Time created) {
  return {.hash = hash, .created = created, .used = created, .device = "a device"};
}

// With the password that `account` has, and a guest if one is named.
inline SignIn sign_in_of(const std::string& account, const std::string& token, std::optional<std::string> guest = {}) {
  return {.account = account, .password_hash = "p", .token = token_of(token, 9), .place = "here", .guest = std::move(guest)};
}

inline Recovery recovery_of(const std::string& account, const std::string& password, const std::string& code,
                            const std::string& token) {
  return {.account = account,
          .password_hash = password,
          .recovery_hash = code,
          .token = token_of(token, 10),
          .place = "elsewhere"};
}

}  // namespace springtide::store
