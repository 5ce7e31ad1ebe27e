// A home of one table in this process, where the player plays against bots: the journal is in memory, and the record of the
// game in a file whenever the player is told something.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "client/channel.h"
#include "client/loop.h"
#include "home/home.h"
#include "wire/journal.h"

namespace springtide::cli {

inline const std::string local_player = "player";  // the id of whoever sits at the terminal, and the token
inline const std::string local_table = "table";
// No clock runs at this table, and bots take no more time than they think.
inline constexpr match::Time local_time = 1;
inline constexpr match::Pause local_pause{.least = 0, .most = 0};

class LocalHome final : public client::Channel {
 public:
  // Everything the player does may throw a Failure: the file cannot be written.
  LocalHome(client::Loop& loop, const wire::Journal& journal, std::filesystem::path record, Owner& owner);

  void send(std::string_view text) override;
  void mute() override {}
  std::uint64_t bytes_received() const override { return 0; }

 private:
  void run();
  void perform(const home::Effect& effect);
  void think(const home::Think& think);
  void save();

  client::Loop& loop_;
  std::filesystem::path record_;
  Owner& owner_;
  home::Home home_;
  std::vector<std::string> entries_{};
  std::size_t saved_ = 0;                                       // entries that the file tells of
  std::vector<std::shared_ptr<const std::string>> messages_{};  // to the player
};

}  // namespace springtide::cli
