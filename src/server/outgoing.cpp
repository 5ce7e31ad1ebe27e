#include "server/outgoing.h"

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <deque>
#include <limits>
#include <map>
#include <thread>

#include "server/session.h"
#include "server/this_thread.h"
#include "server/timer_wait.h"
#include "text/lines.h"

namespace springtide::server {
namespace {

namespace asio = net::asio;
namespace beast = net::beast;
namespace http = net::http;
using asio::ip::tcp;
using net::as_result;
using net::error_code;
using TlsSocket = asio::ssl::stream<tcp::socket>;

constexpr std::uint32_t most_headers = 4096;
constexpr std::uint16_t https_port = 443;

bool is_plain_letter(char c) { return c > ' ' && c < '\x7f' && c != '\\' && c != '"' && c != '<' && c != '>' && c != '#'; }

bool is_host_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-'; }

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::optional<std::uint16_t> port_of(std::string_view text) {
  const std::optional<int> number = to_number(text);
  if (!number || *number < 1 || *number > 65'535) return std::nullopt;
  return static_cast<std::uint16_t>(*number);
}

bool is_allowed_by(const Destination& to, std::string_view rule) {
  const std::size_t colon = rule.find(':');
  const auto port = colon == std::string_view::npos ? std::optional(https_port) : port_of(rule.substr(colon + 1));
  const std::string_view name = rule.substr(0, colon);
  if (port != to.port) return false;
  return name.starts_with("*.") ? to.host.ends_with(name.substr(1)) && to.host.size() >= name.size() : to.host == name;
}

Networks networks_of(std::initializer_list<std::string_view> texts) {
  Networks networks;
  for (const std::string_view text : texts) networks.push_back(network_of(text).value());
  return networks;
}

Sent refused_by_us(std::string why) { return {.trouble = std::move(why), .is_refused = true}; }
Sent failed(const error_code& error) { return {.trouble = error.message()}; }

std::optional<Address> address_of_endpoint(const tcp::endpoint& endpoint) {
  return address_of(endpoint.address().to_string());
}

http::request<http::string_body> request_of(const Letter& letter) {
  http::request<http::string_body> request(http::verb::post, letter.to.path, 11);
  request.set(http::field::host, letter.to.origin().substr(std::string_view("https://").size()));
  for (const auto& [name, value] : letter.headers) request.set(name, value);
  request.body() = letter.body;
  request.set(http::field::connection, "close");
  request.prepare_payload();
  return request;
}

}  // namespace

std::string Destination::origin() const {
  return "https://" + host + (port == https_port ? "" : ":" + std::to_string(port));
}

std::optional<Destination> destination_of(std::string_view url) {
  constexpr std::string_view scheme = "https://";
  if (url.size() > longest_url || !url.starts_with(scheme) || !std::ranges::all_of(url, is_plain_letter))
    return std::nullopt;
  url.remove_prefix(scheme.size());
  const std::size_t end = std::min(url.find_first_of("/?"), url.size());
  const std::string_view place = url.substr(0, end), rest = url.substr(end);
  const std::size_t colon = place.find(':');
  const auto port = colon == std::string_view::npos ? std::optional(https_port) : port_of(place.substr(colon + 1));
  Destination to{.host = std::string(place.substr(0, colon)), .path = std::string(rest)};
  std::ranges::transform(to.host, to.host.begin(), small);
  if (!port || to.host.empty() || !std::ranges::all_of(to.host, is_host_letter)) return std::nullopt;
  to.port = *port;
  if (!to.path.starts_with('/')) to.path.insert(0, 1, '/');
  return to;
}

bool is_allowed(const Destination& destination, const std::vector<std::string>& hosts) {
  return std::ranges::any_of(hosts, [&](const std::string& rule) { return is_allowed_by(destination, rule); });
}

// IANA's registries of special addresses. Of IPv6 what is handed out to everybody lies in one network; tunnels lead back
// into IPv4.
bool is_public(const Address& address) {
  static const Networks special_v4 =
      networks_of({"0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
                   "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
                   "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"});
  static const Networks global_v6 = networks_of({"2000::/3"});
  static const Networks special_v6 = networks_of({"2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"});
  if (is_v4(address)) return !contains(special_v4, address);
  return contains(global_v6, address) && !contains(special_v6, address);
}

// Members are destroyed from the last to the first: what waits in `io` may still use the rest.
struct Outgoing::Parts {
  struct Waiting {
    Letter letter{};
    std::function<void(Sent)> done{};
    std::chrono::steady_clock::time_point until{};
  };
  struct Host {
    std::size_t under_way = 0;
    std::deque<Waiting> waiting{};
  };

  Parts(Settings given, const Log& the_log) : settings(std::move(given)), log(the_log) {
    error_code error;
    if (settings.ca.empty())
      tls.set_default_verify_paths(error);
    else
      tls.load_verify_file(settings.ca, error);
    if (error) throw std::runtime_error("the certificates of " + settings.ca + " cannot be read: " + error.message());
    tls.set_verify_mode(asio::ssl::verify_peer);
  }

  void run_safely(const std::function<void()>& work) {
    try {
      work();
    } catch (const std::exception& error) {
      log.error("work_failed", {{"reason", error.what()}});
    }
  }

  void begin(Waiting next);
  void end(const std::string& host, const std::function<void(Sent)>& done, Sent sent);
  asio::awaitable<Sent> deliver(Letter letter, std::chrono::steady_clock::time_point until);
  asio::awaitable<Sent> converse(const Letter& letter, TlsSocket& stream, const std::vector<tcp::endpoint>& places);
  asio::awaitable<std::vector<Address>> looked_up(const Destination& to, error_code& error);

