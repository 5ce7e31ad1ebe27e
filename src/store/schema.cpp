#include "store/schema.h"

#include <array>

#include "store/queries.h"
#include "store/rows.h"

namespace springtide::store {
namespace {

// Types are such that both engines understand them. What is here once is never changed: a new version is a new item.
// Seats name no existing player by constraint: a removed player's seats stay, and a table may be told of one just removed.
constexpr std::array<const char*, 4> migrations{
    // 1: the first
    R"sql(
CREATE TABLE schema_version (version bigint NOT NULL);
INSERT INTO schema_version VALUES (0);
CREATE TABLE tables (
  id text NOT NULL PRIMARY KEY,
  game text NOT NULL,
  life bigint NOT NULL,
  is_public bigint NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL,
  waiting bigint NOT NULL,
  summary text NOT NULL);
CREATE INDEX tables_lobby ON tables (created) WHERE life = 0 AND is_public = 1;
CREATE TABLE journal (
  table_id text NOT NULL REFERENCES tables (id),
  seq bigint NOT NULL CHECK (seq > 0),
  time bigint NOT NULL,
  entry text NOT NULL,
  PRIMARY KEY (table_id, seq));
CREATE TABLE seats (
  table_id text NOT NULL REFERENCES tables (id),
  seat integer NOT NULL,
  player text NOT NULL,
  PRIMARY KEY (table_id, seat));
CREATE INDEX seats_player ON seats (player);
CREATE TABLE players (
  id text NOT NULL PRIMARY KEY,
  name text NOT NULL,
  login text,
  login_key text UNIQUE,
  belongs_to text REFERENCES players (id) ON DELETE CASCADE,
  password_hash text NOT NULL,
  created bigint NOT NULL);
CREATE INDEX players_belongs_to ON players (belongs_to);
CREATE TABLE tokens (
  hash text NOT NULL PRIMARY KEY,
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  created bigint NOT NULL);
CREATE INDEX tokens_player ON tokens (player);
CREATE TABLE leases (
  table_id text NOT NULL PRIMARY KEY REFERENCES tables (id),
  node text NOT NULL,
  until bigint NOT NULL);
CREATE INDEX leases_node ON leases (node);
)sql",
    // 2: tables whose clock or bot is due are found without replaying them; accounts have a recovery code
    R"sql(
ALTER TABLE tables ADD COLUMN due bigint NOT NULL DEFAULT 0;
CREATE INDEX tables_due ON tables (due) WHERE due > 0;
ALTER TABLE players ADD COLUMN recovery_hash text NOT NULL DEFAULT '';
)sql",
    // 3: where an account has been used, as hashes of the player and the address
    R"sql(
CREATE TABLE places (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  place text NOT NULL,
  PRIMARY KEY (player, place));
)sql",
    // 4: sessions can be listed: when each was last used, to the hour, and with what
    R"sql(
ALTER TABLE tokens ADD COLUMN used bigint NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN device text NOT NULL DEFAULT '';
)sql",
};

}  // namespace

int newest_schema() { return static_cast<int>(migrations.size()); }

void migrate(Session& session, std::int64_t version, const std::string& place) {
  if (version > newest_schema())
    throw Failure(place + ": its schema has version " + std::to_string(version) + ", this program knows versions up to " +
                  std::to_string(newest_schema()) + "; use a newer springtide");
  if (version == newest_schema()) return;
  for (auto next = static_cast<std::size_t>(version); next < migrations.size(); ++next) session.script(migrations[next]);
  session.script("UPDATE schema_version SET version = " + std::to_string(newest_schema()));
}

std::int64_t schema_version(Session& session, const std::string& place) {
  const Answer answer = run(session, query::check);
  if (answer.rows.size() != 1 || number_in(answer.rows[0], 0) < 1)
    throw Failure(place + ": its table schema_version does not hold one version");
  return number_in(answer.rows[0], 0);
}

}  // namespace springtide::store
