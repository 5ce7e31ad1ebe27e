// expect: has no member named .hand.|no member named .hand.
// A bot has a view; no field of it is a rival's hand.
#include "games/vineta/rules/vineta.h"

using namespace springtide;

int rival_hand_size(const vineta::View& view) {
#ifdef PEEK
  return view.seats[Seat::p2].hand.total();
#else
  return view.seats[Seat::p2].hand_size;
#endif
}
