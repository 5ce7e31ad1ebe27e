#include "server/device_name.h"

#include <array>

namespace springtide::server {
namespace {

struct Sign {
  std::string_view part, name;
};

// The first that is found counts: most claim to be several.
constexpr std::array<Sign, 8> programs{{{"Edg", "Edge"},
                                        {"OPR/", "Opera"},
                                        {"SamsungBrowser/", "Samsung Internet"},
                                        {"Firefox/", "Firefox"},
                                        {"FxiOS/", "Firefox"},
                                        {"Chrome/", "Chrome"},
                                        {"CriOS/", "Chrome"},
                                        {"Safari/", "Safari"}}};
constexpr std::array<Sign, 7> systems{{{"Android", "Android"},
                                       {"iPhone", "iPhone"},
                                       {"iPad", "iPad"},
                                       {"Windows", "Windows"},
                                       {"Mac OS X", "macOS"},
                                       {"CrOS", "ChromeOS"},
                                       {"Linux", "Linux"}}};

template <std::size_t size>
std::string_view found(const std::array<Sign, size>& signs, std::string_view text) {
  for (const Sign& sign : signs)
    if (text.find(sign.part) != std::string_view::npos) return sign.name;
  return {};
}

}  // namespace

std::string device_name(std::string_view user_agent) {
  std::string name(found(programs, user_agent));
  const std::string_view system = found(systems, user_agent);
  if (!name.empty() && !system.empty()) name += ", ";
  return name.append(system);
}

}  // namespace springtide::server
