// What a link to a table says before it is opened, in every language: chat services show it to people who have no client
// yet.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "base/enum.h"

namespace springtide::server {

enum class Language : std::uint8_t { en, de, nl, fr };

struct PreviewWords {
  std::string_view site{};      // of no table in particular
  std::string_view free{};      // a seat
  std::string_view full{};      // nobody more can sit down
  std::string_view playing{};   //
  std::string_view over{};      // and what came of it is not known
  std::string_view result{};    // before names and points
  std::string_view given_up{};  //
};

inline constexpr EnumArray<Language, PreviewWords> preview_words{{{
    {"Board games in the browser, with friends or bots.", "There is a free seat: join in.", "The game is about to begin.",
     "The game is going on: come and watch.", "The game is over.", "The game is over: ", "The game was given up."},
    {"Brettspiele im Browser, mit Freunden oder Bots.", "Ein Platz ist frei: Spiel mit!", "Die Partie beginnt gleich.",
     "Die Partie läuft: Schau zu!", "Die Partie ist zu Ende.", "Die Partie ist zu Ende: ", "Die Partie wurde aufgegeben."},
    {"Bordspellen in de browser, met vrienden of bots.", "Er is een plaats vrij: speel mee!", "De partij begint zo.",
     "De partij is bezig: kom kijken!", "De partij is uit.", "De partij is uit: ", "De partij is opgegeven."},
    {"Des jeux de société dans le navigateur, avec des amis ou des bots.", "Une place est libre : viens jouer !",
     "La partie va commencer.", "La partie est en cours : viens la regarder !", "La partie est terminée.",
     "La partie est terminée : ", "La partie a été abandonnée."},
}}};
static_assert(std::ranges::all_of(preview_words, [](const PreviewWords& each) { return !each.given_up.empty(); }),
              "a language without words");

// The first that an Accept-Language header names, in its order; English if there is none.
Language language_of(std::string_view accept_language);

}  // namespace springtide::server
