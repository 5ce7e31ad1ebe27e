// What the lobby shows and to whom, without a clock, a store or a connection: tables with a seat that is free for whoever
// comes, and games that anybody may watch.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/store.h"

namespace springtide::server {

inline constexpr int most_open = 200;
inline constexpr int most_watchable = 50;
inline constexpr int most_watchable_of_host = 3;  // nobody fills the list alone
inline constexpr int most_playing_read = 200;     // among which those are looked for

// A table as the lobby shows it, the same to all who see it.
struct LobbyRow {
  std::string table{};
  std::string host{};
  bool is_open = true;  // otherwise it is being played
  std::string text{};   // JSON
  friend bool operator==(const LobbyRow&, const LobbyRow&) = default;
};
// Open tables first, each kind newest first. A row that has not changed is the same object.
using LobbyRows = std::vector<std::shared_ptr<const LobbyRow>>;

// What one look at the store finds.
struct PublicTables {
  std::vector<store::PublicTable> open{};
  std::vector<store::PublicTable> playing{};
};
PublicTables public_tables(store::Store& store);
PublicTables merged(std::vector<PublicTables> parts);

// Makes rows of what the store has, and remembers those it has made.
class LobbyBook {
 public:
  LobbyRows rows_of(const PublicTables& tables);

 private:
  struct Page {
    store::Life life = store::Life::open;
    std::string summary{};
    std::shared_ptr<const LobbyRow> row{};  // null: it is not listed
  };
  const Page& page_of(const store::PublicTable& table, std::unordered_map<std::string, Page>& next);

  std::unordered_map<std::string, Page> pages_{};  // by table, of the last look
};

// A table whose host blocks somebody looks to him as if its free seats were kept for others: it is not listed.
LobbyRows seen_by(const LobbyRows& rows, const std::vector<std::string>& blocked_by);

struct LobbyNews {
  bool is_whole = false;
  LobbyRows rows{};                 // new or changed
  std::vector<std::string> gone{};  // ids
  bool is_empty() const { return !is_whole && rows.empty() && gone.empty(); }
};
LobbyNews news_between(const LobbyRows& before, const LobbyRows& after);

// `here`: nothing where it has not changed.
std::string lobby_text(const LobbyNews& news, std::optional<int> here);
std::string friends_text(const std::vector<std::string>& here);
// The answer to a request.
std::string lobby_body(const LobbyRows& rows, int here);

}  // namespace springtide::server
