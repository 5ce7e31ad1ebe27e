// Positions and views as text.
#include "games/vigo/notation/names.h"
#include "games/vigo/notation/table.h"

namespace springtide::vigo {

State open_state(const View& view) {
  Rng unused(0);
  return guess(view, unused);
}

KindCounts gone_of(const View& view) {
  KindCounts gone;
  for (int i = 0; i < event_kinds + view.part_kinds; ++i) {
    const auto kind = static_cast<Kind>(i);
    gone.add(kind, view.deck[kind] - view.hidden[kind]);
  }
  for (Spot spot : view.bay)
    if (spot.is_known()) gone.remove(spot.kind());
  for (Seat seat : players_of(view.player_count))
    for (Kind held : view.stocks[seat]) gone.remove(held);
  gone.add(kind_of(Event::sailing_ship), -view.sailing_ships);
  return gone;
}

std::string cards_text(const State& state, const KindCounts& counts) {
  std::string text;
  for (int i = 0; i < kind_count(state); ++i) {
    const int count = counts[static_cast<Kind>(i)];
    if (count == 0) continue;
    text += (text.empty() ? "" : ", ") + counted(name_of(card_of(state, static_cast<Kind>(i))), count);
  }
  return text;
}

std::string stock_text(const State& state, const Stock& stock) {
  KindCounts counts;
  for (Kind kind : stock) counts.add(kind);
  return cards_text(state, counts);
}

std::string chest_text(const State& state, Seat seat, StockMask chest) {
  Stock parts;
  for (unsigned rest = chest; rest != 0; rest &= rest - 1)
    parts.push_back(state.stocks[seat][static_cast<std::size_t>(std::countr_zero(rest))]);
  return stock_text(state, parts);
}

namespace {

class Writer : FieldWriter {
 public:
  Writer(const View& view, bool is_view) : view_(view), state_(open_state(view)), is_view_(is_view) {}

  std::string write() {
    write_header();
    write_turn();
    write_bay();
    for (Seat seat : players_of(view_.player_count)) write_seat(seat);
    if (!view_.waiting.empty()) line("reveal", fields_text(view_.waiting));
    if (view_.step != Step::none) line("doing", chain_text());
    return text;
  }

 private:
  static std::string fields_text(FieldSet set) {
    std::string words;
    for (; !set.empty(); set.erase(set.front())) words += (words.empty() ? "" : " ") + name_of(set.front());
    return words;
  }

  void write_header() {
    const Options options{.players = view_.player_count,
                          .lock_key_bonus = view_.lock_key_bonus,
                          .free_events = view_.free_events,
                          .memory_aid = view_.memory_aid};
    head(Vigo::name, Vigo::rules_version, table_lines(options), is_view_ ? std::optional(view_.viewer) : std::nullopt);
    Deck deck;
    for (int i = 0; i < view_.part_kinds; ++i)
      deck.entries.push_back({.part = unpacked(view_.parts[static_cast<std::size_t>(i)]),
                              .copies = static_cast<std::uint8_t>(view_.deck[static_cast<Kind>(event_kinds + i)])});
    if (!(deck == default_deck()))
      for (const std::string& each : deck_lines(deck)) text += each + '\n';
  }

  void write_turn() {
    line("phase", phase_names[view_.phase]);
    number("round", view_.round);
    line("turn", seat_name(view_.turn));
    line("start", seat_name(view_.start));
    number("sailing-ships", view_.sailing_ships);
    if (view_.event_played) text += "event-played\n";
    if (view_.landed != Field::none) line("landed", name_of(view_.landed));
    if (view_.took != Kind::none) line("took", name_of(card_of(state_, view_.took)));
  }

  void write_bay() {
    FieldSet empty;
    std::string up;
    std::string down;
    for (std::size_t i = 0; i < field_count; ++i) {
      const Spot spot = view_.bay[i];
      const auto field = static_cast<Field>(i);
      if (spot.is_empty()) empty.insert(field);
      if (spot.is_known())
        (spot.is_up() ? up : down) +=
            (spot.is_up() ? "up " : "down ") + name_of(field) + " " + name_of(card_of(state_, spot.kind())) + "\n";
    }
    if (!empty.empty()) line("empty", fields_text(empty));
    text += up + down;
    if (is_view_) number("covered", view_.hidden_total);
    if (const std::string gone = cards_text(state_, gone_of(view_)); !gone.empty()) line("gone", gone);
  }

  void write_seat(Seat seat) {
    const std::string name = seat_name(seat) + " ";
    if (view_.ships[seat] != Field::none) line(name + "ship", name_of(view_.ships[seat]));
    if (!view_.stocks[seat].empty()) line(name + "stock", stock_text(state_, view_.stocks[seat]));
    if (view_.ship_points[seat] != 0) number(name + "ships", view_.ship_points[seat]);
    if (view_.chest_points[seat] != 0) number(name + "chests", view_.chest_points[seat]);
  }

  std::string chain_text() const {
    std::string words(step_names[view_.step]);
    if (view_.step == Step::put_back) words += " " + name_of(card_of(state_, view_.held));
    if (view_.step == Step::chest && view_.chest != 0) words += " " + chest_text(state_, view_.turn, view_.chest);
    return words;
  }

  const View& view_;
  const State state_;
  const bool is_view_;
};

}  // namespace

View open_view(const State& state) {
  State remembered = state;
  remembered.memory_aid = true;
  View view = observe(remembered, Seat::spectator);
  view.memory_aid = state.memory_aid;
  return view;
}

std::string Text::position(const State& state) { return Writer(open_view(state), false).write(); }
std::string Text::view(const View& view) { return Writer(view, true).write(); }

}  // namespace springtide::vigo
