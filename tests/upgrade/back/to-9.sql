-- What schema 10 brought, taken away again. What is not known any more:
-- gone: page
DROP TABLE former_names;
DROP TABLE profiles;
DROP INDEX players_name;
ALTER TABLE players DROP COLUMN name_key;
UPDATE schema_version SET version = 9;
