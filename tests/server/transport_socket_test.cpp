// WebSockets over real sockets: frames, malformed and endless ones, slow readers, closing.
#include "server/echo_server.h"

namespace springtide::server {
namespace {

using namespace std::chrono_literals;

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

}  // namespace
}  // namespace springtide::server
