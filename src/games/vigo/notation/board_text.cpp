// The bay as a picture of text, for the terminal.
#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"
#include "games/vigo/notation/table.h"

namespace springtide {
namespace vigo {
namespace {

// Three letters for a card face up: `Dol`, or a part's colour, shape and mark: `rL-` is a red left lid.
std::string short_name(Card card) {
  constexpr EnumArray<Event, std::string_view> events{{{"Dol", "Wav", "Pir", "Sai"}}};
  constexpr std::string_view colours = "rbgyvwn";  // n: brown
  constexpr std::string_view shapes = "LR[]MK";
  constexpr std::string_view marks = "-#acrdoi";  // chAlice, Chain, cRown, Diamond, cOin, rIng
  if (card.event != Event::none) return std::string(events[card.event]);
  return {colours[static_cast<std::size_t>(card.part.colour)], shapes[static_cast<std::size_t>(card.part.shape)],
          marks[static_cast<std::size_t>(card.part.mark)]};
}

class Board {
 public:
  explicit Board(const View& view) : view_(view), state_(open_state(view)) {}

  std::string draw() {
    draw_title();
    draw_bay();
    draw_players();
    return text_;
  }

 private:
  void line(const std::string& text) { text_ += text + "\n"; }

  void draw_title() {
    if (view_.phase == Phase::over) return line("The game is over.");
    if (view_.phase <= Phase::place) return line("Set-up: the ships are placed.");
    line("Round " + std::to_string(view_.round) + ", turn of " + seat_name(view_.turn) +
         ". Sailing ships taken: " + std::to_string(view_.sailing_ships) + " of " + std::to_string(ships_to_end) + ".");
  }

  std::string cell(Field field) const {
    const Spot spot = view_.bay[static_cast<std::size_t>(index_of(field))];
    for (Seat seat : players_of(view_.player_count))
      if (view_.ships[seat] == field)
        return "<" + seat_name(seat) + ">" + (spot.is_empty() ? " " : spot.is_up() ? "^" : "_");
    if (spot.is_empty()) return "  .  ";
    if (spot.is_up()) return " " + short_name(card_of(state_, spot.kind())) + " ";
    return spot.is_known() ? "(" + short_name(card_of(state_, spot.kind())) + ")" : " ### ";
  }

  void draw_bay() {
    std::string head = "     ";
    for (int column = 0; column < column_count; ++column)
      head += "  " + std::string(1, static_cast<char>('a' + column)) + "   ";
    line("");
    line(head);
    for (int row = row_count - 1; row >= 0; --row) {
      std::string text = "  " + std::to_string(row + 1) + "  ";
      for (int column = 0; column < column_count; ++column) text += cell(field_at(column, row)) + " ";
      line(text);
    }
    line("");
    line("  ### face down   . no card   <p1> ship, _ or ^ a card under it face down or up   (xyz) seen before");
    line("  Cards: colour r b g y v w, n brown; L R lids, [ ] bottoms, M middle, K key; # lock, a c r d o i treasures");
    line("  (chalice chain crown diamond coin ring); Dol dolphin, Wav tidal wave, Pir pirate, Sai sailing ship.");
  }

  void draw_players() {
    line("");
    for (Seat seat : players_of(view_.player_count)) {
      const std::string stock = stock_text(state_, view_.stocks[seat]);
      line("  " + seat_name(seat) + " " + std::string(colour_names[colour_of(seat)]) +
           (seat == view_.viewer ? " (you)" : "") + ": " +
           std::to_string(view_.ship_points[seat] + view_.chest_points[seat]) + " points, stock " +
           std::to_string(view_.stocks[seat].size()) + (stock.empty() ? "" : ": " + stock));
      int best = 0;
      std::string parts;
      for (const ChestOffer& offer : chests_of(state_, seat))
        if (offer.value.total() > best) {
          best = offer.value.total();
          parts = chest_text(state_, seat, offer.chest);
        }
      if (best > 0) line("      best chest " + std::to_string(best) + ": " + parts);
    }
  }

  const View& view_;
  const State state_;
  std::string text_;
};

}  // namespace
}  // namespace vigo

std::string Notation<Vigo>::board(const vigo::View& view) { return vigo::Board(view).draw(); }

}  // namespace springtide
