// The parts of the clients that need no server: frames, answers over HTTP, scanning JSON, addresses, latencies, checking.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/rng.h"
#include "client/frames.h"
#include "client/http_parser.h"
#include "client/link.h"
#include "client/load_table.h"
#include "client/scan.h"
#include "client/url.h"
#include "text/json_value.h"

namespace springtide::client {
namespace {

using namespace std::string_literals;

// --- frames ---

struct Heard {
  Opcode opcode;
  std::string payload;
  friend bool operator==(const Heard&, const Heard&) = default;
};

// Feeds the bytes in pieces of this size.
std::vector<Heard> heard(FrameReader& reader, std::string_view bytes, std::size_t piece) {
  std::vector<Heard> messages;
  Message message;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    const std::string part(bytes.substr(at, piece));
    reader.take(part);
    while (reader.next(message)) messages.push_back({message.opcode, std::string(message.payload)});
  }
  return messages;
}

std::string trouble_with(std::string_view bytes, std::size_t longest = 1000) {
  FrameReader reader(longest);
  heard(reader, bytes, bytes.size());
  return reader.trouble();
}

// The examples of RFC 6455, 5.7.
const std::string masked_hello = "\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58"s;
const std::string hello = "\x81\x05Hello"s;
const std::string hello_in_two = "\x01\x03Hel\x80\x02lo"s;
const std::string ping = "\x89\x05Hello"s;

TEST(Frames, MaskLikeTheStandard) {
  std::string bytes = "before";
  append_frame(bytes, Opcode::text, "Hello", 0x37fa213d);
  EXPECT_EQ(bytes, "before" + masked_hello);
}

TEST(Frames, AreReadWhateverTheirPieces) {
  const std::string fragments = "\x01\x03Hel"s + ping + "\x80\x02lo"s;
  const std::vector<Heard> expected{{Opcode::text, "Hello"}, {Opcode::text, "Hello"}, {Opcode::ping, "Hello"},
                                    {Opcode::ping, "Hello"}, {Opcode::text, "Hello"}, {Opcode::text, ""}};
  for (std::size_t piece = 1; piece < 50; ++piece) {
    FrameReader reader(1000);
    EXPECT_EQ(heard(reader, hello + hello_in_two + ping + fragments + "\x81\x00"s, piece), expected) << piece;
    EXPECT_EQ(reader.trouble(), "");
  }
}

TEST(Frames, HaveThreeKindsOfLength) {
  for (const std::size_t size : {125u, 126u, 256u, 65535u, 65536u, 70000u}) {
    std::string head = "\x81"s;
    if (size < 126) head += static_cast<char>(size);
    if (size >= 126 && size < 65536) head += "\x7e"s + static_cast<char>(size >> 8) + static_cast<char>(size & 255);
    if (size >= 65536)
      head += "\x7f\0\0\0\0\0"s + static_cast<char>(size >> 16) + static_cast<char>(size >> 8 & 255) +
              static_cast<char>(size & 255);
    FrameReader reader(100'000);
    const std::string payload(size, 'x');
    EXPECT_EQ(heard(reader, head + payload + hello, 4096),
              (std::vector<Heard>{{Opcode::text, payload}, {Opcode::text, "Hello"}}));
    std::string own;
    append_frame(own, Opcode::text, payload, 0);
    EXPECT_EQ(own.substr(0, head.size()), head.substr(0, 1) + static_cast<char>(head[1] | '\x80') + head.substr(2));
  }
}

TEST(Frames, ThatBreakTheRulesAreRefused) {
  EXPECT_EQ(trouble_with(masked_hello), "a frame of the server is masked");
  EXPECT_EQ(trouble_with("\xc1\x00"s), "a frame has reserved bits");
  EXPECT_EQ(trouble_with("\x83\x00"s), "a frame of an unknown kind");
  EXPECT_EQ(trouble_with("\x09\x00"s), "a control frame too long");
  EXPECT_EQ(trouble_with("\x89\x7e\x00\x7e"s), "a control frame too long");
  EXPECT_EQ(trouble_with("\x80\x00"s), "the pieces of a message are out of order");
  EXPECT_EQ(trouble_with("\x01\x01x\x81\x01x"s), "the pieces of a message are out of order");
  EXPECT_EQ(trouble_with("\x81\x05"s, 4), "a message is too long");
  EXPECT_EQ(trouble_with("\x01\x03xxx\x80\x02"s, 4), "a message is too long");
  EXPECT_EQ(trouble_with("\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xff"s), "a message is too long");
}

// --- answers over HTTP ---

HttpParser parsed(const std::string& bytes, std::size_t piece, HttpParser::Body body = HttpParser::Body::as_told) {
  HttpParser parser(body);
  for (std::size_t at = 0; at < bytes.size() && parser.trouble().empty(); at += piece) parser.take(bytes.substr(at, piece));
  return parser;
}

TEST(HttpParser, ReadsBodiesOfEveryKind) {
  const std::string by_length = "HTTP/1.1 201 Created\r\nContent-Length: 5\r\nX-A: b\r\n\r\nhello";
  const std::string in_chunks = "HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n";
  for (const std::string& text : {by_length, in_chunks})
    for (std::size_t piece = 1; piece <= text.size(); ++piece) {
      const HttpParser parser = parsed(text, piece);
      ASSERT_TRUE(parser.is_done()) << piece << parser.trouble();
      EXPECT_EQ(parser.status(), 201);
      EXPECT_EQ(parser.body(), "hello");
      EXPECT_TRUE(parser.keeps_alive());
    }
  EXPECT_EQ(parsed(by_length, 7).field("x-a"), "b");
}

TEST(HttpParser, ReadsToTheEndWithoutALength) {
  HttpParser parser = parsed("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nhello", 3);
  EXPECT_FALSE(parser.is_done());
  parser.end();
  ASSERT_TRUE(parser.is_done());
  EXPECT_EQ(parser.body(), "hello");
  EXPECT_FALSE(parser.keeps_alive());
}

TEST(HttpParser, LeavesWhatComesAfterAnUpgrade) {
  const std::string text = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n" + hello;
  const HttpParser parser = parsed(text, text.size(), HttpParser::Body::none);
  ASSERT_TRUE(parser.is_done());
  EXPECT_EQ(parser.rest(), hello);
}

TEST(HttpParser, NoticesWhatIsNoAnswer) {
  EXPECT_NE(parsed("220 mail.example.org\r\n\r\n", 100).trouble(), "");
  for (const std::string& text :
       {""s, "HTTP/1.1 200 OK\r\nContent-Le"s, "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello"s}) {
    HttpParser parser = parsed(text, 100);
    parser.end();
    EXPECT_FALSE(parser.is_done()) << text;
  }
}

// --- scanning ---

const std::string message =
    R"({"type":"update","table":"t","seq":12,"events":[{"kind":"move","move":{"text":"a \"b\" ]}"}}],"to_act":["p1","p2"],)"
    R"("none":null, "yes" : true ,"empty":{},"legal":[{"text":"p1 place amber G0","n":[1,2,[3]]},{"text":"x\\"}]})";

