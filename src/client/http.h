// Asks a server over HTTP: several requests at once, connections kept.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "client/stream.h"

namespace springtide::client {

struct HttpRequest {
  std::string method = "GET";
  std::string path{};
  std::string token{};  // sent as a bearer token, if there is one
  std::string body{};   // JSON
};

struct HttpAnswer {
  int status = 0;  // 0: there was none
  std::string body{};
  std::string trouble{};  // why there was none
};

class Http {
 public:
  using Done = std::function<void(const HttpAnswer&)>;

  Http(Loop& loop, Url url, std::size_t connections = 1);
  ~Http();

  // `done` is called from the loop, once.
  void ask(HttpRequest request, Done done);
  HttpAnswer ask_and_wait(HttpRequest request);

 private:
  class Line;
  struct Job {
    std::string text{};  // of the request
    Done done{};
    bool is_second_try = false;
  };

  void hand_out();

  Loop& loop_;
  Url url_;
  std::deque<Job> waiting_{};
  std::vector<std::unique_ptr<Line>> lines_{};
};

}  // namespace springtide::client
