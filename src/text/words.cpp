#include "text/words.h"

#include <algorithm>

namespace springtide {
namespace {

const std::string* value_of(const Values& values, std::string_view name) {
  for (const auto& [each, value] : values)
    if (each == name) return &value;
  return nullptr;
}

std::string_view form_of(std::string_view sentence, const Values& values) {
  const std::size_t bar = sentence.find('|');
  const std::string* count = value_of(values, "count");
  if (bar == std::string_view::npos || count == nullptr) return sentence;
  return *count == "1" ? sentence.substr(0, bar) : sentence.substr(bar + 1);
}

}  // namespace

std::string said(const Catalogue& words, std::string_view key, const Values& values) {
  const std::string sentence = words.text(key);
  std::string_view rest = form_of(sentence, values);
  std::string text;
  while (true) {
    const std::size_t open = rest.find('{');
    const std::size_t close = open == std::string_view::npos ? open : rest.find('}', open);
    if (close == std::string_view::npos) return text.append(rest);
    text.append(rest.substr(0, open));
    const std::string* value = value_of(values, rest.substr(open + 1, close - open - 1));
    text.append(value != nullptr ? *value : rest.substr(open, close + 1 - open));
    rest.remove_prefix(close + 1);
  }
}

std::string named(const Catalogue& words, const std::string& family, std::string_view name) {
  const auto word = [&](const std::string& of, std::string_view what) {
    const std::string key = of + "." + std::string(what);
    return words.has(key) ? words.text(key) : std::string();
  };
  if (std::string whole = word(family, name); !whole.empty()) return whole;
  const std::size_t space = name.rfind(' ');
  if (space == std::string_view::npos) return std::string(name);
  const std::string bare = word(family, name.substr(0, space));
  const std::string with = word(family.substr(0, family.find('.')) + ".with", name.substr(space + 1));
  return bare.empty() || with.empty() ? std::string(name) : bare + " " + with;
}

std::size_t width_of(std::string_view text) {
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins));
}

std::string padded(std::string text, std::size_t width) {
  if (const std::size_t has = width_of(text); has < width) text.append(width - has, ' ');
  return text;
}

}  // namespace springtide
