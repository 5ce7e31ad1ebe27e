// Holds JSON to its description, and remembers what of the description was met.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "schema/catalogue.h"

namespace springtide::schema {

class Conformance {
 public:
  // What is wrong with a value that should be a definition of the catalogue; nothing if it fits.
  std::optional<std::string> trouble(const Json& json, std::string_view definition);
  std::optional<std::string> trouble_in(std::string_view text, std::string_view definition);

  // The members and alternatives below a definition that no value has had so far, such as `Chair.level`.
  std::set<std::string> not_met(std::string_view definition) const;

 private:
  struct Place {
    const GameDescription* inside = nullptr;
    std::string name{};  // in the description
  };
  using Trouble = std::optional<std::string>;

  Trouble check(const Json& json, const Shape& shape, const Place& place);
  Trouble check_object(const Json& json, const Shape& shape, const Place& place);
  Trouble check_map(const Json& json, const Shape& shape, const Place& place);
  Trouble check_either(const Json& json, const Shape& shape, const Place& place);
  Trouble check_of_game(const Json& json, const std::string& name);
  Trouble check_named(const Json& json, const std::string& name, const GameDescription* inside);
  void list(const Shape& shape, const Place& place, std::set<std::string>& all, std::set<std::string>& definitions) const;

  Catalogue catalogue_{};
  std::set<std::string> met_{};
};

}  // namespace springtide::schema
