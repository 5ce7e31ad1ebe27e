// The table as a picture of text, for the terminal.
#include <algorithm>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"
#include "text/json_value.h"

namespace springtide::vineta {
namespace {

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

// `amber 2  ice 1`: what stands on a district.
std::string houses_in_words(const Json& houses, std::string_view otherwise = "no houses") {
  const auto words = [](const auto& each) { return each.first + " " + std::to_string(each.second.as_int()); };
  return houses.members().empty() ? std::string(otherwise) : joined(houses.members(), "  ", words);
}

std::string cards_in_words(const Json& cards) {
  const auto words = [](const auto& each) { return counted(each.first, each.second.as_int()); };
  return cards.members().empty() ? "none" : joined(cards.members(), ", ", words);
}

std::string god_of(const std::string& seat) {
  constexpr std::array<std::string_view, max_players> gods{"thor", "freya", "njord", "aegir", "ran", "heimdall"};
  const auto found = find_seat(seat);
  return seat + " " + (found && is_player(*found) ? std::string(gods[static_cast<std::size_t>(*found)]) : "");
}

class Board {
 public:
  explicit Board(const Json& view)
      : view_(view), phase_(find_name(phase_names, text_at(view, "phase")).value_or(Phase::over)) {}

  std::string draw() {
    draw_title();
    draw_city();
    draw_rows();
    line("");
    line("  Players");
    for (const Json& seat : at(view_, "seats").items()) draw_player(seat);
    for (const Json& seat : at(view_, "seats").items())
      if (is_viewer(seat)) draw_own(seat);
    return text_;
  }

 private:
  void line(const std::string& text) { text_ += text + "\n"; }
  bool is_viewer(const Json& seat) const { return text_at(seat, "seat") == text_at(view_, "viewer"); }

  void draw_title() {
    if (phase_ == Phase::over) return line("The game is over. One district is left.");
    if (phase_ < Phase::draw) return line("Set-up: houses are placed.");
    line("Round " + std::to_string(number_at(view_, "round")) + " of 8, turn " + std::to_string(number_at(view_, "turn")) +
         " of " + std::to_string(std::max(number_at(view_, "length"), number_at(view_, "turn"))) +
         (number_at(view_, "tie_breaks") > 0 ? " (tie-break)" : "") + ". The tower stands with " +
         god_of(text_at(view_, "tower")) + ".");
  }

  std::string marks_of(std::string_view district) const {
    std::string marks;
    for (const Json& row : at(view_, "rows").items())
      if (text_at(row, "district") == district) marks += "   chip of " + text_at(row, "chip");
    if (contains(at(view_, "quarantine"), district)) marks += "   quarantine";
    return marks;
  }

  void draw_city() {
    constexpr EnumArray<Ring, std::string_view> rings{{{"outer reaches", "upper town", "centre"}}};
    line("");
    line("  The city (~ touches the ocean)");
    for (District district : all_of<District>) {
      const std::string name(name_of(district));
      const std::string place = name + "  " + padded(std::string(rings[ring_of(district)]), 15);
      if (contains(at(view_, "sunk"), name))
        line("    " + place + "~~~~ sunk ~~~~");
      else
        line(std::string(contains(at(view_, "coast"), name) ? "  ~ " : "    ") + place +
             houses_in_words(at(at(view_, "houses"), name)) + marks_of(name));
    }
    if (!at(view_, "supply").members().empty()) line("  Supply: " + houses_in_words(at(view_, "supply")));
  }

  void draw_rows() {
    if (at(view_, "rows").items().empty()) return;
    line("");
    line("  Rows");
    for (const Json& row : at(view_, "rows").items()) {
      std::string cards;
      for (const Json& card : at(row, "cards").items())
        cards += " " + text_at(card, "owner") + ":" + std::to_string(number_at(card, "waves"));
      for (const Json& seat : at(row, "raised").items()) cards += " " + seat.as_string() + ":+7";
      for (const Json& seat : at(row, "lowered").items()) cards += " " + seat.as_string() + ":-7";
      line("    against " + text_at(row, "district") + "  " +
           padded(std::to_string(number_at(row, "waves")) + " waves", 10) + (cards.empty() ? " empty" : cards));
    }
  }

  // What everybody knows: a card is known from its reveal on, tiles are at the end.
  void draw_player(const Json& seat) {
    const std::string& name = text_at(seat, "seat");
    std::string text = "    " + padded(god_of(name) + (is_viewer(seat) ? " (you)" : ""), 18);
    text += "hand " + std::to_string(number_at(seat, "hand_size"));
    text += "  pile " + padded(std::to_string(number_at(seat, "pile_size")), 3);
    text += "captured " + houses_in_words(at(seat, "captured"), "none");
    if (at(seat, "one_more").as_bool()) text += "   one more";
    if (at(seat, "one_less").as_bool()) text += "   one less";
    if (phase_ == Phase::play && contains(at(view_, "to_act"), name))
      text += "   plays " + text_at(seat, "chosen");
    else if (at(seat, "has_chosen").as_bool())
      text += "   has chosen";
    if (phase_ == Phase::over) text += "   tribe " + text_at(seat, "tribe") + "   district " + text_at(seat, "district");
    line(text);
  }

  void draw_own(const Json& seat) {
    if (text_at(seat, "tribe").empty()) return;
    line("");
    const std::string& district = text_at(seat, "district");
    line("  Your secret: tribe " + text_at(seat, "tribe") + (district.empty() ? "" : ", district " + district));
    if (phase_ >= Phase::draw) line("  Your hand: " + cards_in_words(at(seat, "hand")));
    if (!text_at(seat, "chosen").empty()) line("  You chose: " + text_at(seat, "chosen"));
  }

  const Json& view_;
  Phase phase_;
  std::string text_;
};

std::string prompt_code(const View& view) {
  const Card card = view.own.chosen;
  const bool is_without_card = view.phase == Phase::place || view.phase == Phase::choose || view.phase == Phase::capture;
  if (!view.to_act.contains(view.viewer)) return "wait";
  if (is_without_card) return std::string(phase_names[view.phase]);
  if (!is_key(card) || is_flood(card)) return "flood";
  if (card == Card::one_more || card == Card::one_less) return "length";
  std::string code(names_of<Card, with_hyphens>[card]);
  if (view.chain.step == Step::none) return code;
  return code + (card == Card::changing_wind ? "-to" : "-house");
}

}  // namespace

std::string Text::prompt_key(const View& view) { return "prompt." + prompt_code(view); }
std::string Text::board(const Json& view) { return Board(view).draw(); }

}  // namespace springtide::vineta
