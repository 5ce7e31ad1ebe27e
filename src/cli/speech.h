// What the terminal says to its player, in the player's language: the words are those of the client in the browser.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/json_value.h"
#include "text/words.h"

namespace springtide::cli {

// `plain`: English, but seats and actions as they are written in records, as programs expect.
enum class Language : std::uint8_t { plain, en, de, nl, fr };

// What --language names; otherwise what the environment says (LC_ALL, LC_MESSAGES, LANG).
Language language_of(std::string_view flag);
std::vector<std::string> language_names();  // what the flag may name

class Speech {
 public:
  explicit Speech(Language language);

  bool is_plain() const { return is_plain_; }
  // Of sentences and of names; plain speech has no names.
  const Catalogue& words() const { return *words_; }
  const Catalogue& names() const;

  std::string say(std::string_view key, const Values& values = {}) const { return said(*words_, key, values); }
  // The sentence if there is one, otherwise this one.
  std::string say_or(std::string_view key, const std::string& otherwise) const;

  // Whoever sits there, by the table's message; a seat by its game.
  std::string name(const Json& table, std::string_view seat) const;
  std::string seat_title(const std::string& game, std::string_view seat) const;
  // An entry of the legal list, and a move as an event tells it; what a move led to is nothing in plain speech.
  std::string option(const Json& table, const Json& entry) const;
  std::string move(const Json& table, const Json& entry) const;
  // Whether one sentence says all of nature's moves of the kind that come at once.
  bool is_summed_up(const Json& table, const Json& move) const;
  std::string news(const Json& table, std::string_view news) const;
  // A sentence of the game (`why`, `look`) about something that has a kind and other parts, as an entry has; empty if there
  // is none.
  std::string sentence(const std::string& family, const Json& table, const Json& parts) const;
  // `VN-END-2 6, VN-END-3 4` in words.
  std::string points(const Json& table, const std::string& reasons) const;

 private:
  Values values_of(const Json& table, const Json& parts) const;

  bool is_plain_;
  const Catalogue* words_;
};

}  // namespace springtide::cli
