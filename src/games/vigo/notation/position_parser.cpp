// Reads positions. Every refusal names the line, the field and the reason.
#include "games/vigo/notation/flaws.h"
#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"
#include "games/vigo/notation/options_text.h"
#include "text/catalogue.h"

namespace springtide {
namespace vigo {
namespace {

using FileLine = springtide::Field;  // a line of the file; a Field is a field of the bay

class PositionReader {
 public:
  explicit PositionReader(const std::vector<springtide::Line>& lines) : fields_(lines, key_words) {}

  Result<State, TextError> read() {
    read_game();
    const Options options = read_options(fields_);
    if (fields_.error()) return *fields_.error();
    state_ = initial(options);
    left_ = state_.deck;
    read_table();
    read_seats();
    read_cards();
    read_empty();
    read_reveal();
    read_chain();
    fields_.fail_on_unread();
    if (!fields_.error()) count_unseen();
    if (!fields_.error()) check_whole();
    if (fields_.error()) return *fields_.error();
    return state_;
  }

 private:
  void read_game() {
    const FileLine* game = fields_.find("game");
    if (game == nullptr) return fields_.fail_missing("game");
    if (game->value != Vigo::name) fields_.fail(*game, "expected vigo, found " + in_quotes(game->value));
    fields_.number("rules", 1, Vigo::rules_version, Vigo::rules_version);
  }

  void fail(const FileLine& line, const std::string& reason, Rule rule) { fields_.fail(line, reason, rule_ids[rule]); }

  Field field_named(const FileLine& line, std::string_view name) {
    if (const auto field = find_field(name)) return *field;
    fail(line, "unknown field " + in_quotes(name), Rule::mat_1);
    return Field::a1;
  }

  Spot& spot_at(Field field) { return state_.bay[static_cast<std::size_t>(index_of(field))]; }

  // Takes cards that lie somewhere from what is left of the deck.
  Kind take_card(const FileLine& line, std::string_view text, int count = 1) {
    const auto card = find_card(text);
    if (!card) {
      fail(line, "unknown card " + in_quotes(text), Rule::mat_4);
      return Kind::none;
    }
    const Kind kind = kind_of(state_, *card);
    const int copies = kind == Kind::none ? 0 : state_.deck[kind];
    const int left = kind == Kind::none ? 0 : left_[kind];
    if (left < count) {
      fail(line,
           "too many cards: the deck has " + std::to_string(copies) + " of " + in_quotes(text) + " and " +
               std::to_string(left) + " are left here",
           card->event != Event::none ? Rule::mat_2 : Rule::mat_4);
      return Kind::none;
    }
    left_.add(kind, -count);
    return kind;
  }

  // `red left lid x2, pirate`: calls use(kind, count) for each.
  template <class Use>
  void read_list(const FileLine& line, Use&& use) {
    for (std::string_view part : split(line.value, ',')) {
      int count = 1;
      if (const std::size_t times = part.rfind(" x"); times != std::string_view::npos) {
        count = to_number(part.substr(times + 2)).value_or(0);
        part = trim(part.substr(0, times));
      }
      if (count < 1 || count > field_count) return fields_.fail(line, "unknown number of " + in_quotes(part));
      const Kind kind = take_card(line, part, count);
      if (kind == Kind::none) return;
      use(kind, count);
    }
  }

  void read_table() {
    state_.phase = fields_.name("phase", phase_names, Phase::before);
    state_.round = static_cast<std::uint8_t>(fields_.number("round", 1, last_round, 1));
    state_.turn = fields_.player("turn", state_.player_count, Seat::p1);
    state_.start = fields_.player("start", state_.player_count, Seat::p1);
    state_.sailing_ships = static_cast<std::uint8_t>(fields_.number("sailing-ships", 0, ships_to_end, 0));
    left_.add(kind_of(Event::sailing_ship), -state_.sailing_ships);
    if (const FileLine* line = fields_.find("event-played")) {
      state_.event_played = true;
      if (!line->value.empty()) fields_.fail(*line, "unknown words " + in_quotes(line->value));
    }
    if (const FileLine* line = fields_.find("took")) {
      const auto card = find_card(line->value);
      if (!card || card->event == Event::none)
        fail(*line, "unknown event " + in_quotes(line->value), Rule::trn_5);
      else
        state_.took = kind_of(card->event);
    }
  }

