// What action_text.cpp and view_json.cpp write, described; and the agreements of a table as data.
#include <span>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"

namespace springtide::vineta {
namespace {

using namespace shape;

Shape seat() { return named("Seat"); }
Shape count() { return whole(); }
Shape houses() { return map(named("Tribe"), count()); }
Shape cards() { return map(named("Card"), count()); }
Shape districts() { return list(named("District")); }
Shape or_nothing(Shape known) { return either({std::move(known), nothing()}); }

std::vector<Definition> word_shapes() {
  return {
      {"District", "", words(district_names), "districts"},
      {"Tribe", "", words(tribe_names), "tribes"},
      {"Card", "", words(card_names), "cards"},
      {"Phase", "", words(phase_names), "phases"},
      {"Verb", "", words(verb_names), "verbs"},
      {"Theme", "What a puzzle is about.", words(Text::theme_names), "themes"},
      {"Edition", "", words(edition_names), "editionNames"},
      {"ArgumentKind", "What can speak for a choice.", words(argument_names), "argumentKinds"},
  };
}

Shape entry() {
  return object({
      with("text", text(), "the one text form; hidden parts are `?` in it and left out beside it"),
      with("seat", named("Mover")),
      with("kind", named("Verb")),
      maybe("recipient", seat()),
      maybe("card", named("Card")),
      maybe("tribe", named("Tribe")),
      maybe("second", named("Tribe")),
      maybe("district", named("District")),
      maybe("to", named("District")),
      maybe("number", whole(1), "of a row card, counted from the bottom"),
  });
}

Shape way() {
  return object({
      with("kind", named("Verb")),
      with("card", named("Card")),
      maybe("tribe", named("Tribe")),
      maybe("second", named("Tribe")),
      maybe("district", named("District")),
      maybe("to", named("District"), "of a row card that is taken: where it would be put"),
      maybe("number", whole(1), "of a row card, counted from the bottom"),
      with("would_sink", or_nothing(named("District")), "if nothing followed"),
  });
}

Shape argument() {
  return object({
      with("kind", named("ArgumentKind")),
      maybe("rule", text(), "the id of the rule that explains it"),
      maybe("seat", seat()),
      maybe("district", named("District")),
      maybe("to", named("District")),
      maybe("tribe", named("Tribe")),
      maybe("card", named("Card")),
      maybe("played", named("Card")),
      maybe("count", whole(-7 * max_players)),
      maybe("than", count()),
  });
}

std::vector<Definition> part_shapes() {
  return {
      {"Way", "A way to carry out a card, or to go on with it, on the table as it lies.", way()},
      {"Argument", "Why a choice is better than another: facts that whoever chooses can see.", argument()},
      {"Focus", "Where to look before choosing.",
       object({with("kind", words(focus_names)), maybe("district", named("District")), maybe("tribe", named("Tribe"))})},
      {"RowCard", "", object({with("owner", seat()), with("waves", count())})},
      {"Row", "",
       object({with("district", named("District")), with("chip", seat()), with("cards", list(named("RowCard"))),
               with("raised", list(seat())), with("lowered", list(seat())),
               with("waves", whole(-7 * max_players), "those of interventions counted")})},
      {"Player", "`null` stands for what the viewer may not know.",
       object({with("seat", seat()), with("tribe", or_nothing(named("Tribe"))),
               with("district", or_nothing(named("District"))), maybe("hand", cards()), with("hand_size", count()),
               with("pile_size", count()), with("shuffles", count()), with("discard", cards()), with("has_chosen", truth()),
               with("chosen", or_nothing(named("Card"))), with("captured", houses()), with("one_more", truth()),
               with("one_less", truth())})},
      {"Doing", "A card play that is under way.",
       object({with("step", words(std::span(step_names.items).subspan(1))), with("from", named("District")),
               maybe("to", named("District")), maybe("number", whole(1)), maybe("left", count()), maybe("used", districts()),
               maybe("next", whole(1))})},
      {"Switches", "The four points on which the rulebooks differ, and the variant that none of them has.",
       object({with("own_house", whole(1, 3)), with("tie_tower", words(tie_tower_names)), with("panic", words(panic_names)),
               with("capture", words(capture_names)),
               maybe("placement", word(placement_names[Placement::random]),
                     "left out where players place the houses in turn, as printed")})},
  };
}

std::vector<Member> position_members() {
  return {
      with("game", word(Vineta::name)),
      with("rules", whole()),
      with("players", whole(min_players, max_players)),
      with("edition", named("Edition")),
      with("switches", named("Switches")),
      with("phase", named("Phase")),
      with("round", count()),
      with("turn", count()),
      with("length", whole(-max_players), "the turns of the round"),
      with("tie_breaks", count()),
      with("tower", seat()),
      with("disk", seat()),
      with("to_act", list(named("Mover"))),
      with("sunk", districts()),
      with("coast", districts()),
      with("quarantine", districts()),
      with("supply", houses()),
      with("box", houses()),
      with("houses", map(named("District"), houses())),
      with("rows", list(named("Row"))),
      with("would_sink", or_nothing(named("District"))),
      maybe("doing", named("Doing")),
      with("seats", list(named("Player"))),
  };
}

// --- agreements ---

struct Switch {
  std::string_view name;
  std::vector<std::string> values;
};

template <class Names>
std::vector<std::string> listed(const Names& names) {
  return {names.begin(), names.end()};
}

std::vector<Switch> all_switches() {
  return {{"own-house", {"1", "2", "3"}},
          {"tie-tower", listed(tie_tower_names)},
          {"panic", listed(panic_names)},
          {"capture", listed(capture_names)},
          {"placement", listed(placement_names)}};
}

Json values_of(const Switches& switches) {
  return Json::Members{{"own-house", std::to_string(switches.own_house)},
                       {"tie-tower", tie_tower_names[switches.tie_tower]},
                       {"panic", panic_names[switches.panic]},
                       {"capture", capture_names[switches.capture]},
                       {"placement", placement_names[switches.placement]}};
}

Json editions() {
  Json::Members all;
  for (Edition each : all_of<Edition>) all.emplace_back(edition_names[each], values_of(switches_of(each)));
  return all;
}

Json switch_values() {
  Json::Members all;
  for (const Switch& each : all_switches()) all.emplace_back(each.name, Json::Items(each.values.begin(), each.values.end()));
  return all;
}

// Whether a table may set both.
bool go_together(const std::string& first, const std::string& second) {
  const std::vector<Line> lines{{.text = "players 4"}, {.text = first}, {.text = second}};
  return bool(Notation<Vineta>::parse_options(lines));
}

// ED-4, as the options themselves judge it.
Json contradictions() {
  const std::vector<Switch> all = all_switches();
  Json::Items found;
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t k = i + 1; k < all.size(); ++k)
      for (const std::string& one : all[i].values)
        for (const std::string& other : all[k].values)
          if (!go_together("set " + std::string(all[i].name) + " " + one, "set " + std::string(all[k].name) + " " + other))
            found.push_back(Json::Members{{std::string(all[i].name), one}, {std::string(all[k].name), other}});
  return found;
}

}  // namespace

Description Text::description() {
  Description all =
      game_description(word_shapes(), {"Entry", "An action, with its parts.", entry()}, part_shapes(), position_members());
  all.constants = {{"switches", "What a table may agree on, beside the edition, and the values of each.", switch_values()},
                   {"editions", "What each edition says.", editions()},
                   {"contradictions", "What a table may not agree on.", contradictions()}};
  return all;
}

}  // namespace springtide::vineta
