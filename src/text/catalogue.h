// The sentences people read, one catalogue a language, keyed by rule id or code. The English one is compiled in:
// texts/en.txt and src/games/<g>/texts/en.txt.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace springtide {

class Catalogue {
 public:
  // Lines `key = sentence`; # starts a comment line.
  explicit Catalogue(std::string_view source);

  bool has(std::string_view key) const { return find(key) != nullptr; }
  // The sentence, or the key itself where it is missing; a test makes sure that none is.
  std::string text(std::string_view key) const;
  // Every entry whose key starts with the prefix, in the order of the file.
  std::vector<std::pair<std::string_view, std::string_view>> with_prefix(std::string_view prefix) const;

 private:
  const std::string_view* find(std::string_view key) const;

  std::vector<std::pair<std::string_view, std::string_view>> entries_;
};

const Catalogue& english();

}  // namespace springtide
