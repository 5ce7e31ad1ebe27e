#include "simulator/simulator.h"

#include <algorithm>
#include <memory>

#include "simulator/client.h"
#include "wire/output.h"

namespace springtide::simulator {

using namespace match;
using home::ConnectionId;

namespace {

constexpr Time start_time = 1'000'000'000;
constexpr int longest_quiet = 6000;  // looks without an entry: time for everybody to come back
constexpr int step_limit = 400'000;

Entry first_entry(const Scenario& scenario) {
  const auto entry = Table::open(scenario.setup, start_time, "");
  if (!entry) std::abort();  // scenarios are in order
  return *entry;
}

class World {
 public:
  World(std::uint64_t seed, Sabotage sabotage)
      : rng_(seed),
        scenario_(make_scenario(rng_)),
        store_(first_entry(scenario_)),
        witness_(store_.journal(), scenario_.events) {
    const Node::Around around{.timeline = timeline_,
                              .store = store_,
                              .witness = witness_,
                              .counts = counts_,
                              .sabotage = sabotage,
                              .deliver = [this](ConnectionId to, const std::string& text) { to_client(to, text); },
                              .close = [this](ConnectionId whom) { lose(whom); }};
    for (int i = 0; i < scenario_.nodes; ++i) {
      Node::Self self{.name = std::to_string(i),
                      .skew = i * 700,
                      .shares_store = scenario_.nodes > 1,
                      .homes = scenario_.homes,
                      .events = scenario_.events};
      nodes_.push_back(std::make_unique<Node>(around, std::move(self), Rng(rng_.next())));
    }
    store_.appended = [this](const std::string& table) {
      if (nodes_.size() > 1)
        for (auto& node : nodes_) node->notice(table);
    };
    for (std::size_t i = 0; i < scenario_.devices.size(); ++i) {
      links_.push_back(
          {.client = Client("c" + std::to_string(i), scenario_.devices[i], i == 0, scenario_, Rng(rng_.next()))});
      live(i);
    }
    keep_looking();
    if (scenario_.trouble > 0) make_trouble();
  }

  Outcome run() {
    int steps = 0;
    while (!witness_.broken() && !store_.broken() && !is_settled_ && ++steps < step_limit && timeline_.step()) {
    }
    Broken broken = store_.broken() ? store_.broken() : witness_.broken();
    if (!broken && !is_settled_) broken = "the match does not come to its end";
    if (!broken) broken = store_.trouble();
    if (!broken) broken = final_trouble();
    count();
    return {.broken = broken, .counts = counts_};
  }

 private:
  struct Link {
    Client client;
    Node* node = nullptr;
    ConnectionId connection = 0;  // 0: not connected
  };

  bool luck(std::uint32_t one_in) { return !is_calm_ && scenario_.trouble > 0 && rng_.below(one_in) == 0; }
  Time delay() {
    return is_calm_ || scenario_.trouble < 2 ? 5 + rng_.below(20) : rng_.below(rng_.below(10) == 0 ? 4000 : 100);
  }

  // Lost, late, twice, in disorder: the network has it all.
  void carry(const std::function<void()>& arrive) {
    if (luck(40)) return;
    timeline_.after(delay(), arrive);
    if (luck(20)) timeline_.after(delay(), arrive);
  }

  void to_client(ConnectionId to, const std::string& text) {
    for (std::size_t i = 0; i < links_.size(); ++i)
      if (links_[i].connection == to)
        carry([this, i, to, text] {
          if (links_[i].connection == to) links_[i].client.receive(text, witness_);
        });
  }

  void lose(ConnectionId whom) {
    for (Link& link : links_)
      if (link.connection == whom) link.connection = 0;
  }

  void to_node(const Link& link, const std::string& text) {
    carry([node = link.node, connection = link.connection, text] { node->receive(connection, text); });
  }

