// The parts of the transport that need no socket: addresses, buckets, configuration, files, metrics, logs, targets, heads.
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <future>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/address_limits.h"
#include "server/address_quotas.h"
#include "server/bot_threads.h"
#include "server/config.h"
#include "server/device_name.h"
#include "server/even_clock.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/now.h"
#include "server/response.h"
#include "server/static_files.h"
#include "server/store_health.h"
#include "server/target.h"
#include "server/tries.h"
#include "server/vacation_days.h"
#include "server/weak_password.h"
#include "server/workers.h"

namespace springtide::server {
namespace {

using namespace std::chrono_literals;

// --- addresses ---

Address address(std::string_view text) { return address_of(text).value(); }

TEST(Addresses, AreReadAndWritten) {
  for (const char* text : {"127.0.0.1", "255.255.255.255", "::1", "2001:db8::7"}) EXPECT_EQ(text_of(address(text)), text);
  EXPECT_EQ(text_of(address("::ffff:10.1.2.3")), "10.1.2.3");
  EXPECT_EQ(address("::ffff:10.1.2.3"), address("10.1.2.3"));
  for (const char* text : {"", "1.2.3", "1.2.3.4.5", "256.1.1.1", "localhost", "1.2.3.4 ", "::g"})
    EXPECT_FALSE(address_of(text));
}

TEST(Addresses, OfIpv6AreCountedBySixtyFourBits) {
  EXPECT_EQ(household_of(address("2001:db8:1:2:3:4:5:6")), address("2001:db8:1:2::"));
  EXPECT_NE(household_of(address("2001:db8:1:2::1")), household_of(address("2001:db8:1:3::1")));
  EXPECT_NE(household_of(address("10.0.0.1")), household_of(address("10.0.0.2")));
}

TEST(Networks, ContainTheirAddresses) {
  const Network ten = network_of("10.0.0.0/8").value();
  EXPECT_TRUE(contains(ten, address("10.255.1.2")));
  EXPECT_FALSE(contains(ten, address("11.0.0.1")));
  EXPECT_TRUE(contains(network_of("192.168.4.0/22").value(), address("192.168.7.255")));
  EXPECT_FALSE(contains(network_of("192.168.4.0/22").value(), address("192.168.8.0")));
  EXPECT_TRUE(contains(network_of("0.0.0.0/0").value(), address("1.2.3.4")));
  EXPECT_FALSE(contains(network_of("0.0.0.0/0").value(), address("::1")));
  EXPECT_TRUE(contains(network_of("fd00::/8").value(), address("fdab::1")));
  EXPECT_FALSE(contains(network_of("::1").value(), address("::2")));
  for (const char* text : {"10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "x/8"})
    EXPECT_FALSE(network_of(text)) << text;
}

TEST(Clients, BehindProxiesAreTheLastOnesNobodyVouchesFor) {
  const Networks trusted{*network_of("10.0.0.0/8")};
  const auto client = [&](const char* peer, const char* forwarded, const char* real = "") {
    return text_of(client_of(address(peer), forwarded, real, trusted));
  };
  EXPECT_EQ(client("1.1.1.1", "2.2.2.2", "3.3.3.3"), "1.1.1.1");
  EXPECT_EQ(client("10.0.0.1", ""), "10.0.0.1");
  EXPECT_EQ(client("10.0.0.1", "", "3.3.3.3"), "3.3.3.3");
  EXPECT_EQ(client("10.0.0.1", "2.2.2.2"), "2.2.2.2");
  EXPECT_EQ(client("10.0.0.1", "6.6.6.6, 2.2.2.2"), "2.2.2.2");  // the client itself said 6.6.6.6
  EXPECT_EQ(client("10.0.0.1", "2.2.2.2, 10.0.0.2"), "2.2.2.2");
  EXPECT_EQ(client("10.0.0.1", "nonsense, 10.0.0.2"), "10.0.0.2");
  EXPECT_EQ(client("10.0.0.1", "[2001:db8::1]:4711"), "2001:db8::1");
  EXPECT_EQ(client("10.0.0.1", "2.2.2.2:80"), "2.2.2.2");
}

// --- token buckets ---

constexpr Moment start{std::chrono::hours(1)};

TEST(TokenBucket, GivesItsBurstThenItsRate) {
  const Rate rate{.per_second = 2, .burst = 3};
  TokenBucket bucket(rate, start);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, start));
  EXPECT_FALSE(bucket.take(rate, start));
  EXPECT_FALSE(bucket.take(rate, start + 499ms));
  EXPECT_TRUE(bucket.take(rate, start + 501ms));
  EXPECT_FALSE(bucket.take(rate, start + 501ms));
  int taken = 0;
  for (Moment at = start + 600ms; at < start + 10'600ms; at += 10ms) taken += bucket.take(rate, at) ? 1 : 0;
  EXPECT_EQ(taken, 20);
}

TEST(TokenBucket, HoldsNoMoreThanItsBurst) {
  const Rate rate{.per_second = 2, .burst = 3};
  TokenBucket bucket(rate, start);
  int taken = 0;
  while (bucket.take(rate, start + 1h)) ++taken;
  EXPECT_EQ(taken, 3);
  EXPECT_FALSE(bucket.take(rate, start));  // time that goes back gives nothing
}

Limits few() {
  Limits limits;
  limits.requests = {.per_second = 1, .burst = 2};
  limits.connecting = {.per_second = 100, .burst = 100};
  limits.connections_per_address = 2;
  limits.addresses = 3;
  return limits;
}

TEST(AddressLimits, CountEachAddressByItself) {
  AddressLimits limits(few());
  EXPECT_TRUE(limits.may_request(address("1.1.1.1"), start));
  EXPECT_TRUE(limits.may_request(address("1.1.1.1"), start));
  EXPECT_FALSE(limits.may_request(address("1.1.1.1"), start));
  EXPECT_TRUE(limits.may_request(address("1.1.1.2"), start));
  EXPECT_TRUE(limits.may_request(address("2001:db8::1"), start));
  EXPECT_TRUE(limits.may_request(address("2001:db8::2"), start));
  EXPECT_FALSE(limits.may_request(address("2001:db8::3"), start));
}

TEST(AddressLimits, GivePlacesBack) {
  AddressLimits limits(few());
  const Address here = address("1.1.1.1");
  Admission first = limits.connect(here, start);
  {
    const Admission second = limits.connect(here, start);
    EXPECT_EQ(second.verdict, Verdict::admitted);
    EXPECT_EQ(limits.connect(here, start).verdict, Verdict::too_many);
  }
  Admission third = limits.connect(here, start);
  EXPECT_EQ(third.verdict, Verdict::admitted);
  first.place = std::move(third.place);
  EXPECT_EQ(limits.connect(here, start).verdict, Verdict::too_many);
}

TEST(AddressLimits, LimitNewConnections) {
  Limits settings = few();
  settings.connecting = {.per_second = 1, .burst = 1};
  AddressLimits limits(settings);
  EXPECT_EQ(limits.connect(address("1.1.1.1"), start).verdict, Verdict::admitted);
  EXPECT_EQ(limits.connect(address("1.1.1.1"), start).verdict, Verdict::too_fast);
  EXPECT_EQ(limits.connect(address("1.1.1.1"), start + 2s).verdict, Verdict::admitted);
}

TEST(AddressLimits, RememberABoundedNumberAndForgetTheIdle) {
  AddressLimits limits(few());
  const Admission kept = limits.connect(address("9.9.9.9"), start);
  for (int i = 0; i < 1000; ++i)
    limits.may_request(address("1.1." + std::to_string(i / 250) + "." + std::to_string(i % 250)), start);
  EXPECT_EQ(limits.remembered(), 3u);
  EXPECT_FALSE(limits.may_request(address("2.2.2.2"), start));  // those without a place share one bucket
  EXPECT_TRUE(limits.may_request(address("3.3.3.3"), start + 10s));
  EXPECT_EQ(limits.remembered(), 2u);  // the new one, and the one that is connected
}

// --- targets ---

TEST(Targets, AreTakenApart) {
  const auto target = target_of("/a%20b/%C3%A4?x=1&y=a+b%26&z&x=2");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/a b/ä");
  EXPECT_EQ(target->query, (Fields{{"x", "1"}, {"y", "a b&"}, {"z", ""}, {"x", "2"}}));
  EXPECT_EQ(*find(target->query, "x"), "1");
  EXPECT_EQ(find(target->query, "w"), nullptr);
  EXPECT_EQ(target_of("/a+b")->path, "/a+b");
  EXPECT_EQ(target_of("/...")->path, "/...");
}

TEST(Targets, ThatNoBrowserSendsAreRefused) {
  for (const char* text :
       {"",     "a",   "*",  "http://x/", "/%",        "/%4",   "/%4g", "/%00",  "/%0a",    "/%7f",       "/%ff",
        "/%c3", "/..", "/.", "/a/../b",   "/%2e%2e/x", "/a\\b", "/%5c", "/?a=%", "/?%ff=1", "/a%2f..%2fb"})
    EXPECT_FALSE(target_of(text)) << text;
}

TEST(Origins, MustHaveTheHostOrBeListed) {
  EXPECT_TRUE(is_allowed_origin("", "a.example", {}));
  EXPECT_TRUE(is_allowed_origin("https://A.example", "a.example", {}));
  EXPECT_TRUE(is_allowed_origin("http://a.example:8080", "a.example:8080", {}));
  EXPECT_FALSE(is_allowed_origin("http://a.example:8081", "a.example:8080", {}));
  EXPECT_FALSE(is_allowed_origin("https://a.example.evil", "a.example", {}));
  EXPECT_FALSE(is_allowed_origin("https://evil/a.example", "a.example", {}));
  EXPECT_FALSE(is_allowed_origin("null", "a.example", {}));
  EXPECT_FALSE(is_allowed_origin("null", "", {}));
  EXPECT_TRUE(is_allowed_origin("https://b.example", "a.example", {"https://c.example", "https://b.example"}));
  EXPECT_FALSE(is_allowed_origin("https://a.example", "a.example", {"https://b.example"}));
}

// --- configuration ---

Result<Config, ConfigError> configured(const Flags& flags, const Flags& environment = {}, std::string file = "") {
  const auto lookup = [&](const std::string& name) -> std::optional<std::string> {
    const auto found = environment.find(name);
    return found == environment.end() ? std::nullopt : std::optional(found->second);
  };
  return read_config(flags, lookup, {.name = "serve.conf", .text = std::move(file)});
}

TEST(Configuration, WithoutAnythingIsTheDefaults) {
  const auto config = configured({});
  ASSERT_TRUE(config);
  EXPECT_EQ(config->setup.limits, Limits{});
  EXPECT_EQ(config->setup.listen, (Endpoints{{.address = "127.0.0.1", .port = 8080}}));
  EXPECT_FALSE(config->setup.has_deflate);
}

TEST(Configuration, PrefersFlagsThenEnvironmentThenFile) {
  const std::string file = "# limits\nmessage-bytes = 1KiB\nbody-bytes = 2KiB # small\n\nheader-bytes=3KiB\n";
  const auto config =
      configured({{"message-bytes", "10"}}, {{"SPRINGTIDE_MESSAGE_BYTES", "20"}, {"SPRINGTIDE_BODY_BYTES", "30"}}, file);
  ASSERT_TRUE(config);
  EXPECT_EQ(config->setup.limits.message_bytes, 10u);
  EXPECT_EQ(config->setup.limits.body_bytes, 30u);
  EXPECT_EQ(config->setup.limits.header_bytes, 3072u);
}

TEST(Configuration, ReadsEveryKindOfValue) {
  const auto config = configured({}, {}, R"(
    listen = 0.0.0.0:80, [::1]:8080
    tls-listen = [::]:443
    tls-certificate = /etc/chain.pem
    tls-key = /etc/key.pem
    trusted-proxies = 127.0.0.1, fd00::/8
    origins = https://a.example, https://b.example
    deflate = on
    log-level = warning
    idle-timeout = 2m
    close-timeout = 250ms
    message-rate = 2.5 burst 10
    request-rate = 7
    connections = 12
  )");
  ASSERT_TRUE(config) << config.error().message();
  const ServerSetup& setup = config->setup;
  EXPECT_EQ(setup.listen, (Endpoints{{.address = "0.0.0.0", .port = 80}, {.address = "::1", .port = 8080}}));
  EXPECT_EQ(setup.tls_listen, (Endpoints{{.address = "::", .port = 443}}));
  EXPECT_EQ(setup.tls_key, "/etc/key.pem");
  EXPECT_TRUE(contains(setup.trusted_proxies, address("fd12::1")));
  EXPECT_EQ(setup.origins, (std::vector<std::string>{"https://a.example", "https://b.example"}));
  EXPECT_TRUE(setup.has_deflate);
  EXPECT_EQ(config->log_level, LogLevel::warning);
  EXPECT_EQ(setup.limits.idle_timeout, 120s);
  EXPECT_EQ(setup.limits.close_timeout, 250ms);
  EXPECT_EQ(setup.limits.messages, (Rate{.per_second = 2.5, .burst = 10}));
  EXPECT_EQ(setup.limits.requests, (Rate{.per_second = 7, .burst = 7}));
  EXPECT_EQ(setup.limits.connections, 12);
}

TEST(Configuration, NamesPlaceAndReasonOfAnError) {
  const auto message = [](const auto& config) { return config ? "accepted" : config.error().message(); };
  EXPECT_EQ(message(configured({{"connections", "0"}})), "--connections: '0' is not a whole number from 1.");
  EXPECT_EQ(message(configured({{"colour", "red"}})), "--colour: There is no setting 'colour'.");
  EXPECT_EQ(message(configured({}, {{"SPRINGTIDE_DEFLATE", "yes"}})), "SPRINGTIDE_DEFLATE: 'yes' is not on or off.");
  EXPECT_EQ(message(configured({}, {}, "\ncolour = red\n")), "serve.conf, line 2: There is no setting 'colour'.");
  EXPECT_EQ(message(configured({}, {}, "deflate")), "serve.conf, line 1: This is not `name = value`.");
  EXPECT_EQ(message(configured({}, {}, "deflate = on\ndeflate = off")),
            "serve.conf, line 2: The setting 'deflate' is already given above.");
  EXPECT_EQ(message(configured({{"tls-listen", "127.0.0.1:443"}})),
            "tls-listen: TLS needs both tls-certificate and tls-key.");
  EXPECT_EQ(message(configured({{"listen", ""}})), "listen: There is no address to listen on.");
}

TEST(Configuration, KnowsOneFileOrSeveralDatabases) {
  const auto stores = [](const auto& config) {
    return config ? config->store.all : std::vector<std::string>{config.error().message()};
  };
  using Stores = std::vector<std::string>;
  const std::string north = "postgresql://anna@first,second/games?pooling=transaction", south = "postgres://south/games";
  EXPECT_EQ(stores(configured({})), Stores{"springtide.db"});
  EXPECT_EQ(stores(configured({{"store", "/var/my games/store.db"}})), Stores{"/var/my games/store.db"});
  EXPECT_EQ(stores(configured({{"store", north}})), Stores{north});
  EXPECT_EQ(stores(configured({{"store", north + "\n" + south}})), (Stores{north, south}));
  EXPECT_EQ(stores(configured({}, {{"SPRINGTIDE_STORE", south + " " + north}})), (Stores{south, north}));
  EXPECT_EQ(stores(configured({}, {}, "store = " + north + "  " + south + " # two")), (Stores{north, south}));
  EXPECT_EQ(stores(configured({{"store", north}}, {{"SPRINGTIDE_STORE", south + " " + north}})), Stores{north});
  const Stores refused{"store: Only databases postgresql://… can be several; a file keeps everything by itself."};
  EXPECT_EQ(stores(configured({{"store", "a.db\nb.db"}})), refused);
  EXPECT_EQ(stores(configured({{"store", north + "\nb.db"}})), refused);
}

TEST(Configuration, RefusesBadValues) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"message-bytes", "16XB"},    {"message-bytes", ""},           {"message-bytes", "-1"},
      {"message-bytes", "0"},       {"idle-timeout", "10"},          {"idle-timeout", "10 parsecs"},
      {"idle-timeout", "5000h"},    {"message-rate", "0"},           {"message-rate", "fast"},
      {"message-rate", "1 burst"},  {"message-rate", "1 burst 0"},   {"message-rate", "nan"},
      {"listen", "127.0.0.1"},      {"listen", "host:80"},           {"listen", "127.0.0.1:65536"},
      {"trusted-proxies", "proxy"}, {"trusted-proxies", "1.1.1.1,"}, {"log-level", "loud"},
      {"connections", "1e3"},       {"bot-pause-least", "9ms"},      {"bot-pause-most", "600ms"}};
  for (const auto& [name, value] : cases) EXPECT_FALSE(configured({{name, value}})) << name << " " << value;
}

