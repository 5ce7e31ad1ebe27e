-- {"schema": 2, "bo": "60ndwjh0qmvkfh2rs30g2qr6wk", "recovery": "ptrr0086sfr85apmgrp55466d4", "over": "d77f50bd0581a1484b50835716075a68", "entries": "b0da9e8092f04cb3a2a943b0110efc45cfa50a2ec297feb2cdaff3f0624d727c", "points": {"p1": 15, "p2": 13}, "playing": "31d0c824ce1121379c5cda324a8ae929", "bay": "69caf43209b8a6301467b7f7a3b44b37", "open": "5105f239d4a203b58349abc453e543cb", "name": "Anna"}
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.journal (
    table_id text NOT NULL,
    seq bigint NOT NULL,
    "time" bigint NOT NULL,
    entry text NOT NULL,
    CONSTRAINT journal_seq_check CHECK ((seq > 0))
);
CREATE TABLE public.leases (
    table_id text NOT NULL,
    node text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.players (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    login_key text,
    belongs_to text,
    password_hash text NOT NULL,
    created bigint NOT NULL,
    recovery_hash text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.schema_version (
    version bigint NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    player text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    life bigint NOT NULL,
    is_public bigint NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    waiting bigint NOT NULL,
    summary text NOT NULL,
    due bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.tokens (
    hash text NOT NULL,
    player text NOT NULL,
    created bigint NOT NULL
);
COPY public.journal (table_id, seq, "time", entry) FROM stdin;
d77f50bd0581a1484b50835716075a68	1	1794923601748	{"time":1794923601748,"by":"0257cygc2y5k62fkg957jkqpk6","id":"","do":{"type":"open","table":"d77f50bd0581a1484b50835716075a68","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"0257cygc2y5k62fkg957jkqpk6","chairs":[{"kind":"player","player":"0257cygc2y5k62fkg957jkqpk6","secret":"","name":"Anna"},{"kind":"open"}],"secret":"d8b7b85e71f23feffbf227c585b8df4fe359228db370374d2c8db0af0895e26a"},"followed":[]}
d77f50bd0581a1484b50835716075a68	2	1794923601757	{"time":1794923601757,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"sit-0","do":{"type":"sit","seat":"p2","name":"Bela","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[]}
d77f50bd0581a1484b50835716075a68	3	1794923601769	{"time":1794923601769,"by":"0257cygc2y5k62fkg957jkqpk6","id":"start-1","do":{"type":"start"},"followed":["nature deal p1 tribe amber","nature deal p2 tribe ice","nature deal p1 district G0","nature deal p2 district Y0"]}
d77f50bd0581a1484b50835716075a68	4	1794923601771	{"time":1794923601771,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	5	1794923601782	{"time":1794923601782,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	6	1794923601790	{"time":1794923601790,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	7	1794923601802	{"time":1794923601802,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	8	1794923601809	{"time":1794923601809,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	9	1794923601814	{"time":1794923601814,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	10	1794923601825	{"time":1794923601825,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	11	1794923601838	{"time":1794923601838,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	12	1794923601844	{"time":1794923601844,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	13	1794923601849	{"time":1794923601849,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	14	1794923601852	{"time":1794923601852,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	15	1794923601857	{"time":1794923601857,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	16	1794923601861	{"time":1794923601861,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	17	1794923601873	{"time":1794923601873,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	18	1794923601876	{"time":1794923601876,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	19	1794923601881	{"time":1794923601881,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	20	1794923601884	{"time":1794923601884,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	21	1794923601898	{"time":1794923601898,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	22	1794923601901	{"time":1794923601901,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	23	1794923601913	{"time":1794923601913,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	24	1794923601917	{"time":1794923601917,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	25	1794923601921	{"time":1794923601921,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	26	1794923601937	{"time":1794923601937,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	27	1794923601945	{"time":1794923601945,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	28	1794923601949	{"time":1794923601949,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	29	1794923601953	{"time":1794923601953,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	30	1794923601956	{"time":1794923601956,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	31	1794923601969	{"time":1794923601969,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 flood 1","nature draw p1 false hope","nature draw p1 flood 2","nature draw p1 quarantine","nature draw p1 relocation","nature draw p1 flood 3","nature draw p1 intervention","nature draw p2 flood 2","nature draw p2 flood 4","nature draw p2 flood 1","nature draw p2 calm sea","nature draw p2 flood 1","nature draw p2 panic","nature draw p2 one more"]}
d77f50bd0581a1484b50835716075a68	32	1794923601976	{"time":1794923601976,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	33	1794923601985	{"time":1794923601985,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose panic"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	34	1794923601996	{"time":1794923601996,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 1 start G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	35	1794923602013	{"time":1794923602013,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 panic from R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	36	1794923602016	{"time":1794923602016,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-52","do":{"type":"act","seat":"p2","decision":50,"actions":["p2 panic move straw to R1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	37	1794923602022	{"time":1794923602022,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-53","do":{"type":"act","seat":"p2","decision":51,"actions":["p2 panic move straw to R0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	38	1794923602032	{"time":1794923602032,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-54","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 panic move straw to Y2"]},"followed":["nature draw p1 flood 2","nature draw p2 changing wind"]}
d77f50bd0581a1484b50835716075a68	39	1794923602040	{"time":1794923602040,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-57","do":{"type":"act","seat":"p1","decision":55,"actions":["p1 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	40	1794923602049	{"time":1794923602049,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-58","do":{"type":"act","seat":"p2","decision":55,"actions":["p2 choose one more"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	41	1794923602061	{"time":1794923602061,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-59","do":{"type":"act","seat":"p2","decision":57,"actions":["p2 one more"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	42	1794923602069	{"time":1794923602069,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-60","do":{"type":"act","seat":"p1","decision":58,"actions":["p1 flood 2 add G0"]},"followed":["nature draw p1 changing wind","nature draw p2 false hope"]}
d77f50bd0581a1484b50835716075a68	43	1794923602080	{"time":1794923602080,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-63","do":{"type":"act","seat":"p1","decision":61,"actions":["p1 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	44	1794923602093	{"time":1794923602093,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-64","do":{"type":"act","seat":"p2","decision":61,"actions":["p2 choose false hope"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	45	1794923602095	{"time":1794923602095,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-65","do":{"type":"act","seat":"p1","decision":63,"actions":["p1 flood 2 add G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	46	1794923602105	{"time":1794923602105,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-66","do":{"type":"act","seat":"p2","decision":64,"actions":["p2 false hope from R2 to G0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	47	1794923602109	{"time":1794923602109,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-67","do":{"type":"act","seat":"p2","decision":65,"actions":["p2 false hope move straw"]},"followed":["nature draw p1 flood 2","nature draw p2 relocation"]}
d77f50bd0581a1484b50835716075a68	48	1794923602120	{"time":1794923602120,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-70","do":{"type":"act","seat":"p1","decision":68,"actions":["p1 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	49	1794923602123	{"time":1794923602123,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-71","do":{"type":"act","seat":"p2","decision":68,"actions":["p2 choose relocation"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	50	1794923602138	{"time":1794923602138,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-72","do":{"type":"act","seat":"p2","decision":70,"actions":["p2 relocation R1 R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	51	1794923602146	{"time":1794923602146,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-73","do":{"type":"act","seat":"p1","decision":71,"actions":["p1 flood 2 add G0"]},"followed":["nature draw p1 panic","nature draw p2 changing wind"]}
d77f50bd0581a1484b50835716075a68	52	1794923602160	{"time":1794923602160,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-76","do":{"type":"act","seat":"p1","decision":74,"actions":["p1 choose flood 3"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	53	1794923602173	{"time":1794923602173,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-77","do":{"type":"act","seat":"p2","decision":74,"actions":["p2 choose calm sea"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	54	1794923602175	{"time":1794923602175,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-78","do":{"type":"act","seat":"p1","decision":76,"actions":["p1 flood 3 start G1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	55	1794923602189	{"time":1794923602189,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-79","do":{"type":"act","seat":"p2","decision":77,"actions":["p2 calm sea discard G1 1"]},"followed":["nature draw p1 false hope","nature draw p2 flood 1"]}
d77f50bd0581a1484b50835716075a68	56	1794923602191	{"time":1794923602191,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-82","do":{"type":"act","seat":"p1","decision":80,"actions":["p1 choose changing wind"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	57	1794923602210	{"time":1794923602210,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-83","do":{"type":"act","seat":"p2","decision":80,"actions":["p2 choose changing wind"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	58	1794923602222	{"time":1794923602222,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-84","do":{"type":"act","seat":"p2","decision":82,"actions":["p2 changing wind lapse"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	59	1794923602236	{"time":1794923602236,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-85","do":{"type":"act","seat":"p1","decision":83,"actions":["p1 changing wind lapse"]},"followed":["nature draw p1 calm sea","nature draw p2 flood 2"]}
d77f50bd0581a1484b50835716075a68	60	1794923602244	{"time":1794923602244,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-88","do":{"type":"act","seat":"p1","decision":86,"actions":["p1 choose calm sea"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	61	1794923602257	{"time":1794923602257,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-89","do":{"type":"act","seat":"p2","decision":86,"actions":["p2 choose changing wind"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	62	1794923602261	{"time":1794923602261,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-90","do":{"type":"act","seat":"p1","decision":88,"actions":["p1 calm sea lapse"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	63	1794923602269	{"time":1794923602269,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-91","do":{"type":"act","seat":"p2","decision":89,"actions":["p2 changing wind lapse"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 2"]}
d77f50bd0581a1484b50835716075a68	64	1794923602281	{"time":1794923602281,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-94","do":{"type":"act","seat":"p1","decision":92,"actions":["p1 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	65	1794923602292	{"time":1794923602292,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-95","do":{"type":"act","seat":"p2","decision":92,"actions":["p2 choose flood 4"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	66	1794923602301	{"time":1794923602301,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-96","do":{"type":"act","seat":"p2","decision":94,"actions":["p2 flood 4 start Y2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	67	1794923602312	{"time":1794923602312,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-97","do":{"type":"act","seat":"p1","decision":95,"actions":["p1 flood 2 add G1"]},"followed":["nature draw p1 flood 2","nature draw p2 one less"]}
d77f50bd0581a1484b50835716075a68	68	1794923602314	{"time":1794923602314,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-100","do":{"type":"act","seat":"p1","decision":98,"actions":["p1 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	69	1794923602323	{"time":1794923602323,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-101","do":{"type":"act","seat":"p2","decision":98,"actions":["p2 choose one less"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	70	1794923602337	{"time":1794923602337,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-102","do":{"type":"act","seat":"p1","decision":100,"actions":["p1 flood 2 start G1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	71	1794923602349	{"time":1794923602349,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-103","do":{"type":"act","seat":"p2","decision":101,"actions":["p2 one less"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 3"]}
d77f50bd0581a1484b50835716075a68	72	1794923602356	{"time":1794923602356,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-106","do":{"type":"act","seat":"p1","decision":104,"actions":["p1 choose flood 1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	73	1794923602366	{"time":1794923602366,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-107","do":{"type":"act","seat":"p2","decision":104,"actions":["p2 choose flood 3"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	74	1794923602377	{"time":1794923602377,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-108","do":{"type":"act","seat":"p2","decision":106,"actions":["p2 flood 3 start R2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	75	1794923602396	{"time":1794923602396,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-109","do":{"type":"act","seat":"p1","decision":107,"actions":["p1 flood 1 add G1"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 2"]}
d77f50bd0581a1484b50835716075a68	76	1794923602398	{"time":1794923602398,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-112","do":{"type":"act","seat":"p1","decision":110,"actions":["p1 choose flood 1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	77	1794923602409	{"time":1794923602409,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-113","do":{"type":"act","seat":"p2","decision":110,"actions":["p2 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	78	1794923602420	{"time":1794923602420,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-114","do":{"type":"act","seat":"p1","decision":112,"actions":["p1 flood 1 add G1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	79	1794923602429	{"time":1794923602429,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-115","do":{"type":"act","seat":"p2","decision":113,"actions":["p2 flood 2 add R2"]},"followed":["nature draw p1 changing wind","nature draw p2 flood 2"]}
d77f50bd0581a1484b50835716075a68	80	1794923602437	{"time":1794923602437,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-118","do":{"type":"act","seat":"p1","decision":116,"actions":["p1 choose changing wind"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	81	1794923602449	{"time":1794923602449,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-119","do":{"type":"act","seat":"p2","decision":116,"actions":["p2 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	82	1794923602454	{"time":1794923602454,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-120","do":{"type":"act","seat":"p2","decision":118,"actions":["p2 flood 2 start R1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	83	1794923602461	{"time":1794923602461,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-121","do":{"type":"act","seat":"p1","decision":119,"actions":["p1 changing wind discard R1 1"]},"followed":["nature draw p1 one less","nature draw p2 flood 3"]}
d77f50bd0581a1484b50835716075a68	84	1794923602476	{"time":1794923602476,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-124","do":{"type":"act","seat":"p1","decision":122,"actions":["p1 choose intervention"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	85	1794923602485	{"time":1794923602485,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-125","do":{"type":"act","seat":"p2","decision":122,"actions":["p2 choose flood 3"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	86	1794923602496	{"time":1794923602496,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-126","do":{"type":"act","seat":"p1","decision":124,"actions":["p1 intervention lapse"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	87	1794923602499	{"time":1794923602499,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-127","do":{"type":"act","seat":"p2","decision":125,"actions":["p2 flood 3 add R1"]},"followed":["nature draw p1 false hope","nature draw p2 flood 2"]}
d77f50bd0581a1484b50835716075a68	88	1794923602509	{"time":1794923602509,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-130","do":{"type":"act","seat":"p1","decision":128,"actions":["p1 choose one less"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	89	1794923602521	{"time":1794923602521,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-131","do":{"type":"act","seat":"p2","decision":128,"actions":["p2 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	90	1794923602530	{"time":1794923602530,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-132","do":{"type":"act","seat":"p2","decision":130,"actions":["p2 flood 2 add R1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	91	1794923602538	{"time":1794923602538,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-133","do":{"type":"act","seat":"p1","decision":131,"actions":["p1 one less"]},"followed":["nature draw p1 flood 2","nature draw p2 false hope"]}
d77f50bd0581a1484b50835716075a68	92	1794923602548	{"time":1794923602548,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-136","do":{"type":"act","seat":"p1","decision":134,"actions":["p1 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	93	1794923602554	{"time":1794923602554,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-137","do":{"type":"act","seat":"p2","decision":134,"actions":["p2 choose false hope"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	94	1794923602561	{"time":1794923602561,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-138","do":{"type":"act","seat":"p1","decision":136,"actions":["p1 flood 2 start G1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	95	1794923602582	{"time":1794923602582,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-139","do":{"type":"act","seat":"p2","decision":137,"actions":["p2 false hope from R0 to G1"]},"followed":["p2 false hope move straw","nature draw p1 flood 1","nature draw p2 intervention"]}
d77f50bd0581a1484b50835716075a68	96	1794923602584	{"time":1794923602584,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-143","do":{"type":"act","seat":"p1","decision":141,"actions":["p1 choose flood 1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	97	1794923602593	{"time":1794923602593,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-144","do":{"type":"act","seat":"p2","decision":141,"actions":["p2 choose intervention"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	98	1794923602606	{"time":1794923602606,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-145","do":{"type":"act","seat":"p2","decision":143,"actions":["p2 intervention G1 -7"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	99	1794923602620	{"time":1794923602620,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-146","do":{"type":"act","seat":"p1","decision":144,"actions":["p1 flood 1 add G1"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 3"]}
d77f50bd0581a1484b50835716075a68	100	1794923602629	{"time":1794923602629,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-149","do":{"type":"act","seat":"p1","decision":147,"actions":["p1 choose flood 1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	101	1794923602637	{"time":1794923602637,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-150","do":{"type":"act","seat":"p2","decision":147,"actions":["p2 choose flood 3"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	102	1794923602645	{"time":1794923602645,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-151","do":{"type":"act","seat":"p1","decision":149,"actions":["p1 flood 1 add G1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	103	1794923602653	{"time":1794923602653,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-152","do":{"type":"act","seat":"p2","decision":150,"actions":["p2 flood 3 start R0"]},"followed":["nature draw p1 one more","nature draw p2 flood 1"]}
d77f50bd0581a1484b50835716075a68	104	1794923602661	{"time":1794923602661,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-155","do":{"type":"act","seat":"p1","decision":153,"actions":["p1 choose one more"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	105	1794923602669	{"time":1794923602669,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-156","do":{"type":"act","seat":"p2","decision":153,"actions":["p2 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	106	1794923602678	{"time":1794923602678,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-157","do":{"type":"act","seat":"p2","decision":155,"actions":["p2 flood 2 start Y1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	107	1794923602688	{"time":1794923602688,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-158","do":{"type":"act","seat":"p1","decision":156,"actions":["p1 one more"]},"followed":["nature draw p1 flood 3","nature draw p2 rescue"]}
d77f50bd0581a1484b50835716075a68	108	1794923602693	{"time":1794923602693,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-161","do":{"type":"act","seat":"p1","decision":159,"actions":["p1 choose flood 3"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	109	1794923602703	{"time":1794923602703,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-162","do":{"type":"act","seat":"p2","decision":159,"actions":["p2 choose rescue"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	110	1794923602705	{"time":1794923602705,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-163","do":{"type":"act","seat":"p1","decision":161,"actions":["p1 flood 3 add Y1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	111	1794923602723	{"time":1794923602723,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-164","do":{"type":"act","seat":"p2","decision":162,"actions":["p2 rescue lapse"]},"followed":["nature draw p1 flood 3","nature draw p2 quarantine"]}
d77f50bd0581a1484b50835716075a68	112	1794923602733	{"time":1794923602733,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-167","do":{"type":"act","seat":"p1","decision":165,"actions":["p1 choose flood 3"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	113	1794923602741	{"time":1794923602741,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-168","do":{"type":"act","seat":"p2","decision":165,"actions":["p2 choose quarantine"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	114	1794923602753	{"time":1794923602753,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-169","do":{"type":"act","seat":"p2","decision":167,"actions":["p2 quarantine Y1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	115	1794923602755	{"time":1794923602755,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-170","do":{"type":"act","seat":"p1","decision":168,"actions":["p1 flood 3 add Y1"]},"followed":["nature draw p1 changing wind","nature draw p2 flood 3"]}
d77f50bd0581a1484b50835716075a68	116	1794923602773	{"time":1794923602773,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-173","do":{"type":"act","seat":"p1","decision":171,"actions":["p1 choose changing wind"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	117	1794923602784	{"time":1794923602784,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-174","do":{"type":"act","seat":"p2","decision":171,"actions":["p2 choose flood 3"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	118	1794923602796	{"time":1794923602796,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-175","do":{"type":"act","seat":"p1","decision":173,"actions":["p1 changing wind discard Y1 1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	119	1794923602799	{"time":1794923602799,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-176","do":{"type":"act","seat":"p2","decision":174,"actions":["p2 flood 3 add Y1"]},"followed":["nature draw p1 rescue","nature draw p2 flood 1"]}
d77f50bd0581a1484b50835716075a68	120	1794923602813	{"time":1794923602813,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-179","do":{"type":"act","seat":"p1","decision":177,"actions":["p1 choose false hope"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	121	1794923602822	{"time":1794923602822,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-180","do":{"type":"act","seat":"p2","decision":177,"actions":["p2 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	122	1794923602834	{"time":1794923602834,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-181","do":{"type":"act","seat":"p2","decision":179,"actions":["p2 flood 2 start Y0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	123	1794923602837	{"time":1794923602837,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-182","do":{"type":"act","seat":"p1","decision":180,"actions":["p1 false hope from G1 to Y0"]},"followed":["p1 false hope move straw","nature draw p1 flood 3","nature draw p2 changing wind"]}
d77f50bd0581a1484b50835716075a68	124	1794923602847	{"time":1794923602847,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-186","do":{"type":"act","seat":"p1","decision":184,"actions":["p1 choose flood 3"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	125	1794923602861	{"time":1794923602861,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-187","do":{"type":"act","seat":"p2","decision":184,"actions":["p2 choose changing wind"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	126	1794923602865	{"time":1794923602865,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-188","do":{"type":"act","seat":"p1","decision":186,"actions":["p1 flood 3 add Y0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	127	1794923602882	{"time":1794923602882,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-189","do":{"type":"act","seat":"p2","decision":187,"actions":["p2 changing wind discard Y0 2"]},"followed":["nature draw p1 flood 4","nature draw p2 false hope"]}
d77f50bd0581a1484b50835716075a68	128	1794923602885	{"time":1794923602885,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-192","do":{"type":"act","seat":"p1","decision":190,"actions":["p1 choose flood 4"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	129	1794923602901	{"time":1794923602901,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-193","do":{"type":"act","seat":"p2","decision":190,"actions":["p2 choose false hope"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	130	1794923602912	{"time":1794923602912,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-194","do":{"type":"act","seat":"p2","decision":192,"actions":["p2 false hope lapse"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	131	1794923602914	{"time":1794923602914,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-195","do":{"type":"act","seat":"p1","decision":193,"actions":["p1 flood 4 add Y0"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	132	1794923602926	{"time":1794923602926,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-196","do":{"type":"act","seat":"p1","decision":194,"actions":["p1 choose false hope"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	133	1794923602939	{"time":1794923602939,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-197","do":{"type":"act","seat":"p2","decision":194,"actions":["p2 choose flood 2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	134	1794923602944	{"time":1794923602944,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-198","do":{"type":"act","seat":"p1","decision":196,"actions":["p1 false hope lapse"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	135	1794923602962	{"time":1794923602962,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-199","do":{"type":"act","seat":"p2","decision":197,"actions":["p2 flood 2 start G2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	136	1794923602964	{"time":1794923602964,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-200","do":{"type":"act","seat":"p1","decision":198,"actions":["p1 choose false hope"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	137	1794923602986	{"time":1794923602986,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-201","do":{"type":"act","seat":"p2","decision":198,"actions":["p2 choose flood 1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	138	1794923602989	{"time":1794923602989,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-202","do":{"type":"act","seat":"p2","decision":200,"actions":["p2 flood 1 add G2"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	139	1794923603001	{"time":1794923603001,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-203","do":{"type":"act","seat":"p1","decision":201,"actions":["p1 false hope lapse"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	140	1794923603021	{"time":1794923603021,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-204","do":{"type":"act","seat":"p1","decision":202,"actions":["p1 choose rescue"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	141	1794923603033	{"time":1794923603033,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-205","do":{"type":"act","seat":"p2","decision":202,"actions":["p2 choose flood 1"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	142	1794923603040	{"time":1794923603040,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-206","do":{"type":"act","seat":"p1","decision":204,"actions":["p1 rescue lapse"]},"followed":[]}
d77f50bd0581a1484b50835716075a68	143	1794923603053	{"time":1794923603053,"by":"54qw0rfxbev2ypcq7yeq8vky4y","id":"p2-207","do":{"type":"act","seat":"p2","decision":205,"actions":["p2 flood 1 add G2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	1	1794923603067	{"time":1794923603067,"by":"0257cygc2y5k62fkg957jkqpk6","id":"","do":{"type":"open","table":"31d0c824ce1121379c5cda324a8ae929","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"0257cygc2y5k62fkg957jkqpk6","chairs":[{"kind":"player","player":"0257cygc2y5k62fkg957jkqpk6","secret":"","name":"Anna"},{"kind":"open"}],"secret":"f63ca681cd802370c6b3f0c9c1ad6be398b3c103957b2a26dc7e019f9f08a0fc"},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	2	1794923603080	{"time":1794923603080,"by":"5dpvzdvhetwadvnzwakk57w621","id":"sit-0","do":{"type":"sit","seat":"p2","name":"Bo","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	3	1794923603089	{"time":1794923603089,"by":"0257cygc2y5k62fkg957jkqpk6","id":"start-1","do":{"type":"start"},"followed":["nature deal p1 tribe fern","nature deal p2 tribe ice","nature deal p1 district R2","nature deal p2 district Y1"]}
31d0c824ce1121379c5cda324a8ae929	4	1794923603100	{"time":1794923603100,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	5	1794923603114	{"time":1794923603114,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	6	1794923603128	{"time":1794923603128,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	7	1794923603135	{"time":1794923603135,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	8	1794923603144	{"time":1794923603144,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	9	1794923603151	{"time":1794923603151,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	10	1794923603160	{"time":1794923603160,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	11	1794923603169	{"time":1794923603169,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	12	1794923603173	{"time":1794923603173,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	13	1794923603189	{"time":1794923603189,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	14	1794923603193	{"time":1794923603193,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	15	1794923603198	{"time":1794923603198,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	16	1794923603201	{"time":1794923603201,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	17	1794923603225	{"time":1794923603225,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	18	1794923603237	{"time":1794923603237,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	19	1794923603242	{"time":1794923603242,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	20	1794923603245	{"time":1794923603245,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	21	1794923603258	{"time":1794923603258,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	22	1794923603268	{"time":1794923603268,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	23	1794923603296	{"time":1794923603296,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	24	1794923603308	{"time":1794923603308,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	25	1794923603324	{"time":1794923603324,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	26	1794923603336	{"time":1794923603336,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	27	1794923603343	{"time":1794923603343,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	28	1794923603351	{"time":1794923603351,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	29	1794923603392	{"time":1794923603392,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	30	1794923603397	{"time":1794923603397,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	31	1794923603408	{"time":1794923603408,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 flood 2","nature draw p1 flood 2","nature draw p1 relocation","nature draw p1 flood 2","nature draw p1 flood 3","nature draw p1 one less","nature draw p1 flood 2","nature draw p2 flood 2","nature draw p2 calm sea","nature draw p2 quarantine","nature draw p2 rescue","nature draw p2 flood 2","nature draw p2 changing wind","nature draw p2 flood 1"]}
31d0c824ce1121379c5cda324a8ae929	32	1794923603428	{"time":1794923603428,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	33	1794923603444	{"time":1794923603444,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose quarantine"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	34	1794923603460	{"time":1794923603460,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 2 start G0"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	35	1794923603466	{"time":1794923603466,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 quarantine R2"]},"followed":["nature draw p1 false hope","nature draw p2 flood 3"]}
31d0c824ce1121379c5cda324a8ae929	36	1794923603481	{"time":1794923603481,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-54","do":{"type":"act","seat":"p1","decision":52,"actions":["p1 choose flood 2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	37	1794923603500	{"time":1794923603500,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-55","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 choose rescue"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	38	1794923603508	{"time":1794923603508,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-56","do":{"type":"act","seat":"p2","decision":54,"actions":["p2 rescue from G0 to R2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	39	1794923603514	{"time":1794923603514,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-57","do":{"type":"act","seat":"p2","decision":55,"actions":["p2 rescue move ice ice"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	40	1794923603525	{"time":1794923603525,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-58","do":{"type":"act","seat":"p1","decision":56,"actions":["p1 flood 2 add G0"]},"followed":["nature draw p1 changing wind","nature draw p2 changing wind"]}
31d0c824ce1121379c5cda324a8ae929	41	1794923603544	{"time":1794923603544,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-61","do":{"type":"act","seat":"p1","decision":59,"actions":["p1 choose flood 2"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	42	1794923603553	{"time":1794923603553,"by":"5dpvzdvhetwadvnzwakk57w621","id":"p2-62","do":{"type":"act","seat":"p2","decision":59,"actions":["p2 choose calm sea"]},"followed":[]}
31d0c824ce1121379c5cda324a8ae929	43	1794923603564	{"time":1794923603564,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-63","do":{"type":"act","seat":"p1","decision":61,"actions":["p1 flood 2 add G0"]},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	1	1794923603576	{"time":1794923603576,"by":"0257cygc2y5k62fkg957jkqpk6","id":"","do":{"type":"open","table":"69caf43209b8a6301467b7f7a3b44b37","game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"0257cygc2y5k62fkg957jkqpk6","chairs":[{"kind":"player","player":"0257cygc2y5k62fkg957jkqpk6","secret":"","name":"Anna"},{"kind":"bot","level":1}],"secret":"f2a6009c8478025daaf2ba4f3e8352dd923a7377aa6dbd76bfe19a3bdad4151e"},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	2	1794923603588	{"time":1794923603588,"by":"0257cygc2y5k62fkg957jkqpk6","id":"start-0","do":{"type":"start"},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	3	1794923603590	{"time":1794923603590,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-1","do":{"type":"act","seat":"p1","decision":0,"actions":["p1 place a1"]},"followed":["nature reveal a1 yellow left lid"]}
69caf43209b8a6301467b7f7a3b44b37	4	1794923603602	{"time":1794923603602,"by":"","id":"","do":{"type":"act","seat":"p2","decision":2,"actions":["p2 place g6"]},"followed":["nature reveal g6 pirate"]}
69caf43209b8a6301467b7f7a3b44b37	5	1794923603608	{"time":1794923603608,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-5","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 sail b1"]},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	6	1794923603621	{"time":1794923603621,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-6","do":{"type":"act","seat":"p1","decision":5,"actions":["p1 take"]},"followed":["nature reveal b1 red left bottom diamond"]}
69caf43209b8a6301467b7f7a3b44b37	7	1794923603632	{"time":1794923603632,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-8","do":{"type":"act","seat":"p1","decision":7,"actions":["p1 end"]},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	8	1794923603648	{"time":1794923603648,"by":"","id":"","do":{"type":"act","seat":"p2","decision":8,"actions":["p2 sail f6"]},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	9	1794923603658	{"time":1794923603658,"by":"","id":"","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 take"]},"followed":["nature reveal f6 green left bottom ring"]}
69caf43209b8a6301467b7f7a3b44b37	10	1794923603668	{"time":1794923603668,"by":"","id":"","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 end"]},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	11	1794923603672	{"time":1794923603672,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-13","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 sail a1"]},"followed":["p1 end"]}
69caf43209b8a6301467b7f7a3b44b37	12	1794923603685	{"time":1794923603685,"by":"","id":"","do":{"type":"act","seat":"p2","decision":14,"actions":["p2 sail f3"]},"followed":["nature reveal f4 blue middle chain","nature reveal f5 dolphin"]}
69caf43209b8a6301467b7f7a3b44b37	13	1794923603697	{"time":1794923603697,"by":"","id":"","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 take"]},"followed":["nature reveal f3 tidal wave"]}
69caf43209b8a6301467b7f7a3b44b37	14	1794923603707	{"time":1794923603707,"by":"","id":"","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 end"]},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	15	1794923603720	{"time":1794923603720,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-21","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 sail b1"]},"followed":["p1 end"]}
69caf43209b8a6301467b7f7a3b44b37	16	1794923603732	{"time":1794923603732,"by":"","id":"","do":{"type":"act","seat":"p2","decision":22,"actions":["p2 sail f4"]},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	17	1794923603744	{"time":1794923603744,"by":"","id":"","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 take"]},"followed":["p2 end"]}
69caf43209b8a6301467b7f7a3b44b37	18	1794923603748	{"time":1794923603748,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-26","do":{"type":"act","seat":"p1","decision":25,"actions":["p1 sail a1"]},"followed":["p1 end"]}
69caf43209b8a6301467b7f7a3b44b37	19	1794923603760	{"time":1794923603760,"by":"","id":"","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 sail g4"]},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	20	1794923603772	{"time":1794923603772,"by":"","id":"","do":{"type":"act","seat":"p2","decision":28,"actions":["p2 take"]},"followed":["nature reveal g4 violet right bottom crown"]}
69caf43209b8a6301467b7f7a3b44b37	21	1794923603784	{"time":1794923603784,"by":"","id":"","do":{"type":"act","seat":"p2","decision":30,"actions":["p2 end"]},"followed":[]}
69caf43209b8a6301467b7f7a3b44b37	22	1794923603785	{"time":1794923603785,"by":"0257cygc2y5k62fkg957jkqpk6","id":"p1-32","do":{"type":"act","seat":"p1","decision":31,"actions":["p1 sail b1"]},"followed":["p1 end"]}
69caf43209b8a6301467b7f7a3b44b37	23	1794923603802	{"time":1794923603802,"by":"","id":"","do":{"type":"act","seat":"p2","decision":33,"actions":["p2 sail f4"]},"followed":["p2 end"]}
5105f239d4a203b58349abc453e543cb	1	1794923603809	{"time":1794923603809,"by":"0257cygc2y5k62fkg957jkqpk6","id":"","do":{"type":"open","table":"5105f239d4a203b58349abc453e543cb","game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"0257cygc2y5k62fkg957jkqpk6","chairs":[{"kind":"player","player":"0257cygc2y5k62fkg957jkqpk6","secret":"","name":"Anna"},{"kind":"open"}],"secret":"d7945262da43ef6805ce2a99259a0083461fc7396a56096b06ee75aea611c20b"},"followed":[]}
\.
COPY public.leases (table_id, node, until) FROM stdin;
69caf43209b8a6301467b7f7a3b44b37	6pk7af96s2y7h5jdw5dn46wa6d	1794923608800
\.
COPY public.players (id, name, login, login_key, belongs_to, password_hash, created, recovery_hash) FROM stdin;
0257cygc2y5k62fkg957jkqpk6	Anna	anna	anna	\N	$argon2id$v=19$m=65536,t=2,p=1$oPrRv3tfjfTOB4xJ3/E3RA$tMQ36D2XvRjTausje4LiMcCk09cPCTMbdBVHdaU71nQ	1794923601340	e65c2ca17cca35d1f36367b295ccc6b777d04ea2a7eae9c20c5a2cf07679db01
54qw0rfxbev2ypcq7yeq8vky4y	Bela	bela	bela	\N	$argon2id$v=19$m=65536,t=2,p=1$+YaVEFGJ6BVht7/4yLl2RQ$LG6zNGNxUghy5OgUwEGyMEqXOMspSWoiLszhnbgMeeo	1794923601556	e08231c58d88b6c3cd161111c17844b7df8f34a5568a8a46214abcebdf90ff2f
5dpvzdvhetwadvnzwakk57w621	Bo	\N	\N	\N		1794923601720	
\.
COPY public.schema_version (version) FROM stdin;
2
\.
COPY public.seats (table_id, seat, player) FROM stdin;
d77f50bd0581a1484b50835716075a68	0	0257cygc2y5k62fkg957jkqpk6
d77f50bd0581a1484b50835716075a68	1	54qw0rfxbev2ypcq7yeq8vky4y
31d0c824ce1121379c5cda324a8ae929	0	0257cygc2y5k62fkg957jkqpk6
31d0c824ce1121379c5cda324a8ae929	1	5dpvzdvhetwadvnzwakk57w621
69caf43209b8a6301467b7f7a3b44b37	0	0257cygc2y5k62fkg957jkqpk6
5105f239d4a203b58349abc453e543cb	0	0257cygc2y5k62fkg957jkqpk6
\.
COPY public.tables (id, game, life, is_public, created, updated, waiting, summary, due) FROM stdin;
69caf43209b8a6301467b7f7a3b44b37	vigo	1	0	1794923603576	1794923603802	1	{"game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"bot","name":"","level":1}]}	0
5105f239d4a203b58349abc453e543cb	vineta	0	1	1794923603809	1794923603809	0	{"game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"open","name":""}]}	1795528403809
d77f50bd0581a1484b50835716075a68	vineta	2	0	1794923601748	1794923603053	0	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bela"}]}	0
31d0c824ce1121379c5cda324a8ae929	vineta	1	0	1794923603067	1794923603564	2	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bo"}]}	0
\.
COPY public.tokens (hash, player, created) FROM stdin;
0b7981846488a7a71bb0332163056f7866bee68e0d45a8d75548e787f20adb09	0257cygc2y5k62fkg957jkqpk6	1794923601341
958fee2b997f817d03fad104cb4697198d812dd0c7e7cf6e1376b6170ea112df	54qw0rfxbev2ypcq7yeq8vky4y	1794923601564
bac731584292992c3f41d1796b06dad50773499c800cf6a0695d874e64ca752d	5dpvzdvhetwadvnzwakk57w621	1794923601732
\.
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_login_key_key UNIQUE (login_key);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX leases_node ON public.leases USING btree (node);
CREATE INDEX players_belongs_to ON public.players USING btree (belongs_to);
CREATE INDEX seats_player ON public.seats USING btree (player);
CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due > 0);
CREATE INDEX tables_lobby ON public.tables USING btree (created) WHERE ((life = 0) AND (is_public = 1));
CREATE INDEX tokens_player ON public.tokens USING btree (player);
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_belongs_to_fkey FOREIGN KEY (belongs_to) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