  void read_seats() {
    for (Seat seat : seats_of(state_)) {
      const std::string name = seat_name(seat) + " ";
      if (const FileLine* line = fields_.find(name + "ship")) state_.ships[seat] = field_named(*line, line->value);
      if (const FileLine* line = fields_.find(name + "stock"))
        read_list(*line, [&](Kind kind, int count) {
          for (int i = 0; i < count; ++i) add_to_stock(*line, seat, kind);
        });
      state_.ship_points[seat] = static_cast<std::uint8_t>(fields_.number(name + "ships", 0, 110, 0));
      state_.chest_points[seat] = fields_.number(name + "chests", 0, 1'000'000, 0);
    }
    if (state_.phase >= Phase::before) place_missing_ships();
    const FileLine* landed = fields_.find("landed");
    if (landed != nullptr)
      state_.landed = field_named(*landed, landed->value);
    else if (state_.phase == Phase::landed)
      state_.landed = state_.ships[state_.turn];
  }

  void add_to_stock(const FileLine& line, Seat seat, Kind kind) {
    Stock& stock = state_.stocks[seat];
    if (stock.size() == stock_limit) return fail(line, "a stock has at most 10 cards", Rule::trn_7);
    stock.push_back(kind);
    std::sort(stock.begin(), stock.end());
  }

  void place_missing_ships() {
    FieldSet taken = ship_fields(state_);
    for (Seat seat : seats_of(state_)) {
      if (state_.ships[seat] != Field::none) continue;
      int i = 0;
      while (taken.contains(static_cast<Field>(i))) ++i;
      state_.ships[seat] = static_cast<Field>(i);
      taken.insert(static_cast<Field>(i));
    }
  }

  void read_cards() {
    for (const bool is_up : {true, false})
      for (const FileLine* line : fields_.starting_with(is_up ? "up" : "down")) {
        const auto words = words_of(line->key);
        if (words.size() != 2) return fields_.fail(*line, "a field and a card are missing");
        const Field field = field_named(*line, words[1]);
        const Kind kind = take_card(*line, line->value);
        if (kind == Kind::none) return;
        if (!spot_at(field).is_covered())
          return fail(*line, "two cards lie on " + name_of(field) + ", twice is too many", Rule::mat_1);
        spot_at(field) = Spot::of(kind, is_up);
      }
    if (const FileLine* line = fields_.find("gone"))
      read_list(*line, [&](Kind kind, int) {
        if (kind == kind_of(Event::sailing_ship))
          fail(*line, "a sailing ship taken is counted by sailing-ships", Rule::evt_4);
      });
  }

  int cards_left() const {
    int total = 0;
    for (int i = 0; i < kind_count(state_); ++i) total += left_[static_cast<Kind>(i)];
    return total;
  }

  int covered_fields() const {
    int covered = 0;
    for (Spot spot : state_.bay) covered += spot.is_covered();
    return covered;
  }

  void read_empty() {
    if (const FileLine* line = fields_.find("empty")) {
      if (line->value.empty()) fields_.fail(*line, "fields are missing");
      for (std::string_view word : words_of(line->value)) {
        const Field field = field_named(*line, word);
        if (spot_at(field).is_empty()) fields_.fail(*line, in_quotes(word) + " is named twice");
        if (spot_at(field).is_known()) fail(*line, "a card lies on " + in_quotes(word), Rule::mat_1);
        spot_at(field) = Spot::empty();
      }
      return;
    }
    const FieldSet ships = ship_fields(state_);
    int surplus = covered_fields() - cards_left();
    for (int i = field_count - 1; i >= 0 && surplus > 0; --i) {
      const auto field = static_cast<Field>(i);
      if (!spot_at(field).is_covered() || ships.contains(field)) continue;
      spot_at(field) = Spot::empty();
      --surplus;
    }
  }

