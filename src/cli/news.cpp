#include "cli/news.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "games/list.h"
#include "text/json_value.h"

namespace springtide::cli {
namespace {

// What others do, besides moving.
std::string deed_text(const std::string& kind, const Json& event) {
  if (kind == "asked")
    return text_at(event, "wish") == "undo" ? "asks to take back its last decision"
                                            : "asks for a bot in place of " + text_at(event, "absent");
  if (kind == "voted") return at(event, "consents").as_bool() ? "says yes" : "says no";
  if (kind == "said") return "says " + text_at(event, "phrase");
  if (kind == "left") return "has left; a bot plays on";
  if (kind == "returned") return "is back";
  if (kind == "resigned") return "resigns";
  return "";
}

// A game this program does not know: its facts, one a line.
std::string facts_text(const Json& view) {
  std::string text;
  for (const auto& [key, value] : view.members()) text += "  " + key + ": " + write(value) + "\n";
  return text;
}

}  // namespace

std::string without_seat(const std::string& action) { return action.substr(std::min(action.find(' ') + 1, action.size())); }

std::string view_text(const Json& view) {
  std::string text;
  const bool is_known = Games::with(text_at(view, "game"), [&]<Game G>() { text = Notation<G>::board(view); });
  return is_known ? text : facts_text(view);
}

std::string event_text(const Json& event, std::string_view own_seat) {
  const std::string& kind = text_at(event, "kind");
  const std::string& seat = text_at(event, "seat");
  const std::string& move = text_at(at(event, "move"), "text");
  if (kind == "move") return move.find('?') == std::string::npos ? move : "";
  if (kind == "undo") return seat == own_seat ? "You take your steps back" : seat + " takes its steps back";
  const std::string deed = deed_text(kind, event);
  return deed.empty() || seat == own_seat ? "" : seat + " " + deed;
}

std::size_t first_news(const Json::Items& events, std::string_view own_seat) {
  for (std::size_t i = events.size(); i > 0; --i)
    if (text_at(at(events[i - 1], "move"), "seat") == own_seat) return i;
  return 0;
}

std::vector<std::string> actions_of(const Json& entry) {
  if (!text_at(entry, "text").empty()) return {text_at(entry, "text")};
  std::vector<std::string> actions;
  for (const Json& action : at(entry, "actions").items()) actions.push_back(action.as_string());
  return actions;
}

std::string option_text(const Json& entry) {
  if (!text_at(entry, "text").empty()) return without_seat(text_at(entry, "text"));
  return fmt::format("{} of {}, worth {}", text_at(entry, "kind"), text_at(entry, "parts"), at(entry, "value").as_int());
}

std::string outcome_text(const Json& update, std::string_view own_seat) {
  std::string text;
  std::string names;
  for (const Json& each : at(update, "result").items()) {
    const std::string& seat = text_at(each, "seat");
    text += fmt::format("{}{}: {} points ({})\n", seat, seat == own_seat ? " (you)" : "", number_at(each, "points"),
                        text_at(each, "reasons"));
    if (at(each, "won").as_bool()) names += (names.empty() ? "" : " and ") + seat;
  }
  if (names.empty())
    return text + (text_at(update, "life") == "resigned" ? "The others resigned." : "The game is given up.");
  return text + names + " won.";
}

void print_options(const std::vector<std::string>& texts) {
  constexpr std::size_t screen = 96;
  std::size_t width = 0;
  for (const std::string& text : texts) width = std::max(width, text.size() + 6);
  const std::size_t columns = texts.size() <= 9 ? 1 : std::max<std::size_t>(1, screen / width);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    fmt::print("{:3}  {}", i + 1, texts[i]);
    const bool ends_line = (i + 1) % columns == 0 || i + 1 == texts.size();
    fmt::print("{}", ends_line ? "\n" : std::string(width > texts[i].size() + 5 ? width - texts[i].size() - 5 : 1, ' '));
  }
}

std::optional<std::size_t> option_meant(std::string_view answer, const std::vector<std::string>& texts) {
  if (const auto number = to_number(answer))
    return *number >= 1 && static_cast<std::size_t>(*number) <= texts.size()
               ? std::optional(static_cast<std::size_t>(*number) - 1)
               : std::nullopt;
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i] == answer) return i;
    if (!texts[i].starts_with(answer)) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

void print_rule(std::string_view id) {
  std::string key(id);
  std::transform(key.begin(), key.end(), key.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  if (!english().has("rule." + key)) return fmt::print("No rule has the id {}.\n", in_quotes(id));
  fmt::print("{}: {}\n", key, english().text("rule." + key));
}

}  // namespace springtide::cli
