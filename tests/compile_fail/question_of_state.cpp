// expect: no matching|no known conversion|could not convert
// A thought cannot be begun from the state of the table.
#include "ai/bot.h"
#include "games/vineta/ai/expert.h"

using namespace springtide;

vineta::Action think(const Question<Vineta>& question, const vineta::State& table) {
  (void)table;
#ifdef PEEK
  return Thought<Vineta>(BotSpec<Vineta>{}, table, 1).answer();
#else
  return Thought<Vineta>(BotSpec<Vineta>{}, question, 1).answer();
#endif
}
