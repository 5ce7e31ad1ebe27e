// Reads positions and options. Every refusal names the line, the field and the reason.
#include <algorithm>
#include <array>
#include <set>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"
#include "text/catalogue.h"

namespace springtide {
namespace vineta {
namespace {

struct Field {
  int line = 0;
  std::string key;
  std::string_view value;
  bool is_read = false;
};

// How many words of a line are its key.
std::size_t key_words(std::string_view first) {
  const bool has_two = first == "set" || first == "houses" || first == "row" || find_seat(first).has_value();
  return has_two ? 2 : 1;
}

Field field_of(const Line& line) {
  const auto words = words_of(line.text);
  const std::size_t count = std::min(key_words(words[0]), words.size());
  Field field{.line = line.number, .key = std::string(words[0]), .value = {}};
  if (count == 2) field.key += " " + std::string(words[1]);
  const auto end = static_cast<std::size_t>(words[count - 1].data() + words[count - 1].size() - line.text.data());
  field.value = trim(line.text.substr(end));
  return field;
}

// The fields of a text, and the first thing that is wrong with them. After a failure every read gives a harmless value.
class Reader {
 public:
  explicit Reader(const std::vector<Line>& lines) {
    std::set<std::string> keys;
    for (const Line& line : lines) {
      fields_.push_back(field_of(line));
      if (!keys.insert(fields_.back().key).second) fail(fields_.back(), "this line is given twice");
    }
  }

  const std::optional<TextError>& error() const { return error_; }
  void fail(const Field& field, std::string reason, Rule rule) {
    fail(field, std::move(reason));
    if (error_ && error_->line == field.line && error_->rule.empty()) error_->rule = rule_ids[rule];
  }
  void fail(const Field& field, std::string reason) {
    if (!error_) error_ = bad_text(std::move(reason), field.key, field.line);
  }
  void fail(TextError error) {
    if (!error_) error_ = std::move(error);
  }

  const Field* find(std::string_view key) {
    for (Field& field : fields_) {
      if (field.key != key) continue;
      field.is_read = true;
      return &field;
    }
    return nullptr;
  }

  // In the order of the file.
  std::vector<const Field*> starting_with(std::string_view prefix) {
    std::vector<const Field*> found;
    for (Field& field : fields_) {
      if (!field.key.starts_with(prefix)) continue;
      field.is_read = true;
      found.push_back(&field);
    }
    return found;
  }

  int number(std::string_view key, int least, int most, int otherwise) {
    const Field* field = find(key);
    if (field == nullptr) return otherwise;
    const auto value = to_number(field->value);
    if (value && *value >= least && *value <= most) return *value;
    fail(*field, "expected a number from " + std::to_string(least) + " to " + std::to_string(most) + ", found " +
                     in_quotes(field->value));
    return otherwise;
  }

  template <class E>
  E name(std::string_view key, const EnumArray<E, std::string_view>& names, E otherwise) {
    const Field* field = find(key);
    if (field == nullptr) return otherwise;
    if (const auto value = find_name(names, field->value)) return *value;
    std::string known;
    for (std::string_view each : names) known += (known.empty() ? "" : ", ") + std::string(each);
    fail(*field, "unknown value " + in_quotes(field->value) + "; known: " + known);
    return otherwise;
  }

  template <class E>
  std::optional<E> optional_name(std::string_view key, const EnumArray<E, std::string_view>& names) {
    if (find(key) == nullptr) return std::nullopt;
    return name(key, names, E{});
  }

  Seat player(std::string_view key, int players, Seat otherwise) {
    const Field* field = find(key);
    if (field == nullptr) return otherwise;
    return player_named(*field, field->value, players, otherwise);
  }

  Seat player_named(const Field& field, std::string_view name, int players, Seat otherwise) {
    const auto seat = find_seat(name);
    if (seat && is_player(*seat) && index_of(*seat) < players) return *seat;
    fail(field, "expected p1 to p" + std::to_string(players) + ", found " + in_quotes(name), Rule::set_1);
    return otherwise;
  }

  District district_named(const Field& field, std::string_view name) {
    if (const auto district = find_district(name)) return *district;
    fail(field, "unknown district " + in_quotes(name), Rule::mat_1);
    return District::g0;
  }

  DistrictSet districts(std::string_view key) {
    DistrictSet set;
    const Field* field = find(key);
    if (field == nullptr) return set;
    if (field->value.empty()) fail(*field, "districts are missing");
    for (std::string_view word : words_of(field->value)) {
      const District district = district_named(*field, word);
      if (set.contains(district)) fail(*field, "district " + in_quotes(word) + " is named twice");
      set.insert(district);
    }
    return set;
  }

