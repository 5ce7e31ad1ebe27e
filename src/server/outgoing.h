// Messages to servers whose addresses come from users: over https, to hosts that the operator allows, never into private
// networks. A name is looked up once, and what was found is checked and connected to; redirects are not followed, answers
// are read no further than their headers.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/address.h"
#include "server/transport.h"

namespace springtide::server {

// Where an address leads.
struct Destination {
  std::string host{};
  std::uint16_t port = 443;
  std::string path{};  // with the query
  std::string origin() const;
  friend bool operator==(const Destination&, const Destination&) = default;
};

inline constexpr std::size_t longest_url = 2000;

// Nothing unless it is `https://host/…` in plain letters, without a user or a fragment.
std::optional<Destination> destination_of(std::string_view url);

// Of a list: `push.example`, `*.push.example` for every name below it, each with `:port` if it is not 443.
bool is_allowed(const Destination& destination, const std::vector<std::string>& hosts);

// Whether an address belongs to the whole internet, and is not one of a house, a machine, a provider, a test.
bool is_public(const Address& address);

struct Letter {
  Destination to{};
  std::vector<std::pair<std::string, std::string>> headers{};
  std::string body{};
};

// What came of a letter: the answer's status, or 0 and why there is none.
struct Sent {
  int status = 0;
  std::string trouble{};
  bool is_refused = false;  // by us: it was not sent, and will not be
};

// A thread with a loop of its own, that sends letters.
class Outgoing final : public Loop {
 public:
  struct Settings {
    bool allows_private = false;  // networks; for tests
    std::string ca{};             // a file of certificates (PEM) to trust in place of the system's
    Milliseconds patience{10'000};
    std::size_t most_at_once = 50;  // of one host
    // In place of the system's.
    std::function<std::vector<Address>(const std::string& host)> look_up{};
  };
  // Throws std::runtime_error if the certificates are no good.
  Outgoing(Settings settings, const Log& log);
  ~Outgoing() override;
  void finish();  // ends the thread; nothing happens any more

  void post(std::function<void()> work) override;
  Timer after(Milliseconds delay, std::function<void()> work) override;

  // On the loop's thread. However it ends, `done` is called there.
  void send(Letter letter, std::function<void(Sent)> done);

  struct Parts;

 private:
  std::unique_ptr<Parts> parts_;
};

}  // namespace springtide::server
