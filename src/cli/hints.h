// What the coach says in the terminal: the same hints as in the browser, in the same words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/speech.h"
#include "text/text_error.h"

namespace springtide::cli {

inline constexpr int last_hint_step = 3;

// Thinks about a question as a table tells it, for a few seconds at most; a `Hint`.
Result<Json, TextError> hint_on(std::string_view question);

// Step 1: where to look; 2: the two choices that matter; 3: the better one, and why.
std::vector<std::string> hint_lines(const Speech& speech, const Json& table, const Json& hint, int step);

// Why a choice is better, and the rule that explains it.
std::string reason_text(const Speech& speech, const Json& table, const Json& argument);

}  // namespace springtide::cli
