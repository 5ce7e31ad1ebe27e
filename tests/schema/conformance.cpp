#include "schema/conformance.h"

#include <algorithm>

namespace springtide::schema {
namespace {

using Kind = Shape::Kind;

std::string below(const std::string& place, std::string_view name) { return place + "." + std::string(name); }

bool is_bounded(std::int64_t size, const Shape& shape) { return size >= shape.least && size <= shape.most; }

bool fits_alone(const Json& json, const Shape& shape) {
  switch (shape.kind) {
    case Kind::truth:
      return json.is_bool();
    case Kind::whole:
      return json.is_int() && is_bounded(json.as_int(), shape);
    case Kind::number:
      return json.is_number();
    case Kind::text:
      return json.is_string() && is_bounded(static_cast<std::int64_t>(json.as_string().size()), shape);
    case Kind::word:
      return json.is_string() && std::ranges::find(shape.names, json.as_string()) != shape.names.end();
    case Kind::nothing:
      return json.is_null();
    case Kind::list:
      return json.is_array();
    case Kind::map:
    case Kind::object:
      return json.is_object();
    default:
      return true;
  }
}

// Alternatives are told apart by where they stand.
std::string alternative(const std::string& place, std::size_t number) { return place + "|" + std::to_string(number + 1); }

}  // namespace

std::optional<std::string> Conformance::trouble_in(std::string_view text, std::string_view definition) {
  const auto json = parse_json(text);
  return json ? trouble(*json, definition) : std::optional("no JSON: " + json.error().message());
}

std::optional<std::string> Conformance::trouble(const Json& json, std::string_view definition) {
  return check_named(json, std::string(definition), nullptr);
}

Conformance::Trouble Conformance::check(const Json& json, const Shape& shape, const Place& place) {
  if (!fits_alone(json, shape)) return place.name + ": unexpected " + write(json).substr(0, 80);
  switch (shape.kind) {
    case Kind::list:
      for (const Json& item : json.items())
        if (auto trouble = check(item, shape.parts[0], place)) return trouble;
      return std::nullopt;
    case Kind::map:
      return check_map(json, shape, place);
    case Kind::object:
      return check_object(json, shape, place);
    case Kind::either:
      return check_either(json, shape, place);
    case Kind::named:
      return check_named(json, shape.names[0], place.inside);
    case Kind::of_game:
      return check_of_game(json, shape.names[0]);
    case Kind::game:
      if (std::ranges::find(catalogue_.games(), json.as_string(), &GameDescription::game) != catalogue_.games().end())
        return std::nullopt;
      return place.name + ": there is no game " + write(json);
    default:
      return std::nullopt;
  }
}

Conformance::Trouble Conformance::check_object(const Json& json, const Shape& shape, const Place& place) {
  for (const Member& member : shape.members) {
    const Json* value = json.find(member.name);
    const Place inner{.inside = place.inside, .name = below(place.name, member.name)};
    if (value == nullptr && member.is_needed) return inner.name + ": it is missing";
    if (value == nullptr) continue;
    if (auto trouble = check(*value, member.shape, inner)) return trouble;
  }
  for (const auto& [key, value] : json.members())
    if (!shape.is_open && std::ranges::find(shape.members, key, &Member::name) == shape.members.end())
      return below(place.name, key) + ": it is not described";
  for (const auto& [key, value] : json.members()) met_.insert(below(place.name, key));
  return std::nullopt;
}

Conformance::Trouble Conformance::check_map(const Json& json, const Shape& shape, const Place& place) {
  for (const auto& [key, value] : json.members()) {
    if (auto trouble = check(Json(key), shape.parts[0], place)) return trouble;
    if (auto trouble = check(value, shape.parts[1], place)) return trouble;
  }
  return std::nullopt;
}

// If none fits, what is wrong with it as the game's that it names.
Conformance::Trouble Conformance::check_of_game(const Json& json, const std::string& name) {
  Trouble telling = "no game says " + write(json).substr(0, 80);
  for (const GameDescription& game : catalogue_.games()) {
    const Trouble trouble = check_named(json, name, &game);
    if (!trouble) return trouble;
    if (trouble->find(".game:") == std::string::npos) telling = trouble;
  }
  return telling;
}

// The first that fits; if none does, what is wrong with the one that the value's tag means.
Conformance::Trouble Conformance::check_either(const Json& json, const Shape& shape, const Place& place) {
  Trouble longest = place.name + ": no alternative fits " + write(json).substr(0, 80);
  for (std::size_t i = 0; i < shape.parts.size(); ++i) {
    Trouble trouble = check(json, shape.parts[i], {.inside = place.inside, .name = alternative(place.name, i)});
    if (!trouble) {
      met_.insert(alternative(place.name, i));
      return std::nullopt;
    }
    if (trouble->find(".type:") == std::string::npos && trouble->find(".do:") == std::string::npos) longest = trouble;
  }
  return longest;
}

Conformance::Trouble Conformance::check_named(const Json& json, const std::string& name, const GameDescription* inside) {
  const Definition* definition = catalogue_.find(name, inside);
  if (definition == nullptr) return name + ": there is no such definition";
  return check(json, definition->shape, {.inside = inside, .name = catalogue_.full_name(name, inside)});
}

void Conformance::list(const Shape& shape, const Place& place, std::set<std::string>& all,
                       std::set<std::string>& definitions) const {
  const auto list_named = [&](const std::string& name, const GameDescription* inside) {
    const std::string full = catalogue_.full_name(name, inside);
    if (definitions.insert(full).second)
      list(catalogue_.find(name, inside)->shape, {.inside = inside, .name = full}, all, definitions);
  };
  if (shape.kind == Kind::named) list_named(shape.names[0], place.inside);
  if (shape.kind == Kind::of_game)
    for (const GameDescription& game : catalogue_.games())
      if (catalogue_.find(shape.names[0], &game) != nullptr) list_named(shape.names[0], &game);
  for (std::size_t i = 0; i < shape.parts.size(); ++i) {
    const bool is_either = shape.kind == Kind::either;
    const Place inner{.inside = place.inside, .name = is_either ? alternative(place.name, i) : place.name};
    if (is_either) all.insert(inner.name);
    list(shape.parts[i], inner, all, definitions);
  }
  for (const Member& member : shape.members) {
    const Place inner{.inside = place.inside, .name = below(place.name, member.name)};
    all.insert(inner.name);
    list(member.shape, inner, all, definitions);
  }
}

std::set<std::string> Conformance::not_met(std::string_view definition) const {
  std::set<std::string> all;
  std::set<std::string> definitions;
  list(shape::named(definition), {}, all, definitions);
  std::set<std::string> missing;
  std::ranges::set_difference(all, met_, std::inserter(missing, missing.end()));
  return missing;
}

}  // namespace springtide::schema
