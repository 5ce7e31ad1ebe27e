// A server as the terminal visits it: who we are there, and its answers in words.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "client/http.h"
#include "client/loop.h"

namespace springtide::cli {

// What is kept between games.
std::filesystem::path state_folder();

// What this player has at a server, kept in a file that only its owner reads: the token, and the last table of each game.
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

class Visit {
 public:
  // Throws a Failure if it is no address; `flag` names what gave it.
  Visit(const std::string& address, const std::filesystem::path& folder, const std::string& flag);

  client::Loop& loop() { return loop_; }
  const client::Url& url() const { return url_; }
  Tokens& tokens() { return tokens_; }

  // With our token. An answer that is as it should be, or a Failure in the server's words.
  std::string ask(client::HttpRequest request);
  // The text member of a JSON answer.
  std::string ask_for(std::string_view member, client::HttpRequest request);

  // Whether the server knows us.
  bool is_known();
  void become_guest(const std::string& name);

 private:
  client::HttpAnswer answer_to(client::HttpRequest request);
  std::string good(const client::HttpAnswer& answer) const;

  client::Url url_;
  client::Loop loop_{};
  client::Http http_;
  Tokens tokens_;
};

}  // namespace springtide::cli
