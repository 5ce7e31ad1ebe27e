// expect: has no member named .chosen.|no member named .chosen.
// A bot sees that a rival has chosen, not what.
#include "games/vineta/rules/vineta.h"

using namespace springtide;

bool has_rival_chosen(const vineta::View& view) {
#ifdef PEEK
  return view.seats[Seat::p3].chosen != vineta::Card::none;
#else
  return view.seats[Seat::p3].has_chosen;
#endif
}
