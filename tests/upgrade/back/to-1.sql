-- What schema 2 brought, taken away again. What is not known any more:
-- gone: recovery
DROP INDEX tables_due;
ALTER TABLE tables DROP COLUMN due;
ALTER TABLE players DROP COLUMN recovery_hash;
UPDATE schema_version SET version = 1;
