// Any bytes from a client, through all that the server does with them but the socket itself: HTTP within its limits,
// targets, origins, files, the upgrade, frames, bodies. And any bytes from a server, as the client reads them. The first
// byte says how it goes: its lower bits how large the pieces are, the upper ones what the rest is.
#include <boost/asio/co_spawn.hpp>
#include <cstdint>

#include "client/frames.h"
#include "client/http_parser.h"
#include "fuzz/memory_channel.h"
#include "fuzz/require.h"
#include "match/table.h"
#include "server/session.h"
#include "text/lines.h"
#include "text/utf8.h"
#include "wire/command_json.h"

namespace springtide::server::net {
namespace {

using client::FrameReader;
using client::HttpParser;

constexpr std::string_view mark = "X-Application";
constexpr std::string_view upgrade_head =
    "GET /ws HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

bool is_text(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

// Small enough for a fuzzer to reach them.
Limits small_limits() {
  Limits limits;
  limits.message_bytes = 1 << 10;
  limits.body_bytes = 4 << 10;
  limits.header_bytes = 1 << 10;
  limits.outgoing_bytes = 32 << 10;
  return limits;
}

// --- what the application is given ---

void check_path(const std::string& path) {
  require(path.starts_with('/') && is_text(path), "a path that is none");
  require(path != "/ws" && path != "/metrics" && path != "/healthz", "a path that the transport answers itself");
  for (const char c : path) require(static_cast<unsigned char>(c) >= 0x20 && c != '\\' && c != 0x7f, "a path with controls");
  for (const std::string_view part : split(path, '/')) require(part != ".." && part != ".", "a path that climbs");
}

// A body as the wish for a table: refused with a reason, or a table whose first entry can be stored. What is the server's to
// say cannot come from outside.
void check_wishes(const std::string& body) {
  const auto json = parse_json(body);
  if (!json) return;
  wire::Reader reader(*json);
  const match::Setup setup = wire::read_wishes(reader);
  if (const auto error = reader.error()) return require(!error->empty(), "a refusal without a reason");
  require(setup.table.empty() && setup.host.empty() && setup.rematch_of.empty(), "a client says what a table is called");
  require(setup.secret == Digest{} && setup.pause == match::Pause{}, "a client says how cards are dealt");
  for (const match::Chair& chair : setup.chairs) require(chair.player.empty(), "a client says who sits there");
  const auto entry = match::Table::open(setup, 1, "");
  if (!entry) return require(!entry.error().sentence.empty(), "a refusal without a sentence");
  const auto again = wire::parse_entry(entry->seq, wire::entry_text(*entry));
  require(again && *again == *entry, "a table is stored as another");
}

// Answers everything at once, and says again what it is told.
class Echo final : public Application {
 public:
  void request(Request request, Respond respond) override {
    check_path(request.path);
    require(request.body.size() <= limits_.body_bytes, "a body beyond the limit");
    require(address_of(request.address).has_value(), "an address that is none");
    for (const auto& [name, value] : request.query) require(is_text(name) && is_text(value), "a query that is no text");
    check_wishes(request.body);
    ++requests;
    respond({.body = "{}", .headers = {{std::string(mark), request.path + request.authorization + request.content_type}}});
  }
  void opened(Connection& connection) override {
    require(open_ == 0, "opened twice");
    open_ = connection.id();
  }
  void received(Connection& connection, std::string_view text) override {
    require(connection.id() == open_ && !is_closing_, "a message after the end");
    require(text.size() <= limits_.message_bytes && is_text(text), "a message that is too long, or no text");
    messages.emplace_back(text);
    connection.send(std::string(text));
    is_closing_ = text == "close";
    if (is_closing_) connection.close(1000, text);
  }
  void closed(Connection& connection) override {
    require(connection.id() == std::exchange(open_, 0), "closed without having been open");
  }

  bool is_over() const { return open_ == 0; }

  int requests = 0;
  std::vector<std::string> messages{};

 private:
  const Limits limits_ = small_limits();
  std::uint64_t open_ = 0;
  bool is_closing_ = false;
};

// --- what the client gets ---

// Messages of the server are those that the application sent, in order; a connection that is dropped may miss the last.
void check_frames(std::string_view bytes, const std::vector<std::string>& sent) {
  FrameReader reader(1 << 20);
  reader.take(bytes);
  client::Message message;
  for (std::size_t count = 0; reader.next(message);) {
    if (message.opcode != client::Opcode::text) continue;
    require(count < sent.size() && message.payload == sent[count], "another message than was sent");
    ++count;
  }
  require(reader.trouble().empty(), "the server breaks the rules of WebSockets");
}

// An answer to HEAD tells of a body that does not follow. No body here begins like an answer.
std::string_view without_body(std::string_view rest, std::size_t length) {
  if (rest.empty() || rest.starts_with("HTTP/1.1 ")) return rest;
  require(rest.size() >= length, "an answer that is cut off");
  return rest.substr(length);
}

void check_head(const HttpParser& head) {
  require(head.status() >= 200 && head.status() < 600, "an unknown kind of answer");
  require(head.field("X-Content-Type-Options") == "nosniff", "an answer without secure headers");
  require(!head.field("Content-Security-Policy").empty(), "an answer without a policy");
  require(!head.field("Cache-Control").empty(), "an answer without a word on caches");
}

// Whole answers, one after the other, and nothing after one that says it is the last.
void check_output(std::string_view output, const Echo& application) {
  int answered = 0;
  for (bool is_last = false; !output.empty();) {
    require(!is_last, "an answer after the last");
    HttpParser head(HttpParser::Body::none);
    head.take(output);
    require(head.is_done(), "an answer that is no HTTP");
    const std::string rest(head.rest());
    output = output.substr(output.size() - rest.size());
    if (head.status() == 100) continue;
    if (head.status() == 101) return check_frames(output, application.messages);
    check_head(head);
    answered += !head.field(mark).empty();
    is_last = !head.keeps_alive();
    const std::string length = head.field("Content-Length");
    output = without_body(output, length.empty() ? 0 : std::stoul(length));
  }
  require(answered == application.requests, "a request that was not answered");
}

// --- the server ---

struct Outcome {
  int requests = 0;
  std::vector<std::string> messages{};
};

const StaticFiles& some_files() {
  static const StaticFiles files({{"/index.html", "<p>"}, {"/a-B1c2D3e4.js", "1"}, {"/a-B1c2D3e4.js.gz", "x"}});
  return files;
}

Outcome serve_bytes(std::string_view input, std::size_t piece, bool is_proxied) {
  ServerSetup setup{.limits = small_limits()};
  const Address here = *address_of("127.0.0.1");
  if (is_proxied) setup.trusted_proxies = {{.address = here}};
  if (is_sabotaged) setup.limits.message_bytes *= 2;
  Echo application;
  Metrics metrics;
  const Log log(LogLevel::error, [](std::string_view) { require(false, "the server has logged an error"); });
  asio::io_context io(1);
  Counters counters(metrics);
  AddressLimits addresses(setup.limits);
  Context context{.setup = setup,
                  .metrics = metrics,
                  .log = log,
                  .files = &some_files(),
                  .counters = counters,
                  .addresses = addresses,
                  .application = &application};
  const auto channel = std::make_shared<MemoryChannel>(io, input, piece);
  asio::co_spawn(io, serve(context, channel, {.address = here, .is_proxy = is_proxied}, Place{}),
                 [](const std::exception_ptr& error) { require(error == nullptr, "an exception ends a connection"); });
  io.poll();
  // Whoever still waits has a deadline.
  for (Session* session : std::vector<Session*>(context.sessions.begin(), context.sessions.end()))
    session->check(steady_now() + std::chrono::hours(1));
  io.poll();
  require(context.sessions.empty() && application.is_over(), "a connection outlives its client");
  require(channel->is_closed(), "a connection is not closed");
  check_output(channel->output(), application);
  return {.requests = application.requests, .messages = application.messages};
}

void check_server(std::string_view input, std::size_t piece, bool is_proxied) {
  const Outcome whole = serve_bytes(input, input.size() + 1, is_proxied);
  const Outcome pieces = serve_bytes(input, piece, is_proxied);
  require(whole.requests == pieces.requests, "pieces of a request count");
  if (piece >= 16) require(whole.messages == pieces.messages, "pieces of a message count");
}

// What our client frames is what the server reads.
void check_frame(std::string_view payload, std::size_t piece) {
  std::string bytes(upgrade_head);
  client::append_frame(bytes, client::Opcode::text, payload, 0x1a2b3c4d);
  const Outcome outcome = serve_bytes(bytes, std::max<std::size_t>(piece, 16), false);
  const bool is_good = payload.size() <= small_limits().message_bytes && is_text(payload);
  require(outcome.messages.size() == (is_good ? 1 : 0), "a message is lost, or one too many read");
  if (is_good) require(outcome.messages[0] == payload, "another message is read");
}

// --- the client ---

std::string read_answer(std::string_view input, std::size_t piece) {
  HttpParser parser(HttpParser::Body::as_told);
  for (; !input.empty() && !parser.is_done() && parser.trouble().empty(); input.remove_prefix(std::min(piece, input.size())))
    parser.take(input.substr(0, piece));
  if (!parser.is_done() && parser.trouble().empty()) parser.end();
  require(parser.is_done() || !parser.trouble().empty() || parser.has_begun(), "neither an answer nor a reason");
  return parser.is_done() ? std::to_string(parser.status()) + "\n" + parser.body() : "";
}

struct Heard {
  std::vector<std::string> messages{};
  std::string trouble{};
  friend bool operator==(const Heard&, const Heard&) = default;
};

Heard read_frames(std::string_view input, std::size_t piece) {
  constexpr std::size_t longest = 1 << 10;
  FrameReader reader(longest);
  Heard heard;
  for (; !input.empty() && reader.trouble().empty(); input.remove_prefix(std::min(piece, input.size()))) {
    const std::string bytes(input.substr(0, piece));
    reader.take(bytes);
    for (client::Message message; reader.next(message);) {
      require(message.payload.size() <= longest, "a message beyond the limit");
      heard.messages.push_back(std::to_string(static_cast<int>(message.opcode)) + " " + std::string(message.payload));
    }
  }
  heard.trouble = reader.trouble();
  return heard;
}

void check_client(std::string_view input, std::size_t piece) {
  require(read_answer(input, input.size() + 1) == read_answer(input, piece), "pieces of an answer count");
  require(read_frames(input, input.size() + 1) == read_frames(input, piece), "pieces of frames count");
}

}  // namespace
}  // namespace springtide::server::net

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace springtide::server::net;
  if (size == 0) return 0;
  const std::string_view input(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::size_t piece = std::size_t{1} << (data[0] & 7);
  switch (data[0] >> 5 & 3) {
    case 0:
      check_frame(input, piece);
      break;
    case 1:
      check_client(input, piece);
      break;
    case 2:
      check_server(input, piece, (data[0] & 8) != 0);
      break;
    default:
      check_server(std::string(upgrade_head) + std::string(input), piece, false);
  }
  return 0;
}
