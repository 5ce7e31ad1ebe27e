// A closed list of games, by type.
#pragma once

#include <array>
#include <string_view>

#include "core/game.h"

namespace springtide {

template <Game... Gs>
struct GameList {
  static constexpr std::array<std::string_view, sizeof...(Gs)> names{Gs::name...};

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

}  // namespace springtide
