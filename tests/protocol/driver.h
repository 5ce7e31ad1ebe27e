// What a transcript is played against: tables in memory, or a server behind sockets.
#pragma once

#include <optional>
#include <string>

#include "match/setup.h"

namespace springtide::protocol {

// Connections have names. Who a connection is, it says itself in its hello, with a token.
class Driver {
 public:
  virtual ~Driver() = default;

  // As the player named in `host` wishes it: its chairs are open, bot or scripted. Gives the id it got.
  virtual std::string open_table(const match::Setup& wishes) = 0;
  // The player becomes known when first asked for.
  virtual std::string token_of(const std::string& player) = 0;

  virtual void connect(const std::string& name) = 0;
  virtual void cut(const std::string& name) = 0;
  virtual void send(const std::string& name, const std::string& text) = 0;
  // The next message to this connection, or nothing if none has come.
  virtual std::optional<std::string> receive(const std::string& name) = 0;
  // False: not possible here, the transcript is left out.
  virtual bool wait(match::Time time) = 0;

  // So many days from now at all of the player's games; none: it is over.
  virtual void take_vacation(const std::string& player, int days) = 0;

  // What is wrong with the tables that only the driver can see; asked at the end.
  virtual std::optional<std::string> trouble() = 0;
};

}  // namespace springtide::protocol
