// The table as a picture of text, for the terminal.
#include <algorithm>
#include <array>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"
#include "text/catalogue.h"

namespace springtide {
namespace vineta {
namespace {

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

// `amber 2  ice 1`: what stands on a district.
std::string houses_in_words(Houses houses) {
  std::string text;
  for (Tribe tribe : houses.kinds())
    text += (text.empty() ? "" : "  ") + std::string(name_of(tribe)) + " " + std::to_string(houses[tribe]);
  return text.empty() ? "no houses" : text;
}

std::string cards_in_words(Cards cards) {
  std::string text;
  for (Card card : cards.kinds()) {
    text += (text.empty() ? "" : ", ") + std::string(name_of(card));
    if (cards[card] > 1) text += " x" + std::to_string(cards[card]);
  }
  return text.empty() ? "none" : text;
}

std::string god_of(Seat seat) {
  constexpr std::array<std::string_view, max_players> gods{"thor", "freya", "njord", "aegir", "ran", "heimdall"};
  return seat_name(seat) + " " + std::string(gods[static_cast<std::size_t>(seat)]);
}

class Board {
 public:
  explicit Board(const View& view) : view_(view) {}

  std::string draw() {
    draw_title();
    draw_city();
    draw_rows();
    draw_players();
    draw_own();
    return text_;
  }

 private:
  void line(const std::string& text) { text_ += text + "\n"; }

  void draw_title() {
    if (view_.phase == Phase::over) return line("The game is over. One district is left.");
    if (view_.phase < Phase::draw) return line("Set-up: houses are placed.");
    line("Round " + std::to_string(view_.round) + " of 8, turn " + std::to_string(view_.turn) + " of " +
         std::to_string(std::max(3 + view_.more.size() - view_.less.size() + view_.tie_breaks, int{view_.turn})) +
         (view_.tie_breaks > 0 ? " (tie-break)" : "") + ". The tower stands with " + god_of(view_.tower) + ".");
  }

  void draw_city() {
    constexpr EnumArray<Ring, std::string_view> rings{{{"outer reaches", "upper town", "centre"}}};
    line("");
    line("  The city (~ touches the ocean)");
    const DistrictSet coast = coast_of(view_.sunk);
    for (District district : all_of<District>) {
      const std::string name(name_of(district));
      if (view_.sunk.contains(district)) {
        line("    " + name + "  " + padded(std::string(rings[ring_of(district)]), 15) + "~~~~ sunk ~~~~");
        continue;
      }
      std::string marks;
      if (const std::size_t row = row_against(view_.rows, district); row != no_row)
        marks += "   chip of " + seat_name(view_.rows[row].chip);
      if (view_.quarantined.contains(district)) marks += "   quarantine";
      line("  " + std::string(coast.contains(district) ? "~ " : "  ") + name + "  " +
           padded(std::string(rings[ring_of(district)]), 15) + houses_in_words(view_.city[district]) + marks);
    }
    if (!view_.supply.empty()) line("  Supply: " + houses_in_words(view_.supply));
  }

  void draw_rows() {
    if (view_.rows.empty()) return;
    line("");
    line("  Rows");
    for (std::size_t i = 0; i < view_.rows.size(); ++i) {
      const Row& row = view_.rows[i];
      const std::size_t first = first_card(view_.rows, i);
      std::string cards;
      for (std::size_t k = 0; k < row.size; ++k) {
        const RowCard card = view_.row_cards[first + k];
        cards += " " + seat_name(card.owner()) + ":" + std::to_string(card.waves());
      }
      for (Seat seat : row.raised) cards += " " + seat_name(seat) + ":+7";
      for (Seat seat : row.lowered) cards += " " + seat_name(seat) + ":-7";
      line("    against " + std::string(name_of(row.district)) + "  " +
           padded(std::to_string(waves_of(view_.rows, view_.row_cards, i)) + " waves", 10) +
           (cards.empty() ? " empty" : cards));
    }
  }

  void draw_players() {
    line("");
    line("  Players");
    for (Seat seat : players_of(view_.player_count)) {
      const SeatView& known = view_.seats[seat];
      std::string text = "    " + padded(god_of(seat) + (seat == view_.viewer ? " (you)" : ""), 18);
      text += "hand " + std::to_string(known.hand_size) + "  pile " + padded(std::to_string(known.pile_size), 3);
      text += "captured " + (known.captured.empty() ? "none" : houses_in_words(known.captured));
      if (view_.more.contains(seat)) text += "   one more";
      if (view_.less.contains(seat)) text += "   one less";
      if (known.revealed != Card::none)
        text += "   plays " + std::string(name_of(known.revealed));
      else if (known.has_chosen)
        text += "   has chosen";
      if (known.tribe != Tribe::none) text += "   tribe " + std::string(name_of(known.tribe));
      if (known.district != District::none) text += "   district " + std::string(name_of(known.district));
      line(text);
    }
  }

  void draw_own() {
    if (view_.own.tribe == Tribe::none) return;
    line("");
    std::string secret = "  Your secret: tribe " + std::string(name_of(view_.own.tribe));
    if (view_.own.district != District::none) secret += ", district " + std::string(name_of(view_.own.district));
    line(secret);
    if (view_.phase >= Phase::draw) line("  Your hand: " + cards_in_words(view_.own.hand));
    if (view_.own.chosen != Card::none) line("  You chose: " + std::string(name_of(view_.own.chosen)));
  }

  const View& view_;
  std::string text_;
};

std::string_view prompt_code(const View& view) {
  const bool has_begun = view.chain.step != Step::none;
  if (!view.to_act.contains(view.viewer)) return "wait";
  if (view.phase == Phase::place) return "place";
  if (view.phase == Phase::choose) return "choose";
  if (view.phase == Phase::capture) return "capture";
  switch (view.own.chosen) {
    case Card::changing_wind:
      return has_begun ? "changing-wind-to" : "changing-wind";
    case Card::calm_sea:
      return "calm-sea";
    case Card::intervention:
      return "intervention";
    case Card::one_more:
    case Card::one_less:
      return "length";
    case Card::false_hope:
      return has_begun ? "false-hope-house" : "false-hope";
    case Card::rescue:
      return has_begun ? "rescue-house" : "rescue";
    case Card::relocation:
      return "relocation";
    case Card::panic:
      return has_begun ? "panic-house" : "panic";
    case Card::quarantine:
      return "quarantine";
    default:
      return "flood";
  }
}

}  // namespace
}  // namespace vineta

std::string Notation<Vineta>::prompt_key(const vineta::View& view) {
  return "prompt." + std::string(vineta::prompt_code(view));
}

std::string Notation<Vineta>::board(const vineta::View& view) { return vineta::Board(view).draw(); }

}  // namespace springtide
