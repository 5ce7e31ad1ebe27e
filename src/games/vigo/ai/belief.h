// What a player remembers of the cards that lie face down again.
#pragma once

#include "ai/question.h"
#include "games/vigo/ai/evaluate.h"

namespace springtide::vigo {

class Belief {
 public:
  Belief(const Question<Vigo>& question, const Sight& sight);
  State guess(Rng&) const { return state_; }  // what nobody remembers is left to nature

 private:
  State state_;
};

}  // namespace springtide::vigo
