// Reads positions. Every refusal names the line, the field and the reason.
#include <algorithm>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"

namespace springtide::vineta {
namespace {

// In which field each flaw of a position shows, and the rule it breaks.
struct FlawInfo {
  std::string_view field;  // of the table, of a district or of a seat
  Rule rule = Rule::mat_1;
};

// A flaw's sentence in the text catalogue is flaw.<code>.
constexpr auto& flaw_codes = names_of<Flaw, with_hyphens>;

constexpr EnumArray<Flaw, FlawInfo> flaw_infos{{{
    {.field = "", .rule = Rule::mat_1},           {.field = "players", .rule = Rule::set_1},
    {.field = "set capture", .rule = Rule::ed_4}, {.field = "round", .rule = Rule::rnd_1},
    {.field = "turn", .rule = Rule::rnd_2},       {.field = "tie-breaks", .rule = Rule::sco_2},
    {.field = "tower", .rule = Rule::set_4},      {.field = "sunk", .rule = Rule::map_2},
    {.field = "quarantine", .rule = Rule::qua_1}, {.field = "houses", .rule = Rule::mat_2},
    {.field = "supply", .rule = Rule::set_5},     {.field = "box", .rule = Rule::ru_3},
    {.field = "row", .rule = Rule::ru_5},         {.field = "row", .rule = Rule::map_2},
    {.field = "row", .rule = Rule::fld_1},        {.field = "row", .rule = Rule::fld_1},
    {.field = "row", .rule = Rule::mat_3},        {.field = "hand", .rule = Rule::mat_3},
    {.field = "front", .rule = Rule::act_1},      {.field = "tribe", .rule = Rule::set_2},
    {.field = "district", .rule = Rule::set_2},   {.field = "tribe", .rule = Rule::set_2},
    {.field = "district", .rule = Rule::set_2},   {.field = "hand", .rule = Rule::trn_3},
    {.field = "chosen", .rule = Rule::trn_2},     {.field = "captured", .rule = Rule::sco_3},
    {.field = "doing", .rule = Rule::trn_2},      {.field = "phase", .rule = Rule::trn_2},
}}};

District district_named(Fields& fields, const TextField& field, std::string_view name) {
  if (const auto district = find_district(name)) return *district;
  fields.fail(field, "unknown district " + in_quotes(name), rule_ids[Rule::mat_1]);
  return District::g0;
}

DistrictSet read_districts(Fields& fields, std::string_view key) {
  DistrictSet set;
  const TextField* field = fields.find(key);
  if (field == nullptr) return set;
  if (field->value.empty()) fields.fail(*field, "districts are missing");
  for (std::string_view word : words_of(field->value)) {
    const District district = district_named(fields, *field, word);
    if (set.contains(district)) fields.fail(*field, "district " + in_quotes(word) + " is named twice");
    set.insert(district);
  }
  return set;
}

class PositionReader {
 public:
  explicit PositionReader(const std::vector<Line>& lines) : fields_(lines, Text::key_words) {}

  Result<State, TextError> read() {
    fields_.read_game(Vineta::name, Vineta::rules_version);
    const Options options = Text::read_options(fields_);
    if (fields_.error()) return *fields_.error();
    state_ = initial(options);
    for (Seat seat : seats_of(state_)) cards_left_[seat] = full_deck;
    for (Tribe tribe : EnumSet<Tribe>::first(tribes_in_play(state_.player_count))) houses_left_.add(tribe, houses_per_tribe);
    read_table();
    read_houses();
    read_rows();
    for (Seat seat : seats_of(state_)) read_seat(seat);
    for (Seat seat : seats_of(state_)) read_hand(seat);
    read_chain();
    fields_.fail_on_unread();
    if (!fields_.error()) deal_default_tiles();
    if (!fields_.error()) check_whole();
    if (fields_.error()) return *fields_.error();
    return state_;
  }

