-- What schema 13 brought, taken away again. What is not known any more:
-- gone: follows
DROP INDEX calls_invitation;
DROP TABLE circle_members;
DROP TABLE circles;
DROP TABLE follows;
DROP TABLE blocks;
UPDATE schema_version SET version = 12;
