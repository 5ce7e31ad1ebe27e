#include "simulator/client.h"

#include <algorithm>
#include <ranges>

#include "text/notation.h"
#include "wire/output.h"

namespace springtide::simulator {

using namespace match;

namespace {

const std::string own_secret = R"(,"secret":"0123456789abcdef0123456789abcdef")";

std::string json_text(const std::string& text) { return "\"" + text + "\""; }

bool names(const Json* seats, const std::string& seat) {
  if (seats == nullptr) return false;
  for (const Json& each : seats->items())
    if (each.as_string() == seat) return true;
  return false;
}

bool is_true(const Json& object, std::string_view key) {
  const Json* member = object.find(key);
  return member != nullptr && member->as_bool();
}

}  // namespace

std::vector<std::string> Client::greeting() const {
  const std::string token = device_.person.empty() ? "" : ",\"token\":" + json_text(device_.person);
  return {"{\"type\":\"hello\",\"version\":" + std::to_string(wire::protocol_version) + token + "}", watch()};
}

std::string Client::watch() const {
  std::string have;
  for (const auto& [viewer, known] : known_)
    have += (have.empty() ? "" : ",") + json_text(viewer) + ":" + std::to_string(known.seq);
  return "{\"type\":\"watch\",\"table\":" + json_text(scenario_.setup.table) + ",\"have\":{" + have + "}}";
}

void Client::receive(const std::string& message, Witness& witness) {
  if (const auto update = read_update(message)) return take_in(*update, witness);
  if (const auto page = read_history(message)) return take_in_events(*page, witness);
  const std::string type = member_of(message, "type");
  const std::string code = member_of(message, "code");
  if (type == "acknowledged" || type == "refused") waiting_.erase(member_of(message, "id"));
  if (code == "has-left") wants_back_ = true;
  if (code == "no-spectators") is_turned_away_ = true;
  if (code == "bad-message") witness.report(name_ + " was not understood: " + message);
}

// Messages may come late, twice and in disorder; the numbers tell what is new.
void Client::take_in(const Update& update, Witness& witness) {
  take_in_events(update, witness);
  Known& known = known_[update.viewer];
  if (update.seq < known.seq) return;
  known.seq = update.seq;
  known.state = update.state;
}

void Client::take_in_events(const Update& update, Witness& witness) {
  Known& known = known_[update.viewer];
  for (int i = update.first(); i < update.seq; ++i) {
    const std::string& event = update.events[static_cast<std::size_t>(i - update.first())];
    if (const auto [before, is_new] = known.events.try_emplace(i, event); !is_new && before->second != event)
      witness.report(name_ + " was told another event " + std::to_string(i) + ": " + event);
  }
}

bool Client::has_gap() const {
  return std::ranges::any_of(known_, [](const auto& each) { return each.second.has_gap(); });
}

// Up to the first event behind the first gap.
std::string Client::look_back() const {
  const auto& [viewer, known] = *std::ranges::find_if(known_, [](const auto& each) { return each.second.has_gap(); });
  int missing = 0;
  while (known.events.contains(missing)) ++missing;
  const auto behind = known.events.upper_bound(missing);
  const int before = behind == known.events.end() ? known.seq : behind->first;
  return "{\"type\":\"history\",\"table\":" + json_text(scenario_.setup.table) + ",\"viewer\":" + json_text(viewer) +
         ",\"before\":" + std::to_string(before) + "}";
}

void Client::settle(const Send& send, const std::string& type, const std::string& members) {
  const std::string id = name_ + "-" + std::to_string(++last_id_);
  const std::string text = "{\"type\":" + json_text(type) + ",\"table\":" + json_text(scenario_.setup.table) +
                           ",\"id\":" + json_text(id) + members + "}";
  waiting_[id] = text;
  send(text);
}

void Client::repeat(const Send& send) const {
  for (const auto& [id, text] : waiting_) send(text);
}

void Client::play(int entries, const Send& send) {
  if (known_.empty() || waiting_.size() > rng_.below(3)) return;
  const auto at = rng_.below(static_cast<std::uint32_t>(known_.size()));
  const auto& [viewer, known] = *std::next(known_.begin(), static_cast<std::ptrdiff_t>(at));
  const std::string life = member_of(known.state, "life");
  if (life == "open") return before_start(send);
  if (viewer == "spectator") return;
  if (life == "playing") return play_seat(viewer, entries, send);
  if (rng_.below(4) == 0) settle(send, "rematch", ",\"new_table\":\"next\"");
}

void Client::before_start(const Send& send) {
  if (!device_.wants.empty()) {
    const std::string seat = seat_name(device_.wants.back());
    device_.wants.pop_back();
    return settle(send, "sit", ",\"seat\":" + json_text(seat) + ",\"name\":" + json_text(name_) + own_secret);
  }
  if (!is_host_) return;
  for (Seat seat : scenario_.bots)
    if (rng_.below(2) == 0) settle(send, "bot", ",\"seat\":" + json_text(seat_name(seat)) + ",\"level\":1");
  settle(send, "start", own_secret);
}

void Client::play_seat(const std::string& seat, int entries, const Send& send) {
  const auto state = parse_json(known_[seat].state);
  const std::string own = ",\"seat\":" + json_text(seat);
  if (wants_back_ && rng_.below(3) != 0) {
    wants_back_ = false;
    return settle(send, "return", own);
  }
  if (entries > scenario_.patience && rng_.below(3) == 0) return settle(send, "resign", own);
  if (const Json* petition = state->find("petition"); petition && names(petition->find("missing"), seat))
    return settle(send, "vote", own + ",\"consents\":" + (rng_.below(4) != 0 ? "true" : "false"));
  switch (rng_.below(40)) {
    case 0:
      return settle(send, "ask", own + ",\"wish\":\"undo\"");
    case 1:
      return settle(send, "say", own + ",\"phrase\":\"hello\"");
    case 2:
      return settle(send, "leave", own);
    case 3: {
      const Json* waiting = state->find("to_act");
      if (waiting->items().empty() || waiting->items()[0].as_string() == seat) return;
      return settle(send, "ask", own + ",\"wish\":\"bot\",\"absent\":" + json_text(waiting->items()[0].as_string()));
    }
    case 4:
      return send("{\"type\":\"steps\",\"table\":" + json_text(scenario_.setup.table) + own + "}");
    case 5:
      return settle(send, "resign", rng_.below(8) == 0 ? own : ",\"seat\":\"p6\"");
    case 6:
      return send("{\"type\":\"ahead\",\"table\":" + json_text(scenario_.setup.table) + own + "}");
    default:
      break;
  }
  if (is_true(*state, "may_take_back") && rng_.below(4) == 0) return settle(send, "take-back", own);
  const bool may_act = names(state->find("to_act"), seat) || (is_true(*state, "may_change") && rng_.below(4) == 0);
  if (may_act) act(seat, *state, send);
}

void Client::act(const std::string& seat, const Json& state, const Send& send) {
  const auto& legal = state.find("legal")->items();
  if (legal.empty()) return;
  const Json& option = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
  const Json* sequence = option.find("actions");  // a whole chest
  const std::string actions = sequence ? write(*sequence) : "[" + json_text(option.find("text")->as_string()) + "]";
  const auto decision = state.find("decision")->as_int() + (rng_.below(50) == 0 ? 1 : 0);
  settle(send, "act",
         ",\"seat\":" + json_text(seat) + ",\"decision\":" + std::to_string(decision) + ",\"actions\":" + actions);
}

SeatSet Client::viewers(const Table& table) const {
  const Actor actor = device_.person.empty() ? Actor{} : Actor{.ids = {device_.person}};
  const SeatSet held = table.held_by(actor);
  return held.empty() ? SeatSet{Seat::spectator} : held;
}

Broken Client::differs_from(const Journal& journal) const {
  const Table& table = journal.current();
  for (Seat viewer : viewers(table)) {
    const auto truth = read_update(wire::update_text(table, viewer, 0, journal.head()));
    const auto found = known_.find(seat_name(viewer));
    if (found == known_.end()) return name_ + " knows nothing of " + seat_name(viewer);
    if (!std::ranges::equal(std::views::values(found->second.events), truth->events))
      return name_ + " has " + std::to_string(found->second.events.size()) + " events of " + seat_name(viewer) +
             ", there are " + std::to_string(truth->events.size());
    if (found->second.state != truth->state)
      return name_ + " sees something else as " + seat_name(viewer) + ":\n" + found->second.state + "\n" + truth->state;
  }
  return std::nullopt;
}

}  // namespace springtide::simulator
