-- {"schema": 6, "bo": "11wajn3m17q04anbyzz37bd5f7", "recovery": "pg2bf23r4sn3ff5jgqjkc3rhy9", "over": "d196a24aaf5a4f54e6781151645f692d", "entries": "50a8598e09a82304400553d74be13289c7b45a26b31811efbce15ad83ae39fbc", "points": {"p1": 16, "p2": 12}, "playing": "28199da57daee66e3b5c27eaa3549604", "bay": "a495a8870921df7c6247bee855143bec", "open": "cd772531976bb6a2703358fbb9c5b0b0", "name": "Anna"}
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
CREATE TABLE public.jobs (
    id text NOT NULL,
    kind text NOT NULL,
    owner text NOT NULL,
    request text NOT NULL,
    state bigint NOT NULL,
    node text NOT NULL,
    until bigint NOT NULL,
    build text NOT NULL,
    tries bigint NOT NULL,
    done bigint NOT NULL,
    total bigint NOT NULL,
    result text NOT NULL,
    created bigint NOT NULL,
    taken bigint NOT NULL
);
CREATE TABLE public.journal (
    number bigint NOT NULL,
    seq bigint NOT NULL,
    "time" bigint NOT NULL,
    entry text NOT NULL
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
CREATE TABLE public.summaries (
    number bigint NOT NULL,
    summary text NOT NULL
);
CREATE TABLE public.tables (
    number bigint NOT NULL,
    id text NOT NULL,
    game text NOT NULL,
    life bigint NOT NULL,
    is_public bigint NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    due bigint NOT NULL,
    waiting bigint NOT NULL,
    seq bigint NOT NULL,
    host text DEFAULT ''::text NOT NULL
);
CREATE SEQUENCE public.tables_5_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.tables_5_number_seq OWNED BY public.tables.number;
CREATE TABLE public.tokens (
    hash text NOT NULL,
    player text NOT NULL,
    created bigint NOT NULL,
    used bigint DEFAULT 0 NOT NULL,
    device text DEFAULT ''::text NOT NULL
);
ALTER TABLE ONLY public.tables ALTER COLUMN number SET DEFAULT nextval('public.tables_5_number_seq'::regclass);
COPY public.jobs (id, kind, owner, request, state, node, until, build, tries, done, total, result, created, taken) FROM stdin;
\.
COPY public.journal (number, seq, "time", entry) FROM stdin;
1	1	1794926701432	{"time":1794926701432,"by":"50d4zejr1vz6qv167zsqed60t6","id":"","do":{"type":"open","version":2,"table":"d196a24aaf5a4f54e6781151645f692d","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"50d4zejr1vz6qv167zsqed60t6","chairs":[{"kind":"player","player":"50d4zejr1vz6qv167zsqed60t6"},{"kind":"open"}],"secret":"91ed74dc65cd19ac583d186cc502cc134a93ccfcbc3dae425bbfa938e60bf1ea"},"followed":[],"link":"44ae38104eb633734abe0eb684ad6d3a69bb4da0460af30b984ac6f4a7bc2357","names":{"p1":"Anna"}}
1	2	1794926701693	{"time":1794926701693,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"sit-0","do":{"type":"sit","seat":"p2","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[],"link":"84dabbb981b87a854bf408964c6d56efe39de2f34d2607b32bc4447ba85bb7b8","names":{"p2":"Bela"}}
1	3	1794926701808	{"time":1794926701808,"by":"50d4zejr1vz6qv167zsqed60t6","id":"start-1","do":{"type":"start","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":["nature deal p1 tribe amber","nature deal p2 tribe straw","nature deal p1 district R2","nature deal p2 district R0"],"link":"8e7f05c0fe52d018ca465b29075553bbbba0d63c15968bb0d1665de8996a9d0d"}
1	4	1794926701857	{"time":1794926701857,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[],"link":"0302d85ba1f28d787c90cabdbecd1cfc80c4d37e23b6dc628c799e0319096765"}
1	5	1794926701999	{"time":1794926701999,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[],"link":"ec9c7425bb32301393fa6354858e5e37bc969333e76fa06ed2578a1fafd5172c"}
1	6	1794926702140	{"time":1794926702140,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[],"link":"9a88199a4a8402e08fef43fddf9447ba74a8a67d2c41163553c6c23d2b375568"}
1	7	1794926702319	{"time":1794926702319,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[],"link":"11cd5c9db937be2f4d79952c595b6c792cb2bbd101a1cf355804dcb84a823ddc"}
1	8	1794926702397	{"time":1794926702397,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[],"link":"b4f02a3ec0d636bb8e1ef6d86a2a547b3cfc425bc2453342c7aeba2d085d8803"}
1	9	1794926702511	{"time":1794926702511,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[],"link":"4f580054bb01ea624eaa65c6f6c1417ba979d02307bfec51cd2cfce470629989"}
1	10	1794926702682	{"time":1794926702682,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[],"link":"7c0ff9abdd27dd2e56d766c885dbea55b898e790b1484be856ed5463a8c66fbf"}
1	11	1794926702923	{"time":1794926702923,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[],"link":"8543648dc0851bfda69b12ef667de475d1203e5e1e083b6d4927d511f60aa2d4"}
1	12	1794926703051	{"time":1794926703051,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[],"link":"72d3166e8d57428e7313cd74ba7c9d28193ea6f6f7aad7882663388a805719da"}
1	13	1794926703138	{"time":1794926703138,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[],"link":"44c742652d8b6d805bc0a4023be277a8579b362f39f51842fdeb37f4a5b008f4"}
1	14	1794926703262	{"time":1794926703262,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[],"link":"9ca45f7a98eafe495a50fcc9a5efcda6b604f3cc1b5c3bdd590ea2023df0101c"}
1	15	1794926703396	{"time":1794926703396,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[],"link":"675d1743dfdea5dede2a121a65fad22163013fc658c639f6f2926b5f542bb46c"}
1	16	1794926703502	{"time":1794926703502,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[],"link":"12a7cd87ad1267f42f37d2f1433b249dc66502e4532af2d3f3ee483d2503f131"}
1	17	1794926703704	{"time":1794926703704,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[],"link":"12160919d3b3fa95b812acaa70850246606406654f2173020573e509d4ca9edf"}
1	18	1794926703828	{"time":1794926703828,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[],"link":"247e4c170f96ea7c62469accb38e804654a445647b50b3d71074fde967c4f56f"}
1	19	1794926704009	{"time":1794926704009,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[],"link":"5949b8c72b67c6d89a1b24d0a6349ffe95e8c19ec5cbe641f5d9f0b4fd01c824"}
1	20	1794926704113	{"time":1794926704113,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[],"link":"1d22f99094a45aaa6706060ddf800ba5179e649c60959053ea366c2e9c15deb1"}
1	21	1794926704334	{"time":1794926704334,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[],"link":"0f3e048a2e44558c409dfccea54a272d13dc70bcfc005efd363eef9a4e1abaaf"}
1	22	1794926704387	{"time":1794926704387,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[],"link":"089b44dbd486a799622a97aadc336406b53afdc648df4707a1b615370e628927"}
1	23	1794926704604	{"time":1794926704604,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[],"link":"87acf7976978b5e5e5da44296c839921895e7db793b00187729c3956f4262208"}
1	24	1794926704758	{"time":1794926704758,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[],"link":"2b06ea70c445609a0d9bc9472453d429165ea37215ba84302d3549964c203610"}
1	25	1794926704926	{"time":1794926704926,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[],"link":"12b11d785afebb70202a8148a5dce0e492e968d3311299b70e5783c23cbaae87"}
1	26	1794926704950	{"time":1794926704950,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[],"link":"30cac7aeb043f9fa01305b402ca57cd0989b1772ed3c603a7a061c0e866b13ef"}
1	27	1794926705159	{"time":1794926705159,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[],"link":"10953c43c84367a721f68b9e0c338cd820c907ff163768fe3542d257072d3b68"}
1	28	1794926705255	{"time":1794926705255,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[],"link":"0cae2bf8463a8bb47e19acc98ccc418f7318a8c43e7fa404254985547ab859c7"}
1	29	1794926705337	{"time":1794926705337,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[],"link":"139a5dcc082612628252c5246a0a575b2d096c379405aff35dd2ccdf69b7e9bc"}
1	30	1794926705487	{"time":1794926705487,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[],"link":"3ca56ca90b384cddbb2a3427bc4948886ef89c7fed0de2f5f0d89e860a7694ff"}
1	31	1794926705747	{"time":1794926705747,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 false hope","nature draw p1 quarantine","nature draw p1 flood 2","nature draw p1 flood 4","nature draw p1 flood 1","nature draw p1 one more","nature draw p1 calm sea","nature draw p2 flood 1","nature draw p2 false hope","nature draw p2 flood 1","nature draw p2 flood 3","nature draw p2 flood 3","nature draw p2 flood 2","nature draw p2 changing wind"],"link":"864b23ca7f40d36f3b996049ef23f68cb3b7a513981dbfde80911a607d2316a1"}
1	32	1794926705894	{"time":1794926705894,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 1"]},"followed":[],"link":"4032e88bd62e8621145ff08fce62ed5f0ca27071d7e8ba52149e4c3e6553b54b"}
1	33	1794926706039	{"time":1794926706039,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose false hope"]},"followed":[],"link":"6ffba2342e8896d2c5cdac6221327de8faf28b62390b07c6b453801344690bed"}
1	34	1794926706184	{"time":1794926706184,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 1 start G0"]},"followed":[],"link":"cfcd5b25468d1d515740de2994d6ae3b2da54edd7d7521297a9b9a5303062208"}
1	35	1794926706343	{"time":1794926706343,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 false hope from R2 to G0"]},"followed":[],"link":"226ea1bdd4ae82b5dce1474cc0184f52f15f538006f3335981489c0d3802fc99"}
1	36	1794926706622	{"time":1794926706622,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-52","do":{"type":"act","seat":"p2","decision":50,"actions":["p2 false hope move straw"]},"followed":["nature draw p1 flood 3","nature draw p2 flood 3"],"link":"27c816c9a3d8f8480b4454b09f7a6838836d231c307b1a66f22bd1214f381b93"}
1	37	1794926706761	{"time":1794926706761,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-55","do":{"type":"act","seat":"p1","decision":53,"actions":["p1 choose flood 2"]},"followed":[],"link":"e57ab24f0d8773b290ff738b5e78f73c4890df219836d2ef5d7698f63ab02ec8"}
1	38	1794926706957	{"time":1794926706957,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-56","do":{"type":"act","seat":"p2","decision":53,"actions":["p2 choose changing wind"]},"followed":[],"link":"e19166bc70e826526f9bef14e93ffb6c786920501368f274f886651efac808de"}
1	39	1794926707113	{"time":1794926707113,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-57","do":{"type":"act","seat":"p2","decision":55,"actions":["p2 changing wind discard G0 1"]},"followed":[],"link":"203885631b3755dcf89a6b6220d4b4028f49e97565f9c2a34f6ac9a9a145d233"}
1	40	1794926707263	{"time":1794926707263,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-58","do":{"type":"act","seat":"p1","decision":56,"actions":["p1 flood 2 add G0"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 2"],"link":"b4fe7af1eb45ee9c4972c6ecde3c44a60295bb711ce0b1d90322ecf7cf8790e7"}
1	41	1794926707347	{"time":1794926707347,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-61","do":{"type":"act","seat":"p1","decision":59,"actions":["p1 choose flood 2"]},"followed":[],"link":"5cca15e0c2900db8cd4c695111b86340537364ea11b7d4306da9f4a86e7360e6"}
1	42	1794926707584	{"time":1794926707584,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-62","do":{"type":"act","seat":"p2","decision":59,"actions":["p2 choose flood 3"]},"followed":[],"link":"261e6846a3663bdbcff23ad7d028907cfab3b8ac2a14a1fd89a0ec6546c30988"}
1	43	1794926707763	{"time":1794926707763,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-63","do":{"type":"act","seat":"p1","decision":61,"actions":["p1 flood 2 add G0"]},"followed":[],"link":"6d7220212e4f60e48c326468df74f84b7d74f336c9cf71861d66458c2dba5c00"}
1	44	1794926707959	{"time":1794926707959,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-64","do":{"type":"act","seat":"p2","decision":62,"actions":["p2 flood 3 start G2"]},"followed":["nature draw p1 flood 1","nature draw p2 quarantine"],"link":"f58d691e4195b6fa02775891bc492b53afe55cc8bea1ee57307932c6710512dd"}
1	45	1794926708069	{"time":1794926708069,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-67","do":{"type":"act","seat":"p1","decision":65,"actions":["p1 choose flood 1"]},"followed":[],"link":"c47201f7956d8d7b93100c8827345fe7a5d0f58494a74564319bc84268e9c1fd"}
1	46	1794926708219	{"time":1794926708219,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-68","do":{"type":"act","seat":"p2","decision":65,"actions":["p2 choose quarantine"]},"followed":[],"link":"01c6ddb21e92e01665eaa69e4e573ee99554873176cb538fc55e5925d1024350"}
1	47	1794926708483	{"time":1794926708483,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-69","do":{"type":"act","seat":"p2","decision":67,"actions":["p2 quarantine R2"]},"followed":[],"link":"08e8ac2a6da93cccba3e452e75d4e5601c5743dbff6b520d94ca4a51df92bf44"}
1	48	1794926708581	{"time":1794926708581,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-70","do":{"type":"act","seat":"p1","decision":68,"actions":["p1 flood 1 start G1"]},"followed":["nature draw p1 rescue","nature draw p2 flood 2"],"link":"03dc12bf072cd8d8e64b7d5305da04340e0967429e7ed1124a522013b77a1c69"}
1	49	1794926708644	{"time":1794926708644,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-73","do":{"type":"act","seat":"p1","decision":71,"actions":["p1 choose flood 3"]},"followed":[],"link":"a6a1f9d7c1cb3d68a4b7bdeea505b925a3355d907c1d82c9f3773e6c24ee2c4e"}
1	50	1794926708783	{"time":1794926708783,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-74","do":{"type":"act","seat":"p2","decision":71,"actions":["p2 choose flood 3"]},"followed":[],"link":"de316438266cc3f0454bca8cc31ea811bbaf86d9e9d5490f2ef10381a6d9f5f9"}
1	51	1794926709005	{"time":1794926709005,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-75","do":{"type":"act","seat":"p1","decision":73,"actions":["p1 flood 3 add G1"]},"followed":[],"link":"d360adccc31beb8337b32ae02094027815dd66840551e3af53b7493ed0656e5c"}
1	52	1794926709199	{"time":1794926709199,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-76","do":{"type":"act","seat":"p2","decision":74,"actions":["p2 flood 3 start Y2"]},"followed":["nature draw p1 panic","nature draw p2 panic"],"link":"e35b5ff288b2a47941b2d58cf7504c55584f1d5cb417582fa9497210a694b122"}
1	53	1794926709303	{"time":1794926709303,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-79","do":{"type":"act","seat":"p1","decision":77,"actions":["p1 choose flood 4"]},"followed":[],"link":"64e576b5d81790b93ffc527190d8462569d81fb7176c9b73a137eec911262cd1"}
1	54	1794926709491	{"time":1794926709491,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-80","do":{"type":"act","seat":"p2","decision":77,"actions":["p2 choose panic"]},"followed":[],"link":"5c4955f54fac121022a09a539354b2a058b8bf8e09b4160a8d41883e85407a8e"}
1	55	1794926709674	{"time":1794926709674,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-81","do":{"type":"act","seat":"p2","decision":79,"actions":["p2 panic lapse"]},"followed":[],"link":"be8d86b459ccaec2cea01f8f45d155b4ca13b681b5615454ab1466aaa0579bc9"}
1	56	1794926709808	{"time":1794926709808,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-82","do":{"type":"act","seat":"p1","decision":80,"actions":["p1 flood 4 add G1"]},"followed":["nature draw p1 false hope","nature draw p2 rescue"],"link":"4b9f3974f2c89bb96a101c4cd14accb33fbcc112858a6466c97791fc9cb0ca77"}
1	57	1794926709948	{"time":1794926709948,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-85","do":{"type":"act","seat":"p1","decision":83,"actions":["p1 choose calm sea"]},"followed":[],"link":"1160acaaf316d6eb3ff391ba044e9bbb8507de2264050d84140acb910fb79202"}
1	58	1794926710102	{"time":1794926710102,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-86","do":{"type":"act","seat":"p2","decision":83,"actions":["p2 choose rescue"]},"followed":[],"link":"21cbad227fb0305081d11c4e9dfa9ec21de10e12c137d75be3bd30e5d27dff4a"}
1	59	1794926710206	{"time":1794926710206,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-87","do":{"type":"act","seat":"p1","decision":85,"actions":["p1 calm sea lapse"]},"followed":[],"link":"fe845f0f1d3bef45d3d045cf8ee6a2eac218478395b8c161d68e45578edf631c"}
1	60	1794926710314	{"time":1794926710314,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-88","do":{"type":"act","seat":"p2","decision":86,"actions":["p2 rescue from R2 to R1"]},"followed":[],"link":"dc8ce66e654e9f7908f696a9c5216a8268b0657f5e6b5f3ef6790a5e4cd9334b"}
1	61	1794926710487	{"time":1794926710487,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-89","do":{"type":"act","seat":"p2","decision":87,"actions":["p2 rescue move straw straw"]},"followed":["nature draw p1 intervention","nature draw p2 one less"],"link":"46594ea0a7c89594af6ce5332685fa9e7d98058bf1c061aeae8e0b4ba87d1333"}
1	62	1794926710655	{"time":1794926710655,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-92","do":{"type":"act","seat":"p1","decision":90,"actions":["p1 choose intervention"]},"followed":[],"link":"20c3fd348302f3b384ca03636fa1422cea801f2cda156fb83f2fb0b36f832907"}
1	63	1794926710807	{"time":1794926710807,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-93","do":{"type":"act","seat":"p2","decision":90,"actions":["p2 choose one less"]},"followed":[],"link":"7b0e65bfa4eefd771c66a3b051d98f6da375fbb0a44771e5179628103f41bf04"}
1	64	1794926711003	{"time":1794926711003,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-94","do":{"type":"act","seat":"p2","decision":92,"actions":["p2 one less"]},"followed":[],"link":"836382b1ad41c411d0a8d6e08e45c7420d7b44f3d7f6718ba5278501793e5f42"}
1	65	1794926711133	{"time":1794926711133,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-95","do":{"type":"act","seat":"p1","decision":93,"actions":["p1 intervention lapse"]},"followed":["nature draw p1 changing wind","nature draw p2 flood 3"],"link":"9fa4ccae6ce3f5e1038a7538534af9b45ea54a4c6389c6777c4d90e1db786775"}
1	66	1794926711255	{"time":1794926711255,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-98","do":{"type":"act","seat":"p1","decision":96,"actions":["p1 choose changing wind"]},"followed":[],"link":"724b2ef2b1471bdfdb7c484efdef833257bd4d872f342816c4bb50deacf6ec3d"}
1	67	1794926711469	{"time":1794926711469,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-99","do":{"type":"act","seat":"p2","decision":96,"actions":["p2 choose flood 3"]},"followed":[],"link":"f75bbbe4c50925a7319c602a4dbfb1a2cac4a129e5c58f0db8bf73dba584bb58"}
1	68	1794926711480	{"time":1794926711480,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-100","do":{"type":"act","seat":"p1","decision":98,"actions":["p1 changing wind lapse"]},"followed":[],"link":"407c091e8a8c705163dd366c3d584b79156a94300a3d0b8c586d1b5123fcb7f2"}
1	69	1794926711715	{"time":1794926711715,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-101","do":{"type":"act","seat":"p2","decision":99,"actions":["p2 flood 3 start Y2"]},"followed":["nature draw p1 changing wind","nature draw p2 false hope"],"link":"9dbee86b8f28b9831320514793d38b180db36e111ff935d30cb428e926ebea00"}
1	70	1794926711867	{"time":1794926711867,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-104","do":{"type":"act","seat":"p1","decision":102,"actions":["p1 choose changing wind"]},"followed":[],"link":"1a980ef90081d98cdfdb6ea9f93be6ca5cce726d207aaf8fdeadb2191e17fb3c"}
1	71	1794926712071	{"time":1794926712071,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-105","do":{"type":"act","seat":"p2","decision":102,"actions":["p2 choose false hope"]},"followed":[],"link":"6ca7912d6d9c79929f1ec076c404e8adc24c5d83570412fe2d3737afa0304e45"}
1	72	1794926712249	{"time":1794926712249,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-106","do":{"type":"act","seat":"p2","decision":104,"actions":["p2 false hope from R2 to R1"]},"followed":[],"link":"1a0018b4d7d54b3ad9b2afd040ad2d82fc0fff790e176bdb18f57d33982e1fd6"}
1	73	1794926712488	{"time":1794926712488,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-107","do":{"type":"act","seat":"p2","decision":105,"actions":["p2 false hope move straw"]},"followed":[],"link":"c1f5babbf7cd05a3542987dec91cb91d15c5da81e390c94a2eb7df9decb8b189"}
1	74	1794926712603	{"time":1794926712603,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-108","do":{"type":"act","seat":"p1","decision":106,"actions":["p1 changing wind lapse"]},"followed":["nature draw p1 relocation","nature draw p2 intervention"],"link":"2c443792fa0f5549ac3ab4d825bea8b70875c37b9f94dd90fb4e4f90053117ae"}
1	75	1794926712751	{"time":1794926712751,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-111","do":{"type":"act","seat":"p1","decision":109,"actions":["p1 choose one more"]},"followed":[],"link":"a723fc6956f24808101b4994a86689c0af186a796d63086edde8123578c3e96d"}
1	76	1794926712995	{"time":1794926712995,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-112","do":{"type":"act","seat":"p2","decision":109,"actions":["p2 choose intervention"]},"followed":[],"link":"693479afdd41e36812f995398f514d859bc73f63cf0b735bff023b0498128e26"}
1	77	1794926713116	{"time":1794926713116,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-113","do":{"type":"act","seat":"p1","decision":111,"actions":["p1 one more"]},"followed":[],"link":"f1422f10cbce85a5ff3d399eea845a17f684158dfc4d9a1d887f221f8bc820ab"}
1	78	1794926713291	{"time":1794926713291,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-114","do":{"type":"act","seat":"p2","decision":112,"actions":["p2 intervention lapse"]},"followed":["nature draw p1 false hope","nature draw p2 flood 4"],"link":"d8513bfcc50f247d36b0524476369b194fbba8476edabd8f454fb604fadf70f1"}
1	79	1794926713441	{"time":1794926713441,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-117","do":{"type":"act","seat":"p1","decision":115,"actions":["p1 choose false hope"]},"followed":[],"link":"4e175ce343e24630afe4a4c623ee670583df1cfed36dbd5609c4728ffef0db19"}
1	80	1794926713506	{"time":1794926713506,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-118","do":{"type":"act","seat":"p2","decision":115,"actions":["p2 choose flood 4"]},"followed":[],"link":"2e43280929683a422bd474f94c256e3f9e4194508c1b5e9c40ed225a6a8304f1"}
1	81	1794926713735	{"time":1794926713735,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-119","do":{"type":"act","seat":"p2","decision":117,"actions":["p2 flood 4 start R2"]},"followed":[],"link":"c48ae41949057f003b14f536102af410d30f9a503ce1a0e9642248ee15230ea4"}
1	82	1794926713888	{"time":1794926713888,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-120","do":{"type":"act","seat":"p1","decision":118,"actions":["p1 false hope from R1 to R2"]},"followed":["p1 false hope move straw","nature draw p1 flood 2","nature draw p2 changing wind"],"link":"ec5544b9c9870a5b2563306065a2262411703a5ae74e16abeb0101593a5301d8"}
1	83	1794926714040	{"time":1794926714040,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-124","do":{"type":"act","seat":"p1","decision":122,"actions":["p1 choose flood 2"]},"followed":[],"link":"59dbf1bfa87ac48b9cc3f72f557b77b5c12136b3ebe607bd4d2b90badd744a98"}
1	84	1794926714307	{"time":1794926714307,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-125","do":{"type":"act","seat":"p2","decision":122,"actions":["p2 choose changing wind"]},"followed":[],"link":"44b8895747b08c30d7808e487757de66323a4e2d020e256d405451da49e39575"}
1	85	1794926714366	{"time":1794926714366,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-126","do":{"type":"act","seat":"p1","decision":124,"actions":["p1 flood 2 add R2"]},"followed":[],"link":"6a1073b00757d12622b35ab3c6dd2e3a88c2e5a9a71f307ccd57db45e1d02a7b"}
1	86	1794926714520	{"time":1794926714520,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-127","do":{"type":"act","seat":"p2","decision":125,"actions":["p2 changing wind discard R2 2"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 1"],"link":"c0d54c6392e2861a55321791789bd60e5be4a5c50e383d7f43f6c1d146b3474b"}
1	87	1794926714701	{"time":1794926714701,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-130","do":{"type":"act","seat":"p1","decision":128,"actions":["p1 choose flood 1"]},"followed":[],"link":"2736ff4a81baa2f777efd58262b3acc21221f1b564d394a89f524106317ae842"}
1	88	1794926714937	{"time":1794926714937,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-131","do":{"type":"act","seat":"p2","decision":128,"actions":["p2 choose flood 3"]},"followed":[],"link":"a8885977a5dd3a1e025d2913f1908224067cc2336a4f787390db9d18fbb42f70"}
1	89	1794926715087	{"time":1794926715087,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-132","do":{"type":"act","seat":"p2","decision":130,"actions":["p2 flood 3 start R1"]},"followed":[],"link":"32172330725129ed326fa12a206182c038c930de807aeb890e6352045f5fc2ba"}
1	90	1794926715127	{"time":1794926715127,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-133","do":{"type":"act","seat":"p1","decision":131,"actions":["p1 flood 1 add R1"]},"followed":["nature draw p1 flood 3","nature draw p2 relocation"],"link":"647e13f38dd152e5e8712386c348213d7728288fd38113f703efd02d6a4255ce"}
1	91	1794926715343	{"time":1794926715343,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-136","do":{"type":"act","seat":"p1","decision":134,"actions":["p1 choose flood 3"]},"followed":[],"link":"a1937512f04dcd4eebed01e5edb34fb602540586503ef2572bd27538489304cf"}
1	92	1794926715427	{"time":1794926715427,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-137","do":{"type":"act","seat":"p2","decision":134,"actions":["p2 choose relocation"]},"followed":[],"link":"85cd458744a0faa28c348151bec30689f020230e2d9fc23b6aa477c193f0fbb2"}
1	93	1794926715538	{"time":1794926715538,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-138","do":{"type":"act","seat":"p1","decision":136,"actions":["p1 flood 3 add R1"]},"followed":[],"link":"7be55d82649133026b7bf99f11ed3bd384120afda550feaea529d047dbc6fc5d"}
1	94	1794926715769	{"time":1794926715769,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-139","do":{"type":"act","seat":"p2","decision":137,"actions":["p2 relocation R0 R1"]},"followed":["nature draw p1 one less","nature draw p2 flood 2"],"link":"2fb0e4facd7dceca5556307d9b3e91f21e0b9c88f96a0b4788988ed6d3a5ca2a"}
1	95	1794926715918	{"time":1794926715918,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-142","do":{"type":"act","seat":"p1","decision":140,"actions":["p1 choose one less"]},"followed":[],"link":"ed0e82e3dd1ab4d2709dc49ff02d5a0b0478b50b6f1faeffb82f4d20d14b2183"}
1	96	1794926716066	{"time":1794926716066,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-143","do":{"type":"act","seat":"p2","decision":140,"actions":["p2 choose flood 2"]},"followed":[],"link":"3acf2867b5bac01b9049ed966991d7a0dc34b9a120ee9e1622207cbd65745d33"}
1	97	1794926716210	{"time":1794926716210,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-144","do":{"type":"act","seat":"p2","decision":142,"actions":["p2 flood 2 add R1"]},"followed":[],"link":"75e52b909b8e3b2c814e362f3e819ef882ff1bc2f92c7989938c12084cfd68ba"}
1	98	1794926716355	{"time":1794926716355,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-145","do":{"type":"act","seat":"p1","decision":143,"actions":["p1 one less"]},"followed":["nature draw p1 flood 2","nature draw p2 false hope"],"link":"50826e6c1e150a227fd61c858cbe71292427215798784c4f22e2f0f688233d0a"}
1	99	1794926716389	{"time":1794926716389,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-148","do":{"type":"act","seat":"p1","decision":146,"actions":["p1 choose flood 2"]},"followed":[],"link":"d950a1ddca5f936bfadba849f361a77396588a7809e21950ad27f3488bdb23aa"}
1	100	1794926716538	{"time":1794926716538,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-149","do":{"type":"act","seat":"p2","decision":146,"actions":["p2 choose false hope"]},"followed":[],"link":"67571fb07a55d26aebe8de79a9c789c42d1d9b8f90c38dd29c5dce954789d5bb"}
1	101	1794926716661	{"time":1794926716661,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-150","do":{"type":"act","seat":"p1","decision":148,"actions":["p1 flood 2 start G2"]},"followed":[],"link":"d7a4661f4c5a5ac485ed41f6bb5a63816c0b69e5af40c5e444d3afb393bc45dc"}
1	102	1794926716829	{"time":1794926716829,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-151","do":{"type":"act","seat":"p2","decision":149,"actions":["p2 false hope from R0 to G2"]},"followed":["p2 false hope move straw","nature draw p1 flood 2","nature draw p2 flood 2"],"link":"609c375de0ebc5fb38b5b15155d8a176bff05cc9a6c3fb2fc744511a98fbe68f"}
1	103	1794926716975	{"time":1794926716975,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-155","do":{"type":"act","seat":"p1","decision":153,"actions":["p1 choose flood 2"]},"followed":[],"link":"713aa59857933fc3963164eaf90aee36c7ad4e4654ec1a28bad35f3ae55dbc47"}
1	104	1794926717107	{"time":1794926717107,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-156","do":{"type":"act","seat":"p2","decision":153,"actions":["p2 choose flood 2"]},"followed":[],"link":"b60130d38b22c9eb48a70886c6248535ecc4a6b67e1ce7a96afc3c630b26f084"}
1	105	1794926717298	{"time":1794926717298,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-157","do":{"type":"act","seat":"p2","decision":155,"actions":["p2 flood 2 start R0"]},"followed":[],"link":"6a81f3f2e436057a7998d916d3bebc95aa23bcb7f91cf3a57e4dad3a78618891"}
1	106	1794926717410	{"time":1794926717410,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-158","do":{"type":"act","seat":"p1","decision":156,"actions":["p1 flood 2 add G2"]},"followed":["nature draw p1 flood 1","nature draw p2 one more"],"link":"1efe36ce46ef2de87b355f0feb7b95c480a712f5d20a19f30a7461f4955ee706"}
1	107	1794926717520	{"time":1794926717520,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-161","do":{"type":"act","seat":"p1","decision":159,"actions":["p1 choose flood 1"]},"followed":[],"link":"cbc9e47479feff0af57cddaae4192cfc976cda0efbc86850a254abc5c56a116a"}
1	108	1794926717568	{"time":1794926717568,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-162","do":{"type":"act","seat":"p2","decision":159,"actions":["p2 choose one more"]},"followed":[],"link":"ac64c12fd2d7b5b474d85bf4a48f1244a645f437b3ac3c181b99cc6696f1ab6b"}
1	109	1794926717684	{"time":1794926717684,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-163","do":{"type":"act","seat":"p1","decision":161,"actions":["p1 flood 1 add G2"]},"followed":[],"link":"b314ac65e8d6852b6c369220d91d7bd4a35800c57861a7c566dc64c8aba1a852"}
1	110	1794926717844	{"time":1794926717844,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-164","do":{"type":"act","seat":"p2","decision":162,"actions":["p2 one more"]},"followed":["nature draw p1 flood 2","nature draw p2 calm sea"],"link":"1bf4b37ae486b44549c5cc6c4f13dda11cb367f62c39e87dcfca0913398ac781"}
1	111	1794926718030	{"time":1794926718030,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-167","do":{"type":"act","seat":"p1","decision":165,"actions":["p1 choose flood 2"]},"followed":[],"link":"f86f2c741c4ceeffee31196ce4942b2331f95ff7e6bd4065bb3753145f91fb34"}
1	112	1794926718213	{"time":1794926718213,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-168","do":{"type":"act","seat":"p2","decision":165,"actions":["p2 choose calm sea"]},"followed":[],"link":"5cf30c63b3b50c16a9185dcd2657f83a80962d20fce7183dba77a4a19994e934"}
1	113	1794926718393	{"time":1794926718393,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-169","do":{"type":"act","seat":"p2","decision":167,"actions":["p2 calm sea discard R0 1"]},"followed":[],"link":"48394d108675fe224f29e976157a76d1c8689379a8516d9b685704961b5691e5"}
1	114	1794926718541	{"time":1794926718541,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-170","do":{"type":"act","seat":"p1","decision":168,"actions":["p1 flood 2 add G2"]},"followed":["nature draw p1 flood 3","nature draw p2 flood 1"],"link":"24e8b2a1dbef6bb6e893f639f01fd28a5f972456795ddec60ee8c8bf140245ac"}
1	115	1794926718651	{"time":1794926718651,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-173","do":{"type":"act","seat":"p1","decision":171,"actions":["p1 choose flood 3"]},"followed":[],"link":"922ec2b894a11f16265d063682d64ef43b2944904c856a91d3495a5c7a7fa38f"}
1	116	1794926718789	{"time":1794926718789,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-174","do":{"type":"act","seat":"p2","decision":171,"actions":["p2 choose flood 2"]},"followed":[],"link":"00cafbd7969cec4741cc882dc4aec0f799a3d93db1d32401c86672ccd50f62bd"}
1	117	1794926718918	{"time":1794926718918,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-175","do":{"type":"act","seat":"p1","decision":173,"actions":["p1 flood 3 start Y0"]},"followed":[],"link":"e5910dafe0fb48ed8e9dd3b7dc48877e38bdba3b99f99b9a69085d72af9aa7c8"}
1	118	1794926719151	{"time":1794926719151,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-176","do":{"type":"act","seat":"p2","decision":174,"actions":["p2 flood 2 start R0"]},"followed":["nature draw p1 flood 3","nature draw p2 flood 1"],"link":"2d37c62d6575c5bb8836a2c83e7f4d7ce71898ee915cc2174039486289aecc73"}
1	119	1794926719227	{"time":1794926719227,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-179","do":{"type":"act","seat":"p1","decision":177,"actions":["p1 choose flood 3"]},"followed":[],"link":"6c876be93db247b1985bd6f8c439ba5d65e816e534b6be4872582f277b6dbe32"}
1	120	1794926719478	{"time":1794926719478,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-180","do":{"type":"act","seat":"p2","decision":177,"actions":["p2 choose flood 2"]},"followed":[],"link":"646415f44ac96c4322f3e41dbe721b449b87d9467d6ac36c89cd52be4904bd18"}
1	121	1794926719608	{"time":1794926719608,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-181","do":{"type":"act","seat":"p2","decision":179,"actions":["p2 flood 2 add R0"]},"followed":[],"link":"3932310d1b3d7e84892748d7daeabe4e76caff4115b1d0bbe46b990395ec9046"}
1	122	1794926719742	{"time":1794926719742,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-182","do":{"type":"act","seat":"p1","decision":180,"actions":["p1 flood 3 add Y0"]},"followed":["nature draw p1 flood 1","nature draw p2 changing wind"],"link":"c69ef77e500d8ffc5fdbdfaec9a92d21e655f86d7af92216e8eff36dc5ca7bb0"}
1	123	1794926719869	{"time":1794926719869,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-185","do":{"type":"act","seat":"p1","decision":183,"actions":["p1 choose flood 1"]},"followed":[],"link":"8d9c4bc6aef7be07d8f217c6c6d5173dd5b503d4b5a1fa2ef78a378b03c9661b"}
1	124	1794926720003	{"time":1794926720003,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-186","do":{"type":"act","seat":"p2","decision":183,"actions":["p2 choose changing wind"]},"followed":[],"link":"7b592ec1ad1c90591fcd0917d31a6e58cf797c88b7420d40cb380d98d2375e53"}
1	125	1794926720134	{"time":1794926720134,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-187","do":{"type":"act","seat":"p1","decision":185,"actions":["p1 flood 1 add Y0"]},"followed":[],"link":"a0f9ed37ef28c63e7f3585e2ca7f77c92270f0fe5dd9f5e9bd74ffb658833719"}
1	126	1794926720328	{"time":1794926720328,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-188","do":{"type":"act","seat":"p2","decision":186,"actions":["p2 changing wind take R0 2"]},"followed":["p2 changing wind to Y0","nature draw p1 changing wind","nature draw p2 flood 2"],"link":"76ad5014a92cc5114a2b6052af7d853efacdcc3edbb31f9cea724a94b08a3641"}
1	127	1794926720387	{"time":1794926720387,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-192","do":{"type":"act","seat":"p1","decision":190,"actions":["p1 choose changing wind"]},"followed":[],"link":"1f14ca1553cfb47ee5c7b2cf437031e604a86e5bf8d4a12552bc3ec0ee4a76b2"}
1	128	1794926720504	{"time":1794926720504,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-193","do":{"type":"act","seat":"p2","decision":190,"actions":["p2 choose flood 2"]},"followed":[],"link":"15fa1988994b0e8d5c3c220825659d92291e6c4db2e0d156113554b63a318399"}
1	129	1794926720597	{"time":1794926720597,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-194","do":{"type":"act","seat":"p2","decision":192,"actions":["p2 flood 2 start R0"]},"followed":[],"link":"ff901035770205b9b401fd58b099a849bb5c8486fa95a5163af61e15ff786b9d"}
1	130	1794926720751	{"time":1794926720751,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-195","do":{"type":"act","seat":"p1","decision":193,"actions":["p1 changing wind discard R0 1"]},"followed":[],"link":"25b5ac1628c73aa0f77fd61c67d9c3c20ccb6ebd2629cc5ac1c0cfbcaa468373"}
1	131	1794926720779	{"time":1794926720779,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-196","do":{"type":"act","seat":"p1","decision":194,"actions":["p1 choose false hope"]},"followed":[],"link":"05657e9de1dd3a3da5a3bdc0ada5e2f590de949f6b4b27534b66e37761864a79"}
1	132	1794926720940	{"time":1794926720940,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-197","do":{"type":"act","seat":"p2","decision":194,"actions":["p2 choose flood 2"]},"followed":[],"link":"d01c774684dcb98d02e2576f682ab902b62fddb109eaff826f838287c315d8b9"}
1	133	1794926721092	{"time":1794926721092,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-198","do":{"type":"act","seat":"p1","decision":196,"actions":["p1 false hope lapse"]},"followed":[],"link":"0f5886e26fd200111f4c2196b75ce57199e3857df677f04219a784f1fb1f1e3f"}
1	134	1794926721308	{"time":1794926721308,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-199","do":{"type":"act","seat":"p2","decision":197,"actions":["p2 flood 2 add R0"]},"followed":[],"link":"833f6200a17e849b5c818426dec1981e3915ed6092ecce888b5a52e5814d2689"}
1	135	1794926721373	{"time":1794926721373,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-200","do":{"type":"act","seat":"p1","decision":198,"actions":["p1 choose false hope"]},"followed":[],"link":"2c719e744d2ac816261209212b7e368208b22ba2274a1129114899b52f0e392d"}
1	136	1794926721554	{"time":1794926721554,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-201","do":{"type":"act","seat":"p2","decision":198,"actions":["p2 choose flood 1"]},"followed":[],"link":"6fed5b51652dd78b9a43332699a5de12a3a5a5e88c6b0a476ddc08167d63ef77"}
1	137	1794926721655	{"time":1794926721655,"by":"hqwx46zpv9qrbbetvrtrzam4vj","id":"p2-202","do":{"type":"act","seat":"p2","decision":200,"actions":["p2 flood 1 add R0"]},"followed":[],"link":"0efff290ac45411148b8864afd00f77a400ab188cbdbe97bbbabe9caf978d636"}
1	138	1794926721735	{"time":1794926721735,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-203","do":{"type":"act","seat":"p1","decision":201,"actions":["p1 false hope lapse"]},"followed":[],"link":"ae0b604c96450026ca93be4fa297187cd0bb996402eec4fc67c5eb6c52f3ded8"}
2	1	1794926721914	{"time":1794926721914,"by":"50d4zejr1vz6qv167zsqed60t6","id":"","do":{"type":"open","version":2,"table":"28199da57daee66e3b5c27eaa3549604","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"50d4zejr1vz6qv167zsqed60t6","chairs":[{"kind":"player","player":"50d4zejr1vz6qv167zsqed60t6"},{"kind":"open"}],"secret":"1a84610a5ebda0fbd28e9972b9ebbff5fbe2f187caad1d2c126d327c4069426c"},"followed":[],"link":"813f3ffd6a4f6f871844c05078bb418561804e4416fb85ac8a88641e7f112696","names":{"p1":"Anna"}}
2	2	1794926722042	{"time":1794926722042,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"sit-0","do":{"type":"sit","seat":"p2","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[],"link":"0b48747a566a1fa2273bdeadc793e929d1ea810695d1e7f93b040adf7d20e335","names":{"p2":"Bo"}}
2	3	1794926722166	{"time":1794926722166,"by":"50d4zejr1vz6qv167zsqed60t6","id":"start-1","do":{"type":"start","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":["nature deal p1 tribe ice","nature deal p2 tribe straw","nature deal p1 district Y1","nature deal p2 district R2"],"link":"aa9024d2b2cbec3585716f10cce429d467a1dc45b2b23b3b17c615cb40688679"}
2	4	1794926722218	{"time":1794926722218,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[],"link":"66b411e018b857bd7fe2a590d72744473941f362831dce400daaca9b33c45b3c"}
2	5	1794926722315	{"time":1794926722315,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[],"link":"787555a4d1fa2f992cfa48ce750c0680aa8780c788952e6480ff9e7886551dae"}
2	6	1794926722431	{"time":1794926722431,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[],"link":"c5b57293cb392e237ed570dddd47fe8a3c64563d78167930d04cbfe62bd2f888"}
2	7	1794926722514	{"time":1794926722514,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[],"link":"92f9aa81fda01c0fb73ff95e4392d21d291269088bd732fc6b3224cf1692c567"}
2	8	1794926722602	{"time":1794926722602,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[],"link":"1d7b47dd5b678f04a0fc8ac8e184429dffe9bf7cb544e5e23cfb0facf4a7c3b0"}
2	9	1794926722763	{"time":1794926722763,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[],"link":"907ce0c08ead161f8034690d48d09a2f4b8059c5883f5f04db705e3abe48f806"}
2	10	1794926722848	{"time":1794926722848,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[],"link":"aaa22bf933a92305dbdc9beefa311453d72ab80428622d94043aeac59d477d8b"}
2	11	1794926722991	{"time":1794926722991,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[],"link":"7376e10f911ea71be9c57f56f0b12f394ac790d0257131e312435543e6c3a0e8"}
2	12	1794926723054	{"time":1794926723054,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[],"link":"0ca891737187a75ab54a1fd34aba31f93dcabeecf467315a62f3abe299dd9e51"}
2	13	1794926723168	{"time":1794926723168,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[],"link":"bfdea3e11cfac3fd6fc5f771f49fdbc405eed9cb5664d932c1fa7ce87e548694"}
2	14	1794926723254	{"time":1794926723254,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[],"link":"30c093982b249c041a9b764c636f7d10ecb04fdf8d649ffe27361877b910c33b"}
2	15	1794926723418	{"time":1794926723418,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[],"link":"468363a1e7880dfba3c0b3af1d81d6defb3ca7f35affdd4a9bec0c4118f5a982"}
2	16	1794926723451	{"time":1794926723451,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[],"link":"bf957907faf92bdfeb1a7d0c73884c687eb2add8890d7ff0ca16174920f83055"}
2	17	1794926723557	{"time":1794926723557,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[],"link":"97a8d5098bfb2761712d9013a76507c7e29fbc328e33de74cac2590a46983016"}
2	18	1794926723709	{"time":1794926723709,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[],"link":"130e172986f0878a39a58f2a0c51f4d73d7e157cef33dc96b78f59814bbf116b"}
2	19	1794926723726	{"time":1794926723726,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[],"link":"38728c4cf97a2b2ba99b67f13187c1e6df184db0630a849f9eb1edf7dd3f2329"}
2	20	1794926723761	{"time":1794926723761,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[],"link":"112183f9ec9eece0819af4faa0923e13970ac9103956a053f8e939cdc0cde95a"}
2	21	1794926723994	{"time":1794926723994,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[],"link":"e7dd2750ce3fad74afaaa9be581d9ea9871f47ad5a4e6aa7c9079c3a09f900e3"}
2	22	1794926724012	{"time":1794926724012,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[],"link":"4e02525b539dbbb846eabb07db16baa93dd9739d8e77328acff376a739776ca2"}
2	23	1794926724032	{"time":1794926724032,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[],"link":"ea983136ff3f538ebf2ca7a13c8e2f7340e342a7d6e0cbb1b94b02fe9a2384a9"}
2	24	1794926724155	{"time":1794926724155,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[],"link":"5e092eb0dc60e933f0c0cbca9d044d609077e5652e5409b12d44ece377bfb52d"}
2	25	1794926724245	{"time":1794926724245,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[],"link":"8b728b56db9bfd44421d6a093a76cbd179d252e6feb43556feb4d5253e75b65e"}
2	26	1794926724252	{"time":1794926724252,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[],"link":"8c566b780c8b6dc8ccf7803beb10c75af5430d54d304abbcae9e3f520adc7b5b"}
2	27	1794926724445	{"time":1794926724445,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[],"link":"16368e665fa847a44f0cdc936808b041c66a47f2722bd6b3d51478fd6ee9f2f1"}
2	28	1794926724575	{"time":1794926724575,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[],"link":"6f73a91eb1457a31ad5eb73eaad07bce2c75639c95f011bc2920759f3c11c657"}
2	29	1794926724661	{"time":1794926724661,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[],"link":"5d0062101a1cd5a65f7f86b4c71e34c18d6f11ee709015ab7019dd86b7a0202e"}
2	30	1794926724740	{"time":1794926724740,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[],"link":"13dafed52740fc093194838d1c1bb0399f9e3f683da600bbc89d616dd43e1af0"}
2	31	1794926724931	{"time":1794926724931,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 panic","nature draw p1 quarantine","nature draw p1 flood 2","nature draw p1 rescue","nature draw p1 flood 2","nature draw p1 false hope","nature draw p1 flood 2","nature draw p2 flood 2","nature draw p2 one more","nature draw p2 flood 3","nature draw p2 flood 2","nature draw p2 calm sea","nature draw p2 flood 2","nature draw p2 flood 1"],"link":"586021ff59ab07f51de0b37e01080cfe11a928683036d9f35314552a075479cf"}
2	32	1794926725033	{"time":1794926725033,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 2"]},"followed":[],"link":"5bb50f7c59e9a53d18f40f46e992b118d1e0ed711e4e740b93762d047c65de35"}
2	33	1794926725213	{"time":1794926725213,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose one more"]},"followed":[],"link":"b2e91c55f00291fca0182016417b34c85b1ac2b248bd8721438a52bf6d2de721"}
2	34	1794926725302	{"time":1794926725302,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 2 start G0"]},"followed":[],"link":"f4c3af86f5cdfc869ff57ba8203ff5aeb5fcde866ebb910ec1d8cab835199665"}
2	35	1794926725464	{"time":1794926725464,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 one more"]},"followed":["nature draw p1 flood 3","nature draw p2 changing wind"],"link":"288724f9990b7ab8c8bd7857cf48d6a08d69322f5a983577c77f3deb66464cab"}
2	36	1794926725590	{"time":1794926725590,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-54","do":{"type":"act","seat":"p1","decision":52,"actions":["p1 choose flood 2"]},"followed":[],"link":"dfa6dbf212e24ced9db0f4c02f83981bb06bc767a1d559fe38735c09108df676"}
2	37	1794926725778	{"time":1794926725778,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-55","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 choose calm sea"]},"followed":[],"link":"1172f67742ddfcc9eeb18fd5bf371525401781c2bc3cd47375b6a3c40e640bd1"}
2	38	1794926725837	{"time":1794926725837,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-56","do":{"type":"act","seat":"p2","decision":54,"actions":["p2 calm sea discard G0 1"]},"followed":[],"link":"acd2381769b5e5f598143ab511e382fa97373ac100159aa72d2836b295bdb0aa"}
2	39	1794926725906	{"time":1794926725906,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-57","do":{"type":"act","seat":"p1","decision":55,"actions":["p1 flood 2 add G0"]},"followed":["nature draw p1 flood 4","nature draw p2 flood 2"],"link":"3a9dbe5dfba46e6df022168dc8e3fafd4a5e5a01f0cb2c7e0e53ba4ab43c9e75"}
2	40	1794926726053	{"time":1794926726053,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-60","do":{"type":"act","seat":"p1","decision":58,"actions":["p1 choose flood 2"]},"followed":[],"link":"951dcebe0760d5d3005c9d0e67950b409e967ecdd08a284663954377e0454d6d"}
2	41	1794926726132	{"time":1794926726132,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-61","do":{"type":"act","seat":"p2","decision":58,"actions":["p2 choose changing wind"]},"followed":[],"link":"1aca30ef146e9ca3dcd17b162d5198d3ecd3d81d23200b8d85bc3fb2550a7ba7"}
2	42	1794926726262	{"time":1794926726262,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-62","do":{"type":"act","seat":"p1","decision":60,"actions":["p1 flood 2 add G0"]},"followed":[],"link":"7e7481ea949b34d01cc5fb15d426ac63b300138d2d7e2308559bc5d07f76206b"}
2	43	1794926726446	{"time":1794926726446,"by":"wmgb29rrsyetxdkpvm5pj43adc","id":"p2-63","do":{"type":"act","seat":"p2","decision":61,"actions":["p2 changing wind discard G0 2"]},"followed":["nature draw p1 flood 3","nature draw p2 flood 4"],"link":"cfa62afaef7c8475a4b6ee29d28ff86573334400f9c26debfb088aeb4f63c805"}
3	1	1794926726592	{"time":1794926726592,"by":"50d4zejr1vz6qv167zsqed60t6","id":"","do":{"type":"open","version":2,"table":"a495a8870921df7c6247bee855143bec","game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"50d4zejr1vz6qv167zsqed60t6","chairs":[{"kind":"player","player":"50d4zejr1vz6qv167zsqed60t6"},{"kind":"bot","level":1}],"secret":"109ff50c88feca8e8810873fd5fa41df7f456805974528ecb98ef47d5736d3ad"},"followed":[],"link":"1d2d0ce0d299c911237cf6ba2f37eb030c1fe6d1e5d5eb57a38d1ce3ff626145","names":{"p1":"Anna"}}
3	2	1794926726708	{"time":1794926726708,"by":"50d4zejr1vz6qv167zsqed60t6","id":"start-0","do":{"type":"start","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[],"link":"b3a2e28abfac725753f7069cb37a4825bf08bdc64984eedfeab49ca57961dd1b"}
3	3	1794926726765	{"time":1794926726765,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-1","do":{"type":"act","seat":"p1","decision":0,"actions":["p1 place a1"]},"followed":["nature reveal a1 red key"],"link":"ea51bf2bf5aed074ee35abc62e403d1e3eaa24487ef1c45ac7f4d4425d7352e4"}
3	4	1794926726944	{"time":1794926726944,"by":"","id":"","do":{"type":"act","seat":"p2","decision":2,"actions":["p2 place e5"]},"followed":["nature reveal e5 brown middle chain"],"link":"0bd7f18f4005c030419428a37bd14d1fc28f87cbafa8945478c949e985b5e49d"}
3	5	1794926727075	{"time":1794926727075,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-5","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 sail b1"]},"followed":[],"link":"770f92876122cc98b3add9a9c480c4863baeb6a7f45131fa6cf04ef939e6cb5c"}
3	6	1794926727163	{"time":1794926727163,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-6","do":{"type":"act","seat":"p1","decision":5,"actions":["p1 take"]},"followed":["nature reveal b1 sailing ship"],"link":"c78bf7d2a461678cc119da0031de27fbafd281682f83e0b909c00929f4b5c22e"}
3	7	1794926727250	{"time":1794926727250,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-8","do":{"type":"act","seat":"p1","decision":7,"actions":["p1 end"]},"followed":[],"link":"4841953507f0255926aa393711871a0f8209593e7c3137717e609f368689873e"}
3	8	1794926727362	{"time":1794926727362,"by":"","id":"","do":{"type":"act","seat":"p2","decision":8,"actions":["p2 sail e6"]},"followed":[],"link":"1238104ac528abff68acb6f058181d3b5ab093d5623114c6a31a975e94d6a1ad"}
3	9	1794926727469	{"time":1794926727469,"by":"","id":"","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 take"]},"followed":["nature reveal e6 violet left bottom chain"],"link":"cfd3d6efa54433596fef1a0b37b7095a50c7fc57542adccabd485e94472754ea"}
3	10	1794926727541	{"time":1794926727541,"by":"","id":"","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 end"]},"followed":[],"link":"b62f90652734ac2f5b07ca928c88981c0854293b6f0db6a67ea2a794ae8605dd"}
3	11	1794926727627	{"time":1794926727627,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-13","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 sail a1"]},"followed":["p1 end"],"link":"6b9b51e8897d28f869e5cc378704c7da0225765bc4490e23c807aef31b10c0e6"}
3	12	1794926727650	{"time":1794926727650,"by":"","id":"","do":{"type":"act","seat":"p2","decision":14,"actions":["p2 sail c6"]},"followed":["nature reveal d6 white key"],"link":"6eabc3416e1df7a816b0c2d798e0d6aed1853e0d54104f0af47a5d136322d8f9"}
3	13	1794926727705	{"time":1794926727705,"by":"","id":"","do":{"type":"act","seat":"p2","decision":16,"actions":["p2 take"]},"followed":["nature reveal c6 blue left lid"],"link":"20a09a68625d129f43b3c089d0759fb85858400f817a1c8c88be6e8f734a8808"}
3	14	1794926727820	{"time":1794926727820,"by":"","id":"","do":{"type":"act","seat":"p2","decision":18,"actions":["p2 end"]},"followed":[],"link":"ebb980d33e5f6ec757be78c6132c972394345cbf6e1d76ebdaee1187ec07f882"}
3	15	1794926727822	{"time":1794926727822,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-20","do":{"type":"act","seat":"p1","decision":19,"actions":["p1 sail b1"]},"followed":["p1 end"],"link":"f7cd0520e8e268dd300c0900cd52071406de08296477cc277e021f6254f2b1cd"}
3	16	1794926727862	{"time":1794926727862,"by":"","id":"","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 sail c5"]},"followed":[],"link":"a9c88a148f5f1bbd0e13b5538c6df3de3a78eda39fba4ef15f876a100f7d9d17"}
3	17	1794926727966	{"time":1794926727966,"by":"","id":"","do":{"type":"act","seat":"p2","decision":22,"actions":["p2 take"]},"followed":["nature reveal c5 blue right lid"],"link":"06e71ab875443ec0380e2e07cfd8c2443acaf155e8fcdf37fe615bfb9192ccbf"}
3	18	1794926728065	{"time":1794926728065,"by":"","id":"","do":{"type":"act","seat":"p2","decision":24,"actions":["p2 end"]},"followed":[],"link":"0a650c58605263f677518a011cd1da9a10911c900d8ab38e013b4c4002f7d435"}
3	19	1794926728104	{"time":1794926728104,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-26","do":{"type":"act","seat":"p1","decision":25,"actions":["p1 sail a1"]},"followed":["p1 end"],"link":"ac7c3794aaf68b9935254d30ce6804747ae60cde1a31544081a8fec3428df839"}
3	20	1794926728131	{"time":1794926728131,"by":"","id":"","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 sail c1"]},"followed":["nature reveal c2 yellow left lid","nature reveal c3 brown middle chalice","nature reveal c4 violet middle ring"],"link":"f9951801c18fb6c2b5ca9f72029fbc70647d94f69eff103485341a044f76257a"}
3	21	1794926728295	{"time":1794926728295,"by":"","id":"","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 take"]},"followed":["nature reveal c1 green left lid"],"link":"4f2e209fcfe156564f5585708bfc993da21cdfcfb36e67675c7e4f97e036775a"}
3	22	1794926728408	{"time":1794926728408,"by":"","id":"","do":{"type":"act","seat":"p2","decision":33,"actions":["p2 end"]},"followed":[],"link":"95074b27d648f0f7a69fd272f0ac973eb5d7d0f51903af8dfc93e9f740a47f28"}
3	23	1794926728447	{"time":1794926728447,"by":"50d4zejr1vz6qv167zsqed60t6","id":"p1-35","do":{"type":"act","seat":"p1","decision":34,"actions":["p1 sail b1"]},"followed":["p1 end"],"link":"099f560967e2c859171160b6e9c27ac2b00203e35d81bac37b68360daee67886"}
3	24	1794926728499	{"time":1794926728499,"by":"","id":"","do":{"type":"act","seat":"p2","decision":36,"actions":["p2 sail c4"]},"followed":[],"link":"36d18b77eba66a6d4f56a4b8239fc67201fa8958ce573937a7ac430576ad986a"}
4	1	1794926728599	{"time":1794926728599,"by":"50d4zejr1vz6qv167zsqed60t6","id":"","do":{"type":"open","version":2,"table":"cd772531976bb6a2703358fbb9c5b0b0","game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"50d4zejr1vz6qv167zsqed60t6","chairs":[{"kind":"player","player":"50d4zejr1vz6qv167zsqed60t6"},{"kind":"open"}],"secret":"5caeac95a49609eaa54f9c58e70e1eee46ae908c343aa9e8e3921c3ed7503c28"},"followed":[],"link":"edbc6b194b98ca1231c564b82a2eef939b3045ed90aa1a28e977a97164465ce7","names":{"p1":"Anna"}}
3	25	1794926728604	{"time":1794926728604,"by":"","id":"","do":{"type":"act","seat":"p2","decision":37,"actions":["p2 leave"]},"followed":["p2 end"],"link":"e96867f99bb932eccc7e1e5151221def8b7f0d954e319699a843974cdbfd9673"}
\.
COPY public.leases (table_id, node, until) FROM stdin;
a495a8870921df7c6247bee855143bec	cn78ns5wthgsvx8ktky2k7m65c	1794926733572
\.
COPY public.places (player, place) FROM stdin;
50d4zejr1vz6qv167zsqed60t6	f336b796f780399b880241e40fbf5ca8b66741e2e373d81fd6e22bd353ed1206
hqwx46zpv9qrbbetvrtrzam4vj	9024397b49212b9551b0e0028beaf26abeefd1470f3c4ab16edac36952a547f0
\.
COPY public.players (id, name, login, login_key, belongs_to, password_hash, created, recovery_hash) FROM stdin;
50d4zejr1vz6qv167zsqed60t6	Anna	anna	anna	\N	$argon2id$v=19$m=65536,t=2,p=1$WZOo/KRwO98poqFxZ2n7aw$SZ9GcSbnHlB8W3iFGTUfn6EcNS9LTLBpRvEGDSb3WPA	1794926660720	0819cba8a787d4196b3ef97089012493be4521477d881a9351b136bc9050dc34
hqwx46zpv9qrbbetvrtrzam4vj	Bela	bela	bela	\N	$argon2id$v=19$m=65536,t=2,p=1$64YYMYT2GuirAkkXV8zIcA$7wl75vBg4u7ipzOuBRxOU0HjTOAlJpChL8pVr8QmKNs	1794926679913	fc8f271e32d62dbb5e5c48ba7ebdebf42c5a9b2c255097095273a5178ca34c6e
wmgb29rrsyetxdkpvm5pj43adc	Bo	\N	\N	\N		1794926701297	
\.
COPY public.schema_version (version) FROM stdin;
6
\.
COPY public.seats (table_id, seat, player) FROM stdin;
d196a24aaf5a4f54e6781151645f692d	0	50d4zejr1vz6qv167zsqed60t6
d196a24aaf5a4f54e6781151645f692d	1	hqwx46zpv9qrbbetvrtrzam4vj
28199da57daee66e3b5c27eaa3549604	0	50d4zejr1vz6qv167zsqed60t6
28199da57daee66e3b5c27eaa3549604	1	wmgb29rrsyetxdkpvm5pj43adc
a495a8870921df7c6247bee855143bec	0	50d4zejr1vz6qv167zsqed60t6
cd772531976bb6a2703358fbb9c5b0b0	0	50d4zejr1vz6qv167zsqed60t6
\.
COPY public.summaries (number, summary) FROM stdin;
1	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bela"}]}
2	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bo"}]}
3	{"game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"bot","name":"","level":1}]}
4	{"game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"open","name":""}]}
\.
COPY public.tables (number, id, game, life, is_public, created, updated, due, waiting, seq, host) FROM stdin;
2	28199da57daee66e3b5c27eaa3549604	vineta	1	0	1794926721914	1794926726446	0	3	43	50d4zejr1vz6qv167zsqed60t6
1	d196a24aaf5a4f54e6781151645f692d	vineta	2	0	1794926701432	1794926721735	0	0	138	50d4zejr1vz6qv167zsqed60t6
4	cd772531976bb6a2703358fbb9c5b0b0	vineta	0	1	1794926728599	1794926728599	1795531528599	0	1	50d4zejr1vz6qv167zsqed60t6
3	a495a8870921df7c6247bee855143bec	vigo	1	0	1794926726592	1794926728604	0	1	25	50d4zejr1vz6qv167zsqed60t6
\.
COPY public.tokens (hash, player, created, used, device) FROM stdin;
4679e12f964b514377375c6b011082dd1e65578323e2cd5710ef473d4067bab5	50d4zejr1vz6qv167zsqed60t6	1794926660796	1794924000000	
23c34abaedd1f3b59b53c9d65228786088b398f6074c70c5060cd9576719c299	hqwx46zpv9qrbbetvrtrzam4vj	1794926679934	1794924000000	
2ae90b8ab3f692ac8f96281ff5fbcb1b3cd01140d098b1db00221aa76a9f3d06	wmgb29rrsyetxdkpvm5pj43adc	1794926701298	1794924000000	
\.
SELECT pg_catalog.setval('public.tables_5_number_seq', 4, true);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_5_number_seq_key UNIQUE (number, seq);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_5_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (player, place);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_login_key_key UNIQUE (login_key);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_5_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.summaries
    ADD CONSTRAINT summaries_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_5_id_key UNIQUE (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_5_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX jobs_created ON public.jobs USING btree (created) WHERE (state <> 0);
CREATE INDEX jobs_owner ON public.jobs USING btree (owner, taken);
CREATE INDEX jobs_unfinished ON public.jobs USING btree (until) WHERE (state = 0);
CREATE INDEX players_belongs_to ON public.players USING btree (belongs_to);
CREATE INDEX seats_player ON public.seats USING btree (player);
CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due > 0);
CREATE INDEX tables_host ON public.tables USING btree (host) WHERE (life <= 1);
CREATE INDEX tables_lobby ON public.tables USING btree (created) WHERE ((life = 0) AND (is_public = 1));
CREATE INDEX tokens_player ON public.tokens USING btree (player);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_owner_fkey FOREIGN KEY (owner) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_belongs_to_fkey FOREIGN KEY (belongs_to) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
