// A decision and two of its choices as a client is told of them: what the checkers of facts work on.
#pragma once

#include <string>
#include <vector>

#include "ai/expert.h"
#include "text/json_value.h"
#include "text/notation.h"

namespace springtide::coach {

// Everything as JSON, so that nothing of the code that found the facts is used to check them.
struct Choices {
  Json view;
  std::string seat;
  Json::Items better;  // what is done now, then what is meant for later
  Json::Items worse;
};

template <class Write>
Json json_of(const Write& write) {
  JsonWriter json;
  write(json);
  return *parse_json(json.text());
}

template <Game G>
Json::Items entries_of(const Question<G>& question, const typename G::Action& action) {
  const Course<G> course = Expert<G>::course(question, action);
  Json::Items entries;
  for (const auto* part : {&course.now, &course.then})
    for (const auto& each : *part)
      entries.push_back(json_of([&](JsonWriter& json) { Notation<G>::action_json(json, question.seat(), each); }));
  return entries;
}

template <Game G>
Choices choices_of(const Question<G>& question, const typename G::Action& better, const typename G::Action& worse) {
  return {.view = json_of([&](JsonWriter& json) { Notation<G>::view_json(json, question.view); }),
          .seat = seat_name(question.seat()),
          .better = entries_of(question, better),
          .worse = entries_of(question, worse)};
}

inline std::string word_at(const Json& object, std::string_view key) {
  const Json* found = object.find(key);
  return found == nullptr || found->is_null() ? std::string() : found->as_string();
}
inline int count_at(const Json& object, std::string_view key) {
  const Json* found = object.find(key);
  return found == nullptr ? 0 : static_cast<int>(found->as_int());
}
inline const Json& player_at(const Json& view, const std::string& seat) {
  for (const Json& each : at(view, "seats").items())
    if (text_at(each, "seat") == seat) return each;
  return at(view, "seats").items()[0];
}

}  // namespace springtide::coach
