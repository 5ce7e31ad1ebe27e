// A server and its loops: work, timers, a graceful stop, what is logged.
#include "server/echo_server.h"

namespace springtide::server {
namespace {

using namespace std::chrono_literals;

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
