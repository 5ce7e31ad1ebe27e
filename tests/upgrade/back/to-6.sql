-- What schema 7 brought, taken away again.
DROP TABLE spread;
UPDATE schema_version SET version = 6;
