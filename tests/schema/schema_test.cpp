// schema: what the engine says fits its description, and all that is described is said by somebody.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/rng.h"
#include "games/list.h"
#include "match/table.h"
#include "protocol/files.h"
#include "protocol/hosts.h"
#include "protocol/runner.h"
#include "record/asked.h"
#include "schema/conformance.h"
#include "text/lines.h"
#include "text/notation.h"
#include "wire/journal.h"
#include "wire/message.h"
#include "wire/output.h"
#include "wire/routes.h"

namespace springtide::schema {
namespace {

using namespace protocol;
using Names = std::set<std::string>;

const std::string& text_in(const Json& json, std::string_view key) { return json.find(key)->as_string(); }

void expect_fits(Conformance& conformance, const Json& json, std::string_view definition) {
  const auto trouble = conformance.trouble(json, definition);
  EXPECT_EQ(trouble, std::nullopt) << write(json).substr(0, 2000);
}

// The definitions of which an answer must be one; none: it is plain text.
std::vector<std::string_view> answers_to(std::string_view method, std::string_view path) {
  if (path == "/api/verifications") return {"Verification"};  // of a device alone
  for (const wire::RouteInfo& route : wire::routes) {
    const std::size_t star = std::min(route.path.find('*'), route.path.size());
    const bool is_path = star == route.path.size()
                             ? path == route.path
                             : path.starts_with(route.path.substr(0, star)) && path.ends_with(route.path.substr(star + 1));
    if (route.method == method && is_path && route.answer != wire::plain_text) return split(route.answer, '|');
  }
  return {};
}

// An engine under watch: whatever goes in and comes out must be as it is described.
class WatchedHost final : public Host {
 public:
  explicit WatchedHost(Conformance& conformance) : conformance_(conformance) {}

  std::string handle(const std::string& request, match::Time now) override {
    std::string answer = host_.handle(request, now);
    look_at(*parse_json(request), *parse_json(answer));
    return answer;
  }
  const Json::Items& journal_of(const std::string& table) { return journals_[table]; }

 private:
  void look_at(const Json& request, const Json& answer) {
    if (answer.find("error") != nullptr) return expect_fits(conformance_, answer, "EngineError");
    expect_fits(conformance_, request, "EngineRequest");
    expect_fits(conformance_, answer, "EngineAnswer");
    if (text_in(request, "do") == "message") look_at_message(text_in(request, "text"));
    if (text_in(request, "do") == "request") look_at_body(request, answer);
    for (const Json& effect : answer.find("effects")->items()) {
      if (text_in(effect, "do") == "send") expect_fits(conformance_, *parse_json(text_in(effect, "text")), "ServerMessage");
      if (text_in(effect, "do") == "write") journals_[text_in(effect, "table")].push_back(*effect.find("entry"));
    }
  }

  // What is understood is described, and what is described is understood. A phrase that nobody knows is the table's to
  // refuse.
  void look_at_message(const std::string& text) {
    const auto message = parse_json(text);
    if (!message || (message->find("phrase") != nullptr && !is_phrase(message->find("phrase")->as_string()))) return;
    EXPECT_EQ(bool(wire::parse_message(text)), !conformance_.trouble(*message, "ClientMessage")) << text;
  }
  static bool is_phrase(const std::string& word) { return std::ranges::find(match::phrases, word) != match::phrases.end(); }

  void look_at_body(const Json& request, const Json& answer) {
    if (!text_in(answer, "type").starts_with("application/json")) return;
    const Json body = *parse_json(text_in(answer, "body"));
    if (answer.find("status")->as_int() >= 300) return expect_fits(conformance_, body, "Refusal");
    const auto expected = answers_to(text_in(request, "method"), text_in(request, "path"));
    EXPECT_TRUE(std::ranges::any_of(expected, [&](auto name) { return !conformance_.trouble(body, name); }))
        << write(request).substr(0, 200) << write(body).substr(0, 500);
  }

  Conformance& conformance_;
  NativeHost host_{};
  std::map<std::string, Json::Items> journals_{};
};

// --- whole games ---

const std::string secret = R"(,"secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0")";

// One player in all seats, who takes whatever comes.
class RandomGame {
 public:
  RandomGame(Host& host, const std::string& game, std::vector<std::string> options, int players)
      : driver_(host), players_(players) {
    match::Setup wishes{.game = game, .options = std::move(options), .host = "anna"};
    wishes.chairs.resize(static_cast<std::size_t>(players));
    table_ = driver_.open_table(wishes);
  }

