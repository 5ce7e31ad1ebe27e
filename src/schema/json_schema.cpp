#include <set>

#include "schema/documents.h"

namespace springtide::schema {
namespace {

using Kind = Shape::Kind;

Json::Items items_of(const std::vector<std::string>& names) { return {names.begin(), names.end()}; }

struct Writer {
  const Catalogue& catalogue;
  const GameDescription* inside;
  std::string_view place;

  Json write(const Shape& shape) const {
    switch (shape.kind) {
      case Kind::truth:
        return typed("boolean");
      case Kind::whole:
        return bounded("integer", {{"minimum", shape.least}}, "maximum", shape.most);
      case Kind::number:
        return typed("number");
      case Kind::text:
        return bounded("string", at_least("minLength", shape.least), "maxLength", shape.most);
      case Kind::word:
        return shape.names.size() == 1 ? Json(Json::Members{{"const", shape.names[0]}})
                                       : Json(Json::Members{{"enum", items_of(shape.names)}});
      case Kind::nothing:
        return typed("null");
      case Kind::list:
        return Json::Members{{"type", "array"}, {"items", write(shape.parts[0])}};
      case Kind::map:
        return Json::Members{
            {"type", "object"}, {"propertyNames", write(shape.parts[0])}, {"additionalProperties", write(shape.parts[1])}};
      case Kind::object:
        return object(shape);
      case Kind::either:
        return either(shape);
      case Kind::named:
        return reference_to(catalogue.full_name(shape.names[0], inside), place);
      case Kind::of_game:
        return of_game(shape.names[0]);
      case Kind::game:
        return game();
    }
    return {};
  }

 private:
  static Json typed(std::string_view type) { return Json::Members{{"type", type}}; }

  static Json::Members at_least(std::string_view bound, std::int64_t least) {
    return least == 0 ? Json::Members{} : Json::Members{{std::string(bound), least}};
  }

  static Json bounded(std::string_view type, Json::Members more, std::string_view bound, std::int64_t most) {
    Json::Members members{{"type", type}};
    for (auto& each : more) members.push_back(std::move(each));
    if (most != Shape::any_size) members.emplace_back(bound, most);
    return members;
  }

  Json object(const Shape& shape) const {
    Json::Members properties;
    Json::Items needed;
    for (const Member& member : shape.members) {
      Json::Members schema = write(member.shape).members();
      if (!member.note.empty()) schema.emplace_back("description", member.note);
      properties.emplace_back(member.name, std::move(schema));
      if (member.is_needed) needed.emplace_back(member.name);
    }
    Json::Members all{{"type", "object"}, {"properties", std::move(properties)}};
    if (!needed.empty()) all.emplace_back("required", std::move(needed));
    if (!shape.is_open) all.emplace_back("additionalProperties", false);
    return all;
  }

  Json either(const Shape& shape) const {
    Json::Items parts;
    for (const Shape& part : shape.parts) parts.push_back(write(part));
    return Json::Members{{"anyOf", std::move(parts)}};
  }

  Json game() const {
    Json::Items names;
    for (const GameDescription& each : catalogue.games()) names.emplace_back(each.game);
    return Json::Members{{"enum", std::move(names)}};
  }

  Json of_game(const std::string& name) const {
    Json::Items parts;
    for (const GameDescription& game : catalogue.games())
      if (catalogue.find(name, &game) != nullptr) parts.push_back(reference_to(game.title + name, place));
    if (parts.empty()) return Json::Members{};  // no game says anything of it
    return Json::Members{{"anyOf", std::move(parts)}};
  }
};

// Which definitions are needed by their full names.
struct Reach {
  const Catalogue& catalogue;
  std::set<std::string> names{};

  void add(const std::string& name, const GameDescription* inside) {
    const Definition* definition = catalogue.find(name, inside);
    if (definition == nullptr || !names.insert(catalogue.full_name(name, inside)).second) return;
    add(definition->shape, inside);
  }

  void add(const Shape& shape, const GameDescription* inside) {
    if (shape.kind == Kind::named) add(shape.names[0], inside);
    if (shape.kind == Kind::of_game)
      for (const GameDescription& game : catalogue.games()) add(shape.names[0], &game);
    for (const Shape& part : shape.parts) add(part, inside);
    for (const Member& member : shape.members) add(member.shape, inside);
  }
};

}  // namespace

Json reference_to(std::string_view name, std::string_view place) {
  return Json::Members{{"$ref", std::string(place) + std::string(name)}};
}

Json schema_of(const Shape& shape, const Catalogue& catalogue, const GameDescription* inside, std::string_view place) {
  return Writer{.catalogue = catalogue, .inside = inside, .place = place}.write(shape);
}

Json::Members schemas_for(const std::vector<std::string>& names, const Catalogue& catalogue, std::string_view place) {
  Reach reach{.catalogue = catalogue};
  for (const std::string& name : names) reach.add(name, nullptr);
  Json::Members all;
  catalogue.for_each([&](const Definition& each, const GameDescription* inside) {
    const std::string name = catalogue.full_name(each.name, inside);
    if (!reach.names.contains(name)) return;
    Json::Members schema;
    if (!each.note.empty()) schema.emplace_back("description", each.note);
    const Json written = schema_of(each.shape, catalogue, inside, place);
    for (const auto& member : written.members()) schema.push_back(member);
    all.emplace_back(name, std::move(schema));
  });
  return all;
}

}  // namespace springtide::schema
