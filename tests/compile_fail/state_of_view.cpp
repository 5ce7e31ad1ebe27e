// expect: no matching function|invalid initialization|no known conversion
// A view is no state: the rules run on a guess, never on the view's original.
#include "games/vineta/rules/vineta.h"

using namespace springtide;

Scores scores_from(const vineta::View& view, Rng& rng) {
#ifdef PEEK
  return scores(view);
#else
  return scores(guess(view, rng));
#endif
}
