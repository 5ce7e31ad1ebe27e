// Positions and views as text.
#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"
#include "games/vineta/notation/options_text.h"
#include "games/vineta/notation/secrets.h"

namespace springtide {
namespace vineta {
namespace {

std::string houses_text(Houses houses) {
  std::string text;
  for (Tribe tribe : houses.kinds()) {
    if (!text.empty()) text += ", ";
    text += std::string(name_of(tribe)) + " " + std::to_string(houses[tribe]);
  }
  return text;
}

std::string cards_text(Cards cards) {
  std::string text;
  for (Card card : cards.kinds()) {
    if (!text.empty()) text += ", ";
    text += name_of(card);
    if (cards[card] > 1) text += " x" + std::to_string(cards[card]);
  }
  return text.empty() ? "none" : text;
}

std::string districts_text(DistrictSet districts) {
  std::string text;
  for (District district : districts) text += (text.empty() ? "" : " ") + std::string(name_of(district));
  return text;
}

std::string row_text(const View& view, std::size_t index) {
  const Row& row = view.rows[index];
  const std::size_t first = first_card(view.rows, index);
  std::string text;
  const auto lay = [&text](Seat owner, const std::string& what) {
    text += (text.empty() ? "" : ", ") + seat_name(owner) + " " + what;
  };
  for (std::size_t i = 0; i < row.size; ++i)
    lay(view.row_cards[first + i].owner(), std::to_string(view.row_cards[first + i].waves()));
  for (Seat seat : row.raised | row.lowered) lay(seat, row.raised.contains(seat) ? "+7" : "-7");
  return "by " + seat_name(row.chip) + ": " + (text.empty() ? "none" : text);
}

std::string chain_text(const Chain& chain) {
  const std::string from(name_of(chain.from));
  switch (chain.step) {
    case Step::changing_wind:
      return "changing wind take " + from + " " + std::to_string(chain.number + 1);
    case Step::false_hope:
      return "false hope from " + from + " to " + std::string(name_of(chain.to));
    case Step::rescue:
      return "rescue from " + from + " to " + std::string(name_of(chain.to));
    case Step::panic:
      return "panic from " + from + " left " + std::to_string(chain.number) +
             (chain.used.empty() ? "" : " used " + districts_text(chain.used));
    default:
      return "capture " + from + " next " + std::to_string(chain.number + 1);
  }
}

class Writer {
 public:
  Writer(const View& view, const Secrets& secrets, bool is_view) : view_(view), secrets_(secrets), is_view_(is_view) {}

  std::string write() {
    write_header();
    write_table();
    for (Seat seat : players_of(view_.player_count)) write_seat(seat);
    if (view_.chain.step != Step::none) line("doing", chain_text(view_.chain));
    return text_;
  }

 private:
  void line(std::string_view key, std::string_view value) {
    text_ += key;
    text_ += ' ';
    text_ += value;
    text_ += '\n';
  }
  void number(std::string_view key, int value) { line(key, std::to_string(value)); }

  void write_header() {
    line("game", Vineta::name);
    number("rules", Vineta::rules_version);
    const Options options{.players = view_.player_count,
                          .edition = view_.edition,
                          .own_house = view_.switches.own_house,
                          .tie_tower = view_.switches.tie_tower,
                          .panic = view_.switches.panic,
                          .capture = view_.switches.capture};
    for (const std::string& option : table_lines(options)) {
      text_ += option + '\n';
      if (is_view_ && option.starts_with("players")) line("viewer", seat_name(view_.viewer));
    }
  }

  void write_table() {
    line("phase", phase_names[view_.phase]);
    number("round", view_.round);
    number("turn", view_.turn);
    number("tie-breaks", view_.tie_breaks);
    line("tower", seat_name(view_.tower));
    line("disk", seat_name(view_.disk));
    if (!view_.sunk.empty()) line("sunk", districts_text(view_.sunk));
    if (!view_.quarantined.empty()) line("quarantine", districts_text(view_.quarantined));
    if (!view_.supply.empty()) line("supply", houses_text(view_.supply));
    if (!view_.box.empty()) line("box", houses_text(view_.box));
    for (District district : all_of<District>)
      if (!view_.city[district].empty()) line("houses " + std::string(name_of(district)), houses_text(view_.city[district]));
    for (std::size_t i = 0; i < view_.rows.size(); ++i)
      line("row " + std::string(name_of(view_.rows[i].district)), row_text(view_, i));
  }

  void write_seat(Seat seat) {
    const SeatView& known = view_.seats[seat];
    const OwnView* own = secrets_[seat];
    const std::string name = seat_name(seat) + " ";
    if (known.has_tribe) line(name + "tribe", tribe_text(own != nullptr ? own->tribe : known.tribe));
    if (known.has_district) line(name + "district", district_text(own != nullptr ? own->district : known.district));
    if (view_.phase >= Phase::draw)
      line(name + "hand", own != nullptr ? cards_text(own->hand) : hidden_cards(known.hand_size));
    if (is_view_ && view_.phase >= Phase::place) line(name + "pile", hidden_cards(known.pile_size));
    if (!known.discards.empty()) line(name + "discard", cards_text(known.discards));
    if (view_.more.contains(seat) || view_.less.contains(seat)) line(name + "front", front_text(seat));
    if (known.has_chosen) line(name + "chosen", chosen_text(own != nullptr ? own->chosen : known.revealed));
    if (!known.captured.empty()) line(name + "captured", houses_text(known.captured));
    if (known.shuffles > 0) number(name + "shuffles", known.shuffles);
  }

  static std::string tribe_text(Tribe tribe) { return tribe == Tribe::none ? "?" : std::string(name_of(tribe)); }
  static std::string district_text(District district) {
    return district == District::none ? "?" : std::string(name_of(district));
  }
  static std::string chosen_text(Card card) { return card == Card::none ? "?" : std::string(name_of(card)); }
  static std::string hidden_cards(int size) { return size == 0 ? "none" : "? x" + std::to_string(size); }

  std::string front_text(Seat seat) const {
    Cards front;
    if (view_.more.contains(seat)) front.add(Card::one_more);
    if (view_.less.contains(seat)) front.add(Card::one_less);
    return cards_text(front);
  }

  const View& view_;
  const Secrets& secrets_;
  const bool is_view_;
  std::string text_;
};

}  // namespace

AllSecrets secrets_of(const State& state) {
  AllSecrets all;
  for (Seat seat : seats_of(state)) {
    const Player& player = state.players[seat];
    all.owned[seat] = {.hand = player.hand, .tribe = player.tribe, .district = player.district, .chosen = player.chosen};
  }
  return all;
}

Secrets AllSecrets::of(int players) const {
  Secrets secrets;
  for (Seat seat : players_of(players)) secrets[seat] = &owned[seat];
  return secrets;
}

Secrets secrets_of(const View& view) {
  Secrets secrets;
  if (is_player(view.viewer)) secrets[view.viewer] = &view.own;
  return secrets;
}

}  // namespace vineta

std::string Notation<Vineta>::position(const vineta::State& state) {
  const vineta::View open = observe(state, Seat::spectator);
  const vineta::AllSecrets all = vineta::secrets_of(state);
  const vineta::Secrets secrets = all.of(state.player_count);
  return vineta::Writer(open, secrets, false).write();
}

std::string Notation<Vineta>::view(const vineta::View& view) {
  const vineta::Secrets secrets = vineta::secrets_of(view);
  return vineta::Writer(view, secrets, true).write();
}

}  // namespace springtide