 private:
  void read_table() {
    state_.phase = fields_.name("phase", phase_names, Phase::choose);
    state_.round = static_cast<std::uint8_t>(fields_.number("round", 1, 8, 1));
    state_.turn = static_cast<std::uint8_t>(fields_.number("turn", 1, 36, 1));
    state_.tie_breaks = static_cast<std::uint8_t>(fields_.number("tie-breaks", 0, 36, 0));
    state_.tower = fields_.player("tower", state_.player_count, Seat::p1);
    state_.disk = fields_.player("disk", state_.player_count, Seat::p1);
    state_.sunk = read_districts(fields_, "sunk");
    state_.quarantined = read_districts(fields_, "quarantine");
  }

  // `amber 2, ice 1`, taken from the houses left.
  Houses take_houses(const TextField& field) {
    Houses houses;
    for (std::string_view part : split(field.value, ',')) {
      const auto words = words_of(part);
      const auto tribe = words.size() == 2 ? find_tribe(words[0]) : std::nullopt;
      const auto count = words.size() == 2 ? to_number(words[1]) : std::nullopt;
      if (!tribe || !count || *count < 1 || *count > houses_per_tribe) {
        fields_.fail(field, (words.size() == 2 && !tribe ? "unknown tribe in " : "expected a tribe and a number, found ") +
                                in_quotes(part));
        return houses;
      }
      if (index_of(*tribe) >= tribes_in_play(state_.player_count)) {
        fields_.fail(field, in_quotes(words[0]) + " is not in play with " + std::to_string(state_.player_count) + " players",
                     rule_ids[Rule::set_1]);
        return houses;
      }
      if (houses.has(*tribe)) fields_.fail(field, in_quotes(words[0]) + " is named twice");
      if (houses_left_[*tribe] < *count) {
        fields_.fail(field,
                     "too many houses: a tribe has 7 and " + std::to_string(houses_left_[*tribe]) + " of " +
                         std::string(words[0]) + " are left here",
                     rule_ids[Rule::mat_2]);
        return houses;
      }
      houses.add(*tribe, *count);
      houses_left_.remove(*tribe, *count);
    }
    return houses;
  }

  void read_houses() {
    state_.supply = {};
    if (const TextField* field = fields_.find("supply")) state_.supply = take_houses(*field);
    if (const TextField* field = fields_.find("box")) state_.box = take_houses(*field);
    for (Seat seat : seats_of(state_))
      if (const TextField* field = fields_.find(seat_name(seat) + " captured"))
        state_.players[seat].captured = take_houses(*field);
    const TextField* rest = nullptr;
    District rest_at = District::none;
    for (const TextField* field : fields_.starting_with("houses")) {
      const District district =
          district_named(fields_, *field, std::string_view(field->key).substr(6 + (field->key.size() > 6)));
      if (field->value == "rest") {
        if (rest != nullptr) fields_.fail(*field, "'rest' is given twice");
        rest = field;
        rest_at = district;
      } else {
        state_.city[district] = take_houses(*field);
      }
    }
    if (rest != nullptr) {
      state_.city[rest_at] = houses_left_;
      houses_left_ = {};
    }
    if (houses_left_.empty()) return;
    const Tribe tribe = *houses_left_.kinds().begin();
    fields_.fail_at(
        "houses",
        std::to_string(houses_left_[tribe]) + " of the 7 houses of " + std::string(name_of(tribe)) + " are missing",
        rule_ids[Rule::mat_2]);
  }

  // Takes cards that lie somewhere from what is left of the god's deck.
  bool take_cards(const TextField& field, Seat seat, Card card, int count) {
    if (cards_left_[seat][card] < count) {
      fields_.fail(field,
                   "too many cards: a god has " + std::to_string(card_infos[card].copies) + " of " +
                       in_quotes(name_of(card)) + " and " + std::to_string(cards_left_[seat][card]) + " are left for " +
                       seat_name(seat),
                   rule_ids[Rule::mat_3]);
      return false;
    }
    cards_left_[seat].remove(card, count);
    return true;
  }

