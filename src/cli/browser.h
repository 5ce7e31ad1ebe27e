// The user's browser.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

namespace springtide::cli {

// Whether a window can be opened: X11 or Wayland.
bool has_display();

// A command and its arguments.
using Words = std::vector<std::string>;

// What may open a page, in the order in which it is tried: those of $BROWSER (with colons between them; %s in one of them is
// where the address goes, otherwise it comes last), then what the desktop prefers.
std::vector<Words> browser_commands(const std::string& browser, const std::string& url);

// Whether one of them was started and did not fail at once. What is started lives on when this process ends. Waits until one
// has ended well, some seconds at most, and no longer than until it is told to stop.
bool opens_page(const std::string& url, const std::stop_token& stop);

}  // namespace springtide::cli
