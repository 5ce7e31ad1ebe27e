#include "simulator/node.h"

#include <algorithm>
#include <utility>

#include "text/json_value.h"
#include "wire/command_json.h"

namespace springtide::simulator {

using namespace match;

namespace {

constexpr std::uint32_t trouble_in = 50;  // one in so many answers of the store is bad

// Any option.
std::string any_answer(const Table& table, const Task& task, Rng& rng) {
  JsonWriter json;
  table.play().write_legal(json, task.seat);
  const auto legal = parse_json(json.text());
  std::vector<std::string> texts;
  for (const Json& option : legal->items())
    if (const Json* text = option.find("text")) texts.push_back(text->as_string());
  return texts[rng.below(static_cast<std::uint32_t>(texts.size()))];
}

std::string without_link(const std::string& entry) { return entry.substr(0, entry.rfind(",\"link\"")) + "}"; }

// What only a chain notices: the game stays the same.
std::string with_other_id(std::string entry) { return entry.insert(entry.find("\"id\":\"") + 6, "x"); }

}  // namespace

Node::Node(const Around& around, Self self, Rng rng) : around_(around), self_(std::move(self)), rng_(rng) { restart(); }

Digest Node::random() {
  Digest bytes{};
  for (auto& byte : bytes) byte = static_cast<std::uint8_t>(rng_.below(256));
  return bytes;
}

void Node::later(std::size_t home, Time delay, Input input) {
  around_.timeline.after(delay, [this, home, life = life_, input = std::move(input)] {
    if (is_up() && life == life_) tell(home, input);
  });
}

void Node::hand_over(std::size_t from, std::size_t to, Input input) {
  Time& arrives = handed_over_[{from, to}];
  arrives = std::max(arrives, around_.timeline.now() + static_cast<Time>(rng_.below(30)));
  later(to, arrives - around_.timeline.now(), std::move(input));
}

void Node::tell(std::size_t home, const Input& input) {
  input(homes_[home], now());
  for (home::Effects effects = homes_[home].take_effects(); !effects.empty(); effects = homes_[home].take_effects())
    for (const home::Effect& effect : effects) std::visit([&](const auto& each) { perform(home, each); }, effect);
}

void Node::tell_all(const Input& input) {
  for (std::size_t home = 0; home < homes_.size(); ++home) tell(home, input);
}

void Node::connect(home::ConnectionId connection) {
  persons_[connection] = "";
  homes_[home_of(connection)].connect(connection);
}

void Node::cut(home::ConnectionId connection) {
  if (persons_.erase(connection) == 0) return;
  around_.witness.left(connection);
  tell(home_of(connection), [connection](home::Home& home, Time at) { home.disconnect(connection, at); });
}

void Node::receive(home::ConnectionId connection, const std::string& text) {
  if (!is_up() || !persons_.contains(connection)) return;
  const auto message = wire::parse_message(text);
  if (const auto* watch = message ? std::get_if<wire::Watch>(&*message) : nullptr)
    around_.witness.entered(connection, watch->have);
  tell(home_of(connection), [&](home::Home& home, Time at) { home.receive(connection, text, at); });
}

void Node::notice(const std::string& table) {
  if (!is_up() || rng_.below(4) == 0) return;
  for (std::uint32_t i = rng_.below(8) == 0 ? 2 : 1; i > 0; --i) {
    ++around_.counts.notices;
    later(home::home_of(table, self_.homes), rng_.below(rng_.below(10) == 0 ? 5000 : 100),
          [table](home::Home& home, Time at) { home.heard(table, at); });
  }
}

void Node::crash() {
  if (!is_up()) return;
  ++around_.counts.crashes;
  for (const auto& [table, append] : std::exchange(writing_, {}))
    if (rng_.below(2) == 0) around_.store.append(append);
  for (const auto& [connection, person] : std::exchange(persons_, {})) around_.witness.left(connection);
  homes_.clear();
  handed_over_.clear();
  ++life_;
}

void Node::restart() {
  const Time look_every = 1500 + static_cast<Time>(rng_.below(2000));
  for (std::size_t i = 0; i < self_.homes; ++i)
    homes_.emplace_back(home::Settings{.place = {.index = i, .of = self_.homes},
                                       .shares_store = self_.shares_store,
                                       .room = {.events = self_.events, .recent = self_.events},
                                       .look_every = look_every,
                                       .keep = 20 * second},
                        [this] { return random(); });
  tell_all([](home::Home& home, Time at) { home.wake(at); });
}

// --- effects ---

void Node::perform(std::size_t home, const home::Send& send) {
  if (home == home_of(send.to)) return deliver(send);
  hand_over(home, home_of(send.to), [this, send](home::Home&, Time) { deliver(send); });
}

void Node::deliver(const home::Send& send) {
  const auto found = persons_.find(send.to);
  if (found == persons_.end()) return;
  const bool is_update = send.text->starts_with("{\"type\":\"update\"");
  if (around_.sabotage == Sabotage::lose_event && is_update && rng_.below(200) == 0) return;
  around_.witness.sent(send.to, found->second, *send.text);
  around_.deliver(send.to, *send.text);
}

void Node::perform(std::size_t, const home::Close& close) {
  around_.close(close.connection);
  cut(close.connection);
}

void Node::perform(std::size_t own, const home::Identify& identify) {
  persons_[identify.connection] = identify.token;
  const home::Identity identity{.actor = {.ids = {identify.token}}, .name = identify.token};
  const home::ConnectionId connection = identify.connection;
  later(own, rng_.below(20),
        [connection, identity](home::Home& home, Time at) { home.identified(connection, identity, at); });
}

void Node::perform(std::size_t from, const home::Pass& pass) {
  hand_over(from, pass.to, [pass](home::Home& home, Time at) { home.passed(pass.table, pass.errand, at); });
}

void Node::perform(std::size_t own, const home::Write& write) {
  store::Append append = write.append;
  if (around_.sabotage == Sabotage::forget_link) append.entry = without_link(append.entry);
  const std::string table = append.row.id;
  writing_[table] = append;
  if (around_.sabotage == Sabotage::acknowledge_early) {
    later(own, rng_.below(40), [this, append](home::Home&, Time) {
      writing_.erase(append.row.id);
      around_.store.append(append);
    });
    return tell(own, [&](home::Home& home, Time at) { home.written(table, append.seq, home::Written::stored, at); });
  }
  later(own, rng_.below(60), [this, append](home::Home& home, Time at) {
    writing_.erase(append.row.id);
    home.written(append.row.id, append.seq, end_write(append), at);
  });
}

// Stored, or another was first; now and then the store does not say, having stored it or not.
home::Written Node::end_write(const store::Append& append) {
  const std::uint32_t luck = rng_.below(trouble_in);
  if (luck < 2) {
    ++around_.counts.unknown;
    if (luck == 0) around_.store.append(append);
    return home::Written::unknown;
  }
  if (around_.store.append(append)) return home::Written::stored;
  ++around_.counts.conflicts;
  if (around_.sabotage != Sabotage::ignore_conflict) return home::Written::conflict;
  store::Append next = append;
  next.seq = static_cast<std::int64_t>(around_.store.read(append.row.id, 0).size()) + 1;
  around_.store.append(next);
  return home::Written::stored;
}

void Node::perform(std::size_t own, const home::Read& read) {
  later(own, rng_.below(60), [this, read](home::Home& home, Time at) {
    if (rng_.below(trouble_in) == 0) return home.read(read.table, read.after, std::nullopt, at);
    std::vector<std::string> entries = around_.store.read(read.table, read.after);
    const bool has_more_than_the_first = read.after > 0 || entries.size() > 1;
    if (around_.sabotage == Sabotage::change_entry && !entries.empty() && has_more_than_the_first)
      entries.back() = with_other_id(entries.back());
    home.read(read.table, read.after, entries, at);
  });
}

void Node::perform(std::size_t own, const home::Lease& lease) {
  later(own, rng_.below(60), [this, table = lease.table](home::Home& home, Time at) {
    const bool is_lucky = rng_.below(trouble_in) != 0;
    const bool is_ours = is_lucky && around_.store.lease(table, self_.name, at, at + home.settings().lease);
    if (!is_ours) ++around_.counts.leases_lost;
    home.leased(table, is_ours, at);
  });
}

void Node::perform(std::size_t own, const home::FindDue& find) {
  later(own, rng_.below(60),
        [this, before = find.before](home::Home& home, Time at) { home.found_due(around_.store.due(before), at); });
}

void Node::perform(std::size_t own, const home::Think& think) {
  later(own, rng_.below(300), [think, action = answer_of(own, think)](home::Home& home, Time at) {
    home.thought(think.table, think.task, action, at);
  });
}

// A quick bot: mostly any option, now and then a thought.
std::string Node::answer_of(std::size_t own, const home::Think& think) {
  Rng rng(think.task.seed);
  const bool is_quick = rng.below(16) != 0;
  if (const Table* table = homes_[own].table(think.table); table != nullptr && is_quick)
    return any_answer(*table, think.task, rng);
  const auto thinking = homes_[own].thinking(think.table, think.task);
  if (!thinking) return "";  // nobody waits for it any more
  thinking->run(2);
  return thinking->answer();
}

void Node::perform(std::size_t own, const home::Wake& wake) {
  const int number = ++wakes_[own];
  if (wake.at == 0) return;
  later(own, std::max<Time>(0, wake.at - now()), [this, own, number](home::Home& home, Time at) {
    if (number == wakes_[own]) home.wake(at);
  });
}

void Node::perform(std::size_t, const home::Report& report) { around_.witness.report(report.reason); }

}  // namespace springtide::simulator
