// Variations of whichever game, as clients ask for them: read, looked at, made longer, weighed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "core/seat.h"
#include "text/json.h"
#include "text/text_error.h"
#include "variations/variations.h"

namespace springtide::variations {

// What every choice of a decision is worth, growing as it is thought about.
class Weigher {
 public:
  virtual ~Weigher() = default;
  // One more round; true once there is nothing more to gain.
  virtual bool run() = 0;
  // An object: who decides, how long it was thought about, and a value with its error for each choice.
  virtual void write_json(JsonWriter& json) const = 0;
};

// Through whose eyes.
struct Eyes {
  bool is_open = false;        // nobody's: everything lies open
  std::optional<Seat> seat{};  // none: of whoever decides there
};

class AnyVariations {
 public:
  virtual ~AnyVariations() = default;

  virtual std::string text() const = 0;
  virtual std::size_t size() const = 0;  // branches, the start included
  virtual int players() const = 0;

  // The way to a branch: the same text for the same start and moves.
  virtual std::string line(std::size_t branch) const = 0;
  // An object: the whole tree; the moves as a seat saw them, or in the open.
  virtual void write_json(JsonWriter& json, std::optional<Seat> viewer) const = 0;
  // An object: the table at a branch, who is to act, and what the actor may do there.
  virtual void write_place(JsonWriter& json, std::size_t branch, const Eyes& eyes) const = 0;

  // What follows answers the branch that it leads to, or changes nothing. Requires: a branch that is there.
  virtual Result<std::size_t, TextError> extend(std::size_t branch, std::span<const std::string> actions) = 0;
  // Whatever nature does until somebody has to decide.
  virtual Result<std::size_t, TextError> draw(std::size_t branch, std::uint64_t seed) = 0;
  virtual Result<std::size_t, TextError> annotate(std::size_t branch, const Notes& notes) = 0;
  virtual Result<std::size_t, TextError> entitle(const std::string& title) = 0;
  // Its parent is left.
  virtual Result<std::size_t, TextError> remove(std::size_t branch) = 0;

  // For a seat that decides there: from what it knew along this line, or with everything open.
  virtual Result<std::unique_ptr<Weigher>, TextError> weigh(std::size_t branch, Seat seat, bool is_open) const = 0;
};

using Opened = Result<std::unique_ptr<AnyVariations>, TextError>;
// A file of variations.
Opened read_any(std::string_view text);
// The same; or a record, looked at from a moment on; or a position.
Opened open_any(std::string_view text, std::size_t moment);
// A game with these options, in which nature has drawn until somebody decides: there its last branch is.
Opened begin_any(std::string_view game, std::span<const std::string> options, std::uint64_t seed);

}  // namespace springtide::variations
