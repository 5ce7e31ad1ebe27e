// HTTP over real sockets: every limit, malformed requests, slow clients, files.
#include "server/echo_server.h"

namespace springtide::server {
namespace {

using namespace std::chrono_literals;

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

}  // namespace
}  // namespace springtide::server
