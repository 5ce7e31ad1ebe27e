// What a JSON value may be, as a value: written down once beside the code that writes or reads it, printed by `schema`, and
// held against every message by the tests. Nothing of it is needed to play.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/enum.h"
#include "text/json_value.h"

namespace springtide {

struct Member;

struct Shape {
  enum class Kind : std::uint8_t {
    truth,
    whole,    // a number from `least` to `most`
    number,   // any
    text,     // of `least` to `most` bytes
    word,     // one of `names`
    nothing,  // null
    list,     // of `parts[0]`
    map,      // from `parts[0]`, a word, to `parts[1]`; not every key is there
    object,   // of `members` and nothing else
    either,   // one of `parts`
    named,    // a definition, `names[0]`
    of_game,  // what each game defines under `names[0]`, if it does
    game,     // the name of a game
  };
  static constexpr std::int64_t any_size = std::numeric_limits<std::int64_t>::max();

  Kind kind = Kind::nothing;
  std::int64_t least = 0;
  std::int64_t most = any_size;
  std::vector<std::string> names{};
  std::vector<Shape> parts{};
  std::vector<Member> members;
  bool is_open = false;  // an object may have more
};

struct Member {
  std::string name{};
  Shape shape{};
  bool is_needed = true;
  std::string note{};  // what it means, where its name does not say so
};

struct Definition {
  std::string name{};  // of the type: `Seat`
  std::string note{};
  Shape shape{};
  std::string list{};  // under which the words are listed: `seats`; empty: they are not
};

// A table of the rules as data.
struct Constant {
  std::string name{};
  std::string note{};
  Json value{};
};

// Everything that one part of the program says to the outside.
struct Description {
  std::vector<Definition> definitions{};
  std::vector<Constant> constants{};
};

namespace shape {

using Kind = Shape::Kind;

inline Shape truth() { return {.kind = Kind::truth}; }
inline Shape whole(std::int64_t least = 0, std::int64_t most = Shape::any_size) {
  return {.kind = Kind::whole, .least = least, .most = most};
}
inline Shape number() { return {.kind = Kind::number}; }
inline Shape text(std::int64_t longest = Shape::any_size) { return {.kind = Kind::text, .most = longest}; }
inline Shape filled_text(std::int64_t longest) { return {.kind = Kind::text, .least = 1, .most = longest}; }  // not empty
inline Shape nothing() { return {.kind = Kind::nothing}; }
inline Shape words(std::vector<std::string> names) { return {.kind = Kind::word, .names = std::move(names)}; }
inline Shape word(std::string_view only) { return words(std::vector{std::string(only)}); }
inline Shape list(Shape item) { return {.kind = Kind::list, .parts = {std::move(item)}}; }
inline Shape map(Shape keys, Shape values) { return {.kind = Kind::map, .parts = {std::move(keys), std::move(values)}}; }
inline Shape object(std::vector<Member> members) { return {.kind = Kind::object, .members = std::move(members)}; }
inline Shape open_object(std::vector<Member> members) {
  return {.kind = Kind::object, .members = std::move(members), .is_open = true};
}
inline Shape either(std::vector<Shape> parts) { return {.kind = Kind::either, .parts = std::move(parts)}; }
inline Shape named(std::string_view definition) { return {.kind = Kind::named, .names = {std::string(definition)}}; }
inline Shape of_game(std::string_view definition) { return {.kind = Kind::of_game, .names = {std::string(definition)}}; }
inline Shape game() { return {.kind = Kind::game}; }

inline Member with(std::string_view name, Shape shape, std::string_view note = {}) {
  return {.name = std::string(name), .shape = std::move(shape), .note = std::string(note)};
}
inline Member maybe(std::string_view name, Shape shape, std::string_view note = {}) {
  return {.name = std::string(name), .shape = std::move(shape), .is_needed = false, .note = std::string(note)};
}
inline std::vector<Member> together(std::vector<Member> first, const std::vector<Member>& rest) {
  first.insert(first.end(), rest.begin(), rest.end());
  return first;
}

// The names of a table; an empty one stands for nothing and is left out.
template <class Names>
  requires std::convertible_to<decltype(*std::begin(std::declval<const Names&>())), std::string_view>
Shape words(const Names& names) {
  std::vector<std::string> filled;
  for (const std::string_view name : names)
    if (!name.empty()) filled.emplace_back(name);
  return words(std::move(filled));
}

// What each item is called.
template <class Items, class Name>
Shape words(const Items& items, const Name& name_of_item) {
  std::vector<std::string> names;
  for (const auto& item : items) names.emplace_back(name_of_item(item));
  return words(std::move(names));
}

}  // namespace shape

// A game's words, an entry of its legal list, and the parts and members of its positions, which its views have too.
inline Description game_description(std::vector<Definition> words, Definition entry, const std::vector<Definition>& parts,
                                    const std::vector<Member>& position) {
  using namespace shape;
  Description all{.definitions = std::move(words)};
  all.definitions.push_back(std::move(entry));
  all.definitions.insert(all.definitions.end(), parts.begin(), parts.end());
  all.definitions.push_back({"Position", "A table in the open.", object(position)});
  all.definitions.push_back({"View", "A table as the viewer sees it, with all derived facts.",
                             object(together(position, {with("viewer", named("Viewer"))}))});
  return all;
}

}  // namespace springtide