  void play() {
    driver_.connect("anna");
    say(R"("type":"hello","version":1,"token":")" + driver_.token_of("anna") + '"');
    say(R"("type":"watch","table":")" + table_ + '"');
    for (Seat seat : players_of(players_))
      command(R"("type":"sit","name":"Anna","seat":")" + seat_name(seat) + '"' + secret);
    command(R"("type":"start")" + secret);
    while (act()) continue;
    ASSERT_EQ(life_, "finished");
  }

  const std::string& table() const { return table_; }

 private:
  void say(const std::string& members) { driver_.send("anna", "{" + members + "}"); }
  void command(const std::string& members) {
    say(members + R"(,"table":")" + table_ + R"(","id":")" + std::to_string(++last_id_) + '"');
  }

  // The next decision, of whoever has one.
  bool act() {
    std::optional<Json> choice;
    while (const auto text = driver_.receive("anna")) {
      const Json message = *parse_json(*text);
      if (text_in(message, "type") != "update") continue;
      life_ = text_in(message, "life");
      updates_[text_in(message, "viewer")] = message;
    }
    if (life_ != "playing") return false;
    for (const auto& [viewer, update] : updates_)
      if (is_asked(viewer, update)) return take(viewer, update);
    ADD_FAILURE() << "nobody is asked";
    return false;
  }
  static bool is_asked(const std::string& viewer, const Json& update) {
    return std::ranges::any_of(update.find("to_act")->items(), [&](const Json& seat) { return seat.as_string() == viewer; });
  }

  bool take(const std::string& seat, const Json& update) {
    const Json::Items& legal = update.find("legal")->items();
    const Json& entry = legal[static_cast<std::size_t>(rng_.below(static_cast<std::uint32_t>(legal.size())))];
    const Json* actions = entry.find("actions");
    const Json chosen = actions != nullptr ? *actions : Json(Json::Items{*entry.find("text")});
    command(R"("type":"act","seat":")" + seat + R"(","decision":)" + write(*update.find("decision")) + R"(,"actions":)" +
            write(chosen));
    return true;
  }

  DeviceDriver driver_;
  int players_;
  std::string table_{};
  std::string life_{};
  std::map<std::string, Json> updates_{};
  Rng rng_{7};
  int last_id_ = 0;
};

// Questions about a table, or none, and their answers.
class Asking {
 public:
  Asking(WatchedHost& host, std::string table = {}) : host_(host), table_(std::move(table)) {}

  Json ask(Json::Members request) { return *parse_json(host_.handle(write(Json(std::move(request))), 1'900'000'000'000)); }
  std::string post(const std::string& path, std::string_view body) {
    return text_in(ask({{"do", "request"}, {"method", "POST"}, {"path", path}, {"token", "device:anna"}, {"body", body}}),
                   "body");
  }
  std::string about(std::string_view what, std::string_view seat = "") {
    return text_in(ask({{"do", "request"},
                        {"method", "GET"},
                        {"path", "/api/tables/" + table_ + "/" + std::string(what)},
                        {"seat", seat},
                        {"entries", host_.journal_of(table_)}}),
                   "body");
  }

