#include "simulator/witness.h"

#include <algorithm>
#include <charconv>
#include <functional>

namespace springtide::simulator {
namespace {

// The end of the value that begins at `from`: behind its last bracket.
std::size_t end_of_value(std::string_view text, std::size_t from) {
  int depth = 0;
  bool is_string = false;
  for (std::size_t i = from; i < text.size(); ++i) {
    if (is_string && text[i] == '\\') {
      ++i;
    } else if (text[i] == '"') {
      is_string = !is_string;
    } else if (!is_string && (text[i] == '{' || text[i] == '[')) {
      ++depth;
    } else if (!is_string && (text[i] == '}' || text[i] == ']') && --depth == 0) {
      return i + 1;
    }
  }
  return text.size();
}

int number_after(std::string_view text, std::string_view key) {
  const std::size_t at = text.find(key);
  int number = -1;
  if (at != std::string_view::npos) std::from_chars(text.data() + at + key.size(), text.data() + text.size(), number);
  return number;
}

constexpr std::string_view after_key = "\"after\":";

// The events are the last but the state.
std::size_t read_events(std::string_view message, Update& update) {
  constexpr std::string_view events_key = "\"events\":";
  const std::size_t begin = message.find(events_key) + events_key.size();
  const std::size_t end = end_of_value(message, begin);
  for (std::size_t at = begin + 1; at < end - 1;) {
    const std::size_t behind = end_of_value(message, at);
    update.events.emplace_back(message.substr(at, behind - at));
    at = behind + 1;  // the comma
  }
  return end;
}

}  // namespace

std::string member_of(std::string_view message, std::string_view key) {
  const std::string start = "\"" + std::string(key) + "\":\"";
  const std::size_t at = message.find(start);
  if (at == std::string_view::npos) return {};
  const std::size_t from = at + start.size();
  return std::string(message.substr(from, message.find('"', from) - from));
}

std::optional<Update> read_update(std::string_view message) {
  if (!message.starts_with("{\"type\":\"update\"")) return std::nullopt;
  Update update{.viewer = member_of(message, "viewer"),
                .seq = number_after(message, "\"seq\":"),
                .after = number_after(message, after_key)};
  const std::size_t end = read_events(message, update);
  update.state =
      std::string(message.substr(0, message.find(after_key))) + "\"events\":[]" + std::string(message.substr(end));
  return update;
}

std::optional<Update> read_history(std::string_view message) {
  if (!message.starts_with("{\"type\":\"history\"")) return std::nullopt;
  Update page{.viewer = member_of(message, "viewer"), .after = number_after(message, after_key)};
  read_events(message, page);
  page.seq = page.after + static_cast<int>(page.events.size());
  return page;
}

void Witness::entered(home::ConnectionId connection, const std::map<std::string, int>& have) {
  for (const char* viewer : {"p1", "p2", "p3", "p4", "p5", "p6", "spectator"}) {
    const auto known = have.find(viewer);
    told_[connection].starts[viewer].push_back(known == have.end() ? 0 : known->second);
  }
}

void Witness::sent(home::ConnectionId connection, const std::string& person, const std::string& message) {
  if (message.starts_with("{\"type\":\"acknowledged\"")) return check_acknowledged(person, message);
  if (const auto update = read_update(message)) check_update(connection, *update);
}

void Witness::check_acknowledged(const std::string& person, const std::string& message) {
  ++acknowledged_;
  const std::string id = member_of(message, "id");
  if (journal_.count(person, id) != 1)
    report("acknowledged, but " + std::to_string(journal_.count(person, id)) + " times in the journal: " + person + " " +
           id);
}

void Witness::check_update(home::ConnectionId connection, const Update& update) {
  const auto told = told_.find(connection);
  if (told == told_.end()) return report("an update for a connection that does not watch");
  if (update.after != update.first() || static_cast<int>(update.events.size()) > most_events_)
    report("an update tells " + std::to_string(update.events.size()) + " events after " + std::to_string(update.after));
  // Of a longer way only the end.
  const auto begins_after = [&](int known) { return std::max(known, update.seq - most_events_) == update.first(); };
  auto& have = told->second.have;
  const bool goes_on = have.contains(update.viewer) && begins_after(have[update.viewer]);
  auto& starts = told->second.starts[update.viewer];
  const auto start = std::ranges::find_if(starts, begins_after);
  if (!goes_on && start != starts.end())
    starts.erase(start);
  else if (!goes_on)
    report("events of " + update.viewer + " go on after " + std::to_string(update.first()) +
           ", told so far: " + std::to_string(have[update.viewer]));
  have[update.viewer] = update.seq;
  const std::size_t state = std::hash<std::string>{}(update.state);
  const auto [known, is_new] = states_.emplace(std::pair{update.viewer, update.seq}, state);
  if (!is_new && known->second != state)
    report("two states for " + update.viewer + " after event " + std::to_string(update.seq));
}

}  // namespace springtide::simulator
