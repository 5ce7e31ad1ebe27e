// The bay as a picture of text, for the terminal; and what is asked.
#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"
#include "text/json_value.h"
#include "text/words.h"

namespace springtide::vigo {
namespace {

// Three letters for a card face up: `Dol`, or a part's colour, shape and mark: `rL-` is a red left lid.
std::string short_name(std::string_view name) {
  constexpr EnumArray<Event, std::string_view> events{{{"Dol", "Wav", "Pir", "Sai"}}};
  constexpr std::string_view colours = "rbgyvwn";  // n: brown
  constexpr std::string_view shapes = "LR[]MK";
  constexpr std::string_view marks = "-#acrdoi";  // chAlice, Chain, cRown, Diamond, cOin, rIng
  const auto card = find_card(name);
  if (!card) return "???";
  if (card->event != Event::none) return std::string(events[card->event]);
  return {colours[static_cast<std::size_t>(card->part.colour)], shapes[static_cast<std::size_t>(card->part.shape)],
          marks[static_cast<std::size_t>(card->part.mark)]};
}

class Board {
 public:
  Board(const Json& view, const Catalogue& words) : view_(view), words_(words) {}

  std::string draw() {
    draw_title();
    draw_bay();
    line("");
    for (const Json& seat : at(view_, "seats").items()) draw_player(seat);
    return text_;
  }

 private:
  void line(const std::string& text) { text_ += text + "\n"; }
  std::string number(const Json& object, std::string_view key) const { return std::to_string(number_at(object, key)); }
  std::string say(std::string_view what, const Values& values = {}) const {
    return said(words_, "vigo-board." + std::string(what), values);
  }
  std::string card(std::string_view name) const { return named(words_, "vigo.card", name); }

  // `red left lid x2, pirate`: equal cards lie together.
  std::string cards(const Json::Items& cards) const {
    std::vector<std::pair<std::string, int>> counts;
    for (const Json& card : cards) {
      if (counts.empty() || counts.back().first != card.as_string()) counts.emplace_back(card.as_string(), 0);
      ++counts.back().second;
    }
    return joined(counts, ", ", [this](const auto& each) { return counted(card(each.first), each.second); });
  }
  std::string cards(std::string_view list) const {
    return joined(split(list, ','), ", ", [this](std::string_view each) {
      const Counted some = read_counted(each);
      return counted(card(some.what), some.count);
    });
  }

  // `p1 red`
  std::string seat_in_words(const Json& seat) const {
    const std::string& code = text_at(seat, "seat");
    const std::string ship = named(words_, "vigo.ship", code);
    return code + " " + (ship == code ? text_at(seat, "colour") : ship);
  }

  bool is_phase(Phase phase) const { return text_at(view_, "phase") == phase_names[phase]; }

  void draw_title() {
    if (is_phase(Phase::over)) return line(say("over"));
    if (is_phase(Phase::start) || is_phase(Phase::place)) return line(say("setup"));
    line(say(
        "title",
        {{"round", number(view_, "round")}, {"seat", text_at(view_, "turn")}, {"count", number(view_, "sailing_ships")}}));
  }

  std::string cell(const std::string& field) const {
    const Json& spot = at(at(view_, "bay"), field);
    const bool is_up = at(spot, "up").as_bool();
    for (const Json& seat : at(view_, "seats").items())
      if (text_at(seat, "ship") == field)
        return "<" + text_at(seat, "seat") + ">" + (spot.is_null() ? " " : is_up ? "^" : "_");
    if (spot.is_null()) return "  .  ";
    const std::string& card = text_at(spot, "card");
    if (card.empty()) return " ### ";
    return is_up ? " " + short_name(card) + " " : "(" + short_name(card) + ")";
  }

  void draw_bay() {
    std::string head = "     ";
    for (int column = 0; column < column_count; ++column)
      head += "  " + std::string(1, static_cast<char>('a' + column)) + "   ";
    line("");
    line(head);
    for (int row = row_count - 1; row >= 0; --row) {
      std::string text = "  " + std::to_string(row + 1) + "  ";
      for (int column = 0; column < column_count; ++column) text += cell(name_of(field_at(column, row))) + " ";
      line(text);
    }
    line("");
    for (std::string_view legend : {"fields", "parts", "events"}) line("  " + say(legend));
  }

  void draw_player(const Json& seat) {
    const auto& stock = at(seat, "stock").items();
    const bool is_viewer = text_at(seat, "seat") == text_at(view_, "viewer");
    const std::string whole = seat_in_words(seat);
    const std::int64_t points = number_at(seat, "ship_points") + number_at(seat, "chest_points");
    const std::string player = say("player", {{"seat", is_viewer ? say("you", {{"seat", whole}}) : whole},
                                              {"points", std::to_string(points)},
                                              {"count", std::to_string(stock.size())}});
    line("  " + (stock.empty() ? player : say("stock", {{"player", player}, {"cards", cards(stock)}})));
    const Json nothing;
    const Json* best = &nothing;
    for (const Json& chest : at(seat, "chests_on_offer").items())
      if (number_at(chest, "value") > number_at(*best, "value")) best = &chest;
    if (best != &nothing)
      line("      " + say("chest", {{"value", number(*best, "value")}, {"parts", cards(text_at(*best, "parts"))}}));
  }

  const Json& view_;
  const Catalogue& words_;
  std::string text_{};
};

std::string_view prompt_code(const View& view) {
  constexpr EnumArray<Step, std::string_view> chains{{{"", "", "dolphin", "tidal-wave", "pirate", "put-on", "chest"}}};
  const bool is_own_turn = view.viewer == view.turn && view.waiting.empty() && view.phase != Phase::over;
  if (!is_own_turn) return "wait";
  if (!chains[view.step].empty()) return chains[view.step];
  if (view.phase >= Phase::place && view.phase <= Phase::landed) return phase_names[view.phase];
  return view.stocks[view.turn].size() == stock_limit ? "ten-cards" : "after";
}

}  // namespace

std::string Text::board(const Json& view, const Catalogue& words) { return Board(view, words).draw(); }
std::string Text::prompt_key(const View& view) { return "vigo-prompt." + std::string(prompt_code(view)); }

}  // namespace springtide::vigo
