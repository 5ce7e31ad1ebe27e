// `springtide` alone: the games of this computer, in its browser.
#pragma once

namespace springtide::cli {

// Whether somebody is there to see it: at a display, or at a terminal. A script is told how the program is used instead.
bool has_desk();

// Serves the games of the user's data folder at an address of this computer alone and opens it in the browser, until Ctrl-C.
// Where that is done already, opens its page.
void run_desk();

}  // namespace springtide::cli
