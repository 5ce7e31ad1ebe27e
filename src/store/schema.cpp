#include "store/schema.h"

#include <array>

#include "store/queries.h"
#include "store/rows.h"

namespace springtide::store {
namespace {

// Types are such that both engines understand them; @key@ and @counted key@ are a Dialect's. What is here once is never
// changed: a new version is a new item.
// Seats name no existing player by constraint: a removed player's seats stay, and a table may be told of one just removed.
constexpr std::array<const char*, 17> migrations{
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
    // 5: entries are appended in the order they come, and named by numbers; what an entry changes of its table is a small
    // row of its own, with the number of the last entry
    R"sql(
CREATE TABLE tables_5 (
  number @counted key@,
  id text NOT NULL UNIQUE,
  game text NOT NULL,
  life bigint NOT NULL,
  is_public bigint NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL,
  due bigint NOT NULL,
  waiting bigint NOT NULL,
  seq bigint NOT NULL);
INSERT INTO tables_5 (id, game, life, is_public, created, updated, due, waiting, seq)
  SELECT id, game, life, is_public, created, updated, due, waiting,
    (SELECT max(j.seq) FROM journal j WHERE j.table_id = t.id) FROM tables t ORDER BY created, id;
CREATE TABLE summaries (
  number @key@,
  summary text NOT NULL);
INSERT INTO summaries (number, summary) SELECT n.number, t.summary FROM tables t JOIN tables_5 n ON n.id = t.id;
CREATE TABLE journal_5 (
  number bigint NOT NULL,
  seq bigint NOT NULL,
  time bigint NOT NULL,
  entry text NOT NULL,
  UNIQUE (number, seq));
INSERT INTO journal_5 (number, seq, time, entry)
  SELECT n.number, j.seq, j.time, j.entry FROM journal j JOIN tables_5 n ON n.id = j.table_id ORDER BY n.number, j.seq;
CREATE TABLE seats_5 (
  table_id text NOT NULL,
  seat integer NOT NULL,
  player text NOT NULL,
  PRIMARY KEY (table_id, seat));
INSERT INTO seats_5 (table_id, seat, player) SELECT table_id, seat, player FROM seats;
CREATE TABLE leases_5 (
  table_id text NOT NULL PRIMARY KEY,
  node text NOT NULL,
  until bigint NOT NULL);
INSERT INTO leases_5 (table_id, node, until) SELECT table_id, node, until FROM leases;
DROP TABLE journal;
DROP TABLE seats;
DROP TABLE leases;
DROP TABLE tables;
ALTER TABLE tables_5 RENAME TO tables;
ALTER TABLE journal_5 RENAME TO journal;
ALTER TABLE seats_5 RENAME TO seats;
ALTER TABLE leases_5 RENAME TO leases;
CREATE INDEX tables_lobby ON tables (created) WHERE life = 0 AND is_public = 1;
CREATE INDEX tables_due ON tables (due) WHERE due > 0;
CREATE INDEX seats_player ON seats (player);
)sql",
    // 6: who opened a table, for what one may have at once (of older tables it is not known; they count by their seats);
    // work
    // that can wait
    R"sql(
ALTER TABLE tables ADD COLUMN host text NOT NULL DEFAULT '';
CREATE INDEX tables_host ON tables (host) WHERE life <= 1;
CREATE TABLE jobs (
  id text NOT NULL PRIMARY KEY,
  kind text NOT NULL,
  owner text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  request text NOT NULL,
  state bigint NOT NULL,
  node text NOT NULL,
  until bigint NOT NULL,
  build text NOT NULL,
  tries bigint NOT NULL,
  done bigint NOT NULL,
  total bigint NOT NULL,
  result text NOT NULL,
  created bigint NOT NULL,
  taken bigint NOT NULL);
CREATE INDEX jobs_owner ON jobs (owner, taken);
CREATE INDEX jobs_unfinished ON jobs (until) WHERE state = 0;
CREATE INDEX jobs_created ON jobs (created) WHERE state <> 0;
)sql",
    // 7: one of several databases remembers which one it is
    R"sql(
CREATE TABLE spread (
  one bigint NOT NULL PRIMARY KEY CHECK (one = 1),
  id text NOT NULL,
  part bigint NOT NULL,
  parts bigint NOT NULL,
  is_settled bigint NOT NULL);
)sql",
    // 8: where the engine needs it, journals without an index
    "@journals in chains@",
    // 9: how games ended, for lists and ratings: a fold over journals. A table that is over and not counted is to be taken
    // in
    R"sql(
