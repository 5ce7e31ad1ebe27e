// A home of one table in this process, where the player plays against bots: the journal is in memory, and the record of the
// game in a file whenever the player is told something.
#pragma once

#include <filesystem>
#include <string>

#include "client/channel.h"
#include "client/loop.h"
#include "wire/journal.h"

namespace springtide::cli {

inline const std::string local_player = "player";  // the id of whoever sits at the terminal, and the token
inline const std::string local_table = "table";
// No clock runs at this table: the time of a bot that has thought has come.
inline constexpr match::Time local_time = 1;

// Begins at the end of the journal, which must outlive it. Everything the player does may throw a Failure: the file cannot
// be written.
client::Dial over_local_home(client::Loop& loop, const wire::Journal& journal, const std::filesystem::path& record);

}  // namespace springtide::cli
