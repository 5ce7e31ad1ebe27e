// A piece of JSON that is written again only when what it tells of has changed.
#pragma once

#include <optional>

#include "text/json.h"

namespace springtide {

// `About` is everything the piece depends on: whoever may be shown that may be shown the piece.
template <class About>
class WrittenOnce {
 public:
  template <class Write>
  void write(JsonWriter& json, const About& about, const Write& write) {
    if (!about_ || !(*about_ == about)) {
      JsonWriter piece;
      write(piece, about);
      text_ = piece.text();
      about_ = about;
    }
    json.json(text_);
  }

 private:
  std::optional<About> about_{};
  std::string text_{};
};

}  // namespace springtide