ALTER TABLE tables ADD COLUMN counted bigint NOT NULL DEFAULT 0;
CREATE INDEX tables_uncounted ON tables (number) WHERE life >= 2 AND counted = 0;
CREATE TABLE turns (taken bigint NOT NULL);
INSERT INTO turns VALUES (0);
CREATE TABLE standings (
  table_id text NOT NULL,
  seat bigint NOT NULL,
  game text NOT NULL,
  edition text NOT NULL,
  players bigint NOT NULL,
  is_rated bigint NOT NULL,
  ended bigint NOT NULL,
  player text NOT NULL,
  level bigint NOT NULL,
  measured bigint NOT NULL,
  place bigint NOT NULL,
  points bigint NOT NULL,
  has_left bigint NOT NULL,
  mean bigint NOT NULL,
  variance bigint NOT NULL,
  PRIMARY KEY (table_id, seat));
CREATE INDEX standings_player ON standings (player, game, ended, table_id) WHERE player <> '';
CREATE INDEX standings_rated ON standings (game, ended, table_id) WHERE is_rated = 1 AND seat = 0;
)sql",
    // 10: people are found by their names, which can change, and have pages. Names from before are found by small letters
    // that have no accents; accounts get the right key with the next name
    R"sql(
ALTER TABLE players ADD COLUMN name_key text NOT NULL DEFAULT '';
UPDATE players SET name_key = lower(name);
CREATE INDEX players_name ON players (name_key) WHERE login_key IS NOT NULL;
CREATE TABLE former_names (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  name text NOT NULL,
  name_key text NOT NULL,
  given_up bigint NOT NULL,
  until bigint NOT NULL);
CREATE INDEX former_names_player ON former_names (player);
CREATE INDEX former_names_name ON former_names (name_key);
CREATE TABLE profiles (
  player text NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  is_shown bigint NOT NULL,
  emblem bigint NOT NULL);
)sql",
    // 11: accounts go on vacation
    R"sql(
CREATE TABLE vacations (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  began bigint NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (player, began));
)sql",
    // 12: who is called to a table, on which devices and where else. A device's subscription ends with its session. Calls
    // are where their table is, all else with the players.
    R"sql(
CREATE TABLE secrets (
  name text NOT NULL PRIMARY KEY,
  value text NOT NULL);
CREATE TABLE subscriptions (
  id text NOT NULL PRIMARY KEY,
  token text NOT NULL UNIQUE REFERENCES tokens (hash) ON DELETE CASCADE,
  player text NOT NULL,
  endpoint text NOT NULL UNIQUE,
  reader_key text NOT NULL,
  reader_secret text NOT NULL,
  device text NOT NULL,
  quiet_from bigint NOT NULL,
  quiet_until bigint NOT NULL,
  zone bigint NOT NULL,
  created bigint NOT NULL);
CREATE INDEX subscriptions_player ON subscriptions (player);
CREATE TABLE webhooks (
  id text NOT NULL PRIMARY KEY,
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id text NOT NULL,
  url text NOT NULL,
  shape bigint NOT NULL,
  created bigint NOT NULL);
CREATE INDEX webhooks_player ON webhooks (player);
CREATE INDEX webhooks_table ON webhooks (table_id) WHERE table_id <> '';
CREATE TABLE calls (
  table_id text NOT NULL,
  seat integer NOT NULL,
  game text NOT NULL,
  player text NOT NULL,
  kind bigint NOT NULL,
  decision bigint NOT NULL,
  state bigint NOT NULL,
  node text NOT NULL,
  until bigint NOT NULL,
  tries bigint NOT NULL,
  not_before bigint NOT NULL,
  told text NOT NULL,
  created bigint NOT NULL,
  PRIMARY KEY (table_id, seat));
CREATE INDEX calls_waiting ON calls (not_before) WHERE state <> 1;
)sql",
    // 13: people who play together, or do not want to
    R"sql(
CREATE TABLE follows (
  follower text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  followed text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  since bigint NOT NULL,
  PRIMARY KEY (follower, followed));
CREATE INDEX follows_followed ON follows (followed);
CREATE TABLE blocks (
  blocker text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  blocked text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  stands bigint NOT NULL,
  changed bigint NOT NULL,
  PRIMARY KEY (blocker, blocked));
CREATE INDEX blocks_blocked ON blocks (blocked);
CREATE INDEX blocks_changed ON blocks (changed);
CREATE TABLE circles (
  id text NOT NULL PRIMARY KEY,
  owner text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  name text NOT NULL,
  wishes text NOT NULL,
  created bigint NOT NULL);
