// Shapes as TypeScript. What depends on the game is a parameter of the shared types.
#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include "schema/documents.h"
#include "text/lines.h"

namespace springtide::schema {
namespace {

using Kind = Shape::Kind;

constexpr std::string_view header =
    "// Printed by `springtide schema`; `make schema` writes it anew. Not to be changed by hand.\n";
constexpr std::size_t line_width = 110;

// What each game says in its own way, and the parameter that stands for it.
struct Parameter {
  std::string_view definition;
  std::string_view name;
  std::string_view otherwise;
};
constexpr std::array parameters{Parameter{"View", "V", "unknown"},     Parameter{"Entry", "E", "Entry"},
                                Parameter{"Position", "P", "unknown"}, Parameter{"Way", "W", "unknown"},
                                Parameter{"Focus", "T", "unknown"},    Parameter{"Argument", "A", "unknown"}};

std::string in_marks(std::string_view text) { return "'" + std::string(text) + "'"; }

bool is_name(std::string_view text) {
  return !text.empty() && !std::isdigit(static_cast<unsigned char>(text[0])) &&
         std::ranges::all_of(text, [](unsigned char c) { return std::isalnum(c) || c == '_'; });
}
std::string key_of(std::string_view name) { return is_name(name) ? std::string(name) : in_marks(name); }

std::string comment(std::string_view note) { return note.empty() ? "" : "/** " + std::string(note) + " */\n"; }

// `a, b, c` in brackets, on one line or one below the other.
std::string enclosed(char open, const std::vector<std::string>& items, char close, std::size_t indent) {
  const std::string pad = open == '{' ? " " : "";
  std::string flat = open + pad + joined(items, ", ") + pad + close;
  if (flat.size() + indent <= line_width) return flat;
  const std::string margin = "\n" + std::string(indent + 2, ' ');
  return open + margin + joined(items, "," + margin) + ",\n" + std::string(indent, ' ') + close;
}

std::string literal(const Json& json, std::size_t indent = 0) {
  std::vector<std::string> items;
  for (const auto& [key, value] : json.members()) items.push_back(key_of(key) + ": " + literal(value, indent + 2));
  for (const Json& item : json.items()) items.push_back(literal(item, indent + 2));
  if (json.is_object()) return enclosed('{', items, '}', indent);
  if (json.is_array()) return enclosed('[', items, ']', indent);
  return json.is_string() ? in_marks(json.as_string()) : write(json);
}

class Printer {
 public:
  Printer(const Catalogue& catalogue, const GameDescription* game) : catalogue_(catalogue), game_(game) {}

  std::string print(const Description& description) {
    std::string text;
    for (const Constant& each : description.constants) text += constant(each);
    for (const Definition& each : description.definitions) text += definition(each);
    return std::string(header) + imports() + text;
  }

 private:
  static std::string constant(const Constant& each) {
    return "\n" + comment(each.note) + "export const " + each.name + " = " + literal(each.value) + " as const;\n";
  }

  std::string definition(const Definition& each) {
    std::string text = "\n" + comment(each.note);
    if (!each.list.empty()) {
      std::vector<std::string> words;
      for (const std::string& name : each.shape.names) words.push_back(in_marks(name));
      return text + "export const " + each.list + " = " + enclosed('[', words, ']', 0) + " as const;\nexport type " +
             each.name + " = (typeof " + each.list + ")[number];\n";
    }
    const std::string name = each.name + declared_parameters(each.shape);
    if (each.shape.kind == Kind::object) return text + "export interface " + name + " " + members(each.shape, 0) + "\n";
    return text + "export type " + name + " =" + union_of(each.shape) + ";\n";
  }

  std::string union_of(const Shape& shape) {
    const std::string flat = type(shape);
    if (shape.kind != Kind::either && shape.kind != Kind::word) return " " + flat;
    return flat.size() <= line_width ? " " + flat : "\n  | " + one_of(shape, "\n  | ");
  }

