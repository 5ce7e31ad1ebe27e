-- What schema 11 brought, taken away again. What is not known any more:
-- gone: vacation
DROP TABLE vacations;
UPDATE schema_version SET version = 10;
