-- What schema 16 brought, taken away again. What is not known any more:
-- gone: training
DROP TABLE puzzle_answers;
DROP TABLE exercises;
DROP TABLE puzzle_counts;
UPDATE schema_version SET version = 15;
