#include "cli/speech.h"

#include <array>
#include <cstdlib>

#include "cli/news.h"
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

// What the members of an entry or an argument name, and what it is called there.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> families{{{"card", "card"},
                                                                                 {"played", "card"},
                                                                                 {"tribe", "tribe"},
                                                                                 {"second", "tribe"},
                                                                                 {"district", "district"},
                                                                                 {"to", "district"}}};
// What games call their seats.
constexpr std::array<std::string_view, 2> seat_families{"god", "ship"};

// `red left lid x2, pirate`: each card by its name.
std::string cards_text(const Catalogue& words, const std::string& family, const std::string& cards) {
  std::string text;
  for (std::string_view each : split(cards, ',')) {
    const Counted counted = read_counted(trim(each));
    text += (text.empty() ? "" : ", ") + (counted.count > 1 ? std::to_string(counted.count) + "× " : std::string()) +
            named(words, family, counted.what);
  }
  return text;
}

// What nature does in the place of players has a sentence of its own, which says all of it.
constexpr const char* nature_form = ".nature";

// Which form of a kind's sentence fits what the entry names: the first that the language has.
std::vector<std::string> forms_of(const Json& entry) {
  const std::string& kind = text_at(entry, "kind");
  std::vector<std::string> forms;
  if (!at(entry, "turns").items().empty()) forms.push_back(kind + ".turns");
  if (!text_at(entry, "to").empty()) forms.push_back(kind + ".to");
  if (const std::string& second = text_at(entry, "second"); !second.empty())
    forms.push_back(kind + (second == text_at(entry, "tribe") ? ".both" : ".second"));
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
  for (std::string_view family : seat_families)
    if (const std::string key = game + "." + std::string(family) + "." + std::string(seat); words_->has(key))
      return words_->text(key);
  return std::string(seat);
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
  const std::string game = text_at(table, "game") + ".";
  Values values;
  for (const auto& [key, value] : parts.members()) {
    std::string text = value.is_string() ? value.as_string() : value.is_number() ? std::to_string(value.as_int()) : "";
    if (find_seat(text)) text = name(table, text);
    for (const auto& [member, family] : families)
      if (key == member) text = named(names(), game + std::string(family), text);
    values.emplace_back(key, std::move(text));
  }
  if (const auto& turns = at(parts, "turns").items(); !turns.empty())
    values.emplace_back("fields", joined(turns, ", ", [](const Json& each) { return each.as_string(); }));
  if (const std::string& cards = text_at(parts, "parts"); !cards.empty())
    values.emplace_back("cards", cards_text(names(), game + "card", cards));
  return values;
}

std::string Speech::sentence(const std::string& family, const Json& table, const Json& parts) const {
  const std::string prefix = text_at(table, "game") + "." + family + ".";
  for (const std::string& form : forms_of(parts))
    if (words_->has(prefix + form)) return said(*words_, prefix + form, values_of(table, parts));
  return "";
}

std::string Speech::option(const Json& table, const Json& entry) const {
  std::string text = is_plain_ ? "" : sentence("option", table, entry);
  if (!text.empty()) return text;
  if (!text_at(entry, "text").empty()) return without_seat(text_at(entry, "text"));
  return say("terminal.chest", {{"kind", text_at(entry, "kind")},
                                {"parts", text_at(entry, "parts")},
                                {"value", std::to_string(at(entry, "value").as_int())}});
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
  const std::string game = text_at(table, "game");
  const std::string key = game + ".move.sinks";
  if (is_plain_ || !news.starts_with("sank ") || !words_->has(key)) return "";
  return say(key, {{"district", named(*words_, game + ".district", news.substr(5))}});
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
