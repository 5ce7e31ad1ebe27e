// One visitor of the lobby beside the tables of a load: hears what is told there, and says nothing.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "client/link.h"
#include "client/load_table.h"
#include "client/socket.h"

namespace springtide::client {

class LoadVisitor final : private Channel::Owner {
 public:
  explicit LoadVisitor(LoadShared& shared) : shared_(shared), channel_(over_socket(shared.loop, shared.plan.url)(*this)) {}
  ~LoadVisitor() { channel_->mute(); }
  LoadVisitor(const LoadVisitor&) = delete;
  LoadVisitor& operator=(const LoadVisitor&) = delete;

  bool is_in() const { return messages_ > 0; }  // it has been told what is there
  std::uint64_t messages() const { return messages_; }
  std::uint64_t bytes() const { return channel_->bytes_received(); }

 private:
  void opened() override { channel_->send(hello_text("")); }
  void received(std::string_view text) override {
    const std::string_view type = plain(member_of(text, "type"));
    if (type == "welcome") return channel_->send(R"({"type":"lobby"})");
    if (type == "refused") return shared_.fail("a visitor was refused: " + std::string(plain(member_of(text, "sentence"))));
    if (type == "lobby") ++messages_;
  }
  void closed(const std::string& reason) override { shared_.fail("a visitor's connection was lost: " + reason); }

  LoadShared& shared_;
  std::unique_ptr<Channel> channel_;
  std::uint64_t messages_ = 0;
};

}  // namespace springtide::client
