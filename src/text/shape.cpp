#include "text/shape.h"

namespace springtide::shape {

using Kind = Shape::Kind;

namespace {

Shape of(Kind kind) {
  Shape shape;
  shape.kind = kind;
  return shape;
}

Shape bounded(Kind kind, std::int64_t least, std::int64_t most) {
  Shape shape = of(kind);
  shape.least = least;
  shape.most = most;
  return shape;
}

Shape naming(Kind kind, std::string_view name) {
  Shape shape = of(kind);
  shape.names.emplace_back(name);
  return shape;
}

Shape made_of(Kind kind, std::vector<Shape> parts) {
  Shape shape = of(kind);
  shape.parts = std::move(parts);
  return shape;
}

}  // namespace

Shape truth() { return of(Kind::truth); }
Shape whole(std::int64_t least, std::int64_t most) { return bounded(Kind::whole, least, most); }
Shape number() { return of(Kind::number); }
Shape text(std::int64_t longest) { return bounded(Kind::text, 0, longest); }
Shape filled_text(std::int64_t longest) { return bounded(Kind::text, 1, longest); }
Shape nothing() { return of(Kind::nothing); }
Shape word(std::string_view only) { return naming(Kind::word, only); }
Shape words(std::vector<std::string> names) {
  Shape shape = of(Kind::word);
  shape.names = std::move(names);
  return shape;
}
Shape list(Shape item) { return made_of(Kind::list, {std::move(item)}); }
Shape map(Shape keys, Shape values) { return made_of(Kind::map, {std::move(keys), std::move(values)}); }
Shape object(std::vector<Member> members) {
  Shape shape = of(Kind::object);
  shape.members = std::move(members);
  return shape;
}
Shape open_object(std::vector<Member> members) {
  Shape shape = object(std::move(members));
  shape.is_open = true;
  return shape;
}
Shape either(std::vector<Shape> parts) { return made_of(Kind::either, std::move(parts)); }
Shape named(std::string_view definition) { return naming(Kind::named, definition); }
Shape of_game(std::string_view definition) { return naming(Kind::of_game, definition); }
Shape game() { return of(Kind::game); }

Member with(std::string_view name, Shape shape, std::string_view note) {
  return {.name = std::string(name), .shape = std::move(shape), .note = std::string(note)};
}
Member maybe(std::string_view name, Shape shape, std::string_view note) {
  return {.name = std::string(name), .shape = std::move(shape), .is_needed = false, .note = std::string(note)};
}
std::vector<Member> together(std::vector<Member> first, const std::vector<Member>& rest) {
  first.insert(first.end(), rest.begin(), rest.end());
  return first;
}

}  // namespace springtide::shape