CREATE INDEX circles_owner ON circles (owner);
CREATE TABLE circle_members (
  circle text NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
  place bigint NOT NULL,
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  PRIMARY KEY (circle, player));
CREATE INDEX circle_members_player ON circle_members (player);
CREATE INDEX calls_invitation ON calls (player) WHERE kind = 2;
)sql",
    // 14: games that can be watched are found; who is here, at which node, as long as that node says so again and again
    R"sql(
CREATE INDEX tables_playing ON tables (created) WHERE life = 1 AND is_public = 1;
ALTER TABLE profiles ADD COLUMN is_here_shown bigint NOT NULL DEFAULT 1;
CREATE TABLE attendances (
  node text NOT NULL PRIMARY KEY,
  people bigint NOT NULL,
  accounts text NOT NULL,
  until bigint NOT NULL);
)sql",
    // 15: studies that are shared by a link
    R"sql(
CREATE TABLE studies (
  id text NOT NULL PRIMARY KEY,
  owner text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  text text NOT NULL,
  created bigint NOT NULL);
CREATE INDEX studies_owner ON studies (owner);
)sql",
    // 16: what accounts have done in the trainer, each row with the revision of its last change; how people of each band of
    // ratings first answered a puzzle
    R"sql(
CREATE TABLE puzzle_answers (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  puzzle text NOT NULL,
  time bigint NOT NULL,
  is_solved bigint NOT NULL,
  grade bigint NOT NULL,
  rating bigint NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (player, puzzle));
CREATE INDEX puzzle_answers_revision ON puzzle_answers (player, revision);
CREATE TABLE exercises (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  id text NOT NULL,
  is_removed bigint NOT NULL,
  answers bigint NOT NULL,
  due bigint NOT NULL,
  step bigint NOT NULL,
  game text NOT NULL,
  record text NOT NULL,
  move bigint NOT NULL,
  added bigint NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (player, id));
CREATE INDEX exercises_revision ON exercises (player, revision);
CREATE TABLE puzzle_counts (
  puzzle text NOT NULL,
  band bigint NOT NULL,
  asked bigint NOT NULL,
  solved bigint NOT NULL,
  PRIMARY KEY (puzzle, band));
)sql",
    // 17: what who runs the servers has done, and what nodes go by: one row, and the tables that other hands have changed
    R"sql(
CREATE TABLE acts (
  number @counted key@,
  time bigint NOT NULL,
  operator text NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  detail text NOT NULL,
  reason text NOT NULL);
CREATE TABLE bulletin (
  one bigint NOT NULL PRIMARY KEY CHECK (one = 1),
  changed bigint NOT NULL,
  sign_up bigint NOT NULL,
  announcement text NOT NULL,
  announced_until bigint NOT NULL);
INSERT INTO bulletin VALUES (1, 0, 0, '', 0);
CREATE TABLE changed_tables (
  number bigint NOT NULL,
  table_id text NOT NULL,
  PRIMARY KEY (number, table_id));
CREATE TABLE locks (
  player text NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  until bigint NOT NULL);
CREATE TABLE sign_up_codes (
  hash text NOT NULL PRIMARY KEY,
  until bigint NOT NULL);
CREATE TABLE nodes (
  node text NOT NULL PRIMARY KEY,
  build text NOT NULL,
  started bigint NOT NULL,
  until bigint NOT NULL,
  is_draining bigint NOT NULL);
)sql",
};

std::string said_in(const Dialect& dialect, const char* text) {
  std::string said = replaced(replaced(text, "@key@", dialect.key), "@counted key@", dialect.counted_key);
  return replaced(std::move(said), "@journals in chains@", dialect.journals_in_chains);
}

}  // namespace

int newest_schema() { return static_cast<int>(migrations.size()); }

void migrate(Session& session, const Dialect& dialect, std::int64_t version, const std::string& place) {
  if (version > newest_schema())
    throw Failure(place + ": its schema has version " + std::to_string(version) + ", this program knows versions up to " +
                  std::to_string(newest_schema()) +
                  "; start the version that wrote it, or a newer one; or restore the backup from before the upgrade");
  if (version == newest_schema()) return;
  for (auto next = static_cast<std::size_t>(version); next < migrations.size(); ++next)
    if (const std::string script = said_in(dialect, migrations[next]); !script.empty()) session.script(script);
  session.script("UPDATE schema_version SET version = " + std::to_string(newest_schema()));
}

std::int64_t schema_version(Session& session, const std::string& place) {
  const Answer answer = run(session, query::check);
  if (answer.rows.size() != 1 || number_in(answer.rows[0], 0) < 1)
    throw Failure(place + ": its table schema_version does not hold one version");
  return number_in(answer.rows[0], 0);
}

}  // namespace springtide::store
