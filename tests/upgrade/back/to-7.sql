-- Schema 8 brought nothing here.
UPDATE schema_version SET version = 7;
