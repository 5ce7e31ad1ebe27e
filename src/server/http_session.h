// A connection that speaks HTTP: http.cpp reads requests, http_answer.cpp answers them.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>

#include "server/session.h"

namespace springtide::server::net {

using Parser = http::request_parser<http::string_body>;

class HttpSession final : public Session {
 public:
  HttpSession(Context& context, std::shared_ptr<Channel> channel, Peer peer, Place place)
      : Session(context), stream_(std::move(channel)), peer_(peer), place_(std::move(place)) {}

  asio::awaitable<std::optional<Upgrade>> run();
  asio::awaitable<void> refuse(Response response);

  void stop() override {
    if (is_waiting_) stream_.channel().cancel();
  }
  void kill() override {
    stream_.channel().close();
    if (answer_timer_ != nullptr) answer_timer_->cancel();
  }
  void expire() override {
    is_expired_ = true;
    stream_.channel().cancel();
  }

 private:
  asio::awaitable<bool> first_byte();
  asio::awaitable<bool> serve_one();
  asio::awaitable<bool> read_body(Parser& parser);
  asio::awaitable<Response> answer(Request request);
  asio::awaitable<Response> application_answer(Request request);
  asio::awaitable<bool> write(const Response& response, bool is_head, bool is_kept);
  asio::awaitable<void> refuse_read(error_code error, Limit time_limit);

  Request request_of(Parser& parser);
  std::optional<Response> refusal_of(const Parser& parser, const Request& request);
  std::optional<Response> upgrade_refusal(const Parser& parser, const Request& request);
  void upgrade(Parser& parser);

  Stream stream_;
  Peer peer_;
  Place place_;
  Address client_{};
  beast::flat_buffer buffer_{};
  std::optional<Upgrade> upgrade_{};
  asio::steady_timer* answer_timer_ = nullptr;  // while the application is asked
  bool is_first_ = true;
  bool is_waiting_ = false;
  bool is_expired_ = false;
};

}  // namespace springtide::server::net
