-- What schema 12 brought, taken away again. What is not known any more:
-- gone: webhook
DROP TABLE calls;
DROP TABLE webhooks;
DROP TABLE subscriptions;
DROP TABLE secrets;
UPDATE schema_version SET version = 11;
