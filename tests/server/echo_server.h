// A server that echoes what it hears, for tests over real sockets.
#pragma once

#include <gtest/gtest.h>

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
#include "server/transport.h"

namespace springtide::server {

using std::chrono_literals::operator""ms;

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

inline ServerSetup small_setup() {
  ServerSetup setup;
  setup.listen = {{.address = "127.0.0.1", .port = 0}};
  setup.limits.requests = {.per_second = 1000, .burst = 1000};
  setup.limits.connecting = {.per_second = 1000, .burst = 1000};
  setup.limits.close_timeout = 300ms;
  setup.limits.stop_timeout = 1000ms;
  return setup;
}

inline StaticFiles some_files() {
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

inline std::string echoed(Client& client, std::string_view text) {
  client.send(framed(text));
  return read_frame(client).payload;
}

}  // namespace springtide::server
