#include "cli/connect.h"

#include <fmt/core.h>

#include <random>

#include "cli/files.h"
#include "cli/remote_game.h"
#include "cli/tokens.h"
#include "client/http.h"
#include "record/record.h"
#include "text/json.h"
#include "text/json_value.h"
#include "text/lines.h"
#include "text/notation.h"

namespace springtide::cli {
namespace {

using client::Http;
using client::HttpAnswer;

std::string random_secret() {
  std::random_device device;
  std::string text;
  for (int i = 0; i < 8; ++i) text += fmt::format("{:08x}", device());
  return text;
}

std::string member(const HttpAnswer& answer, std::string_view key) {
  const auto json = parse_json(answer.body);
  const Json* found = json ? json->find(key) : nullptr;
  return found != nullptr ? found->as_string() : "";
}

// An answer that is as it should be, or a Failure in the server's words.
HttpAnswer good_answer(const client::Url& url, const HttpAnswer& answer) {
  if (answer.status == 0) throw Failure(url.text() + ": " + answer.trouble, 1);
  if (answer.status / 100 == 2) return answer;
  const std::string sentence = member(answer, "sentence");
  throw Failure(fmt::format("{}: {}", url.text(), sentence.empty() ? fmt::format("status {}", answer.status) : sentence), 1);
}

std::string guest_text(const std::string& name) {
  JsonWriter json;
  json.begin_object().field("name", name).end_object();
  return json.text();
}

// The player's chair, then as many open ones as are wanted, then bots.
std::string wishes_text(const ConnectPlan& plan, const std::string& secret) {
  JsonWriter json;
  json.begin_object().field("game", plan.game).key("options").begin_array();
  for (const std::string& line : plan.options) json.value(line);
  json.end_array().key("chairs").begin_array();
  int open = plan.flags.open;
  for (Seat seat : players_of(plan.players)) {
    json.begin_object();
    if (seat == plan.seat)
      json.field("kind", "player").field("name", plan.name).field("secret", secret);
    else if (open-- > 0)
      json.field("kind", "open");
    else
      json.field("kind", "bot").field("level", plan.level);
    json.end_object();
  }
  json.end_array().end_object();
  return json.text();
}

// Throws a Failure if there is nobody of this token any more and the game is to be resumed.
void be_somebody(const ConnectPlan& plan, const client::Url& url, Http& http, Tokens& tokens) {
  const bool is_known = !tokens.token().empty() && (plan.is_resumed || tokens.name() == plan.name);
  if (is_known) {
    const HttpAnswer answer = http.ask_and_wait({.path = "/api/me", .token = tokens.token()});
    if (answer.status != 401) {
      good_answer(url, answer);
      return;
    }
  }
  if (plan.is_resumed) throw Failure(url.text() + ": there is no game to resume", 1);
  const HttpAnswer made = http.ask_and_wait({.method = "POST", .path = "/api/guests", .body = guest_text(plan.name)});
  tokens.keep_guest(plan.name, member(good_answer(url, made), "token"));
}

std::string table_for(const ConnectPlan& plan, const client::Url& url, Http& http, const Tokens& tokens,
                      const std::string& secret) {
  if (!plan.flags.table.empty()) return plan.flags.table;
  if (plan.is_resumed) {
    const std::string table = tokens.table_of(plan.game);
    if (table.empty()) throw Failure(url.text() + ": there is no game of " + plan.game + " to resume", 1);
    return table;
  }
  const HttpAnswer opened = http.ask_and_wait(
      {.method = "POST", .path = "/api/tables", .token = tokens.token(), .body = wishes_text(plan, secret)});
  return member(good_answer(url, opened), "table");
}

void keep_record(const ConnectPlan& plan, const client::Url& url, Http& http, const std::string& table) {
  const HttpAnswer answer = http.ask_and_wait({.path = "/api/tables/" + table + "/record"});
  write_file(plan.record, good_answer(url, answer).body);
  fmt::print("The record is in {}\n", plan.record);
}

}  // namespace

void ConnectFlags::add_to(CLI::App& command) {
  command.add_option("--connect", url,
                     "Play at this server, http://… or https://…; --resume goes on with the last game there");
  command.add_option("--table", table, "With --connect: sit down at this table instead of opening one");
  command.add_option("--open", open, "With --connect: seats left open for others; the game starts when they are taken")
      ->check(CLI::Range(0, max_players - 1));
}

void play_at_server(const ConnectPlan& plan) {
  const auto url = client::parse_url(plan.flags.url);
  if (!url) throw Failure("--connect: " + url.error(), 2);
  if (!is_name(plan.name)) throw Failure("--name: not a name: " + in_quotes(plan.name), 2);
  std::error_code ignored;
  if (!plan.record.empty() && std::filesystem::exists(plan.record, ignored))
    throw Failure(plan.record + ": this file exists", 1);
  client::Loop loop;
  Http http(loop, *url);
  Tokens tokens(plan.folder, *url);
  be_somebody(plan, *url, http, tokens);
  const std::string secret = random_secret();
  const std::string table = table_for(plan, *url, http, tokens, secret);
  tokens.keep_table(plan.game, table);
  fmt::print("{} at {}, table {}. You are called {}. Answer h for help.\n", plan.game, url->text(), table, tokens.name());
  RemoteGame game(
      loop,
      {.url = *url, .token = tokens.token(), .name = tokens.name(), .secret = secret, .table = table, .seat = plan.seat});
  const RemoteGame::End end = game.run();
  const std::string again = fmt::format("`springtide play {} --connect {} --resume`", plan.game, url->text());
  if (end == RemoteGame::End::failed) throw Failure(game.trouble() + "; " + again + " goes on with the game", 1);
  if (end == RemoteGame::End::stopped) return fmt::print("\nStopped. Your seat is kept; {} goes on.\n", again);
  if (!plan.record.empty()) keep_record(plan, *url, http, table);
}

}  // namespace springtide::cli
