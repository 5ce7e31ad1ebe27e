#include "wire/command_json.h"

#include "text/hex.h"
#include "text/notation.h"

namespace springtide::wire {
namespace {

using namespace match;

constexpr std::size_t options_limit = 100;  // lines: a deck has one for each of up to 84 kinds of cards
constexpr std::size_t line_limit = 200;
constexpr std::size_t text_limit = 20000;
constexpr std::size_t action_limit = 120;
constexpr std::size_t nets_limit = 3;     // one for each head
constexpr int version_limit = 1'000'000;  // of bots
// Milliseconds: until the year 2109, and for 34 years. A sum of the two still can be told in nanoseconds.
constexpr std::int64_t time_limit = std::int64_t{1} << 42;
constexpr std::int64_t duration_limit = std::int64_t{1} << 40;

// Which of its level's bots it is. The first version did not say so.
void write_kind_of_bot(JsonWriter& json, int version, const std::vector<std::string>& nets) {
  if (version != 1) json.field("version", version);
  if (!nets.empty()) json.key("nets").list(nets);
}

int read_version(Reader& reader) { return static_cast<int>(reader.number_or("version", 1, version_limit, 1)); }

std::vector<std::string> read_nets(Reader& reader) {
  std::vector<std::string> nets = reader.texts_or_none("nets", nets_limit, net_name_length);
  for (const std::string& net : nets)
    if (net.size() != net_name_length || net.find_first_not_of(hex_digits) != std::string::npos)
      reader.fail("nets", "expected 8 hexadecimal digits");
  return nets;
}

void write_chair(JsonWriter& json, const Chair& chair, Names names) {
  json.begin_object().field("kind", chair_names[static_cast<std::size_t>(chair.kind)]);
  if (chair.kind == ChairKind::player) json.field("player", chair.player);
  if (!chair.secret.empty()) json.field("secret", chair.secret);
  if (!chair.name.empty() && names == Names::inside) json.field("name", chair.name);
  if (chair.level != 0) json.field("level", chair.level);
  write_kind_of_bot(json, chair.version, chair.nets);
  if (!chair.held.empty()) json.field("held_for", chair.held);
  json.end_object();
}

Clock read_clock(Reader& setup) {
  if (!setup.has("clock")) return {};
  Reader reader(*setup.object("clock"), "clock");
  Clock clock{.kind = reader.name<ClockKind>("kind", clock_names)};
  clock.move = reader.number_or("move", 0, duration_limit, 0);
  clock.bank = reader.number_or("bank", 0, duration_limit, 0);
  reader.error();
  setup.take_over(reader);
  return clock;
}

// The journal knows more of a chair than a client may say.
Chair read_chair(Reader& setup, const Json& json, bool is_journal) {
  Reader reader(json, "chairs");
  Chair chair{.kind = reader.name<ChairKind>("kind", chair_names)};
  chair.name = reader.text_or("name", 60, "");
  chair.level = static_cast<int>(reader.number_or("level", 0, 9, 0));
  if (chair.kind == ChairKind::open) chair.held = reader.text_or("held_for", id_limit, "");
  if (chair.kind == ChairKind::player && is_journal) {
    chair.secret = reader.text_or("secret", 128, "");
    chair.player = reader.text("player", id_limit);
  }
  if (chair.kind == ChairKind::bot && is_journal) {
    chair.version = read_version(reader);
    chair.nets = read_nets(reader);
  }
  reader.error();
  setup.take_over(reader);
  return chair;
}

Setup read_setup(Reader& reader, bool is_journal) {
  Setup setup{.game = reader.text("game", 20), .options = reader.texts_or_none("options", options_limit, line_limit)};
  setup.is_public = reader.truth_or("public", false);
  setup.has_spectators = reader.truth_or("spectators", true);
  setup.is_rated = reader.truth_or("rated", false);
  setup.clock = read_clock(reader);
  if (reader.has("pace")) setup.pace = reader.name<Pace>("pace", pace_names);
  for (const Json& chair : reader.items("chairs", max_players))
    setup.chairs.push_back(read_chair(reader, chair, is_journal));
  setup.position = reader.text_or("position", text_limit, "");
  setup.script = reader.texts_or_none("script", 2000, action_limit);
  setup.is_lesson = reader.truth_or("lesson", false);
  return setup;
}

struct Writer {
  JsonWriter& json;
  Names names = Names::inside;

  JsonWriter& type(std::string_view name) const { return json.field("type", name); }
  JsonWriter& type(std::string_view name, Seat seat) const { return type(name).field("seat", seat_name(seat)); }

