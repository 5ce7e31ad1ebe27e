// Actions as text. One table of patterns serves writing and reading.
#include <algorithm>
#include <array>
#include <initializer_list>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"

namespace springtide {
namespace vineta {
namespace {

using CardSet = EnumSet<Card>;
constexpr CardSet any_card = CardSet::all();
constexpr CardSet floods{Card::flood_1, Card::flood_2, Card::flood_3, Card::flood_4};

// A pattern is words and fields: $r recipient, $c card, $t tribe, $s second tribe, $d district, $e the district `to`, $n
// number from 1. An upper-case field may be hidden as `?`.
struct Pattern {
  Verb verb;
  std::string_view text;
  CardSet cards;
};

constexpr std::array patterns{
    Pattern{Verb::start, "start $r", {}},
    Pattern{Verb::deal_tribe, "deal $r tribe $T", {}},
    Pattern{Verb::deal_district, "deal $r district $D", {}},
    Pattern{Verb::draw, "draw $r $C", any_card},
    Pattern{Verb::place, "place $t $d", {}},
    Pattern{Verb::choose, "choose $C", any_card},
    Pattern{Verb::capture, "capture $t", {}},
    Pattern{Verb::start_row, "$c start $d", floods},
    Pattern{Verb::add, "$c add $d", floods},
    Pattern{Verb::take, "$c take $d $n", {Card::changing_wind}},
    Pattern{Verb::put, "$c to $d", {Card::changing_wind}},
    Pattern{Verb::discard, "$c discard $d $n", {Card::changing_wind, Card::calm_sea}},
    Pattern{Verb::raise, "$c $d +7", {Card::intervention}},
    Pattern{Verb::lower, "$c $d -7", {Card::intervention}},
    Pattern{Verb::lay, "$c", {Card::one_more, Card::one_less}},
    Pattern{Verb::route, "$c from $d to $e", {Card::false_hope, Card::rescue}},
    Pattern{Verb::move, "$c move $t", {Card::false_hope, Card::rescue}},
    Pattern{Verb::move, "$c move $t $s", {Card::rescue}},
    Pattern{Verb::move, "$c move $t to $e", {Card::panic}},
    Pattern{Verb::swap, "$c $d $e", {Card::relocation}},
    Pattern{Verb::flee, "$c from $d", {Card::panic}},
    Pattern{Verb::close, "$c $d", {Card::quarantine}},
    Pattern{Verb::lapse, "$c lapse", any_card},
};

constexpr bool is_nature(Verb verb) { return verb <= Verb::draw; }
constexpr bool has_field(std::string_view pattern, char field) {
  for (std::size_t i = 0; i + 1 < pattern.size(); ++i)
    if (pattern[i] == '$' && pattern[i + 1] == field) return true;
  return false;
}

const Pattern& pattern_of(Action action) {
  for (const Pattern& pattern : patterns)
    if (pattern.verb == action.verb && has_field(pattern.text, 's') == (action.second != Tribe::none) &&
        (action.verb != Verb::move || has_field(pattern.text, 'e') == (action.to != District::none)))
      return pattern;
  return patterns[0];  // not reached: every verb has a pattern
}

std::string field_text(Action action, char field) {
  switch (field) {
    case 'r':
      return seat_name(action.recipient);
    case 'c':
    case 'C':
      return action.card == Card::none ? "?" : std::string(name_of(action.card));
    case 't':
    case 'T':
      return action.tribe == Tribe::none ? "?" : std::string(name_of(action.tribe));
    case 's':
      return std::string(name_of(action.second));
    case 'd':
    case 'D':
      return action.district == District::none ? "?" : std::string(name_of(action.district));
    case 'e':
      return std::string(name_of(action.to));
    default:
      return std::to_string(action.number + 1);
  }
}

// Reads one line against one pattern, word by word.
class Matcher {
 public:
  Matcher(const Pattern& pattern, const std::vector<std::string_view>& words) : pattern_(pattern), words_(words) {}

  bool matches() {
    action_.verb = pattern_.verb;
    for (std::string_view part : words_of(pattern_.text))
      if (!(part[0] == '$' ? read_field(part[1]) : read_word(part))) return false;
    if (at_ == words_.size()) return true;
    expected_ = "the end of the line";
    return false;
  }

  Action action() const { return action_; }
  // After a failure: how far the line fitted, and what should have come there.
  std::size_t reached() const { return at_; }
  const std::string& expected() const { return expected_; }

 private:
  bool read_word(std::string_view word) {
    expected_ = "'" + std::string(word) + "'";
    if (at_ == words_.size() || words_[at_] != word) return false;
    ++at_;
    return true;
  }

  template <class T>
  bool read_one(std::string_view what, std::optional<T> found, T& target) {
    expected_ = what;
    if (!found) return false;
    target = *found;
    ++at_;
    return true;
  }

