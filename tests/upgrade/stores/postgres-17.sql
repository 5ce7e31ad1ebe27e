-- {"schema": 17, "bo": "crafp5v0g41nepeb0s4ysfqwhw", "recovery": "c0shvvecmp768k3msbgq9vkzza", "over": "feea9e01c72afb8b3f608e3d58b1d8ae", "entries": "5ced859291a2e8249e7aef95fc266890669c65cd10fd5bdd1f9c6a9d00ab91eb", "points": {"p1": 14, "p2": 14}, "playing": "25522991d6d59d80e18b7b7d52cbabdb", "bay": "681df8143b78a75d9733557b9303ab11", "open": "68b8ae31ff2059bb1b1a52b7ca7a7be6", "page": {"emblem": 3, "person": "v6ae2x98kdft120td65rts3mem"}, "vacation": 1795098575913, "webhook": "https://hooks.example/anna", "follows": "c01rxr2jbj6z2x32zx0861d3r9", "study": {"study": "10vp44p50yg99mk5tbrb2zdx8v", "text": "springtide study 1\ntitle The first houses\nfrom record\n\ngame vineta\nrules 1\nplayers 2\nedition nl\nset own-house 2\nstart p1\n\nnature deal p1 tribe amber\nnature deal p2 tribe fern\nnature deal p1 district G0\nnature deal p2 district Y2\n1 p1 place amber G0\n"}, "training": [{"puzzle": "vigo-01-1", "solved": true, "grade": 1500, "rating": 1612, "time": 1700000000000}], "name": "Anna Müller"}
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
CREATE TABLE public.acts (
    number bigint NOT NULL,
    "time" bigint NOT NULL,
    operator text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    detail text NOT NULL,
    reason text NOT NULL
);
CREATE SEQUENCE public.acts_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.acts_number_seq OWNED BY public.acts.number;
CREATE TABLE public.attendances (
    node text NOT NULL,
    people bigint NOT NULL,
    accounts text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.blocks (
    blocker text NOT NULL,
    blocked text NOT NULL,
    stands bigint NOT NULL,
    changed bigint NOT NULL
);
CREATE TABLE public.bulletin (
    one bigint NOT NULL,
    changed bigint NOT NULL,
    sign_up bigint NOT NULL,
    announcement text NOT NULL,
    announced_until bigint NOT NULL,
    CONSTRAINT bulletin_one_check CHECK ((one = 1))
);
CREATE TABLE public.calls (
    table_id text NOT NULL,
    seat integer NOT NULL,
    game text NOT NULL,
    player text NOT NULL,
    kind bigint NOT NULL,
    decision bigint NOT NULL,
    state bigint NOT NULL,
    node text NOT NULL,
    until bigint NOT NULL,
    tries bigint NOT NULL,
    not_before bigint NOT NULL,
    told text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.changed_tables (
    number bigint NOT NULL,
    table_id text NOT NULL
);
CREATE TABLE public.circle_members (
    circle text NOT NULL,
    place bigint NOT NULL,
    player text NOT NULL
);
CREATE TABLE public.circles (
    id text NOT NULL,
    owner text NOT NULL,
    name text NOT NULL,
    wishes text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.exercises (
    player text NOT NULL,
    id text NOT NULL,
    is_removed bigint NOT NULL,
    answers bigint NOT NULL,
    due bigint NOT NULL,
    step bigint NOT NULL,
    game text NOT NULL,
    record text NOT NULL,
    move bigint NOT NULL,
    added bigint NOT NULL,
    revision bigint NOT NULL
);
CREATE TABLE public.follows (
    follower text NOT NULL,
    followed text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.former_names (
    player text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    given_up bigint NOT NULL,
    until bigint NOT NULL
);
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
CREATE TABLE public.locks (
    player text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.nodes (
    node text NOT NULL,
    build text NOT NULL,
    started bigint NOT NULL,
    until bigint NOT NULL,
    is_draining bigint NOT NULL
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
    recovery_hash text DEFAULT ''::text NOT NULL,
    name_key text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.profiles (
    player text NOT NULL,
    is_shown bigint NOT NULL,
    emblem bigint NOT NULL,
    is_here_shown bigint DEFAULT 1 NOT NULL
);
CREATE TABLE public.puzzle_answers (
    player text NOT NULL,
    puzzle text NOT NULL,
    "time" bigint NOT NULL,
    is_solved bigint NOT NULL,
    grade bigint NOT NULL,
    rating bigint NOT NULL,
    revision bigint NOT NULL
);
CREATE TABLE public.puzzle_counts (
    puzzle text NOT NULL,
    band bigint NOT NULL,
    asked bigint NOT NULL,
    solved bigint NOT NULL
);
CREATE TABLE public.schema_version (
    version bigint NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    player text NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.sign_up_codes (
    hash text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.spread (
    one bigint NOT NULL,
    id text NOT NULL,
    part bigint NOT NULL,
    parts bigint NOT NULL,
    is_settled bigint NOT NULL,
    CONSTRAINT spread_one_check CHECK ((one = 1))
);
CREATE TABLE public.standings (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    game text NOT NULL,
    edition text NOT NULL,
    players bigint NOT NULL,
    is_rated bigint NOT NULL,
    ended bigint NOT NULL,
    player text NOT NULL,
    level bigint NOT NULL,
    measured bigint NOT NULL,
    place bigint NOT NULL,
    points bigint NOT NULL,
    has_left bigint NOT NULL,
    mean bigint NOT NULL,
    variance bigint NOT NULL
);
CREATE TABLE public.studies (
    id text NOT NULL,
    owner text NOT NULL,
    text text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.subscriptions (
    id text NOT NULL,
    token text NOT NULL,
    player text NOT NULL,
    endpoint text NOT NULL,
    reader_key text NOT NULL,
    reader_secret text NOT NULL,
    device text NOT NULL,
    quiet_from bigint NOT NULL,
    quiet_until bigint NOT NULL,
    zone bigint NOT NULL,
    created bigint NOT NULL
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
    host text DEFAULT ''::text NOT NULL,
    counted bigint DEFAULT 0 NOT NULL
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
CREATE TABLE public.turns (
    taken bigint NOT NULL
);
CREATE TABLE public.vacations (
    player text NOT NULL,
    began bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.webhooks (
    id text NOT NULL,
    player text NOT NULL,
    table_id text NOT NULL,
    url text NOT NULL,
    shape bigint NOT NULL,
    created bigint NOT NULL
);
ALTER TABLE ONLY public.acts ALTER COLUMN number SET DEFAULT nextval('public.acts_number_seq'::regclass);
ALTER TABLE ONLY public.tables ALTER COLUMN number SET DEFAULT nextval('public.tables_5_number_seq'::regclass);
COPY public.acts (number, "time", operator, kind, subject, detail, reason) FROM stdin;
\.
COPY public.attendances (node, people, accounts, until) FROM stdin;
xkqw995q2xcm2ny46ytt29tx28	0		1794925783844
\.
COPY public.blocks (blocker, blocked, stands, changed) FROM stdin;
\.
COPY public.bulletin (one, changed, sign_up, announcement, announced_until) FROM stdin;
1	0	0		0
\.
COPY public.calls (table_id, seat, game, player, kind, decision, state, node, until, tries, not_before, told, created) FROM stdin;
681df8143b78a75d9733557b9303ab11	0	vigo	v6ae2x98kdft120td65rts3mem	0	54	0		0	0	1794925776237		1794925775737
25522991d6d59d80e18b7b7d52cbabdb	0	vineta	v6ae2x98kdft120td65rts3mem	0	64	1	xkqw995q2xcm2ny46ytt29tx28	0	1	0	-	1794925775036
\.
COPY public.changed_tables (number, table_id) FROM stdin;
\.
COPY public.circle_members (circle, place, player) FROM stdin;
\.
COPY public.circles (id, owner, name, wishes, created) FROM stdin;
\.
COPY public.exercises (player, id, is_removed, answers, due, step, game, record, move, added, revision) FROM stdin;
\.
COPY public.follows (follower, followed, since) FROM stdin;
v6ae2x98kdft120td65rts3mem	c01rxr2jbj6z2x32zx0861d3r9	1794925775949
\.
COPY public.former_names (player, name, name_key, given_up, until) FROM stdin;
v6ae2x98kdft120td65rts3mem	Anna	anna	1794925775862	1802701775862
\.
COPY public.jobs (id, kind, owner, request, state, node, until, build, tries, done, total, result, created, taken) FROM stdin;
\.
COPY public.journal (number, seq, "time", entry) FROM stdin;
1	1	1794925769356	{"time":1794925769356,"by":"v6ae2x98kdft120td65rts3mem","id":"","do":{"type":"open","version":2,"table":"feea9e01c72afb8b3f608e3d58b1d8ae","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"v6ae2x98kdft120td65rts3mem","chairs":[{"kind":"player","player":"v6ae2x98kdft120td65rts3mem"},{"kind":"open"}],"secret":"bb4c9e50f669df976ab8659fdadb85e657368cd18dbe1dc930dcb2ac5f4a455d","rated":true,"bot_version":1},"followed":[],"link":"99a2c82cb79428990d6b31b1787e4c3d1d732c1b0df47a13a1a4fe3d32e24a33","names":{"p1":"Anna"}}
1	2	1794925769398	{"time":1794925769398,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"sit-0","do":{"type":"sit","seat":"p2","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[],"link":"d0909c0a891416f59e1ee99029bdd620531e380d643c30ffb94e4704dee08d26","names":{"p2":"Bela"}}
1	3	1794925769417	{"time":1794925769417,"by":"v6ae2x98kdft120td65rts3mem","id":"start-1","do":{"type":"start","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":["nature deal p1 tribe fern","nature deal p2 tribe ice","nature deal p1 district R1","nature deal p2 district R2"],"link":"4d7293ce4805f29cd0c07c0a2c9c2e956f4c6c8f7d312f20dfccaebf487f234c"}
1	4	1794925769457	{"time":1794925769457,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[],"link":"fceff7007fc6a95af11838109a18d63566a35b606f57915047e58edec9e44774"}
1	5	1794925769489	{"time":1794925769489,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[],"link":"e04bde091d387a41a0e3ef1f44040368ef10fe46a1044891a8d832838c85d0f0"}
1	6	1794925769526	{"time":1794925769526,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[],"link":"ec2bc9eab80719999313f102ea65ae216d9dcb84f8c7630975e950c19f10065f"}
1	7	1794925769568	{"time":1794925769568,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[],"link":"ef31c9de1285fdf5f38e1003baa88b4e494597ca88620037ebcaa899432df63b"}
1	8	1794925769582	{"time":1794925769582,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[],"link":"4c1780c5342f946d29de5aebceed7b7c6735b3b8a7371e4fbf53f409f8c7521b"}
1	9	1794925769634	{"time":1794925769634,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[],"link":"28fe1e1835b06c6d952ac8f7f36e681bac744879f4a8f2a7dae132ac5f717358"}
1	10	1794925769649	{"time":1794925769649,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[],"link":"5fb60df1cec3d4d0bac485083f1918974555a8d4e4535642caa85def88645a41"}
1	11	1794925769704	{"time":1794925769704,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[],"link":"7645a80b9e2c31a72f0b23b39d8e9719f779abac96be719fbd9e4e33b49c851d"}
1	12	1794925769729	{"time":1794925769729,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[],"link":"6114e2c0bce2f548939c87d0fe67ad2b633d7b2a27fd0820468e03821395b024"}
1	13	1794925769782	{"time":1794925769782,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[],"link":"1e59aa431eca28b2532938ae1bdcb26513651f7b5d1038147d43095eb80bd595"}
1	14	1794925769828	{"time":1794925769828,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[],"link":"821fdd391f2506da4d014230e6538f0e1130723e5e214e3993ae888f2b21f7fd"}
1	15	1794925769843	{"time":1794925769843,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[],"link":"c20f705464c7ef3b41fcaca56f441a89197abc697a7b079426c2f48d73f7cb9c"}
1	16	1794925769858	{"time":1794925769858,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[],"link":"f5483d7f56eb40458a3310af8bf1e260fbc75aa6599c3dd477f01bae98b97e73"}
1	17	1794925769896	{"time":1794925769896,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[],"link":"e67541a79544c6ffafaf485bc3a3d3bea391085139608a0ec300e60044b2dcf4"}
1	18	1794925769910	{"time":1794925769910,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[],"link":"389690ec467cd7454f0ab2c498df7c14aedd1ffac589187b952ee53b3384914c"}
1	19	1794925769960	{"time":1794925769960,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[],"link":"391ca12fb4f4181aa577606c204c07a8efcda967f4a3a0a0fa5115da8ce0c222"}
1	20	1794925769976	{"time":1794925769976,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[],"link":"1537abc137cd53daeb55365883e46fc5945d4c3ce7c0311e7055d7b886c5814f"}
1	21	1794925770033	{"time":1794925770033,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[],"link":"67da68566e1301cd4eee2f2f2f1ec9f47950eda2475749a7ce9c12a26f5697e6"}
1	22	1794925770046	{"time":1794925770046,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[],"link":"57abacb5f71d0b8d1c784e207483fd70c63a43e7c2fb087fbf13297304a76d12"}
1	23	1794925770058	{"time":1794925770058,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[],"link":"bd5b2e7fb32d2074cb2ba8a4592ef4684dd75d01c50894e958d9725fbe34be8e"}
1	24	1794925770085	{"time":1794925770085,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[],"link":"ba181f4785045fe60bbc56e9099579bd7f46c2c49578f7f55d83f081a066227d"}
1	25	1794925770114	{"time":1794925770114,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[],"link":"9596ad8ce6f09c4d15f2d061b101fbf09eb54dc2ee949d326419131247877eab"}
1	26	1794925770169	{"time":1794925770169,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[],"link":"6b8c33673f752bcc95d3dd9452774dfdfa2202ed473196dce443298959adaeb2"}
1	27	1794925770185	{"time":1794925770185,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[],"link":"372841a0bb15db1b97932653ee74675b6b2e6f1449085eefc6aa55bca26386ca"}
1	28	1794925770220	{"time":1794925770220,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[],"link":"62bdbd38a1dfdf1d9347c28ce7697daa7f4ea33a2a7d831d68115523c4fb92d2"}
1	29	1794925770244	{"time":1794925770244,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[],"link":"6f29184971d7769690b9813c59f69c31b2bc5349128ad43d48a0790b2c6e8c8a"}
1	30	1794925770260	{"time":1794925770260,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[],"link":"590e70ff8362b9695f8b700664ccbe1fd2f7b39b68374a1e56eff0e83816e028"}
1	31	1794925770306	{"time":1794925770306,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 false hope","nature draw p1 flood 1","nature draw p1 flood 1","nature draw p1 flood 3","nature draw p1 flood 4","nature draw p1 flood 2","nature draw p1 flood 3","nature draw p2 flood 2","nature draw p2 flood 2","nature draw p2 flood 1","nature draw p2 flood 1","nature draw p2 flood 1","nature draw p2 flood 3","nature draw p2 relocation"],"link":"339bc7dfa43d9b31015f3dd45248246ad4e19dae5b0d2077962707c26f23d49b"}
1	32	1794925770322	{"time":1794925770322,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 1"]},"followed":[],"link":"7fa7642eeb18fa1d6ba0072bbef5393e85c1870c88c1e73a68a904d6dd1e72d6"}
1	33	1794925770375	{"time":1794925770375,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose relocation"]},"followed":[],"link":"a95bf7cbedbf3fa2ae3865c2332d70879c8f3d063d19bc556e6a2e86cdec2c91"}
1	34	1794925770397	{"time":1794925770397,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 1 start G0"]},"followed":[],"link":"77e0d4cf55c9cbfec52b5eee1ee27ff32806a56dc654876b2d220dc4acb75c45"}
1	35	1794925770423	{"time":1794925770423,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 relocation R1 R2"]},"followed":["nature draw p1 one more","nature draw p2 calm sea"],"link":"87b023db631797f9e0286f88af8a6f7b0692d74454b51678c69ec6759fb9488f"}
1	36	1794925770438	{"time":1794925770438,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-54","do":{"type":"act","seat":"p1","decision":52,"actions":["p1 choose flood 1"]},"followed":[],"link":"4fdf7a879de5af22bb297136f0001ee7a28344f1733d85b0943650b8e16ecdef"}
1	37	1794925770465	{"time":1794925770465,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-55","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 choose calm sea"]},"followed":[],"link":"a78c058fae53c2d724513cc4ed9938b826d55851622f706f1d779e5ad6d56d5a"}
1	38	1794925770494	{"time":1794925770494,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-56","do":{"type":"act","seat":"p2","decision":54,"actions":["p2 calm sea discard G0 1"]},"followed":[],"link":"8c51fbafcac1b05de260a5649bb6a7cfe2b984c148bd4734461673cde4bc18aa"}
1	39	1794925770533	{"time":1794925770533,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-57","do":{"type":"act","seat":"p1","decision":55,"actions":["p1 flood 1 add G0"]},"followed":["nature draw p1 quarantine","nature draw p2 one less"],"link":"7194a89baf43e0f3f48c00c6a694ba69a5d006aa7dfa0e72c8988bc807e6a5f1"}
1	40	1794925770546	{"time":1794925770546,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-60","do":{"type":"act","seat":"p1","decision":58,"actions":["p1 choose flood 2"]},"followed":[],"link":"40a43f161cfe442786557216d1bd055342792c821e3c0698601d0265a7cfebfa"}
1	41	1794925770554	{"time":1794925770554,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-61","do":{"type":"act","seat":"p2","decision":58,"actions":["p2 choose one less"]},"followed":[],"link":"99e71562b2ad222b97a0ef909e37ce61552065f1399cfb4d99085211e2254ff9"}
1	42	1794925770566	{"time":1794925770566,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-62","do":{"type":"act","seat":"p1","decision":60,"actions":["p1 flood 2 add G0"]},"followed":[],"link":"d185ad75669285236c9cae14ddc4050731a4c50831a4730ca6acb6e7f4f951d6"}
1	43	1794925770613	{"time":1794925770613,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-63","do":{"type":"act","seat":"p2","decision":61,"actions":["p2 one less"]},"followed":["nature draw p1 flood 2","nature draw p2 false hope"],"link":"2a47333a47a44e5d278f5dd89a3e1fd997bbc3a3468c1cc6a2b57df475ae9927"}
1	44	1794925770626	{"time":1794925770626,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-66","do":{"type":"act","seat":"p1","decision":64,"actions":["p1 choose flood 2"]},"followed":[],"link":"f69db42790105490eea55414d93e63d4a194cb36110e21f1bab9516592ae9ca2"}
1	45	1794925770642	{"time":1794925770642,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-67","do":{"type":"act","seat":"p2","decision":64,"actions":["p2 choose false hope"]},"followed":[],"link":"c82229bf5d6c78e2f77665fe2fc1a49db59339d3b7272b0487de27f3cbab33e6"}
1	46	1794925770676	{"time":1794925770676,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-68","do":{"type":"act","seat":"p2","decision":66,"actions":["p2 false hope from R1 to R2"]},"followed":[],"link":"d6bbfa34cdd708bf51d7f1f3a27f30795253434169c0298ea7c86a64a7379431"}
1	47	1794925770726	{"time":1794925770726,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-69","do":{"type":"act","seat":"p2","decision":67,"actions":["p2 false hope move straw"]},"followed":[],"link":"12778775b20228974989f1f8dd4938056759de714d102dc26158eb855b578b4f"}
1	48	1794925770738	{"time":1794925770738,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-70","do":{"type":"act","seat":"p1","decision":68,"actions":["p1 flood 2 start G1"]},"followed":["nature draw p1 changing wind","nature draw p2 changing wind"],"link":"4a435f61d7e930899e6b1d1dd1529af94f36cf2e6de135dcba051f0b7c0e5475"}
1	49	1794925770780	{"time":1794925770780,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-73","do":{"type":"act","seat":"p1","decision":71,"actions":["p1 choose flood 3"]},"followed":[],"link":"cec83e1f99ea526bacb34837c9baaa651c41dae2d46c1f6b6596395ce93f2d5b"}
1	50	1794925770795	{"time":1794925770795,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-74","do":{"type":"act","seat":"p2","decision":71,"actions":["p2 choose changing wind"]},"followed":[],"link":"a3fbe6369f73d20eef071e321be964aabf7838ed5ed3c42d815d9f4c1b29f64a"}
1	51	1794925770813	{"time":1794925770813,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-75","do":{"type":"act","seat":"p1","decision":73,"actions":["p1 flood 3 add G1"]},"followed":[],"link":"1183ed14421e820fa20d09f7b27b39a843df28e2a401e0ab1234a45e963a9273"}
1	52	1794925770824	{"time":1794925770824,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-76","do":{"type":"act","seat":"p2","decision":74,"actions":["p2 changing wind discard G1 2"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 3"],"link":"e238a77e428f06c7d492b0457130c36accd401f907e65f4d1d0005ee3c66fa60"}
1	53	1794925770840	{"time":1794925770840,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-79","do":{"type":"act","seat":"p1","decision":77,"actions":["p1 choose flood 1"]},"followed":[],"link":"9c00322eb216ccec4f8eac58e4c5e760a109039e98238f2abc97df343e9a4ed7"}
1	54	1794925770858	{"time":1794925770858,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-80","do":{"type":"act","seat":"p2","decision":77,"actions":["p2 choose flood 3"]},"followed":[],"link":"42e6c90cf4af121c78d4254d7ccea3eb8f3fd56267c9b4a98dcf8ec93bd1a95a"}
1	55	1794925770898	{"time":1794925770898,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-81","do":{"type":"act","seat":"p2","decision":79,"actions":["p2 flood 3 start Y2"]},"followed":[],"link":"625f7336a9f22db7ab7ac7e86f92fa0589e7bff56c572a98d9f2a435a57fd45a"}
1	56	1794925770925	{"time":1794925770925,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-82","do":{"type":"act","seat":"p1","decision":80,"actions":["p1 flood 1 add G1"]},"followed":["nature draw p1 flood 3","nature draw p2 flood 1"],"link":"1f3e1de5f6e3a06dd4fcc5a8667ad9ed746d29ee8f0ac9f57027a75f2c8c9f1c"}
1	57	1794925770938	{"time":1794925770938,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-85","do":{"type":"act","seat":"p1","decision":83,"actions":["p1 choose flood 3"]},"followed":[],"link":"072b7b5ba06f545f44530ef71594008d8ab9081b20bff9fde99394385ab079fe"}
1	58	1794925770973	{"time":1794925770973,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-86","do":{"type":"act","seat":"p2","decision":83,"actions":["p2 choose flood 3"]},"followed":[],"link":"d46f3841cd107f6d7ec70ab5192a851ffd5dcd26ddad9b45af7aaebe539890a5"}
1	59	1794925770990	{"time":1794925770990,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-87","do":{"type":"act","seat":"p1","decision":85,"actions":["p1 flood 3 add G1"]},"followed":[],"link":"0eafdbe57b2648d852718b5a6d9dbe7969ddc7f5bf3057c6f2f4fa44907b1ed6"}
1	60	1794925771025	{"time":1794925771025,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-88","do":{"type":"act","seat":"p2","decision":86,"actions":["p2 flood 3 add Y2"]},"followed":["nature draw p1 rescue","nature draw p2 panic"],"link":"ad9f1e867634358eb5e0d62a9cf5ecd90838d9e00332e9ebdd822ab45100abe9"}
1	61	1794925771042	{"time":1794925771042,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-91","do":{"type":"act","seat":"p1","decision":89,"actions":["p1 choose flood 3"]},"followed":[],"link":"90245ffe906679893e4f14f0abd3790dec72480b613735f470e6c0c4fce7b22a"}
1	62	1794925771060	{"time":1794925771060,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-92","do":{"type":"act","seat":"p2","decision":89,"actions":["p2 choose panic"]},"followed":[],"link":"2bc10f8034b8c3961a607f2e8374ec56c9195c0ea3627b08637097ae3e3a9dfa"}
1	63	1794925771105	{"time":1794925771105,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-93","do":{"type":"act","seat":"p2","decision":91,"actions":["p2 panic from R2"]},"followed":[],"link":"bc50129b1ed69bfa4231aa63d6950529db209d7d0c611f01d88de3002ffa2029"}
1	64	1794925771153	{"time":1794925771153,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-94","do":{"type":"act","seat":"p2","decision":92,"actions":["p2 panic move straw to R1"]},"followed":[],"link":"e7ba34119968e32bc729d59502652bb0b045671a777473c1b8e5f5b9a5000910"}
1	65	1794925771181	{"time":1794925771181,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-95","do":{"type":"act","seat":"p1","decision":93,"actions":["p1 flood 3 add G1"]},"followed":["nature draw p1 intervention","nature draw p2 changing wind"],"link":"27e2959f3f57ffae122e5c16effc4ce301e7ab67f0c210bcf9aae58de565ac18"}
1	66	1794925771207	{"time":1794925771207,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-98","do":{"type":"act","seat":"p1","decision":96,"actions":["p1 choose flood 4"]},"followed":[],"link":"a20eb57b976995d0ee1d067872aee4859d74ca31802514b9b5a158c1c555c48e"}
1	67	1794925771228	{"time":1794925771228,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-99","do":{"type":"act","seat":"p2","decision":96,"actions":["p2 choose changing wind"]},"followed":[],"link":"80e76729aaee59aef57a44057026225c9333687ee73296f517098c77bf486bdc"}
1	68	1794925771246	{"time":1794925771246,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-100","do":{"type":"act","seat":"p1","decision":98,"actions":["p1 flood 4 start G2"]},"followed":[],"link":"7b41f822a5d8e1e144f3ad5f507486dcb1c8163f3bf3403a7cefe33c25ddb071"}
1	69	1794925771298	{"time":1794925771298,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-101","do":{"type":"act","seat":"p2","decision":99,"actions":["p2 changing wind discard G2 1"]},"followed":["nature draw p1 relocation","nature draw p2 flood 2"],"link":"0a2168235577e839b8eec54c6845934ac11c1e475a1bf1c2a2b04d5fb54e04e7"}
1	70	1794925771334	{"time":1794925771334,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-104","do":{"type":"act","seat":"p1","decision":102,"actions":["p1 choose changing wind"]},"followed":[],"link":"432fb1dd606b93e574a98a222259f868f30008cafc433d2168c5ec47b0717ef7"}
1	71	1794925771358	{"time":1794925771358,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-105","do":{"type":"act","seat":"p2","decision":102,"actions":["p2 choose flood 2"]},"followed":[],"link":"c18956918cbba532486b8ad2908f8549ad731a09e9546db33ba71e34fed1e1b6"}
1	72	1794925771399	{"time":1794925771399,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-106","do":{"type":"act","seat":"p2","decision":104,"actions":["p2 flood 2 start Y2"]},"followed":[],"link":"9088af4ebfdc4f6362fc43573f53a92d40e7cbf617be385938553ce30eec3213"}
1	73	1794925771426	{"time":1794925771426,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-107","do":{"type":"act","seat":"p1","decision":105,"actions":["p1 changing wind take Y2 1"]},"followed":["p1 changing wind to G2","nature draw p1 flood 1","nature draw p2 rescue"],"link":"462f68b5e1604c6a802dac569d95b984cd1b490296b9d23ebf4c1e6f7f658ffd"}
1	74	1794925771443	{"time":1794925771443,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-111","do":{"type":"act","seat":"p1","decision":109,"actions":["p1 choose flood 1"]},"followed":[],"link":"b94e6b140ad06cfc87a6fd8e63165855c371d6423dd4c49b242aab8be44d0281"}
1	75	1794925771490	{"time":1794925771490,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-112","do":{"type":"act","seat":"p2","decision":109,"actions":["p2 choose rescue"]},"followed":[],"link":"7740129b2c4c44fb884bda0417d8f2da30b7298fc51106d97d2e0c45ff704b37"}
1	76	1794925771537	{"time":1794925771537,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-113","do":{"type":"act","seat":"p1","decision":111,"actions":["p1 flood 1 add G2"]},"followed":[],"link":"ff7b68686d9d6e90a6e03ccde83d933aea4fa9657cfbf74a9aebb5a964731dc9"}
1	77	1794925771553	{"time":1794925771553,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-114","do":{"type":"act","seat":"p2","decision":112,"actions":["p2 rescue lapse"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 4"],"link":"4666b36c549b7df55f12b0989f2df382dc446704447ee1f72cbb721f56d9701b"}
1	78	1794925771566	{"time":1794925771566,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-117","do":{"type":"act","seat":"p1","decision":115,"actions":["p1 choose flood 2"]},"followed":[],"link":"1e3079fb357b489f78d498b6c49a3a69c0a151cebdc42201b5877e260932ed8e"}
1	79	1794925771606	{"time":1794925771606,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-118","do":{"type":"act","seat":"p2","decision":115,"actions":["p2 choose flood 4"]},"followed":[],"link":"31f155322b701734c3e0d25d848944083046c15da200833adb9d65b69815793e"}
1	80	1794925771633	{"time":1794925771633,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-119","do":{"type":"act","seat":"p2","decision":117,"actions":["p2 flood 4 start Y2"]},"followed":[],"link":"d445bd17dedb941f766bad5108f24f75f5274ab15b4227c2b5933c820a9404dc"}
1	81	1794925771673	{"time":1794925771673,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-120","do":{"type":"act","seat":"p1","decision":118,"actions":["p1 flood 2 add Y2"]},"followed":["nature draw p1 flood 3","nature draw p2 intervention"],"link":"be3a57ca9d310093ce0a7b586dc497f6e43f9d98599687f964e245b90b395040"}
1	82	1794925771689	{"time":1794925771689,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-123","do":{"type":"act","seat":"p1","decision":121,"actions":["p1 choose flood 3"]},"followed":[],"link":"002d6167843430fb25801870005a0e4dc4620e810db412e275a97be5bc7905ff"}
1	83	1794925771699	{"time":1794925771699,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-124","do":{"type":"act","seat":"p2","decision":121,"actions":["p2 choose intervention"]},"followed":[],"link":"b7b7d01d571c9096e6d8b21d0fcdf14a78d63416e1d5181fd3098f29ef9a82f3"}
1	84	1794925771745	{"time":1794925771745,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-125","do":{"type":"act","seat":"p1","decision":123,"actions":["p1 flood 3 add Y2"]},"followed":[],"link":"cc5cc1677a2e3b4af2694314c4726456941fb4d1307243f8315cf1182a68a5d2"}
1	85	1794925771765	{"time":1794925771765,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-126","do":{"type":"act","seat":"p2","decision":124,"actions":["p2 intervention Y2 -7"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 3"],"link":"56c5b42c5ff7fa21a16346ae1bdbb93013a55659d75110bbe733f8dc122d09f4"}
1	86	1794925771810	{"time":1794925771810,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-129","do":{"type":"act","seat":"p1","decision":127,"actions":["p1 choose flood 2"]},"followed":[],"link":"9285e50a43ba3548fcd6008b7dc1dab8843c786c7bf8bea3d779b2e69ab218f8"}
1	87	1794925771838	{"time":1794925771838,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-130","do":{"type":"act","seat":"p2","decision":127,"actions":["p2 choose flood 3"]},"followed":[],"link":"170ebd23a6c4ab07b51595180bb27952d8e354259c95e2c2594b641fed854688"}
1	88	1794925771858	{"time":1794925771858,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-131","do":{"type":"act","seat":"p2","decision":129,"actions":["p2 flood 3 add Y2"]},"followed":[],"link":"70841a7470359f69bf2fa488dc48fd12dd30685cb6574f61d94409a24b20f89c"}
1	89	1794925771890	{"time":1794925771890,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-132","do":{"type":"act","seat":"p1","decision":130,"actions":["p1 flood 2 add Y2"]},"followed":["nature draw p1 changing wind","nature draw p2 false hope"],"link":"245aead086f8cd4f4d8d77356451763d007cc7f5ebe6906fa76d2f54e9b38e71"}
1	90	1794925771900	{"time":1794925771900,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-135","do":{"type":"act","seat":"p1","decision":133,"actions":["p1 choose changing wind"]},"followed":[],"link":"b46abcd9c2251f93291b0ebc322472f3bf467cd54667a6f2bfeb18628be6ea2a"}
1	91	1794925771942	{"time":1794925771942,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-136","do":{"type":"act","seat":"p2","decision":133,"actions":["p2 choose false hope"]},"followed":[],"link":"4d40952e675d0d6122504896e3f725d89b628d9cae808f4fb30506b387e6d9e9"}
1	92	1794925771965	{"time":1794925771965,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-137","do":{"type":"act","seat":"p1","decision":135,"actions":["p1 changing wind lapse"]},"followed":[],"link":"2ab441ffa1f529d531c9166417cb9b498e0e3e016cd959ca53e2aa557e29a24a"}
1	93	1794925771980	{"time":1794925771980,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-138","do":{"type":"act","seat":"p2","decision":136,"actions":["p2 false hope from R1 to R2"]},"followed":[],"link":"5b8e879e2a08d10fba0b349bd087a5ecf76876215009de1fc704ca6d1b30f990"}
1	94	1794925772020	{"time":1794925772020,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-139","do":{"type":"act","seat":"p2","decision":137,"actions":["p2 false hope move straw"]},"followed":["nature draw p1 false hope","nature draw p2 false hope"],"link":"9a42231df5ea802f7dc8efd5c3168c5353379ef3b16c329fb9eb91ae2d581109"}
1	95	1794925772034	{"time":1794925772034,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-142","do":{"type":"act","seat":"p1","decision":140,"actions":["p1 choose intervention"]},"followed":[],"link":"cd9bcdd03e7c8faddf6796b0695fb05d9feefcb58b1ff8de9436a01dfada868b"}
1	96	1794925772060	{"time":1794925772060,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-143","do":{"type":"act","seat":"p2","decision":140,"actions":["p2 choose false hope"]},"followed":[],"link":"e066ad8b61f9d79c9654d9e0f55f48d655338eb9aecf0c8a720546e954f22959"}
1	97	1794925772095	{"time":1794925772095,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-144","do":{"type":"act","seat":"p2","decision":142,"actions":["p2 false hope from R2 to R1"]},"followed":["p2 false hope move straw"],"link":"8334ca7528d1cd54e0ae494d6247d87791c78f29d4365e73ba987f0f253db3ab"}
1	98	1794925772122	{"time":1794925772122,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-146","do":{"type":"act","seat":"p1","decision":144,"actions":["p1 intervention lapse"]},"followed":["nature draw p1 one less","nature draw p2 flood 2"],"link":"aed243d4fa4caae815d57c1d74fea0085683817d4806738b4898e49ac801f07f"}
1	99	1794925772154	{"time":1794925772154,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-149","do":{"type":"act","seat":"p1","decision":147,"actions":["p1 choose one more"]},"followed":[],"link":"d71436562293dbe93e3cc8daafbecf7d5e72886d3927f6486ce74d69e9845872"}
1	100	1794925772174	{"time":1794925772174,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-150","do":{"type":"act","seat":"p2","decision":147,"actions":["p2 choose flood 2"]},"followed":[],"link":"dea10e036029112db9be8c7226a3d5a0fd13653d2b7c71b72253c20f9c1f0638"}
1	101	1794925772217	{"time":1794925772217,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-151","do":{"type":"act","seat":"p1","decision":149,"actions":["p1 one more"]},"followed":[],"link":"2a188dc819aee853add4affa3492f1196f4c2077f444e05d94ce66478a8e20db"}
1	102	1794925772235	{"time":1794925772235,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-152","do":{"type":"act","seat":"p2","decision":150,"actions":["p2 flood 2 start R2"]},"followed":["nature draw p1 false hope","nature draw p2 quarantine"],"link":"c0cacaa1af95d5d3abeac6371665451082330b7a7c34e8c9dc6f4402d49a61ca"}
1	103	1794925772253	{"time":1794925772253,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-155","do":{"type":"act","seat":"p1","decision":153,"actions":["p1 choose one less"]},"followed":[],"link":"8f976515e394cf3191edacf2da7909e85e73dd89d7e16e85948b7d4a4bbc863f"}
1	104	1794925772282	{"time":1794925772282,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-156","do":{"type":"act","seat":"p2","decision":153,"actions":["p2 choose quarantine"]},"followed":[],"link":"cd4b737124465efdf0c7f355ae873d912c9daf9ff2b2bd505ff77d88e6d71d0d"}
1	105	1794925772326	{"time":1794925772326,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-157","do":{"type":"act","seat":"p2","decision":155,"actions":["p2 quarantine R2"]},"followed":[],"link":"03cd936636a687c0502b20914fb249791e84a513aee9ae5b66f0f80a0df21966"}
1	106	1794925772353	{"time":1794925772353,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-158","do":{"type":"act","seat":"p1","decision":156,"actions":["p1 one less"]},"followed":["nature draw p1 flood 2","nature draw p2 one more"],"link":"83a9db4f21ad6f6d63c8e9bad1f2c88f37696a896bad8f8a8b5b0462641cea42"}
1	107	1794925772366	{"time":1794925772366,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-161","do":{"type":"act","seat":"p1","decision":159,"actions":["p1 choose flood 2"]},"followed":[],"link":"1d37796b3a72d2119ad02948e84261245f9e966a657d1dee86203b4d79331ce4"}
1	108	1794925772381	{"time":1794925772381,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-162","do":{"type":"act","seat":"p2","decision":159,"actions":["p2 choose one more"]},"followed":[],"link":"b904f0ed60c6883d58ff2553a84971348b1858809b183d4b443c44677b1a4c59"}
1	109	1794925772421	{"time":1794925772421,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-163","do":{"type":"act","seat":"p1","decision":161,"actions":["p1 flood 2 start Y0"]},"followed":[],"link":"4d89215fd17465900243ec1a1d1ce1bbf52d152e0e96d2ecfa2946377ffb6df8"}
1	110	1794925772435	{"time":1794925772435,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-164","do":{"type":"act","seat":"p2","decision":162,"actions":["p2 one more"]},"followed":["nature draw p1 calm sea","nature draw p2 flood 2"],"link":"96545bc7d63d09346f5d348ee52a95e8df4e88d70adfd4189b78e37c28c839f1"}
1	111	1794925772443	{"time":1794925772443,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-167","do":{"type":"act","seat":"p1","decision":165,"actions":["p1 choose calm sea"]},"followed":[],"link":"b263d74578d5a4cd8ab0485f2544f54afc167003cef8fce8d582b08da9e7416a"}
1	112	1794925772486	{"time":1794925772486,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-168","do":{"type":"act","seat":"p2","decision":165,"actions":["p2 choose flood 2"]},"followed":[],"link":"fd91a044433a2fbf86f5bbe7feac62805d65080734a19c666c9ba844125f5c11"}
1	113	1794925772499	{"time":1794925772499,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-169","do":{"type":"act","seat":"p2","decision":167,"actions":["p2 flood 2 start R1"]},"followed":[],"link":"f0de1dbc077b8a551286f19280741a8d8ffe162194d22b7cffdabc3729fe8765"}
1	114	1794925772545	{"time":1794925772545,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-170","do":{"type":"act","seat":"p1","decision":168,"actions":["p1 calm sea discard Y0 1"]},"followed":["nature draw p1 changing wind","nature draw p2 flood 3"],"link":"72dc3e7b39f69e966409327e0b4b2062725b83fef064fbff64b397e857910230"}
1	115	1794925772554	{"time":1794925772554,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-173","do":{"type":"act","seat":"p1","decision":171,"actions":["p1 choose changing wind"]},"followed":[],"link":"f9c9f9c21fcdbc6467d06a7dfd85449596cdb76e7495c01479a070230d140340"}
1	116	1794925772572	{"time":1794925772572,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-174","do":{"type":"act","seat":"p2","decision":171,"actions":["p2 choose flood 3"]},"followed":[],"link":"a26f1288fa7f199d39ed8dc769c3bf43e4340f64b37417743c7466556b9bedb4"}
1	117	1794925772610	{"time":1794925772610,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-175","do":{"type":"act","seat":"p1","decision":173,"actions":["p1 changing wind take R1 1"]},"followed":["p1 changing wind to Y0"],"link":"759501ce8118247ecf6fc555f41beff00dc61c6e3e04486672c179a04fda0a0b"}
1	118	1794925772627	{"time":1794925772627,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-177","do":{"type":"act","seat":"p2","decision":175,"actions":["p2 flood 3 add R1"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 1"],"link":"7cce0b1ce5e2f627c545fb8830c48aeacb7d24d4ebe11b705ea213e807b50ddb"}
1	119	1794925772642	{"time":1794925772642,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-180","do":{"type":"act","seat":"p1","decision":178,"actions":["p1 choose flood 2"]},"followed":[],"link":"21514827c3a2be5c376830b3ce1d147c7168c7816d97082301a213537d34daf0"}
1	120	1794925772681	{"time":1794925772681,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-181","do":{"type":"act","seat":"p2","decision":178,"actions":["p2 choose flood 2"]},"followed":[],"link":"d4519a13b5277c81dd7aaadde878862e5798f5ca8aff5221fc4cf309d5b37ad1"}
1	121	1794925772691	{"time":1794925772691,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-182","do":{"type":"act","seat":"p2","decision":180,"actions":["p2 flood 2 add R1"]},"followed":[],"link":"0ae1f27b421277d6f4599bd959ba236473158a2c4699699ac56a3cc0ee013001"}
1	122	1794925772733	{"time":1794925772733,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-183","do":{"type":"act","seat":"p1","decision":181,"actions":["p1 flood 2 add Y0"]},"followed":["nature draw p1 flood 1","nature draw p2 changing wind"],"link":"fed98713fa5b95822759b72acfbb7f84b80d3b95e5559f3066d1add0ddb7e5d0"}
1	123	1794925772743	{"time":1794925772743,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-186","do":{"type":"act","seat":"p1","decision":184,"actions":["p1 choose flood 1"]},"followed":[],"link":"01770ecee471d50f75e7de3da9414855d8547f52e23ffe53e4fcf6df35ca1273"}
1	124	1794925772769	{"time":1794925772769,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-187","do":{"type":"act","seat":"p2","decision":184,"actions":["p2 choose changing wind"]},"followed":[],"link":"ce6ed4048f9db12c89ed4b90f71f926d649920dd4b2bd736e607e452c846d9d0"}
1	125	1794925772797	{"time":1794925772797,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-188","do":{"type":"act","seat":"p1","decision":186,"actions":["p1 flood 1 start Y0"]},"followed":[],"link":"cc221a382b59549377ee84c27042b9fa38157f018d4aad9332beccd0b9ceb00b"}
1	126	1794925772881	{"time":1794925772881,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-189","do":{"type":"act","seat":"p2","decision":187,"actions":["p2 changing wind discard Y0 1"]},"followed":["nature draw p1 panic","nature draw p2 flood 2"],"link":"4767cf9665c6506c30b10afbe138dfecce90fc7a1ef3eee265ce2f8a3c220ecb"}
1	127	1794925772910	{"time":1794925772910,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-192","do":{"type":"act","seat":"p1","decision":190,"actions":["p1 choose false hope"]},"followed":[],"link":"fc76a231d27b6900f4d20f081455b9c563073670f3e22599b5015fc092f9c147"}
1	128	1794925772993	{"time":1794925772993,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-193","do":{"type":"act","seat":"p2","decision":190,"actions":["p2 choose flood 2"]},"followed":[],"link":"4f7d6b1601ebc9d294f5111c50fcff321285c817ebf99fd94a75ff15a51286e2"}
1	129	1794925773038	{"time":1794925773038,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-194","do":{"type":"act","seat":"p2","decision":192,"actions":["p2 flood 2 start R0"]},"followed":[],"link":"dd0b33e4bdfd1988cfb57db5deabef3dcdaae0145891109ddb539f0ff31dd801"}
1	130	1794925773073	{"time":1794925773073,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-195","do":{"type":"act","seat":"p1","decision":193,"actions":["p1 false hope lapse"]},"followed":[],"link":"730d202938b5c4b19a758745943c98a7c91077dcf389b1dc095af9d913fa74c2"}
1	131	1794925773121	{"time":1794925773121,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-196","do":{"type":"act","seat":"p1","decision":194,"actions":["p1 choose false hope"]},"followed":[],"link":"d04c89f02c5a42053577def069bd58c56bc301ecd0bc6dcb9dda3d1cb594ce67"}
1	132	1794925773181	{"time":1794925773181,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-197","do":{"type":"act","seat":"p2","decision":194,"actions":["p2 choose flood 2"]},"followed":[],"link":"357c0a382e1b8bd03cbc25ad6ac2102fca2fb05f4e9ac424627b029a97f49991"}
1	133	1794925773207	{"time":1794925773207,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-198","do":{"type":"act","seat":"p1","decision":196,"actions":["p1 false hope lapse"]},"followed":[],"link":"2c29f6217bbd5d4f7e2bd348c061002ed4d1fee566cd96856dc3d878d1adc2d5"}
1	134	1794925773274	{"time":1794925773274,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-199","do":{"type":"act","seat":"p2","decision":197,"actions":["p2 flood 2 add R0"]},"followed":[],"link":"44811176650743314f89b9a14d96f8855f9dc62b7e6076cf03980b39bc629f2d"}
1	135	1794925773309	{"time":1794925773309,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-200","do":{"type":"act","seat":"p1","decision":198,"actions":["p1 choose false hope"]},"followed":[],"link":"dd32def28f932b5663ff22523af78600ccb77c06eb5c376a1504fa9efd7560a1"}
1	136	1794925773337	{"time":1794925773337,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-201","do":{"type":"act","seat":"p2","decision":198,"actions":["p2 choose flood 1"]},"followed":[],"link":"7b446391cc3f493dcd4bed7916a9f4b8186219871768e1172d1962089106aea7"}
1	137	1794925773402	{"time":1794925773402,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-202","do":{"type":"act","seat":"p2","decision":200,"actions":["p2 flood 1 start Y1"]},"followed":[],"link":"d7a97beee2289f681357f13970e9da5bc99ddd6a9b545a9388e7d8b4c464eaae"}
1	138	1794925773449	{"time":1794925773449,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-203","do":{"type":"act","seat":"p1","decision":201,"actions":["p1 false hope lapse"]},"followed":[],"link":"2e77c957681b2f658a6f640d7fda6c4e9dcd8be7320b31fa9b6605b25d5a2d06"}
1	139	1794925773478	{"time":1794925773478,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-204","do":{"type":"act","seat":"p1","decision":202,"actions":["p1 choose rescue"]},"followed":[],"link":"8aa56a38e8bc59d1b193553ce1e29f16c024efecea531a632eb9747b361ff9e0"}
1	140	1794925773533	{"time":1794925773533,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-205","do":{"type":"act","seat":"p2","decision":202,"actions":["p2 choose flood 1"]},"followed":[],"link":"72b5166811bee3c8f7d97cdbccc3733fe5b005356b3a196a9c13ba4055d6ae38"}
1	141	1794925773572	{"time":1794925773572,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-206","do":{"type":"act","seat":"p1","decision":204,"actions":["p1 rescue lapse"]},"followed":[],"link":"e58179d7cf2f0d60d9b1ac966493b421a07bfe7eed95f60b7ea23a1c13bd54c5"}
1	142	1794925773621	{"time":1794925773621,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-207","do":{"type":"act","seat":"p2","decision":205,"actions":["p2 flood 1 add Y1"]},"followed":[],"link":"de1e92d74f4308b44c9fbbac441d600efec9e654c375459c54a8fe4065aa0f97"}
1	143	1794925773638	{"time":1794925773638,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-208","do":{"type":"act","seat":"p1","decision":206,"actions":["p1 choose relocation"]},"followed":[],"link":"b2373dc054f8a51eaf7bd1ccc94827d612a309a74043bfb8372db7f6d72a882b"}
1	144	1794925773674	{"time":1794925773674,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-209","do":{"type":"act","seat":"p2","decision":206,"actions":["p2 choose flood 1"]},"followed":[],"link":"b5c1bf21b436ca34e3906a3ac416e800f4029a21b178c851d2c290fec32d9e49"}
1	145	1794925773687	{"time":1794925773687,"by":"c01rxr2jbj6z2x32zx0861d3r9","id":"p2-210","do":{"type":"act","seat":"p2","decision":208,"actions":["p2 flood 1 add Y1"]},"followed":[],"link":"5879dae7fa234a138929b7ad766a600d89bd9449dc889bfbc91cc63a00e0b208"}
1	146	1794925773729	{"time":1794925773729,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-211","do":{"type":"act","seat":"p1","decision":209,"actions":["p1 relocation Y0 Y1"]},"followed":[],"link":"143f178cad621176851eab47aad42cb28504b5b558642abfceb9d2718aa508ff"}
2	1	1794925773747	{"time":1794925773747,"by":"v6ae2x98kdft120td65rts3mem","id":"","do":{"type":"open","version":2,"table":"25522991d6d59d80e18b7b7d52cbabdb","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"v6ae2x98kdft120td65rts3mem","chairs":[{"kind":"player","player":"v6ae2x98kdft120td65rts3mem"},{"kind":"open"}],"secret":"9e10c25910884ec8fd9a00e7fa68fce8b547d55bb3f4841b89ac1fc40a97fa31"},"followed":[],"link":"f808d59820a0311537f7ed7999061f00fc8ca106845c6407b1c0390e01d28bfa","names":{"p1":"Anna"}}
2	2	1794925773889	{"time":1794925773889,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"sit-0","do":{"type":"sit","seat":"p2","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[],"link":"db3b680b310912fef72b6e0dc5fecb69dca7dfe6a7ca50dba280513bcfdec565","names":{"p2":"Bo"}}
2	3	1794925773936	{"time":1794925773936,"by":"v6ae2x98kdft120td65rts3mem","id":"start-1","do":{"type":"start","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":["nature deal p1 tribe ice","nature deal p2 tribe amber","nature deal p1 district G2","nature deal p2 district R1"],"link":"271ded94f575390f1108f842a3bc45b14b3ae0252b5ab6a08c4b23fcc2a65a39"}
2	4	1794925773976	{"time":1794925773976,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[],"link":"7a4be5adbde2b1a1e979521c194bde9285bde6e4af0cdc84438cace02b9cd8d0"}
2	5	1794925773987	{"time":1794925773987,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[],"link":"88599a1367b4268f51c0c494e6686d33a1337d05c3c170fb5d21b715eb6949fc"}
2	6	1794925773998	{"time":1794925773998,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[],"link":"bc087faef049ca69f498a8404653c3974f3d0d75d509d8e297e0afadf8394904"}
2	7	1794925774017	{"time":1794925774017,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[],"link":"9d9b63b1951a220936e5dc20f338a505eef51ccc64c7501c323a398afd38b101"}
2	8	1794925774045	{"time":1794925774045,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[],"link":"4b2ac918a75a9cf8c84a2942e30fad026d6419849ec86ff03a9915928d246ec6"}
2	9	1794925774083	{"time":1794925774083,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[],"link":"94e069b9934ba26767d140e6f29dad09cfd5736c2c387519256efd856425182a"}
2	10	1794925774112	{"time":1794925774112,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[],"link":"09df907e300dc151e95c4bdda7767daef10122893dfb576bfa2295ae865b3cd9"}
2	11	1794925774126	{"time":1794925774126,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[],"link":"b5b16b72f10aa62c456c735b9c82255cdedcf4c46de5e17d2292e21c7e25ab27"}
2	12	1794925774146	{"time":1794925774146,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[],"link":"d0effb589ed88e8e414b67c873392f488d78a324e3a9f86c647715cdf9d7213f"}
2	13	1794925774193	{"time":1794925774193,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[],"link":"264180e39a19c6e405daa1f7291859dd8d30943ee62500ca821231ba461647da"}
2	14	1794925774206	{"time":1794925774206,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[],"link":"10f7e0b1f99bf1962cd5b122faab631908e2089b9262123650ad5c58c8851f68"}
2	15	1794925774213	{"time":1794925774213,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[],"link":"f98cd1c5cfc9e9bfd9868b9aa47ae5d4013d9802eb1bfd8a6fbb1e154699c0b5"}
2	16	1794925774261	{"time":1794925774261,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[],"link":"7f0c07300cc79d9049f29abc3af0620955f3c14302e854c188a89539b163d327"}
2	17	1794925774274	{"time":1794925774274,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[],"link":"929d59cf0322dd44ff29c2e11096d687480e2cf431a873c31d052a30e8d7c266"}
2	18	1794925774324	{"time":1794925774324,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[],"link":"68354ee1fb0923339c722203082e2d170f9be6da167c2cdf5e79a2cb6a9d3932"}
2	19	1794925774345	{"time":1794925774345,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[],"link":"0aa556a291cfd2e2659a7a0843a449ec3f397c4f1a156c85dd70c04884b28f02"}
2	20	1794925774374	{"time":1794925774374,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[],"link":"91c79846cd341900413ed4a096c1a0a96978645d1f6509c336eef2d906af1478"}
2	21	1794925774399	{"time":1794925774399,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[],"link":"314346cda8522eb49a941b8de2450a50e1faab09de2cfdf383b89a89c2831883"}
2	22	1794925774421	{"time":1794925774421,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[],"link":"4230aeb72a0756855e286f7ef92aa3b4906eb023dac8f2ca0af6a45fdc2c565d"}
2	23	1794925774455	{"time":1794925774455,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[],"link":"42b48624c6be45c55720081daf6fe6dd5012d694a2006c8e4c26dd44419a2563"}
2	24	1794925774501	{"time":1794925774501,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[],"link":"081812b36b2d51ee5e08a7a0850f8153ff831e9a61c88414ae2232d85047b8a1"}
2	25	1794925774517	{"time":1794925774517,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[],"link":"cf90969d5e65daad9ed1b23e7e3222c9fbf287e337f2512dd351ce5ee0564326"}
2	26	1794925774532	{"time":1794925774532,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[],"link":"2bf2d2b333bf84395b9cb5cb1a5fc90e1992988c4cc3717717fad9ebceb66386"}
2	27	1794925774552	{"time":1794925774552,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[],"link":"ea6af7496e087bda2a244e6189be1c91f945f9e7531aebd0ea6578524b063fb0"}
2	28	1794925774578	{"time":1794925774578,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[],"link":"7cc52ba46adb20a6458f8768c03e67735a1f492faccd1a7469587e8e00951561"}
2	29	1794925774618	{"time":1794925774618,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[],"link":"cc964deb337a2835726ba1a8ac42f6b45944c2bfd6f9c2721724c4362988ca9d"}
2	30	1794925774649	{"time":1794925774649,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[],"link":"856181e49a7d1ea4a9cd756a79b342ce07bced0dba1b2c685f6b2b2462652566"}
2	31	1794925774663	{"time":1794925774663,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 flood 1","nature draw p1 changing wind","nature draw p1 quarantine","nature draw p1 flood 1","nature draw p1 changing wind","nature draw p1 calm sea","nature draw p1 flood 3","nature draw p2 one more","nature draw p2 flood 3","nature draw p2 calm sea","nature draw p2 relocation","nature draw p2 changing wind","nature draw p2 flood 2","nature draw p2 flood 1"],"link":"f9445e11e0bf3ab1c4fb5d838fb0afa509a39cf1f2a5e9befc6326111fabbf08"}
2	32	1794925774673	{"time":1794925774673,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 1"]},"followed":[],"link":"9a2a4bc77ae8ebd1a3c2dd7226096e6a7c1c2358564e3b5911f6f464b557898a"}
2	33	1794925774718	{"time":1794925774718,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose relocation"]},"followed":[],"link":"296bd6113a99779bbb2b183e7fa9b1a39beab34dd9280591b81a6e2c89de7e25"}
2	34	1794925774761	{"time":1794925774761,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 1 start G0"]},"followed":[],"link":"45193077bb483e667dfc38d59e09f7c0ae87602d44cce92ce21d606f8c34293d"}
2	35	1794925774782	{"time":1794925774782,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 relocation R1 R2"]},"followed":["nature draw p1 false hope","nature draw p2 flood 3"],"link":"b9fe66388479406bf0db2cfd1433b33914d5ac6bacb27c2bb87c54f1ae10d27f"}
2	36	1794925774835	{"time":1794925774835,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-54","do":{"type":"act","seat":"p1","decision":52,"actions":["p1 choose flood 1"]},"followed":[],"link":"b6d74aeb0bb547a4bc78e1a95343a407e71b8c3406183423b095d06ac1549b1a"}
2	37	1794925774851	{"time":1794925774851,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-55","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 choose one more"]},"followed":[],"link":"4024b97065c5e3a01b69f5d8b4c9980c4dc5c6ad03f1380ef015c0f3add4a057"}
2	38	1794925774863	{"time":1794925774863,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-56","do":{"type":"act","seat":"p2","decision":54,"actions":["p2 one more"]},"followed":[],"link":"1ca55a40d95f7a8c7e80904e5d41aa8397cac4cdc1deb04b4a14053a3ada0cd0"}
2	39	1794925774903	{"time":1794925774903,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-57","do":{"type":"act","seat":"p1","decision":55,"actions":["p1 flood 1 add G0"]},"followed":["nature draw p1 flood 3","nature draw p2 one less"],"link":"3682897a04f55b19fe7d1cfa9374197d9d044c64a1e5a30c80552d8e92fb25b3"}
2	40	1794925774918	{"time":1794925774918,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-60","do":{"type":"act","seat":"p1","decision":58,"actions":["p1 choose flood 3"]},"followed":[],"link":"3b4784117d92d0943fc6d2f466872d7a84991143bcff85bf1ef5e378a157d62c"}
2	41	1794925774969	{"time":1794925774969,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-61","do":{"type":"act","seat":"p2","decision":58,"actions":["p2 choose one less"]},"followed":[],"link":"41b43b9659f3404d07f360f55a4536055acb15aaaf8e4e9137e33bece8d5f0b3"}
2	42	1794925774983	{"time":1794925774983,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-62","do":{"type":"act","seat":"p1","decision":60,"actions":["p1 flood 3 add G0"]},"followed":[],"link":"7885936bf57928dabd7c245d4bf6875146b7deeed4d419ba9822d3b2658b7360"}
2	43	1794925775036	{"time":1794925775036,"by":"6vs6dd1v4fvzm69yt0f1080m8m","id":"p2-63","do":{"type":"act","seat":"p2","decision":61,"actions":["p2 one less"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 1"],"link":"7d36ae1cff3c9cde336f2815719923e7ba155ce79aa75acc4f54fd35f4ff35fc"}
3	1	1794925775070	{"time":1794925775070,"by":"v6ae2x98kdft120td65rts3mem","id":"","do":{"type":"open","version":2,"table":"681df8143b78a75d9733557b9303ab11","game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"v6ae2x98kdft120td65rts3mem","chairs":[{"kind":"player","player":"v6ae2x98kdft120td65rts3mem"},{"kind":"bot","level":1}],"secret":"fb85109cba9448eb54fc32c4e6c67473db30ec2f18216b1618af3890d48c9bd6"},"followed":[],"link":"a1612804eb3fbc5e73ed4ac2dc44b0c4561b33e3bb6a3fa7a28a0b8bbc2d7f2d","names":{"p1":"Anna"}}
3	2	1794925775142	{"time":1794925775142,"by":"v6ae2x98kdft120td65rts3mem","id":"start-0","do":{"type":"start","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[],"link":"bf41c68612cca9d59f4f50674cb161f984788aeab1b3120b105ca383cb2b2ca1"}
3	3	1794925775172	{"time":1794925775172,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-1","do":{"type":"act","seat":"p1","decision":0,"actions":["p1 place a1"]},"followed":["nature reveal a1 green left bottom lock"],"link":"062d11e41478f5dfe1208df71bdd0e9560bb49dd68751a05b59556c25d42a1dc"}
3	4	1794925775192	{"time":1794925775192,"by":"","id":"","do":{"type":"act","seat":"p2","decision":2,"actions":["p2 place k1"]},"followed":["nature reveal k1 tidal wave"],"link":"33abb708fa79711d87b09e2ebcbc53602679c04c9ac109b21e481a435d7a3eb7"}
3	5	1794925775213	{"time":1794925775213,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-5","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 sail b1"]},"followed":[],"link":"d408b3786cb49fcb78c48a08c4a89a267e5235643d4ec740fcfdf12283fdbca5"}
3	6	1794925775258	{"time":1794925775258,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-6","do":{"type":"act","seat":"p1","decision":5,"actions":["p1 take"]},"followed":["nature reveal b1 red right bottom coin"],"link":"d4ec26c3fb894638479f258a080c86b9c31476da3fa26e228d89bd420c1409b7"}
3	7	1794925775279	{"time":1794925775279,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-8","do":{"type":"act","seat":"p1","decision":7,"actions":["p1 end"]},"followed":[],"link":"4b8d1f691abe4e9d41c919af627a1fddbe57c7c3bd06dd50879b082932831d05"}
3	8	1794925775316	{"time":1794925775316,"by":"","id":"","do":{"type":"act","seat":"p2","decision":8,"actions":["p2 sail k4"]},"followed":["nature reveal k2 pirate","nature reveal k3 dolphin"],"link":"4d74f37171628c063da653fabda886f733ff58f21b730161402a72dcba29e5ad"}
3	9	1794925775330	{"time":1794925775330,"by":"","id":"","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 take"]},"followed":["nature reveal k4 white middle chain"],"link":"2b952965c3875c73e53622ba4ae3682e38c11150c9ab16fa956e63baf397709a"}
3	10	1794925775374	{"time":1794925775374,"by":"","id":"","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 end"]},"followed":[],"link":"4073895c221b411374bedb164bccbf7cfc0af841982d1f35b1880976308eba70"}
3	11	1794925775395	{"time":1794925775395,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-15","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 sail a1"]},"followed":["p1 end"],"link":"362917e08d1353dadf5afe7b74bc2aa5a0180a70dfdc9af3f1034ed5448a26b7"}
3	12	1794925775424	{"time":1794925775424,"by":"","id":"","do":{"type":"act","seat":"p2","decision":16,"actions":["p2 play tidal wave"]},"followed":[],"link":"f3d8fffa0120ba9ad8548fa644394df1c774f63371970f6845bf202aaa35ab4d"}
3	13	1794925775452	{"time":1794925775452,"by":"","id":"","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 tidal wave column g"]},"followed":["nature reveal g1 pirate","nature reveal g2 tidal wave","nature reveal g3 red right bottom lock","nature reveal g4 dolphin","nature reveal g5 white middle ring","nature reveal g6 pirate","nature reveal g7 dolphin","nature reveal g8 yellow right bottom chain","nature reveal g9 blue left bottom coin"],"link":"aca8950dea9874db93159829699b90d15a1461eecb28d2e575441f89b44c3bac"}
3	14	1794925775469	{"time":1794925775469,"by":"","id":"","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 sail k6"]},"followed":["nature reveal k5 violet left bottom chain"],"link":"7b9e6f3365b8a784a2b3df7b2ff5b2c414249ed748e6252f9d0b607061146df7"}
3	15	1794925775484	{"time":1794925775484,"by":"","id":"","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 take"]},"followed":["nature reveal k6 yellow key"],"link":"464d11ab6867ab130f7b542159a42e03bc60c870403b42354c7242d2ddbce162"}
3	16	1794925775499	{"time":1794925775499,"by":"","id":"","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 end"]},"followed":[],"link":"723dc3973fdcc7b15fc0418bdd0d280d2e53fcbe0544e7e2df55952f5e025f7b"}
3	17	1794925775521	{"time":1794925775521,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-33","do":{"type":"act","seat":"p1","decision":32,"actions":["p1 sail b1"]},"followed":["p1 end"],"link":"f87659d3748bc02bbca3e87c6764238b3de679f38dbb4ec36dfa09afd3244336"}
3	18	1794925775533	{"time":1794925775533,"by":"","id":"","do":{"type":"act","seat":"p2","decision":34,"actions":["p2 sail h6"]},"followed":["nature reveal i6 blue right bottom lock","nature reveal j6 yellow middle coin"],"link":"c47679f7895ce66c37592f09a54cf36920f6c7a00b94ac169ae17a2b28e63b7d"}
3	19	1794925775552	{"time":1794925775552,"by":"","id":"","do":{"type":"act","seat":"p2","decision":37,"actions":["p2 take"]},"followed":["nature reveal h6 yellow middle diamond"],"link":"43bf7cb58b994390b6e7d53d25db10d4578862d4ab592c2465c8568cbc4ac807"}
3	20	1794925775581	{"time":1794925775581,"by":"","id":"","do":{"type":"act","seat":"p2","decision":39,"actions":["p2 end"]},"followed":[],"link":"0481e0c2afbba8feb92ca86e838c75f9bb78452be9ce7a03fa6b028d9a112bc5"}
3	21	1794925775589	{"time":1794925775589,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-41","do":{"type":"act","seat":"p1","decision":40,"actions":["p1 sail a1"]},"followed":["p1 end"],"link":"e1b615912aa538f81e9029419a2200deca1967ebfc44d650f16546141090ab24"}
3	22	1794925775608	{"time":1794925775608,"by":"","id":"","do":{"type":"act","seat":"p2","decision":42,"actions":["p2 sail i6"]},"followed":[],"link":"205d2e477dcd45b07a0cdbdb206fceeb02bba303fc7e9805c3ec3948f0073b2a"}
3	23	1794925775648	{"time":1794925775648,"by":"","id":"","do":{"type":"act","seat":"p2","decision":43,"actions":["p2 leave"]},"followed":["p2 end"],"link":"7efcee076f219f578989f8a9dda0ed93221967e4e424345e37ff405cb5468f72"}
3	24	1794925775689	{"time":1794925775689,"by":"v6ae2x98kdft120td65rts3mem","id":"p1-46","do":{"type":"act","seat":"p1","decision":45,"actions":["p1 sail b1"]},"followed":["p1 end"],"link":"8e3ae97a6a6a1b4964196e0a88128b966a2837ca2fa3b309163b7a99e32bf3db"}
3	25	1794925775702	{"time":1794925775702,"by":"","id":"","do":{"type":"act","seat":"p2","decision":47,"actions":["p2 sail c6"]},"followed":["nature reveal d6 yellow left lid","nature reveal e6 blue left bottom lock","nature reveal f6 pirate"],"link":"8c0bb59774aa6b6844e275466ab9623f08f90fdc1488c0a3668766a9af7cf58c"}
3	26	1794925775722	{"time":1794925775722,"by":"","id":"","do":{"type":"act","seat":"p2","decision":51,"actions":["p2 take"]},"followed":["nature reveal c6 red middle chain"],"link":"54e2eb422b613145467cf38ad813100615f08d823fdf80bfcfd58c9ba166f77d"}
4	1	1794925775737	{"time":1794925775737,"by":"v6ae2x98kdft120td65rts3mem","id":"","do":{"type":"open","version":2,"table":"68b8ae31ff2059bb1b1a52b7ca7a7be6","game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"v6ae2x98kdft120td65rts3mem","chairs":[{"kind":"player","player":"v6ae2x98kdft120td65rts3mem"},{"kind":"open"}],"secret":"4af198c4db6ebafddb96d18dd013a3d565cf7c80e0fbb31ca8d6f29b52b61e1d"},"followed":[],"link":"a5fd8c86c1c34af8eb8502c2d7d8cc64973df2c2d0e44170f74660e5665a8ebf","names":{"p1":"Anna"}}
3	27	1794925775737	{"time":1794925775737,"by":"","id":"","do":{"type":"act","seat":"p2","decision":53,"actions":["p2 end"]},"followed":[],"link":"8d9ca13459b7389f69f8f38cf3cd74b8aa59b0a62e7a6386b709b1e3f17c2df8"}
\.
COPY public.leases (table_id, node, until) FROM stdin;
681df8143b78a75d9733557b9303ab11	xkqw995q2xcm2ny46ytt29tx28	1794925780737
\.
COPY public.locks (player, until) FROM stdin;
\.
COPY public.nodes (node, build, started, until, is_draining) FROM stdin;
xkqw995q2xcm2ny46ytt29tx28	0.1.0	1794925760800	1794925784061	0
\.
COPY public.places (player, place) FROM stdin;
v6ae2x98kdft120td65rts3mem	e5c993f09b51b8f0cfd2311581fa04a5ea323d6a7e9728c55a1b8bc3f159d001
c01rxr2jbj6z2x32zx0861d3r9	09ece9509243ee4497ff624587f53ea04b30ded766b05092c2daf9009b1dfe1c
\.
COPY public.players (id, name, login, login_key, belongs_to, password_hash, created, recovery_hash, name_key) FROM stdin;
6vs6dd1v4fvzm69yt0f1080m8m	Bo	\N	\N	\N		1794925769333		bo
c01rxr2jbj6z2x32zx0861d3r9	Bela	bela	bela	\N	$argon2id$v=19$m=65536,t=2,p=1$NuahbCGEuAg/NkURCp2Ruw$9YPlvEVwc8yu0iImxfCk3oncczEUBfbcnyWebHaLpnM	1794925765232	f355d5fcbfeb2f7c8c8e3170ad824498d14cbca31cd1d3cc9be43b635667d88e	bela
v6ae2x98kdft120td65rts3mem	Anna Müller	anna	anna	\N	$argon2id$v=19$m=65536,t=2,p=1$sQQSgQc8WULPH3z6UJGABg$sJRbg9vPnx7n+ywXmtSfnaqocLQ+gMG8e1oH8sxv6H4	1794925760830	99d645415ce33d7acab5fc5ebf0020cbd0d9e4e457d9d86a70f2725e44e8fff8	anna müller
\.
COPY public.profiles (player, is_shown, emblem, is_here_shown) FROM stdin;
v6ae2x98kdft120td65rts3mem	1	3	1
\.
COPY public.puzzle_answers (player, puzzle, "time", is_solved, grade, rating, revision) FROM stdin;
v6ae2x98kdft120td65rts3mem	vigo-01-1	1700000000000	1	1500	1612	1
\.
COPY public.puzzle_counts (puzzle, band, asked, solved) FROM stdin;
vigo-01-1	32	1	1
\.
COPY public.schema_version (version) FROM stdin;
17
\.
COPY public.seats (table_id, seat, player) FROM stdin;
feea9e01c72afb8b3f608e3d58b1d8ae	0	v6ae2x98kdft120td65rts3mem
feea9e01c72afb8b3f608e3d58b1d8ae	1	c01rxr2jbj6z2x32zx0861d3r9
25522991d6d59d80e18b7b7d52cbabdb	0	v6ae2x98kdft120td65rts3mem
25522991d6d59d80e18b7b7d52cbabdb	1	6vs6dd1v4fvzm69yt0f1080m8m
681df8143b78a75d9733557b9303ab11	0	v6ae2x98kdft120td65rts3mem
68b8ae31ff2059bb1b1a52b7ca7a7be6	0	v6ae2x98kdft120td65rts3mem
\.
COPY public.secrets (name, value) FROM stdin;
push key	t2-B92SUEpk8W8MSwAHG59F1t31AqZm8PbCHu6Km2mY
\.
COPY public.sign_up_codes (hash, until) FROM stdin;
\.
COPY public.spread (one, id, part, parts, is_settled) FROM stdin;
\.
COPY public.standings (table_id, seat, game, edition, players, is_rated, ended, player, level, measured, place, points, has_left, mean, variance) FROM stdin;
feea9e01c72afb8b3f608e3d58b1d8ae	0	vineta	nl	2	1	1794925773729	v6ae2x98kdft120td65rts3mem	0	0	0	14	0	0	4611213337416935022
feea9e01c72afb8b3f608e3d58b1d8ae	1	vineta	nl	2	1	1794925773729	c01rxr2jbj6z2x32zx0861d3r9	0	0	0	14	0	0	4611213337416935024
\.
COPY public.studies (id, owner, text, created) FROM stdin;
10vp44p50yg99mk5tbrb2zdx8v	v6ae2x98kdft120td65rts3mem	springtide study 1\ntitle The first houses\nfrom record\n\ngame vineta\nrules 1\nplayers 2\nedition nl\nset own-house 2\nstart p1\n\nnature deal p1 tribe amber\nnature deal p2 tribe fern\nnature deal p1 district G0\nnature deal p2 district Y2\n1 p1 place amber G0\n	1794925776000
\.
COPY public.subscriptions (id, token, player, endpoint, reader_key, reader_secret, device, quiet_from, quiet_until, zone, created) FROM stdin;
\.
COPY public.summaries (number, summary) FROM stdin;
1	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"rated":true,"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bela"}]}
2	{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bo"}]}
3	{"game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"bot","name":"","level":1}]}
4	{"game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"open","name":""}]}
\.
COPY public.tables (number, id, game, life, is_public, created, updated, due, waiting, seq, host, counted) FROM stdin;
4	68b8ae31ff2059bb1b1a52b7ca7a7be6	vineta	0	1	1794925775737	1794925775737	1795530575737	0	1	v6ae2x98kdft120td65rts3mem	0
3	681df8143b78a75d9733557b9303ab11	vigo	1	0	1794925775070	1794925775737	0	1	27	v6ae2x98kdft120td65rts3mem	0
1	feea9e01c72afb8b3f608e3d58b1d8ae	vineta	2	0	1794925769356	1794925773729	0	0	146	v6ae2x98kdft120td65rts3mem	1
2	25522991d6d59d80e18b7b7d52cbabdb	vineta	1	0	1794925773747	1794925775036	0	3	43	v6ae2x98kdft120td65rts3mem	0
\.
COPY public.tokens (hash, player, created, used, device) FROM stdin;
f706772b6b06b300df10f6be07d8e97694363b2338dfe0601661848e6564c1f3	v6ae2x98kdft120td65rts3mem	1794925760865	1794924000000	
4c26e92b66daf42b00efc56e18f5a783a75e44f9eddb8d7ec66b46286721d187	c01rxr2jbj6z2x32zx0861d3r9	1794925765247	1794924000000	
70596aacaa167dd4527005d91fad54ef7e186f149fc6e663de60fb2021617657	6vs6dd1v4fvzm69yt0f1080m8m	1794925769340	1794924000000	
\.
COPY public.turns (taken) FROM stdin;
1
\.
COPY public.vacations (player, began, until) FROM stdin;
c01rxr2jbj6z2x32zx0861d3r9	1794925775913	1795098575913
\.
COPY public.webhooks (id, player, table_id, url, shape, created) FROM stdin;
twbgba5na6d456rhmfd5vtwr5m	v6ae2x98kdft120td65rts3mem		https://hooks.example/anna	0	1794925775933
\.
SELECT pg_catalog.setval('public.acts_number_seq', 1, false);
SELECT pg_catalog.setval('public.tables_5_number_seq', 4, true);
ALTER TABLE ONLY public.acts
    ADD CONSTRAINT acts_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.attendances
    ADD CONSTRAINT attendances_pkey PRIMARY KEY (node);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (blocker, blocked);
ALTER TABLE ONLY public.bulletin
    ADD CONSTRAINT bulletin_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.changed_tables
    ADD CONSTRAINT changed_tables_pkey PRIMARY KEY (number, table_id);
ALTER TABLE ONLY public.circle_members
    ADD CONSTRAINT circle_members_pkey PRIMARY KEY (circle, player);
ALTER TABLE ONLY public.circles
    ADD CONSTRAINT circles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.exercises
    ADD CONSTRAINT exercises_pkey PRIMARY KEY (player, id);
ALTER TABLE ONLY public.follows
    ADD CONSTRAINT follows_pkey PRIMARY KEY (follower, followed);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_5_number_seq_key UNIQUE (number, seq);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_5_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.locks
    ADD CONSTRAINT locks_pkey PRIMARY KEY (player);
ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (node);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (player, place);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_login_key_key UNIQUE (login_key);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (player);
ALTER TABLE ONLY public.puzzle_answers
    ADD CONSTRAINT puzzle_answers_pkey PRIMARY KEY (player, puzzle);
ALTER TABLE ONLY public.puzzle_counts
    ADD CONSTRAINT puzzle_counts_pkey PRIMARY KEY (puzzle, band);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_5_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sign_up_codes
    ADD CONSTRAINT sign_up_codes_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.spread
    ADD CONSTRAINT spread_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.standings
    ADD CONSTRAINT standings_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_token_key UNIQUE (token);
ALTER TABLE ONLY public.summaries
    ADD CONSTRAINT summaries_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_5_id_key UNIQUE (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_5_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.vacations
    ADD CONSTRAINT vacations_pkey PRIMARY KEY (player, began);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);
CREATE INDEX blocks_blocked ON public.blocks USING btree (blocked);
CREATE INDEX blocks_changed ON public.blocks USING btree (changed);
CREATE INDEX calls_invitation ON public.calls USING btree (player) WHERE (kind = 2);
CREATE INDEX calls_waiting ON public.calls USING btree (not_before) WHERE (state <> 1);
CREATE INDEX circle_members_player ON public.circle_members USING btree (player);
CREATE INDEX circles_owner ON public.circles USING btree (owner);
CREATE INDEX exercises_revision ON public.exercises USING btree (player, revision);
CREATE INDEX follows_followed ON public.follows USING btree (followed);
CREATE INDEX former_names_name ON public.former_names USING btree (name_key);
CREATE INDEX former_names_player ON public.former_names USING btree (player);
CREATE INDEX jobs_created ON public.jobs USING btree (created) WHERE (state <> 0);
CREATE INDEX jobs_owner ON public.jobs USING btree (owner, taken);
CREATE INDEX jobs_unfinished ON public.jobs USING btree (until) WHERE (state = 0);
CREATE INDEX players_belongs_to ON public.players USING btree (belongs_to);
CREATE INDEX players_name ON public.players USING btree (name_key) WHERE (login_key IS NOT NULL);
CREATE INDEX puzzle_answers_revision ON public.puzzle_answers USING btree (player, revision);
CREATE INDEX seats_player ON public.seats USING btree (player);
CREATE INDEX standings_player ON public.standings USING btree (player, game, ended, table_id) WHERE (player <> ''::text);
CREATE INDEX standings_rated ON public.standings USING btree (game, ended, table_id) WHERE ((is_rated = 1) AND (seat = 0));
CREATE INDEX studies_owner ON public.studies USING btree (owner);
CREATE INDEX subscriptions_player ON public.subscriptions USING btree (player);
CREATE INDEX tables_due ON public.tables USING btree (due) WHERE (due > 0);
CREATE INDEX tables_host ON public.tables USING btree (host) WHERE (life <= 1);
CREATE INDEX tables_lobby ON public.tables USING btree (created) WHERE ((life = 0) AND (is_public = 1));
CREATE INDEX tables_playing ON public.tables USING btree (created) WHERE ((life = 1) AND (is_public = 1));
CREATE INDEX tables_uncounted ON public.tables USING btree (number) WHERE ((life >= 2) AND (counted = 0));
CREATE INDEX tokens_player ON public.tokens USING btree (player);
CREATE INDEX webhooks_player ON public.webhooks USING btree (player);
CREATE INDEX webhooks_table ON public.webhooks USING btree (table_id) WHERE (table_id <> ''::text);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocked_fkey FOREIGN KEY (blocked) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocker_fkey FOREIGN KEY (blocker) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_members
    ADD CONSTRAINT circle_members_circle_fkey FOREIGN KEY (circle) REFERENCES public.circles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circle_members
    ADD CONSTRAINT circle_members_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.circles
    ADD CONSTRAINT circles_owner_fkey FOREIGN KEY (owner) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exercises
    ADD CONSTRAINT exercises_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follows
    ADD CONSTRAINT follows_followed_fkey FOREIGN KEY (followed) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follows
    ADD CONSTRAINT follows_follower_fkey FOREIGN KEY (follower) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.former_names
    ADD CONSTRAINT former_names_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_owner_fkey FOREIGN KEY (owner) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.locks
    ADD CONSTRAINT locks_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_belongs_to_fkey FOREIGN KEY (belongs_to) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.puzzle_answers
    ADD CONSTRAINT puzzle_answers_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_owner_fkey FOREIGN KEY (owner) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_token_fkey FOREIGN KEY (token) REFERENCES public.tokens(hash) ON DELETE CASCADE;
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.vacations
    ADD CONSTRAINT vacations_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_player_fkey FOREIGN KEY (player) REFERENCES public.players(id) ON DELETE CASCADE;
