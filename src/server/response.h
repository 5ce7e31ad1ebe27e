// An HTTP answer and its head as text, secure headers included. No Boost here.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/target.h"

namespace springtide::server {

struct Response {
  int status = 200;
  std::string content_type{};
  std::string body{};
  Fields headers{};
  std::shared_ptr<const std::string> file{};  // sent instead of the body, without a copy

  const std::string& content() const { return file ? *file : body; }
};

// `{"code":…,"sentence":…}`
Response refusal(int status, std::string_view code, std::string_view sentence);

struct HeadOptions {
  bool is_kept_alive = false;
  bool is_tls = false;  // adds Strict-Transport-Security
};

// Status line and headers up to the empty line. Line ends in a header's value are taken out of it.
std::string head_of(const Response& response, HeadOptions options);

}  // namespace springtide::server
