#include "device/device.h"

#include <utility>

#include "home/rows.h"
#include "text/lines.h"
#include "wire/command_json.h"
#include "wire/journal.h"
#include "wire/unseen.h"

namespace springtide::device {

using namespace match;
using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

namespace {

constexpr std::string_view token_start = "device:";

std::optional<std::string> player_of(const std::string& token) {
  if (!token.starts_with(token_start) || token.size() == token_start.size()) return std::nullopt;
  return token.substr(token_start.size());
}

std::optional<home::Identity> identity_of(const std::string& token) {
  const auto player = player_of(token);
  if (!player) return std::nullopt;
  return home::Identity{.actor = {.ids = {*player}}, .name = *player};
}

}  // namespace

Device::Device(World& world)
    : world_(world),
      home_({.shares_store = true, .thinks_unwatched = false, .has_lessons = true, .id_start = "device-", .look_every = 0},
            [&world] { return world.random(); }) {}

home::Effects Device::take_effects() {
  home::Effects all = std::exchange(effects_, {});
  for (home::Effects some = home_.take_effects(); !some.empty(); some = home_.take_effects())
    for (home::Effect& effect : some) {
      if (const auto* identify = std::get_if<home::Identify>(&effect))
        home_.identified(identify->connection, identity_of(identify->token), world_.now());
      else if (const auto* lease = std::get_if<home::Lease>(&effect))
        home_.leased(lease->table, true, world_.now());
      else
        all.push_back(std::move(effect));
    }
  return all;
}

Answer Device::request(const Request& request) {
  const bool is_post = request.method == "POST";
  if (is_post && request.path == "/api/tables") return open_table(request);
  if (is_post && request.path == "/api/journals") return take_in(request);
  if (is_post && request.path == "/api/replays") return wire::replay_answer(request.body, request.seat);
  if (is_post && request.path == "/api/verifications") return wire::verification_answer(request.body);
  const auto parts = split(request.path, '/');
  if (request.method == "GET" && parts.size() == 5 && request.path.starts_with("/api/tables/"))
    return of_table(request, parts[4]);
  return refusal_answer(ServiceCode::no_such_address);
}

Answer Device::open_table(const Request& request) {
  const auto player = player_of(request.token);
  if (!player) return refusal_answer(ServiceCode::no_token);
  const auto json = parse_json(request.body);
  if (!json) return refusal_answer(ServiceCode::bad_message, json.error().message());
  wire::Reader reader(*json);
  const Setup wishes = wire::read_wishes(reader);
  if (const auto error = reader.error()) return refusal_answer(ServiceCode::bad_message, *error);
  if (const auto unseen = wire::unseen_in(*json)) return refusal_answer(ServiceCode::bad_message, *unseen);
  const Setup setup =
      wire::granted(wishes, {.table = home_.new_id(), .player = *player, .name = *player, .secret = world_.random()});
  auto first = home_.open(setup, "", world_.now());
  if (!first) return refusal_answer(first.error());
  effects_.push_back(*std::move(first));
  return wire::opened_answer(setup);
}

Answer Device::take_in(const Request& request) {
  const auto player = player_of(request.token);
  if (!player) return refusal_answer(ServiceCode::no_token);
  const auto checked = wire::check_journal(request.body);
  if (!checked) return refusal_answer(ServiceCode::bad_journal, checked.error().message());
  const std::string id = home_.new_id();
  for (home::Write& write : home::writes_of(wire::hand_over(*checked, id, *player))) effects_.push_back(std::move(write));
  return {.status = 201, .body = JsonWriter().begin_object().field("table", id).end_object().text()};
}

// The journal is the game's save file: here it can be had at any time.
Answer Device::of_table(const Request& request, std::string_view what) const {
  if (request.journal.empty()) return refusal_answer(ServiceCode::no_such_table);
  if (what == "journal") return wire::text_answer(wire::journal_text(request.journal));
  const auto journal = wire::read_entries(request.journal);
  if (!journal) return refusal_answer(ServiceCode::bad_journal, journal.error().message());
  if (what == "replay") return wire::replay_answer(&journal->table, request.seat);
  if (what != "record") return refusal_answer(ServiceCode::no_such_address);
  const auto player = player_of(request.token);
  return wire::record_answer(&journal->table, player ? Actor{.ids = {*player}} : Actor{}, request.seat);
}

}  // namespace springtide::device