TEST(Scan, FindsWhatAParserFinds) {
  const auto json = parse_json(message);
  ASSERT_TRUE(json);
  std::size_t count = 0;
  for (Scan scan(message); scan.next(); ++count) {
    const auto value = parse_json(scan.value());
    ASSERT_TRUE(value) << scan.value();
    EXPECT_EQ(scan.key(), json->members()[count].first);
    EXPECT_EQ(*value, json->members()[count].second);
  }
  EXPECT_EQ(count, json->members().size());
}

TEST(Scan, FindsItemsAndMembers) {
  std::vector<std::string> texts;
  for (Scan scan(member_of(message, "legal")); scan.next();) texts.emplace_back(plain(member_of(scan.value(), "text")));
  EXPECT_EQ(texts, (std::vector<std::string>{"p1 place amber G0", R"(x\\)"}));
  EXPECT_EQ(number_of(member_of(message, "seq")), 12);
  EXPECT_EQ(member_of(message, "text"), "");
}

// Prefixes, and bytes changed at random: it ends, and stays inside (the sanitizers look).
TEST(Scan, SurvivesBadJson) {
  Rng rng(1);
  for (int i = 0; i < 20'000; ++i) {
    std::string bad = message.substr(0, rng.below(static_cast<std::uint32_t>(message.size()) + 1));
    for (int k = 0; k < 3 && !bad.empty(); ++k)
      bad[rng.below(static_cast<std::uint32_t>(bad.size()))] = R"({}[]",:\ 1)"[rng.below(10)];
    std::size_t size = 0;
    for (Scan scan(bad); scan.next();) size += scan.value().size();
    EXPECT_LE(size, bad.size());
  }
}

// --- addresses ---

TEST(Url, IsReadAndWritten) {
  const auto local = parse_url("http://127.0.0.1:8080/");
  ASSERT_TRUE(local);
  EXPECT_EQ(*local, (Url{.is_secure = false, .host = "127.0.0.1", .port = "8080"}));
  EXPECT_EQ(local->host_field(), "127.0.0.1:8080");
  const auto secure = parse_url("https://tide.example.org");
  ASSERT_TRUE(secure);
  EXPECT_EQ(*secure, (Url{.is_secure = true, .host = "tide.example.org", .port = "443"}));
  EXPECT_EQ(secure->host_field(), "tide.example.org");
  const auto six = parse_url("http://[::1]:81");
  ASSERT_TRUE(six);
  EXPECT_EQ(six->host, "::1");
  EXPECT_EQ(six->text(), "http://[::1]:81");
}

