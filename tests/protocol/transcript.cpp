#include "protocol/transcript.h"

#include <algorithm>
#include <array>
#include <optional>

#include "text/lines.h"
#include "text/notation.h"

namespace springtide::protocol {
namespace {

using namespace match;

bool is_inner(std::string_view line) { return line.starts_with(' '); }
bool is_nothing(std::string_view line) { return line.starts_with('#') || trim(line).empty(); }

// A header line or a step, with the indented lines that belong to it.
struct Item {
  int line = 0;
  std::string_view text{};
  std::vector<std::string> inner{};
};

std::vector<Item> items_of(std::string_view text, int first_line) {
  std::vector<Item> items;
  for (const Line& line : lines_of(text)) {
    if (is_nothing(line.text)) continue;
    if (is_inner(line.text) && !items.empty())
      items.back().inner.emplace_back(trim(line.text));
    else
      items.push_back({.line = line.number + first_line - 1, .text = line.text});
  }
  return items;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::optional<Chair> chair_of(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() == 1 && words[0] == "open") return Chair{};
  const auto level = words.size() == 2 ? to_number(words[1]) : std::nullopt;
  if (level && words[0] == "bot") return Chair{.kind = ChairKind::bot, .level = *level};
  if (level && words[0] == "scripted") return Chair{.kind = ChairKind::scripted, .level = *level};
  return std::nullopt;
}

using Words = std::vector<std::string_view>;

bool read_chairs(Transcript& transcript, const Words&, const Item& item) {
  for (const std::string& line : item.inner) {
    const auto chair = chair_of(line);
    if (!chair) return false;
    transcript.setup.chairs.push_back(*chair);
  }
  return true;
}

bool read_clock(Transcript& transcript, const Words& words, const Item&) {
  const auto move = to_number(words[2]);
  const auto bank = to_number(words[3]);
  if (!move || !bank || (words[1] != "live" && words[1] != "correspondence")) return false;
  const ClockKind kind = words[1] == "live" ? ClockKind::live : ClockKind::correspondence;
  transcript.setup.clock = {.kind = kind, .move = *move, .bank = *bank};
  return true;
}

bool read_seated(Transcript& transcript, const Words& words, const Item&) {
  const auto seat = find_seat(words[2]);
  if (seat) transcript.seated.push_back({.player = std::string(words[1]), .seat = *seat});
  return seat.has_value();
}

bool read_pace(Transcript& transcript, const Words& words, const Item&) {
  const auto found = std::ranges::find(pace_names, words[1]);
  transcript.setup.pace = static_cast<Pace>(found - pace_names.begin());
  return found != pace_names.end();
}

struct HeaderLine {
  std::string_view key;
  std::size_t words;
  bool (*read)(Transcript&, const Words&, const Item&);
};
constexpr std::array<HeaderLine, 13> header_lines{{
    {"table", 2, [](Transcript& t, const Words& words, const Item&) { return t.setup.table = words[1], true; }},
    {"game", 2, [](Transcript& t, const Words& words, const Item&) { return t.setup.game = words[1], true; }},
    {"host", 2, [](Transcript& t, const Words& words, const Item&) { return t.setup.host = words[1], true; }},
    {"options", 1, [](Transcript& t, const Words&, const Item& item) { return t.setup.options = item.inner, true; }},
    {"chairs", 1, read_chairs},
    {"clock", 4, read_clock},
    {"pace", 2, read_pace},
    {"public", 1, [](Transcript& t, const Words&, const Item&) { return t.setup.is_public = true; }},
    {"no-spectators", 1, [](Transcript& t, const Words&, const Item&) { return t.setup.has_spectators = false, true; }},
    {"position", 1, [](Transcript& t, const Words&, const Item& i) { return t.setup.position = joined(i.inner), true; }},
    {"script", 1, [](Transcript& t, const Words&, const Item& item) { return t.setup.script = item.inner, true; }},
    {"seated", 3, read_seated},
    {"started", 1, [](Transcript& t, const Words&, const Item&) { return t.is_started = true; }},
}};

bool read_header(Transcript& transcript, const Item& item) {
  const Words words = words_of(item.text);
  for (const HeaderLine& each : header_lines)
    if (words[0] == each.key) return words.size() == each.words && each.read(transcript, words, item);
  return false;
}

// `connect anna`, `cut anna`, `skip anna`, `wait 2000`, `vacation anna 7`.
std::optional<Step> plain_step(const Words& words) {
  const auto days = words.size() == 3 && words[0] == "vacation" ? to_number(words[2]) : std::nullopt;
  if (days) return Step{.kind = Step::Kind::vacation, .name = std::string(words[1]), .days = *days};
  if (words.size() != 2) return std::nullopt;
  const std::string name(words[1]);
  if (words[0] == "connect") return Step{.kind = Step::Kind::connect, .name = name};
  if (words[0] == "cut") return Step{.kind = Step::Kind::cut, .name = name};
  if (words[0] == "skip") return Step{.kind = Step::Kind::skip, .name = name};
  const auto time = to_number(words[1]);
  if (words[0] == "wait" && time) return Step{.kind = Step::Kind::wait, .time = *time};
  return std::nullopt;
}

// `anna> …`, `anna< …`, `anna<|`.
std::optional<Step> spoken_step(const Item& item) {
  const std::size_t arrow = item.text.find_first_of("<> ");
  if (arrow == std::string_view::npos || arrow == 0 || item.text[arrow] == ' ') return std::nullopt;
  Step step{.kind = item.text[arrow] == '>' ? Step::Kind::send : Step::Kind::receive};
  step.name = item.text.substr(0, arrow);
  step.text = trim(item.text.substr(arrow + 1));
  if (step.kind == Step::Kind::receive && step.text == "|") step.kind = Step::Kind::quiet;
  for (const std::string& line : item.inner) step.text += " " + line;
  return step;
}

bool read_step(Transcript& transcript, const Item& item) {
  auto step = spoken_step(item);
  if (!step) step = plain_step(words_of(item.text));
  if (!step) return false;
  step->line = item.line;
  transcript.steps.push_back(*std::move(step));
  return true;
}

bool is_whole(const Transcript& transcript) {
  const Setup& setup = transcript.setup;
  return !setup.table.empty() && !setup.game.empty() && !setup.host.empty() && !transcript.steps.empty();
}

std::string unreadable(const std::string& source, const Item& item) {
  return source + ":" + std::to_string(item.line) + ": cannot be read: " + std::string(item.text);
}

struct Block {
  int line = 0;
  std::string text{};
};

std::vector<Block> blocks_of(std::string_view page) {
  std::vector<Block> blocks;
  bool is_inside = false;
  for (const Line& line : lines_of(page)) {
    if (line.text.starts_with("```")) {
      is_inside = line.text == "```transcript";
      if (is_inside) blocks.push_back({.line = line.number + 1});
    } else if (is_inside) {
      blocks.back().text += std::string(line.text) + "\n";
    }
  }
  return blocks;
}

}  // namespace

Result<Transcript, std::string> parse_transcript(std::string_view text, const std::string& source, int first_line) {
  Transcript transcript{.source = source};
  for (const Item& item : items_of(text, first_line))
    if (!(transcript.steps.empty() && read_header(transcript, item)) && !read_step(transcript, item))
      return unreadable(source, item);
  if (!is_whole(transcript)) return source + ": a transcript has a table, a game, a host and steps";
  return transcript;
}

Result<std::vector<Transcript>, std::string> transcripts_of_page(std::string_view page, const std::string& source) {
  std::vector<Transcript> transcripts;
  for (const Block& block : blocks_of(page)) {
    if (block.text.starts_with("table ")) {
      auto read = parse_transcript(block.text, source, block.line);
      if (!read) return read.error();
      transcripts.push_back(*std::move(read));
      continue;
    }
    if (transcripts.empty()) return source + ": the first block has no table";
    for (const Item& item : items_of(block.text, block.line))
      if (!read_step(transcripts.back(), item)) return unreadable(source, item);
  }
  return transcripts;
}

}  // namespace springtide::protocol
