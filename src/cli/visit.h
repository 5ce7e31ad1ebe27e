// A server as the terminal visits it: who we are there, and its answers in words.
#pragma once

#include <filesystem>
#include <string>

#include "cli/tokens.h"
#include "client/http.h"
#include "client/loop.h"

namespace springtide::cli {

// What is kept between games.
std::filesystem::path state_folder();

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
