// What a link to a table shows before it is opened: words in the head of its page, and a picture. It is for whoever asks, so
// it tells only what anybody who has the link may know.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/table.h"
#include "preview/card.h"
#include "server/preview_words.h"
#include "store/entry.h"

namespace springtide::server {

struct Preview {
  enum class Kind : std::uint8_t { nothing, free, full, playing, over, given_up };
  Kind kind = Kind::nothing;
  preview::Card card{};
};

// By the row that lists have. Nothing is told of a table that only its players may watch, of one that was given up before
// its end, and of one that there is not: they look alike, and say which games there are.
Preview preview_of(const std::optional<store::TableRow>& row, const std::string& games);
// Once a game is over, everybody may know how.
void add_result(Preview& preview, const match::Table& table);

// The table that a page of the client is about: /table/ID, /replay/ID, /told/ID. Nothing for other pages.
std::optional<std::string> table_of_page(std::string_view path);

struct PageLink {
  std::string address{};  // where the server is reached, such as https://games.example.org
  std::string table{};
  std::string path{};
};
// The page with the preview in its head.
std::string page_with(std::string_view page, const Preview& preview, const PageLink& link, Language language);

// The pictures that were wanted last. Safe from any thread.
class Pictures {
 public:
  explicit Pictures(std::size_t kept = 64) : kept_(kept) {}  // some 40 KB each

  // Drawn by the caller's thread if it is not here.
  std::shared_ptr<const std::string> of(const preview::Card& card);

 private:
  struct Drawn {
    preview::Card card{};
    std::shared_ptr<const std::string> picture{};
  };
  std::shared_ptr<const std::string> known(const preview::Card& card);

  const std::size_t kept_;
  std::mutex mutex_{};
  std::vector<Drawn> drawn_{};  // the last wanted last
};

}  // namespace springtide::server
