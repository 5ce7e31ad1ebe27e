-- What schema 17 brought, taken away again.
DROP TABLE acts;
DROP TABLE bulletin;
DROP TABLE changed_tables;
DROP TABLE locks;
DROP TABLE sign_up_codes;
DROP TABLE nodes;
UPDATE schema_version SET version = 16;