 private:
  WatchedHost& host_;
  std::string table_;
};

// A game from the first seat to the last answer about it.
void live_through(Conformance& conformance, const std::string& game, const std::vector<std::string>& options, int players) {
  WatchedHost host(conformance);
  RandomGame table(host, game, options, players);
  table.play();
  Asking asking(host, table.table());
  asking.about("replay");
  asking.about("replay", "p2");
  asking.about("replay", "spectator");
  asking.post("/api/verifications", asking.about("journal"));
  asking.post("/api/journals", asking.about("journal"));
  Asking(host, "nowhere").about("replay");
}

// Three at a table, so that a question about somebody who is absent waits for a vote.
constexpr std::string_view absent_third = R"(table t
game vineta
host anna
options
  players 3
chairs
  open
  open
  open
position
  game vineta
  players 3
  phase choose
  turn 2
  houses R2 rest
  p1 hand flood 2, fill
  p2 hand flood 1, fill
  p3 hand flood 1, fill
seated anna p1
seated ben p2
seated cleo p3
started

wait 600000
skip anna
anna> {"type":"ask","table":"t","id":"1","seat":"p1","wish":"bot","absent":"p3"}
anna< {"type":"acknowledged"}
anna< {"type":"update","petition":{"wish":"bot","absent":"p3","missing":["p2"]}}
)";

void converse(Conformance& conformance, const Transcript& transcript) {
  WatchedHost host(conformance);
  DeviceDriver driver(host);
  EXPECT_EQ(protocol::play(transcript, driver).outcome, Outcome::passed) << transcript.source;
}

// The first moves of a golden game.
std::string beginning_of(const std::string& record, std::size_t moves) {
  std::string text;
  for (const Line& line : lines_of(record)) {
    const bool is_result = line.text.starts_with("result ");
    text += (is_result ? "result unfinished" : std::string(line.text)) + "\n";
    const bool is_move = text.find("\n\n") != std::string::npos && !line.text.empty();
    if (is_move && --moves == 0) break;
  }
  return text;
}

// What no conversation asks of an engine: journals that are not what it thought, and an analysis.
void run_errands(Conformance& conformance) {
  WatchedHost host(conformance);
  Asking asking(host);
  const Json table = *parse_json(asking.post(
      "/api/tables", R"({"game":"vineta","options":["players 2"],"chairs":[{"kind":"player"},{"kind":"open"}]})"));
  const std::string& id = text_in(table, "table");
  Asking(host, id).about("record", "p1");
  asking.ask({{"do", "stored"}, {"table", id}, {"seq", 1}});
  asking.ask({{"do", "connect"}, {"connection", 1}});
  const auto say = [&](const std::string& text) { asking.ask({{"do", "message"}, {"connection", 1}, {"text", text}}); };
  say(R"({"type":"hello","version":1,"token":"device:anna"})");
  say(R"({"type":"watch","table":")" + id + "\"}");
  asking.ask({{"do", "journal"}, {"table", id}, {"after", 0}, {"entries", host.journal_of(id)}});
  say(R"({"type":"stand","seat":"p1","id":"1","table":")" + id + "\"}");
  asking.ask({{"do", "conflict"}, {"table", id}, {"seq", 2}});
  asking.ask({{"do", "heard"}, {"table", id}});
  asking.ask({{"do", "journal"}, {"table", id}, {"after", 0}, {"entries", Json::Items{"no entry"}}});
  asking.ask({{"do", "forget"}, {"table", id}});
  asking.ask({{"do", "dance"}});
  asking.ask({{"do", "begin"}, {"game", "vineta"}, {"options", Json::Items{"players 3", "edition en"}}, {"seed", 1}});
  asking.ask({{"do", "begin"}, {"game", "vigo"}, {"options", Json::Items{"players 9"}}, {"seed", 1}});
  asking.ask({{"do", "analyse"}, {"record", "no record"}});
  const std::string golden = file_text(SPRINGTIDE_SOURCE_DIR "/tests/golden/vineta-rules-1-2-nl.record");
  asking.ask({{"do", "analyse"}, {"record", beginning_of(golden, 60)}});
  asking.post("/api/replays", golden);
}

// A study of each game: read, looked at, made longer, weighed; and what is refused.
void study(Conformance& conformance, const std::string& record) {
  WatchedHost host(conformance);
  Asking asking(host);
  const auto text_of = [](const Json& answer) { return text_in(*answer.find("variations"), "text"); };
  const std::string whole = text_of(asking.ask({{"do", "variations"}, {"text", record}, {"moment", 3}, {"seat", "p1"}}));
  const auto last =
      std::ssize(asking.ask({{"do", "variations"}, {"text", whole}}).find("variations")->find("branches")->items()) - 1;
  for (std::int64_t branch : {std::int64_t{0}, last / 2, last / 2 + 1, last}) {
    const Json place = asking.ask({{"do", "look"}, {"text", whole}, {"branch", branch}});
    asking.ask({{"do", "look"}, {"text", whole}, {"branch", branch}, {"open", true}});
    asking.ask({{"do", "look"}, {"text", whole}, {"branch", branch}, {"seat", "p2"}});
    const Json* actor = place.find("place")->find("actor");
    if (actor == nullptr) continue;
    const Json& entry = place.find("place")->find("legal")->items().back();
    const Json* actions = entry.find("actions");
    asking.ask({{"do", "extend"},
                {"text", whole},
                {"branch", branch},
                {"seat", "p1"},
                {"actions", actions != nullptr ? *actions : Json(Json::Items{*entry.find("text")})}});
    asking.ask({{"do", "extend"}, {"text", whole}, {"branch", branch}, {"seed", 7}});
    if (actor->as_string() == "nature") continue;
    for (const bool is_open : {false, true})
      asking.ask({{"do", "weigh"},
                  {"text", whole},
                  {"branch", branch},
                  {"seat", *actor},
                  {"open", is_open},
                  {"milliseconds", 100},
                  {"rounds", 2}});
  }
  asking.ask({{"do", "annotate"}, {"text", whole}, {"branch", 0}, {"seat", "p1"}, {"title", "A study"}});
  const std::string noted =
      text_of(asking.ask({{"do", "annotate"},
                          {"text", whole},
                          {"branch", 1},
                          {"name", "Here"},
                          {"comment", "Why not?"},
                          {"marks", Json::Items{record.find("vigo") != std::string::npos ? "c4" : "G0"}}}));
  asking.ask({{"do", "prune"}, {"text", noted}, {"branch", 2}, {"seat", "p1"}});
  asking.ask({{"do", "prune"}, {"text", noted}, {"branch", 0}});
  asking.ask({{"do", "variations"}, {"text", "no study"}});
}

