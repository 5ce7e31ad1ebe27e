#include "arena/plan.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/rng.h"
#include "text/lines.h"

namespace springtide::arena {
namespace {

std::uint8_t index_of_bot(std::vector<std::string>& bots, const std::string& name) {
  const auto found = std::find(bots.begin(), bots.end(), name);
  const auto index = static_cast<std::uint8_t>(found - bots.begin());
  if (found == bots.end()) bots.push_back(name);
  return index;
}

std::vector<std::uint8_t> sorted(const LineUp& line_up) {
  std::vector<std::uint8_t> bots(line_up.begin(), line_up.end());
  std::sort(bots.begin(), bots.end());
  return bots;
}

// Calls use(line_up) for every way to pick `players` of the entrants, the first ones first.
template <class Use>
void for_each_pick(const std::vector<std::uint8_t>& entrants, std::size_t players, Use&& use) {
  std::vector<bool> picked(entrants.size(), false);
  std::fill_n(picked.begin(), players, true);
  do {
    LineUp line_up;
    for (std::size_t i = 0; i < entrants.size(); ++i)
      if (picked[i]) line_up.push_back(entrants[i]);
    use(line_up);
  } while (std::prev_permutation(picked.begin(), picked.end()));
}

std::vector<LineUp> line_ups_of(const std::vector<std::uint8_t>& entrants, int players) {
  std::vector<LineUp> line_ups;
  std::set<std::vector<std::uint8_t>> known;
  for_each_pick(entrants, static_cast<std::size_t>(players), [&](const LineUp& line_up) {
    if (known.insert(sorted(line_up)).second) line_ups.push_back(line_up);
  });
  return line_ups;
}

TextError too_many_entrants() { return bad_text("at most " + std::to_string(most_entrants) + " bots take part"); }

}  // namespace

Result<std::vector<std::string>, TextError> entrants_of(const std::vector<std::string>& texts) {
  std::vector<std::string> entrants;
  for (const std::string& text : texts) {
    const std::size_t star = text.rfind('*');
    const auto times = star == std::string::npos ? std::optional(1) : to_number(std::string_view(text).substr(star + 1));
    if (!times || *times < 1) return bad_text("expected BOT*N, found " + in_quotes(text));
    if (*times > most_entrants) return too_many_entrants();
    entrants.insert(entrants.end(), static_cast<std::size_t>(*times), text.substr(0, star));
  }
  return entrants;
}

Result<Plan, TextError> plan_of(std::vector<std::string> entrants, int players, int deals, std::uint64_t seed) {
  if (entrants.size() > most_entrants) return too_many_entrants();
  if (entrants.size() < static_cast<std::size_t>(players))
    return bad_text(std::to_string(players) + " players are more than " + std::to_string(entrants.size()) +
                    (entrants.size() == 1 ? " bot" : " bots") + "; a bot may take part several times: greedy*3");
  Plan plan{.entrants = std::move(entrants), .bots = {}, .line_ups = {}, .players = players, .deals = deals, .seed = seed};
  std::vector<std::uint8_t> indices;
  for (const std::string& name : plan.entrants) indices.push_back(index_of_bot(plan.bots, name));
  plan.line_ups = line_ups_of(indices, players);
  if (const long games = long{deals} * plan.games_per_deal(); games > most_games)
    return bad_text("that would be " + std::to_string(games) + " games; at most " + std::to_string(most_games));
  return plan;
}

GameId game_at(const Plan& plan, int number) {
  const int within = number % plan.games_per_deal();
  return {.deal = number / plan.games_per_deal(), .line_up = within / plan.players, .rotation = within % plan.players};
}

LineUp seating(const Plan& plan, const GameId& game) {
  const LineUp& line_up = plan.line_ups[static_cast<std::size_t>(game.line_up)];
  LineUp seats;
  for (std::size_t seat = 0; seat < line_up.size(); ++seat)
    seats.push_back(line_up[(seat + static_cast<std::size_t>(game.rotation)) % line_up.size()]);
  return seats;
}

std::uint64_t deal_seed(const Plan& plan, const GameId& game) {
  return mix(mix(plan.seed) ^ static_cast<std::uint64_t>(game.deal));
}

std::uint64_t bots_seed(const Plan& plan, const GameId& game) {
  const auto within = static_cast<std::uint64_t>(game.line_up * plan.players + game.rotation);
  return mix(deal_seed(plan, game) ^ mix(within + 1));
}

}  // namespace springtide::arena
