// Reads positions. Every refusal names the line, the field and the reason.
#include "games/vigo/notation/names.h"
#include "games/vigo/notation/notation.h"

namespace springtide::vigo {
namespace {

// In which field each flaw of a position shows, and the rule it breaks.
struct FlawInfo {
  std::string_view field;  // of the table or of a seat
  Rule rule = Rule::mat_1;
};

// A flaw's sentence in the text catalogue is vigo-flaw.<code>.
constexpr auto& flaw_codes = names_of<Flaw, with_hyphens>;

constexpr EnumArray<Flaw, FlawInfo> flaw_infos{{{
    {.field = "", .rule = Rule::mat_1},
    {.field = "players", .rule = Rule::set_1},
    {.field = "deck", .rule = Rule::mat_4},
    {.field = "set lock-key-bonus", .rule = Rule::che_4},
    {.field = "phase", .rule = Rule::trn_2},
    {.field = "round", .rule = Rule::end_4},
    {.field = "turn", .rule = Rule::set_3},
    {.field = "sailing-ships", .rule = Rule::end_1},
    {.field = "event-played", .rule = Rule::trn_1},
    {.field = "landed", .rule = Rule::trn_4},
    {.field = "took", .rule = Rule::trn_5},
    {.field = "up", .rule = Rule::mat_4},
    {.field = "empty", .rule = Rule::mat_1},
    {.field = "ship", .rule = Rule::set_2},
    {.field = "ship", .rule = Rule::set_2},
    {.field = "stock", .rule = Rule::evt_4},
    {.field = "stock", .rule = Rule::trn_7},
    {.field = "chests", .rule = Rule::che_5},
    {.field = "reveal", .rule = Rule::trn_3},
    {.field = "doing", .rule = Rule::trn_1},
}}};

class PositionReader {
 public:
  explicit PositionReader(const std::vector<springtide::Line>& lines) : fields_(lines, Text::key_words) {}

  Result<State, TextError> read() {
    fields_.read_game(Vigo::name, Vigo::rules_version);
    const Options options = Text::read_options(fields_);
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
  void fail(const TextField& line, const std::string& reason, Rule rule) { fields_.fail(line, reason, rule_ids[rule]); }

  Field field_named(const TextField& line, std::string_view name) {
    if (const auto field = find_field(name)) return *field;
    fail(line, "unknown field " + in_quotes(name), Rule::mat_1);
    return Field::a1;
  }

  Spot& spot_at(Field field) { return state_.bay[static_cast<std::size_t>(index_of(field))]; }

  // Takes cards that lie somewhere from what is left of the deck.
  Kind take_card(const TextField& line, std::string_view text, int count = 1) {
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
  void read_list(const TextField& line, Use&& use) {
    for (const std::string_view each : split(line.value, ',')) {
      const auto [part, count] = read_counted(each);
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
    if (const TextField* line = fields_.find("event-played")) {
      state_.event_played = true;
      if (!line->value.empty()) fields_.fail(*line, "unknown words " + in_quotes(line->value));
    }
    if (const TextField* line = fields_.find("took")) {
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
      if (const TextField* line = fields_.find(name + "ship")) state_.ships[seat] = field_named(*line, line->value);
      if (const TextField* line = fields_.find(name + "stock"))
        read_list(*line, [&](Kind kind, int count) {
          for (int i = 0; i < count; ++i) add_to_stock(*line, seat, kind);
        });
      state_.ship_points[seat] = static_cast<std::uint8_t>(fields_.number(name + "ships", 0, 110, 0));
      state_.chest_points[seat] = fields_.number(name + "chests", 0, 1'000'000, 0);
    }
    if (state_.phase >= Phase::before) place_missing_ships();
    const TextField* landed = fields_.find("landed");
    if (landed != nullptr)
      state_.landed = field_named(*landed, landed->value);
    else if (state_.phase == Phase::landed)
      state_.landed = state_.ships[state_.turn];
  }

  void add_to_stock(const TextField& line, Seat seat, Kind kind) {
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
      for (const TextField* line : fields_.starting_with(is_up ? "up" : "down")) {
        const auto words = words_of(line->key);
        if (words.size() != 2) return fields_.fail(*line, "a field and a card are missing");
        const Field field = field_named(*line, words[1]);
        const Kind kind = take_card(*line, line->value);
        if (kind == Kind::none) return;
        if (!spot_at(field).is_covered())
          return fail(*line, "two cards lie on " + name_of(field) + ", twice is too many", Rule::mat_1);
        spot_at(field) = Spot::of(kind, is_up);
      }
    if (const TextField* line = fields_.find("gone"))
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
    if (const TextField* line = fields_.find("empty")) {
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
    const TextField* line = fields_.find("reveal");
    if (line == nullptr) return;
    if (line->value.empty()) fields_.fail(*line, "fields are missing");
    for (std::string_view word : words_of(line->value)) {
      const Field field = field_named(*line, word);
      if (state_.waiting.contains(field)) fields_.fail(*line, in_quotes(word) + " is named twice");
      state_.waiting.insert(field);
    }
  }

  void read_chain() {
    const TextField* line = fields_.find("doing");
    if (line == nullptr) return;
    const std::string_view value = line->value;
    const auto is_of = [value](Step step) {
      return step != Step::none && (value == step_names[step] || value.starts_with(std::string(step_names[step]) + " "));
    };
    for (Step step : all_of<Step>)
      if (is_of(step)) state_.step = step;
    const std::string_view cards = trim(value.substr(std::min(step_names[state_.step].size(), value.size())));
    const bool has_cards = !cards.empty();
    if (state_.step == Step::none || (has_cards ? state_.step < Step::put_back : state_.step == Step::put_back))
      return fields_.fail(*line, "unknown chain " + in_quotes(value));
    if (state_.step == Step::chest && has_cards) read_chest(*line, cards);
    if (state_.step != Step::put_back) return;
    const auto card = find_card(cards);
    state_.held = card ? kind_of(state_, *card) : Kind::none;
    if (state_.held == Kind::none) fail(*line, "unknown card " + in_quotes(cards), Rule::mat_4);
  }

  void read_chest(const TextField& line, std::string_view parts) {
    for (const std::string_view each : split(parts, ',')) {
      const auto [part, count] = read_counted(each);
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
    fields_.fail_at("empty",
                    std::to_string(covered_fields()) + " fields are covered, but " + std::to_string(cards_left()) +
                        " cards are left for them",
                    rule_ids[Rule::mat_1]);
  }

  void check_whole() {
    const Inconsistency found = find_flaw(state_);
    if (found.flaw == Flaw::none) return;
    const FlawInfo& info = flaw_infos[found.flaw];
    std::string key(info.field);
    if (found.seat != Seat::spectator) key = seat_name(found.seat) + " " + key;
    fields_.fail_at(key, english().text("vigo-flaw." + std::string(flaw_codes[found.flaw])), rule_ids[info.rule]);
  }

  Fields fields_;
  State state_;
  KindCounts left_{};
};

}  // namespace

Result<State, TextError> Text::read_position(const std::vector<Line>& lines) { return PositionReader(lines).read(); }

}  // namespace springtide::vigo
