-- What schema 6 brought, taken away again.
DROP TABLE jobs;
DROP INDEX tables_host;
ALTER TABLE tables DROP COLUMN host;
UPDATE schema_version SET version = 5;