  void operator()(const Setup& setup) const {
    type("open").field("version", setup.version).field("table", setup.table).field("game", setup.game);
    json.key("options").list(setup.options);
    json.field("public", setup.is_public).field("spectators", setup.has_spectators);
    json.key("clock").begin_object().field("kind", clock_names[static_cast<std::size_t>(setup.clock.kind)]);
    json.field("move", setup.clock.move).field("bank", setup.clock.bank).end_object();
    json.key("pause").begin_object().field("least", setup.pause.least).field("most", setup.pause.most).end_object();
    if (setup.pace != Pace::normal) json.field("pace", pace_names[static_cast<std::size_t>(setup.pace)]);
    json.field("host", setup.host).key("chairs");
    json.list(setup.chairs, [this](const Chair& chair) { write_chair(json, chair, names); });
    json.field("secret", hex_of(setup.secret));
    if (!setup.position.empty()) json.field("position", setup.position);
    if (!setup.script.empty()) json.key("script").list(setup.script);
    if (setup.is_lesson) json.field("lesson", true);
    if (setup.is_rated) json.field("rated", true).field("bot_version", setup.bot_version);
    if (!setup.rematch_of.empty()) json.field("rematch_of", setup.rematch_of);
    if (!setup.dealt_as.empty()) json.field("dealt_as", setup.dealt_as);
  }
  void operator()(const Sit& sit) const {
    type("sit", sit.seat);
    if (names == Names::inside) json.field("name", sit.name);
    json.field("secret", sit.secret);
  }
  void operator()(const Stand& stand) const { type("stand", stand.seat); }
  void operator()(const SeatBot& bot) const {
    type("bot", bot.seat).field("level", bot.level);
    write_kind_of_bot(json, bot.version, bot.nets);
  }
  void operator()(const Start& start) const {
    type("start");
    if (!start.secret.empty()) json.field("secret", start.secret);
  }
  void operator()(const Act& act) const {
    type("act", act.seat).field("decision", act.decision).key("actions").list(act.actions);
  }
  void operator()(const TakeBack& back) const { type("take-back", back.seat); }
  void operator()(const Ask& ask) const {
    type("ask", ask.seat).field("wish", wish_names[static_cast<std::size_t>(ask.wish)]);
    if (ask.wish == Wish::bot) json.field("absent", seat_name(ask.absent));
  }
  void operator()(const Vote& vote) const { type("vote", vote.seat).field("consents", vote.consents); }
  void operator()(const Say& say) const { type("say", say.seat).field("phrase", say.phrase); }
  void operator()(const Leave& leave) const { type("leave", leave.seat); }
  void operator()(const Return& back) const { type("return", back.seat); }
  void operator()(const Resign& resign) const { type("resign", resign.seat); }
  void operator()(const Tick&) const { type("tick"); }
  void operator()(const Rematch& rematch) const { type("rematch").field("new_table", rematch.table); }
  void operator()(const Vacation& vacation) const { type("vacation", vacation.seat).field("until", vacation.until); }
  void operator()(const CloseTable&) const { type("close"); }
  void operator()(const Invite& invite) const { type("invite", invite.seat).field("held_for", invite.held_for); }
};

Command read_open(Reader& reader) {
  Setup setup = read_setup(reader, true);
  setup.version = static_cast<int>(reader.number_or("version", 1, latest_version, 1));
  setup.table = reader.text("table", id_limit);
  setup.host = reader.text("host", id_limit);
  if (setup.is_rated) setup.bot_version = static_cast<int>(reader.number("bot_version", 1, version_limit));
  setup.rematch_of = reader.text_or("rematch_of", id_limit, "");
  setup.dealt_as = reader.text_or("dealt_as", id_limit, "");
  Reader pause(*reader.object("pause"), "pause");
  setup.pause = {.least = pause.number("least", 0, minute), .most = pause.number("most", 0, minute)};
  reader.take_over(pause);
  if (const auto secret = digest_of(reader.text("secret", 64)))
    setup.secret = *secret;
  else
    reader.fail("secret", "expected 64 hexadecimal digits");
  return setup;
}

template <class C>
Command read_nothing(Reader&) {
  return C{};
}
template <class C>
Command read_of_seat(Reader& reader) {
  return C{.seat = reader.seat("seat")};
}
Command read_sit(Reader& reader) {
  return Sit{.seat = reader.seat("seat"), .name = reader.text("name", 60), .secret = reader.text_or("secret", 128, "")};
}
Command read_bot(Reader& reader) {
  return SeatBot{.seat = reader.seat("seat"), .level = static_cast<int>(reader.number("level", 1, 6))};
}
Command read_start(Reader& reader) { return Start{.secret = reader.text_or("secret", 128, "")}; }
Command read_act(Reader& reader) {
  return Act{.seat = reader.seat("seat"),
             .decision = static_cast<int>(reader.number("decision", 0, 1 << 30)),
             .actions = reader.texts("actions", 16, action_limit)};
}
Command read_ask(Reader& reader) {
  Ask ask{.seat = reader.seat("seat"), .wish = reader.name<Wish>("wish", wish_names)};
  if (ask.wish == Wish::bot) ask.absent = reader.seat("absent");
  return ask;
}
Command read_vote(Reader& reader) { return Vote{.seat = reader.seat("seat"), .consents = reader.truth("consents")}; }
Command read_say(Reader& reader) { return Say{.seat = reader.seat("seat"), .phrase = reader.text("phrase", 40)}; }
Command read_rematch(Reader& reader) { return Rematch{.table = reader.text_or("new_table", id_limit, "")}; }
Command read_vacation(Reader& reader) {
  return Vacation{.seat = reader.seat("seat"), .until = reader.number("until", 0, time_limit)};
}

Command read_invite(Reader& reader) {
  return Invite{.seat = reader.seat("seat"), .held_for = reader.text("held_for", id_limit)};
}

// The journal may have lost the name, or have it elsewhere.
Command read_kept_sit(Reader& reader) {
  return Sit{
      .seat = reader.seat("seat"), .name = reader.text_or("name", 60, ""), .secret = reader.text_or("secret", 128, "")};
}

// What a client could say for the program.
Command read_kept_bot(Reader& reader) {
  return SeatBot{.seat = reader.seat("seat"),
                 .level = static_cast<int>(reader.number("level", 1, 6)),
                 .version = read_version(reader),
                 .nets = read_nets(reader)};
}

// The name of whoever sits there after the command, if it is one that seats somebody there.
std::string* name_at(Command& command, Seat seat) {
  if (auto* sit = std::get_if<Sit>(&command)) return sit->seat == seat ? &sit->name : nullptr;
  auto* setup = std::get_if<Setup>(&command);
  const auto index = static_cast<std::size_t>(seat);
  return setup != nullptr && index < setup->chairs.size() ? &setup->chairs[index].name : nullptr;
}

void read_names(Reader& entry, Command& command) {
  Reader reader(*entry.object("names"), "names");
  for (Seat seat : players_of(max_players))
    if (std::string* name = reader.has(seat_name(seat)) ? name_at(command, seat) : nullptr)
      *name = reader.text(seat_name(seat), 60);
  reader.error();
  entry.take_over(reader);
}

using NamedSeats = std::vector<std::pair<Seat, const std::string*>>;

NamedSeats named_seats(const Command& command) {
  NamedSeats seats;
  if (const auto* sit = std::get_if<Sit>(&command); sit != nullptr && !sit->name.empty())
    seats.emplace_back(sit->seat, &sit->name);
  if (const auto* setup = std::get_if<Setup>(&command))
    for (std::size_t i = 0; i < setup->chairs.size(); ++i)
      if (!setup->chairs[i].name.empty()) seats.emplace_back(seat_at(static_cast<int>(i)), &setup->chairs[i].name);
  return seats;
}

struct CommandType {
  std::string_view name;
  Command (*read)(Reader&);
};
constexpr std::array<CommandType, std::variant_size_v<Command>> command_types{{
    {"open", read_open},
    {"sit", read_sit},
    {"stand", read_of_seat<Stand>},
    {"bot", read_bot},
    {"start", read_start},
    {"act", read_act},
    {"take-back", read_of_seat<TakeBack>},
    {"ask", read_ask},
    {"vote", read_vote},
    {"say", read_say},
    {"leave", read_of_seat<Leave>},
    {"return", read_of_seat<Return>},
    {"resign", read_of_seat<Resign>},
    {"tick", read_nothing<Tick>},
    {"rematch", read_rematch},
    {"vacation", read_vacation},
    {"invite", read_invite},
    {"close", read_nothing<CloseTable>},
}};

std::optional<Command> read_kept(std::string_view type, Reader& reader) {
  if (type == "sit") return read_kept_sit(reader);
  return type == "bot" ? read_kept_bot(reader) : read_command(type, reader);
}

}  // namespace

void write_command(JsonWriter& json, const Command& command) { std::visit(Writer{json}, command); }

std::optional<Command> read_command(std::string_view type, Reader& reader) {
  for (const CommandType& each : command_types)
    if (each.name == type) return each.read(reader);
  return std::nullopt;
}

Setup read_wishes(Reader& reader) { return read_setup(reader, false); }

std::string entry_text(const Entry& entry, Names names) {
  JsonWriter json;
  json.begin_object().field("time", entry.time).field("by", entry.by).field("id", entry.id).key("do").begin_object();
  std::visit(Writer{.json = json, .names = names}, entry.command);
  return json.end_object().key("followed").list(entry.followed).end_object().text();
}

std::string names_text(const Entry& entry) {
  const NamedSeats seats = named_seats(entry.command);
  if (seats.empty()) return {};
  JsonWriter json;
  json.begin_object();
  for (const auto& [seat, name] : seats) json.field(seat_name(seat), *name);
  return ",\"names\":" + json.end_object().text();
}

Result<Entry, std::string> parse_entry(int seq, std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return json.error().message();
  Reader reader(*json);
  Entry entry{.seq = seq, .time = reader.number("time", 0, time_limit)};
  entry.by = reader.text("by", id_limit);
  entry.id = reader.text("id", id_limit);
  entry.followed = reader.texts("followed", 2000, action_limit);
  reader.text_or("link", 64, "");  // the chain's
  Reader inner(*reader.object("do"), "do");
  auto command = read_kept(inner.text("type", 20), inner);
  if (!command) inner.fail("type", "there is no such command");
  inner.error();
  reader.take_over(inner);
  if (command && reader.has("names")) read_names(reader, *command);
  if (auto error = reader.error()) return *std::move(error);
  entry.command = *std::move(command);
  return entry;
}

}  // namespace springtide::wire
