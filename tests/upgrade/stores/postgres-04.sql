-- {"schema": 4, "bo": "czrtanh82s1gv6me0h3mh6hzeb", "recovery": "mr17t5vdf8cxn1tvd0y82cp4rq", "over": "290b33f608b3ddc77035446620241204", "entries": "a4860bc91566461bb65344001a12a0ce77b901f83030a4f6d34c5a8b8d65c798", "points": {"p1": 14, "p2": 14}, "playing": "70afee9729b9e99d7086696da6278757", "bay": "05ef24cbcc96fbd3ce1b1ad2c1f42f74", "open": "20a6be75d674a115a65ea64ea4701da8", "name": "Anna"}
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
CREATE TABLE public.places (
    player text NOT NULL,
    place text NOT NULL
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
    created bigint NOT NULL,
    used bigint DEFAULT 0 NOT NULL,
    device text DEFAULT ''::text NOT NULL
);
COPY public.journal (table_id, seq, "time", entry) FROM stdin;
290b33f608b3ddc77035446620241204	1	1794923750277	{"time":1794923750277,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"","do":{"type":"open","table":"290b33f608b3ddc77035446620241204","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"f5ymhvnqeswsb6d50fpc3acczf","chairs":[{"kind":"player","player":"f5ymhvnqeswsb6d50fpc3acczf","secret":"","name":"Anna"},{"kind":"open"}],"secret":"95e34fef2132ebe4da81d6edc46128aec3849c27ae030c2d39f6d2afb26b8cb7"},"followed":[]}
290b33f608b3ddc77035446620241204	2	1794923750290	{"time":1794923750290,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"sit-0","do":{"type":"sit","seat":"p2","name":"Bela","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[]}
290b33f608b3ddc77035446620241204	3	1794923750306	{"time":1794923750306,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"start-1","do":{"type":"start"},"followed":["nature deal p1 tribe amber","nature deal p2 tribe straw","nature deal p1 district R1","nature deal p2 district R2"]}
290b33f608b3ddc77035446620241204	4	1794923750311	{"time":1794923750311,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	5	1794923750325	{"time":1794923750325,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	6	1794923750336	{"time":1794923750336,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	7	1794923750357	{"time":1794923750357,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	8	1794923750363	{"time":1794923750363,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	9	1794923750375	{"time":1794923750375,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	10	1794923750386	{"time":1794923750386,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	11	1794923750396	{"time":1794923750396,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	12	1794923750410	{"time":1794923750410,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	13	1794923750420	{"time":1794923750420,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	14	1794923750430	{"time":1794923750430,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	15	1794923750446	{"time":1794923750446,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	16	1794923750458	{"time":1794923750458,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	17	1794923750466	{"time":1794923750466,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	18	1794923750473	{"time":1794923750473,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	19	1794923750485	{"time":1794923750485,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	20	1794923750489	{"time":1794923750489,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	21	1794923750499	{"time":1794923750499,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	22	1794923750508	{"time":1794923750508,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	23	1794923750520	{"time":1794923750520,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	24	1794923750530	{"time":1794923750530,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	25	1794923750542	{"time":1794923750542,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	26	1794923750556	{"time":1794923750556,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	27	1794923750570	{"time":1794923750570,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	28	1794923750577	{"time":1794923750577,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	29	1794923750588	{"time":1794923750588,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	30	1794923750602	{"time":1794923750602,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	31	1794923750616	{"time":1794923750616,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 quarantine","nature draw p1 changing wind","nature draw p1 changing wind","nature draw p1 flood 4","nature draw p1 flood 1","nature draw p1 false hope","nature draw p1 flood 3","nature draw p2 one more","nature draw p2 changing wind","nature draw p2 flood 3","nature draw p2 flood 2","nature draw p2 flood 2","nature draw p2 flood 3","nature draw p2 flood 2"]}
290b33f608b3ddc77035446620241204	32	1794923750626	{"time":1794923750626,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 1"]},"followed":[]}
290b33f608b3ddc77035446620241204	33	1794923750633	{"time":1794923750633,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose one more"]},"followed":[]}
290b33f608b3ddc77035446620241204	34	1794923750642	{"time":1794923750642,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 1 start G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	35	1794923750657	{"time":1794923750657,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 one more"]},"followed":["nature draw p1 calm sea","nature draw p2 flood 2"]}
290b33f608b3ddc77035446620241204	36	1794923750666	{"time":1794923750666,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-54","do":{"type":"act","seat":"p1","decision":52,"actions":["p1 choose flood 3"]},"followed":[]}
290b33f608b3ddc77035446620241204	37	1794923750675	{"time":1794923750675,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-55","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 choose changing wind"]},"followed":[]}
290b33f608b3ddc77035446620241204	38	1794923750689	{"time":1794923750689,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-56","do":{"type":"act","seat":"p2","decision":54,"actions":["p2 changing wind discard G0 1"]},"followed":[]}
290b33f608b3ddc77035446620241204	39	1794923750700	{"time":1794923750700,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-57","do":{"type":"act","seat":"p1","decision":55,"actions":["p1 flood 3 add G0"]},"followed":["nature draw p1 panic","nature draw p2 rescue"]}
290b33f608b3ddc77035446620241204	40	1794923750710	{"time":1794923750710,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-60","do":{"type":"act","seat":"p1","decision":58,"actions":["p1 choose flood 4"]},"followed":[]}
290b33f608b3ddc77035446620241204	41	1794923750720	{"time":1794923750720,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-61","do":{"type":"act","seat":"p2","decision":58,"actions":["p2 choose rescue"]},"followed":[]}
290b33f608b3ddc77035446620241204	42	1794923750730	{"time":1794923750730,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-62","do":{"type":"act","seat":"p1","decision":60,"actions":["p1 flood 4 add G0"]},"followed":[]}
290b33f608b3ddc77035446620241204	43	1794923750739	{"time":1794923750739,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-63","do":{"type":"act","seat":"p2","decision":61,"actions":["p2 rescue from G0 to R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	44	1794923750755	{"time":1794923750755,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-64","do":{"type":"act","seat":"p2","decision":62,"actions":["p2 rescue move ice ice"]},"followed":["nature draw p1 flood 1","nature draw p2 one less"]}
290b33f608b3ddc77035446620241204	45	1794923750762	{"time":1794923750762,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-67","do":{"type":"act","seat":"p1","decision":65,"actions":["p1 choose flood 1"]},"followed":[]}
290b33f608b3ddc77035446620241204	46	1794923750775	{"time":1794923750775,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-68","do":{"type":"act","seat":"p2","decision":65,"actions":["p2 choose one less"]},"followed":[]}
290b33f608b3ddc77035446620241204	47	1794923750782	{"time":1794923750782,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-69","do":{"type":"act","seat":"p2","decision":67,"actions":["p2 one less"]},"followed":[]}
290b33f608b3ddc77035446620241204	48	1794923750788	{"time":1794923750788,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-70","do":{"type":"act","seat":"p1","decision":68,"actions":["p1 flood 1 add G0"]},"followed":["nature draw p1 flood 3","nature draw p2 panic"]}
290b33f608b3ddc77035446620241204	49	1794923750791	{"time":1794923750791,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-73","do":{"type":"act","seat":"p1","decision":71,"actions":["p1 choose flood 3"]},"followed":[]}
290b33f608b3ddc77035446620241204	50	1794923750809	{"time":1794923750809,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-74","do":{"type":"act","seat":"p2","decision":71,"actions":["p2 choose panic"]},"followed":[]}
290b33f608b3ddc77035446620241204	51	1794923750812	{"time":1794923750812,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-75","do":{"type":"act","seat":"p1","decision":73,"actions":["p1 flood 3 start G1"]},"followed":[]}
290b33f608b3ddc77035446620241204	52	1794923750820	{"time":1794923750820,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-76","do":{"type":"act","seat":"p2","decision":74,"actions":["p2 panic from R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	53	1794923750831	{"time":1794923750831,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-77","do":{"type":"act","seat":"p2","decision":75,"actions":["p2 panic move straw to R1"]},"followed":[]}
290b33f608b3ddc77035446620241204	54	1794923750844	{"time":1794923750844,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-78","do":{"type":"act","seat":"p2","decision":76,"actions":["p2 panic move straw to R0"]},"followed":[]}
290b33f608b3ddc77035446620241204	55	1794923750863	{"time":1794923750863,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-79","do":{"type":"act","seat":"p2","decision":77,"actions":["p2 panic move straw to Y2"]},"followed":["nature draw p1 flood 1","nature draw p2 changing wind"]}
290b33f608b3ddc77035446620241204	56	1794923750873	{"time":1794923750873,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-82","do":{"type":"act","seat":"p1","decision":80,"actions":["p1 choose flood 1"]},"followed":[]}
290b33f608b3ddc77035446620241204	57	1794923750886	{"time":1794923750886,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-83","do":{"type":"act","seat":"p2","decision":80,"actions":["p2 choose changing wind"]},"followed":[]}
290b33f608b3ddc77035446620241204	58	1794923750899	{"time":1794923750899,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-84","do":{"type":"act","seat":"p2","decision":82,"actions":["p2 changing wind discard G1 1"]},"followed":[]}
290b33f608b3ddc77035446620241204	59	1794923750910	{"time":1794923750910,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-85","do":{"type":"act","seat":"p1","decision":83,"actions":["p1 flood 1 add G1"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 2"]}
290b33f608b3ddc77035446620241204	60	1794923750914	{"time":1794923750914,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-88","do":{"type":"act","seat":"p1","decision":86,"actions":["p1 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	61	1794923750930	{"time":1794923750930,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-89","do":{"type":"act","seat":"p2","decision":86,"actions":["p2 choose flood 3"]},"followed":[]}
290b33f608b3ddc77035446620241204	62	1794923750936	{"time":1794923750936,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-90","do":{"type":"act","seat":"p1","decision":88,"actions":["p1 flood 2 add G1"]},"followed":[]}
290b33f608b3ddc77035446620241204	63	1794923750940	{"time":1794923750940,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-91","do":{"type":"act","seat":"p2","decision":89,"actions":["p2 flood 3 start Y2"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 1"]}
290b33f608b3ddc77035446620241204	64	1794923750946	{"time":1794923750946,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-94","do":{"type":"act","seat":"p1","decision":92,"actions":["p1 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	65	1794923750957	{"time":1794923750957,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-95","do":{"type":"act","seat":"p2","decision":92,"actions":["p2 choose flood 3"]},"followed":[]}
290b33f608b3ddc77035446620241204	66	1794923750964	{"time":1794923750964,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-96","do":{"type":"act","seat":"p2","decision":94,"actions":["p2 flood 3 add Y2"]},"followed":[]}
290b33f608b3ddc77035446620241204	67	1794923750969	{"time":1794923750969,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-97","do":{"type":"act","seat":"p1","decision":95,"actions":["p1 flood 2 add G1"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 1"]}
290b33f608b3ddc77035446620241204	68	1794923750985	{"time":1794923750985,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-100","do":{"type":"act","seat":"p1","decision":98,"actions":["p1 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	69	1794923750989	{"time":1794923750989,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-101","do":{"type":"act","seat":"p2","decision":98,"actions":["p2 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	70	1794923750994	{"time":1794923750994,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-102","do":{"type":"act","seat":"p1","decision":100,"actions":["p1 flood 2 start G1"]},"followed":[]}
290b33f608b3ddc77035446620241204	71	1794923751008	{"time":1794923751008,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-103","do":{"type":"act","seat":"p2","decision":101,"actions":["p2 flood 2 start R2"]},"followed":["nature draw p1 rescue","nature draw p2 false hope"]}
290b33f608b3ddc77035446620241204	72	1794923751014	{"time":1794923751014,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-106","do":{"type":"act","seat":"p1","decision":104,"actions":["p1 choose changing wind"]},"followed":[]}
290b33f608b3ddc77035446620241204	73	1794923751018	{"time":1794923751018,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-107","do":{"type":"act","seat":"p2","decision":104,"actions":["p2 choose false hope"]},"followed":[]}
290b33f608b3ddc77035446620241204	74	1794923751024	{"time":1794923751024,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-108","do":{"type":"act","seat":"p2","decision":106,"actions":["p2 false hope from R2 to G1"]},"followed":[]}
290b33f608b3ddc77035446620241204	75	1794923751037	{"time":1794923751037,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-109","do":{"type":"act","seat":"p2","decision":107,"actions":["p2 false hope move straw"]},"followed":[]}
290b33f608b3ddc77035446620241204	76	1794923751042	{"time":1794923751042,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-110","do":{"type":"act","seat":"p1","decision":108,"actions":["p1 changing wind take G1 1"]},"followed":["p1 changing wind to R2","nature draw p1 flood 2","nature draw p2 calm sea"]}
290b33f608b3ddc77035446620241204	77	1794923751050	{"time":1794923751050,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-114","do":{"type":"act","seat":"p1","decision":112,"actions":["p1 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	78	1794923751065	{"time":1794923751065,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-115","do":{"type":"act","seat":"p2","decision":112,"actions":["p2 choose calm sea"]},"followed":[]}
290b33f608b3ddc77035446620241204	79	1794923751073	{"time":1794923751073,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-116","do":{"type":"act","seat":"p1","decision":114,"actions":["p1 flood 2 add G1"]},"followed":[]}
290b33f608b3ddc77035446620241204	80	1794923751081	{"time":1794923751081,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-117","do":{"type":"act","seat":"p2","decision":115,"actions":["p2 calm sea discard R2 2"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 3"]}
290b33f608b3ddc77035446620241204	81	1794923751087	{"time":1794923751087,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-120","do":{"type":"act","seat":"p1","decision":118,"actions":["p1 choose flood 1"]},"followed":[]}
290b33f608b3ddc77035446620241204	82	1794923751096	{"time":1794923751096,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-121","do":{"type":"act","seat":"p2","decision":118,"actions":["p2 choose flood 3"]},"followed":[]}
290b33f608b3ddc77035446620241204	83	1794923751109	{"time":1794923751109,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-122","do":{"type":"act","seat":"p2","decision":120,"actions":["p2 flood 3 add R2"]},"followed":[]}
290b33f608b3ddc77035446620241204	84	1794923751113	{"time":1794923751113,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-123","do":{"type":"act","seat":"p1","decision":121,"actions":["p1 flood 1 add G1"]},"followed":["nature draw p1 relocation","nature draw p2 intervention"]}
290b33f608b3ddc77035446620241204	85	1794923751118	{"time":1794923751118,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-126","do":{"type":"act","seat":"p1","decision":124,"actions":["p1 choose changing wind"]},"followed":[]}
290b33f608b3ddc77035446620241204	86	1794923751127	{"time":1794923751127,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-127","do":{"type":"act","seat":"p2","decision":124,"actions":["p2 choose intervention"]},"followed":[]}
290b33f608b3ddc77035446620241204	87	1794923751137	{"time":1794923751137,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-128","do":{"type":"act","seat":"p1","decision":126,"actions":["p1 changing wind lapse"]},"followed":[]}
290b33f608b3ddc77035446620241204	88	1794923751148	{"time":1794923751148,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-129","do":{"type":"act","seat":"p2","decision":127,"actions":["p2 intervention lapse"]},"followed":["nature draw p1 changing wind","nature draw p2 flood 4"]}
290b33f608b3ddc77035446620241204	89	1794923751151	{"time":1794923751151,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-132","do":{"type":"act","seat":"p1","decision":130,"actions":["p1 choose changing wind"]},"followed":[]}
290b33f608b3ddc77035446620241204	90	1794923751157	{"time":1794923751157,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-133","do":{"type":"act","seat":"p2","decision":130,"actions":["p2 choose flood 4"]},"followed":[]}
290b33f608b3ddc77035446620241204	91	1794923751169	{"time":1794923751169,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-134","do":{"type":"act","seat":"p2","decision":132,"actions":["p2 flood 4 start R1"]},"followed":[]}
290b33f608b3ddc77035446620241204	92	1794923751185	{"time":1794923751185,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-135","do":{"type":"act","seat":"p1","decision":133,"actions":["p1 changing wind discard R1 1"]},"followed":["nature draw p1 flood 3","nature draw p2 relocation"]}
290b33f608b3ddc77035446620241204	93	1794923751193	{"time":1794923751193,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-138","do":{"type":"act","seat":"p1","decision":136,"actions":["p1 choose flood 3"]},"followed":[]}
290b33f608b3ddc77035446620241204	94	1794923751209	{"time":1794923751209,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-139","do":{"type":"act","seat":"p2","decision":136,"actions":["p2 choose relocation"]},"followed":[]}
290b33f608b3ddc77035446620241204	95	1794923751218	{"time":1794923751218,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-140","do":{"type":"act","seat":"p1","decision":138,"actions":["p1 flood 3 add R1"]},"followed":[]}
290b33f608b3ddc77035446620241204	96	1794923751236	{"time":1794923751236,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-141","do":{"type":"act","seat":"p2","decision":139,"actions":["p2 relocation R0 R1"]},"followed":["nature draw p1 false hope","nature draw p2 flood 1"]}
290b33f608b3ddc77035446620241204	97	1794923751246	{"time":1794923751246,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-144","do":{"type":"act","seat":"p1","decision":142,"actions":["p1 choose calm sea"]},"followed":[]}
290b33f608b3ddc77035446620241204	98	1794923751257	{"time":1794923751257,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-145","do":{"type":"act","seat":"p2","decision":142,"actions":["p2 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	99	1794923751277	{"time":1794923751277,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-146","do":{"type":"act","seat":"p2","decision":144,"actions":["p2 flood 2 start R0"]},"followed":[]}
290b33f608b3ddc77035446620241204	100	1794923751286	{"time":1794923751286,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-147","do":{"type":"act","seat":"p1","decision":145,"actions":["p1 calm sea discard R0 1"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 2"]}
290b33f608b3ddc77035446620241204	101	1794923751291	{"time":1794923751291,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-150","do":{"type":"act","seat":"p1","decision":148,"actions":["p1 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	102	1794923751308	{"time":1794923751308,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-151","do":{"type":"act","seat":"p2","decision":148,"actions":["p2 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	103	1794923751312	{"time":1794923751312,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-152","do":{"type":"act","seat":"p1","decision":150,"actions":["p1 flood 2 add R0"]},"followed":[]}
290b33f608b3ddc77035446620241204	104	1794923751325	{"time":1794923751325,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-153","do":{"type":"act","seat":"p2","decision":151,"actions":["p2 flood 2 add R0"]},"followed":["nature draw p1 flood 1","nature draw p2 quarantine"]}
290b33f608b3ddc77035446620241204	105	1794923751330	{"time":1794923751330,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-156","do":{"type":"act","seat":"p1","decision":154,"actions":["p1 choose flood 1"]},"followed":[]}
290b33f608b3ddc77035446620241204	106	1794923751345	{"time":1794923751345,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-157","do":{"type":"act","seat":"p2","decision":154,"actions":["p2 choose quarantine"]},"followed":[]}
290b33f608b3ddc77035446620241204	107	1794923751357	{"time":1794923751357,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-158","do":{"type":"act","seat":"p2","decision":156,"actions":["p2 quarantine R0"]},"followed":[]}
290b33f608b3ddc77035446620241204	108	1794923751365	{"time":1794923751365,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-159","do":{"type":"act","seat":"p1","decision":157,"actions":["p1 flood 1 add R0"]},"followed":["nature draw p1 one more","nature draw p2 flood 1"]}
290b33f608b3ddc77035446620241204	109	1794923751381	{"time":1794923751381,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-162","do":{"type":"act","seat":"p1","decision":160,"actions":["p1 choose one more"]},"followed":[]}
290b33f608b3ddc77035446620241204	110	1794923751393	{"time":1794923751393,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-163","do":{"type":"act","seat":"p2","decision":160,"actions":["p2 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	111	1794923751400	{"time":1794923751400,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-164","do":{"type":"act","seat":"p1","decision":162,"actions":["p1 one more"]},"followed":[]}
290b33f608b3ddc77035446620241204	112	1794923751421	{"time":1794923751421,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-165","do":{"type":"act","seat":"p2","decision":163,"actions":["p2 flood 2 start Y1"]},"followed":["nature draw p1 flood 3","nature draw p2 flood 3"]}
290b33f608b3ddc77035446620241204	113	1794923751430	{"time":1794923751430,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-168","do":{"type":"act","seat":"p1","decision":166,"actions":["p1 choose flood 3"]},"followed":[]}
290b33f608b3ddc77035446620241204	114	1794923751448	{"time":1794923751448,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-169","do":{"type":"act","seat":"p2","decision":166,"actions":["p2 choose flood 3"]},"followed":[]}
290b33f608b3ddc77035446620241204	115	1794923751463	{"time":1794923751463,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-170","do":{"type":"act","seat":"p2","decision":168,"actions":["p2 flood 3 add Y1"]},"followed":[]}
290b33f608b3ddc77035446620241204	116	1794923751473	{"time":1794923751473,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-171","do":{"type":"act","seat":"p1","decision":169,"actions":["p1 flood 3 add Y1"]},"followed":["nature draw p1 one less","nature draw p2 false hope"]}
290b33f608b3ddc77035446620241204	117	1794923751478	{"time":1794923751478,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-174","do":{"type":"act","seat":"p1","decision":172,"actions":["p1 choose one less"]},"followed":[]}
290b33f608b3ddc77035446620241204	118	1794923751491	{"time":1794923751491,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-175","do":{"type":"act","seat":"p2","decision":172,"actions":["p2 choose false hope"]},"followed":[]}
290b33f608b3ddc77035446620241204	119	1794923751498	{"time":1794923751498,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-176","do":{"type":"act","seat":"p1","decision":174,"actions":["p1 one less"]},"followed":[]}
290b33f608b3ddc77035446620241204	120	1794923751510	{"time":1794923751510,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-177","do":{"type":"act","seat":"p2","decision":175,"actions":["p2 false hope from G1 to Y1"]},"followed":["p2 false hope move straw","nature draw p1 flood 2","nature draw p2 flood 1"]}
290b33f608b3ddc77035446620241204	121	1794923751516	{"time":1794923751516,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-181","do":{"type":"act","seat":"p1","decision":179,"actions":["p1 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	122	1794923751530	{"time":1794923751530,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-182","do":{"type":"act","seat":"p2","decision":179,"actions":["p2 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	123	1794923751549	{"time":1794923751549,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-183","do":{"type":"act","seat":"p2","decision":181,"actions":["p2 flood 2 start Y0"]},"followed":[]}
290b33f608b3ddc77035446620241204	124	1794923751559	{"time":1794923751559,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-184","do":{"type":"act","seat":"p1","decision":182,"actions":["p1 flood 2 add Y0"]},"followed":["nature draw p1 false hope","nature draw p2 false hope"]}
290b33f608b3ddc77035446620241204	125	1794923751570	{"time":1794923751570,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-187","do":{"type":"act","seat":"p1","decision":185,"actions":["p1 choose false hope"]},"followed":[]}
290b33f608b3ddc77035446620241204	126	1794923751585	{"time":1794923751585,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-188","do":{"type":"act","seat":"p2","decision":185,"actions":["p2 choose false hope"]},"followed":[]}
290b33f608b3ddc77035446620241204	127	1794923751596	{"time":1794923751596,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-189","do":{"type":"act","seat":"p1","decision":187,"actions":["p1 false hope lapse"]},"followed":[]}
290b33f608b3ddc77035446620241204	128	1794923751609	{"time":1794923751609,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-190","do":{"type":"act","seat":"p2","decision":188,"actions":["p2 false hope lapse"]},"followed":["nature draw p1 intervention","nature draw p2 changing wind"]}
290b33f608b3ddc77035446620241204	129	1794923751618	{"time":1794923751618,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-193","do":{"type":"act","seat":"p1","decision":191,"actions":["p1 choose intervention"]},"followed":[]}
290b33f608b3ddc77035446620241204	130	1794923751637	{"time":1794923751637,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-194","do":{"type":"act","seat":"p2","decision":191,"actions":["p2 choose changing wind"]},"followed":[]}
290b33f608b3ddc77035446620241204	131	1794923751653	{"time":1794923751653,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-195","do":{"type":"act","seat":"p2","decision":193,"actions":["p2 changing wind discard Y0 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	132	1794923751670	{"time":1794923751670,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-196","do":{"type":"act","seat":"p1","decision":194,"actions":["p1 intervention Y0 +7"]},"followed":[]}
290b33f608b3ddc77035446620241204	133	1794923751678	{"time":1794923751678,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-197","do":{"type":"act","seat":"p1","decision":195,"actions":["p1 choose false hope"]},"followed":[]}
290b33f608b3ddc77035446620241204	134	1794923751699	{"time":1794923751699,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-198","do":{"type":"act","seat":"p2","decision":195,"actions":["p2 choose flood 2"]},"followed":[]}
290b33f608b3ddc77035446620241204	135	1794923751712	{"time":1794923751712,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-199","do":{"type":"act","seat":"p1","decision":197,"actions":["p1 false hope lapse"]},"followed":[]}
290b33f608b3ddc77035446620241204	136	1794923751730	{"time":1794923751730,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-200","do":{"type":"act","seat":"p2","decision":198,"actions":["p2 flood 2 start G2"]},"followed":[]}
290b33f608b3ddc77035446620241204	137	1794923751738	{"time":1794923751738,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-201","do":{"type":"act","seat":"p1","decision":199,"actions":["p1 choose false hope"]},"followed":[]}
290b33f608b3ddc77035446620241204	138	1794923751757	{"time":1794923751757,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-202","do":{"type":"act","seat":"p2","decision":199,"actions":["p2 choose flood 1"]},"followed":[]}
290b33f608b3ddc77035446620241204	139	1794923751773	{"time":1794923751773,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-203","do":{"type":"act","seat":"p2","decision":201,"actions":["p2 flood 1 add G2"]},"followed":[]}
290b33f608b3ddc77035446620241204	140	1794923751782	{"time":1794923751782,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-204","do":{"type":"act","seat":"p1","decision":202,"actions":["p1 false hope lapse"]},"followed":[]}
290b33f608b3ddc77035446620241204	141	1794923751794	{"time":1794923751794,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-205","do":{"type":"act","seat":"p1","decision":203,"actions":["p1 choose rescue"]},"followed":[]}
290b33f608b3ddc77035446620241204	142	1794923751809	{"time":1794923751809,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-206","do":{"type":"act","seat":"p2","decision":203,"actions":["p2 choose flood 1"]},"followed":[]}
290b33f608b3ddc77035446620241204	143	1794923751818	{"time":1794923751818,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-207","do":{"type":"act","seat":"p1","decision":205,"actions":["p1 rescue lapse"]},"followed":[]}
290b33f608b3ddc77035446620241204	144	1794923751826	{"time":1794923751826,"by":"5gzt4rz509g8j0h5be6dh3yjjp","id":"p2-208","do":{"type":"act","seat":"p2","decision":206,"actions":["p2 flood 1 add G2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	1	1794923751840	{"time":1794923751840,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"","do":{"type":"open","table":"70afee9729b9e99d7086696da6278757","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"f5ymhvnqeswsb6d50fpc3acczf","chairs":[{"kind":"player","player":"f5ymhvnqeswsb6d50fpc3acczf","secret":"","name":"Anna"},{"kind":"open"}],"secret":"fc0ac3e741c446a29c3cee4055add3fdd3748f20b5f3111e73e000712ae76bcf"},"followed":[]}
70afee9729b9e99d7086696da6278757	2	1794923751845	{"time":1794923751845,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"sit-0","do":{"type":"sit","seat":"p2","name":"Bo","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[]}
70afee9729b9e99d7086696da6278757	3	1794923751854	{"time":1794923751854,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"start-1","do":{"type":"start"},"followed":["nature deal p1 tribe amber","nature deal p2 tribe ice","nature deal p1 district G1","nature deal p2 district R2"]}
70afee9729b9e99d7086696da6278757	4	1794923751865	{"time":1794923751865,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	5	1794923751870	{"time":1794923751870,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	6	1794923751884	{"time":1794923751884,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	7	1794923751895	{"time":1794923751895,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	8	1794923751906	{"time":1794923751906,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	9	1794923751914	{"time":1794923751914,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	10	1794923751916	{"time":1794923751916,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	11	1794923751934	{"time":1794923751934,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	12	1794923751939	{"time":1794923751939,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	13	1794923751954	{"time":1794923751954,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	14	1794923751961	{"time":1794923751961,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	15	1794923751970	{"time":1794923751970,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	16	1794923751981	{"time":1794923751981,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	17	1794923751989	{"time":1794923751989,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	18	1794923751993	{"time":1794923751993,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	19	1794923752006	{"time":1794923752006,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	20	1794923752013	{"time":1794923752013,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	21	1794923752020	{"time":1794923752020,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	22	1794923752028	{"time":1794923752028,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	23	1794923752044	{"time":1794923752044,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	24	1794923752058	{"time":1794923752058,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	25	1794923752067	{"time":1794923752067,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	26	1794923752078	{"time":1794923752078,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	27	1794923752092	{"time":1794923752092,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	28	1794923752102	{"time":1794923752102,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	29	1794923752113	{"time":1794923752113,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	30	1794923752121	{"time":1794923752121,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	31	1794923752136	{"time":1794923752136,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 flood 2","nature draw p1 changing wind","nature draw p1 one less","nature draw p1 flood 1","nature draw p1 flood 1","nature draw p1 flood 4","nature draw p1 flood 2","nature draw p2 flood 1","nature draw p2 flood 2","nature draw p2 false hope","nature draw p2 flood 1","nature draw p2 flood 1","nature draw p2 changing wind","nature draw p2 rescue"]}
70afee9729b9e99d7086696da6278757	32	1794923752146	{"time":1794923752146,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 1"]},"followed":[]}
70afee9729b9e99d7086696da6278757	33	1794923752165	{"time":1794923752165,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose rescue"]},"followed":[]}
70afee9729b9e99d7086696da6278757	34	1794923752174	{"time":1794923752174,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 1 start G0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	35	1794923752188	{"time":1794923752188,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 rescue from G0 to R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	36	1794923752199	{"time":1794923752199,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-52","do":{"type":"act","seat":"p2","decision":50,"actions":["p2 rescue move ice ice"]},"followed":["nature draw p1 false hope","nature draw p2 panic"]}
70afee9729b9e99d7086696da6278757	37	1794923752214	{"time":1794923752214,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-55","do":{"type":"act","seat":"p1","decision":53,"actions":["p1 choose flood 1"]},"followed":[]}
70afee9729b9e99d7086696da6278757	38	1794923752222	{"time":1794923752222,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-56","do":{"type":"act","seat":"p2","decision":53,"actions":["p2 choose panic"]},"followed":[]}
70afee9729b9e99d7086696da6278757	39	1794923752233	{"time":1794923752233,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-57","do":{"type":"act","seat":"p2","decision":55,"actions":["p2 panic from R2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	40	1794923752248	{"time":1794923752248,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-58","do":{"type":"act","seat":"p2","decision":56,"actions":["p2 panic move straw to R1"]},"followed":[]}
70afee9729b9e99d7086696da6278757	41	1794923752264	{"time":1794923752264,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-59","do":{"type":"act","seat":"p2","decision":57,"actions":["p2 panic move straw to R0"]},"followed":[]}
70afee9729b9e99d7086696da6278757	42	1794923752275	{"time":1794923752275,"by":"r9g1rnnap24yhrt31c47ewp7em","id":"p2-60","do":{"type":"act","seat":"p2","decision":58,"actions":["p2 panic move straw to Y2"]},"followed":[]}
70afee9729b9e99d7086696da6278757	43	1794923752286	{"time":1794923752286,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-61","do":{"type":"act","seat":"p1","decision":59,"actions":["p1 flood 1 add G0"]},"followed":["nature draw p1 changing wind","nature draw p2 changing wind"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	1	1794923752296	{"time":1794923752296,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"","do":{"type":"open","table":"05ef24cbcc96fbd3ce1b1ad2c1f42f74","game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"f5ymhvnqeswsb6d50fpc3acczf","chairs":[{"kind":"player","player":"f5ymhvnqeswsb6d50fpc3acczf","secret":"","name":"Anna"},{"kind":"bot","level":1}],"secret":"ad68bce3b35fdcd17eb38d7708c2b5e737a7a0699f760bd0ae65551ee16ad3df"},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	2	1794923752306	{"time":1794923752306,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"start-0","do":{"type":"start"},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	3	1794923752318	{"time":1794923752318,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-1","do":{"type":"act","seat":"p1","decision":0,"actions":["p1 place a1"]},"followed":["nature reveal a1 yellow right bottom chain"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	4	1794923752330	{"time":1794923752330,"by":"","id":"","do":{"type":"act","seat":"p2","decision":2,"actions":["p2 place b6"]},"followed":["nature reveal b6 violet right bottom crown"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	5	1794923752341	{"time":1794923752341,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-5","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 sail b1"]},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	6	1794923752350	{"time":1794923752350,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-6","do":{"type":"act","seat":"p1","decision":5,"actions":["p1 take"]},"followed":["nature reveal b1 pirate"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	7	1794923752365	{"time":1794923752365,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-8","do":{"type":"act","seat":"p1","decision":7,"actions":["p1 play pirate"]},"followed":["p1 pirate p2 violet right bottom crown","p1 end"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	8	1794923752375	{"time":1794923752375,"by":"","id":"","do":{"type":"act","seat":"p2","decision":10,"actions":["p2 sail c6"]},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	9	1794923752385	{"time":1794923752385,"by":"","id":"","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 take"]},"followed":["nature reveal c6 brown middle"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	10	1794923752395	{"time":1794923752395,"by":"","id":"","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 end"]},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	11	1794923752409	{"time":1794923752409,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-15","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 sail a1"]},"followed":["p1 end"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	12	1794923752419	{"time":1794923752419,"by":"","id":"","do":{"type":"act","seat":"p2","decision":16,"actions":["p2 sail c5"]},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	13	1794923752431	{"time":1794923752431,"by":"","id":"","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 take"]},"followed":["nature reveal c5 brown right bottom"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	14	1794923752441	{"time":1794923752441,"by":"","id":"","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 end"]},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	15	1794923752448	{"time":1794923752448,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-21","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 sail b1"]},"followed":["p1 end"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	16	1794923752460	{"time":1794923752460,"by":"","id":"","do":{"type":"act","seat":"p2","decision":22,"actions":["p2 sail c9"]},"followed":["nature reveal c7 green left bottom lock","nature reveal c8 red left bottom lock"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	17	1794923752472	{"time":1794923752472,"by":"","id":"","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 take"]},"followed":["nature reveal c9 green right lid"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	18	1794923752485	{"time":1794923752485,"by":"","id":"","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 end"]},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	19	1794923752489	{"time":1794923752489,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-29","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 sail a1"]},"followed":["p1 end"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	20	1794923752504	{"time":1794923752504,"by":"","id":"","do":{"type":"act","seat":"p2","decision":30,"actions":["p2 sail c5"]},"followed":["p2 end"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	21	1794923752513	{"time":1794923752513,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"p1-33","do":{"type":"act","seat":"p1","decision":32,"actions":["p1 sail b1"]},"followed":["p1 end"]}
20a6be75d674a115a65ea64ea4701da8	1	1794923752520	{"time":1794923752520,"by":"f5ymhvnqeswsb6d50fpc3acczf","id":"","do":{"type":"open","table":"20a6be75d674a115a65ea64ea4701da8","game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"f5ymhvnqeswsb6d50fpc3acczf","chairs":[{"kind":"player","player":"f5ymhvnqeswsb6d50fpc3acczf","secret":"","name":"Anna"},{"kind":"open"}],"secret":"a66da01b7247811dcc64cc79206d71f5b6561f099a03d36ab9a06f6e04239381"},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	22	1794923752525	{"time":1794923752525,"by":"","id":"","do":{"type":"act","seat":"p2","decision":34,"actions":["p2 sail c4"]},"followed":[]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	23	1794923752538	{"time":1794923752538,"by":"","id":"","do":{"type":"act","seat":"p2","decision":35,"actions":["p2 take"]},"followed":["nature reveal c4 tidal wave"]}
05ef24cbcc96fbd3ce1b1ad2c1f42f74	24	1794923752549	{"time":1794923752549,"by":"","id":"","do":{"type":"act","seat":"p2","decision":37,"actions":["p2 end"]},"followed":[]}
\.
COPY public.leases (table_id, node, until) FROM stdin;
05ef24cbcc96fbd3ce1b1ad2c1f42f74	s52saz18ema92a0k4njt4qhwed	1794923757549
\.
COPY public.places (player, place) FROM stdin;
f5ymhvnqeswsb6d50fpc3acczf	3b9498600b87c6c079a27456631aa686c2f0052d6cf38008a6e248a8c7e6eee8
5gzt4rz509g8j0h5be6dh3yjjp	a7f7a5f130d85adeca6b93c1e9cb7a04ab5cd2bb448c3bb22ff09cda2150065e
\.
COPY public.players (id, name, login, login_key, belongs_to, password_hash, created, recovery_hash) FROM stdin;
f5ymhvnqeswsb6d50fpc3acczf	Anna	anna	anna	\N	$argon2id$v=19$m=65536,t=2,p=1$smX93kyCerGm08JaPcx2FQ$fE1hn7RLs5ZVBh3LPSt+DhXhjj/pkGw2w6ZKLRxIP5g	1794923749770	bf94c4b1d665f0ff07ea228043763affd7eaa86675e463d67637807fcd1d007e
5gzt4rz509g8j0h5be6dh3yjjp	Bela	bela	bela	\N	$argon2id$v=19$m=65536,t=2,p=1$rlhLo0wgkZDzOB7WBYjlTQ$ZoLLCfoRF8r1m9eqI8Wm2CZIZ6qo/B1mdfKaBemoobE	1794923750018	6b90d8cd88ae7041e8856fe9014da53793a57112fd2e8e407a95ec28fbb10ad3
r9g1rnnap24yhrt31c47ewp7em	Bo	\N	\N	\N		1794923750264	
\.
COPY public.schema_version (version) FROM stdin;
4
\.
COPY public.seats (table_id, seat, player) FROM stdin;
290b33f608b3ddc77035446620241204	0	f5ymhvnqeswsb6d50fpc3acczf
290b33f608b3ddc77035446620241204	1	5gzt4rz509g8j0h5be6dh3yjjp
70afee9729b9e99d7086696da6278757	0	f5ymhvnqeswsb6d50fpc3acczf
70afee9729b9e99d7086696da6278757	1	r9g1rnnap24yhrt31c47ewp7em
05ef24cbcc96fbd3ce1b1ad2c1f42f74	0	f5ymhvnqeswsb6d50fpc3acczf
20a6be75d674a115a65ea64ea4701da8	0	f5ymhvnqeswsb6d50fpc3acczf
\.
COPY public.tables (id, game, life, is_public, created, updated, waiting, summary, due) FROM stdin;
20a6be75d674a115a65ea64ea4701da8	vineta	0	1	1794923752520	1794923752520	0	{"game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"open","name":""}]}	1795528552520
290b33f608b3ddc77035446620241204	vineta	2	0	1794923750277	1794923751826	0	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bela"}]}	0
70afee9729b9e99d7086696da6278757	vineta	1	0	1794923751840	1794923752286	3	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bo"}]}	0
05ef24cbcc96fbd3ce1b1ad2c1f42f74	vigo	1	0	1794923752296	1794923752549	1	{"game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"bot","name":"","level":1}]}	0
\.
COPY public.tokens (hash, player, created, used, device) FROM stdin;
0a485d0e72c69b564528070c33040d290782e32294863994d0d4c03c5e6c4900	f5ymhvnqeswsb6d50fpc3acczf	1794923749788	1794920400000	
0823b26adb2496e1b5a8afceff9ec7ac01aeae16412124624a460e0117211ccf	5gzt4rz509g8j0h5be6dh3yjjp	1794923750019	1794920400000	
7affa1101b8c658368efa0424c44b767c65bbc8f9d96e78a3b2867ebdc484148	r9g1rnnap24yhrt31c47ewp7em	1794923750264	1794920400000	
\.
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (player, place);
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
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_belongs_to_fkey FOREIGN KEY (belongs_to) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
