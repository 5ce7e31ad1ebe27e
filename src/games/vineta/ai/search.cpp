// The search, compiled once.
#include "games/vineta/ai/expert.h"

namespace springtide {

template class Tree<Vineta>;
template class Search<Vineta>;

}  // namespace springtide
