// Rule ids, refusals and points in words.
#include "games/vineta/notation/notation.h"
#include "text/catalogue.h"

namespace springtide {

std::vector<std::string_view> Notation<Vineta>::rule_ids() { return {vineta::rule_ids.begin(), vineta::rule_ids.end()}; }

std::string Notation<Vineta>::reason_key(const vineta::Verdict& verdict) {
  return "reason." + std::string(vineta::reason_codes[verdict.reason]);
}

std::string Notation<Vineta>::points(const vineta::State& state, Seat seat) {
  std::string text;
  for (const vineta::Points& reason : points_of(state, seat)) {
    if (!text.empty()) text += ", ";
    text += std::string(vineta::rule_ids[reason.rule]) + " " + std::to_string(reason.points);
  }
  return text.empty() ? "none" : text;
}

}  // namespace springtide
