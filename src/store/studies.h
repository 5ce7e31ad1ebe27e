// Studies that somebody shares by a link; in the first database of a spread. Their texts are opaque here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/entry.h"

namespace springtide::store {

struct SharedStudy {
  std::string id{};
  std::string owner{};  // goes with its player
  std::string text{};
  Time created = 0;
  friend bool operator==(const SharedStudy&, const SharedStudy&) = default;
};

class Studies {
 public:
  virtual ~Studies() = default;

  // False: the players have so many already.
  virtual bool add_study(const SharedStudy& study, const std::vector<std::string>& players, int most) = 0;
  virtual std::optional<SharedStudy> study(std::string_view id) = 0;
  virtual std::vector<SharedStudy> studies_of(const std::vector<std::string>& players) = 0;     // the newest first
  virtual bool remove_study(std::string_view id, const std::vector<std::string>& players) = 0;  // false: none of theirs
};

}  // namespace springtide::store
