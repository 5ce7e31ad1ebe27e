#include "cli/connect.h"

#include <fmt/core.h>

#include <random>

#include "cli/files.h"
#include "cli/table_game.h"
#include "cli/visit.h"
#include "client/socket.h"
#include "match/setup.h"
#include "record/record.h"
#include "text/json.h"
#include "text/lines.h"
#include "text/notation.h"

namespace springtide::cli {
namespace {

std::string random_secret() {
  std::random_device device;
  std::string text;
  for (int i = 0; i < 8; ++i) text += fmt::format("{:08x}", device());
  return text;
}

// The player's chair, then as many open ones as are wanted, then bots.
std::string wishes_text(const ConnectPlan& plan) {
  JsonWriter json;
  json.begin_object().field("game", plan.game).key("options").list(plan.options).key("chairs").begin_array();
  int open = plan.flags.open;
  for (Seat seat : players_of(plan.players)) {
    json.begin_object();
    if (seat == plan.seat)
      json.field("kind", "player").field("name", plan.name);
    else if (open-- > 0)
      json.field("kind", "open");
    else
      json.field("kind", "bot").field("level", plan.level);
    json.end_object();
  }
  json.end_array();
  if (!plan.flags.pace.empty()) json.field("pace", plan.flags.pace);
  if (plan.flags.days > 0) {
    json.key("clock").begin_object().field("kind", "correspondence").field("move", plan.flags.days * match::day);
    json.field("bank", plan.flags.reserve * match::day).end_object();
  }
  return json.end_object().text();
}

// Throws a Failure if there is nobody of this token any more and the game is to be resumed.
void be_somebody(const ConnectPlan& plan, Visit& visit) {
  if ((plan.is_resumed || visit.tokens().name() == plan.name) && visit.is_known()) return;
  if (plan.is_resumed) throw Failure(visit.url().text() + ": there is no game to resume", 1);
  visit.become_guest(plan.name);
}

std::string table_for(const ConnectPlan& plan, Visit& visit) {
  if (!plan.flags.table.empty()) return plan.flags.table;
  if (plan.is_resumed) {
    const std::string table = visit.tokens().table_of(plan.game);
    if (table.empty()) throw Failure(visit.url().text() + ": there is no game of " + plan.game + " to resume", 1);
    return table;
  }
  return visit.ask_for("table", {.method = "POST", .path = "/api/tables", .body = wishes_text(plan)});
}

void keep_record(const ConnectPlan& plan, const Speech& speech, Visit& visit, const std::string& table) {
  write_file(plan.record, visit.ask({.path = "/api/tables/" + table + "/record"}));
  fmt::print(" {}", speech.say("terminal.record", {{"path", plan.record}}));
}

// Two players can compare it, and `springtide verify` with the journal.
std::string head_text(const Speech& speech, const std::string& head) {
  return head.empty() ? "" : "\n" + speech.say("terminal.head", {{"head", head}});
}

}  // namespace

void ConnectFlags::add_to(CLI::App& command) {
  command.add_option("--connect", url,
                     "Play at this server, http://… or https://…; --resume goes on with the last game there");
  command.add_option("--table", table, "With --connect: sit down at this table instead of opening one");
  command.add_option("--open", open, "With --connect: seats left open for others; the game starts when they are taken")
      ->check(CLI::Range(0, max_players - 1));
  command.add_option("--pace", pace, "With --connect: how long bots wait before they move [normal]")
      ->check(CLI::IsMember(std::vector<std::string>(match::pace_names.begin(), match::pace_names.end())));
  CLI::Option* over_days =
      command.add_option("--days", days, "With --connect: a game over days, so many for a move")->check(CLI::Range(1, 30));
  command.add_option("--reserve", reserve, "With --days: days in reserve for the whole game")
      ->check(CLI::Range(0, 30))
      ->needs(over_days);
}

void play_at_server(const ConnectPlan& plan) {
  if (!is_name(plan.name)) throw Failure("--name: not a name: " + in_quotes(plan.name), 2);
  std::error_code ignored;
  if (!plan.record.empty() && std::filesystem::exists(plan.record, ignored))
    throw Failure(plan.record + ": this file exists", 1);
  Visit visit(plan.flags.url, plan.folder, "--connect");
  Tokens& tokens = visit.tokens();
  be_somebody(plan, visit);
  const std::string table = table_for(plan, visit);
  tokens.keep_table(plan.game, table);
  const std::string address = visit.url().text();
  const Speech speech(plan.language);
  fmt::print("{}\n", speech.say("terminal.connected-intro", {{"game", speech.is_plain() ? plan.game : title_of(plan.game)},
                                                             {"address", address},
                                                             {"table", table},
                                                             {"name", tokens.name()}}));
  const auto [how, trouble, head] = play_table(visit.loop(), {.dial = client::over_socket(visit.loop(), visit.url()),
                                                              .token = tokens.token(),
                                                              .name = tokens.name(),
                                                              .secret = random_secret(),
                                                              .table = table,
                                                              .seat = plan.seat,
                                                              .language = plan.language});
  const std::string again = fmt::format("`springtide play {} --connect {} --resume`", plan.game, address);
  if (how == TableEnd::failed) throw Failure(trouble + "; " + again + " goes on with the game", 1);
  if (how == TableEnd::stopped)
    return fmt::print("\n{}{}\n", speech.say("terminal.stopped-there", {{"command", again}}), head_text(speech, head));
  if (!plan.record.empty()) keep_record(plan, speech, visit, table);
  fmt::print("{}\n", head_text(speech, head));
}

}  // namespace springtide::cli
