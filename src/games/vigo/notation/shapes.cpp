// What action_text.cpp, legal_json.cpp and view_json.cpp write, described; and cards and agreements as data.
#include <ranges>
#include <span>

#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"

namespace springtide::vigo {
namespace {

using namespace shape;
using springtide::Shape;

Shape seat() { return named("Seat"); }
Shape field() { return named("Field"); }
Shape card() { return named("CardName"); }
Shape count() { return whole(); }

Shape fields() {
  return words(std::views::iota(0, field_count), [](int i) { return name_of(static_cast<Field>(i)); });
}
Shape columns() {
  return words(std::views::iota(0, column_count), [](int i) { return name_of(field_at(i, 0)).substr(0, 1); });
}

// Every card there can be: the events, then the parts in card order.
std::vector<Card> all_cards() {
  std::vector<Card> cards;
  for (Event event : all_of<Event>) cards.push_back({.event = event});
  for (vigo::Shape shape : all_of<vigo::Shape>)
    for (Colour colour : all_of<Colour>)
      for (Mark mark : all_of<Mark>)
        if (const Part part{.shape = shape, .colour = colour, .mark = mark}; is_possible(part))
          cards.push_back({.part = part});
  return cards;
}

Json parts_of(const Card& card) {
  if (card.event != Event::none) return Json::Members{{"event", event_names[card.event]}};
  Json::Members parts{{"shape", shape_names[card.part.shape]}, {"colour", colour_names[card.part.colour]}};
  if (card.part.mark != Mark::none) parts.emplace_back("mark", mark_names[card.part.mark]);
  return parts;
}

Json cards() {
  Json::Members all;
  for (const Card& each : all_cards()) all.emplace_back(name_of(each), parts_of(each));
  return all;
}

std::vector<std::string_view> kind_names() {
  std::vector<std::string_view> names(verb_names.begin(), verb_names.end());
  names.push_back("chest");  // a sequence of steps
  return names;
}

std::vector<Definition> word_shapes() {
  return {
      {"Field", "", fields()},
      {"Event", "", words(event_names), "events"},
      {"Colour", "The ships' colours in seat order, and a neutral one.", words(colour_names), "colours"},
      {"Shape", "", words(shape_names), "shapes"},
      {"Mark", "What a part carries.", words(mark_names), "marks"},
      {"Card", "An event or a part of a chest.",
       either({object({with("event", named("Event"))}),
               object({with("shape", named("Shape")), with("colour", named("Colour")), maybe("mark", named("Mark"))})})},
      {"CardName", "A card in words.", words(all_cards(), [](const Card& each) { return name_of(each); })},
      {"Phase", "", words(phase_names), "phases"},
      {"Kind", "A verb, or a whole chest.", words(kind_names()), "kinds"},
      {"ArgumentKind", "What can speak for a choice.", words(argument_names), "argumentKinds"},
      {"Theme", "What a puzzle is about.", words(Text::theme_names), "themes"},
  };
}

Shape entry() {
  return object({
      maybe("text", text(), "the one text form of an action"),
      maybe("actions", list(text()), "in its place: a sequence, to be taken in one go"),
      with("seat", named("Mover")),
      with("kind", named("Kind")),
      maybe("other", seat()),
      maybe("field", field()),
      maybe("card", card()),
      maybe("row", whole(1, row_count)),
      maybe("column", columns()),
      maybe("turns", list(field()), "the fields whose cards the move would turn"),
      maybe("parts", text(), "of a whole chest"),
      maybe("value", count(), "of a whole chest"),
  });
}

Shape argument() {
  return object({
      with("kind", named("ArgumentKind")),
      with("rule", text(), "the id of the rule that explains it"),
      maybe("seat", seat()),
      maybe("field", field()),
      maybe("card", card()),
      maybe("mark", named("Mark")),
      maybe("count", number(), "points may be below zero"),
      maybe("than", number()),
  });
}

std::vector<Definition> part_shapes() {
  return {
      {"Argument", "Why a choice is better than another: facts that whoever chooses can see.", argument()},
      {"Focus", "Where to look before choosing.",
       object({with("kind", words(focus_names)), maybe("seat", seat()), maybe("field", field())})},
      {"Spot", "A card of the bay. Its name is there while it lies open, and with the memory aid once it was seen.",
       object({with("up", truth()), maybe("card", card())})},
      {"ChestOffer", "",
       object({with("parts", text()), with("value", count()), with("points", map(words(rule_ids), count()), "by rule id")})},
      {"Player", "",
       object({with("seat", seat()), with("colour", named("Colour")), with("ship", either({field(), nothing()})),
               with("stock", list(card())), with("ship_points", count()), with("chest_points", count()),
               with("chests_on_offer", list(named("ChestOffer")))})},
  };
}

std::vector<Member> position_members() {
  return {
      with("game", word(Vigo::name)),
      with("rules", whole()),
      with("players", whole(min_players, max_players)),
      with("lock_key_bonus", count()),
      with("free_events", truth()),
      with("memory_aid", truth()),
      with("phase", named("Phase")),
      with("round", count()),
      with("turn", seat()),
      with("start", seat()),
      with("sailing_ships", count()),
      with("event_played", truth()),
      with("to_act", list(named("Mover"))),
      maybe("landed", field()),
      maybe("took", card()),
      with("bay", map(field(), named("Spot"))),
      with("covered", count()),
      with("gone", text(), "cards that left the game"),
      with("reveal", list(field()), "what nature turns next"),
      maybe("doing", words(std::span(step_names.items).subspan(1))),
      maybe("chest", text(), "the parts chosen so far"),
      maybe("held", card()),
      with("seats", list(named("Player"))),
  };
}

Json agreements() {
  return Json::Members{
      {"lock-key-bonus", Json::Members{{"least", 0}, {"most", most_bonus}, {"usual", default_bonus}}},
      {"free-events", Json::Items{"off", "on"}},
      {"memory-aid", Json::Items{"off", "on"}},
      {"deck", Json::Members{{"size", parts_in_deck}, {"most", KindCounts::max_count}}},
  };
}

}  // namespace

Description Text::description() {
  Description all = game_description(word_shapes(), {"Entry", "An action, or a sequence of them, with its parts.", entry()},
                                     part_shapes(), position_members());
  all.constants = {{"cards", "Every card there can be, in parts.", cards()},
                   {"options", "What a table may agree on: a value's first choice is the usual one.", agreements()}};
  return all;
}

}  // namespace springtide::vigo
