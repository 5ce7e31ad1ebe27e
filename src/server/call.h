// One request to the endpoints below /api, and what their handlers have in common.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "server/service_parts.h"
#include "text/json.h"
#include "wire/answers.h"
#include "wire/command_json.h"
#include "wire/unseen.h"

namespace springtide::server {

struct Call {
  Service::Parts& parts;
  const ServiceSettings& settings;
  Request request;
  std::string name{};  // the part of the path that names a table, a job, a person
};

inline constexpr int longest_list = 200;

// What limits of addresses count by.
inline std::string household_of(const Call& call) { return household_at(call.request.address); }

inline wire::Answer json_answer(int status, const JsonWriter& json) { return {.status = status, .body = json.text()}; }

// Whom the request comes from; without a token, or with one nobody knows, nothing.
Task<std::optional<Identity>> identified(Call& call);
// The same, or the refusal.
Task<Result<Identity, wire::Answer>> player(Call& call);

// The same, of accounts alone; `sentence` says so.
Task<Result<Identity, wire::Answer>> account(Call& call, std::string_view sentence);
// Nothing to say but that it is done.
wire::Answer gone();

// The tables where somebody sits, last updated first, at most so many.
Task<std::vector<store::MyTable>> tables_of(Call& call, const Identity& identity, int limit = longest_list);
inline constexpr int every_one = std::numeric_limits<int>::max();

// Of the table that the request names.
Task<std::vector<std::string>> journal_of(Call& call);
// The table as its journal has it, if there is one.
std::optional<match::Table> table_of(const std::vector<std::string>& journal);

// The body as an object, read to its end.
template <class Read>
auto body_of(const Call& call, Read read) -> Result<decltype(read(std::declval<wire::Reader&>())), wire::Answer> {
  using wire::ServiceCode;
  const auto json = parse_json(call.request.body);
  if (!json) return wire::refusal_answer(ServiceCode::bad_message, json.error().message());
  wire::Reader reader(*json);
  auto content = read(reader);
  if (const auto error = reader.error()) return wire::refusal_answer(ServiceCode::bad_message, *error);
  if (const auto unseen = wire::unseen_in(*json)) return wire::refusal_answer(ServiceCode::bad_message, *unseen);
  return content;
}

// Off the loop: whole games are played again for an answer.
template <class Work>
Task<wire::Answer> worked_out(Call& call, Work work) {
  return call.parts.desk.done(call.parts.loop, household_of(call), std::move(work));
}

}  // namespace springtide::server
