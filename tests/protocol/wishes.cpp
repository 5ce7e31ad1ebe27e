#include "protocol/wishes.h"

#include <array>
#include <string_view>

#include "text/json.h"

namespace springtide::protocol {

using namespace match;

namespace {

void write_chair(JsonWriter& json, const Chair& chair) {
  constexpr std::array<std::string_view, 4> kinds{"open", "player", "bot", "scripted"};
  json.begin_object().field("kind", kinds[static_cast<std::size_t>(chair.kind)]);
  if (chair.level != 0) json.field("level", chair.level);
  json.end_object();
}

void write_clock(JsonWriter& json, const Clock& clock) {
  json.key("clock").begin_object().field("kind", clock.kind == ClockKind::live ? "live" : "correspondence");
  json.field("move", clock.move).field("bank", clock.bank).end_object();
}

void write_lines(JsonWriter& json, std::string_view key, const std::vector<std::string>& lines) {
  json.key(key).begin_array();
  for (const std::string& line : lines) json.value(line);
  json.end_array();
}

}  // namespace

std::string wishes_text(const Setup& wishes) {
  JsonWriter json;
  json.begin_object().field("game", wishes.game).field("public", wishes.is_public);
  json.field("spectators", wishes.has_spectators);
  write_lines(json, "options", wishes.options);
  json.key("chairs").begin_array();
  for (const Chair& chair : wishes.chairs) write_chair(json, chair);
  json.end_array();
  if (wishes.clock.kind != ClockKind::none) write_clock(json, wishes.clock);
  if (wishes.pace != Pace::normal) json.field("pace", pace_names[static_cast<std::size_t>(wishes.pace)]);
  if (!wishes.position.empty() || is_scripted(wishes)) json.field("lesson", true);
  if (!wishes.position.empty()) json.field("position", wishes.position);
  if (!wishes.script.empty()) write_lines(json, "script", wishes.script);
  return json.end_object().text();
}

}  // namespace springtide::protocol
