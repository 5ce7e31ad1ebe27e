// The transport over real sockets: every limit, malformed input, slow clients, files, a graceful stop.
#include "server/transport.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/client.h"

namespace springtide::server {
namespace {

using namespace std::chrono_literals;

// Echoes messages and requests. What it is asked for beyond that is in the text.
class Echo : public Application {
 public:
  void request(Request request, Respond respond) override {
    if (request.path == "/api/fail") throw std::runtime_error("planted");
    if (request.path == "/api/never") {
      kept_.push_back(std::move(respond));
      ++kept_count;
      return;
    }
    if (request.path == "/api/later") {
      later_ = server->loop(0).after(50ms, [respond] { respond({.content_type = "text/plain", .body = "late"}); });
      return;
    }
    std::string text = request.method + " " + request.path + " from " + request.address;
    for (const auto& [name, value] : request.query) text += " " + name + "=" + value;
    respond({.content_type = "text/plain", .body = text + " " + request.body});
  }
  void opened(Connection& connection) override { connections_.insert(&connection); }
  void received(Connection& connection, std::string_view text) override {
    if (text == "fail") throw std::runtime_error("planted");
    if (text == "close") return connection.close(4000, "as you wish");
    if (text == "flood") return flood(connection);
    if (text == "address") return connection.send(connection.address());
    connection.send(std::string(text));
  }
  void closed(Connection& connection) override {
    connections_.erase(&connection);
    ++closed_count;
  }
  bool is_ready() override { return is_ready_now; }
  void stopping(std::function<void()> done) override {
    for (Connection* connection : connections_) connection->send("farewell");
    if (!is_stubborn) done();
  }

  void answer_kept() {
    for (const Respond& respond : kept_) respond({.content_type = "text/plain", .body = "kept"});
  }

  Server* server = nullptr;
  std::atomic<int> kept_count = 0;
  std::atomic<bool> is_ready_now = true;
  std::atomic<bool> is_stubborn = false;
  std::atomic<int> closed_count = 0;

 private:
  // More than any kernel buffer takes in.
  void flood(Connection& connection) {
    const auto block = std::make_shared<const std::string>(64 << 10, 'x');
    for (int i = 0; i < 400; ++i) connection.send(block);
  }

  std::set<Connection*> connections_{};
  std::vector<Respond> kept_{};
  Timer later_{};
};

// Whether it becomes true in time.
template <class Condition>
bool eventually(Condition condition) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (std::chrono::steady_clock::now() < until) {
    if (condition()) return true;
    std::this_thread::sleep_for(10ms);
  }
  return false;
}

ServerSetup small_setup() {
  ServerSetup setup;
  setup.listen = {{.address = "127.0.0.1", .port = 0}};
  setup.limits.requests = {.per_second = 1000, .burst = 1000};
  setup.limits.connecting = {.per_second = 1000, .burst = 1000};
  setup.limits.close_timeout = 300ms;
  setup.limits.stop_timeout = 1000ms;
  return setup;
}

StaticFiles some_files() {
  return StaticFiles({{"/index.html", "<!doctype html>"},
                      {"/assets/app-Bx3kZ_9a.js", "let a"},
                      {"/assets/app-Bx3kZ_9a.js.br", "brotli"},
                      {"/assets/app-Bx3kZ_9a.js.gz", "gzip"},
                      {"/big.bin", std::string(3 << 20, 'b')}});
}

class Transport : public testing::Test {
 protected:
  ~Transport() override {
    if (server_) stop();
  }

  Server& start(const ServerSetup& setup, const StaticFiles* files = nullptr) {
    server_ = std::make_unique<Server>(setup, 1, metrics_, log_, files);
    echo_.server = server_.get();
    thread_ = std::thread([this] {
      Application* const application = &echo_;
      server_->run({&application, 1});
    });
    return *server_;
  }
  void stop() {
    server_->stop();
    if (thread_.joinable()) thread_.join();
  }
  std::uint16_t port() const { return server_->port(); }

  HttpAnswer ask(std::string_view request) {
    Client client(port());
    client.send(request);
    return read_answer(client, !request.starts_with("HEAD"));
  }
  // The sample of a metric, by its whole name with labels.
  std::string metric(const std::string& name) {
    const std::string text = metrics_.text();
    const std::size_t at = text.find("\n" + name + " ");
    return at == std::string::npos ? "" : text.substr(at + name.size() + 2, text.find('\n', at + 1) - at - name.size() - 2);
  }
  std::string met(const std::string& limit) { return metric("springtide_limits_met_total{limit=\"" + limit + "\"}"); }
  std::string logged() {
    const std::lock_guard lock(mutex_);
    return lines_;
  }

