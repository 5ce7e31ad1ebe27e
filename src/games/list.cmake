# The games of the program, in order. Each has a folder src/games/<g>; list.h and experts.h beside this file name the same ones.
set(SPRINGTIDE_GAMES vineta vigo)
