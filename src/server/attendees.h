// Who is here: by the connections of this process, and by what other nodes say of theirs. Safe from any thread.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "home/effect.h"
#include "store/presence.h"

namespace springtide::server {

class Attendees {
 public:
  void arrive(home::ConnectionId connection, const match::Actor& actor);
  void depart(home::ConnectionId connection);
  void set_elsewhere(const std::vector<store::Attendance>& nodes);

  // Everybody once a node, however many connections; who has no name once a connection.
  int people() const;
  // Those of these accounts who are here, in the order given.
  std::vector<std::string> here_of(const std::vector<std::string>& accounts) const;
  // Of this process; accounts in order.
  store::Attendance own() const;

 private:
  struct Person {
    int connections = 0;
    bool is_account = false;
  };
  int own_people() const;

  mutable std::mutex mutex_{};
  std::map<home::ConnectionId, std::string> connections_{};  // the person's id; empty: nobody in particular
  std::map<std::string, Person> persons_{};
  int nameless_ = 0;
  std::map<std::string, int> elsewhere_{};  // accounts, and at how many nodes
  int people_elsewhere_ = 0;
};

}  // namespace springtide::server
