// Rule ids, refusals, points and prompts in words.
#include "games/vigo/notation/notation.h"
#include "text/catalogue.h"

namespace springtide {
namespace vigo {
namespace {

std::string_view prompt_code(const View& view) {
  const bool is_own_turn = view.viewer == view.turn && view.waiting.empty() && view.phase != Phase::over;
  if (!is_own_turn) return "wait";
  switch (view.step) {
    case Step::dolphin:
      return "dolphin";
    case Step::tidal_wave:
      return "tidal-wave";
    case Step::pirate:
      return "pirate";
    case Step::put_back:
      return "put-on";
    case Step::chest:
      return "chest";
    case Step::none:
    case Step::take:
      break;
  }
  switch (view.phase) {
    case Phase::place:
      return "place";
    case Phase::before:
      return "before";
    case Phase::landed:
      return "landed";
    default:
      return view.stocks[view.turn].size() == stock_limit ? "ten-cards" : "after";
  }
}

}  // namespace
}  // namespace vigo

std::string Notation<Vigo>::prompt_key(const vigo::View& view) {
  return "vigo-prompt." + std::string(vigo::prompt_code(view));
}

std::vector<std::string_view> Notation<Vigo>::rule_ids() { return {vigo::rule_ids.begin(), vigo::rule_ids.end()}; }

std::string Notation<Vigo>::reason_key(const vigo::Verdict& verdict) {
  return "reason." + std::string(vigo::reason_codes[verdict.reason]);
}

std::string Notation<Vigo>::points(const vigo::State& state, Seat seat) {
  std::string text;
  for (const vigo::Points& reason : points_of(state, seat)) {
    if (!text.empty()) text += ", ";
    text += std::string(vigo::rule_ids[reason.rule]) + " " + std::to_string(reason.points);
  }
  return text.empty() ? "none" : text;
}

}  // namespace springtide
