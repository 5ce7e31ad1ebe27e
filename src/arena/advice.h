// A hint on a question of whichever game, as clients ask for it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "base/result.h"
#include "text/json.h"
#include "text/text_error.h"

namespace springtide::arena {

class Advice {
 public:
  virtual ~Advice() = default;
  // Both go on for a while; true once there is nothing more to gain. The search comes first.
  virtual bool search() = 0;
  virtual bool compare() = 0;
  // An object: where to look, the two choices that matter, which is the better one, and why. Requires: compared once.
  virtual void write_json(JsonWriter& json) const = 0;
};

// Goes on until there is nothing more to gain or the time is over, by a clock of milliseconds: two thirds of it for the
// search, the rest to compare what it found.
void think(Advice& advice, std::int64_t milliseconds, const std::function<std::int64_t()>& now);

// On the text of a question (record/asked.h).
Result<std::unique_ptr<Advice>, TextError> advice_on(std::string_view question);

}  // namespace springtide::arena
