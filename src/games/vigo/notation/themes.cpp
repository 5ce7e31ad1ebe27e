// What a decision of Vigo teaches.
#include <algorithm>

#include "games/vigo/notation/notation.h"

namespace springtide::vigo {
namespace {

constexpr int ships_near_the_end = ships_before_end - 1;

using Decision = TaughtDecision<Vigo>;

template <class Is>
bool is_about(const Decision& decision, const Is& is) {
  return is(decision.best[0]) || std::ranges::any_of(decision.tempting, is);
}

bool begins_chest(const Action& action) { return action.verb == Verb::begin_chest; }

bool robs(const Action& action) {
  return action.verb == Verb::rob || (action.verb == Verb::play && action.card.event == Event::pirate);
}

bool plays_event(const Action& action) {
  return (action.verb == Verb::play && action.card.event != Event::pirate) || action.verb == Verb::dolphin_to ||
         action.verb == Verb::wave_row || action.verb == Verb::wave_column;
}

bool goes_to_field(const Action& action) {
  return action.verb == Verb::sail || action.verb == Verb::place || action.verb == Verb::dolphin_to;
}

// The goal is a card that lies face down again: whoever remembers it goes there.
bool recalls(const View& view, const Action& action) {
  if (!goes_to_field(action)) return false;
  const Spot spot = view.bay[static_cast<std::size_t>(action.field)];
  return spot.is_known() && !spot.is_up();
}

bool minds_stock(const Action& action) {
  return action.verb == Verb::put_back || action.verb == Verb::take || action.verb == Verb::leave;
}

}  // namespace

ThemeSet Text::themes(const TaughtDecision<Vigo>& decision) {
  const Action& best = decision.best[0];
  ThemeSet themes;
  if (is_about(decision, begins_chest)) themes.insert(Theme::chest);
  if (recalls(decision.view, best)) themes.insert(Theme::memory);
  if (is_about(decision, robs)) themes.insert(Theme::robbery);
  if (is_about(decision, plays_event)) themes.insert(Theme::events);
  if (minds_stock(best)) themes.insert(Theme::stock);
  if (decision.view.sailing_ships >= ships_near_the_end) themes.insert(Theme::ending);
  return themes;
}

// Every number of players in turn. With the memory aid: whoever solves a puzzle has not seen which cards were open before.
Options Text::taught_options(int game) {
  Options options;
  options.players = min_players + game % (max_players - min_players + 1);
  options.start = seat_at(game % options.players);
  options.memory_aid = true;
  return options;
}

}  // namespace springtide::vigo
