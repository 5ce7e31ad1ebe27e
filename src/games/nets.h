// The program's own nets: those of the folder nets/. Natively their files are compiled in; as WebAssembly the program knows
// their names, and whoever runs it brings the files.
#pragma once

#include <optional>
#include <span>

#include "ai/nets.h"

namespace springtide {

struct NetFile {
  std::string_view game{};
  net::Head head{};
  std::string_view weights{};  // SHA-256 in hexadecimal digits
  std::string_view bytes{};    // empty: to be brought

  std::string_view name() const { return weights.substr(0, net::name_length); }
  std::string stem() const { return std::string(game) + "-" + std::string(net::head_names[head]); }
};

// In the order of their stems. The build writes it (cmake/nets.cmake).
std::span<const NetFile> net_files();

// Why this program cannot ask the net, or nothing.
std::optional<TextError> misfit_of(const net::Net& net);

// Why one of the nets that were compiled in cannot be asked, with the name of its file, or nothing. A program
// that plays asks first: no bot is to play by hand because its net does not fit.
std::optional<TextError> own_misfit();

// The net of an entry of the list; none if it has not been brought, or cannot be asked.
const net::Net* own_net(const NetFile& file);

// The file of one of the program's own nets, for good. Refuses every other with a reason.
std::optional<TextError> bring_net(std::string_view bytes);

// The stems of those that somebody has asked for since the last call and that were missing.
std::vector<std::string> take_missing_nets();

}  // namespace springtide
