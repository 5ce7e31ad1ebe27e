#include "protocol/device_driver.h"

#include <algorithm>
#include <stdexcept>

#include "home/room.h"
#include "protocol/wishes.h"
#include "wire/journal.h"
#include "wire/output.h"

namespace springtide::protocol {

using namespace match;

namespace {

constexpr int thinking_time = 60'000;  // as long as the level wants: the transcript's time stands still

Json::Items items_of(const std::vector<std::string>& texts) { return Json::Items(texts.begin(), texts.end()); }

const std::string& text_in(const Json& object, std::string_view key) {
  const Json* found = object.find(key);
  if (found == nullptr || !found->is_string()) throw std::runtime_error("no " + std::string(key) + " in " + write(object));
  return found->as_string();
}

std::int64_t number_in(const Json& object, std::string_view key) {
  const Json* found = object.find(key);
  if (found == nullptr || !found->is_int()) throw std::runtime_error("no " + std::string(key) + " in " + write(object));
  return found->as_int();
}

}  // namespace

Json DeviceDriver::ask(Json::Members request) {
  const std::string text = write(Json(std::move(request)));
  const auto answer = parse_json(host_.handle(text, now_));
  if (!answer) throw std::runtime_error("the engine's answer is no JSON: " + answer.error().message());
  if (answer->find("error") != nullptr) throw std::runtime_error(text_in(*answer, "error") + ", after " + text);
  perform(*answer);
  return *answer;
}

void DeviceDriver::perform(const Json& answer) {
  for (const Json& effect : answer.find("effects")->items()) {
    const std::string& kind = text_in(effect, "do");
    if (kind == "send") {
      for (auto& [name, client] : clients_)
        if (client.id == number_in(effect, "to")) client.received.push_back(text_in(effect, "text"));
    } else if (kind == "write") {
      store(effect);
    } else if (kind == "read") {
      read(effect);
    } else if (kind == "think") {
      const Json& task = *effect.find("task");
      thinking_.push_back({.table = text_in(effect, "table"), .task = task, .at = number_in(task, "at")});
    } else if (kind == "wake") {
      wake_ = number_in(effect, "at");
    } else {
      throw std::runtime_error("an effect out of place: " + write(effect));
    }
  }
}

void DeviceDriver::store(const Json& write) {
  std::vector<std::string>& journal = journals_[text_in(write, "table")];
  if (number_in(write, "seq") != static_cast<std::int64_t>(journal.size()) + 1)
    throw std::runtime_error("an entry out of order");
  journal.push_back(text_in(write, "entry"));
  ask({{"do", "stored"}, {"table", text_in(write, "table")}, {"seq", number_in(write, "seq")}});
}

void DeviceDriver::read(const Json& read) {
  const auto found = journals_.find(text_in(read, "table"));
  const std::vector<std::string> journal = found == journals_.end() ? std::vector<std::string>{} : found->second;
  const auto after = static_cast<std::size_t>(number_in(read, "after"));
  const std::vector<std::string> entries(journal.begin() + static_cast<std::ptrdiff_t>(std::min(after, journal.size())),
                                         journal.end());
  ask({{"do", "journal"},
       {"table", text_in(read, "table")},
       {"after", number_in(read, "after")},
       {"entries", items_of(entries)}});
}

std::string DeviceDriver::open_table(const Setup& wishes) {
  const Json answer = ask({{"do", "request"},
                           {"method", "POST"},
                           {"path", "/api/tables"},
                           {"token", token_of(wishes.host)},
                           {"body", wishes_text(wishes)}});
  const auto body = parse_json(text_in(answer, "body"));
  if (number_in(answer, "status") != 201) throw std::runtime_error("no table: " + text_in(answer, "body"));
  return text_in(*body, "table");
}

void DeviceDriver::connect(const std::string& name) {
  clients_[name] = {.id = ++last_id_};
  ask({{"do", "connect"}, {"connection", last_id_}});
}

void DeviceDriver::cut(const std::string& name) {
  const std::int64_t id = clients_[name].id;
  clients_.erase(name);
  ask({{"do", "disconnect"}, {"connection", id}});
}

void DeviceDriver::send(const std::string& name, const std::string& text) {
  ask({{"do", "message"}, {"connection", clients_[name].id}, {"text", text}});
}

std::optional<std::string> DeviceDriver::receive(const std::string& name) {
  std::deque<std::string>& received = clients_[name].received;
  if (received.empty()) return std::nullopt;
  std::string text = std::move(received.front());
  received.pop_front();
  return text;
}

void DeviceDriver::move_bot(const Thinking& thinking) {
  const auto thought = parse_json(host_.handle(write(Json(Json::Members{{"do", "think"},
                                                                        {"entries", items_of(journals_[thinking.table])},
                                                                        {"task", thinking.task},
                                                                        {"milliseconds", thinking_time}})),
                                               now_));
  if (thought->find("action") == nullptr) return;  // nobody waits for it any more
  ask({{"do", "thought"}, {"table", thinking.table}, {"task", thinking.task}, {"action", text_in(*thought, "action")}});
}

bool DeviceDriver::wait(Time time) {
  const Time end = now_ + time;
  for (;;) {
    const auto next = std::ranges::min_element(thinking_, {}, &Thinking::at);
    const bool is_bot = next != thinking_.end() && (wake_ == 0 || next->at <= wake_);
    const Time at = is_bot ? next->at : wake_;
    if (at == 0 || at > end) break;
    now_ = std::max(now_, at);
    if (!is_bot) {
      ask({{"do", "wake"}});
      continue;
    }
    const Thinking bot = *next;
    thinking_.erase(next);
    move_bot(bot);
  }
  now_ = end;
  return true;
}

// There are no accounts on a device: the entries come as from another home that has the same store.
void DeviceDriver::take_vacation(const std::string& player, int days) {
  const Actor actor{.ids = {player}};
  for (auto& [id, journal] : journals_) {
    auto read = wire::read_entries(journal);
    for (Seat seat : read->table.held_by(actor)) {
      const auto entry = read->table.decide(actor, Vacation{.seat = seat, .until = now_ + days * day}, now_, "");
      if (!entry) throw std::runtime_error("no vacation: " + entry.error().sentence);
      journal.push_back(read->chain.add(*entry));
      read = wire::read_entries(journal);
    }
    ask({{"do", "heard"}, {"table", id}});
  }
}

// What the player is told who comes to the table now and has seen nothing of it.
std::vector<std::string> DeviceDriver::told(const std::string& player, const std::string& table) {
  const std::string name = "who looks again";
  connect(name);
  send(name, R"({"type":"hello","version":1,"token":")" + token_of(player) + "\"}");
  send(name, R"({"type":"watch","table":")" + table + "\"}");
  std::vector<std::string> updates;
  while (const auto text = receive(name))
    if (text->starts_with(R"({"type":"update")")) updates.push_back(*text);
  cut(name);
  return updates;
}

std::optional<std::string> DeviceDriver::trouble_with(const std::string& id, const std::vector<std::string>& journal) {
  const auto again = wire::check_journal(wire::journal_text(journal));
  if (!again) return "the journal of " + id + " is not what the rules make of it: " + again.error().message();
  const Table& table = again->table;
  for (const Chair& chair : table.chairs()) {
    if (chair.kind != ChairKind::player) continue;
    std::vector<std::string> expected;
    for (Seat seat : table.held_by({.ids = {chair.player}}))
      expected.push_back(wire::update_text(table, seat, 0, again->chain.head(),
                                           table.is_forgetful() ? home::RoomLimits{}.recent : home::RoomLimits{}.events));
    if (told(chair.player, id) != expected) return "the journal of " + id + " tells another game";
  }
  return std::nullopt;
}

std::optional<std::string> DeviceDriver::trouble() {
  for (const auto& [id, journal] : journals_)
    if (auto trouble = trouble_with(id, journal)) return trouble;
  return std::nullopt;
}

}  // namespace springtide::protocol