  // `p2 3`, `p1 +7`: a flood card or an Intervention of a row.
  void read_row_card(const TextField& field, Row& row, std::string_view part) {
    const auto words = words_of(part);
    if (words.size() != 2) return fields_.fail(field, "expected an owner and waves or +7 or -7, found " + in_quotes(part));
    const Seat owner = fields_.player_named(field, words[0], state_.player_count, Seat::p1);
    if (words[1] == "+7" || words[1] == "-7") {
      if (take_cards(field, owner, Card::intervention, 1)) (words[1] == "+7" ? row.raised : row.lowered).insert(owner);
      return;
    }
    const auto waves = to_number(words[1]);
    if (!waves || *waves < 1 || *waves > 4)
      return fields_.fail(field, "unknown card " + in_quotes(words[1]), rule_ids[Rule::mat_3]);
    if (!take_cards(field, owner, flood_of(*waves), 1)) return;
    state_.row_cards.push_back(RowCard(owner, *waves));
    ++row.size;
  }

  void read_rows() {
    for (const TextField* field : fields_.starting_with("row")) {
      const std::string_view name = std::string_view(field->key).substr(3 + (field->key.size() > 3));
      Row row{.district = district_named(fields_, *field, name), .chip = Seat::p1, .size = 0, .raised = {}, .lowered = {}};
      const std::size_t colon = field->value.find(':');
      const auto words = words_of(field->value.substr(0, colon));
      if (colon == std::string_view::npos || words.size() != 2 || words[0] != "by")
        return fields_.fail(*field, "expected 'by', the chip's owner and a colon, found " + in_quotes(field->value));
      row.chip = fields_.player_named(*field, words[1], state_.player_count, Seat::p1);
      const std::string_view cards = trim(field->value.substr(colon + 1));
      if (cards != "none")
        for (std::string_view part : split(cards, ',')) read_row_card(*field, row, part);
      if (state_.rows.size() == max_players)
        return fields_.fail(*field, "too many rows: each chip lies once", rule_ids[Rule::fld_1]);
      state_.rows.push_back(row);
    }
  }

  struct CardList {
    Cards cards;
    bool is_filled = false;  // ends in `fill`
  };

  CardList read_cards(const TextField& field, Seat seat) {
    CardList list;
    if (field.value == "none") return list;
    for (const std::string_view each : split(field.value, ',')) {
      if (list.is_filled) fields_.fail(field, "'fill' comes last");
      list.is_filled = each == "fill";
      if (list.is_filled) continue;
      const auto [part, count] = read_counted(each);
      const auto card = find_card(part);
      if (!card || count < 1 || count > deck_size) {
        fields_.fail(field, "unknown card " + in_quotes(part), rule_ids[Rule::mat_3]);
        return list;
      }
      if (!take_cards(field, seat, *card, count)) return list;
      list.cards.add(*card, count);
    }
    return list;
  }

  Cards read_plain_cards(const TextField& field, Seat seat) {
    const CardList list = read_cards(field, seat);
    if (list.is_filled) fields_.fail(field, "only a hand can be filled");
    return list.cards;
  }

  void read_seat(Seat seat) {
    Player& player = state_.players[seat];
    const std::string name = seat_name(seat) + " ";
    if (const TextField* field = fields_.find(name + "tribe")) {
      const auto tribe = find_tribe(field->value);
      if (!tribe) fields_.fail(*field, "unknown tribe " + in_quotes(field->value), rule_ids[Rule::mat_2]);
      player.tribe = tribe.value_or(Tribe::none);
    }
    if (const TextField* field = fields_.find(name + "district"))
      player.district = district_named(fields_, *field, field->value);
    if (const TextField* field = fields_.find(name + "discard")) player.discards = read_plain_cards(*field, seat);
    if (const TextField* field = fields_.find(name + "front")) {
      for (Card card : read_plain_cards(*field, seat).kinds()) {
        if (card != Card::one_more && card != Card::one_less)
          fields_.fail(*field, "only one more and one less lie in front of a player", rule_ids[Rule::act_1]);
        (card == Card::one_more ? state_.more : state_.less).insert(seat);
      }
    }
    if (const TextField* field = fields_.find(name + "chosen")) {
      const Cards cards = read_plain_cards(*field, seat);
      if (cards.total() != 1)
        fields_.fail(*field, "expected one card");
      else
        player.chosen = *cards.kinds().begin();
    }
    player.shuffles = static_cast<std::uint8_t>(fields_.number(name + "shuffles", 0, 99, 0));
  }

