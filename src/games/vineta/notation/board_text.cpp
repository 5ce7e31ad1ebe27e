// The table as a picture of text, for the terminal.
#include <algorithm>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"
#include "text/json_value.h"
#include "text/words.h"

namespace springtide::vineta {
namespace {

class Board {
 public:
  Board(const Json& view, const Catalogue& words)
      : view_(view), words_(words), phase_(find_name(phase_names, text_at(view, "phase")).value_or(Phase::over)) {}

  std::string draw() {
    draw_title();
    draw_city();
    draw_rows();
    line("");
    line("  " + say("players"));
    for (const Json& seat : at(view_, "seats").items()) draw_player(seat);
    for (const Json& seat : at(view_, "seats").items())
      if (is_viewer(seat)) draw_own(seat);
    return text_;
  }

 private:
  void line(const std::string& text) { text_ += text + "\n"; }
  bool is_viewer(const Json& seat) const { return text_at(seat, "seat") == text_at(view_, "viewer"); }

  std::string say(std::string_view what, const Values& values = {}) const {
    return said(words_, "vineta-board." + std::string(what), values);
  }
  std::string name(std::string_view family, std::string_view what) const {
    return named(words_, "vineta." + std::string(family), what);
  }

  // `amber 2  ice 1`: what stands on a district.
  std::string houses(const Json& houses, std::string_view otherwise) const {
    const auto word = [this](const auto& each) {
      return name("tribe", each.first) + " " + std::to_string(each.second.as_int());
    };
    return houses.members().empty() ? say(otherwise) : joined(houses.members(), "  ", word);
  }

  std::string cards(const Json& cards) const {
    const auto word = [this](const auto& each) { return counted(name("card", each.first), each.second.as_int()); };
    return cards.members().empty() ? say("none") : joined(cards.members(), ", ", word);
  }

  std::string god(const std::string& seat) const {
    constexpr std::array<std::string_view, max_players> gods{"thor", "freya", "njord", "aegir", "ran", "heimdall"};
    const auto found = find_seat(seat);
    const std::string word = name("god", seat);
    if (word != seat) return seat + " " + word;
    return seat + " " + (found && is_player(*found) ? std::string(gods[static_cast<std::size_t>(*found)]) : "");
  }

  void draw_title() {
    if (phase_ == Phase::over) return line(say("over"));
    if (phase_ < Phase::draw) return line(say("setup"));
    line(say(number_at(view_, "tie_breaks") > 0 ? "tie" : "title",
             {{"round", std::to_string(number_at(view_, "round"))},
              {"turn", std::to_string(number_at(view_, "turn"))},
              {"length", std::to_string(std::max(number_at(view_, "length"), number_at(view_, "turn")))},
              {"god", god(text_at(view_, "tower"))}}));
  }

  std::string marks_of(std::string_view district) const {
    std::string marks;
    for (const Json& row : at(view_, "rows").items())
      if (text_at(row, "district") == district) marks += "   " + say("chip", {{"god", text_at(row, "chip")}});
    if (contains(at(view_, "quarantine"), district)) marks += "   " + say("quarantine");
    return marks;
  }

  // A district by its code, and by its name or its ring.
  std::string place(District district) const {
    constexpr EnumArray<Ring, std::string_view> rings{{{"outer", "upper", "centre"}}};
    const std::string code(name_of(district));
    const std::string word = name("district", code);
    return code + "  " + (word == code ? say(rings[ring_of(district)]) : word);
  }

  void draw_city() {
    std::size_t width = 19;
    for (District district : all_of<District>) width = std::max(width, width_of(place(district)) + 2);
    line("");
    line("  " + say("city"));
    for (District district : all_of<District>) {
      const std::string code(name_of(district));
      if (contains(at(view_, "sunk"), code))
        line("    " + padded(place(district), width) + "~~~~ " + say("sunk") + " ~~~~");
      else
        line(std::string(contains(at(view_, "coast"), code) ? "  ~ " : "    ") + padded(place(district), width) +
             houses(at(at(view_, "houses"), code), "no-houses") + marks_of(code));
    }
    if (!at(view_, "supply").members().empty())
      line("  " + say("supply", {{"houses", houses(at(view_, "supply"), "no-houses")}}));
  }

  void draw_rows() {
    if (at(view_, "rows").items().empty()) return;
    line("");
    line("  " + say("rows"));
    for (const Json& row : at(view_, "rows").items()) {
      std::string cards;
      for (const Json& card : at(row, "cards").items())
        cards += " " + text_at(card, "owner") + ":" + std::to_string(number_at(card, "waves"));
      for (const Json& seat : at(row, "raised").items()) cards += " " + seat.as_string() + ":+7";
      for (const Json& seat : at(row, "lowered").items()) cards += " " + seat.as_string() + ":-7";
      const std::string waves = say("waves", {{"count", std::to_string(number_at(row, "waves"))}});
      line("    " + say("against", {{"district", text_at(row, "district")}}) + "  " + padded(waves, 10) +
           (cards.empty() ? " " + say("empty") : cards));
    }
  }

  // What everybody knows: a card is known from its reveal on, tiles are at the end.
  void draw_player(const Json& seat) {
    const std::string& code = text_at(seat, "seat");
    const std::string pile = std::to_string(number_at(seat, "pile_size"));
    std::string text = "    " + padded(is_viewer(seat) ? say("you", {{"god", god(code)}}) : god(code), 18);
    text += say("hand", {{"count", std::to_string(number_at(seat, "hand_size"))}});
    text += "  " + padded(say("pile", {{"count", pile}}), width_of(say("pile", {{"count", ""}})) + 3);
    text += say("captured", {{"houses", houses(at(seat, "captured"), "none")}});
    if (at(seat, "one_more").as_bool()) text += "   " + say("one-more");
    if (at(seat, "one_less").as_bool()) text += "   " + say("one-less");
    if (phase_ == Phase::play && contains(at(view_, "to_act"), code))
      text += "   " + say("plays", {{"card", name("card", text_at(seat, "chosen"))}});
    else if (at(seat, "has_chosen").as_bool())
      text += "   " + say("chosen");
    if (phase_ == Phase::over)
      text += "   " + say("tribe", {{"tribe", name("tribe", text_at(seat, "tribe"))}}) + "   " +
              say("district", {{"district", name("district", text_at(seat, "district"))}});
    line(text);
  }

  void draw_own(const Json& seat) {
    if (text_at(seat, "tribe").empty()) return;
    line("");
    const std::string& district = text_at(seat, "district");
    const std::string tribe = name("tribe", text_at(seat, "tribe"));
    line("  " + say(district.empty() ? "secret" : "secrets", {{"tribe", tribe}, {"district", name("district", district)}}));
    if (phase_ >= Phase::draw) line("  " + say("your-hand", {{"cards", cards(at(seat, "hand"))}}));
    if (const std::string& chosen = text_at(seat, "chosen"); !chosen.empty())
      line("  " + say("you-chose", {{"card", name("card", chosen)}}));
  }

  const Json& view_;
  const Catalogue& words_;
  Phase phase_;
  std::string text_{};
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
std::string Text::board(const Json& view, const Catalogue& words) { return Board(view, words).draw(); }

}  // namespace springtide::vineta
