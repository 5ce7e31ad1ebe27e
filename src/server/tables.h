// The tables this node looks after: rooms with their journals, bots and clocks.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

#include "server/bot_threads.h"
#include "server/store_queue.h"
#include "server/transport.h"
#include "wire/journal.h"
#include "wire/room.h"

namespace springtide::server {

struct TablesSettings {
  std::string node{};         // this process's name among those that share the store
  bool shares_store = false;  // other nodes append too: lease bots and clocks, follow the journal
  match::Pause pause{};       // of bots
  match::Time lease = 5000;   // how long a node looks after a table's bots and clock without renewing
  match::Time resync = 5000;  // how often a journal is looked at without a hint
  match::Time keep = 60'000;  // how long a table nobody watches stays in memory
};

class Tables {
 public:
  Tables(Server& server, StoreQueue& store, BotThreads& bots, Metrics& metrics, const Log& log, TablesSettings settings);

  // Finds tables whose bots or clocks wait, at the start and from then on.
  void start();
  // Why there is no new table: what was wished for is refused, or the store did not answer and it may be tried again.
  struct NotOpened {
    match::Refusal refusal{};
    bool is_busy = false;
  };
  // Makes the table durable, then gives its id.
  using Opened = std::function<void(Result<std::string, NotOpened>)>;
  void open(const match::Setup& setup, const std::string& id, Opened done);

  // Makes a whole journal durable, all of it or nothing.
  void take_in(const wire::Journal& journal, Opened done);

  void watch(Connection& connection, const match::Actor& actor, const wire::Watch& message);
  void unwatch(Connection& connection, const std::string& table);
  void steps(Connection& connection, const match::Actor& actor, const wire::Steps& message);
  void command(Connection& connection, const match::Actor& actor, const wire::Do& message);
  void rematch(Connection& connection, const match::Actor& actor, const wire::Do& message);
  void closed(Connection& connection);
  // A command on behalf of a player without a connection.
  void act_for(const match::Actor& actor, const std::string& table, const match::Command& command);

  // Calls with the table as it is stored, or with nothing if there is none or the store failed.
  void read(const std::string& table, std::function<void(const match::Table*)> done);
  // Another node has appended to this table.
  void hint(const std::string& table);
  // Calls once nothing is being written.
  void finish(std::function<void()> done);

 private:
  struct Hall {
    std::string id;
    std::unique_ptr<wire::Room> room{};                 // nothing while the journal is being read
    std::vector<std::function<void(Hall&)>> waiting{};  // for the journal
    std::set<std::pair<Seat, int>> thinking{};          // decisions that bots think about
    std::chrono::steady_clock::time_point began{};      // when the entry being written came in
    bool is_reading = false;
    match::Time used = 0;
    match::Time looked = 0;  // when the journal was last known to be followed
    Timer timer{};
  };

  void with(const std::string& table, std::function<void(Hall&)> work);
  void load(Hall& hall);
  void enter(Hall& hall, std::uint64_t connection, const match::Actor& actor, const wire::Watch& message);
  void follow(Hall& hall, std::function<void(Hall&)> then);
  void append_read(Hall& hall, const std::vector<store::JournalEntry>& journal);
  void loaded(const std::string& table, std::optional<std::vector<store::JournalEntry>> journal);
  void perform(Hall& hall, wire::Outbox& out);
  void write(Hall& hall, const match::Entry& entry);
  void written(const std::string& table, std::optional<store::Appended> appended);
  void mind(Hall& hall);  // bots and clock
  void think(Hall& hall, const match::Task& task);
  void answer(const std::string& table, const match::Task& task, const std::string& action);
  void tick(const std::string& table);
  void leased(const std::string& table, std::function<void(Hall&)> work);
  void look_around();
  void refuse_unknown(Connection& connection, const std::string& table, const std::string& id);
  void forget_idle();

  Server& server_;
  StoreQueue& store_;
  BotThreads& bots_;
  const Log& log_;
  TablesSettings settings_;
  std::unordered_map<std::string, std::unique_ptr<Hall>> halls_{};
  std::unordered_map<std::uint64_t, Connection*> connections_{};  // those that watch
  std::unordered_map<std::uint64_t, std::set<std::string>> watched_{};
  int writes_ = 0;  // under way
  std::function<void()> finished_{};
  Timer look_timer_{};
  Counter& stored_;
  Counter& conflicts_;
  Gauge& in_memory_;
  Histogram& acknowledged_;
};

}  // namespace springtide::server
