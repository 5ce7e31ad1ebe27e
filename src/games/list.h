// The closed list of games. Adding a game is one line here plus its own folder.
#pragma once

#include <string>
#include <string_view>

#include "games/vigo/notation/notation.h"
#include "games/vineta/notation/notation.h"

namespace springtide {

template <Game... Gs>
struct GameList {
  // Calls visit.template operator()<G>() for the game of this name; false if there is none.
  template <class Visit>
  static bool with(std::string_view name, Visit&& visit) {
    return ((name == Gs::name && (visit.template operator()<Gs>(), true)) || ...);
  }
  template <class Visit>
  static void for_each(Visit&& visit) {
    (visit.template operator()<Gs>(), ...);
  }
};

using Games = GameList<Vineta, Vigo>;

}  // namespace springtide
