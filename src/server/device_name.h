// What somebody signs in with, in a few words, for the list of sessions.
#pragma once

#include <string>
#include <string_view>

namespace springtide::server {

// `Firefox, Android` of the header User-Agent; what is not known is left out, and nothing else of the header is kept.
std::string device_name(std::string_view user_agent);

}  // namespace springtide::server
