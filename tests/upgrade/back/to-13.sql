-- What schema 14 brought, taken away again.
DROP TABLE attendances;
DROP INDEX tables_playing;
ALTER TABLE profiles DROP COLUMN is_here_shown;
UPDATE schema_version SET version = 13;