// The coach is asked about a decision of each game, and about what is none.
template <Game G>
void ask_coach(Conformance& conformance, const std::string& position) {
  WatchedHost host(conformance);
  Asking asking(host);
  const auto state = *Notation<G>::parse_position(position);
  typename G::Options options{};
  options.players = state.player_count;
  const std::string question = write_asked<G>(options, observe(state, Seat::p1), {});
  EXPECT_NE(asking.ask({{"do", "hint"}, {"question", question}, {"milliseconds", 20}}).find("hint"), nullptr);
  asking.ask({{"do", "hint"}, {"question", "no question"}, {"milliseconds", 20}});
}

// Reasons of every kind, whether or not a position for each is at hand.
template <Game G, class Kind, class Argument, class Focus>
void hear_reasons(Conformance& conformance, Argument argument, const Focus& focus) {
  for (Kind kind : all_of<Kind>) {
    argument.kind = kind;
    JsonWriter json;
    json.begin_object().key("hint").begin_object().field("seat", "p1").key("look");
    Notation<G>::focus_json(json, focus);
    json.key("reasons").begin_array();
    Notation<G>::argument_json(json, argument);
    json.end_array().key("choices").begin_array().end_array().field("best", 0).field("clear", true).key("lead");
    json.begin_object().field("value", 0.5).field("error", 0.25).end_object().end_object();
    json.key("effects").begin_array().end_array().end_object();
    expect_fits(conformance, *parse_json(json.text()), "EngineAnswer");
  }
}

void coach(Conformance& conformance) {
  ask_coach<Vineta>(conformance, "game vineta\nplayers 2\nphase choose\nhouses R2 rest\n");
  ask_coach<Vigo>(conformance, "game vigo\nplayers 2\nphase before\nturn p1\nstart p1\np1 ship a1\np2 ship c5\n");
  using vineta::District;
  hear_reasons<Vineta, vineta::ArgumentKind>(
      conformance,
      vineta::Argument{.district = District::g0,
                       .to = District::r1,
                       .tribe = vineta::Tribe::ice,
                       .card = vineta::Card::panic,
                       .played = vineta::Card::rescue},
      vineta::Focus{.kind = vineta::FocusKind::own_houses, .district = District::g0, .tribe = vineta::Tribe::ice});
  hear_reasons<Vigo, vigo::ArgumentKind>(
      conformance, vigo::Argument{.field = vigo::Field::a1, .mark = vigo::Mark::ring},
      vigo::Focus{.kind = vigo::FocusKind::stock, .seat = Seat::p2, .field = vigo::Field::a1});
}

void ask_puzzle(Conformance& conformance, const std::string& name) {
  const Json puzzle = *parse_json(file_text(SPRINGTIDE_SOURCE_DIR "/puzzles/" + name + ".json"));
  WatchedHost host(conformance);
  Asking asking(host);
  const Json answer = asking.ask({{"do", "puzzle"},
                                  {"record", file_text(SPRINGTIDE_SOURCE_DIR "/puzzles/" + name + ".record")},
                                  {"move", number_at(puzzle, "move")}});
  for (const auto& [key, value] : at(answer, "puzzle").members()) EXPECT_EQ(value, at(puzzle, key)) << key;
  asking.ask({{"do", "puzzle"}, {"record", "no record"}, {"move", 1}});
}

