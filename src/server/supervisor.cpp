#include "server/supervisor.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstring>

#include "server/address.h"
#include "text/lines.h"

namespace springtide::server {
namespace {

constexpr int first_handed = 3;  // after standard input, output and errors
constexpr std::int64_t most_handed = 1'000;
constexpr timeval longest_telling{.tv_usec = 100'000};  // for a supervisor that does not listen
const Endpoint nowhere{.address = ""};                  // of a socket that does not listen

std::optional<std::int64_t> number_of(const std::optional<std::string>& text) {
  std::int64_t number = 0;
  if (!text) return std::nullopt;
  const char* const end = text->data() + text->size();
  const auto [rest, error] = std::from_chars(text->data(), end, number);
  return error == std::errc{} && rest == end ? std::optional(number) : std::nullopt;
}

std::optional<Endpoint> endpoint_of(const sockaddr_storage& bound) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (bound.ss_family == AF_INET) {
    sockaddr_in v4{};
    std::memcpy(&v4, &bound, sizeof v4);
    return Endpoint{.address = inet_ntop(AF_INET, &v4.sin_addr, text.data(), text.size()), .port = ntohs(v4.sin_port)};
  }
  if (bound.ss_family != AF_INET6) return std::nullopt;
  sockaddr_in6 v6{};
  std::memcpy(&v6, &bound, sizeof v6);
  return Endpoint{.address = inet_ntop(AF_INET6, &v6.sin6_addr, text.data(), text.size()), .port = ntohs(v6.sin6_port)};
}

// What a socket listens on, if it does.
std::optional<Endpoint> endpoint_of(int socket) {
  int is_listening = 0;
  socklen_t size = sizeof is_listening;
  if (getsockopt(socket, SOL_SOCKET, SO_ACCEPTCONN, &is_listening, &size) != 0 || is_listening == 0) return std::nullopt;
  sockaddr_storage bound{};
  size = sizeof bound;
  if (getsockname(socket, reinterpret_cast<sockaddr*>(&bound), &size) != 0) return std::nullopt;
  return endpoint_of(bound);
}

bool is_same_place(const Endpoint& one, const Endpoint& other) {
  return one.port == other.port && address_of(one.address) == address_of(other.address);
}

// A supervisor's names have no colons.
std::string name_of(const Endpoint& endpoint) {
  std::string name = endpoint.address + "-" + std::to_string(endpoint.port);
  std::ranges::replace(name, ':', '.');
  return name;
}

}  // namespace

Supervisor::Supervisor(const Environment& environment) : address_(environment("NOTIFY_SOCKET").value_or("")) {
  const auto is_ours = [&](const std::string& name) { return number_of(environment(name)).value_or(getpid()) == getpid(); };
  const auto microseconds = number_of(environment("WATCHDOG_USEC"));
  if (microseconds && *microseconds > 0 && is_ours("WATCHDOG_PID")) patience_ = Milliseconds(*microseconds / 1'000);
  if (!environment("LISTEN_PID") || !is_ours("LISTEN_PID")) return;
  const std::int64_t count = std::clamp<std::int64_t>(number_of(environment("LISTEN_FDS")).value_or(0), 0, most_handed);
  const std::string all_names = environment("LISTEN_FDNAMES").value_or("");
  const std::vector<std::string_view> names = split(all_names, ':');
  for (int i = 0; i < count; ++i) {
    const int socket = first_handed + i;
    fcntl(socket, F_SETFD, FD_CLOEXEC);
    const std::string_view name = static_cast<std::size_t>(i) < names.size() ? names[static_cast<std::size_t>(i)] : "";
    handed_.push_back({.socket = socket, .name = std::string(name), .endpoint = endpoint_of(socket).value_or(nowhere)});
  }
}

Supervisor::~Supervisor() {
  for (const HandedSocket& each : handed_) close(each.socket);
}

// One datagram, and a socket with it if there is one.
void Supervisor::send(const std::string& lines, int socket) const {
  sockaddr_un to{};
  to.sun_family = AF_UNIX;
  if (address_.empty() || address_.size() >= sizeof to.sun_path) return;
  std::memcpy(to.sun_path, address_.data(), address_.size());
  if (address_.front() == '@') to.sun_path[0] = '\0';  // a name that is no file's
  const int from = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (from < 0) return;
  setsockopt(from, SOL_SOCKET, SO_SNDTIMEO, &longest_telling, sizeof longest_telling);
  iovec text{.iov_base = const_cast<char*>(lines.data()), .iov_len = lines.size()};
  msghdr message{};
  message.msg_name = &to;
  message.msg_namelen = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + address_.size());
  message.msg_iov = &text;
  message.msg_iovlen = 1;
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof socket)> control{};
  if (socket >= 0) {
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    cmsghdr* const head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof socket);
    std::memcpy(CMSG_DATA(head), &socket, sizeof socket);
  }
  sendmsg(from, &message, MSG_NOSIGNAL);
  close(from);
}

void Supervisor::tell(const std::string& lines) const { send(lines, -1); }

void Supervisor::tell_reloading() const {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  tell("RELOADING=1\nMONOTONIC_USEC=" + std::to_string(std::chrono::duration_cast<std::chrono::microseconds>(now).count()));
}

void Supervisor::hand_over(Endpoints& endpoints) {
  for (Endpoint& endpoint : endpoints) {
    const auto found =
        std::ranges::find_if(handed_, [&](const HandedSocket& each) { return is_same_place(each.endpoint, endpoint); });
    if (found == handed_.end()) continue;
    endpoint.socket = found->socket;
    handed_.erase(found);
  }
}

std::vector<Endpoint> Supervisor::drop_the_rest() {
  std::vector<Endpoint> dropped;
  for (const HandedSocket& each : handed_) {
    dropped.push_back(each.endpoint);
    close(each.socket);
    tell("FDSTOREREMOVE=1\nFDNAME=" + each.name);
  }
  handed_.clear();
  return dropped;
}

void Supervisor::keep(const Endpoint& endpoint) const { send("FDSTORE=1\nFDNAME=" + name_of(endpoint), endpoint.socket); }

}  // namespace springtide::server