  std::string members(const Shape& shape, std::size_t indent) {
    std::string text = "{\n";
    for (const Member& each : shape.members) {
      text += std::string(indent + 2, ' ') + member(each) + ";";
      text += (each.note.empty() ? "" : " // " + each.note) + "\n";
    }
    return text + std::string(indent, ' ') + "}";
  }

  std::string member(const Member& each) { return key_of(each.name) + (each.is_needed ? ": " : "?: ") + type(each.shape); }

  std::string type(const Shape& shape) {
    switch (shape.kind) {
      case Kind::truth:
        return "boolean";
      case Kind::whole:
      case Kind::number:
        return "number";
      case Kind::text:
      case Kind::game:  // the client has a list of its own
        return "string";
      case Kind::nothing:
        return "null";
      case Kind::word:
      case Kind::either:
        return one_of(shape, " | ");
      case Kind::list:
        return list(shape.parts[0]);
      case Kind::map:
        return "Partial<Record<" + type(shape.parts[0]) + ", " + type(shape.parts[1]) + ">>";
      case Kind::object:
        return inline_object(shape);
      case Kind::named:
        return reference(shape.names[0]);
      case Kind::of_game:
        return std::string(parameter_of(shape.names[0]).name);
    }
    return {};
  }

  std::string list(const Shape& of) {
    const bool is_union = of.kind == Kind::either || (of.kind == Kind::word && of.names.size() > 1);
    return is_union ? "(" + type(of) + ")[]" : type(of) + "[]";
  }

  std::string inline_object(const Shape& shape) {
    return "{ " + joined(shape.members, "; ", [this](const Member& each) { return member(each); }) + " }";
  }

  // Of the parts or the words, one of which it is.
  std::string one_of(const Shape& shape, std::string_view between) {
    if (shape.kind == Kind::word) return joined(shape.names, between, in_marks);
    return joined(shape.parts, between, [this](const Shape& part) { return type(part); });
  }

  std::string reference(const std::string& name) {
    if (game_ != nullptr && catalogue_.full_name(name, game_) == name) imported_.insert(name);
    const Definition* definition = catalogue_.find(name, game_);
    const auto given = used_in(definition->shape);
    return name + (given.empty() ? "" : "<" + joined(given, ", ", &Parameter::name) + ">");
  }

  std::string declared_parameters(const Shape& shape) const {
    const auto words = [](const Parameter& each) { return std::string(each.name) + " = " + std::string(each.otherwise); };
    const auto used = used_in(shape);
    return used.empty() ? "" : "<" + joined(used, ", ", words) + ">";
  }

  static const Parameter& parameter_of(std::string_view definition) {
    return *std::ranges::find(parameters, definition, &Parameter::definition);
  }

  // The parameters that a shared shape depends on, in the order of the list.
  std::vector<Parameter> used_in(const Shape& shape) const {
    std::set<std::string> names;
    if (game_ == nullptr) note_used(shape, names);
    std::vector<Parameter> used;
    for (const Parameter& each : parameters)
      if (names.contains(std::string(each.definition))) used.push_back(each);
    return used;
  }
  void note_used(const Shape& shape, std::set<std::string>& names) const {
    if (shape.kind == Kind::of_game) names.insert(shape.names[0]);
    if (shape.kind == Kind::named) note_used(catalogue_.find(shape.names[0], nullptr)->shape, names);
    for (const Shape& part : shape.parts) note_used(part, names);
    for (const Member& each : shape.members) note_used(each.shape, names);
  }

  std::string imports() const {
    if (imported_.empty()) return "";
    return "import type { " + joined(imported_, ", ") + " } from '../../wire/schema';\n";
  }

  const Catalogue& catalogue_;
  const GameDescription* game_;
  std::set<std::string> imported_{};
};

}  // namespace

std::string shared_types(const Catalogue& catalogue) { return Printer(catalogue, nullptr).print(catalogue.shared()); }

std::string game_types(const Catalogue& catalogue, const GameDescription& game) {
  return Printer(catalogue, &game).print(game.description);
}

}  // namespace springtide::schema
