#include "protocol/server_driver.h"

#include <algorithm>
#include <deque>
#include <map>
#include <stdexcept>
#include <utility>

#include "client/scan.h"
#include "protocol/wishes.h"
#include "text/json.h"
#include "text/json_value.h"
#include "text/lines.h"
#include "wire/message.h"

namespace springtide::protocol {

using namespace match;
using client::Milliseconds;

namespace {

constexpr Milliseconds patience{30'000};

// More than the longest pause of a bot of this server (server_process.cpp).
constexpr Milliseconds bots_wait{1500};

// --- JSON ---

std::string table_of(std::string_view text) { return std::string(client::plain(client::member_of(text, "table"))); }

std::string type_of(std::string_view text) { return std::string(client::plain(client::member_of(text, "type"))); }

// The types of message that answer this one; besides them it may be refused. None: it has no answer.
std::vector<std::string> answers_to(const wire::ClientMessage& message) {
  if (std::holds_alternative<wire::Hello>(message)) return {"welcome", "reload"};
  if (std::holds_alternative<wire::Watch>(message)) return {"table"};
  if (std::holds_alternative<wire::Steps>(message)) return {"steps"};
  if (std::holds_alternative<wire::Ahead>(message)) return {"ahead"};
  if (std::holds_alternative<wire::Hint>(message)) return {"hint"};
  if (std::holds_alternative<wire::History>(message)) return {"history"};
  if (std::holds_alternative<wire::Do>(message)) return {"acknowledged"};
  return {};
}

}  // namespace

// --- connections ---

// What has come over one connection. Pings of the driver's own, and their pongs, are not the transcript's.
class ServerDriver::Client final : private client::Channel::Owner {
 public:
  Client(client::Loop& loop, const client::Url& url) : socket_(client::over_socket(loop, url)(*this)) {}

  void send(std::string_view text) { socket_->send(text); }
  // By the transcript.
  void say(const std::string& text) {
    const auto message = wire::parse_message(text);
    if (message && std::holds_alternative<wire::Ping>(*message)) pings_[table_of(text)].push_back(Whose::transcript);
    awaited_ = message ? answers_to(*message) : std::vector<std::string>{};
    send(text);
  }
  // For itself and for each table: those are looked after side by side.
  void ping(const std::set<std::string>& tables) {
    pings_[""].push_back(Whose::driver);
    send(R"({"type":"ping"})");
    for (const std::string& table : tables) {
      pings_[table].push_back(Whose::driver);
      send(R"({"type":"ping","table":")" + table + "\"}");
    }
  }

  bool is_open() const { return is_open_; }
  bool is_over() const { return is_over_; }
  bool is_answered() const { return awaited_.empty(); }
  bool has_heard_all() const {
    return std::all_of(pings_.begin(), pings_.end(), [](const auto& each) { return each.second.empty(); });
  }
  std::deque<std::string>& received_texts() { return received_; }

 private:
  void opened() override { is_open_ = true; }
  void closed(const std::string&) override { is_over_ = true; }
  void received(std::string_view text) override {
    const std::string type = type_of(text);
    if (type == "refused" || std::find(awaited_.begin(), awaited_.end(), type) != awaited_.end()) awaited_.clear();
    if (auto& pings = pings_[table_of(text)]; type == "pong" && !pings.empty()) {
      const Whose whose = pings.front();
      pings.pop_front();
      if (whose == Whose::driver) return;
    }
    received_.emplace_back(text);
  }

