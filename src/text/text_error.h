// What is wrong with a text from outside, and where.
#pragma once

#include <string>
#include <utility>

namespace springtide {

struct TextError {
  int line = 0;        // from 1; 0: the text as a whole
  std::string field;   // the line's first words, or empty
  std::string reason;  // a sentence
  std::string rule;    // the rule id it rests on, or empty

  std::string message() const {
    std::string text;
    if (line > 0) text += "line " + std::to_string(line) + ": ";
    if (!field.empty()) text += field + ": ";
    text += reason;
    if (!rule.empty()) text += " (" + rule + ")";
    return text;
  }
};

inline TextError bad_text(std::string reason, std::string field = {}, int line = 0) {
  return {.line = line, .field = std::move(field), .reason = std::move(reason), .rule = {}};
}

}  // namespace springtide
