#include "server/call.h"

#include "store/spread.h"
#include "wire/journal.h"

namespace springtide::server {

Task<std::optional<Identity>> identified(Call& call) {
  constexpr std::string_view scheme = "Bearer ";
  const std::string& header = call.request.authorization;
  const std::string token = header.starts_with(scheme) ? header.substr(scheme.size()) : "";
  if (token.empty()) co_return std::nullopt;
  co_return co_await call.parts.players.identified(token);
}

Task<Result<Identity, wire::Answer>> player(Call& call) {
  auto identity = co_await identified(call);
  if (!identity) co_return wire::refusal_answer(wire::ServiceCode::no_token);
  co_return *std::move(identity);
}

Task<Result<Identity, wire::Answer>> account(Call& call, std::string_view sentence) {
  auto identity = co_await player(call);
  if (identity && identity->login.empty()) co_return wire::refusal_answer(403, "needs-account", sentence);
  co_return identity;
}

wire::Answer gone() {
  JsonWriter json;
  return json_answer(200, json.begin_object().field("name", "").end_object());
}

Task<std::vector<store::MyTable>> tables_of(Call& call, const Identity& identity, int limit) {
  auto parts = co_await call.parts.store.asked_each(
      [ids = identity.actor.ids, limit](store::Store& store) { return store.tables_of(ids, limit); });
  co_return store::merged_tables(std::move(parts), limit);
}

Task<std::vector<std::string>> journal_of(Call& call) {
  const auto journal =
      co_await call.parts.store.asked_of(call.name, [name = call.name](store::Store& store) { return store.journal(name); });
  co_return store::texts_of(journal);
}

std::optional<match::Table> table_of(const std::vector<std::string>& journal) {
  if (journal.empty()) return std::nullopt;
  auto read = wire::read_entries(journal);
  if (!read) throw std::runtime_error("a journal is unreadable: " + read.error().message());
  return std::move(read->table);
}

}  // namespace springtide::server