// A rated table, as only a server opens them: it is in the store already.
void visit_rated_table(Conformance& conformance) {
  match::Setup setup{
      .table = "device-rated", .game = "vineta", .options = {"players 2"}, .is_rated = true, .bot_version = 1};
  setup.host = "anna";
  setup.chairs = {{.kind = match::ChairKind::player, .player = "anna", .name = "anna"}, {}};
  wire::Fold fold;
  const std::string opened = fold.add(*match::Table::open(setup, 1, ""));
  WatchedHost host(conformance);
  Asking asking(host);
  asking.ask({{"do", "connect"}, {"connection", 1}});
  const auto say = [&](const std::string& text) { asking.ask({{"do", "message"}, {"connection", 1}, {"text", text}}); };
  say(R"({"type":"hello","version":1,"token":"device:anna"})");
  say(R"({"type":"watch","table":"device-rated"})");
  asking.ask({{"do", "journal"}, {"table", "device-rated"}, {"after", 0}, {"entries", Json::Items{opened}}});
  say(R"({"type":"stand","seat":"p1","id":"1","table":"device-rated"})");
}

// A table with a seat that is kept for somebody: nobody invites on a device.
void visit_kept_seat(Conformance& conformance) {
  match::Setup setup{.table = "device-kept", .game = "vineta", .options = {"players 2"}, .host = "anna"};
  setup.chairs = {{.held = "ben"}, {.kind = match::ChairKind::player, .player = "anna", .name = "anna"}};
  wire::Fold fold;
  const std::string opened = fold.add(*match::Table::open(setup, 1, ""));
  WatchedHost host(conformance);
  Asking asking(host);
  asking.ask({{"do", "connect"}, {"connection", 1}});
  const auto say = [&](const std::string& text) { asking.ask({{"do", "message"}, {"connection", 1}, {"text", text}}); };
  say(R"({"type":"hello","version":1,"token":"device:anna"})");
  say(R"({"type":"watch","table":"device-kept"})");
  asking.ask({{"do", "journal"}, {"table", "device-kept"}, {"after", 0}, {"entries", Json::Items{opened}}});
  say(R"({"type":"say","seat":"p2","phrase":"hello","id":"1","table":"device-kept"})");
}

// A table with a bot that asks nets, which no level need do; and what an engine says that lacks one.
void ask_nets(Conformance& conformance) {
  match::Setup setup{.table = "device-nets", .game = "vineta", .options = {"players 2"}, .host = "anna"};
  setup.chairs = {{.kind = match::ChairKind::player, .player = "anna", .name = "anna"},
                  {.kind = match::ChairKind::bot, .level = 6, .nets = {"0123abcd", "4567cdef"}}};
  wire::Fold fold;
  const std::string opened = fold.add(*match::Table::open(setup, 1, ""));
  WatchedHost host(conformance);
  Asking asking(host);
  asking.ask({{"do", "connect"}, {"connection", 1}});
  const auto say = [&](const std::string& text) { asking.ask({{"do", "message"}, {"connection", 1}, {"text", text}}); };
  say(R"({"type":"hello","version":1,"token":"device:anna"})");
  say(R"({"type":"watch","table":"device-nets"})");
  asking.ask({{"do", "journal"}, {"table", "device-nets"}, {"after", 0}, {"entries", Json::Items{opened}}});
  EXPECT_NE(asking.ask({{"do", "net"}, {"hex", "00"}}).find("sentence"), nullptr);
  for (const std::string_view text :
       {R"({"lacks":["vineta-value"],"effects":[]})",
        R"({"analysis":{"line":[],"seats":[],"decisions":[],"mistakes":[],"luck":[],"nets":["0123abcd"]},"effects":[]})"})
    expect_fits(conformance, *parse_json(text), "EngineAnswer");
}

