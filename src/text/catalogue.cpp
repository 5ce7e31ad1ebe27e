#include "text/catalogue.h"

#include "text/lines.h"

namespace springtide {

extern const std::string_view english_source;  // generated: texts/en.txt and every game's

Catalogue::Catalogue(std::string_view source) {
  for (const Line& line : lines_of(source)) {
    const std::size_t equals = line.text.find(" = ");
    if (line.text.starts_with('#') || equals == std::string_view::npos) continue;
    entries_.emplace_back(line.text.substr(0, equals), line.text.substr(equals + 3));
  }
}

std::string Catalogue::text(std::string_view key) const {
  const std::string_view* sentence = find(key);
  return std::string(sentence != nullptr ? *sentence : key);
}

std::vector<std::pair<std::string_view, std::string_view>> Catalogue::with_prefix(std::string_view prefix) const {
  std::vector<std::pair<std::string_view, std::string_view>> found;
  for (const auto& entry : entries_)
    if (entry.first.starts_with(prefix)) found.push_back(entry);
  return found;
}

const std::string_view* Catalogue::find(std::string_view key) const {
  for (const auto& [name, sentence] : entries_)
    if (name == key) return &sentence;
  return nullptr;
}

const Catalogue& english() {
  static const Catalogue catalogue(english_source);
  return catalogue;
}

}  // namespace springtide
