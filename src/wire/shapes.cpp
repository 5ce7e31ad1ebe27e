#include "wire/shapes.h"

#include "match/table.h"
#include "text/notation.h"
#include "wire/command_json.h"
#include "wire/message.h"
#include "wire/service_code.h"

namespace springtide::wire {
namespace {

using namespace match;
using namespace shape;

constexpr int hash_length = 64;
constexpr int highest_level = 6;
constexpr int longest_line = 200;
constexpr int longest_url = 2000;
constexpr std::array<std::string_view, 2> webhook_shapes{"json", "chat"};
constexpr int most_emblem = 23;

Shape seat() { return named("Seat"); }
Shape seats() { return list(seat()); }
Shape id() { return text(id_limit); }
Shape time() { return whole(); }  // milliseconds since 1970, or a length of time
Shape level() { return whole(1, highest_level); }

Shape typed(std::string_view type, std::vector<Member> members = {}) {
  return object(together({with("type", word(type))}, members));
}

// --- words ---

std::vector<Definition> word_shapes() {
  return {
      {"Seat", "The seats of a table, in order.", words(players_of(max_players), seat_name), "seats"},
      {"Viewer", "Who looks.", either({seat(), word(seat_name(Seat::spectator))})},
      {"Mover", "Who acts.", either({seat(), word(seat_name(Seat::nature))})},
      {"Game", "", game()},
      {"Life", "", words(life_names), "lives"},
      {"ClockKind", "", words(clock_names), "clockKinds"},
      {"Pace", "How long bots wait before they move.", words(pace_names), "paces"},
      {"ChairKind", "A scripted seat is shown as a bot.", words(chair_names), "chairKinds"},
      {"Wish", "What can be asked of the others.", words(wish_names), "wishes"},
      {"EventKind", "", words(event_names), "eventKinds"},
      {"Phrase", "There is no free text.", words(phrases), "phrases"},
      {"Code", "Why a table refuses.", words(code_names), "codes"},
      {"ServiceCode", "Why whoever hosts the tables refuses.", words(service_codes), "serviceCodes"},
      {"AccountCode", "Why something about an account is refused.", words(account_codes), "accountCodes"},
      {"TransportCode", "Why a request does not get through.", words(transport_codes), "transportCodes"},
  };
}

// --- what clients are told ---

Shape shown_chair_kind() { return words(std::array{chair_names[0], chair_names[1], chair_names[2]}); }

std::vector<Member> agreement() {
  return {
      with("game", named("Game")),
      with("options", list(text(longest_line)), "header lines of a record"),
      with("public", truth()),
      with("spectators", truth()),
      with("clock", named("Clock")),
      maybe("pace", named("Pace"), "of bots; missing where it is `normal`"),
      maybe("rated", truth(), "its result counts for the ratings of those who play"),
      maybe("from_position", truth(), "the host has written where the game starts"),
      maybe("scripted", truth(), "the host has written draws, or what a bot does"),
  };
}

std::vector<Member> chair() {
  return {with("seat", seat()),
          with("kind", shown_chair_kind()),
          with("name", text()),
          maybe("level", level(), "of a bot"),
          maybe("nets", list(text(net_name_length)), "what the nets are called that it asks"),
          maybe("held", truth(), "an open seat that is kept for somebody")};
}

std::vector<Definition> table_shapes() {
  return {
      {"Clock", "Times are in milliseconds.",
       object({with("kind", named("ClockKind")), with("move", time()), with("bank", time())})},
      {"Chair", "",
       object(together(chair(), {with("here", truth(), "its player is connected"),
                                 with("left", truth(), "a bot plays until the player returns"), with("resigned", truth()),
                                 maybe("held_for", id(), "whom, for the host and that person"),
                                 maybe("has_secret", truth(), "before the start: its player has added to the deal")}))},
      {"Agreement", "What was agreed on before the game.", object(agreement())},
      {"Deal", "Once the game is over, everything that decided the deal.",
       object({with("commitment", text(hash_length)), maybe("secret", text(hash_length)), maybe("secrets", list(text()))})},
      {"TableMessage", "Who sits where. It is whole; the last one counts.",
       typed("table",
             together(together({with("table", id())}, agreement()),
                      {with("life", named("Life")), with("is_host", truth()), with("yours", seats()),
                       maybe("hints", truth(), "the own seat may ask for `hint`"), with("seats", list(named("Chair"))),
                       with("deal", named("Deal")), maybe("rematch_of", id())}))},
  };
}

std::vector<Definition> lobby_shapes() {
  return {
      {"SummaryChair", "", object(chair())},
      {"Summary", "", object(together(agreement(), {with("seats", list(named("SummaryChair")))}))},
      {"LobbyTable", "A table with a free seat, or a game that can be watched.",
       object({with("table", id()), with("life", words(std::array{life_names[0], life_names[1]})), with("created", time()),
               with("summary", named("Summary"))})},
  };
}

std::vector<Definition> update_shapes() {
  return {
      {"Entry",
       "An action as somebody took it or may take it: what the entries of all games have. Its parts are the game's.",
       open_object({maybe("text", text(), "the one text form of an action"),
                    maybe("actions", list(text()), "in its place: a sequence, to be taken in one go"),
                    with("seat", named("Mover")), with("kind", text()),
                    maybe("value", whole(), "what it would bring, where the game says so")})},
      {"TableEvent", "What happened; which members there are depends on the kind.",
       object({with("kind", named("EventKind")), with("time", time()), maybe("seat", seat()), maybe("name", text()),
               maybe("level", level()), maybe("move", of_game("Entry")),
               maybe("news", text(), "what a move led to where its words do not say so"),
               maybe("length", whole(), "so many moves are left"), maybe("wish", named("Wish")), maybe("absent", seat()),
               maybe("consents", truth()), maybe("phrase", named("Phrase")),
               maybe("reason", words(std::array<std::string_view, 3>{"left", "time", "vote"})), maybe("new_table", id()),
               maybe("until", time(), "of a vacation")})},
      {"Petition", "A question to the others.",
       object({with("seat", seat(), "who asks"), with("wish", named("Wish")), maybe("absent", seat()),
               with("missing", seats(), "whose votes")})},
      {"Vacation", "The seat's clock stands still.", object({with("from", time()), with("until", time())})},
      {"SeatTime", "",
       object({with("seat", seat()), with("bank", time(), "what is left in reserve"), maybe("since", time()),
               maybe("until", time()), maybe("vacation", named("Vacation"), "if it was not over at the last event")})},
      {"SeatResult", "",
       object({with("seat", seat()), with("points", whole()), with("reasons", text(), "points by rule id"),
               with("won", truth())})},
      {"UpdateMessage", "What one viewer has not been told yet, and how the table looks now.",
       typed("update",
             {with("table", id()), with("viewer", named("Viewer")), with("seq", whole(), "events this viewer has seen"),
              with("life", named("Life")),
              maybe("head", text(hash_length), "of the chain over the journal: the same for all viewers"),
              with("after", whole(), "events this viewer had seen before these"), with("events", list(named("TableEvent"))),
              maybe("petition", named("Petition")), maybe("times", list(named("SeatTime"))), maybe("to_act", seats()),
              maybe("decision", whole(), "to be sent back in `act`"), maybe("may_change", truth()),
              maybe("may_take_back", truth()), maybe("in_secret", truth(), "nobody else sees what is chosen now"),
              maybe("prompt", text(), "the key of a sentence"), maybe("legal", list(of_game("Entry"))),
              maybe("view", of_game("View")), maybe("result", list(named("SeatResult")))})},
      {"HistoryMessage", "What one viewer saw earlier.",
       typed("history", {with("table", id()), with("viewer", named("Viewer")),
                         with("after", whole(), "events this viewer had seen before these"),
                         with("events", list(named("TableEvent")))})},
      {"Step", "A move, and the view after it.", object({with("move", of_game("Entry")), with("view", of_game("View"))})},
      {"StepsMessage", "",
       typed("steps", {with("table", id()), with("viewer", seat()), with("steps", list(named("Step")))})},
      {"AheadMessage", "What the cards of a seat would do on the table as it lies.",
       typed("ahead", {with("table", id()), with("viewer", seat()), with("seq", whole(), "events this viewer has seen"),
                       with("ways", list(of_game("Way")))})},
      {"HintMessage", "What a seat that must decide knows, for whoever thinks about it.",
       typed("hint", {with("table", id()), with("viewer", seat()), with("seq", whole(), "events this viewer has seen"),
                      with("question", text(), "a text of docs/notation.md")})},
  };
}

std::vector<Definition> told_shapes() {
  const Shape version = whole();
  return {
      {"WelcomeMessage", "", typed("welcome", {with("version", version), with("name", text(), "empty: a spectator")})},
      {"ReloadMessage", "The client is of another version.", typed("reload", {with("version", version)})},
      {"AnnouncementMessage", "What who runs the server has to say to everybody, in place of what was said before.",
       typed("announcement", {maybe("sentence", text(announcement_limit), "none: there is nothing to say any more")})},
      {"PongMessage", "", typed("pong", {maybe("table", id())})},
      {"RefusedMessage", "Nothing has changed.",
       typed("refused", {maybe("table", id()), maybe("id", id()),
                         with("code", either({named("Code"), named("ServiceCode")})), with("sentence", text()),
                         maybe("rule", text(), "a rule id"), maybe("reason", text(), "the key of a sentence")})},
      {"LobbyMessage", "What is open and what can be watched: all of it at first, and then what has changed.",
       typed("lobby", {maybe("whole", truth(), "all there is; what was told before is void"),
                       maybe("here", whole(), "people who are connected; missing where it has not changed"),
                       with("tables", list(named("LobbyTable")), "new, or in place of those of the same name"),
                       maybe("gone", list(id()), "tables that are not in the lobby any more")})},
      {"FriendsMessage", "Those of one's friends who are here and let one know. It is whole; the last one counts.",
       typed("friends", {with("here", list(id()), "persons")})},
      {"AcknowledgedMessage", "It is stored for good.",
       typed("acknowledged", {with("table", id()), with("id", id()), with("seq", whole())})},
      {"ServerMessage", "What clients are told.",
       either({named("WelcomeMessage"), named("ReloadMessage"), named("PongMessage"), named("TableMessage"),
               named("UpdateMessage"), named("HistoryMessage"), named("StepsMessage"), named("AheadMessage"),
               named("HintMessage"), named("RefusedMessage"), named("AcknowledgedMessage"), named("LobbyMessage"),
               named("FriendsMessage"), named("AnnouncementMessage")})},
  };
}

// --- what clients say ---

std::vector<Shape> commands() {
  const std::vector<Member> of_seat{with("seat", seat())};
  const Member secret = maybe("secret", text(128), "the player's part of the deal: 32 to 128 hexadecimal digits");
  const auto plus = [&of_seat](std::vector<Member> more) { return together(of_seat, more); };
  std::vector<Shape> all{
      typed("sit", plus({with("name", text(60)), secret})),
      typed("bot", plus({with("level", level())})),
      typed("start", {secret}),
      typed("act", plus({with("decision", whole()), with("actions", list(text(120)))})),
      typed("ask", plus({with("wish", word(wish_names[0]))})),
      typed("ask", plus({with("wish", word(wish_names[1])), with("absent", seat())})),
      typed("vote", plus({with("consents", truth())})),
      typed("say", plus({with("phrase", named("Phrase"))})),
      typed("rematch"),
  };
  for (const std::string_view type : {"stand", "take-back", "leave", "return", "resign"})
    all.push_back(typed(type, of_seat));
  return all;
}

std::vector<Definition> said_shapes() {
  std::vector<Shape> sent = commands();
  for (Shape& each : sent) each.members = together(each.members, {with("table", id()), with("id", filled_text(id_limit))});
  const std::vector<Member> of_table{with("table", id())};
  const Shape counts = map(named("Viewer"), whole());
  return {
      {"Command", "What is done at a table, apart from `table` and `id`.", either(commands())},
      {"CommandMessage", "A command; its `id` is used once a table.", either(std::move(sent))},
      {"HelloMessage", "The first message on a connection.",
       typed("hello", {with("version", whole()), maybe("token", id(), "none: a spectator")})},
      {"WatchMessage", "From now on everything that happens at a table.",
       typed("watch",
             together(of_table, {maybe("have", counts, "how many events of each viewer are known already"),
                                 maybe("spectator", truth(), "what lies open, too, beside what the seats held see")}))},
      {"UnwatchMessage", "", typed("unwatch", of_table)},
      {"StepsRequest", "Every move since the seat's own last decision.",
       typed("steps", together(of_table, {with("seat", seat())}))},
      {"HistoryRequest", "What a viewer saw before its event of this number, or the newest of it.",
       typed("history", together(of_table, {with("viewer", named("Viewer")), with("before", whole())}))},
      {"AheadRequest", "What the seat's cards would do on the table as it lies.",
       typed("ahead", together(of_table, {with("seat", seat())}))},
      {"HintRequest", "What the seat knows of its decision, to think about it.",
       typed("hint", together(of_table, {with("seat", seat())}))},
      {"LobbyRequest", "From now on what is open and what can be watched, and who is here.", typed("lobby")},
      {"UnlobbyMessage", "", typed("unlobby")},
      {"PingMessage", "",
       typed("ping", {maybe("table", id(), "the answer comes after all that was told of this table before")})},
      {"ClientMessage", "What clients say.",
       either({named("HelloMessage"), named("WatchMessage"), named("UnwatchMessage"), named("StepsRequest"),
               named("HistoryRequest"), named("AheadRequest"), named("HintRequest"), named("LobbyRequest"),
               named("UnlobbyMessage"), named("PingMessage"), named("CommandMessage")})},
  };
}

void add(Description& all, const std::vector<Definition>& more) {
  all.definitions.insert(all.definitions.end(), more.begin(), more.end());
}

// --- HTTP ---

Shape wished_clock() {
  return either({object({with("kind", word(clock_names[0]))}),
                 object({with("kind", word(clock_names[1])), with("move", time()), with("bank", time())}),
                 object({with("kind", word(clock_names[2])), with("move", time()), maybe("bank", time())})});
}

std::vector<Definition> opening_shapes() {
  const Shape scripted = either({word(chair_names[2]), word(chair_names[3])});
  return {
      {"WishedChair", "Who is to sit there: you, whoever comes, or a bot.",
       either({object({with("kind", word(chair_names[1])), maybe("name", text(60))}),
               object({with("kind", word(chair_names[0])), maybe("held_for", id(), "the person it is kept for")}),
               object({with("kind", scripted), with("level", level())})})},
      {"WishedClock", "", wished_clock()},
      {"Wishes", "A new table.",
       object({with("game", named("Game")), maybe("options", list(text(longest_line)), "header lines of a record"),
               with("chairs", list(named("WishedChair"))), maybe("public", truth()), maybe("spectators", truth()),
               maybe("rated", truth(), "its result counts for ratings: for accounts and bots, without undo by consent"),
               maybe("clock", named("WishedClock")), maybe("pace", named("Pace"), "of bots"),
               maybe("position", text(), "where the game starts instead"),
               maybe("script", list(text(120)), "moves of nature and of scripted seats"),
               maybe("lesson", truth(), "others may sit down at a position or a script, where there are lessons")})},
      {"Opened", "", object({with("table", id()), with("commitment", text(hash_length))})},
      {"TakenIn", "", object({with("table", id())})},
  };
}

std::vector<Definition> listing_shapes() {
  const std::vector<Member> row{with("table", id()), with("life", named("Life")), with("created", time()),
                                with("updated", time()), with("summary", named("Summary"))};
  return {
      {"OwnTable", "", object(together(row, {with("seats", seats()), with("waits_for_you", truth())}))},
      {"Lobby", "What is open and what can be watched.",
       object({with("tables", list(named("LobbyTable"))), with("here", whole(), "people who are connected")})},
      {"OwnTables", "", object({with("tables", list(named("OwnTable")))})},
  };
}

std::vector<Definition> player_shapes() {
  const Member name = with("name", text(60));
  const Member login = with("login", text(40));
  const Member password = with("password", text(200));
  const Member token = with("token", id());
  const Member recovery = with("recovery", id(), "replaces a lost password; told only now");
  return {
      {"NewGuest", "", object({name})},
      {"Credentials", "", object({login, password})},
      {"NewCredentials", "",
       object({login, password, maybe("sign_up_code", id(), "where accounts are made by invitation")})},
      {"Goodbye", "", object({maybe("password", text(200), "of an account")})},
      {"Recovery", "The password is the new one.", object({login, with("recovery", id()), password})},
      {"Guest", "", object({name, token})},
      {"Gone", "The name is empty.", object({with("name", text(0))})},
      {"Me", "",
       object({name, maybe("login", text(40), "of an account"), maybe("person", id(), "the address of its page"),
               maybe("shown", truth(), "whether others see the page"), maybe("emblem", whole(0, most_emblem)),
               maybe("here_shown", truth(), "whether friends see that one is here")})},
      {"MyWishes", "What is missing stays as it is; the name is anybody's, the rest is for accounts.",
       object({maybe("name", text(60)), maybe("shown", truth()), maybe("emblem", whole(0, most_emblem)),
               maybe("here_shown", truth())})},
      {"NewAccount", "", object({name, login, recovery})},
      {"Session", "", object({name, login, token})},
      {"Recovered", "", object({name, login, token, recovery})},
      {"OpenSession", "Somewhere one is signed in.",
       object({with("session", id(), "its name, to end it by"), with("created", time()),
               with("used", time(), "last, to the hour; 0: not known"),
               with("device", text(60), "browser and system, as far as known"), with("is_this", truth())})},
      {"OpenSessions", "", object({with("sessions", list(named("OpenSession")))})},
      {"WishedVacation", "From now on.", object({with("days", whole(1, longest_vacation / day))})},
      {"OwnVacation", "",
       object({with("days_a_year", whole(), "of a calendar year, UTC"), with("days_left", whole(), "of this one"),
               maybe("until", time(), "while one is away")})},
  };
}

std::vector<Definition> people_shapes() {
  const std::vector<Member> known{with("person", id()), with("name", text(60)), with("emblem", whole(0, most_emblem))};
  return {
      {"PersonName", "Somebody whose page is shown.", object(known)},
      {"People", "", object({with("people", list(named("PersonName")))})},
      {"PersonAtTable", "", object(together({with("seat", seat())}, known))},
      {"PeopleAtTable", "Those whose pages are shown.", object({with("people", list(named("PersonAtTable")))})},
      {"ShownRating", "In points as of Elo; 95 of 100 lie within `give_or_take`.",
       object({with("points", whole()), with("give_or_take", whole()), with("provisional", truth())})},
      {"GameRating", "",
       object({with("game", named("Game")), with("rating", named("ShownRating")),
               with("curve", list(named("RatingPoint")), "the last rated games, in order")})},
      {"RatingPoint", "", object({with("ended", time()), with("points", whole()), with("give_or_take", whole())})},
      {"Tally", "How often somebody sat where, and came first.",
       object({with("game", named("Game")), with("edition", text(20)), with("players", whole(1, max_players)),
               with("seat", seat()), with("games", whole()), with("first", whole())})},
      {"Rival", "Games against one other.",
       object(together(known, {with("games", whole()), with("before", whole(), "so often placed before the other"),
                               with("after", whole())}))},
      {"Person", "The page of an account.",
       object(together(known, {with("since", time()), with("former_names", list(text(60)), "of late, the last first"),
                               with("ratings", list(named("GameRating"))), with("tallies", list(named("Tally"))),
                               with("rivals", list(named("Rival")))}))},
      {"GameStanding", "",
       object({with("seat", seat()), with("name", text(60)), maybe("level", level(), "of a bot"), with("place", whole()),
               with("points", whole()), with("left", truth()), with("own", truth(), "whose page it is"),
               maybe("rating", named("ShownRating"), "after a rated game")})},
      {"GameOver", "A finished game.",
       object({with("table", id()), with("game", named("Game")), with("edition", text(20)), with("rated", truth()),
               with("ended", time()), with("standings", list(named("GameStanding")))})},
      {"Games", "", object({with("games", list(named("GameOver"))), maybe("next", text(), "for the page after this one")})},
  };
}

std::vector<Definition> call_shapes() {
  constexpr int last_minute = 24 * 60 - 1;
  constexpr int farthest_zone = 14 * 60;
  const Shape minute = whole(0, last_minute);
  const Member quiet = maybe("quiet", named("Quiet"), "none: at any hour");
  const Member shape = with("shape", words(webhook_shapes), "as JSON, or as chats take it");
  const Member url = with("url", text(longest_url));
  return {
      {"PushKey", "", object({with("key", text(), "`applicationServerKey`, in base64url")})},
      {"Quiet", "Hours of a day in which a device is left alone, in minutes after midnight by its own clock.",
       object({with("from", minute), with("until", minute),
               with("zone", whole(-farthest_zone, farthest_zone), "minutes that its clock is ahead of UTC")})},
      {"NewDevice", "What a browser's push service has given it.",
       object({with("endpoint", text(longest_url)), with("p256dh", text(200)), with("auth", text(200)), quiet})},
      {"QuietHours", "", object({quiet})},
      {"CalledDevice", "",
       object({with("device", id(), "its name, to remove it by"), with("title", text(60), "browser and system"),
               with("created", time()), with("is_this", truth()), quiet})},
      {"CalledDevices", "", object({with("devices", list(named("CalledDevice")))})},
      {"NewWebhook", "", object({url, shape, maybe("table", id(), "one where one sits; none: all of one's own")})},
      {"Webhook", "",
       object(
           {with("webhook", id(), "its name, to remove it by"), url, shape, maybe("table", id()), with("created", time())})},
      {"Webhooks", "",
       object(
           {with("webhooks", list(named("Webhook"))), with("hosts", list(text()),
                                                           "those the operator allows, `*.name` for all below a name; none: "
                                                           "there are no webhooks")})},
  };
}

std::vector<Definition> friend_shapes() {
  constexpr int longest_name = 60;
  const std::vector<Member> known{with("person", id()), with("name", text(longest_name)),
                                  with("emblem", whole(0, most_emblem))};
  const Member wishes = with("wishes", named("Wishes"), "one chair for who opens it, an open one for each of the others");
  return {
      {"Friend", "Somebody one follows.",
       object(together(known,
                       {with("follows_you", truth()), maybe("here", truth(), "connected now, as far as one may know")}))},
      {"Invitation", "A seat that is kept for one.",
       object({with("table", id()), with("game", named("Game")), with("seat", seat()), with("since", time()),
               maybe("by", named("PersonName")), with("summary", named("Summary"))})},
      {"NewInvitation", "", object({with("seat", seat()), with("person", id())})},
      {"NewCircle", "", object({with("name", text(longest_name)), with("members", list(id()), "without oneself"), wishes})},
      {"Circle", "",
       object({with("circle", id()), with("name", text(longest_name)), with("owner", named("PersonName")),
               with("members", list(named("PersonName"))), with("is_own", truth()), wishes})},
      {"Friends", "",
       object({with("follows", list(named("Friend"))), with("followers", list(named("PersonName"))),
               with("blocked", list(named("PersonName"))), with("invitations", list(named("Invitation"))),
               with("circles", list(named("Circle")))})},
  };
}

std::vector<Definition> training_shapes() {
  constexpr int most_points = 3999;
  constexpr int longest_record = 64 << 10;
  const Shape count = whole(0, 1'000'000);
  const Member answers = with("answers", list(named("PuzzleAnswer")));
  const Member exercises = with("exercises", list(named("OwnExercise")));
  const Member revision = with("revision", whole(), "of the last change");
  return {
      {"PuzzleAnswer", "The first answer to a puzzle.",
       object({with("puzzle", id(), "the game, the pack and the place in it: `GAME-03-17`"), with("solved", truth()),
               with("grade", whole(0, most_points), "that the puzzle had"),
               with("rating", whole(0, most_points), "of who answered, before"), with("time", time())})},
      {"OwnExercise", "A decision of an own game that comes back.",
       object({with("id", id(), "made by a device"), with("game", named("Game")),
               with("record", text(longest_record), "empty where it is removed"), with("move", whole(0, 100'000), "from 1"),
               with("added", time()), with("answers", count, "how often it was answered"),
               with("step", count, "how often it was solved since it was last missed"),
               with("due", count, "the day since 1970, UTC, from which on it is asked again"),
               maybe("removed", truth(), "for good")})},
      {"NewTraining", "At most 200 answers and 10 exercises, each once.", object({answers, exercises})},
      {"Training", "", object({revision, answers, exercises})},
      {"TrainingRevision", "", object({revision})},
      {"Grades", "Where at least five people have answered, and it is another grade than the bots'.",
       object({with("grades", list(object({with("puzzle", id()), with("grade", whole(0, 4000)),
                                           with("answers", whole(), "of so many people")})))})},
  };
}

std::vector<Definition> my_data_shapes() {
  const Shape former = object({with("name", text(60)), with("until", time(), "when it is forgotten")});
  const Shape session = object({with("device", text(60)), with("created", time()), with("used", time())});
  const Shape device = object({with("title", text(60)), with("endpoint", text()), with("created", time())});
  const Shape webhook = object({with("url", text()), maybe("table", id()), with("created", time())});
  const Shape vacation = object({with("from", time()), with("until", time())});
  const Shape study = object({with("study", id()), with("created", time()), with("text", text(), "its file")});
  const Shape training =
      object({with("answers", list(named("PuzzleAnswer"))), with("exercises", list(named("OwnExercise")))});
  const Shape sitting = object({with("table", id()), with("game", named("Game")), with("life", named("Life")),
                                with("created", time()), with("seats", seats())});
  return {
      {"MyData",
       "What is kept about somebody, but for hashes (of passwords and tokens nothing else is kept), keys and quiet hours of "
       "devices, analyses and what operators noted.",
       object({with("name", text(60)), maybe("login", text(40)), with("since", time()),
               with("players", list(id()), "the ids at tables: the own one, and those of guests that were handed over"),
               with("former_names", list(former)), with("shown", truth()), with("emblem", whole(0, most_emblem)),
               with("here_shown", truth()), with("sessions", list(session)),
               with("devices", list(device), "that are called"), with("webhooks", list(webhook)),
               with("vacations", list(vacation)), with("follows", list(text(60)), "by name"),
               with("blocked", list(text(60)), "by name"), with("circles", list(text(60)), "those of one's own, by name"),
               with("studies", list(study), "that are shared"), with("training", training),
               with("tables", list(sitting), "where one sits or has sat"),
               with("games", list(named("GameOver")), "finished ones, as on the own page")})},
  };
}

std::vector<Definition> looking_back_shapes() {
  return {
      {"ReplayStep", "A move, and the position after it.",
       object({with("move", of_game("Entry")), with("position", of_game("Position"))})},
      {"Replay", "A finished game in the open.",
       object({with("game", named("Game")), with("steps", list(named("ReplayStep")))})},
      {"SeenReplay", "A finished game as one viewer saw it.",
       object({with("game", named("Game")), with("viewer", named("Viewer")), with("steps", list(named("Step")))})},
      {"Verification", "A journal is what its deal and the rules make of it.",
       object({with("table", id()), with("game", named("Game")), with("entries", whole()), with("moves", whole()),
               with("commitment", text(hash_length)),
               with("links", list(text(hash_length)), "of the entries; none in a journal from before there were")})},
      {"SharedStudy", "The name of a study that is shared.", object({with("study", id())})},
      {"SharedStudies", "The studies that somebody shares.",
       object({with("studies",
                    list(object({with("study", id()), with("title", text(60), "empty: it has none"),
                                 with("game", named("Game")), with("created", time())})),
                    "the newest first")})},
      {"TableOfAnalysis", "A finished game of this server.", object({with("table", id())})},
      {"Job", "", object({with("job", id())})},
      {"Progress", "Of an analysis.",
       object({with("state", words(std::array<std::string_view, 4>{"waiting", "running", "done", "failed"})),
               with("done", whole()), with("of", whole()), maybe("analysis", named("Analysis")),
               maybe("sentence", text(), "why it has failed")})},
      {"Refusal", "",
       object({with("code", either({named("Code"), named("ServiceCode"), named("AccountCode"), named("TransportCode")})),
               with("sentence", text())})},
      {"Status", "", object({with("status", words(std::array<std::string_view, 2>{"alive", "ready"}))})},
  };
}

}  // namespace

Description message_shapes() {
  Description all{.constants = {{"protocolVersion", "", Json(protocol_version)}}};
  for (const auto& each : {word_shapes(), table_shapes(), lobby_shapes(), update_shapes(), told_shapes(), said_shapes()})
    add(all, each);
  return all;
}

Description body_shapes() {
  Description all;
  for (const auto& each : {opening_shapes(), listing_shapes(), player_shapes(), people_shapes(), call_shapes(),
                           friend_shapes(), training_shapes(), my_data_shapes(), looking_back_shapes()})
    add(all, each);
  return all;
}

}  // namespace springtide::wire
