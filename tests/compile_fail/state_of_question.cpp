// expect: has no member named .state.|no member named .state.
// A bot is asked without a state: what it works on is what it has guessed.
#include "games/vineta/ai/expert.h"

using namespace springtide;

int round_of(const Question<Vineta>& question) {
#ifdef PEEK
  return question.state.round;
#else
  return question.view.round;
#endif
}