  void fail_on_unread() {
    for (const Field& field : fields_)
      if (!field.is_read) fail(field, "unknown line");
  }

 private:
  std::vector<Field> fields_;
  std::optional<TextError> error_;
};

// `game`, `rules`: the same in positions and records.
void read_game(Reader& reader) {
  const Field* game = reader.find("game");
  if (game == nullptr) return reader.fail(bad_text("the line is missing", "game"));
  if (game->value != Vineta::name) return reader.fail(*game, "expected vineta, found " + in_quotes(game->value));
  reader.number("rules", 1, Vineta::rules_version, Vineta::rules_version);
}

Options read_options(Reader& reader) {
  Options options;
  if (reader.find("players") == nullptr) reader.fail(bad_text("the line is missing", "players"));
  options.players = reader.number("players", min_players, max_players, min_players);
  options.edition = reader.name("edition", edition_names, Edition::nl);
  if (reader.find("set own-house") != nullptr)
    options.own_house = static_cast<std::uint8_t>(reader.number("set own-house", 1, 3, 1));
  options.tie_tower = reader.optional_name("set tie-tower", tie_tower_names);
  options.panic = reader.optional_name("set panic", panic_names);
  options.capture = reader.optional_name("set capture", capture_names);
  const Switches switches = resolve(options);
  if (switches.capture == Capture::in_order && switches.own_house != 1)
    reader.fail(*reader.find("set capture"), english().text("flaw.switches"), Rule::ed_4);
  return options;
}

struct FlawInfo {
  Flaw flaw;
  std::string_view field;
  Rule rule;
};
constexpr std::array flaw_infos{
    FlawInfo{Flaw::players, "players", Rule::set_1},
    FlawInfo{Flaw::switches, "set capture", Rule::ed_4},
    FlawInfo{Flaw::round, "round", Rule::rnd_1},
    FlawInfo{Flaw::turn, "turn", Rule::rnd_2},
    FlawInfo{Flaw::tie_breaks, "tie-breaks", Rule::sco_2},
    FlawInfo{Flaw::tower, "tower", Rule::set_4},
    FlawInfo{Flaw::sunk, "sunk", Rule::map_2},
    FlawInfo{Flaw::quarantine, "quarantine", Rule::qua_1},
    FlawInfo{Flaw::houses, "houses", Rule::mat_2},
    FlawInfo{Flaw::supply, "supply", Rule::set_5},
    FlawInfo{Flaw::box, "box", Rule::ru_3},
    FlawInfo{Flaw::row_sunk, "row", Rule::ru_5},
    FlawInfo{Flaw::row_coast, "row", Rule::map_2},
    FlawInfo{Flaw::row_twice, "row", Rule::fld_1},
    FlawInfo{Flaw::chip_twice, "row", Rule::fld_1},
    FlawInfo{Flaw::row_cards, "row", Rule::mat_3},
    FlawInfo{Flaw::cards, "hand", Rule::mat_3},
    FlawInfo{Flaw::front, "front", Rule::act_1},
    FlawInfo{Flaw::tribe, "tribe", Rule::set_2},
    FlawInfo{Flaw::district, "district", Rule::set_2},
    FlawInfo{Flaw::tribe_twice, "tribe", Rule::set_2},
    FlawInfo{Flaw::district_twice, "district", Rule::set_2},
    FlawInfo{Flaw::hand, "hand", Rule::trn_3},
    FlawInfo{Flaw::chosen, "chosen", Rule::trn_2},
    FlawInfo{Flaw::captured, "captured", Rule::sco_3},
    FlawInfo{Flaw::doing, "doing", Rule::trn_2},
    FlawInfo{Flaw::phase, "phase", Rule::trn_2},
};
constexpr std::array flaw_codes{"none",     "players",   "switches",   "round",       "turn",           "tie-breaks",
                                "tower",    "sunk",      "quarantine", "houses",      "supply",         "box",
                                "row-sunk", "row-coast", "row-twice",  "chip-twice",  "row-cards",      "cards",
                                "front",    "tribe",     "district",   "tribe-twice", "district-twice", "hand",
                                "chosen",   "captured",  "doing",      "phase"};

class PositionReader {
 public:
  explicit PositionReader(const std::vector<Line>& lines) : reader_(lines) {}

