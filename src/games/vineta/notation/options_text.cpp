// Options as lines of text, the same in positions and records.
#include <algorithm>

#include "games/vineta/notation/names.h"
#include "games/vineta/notation/table.h"

namespace springtide::vineta {

// `set panic`, `houses G0`, `row G0`, `p1 hand`, or one word.
std::size_t Text::key_words(std::string_view first) {
  constexpr std::array single{"game",       "rules", "players", "edition",    "start", "phase",  "round", "turn",
                              "tie-breaks", "tower", "disk",    "quarantine", "sunk",  "supply", "box",   "doing"};
  if (first == "set" || first == "houses" || first == "row") return 2;
  if (const auto seat = find_seat(first); seat && is_player(*seat)) return 2;
  return std::find(single.begin(), single.end(), first) != single.end() ? 1 : 0;
}

Options Text::read_options(Fields& fields) {
  Options options;
  if (fields.find("players") == nullptr) fields.fail_missing("players");
  options.players = fields.number("players", min_players, max_players, min_players);
  options.edition = fields.name("edition", edition_names, Edition::nl);
  if (fields.find("set own-house") != nullptr)
    options.own_house = static_cast<std::uint8_t>(fields.number("set own-house", 1, 3, 1));
  options.tie_tower = fields.optional_name("set tie-tower", tie_tower_names);
  options.panic = fields.optional_name("set panic", panic_names);
  options.capture = fields.optional_name("set capture", capture_names);
  options.placement = fields.optional_name("set placement", placement_names);
  const Switches chosen = resolve(options);
  if (chosen.capture == Capture::in_order && chosen.own_house != 1)
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
  if (chosen.placement != edition.placement) set("placement", placement_names[chosen.placement]);
  return lines;
}

std::vector<std::string> Text::options(const Options& options) {
  std::vector<std::string> lines = table_lines(options);
  lines.push_back(start_line(options.start));
  return lines;
}

}  // namespace springtide::vineta
