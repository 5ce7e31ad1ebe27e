// What the laws need to know of a game to test it: specialised for each game beside this file.
//   options_list()                    every player count and edition or setting worth its own run
//   resample(state, viewer, rng)      the same state with everything the viewer may not know dealt anew
//   patience                          the dear laws are checked on one state of so many: long games need not check them on
//                                     each
//   players_reveal                    whether there are actions of players that reveal
//   universe()                        every action that can be written down, legal anywhere or not
#pragma once

#include "core/game.h"

namespace springtide {

template <Game G>
struct Sample;

}  // namespace springtide
