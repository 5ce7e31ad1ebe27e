// Nets from files, for bots that name one.
#pragma once

#include <string>
#include <string_view>

#include "ai/features.h"
#include "base/result.h"
#include "text/text_error.h"

namespace springtide::arena {

// The net in a file. Each file is read once and its net kept until the program ends. Refuses what cannot be read.
Result<const net::Net*, TextError> net_in(const std::string& path);

// The same for one head of a game: refuses a net of another one.
template <Game G>
Result<const net::Net*, TextError> net_in(const std::string& path, net::Head head) {
  auto net = net_in(path);
  if (!net) return net;
  std::optional<TextError> misfit =
      bad_text(std::string(G::name) + " asks no net for " + std::string(net::head_names[head]));
  with_features<G>(head,
                   [&]<class Told>() { misfit = (*net)->misfit(G::name, G::rules_version, head, Told::names().digest()); });
  if (misfit) return bad_text(path + ": " + misfit->message());
  return net;
}

}  // namespace springtide::arena