TEST(Url, IsRefusedIfItIsNone) {
  for (const std::string_view text :
       {"", "http://", "ftp://a", "a:80", "http://a:", "http://a:0", "http://a:65536", "http://[::1", "http://[a]",
        "http://a b", "http://a/b", "http://a\r\nHost: b", "https://:443"})
    EXPECT_FALSE(parse_url(text)) << text;
}

// --- latencies ---

TEST(Latencies, AreAtMostAThirtySecondTooLarge) {
  Rng rng(2);
  for (const int count : {1, 2, 10, 1000, 20'000}) {
    Latencies latencies;
    std::vector<std::int64_t> all;
    for (int i = 0; i < count; ++i) {
      all.push_back(static_cast<std::int64_t>(rng.next() >> (30 + rng.below(34))));
      latencies.add(std::chrono::microseconds(all.back()));
    }
    std::sort(all.begin(), all.end());
    EXPECT_EQ(latencies.count(), all.size());
    EXPECT_EQ(latencies.longest().count(), all.back());
    for (const int percent : {1, 50, 90, 99, 100}) {
      const std::int64_t truth = all[(all.size() * static_cast<std::size_t>(percent) + 99) / 100 - 1];
      const std::int64_t found = latencies.at(percent / 100.0).count();
      EXPECT_GE(found, truth);
      EXPECT_LE(found, truth + truth / 32);
    }
  }
}

TEST(Latencies, OfNothingAreZero) { EXPECT_EQ(Latencies().at(0.99).count(), 0); }

// --- lines to tables ---

struct SilentChannel final : Channel {
  void send(std::string_view) override {}
  void mute() override {}
  std::uint64_t bytes_received() const override { return 0; }
};

struct Ears final : Link::Owner {
  void updated(std::string_view) override {}
  void told(std::string_view) override {}
  void acknowledged(const std::string& id, int) override { heard += "acknowledged " + id + "\n"; }
  void refused(const Link::Refused& refused) override { heard += "refused " + refused.id + "\n"; }
  void busy() override { heard += "busy\n"; }
  void cut(const std::string&) override { heard += "cut\n"; }
  void reconnected() override {}
  void given_up(const std::string&) override { heard += "given up\n"; }
  std::string heard{};
};

TEST(Link, GoesOnWaitingForTheAnswerOfAStoreThatIsBusy) {
  Loop loop;
  Ears ears;
  Channel::Owner* owner = nullptr;
  Link link(
      loop,
      [&](Channel::Owner& it) {
        owner = &it;
        return std::make_unique<SilentChannel>();
      },
      "token", Milliseconds(1000), ears);
  link.watch("t");
  owner->opened();
  owner->received(R"({"type":"welcome","name":"Anna"})");
  link.send("1", match::Start{});
  owner->received(R"({"type":"refused","table":"t","code":"busy","sentence":"Later."})");
  EXPECT_TRUE(link.is_waiting());
  owner->received(R"({"type":"acknowledged","table":"t","id":"1","seq":2})");
  EXPECT_EQ(ears.heard, "busy\nacknowledged 1\n");
}

// --- checking journals ---

const LoadedGame game{.table = "t", .acknowledged = {{1, 2}, {1}}};
const std::string first_line = "springtide journal 1\n";
std::string entry(const std::string& id) {
  return R"({"time":1,"by":"x","id":")" + id + R"(","do":{"type":"start","id":"p9-9"},"followed":[]})" + "\n";
}

TEST(CheckJournal, FindsWhatWasAcknowledged) {
  LoadCheck check;
  check_journal(game, first_line + entry("") + entry("p1-1") + entry("p2-1") + entry("") + entry("p1-2") + entry("p2-2"),
                check);
  EXPECT_EQ(check.tables, 1u);
  EXPECT_EQ(check.acknowledged, 3u);
  EXPECT_EQ(check.lost + check.doubled + check.reordered, 0u);
}

TEST(CheckJournal, NoticesAnotherOrder) {
  LoadCheck check;
  check_journal(game, first_line + entry("p1-2") + entry("p2-1") + entry("p1-1"), check);
  EXPECT_EQ(check.lost + check.doubled, 0u);
  EXPECT_EQ(check.reordered, 1u);
}

TEST(CheckJournal, NoticesWhatIsLostOrDoubled) {
  LoadCheck check;
  check_journal(game, first_line + entry("p1-1") + entry("p2-1"), check);
  EXPECT_EQ(check.lost, 1u);
  EXPECT_EQ(check.doubled, 0u);
  check_journal(game, first_line + entry("p1-1") + entry("p2-1") + entry("p1-2") + entry("p2-1"), check);
  EXPECT_EQ(check.lost, 1u);
  EXPECT_EQ(check.doubled, 1u);
}

}  // namespace
}  // namespace springtide::client