  Result<State, TextError> read() {
    read_game(reader_);
    const Options options = read_options(reader_);
    if (reader_.error()) return *reader_.error();
    state_ = initial(options);
    for (Seat seat : seats_of(state_)) cards_left_[seat] = full_deck;
    for (Tribe tribe : EnumSet<Tribe>::first(tribes_in_play(state_.player_count))) houses_left_.add(tribe, houses_per_tribe);
    read_table();
    read_houses();
    read_rows();
    for (Seat seat : seats_of(state_)) read_seat(seat);
    for (Seat seat : seats_of(state_)) read_hand(seat);
    read_chain();
    reader_.fail_on_unread();
    if (!reader_.error()) deal_default_tiles();
    if (!reader_.error()) check_whole();
    if (reader_.error()) return *reader_.error();
    return state_;
  }

 private:
  void read_table() {
    state_.phase = reader_.name("phase", phase_names, Phase::choose);
    state_.round = static_cast<std::uint8_t>(reader_.number("round", 1, 8, 1));
    state_.turn = static_cast<std::uint8_t>(reader_.number("turn", 1, 36, 1));
    state_.tie_breaks = static_cast<std::uint8_t>(reader_.number("tie-breaks", 0, 36, 0));
    state_.tower = reader_.player("tower", state_.player_count, Seat::p1);
    state_.disk = reader_.player("disk", state_.player_count, Seat::p1);
    state_.sunk = reader_.districts("sunk");
    state_.quarantined = reader_.districts("quarantine");
  }

  // `amber 2, ice 1`, taken from the houses left.
  Houses take_houses(const Field& field) {
    Houses houses;
    for (std::string_view part : split(field.value, ',')) {
      const auto words = words_of(part);
      const auto tribe = words.size() == 2 ? find_tribe(words[0]) : std::nullopt;
      const auto count = words.size() == 2 ? to_number(words[1]) : std::nullopt;
      if (!tribe || !count || *count < 1 || *count > houses_per_tribe) {
        reader_.fail(field, (words.size() == 2 && !tribe ? "unknown tribe in " : "expected a tribe and a number, found ") +
                                in_quotes(part));
        return houses;
      }
      if (index_of(*tribe) >= tribes_in_play(state_.player_count)) {
        reader_.fail(field, in_quotes(words[0]) + " is not in play with " + std::to_string(state_.player_count) + " players",
                     Rule::set_1);
        return houses;
      }
      if (houses.has(*tribe)) reader_.fail(field, in_quotes(words[0]) + " is named twice");
      if (houses_left_[*tribe] < *count) {
        reader_.fail(field,
                     "too many houses: a tribe has 7 and " + std::to_string(houses_left_[*tribe]) + " of " +
                         std::string(words[0]) + " are left here",
                     Rule::mat_2);
        return houses;
      }
      houses.add(*tribe, *count);
      houses_left_.remove(*tribe, *count);
    }
    return houses;
  }

