// Why a choice is better, in parts: the client makes sentences of them.
#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"

namespace springtide::vigo {

void Text::argument_json(JsonWriter& json, const Argument& argument) {
  const auto& [facts, rule] = argument_infos[argument.kind];
  json.begin_object().field("kind", argument_names[argument.kind]).field("rule", rule_ids[rule]);
  if (facts.contains(Fact::seat)) json.field("seat", seat_name(argument.seat));
  if (facts.contains(Fact::field)) json.field("field", name_of(argument.field));
  if (facts.contains(Fact::card)) json.field("card", name_of(argument.card));
  if (facts.contains(Fact::mark)) json.field("mark", mark_names[argument.mark]);
  if (facts.contains(Fact::count)) json.field("count", argument.count);
  if (facts.contains(Fact::than)) json.field("than", argument.than);
  json.end_object();
}

void Text::focus_json(JsonWriter& json, const Focus& focus) {
  json.begin_object().field("kind", focus_names[focus.kind]);
  if (is_player(focus.seat)) json.field("seat", seat_name(focus.seat));
  if (focus.field != Field::none) json.field("field", name_of(focus.field));
  json.end_object();
}

}  // namespace springtide::vigo
