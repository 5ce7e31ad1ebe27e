#include "cli/hints.h"

#include <chrono>
#include <cmath>

#include "arena/advice.h"
#include "text/notation.h"

namespace springtide::cli {
namespace {

using Lines = std::vector<std::string>;

constexpr std::int64_t milliseconds_to_think = 3000;  // as in the browser

std::int64_t milliseconds_now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

std::string choice_text(const Speech& speech, const Json& table, const Json& choice) {
  const auto all = [&](std::string_view key) {
    return joined(at(choice, key).items(), " – ", [&](const Json& each) { return speech.option(table, each); });
  };
  const std::string then = all("then");
  return then.empty() ? all("now") : speech.say("hint.then", {{"now", all("now")}, {"then", then}});
}

std::string percent(const Json& choice) {
  return std::to_string(static_cast<int>(std::lround(100 * at(choice, "value").as_number())));
}

Lines choices(const Speech& speech, const Json& table, const Json& hint) {
  const Json::Items& both = at(hint, "choices").items();
  const std::string first = choice_text(speech, table, both.front());
  if (both.size() == 1) return {speech.say("hint.one", {{"first", first}})};
  return {speech.say("hint.two", {{"first", first}, {"second", choice_text(speech, table, both.back())}})};
}

// The own stock has a sentence of its own.
Lines look(const Speech& speech, const Json& table, const Json& hint) {
  const Json* focus = hint.find("look");
  if (focus == nullptr) return choices(speech, table, hint);
  Json::Members parts = focus->members();
  if (text_at(*focus, "seat") == text_at(hint, "seat"))
    for (auto& [key, value] : parts)
      if (const std::string own = key == "kind" ? value.as_string() + ".own" : "";
          speech.words().has(text_at(table, "game") + ".look." + own))
        value = own;
  return {speech.sentence("look", table, parts)};
}

Lines answer(const Speech& speech, const Json& table, const Json& hint) {
  const Json::Items& both = at(hint, "choices").items();
  if (both.size() == 1) return choices(speech, table, hint);
  const bool is_first = number_at(hint, "best") == 0;
  const bool is_clear = at(hint, "clear").as_bool();
  const Json& best = is_first ? both.front() : both.back();
  const Json& other = is_first ? both.back() : both.front();
  Lines lines{speech.say(is_clear ? "hint.best" : "hint.equal", {{"choice", choice_text(speech, table, best)}})};
  for (const Json& each : at(hint, "reasons").items()) lines.push_back(reason_text(speech, table, each));
  if (is_clear && lines.size() == 1) lines.push_back(speech.say("hint.no-reason"));
  lines.push_back(speech.say("hint.chances", {{"best", percent(best)}, {"other", percent(other)}}));
  return lines;
}

}  // namespace

Result<Json, TextError> hint_on(std::string_view question) {
  const auto advice = arena::advice_on(question);
  if (!advice) return advice.error();
  arena::think(**advice, milliseconds_to_think, milliseconds_now);
  JsonWriter json;
  (*advice)->write_json(json);
  return *parse_json(json.text());
}

std::vector<std::string> hint_lines(const Speech& speech, const Json& table, const Json& hint, int step) {
  if (step == 1) return look(speech, table, hint);
  return step == 2 ? choices(speech, table, hint) : answer(speech, table, hint);
}

std::string reason_text(const Speech& speech, const Json& table, const Json& argument) {
  const std::string& rule = text_at(argument, "rule");
  return speech.sentence("why", table, argument) + (rule.empty() ? "" : " (" + rule + ")");
}

}  // namespace springtide::cli
