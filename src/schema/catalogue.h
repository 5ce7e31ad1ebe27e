// Everything the program says to the outside, gathered from the folders that say it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "text/shape.h"

namespace springtide::schema {

struct GameDescription {
  std::string game{};   // its name, as in a record
  std::string title{};  // the name with a capital, which its definitions begin with where those of all games stand together
  Description description{};
};

class Catalogue {
 public:
  Catalogue();

  const Description& shared() const { return shared_; }
  const std::vector<GameDescription>& games() const { return games_; }

  // The definition that a name means inside of a game's description, or of the shared one (null); null: there is none.
  const Definition* find(std::string_view name, const GameDescription* inside) const;
  // The name under which it stands among those of all games. Requires: it is there.
  std::string full_name(std::string_view name, const GameDescription* inside) const;

  // Every definition of all games and the shared ones, in order, with the game whose it is.
  void for_each(const std::function<void(const Definition&, const GameDescription*)>& visit) const;

 private:
  Description shared_{};
  std::vector<GameDescription> games_{};
};

}  // namespace springtide::schema
