-- A store as version 1 of the schema left it, with rows; both engines read it. Never changed: it stands for databases that exist.
CREATE TABLE schema_version (version bigint NOT NULL);
INSERT INTO schema_version VALUES (1);
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

INSERT INTO players VALUES ('p-anna', 'Anna Müller', 'Änne', 'änne', NULL, 'hash-1', 1700000000001);
INSERT INTO players VALUES ('p-guest', 'Łukasz', NULL, NULL, 'p-anna', '', 1700000000002);
INSERT INTO tokens VALUES ('token-1', 'p-guest', 1700000000003);
INSERT INTO tables VALUES ('t-sea', 'vineta', 1, 0, 1700000000010, 1700000000012, 5, '{"name":"Sea"}');
INSERT INTO tables VALUES ('t-bay', 'vigo', 0, 1, 1700000000020, 1700000000020, 0, '{"name":"Bay"}');
INSERT INTO journal VALUES ('t-sea', 1, 1700000000010, '{"create":"vineta"}');
INSERT INTO journal VALUES ('t-sea', 2, 1700000000011, '{"start":true}');
INSERT INTO journal VALUES ('t-sea', 3, 1700000000012, '{"act":"p1 place amber G0"}');
INSERT INTO journal VALUES ('t-bay', 1, 1700000000020, '{"create":"vigo"}');
INSERT INTO seats VALUES ('t-sea', 0, 'p-anna');
INSERT INTO seats VALUES ('t-sea', 2, 'p-guest');
INSERT INTO seats VALUES ('t-bay', 1, 'p-guest');
INSERT INTO leases VALUES ('t-sea', 'node-1', 1700000005000);
