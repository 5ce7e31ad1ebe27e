#include "cli/news.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <chrono>

#include "games/list.h"
#include "text/json_value.h"

namespace springtide::cli {
namespace {

// What others do besides moving, as the client says it; empty for what is no news in a terminal.
std::string deed_key(const std::string& kind, const Json& event) {
  if (kind == "asked") return "event.asked." + text_at(event, "wish");
  if (kind == "voted") return at(event, "consents").as_bool() ? "event.voted.yes" : "event.voted.no";
  if (kind == "left") return "event.left." + text_at(event, "reason");
  constexpr std::array<std::string_view, 5> plain{"said", "returned", "resigned", "away", "back"};
  return std::ranges::find(plain, kind) != plain.end() ? "event." + kind : "";
}

// By UTC: 2026-12-03.
std::string day_text(std::int64_t time) {
  const std::chrono::sys_time<std::chrono::milliseconds> moment{std::chrono::milliseconds(time)};
  const std::chrono::year_month_day date(std::chrono::floor<std::chrono::days>(moment));
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

// A game this program does not know: its facts, one a line.
std::string facts_text(const Json& view) {
  std::string text;
  for (const auto& [key, value] : view.members()) text += "  " + key + ": " + write(value) + "\n";
  return text;
}

}  // namespace

std::string without_seat(const std::string& action) { return action.substr(std::min(action.find(' ') + 1, action.size())); }

std::string view_text(const Speech& speech, const Json& view) {
  std::string text;
  const bool is_known = Games::with(text_at(view, "game"), [&]<Game G>() {
    if constexpr (requires { Notation<G>::board(view, speech.names()); })
      text = Notation<G>::board(view, speech.names());
    else
      text = Notation<G>::board(view);
  });
  return is_known ? text : facts_text(view);
}

std::string event_text(const Speech& speech, const Json& table, const Json& event, std::string_view own_seat) {
  const std::string& kind = text_at(event, "kind");
  const std::string& seat = text_at(event, "seat");
  const Json& move = at(event, "move");
  if (kind == "move") {
    const std::string told = text_at(move, "text").find('?') == std::string::npos ? speech.move(table, move) : "";
    const std::string news = speech.news(table, text_at(event, "news"));
    return told + (told.empty() || news.empty() ? "" : " ") + news;
  }
  if (kind == "undo" && seat == own_seat) return speech.say("terminal.own-undo");
  const std::string key = kind == "undo" ? "event.undo" : deed_key(kind, event);
  if (key.empty() || seat == own_seat) return "";
  return speech.say(key, {{"name", speech.name(table, seat)},
                          {"date", day_text(number_at(event, "until"))},
                          {"absent", speech.name(table, text_at(event, "absent"))},
                          {"phrase", speech.say("phrase." + text_at(event, "phrase"))}});
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

std::string outcome_text(const Speech& speech, const Json& table, const Json& update, std::string_view own_seat) {
  std::string text;
  std::string names;
  int winners = 0;
  for (const Json& each : at(update, "result").items()) {
    const std::string& seat = text_at(each, "seat");
    const std::string name = speech.name(table, seat);
    text += speech.say("terminal.points", {{"name", seat == own_seat ? speech.say("terminal.you", {{"name", name}}) : name},
                                           {"points", std::to_string(number_at(each, "points"))},
                                           {"reasons", speech.points(table, text_at(each, "reasons"))}}) +
            "\n";
    if (!at(each, "won").as_bool()) continue;
    names += (names.empty() ? "" : " " + speech.say("terminal.and") + " ") + name;
    ++winners;
  }
  if (names.empty())
    return text + speech.say(text_at(update, "life") == "resigned" ? "terminal.others-gave-up" : "terminal.given-up");
  return text + speech.say("terminal.won", {{"names", names}, {"count", std::to_string(winners)}});
}

void print_options(const std::vector<std::string>& texts) {
  constexpr std::size_t screen = 96;
  std::size_t width = 0;
  for (const std::string& text : texts) width = std::max(width, width_of(text) + 6);
  const std::size_t columns = texts.size() <= 9 ? 1 : std::max<std::size_t>(1, screen / width);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    fmt::print("{:3}  {}", i + 1, texts[i]);
    const bool ends_line = (i + 1) % columns == 0 || i + 1 == texts.size();
    fmt::print("{}",
               ends_line ? "\n" : std::string(width > width_of(texts[i]) + 5 ? width - width_of(texts[i]) - 5 : 1, ' '));
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

void print_rule(const Speech& speech, std::string_view id) {
  std::string key(id);
  std::transform(key.begin(), key.end(), key.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  if (!english().has("rule." + key)) return fmt::print("{}\n", speech.say("terminal.no-rule", {{"id", in_quotes(id)}}));
  const Catalogue& words = speech.is_plain() ? english() : speech.words();
  fmt::print("{}: {}\n", key, (words.has("rule." + key) ? words : english()).text("rule." + key));
}

}  // namespace springtide::cli
