// The ways in which the viewer could carry out each of its cards on the table as it lies, and what would sink then.
#include "games/vineta/notation/names.h"
#include "games/vineta/notation/table.h"
#include "games/vineta/rules/ahead.h"
#include "games/vineta/rules/effects.h"

namespace springtide::vineta {
namespace {

void write_way(JsonWriter& json, Action way, const State& after) {
  json.begin_object();
  write_parts(json, way);
  json.key("would_sink");
  if (const District district = would_sink(after); district == District::none)
    json.null();
  else
    json.value(name_of(district));
  json.end_object();
}

// Each step that the card offers now. Only the card's own effect is carried out, and nothing that would follow in a game.
template <class Use>
void for_each_step(const State& state, Seat seat, Card card, const Use& use) {
  Actions steps;
  effect_of(card).list(state, seat, card, steps);
  for (const Action step : steps) {
    State after = state;
    effect_of(card).play(after, seat, step);
    use(step, after);
  }
  if (steps.empty()) use(Action{.verb = Verb::lapse, .card = card}, state);  // RU-4
}

void write_ways(JsonWriter& json, const State& state, Seat seat, Card card) {
  for_each_step(state, seat, card, [&](Action way, const State& after) {
    if (way.verb != Verb::take) return write_way(json, way, after);
    // VN-WND-1: until it is put elsewhere, the card lies where it was.
    for_each_step(after, seat, card, [&json, way](Action put, const State& end) {
      Action whole = way;
      whole.to = put.district;
      write_way(json, whole, end);
    });
  });
}

}  // namespace

void Text::ahead_json(JsonWriter& json, const View& view) {
  json.begin_array();
  if (is_player(view.viewer) && (view.phase == Phase::choose || view.phase == Phase::play)) {
    Cards own = view.own.hand;
    if (view.own.chosen != Card::none) own.add(view.own.chosen);
    for (Card card : own.kinds()) write_ways(json, with_card(view, card), view.viewer, card);
  }
  json.end_array();
}

}  // namespace springtide::vineta
