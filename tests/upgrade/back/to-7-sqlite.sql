-- Schema 8 brought journals in chains; here they have an index again.
CREATE TABLE journal_7 (
  number bigint NOT NULL,
  seq bigint NOT NULL,
  time bigint NOT NULL,
  entry text NOT NULL,
  UNIQUE (number, seq));
INSERT INTO journal_7 SELECT number, seq, time, entry FROM journal ORDER BY place;
DROP TABLE journal;
ALTER TABLE journal_7 RENAME TO journal;
ALTER TABLE tables DROP COLUMN last;
UPDATE schema_version SET version = 7;
