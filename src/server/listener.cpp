// Listens, and admits connections within the limits.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <stdexcept>

#include "server/server_parts.h"

namespace springtide::server {

using namespace net;
using asio::ip::tcp;

namespace {

constexpr Milliseconds accept_pause{100};  // after a failed accept: most likely there are no file descriptors left
constexpr int refusals_at_once = 64;       // further ones are cut off without a word

Address mapped_of(const asio::ip::address& address) {
  const auto v6 = address.is_v6() ? address.to_v6() : asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4());
  return {.bytes = v6.to_bytes()};
}

tcp::acceptor listening(asio::io_context& io, const Endpoint& endpoint) try {
  const auto address = asio::ip::make_address(endpoint.address);
  if (endpoint.socket >= 0) return tcp::acceptor(io, address.is_v6() ? tcp::v6() : tcp::v4(), endpoint.socket);
  tcp::acceptor acceptor(io, address.is_v6() ? tcp::v6() : tcp::v4());
  acceptor.set_option(tcp::acceptor::reuse_address(true));
  if (address.is_v6()) acceptor.set_option(asio::ip::v6_only(false));
  acceptor.bind({address, endpoint.port});
  acceptor.listen();
  return acceptor;
} catch (const boost::system::system_error& error) {
  throw std::runtime_error(endpoint.address + ":" + std::to_string(endpoint.port) +
                           " cannot be listened on: " + error.code().message());
}

// TLS 1.3, and of TLS 1.2 only what keeps the past secret when a key is lost.
std::shared_ptr<asio::ssl::context> tls_of(const ServerSetup& setup) {
  auto context = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_server);
  SSL_CTX* const native = context->native_handle();
  SSL_CTX_set_min_proto_version(native, TLS1_2_VERSION);
  SSL_CTX_set_options(native, SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_PRIORITIZE_CHACHA);
  if (SSL_CTX_set_cipher_list(native, "ECDHE+AESGCM:ECDHE+CHACHA20") != 1)
    throw std::runtime_error("OpenSSL has none of the ciphers that are good enough");
  error_code error;
  context->use_certificate_chain_file(setup.tls_certificate, error);
  if (error) throw std::runtime_error("the certificate " + setup.tls_certificate + " cannot be used: " + error.message());
  context->use_private_key_file(setup.tls_key, asio::ssl::context::pem, error);
  if (error) throw std::runtime_error("the key " + setup.tls_key + " cannot be used: " + error.message());
  return context;
}

}  // namespace

Server::Parts::Parts(const ServerSetup& given, std::size_t count, Metrics& the_metrics, const Log& the_log,
                     const StaticFiles* the_files)
    : setup(given), metrics(the_metrics), log(the_log), files(the_files), counters(the_metrics), addresses(setup.limits) {
  if (!setup.tls_listen.empty()) tls = tls_of(setup);
  for (std::size_t i = 0; i < count; ++i) loops.push_back(std::make_unique<ServerLoop>(*this, i, count));
  for (const Endpoint& endpoint : setup.listen) listen(endpoint, false);
  for (const Endpoint& endpoint : setup.tls_listen) listen(endpoint, true);
}

// What is open stays as it is, but for the limits.
void Server::Parts::reload(const ServerSetup& given) {
  if (!setup.tls_listen.empty()) tls = tls_of(given);
  setup = given;
  addresses.limit(setup.limits);
  for (const auto& loop : loops) asio::post(loop->io(), [at = loop.get(), given] { at->reload(given); });
}

void Server::Parts::listen(const Endpoint& endpoint, bool is_tls) {
  tcp::acceptor& acceptor = acceptors.emplace_back(listening(loops[0]->io(), endpoint));
  if (endpoint.socket < 0) opened.push_back({endpoint.address, acceptor.local_endpoint().port(), acceptor.native_handle()});
  std::uint16_t& first = is_tls ? tls_port : port;
  if (first == 0) first = acceptor.local_endpoint().port();
  loops[0]->spawn(accept(acceptor, is_tls));
}

// The one with the fewest connections; among equals, one after the other.
ServerLoop& Server::Parts::emptiest_loop() {
  std::size_t best = (last_loop + 1) % loops.size();
  for (std::size_t i = 1; i < loops.size(); ++i) {
    const std::size_t next = (last_loop + 1 + i) % loops.size();
    if (loops[next]->burden() < loops[best]->burden()) best = next;
  }
  last_loop = best;
  return *loops[best];
}

asio::awaitable<void> Server::Parts::accept(tcp::acceptor& acceptor, bool is_tls) {
  asio::steady_timer pause(loops[0]->io());
  while (acceptor.is_open()) {
    ServerLoop& loop = emptiest_loop();
    auto [error, socket] = co_await acceptor.async_accept(loop.io(), as_result);
    if (!acceptor.is_open()) break;
    if (!error) {
      loop.let_come(std::move(socket), is_tls);
      continue;
    }
    log.warning("accept_failed", {{"reason", error.message()}});
    pause.expires_after(accept_pause);
    co_await pause.async_wait(as_result);
  }
}

void ServerLoop::let_come(tcp::socket socket, bool is_tls) {
  ++coming_;
  asio::post(io_, [this, held = std::move(socket), is_tls]() mutable {
    admit(std::move(held), is_tls);
    --coming_;
  });
}

void ServerLoop::admit(tcp::socket socket, bool is_tls) {
  error_code error;
  const auto remote = socket.remote_endpoint(error);
  if (error) return;  // gone already
  socket.set_option(tcp::no_delay(true), error);
  context_.counters.accepted.add();
  const ServerSetup& setup = context_.setup;
  const Address address = mapped_of(remote.address());
  const Peer peer{.address = address, .is_proxy = contains(setup.trusted_proxies, address), .is_tls = is_tls};

  if (server_.open() >= static_cast<std::size_t>(setup.limits.connections))
    return refuse(std::move(socket), is_tls, Limit::connections,
                  refusal(503, "full", "The server has no room for another connection."));
  Admission admission;
  if (!peer.is_proxy) admission = context_.addresses.connect(address, steady_now());
  if (admission.verdict == Verdict::too_fast)
    return refuse(std::move(socket), is_tls, Limit::connection_rate,
                  refusal(429, "too_many_connections", "There were too many connections from this address."));
  if (admission.verdict == Verdict::too_many)
    return refuse(std::move(socket), is_tls, Limit::connections_per_address,
                  refusal(429, "too_many_connections", "There are too many open connections from this address."));
  auto channel = is_tls ? tls_channel(std::move(socket), *server_.tls.load()) : plain_channel(std::move(socket));
  spawn(serve(context_, std::move(channel), peer, std::move(admission.place)));
}

// Over TLS there is nothing to say without a costly handshake.
void ServerLoop::refuse(tcp::socket socket, bool is_tls, Limit limit, Response response) {
  context_.counters.met(limit);
  if (is_tls || refusing_ >= refusals_at_once) return;
  ++refusing_;
  auto channel = plain_channel(std::move(socket));
  asio::co_spawn(io_, net::refuse(context_, std::move(channel), std::move(response)),
                 [this](const std::exception_ptr&) { --refusing_; });
}

}  // namespace springtide::server