  bool read_card() {
    expected_ = "a card that can be played so";
    for (std::size_t length : {2u, 1u}) {
      if (at_ + length > words_.size()) continue;
      std::string name(words_[at_]);
      if (length == 2) name += " " + std::string(words_[at_ + 1]);
      const auto card = find_card(name);
      if (!card || !pattern_.cards.contains(*card)) continue;
      action_.card = *card;
      at_ += length;
      return true;
    }
    return false;
  }

  bool read_number() {
    const auto number = at_ < words_.size() ? to_number(words_[at_]) : std::nullopt;
    expected_ = "the number of a row card";
    if (!number || *number < 1 || *number > max_players * floods_per_god) return false;
    action_.number = static_cast<std::uint8_t>(*number - 1);
    ++at_;
    return true;
  }

  bool read_field(char field) {
    const std::string_view word = at_ < words_.size() ? words_[at_] : std::string_view{};
    if (field >= 'A' && field <= 'Z') {
      if (word == "?") {
        ++at_;
        return true;
      }
      field = static_cast<char>(field - 'A' + 'a');
    }
    switch (field) {
      case 'r': {
        const auto seat = find_seat(word);
        return read_one("a player", seat && is_player(*seat) ? seat : std::nullopt, action_.recipient);
      }
      case 'c':
        return read_card();
      case 't':
        return read_one("a tribe", find_tribe(word), action_.tribe);
      case 's':
        return read_one("a tribe", find_tribe(word), action_.second);
      case 'd':
        return read_one("a district", find_district(word), action_.district);
      case 'e':
        return read_one("a district", find_district(word), action_.to);
      default:
        return read_number();
    }
  }

  const Pattern& pattern_;
  const std::vector<std::string_view>& words_;
  std::size_t at_ = 0;
  std::string expected_;
  Action action_{};
};

std::optional<std::string> misorder(Action action) {
  if (action.verb == Verb::swap && action.to < action.district) return "the districts of a relocation stand in board order";
  if (action.verb == Verb::move && action.second < action.tribe) return "the houses of a rescue stand in tribe order";
  return std::nullopt;
}

}  // namespace
}  // namespace vineta

std::string Notation<Vineta>::action(Seat seat, vineta::Action action) {
  std::string text = seat_name(seat);
  for (std::string_view part : words_of(vineta::pattern_of(action).text)) {
    text += ' ';
    text += part[0] == '$' ? vineta::field_text(action, part[1]) : std::string(part);
  }
  return text;
}

Result<Move<Vineta>, TextError> Notation<Vineta>::parse_action(std::string_view text) {
  std::vector<std::string_view> words = words_of(text);
  if (words.empty()) return bad_text("an action is missing");
  const auto seat = find_seat(words[0]);
  if (!seat || *seat == Seat::spectator) return bad_text("expected p1 to p6 or nature, found " + in_quotes(words[0]));
  words.erase(words.begin());
  std::size_t furthest = 0;
  std::string expected = "an action";
  for (const vineta::Pattern& pattern : vineta::patterns) {
    if (vineta::is_nature(pattern.verb) != (*seat == Seat::nature)) continue;
    vineta::Matcher matcher(pattern, words);
    if (matcher.matches()) {
      if (const auto trouble = vineta::misorder(matcher.action())) return bad_text(*trouble);
      const Move<Vineta> move{.seat = *seat, .action = matcher.action()};
      if (action(move.seat, move.action) != text) return bad_text("words are separated by single spaces");
      return move;
    }
    if (matcher.reached() > furthest) {
      furthest = matcher.reached();
      expected = matcher.expected();
    } else if (matcher.reached() == furthest && furthest > 0 && expected.find(matcher.expected()) == std::string::npos) {
      expected += " or " + matcher.expected();
    }
  }
  const std::string found = furthest < words.size() ? "found " + in_quotes(words[furthest]) : "the line ends";
  return bad_text("expected " + expected + ", " + found);
}

void Notation<Vineta>::action_json(JsonWriter& json, Seat seat, vineta::Action action) {
  using namespace vineta;
  json.begin_object();
  json.field("text", Notation::action(seat, action)).field("seat", seat_name(seat));
  if (is_nature(action.verb)) json.field("recipient", seat_name(action.recipient));
  if (action.card != Card::none) json.field("card", name_of(action.card));
  if (action.tribe != Tribe::none) json.field("tribe", name_of(action.tribe));
  if (action.second != Tribe::none) json.field("second", name_of(action.second));
  if (action.district != District::none) json.field("district", name_of(action.district));
  if (action.to != District::none) json.field("to", name_of(action.to));
  if (action.verb == Verb::take || action.verb == Verb::discard) json.field("number", action.number + 1);
  json.end_object();
}

}  // namespace springtide
