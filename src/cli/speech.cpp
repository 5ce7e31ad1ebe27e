#include "cli/speech.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <span>

#include "cli/news.h"
#include "games/list.h"
#include "text/lines.h"
#include "text/notation.h"

namespace springtide::cli {

// Generated from texts/, those of the games, and the client's words: languages.cpp.
extern const std::array<std::string_view, 4> word_sources;

namespace {

constexpr std::array<std::string_view, 5> codes{"", "en", "de", "nl", "fr"};

const Catalogue& words_in(Language language) {
  static const std::array<Catalogue, 4> catalogues{Catalogue(word_sources[0]), Catalogue(word_sources[1]),
                                                   Catalogue(word_sources[2]), Catalogue(word_sources[3])};
  return catalogues[language == Language::plain ? 0 : static_cast<std::size_t>(language) - 1];
}

Language coded(std::string_view code) {
  for (std::size_t i = 1; i < codes.size(); ++i)
    if (code == codes[i]) return static_cast<Language>(i);
  return Language::plain;
}

// By which words a game calls its seats and the parts of its moves; none for a game that has no words.
struct GameWords {
  std::string_view seats;
  std::span<const PartWords> parts;

  const PartWords* find(std::string_view part) const {
    const auto found = std::ranges::find(parts, part, &PartWords::part);
    return found == parts.end() ? nullptr : &*found;
  }
};

GameWords words_of_game(const std::string& game) {
  GameWords found;
  Games::with(game, [&]<Game G>() {
    if constexpr (requires { Notation<G>::part_words; })
      found = {.seats = Notation<G>::seat_words, .parts = Notation<G>::part_words};
  });
  return found;
}

// `red left lid x2, pirate`: each by its name.
std::string list_text(const Catalogue& words, const std::string& family, const std::string& names) {
  std::string text;
  for (std::string_view each : split(names, ',')) {
    const Counted counted = read_counted(trim(each));
    text += (text.empty() ? "" : ", ") + (counted.count > 1 ? std::to_string(counted.count) + "× " : std::string()) +
            named(words, family, counted.what);
  }
  return text;
}

std::string plain_text(const Json& value) {
  if (value.is_number()) return std::to_string(value.as_int());
  if (value.is_array()) return joined(value.items(), ", ", [](const Json& each) { return each.as_string(); });
  return value.is_string() ? value.as_string() : "";
}

// What nature does in the place of players has a sentence of its own, which says all of it.
constexpr const char* nature_form = ".nature";

// Two parts that are called by the same words and are the same.
bool has_twins(const Json& entry, const GameWords& words) {
  std::set<std::pair<std::string_view, std::string>> seen;
  for (const auto& [key, value] : entry.members())
    if (const PartWords* part = words.find(key); part != nullptr && value.is_string())
      if (!seen.emplace(part->family, value.as_string()).second) return true;
  return false;
}

// Which form of a kind's sentence fits what the entry names: the first that the language has.
std::vector<std::string> forms_of(const Json& entry, const GameWords& words) {
  const std::string& kind = text_at(entry, "kind");
  std::vector<std::string> forms;
  if (has_twins(entry, words)) forms.push_back(kind + ".both");
  for (const auto& [key, value] : entry.members())
    if (!plain_text(value).empty()) forms.push_back(kind + "." + key);
  if (text_at(entry, "seat") == seat_name(Seat::nature)) forms.push_back(kind + nature_form);
  forms.push_back(kind);
  return forms;
}

}  // namespace

std::vector<std::string> language_names() { return {codes.begin() + 1, codes.end()}; }

Language language_of(std::string_view flag) {
  if (!flag.empty()) return coded(flag);
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0')
      return coded(std::string_view(value).substr(0, std::string_view(value).find_first_of("_.@")));
  }
  return Language::plain;
}

Speech::Speech(Language language) : is_plain_(language == Language::plain), words_(&words_in(language)) {}

const Catalogue& Speech::names() const { return is_plain_ ? english() : *words_; }

std::string Speech::say_or(std::string_view key, const std::string& otherwise) const {
  return words_->has(key) ? words_->text(key) : otherwise;
}

std::string Speech::seat_title(const std::string& game, std::string_view seat) const {
  if (is_plain_) return std::string(seat);
  return named(*words_, game + "." + std::string(words_of_game(game).seats), seat);
}

// Bots have no name but that of their seat, nor has who did not say one.
std::string Speech::name(const Json& table, std::string_view seat) const {
  if (is_plain_) return std::string(seat);
  for (const Json& chair : at(table, "seats").items())
    if (text_at(chair, "seat") == seat && text_at(chair, "kind") == "player" && text_at(chair, "name") != unnamed_player)
      return presentable(text_at(chair, "name"), 60);
  return seat_title(text_at(table, "game"), seat);
}

Values Speech::values_of(const Json& table, const Json& parts) const {
  const std::string& game = text_at(table, "game");
  const GameWords words = words_of_game(game);
  Values values;
  for (const auto& [key, value] : parts.members()) {
    std::string text = plain_text(value);
    if (find_seat(text)) text = name(table, text);
    if (const PartWords* part = words.find(key)) {
      const std::string family = game + "." + std::string(part->family);
      text = part->is_list ? list_text(names(), family, text) : named(names(), family, text);
    }
    values.emplace_back(key, std::move(text));
  }
  return values;
}

std::string Speech::sentence(const std::string& family, const Json& table, const Json& parts) const {
  const std::string& game = text_at(table, "game");
  const std::string prefix = game + "." + family + ".";
  for (const std::string& form : forms_of(parts, words_of_game(game)))
    if (words_->has(prefix + form)) return said(*words_, prefix + form, values_of(table, parts));
  return "";
}

// A whole sequence has no text of its own.
std::string Speech::option(const Json& table, const Json& entry) const {
  const std::string& text = text_at(entry, "text");
  if (is_plain_ && !text.empty()) return without_seat(text);
  const std::string words = sentence("option", table, entry);
  if (!words.empty()) return words;
  return text.empty() ? plain_text(at(entry, "actions")) : without_seat(text);
}

std::string Speech::move(const Json& table, const Json& entry) const {
  std::string text = is_plain_ ? "" : sentence("move", table, entry);
  return text.empty() ? text_at(entry, "text") : text;
}

bool Speech::is_summed_up(const Json& table, const Json& move) const {
  return !is_plain_ && words_->has(text_at(table, "game") + ".move." + text_at(move, "kind") + nature_form) &&
         text_at(move, "seat") == seat_name(Seat::nature);
}

// `sank G0`
std::string Speech::news(const Json& table, std::string_view news) const {
  const std::string& game = text_at(table, "game");
  const std::size_t space = news.find(' ');
  const std::string what(news.substr(0, space));
  const std::string key = game + ".news." + what;
  const PartWords* part = words_of_game(game).find(what);
  if (is_plain_ || part == nullptr || space == std::string_view::npos || !words_->has(key)) return "";
  const std::string family(part->family);
  return say(key, {{family, named(*words_, game + "." + family, news.substr(space + 1))}});
}

std::string Speech::points(const Json& table, const std::string& reasons) const {
  if (is_plain_) return reasons;
  if (reasons == "none") return say("points.none");
  std::string text;
  for (std::string_view each : split(reasons, ',')) {
    const std::string_view reason = trim(each);
    const std::size_t space = reason.rfind(' ');
    if (space == std::string_view::npos) return reasons;
    text += (text.empty() ? "" : "; ") + named(*words_, text_at(table, "game") + ".points", reason.substr(0, space)) + ": " +
            std::string(reason.substr(space + 1));
  }
  return text;
}

}  // namespace springtide::cli