TEST(Settings, HaveNamesOfTheirOwnAndDefaultsThatRead) {
  std::set<std::string_view> names;
  for (const Setting& setting : settings()) {
    EXPECT_TRUE(names.insert(setting.name).second) << setting.name;
    EXPECT_TRUE(setting.help.ends_with('.')) << setting.name;
    Config config;
    EXPECT_TRUE(setting.read(config, setting.fallback())) << setting.name;
    EXPECT_EQ(setting.shown(config), setting.fallback());
  }
}

TEST(Settings, PrintedAsAFileAreReadAsTheyWere) {
  const auto config = configured({{"store", "postgresql://db/first\npostgresql://db/second"}, {"message-bytes", "20KiB"}});
  ASSERT_TRUE(config);
  const std::string text = settings_text(*config);
  EXPECT_NE(text.find("\nstore = postgresql://db/first postgresql://db/second\n"), std::string::npos);
  EXPECT_NE(text.find("\n# Longest message of a client over a WebSocket.\n"), std::string::npos);
  EXPECT_NE(text.find("\nmessage-bytes = 20KiB\n"), std::string::npos);
  EXPECT_NE(text.find("\n#body-bytes = 1MiB\n"), std::string::npos);
  std::string all = text;  // with what is commented out
  for (const Setting& setting : settings()) {
    const std::string line = "\n#" + std::string(setting.name) + " =";
    if (const std::size_t at = all.find(line); at != std::string::npos) all.erase(at + 1, 1);
    EXPECT_NE(all.find("\n" + std::string(setting.name) + " ="), std::string::npos) << setting.name;
  }
  for (const std::string& file : {text, all}) {
    const auto again = configured({}, {}, file);
    ASSERT_TRUE(again) << again.error().message();
    EXPECT_EQ(settings_text(*again), text);
  }
}

