// What this player has at a server, kept in a file that only its owner reads: the token, and the last table of each game.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "client/url.h"

namespace springtide::cli {

class Tokens {
 public:
  // Empty if there is no file.
  Tokens(const std::filesystem::path& folder, const client::Url& url);

  const std::string& name() const { return name_; }
  const std::string& token() const { return token_; }
  std::string table_of(const std::string& game) const;

  // A new guest has no tables. Throws a Failure if it cannot be kept.
  void keep_guest(const std::string& name, const std::string& token);
  void keep_table(const std::string& game, const std::string& table);

 private:
  void save() const;

  std::filesystem::path path_;
  std::string name_{};
  std::string token_{};
  std::map<std::string, std::string> tables_{};  // by game
};

}  // namespace springtide::cli
