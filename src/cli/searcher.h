// The bot of a command that searches.
#pragma once

#include "arena/bots.h"
#include "cli/files.h"

namespace springtide::cli {

template <Game G>
BotSpec<G> searcher(const std::string& text, const std::string& example) {
  const auto bot = arena::parse_bot<G>(text);
  if (!bot) throw Failure("--bot: " + bot.error().message(), 2);
  if (bot->kind != BotKind::search) throw Failure("--bot: " + in_quotes(text) + " does not search; try " + example, 2);
  return *bot;
}

}  // namespace springtide::cli