// --- files ---

std::string header(const Response& response, std::string_view name) {
  const std::string* value = find(response.headers, name);
  return value == nullptr ? "" : *value;
}

TEST(Files, HaveHashedNamesOrNot) {
  for (const char* path : {"/assets/index-BxK3_z-9.js", "/a/app-AAAAAAA1.css", "/index--AbC_12d.js"})
    EXPECT_TRUE(has_hashed_name(path)) << path;
  for (const char* path : {"/index.html", "/my-document.js", "/icon-1024x768.png", "/a-20240101.js", "/a-DOCUMENT.js",
                           "/-BxK3_z-9.js", "/BxK3_z-9.js", "/x-BxK3.z-9.js", "/a-BxK3_z-9"})
    EXPECT_FALSE(has_hashed_name(path)) << path;
}

TEST(Files, HaveContentTypes) {
  EXPECT_EQ(content_type_of("/a.wasm"), "application/wasm");
  EXPECT_EQ(content_type_of("/a.webmanifest"), "application/manifest+json");
  EXPECT_EQ(content_type_of("/a.svg"), "image/svg+xml");
  EXPECT_EQ(content_type_of("/a.b.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(content_type_of("/js"), "application/octet-stream");
}

TEST(Files, AcceptEncodingIsUnderstood) {
  EXPECT_TRUE(accepts("gzip, deflate, br", "br"));
  EXPECT_TRUE(accepts("gzip;q=0.5,br;q=1.0", "gzip"));
  EXPECT_TRUE(accepts("*", "br"));
  EXPECT_FALSE(accepts("gzip", "br"));
  EXPECT_FALSE(accepts("", "br"));
  EXPECT_FALSE(accepts("br;q=0, *", "br"));
  EXPECT_FALSE(accepts("br;q=0.000", "br"));
  EXPECT_TRUE(accepts("br;q=0.001", "br"));
  EXPECT_FALSE(accepts("brotli", "br"));
}

TEST(Files, AreServedInTheBestFormAccepted) {
  const StaticFiles files({{"/a.js", "plain"}, {"/a.js.br", "br"}, {"/a.js.gz", "gz"}, {"/b.js", "plain b"}});
  const auto body = [&](std::string_view path, std::string_view accepted) {
    return files.answer({.method = "GET", .path = path, .accept_encoding = accepted}).content();
  };
  EXPECT_EQ(body("/a.js", "gzip, br"), "br");
  EXPECT_EQ(body("/a.js", "gzip"), "gz");
  EXPECT_EQ(body("/a.js", ""), "plain");
  EXPECT_EQ(body("/b.js", "gzip, br"), "plain b");
  EXPECT_EQ(files.answer({.method = "GET", .path = "/a.js.br"}).status, 404);
  const Response response = files.answer({.method = "GET", .path = "/a.js", .accept_encoding = "br"});
  EXPECT_EQ(header(response, "Vary"), "Accept-Encoding");
  EXPECT_EQ(response.content_type, "text/javascript; charset=utf-8");
}

TEST(Files, AreNotSentAgainToThoseWhoHaveThem) {
  const StaticFiles files({{"/index.html", "page"}, {"/index.html.gz", "gz"}});
  const std::string tag = header(files.answer({.method = "GET", .path = "/"}), "ETag");
  const auto status = [&](const std::string& known, std::string_view accepted = "") {
    return files.answer({.method = "GET", .path = "/", .accept_encoding = accepted, .if_none_match = known}).status;
  };
  EXPECT_EQ(status(tag), 304);
  EXPECT_EQ(status("\"x\", W/" + tag), 304);
  EXPECT_EQ(status("*"), 304);
  EXPECT_EQ(status("\"x\""), 200);
  EXPECT_EQ(status(tag, "gzip"), 200);  // another form, another tag
  const StaticFiles later({{"/index.html", "pagE"}});
  EXPECT_NE(header(later.answer({.method = "GET", .path = "/"}), "ETag"), tag);
}

TEST(Files, PagesOfTheClientAreItsIndex) {
  const StaticFiles files({{"/index.html", "page"}, {"/a.js", "a"}});
  EXPECT_EQ(files.answer({.method = "GET", .path = "/table/42"}).content(), "page");
  EXPECT_EQ(files.answer({.method = "GET", .path = "/b.js"}).status, 404);
  EXPECT_EQ(files.answer({.method = "POST", .path = "/"}).status, 405);
  EXPECT_EQ(StaticFiles({{"/a.js", "a"}}).answer({.method = "GET", .path = "/"}).status, 404);
}

TEST(Files, OfAFolderAreItsPlainFiles) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / ("springtide-files-" + std::to_string(::getpid()));
  fs::create_directories(folder / "web/assets");
  fs::create_directories(folder / "web/.git");
  std::ofstream(folder / "web/index.html") << "page";
  std::ofstream(folder / "web/assets/a.js") << "a";
  std::ofstream(folder / "web/.git/config") << "hidden";
  std::ofstream(folder / "web/.env") << "hidden";
  std::ofstream(folder / "outside.txt") << "outside";
  fs::create_symlink(folder / "outside.txt", folder / "web/link.txt");
  const StaticFiles files = StaticFiles::of_folder((folder / "web").string());
  EXPECT_EQ(files.size(), 2u);
  EXPECT_EQ(files.answer({.method = "GET", .path = "/assets/a.js"}).content(), "a");
  for (const char* path : {"/link.txt", "/../outside.txt", "/.env"})
    EXPECT_NE(files.answer({.method = "GET", .path = path}).status, 200);
  fs::remove_all(folder);
  EXPECT_THROW(StaticFiles::of_folder((folder / "web").string()), std::runtime_error);
}

// --- heads ---

TEST(Heads, CannotBeSplitByAValue) {
  Response response{.content_type = "text/plain", .body = "abc"};
  response.headers.emplace_back("Location", "/a\r\nSet-Cookie: x");
  const std::string head = head_of(response, {});
  EXPECT_TRUE(
      head.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 3\r\nLocation: /aSet-Cookie: x\r\n"));
  EXPECT_TRUE(head.ends_with("Connection: close\r\n\r\n"));
  EXPECT_NE(head.find("Cache-Control: no-store\r\n"), std::string::npos);
}

TEST(Heads, AskForTlsOnlyOverTls) {
  EXPECT_EQ(head_of({}, {}).find("Strict-Transport-Security"), std::string::npos);
  EXPECT_NE(head_of({}, {.is_tls = true}).find("Strict-Transport-Security: max-age="), std::string::npos);
}

// --- metrics ---

TEST(Metrics, AreWrittenForPrometheus) {
  Metrics metrics;
  metrics.counter("springtide_a_total", "Counts a.\nAnd \\.", {{"kind", "x\"y"}}).add(3);
  metrics.counter("springtide_a_total", "", {{"kind", "z"}});
  metrics.gauge("springtide_b", "Is b.").set(-2);
  Histogram& histogram = metrics.histogram("springtide_c_seconds", "Takes c.", {0.5, 1});
  for (double value : {0.25, 0.5, 0.75, 4.0}) histogram.observe(value);
  EXPECT_EQ(metrics.text(),
            "# HELP springtide_a_total Counts a.\\nAnd \\\\.\n"
            "# TYPE springtide_a_total counter\n"
            "springtide_a_total{kind=\"x\\\"y\"} 3\n"
            "springtide_a_total{kind=\"z\"} 0\n"
            "# HELP springtide_b Is b.\n"
            "# TYPE springtide_b gauge\n"
            "springtide_b -2\n"
            "# HELP springtide_c_seconds Takes c.\n"
            "# TYPE springtide_c_seconds histogram\n"
            "springtide_c_seconds_bucket{le=\"0.5\"} 2\n"
            "springtide_c_seconds_bucket{le=\"1\"} 3\n"
            "springtide_c_seconds_bucket{le=\"+Inf\"} 4\n"
            "springtide_c_seconds_sum 5.5\n"
            "springtide_c_seconds_count 4\n");
}

TEST(Metrics, RegisteredTwiceAreOne) {
  Metrics metrics;
  metrics.counter("springtide_a_total", "A.", {{"b", "1"}}).add();
  metrics.counter("springtide_a_total", "A.", {{"b", "1"}}).add();
  metrics.counter("springtide_a_total", "A.", {{"b", "2"}}).add();
  const std::string text = metrics.text();
  EXPECT_NE(text.find("springtide_a_total{b=\"1\"} 2\nspringtide_a_total{b=\"2\"} 1\n"), std::string::npos) << text;
}

TEST(Metrics, CountFromSeveralThreads) {
  Metrics metrics;
  Counter& counter = metrics.counter("springtide_a_total", "Counts a.");
  Histogram& histogram = metrics.histogram("springtide_c", "Takes c.", {1});
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (int k = 0; k < 10'000; ++k) {
        counter.add();
        histogram.observe(1);
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(counter.value(), 40'000u);
  EXPECT_EQ(histogram.sum(), 40'000);
}

// --- logs ---

std::string log_line(LogLevel least, LogLevel level, std::initializer_list<LogField> fields) {
  std::string text;
  const Log log(least, [&](std::string_view line) { text += line; });
  log.write(level, "happened", fields);
  return text;
}

TEST(Logs, AreOneObjectALine) {
  const std::string line =
      log_line(LogLevel::info, LogLevel::warning, {{"text", "a\"b\n"}, {"number", 7}, {"share", 0.5}, {"is", true}});
  EXPECT_TRUE(line.starts_with("{\"time\":\"20"));
  EXPECT_TRUE(line.ends_with(
      "Z\",\"level\":\"warning\",\"event\":\"happened\",\"text\":\"a\\\"b\\n\",\"number\":7,\"share\":0.5,\"is\":true}\n"))
      << line;
}

TEST(Logs, BelowTheLevelAreNotWritten) {
  EXPECT_EQ(log_line(LogLevel::info, LogLevel::debug, {}), "");
  EXPECT_EQ(log_line(LogLevel::off, LogLevel::error, {}), "");
  EXPECT_NE(log_line(LogLevel::error, LogLevel::error, {}), "");
}

TEST(Logs, HideSecretsAndMendText) {
  const std::string line =
      log_line(LogLevel::info, LogLevel::info,
               {{"token", "abc"}, {"new_password", "abc"}, {"authorization", "abc"}, {"cookie", "abc"}, {"query", "abc"}});
  EXPECT_EQ(line.find("abc"), std::string::npos);
  EXPECT_NE(log_line(LogLevel::info, LogLevel::info,
                     {{"text",
                       "a\xff"
                       "b"}})
                .find("\"a?b\""),
            std::string::npos);
  EXPECT_LT(log_line(LogLevel::info, LogLevel::info, {{"text", std::string(10'000, 'a')}}).size(), 700u);
}

TEST(Logs, ShowOnlyTheStartOfAPath) {
  EXPECT_EQ(logged_path("/api/tables/Xy7?token=1"), "/api/tables/...");
  EXPECT_EQ(logged_path("/api/tables?token=1"), "/api/tables");
  EXPECT_EQ(logged_path("/table/Xy7"), "/table/...");
  EXPECT_EQ(logged_path("/"), "/");
}

TEST(Logs, ThinOutWhatRepeatsItself) {
  using std::chrono::milliseconds;
  Repeats repeats;
  const Moment first{std::chrono::seconds(1000)};
  int written = 0;
  int told = 0;
  for (int i = 0; i < 600'000; i += 10) {  // ten minutes of a hundred lines a second
    const auto more = repeats.to_write("disk full", first + milliseconds(i));
    if (!more) continue;
    ++written;
    told += 1 + *more;
  }
  EXPECT_LT(written, 20);
  EXPECT_GT(told, 50'000);  // no line goes uncounted but those since the last
  EXPECT_EQ(repeats.to_write("disk gone", first), 0);
  const auto late = repeats.to_write("disk full", first + milliseconds(10'000'000));
  ASSERT_TRUE(late);
  EXPECT_EQ(told + 1 + *late, 60'001);
  EXPECT_FALSE(repeats.to_write("disk full", first + milliseconds(10'000'900)));
  EXPECT_TRUE(repeats.to_write("disk full", first + milliseconds(10'001'000)));  // after quiet it is news again
}

TEST(Logs, OfTroubleSayHowOftenAndOthersAreAllWritten) {
  std::string text;
  const Log log(LogLevel::info, [&](std::string_view line) { text += line; });
  for (int i = 0; i < 1000; ++i) {
    log.error("store_failed", {{"reason", "disk full"}});
    log.info("opened", {{"connection", 1}});
  }
  const auto lines = [&](std::string_view event) {
    int count = 0;
    for (std::size_t at = text.find(event); at != std::string::npos; at = text.find(event, at + 1)) ++count;
    return count;
  };
  EXPECT_LT(lines("store_failed"), 20);
  EXPECT_EQ(lines("opened"), 1000);
}

// --- the time of day ---

using std::chrono::hours;
using std::chrono::nanoseconds;
using std::chrono::seconds;

constexpr nanoseconds some_day = hours(500'000);

TEST(EvenClock, IsTheOtherWhileNobodySetsIt) {
  EvenClock clock(some_day, seconds(7));
  for (int i = 1; i < 100; ++i) {
    clock.follow(some_day + seconds(i), seconds(7 + i));
    EXPECT_EQ(clock.time(seconds(7 + i)), some_day + seconds(i));
  }
}

// What it shows is never off by more than a two-hundredth of what has passed, and it gets there.
void expect_even(nanoseconds step) {
  EvenClock clock(some_day, {});
  nanoseconds last = some_day;
  for (int i = 1; i <= 300 * 3600; i += 60) {
    clock.follow(some_day + seconds(i) + step, seconds(i));
    const nanoseconds time = clock.time(seconds(i));
    EXPECT_GT(time, last);
    EXPECT_LE(std::chrono::abs(time - some_day - seconds(i)), nanoseconds(seconds(i)) / 200);
    last = time;
  }
  EXPECT_EQ(last, some_day + seconds(300 * 3600 - 59) + step);
}

TEST(EvenClock, GoesToWhereTheOtherWasSetWithoutJumping) {
  expect_even(hours(1));
  expect_even(-hours(1));
  expect_even(seconds(1));
}

TEST(EvenClock, TakesOverAtOnceFromAClockThatHadNotBeenSet) {
  EvenClock clock(hours(1), {});
  clock.follow(some_day, seconds(10));
  EXPECT_EQ(clock.time(seconds(10)), some_day);
}

// --- threads for work ---

TEST(StoreHealth, IsBadOnceWhatWasAskedHasFailedAfterSeconds) {
  using std::chrono::seconds;
  StoreHealth health;
  const Moment began{seconds(1000)};
  health.failed(began, began + seconds(10));
  EXPECT_TRUE(health.is_failing(began + seconds(10)));
  health.succeeded();
  EXPECT_FALSE(health.is_failing(began + seconds(10)));
}

TEST(StoreHealth, IsBadAfterSecondsOfNothingButFailures) {
  using std::chrono::seconds;
  StoreHealth health;
  const Moment first{seconds(1000)};
  EXPECT_FALSE(health.is_failing(first));
  for (int second = 0; second < 5; ++second) {
    health.failed(first + seconds(second), first + seconds(second));
    EXPECT_FALSE(health.is_failing(first + seconds(second)));
  }
  health.failed(first + seconds(5), first + seconds(5));
  EXPECT_TRUE(health.is_failing(first + seconds(5)));
  EXPECT_TRUE(health.is_failing(first + seconds(15)));
  EXPECT_FALSE(health.is_failing(first + seconds(16)));  // nobody has tried since
  health.failed(first + seconds(17), first + seconds(17));
  EXPECT_FALSE(health.is_failing(first + seconds(17)));  // which is a new beginning
  health.failed(first + seconds(22), first + seconds(22));
  EXPECT_TRUE(health.is_failing(first + seconds(22)));
  health.succeeded();
  EXPECT_FALSE(health.is_failing(first + seconds(22)));
}

TEST(Devices, AreNamedInAFewWords) {
  EXPECT_EQ(device_name("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"), "Firefox, Linux");
  EXPECT_EQ(device_name("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile "
                        "Safari/537.36"),
            "Chrome, Android");
  EXPECT_EQ(device_name("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile "
                        "Safari/604.1"),
            "Safari, iPhone");
  EXPECT_EQ(device_name("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0"),
            "Edge, Windows");
  EXPECT_EQ(device_name("curl/8"), "");
}

// --- tries ---

constexpr Moment noon{std::chrono::hours(12)};

int tries_until_refused(Tries& tries, const std::string& login, const std::string& household) {
  int count = 0;
  while (count < 1000 && tries.may_try(login, household, noon) && tries.may_guess(login, noon)) ++count;
  return count;
}

TEST(Tries, OfManyAddressesAreNoMoreThanOfAFew) {
  Tries tries;
  int guesses = 0;
  for (int i = 0; i < 500; ++i) guesses += tries_until_refused(tries, "anna", "2001:db8::" + std::to_string(i));
  EXPECT_EQ(guesses, static_cast<int>(Tries::of_login.burst));
  // The owner, at an address that the account knows, is not asked for that allowance.
  EXPECT_TRUE(tries.may_try("anna", "192.0.2.1", noon));
  EXPECT_FALSE(tries.may_guess("anna", noon));
  EXPECT_TRUE(tries.may_guess("anna", noon + std::chrono::seconds(15)));  // slowed, not locked
}

TEST(Tries, OfAnAddressThatMayNotTryTakeNothingFromTheLogin) {
  Tries tries;
  for (int i = 0; i < 100; ++i) tries.may_try("login " + std::to_string(i), "192.0.2.1", noon);
  for (int i = 0; i < 100; ++i)
    if (tries.may_try("anna", "192.0.2.1", noon)) tries.may_guess("anna", noon);
  EXPECT_EQ(tries_until_refused(tries, "anna", "192.0.2.2"), static_cast<int>(Tries::of_login_at_address.burst));
}

TEST(Tries, ThatWereRightDoNotCount) {
  Tries tries;
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(tries.may_try("anna", "192.0.2.1", noon) && tries.may_guess("anna", noon));
    tries.was_right("anna", "192.0.2.1", true, noon);
  }
}

TEST(Tries, AreRememberedWithinBounds) {
  Buckets buckets({.per_second = 1, .burst = 2}, 3);
  for (const char* key : {"a", "b", "c"}) EXPECT_TRUE(buckets.take(key, noon));
  EXPECT_TRUE(buckets.take("d", noon) && buckets.take("e", noon));
  EXPECT_FALSE(buckets.take("f", noon));  // the rest share
  EXPECT_EQ(buckets.remembered(), 3u);
  EXPECT_TRUE(buckets.take("f", noon + std::chrono::seconds(5)));
  EXPECT_EQ(buckets.remembered(), 1u);
}

TEST(AddressQuotas, CountForAllWhoComeFromThere) {
  AddressQuotas quotas({.guests = {.per_second = 0.1, .burst = 3}, .analyses_of_address = {.per_second = 1, .burst = 1}});
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(quotas.may_add_guest("192.0.2.1", noon));
  EXPECT_FALSE(quotas.may_add_guest("192.0.2.1", noon + 9s));
  EXPECT_TRUE(quotas.may_add_guest("192.0.2.2", noon) && quotas.may_add_guest("192.0.2.1", noon + 10s));
  EXPECT_TRUE(quotas.may_analyse("192.0.2.1", noon));
  EXPECT_FALSE(quotas.may_analyse("192.0.2.1", noon));
}

TEST(AddressQuotas, RememberWhatIsInTheLobby) {
  AddressQuotas quotas({});
  for (const char* table : {"a", "b", "c"}) quotas.note_listed("192.0.2.1", table);
  quotas.note_listed("192.0.2.2", "d");
  quotas.forget_listed("192.0.2.1", {"a", "c", "d"});
  EXPECT_EQ(quotas.listed("192.0.2.1"), std::vector<std::string>{"b"});
  EXPECT_EQ(quotas.listed("192.0.2.2"), std::vector<std::string>{"d"});
  quotas.forget_listed("192.0.2.1", {"b"});
  EXPECT_TRUE(quotas.listed("192.0.2.1").empty());
}

TEST(Addresses, OfOneNetworkAreOneHousehold) {
  EXPECT_EQ(household_at("2001:db8::7"), household_at("2001:db8::1:2:3:4"));
  EXPECT_NE(household_at("192.0.2.1"), household_at("192.0.2.2"));
  EXPECT_EQ(household_at("nowhere"), "nowhere");
}

TEST(Passwords, ThatAreTriedFirstAreWeak) {
  for (const char* weak :
       {"password", "PassWort1", "12345678", "1234567890", "987654321", "abcdefgh", "hgfedcba", "aaaaaaaa", "abababab",
        "qwertyuiop", "Qwerty123", "iloveyou!", "annaanna", "Anna1987", "zeearend", "wachtwoord"})
    EXPECT_TRUE(is_weak_password(weak, "Zeearend", "Anna")) << weak;
  for (const char* good : {"spring tide", "ebb and flow", "right right", "high water mark", "84619375", "annabelle sails"})
    EXPECT_FALSE(is_weak_password(good, "zeearend", "Anna")) << good;
}

// Holds the only thread up until the test lets it go.
struct Gate {
  std::promise<void> opens{};
  std::promise<void> is_reached{};
  void hold(Workers& workers) {
    workers.run("gate", [this] {
      is_reached.set_value();
      opens.get_future().wait();
    });
    is_reached.get_future().wait();
  }
};

TEST(Workers, ServeOneAfterTheOtherHoweverMuchOneWants) {
  std::string order;
  std::promise<std::string> so_far;
  Workers workers({.most = 7, .most_each = 3});
  Gate gate;
  gate.hold(workers);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(workers.run("anna", [&order] { order += 'a'; }));
  EXPECT_FALSE(workers.run("anna", [&order] { order += 'a'; }));
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(workers.run("bert", [&order] { order += 'b'; }));
  EXPECT_TRUE(workers.run("carl", [&order] { order += 'c'; }));
  EXPECT_TRUE(workers.run("dora", [&so_far, &order] { so_far.set_value(order + 'd'); }));
  EXPECT_FALSE(workers.run("emil", [] {}));  // seven wait
  gate.opens.set_value();
  EXPECT_EQ(so_far.get_future().get(), "abcd");
}

TEST(Workers, AbandonWhatNobodyWaitsForAnyMore) {
  std::atomic<bool> is_at_work = false;
  Workers workers({});
  const auto endless = [&] {
    while (true) {
      is_at_work = true;
      workers.check();
    }
  };
  ASSERT_TRUE(workers.run("anna", endless));
  while (!is_at_work) std::this_thread::yield();
}

// A bot that knows its answer at once, after what the test wants done.
class TestThinking final : public match::Thinking {
 public:
  explicit TestThinking(
      std::string name, std::function<void()> before = [] {})
      : name_(std::move(name)), before_(std::move(before)) {}
  int milliseconds() const override { return 1; }
  bool run(int) override { return before_(), true; }
  std::string answer() const override { return name_; }

 private:
  std::string name_;
  std::function<void()> before_;
};

TEST(BotThreads, ServeEveryOwnerHoweverManyTablesOneHas) {
  Metrics metrics;
  std::promise<void> opens;
  std::promise<void> is_held;
  std::promise<void> is_over;
  std::string order;
  {
    BotThreads bots(1, metrics);
    const match::Time soon = now() + 100'000;
    const auto think = [&](const std::string& name, match::Time deadline, const std::string& owner) {
      bots.think(std::make_unique<TestThinking>(name), deadline, owner, [&](const std::string& answer) {
        order += answer;
        if (order.size() == 9) is_over.set_value();
      });
    };
    const auto hold = [&] {
      is_held.set_value();
      opens.get_future().wait();
    };
    bots.think(std::make_unique<TestThinking>("", hold), soon, "gate", [](const std::string&) {});
    is_held.get_future().wait();
    for (int i = 0; i < 5; ++i) think("a", soon - 50'000 + i, "anna");
    think("b", soon, "ben");
    think("B", soon + 1, "ben");
    think("c", soon - 60'000, "cleo");
    think("d", soon + 2, "dora");
    opens.set_value();
    is_over.get_future().wait();
  }
  EXPECT_EQ(order, "cabdaBaaa");
}

// --- vacation ---

constexpr store::Time day = 86'400'000;

store::Time noon_of(int year, unsigned month, unsigned day_of_month) {
  const std::chrono::sys_days date = std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(day_of_month);
  return std::chrono::milliseconds(date.time_since_epoch() + 12h).count();
}
store::Vacation away(store::Time from, store::Time length) {
  return {.player = "anna", .from = from, .until = from + length};
}

TEST(VacationDays, EveryBegunDayCountsForTheYearItBeginsIn) {
  EXPECT_EQ(year_of(noon_of(2027, 1, 1) - day / 2 - 1), 2026);
  EXPECT_EQ(year_of(noon_of(2027, 1, 1) - day / 2), 2027);
  const std::vector all{away(noon_of(2026, 2, 1), 3 * day), away(noon_of(2026, 12, 30), 5 * day),
                        away(noon_of(2027, 3, 1), 1)};
  EXPECT_EQ(days_in(2025, all), 0);
  EXPECT_EQ(days_in(2026, all), 3 + 2);
  EXPECT_EQ(days_in(2027, all), 3 + 1);
  EXPECT_EQ(days_in(2026, std::vector{away(noon_of(2026, 2, 1), day + 1)}), 2);
  EXPECT_EQ(days_in(2026, std::vector{away(noon_of(2026, 2, 1), 0)}), 1);  // ended as soon as it was taken
}

TEST(VacationDays, AreEnoughInEachYear) {
  const std::vector taken{away(noon_of(2026, 2, 1), 8 * day)};
  EXPECT_TRUE(are_enough(10, taken, away(noon_of(2026, 5, 1), 2 * day)));
  EXPECT_FALSE(are_enough(10, taken, away(noon_of(2026, 5, 1), 3 * day)));
  EXPECT_TRUE(are_enough(10, taken, away(noon_of(2027, 5, 1), 10 * day)));
  EXPECT_TRUE(are_enough(10, taken, away(noon_of(2026, 12, 30), 12 * day)));  // two of them, and ten of the next year
  EXPECT_FALSE(are_enough(10, taken, away(noon_of(2026, 12, 30), 13 * day)));
  EXPECT_FALSE(are_enough(10, taken, away(noon_of(2026, 12, 29), 4 * day)));
  EXPECT_FALSE(are_enough(0, {}, away(noon_of(2026, 5, 1), day)));
}

}  // namespace
}  // namespace springtide::server
