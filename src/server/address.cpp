#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <cstring>

#include "text/lines.h"

namespace springtide::server {
namespace {

constexpr std::array<std::uint8_t, 12> v4_prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr int v4_prefix_bits = 96;

Address masked(Address address, int bits) {
  for (int i = 0; i < 16; ++i) {
    const int kept = std::clamp(bits - 8 * i, 0, 8);
    auto& byte = address.bytes[static_cast<std::size_t>(i)];
    byte = static_cast<std::uint8_t>(byte & (0xff00 >> kept));
  }
  return address;
}

// `[::1]:4711` and `10.0.0.1:4711`, which some proxies write, lose brackets and port.
std::string_view without_port(std::string_view text) {
  if (text.starts_with('[')) return text.substr(1, text.find(']') - 1);
  if (std::ranges::count(text, ':') == 1) return text.substr(0, text.find(':'));
  return text;
}

}  // namespace

std::optional<Address> address_of(std::string_view text) {
  const std::string terminated(text);
  Address address;
  if (inet_pton(AF_INET6, terminated.c_str(), address.bytes.data()) == 1) return address;
  std::ranges::copy(v4_prefix, address.bytes.begin());
  if (inet_pton(AF_INET, terminated.c_str(), address.bytes.data() + v4_prefix.size()) == 1) return address;
  return std::nullopt;
}

bool is_v4(const Address& address) { return std::equal(v4_prefix.begin(), v4_prefix.end(), address.bytes.begin()); }

std::string text_of(const Address& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_v4(address))
    inet_ntop(AF_INET, address.bytes.data() + v4_prefix.size(), text.data(), text.size());
  else
    inet_ntop(AF_INET6, address.bytes.data(), text.data(), text.size());
  return text.data();
}

Address household_of(const Address& address) { return is_v4(address) ? address : masked(address, 64); }

std::string household_at(const std::string& address) {
  const auto known = address_of(address);
  return known ? text_of(household_of(*known)) : address;
}

std::optional<Network> network_of(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::optional<Address> address = address_of(text.substr(0, slash));
  if (!address) return std::nullopt;
  if (slash == std::string_view::npos) return Network{.address = *address};
  const std::optional<int> bits = to_number(text.substr(slash + 1));
  const int offset = is_v4(*address) && text.find(':') == std::string_view::npos ? v4_prefix_bits : 0;
  if (!bits || *bits + offset > 128) return std::nullopt;
  return Network{.address = masked(*address, *bits + offset), .bits = *bits + offset};
}

std::string text_of(const Network& network) {
  std::string text = text_of(network.address);
  if (network.bits == 128) return text;
  return text + "/" + std::to_string(network.bits - (is_v4(network.address) ? v4_prefix_bits : 0));
}

bool contains(const Network& network, const Address& address) { return masked(address, network.bits) == network.address; }

bool contains(const Networks& networks, const Address& address) {
  return std::ranges::any_of(networks, [&](const Network& network) { return contains(network, address); });
}

Address client_of(const Address& peer, std::string_view forwarded_for, std::string_view real_ip, const Networks& trusted) {
  if (!contains(trusted, peer)) return peer;
  if (forwarded_for.empty()) return address_of(without_port(trim(real_ip))).value_or(peer);
  Address client = peer;
  const std::vector<std::string_view> hops = split(forwarded_for, ',');
  for (auto hop = hops.rbegin(); hop != hops.rend() && contains(trusted, client); ++hop) {
    const std::optional<Address> address = address_of(without_port(*hop));
    if (!address) break;
    client = *address;
  }
  return client;
}

}  // namespace springtide::server
