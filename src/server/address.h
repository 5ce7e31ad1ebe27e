// IP addresses and networks, and who the client behind a proxy is.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace springtide::server {

// An IPv6 address; IPv4 addresses are mapped into it (::ffff:a.b.c.d), so each client has one address only.
struct Address {
  std::array<std::uint8_t, 16> bytes{};
  friend auto operator<=>(const Address&, const Address&) = default;
};

std::optional<Address> address_of(std::string_view text);
std::string text_of(const Address& address);
bool is_v4(const Address& address);

// What limits count by: the address itself for IPv4; for IPv6 its /64, all of which one client commands.
Address household_of(const Address& address);
std::string household_at(const std::string& address);  // as text; what is no address is a household of its own

struct Network {
  Address address{};
  int bits = 128;  // of the mapped address: an IPv4 /8 has 104
  friend bool operator==(const Network&, const Network&) = default;
};
using Networks = std::vector<Network>;

std::optional<Network> network_of(std::string_view text);  // `10.0.0.0/8`, `::1`
std::string text_of(const Network& network);
bool contains(const Network& network, const Address& address);
bool contains(const Networks& networks, const Address& address);

// The client of a request. What a peer says about others is only believed of trusted proxies: X-Forwarded-For is read from
// its end, past trusted proxies, to the first other address; without it X-Real-IP counts.
Address client_of(const Address& peer, std::string_view forwarded_for, std::string_view real_ip, const Networks& trusted);

}  // namespace springtide::server
