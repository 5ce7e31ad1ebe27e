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
    of_game,  // what each game defines under `names[0]`
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

Shape truth();
Shape whole(std::int64_t least = 0, std::int64_t most = Shape::any_size);
Shape number();
Shape text(std::int64_t longest = Shape::any_size);
Shape filled_text(std::int64_t longest);  // not empty
Shape nothing();
Shape word(std::string_view only);
Shape words(std::vector<std::string> names);
Shape list(Shape item);
Shape map(Shape keys, Shape values);
Shape object(std::vector<Member> members);
Shape open_object(std::vector<Member> members);
Shape either(std::vector<Shape> parts);
Shape named(std::string_view definition);
Shape of_game(std::string_view definition);
Shape game();

Member with(std::string_view name, Shape shape, std::string_view note = {});
Member maybe(std::string_view name, Shape shape, std::string_view note = {});
std::vector<Member> together(std::vector<Member> first, const std::vector<Member>& rest);

// The names of a table; an empty one stands for nothing and is left out.
template <class Names>
  requires std::convertible_to<decltype(*std::begin(std::declval<const Names&>())), std::string_view>
Shape words(const Names& names) {
  std::vector<std::string> filled;
  for (const std::string_view name : names)
    if (!name.empty()) filled.emplace_back(name);
  return words(std::move(filled));
}

}  // namespace shape
}  // namespace springtide