// A device has no lobby, and nobody who runs it; what a server says there tests/server/lobby_test.py and admin_test.py hold
// to the printed documents.
void ask_for_lobby(Conformance& conformance) {
  WatchedHost host(conformance);
  Asking asking(host);
  asking.ask({{"do", "connect"}, {"connection", 1}});
  for (const std::string text : {R"({"type":"hello","version":1})", R"({"type":"lobby"})", R"({"type":"unlobby"})"})
    asking.ask({{"do", "message"}, {"connection", 1}, {"text", text}});
  for (const std::string_view text :
       {R"({"type":"lobby","whole":true,"here":2,"tables":[{"table":"t","life":"open","created":1,"summary":{"game":"vineta",
         "options":[],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},
         "seats":[{"seat":"p1","kind":"open","name":"","held":true},
         {"seat":"p2","kind":"bot","name":"","level":6,"nets":["0123abcd"]}]}}]})",
        R"({"type":"lobby","tables":[],"gone":["t"]})", R"({"type":"friends","here":["anna"]})"})
    expect_fits(conformance, *parse_json(text), "ServerMessage");
  for (const char* sentence : {"Soon.", ""})
    expect_fits(conformance, *parse_json(wire::announcement_text(sentence)), "ServerMessage");
}

TEST(description, fits_all_that_is_said_and_no_more) {
  Conformance conformance;
  for (const auto& transcripts : {folder_transcripts(), page_transcripts()})
    for (const Transcript& transcript : transcripts) converse(conformance, transcript);
  converse(conformance, *parse_transcript(std::string(absent_third), "an absent third"));
  live_through(conformance, "vineta", {"players 2"}, 2);
  live_through(conformance, "vineta", {"players 5", "edition en"}, 5);
  live_through(conformance, "vigo", {"players 2"}, 2);
  live_through(conformance, "vigo", {"players 4", "set free-events on", "set memory-aid on"}, 4);
  run_errands(conformance);
  visit_rated_table(conformance);
  visit_kept_seat(conformance);
  ask_nets(conformance);
  ask_for_lobby(conformance);
  coach(conformance);
  for (const std::string_view game : {"vineta-rules-1-2-nl", "vigo-rules-1-4"})
    study(conformance, file_text(SPRINGTIDE_SOURCE_DIR "/tests/golden/" + std::string(game) + ".record"));
  for (const auto& file : std::filesystem::directory_iterator(SPRINGTIDE_SOURCE_DIR "/puzzles"))
    if (file.path().extension() == ".record") ask_puzzle(conformance, file.path().stem().string());
  for (const std::string_view all : {"ServerMessage", "ClientMessage", "EngineRequest", "EngineAnswer", "EngineError",
                                     "Opened", "Replay", "SeenReplay", "Verification", "TakenIn"})
    EXPECT_EQ(conformance.not_met(all), Names{}) << all;
}

TEST(description, fits_every_puzzle) {
  Conformance conformance;
  for (const auto& file : std::filesystem::directory_iterator(SPRINGTIDE_SOURCE_DIR "/puzzles"))
    if (file.path().extension() == ".json") expect_fits(conformance, *parse_json(file_text(file.path().string())), "Puzzle");
  // Not every view there can be is in a puzzle.
  Names missing = conformance.not_met("Puzzle");
  std::erase_if(missing, [](const std::string& name) { return !name.starts_with("Puzzle") && !name.starts_with("Worth"); });
  EXPECT_EQ(missing, Names{});
}

TEST(description, fits_every_pack) {
  Conformance conformance;
  for (const auto& file : std::filesystem::directory_iterator(SPRINGTIDE_SOURCE_DIR "/puzzles/packs"))
    expect_fits(conformance, *parse_json(file_text(file.path().string())), "PuzzlePack");
  EXPECT_EQ(conformance.not_met("PuzzlePack"), Names{});
}

TEST(conformance, notices_what_is_missing_unknown_or_of_another_kind) {
  Conformance conformance;
  EXPECT_EQ(conformance.trouble_in(R"({"type":"welcome","version":1,"name":"anna"})", "ServerMessage"), std::nullopt);
  EXPECT_EQ(conformance.trouble_in(R"({"type":"welcome","version":1})", "ServerMessage"),
            "WelcomeMessage.name: it is missing");
  EXPECT_EQ(conformance.trouble_in(R"({"type":"welcome","version":1,"name":"anna","hat":"tall"})", "ServerMessage"),
            "WelcomeMessage.hat: it is not described");
  EXPECT_EQ(conformance.trouble_in(R"({"type":"welcome","version":"1","name":"anna"})", "ServerMessage"),
            "WelcomeMessage.version: unexpected \"1\"");
  EXPECT_TRUE(conformance.trouble_in(R"({"type":"dance"})", "ServerMessage"));
  EXPECT_EQ(conformance.not_met("PongMessage"), (Names{"PongMessage.table", "PongMessage.type"}));
}

}  // namespace
}  // namespace springtide::schema
