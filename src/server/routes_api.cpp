#include "server/routes_api.h"

#include "server/secrets.h"
#include "server/service_parts.h"
#include "wire/answers.h"
#include "wire/command_json.h"
#include "wire/journal.h"

namespace springtide::server {
namespace {

using namespace match;
using Parts = Service::Parts;

constexpr int longest_list = 200;

struct Call {
  Parts& parts;
  const ServiceSettings& settings;
  Request request;
  Respond respond;
  std::string name{};  // the part of the path that names a table or a job

  void refuse(int status, std::string_view code, std::string_view sentence) const {
    respond(refusal(status, code, sentence));
  }
  void answer(int status, const JsonWriter& json) const {
    respond({.status = status, .content_type = "application/json", .body = json.text()});
  }
  void answer(wire::Answer answer) const {
    respond({.status = answer.status, .content_type = std::move(answer.type), .body = std::move(answer.body)});
  }
};
using SharedCall = std::shared_ptr<Call>;

std::string token_of(const Request& request) {
  constexpr std::string_view scheme = "Bearer ";
  return request.authorization.starts_with(scheme) ? request.authorization.substr(scheme.size()) : "";
}

// Whom the request comes from; without a token, or with one nobody knows, nothing.
void identify(const SharedCall& call, std::function<void(std::optional<Identity>)> then) {
  const std::string token = token_of(call->request);
  if (token.empty()) return then(std::nullopt);
  call->parts.players.identify(token, std::move(then));
}

void with_player(const SharedCall& call, std::function<void(const Identity&)> then) {
  identify(call, [call, then = std::move(then)](const std::optional<Identity>& identity) {
    if (!identity) return call->refuse(401, "no-token", "This needs the token of a player.");
    then(*identity);
  });
}

// The body as an object; its reader must end without an error.
void with_body(const SharedCall& call, const std::function<void(wire::Reader&)>& read, const std::function<void()>& then) {
  const auto json = parse_json(call->request.body);
  if (!json) return call->refuse(400, "bad-message", json.error().message());
  wire::Reader reader(*json);
  read(reader);
  if (const auto error = reader.error()) return call->refuse(400, "bad-message", *error);
  then();
}

Players::Done player_answer(const SharedCall& call) {
  return [call](const PlayerAnswer& answer) {
    if (!answer.code.empty()) return call->refuse(answer.status, answer.code, answer.sentence);
    JsonWriter json;
    json.begin_object().field("name", answer.name);
    if (!answer.login.empty()) json.field("login", answer.login);
    if (!answer.token.empty()) json.field("token", answer.token);
    if (!answer.recovery.empty()) json.field("recovery", answer.recovery);
    call->answer(answer.status, json.end_object());
  };
}

// --- players ---

void add_guest(const SharedCall& call) {
  std::string name;
  with_body(
      call, [&](wire::Reader& reader) { name = reader.text("name", 60); },
      [&] { call->parts.players.add_guest(name, player_answer(call)); });
}

struct Credentials {
  std::string login{};
  std::string password{};
  std::string recovery{};
};

void make_account(const SharedCall& call) {
  Credentials given;
  with_body(
      call,
      [&](wire::Reader& reader) { given = {.login = reader.text("login", 40), .password = reader.text("password", 200)}; },
      [&] {
        with_player(call, [call, given](const Identity& identity) {
          call->parts.players.make_account(identity, given.login, given.password, player_answer(call));
        });
      });
}

void remove_account(const SharedCall& call) {
  std::string password;
  with_body(
      call, [&](wire::Reader& reader) { password = reader.text_or("password", 200, ""); },
      [&] {
        with_player(call, [call, password](const Identity& identity) {
          const auto question = [id = identity.actor.ids.front()](store::Store& store) {
            return store.tables_of(id, longest_list);
          };
          call->parts.store.ask(question, [call, password, identity](const std::optional<std::vector<store::MyTable>>& own) {
            if (!own) return call->refuse(503, "busy", "The store does not answer; try again.");
            const auto done = [call, identity, own](const PlayerAnswer& answer) {
              if (answer.code.empty()) {
                call->parts.leave_all(identity.actor, *own);
                call->parts.end_sessions(identity, true);
              }
              player_answer(call)(answer);
            };
            call->parts.players.remove(identity, password, call->request.address, done);
          });
        });
      });
}

void sign_in(const SharedCall& call) {
  Credentials given;
  with_body(
      call,
      [&](wire::Reader& reader) { given = {.login = reader.text("login", 40), .password = reader.text("password", 200)}; },
      [&] {
        identify(call, [call, given](const std::optional<Identity>& guest) {
          call->parts.players.sign_in(given.login, given.password, call->request.address, guest, player_answer(call));
        });
      });
}

void sign_out(const SharedCall& call) {
  with_player(call, [call](const Identity& identity) {
    call->parts.end_sessions(identity, false);
    call->parts.players.sign_out(identity, player_answer(call));
  });
}

void recover(const SharedCall& call) {
  Credentials given;
  with_body(
      call,
      [&](wire::Reader& reader) {
        given = {.login = reader.text("login", 40),
                 .password = reader.text("password", 200),
                 .recovery = reader.text("recovery", 64)};
      },
      [&] {
        const auto done = [call](const PlayerAnswer& answer) {
          if (answer.code.empty()) call->parts.end_sessions({.actor = {.ids = {answer.player}}}, true);
          player_answer(call)(answer);
        };
        call->parts.players.recover(given.login, given.recovery, given.password, call->request.address, done);
      });
}

void who_am_i(const SharedCall& call) {
  with_player(call,
              [call](const Identity& identity) { player_answer(call)({.name = identity.name, .login = identity.login}); });
}

// --- lists ---

void write_row(JsonWriter& json, const store::TableRow& row) {
  constexpr std::array<std::string_view, 4> lives{"open", "playing", "finished", "abandoned"};
  json.field("table", row.id).field("life", lives[static_cast<std::size_t>(row.life)]).field("created", row.created);
  json.field("updated", row.updated).key("summary").json(row.summary);
}

void list_lobby(const SharedCall& call) {
  call->parts.store.ask([](store::Store& store) { return store.lobby(longest_list); },
                        [call](const std::optional<std::vector<store::TableRow>>& rows) {
                          if (!rows) return call->refuse(503, "busy", "The store does not answer; try again.");
                          JsonWriter json;
                          json.begin_object().key("tables").begin_array();
                          for (const store::TableRow& row : *rows) {
                            json.begin_object();
                            write_row(json, row);
                            json.end_object();
                          }
                          call->answer(200, json.end_array().end_object());
                        });
}

void list_own(const SharedCall& call) {
  with_player(call, [call](const Identity& identity) {
    const auto question = [id = identity.actor.ids.front()](store::Store& store) {
      return store.tables_of(id, longest_list);
    };
    call->parts.store.ask(question, [call](const std::optional<std::vector<store::MyTable>>& tables) {
      if (!tables) return call->refuse(503, "busy", "The store does not answer; try again.");
      JsonWriter json;
      json.begin_object().key("tables").begin_array();
      for (const store::MyTable& each : *tables) {
        json.begin_object();
        write_row(json, each.row);
        json.key("seats").begin_array();
        for (Seat seat : SeatSet::from_bits(each.seats)) json.value(seat_name(seat));
        json.end_array().field("waits_for_you", (each.row.waiting & each.seats) != 0).end_object();
      }
      call->answer(200, json.end_array().end_object());
    });
  });
}

// --- tables ---

// Goes on if the player may have one more game.
void with_room_for_one_more(const SharedCall& call, const std::function<void(const Identity&)>& then) {
  with_player(call, [call, then](const Identity& identity) {
    const auto count = [player = identity.actor.ids.front()](store::Store& store) { return store.open_tables_of(player); };
    call->parts.store.ask(count, [call, identity, then](std::optional<int> open_tables) {
      if (!open_tables) return call->refuse(503, "busy", "The store does not answer; try again.");
      if (*open_tables >= call->settings.tables_per_player)
        return call->refuse(429, "too-many-tables", "You have too many games at once; finish or leave one first.");
      then(identity);
    });
  });
}

wire::Answer not_opened_answer(const Tables::NotOpened& trouble) {
  return trouble.is_busy ? wire::refusal_answer(503, "busy", trouble.refusal.sentence)
                         : wire::refusal_answer(trouble.refusal);
}

void open_table(const SharedCall& call) {
  match::Setup wishes;
  with_body(
      call, [&](wire::Reader& reader) { wishes = wire::read_wishes(reader); },
      [&] {
        with_room_for_one_more(call, [call, wishes](const Identity& identity) {
          const match::Setup setup = wire::granted(wishes, {.table = random_id(),
                                                            .player = identity.actor.ids.front(),
                                                            .name = identity.name,
                                                            .secret = random_secret()});
          const auto done = [call, setup](const Result<std::string, Tables::NotOpened>& made) {
            call->answer(made ? wire::opened_answer(setup) : not_opened_answer(made.error()));
          };
          call->parts.tables.open(setup, "", done);
        });
      });
}

void send_record(const SharedCall& call) {
  identify(call, [call](const std::optional<Identity>& identity) {
    const Actor actor = identity ? identity->actor : Actor{};
    call->parts.tables.read(call->name, [call, actor](const Table* table) {
      const std::string* seat = find(call->request.query, "seat");
      call->answer(wire::record_answer(table, actor, seat == nullptr ? std::string{} : *seat));
    });
  });
}

std::vector<std::string> texts_of(const std::vector<store::JournalEntry>& journal) {
  std::vector<std::string> texts;
  for (const store::JournalEntry& entry : journal) texts.push_back(entry.entry);
  return texts;
}

// For `springtide verify`: only once the game is over, since it holds everything.
void send_journal(const SharedCall& call) {
  const auto question = [name = call->name](store::Store& store) { return store.journal(name); };
  call->parts.store.ask(question, [call](const std::optional<std::vector<store::JournalEntry>>& journal) {
    if (!journal) return call->refuse(503, "busy", "The store does not answer; try again.");
    if (journal->empty()) return call->refuse(404, "no-such-table", "There is no table of this name.");
    call->parts.tables.read(call->name, [call, journal](const Table* table) {
      if (table == nullptr || !table->is_over())
        return call->refuse(403, "not-over", "The journal is opened when the game is over.");
      call->answer(wire::text_answer(wire::journal_text(texts_of(*journal))));
    });
  });
}

// A game from elsewhere goes on at this server, in the hands of who brings it. One that has not begun stays where it is: its
// deal is known to whoever has the journal.
void take_in(const SharedCall& call) {
  with_room_for_one_more(call, [call](const Identity& identity) {
    const auto journal = wire::check_journal(call->request.body);
    if (!journal) return call->refuse(400, "bad-journal", journal.error().message());
    if (!journal->table.has_play()) return call->refuse(409, "not-started", "The game has not started yet.");
    const auto done = [call](const Result<std::string, Tables::NotOpened>& made) {
      if (!made) return call->answer(not_opened_answer(made.error()));
      JsonWriter json;
      call->answer(201, json.begin_object().field("table", *made).end_object());
    };
    call->parts.tables.take_in(wire::hand_over(*journal, random_id(), identity.actor.ids.front()), done);
  });
}

// --- records ---

void replay_record(const SharedCall& call) { call->answer(wire::replay_answer(call->request.body)); }

void replay_table(const SharedCall& call) {
  call->parts.tables.read(call->name, [call](const Table* table) { call->answer(wire::replay_answer(table)); });
}

void begin_analysis(const SharedCall& call) {
  with_player(call, [call](const Identity&) {
    const auto job = call->parts.analyses.begin(call->request.body);
    if (!job) return call->refuse(400, "bad-record", job.error().message());
    if (job->empty()) return call->refuse(503, "busy", "Too many analyses are waiting; try again later.");
    JsonWriter json;
    json.begin_object().field("job", *job);
    call->answer(202, json.end_object());
  });
}

void send_analysis(const SharedCall& call) {
  const auto state = call->parts.analyses.state(call->name);
  if (!state) return call->refuse(404, "no-such-job", "There is no analysis of this name, or it is too long ago.");
  call->respond({.content_type = "application/json", .body = *state});
}

struct Route {
  std::string_view method;
  std::string_view path;  // * stands for a name
  void (*handle)(const SharedCall&);
};
constexpr std::array routes{
    Route{"POST", "/api/guests", add_guest},
    Route{"GET", "/api/me", who_am_i},
    Route{"POST", "/api/accounts", make_account},
    Route{"DELETE", "/api/accounts", remove_account},
    Route{"POST", "/api/sessions", sign_in},
    Route{"DELETE", "/api/sessions", sign_out},
    Route{"POST", "/api/recoveries", recover},
    Route{"GET", "/api/lobby", list_lobby},
    Route{"GET", "/api/tables", list_own},
    Route{"POST", "/api/tables", open_table},
    Route{"GET", "/api/tables/*/record", send_record},
    Route{"GET", "/api/tables/*/journal", send_journal},
    Route{"GET", "/api/tables/*/replay", replay_table},
    Route{"POST", "/api/journals", take_in},
    Route{"POST", "/api/replays", replay_record},
    Route{"POST", "/api/analyses", begin_analysis},
    Route{"GET", "/api/analyses/*", send_analysis},
};

// The name where the pattern has its star; nothing if the path is another.
std::optional<std::string> match_path(std::string_view pattern, std::string_view path) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == path ? std::optional<std::string>("") : std::nullopt;
  const std::string_view end = pattern.substr(star + 1);
  if (path.size() <= star + end.size() || !path.starts_with(pattern.substr(0, star)) || !path.ends_with(end))
    return std::nullopt;
  const std::string_view name = path.substr(star, path.size() - star - end.size());
  return name.find('/') == std::string_view::npos ? std::optional(std::string(name)) : std::nullopt;
}

}  // namespace

void answer_request(Parts& parts, const ServiceSettings& settings, Request request, Respond respond) {
  auto call = std::make_shared<Call>(
      Call{.parts = parts, .settings = settings, .request = std::move(request), .respond = std::move(respond)});
  bool is_known_path = false;
  for (const Route& route : routes) {
    auto name = match_path(route.path, call->request.path);
    is_known_path = is_known_path || name;
    if (!name || route.method != call->request.method) continue;
    call->name = *std::move(name);
    return route.handle(call);
  }
  if (is_known_path) return call->refuse(405, "bad-method", "This address is used with another method.");
  call->refuse(404, "no-such-address", "There is nothing at this address.");
}

}  // namespace springtide::server