  void read_houses() {
    state_.supply = {};
    if (const Field* field = reader_.find("supply")) state_.supply = take_houses(*field);
    if (const Field* field = reader_.find("box")) state_.box = take_houses(*field);
    for (Seat seat : seats_of(state_))
      if (const Field* field = reader_.find(seat_name(seat) + " captured"))
        state_.players[seat].captured = take_houses(*field);
    const Field* rest = nullptr;
    District rest_at = District::none;
    for (const Field* field : reader_.starting_with("houses")) {
      const District district =
          reader_.district_named(*field, std::string_view(field->key).substr(6 + (field->key.size() > 6)));
      if (field->value == "rest") {
        if (rest != nullptr) reader_.fail(*field, "'rest' is given twice");
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
    TextError error =
        bad_text(std::to_string(houses_left_[tribe]) + " of the 7 houses of " + std::string(name_of(tribe)) + " are missing",
                 "houses");
    error.rule = rule_ids[Rule::mat_2];
    reader_.fail(std::move(error));
  }

  // Takes cards that lie somewhere from what is left of the god's deck.
  bool take_cards(const Field& field, Seat seat, Card card, int count) {
    if (cards_left_[seat][card] < count) {
      reader_.fail(field,
                   "too many cards: a god has " + std::to_string(card_infos[card].copies) + " of " +
                       in_quotes(name_of(card)) + " and " + std::to_string(cards_left_[seat][card]) + " are left for " +
                       seat_name(seat),
                   Rule::mat_3);
      return false;
    }
    cards_left_[seat].remove(card, count);
    return true;
  }

  // `p2 3`, `p1 +7`: a flood card or an Intervention of a row.
  void read_row_card(const Field& field, Row& row, std::string_view part) {
    const auto words = words_of(part);
    if (words.size() != 2) return reader_.fail(field, "expected an owner and waves or +7 or -7, found " + in_quotes(part));
    const Seat owner = reader_.player_named(field, words[0], state_.player_count, Seat::p1);
    if (words[1] == "+7" || words[1] == "-7") {
      if (take_cards(field, owner, Card::intervention, 1)) (words[1] == "+7" ? row.raised : row.lowered).insert(owner);
      return;
    }
    const auto waves = to_number(words[1]);
    if (!waves || *waves < 1 || *waves > 4) return reader_.fail(field, "unknown card " + in_quotes(words[1]), Rule::mat_3);
    if (!take_cards(field, owner, flood_of(*waves), 1)) return;
    state_.row_cards.push_back(RowCard(owner, *waves));
    ++row.size;
  }

  void read_rows() {
    for (const Field* field : reader_.starting_with("row")) {
      const std::string_view name = std::string_view(field->key).substr(3 + (field->key.size() > 3));
      Row row{.district = reader_.district_named(*field, name), .chip = Seat::p1, .size = 0, .raised = {}, .lowered = {}};
      const std::size_t colon = field->value.find(':');
      const auto words = words_of(field->value.substr(0, colon));
      if (colon == std::string_view::npos || words.size() != 2 || words[0] != "by")
        return reader_.fail(*field, "expected 'by', the chip's owner and a colon, found " + in_quotes(field->value));
      row.chip = reader_.player_named(*field, words[1], state_.player_count, Seat::p1);
      const std::string_view cards = trim(field->value.substr(colon + 1));
      if (cards != "none")
        for (std::string_view part : split(cards, ',')) read_row_card(*field, row, part);
      if (state_.rows.size() == max_players) return reader_.fail(*field, "too many rows: each chip lies once", Rule::fld_1);
      state_.rows.push_back(row);
    }
  }

  struct CardList {
    Cards cards;
    bool is_filled = false;  // ends in `fill`
  };

  CardList read_cards(const Field& field, Seat seat) {
    CardList list;
    if (field.value == "none") return list;
    for (std::string_view part : split(field.value, ',')) {
      if (list.is_filled) reader_.fail(field, "'fill' comes last");
      if (part == "fill") {
        list.is_filled = true;
        continue;
      }
      int count = 1;
      if (const std::size_t times = part.rfind(" x"); times != std::string_view::npos) {
        count = to_number(part.substr(times + 2)).value_or(0);
        part = trim(part.substr(0, times));
      }
      const auto card = find_card(part);
      if (!card || count < 1 || count > deck_size) {
        reader_.fail(field, "unknown card " + in_quotes(part), Rule::mat_3);
        return list;
      }
      if (!take_cards(field, seat, *card, count)) return list;
      list.cards.add(*card, count);
    }
    return list;
  }

  Cards read_plain_cards(const Field& field, Seat seat) {
    const CardList list = read_cards(field, seat);
    if (list.is_filled) reader_.fail(field, "only a hand can be filled");
    return list.cards;
  }

  void read_seat(Seat seat) {
    Player& player = state_.players[seat];
    const std::string name = seat_name(seat) + " ";
    if (const Field* field = reader_.find(name + "tribe")) {
      const auto tribe = find_tribe(field->value);
      if (!tribe) reader_.fail(*field, "unknown tribe " + in_quotes(field->value), Rule::mat_2);
      player.tribe = tribe.value_or(Tribe::none);
    }
    if (const Field* field = reader_.find(name + "district")) player.district = reader_.district_named(*field, field->value);
    if (const Field* field = reader_.find(name + "discard")) player.discards = read_plain_cards(*field, seat);
    if (const Field* field = reader_.find(name + "front")) {
      for (Card card : read_plain_cards(*field, seat).kinds()) {
        if (card != Card::one_more && card != Card::one_less)
          reader_.fail(*field, "only one more and one less lie in front of a player", Rule::act_1);
        (card == Card::one_more ? state_.more : state_.less).insert(seat);
      }
    }
    if (const Field* field = reader_.find(name + "chosen")) {
      const Cards cards = read_plain_cards(*field, seat);
      if (cards.total() != 1)
        reader_.fail(*field, "expected one card");
      else
        player.chosen = *cards.kinds().begin();
    }
    player.shuffles = static_cast<std::uint8_t>(reader_.number(name + "shuffles", 0, 255, 0));
  }

  // Last of all, so that `fill` takes from what is really left.
  void read_hand(Seat seat) {
    if (reader_.error()) return;
    Player& player = state_.players[seat];
    CardList list{.cards = {}, .is_filled = true};
    if (const Field* field = reader_.find(seat_name(seat) + " hand")) list = read_cards(*field, seat);
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
    const Field* field = reader_.find("doing");
    if (field == nullptr) return;
    const auto words = words_of(field->value);
    const auto is = [&words](std::size_t at, std::string_view word) { return at < words.size() && words[at] == word; };
    const auto number_at = [&](std::size_t at) {
      const int number = at < words.size() ? to_number(words[at]).value_or(0) : 0;
      if (number < 1 || number > max_players * floods_per_god) reader_.fail(*field, "expected a number at the end");
      return number;
    };
    Chain chain;
    if (is(0, "changing") && is(1, "wind") && is(2, "take") && words.size() == 5) {
      chain = {.step = Step::wind, .from = reader_.district_named(*field, words[3]), .used = {}};
      chain.number = static_cast<std::uint8_t>(number_at(4) - 1);
    } else if (is(0, "false") && is(1, "hope") && is(2, "from") && is(4, "to") && words.size() == 6) {
      chain = {.step = Step::hope,
               .from = reader_.district_named(*field, words[3]),
               .to = reader_.district_named(*field, words[5]),
               .used = {}};
    } else if (is(0, "rescue") && is(1, "from") && is(3, "to") && words.size() == 5) {
      chain = {.step = Step::rescue,
               .from = reader_.district_named(*field, words[2]),
               .to = reader_.district_named(*field, words[4]),
               .used = {}};
    } else if (is(0, "panic") && is(1, "from") && is(3, "left") &&
               (words.size() == 5 || (is(5, "used") && words.size() > 6))) {
      chain = {.step = Step::panic, .from = reader_.district_named(*field, words[2]), .used = {}};
      chain.number = static_cast<std::uint8_t>(number_at(4));
      for (std::size_t i = 6; i < words.size(); ++i) chain.used.insert(reader_.district_named(*field, words[i]));
    } else if (is(0, "capture") && is(2, "next") && words.size() == 4) {
      chain = {.step = Step::capture, .from = reader_.district_named(*field, words[1]), .used = {}};
      chain.number = static_cast<std::uint8_t>(number_at(3) - 1);
    } else {
      reader_.fail(*field, "unknown chain " + in_quotes(field->value));
    }
    state_.chain = chain;
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
    const auto info =
        std::find_if(flaw_infos.begin(), flaw_infos.end(), [&](const FlawInfo& each) { return each.flaw == found.flaw; });
    std::string key(info->field);
    if (found.seat != Seat::spectator) key = seat_name(found.seat) + " " + key;
    if (found.district != District::none) key += " " + std::string(name_of(found.district));
    const Field* field = reader_.find(key);
    TextError error = bad_text(english().text("flaw." + std::string(flaw_codes[static_cast<std::size_t>(found.flaw)])), key);
    if (field != nullptr) error.line = field->line;
    error.rule = rule_ids[info->rule];
    reader_.fail(std::move(error));
  }

  Reader reader_;
  State state_;
  PerPlayer<Cards> cards_left_{};
  Houses houses_left_;
};

}  // namespace
}  // namespace vineta

Result<vineta::State, TextError> Notation<Vineta>::parse_position(std::string_view text) {
  const std::vector<Line> lines = content_lines_of(text);
  if (lines.empty() || words_of(lines[0].text)[0] != "game") return bad_text("the first line is missing", "game");
  return vineta::PositionReader(lines).read();
}

Result<vineta::Options, TextError> Notation<Vineta>::parse_options(const std::vector<Line>& lines) {
  vineta::Reader reader(lines);
  vineta::Options options = vineta::read_options(reader);
  const vineta::Field* start = reader.find("start");
  if (start != nullptr && start->value == "random")
    options.start = Seat::nature;
  else
    options.start = reader.player("start", options.players, Seat::p1);
  reader.fail_on_unread();
  if (reader.error()) return *reader.error();
  return options;
}

std::vector<std::string_view> Notation<Vineta>::rule_ids() { return {vineta::rule_ids.begin(), vineta::rule_ids.end()}; }

std::string Notation<Vineta>::reason(const vineta::Verdict& verdict) {
  return english().text("reason." + std::string(vineta::reason_codes[verdict.reason]));
}

std::string Notation<Vineta>::points(const vineta::State& state, Seat seat) {
  std::string text;
  for (const vineta::Points& reason : points_of(state, seat)) {
    if (!text.empty()) text += ", ";
    text += std::string(vineta::rule_ids[reason.rule]) + " " + std::to_string(reason.points);
  }
  return text.empty() ? "none" : text;
}

}  // namespace springtide
