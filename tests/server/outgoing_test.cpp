// What may be called and when, and letters to servers that are not what they should be.
#include "server/outgoing.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <future>

#include "server/notices.h"

namespace springtide::server {
namespace {

using Strings = std::vector<std::string>;

// --- addresses ---

TEST(destination, is_read_from_an_address_of_https) {
  EXPECT_EQ(destination_of("https://Push.Example/a/b?c=d"),
            (Destination{.host = "push.example", .port = 443, .path = "/a/b?c=d"}));
  EXPECT_EQ(destination_of("https://push.example:8443"), (Destination{.host = "push.example", .port = 8443, .path = "/"}));
  EXPECT_EQ(destination_of("https://push.example?x"), (Destination{.host = "push.example", .port = 443, .path = "/?x"}));
  EXPECT_EQ(destination_of("https://push.example:8443/a")->origin(), "https://push.example:8443");
  EXPECT_EQ(destination_of("https://push.example/a")->origin(), "https://push.example");
}

TEST(destination, is_nothing_else) {
  for (const char* url :
       {"", "http://push.example/", "HTTPS//push.example", "ftp://push.example/", "https://", "https:///a",
        "https://me@push.example/", "https://me:secret@push.example/", "https://push.example:0/",
        "https://push.example:65536/", "https://push.example:/", "https://push.example:80:80/", "https://[::1]/",
        "https://push.example/a b", "https://push.example/a\r\nHost: b", "https://push.example\\@evil.example/",
        "https://push.example/#a", "https://push_example/", "https://p\xc3\xbcsh.example/"})
    EXPECT_FALSE(destination_of(url)) << url;
  EXPECT_FALSE(destination_of("https://push.example/" + std::string(2000, 'a')));
}

bool is_allowed_at(const std::string& url, const Strings& hosts) { return is_allowed(destination_of(url).value(), hosts); }

TEST(destination, is_allowed_by_name_and_port) {
  const Strings hosts{"push.example", "*.below.example", "odd.example:8443"};
  for (const char* url :
       {"https://push.example/", "https://a.below.example/", "https://a.b.below.example/x", "https://odd.example:8443/"})
    EXPECT_TRUE(is_allowed_at(url, hosts)) << url;
  for (const char* url : {"https://push.example:8443/", "https://a.push.example/", "https://push.example.evil.example/",
                          "https://evilpush.example/", "https://below.example/", "https://evilbelow.example/",
                          "https://odd.example/", "https://push.example./", "https://127.0.0.1/"})
    EXPECT_FALSE(is_allowed_at(url, hosts)) << url;
  EXPECT_FALSE(is_allowed_at("https://push.example/", {}));
}

TEST(address, is_public_or_somebodys_own) {
  for (const char* text : {"8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.0", "172.15.0.1", "172.32.0.1",
                           "223.255.255.255", "2606:4700::1111", "2a00:1450:4001::200e", "::ffff:8.8.8.8"})
    EXPECT_TRUE(is_public(address_of(text).value())) << text;
  for (const char* text : {"0.0.0.0",          "10.1.2.3",        "100.64.0.1",  "127.0.0.1",
                           "127.255.255.255",  "169.254.169.254", "172.16.0.1",  "172.31.255.255",
                           "192.0.0.1",        "192.0.2.1",       "192.168.1.1", "198.18.0.1",
                           "198.51.100.1",     "203.0.113.1",     "224.0.0.1",   "239.1.1.1",
                           "240.0.0.1",        "255.255.255.255", "::",          "::1",
                           "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1",
                           "64:ff9b:1::1",     "100::1",          "fc00::1",     "fd12::1",
                           "fe80::1",          "fec0::1",         "ff02::1",     "2001::1",
                           "2001:db8::1",      "2002:7f00:1::1",  "3fff::1"})
    EXPECT_FALSE(is_public(address_of(text).value())) << text;
}

// --- when, and what came of it ---

constexpr store::Time minute = 60'000;
constexpr store::Time hour = 60 * minute;
constexpr store::Time midnight = 20'000 * 24 * hour;  // of UTC

TEST(quiet, hours_end_when_the_device_says_so) {
  const store::Quiet night{.from = 22 * 60, .until = 7 * 60};
  EXPECT_EQ(quiet_until(night, midnight), midnight + 7 * hour);
  EXPECT_EQ(quiet_until(night, midnight + 22 * hour), midnight + 31 * hour);
  EXPECT_EQ(quiet_until(night, midnight + 22 * hour - 1), 0);
  EXPECT_EQ(quiet_until(night, midnight + 7 * hour - 1), midnight + 7 * hour);
  EXPECT_EQ(quiet_until(night, midnight + 7 * hour), 0);
}

TEST(quiet, hours_may_lie_within_a_day_or_be_none) {
  const store::Quiet noon{.from = 12 * 60, .until = 13 * 60};
  EXPECT_EQ(quiet_until(noon, midnight + 12 * hour + 30 * minute), midnight + 13 * hour);
  EXPECT_EQ(quiet_until(noon, midnight + 13 * hour), 0);
  EXPECT_EQ(quiet_until({.from = 600, .until = 600}, midnight + 10 * hour), 0);
}

TEST(quiet, hours_go_by_the_clock_of_the_device) {
  const store::Quiet east{.from = 0, .until = 60, .zone = 120}, west{.from = 0, .until = 60, .zone = -300};
  EXPECT_EQ(quiet_until(east, midnight - 2 * hour), midnight - hour);
  EXPECT_EQ(quiet_until(east, midnight), 0);
  EXPECT_EQ(quiet_until(west, midnight + 5 * hour), midnight + 6 * hour);
}

TEST(pauses, grow_from_a_second_to_an_hour) {
  EXPECT_EQ(pause_after(1), 1000);
  EXPECT_EQ(pause_after(2), 4000);
  EXPECT_EQ(pause_after(5), 256'000);
  EXPECT_EQ(pause_after(7), hour);
  EXPECT_EQ(pause_after(1000), hour);
}

TEST(fate, is_read_from_the_answer) {
  for (const int status : {200, 201, 202, 204}) EXPECT_EQ(fate_of({.status = status}), Fate::taken) << status;
  for (const int status : {404, 410}) EXPECT_EQ(fate_of({.status = status}), Fate::gone) << status;
  for (const int status : {0, 408, 429, 500, 503}) EXPECT_EQ(fate_of({.status = status}), Fate::later) << status;
  for (const int status : {301, 302, 307, 308, 400, 401, 403, 413})
    EXPECT_EQ(fate_of({.status = status}), Fate::refused) << status;
  EXPECT_EQ(fate_of({.is_refused = true}), Fate::refused);
}

// --- what is said ---

const store::Call sample{.table = "t1", .game = "vineta", .row = {.seat = 1, .player = "anna", .decision = 7}};

TEST(notice, says_kind_table_and_game) {
  EXPECT_EQ(notice_of(sample), R"({"kind":"turn","table":"t1","game":"vineta"})");
  store::Call other = sample;
  other.row.kind = store::CallKind::begin;
  EXPECT_EQ(notice_of(other), R"({"kind":"begin","table":"t1","game":"vineta"})");
  other.state = store::CallState::to_withdraw;
  EXPECT_EQ(notice_of(other), R"({"kind":"withdrawn","table":"t1","game":"vineta"})");
}

TEST(notice, has_a_topic_for_each_table_of_a_player) {
  const std::string topic = topic_of(sample);
  EXPECT_EQ(topic.size(), 32u);
  EXPECT_EQ(topic.find_first_not_of("0123456789abcdef"), std::string::npos);
  store::Call later = sample;
  later.row.decision = 9;
  later.state = store::CallState::to_withdraw;
  EXPECT_EQ(topic_of(later), topic);
  store::Call other = sample;
  other.table = "t2";
  EXPECT_NE(topic_of(other), topic);
  other = sample;
  other.row.player = "berta";
  EXPECT_NE(topic_of(other), topic);
}

TEST(notice, has_a_shape_for_programs_and_one_for_chats) {
  EXPECT_EQ(webhook_text(sample, store::WebhookShape::json), R"({"kind":"turn","table":"t1","game":"vineta","seat":"p2"})");
  EXPECT_EQ(webhook_text(sample, store::WebhookShape::chat),
            R"({"text":"Vineta, table t1: it is p2's move.","content":"Vineta, table t1: it is p2's move."})");
}

TEST(notice, remembers_who_was_told) {
  store::Call call = sample;
  EXPECT_FALSE(has_told(call, "a"));
  note_told(call, "ab");
  note_told(call, "c");
  note_told(call, "c");
  EXPECT_EQ(call.told, "ab c");
  EXPECT_TRUE(has_told(call, "c"));
  EXPECT_FALSE(has_told(call, "a"));
}

// --- letters ---

// Somebody who listens and never says a word.
class Listening {
 public:
  Listening() {
    sockaddr_in at{.sin_family = AF_INET, .sin_port = 0, .sin_addr = {htonl(INADDR_LOOPBACK)}, .sin_zero = {}};
    socklen_t size = sizeof at;
    EXPECT_EQ(bind(socket_, reinterpret_cast<sockaddr*>(&at), size), 0);
    EXPECT_EQ(listen(socket_, 8), 0);
    getsockname(socket_, reinterpret_cast<sockaddr*>(&at), &size);
    port_ = ntohs(at.sin_port);
  }
  ~Listening() { close(socket_); }
  Listening(const Listening&) = delete;
  Listening& operator=(const Listening&) = delete;

  std::uint16_t port() const { return port_; }
  // Whether somebody has come. Requires: whoever wanted to has had the time to.
  bool has_visitor() const {
    const int visitor = accept4(socket_, nullptr, nullptr, SOCK_NONBLOCK);
    if (visitor >= 0) close(visitor);
    return visitor >= 0;
  }

 private:
  int socket_ = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  std::uint16_t port_ = 0;
};

class OutgoingTest : public testing::Test {
 protected:
  Sent sent(const Outgoing::Settings& settings) {
    Outgoing outgoing(settings, log);
    std::promise<Sent> promise;
    outgoing.post([&] {
      outgoing.send({.to = {.host = "push.example", .port = listening.port(), .path = "/"}},
                    [&promise](Sent sent) { promise.set_value(std::move(sent)); });
    });
    return promise.get_future().get();
  }
  // Names lead to these addresses.
  std::function<std::vector<Address>(const std::string&)> leads_to(const Strings& texts) {
    return [this, texts](const std::string&) {
      ++looked_up;
      std::vector<Address> addresses;
      for (const std::string& text : texts) addresses.push_back(address_of(text).value());
      return addresses;
    };
  }

  Log log{LogLevel::off};
  Listening listening;
  std::atomic<int> looked_up = 0;
};

TEST_F(OutgoingTest, a_name_that_leads_home_is_refused_and_not_called) {
  const Sent refused = sent({.look_up = leads_to({"127.0.0.1"})});
  EXPECT_TRUE(refused.is_refused);
  EXPECT_FALSE(listening.has_visitor());
}

TEST_F(OutgoingTest, one_address_at_home_among_others_is_enough_to_be_refused) {
  EXPECT_TRUE(sent({.look_up = leads_to({"192.0.3.1", "127.0.0.1"})}).is_refused);
  EXPECT_FALSE(listening.has_visitor());
}

// A name that means something else each time it is asked for is asked for once: what was checked is what is called.
TEST_F(OutgoingTest, a_name_is_looked_up_once) {
  const Sent failed = sent({.allows_private = true, .patience = Milliseconds(300), .look_up = leads_to({"127.0.0.1"})});
  EXPECT_TRUE(listening.has_visitor());
  EXPECT_EQ(looked_up, 1);
  EXPECT_EQ(fate_of(failed), Fate::later);
}

// The next try looks it up anew, and what was public the first time is checked once more.
TEST_F(OutgoingTest, a_name_that_leads_home_when_it_is_asked_for_again_is_refused_then) {
  const auto rebinding = [this](const std::string& host) {
    const auto answer = looked_up == 0 ? leads_to({"192.0.3.1"}) : leads_to({"127.0.0.1"});
    return answer(host);
  };
  const Outgoing::Settings settings{.patience = Milliseconds(0), .look_up = rebinding};  // nobody out there is troubled
  const Sent first = sent(settings), second = sent(settings);
  EXPECT_EQ(fate_of(first), Fate::later);
  EXPECT_EQ(looked_up, 2);
  EXPECT_TRUE(second.is_refused);
  EXPECT_FALSE(listening.has_visitor());
}

TEST_F(OutgoingTest, who_never_answers_is_not_waited_for) {
  const Sent failed = sent({.allows_private = true, .patience = Milliseconds(100), .look_up = leads_to({"127.0.0.1"})});
  EXPECT_EQ(failed.status, 0);
  EXPECT_NE(failed.trouble, "");
}

TEST_F(OutgoingTest, a_name_without_an_address_is_tried_later) {
  const Sent failed = sent({.look_up = leads_to({})});
  EXPECT_EQ(fate_of(failed), Fate::later);
}

// Who is silent holds up his own letters alone.
TEST_F(OutgoingTest, every_host_has_its_own_turn) {
  const auto look_up = [](const std::string& host) {
    return host == "silent.example" ? std::vector{address_of("127.0.0.1").value()} : std::vector<Address>{};
  };
  Outgoing outgoing({.allows_private = true, .patience = Milliseconds(200), .most_at_once = 1, .look_up = look_up}, log);
  std::promise<Strings> all;
  Strings ended;
  outgoing.post([&] {
    for (const char* host : {"silent.example", "silent.example", "silent.example", "lost.example"})
      outgoing.send({.to = {.host = host, .port = listening.port(), .path = "/"}}, [&, host](const Sent&) {
        ended.emplace_back(host);
        if (ended.size() == 4) all.set_value(ended);
      });
  });
  EXPECT_EQ(all.get_future().get(), (Strings{"lost.example", "silent.example", "silent.example", "silent.example"}));
}

TEST_F(OutgoingTest, wrong_certificates_are_told_at_the_start) {
  EXPECT_THROW(Outgoing({.ca = "/no/such/file"}, log), std::runtime_error);
}

}  // namespace
}  // namespace springtide::server
