// Options as lines of text, the same in positions and records.
#include "games/vineta/notation/options_text.h"

#include <algorithm>
#include <array>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/notation.h"
#include "text/catalogue.h"

namespace springtide {
namespace vineta {

std::size_t key_words(std::string_view first) {
  constexpr std::array single{"game",       "rules", "players", "edition",    "start", "phase",  "round", "turn",
                              "tie-breaks", "tower", "disk",    "quarantine", "sunk",  "supply", "box",   "doing"};
  if (first == "set" || first == "houses" || first == "row") return 2;
  if (const auto seat = find_seat(first); seat && is_player(*seat)) return 2;
  return std::find(single.begin(), single.end(), first) != single.end() ? 1 : 0;
}

Options read_options(Fields& fields) {
  Options options;
  if (fields.find("players") == nullptr) fields.fail_missing("players");
  options.players = fields.number("players", min_players, max_players, min_players);
  options.edition = fields.name("edition", edition_names, Edition::nl);
  if (fields.find("set own-house") != nullptr)
    options.own_house = static_cast<std::uint8_t>(fields.number("set own-house", 1, 3, 1));
  options.tie_tower = fields.optional_name<TieTower>("set tie-tower", tie_tower_names);
  options.panic = fields.optional_name<PanicHouses>("set panic", panic_names);
  options.capture = fields.optional_name<Capture>("set capture", capture_names);
  const Switches switches = resolve(options);
  if (switches.capture == Capture::in_order && switches.own_house != 1)
    fields.fail(*fields.find("set capture"), english().text("flaw.switches"), rule_ids[Rule::ed_4]);
  return options;
}

std::vector<std::string> table_lines(const Options& options) {
  std::vector<std::string> lines{"players " + std::to_string(options.players),
                                 "edition " + std::string(edition_names[options.edition])};
  const Switches edition = switches_of(options.edition);
  const Switches chosen = resolve(options);
  const auto set = [&lines](std::string_view name, std::string_view value) {
    lines.push_back("set " + std::string(name) + " " + std::string(value));
  };
  if (chosen.own_house != edition.own_house) set("own-house", std::to_string(chosen.own_house));
  if (chosen.tie_tower != edition.tie_tower) set("tie-tower", tie_tower_names[chosen.tie_tower]);
  if (chosen.panic != edition.panic) set("panic", panic_names[chosen.panic]);
  if (chosen.capture != implied_capture(options.edition, chosen.own_house)) set("capture", capture_names[chosen.capture]);
  return lines;
}

}  // namespace vineta

std::vector<std::string> Notation<Vineta>::options(const vineta::Options& options) {
  std::vector<std::string> lines = vineta::table_lines(options);
  lines.push_back(start_line(options.start));
  return lines;
}

Result<vineta::Options, TextError> Notation<Vineta>::parse_options(const std::vector<Line>& lines) {
  Fields fields(lines, vineta::key_words);
  vineta::Options options = vineta::read_options(fields);
  options.start = fields.starter(options.players);
  fields.fail_on_unread();
  if (fields.error()) return *fields.error();
  return options;
}

}  // namespace springtide
