// A page of a device that a test looks into.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "protocol/hosts.h"
#include "text/json_value.h"

namespace springtide::device {

using Texts = std::vector<std::string>;
using Members = Json::Members;

inline constexpr match::Time start = 1'800'000'000'000;
inline constexpr std::string_view wishes =
    R"({"game":"vineta","options":["players 2"],"chairs":[{"kind":"player","name":"Anna"},{"kind":"bot","level":1}]})";

inline Json json_of(std::string_view text) { return *parse_json(text); }
inline const std::string& text_in(const Json& json, std::string_view key) { return json.find(key)->as_string(); }

// An engine whose effects are looked at one by one. It reads what is stored by itself; it stores when the test says so.
struct Page {
  Json ask(Members request) {
    effects.clear();
    return ask_on(std::move(request));
  }
  Json ask_on(Members request) {
    const Json answer = json_of(host.handle(write(Json(std::move(request))), now));
    if (const Json* done = answer.find("effects"))
      for (const Json& effect : done->items()) perform(effect);
    return answer;
  }
  void perform(const Json& effect) {
    effects.push_back(effect);
    const std::string& kind = text_in(effect, "do");
    if (kind == "write") written.push_back(effect);
    if (kind != "read") return;
    const auto after = effect.find("after")->as_int();
    ask_on({{"do", "journal"},
            {"table", text_in(effect, "table")},
            {"after", after},
            {"entries", Json::Items(disk->begin() + std::min<std::ptrdiff_t>(after, std::ssize(*disk)), disk->end())}});
  }
  Json::Items of_kind(std::string_view kind) const {
    Json::Items found;
    for (const Json& each : effects)
      if (text_in(each, "do") == kind) found.push_back(each);
    return found;
  }
  // The types of the messages that were sent.
  Texts said() const {
    Texts types;
    for (const Json& each : of_kind("send")) types.push_back(text_in(json_of(text_in(each, "text")), "type"));
    return types;
  }
  Json request(std::string_view method, std::string_view path, std::string_view body = "") {
    return ask({{"do", "request"}, {"method", method}, {"path", path}, {"token", "device:me"}, {"body", body}});
  }
  // The game's save file.
  std::string file() {
    const Json answer =
        ask({{"do", "request"}, {"method", "GET"}, {"path", "/api/tables/" + table + "/journal"}, {"entries", *disk}});
    return text_in(answer, "body");
  }
  void say(std::string_view text) { ask({{"do", "message"}, {"connection", 1}, {"text", text}}); }
  Texts entries() const {
    Texts texts;
    for (const Json& each : written) texts.push_back(text_in(each, "entry"));
    return texts;
  }
  // What was written last, unless somebody was faster.
  void store() {
    const auto seq = written.back().find("seq")->as_int();
    const bool is_next = seq == std::ssize(*disk) + 1;
    if (is_next) disk->push_back(text_in(written.back(), "entry"));
    ask({{"do", is_next ? "stored" : "conflict"}, {"table", table}, {"seq", seq}});
  }
  void open(std::string_view wished = wishes) {
    table = text_in(json_of(text_in(request("POST", "/api/tables", wished), "body")), "table");
    store();
  }
  void come() {
    ask({{"do", "connect"}, {"connection", 1}});
    say(R"({"type":"hello","version":1,"token":"device:me"})");
    say(R"({"type":"watch","table":")" + table + "\"}");
  }
  void send_start(std::string_view id = "s") {
    say(R"({"type":"start","table":")" + table + R"(","id":")" + std::string(id) +
        R"(","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"})");
  }

  // Another page of the same device.
  explicit Page(Page& first) : disk(first.disk), table(first.table) {}
  Page() = default;

  protocol::NativeHost host{};
  match::Time now = start;
  std::shared_ptr<Json::Items> disk = std::make_shared<Json::Items>();
  std::string table{};
  Json::Items written{};
  Json::Items effects{};
};

}  // namespace springtide::device