  void read_reveal() {
    const FileLine* line = fields_.find("reveal");
    if (line == nullptr) return;
    if (line->value.empty()) fields_.fail(*line, "fields are missing");
    for (std::string_view word : words_of(line->value)) {
      const Field field = field_named(*line, word);
      if (state_.waiting.contains(field)) fields_.fail(*line, in_quotes(word) + " is named twice");
      state_.waiting.insert(field);
    }
  }

  void read_chain() {
    const FileLine* line = fields_.find("doing");
    if (line == nullptr) return;
    const std::string_view value = line->value;
    if (value == "take") {
      state_.step = Step::take;
    } else if (value == "dolphin") {
      state_.step = Step::dolphin;
    } else if (value == "tidal wave") {
      state_.step = Step::tidal_wave;
    } else if (value == "pirate") {
      state_.step = Step::pirate;
    } else if (value.starts_with("put back ")) {
      state_.step = Step::put_back;
      const auto card = find_card(value.substr(9));
      state_.held = card ? kind_of(state_, *card) : Kind::none;
      if (state_.held == Kind::none) fail(*line, "unknown card " + in_quotes(value.substr(9)), Rule::mat_4);
    } else if (value == "chest" || value.starts_with("chest ")) {
      state_.step = Step::chest;
      if (value != "chest") read_chest(*line, value.substr(6));
    } else {
      fields_.fail(*line, "unknown chain " + in_quotes(value));
    }
  }

  void read_chest(const FileLine& line, std::string_view parts) {
    for (std::string_view part : split(parts, ',')) {
      int count = 1;
      if (const std::size_t times = part.rfind(" x"); times != std::string_view::npos) {
        count = to_number(part.substr(times + 2)).value_or(0);
        part = trim(part.substr(0, times));
      }
      const auto card = find_card(part);
      const Kind kind = card ? kind_of(state_, *card) : Kind::none;
      if (kind == Kind::none || is_event(kind) || count < 1 || count > stock_limit)
        return fail(line, "unknown card " + in_quotes(part), Rule::che_1);
      for (int i = 0; i < count; ++i) {
        const Addition addition = addition_of(state_, state_.turn, kind);
        if (addition.fit != Fit::fits) return fail(line, in_quotes(part) + " does not fit the chest", Rule::che_1);
        state_.chest = static_cast<StockMask>(state_.chest | 1u << addition.place);
      }
    }
  }

  void count_unseen() {
    state_.unseen = left_;
    state_.unseen_total = static_cast<std::uint8_t>(cards_left());
    if (covered_fields() == cards_left()) return;
    const FileLine* line = fields_.find("empty");
    TextError error = bad_text(std::to_string(covered_fields()) + " fields are covered, but " +
                                   std::to_string(cards_left()) + " cards are left for them",
                               "empty", line == nullptr ? 0 : line->line);
    error.rule = rule_ids[Rule::mat_1];
    fields_.fail(std::move(error));
  }

  void check_whole() {
    const Inconsistency found = find_flaw(state_);
    if (found.flaw == Flaw::none) return;
    const FlawInfo& info = flaw_infos[found.flaw];
    std::string key(info.field);
    if (found.seat != Seat::spectator) key = seat_name(found.seat) + " " + key;
    const FileLine* line = fields_.find(key);
    TextError error =
        bad_text(english().text("vigo-flaw." + std::string(flaw_codes[found.flaw])), key, line == nullptr ? 0 : line->line);
    error.rule = rule_ids[info.rule];
    fields_.fail(std::move(error));
  }

  Fields fields_;
  State state_;
  KindCounts left_{};
};

}  // namespace
}  // namespace vigo

Result<vigo::State, TextError> Notation<Vigo>::parse_position(std::string_view text) {
  const std::vector<Line> lines = content_lines_of(text);
  if (lines.empty() || words_of(lines[0].text)[0] != "game") return bad_text("the first line is missing", "game");
  return vigo::PositionReader(lines).read();
}

}  // namespace springtide