  std::deque<std::string> received_{};
  enum class Whose : std::uint8_t { transcript, driver };
  std::map<std::string, std::deque<Whose>> pings_{};  // those that have no pong yet, by table
  std::vector<std::string> awaited_{};                // one of these answers
  bool is_open_ = false;
  bool is_over_ = false;
  std::unique_ptr<client::Channel> socket_;
};

ServerDriver::ServerDriver(ServerProcess& server)
    : server_(server), http_(std::make_unique<client::Http>(loop_, server.url())) {}

ServerDriver::~ServerDriver() = default;

void ServerDriver::await(const std::string& what, const std::function<bool()>& is_done) {
  bool is_too_late = false;
  const client::Timer timer = loop_.after(patience, [&is_too_late] { is_too_late = true; });
  loop_.run_until([&] { return is_too_late || is_done(); });
  if (is_too_late) throw std::runtime_error("the server keeps us waiting: " + what);
}

// Pings of a table are answered in order, so whatever was told of it before the pong has come. A connection that the server
// has closed hears nothing more.
void ServerDriver::hear(Client& client) {
  client.ping(pinged_);
  await("pong", [&client] { return client.has_heard_all() || client.is_over(); });
}

void ServerDriver::hear_all() {
  for (const auto& [name, client] : clients_) client->ping(pinged_);
  await("pongs", [this] {
    return std::all_of(clients_.begin(), clients_.end(),
                       [](const auto& each) { return each.second->has_heard_all() || each.second->is_over(); });
  });
}

std::unique_ptr<ServerDriver::Client> ServerDriver::connected() {
  auto client = std::make_unique<Client>(loop_, server_.url());
  await("connection", [&client] { return client->is_open() || client->is_over(); });
  hear(*client);
  if (client->is_over()) throw std::runtime_error("the server closed a connection");
  return client;
}

void ServerDriver::connect(const std::string& name) { clients_[name] = connected(); }

// The server has noticed when it counts one connection less.
void ServerDriver::cut(const std::string& name) {
  clients_.erase(name);
  const client::Moment end = client::steady_now() + patience;
  while (open_sockets() != static_cast<int>(clients_.size()))
    if (client::steady_now() > end) throw std::runtime_error("the server does not notice a connection that was cut");
  hear_all();
}

int ServerDriver::open_sockets() {
  const std::string metrics = ask("GET", "/metrics", "", "").body;
  for (const Line& line : lines_of(metrics))
    if (line.text.starts_with("springtide_websockets ")) return client::number_of(words_of(line.text)[1]);
  throw std::runtime_error("the server does not count its connections");
}

void ServerDriver::send(const std::string& name, const std::string& text) {
  Client& client = *clients_.at(name);
  client.say(text);
  await("answer to " + text, [&client] { return client.is_answered() || client.is_over(); });
  const auto message = wire::parse_message(text);  // the table of a rematch, too
  if (message && std::holds_alternative<wire::Watch>(*message)) pinged_.insert(std::get<wire::Watch>(*message).table);
  hear_all();
}

std::optional<std::string> ServerDriver::receive(const std::string& name) {
  Client& client = *clients_.at(name);
  if (client.received_texts().empty()) hear(client);
  if (client.received_texts().empty()) return std::nullopt;
  std::string text = std::move(client.received_texts().front());
  client.received_texts().pop_front();
  return text;
}

// At a table without a clock bots are all that time brings, for ten minutes: a while in which they have moved is as good as
// any longer one.
bool ServerDriver::wait(Time time) {
  if (has_clock_ || time > minute) return false;
  bool is_over = false;
  const client::Timer timer = loop_.after(std::min(Milliseconds(time), bots_wait), [&is_over] { is_over = true; });
  loop_.run_until([&is_over] { return is_over; });
  hear_all();
  return true;
}

// --- HTTP ---

client::HttpAnswer ServerDriver::ask(const std::string& method, const std::string& path, const std::string& token,
                                     const std::string& body) {
  client::HttpAnswer answer = http_->ask_and_wait({.method = method, .path = path, .token = token, .body = body});
  if (answer.status / 100 != 2)
    throw std::runtime_error(method + " " + path + ": " + std::to_string(answer.status) + answer.trouble + answer.body);
  return answer;
}

std::string ServerDriver::token_of(const std::string& player) {
  std::string& token = tokens_[player];
  if (token.empty())
    token = client::plain(
        client::member_of(ask("POST", "/api/guests", "", write(Json(Json::Members{{"name", player}}))).body, "token"));
  return token;
}

// Whoever has vacation has an account.
void ServerDriver::take_vacation(const std::string& player, int days) {
  const std::string token = token_of(player);
  if (accounts_.insert(player).second)
    ask("POST", "/api/accounts", token,
        write(Json(Json::Members{{"login", player + "-" + tables_.back()}, {"password", "seven small waves"}})));
  if (days > 0)
    ask("POST", "/api/vacation", token, write(Json(Json::Members{{"days", days}})));
  else
    ask("DELETE", "/api/vacation", token, "");
  const std::string event = days > 0 ? R"("kind":"away")" : R"("kind":"back")";
  const auto has_heard = [&event](const auto& each) {
    return std::ranges::any_of(each.second->received_texts(),
                               [&event](const std::string& text) { return text.find(event) != std::string::npos; });
  };
  await("vacation", [&] { return std::ranges::all_of(clients_, has_heard); });
}

std::string ServerDriver::open_table(const Setup& wishes) {
  has_clock_ = has_clock_ || wishes.clock.kind != ClockKind::none;
  const auto answer = ask("POST", "/api/tables", token_of(wishes.host), wishes_text(wishes));
  const std::string table(client::plain(client::member_of(answer.body, "table")));
  pinged_.insert(table);
  return tables_.emplace_back(table);
}

// --- after a crash ---

// All updates of a table from its beginning.
std::string ServerDriver::seen_by(const std::string& token, const std::string& table) {
  const auto client = connected();
  JsonWriter hello;
  hello.begin_object().field("type", "hello").field("version", wire::protocol_version).field("token", token).end_object();
  for (const std::string& text : {hello.text(), R"({"type":"watch","table":")" + table + "\"}"}) {
    client->say(text);
    await("answer to " + text, [&client] { return client->is_answered() || client->is_over(); });
  }
  hear(*client);
  std::string seen;
  for (const std::string& text : client->received_texts())
    if (type_of(text) == "update" || type_of(text) == "refused") seen += text + "\n";
  return seen;
}

ServerDriver::Views ServerDriver::all_views() {
  Views views;
  for (const std::string& table : tables_) {
    views.push_back(seen_by("", table));
    for (const auto& [player, token] : tokens_) views.push_back(seen_by(token, table));
  }
  return views;
}

std::optional<std::string> ServerDriver::trouble() {
  const Views before = all_views();
  clients_.clear();
  http_.reset();
  server_.crash_and_restart();
  http_ = std::make_unique<client::Http>(loop_, server_.url());
  const Views after = all_views();
  for (std::size_t i = 0; i < before.size(); ++i)
    if (before[i].empty() || before[i] != after[i])
      return "after a crash another game:\n  " + before[i] + "\n  " + after.at(i);
  return std::nullopt;
}

}  // namespace springtide::protocol