  // Last of all, so that `fill` takes from what is really left.
  void read_hand(Seat seat) {
    if (fields_.error()) return;
    Player& player = state_.players[seat];
    CardList list{.cards = {}, .is_filled = true};
    if (const TextField* field = fields_.find(seat_name(seat) + " hand")) list = read_cards(*field, seat);
    const bool has_hand = state_.phase >= Phase::draw;
    if (list.is_filled && has_hand) {
      const bool has_played = state_.phase == Phase::play || player.chosen != Card::none;
      const int size = hand_limit - (has_played ? 1 : 0);
      while (list.cards.total() < size && !cards_left_[seat].empty()) {
        const Card card = *cards_left_[seat].kinds().begin();
        cards_left_[seat].remove(card);
        list.cards.add(card);
      }
    }
    player.hand = list.cards;
    player.pile = cards_left_[seat];
  }

  void read_chain() {
    const TextField* field = fields_.find("doing");
    if (field == nullptr) return;
    const auto words = words_of(field->value);
    for (Step step : all_of<Step>.without(Step::none)) {
      const auto pattern = words_of(chain_patterns[step]);
      const bool has_used = step == Step::panic && words.size() > pattern.size() + 1 && words[pattern.size()] == "used";
      const auto fits = [](std::string_view part, std::string_view word) { return part[0] == '$' || part == word; };
      if (words.size() != pattern.size() && !has_used) continue;
      if (!std::equal(pattern.begin(), pattern.end(), words.begin(), fits)) continue;
      state_.chain.step = step;
      for (std::size_t i = 0; i < pattern.size(); ++i) read_chain_part(*field, pattern[i], words[i]);
      for (std::size_t i = pattern.size() + 1; i < words.size(); ++i)
        state_.chain.used.insert(district_named(fields_, *field, words[i]));
      return;
    }
    fields_.fail(*field, "unknown chain " + in_quotes(field->value));
  }

  void read_chain_part(const TextField& field, std::string_view part, std::string_view word) {
    if (part == "$f") state_.chain.from = district_named(fields_, field, word);
    if (part == "$t") state_.chain.to = district_named(fields_, field, word);
    if (part != "$n" && part != "$l") return;
    const int number = to_number(word).value_or(0);
    if (number < 1 || number > max_players * floods_per_god) fields_.fail(field, "expected a number at the end");
    state_.chain.number = static_cast<std::uint8_t>(number - (part == "$n" ? 1 : 0));
  }

  void deal_default_tiles() {
    if (state_.phase < Phase::place) return;
    auto tribes = EnumSet<Tribe>::first(tribes_in_play(state_.player_count));
    auto districts = all_of<District>;
    for (Seat seat : seats_of(state_)) {
      if (state_.players[seat].tribe != Tribe::none) tribes.erase(state_.players[seat].tribe);
      if (state_.players[seat].district != District::none) districts.erase(state_.players[seat].district);
    }
    for (Seat seat : seats_of(state_)) {
      Player& player = state_.players[seat];
      if (player.tribe == Tribe::none) {
        player.tribe = tribes.front();
        tribes.erase(player.tribe);
      }
      if (player.district == District::none) {
        player.district = districts.front();
        districts.erase(player.district);
      }
    }
  }

  void check_whole() {
    const Inconsistency found = complete(state_);
    if (found.flaw == Flaw::none) return;
    const FlawInfo& info = flaw_infos[found.flaw];
    std::string key(info.field);
    if (found.seat != Seat::spectator) key = seat_name(found.seat) + " " + key;
    if (found.district != District::none) key += " " + std::string(name_of(found.district));
    fields_.fail_at(key, english().text("flaw." + std::string(flaw_codes[found.flaw])), rule_ids[info.rule]);
  }

  Fields fields_;
  State state_;
  PerPlayer<Cards> cards_left_{};
  Houses houses_left_;
};

}  // namespace

Result<State, TextError> Text::read_position(const std::vector<Line>& lines) { return PositionReader(lines).read(); }

}  // namespace springtide::vineta
