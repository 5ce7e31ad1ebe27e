// Why one choice of a decision is better than another, in parts: what the coach says to who decides, and an analysis later.
#pragma once

#include <array>

#include "ai/expert.h"
#include "text/json.h"
#include "text/notation.h"

namespace springtide::arena {

// Whether the game's expert can say why.
template <class E>
concept Explains = requires { &E::arguments; };

// None where the game cannot explain its choices, or has no reason that can be told.
template <Game G>
auto arguments_for(const Question<G>& question, const typename G::Action& better, const typename G::Action& worse) {
  if constexpr (Explains<Expert<G>>)
    return Expert<G>::arguments(question, better, worse);
  else
    return std::array<int, 0>{};
}

template <Game G>
Course<G> course_of(const Question<G>& question, const typename G::Action& action) {
  if constexpr (Explains<Expert<G>>)
    return Expert<G>::course(question, action);
  else
    return {.now = {action}, .then = {}};
}

// The member `reasons`. Requires: an open object.
template <Game G, class Arguments>
void write_reasons(JsonWriter& json, const Arguments& arguments) {
  json.key("reasons").begin_array();
  for ([[maybe_unused]] const auto& each : arguments)
    if constexpr (Explains<Expert<G>>) Notation<G>::argument_json(json, each);
  json.end_array();
}

// The members `now` and `then`. Requires: an open object.
template <Game G>
void write_course(JsonWriter& json, const Question<G>& question, const typename G::Action& action) {
  const Course<G> course = course_of<G>(question, action);
  const auto write = [&](const typename G::Action& each) { Notation<G>::action_json(json, question.seat(), each); };
  json.key("now").list(course.now, write).key("then").list(course.then, write);
}

}  // namespace springtide::arena