  // A greeting arrives in order and whole, or there is no connection.
  void connect(Link& link) {
    link.node = nodes_[rng_.below(static_cast<std::uint32_t>(nodes_.size()))].get();
    if (!link.node->is_up()) return;
    link.connection = ++last_connection_;
    ++counts_.reconnects;
    link.node->connect(link.connection);
    for (const std::string& text : link.client.greeting()) link.node->receive(link.connection, text);
    link.client.repeat([&](const std::string& text) { to_node(link, text); });
  }

  void cut(Link& link) {
    if (link.connection == 0) return;
    link.node->cut(std::exchange(link.connection, 0));
  }

  // One look of a client at its screen, and the plan for the next. Now and then somebody is away for long.
  void live(std::size_t i) {
    const bool is_away = !is_calm_ && rng_.below(300) == 0;
    timeline_.after(is_away ? static_cast<Time>(rng_.below(7200)) * second : 100 + rng_.below(3000), [this, i] {
      Link& link = links_[i];
      const auto send = [&](const std::string& text) { to_node(link, text); };
      if (link.connection != 0 && !link.node->is_up()) link.connection = 0;
      if (link.connection == 0)
        connect(link);
      else if (rng_.below(15) == 0)
        send(link.client.watch());
      else if (link.client.has_gap() && rng_.below(2) == 0)  // the past may be closed until the game is over
        send(link.client.look_back());
      else if (rng_.below(4) == 0)
        link.client.repeat(send);
      else if (!is_calm_ || rng_.below(4) == 0)
        link.client.play(store_.journal().size(), send);
      live(i);
    });
  }

  void keep_looking() {
    timeline_.after(500 + rng_.below(2000), [this] {
      calm_down();
      keep_looking();
    });
  }

  void make_trouble() {
    const Time pause = static_cast<Time>(rng_.below(60)) * second / scenario_.trouble;
    timeline_.after(pause, [this] {
      if (is_calm_) return;
      Node& node = *nodes_[rng_.below(static_cast<std::uint32_t>(nodes_.size()))];
      if (rng_.below(7) < 2)
        crash(node);
      else
        cut(links_[rng_.below(static_cast<std::uint32_t>(links_.size()))]);
      make_trouble();
    });
  }

  void crash(Node& node) {
    node.crash();
    for (Link& link : links_)
      if (link.node == &node) link.connection = 0;
    timeline_.after(rng_.below(5000), [&node] {
      if (!node.is_up()) node.restart();
    });
  }

  // Once the game is over the trouble ends, everybody gets the rest, and the match is settled when nothing is left to tell.
  void calm_down() {
    if (is_settled_ || store_.journal().size() == seen_entries_) {
      if (is_calm_ && ++quiet_ % 60 == 0) is_settled_ = quiet_ > longest_quiet || !final_trouble();
      return;
    }
    seen_entries_ = store_.journal().size();
    quiet_ = 0;
    is_calm_ = is_calm_ || store_.journal().current().is_over();
  }

  Broken final_trouble() const {
    for (const Link& link : links_) {
      if (link.client.is_turned_away()) continue;
      if (!link.client.is_answered()) return "a command was never answered";
      if (auto broken = link.client.differs_from(store_.journal())) return broken;
    }
    return std::nullopt;
  }

  void count() {
    counts_.entries = store_.journal().size();
    counts_.acknowledged = witness_.acknowledged();
    for (const Event& event : store_.journal().current().events()) {
      counts_.undone += event.kind == EventKind::undo;
      counts_.changed += event.kind == EventKind::change;
      counts_.left += event.kind == EventKind::left;
    }
  }

  Rng rng_;
  Scenario scenario_;
  Timeline timeline_{start_time};
  Store store_;
  Witness witness_;
  Counts counts_{};
  std::vector<std::unique_ptr<Node>> nodes_{};
  std::vector<Link> links_{};
  ConnectionId last_connection_ = 0;
  bool is_calm_ = false;
  bool is_settled_ = false;
  int seen_entries_ = 0;
  int quiet_ = 0;
};

}  // namespace

Outcome simulate(std::uint64_t seed, Sabotage sabotage) { return World(seed, sabotage).run(); }

}  // namespace springtide::simulator
