// Positions and views as text.
#include "games/vineta/notation/names.h"
#include "games/vineta/notation/table.h"

namespace springtide::vineta {
namespace {

std::string houses_text(Houses houses) {
  const auto words = [houses](Tribe tribe) { return std::string(name_of(tribe)) + " " + std::to_string(houses[tribe]); };
  return joined(houses.kinds(), ", ", words);
}

std::string cards_text(Cards cards) {
  const auto words = [cards](Card card) { return counted(name_of(card), cards[card]); };
  return cards.empty() ? "none" : joined(cards.kinds(), ", ", words);
}

std::string districts_text(DistrictSet districts) {
  return joined(districts, " ", [](District district) { return name_of(district); });
}

std::string hidden_cards(int size) { return size == 0 ? "none" : "? x" + std::to_string(size); }

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
  const auto word = [&chain](std::string_view part) {
    if (part == "$f" || part == "$t") return std::string(name_of(part == "$f" ? chain.from : chain.to));
    if (part == "$n" || part == "$l") return std::to_string(chain.number + (part == "$n" ? 1 : 0));
    return std::string(part);
  };
  const std::string text = joined(words_of(chain_patterns[chain.step]), " ", word);
  return text + (chain.used.empty() ? "" : " used " + districts_text(chain.used));
}

class Writer : FieldWriter {
 public:
  Writer(const View& view, const Secrets& secrets, bool is_view) : view_(view), secrets_(secrets), is_view_(is_view) {}

  std::string write() {
    write_header();
    write_table();
    for (Seat seat : players_of(view_.player_count)) write_seat(seat);
    if (view_.chain.step != Step::none) line("doing", chain_text(view_.chain));
    return text;
  }

 private:
  void write_header() {
    const Options options{.players = view_.player_count,
                          .edition = view_.edition,
                          .own_house = view_.switches.own_house,
                          .tie_tower = view_.switches.tie_tower,
                          .panic = view_.switches.panic,
                          .capture = view_.switches.capture,
                          .placement = view_.switches.placement};
    head(Vineta::name, Vineta::rules_version, table_lines(options), is_view_ ? std::optional(view_.viewer) : std::nullopt);
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
    if (known.has_tribe) line(name + "tribe", word_of(own != nullptr ? own->tribe : known.tribe));
    if (known.has_district) line(name + "district", word_of(own != nullptr ? own->district : known.district));
    if (view_.phase >= Phase::draw)
      line(name + "hand", own != nullptr ? cards_text(own->hand) : hidden_cards(known.hand_size));
    if (is_view_ && view_.phase >= Phase::place) line(name + "pile", hidden_cards(known.pile_size));
    if (!known.discards.empty()) line(name + "discard", cards_text(known.discards));
    if (view_.more.contains(seat) || view_.less.contains(seat)) line(name + "front", front_text(seat));
    if (known.has_chosen) line(name + "chosen", word_of(own != nullptr ? own->chosen : known.revealed));
    if (!known.captured.empty()) line(name + "captured", houses_text(known.captured));
    if (known.shuffles > 0) number(name + "shuffles", known.shuffles);
  }

  std::string front_text(Seat seat) const {
    Cards front;
    if (view_.more.contains(seat)) front.add(Card::one_more);
    if (view_.less.contains(seat)) front.add(Card::one_less);
    return cards_text(front);
  }

  const View& view_;
  const Secrets& secrets_;
  const bool is_view_;
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

std::string Text::position(const State& state) {
  const AllSecrets all = secrets_of(state);
  return Writer(observe(state, Seat::spectator), all.of(state.player_count), false).write();
}

std::string Text::view(const View& view) { return Writer(view, secrets_of(view), true).write(); }

}  // namespace springtide::vineta