  Echo echo_;
  Metrics metrics_;
  std::mutex mutex_;
  std::string lines_;
  Log log_{LogLevel::debug, [this](std::string_view line) {
             const std::lock_guard lock(mutex_);
             lines_ += line;
           }};
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

std::string echoed(Client& client, std::string_view text) {
  client.send(framed(text));
  return read_frame(client).payload;
}

// --- HTTP ---

TEST_F(Transport, ServesSeveralRequestsOnOneConnection) {
  start(small_setup());
  Client client(port());
  for (const char* name : {"one", "two"}) {
    client.send("POST /api/" + std::string(name) + "?a=b%20c&d HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody");
    const HttpAnswer answer = read_answer(client);
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body, "POST /api/" + std::string(name) + " from 127.0.0.1 a=b c d= body");
    EXPECT_EQ(answer.header("Connection"), "keep-alive");
  }
}

TEST_F(Transport, AnswersPipelinedRequestsInOrder) {
  start(small_setup());
  Client client(port());
  client.send(get("/api/later") + get("/api/second"));
  EXPECT_EQ(read_answer(client).body, "late");
  EXPECT_EQ(read_answer(client).body, "GET /api/second from 127.0.0.1 ");
}

TEST_F(Transport, EndsTheConnectionWhenAsked) {
  start(small_setup());
  Client client(port());
  client.send(get("/api/x", "Connection: close\r\n"));
  EXPECT_EQ(read_answer(client).header("Connection"), "close");
  EXPECT_TRUE(client.is_ended());
}

TEST_F(Transport, ContinuesAnUploadThatAsks) {
  start(small_setup());
  Client client(port());
  client.send("POST /api/x HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
  EXPECT_EQ(read_answer(client).status, 100);
  client.send("ab");
  EXPECT_EQ(read_answer(client).body, "POST /api/x from 127.0.0.1 ab");
}

TEST_F(Transport, SendsSecureHeadersWithEveryAnswer) {
  start(small_setup());
  for (const char* path : {"/api/x", "/healthz", "/..", "/api/fail"}) {
    const HttpAnswer answer = ask(get(path));
    EXPECT_NE(answer.header("Content-Security-Policy").find("script-src 'self' 'wasm-unsafe-eval'"), std::string::npos);
    EXPECT_NE(answer.header("Content-Security-Policy").find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(answer.header("Content-Security-Policy").find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(answer.header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(answer.header("Referrer-Policy"), "no-referrer");
    EXPECT_EQ(answer.header("Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_NE(answer.header("Permissions-Policy"), "");
    EXPECT_EQ(answer.header("Strict-Transport-Security"), "");
  }
}

TEST_F(Transport, AnswersOfAFailingApplicationAre500) {
  start(small_setup());
  EXPECT_EQ(ask(get("/api/fail")).status, 500);
  EXPECT_EQ(ask(get("/api/x")).status, 200);
}

TEST_F(Transport, RefusesAnApplicationThatNeverAnswers) {
  ServerSetup setup = small_setup();
  setup.limits.answer_timeout = 100ms;
  start(setup);
  const HttpAnswer answer = ask(get("/api/never"));
  EXPECT_EQ(answer.status, 503);
  EXPECT_NE(answer.body.find("\"code\":\"no_answer\""), std::string::npos);
  EXPECT_EQ(met("answer_time"), "1");
}

TEST_F(Transport, RefusesMalformedHttp) {
  start(small_setup());
  const std::vector<std::string> requests{"hello\r\n\r\n",
                                          "GET / HTTP/3.0\r\n\r\n",
                                          "GET / HTTP/1.1\r\n\r\n",
                                          "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                                          "GET / HTTP/1.1\r\nHost x\r\n\r\n",
                                          "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
                                          "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
                                          "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
                                          std::string("GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n", 28),
                                          get("/%zz"),
                                          get("/%00"),
                                          get("/%ff"),
                                          get("*"),
                                          get("http://other/"),
                                          get("/a?b=%f")};
  for (const std::string& request : requests) {
    Client client(port());
    client.send(request);
    const HttpAnswer answer = read_answer(client);
    EXPECT_EQ(answer.status, 400) << request;
    EXPECT_NE(answer.body.find("\"code\":\"malformed\""), std::string::npos) << request;
    EXPECT_TRUE(client.is_ended()) << request;
  }
  EXPECT_EQ(ask(get("/api/x")).status, 200);
}

TEST_F(Transport, RefusesALargeBody) {
  ServerSetup setup = small_setup();
  setup.limits.body_bytes = 1000;
  start(setup);
  const std::string head = "POST /api/x HTTP/1.1\r\nHost: x\r\n";
  EXPECT_EQ(ask(head + "Content-Length: 1000\r\n\r\n" + std::string(1000, 'a')).status, 200);
  EXPECT_EQ(ask(head + "Content-Length: 1001\r\n\r\n" + std::string(1001, 'a')).status, 413);
  EXPECT_EQ(ask(head + "Transfer-Encoding: chunked\r\n\r\n7d0\r\n" + std::string(2000, 'a') + "\r\n0\r\n\r\n").status, 413);
  EXPECT_EQ(met("body_size"), "2");
}

TEST_F(Transport, RefusesLargeHeaders) {
  ServerSetup setup = small_setup();
  setup.limits.header_bytes = 2000;
  start(setup);
  EXPECT_EQ(ask(get("/api/x", "A: " + std::string(1000, 'a') + "\r\n")).status, 200);
  const HttpAnswer answer = ask(get("/api/x", "A: " + std::string(2000, 'a') + "\r\n"));
  EXPECT_EQ(answer.status, 431);
  EXPECT_NE(answer.body.find("\"sentence\""), std::string::npos);
  EXPECT_EQ(met("header_size"), "1");
}

TEST_F(Transport, RefusesHeadersThatDribbleIn) {
  ServerSetup setup = small_setup();
  setup.limits.header_timeout = 1000ms;
  start(setup);
  Client client(port());
  std::thread dribble([&] {
    for (char c : get("/api/x", "A: 1\r\nB: 2\r\n").substr(0, 30)) {
      client.send({&c, 1});
      std::this_thread::sleep_for(20ms);
    }
  });
  EXPECT_EQ(ask(get("/api/x")).status, 200);  // the others are served
  dribble.join();
  EXPECT_EQ(read_answer(client).status, 408);
  EXPECT_EQ(met("header_time"), "1");
}

TEST_F(Transport, RefusesABodyThatNeverComes) {
  ServerSetup setup = small_setup();
  setup.limits.body_timeout = 100ms;
  start(setup);
  EXPECT_EQ(ask("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab").status, 408);
  EXPECT_EQ(met("body_time"), "1");
}

TEST_F(Transport, EndsConnectionsThatAskNothing) {
  ServerSetup setup = small_setup();
  setup.limits.header_timeout = 500ms;
  setup.limits.keep_alive_timeout = 200ms;
  start(setup);
  Client silent(port());
  EXPECT_TRUE(silent.is_ended());
  Client client(port());
  client.send(get("/api/x"));
  EXPECT_EQ(read_answer(client).status, 200);
  EXPECT_TRUE(client.is_ended());
}

TEST_F(Transport, EndsAClientThatDoesNotTakeItsAnswer) {
  ServerSetup setup = small_setup();
  setup.limits.write_timeout = 200ms;
  const StaticFiles files({{"/big.bin", std::string(32 << 20, 'b')}});
  start(setup, &files);
  Client client(port());
  client.send(get("/big.bin"));
  EXPECT_TRUE(eventually([&] { return met("write_time") == "1"; }));
  EXPECT_EQ(ask(get("/healthz")).status, 200);
}

TEST_F(Transport, LimitsRequestsOfAnAddress) {
  ServerSetup setup = small_setup();
  setup.limits.requests = {.per_second = 0.01, .burst = 3};
  start(setup);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ask(get("/api/x")).status, 200);
  const HttpAnswer answer = ask(get("/api/x"));
  EXPECT_EQ(answer.status, 429);
  EXPECT_EQ(answer.header("Retry-After"), "1");
  EXPECT_EQ(met("request_rate"), "1");
  Client other(port(), "127.0.0.2");
  other.send(get("/api/x"));
  EXPECT_EQ(read_answer(other).status, 200);
}

TEST_F(Transport, LimitsNewConnectionsOfAnAddress) {
  ServerSetup setup = small_setup();
  setup.limits.connecting = {.per_second = 0.01, .burst = 2};
  start(setup);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(ask(get("/api/x")).status, 200);
  EXPECT_EQ(ask(get("/api/x")).status, 429);
  EXPECT_EQ(met("connection_rate"), "1");
  Client other(port(), "127.0.0.2");
  other.send(get("/api/x"));
  EXPECT_EQ(read_answer(other).status, 200);
}

TEST_F(Transport, LimitsOpenConnectionsOfAnAddress) {
  ServerSetup setup = small_setup();
  setup.limits.connections_per_address = 2;
  start(setup);
  Client first = websocket(port());
  {
    Client second = websocket(port());
    EXPECT_EQ(ask(get("/api/x")).status, 429);
    EXPECT_EQ(met("connections_per_address"), "1");
    Client other(port(), "127.0.0.2");
    other.send(get("/api/x"));
    EXPECT_EQ(read_answer(other).status, 200);
  }
  // The place is free again once the server has seen the end.
  EXPECT_TRUE(eventually([&] { return ask(get("/api/x")).status == 200; }));
  EXPECT_EQ(echoed(first, "still here"), "still here");
}

TEST_F(Transport, LimitsOpenConnectionsInAll) {
  ServerSetup setup = small_setup();
  setup.limits.connections = 3;
  start(setup);
  std::vector<Client> clients;
  for (int i = 0; i < 3; ++i) clients.push_back(websocket(port()));
  const HttpAnswer answer = ask(get("/api/x"));
  EXPECT_EQ(answer.status, 503);
  EXPECT_NE(answer.body.find("\"code\":\"full\""), std::string::npos);
  EXPECT_EQ(met("connections"), "1");
  for (Client& client : clients) EXPECT_EQ(echoed(client, "x"), "x");
}

TEST_F(Transport, BelievesForwardedAddressesOfTrustedProxiesOnly) {
  ServerSetup setup = small_setup();
  setup.trusted_proxies = {*network_of("127.0.0.2")};
  start(setup);
  const std::string request = get("/api/x", "X-Forwarded-For: 203.0.113.9\r\n");
  EXPECT_EQ(ask(request).body, "GET /api/x from 127.0.0.1 ");
  Client proxy(port(), "127.0.0.2");
  proxy.send(request);
  EXPECT_EQ(read_answer(proxy).body, "GET /api/x from 203.0.113.9 ");
}

TEST_F(Transport, CountsClientsBehindAProxyEachByItself) {
  ServerSetup setup = small_setup();
  setup.trusted_proxies = {*network_of("127.0.0.1")};
  setup.limits.connections_per_address = 1;
  start(setup);
  Client first = websocket(port(), "X-Real-IP: 203.0.113.1\r\n");
  Client second = websocket(port(), "X-Real-IP: 203.0.113.2\r\n");
  EXPECT_EQ(echoed(first, "address"), "203.0.113.1");
  EXPECT_EQ(echoed(second, "address"), "203.0.113.2");
  EXPECT_EQ(ask(upgrade_request("X-Real-IP: 203.0.113.2\r\n")).status, 429);
}

// --- its own answers ---

TEST_F(Transport, TellsHealthReadinessAndMetrics) {
  start(small_setup());
  EXPECT_EQ(ask(get("/healthz")).status, 200);
  EXPECT_EQ(ask(get("/readyz")).status, 200);
  echo_.is_ready_now = false;
  EXPECT_EQ(ask(get("/readyz")).status, 503);
  EXPECT_EQ(ask(get("/healthz")).status, 200);
  const HttpAnswer answer = ask(get("/metrics"));
  EXPECT_EQ(answer.status, 200);
  EXPECT_NE(answer.body.find("springtide_http_answers_total{status=\"5xx\"} 1\n"), std::string::npos);
}

TEST_F(Transport, ShowsMetricsOnlyToWhomItMay) {
  ServerSetup setup = small_setup();
  setup.metrics_from = {*network_of("127.0.0.2")};
  start(setup);
  EXPECT_EQ(ask(get("/metrics")).status, 403);
  Client client(port(), "127.0.0.2");
  client.send(get("/metrics"));
  EXPECT_EQ(read_answer(client).status, 200);
}

TEST_F(Transport, ServesFilesWithTheirCacheHeaders) {
  const StaticFiles files = some_files();
  start(small_setup(), &files);
  const HttpAnswer hashed = ask(get("/assets/app-Bx3kZ_9a.js", "Accept-Encoding: gzip, br\r\n"));
  EXPECT_EQ(hashed.body, "brotli");
  EXPECT_EQ(hashed.header("Content-Encoding"), "br");
  EXPECT_EQ(hashed.header("Cache-Control"), "public, max-age=31536000, immutable");
  const HttpAnswer page = ask(get("/"));
  EXPECT_EQ(page.body, "<!doctype html>");
  EXPECT_EQ(page.header("Cache-Control"), "no-cache");
  const HttpAnswer known = ask(get("/", "If-None-Match: " + page.header("ETag") + "\r\n"));
  EXPECT_EQ(known.status, 304);
  EXPECT_EQ(known.body, "");
  EXPECT_EQ(ask(get("/api/x")).body, "GET /api/x from 127.0.0.1 ");
}

TEST_F(Transport, SendsLargeFilesWholeAndHeadsWithoutABody) {
  const StaticFiles files = some_files();
  start(small_setup(), &files);
  Client client(port());
  client.send(get("/big.bin"));
  EXPECT_EQ(read_answer(client).body, std::string(3 << 20, 'b'));
  client.send("HEAD /big.bin HTTP/1.1\r\nHost: x\r\n\r\n" + get("/healthz"));
  EXPECT_EQ(read_answer(client, false).header("Content-Length"), std::to_string(3 << 20));
  EXPECT_EQ(read_answer(client).body, "{\"status\":\"alive\"}");
}

TEST_F(Transport, LetsNobodyOutOfTheFolder) {
  const StaticFiles files = some_files();
  start(small_setup(), &files);
  for (const char* path : {"/../etc/passwd", "/..%2fetc/passwd", "/%2e%2e/etc/passwd", "/assets/../../etc/passwd",
                           "/..\\etc", "/./index.html", "/assets/..%5c..%5cetc"})
    EXPECT_EQ(ask(get(path)).status, 400) << path;
  for (const char* path : {"//etc/passwd", "/etc/passwd", "/%252e%252e/etc/passwd", "/assets/..../etc"}) {
    const HttpAnswer answer = ask(get(path));
    EXPECT_TRUE(answer.status == 404 || answer.body == "<!doctype html>") << path;
  }
}

// --- WebSocket ---

TEST_F(Transport, EchoesMessagesInOrderWholeOrInPieces) {
  start(small_setup());
  Client client = websocket(port());
  std::string all;
  for (int i = 0; i < 50; ++i) all += framed(std::to_string(i));
  client.send(all);
  for (int i = 0; i < 50; ++i) EXPECT_EQ(read_frame(client).payload, std::to_string(i));
  client.send(framed("one ", text_frame, false) + framed("ping", ping_frame) + framed("two", 0, true));
  const Frame pong = read_frame(client);
  EXPECT_EQ(pong.opcode, pong_frame);
  EXPECT_EQ(pong.payload, "ping");
  EXPECT_EQ(read_frame(client).payload, "one two");
}

// A frame tells its length in one of three ways.
TEST_F(Transport, EchoesMessagesOfEveryLength) {
  ServerSetup setup = small_setup();
  setup.limits.message_bytes = 70'000;
  setup.limits.outgoing_bytes = 1 << 20;
  start(setup);
  Client client = websocket(port());
  for (const std::size_t length : {1U, 125U, 126U, 127U, 65'535U, 65'536U, 70'000U}) {
    const std::string text(length, 'x');
    EXPECT_EQ(echoed(client, text), text) << length;
  }
}

TEST_F(Transport, AcceptsTheHandshakeOfTheStandard) {
  start(small_setup());
  Client client(port());
  client.send(upgrade_request() + framed("early"));  // what is sent too early is not lost
  const HttpAnswer answer = read_answer(client);
  EXPECT_EQ(answer.header("Sec-WebSocket-Accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");  // RFC 6455, 1.3
  EXPECT_EQ(answer.header("Sec-WebSocket-Extensions"), "");
  EXPECT_EQ(read_frame(client).payload, "early");
  EXPECT_EQ(echoed(client, "later"), "later");  // nor read twice
}

TEST_F(Transport, OpensWebSocketsOnlyAtTheirPath) {
  start(small_setup());
  EXPECT_EQ(ask(get("/ws")).status, 426);
  EXPECT_EQ(ask(upgrade_request("", "/api/ws")).status, 200);
  const std::string half = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: ";
  EXPECT_EQ(ask(get("/ws", half + "13\r\n")).status, 400);
  EXPECT_EQ(ask(get("/ws", half + "8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")).status, 400);
  const HttpAnswer long_key = ask(get("/ws", half + "13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==dGhl\r\n"));
  EXPECT_EQ(long_key.status, 400);
  EXPECT_NE(long_key.body.find("malformed"), std::string::npos) << "in our own words, with our own headers";
}

TEST_F(Transport, ChecksTheOrigin) {
  start(small_setup());
  EXPECT_EQ(ask(upgrade_request("Origin: http://localhost\r\n")).status, 101);
  const HttpAnswer answer = ask(upgrade_request("Origin: http://evil.example\r\n"));
  EXPECT_EQ(answer.status, 403);
  EXPECT_NE(answer.body.find("\"code\":\"wrong_origin\""), std::string::npos);
  EXPECT_EQ(ask(upgrade_request("Origin: null\r\n")).status, 403);
  EXPECT_EQ(metric("springtide_wrong_origin_total"), "2");
}

TEST_F(Transport, ChecksTheOriginAgainstAList) {
  ServerSetup setup = small_setup();
  setup.origins = {"https://play.example"};
  start(setup);
  EXPECT_EQ(ask(upgrade_request("Origin: https://play.example\r\n")).status, 101);
  EXPECT_EQ(ask(upgrade_request("Origin: http://localhost\r\n")).status, 403);
  EXPECT_EQ(ask(upgrade_request()).status, 101);
}

TEST_F(Transport, RefusesALargeMessage) {
  ServerSetup setup = small_setup();
  setup.limits.message_bytes = 1000;
  start(setup);
  Client good = websocket(port());
  EXPECT_EQ(echoed(good, std::string(1000, 'a')), std::string(1000, 'a'));
  Client whole = websocket(port());
  whole.send(framed(std::string(1001, 'a')));
  const Frame frame = read_frame(whole);
  EXPECT_EQ(frame.close_code(), 1009);
  EXPECT_EQ(frame.close_reason(), "A message may have 1000 bytes.");
  Client pieces = websocket(port());
  pieces.send(framed(std::string(600, 'a'), text_frame, false) + framed(std::string(600, 'a'), 0, true));
  EXPECT_EQ(read_frame(pieces).close_code(), 1009);
  Client claimed = websocket(port());  // announces 2^40 bytes and sends some
  claimed.send(std::string("\x81\xff\0\0\1\0\0\0\0\0\0\0\0\0", 14) + std::string(5000, 'a'));
  EXPECT_EQ(read_frame(claimed).close_code(), 1009);
  EXPECT_EQ(met("message_size"), "3");
  EXPECT_EQ(echoed(good, "x"), "x");
}

TEST_F(Transport, RefusesMalformedFrames) {
  start(small_setup());
  struct Case {
    std::string bytes;
    int code;
  };
  const std::vector<Case> cases{{std::string("\x81\x01", 2) + "a", 1002},           // not masked
                                {framed("a", 3), 1002},                             // an opcode nobody knows
                                {framed("a", 0), 1002},                             // goes on with nothing
                                {framed(std::string(126, 'a'), ping_frame), 1002},  // a long control frame
                                {std::string("\xc1\x81\0\0\0\0", 6) + "a", 1002},   // a reserved bit
                                {framed("\xff\xfe"), 1007},                         // not UTF-8
                                {framed("\xed\xa0\x80"), 1007},                     // half a surrogate pair
                                {framed("a", binary_frame), 1003}};
  for (const Case& one : cases) {
    Client client = websocket(port());
    client.send(one.bytes);
    EXPECT_EQ(read_frame(client).close_code(), one.code) << testing::PrintToString(one.bytes);
    client.send(framed("\x03\xe8", close_frame));
    EXPECT_TRUE(client.is_ended());
  }
  Client client = websocket(port());
  EXPECT_EQ(echoed(client, "x"), "x");
}

TEST_F(Transport, LimitsMessagesOfAConnection) {
  ServerSetup setup = small_setup();
  setup.limits.messages = {.per_second = 0.1, .burst = 5};
  start(setup);
  Client client = websocket(port());
  for (int i = 0; i < 5; ++i) EXPECT_EQ(echoed(client, "x"), "x");
  client.send(framed("x"));
  const Frame frame = read_frame(client);
  EXPECT_EQ(frame.close_code(), 1008);
  EXPECT_EQ(frame.close_reason(), "There were too many messages.");
  EXPECT_EQ(met("message_rate"), "1");
}

TEST_F(Transport, CountsPingsAsMessages) {
  ServerSetup setup = small_setup();
  setup.limits.messages = {.per_second = 0.1, .burst = 5};
  start(setup);
  Client client = websocket(port());
  for (int i = 0; i < 8; ++i) client.send(framed("", ping_frame));
  Frame frame;
  for (int i = 0; i < 9 && frame.opcode != close_frame; ++i) frame = read_frame(client);
  EXPECT_EQ(frame.close_code(), 1008);
}

TEST_F(Transport, RefusesAMessageInCountlessPieces) {
  start(small_setup());
  Client client = websocket(port());
  std::string bytes = framed("a", text_frame, false);
  for (int i = 0; i < 2000; ++i) bytes += framed("a", 0, false);
  client.send(bytes);
  EXPECT_EQ(read_frame(client).close_code(), 1008);
}

TEST_F(Transport, ClosesADeadClient) {
  ServerSetup setup = small_setup();
  setup.limits.idle_timeout = 200ms;
  start(setup);
  Client dead = websocket(port());
  EXPECT_EQ(read_frame(dead).opcode, ping_frame);
  EXPECT_TRUE(dead.is_ended());
  EXPECT_TRUE(eventually([&] { return met("dead_peer") == "1"; }));
}

TEST_F(Transport, KeepsASilentClientThatAnswersPings) {
  ServerSetup setup = small_setup();
  setup.limits.idle_timeout = 1200ms;
  start(setup);
  Client alive = websocket(port());
  for (int i = 0; i < 3; ++i) {  // longer than the time-out
    const Frame frame = read_frame(alive);
    ASSERT_EQ(frame.opcode, ping_frame);
    alive.send(framed(frame.payload, pong_frame));
  }
  EXPECT_EQ(echoed(alive, "x"), "x");
}

TEST_F(Transport, DropsASlowReaderAndServesTheOthers) {
  start(small_setup());
  Client slow = websocket(port());
  Client other = websocket(port());
  slow.send(framed("flood"));
  for (int i = 0; i < 20; ++i) EXPECT_EQ(echoed(other, "x"), "x");
  EXPECT_TRUE(eventually([&] { return echo_.closed_count == 1; }));
  EXPECT_EQ(met("outgoing_queue"), "1");
  EXPECT_EQ(echoed(other, "x"), "x");
}

TEST_F(Transport, TellsASlowReaderThatWakesUpWhyItIsDropped) {
  ServerSetup setup = small_setup();
  setup.limits.close_timeout = patience;
  start(setup);
  Client slow = websocket(port());
  slow.send(framed("flood"));
  Frame frame{.opcode = text_frame};
  while (frame.opcode == text_frame) frame = read_frame(slow);
  EXPECT_EQ(frame.close_code(), 1013);
  EXPECT_EQ(frame.close_reason(), "The messages were not read fast enough.");
}

TEST_F(Transport, ClosesWithTheApplicationsCodeAndReason) {
  start(small_setup());
  Client client = websocket(port());
  client.send(framed("last") + framed("close") + framed("ignored"));
  EXPECT_EQ(read_frame(client).payload, "last");
  const Frame frame = read_frame(client);
  EXPECT_EQ(frame.close_code(), 4000);
  EXPECT_EQ(frame.close_reason(), "as you wish");
  client.send(framed("\x0f\xa0", close_frame));
  EXPECT_TRUE(client.is_ended());
  EXPECT_TRUE(eventually([&] { return echo_.closed_count == 1; }));
}

TEST_F(Transport, AnswersTheCloseOfAClient) {
  start(small_setup());
  Client client = websocket(port());
  client.send(framed("\x03\xe8", close_frame));
  EXPECT_EQ(read_frame(client).close_code(), 1000);
  EXPECT_TRUE(client.is_ended());
}

TEST_F(Transport, EndsOneConnectionWhenTheApplicationFails) {
  start(small_setup());
  Client client = websocket(port());
  Client other = websocket(port());
  client.send(framed("fail"));
  EXPECT_EQ(read_frame(client).close_code(), 1011);
  EXPECT_EQ(echoed(other, "x"), "x");
}

TEST_F(Transport, CompressesIfConfigured) {
  ServerSetup setup = small_setup();
  setup.has_deflate = true;
  start(setup);
  Client client = websocket(port(), "Sec-WebSocket-Extensions: permessage-deflate\r\n");
  client.send(framed(std::string(1000, 'a')));
  const Frame frame = read_frame(client);
  EXPECT_EQ(frame.opcode, text_frame);
  EXPECT_LT(frame.payload.size(), 100u);
}

// --- the server ---

TEST_F(Transport, RunsPostedWorkAndTimersUnlessCancelled) {
  Server& server = start(small_setup());
  std::promise<std::string> done;
  std::string order;
  Timer kept;
  Timer cancelled;
  server.loop(0).post([&] {
    kept = server.loop(0).after(60ms, [&] { done.set_value(order + "c"); });
    cancelled = server.loop(0).after(20ms, [&] { order += "x"; });
    {
      const Timer dropped = server.loop(0).after(1ms, [&] { order += "y"; });
    }
    server.loop(0).after(30ms, [&] { order += "b"; }).detach();
    order += "a";
    cancelled.cancel();
    throw std::runtime_error("planted");  // ends nothing
  });
  EXPECT_EQ(done.get_future().get(), "abc");
}

TEST_F(Transport, StopsInGoodOrder) {
  ServerSetup setup = small_setup();
  setup.limits.close_timeout = 1h;  // nothing has to wait for it
  setup.limits.stop_timeout = 2h;
  start(setup);
  Client client = websocket(port());
  Client idle(port());
  idle.send(get("/api/x"));
  EXPECT_EQ(read_answer(idle).status, 200);
  Client busy(port());
  busy.send(get("/api/never"));
  ASSERT_TRUE(eventually([&] { return echo_.kept_count == 1; }));
  server_->stop();
  EXPECT_EQ(read_frame(client).payload, "farewell");
  EXPECT_EQ(read_frame(client).close_code(), 1012);
  EXPECT_TRUE(idle.is_ended());
  server_->loop(0).post([&] { echo_.answer_kept(); });  // what was begun is finished
  const HttpAnswer answer = read_answer(busy);
  EXPECT_EQ(answer.body, "kept");
  EXPECT_EQ(answer.header("Connection"), "close");
  client.send(framed("\x03\xf4", close_frame));
  busy.close();
  thread_.join();
  EXPECT_EQ(echo_.closed_count, 1);
  EXPECT_FALSE(Client(port()).is_connected());
}

TEST_F(Transport, StopsInBoundedTimeWhateverOthersDo) {
  echo_.is_stubborn = true;  // the application is never done, the clients never answer
  ServerSetup setup = small_setup();
  setup.limits.stop_timeout = 400ms;
  setup.limits.answer_timeout = 1h;
  setup.limits.close_timeout = 1h;
  start(setup);
  Client silent = websocket(port());
  Client waiting(port());
  waiting.send(get("/api/never"));
  ASSERT_TRUE(eventually([&] { return echo_.kept_count == 1; }));
  stop();
}

// The restart is what all others wait for.
TEST_F(Transport, DoesNotWaitForWhoNeverSaysGoodbye) {
  ServerSetup setup = small_setup();
  setup.limits.close_timeout = 1h;
  setup.limits.stop_timeout = 2h;
  start(setup);
  Client silent = websocket(port());
  stop();
  EXPECT_EQ(read_frame(silent).payload, "farewell");
  EXPECT_EQ(read_frame(silent).close_code(), 1012);
}

TEST_F(Transport, SaysWhenAStopBegins) {
  start(small_setup());
  std::promise<void> told;
  server_->on_stop([&] { told.set_value(); });
  stop();
  EXPECT_EQ(told.get_future().wait_for(0s), std::future_status::ready);
}

TEST_F(Transport, ServesASocketThatListensAlready) {
  ServerSetup setup = small_setup();
  start(setup);
  ASSERT_EQ(server_->opened().size(), 1u);
  setup.listen[0].port = port();
  setup.listen[0].socket = dup(server_->opened()[0].socket);  // as if it were kept over a restart
  stop();
  server_.reset();
  Client early(setup.listen[0].port);  // nobody accepts it yet
  ASSERT_TRUE(early.is_connected());
  early.send(get("/api/x"));
  start(setup);
  EXPECT_EQ(port(), setup.listen[0].port);
  EXPECT_TRUE(server_->opened().empty());
  EXPECT_EQ(read_answer(early).status, 200);
}

TEST(Beat, FallsSilentWhileAnyLoopHangs) {
  Metrics metrics;
  const Log log(LogLevel::off);
  Server server(small_setup(), 3, metrics, log);
  std::array<Echo, 3> echoes;
  std::vector<Application*> applications;
  for (Echo& echo : echoes) applications.push_back(&echo);
  std::atomic<int> beats = 0;
  server.on_beat(1ms, [&] { ++beats; });
  std::thread thread([&] { server.run(applications); });
  EXPECT_TRUE(eventually([&] { return beats >= 3; }));
  for (const std::size_t hanging : {1u, 2u}) {
    std::promise<void> begun, end;
    server.loop(hanging).post([&] {
      begun.set_value();
      end.get_future().wait();
    });
    begun.get_future().wait();
    std::this_thread::sleep_for(100ms);  // one that was due may come
    const int before = beats;
    std::this_thread::sleep_for(300ms);
    EXPECT_EQ(beats, before) << hanging;
    end.set_value();
    EXPECT_TRUE(eventually([&] { return beats >= before + 3; })) << hanging;
  }
  server.stop();
  thread.join();
}

TEST_F(Transport, LogsNoSecrets) {
  start(small_setup());
  ask(get("/api/tables/unguessable?token=secret1", "Authorization: Bearer secret2\r\nCookie: secret3\r\n"));
  Client client = websocket(port(), "Authorization: Bearer secret2\r\n");
  echoed(client, "secret4");
  stop();
  EXPECT_NE(logged().find("\"path\":\"/api/tables/...\""), std::string::npos);
  for (const char* word : {"secret", "unguessable"}) EXPECT_EQ(logged().find(word), std::string::npos) << logged();
}

TEST_F(Transport, NamesTheAddressItCannotListenOn) {
  start(small_setup());
  ServerSetup setup = small_setup();
  setup.listen[0].port = port();
  try {
    const Server second(setup, 1, metrics_, log_);
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("127.0.0.1:" + std::to_string(port())), std::string::npos);
  }
}

// Beast reads over them without a word.
TEST_F(Transport, EndsAMessageOfEmptyFrames) {
  start(small_setup());
  Client client = websocket(port());
  client.send(framed("a", text_frame, false));
  std::string empty;
  for (int i = 0; i < 10'000; ++i) empty += framed("", 0, false);
  EXPECT_TRUE(eventually([&] {
    client.send(empty);
    return met("message_rate") == "1";
  }));
  EXPECT_TRUE(client.is_ended());
}

// --- several loops ---

// Tells who it is; counts what it has.
struct Named final : Application {
  explicit Named(std::string text) : name(std::move(text)) {}
  void request(Request, Respond respond) override { respond({.content_type = "text/plain", .body = name}); }
  void opened(Connection& connection) override {
    ++count;
    connection.send(name + " " + std::to_string(loop_of(connection.id(), 3)));
  }
  void received(Connection&, std::string_view) override {}
  void closed(Connection&) override { --count; }
  void stopping(std::function<void()> done) override { done(); }

  std::string name;
  std::atomic<int> count = 0;
};

TEST(Loops, ShareTheConnectionsOut) {
  Metrics metrics;
  const Log log(LogLevel::off);
  Server server(small_setup(), 3, metrics, log);
  Named a("0"), b("1"), c("2");
  const std::array<Application*, 3> all{&a, &b, &c};
  std::thread thread([&] { server.run(all); });
  std::vector<Client> clients;
  for (int i = 0; i < 6; ++i) {
    clients.push_back(websocket(server.port()));
    const std::string told = read_frame(clients.back()).payload;  // its application's name and its loop
    EXPECT_EQ(told.substr(0, 1), told.substr(2));
  }
  for (const Named* each : {&a, &b, &c}) EXPECT_EQ(each->count, 2) << each->name;
  EXPECT_NE(metrics.text().find("springtide_connections 6\n"), std::string::npos);
  std::promise<std::thread::id> first;
  std::promise<std::thread::id> second;
  server.loop(0).post([&] { first.set_value(std::this_thread::get_id()); });
  server.loop(1).post([&] { second.set_value(std::this_thread::get_id()); });
  EXPECT_NE(first.get_future().get(), second.get_future().get());
  server.stop();
  for (Client& client : clients) {
    EXPECT_EQ(read_frame(client).close_code(), 1012);
    client.close();
  }
  thread.join();
  for (const Named* each : {&a, &b, &c}) EXPECT_EQ(each->count, 0) << each->name;
}

}  // namespace
}  // namespace springtide::server
