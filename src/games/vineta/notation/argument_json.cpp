// Why a choice is better, in parts: the client makes sentences of them.
#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"

namespace springtide::vineta {

void Text::argument_json(JsonWriter& json, const Argument& argument) {
  const auto& [facts, rule] = argument_infos[argument.kind];
  json.begin_object().field("kind", argument_names[argument.kind]);
  if (rule) json.field("rule", rule_ids[*rule]);
  if (facts.contains(Fact::seat)) json.field("seat", seat_name(argument.seat));
  if (facts.contains(Fact::district)) json.field("district", name_of(argument.district));
  if (facts.contains(Fact::to)) json.field("to", name_of(argument.to));
  if (facts.contains(Fact::tribe)) json.field("tribe", name_of(argument.tribe));
  if (facts.contains(Fact::card)) json.field("card", name_of(argument.card));
  if (facts.contains(Fact::played)) json.field("played", name_of(argument.played));
  if (facts.contains(Fact::count)) json.field("count", argument.count);
  if (facts.contains(Fact::than)) json.field("than", argument.than);
  json.end_object();
}

void Text::focus_json(JsonWriter& json, const Focus& focus) {
  json.begin_object().field("kind", focus_names[focus.kind]);
  if (focus.district != District::none) json.field("district", name_of(focus.district));
  if (focus.tribe != Tribe::none) json.field("tribe", name_of(focus.tribe));
  json.end_object();
}

}  // namespace springtide::vineta
