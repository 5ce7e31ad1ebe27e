// The analysis of a record as tables offer it: enough to name mistakes and luck, quick enough to wait for.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "base/result.h"
#include "text/text_error.h"

namespace springtide::arena {

class Review {
 public:
  virtual ~Review() = default;
  virtual int pieces() const = 0;  // how many calls of done() a run makes
  // JSON: the chances after each move, every seat's balance, the largest mistakes, strokes of luck and giveaways, who read
  // whom. `pulse` is called every few iterations; what it throws ends the work.
  virtual std::string run(const std::function<void()>& done, const std::function<void()>& pulse = [] {}) const = 0;
};

Result<std::unique_ptr<Review>, TextError> review_of(const std::string& record);

}  // namespace springtide::arena
