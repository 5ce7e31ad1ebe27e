-- What schema 15 brought, taken away again. What is not known any more:
-- gone: study
DROP TABLE studies;
UPDATE schema_version SET version = 14;