  Settings settings;
  const Log& log;
  asio::ssl::context tls{asio::ssl::context::tls_client};
  std::map<std::string, Host> hosts{};  // by origin: two ports of a machine are two hosts
  asio::io_context io{1};
  asio::executor_work_guard<asio::io_context::executor_type> guard{io.get_executor()};
  std::jthread thread{};
};

asio::awaitable<std::vector<Address>> Outgoing::Parts::looked_up(const Destination& to, error_code& error) {
  std::vector<Address> found;
  if (settings.look_up) {
    found = settings.look_up(to.host);
    co_return found;
  }
  tcp::resolver resolver(io);
  const auto [trouble, places] =
      co_await resolver.async_resolve(to.host, std::to_string(to.port), tcp::resolver::numeric_service, as_result);
  error = trouble;
  for (const auto& place : places)
    if (const auto address = address_of_endpoint(place.endpoint())) found.push_back(*address);
  co_return found;
}

asio::awaitable<Sent> Outgoing::Parts::converse(const Letter& letter, TlsSocket& stream,
                                                const std::vector<tcp::endpoint>& places) {
  const auto [no_line, place] = co_await asio::async_connect(stream.next_layer(), places, as_result);
  if (no_line) co_return failed(no_line);
  SSL_set_tlsext_host_name(stream.native_handle(), letter.to.host.c_str());
  stream.set_verify_callback(asio::ssl::host_name_verification(letter.to.host));
  const auto [no_trust] = co_await stream.async_handshake(asio::ssl::stream_base::client, as_result);
  if (no_trust) co_return failed(no_trust);
  const auto request = request_of(letter);
  const auto [not_written, bytes] = co_await http::async_write(stream, request, as_result);
  if (not_written) co_return failed(not_written);
  beast::flat_buffer buffer(most_headers);
  http::response_parser<http::empty_body> parser;
  parser.header_limit(most_headers);
  parser.body_limit(std::numeric_limits<std::uint64_t>::max());  // however much there is, it is not read
  const auto [not_read, more] = co_await http::async_read_header(stream, buffer, parser, as_result);
  if (not_read) co_return failed(not_read);
  co_return Sent{.status = static_cast<int>(parser.get().result_int())};
}

asio::awaitable<Sent> Outgoing::Parts::deliver(Letter letter, std::chrono::steady_clock::time_point until) {
  error_code not_found;
  const std::vector<Address> addresses = co_await looked_up(letter.to, not_found);
  if (not_found) co_return failed(not_found);
  std::vector<tcp::endpoint> places;
  for (const Address& address : addresses) {
    if (!settings.allows_private && !is_public(address)) co_return refused_by_us("the address is not a public one");
    places.emplace_back(asio::ip::make_address(text_of(address)), letter.to.port);
  }
  if (places.empty()) co_return Sent{.trouble = "the name has no address"};
  if (std::chrono::steady_clock::now() >= until) co_return Sent{.trouble = "it took too long"};
  const auto stream = std::make_shared<TlsSocket>(io, tls);
  asio::steady_timer deadline(io, until);
  deadline.async_wait([weak = std::weak_ptr(stream)](error_code error) {
    const auto late = error ? nullptr : weak.lock();
    if (late) late->next_layer().close(error);
  });
  co_return co_await converse(letter, *stream, places);
}

void Outgoing::Parts::end(const std::string& host, const std::function<void(Sent)>& done, Sent sent) {
  Host& at = hosts[host];
  --at.under_way;
  while (!at.waiting.empty() && at.under_way < settings.most_at_once) {
    Waiting next = std::move(at.waiting.front());
    at.waiting.pop_front();
    begin(std::move(next));
  }
  if (at.under_way == 0) hosts.erase(host);
  run_safely([&] { done(std::move(sent)); });
}

void Outgoing::Parts::begin(Waiting next) {
  const std::string host = next.letter.to.origin();
  ++hosts[host].under_way;
  asio::co_spawn(io, deliver(std::move(next.letter), next.until),
                 [this, host, done = std::move(next.done)](const std::exception_ptr& error, Sent sent) {
                   if (error) sent = {.trouble = "it could not be sent"};
                   end(host, done, std::move(sent));
                 });
}

Outgoing::Outgoing(Settings settings, const Log& log) : parts_(std::make_unique<Parts>(std::move(settings), log)) {
  parts_->thread = std::jthread([parts = parts_.get()] {
    name_this_thread("calls");
    parts->io.run();
  });
}

Outgoing::~Outgoing() { finish(); }

void Outgoing::finish() {
  parts_->io.stop();
  if (parts_->thread.joinable()) parts_->thread.join();
}

void Outgoing::post(std::function<void()> work) {
  asio::post(parts_->io, [parts = parts_.get(), held = std::move(work)] { parts->run_safely(held); });
}

Timer Outgoing::after(Milliseconds delay, std::function<void()> work) {
  const auto wait = std::make_shared<Timer::Wait>(parts_->io, std::move(work));
  wait->timer.expires_after(delay);
  wait->timer.async_wait([wait, parts = parts_.get()](error_code) {
    if (const auto due = std::exchange(wait->work, nullptr)) parts->run_safely(due);
  });
  return Timer(wait);
}

void Outgoing::send(Letter letter, std::function<void(Sent)> done) {
  Parts::Host& host = parts_->hosts[letter.to.origin()];
  Parts::Waiting next{.letter = std::move(letter),
                      .done = std::move(done),
                      .until = std::chrono::steady_clock::now() + parts_->settings.patience};
  if (host.under_way >= parts_->settings.most_at_once) return host.waiting.push_back(std::move(next));
  parts_->begin(std::move(next));
}

}  // namespace springtide::server
