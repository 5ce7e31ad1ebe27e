-- {"schema": 3, "bo": "41b85chfr1fentm7xe5tsxmd6n", "recovery": "z62xn4qzqkn8pnk9ct7jp2ykwf", "over": "748e8bb92cdc6fc5a4d6377a3cfaccff", "entries": "bf91816efeacc873b46007d80d23e4f73b63875744bffd5b0c6c5ffaf909588a", "points": {"p1": 28, "p2": 0}, "playing": "cd6404b549500d6e2925b380302e3db6", "bay": "7911cea0d941e42a6d3647851f3bb8ec", "open": "a10486ee56eccc09f3577a97a4c7f5e8", "name": "Anna"}
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
    created bigint NOT NULL
);
COPY public.journal (table_id, seq, "time", entry) FROM stdin;
748e8bb92cdc6fc5a4d6377a3cfaccff	1	1794923594100	{"time":1794923594100,"by":"hagxws2egmby37thg2vm95vwd2","id":"","do":{"type":"open","table":"748e8bb92cdc6fc5a4d6377a3cfaccff","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"hagxws2egmby37thg2vm95vwd2","chairs":[{"kind":"player","player":"hagxws2egmby37thg2vm95vwd2","secret":"","name":"Anna"},{"kind":"open"}],"secret":"641fa8dc2faea4b3f7f1c70ab12f8c704026a8db739b91cbd38c0f15c7459464"},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	2	1794923594120	{"time":1794923594120,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"sit-0","do":{"type":"sit","seat":"p2","name":"Bela","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	3	1794923594125	{"time":1794923594125,"by":"hagxws2egmby37thg2vm95vwd2","id":"start-1","do":{"type":"start"},"followed":["nature deal p1 tribe amber","nature deal p2 tribe straw","nature deal p1 district R0","nature deal p2 district Y0"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	4	1794923594133	{"time":1794923594133,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	5	1794923594138	{"time":1794923594138,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	6	1794923594145	{"time":1794923594145,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	7	1794923594154	{"time":1794923594154,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	8	1794923594161	{"time":1794923594161,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	9	1794923594165	{"time":1794923594165,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	10	1794923594181	{"time":1794923594181,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	11	1794923594186	{"time":1794923594186,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	12	1794923594193	{"time":1794923594193,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	13	1794923594197	{"time":1794923594197,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	14	1794923594205	{"time":1794923594205,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	15	1794923594214	{"time":1794923594214,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	16	1794923594225	{"time":1794923594225,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	17	1794923594234	{"time":1794923594234,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	18	1794923594241	{"time":1794923594241,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	19	1794923594246	{"time":1794923594246,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	20	1794923594253	{"time":1794923594253,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	21	1794923594266	{"time":1794923594266,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	22	1794923594273	{"time":1794923594273,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	23	1794923594277	{"time":1794923594277,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	24	1794923594289	{"time":1794923594289,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	25	1794923594295	{"time":1794923594295,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	26	1794923594301	{"time":1794923594301,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	27	1794923594305	{"time":1794923594305,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	28	1794923594315	{"time":1794923594315,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	29	1794923594328	{"time":1794923594328,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	30	1794923594336	{"time":1794923594336,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	31	1794923594350	{"time":1794923594350,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 one more","nature draw p1 intervention","nature draw p1 false hope","nature draw p1 rescue","nature draw p1 quarantine","nature draw p1 flood 2","nature draw p1 flood 4","nature draw p2 rescue","nature draw p2 flood 2","nature draw p2 flood 1","nature draw p2 relocation","nature draw p2 quarantine","nature draw p2 flood 1","nature draw p2 flood 2"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	32	1794923594361	{"time":1794923594361,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	33	1794923594368	{"time":1794923594368,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose quarantine"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	34	1794923594373	{"time":1794923594373,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 2 start G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	35	1794923594379	{"time":1794923594379,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 quarantine R2"]},"followed":["nature draw p1 changing wind","nature draw p2 one more"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	36	1794923594393	{"time":1794923594393,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-54","do":{"type":"act","seat":"p1","decision":52,"actions":["p1 choose flood 4"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	37	1794923594402	{"time":1794923594402,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-55","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 choose relocation"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	38	1794923594413	{"time":1794923594413,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-56","do":{"type":"act","seat":"p2","decision":54,"actions":["p2 relocation R0 R1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	39	1794923594417	{"time":1794923594417,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-57","do":{"type":"act","seat":"p1","decision":55,"actions":["p1 flood 4 add G0"]},"followed":["nature draw p1 flood 2","nature draw p2 changing wind"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	40	1794923594429	{"time":1794923594429,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-60","do":{"type":"act","seat":"p1","decision":58,"actions":["p1 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	41	1794923594438	{"time":1794923594438,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-61","do":{"type":"act","seat":"p2","decision":58,"actions":["p2 choose rescue"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	42	1794923594441	{"time":1794923594441,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-62","do":{"type":"act","seat":"p1","decision":60,"actions":["p1 flood 2 add G0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	43	1794923594454	{"time":1794923594454,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-63","do":{"type":"act","seat":"p2","decision":61,"actions":["p2 rescue from G0 to R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	44	1794923594460	{"time":1794923594460,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-64","do":{"type":"act","seat":"p2","decision":62,"actions":["p2 rescue move ice ice"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 3"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	45	1794923594467	{"time":1794923594467,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-67","do":{"type":"act","seat":"p1","decision":65,"actions":["p1 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	46	1794923594481	{"time":1794923594481,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-68","do":{"type":"act","seat":"p2","decision":65,"actions":["p2 choose one more"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	47	1794923594486	{"time":1794923594486,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-69","do":{"type":"act","seat":"p2","decision":67,"actions":["p2 one more"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	48	1794923594500	{"time":1794923594500,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-70","do":{"type":"act","seat":"p1","decision":68,"actions":["p1 flood 2 start G1"]},"followed":["nature draw p1 false hope","nature draw p2 flood 2"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	49	1794923594505	{"time":1794923594505,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-73","do":{"type":"act","seat":"p1","decision":71,"actions":["p1 choose changing wind"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	50	1794923594510	{"time":1794923594510,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-74","do":{"type":"act","seat":"p2","decision":71,"actions":["p2 choose changing wind"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	51	1794923594520	{"time":1794923594520,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-75","do":{"type":"act","seat":"p1","decision":73,"actions":["p1 changing wind discard G1 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	52	1794923594536	{"time":1794923594536,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-76","do":{"type":"act","seat":"p2","decision":74,"actions":["p2 changing wind lapse"]},"followed":["nature draw p1 one less","nature draw p2 calm sea"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	53	1794923594545	{"time":1794923594545,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-79","do":{"type":"act","seat":"p1","decision":77,"actions":["p1 choose intervention"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	54	1794923594554	{"time":1794923594554,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-80","do":{"type":"act","seat":"p2","decision":77,"actions":["p2 choose calm sea"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	55	1794923594562	{"time":1794923594562,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-81","do":{"type":"act","seat":"p2","decision":79,"actions":["p2 calm sea lapse"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	56	1794923594569	{"time":1794923594569,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-82","do":{"type":"act","seat":"p1","decision":80,"actions":["p1 intervention lapse"]},"followed":["nature draw p1 changing wind","nature draw p2 flood 3"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	57	1794923594579	{"time":1794923594579,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-85","do":{"type":"act","seat":"p1","decision":83,"actions":["p1 choose changing wind"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	58	1794923594590	{"time":1794923594590,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-86","do":{"type":"act","seat":"p2","decision":83,"actions":["p2 choose flood 3"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	59	1794923594597	{"time":1794923594597,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-87","do":{"type":"act","seat":"p1","decision":85,"actions":["p1 changing wind lapse"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	60	1794923594612	{"time":1794923594612,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-88","do":{"type":"act","seat":"p2","decision":86,"actions":["p2 flood 3 start Y2"]},"followed":["nature draw p1 false hope","nature draw p2 flood 1"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	61	1794923594619	{"time":1794923594619,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-91","do":{"type":"act","seat":"p1","decision":89,"actions":["p1 choose one more"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	62	1794923594630	{"time":1794923594630,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-92","do":{"type":"act","seat":"p2","decision":89,"actions":["p2 choose flood 3"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	63	1794923594638	{"time":1794923594638,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-93","do":{"type":"act","seat":"p2","decision":91,"actions":["p2 flood 3 start R2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	64	1794923594653	{"time":1794923594653,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-94","do":{"type":"act","seat":"p1","decision":92,"actions":["p1 one more"]},"followed":["nature draw p1 calm sea","nature draw p2 flood 3"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	65	1794923594660	{"time":1794923594660,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-97","do":{"type":"act","seat":"p1","decision":95,"actions":["p1 choose calm sea"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	66	1794923594669	{"time":1794923594669,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-98","do":{"type":"act","seat":"p2","decision":95,"actions":["p2 choose flood 3"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	67	1794923594673	{"time":1794923594673,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-99","do":{"type":"act","seat":"p1","decision":97,"actions":["p1 calm sea discard R2 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	68	1794923594681	{"time":1794923594681,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-100","do":{"type":"act","seat":"p2","decision":98,"actions":["p2 flood 3 add R2"]},"followed":["nature draw p1 flood 2","nature draw p2 false hope"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	69	1794923594689	{"time":1794923594689,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-103","do":{"type":"act","seat":"p1","decision":101,"actions":["p1 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	70	1794923594700	{"time":1794923594700,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-104","do":{"type":"act","seat":"p2","decision":101,"actions":["p2 choose false hope"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	71	1794923594706	{"time":1794923594706,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-105","do":{"type":"act","seat":"p2","decision":103,"actions":["p2 false hope lapse"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	72	1794923594721	{"time":1794923594721,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-106","do":{"type":"act","seat":"p1","decision":104,"actions":["p1 flood 2 add R2"]},"followed":["nature draw p1 changing wind","nature draw p2 changing wind"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	73	1794923594725	{"time":1794923594725,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-109","do":{"type":"act","seat":"p1","decision":107,"actions":["p1 choose changing wind"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	74	1794923594734	{"time":1794923594734,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-110","do":{"type":"act","seat":"p2","decision":107,"actions":["p2 choose changing wind"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	75	1794923594749	{"time":1794923594749,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-111","do":{"type":"act","seat":"p1","decision":109,"actions":["p1 changing wind discard R2 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	76	1794923594754	{"time":1794923594754,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-112","do":{"type":"act","seat":"p2","decision":110,"actions":["p2 changing wind discard R2 1"]},"followed":["nature draw p1 flood 2","nature draw p2 false hope"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	77	1794923594765	{"time":1794923594765,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-115","do":{"type":"act","seat":"p1","decision":113,"actions":["p1 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	78	1794923594774	{"time":1794923594774,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-116","do":{"type":"act","seat":"p2","decision":113,"actions":["p2 choose false hope"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	79	1794923594782	{"time":1794923594782,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-117","do":{"type":"act","seat":"p2","decision":115,"actions":["p2 false hope lapse"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	80	1794923594789	{"time":1794923594789,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-118","do":{"type":"act","seat":"p1","decision":116,"actions":["p1 flood 2 add R2"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 1"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	81	1794923594797	{"time":1794923594797,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-121","do":{"type":"act","seat":"p1","decision":119,"actions":["p1 choose flood 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	82	1794923594804	{"time":1794923594804,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-122","do":{"type":"act","seat":"p2","decision":119,"actions":["p2 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	83	1794923594813	{"time":1794923594813,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-123","do":{"type":"act","seat":"p1","decision":121,"actions":["p1 flood 1 start G1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	84	1794923594827	{"time":1794923594827,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-124","do":{"type":"act","seat":"p2","decision":122,"actions":["p2 flood 2 start R1"]},"followed":["nature draw p1 flood 1","nature draw p2 false hope"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	85	1794923594837	{"time":1794923594837,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-127","do":{"type":"act","seat":"p1","decision":125,"actions":["p1 choose flood 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	86	1794923594842	{"time":1794923594842,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-128","do":{"type":"act","seat":"p2","decision":125,"actions":["p2 choose false hope"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	87	1794923594864	{"time":1794923594864,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-129","do":{"type":"act","seat":"p2","decision":127,"actions":["p2 false hope lapse"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	88	1794923594874	{"time":1794923594874,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-130","do":{"type":"act","seat":"p1","decision":128,"actions":["p1 flood 1 add G1"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 1"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	89	1794923594880	{"time":1794923594880,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-133","do":{"type":"act","seat":"p1","decision":131,"actions":["p1 choose flood 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	90	1794923594891	{"time":1794923594891,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-134","do":{"type":"act","seat":"p2","decision":131,"actions":["p2 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	91	1794923594898	{"time":1794923594898,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-135","do":{"type":"act","seat":"p1","decision":133,"actions":["p1 flood 1 add G1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	92	1794923594912	{"time":1794923594912,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-136","do":{"type":"act","seat":"p2","decision":134,"actions":["p2 flood 2 add R1"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 3"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	93	1794923594925	{"time":1794923594925,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-139","do":{"type":"act","seat":"p1","decision":137,"actions":["p1 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	94	1794923594936	{"time":1794923594936,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-140","do":{"type":"act","seat":"p2","decision":137,"actions":["p2 choose flood 3"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	95	1794923594949	{"time":1794923594949,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-141","do":{"type":"act","seat":"p2","decision":139,"actions":["p2 flood 3 start R0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	96	1794923594958	{"time":1794923594958,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-142","do":{"type":"act","seat":"p1","decision":140,"actions":["p1 flood 2 add R0"]},"followed":["nature draw p1 flood 3","nature draw p2 changing wind"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	97	1794923594970	{"time":1794923594970,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-145","do":{"type":"act","seat":"p1","decision":143,"actions":["p1 choose flood 3"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	98	1794923594983	{"time":1794923594983,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-146","do":{"type":"act","seat":"p2","decision":143,"actions":["p2 choose changing wind"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	99	1794923594989	{"time":1794923594989,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-147","do":{"type":"act","seat":"p1","decision":145,"actions":["p1 flood 3 add R0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	100	1794923595000	{"time":1794923595000,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-148","do":{"type":"act","seat":"p2","decision":146,"actions":["p2 changing wind discard R0 3"]},"followed":["nature draw p1 panic","nature draw p2 flood 2"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	101	1794923595011	{"time":1794923595011,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-151","do":{"type":"act","seat":"p1","decision":149,"actions":["p1 choose one less"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	102	1794923595027	{"time":1794923595027,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-152","do":{"type":"act","seat":"p2","decision":149,"actions":["p2 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	103	1794923595039	{"time":1794923595039,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-153","do":{"type":"act","seat":"p2","decision":151,"actions":["p2 flood 2 add R0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	104	1794923595049	{"time":1794923595049,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-154","do":{"type":"act","seat":"p1","decision":152,"actions":["p1 one less"]},"followed":["nature draw p1 flood 3","nature draw p2 panic"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	105	1794923595058	{"time":1794923595058,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-157","do":{"type":"act","seat":"p1","decision":155,"actions":["p1 choose flood 3"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	106	1794923595067	{"time":1794923595067,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-158","do":{"type":"act","seat":"p2","decision":155,"actions":["p2 choose panic"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	107	1794923595078	{"time":1794923595078,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-159","do":{"type":"act","seat":"p1","decision":157,"actions":["p1 flood 3 start G1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	108	1794923595088	{"time":1794923595088,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-160","do":{"type":"act","seat":"p2","decision":158,"actions":["p2 panic lapse"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 2"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	109	1794923595095	{"time":1794923595095,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-163","do":{"type":"act","seat":"p1","decision":161,"actions":["p1 choose flood 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	110	1794923595111	{"time":1794923595111,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-164","do":{"type":"act","seat":"p2","decision":161,"actions":["p2 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	111	1794923595128	{"time":1794923595128,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-165","do":{"type":"act","seat":"p2","decision":163,"actions":["p2 flood 2 start Y1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	112	1794923595133	{"time":1794923595133,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-166","do":{"type":"act","seat":"p1","decision":164,"actions":["p1 flood 1 add G1"]},"followed":["nature draw p1 flood 3","nature draw p2 intervention"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	113	1794923595149	{"time":1794923595149,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-169","do":{"type":"act","seat":"p1","decision":167,"actions":["p1 choose flood 3"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	114	1794923595166	{"time":1794923595166,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-170","do":{"type":"act","seat":"p2","decision":167,"actions":["p2 choose intervention"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	115	1794923595178	{"time":1794923595178,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-171","do":{"type":"act","seat":"p1","decision":169,"actions":["p1 flood 3 add G1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	116	1794923595184	{"time":1794923595184,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-172","do":{"type":"act","seat":"p2","decision":170,"actions":["p2 intervention Y1 -7"]},"followed":["nature draw p1 relocation","nature draw p2 flood 4"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	117	1794923595189	{"time":1794923595189,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-175","do":{"type":"act","seat":"p1","decision":173,"actions":["p1 choose false hope"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	118	1794923595213	{"time":1794923595213,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-176","do":{"type":"act","seat":"p2","decision":173,"actions":["p2 choose flood 4"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	119	1794923595227	{"time":1794923595227,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-177","do":{"type":"act","seat":"p2","decision":175,"actions":["p2 flood 4 start Y1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	120	1794923595233	{"time":1794923595233,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-178","do":{"type":"act","seat":"p1","decision":176,"actions":["p1 false hope lapse"]},"followed":["nature draw p1 flood 3","nature draw p2 flood 2"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	121	1794923595242	{"time":1794923595242,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-181","do":{"type":"act","seat":"p1","decision":179,"actions":["p1 choose flood 3"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	122	1794923595251	{"time":1794923595251,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-182","do":{"type":"act","seat":"p2","decision":179,"actions":["p2 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	123	1794923595266	{"time":1794923595266,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-183","do":{"type":"act","seat":"p1","decision":181,"actions":["p1 flood 3 add Y1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	124	1794923595273	{"time":1794923595273,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-184","do":{"type":"act","seat":"p2","decision":182,"actions":["p2 flood 2 add Y1"]},"followed":["nature draw p1 flood 1","nature draw p2 one less"]}
748e8bb92cdc6fc5a4d6377a3cfaccff	125	1794923595280	{"time":1794923595280,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-187","do":{"type":"act","seat":"p1","decision":185,"actions":["p1 choose flood 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	126	1794923595296	{"time":1794923595296,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-188","do":{"type":"act","seat":"p2","decision":185,"actions":["p2 choose one less"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	127	1794923595306	{"time":1794923595306,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-189","do":{"type":"act","seat":"p2","decision":187,"actions":["p2 one less"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	128	1794923595313	{"time":1794923595313,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-190","do":{"type":"act","seat":"p1","decision":188,"actions":["p1 flood 1 add Y1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	129	1794923595321	{"time":1794923595321,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-191","do":{"type":"act","seat":"p1","decision":189,"actions":["p1 choose false hope"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	130	1794923595332	{"time":1794923595332,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-192","do":{"type":"act","seat":"p2","decision":189,"actions":["p2 choose flood 2"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	131	1794923595344	{"time":1794923595344,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-193","do":{"type":"act","seat":"p1","decision":191,"actions":["p1 false hope lapse"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	132	1794923595353	{"time":1794923595353,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-194","do":{"type":"act","seat":"p2","decision":192,"actions":["p2 flood 2 start Y0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	133	1794923595366	{"time":1794923595366,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-195","do":{"type":"act","seat":"p1","decision":193,"actions":["p1 choose false hope"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	134	1794923595377	{"time":1794923595377,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-196","do":{"type":"act","seat":"p2","decision":193,"actions":["p2 choose flood 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	135	1794923595390	{"time":1794923595390,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-197","do":{"type":"act","seat":"p2","decision":195,"actions":["p2 flood 1 add Y0"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	136	1794923595398	{"time":1794923595398,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-198","do":{"type":"act","seat":"p1","decision":196,"actions":["p1 false hope lapse"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	137	1794923595414	{"time":1794923595414,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-199","do":{"type":"act","seat":"p1","decision":197,"actions":["p1 choose rescue"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	138	1794923595427	{"time":1794923595427,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-200","do":{"type":"act","seat":"p2","decision":197,"actions":["p2 choose flood 1"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	139	1794923595442	{"time":1794923595442,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-201","do":{"type":"act","seat":"p1","decision":199,"actions":["p1 rescue lapse"]},"followed":[]}
748e8bb92cdc6fc5a4d6377a3cfaccff	140	1794923595453	{"time":1794923595453,"by":"7rjyhtfm2q378m1gn9vap5jt6y","id":"p2-202","do":{"type":"act","seat":"p2","decision":200,"actions":["p2 flood 1 add Y0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	1	1794923595468	{"time":1794923595468,"by":"hagxws2egmby37thg2vm95vwd2","id":"","do":{"type":"open","table":"cd6404b549500d6e2925b380302e3db6","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"hagxws2egmby37thg2vm95vwd2","chairs":[{"kind":"player","player":"hagxws2egmby37thg2vm95vwd2","secret":"","name":"Anna"},{"kind":"open"}],"secret":"9300d46459ba613b0d1b3e3cd61203ebba26ff1d49dd8eb32beb58bc2f655c2d"},"followed":[]}
cd6404b549500d6e2925b380302e3db6	2	1794923595477	{"time":1794923595477,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"sit-0","do":{"type":"sit","seat":"p2","name":"Bo","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[]}
cd6404b549500d6e2925b380302e3db6	3	1794923595492	{"time":1794923595492,"by":"hagxws2egmby37thg2vm95vwd2","id":"start-1","do":{"type":"start"},"followed":["nature deal p1 tribe fern","nature deal p2 tribe amber","nature deal p1 district G0","nature deal p2 district Y1"]}
cd6404b549500d6e2925b380302e3db6	4	1794923595501	{"time":1794923595501,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	5	1794923595510	{"time":1794923595510,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	6	1794923595521	{"time":1794923595521,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	7	1794923595532	{"time":1794923595532,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	8	1794923595545	{"time":1794923595545,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	9	1794923595554	{"time":1794923595554,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	10	1794923595565	{"time":1794923595565,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	11	1794923595578	{"time":1794923595578,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	12	1794923595589	{"time":1794923595589,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	13	1794923595594	{"time":1794923595594,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	14	1794923595604	{"time":1794923595604,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	15	1794923595614	{"time":1794923595614,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	16	1794923595616	{"time":1794923595616,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	17	1794923595628	{"time":1794923595628,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	18	1794923595636	{"time":1794923595636,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	19	1794923595651	{"time":1794923595651,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	20	1794923595658	{"time":1794923595658,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	21	1794923595676	{"time":1794923595676,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	22	1794923595681	{"time":1794923595681,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	23	1794923595698	{"time":1794923595698,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	24	1794923595711	{"time":1794923595711,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	25	1794923595727	{"time":1794923595727,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	26	1794923595733	{"time":1794923595733,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	27	1794923595743	{"time":1794923595743,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	28	1794923595757	{"time":1794923595757,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	29	1794923595761	{"time":1794923595761,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	30	1794923595773	{"time":1794923595773,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	31	1794923595780	{"time":1794923595780,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 flood 2","nature draw p1 one less","nature draw p1 relocation","nature draw p1 false hope","nature draw p1 flood 2","nature draw p1 flood 1","nature draw p1 flood 3","nature draw p2 changing wind","nature draw p2 flood 1","nature draw p2 flood 2","nature draw p2 flood 4","nature draw p2 flood 3","nature draw p2 panic","nature draw p2 flood 2"]}
cd6404b549500d6e2925b380302e3db6	32	1794923595793	{"time":1794923595793,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 1"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	33	1794923595800	{"time":1794923595800,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose panic"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	34	1794923595813	{"time":1794923595813,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 1 start G0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	35	1794923595821	{"time":1794923595821,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 panic from R2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	36	1794923595832	{"time":1794923595832,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-52","do":{"type":"act","seat":"p2","decision":50,"actions":["p2 panic move straw to R1"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	37	1794923595846	{"time":1794923595846,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-53","do":{"type":"act","seat":"p2","decision":51,"actions":["p2 panic move straw to R0"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	38	1794923595854	{"time":1794923595854,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-54","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 panic move straw to Y2"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 3"]}
cd6404b549500d6e2925b380302e3db6	39	1794923595861	{"time":1794923595861,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-57","do":{"type":"act","seat":"p1","decision":55,"actions":["p1 choose flood 2"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	40	1794923595877	{"time":1794923595877,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-58","do":{"type":"act","seat":"p2","decision":55,"actions":["p2 choose changing wind"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	41	1794923595887	{"time":1794923595887,"by":"ee0xerw7kba3rx043jnqj6ba40","id":"p2-59","do":{"type":"act","seat":"p2","decision":57,"actions":["p2 changing wind discard G0 1"]},"followed":[]}
cd6404b549500d6e2925b380302e3db6	42	1794923595901	{"time":1794923595901,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-60","do":{"type":"act","seat":"p1","decision":58,"actions":["p1 flood 2 add G0"]},"followed":["nature draw p1 flood 2","nature draw p2 one more"]}
cd6404b549500d6e2925b380302e3db6	43	1794923595908	{"time":1794923595908,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-63","do":{"type":"act","seat":"p1","decision":61,"actions":["p1 choose flood 2"]},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	1	1794923595920	{"time":1794923595920,"by":"hagxws2egmby37thg2vm95vwd2","id":"","do":{"type":"open","table":"7911cea0d941e42a6d3647851f3bb8ec","game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"hagxws2egmby37thg2vm95vwd2","chairs":[{"kind":"player","player":"hagxws2egmby37thg2vm95vwd2","secret":"","name":"Anna"},{"kind":"bot","level":1}],"secret":"95d7e200d28270b79babacb0234440b17792c726f536d19b3f12db59a49de1f2"},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	2	1794923595928	{"time":1794923595928,"by":"hagxws2egmby37thg2vm95vwd2","id":"start-0","do":{"type":"start"},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	3	1794923595937	{"time":1794923595937,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-1","do":{"type":"act","seat":"p1","decision":0,"actions":["p1 place a1"]},"followed":["nature reveal a1 yellow left bottom lock"]}
7911cea0d941e42a6d3647851f3bb8ec	4	1794923595950	{"time":1794923595950,"by":"","id":"","do":{"type":"act","seat":"p2","decision":2,"actions":["p2 place d6"]},"followed":["nature reveal d6 white key"]}
7911cea0d941e42a6d3647851f3bb8ec	5	1794923595960	{"time":1794923595960,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-5","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 sail b1"]},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	6	1794923595970	{"time":1794923595970,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-6","do":{"type":"act","seat":"p1","decision":5,"actions":["p1 take"]},"followed":["nature reveal b1 blue left bottom lock"]}
7911cea0d941e42a6d3647851f3bb8ec	7	1794923595980	{"time":1794923595980,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-8","do":{"type":"act","seat":"p1","decision":7,"actions":["p1 end"]},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	8	1794923595993	{"time":1794923595993,"by":"","id":"","do":{"type":"act","seat":"p2","decision":8,"actions":["p2 sail h6"]},"followed":["nature reveal e6 white left lid","nature reveal f6 violet middle coin","nature reveal g6 blue middle diamond"]}
7911cea0d941e42a6d3647851f3bb8ec	9	1794923596005	{"time":1794923596005,"by":"","id":"","do":{"type":"act","seat":"p2","decision":12,"actions":["p2 take"]},"followed":["nature reveal h6 tidal wave"]}
7911cea0d941e42a6d3647851f3bb8ec	10	1794923596017	{"time":1794923596017,"by":"","id":"","do":{"type":"act","seat":"p2","decision":14,"actions":["p2 end"]},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	11	1794923596024	{"time":1794923596024,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-16","do":{"type":"act","seat":"p1","decision":15,"actions":["p1 sail a1"]},"followed":["p1 end"]}
7911cea0d941e42a6d3647851f3bb8ec	12	1794923596034	{"time":1794923596034,"by":"","id":"","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 sail l6"]},"followed":["nature reveal i6 yellow middle ring","nature reveal j6 violet right lid","nature reveal k6 pirate"]}
7911cea0d941e42a6d3647851f3bb8ec	13	1794923596044	{"time":1794923596044,"by":"","id":"","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 take"]},"followed":["nature reveal l6 red middle chain"]}
7911cea0d941e42a6d3647851f3bb8ec	14	1794923596056	{"time":1794923596056,"by":"","id":"","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 end"]},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	15	1794923596058	{"time":1794923596058,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-25","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 sail b1"]},"followed":["p1 end"]}
7911cea0d941e42a6d3647851f3bb8ec	16	1794923596069	{"time":1794923596069,"by":"","id":"","do":{"type":"act","seat":"p2","decision":26,"actions":["p2 sail i6"]},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	17	1794923596080	{"time":1794923596080,"by":"","id":"","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 take"]},"followed":["p2 end"]}
7911cea0d941e42a6d3647851f3bb8ec	18	1794923596084	{"time":1794923596084,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-30","do":{"type":"act","seat":"p1","decision":29,"actions":["p1 sail a1"]},"followed":["p1 end"]}
7911cea0d941e42a6d3647851f3bb8ec	19	1794923596094	{"time":1794923596094,"by":"","id":"","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 sail i5"]},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	20	1794923596106	{"time":1794923596106,"by":"","id":"","do":{"type":"act","seat":"p2","decision":32,"actions":["p2 take"]},"followed":["nature reveal i5 yellow left lid"]}
7911cea0d941e42a6d3647851f3bb8ec	21	1794923596117	{"time":1794923596117,"by":"","id":"","do":{"type":"act","seat":"p2","decision":34,"actions":["p2 end"]},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	22	1794923596121	{"time":1794923596121,"by":"hagxws2egmby37thg2vm95vwd2","id":"p1-36","do":{"type":"act","seat":"p1","decision":35,"actions":["p1 sail b1"]},"followed":["p1 end"]}
a10486ee56eccc09f3577a97a4c7f5e8	1	1794923596125	{"time":1794923596125,"by":"hagxws2egmby37thg2vm95vwd2","id":"","do":{"type":"open","table":"a10486ee56eccc09f3577a97a4c7f5e8","game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"hagxws2egmby37thg2vm95vwd2","chairs":[{"kind":"player","player":"hagxws2egmby37thg2vm95vwd2","secret":"","name":"Anna"},{"kind":"open"}],"secret":"838aa642d63b47b0892e965421d7e579e2b7f8730ab5f42677e20a3c2bd89521"},"followed":[]}
7911cea0d941e42a6d3647851f3bb8ec	23	1794923596131	{"time":1794923596131,"by":"","id":"","do":{"type":"act","seat":"p2","decision":37,"actions":["p2 sail f5"]},"followed":["nature reveal g5 red left bottom lock","nature reveal h5 yellow middle coin"]}
7911cea0d941e42a6d3647851f3bb8ec	24	1794923596144	{"time":1794923596144,"by":"","id":"","do":{"type":"act","seat":"p2","decision":40,"actions":["p2 take"]},"followed":["nature reveal f5 yellow key"]}
7911cea0d941e42a6d3647851f3bb8ec	25	1794923596155	{"time":1794923596155,"by":"","id":"","do":{"type":"act","seat":"p2","decision":42,"actions":["p2 end"]},"followed":[]}
\.
COPY public.leases (table_id, node, until) FROM stdin;
7911cea0d941e42a6d3647851f3bb8ec	7qgsbf3fmp40dc4tmvvamtxr8f	1794923601148
\.
COPY public.places (player, place) FROM stdin;
hagxws2egmby37thg2vm95vwd2	55ecf23c533642cf5d71738c21647747cc194664df3cbb32fec39e7a814461ca
7rjyhtfm2q378m1gn9vap5jt6y	37d014d4608a7c620fdcf5c7d51feebfb57826c40b094fc7896e7958ac69f19e
\.
COPY public.players (id, name, login, login_key, belongs_to, password_hash, created, recovery_hash) FROM stdin;
hagxws2egmby37thg2vm95vwd2	Anna	anna	anna	\N	$argon2id$v=19$m=65536,t=2,p=1$MTNbHKrotSabSzzUVrAh6A$NZBIEoSWeZQCx7XiOzfeyrBJG6vl1EucIVztOJacuvQ	1794923593723	b0dc0233394800ef1f669fdf188a5c3c0150968a4b04db2d7bf69d716274ea21
7rjyhtfm2q378m1gn9vap5jt6y	Bela	bela	bela	\N	$argon2id$v=19$m=65536,t=2,p=1$2VSq8TD6ZG1Ve9VfUFamRg$z+nB3PaWiDAEW11t02AnmMQODOJlTiYXl7/fxIc12U8	1794923593908	725a4c114a31b1105c4ce938445edc848a1d9bc78a798e2690d32b8c26d923af
ee0xerw7kba3rx043jnqj6ba40	Bo	\N	\N	\N		1794923594076	
\.
COPY public.schema_version (version) FROM stdin;
3
\.
COPY public.seats (table_id, seat, player) FROM stdin;
748e8bb92cdc6fc5a4d6377a3cfaccff	0	hagxws2egmby37thg2vm95vwd2
748e8bb92cdc6fc5a4d6377a3cfaccff	1	7rjyhtfm2q378m1gn9vap5jt6y
cd6404b549500d6e2925b380302e3db6	0	hagxws2egmby37thg2vm95vwd2
cd6404b549500d6e2925b380302e3db6	1	ee0xerw7kba3rx043jnqj6ba40
7911cea0d941e42a6d3647851f3bb8ec	0	hagxws2egmby37thg2vm95vwd2
a10486ee56eccc09f3577a97a4c7f5e8	0	hagxws2egmby37thg2vm95vwd2
\.
COPY public.tables (id, game, life, is_public, created, updated, waiting, summary, due) FROM stdin;
748e8bb92cdc6fc5a4d6377a3cfaccff	vineta	2	0	1794923594100	1794923595453	0	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bela"}]}	0
cd6404b549500d6e2925b380302e3db6	vineta	1	0	1794923595468	1794923595908	2	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bo"}]}	0
7911cea0d941e42a6d3647851f3bb8ec	vigo	1	0	1794923595920	1794923596155	1	{"game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"bot","name":"","level":1}]}	0
a10486ee56eccc09f3577a97a4c7f5e8	vineta	0	1	1794923596125	1794923596125	0	{"game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"open","name":""}]}	1795528396125
\.
COPY public.tokens (hash, player, created) FROM stdin;
d8064a4336acdcb56ad27a3cef483b1b6986e4fe895cae4020a8ce1862c46e50	hagxws2egmby37thg2vm95vwd2	1794923593732
88a994657c8892c2bb3a2a3ec53254feb2e03f8356d10410db5d341632f3cd7a	7rjyhtfm2q378m1gn9vap5jt6y	1794923593912
5c63b1a04f8bd159ee460da35457c1b6b4746cd90b673b3be501c0cf65617827	ee0xerw7kba3rx043jnqj6ba40	1794923594092
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
