#include "games/pebbles/notation/notation.h"

#include <algorithm>

#include "text/fields.h"
#include "text/patterns.h"

namespace springtide {
namespace pebbles {
namespace {

// Fields: $h whose hand, $n a number; $N may be hidden as `?`.
struct Pattern {
  Verb verb;
  std::string_view text;
  bool is_nature = verb != Verb::choose;
};

constexpr std::array patterns{
    Pattern{Verb::open, "open $h $n"},
    Pattern{Verb::roll, "roll $n"},
    Pattern{Verb::choose, "choose $N"},
};

std::string field_text(Action action, char field) {
  if (field == 'h') return seat_name(action.hand);
  return action.number == 0 ? "?" : std::to_string(action.number);
}

bool read_field(WordReader& reader, const Pattern&, char field, Action& action) {
  if (field == 'h') return reader.read_player(action.hand);
  if (field == 'N' && reader.peek() == "?") {
    ++reader.at;
    return true;
  }
  auto number = to_number(reader.peek());
  if (number && (*number < 1 || *number > sides)) number = std::nullopt;
  int found = 0;
  if (!reader.read_one("a number from 1 to 6", number, found)) return false;
  action.number = static_cast<std::uint8_t>(found);
  return true;
}

std::size_t key_words(std::string_view first) {
  if (const auto seat = find_seat(first); seat && is_player(*seat)) return 2;
  constexpr std::array single{"game", "players", "rounds", "round", "opened"};
  return std::find(single.begin(), single.end(), first) != single.end() ? 1 : 0;
}

Options read_options(Fields& fields) {
  if (fields.find("players") == nullptr) fields.fail_missing("players");
  return {.players = fields.number("players", 2, max_players, 2), .rounds = fields.number("rounds", 1, most_rounds, 5)};
}

std::uint8_t read_byte(Fields& fields, const std::string& key, int least, int most, int otherwise) {
  return static_cast<std::uint8_t>(fields.number(key, least, most, otherwise));
}

// What is known of a table, line by line.
template <class Hands>
std::string table_text(const Open& open, const Hands& hands) {
  std::string text = "game pebbles\nplayers " + std::to_string(open.player_count) + "\nrounds " +
                     std::to_string(open.rounds) + "\nround " + std::to_string(open.round) + "\nopened " +
                     std::to_string(open.opened) + "\n";
  for (Seat seat : players_of(open.player_count)) {
    text += seat_name(seat) + " points " + std::to_string(open.points[seat]) + "\n";
    if (const std::string hand = hands(seat); !hand.empty()) text += seat_name(seat) + " hand " + hand + "\n";
  }
  return text;
}

std::string number_or_nothing(int n) { return n == 0 ? "" : std::to_string(n); }

void write_table(JsonWriter& json, const View& view) {
  json.field("round", view.round).field("opened", view.opened).key("to_act").begin_array();
  Rng rng(0);
  for (Seat seat : to_act(guess(view, rng))) json.value(seat_name(seat));
  json.end_array().key("seats").begin_array();
  for (Seat seat : players_of(view.player_count)) {
    json.begin_object().field("seat", seat_name(seat)).field("points", view.points[seat]);
    json.field("chosen", view.chosen.contains(seat)).key("hand");
    if (view.hands[seat] == 0)
      json.null();
    else
      json.value(view.hands[seat]);
    json.end_object();
  }
  json.end_array();
}

JsonWriter& begin_table(JsonWriter& json, const Open& open) {
  json.begin_object().field("game", Pebbles::name).field("rules", Pebbles::rules_version);
  return json.field("players", open.player_count).field("rounds", open.rounds);
}

}  // namespace
}  // namespace pebbles

using namespace pebbles;

std::string Notation<Pebbles>::action(Seat seat, pebbles::Action action) {
  return write_pattern(seat, action, patterns[static_cast<std::size_t>(action.verb)], field_text);
}

Result<Move<Pebbles>, TextError> Notation<Pebbles>::parse_action(std::string_view text) {
  return same_spelling<Pebbles>(parse_by_patterns<Pebbles>(text, patterns, read_field), text);
}

std::vector<std::string> Notation<Pebbles>::options(const pebbles::Options& options) {
  return {"players " + std::to_string(options.players), "rounds " + std::to_string(options.rounds)};
}

Result<pebbles::Options, TextError> Notation<Pebbles>::parse_options(const std::vector<Line>& lines) {
  Fields fields(lines, key_words);
  const Options options = read_options(fields);
  fields.fail_on_unread();
  if (fields.error()) return *fields.error();
  return options;
}

std::string Notation<Pebbles>::position(const pebbles::State& state) {
  return table_text(state, [&state](Seat seat) { return number_or_nothing(state.hands[seat]); });
}

Result<pebbles::State, TextError> Notation<Pebbles>::parse_position(std::string_view text) {
  Fields fields(content_lines_of(text), key_words);
  fields.find("game");
  State state = initial(read_options(fields));
  state.round = read_byte(fields, "round", 1, most_rounds + 1, 1);
  state.opened = read_byte(fields, "opened", 0, max_players, 0);
  for (Seat seat : players_of(state.player_count)) {
    state.points[seat] = read_byte(fields, seat_name(seat) + " points", 0, 255, 0);
    state.hands[seat] = read_byte(fields, seat_name(seat) + " hand", 1, most_pebbles, 0);
  }
  fields.fail_on_unread();
  if (fields.error()) return *fields.error();
  if (!is_consistent(state)) return bad_text("hands, rounds and players do not fit together");
  return state;
}

std::string Notation<Pebbles>::view(const pebbles::View& view) {
  return table_text(view, [&view](Seat seat) {
    return view.hands[seat] == 0 && view.chosen.contains(seat) ? std::string("?") : number_or_nothing(view.hands[seat]);
  });
}

void Notation<Pebbles>::view_json(JsonWriter& json, const pebbles::View& view) {
  begin_table(json, view).field("viewer", seat_name(view.viewer));
  write_table(json, view);
  json.end_object();
}

void Notation<Pebbles>::position_json(JsonWriter& json, const pebbles::State& state) {
  View open = observe(state, Seat::spectator);
  open.hands = state.hands;
  begin_table(json, open);
  write_table(json, open);
  json.end_object();
}

void Notation<Pebbles>::action_json(JsonWriter& json, Seat seat, pebbles::Action action) {
  json.begin_object().field("text", Notation::action(seat, action)).field("seat", seat_name(seat));
  json.field("kind", (names_of<Verb, with_spaces>[action.verb]));
  if (action.verb == Verb::open) json.field("hand", seat_name(action.hand));
  if (action.number != 0) json.field("number", action.number);
  json.end_object();
}

void Notation<Pebbles>::legal_json(JsonWriter& json, const pebbles::State& state, Seat seat) {
  json.begin_array();
  for (const Action& action : legal_actions(state, seat)) action_json(json, seat, action);
  json.end_array();
}

std::string Notation<Pebbles>::prompt_key(const pebbles::View& view) {
  const bool is_own = is_player(view.viewer) && view.round <= view.rounds && !view.chosen.contains(view.viewer);
  return is_own ? "pebbles-prompt.choose" : "pebbles-prompt.wait";
}

std::string Notation<Pebbles>::points(const pebbles::State& state, Seat seat) {
  return "PB-4 " + std::to_string(state.points[seat]);
}

Description Notation<Pebbles>::description() {
  using namespace shape;
  const Shape seat = named("Seat");
  const Shape player = object({with("seat", seat), with("points", whole()), with("chosen", truth()),
                               with("hand", either({whole(1, most_pebbles), nothing()}))});
  const std::vector<Member> members{with("game", word(Pebbles::name)),
                                    with("rules", whole()),
                                    with("players", whole()),
                                    with("rounds", whole()),
                                    with("round", whole()),
                                    with("opened", whole()),
                                    with("to_act", list(named("Mover"))),
                                    with("seats", list(named("Player")))};
  return {.definitions = {
              {"Verb", "", words(names_of<Verb, with_spaces>), "verbs"},
              {"Entry", "",
               object({with("text", text()), with("seat", named("Mover")), with("kind", named("Verb")), maybe("hand", seat),
                       maybe("number", whole(1, sides))})},
              {"Player", "", player},
              {"Position", "", object(members)},
              {"View", "", object(together(members, {with("viewer", named("Viewer"))}))},
          }};
}

}  // namespace springtide
