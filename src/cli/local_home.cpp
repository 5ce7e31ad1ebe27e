#include "cli/local_home.h"

#include <utility>

#include "arena/clocked.h"
#include "cli/files.h"
#include "wire/command_json.h"

namespace springtide::cli {
namespace {

constexpr home::ConnectionId player = 1;

}  // namespace

LocalHome::LocalHome(client::Loop& loop, const wire::Journal& journal, std::filesystem::path record, Owner& owner)
    : loop_(loop),
      record_(std::move(record)),
      owner_(owner),
      home_({.pause = local_pause, .look_every = 0}, [] { return Digest{}; }) {
  for (const match::Entry& entry : journal.entries) entries_.push_back(wire::entry_text(entry));
  home_.connect(player);
  loop_.post([this] { owner_.opened(); });
}

void LocalHome::send(std::string_view text) {
  home_.receive(player, text, local_time);
  loop_.post([this] { run(); });
}

// The player is told once the bots have moved and the file says so: the same answers make the same game, however fast they
// come.
void LocalHome::run() {
  for (home::Effects effects = home_.take_effects(); !effects.empty(); effects = home_.take_effects())
    for (const home::Effect& effect : effects) perform(effect);
  save();
  for (const auto& message : std::exchange(messages_, {})) owner_.received(*message);
}

void LocalHome::perform(const home::Effect& effect) {
  const auto handle = home::Handle{
      [this](const home::Send& send) { messages_.push_back(send.text); },
      [this](const home::Identify& identify) {
        home_.identified(player, home::Identity{.actor = {.ids = {identify.token}}, .name = identify.token}, local_time);
      },
      [this](const home::Write& write) {
        entries_.push_back(write.append.entry);
        home_.written(write.append.row.id, write.append.seq, home::Written::stored, local_time);
      },
      [this](const home::Read& read) { home_.read(read.table, read.after, entries_, local_time); },
      [this](const home::Think& each) { think(each); },
      [](const auto&) {},  // nobody shares the table, and nothing at it waits for a time
  };
  std::visit(handle, effect);
}

void LocalHome::think(const home::Think& think) {
  const auto thinking = home_.thinking(think.table, think.task);
  if (!thinking) return;
  arena::think_until(*thinking, arena::Clock::now() + std::chrono::milliseconds(thinking->milliseconds()));
  home_.thought(think.table, think.task, thinking->answer(), local_time);
}

void LocalHome::save() {
  const match::Table* table = home_.table(local_table);
  if (table == nullptr || saved_ == entries_.size()) return;
  write_file(record_, table->play().record(table->chairs()));
  saved_ = entries_.size();
}

}  // namespace springtide::cli
