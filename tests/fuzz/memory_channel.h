// A connection without a socket: the bytes of a client in, in pieces, and what the server answers out.
#pragma once

#include <algorithm>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <string>
#include <string_view>

#include "server/stream.h"

namespace springtide::server::net {

class MemoryChannel final : public Channel {
 public:
  // After the last piece the client has nothing more to say.
  MemoryChannel(asio::io_context& io, std::string_view input, std::size_t piece) : io_(io), input_(input), piece_(piece) {}

  const std::string& output() const { return output_; }
  bool is_closed() const { return is_closed_; }

  asio::any_io_executor executor() override { return io_.get_executor(); }
  void handshake(Completion done) override { complete(std::move(done), {}, 0); }
  void finish(Completion done) override {
    is_finished_ = true;
    complete(std::move(done), {}, 0);
  }
  void cancel() override {}
  void close() override { is_closed_ = true; }

  void write(Pieces pieces, Completion done) override {
    if (is_closed_ || is_finished_) return complete(std::move(done), asio::error::broken_pipe, 0);
    const std::size_t before = output_.size();
    for (const asio::const_buffer& each : pieces) output_.append(static_cast<const char*>(each.data()), each.size());
    complete(std::move(done), {}, output_.size() - before);
  }

 protected:
  void receive(asio::mutable_buffer buffer, Completion done) override {
    if (is_closed_) return complete(std::move(done), asio::error::operation_aborted, 0);
    if (input_.empty()) return complete(std::move(done), asio::error::eof, 0);
    const std::size_t size = std::min({buffer.size(), piece_, input_.size()});
    input_.copy(static_cast<char*>(buffer.data()), size);
    input_.remove_prefix(size);
    complete(std::move(done), {}, size);
  }

 private:
  void complete(Completion done, error_code error, std::size_t bytes) {
    asio::post(io_, [held = std::move(done), error, bytes]() mutable { held(error, bytes); });
  }

  asio::io_context& io_;
  std::string_view input_;
  std::size_t piece_;
  std::string output_{};
  bool is_finished_ = false;
  bool is_closed_ = false;
};

}  // namespace springtide::server::net
