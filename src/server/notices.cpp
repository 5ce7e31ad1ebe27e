#include "server/notices.h"

#include <algorithm>

#include "base/sha256.h"
#include "core/seat.h"
#include "text/hex.h"
#include "text/json.h"
#include "text/lines.h"
#include "text/notation.h"

namespace springtide::server {
namespace {

constexpr store::Time one_minute = 60'000;
constexpr store::Time one_day = 24 * 60 * one_minute;
constexpr store::Time shortest_pause = 1000;
constexpr store::Time longest_pause = 3'600'000;
constexpr std::size_t topic_length = 32;  // the longest there is

// How long it is from one time of day to another, forward.
store::Time way(store::Time from, store::Time until) { return ((until - from) % one_day + one_day) % one_day; }

std::string seat_of(const store::Call& call) { return std::string(seat_name(seat_at(call.row.seat))); }

std::string_view kind_of(const store::Call& call) {
  if (call.state == store::CallState::to_withdraw) return "withdrawn";
  return store::call_names[static_cast<std::size_t>(call.row.kind)];
}

std::string sentence_of(const store::Call& call) {
  const std::string where = title_of(call.game) + ", table " + call.table + ": ";
  if (call.row.kind == store::CallKind::turn) return where + "it is " + seat_of(call) + "'s move.";
  if (call.row.kind == store::CallKind::begin) return where + "the game has begun for " + seat_of(call) + ".";
  return where + seat_of(call) + " is kept for you.";
}

}  // namespace

store::Time quiet_until(const store::Quiet& quiet, store::Time now) {
  if (quiet.from == quiet.until) return 0;
  const store::Time from = quiet.from * one_minute, until = quiet.until * one_minute;
  const store::Time there = way(0, now + quiet.zone * one_minute);
  return way(from, there) < way(from, until) ? now + way(there, until) : 0;
}

store::Time pause_after(int tries) { return std::min(longest_pause, shortest_pause << 2 * std::clamp(tries - 1, 0, 10)); }

Fate fate_of(const Sent& sent) {
  if (sent.is_refused) return Fate::refused;
  if (sent.status >= 200 && sent.status < 300) return Fate::taken;
  if (sent.status == 404 || sent.status == 410) return Fate::gone;
  const bool is_theirs = sent.status >= 300 && sent.status < 500;
  return is_theirs && sent.status != 429 && sent.status != 408 ? Fate::refused : Fate::later;
}

bool has_told(const store::Call& call, std::string_view id) {
  const std::vector<std::string_view> told = words_of(call.told);
  return std::ranges::find(told, id) != told.end();
}

void note_told(store::Call& call, const std::string& id) {
  if (!has_told(call, id)) call.told += (call.told.empty() ? "" : " ") + id;
}

std::string topic_of(const store::Call& call) {
  return hex_of(sha256(call.table + "\n" + call.row.player)).substr(0, topic_length);
}

std::string notice_of(const store::Call& call) {
  JsonWriter json;
  json.begin_object().field("kind", kind_of(call)).field("table", call.table).field("game", call.game);
  return std::string(json.end_object().text());
}

std::string webhook_text(const store::Call& call, store::WebhookShape shape) {
  JsonWriter json;
  json.begin_object();
  if (shape == store::WebhookShape::chat)
    json.field("text", sentence_of(call)).field("content", sentence_of(call));
  else
    json.field("kind", kind_of(call)).field("table", call.table).field("game", call.game).field("seat", seat_of(call));
  return std::string(json.end_object().text());
}

}  // namespace springtide::server
