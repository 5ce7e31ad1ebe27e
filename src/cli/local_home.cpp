#include "cli/local_home.h"

#include <algorithm>
#include <utility>

#include "arena/clocked.h"
#include "cli/files.h"
#include "home/home.h"

namespace springtide::cli {
namespace {

constexpr home::ConnectionId player = 1;

class LocalHome final : public client::Channel {
 public:
  // Everything the player does may throw a Failure: the file cannot be written.
  LocalHome(client::Loop& loop, const wire::Journal& journal, std::filesystem::path record, Owner& owner)
      : loop_(loop),
        record_(std::move(record)),
        owner_(owner),
        home_({.look_every = 0}, [] { return Digest{}; }),
        entries_(journal.texts) {
    home_.connect(player);
    loop_.post([this] { owner_.opened(); });
  }

  void send(std::string_view text) override {
    home_.receive(player, text, now_);
    loop_.post([this] { run(); });
  }

  void mute() override {}
  std::uint64_t bytes_received() const override { return 0; }

 private:
  // The player is told once the bots have moved and the file says so: the same answers make the same game, however fast they
  // come.
  void run() {
    for (home::Effects effects = home_.take_effects(); !effects.empty(); effects = home_.take_effects())
      for (const home::Effect& effect : effects) perform(effect);
    save();
    for (const auto& message : std::exchange(messages_, {})) owner_.received(*message);
  }

  void perform(const home::Effect& effect) {
    const auto handle = home::Handle{
        [this](const home::Send& send) { messages_.push_back(send.text); },
        [this](const home::Identify& identify) {
          home_.identified(player, home::Identity{.actor = {.ids = {identify.token}}, .name = identify.token}, now_);
        },
        [this](const home::Write& write) {
          entries_.push_back(write.append.entry);
          home_.written(write.append.row.id, write.append.seq, home::Written::stored, now_);
        },
        [this](const home::Read& read) { home_.read(read.table, read.after, entries_, now_); },
        [this](const home::Think& each) { think(each); },
        [](const auto&) {},  // nobody shares the table, and nothing at it waits for a time
    };
    std::visit(handle, effect);
  }

  void think(const home::Think& think) {
    const auto thinking = home_.thinking(think.table, think.task);
    if (!thinking) return;
    arena::think_until(*thinking, arena::Clock::now() + std::chrono::milliseconds(thinking->milliseconds()));
    now_ = std::max(now_, think.task.at);  // nobody waits: its time has come
    home_.thought(think.table, think.task, thinking->answer(), now_);
  }

  void save() {
    const match::Table* table = home_.table(local_table);
    if (table == nullptr || saved_ == entries_.size()) return;
    write_file(record_, table->play().record(table->chairs()));
    saved_ = entries_.size();
  }

  client::Loop& loop_;
  std::filesystem::path record_;
  Owner& owner_;
  home::Home home_;
  std::vector<std::string> entries_{};
  match::Time now_ = local_time;                                // what bots wait for is passed over
  std::size_t saved_ = 0;                                       // entries that the file tells of
  std::vector<std::shared_ptr<const std::string>> messages_{};  // to the player
};

}  // namespace

client::Dial over_local_home(client::Loop& loop, const wire::Journal& journal, const std::filesystem::path& record) {
  return [&loop, &journal, record](client::Channel::Owner& owner) {
    return std::make_unique<LocalHome>(loop, journal, record, owner);
  };
}

}  // namespace springtide::cli
