// Transcripts against a real server: a process of its own with a store on the disk, reached over HTTP and WebSockets.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "client/http.h"
#include "client/socket.h"
#include "protocol/driver.h"
#include "protocol/server_process.h"

namespace springtide::protocol {

class ServerDriver final : public Driver {
 public:
  explicit ServerDriver(ServerProcess& server);
  ~ServerDriver() override;

  std::string open_table(const match::Setup& wishes) override;
  std::string token_of(const std::string& player) override;
  void connect(const std::string& name) override;
  void cut(const std::string& name) override;
  // Returns when the server has answered and everyone has received what came of it.
  void send(const std::string& name, const std::string& text) override;
  std::optional<std::string> receive(const std::string& name) override;
  bool wait(match::Time time) override;
  void take_vacation(const std::string& player, int days) override;
  // What a player sees of a table that is another after the server was killed and started again.
  std::optional<std::string> trouble() override;

 private:
  class Client;
  using Views = std::vector<std::string>;

  void await(const std::string& what, const std::function<bool()>& is_done);
  client::HttpAnswer ask(const std::string& method, const std::string& path, const std::string& token,
                         const std::string& body);
  std::unique_ptr<Client> connected();
  void hear(Client& client);
  void hear_all();
  int open_sockets();
  std::string seen_by(const std::string& token, const std::string& table);
  Views all_views();

  ServerProcess& server_;
  client::Loop loop_{};
  std::unique_ptr<client::Http> http_;
  std::map<std::string, std::string> tokens_{};  // by player
  std::set<std::string> accounts_{};             // players who have one
  std::vector<std::string> tables_{};
  std::set<std::string> pinged_{};  // tables that may have told something
  bool has_clock_ = false;
  std::map<std::string, std::unique_ptr<Client>> clients_{};
};

}  // namespace springtide::protocol
