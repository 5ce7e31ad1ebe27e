// Who is ahead.
#pragma once

#include "core/seat.h"

namespace springtide {

// The seats that no other is better than; a tie leaves several.
template <class IsBetter>
SeatSet best_of(SeatSet seats, IsBetter&& is_better) {
  SeatSet best;
  for (Seat seat : seats) {
    if (best.empty() || is_better(seat, best.front()))
      best = {seat};
    else if (!is_better(best.front(), seat))
      best.insert(seat);
  }
  return best;
}

}  // namespace springtide
