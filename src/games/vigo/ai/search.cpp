// The search, compiled once.
#include "games/vigo/ai/expert.h"

namespace springtide {

template class Tree<Vigo>;
template class Search<Vigo>;

}  // namespace springtide
