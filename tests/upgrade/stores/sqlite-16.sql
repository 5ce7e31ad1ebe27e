-- {"schema": 16, "bo": "9tyc4atz98n9m3jbb5r9z2kwcx", "recovery": "xgvv5bjg1x0d7sd49dwxdx7mnz", "over": "cad5755f61259d87315cf168d0723f9d", "entries": "3ba1f4873148503ad584fb11a6549822813da4bea40c39459dc324ca8abc9f2c", "points": {"p1": 17, "p2": 11}, "playing": "909d4a636933abb038d08c352a56aecc", "bay": "f3c79129433e3472f241b5e0309fe6ff", "open": "a5d540dd4caaa667c08cebfd3adfb396", "page": {"emblem": 3, "person": "jd9k383febb5e2w98yh93bk9de"}, "vacation": 1795098554437, "webhook": "https://hooks.example/anna", "follows": "9g4ygjd4bzhg2qrysn8k0rp375", "study": {"study": "v7cqej07bay8x1axhjztp5kkrp", "text": "springtide study 1\ntitle The first houses\nfrom record\n\ngame vineta\nrules 1\nplayers 2\nedition nl\nset own-house 2\nstart p1\n\nnature deal p1 tribe amber\nnature deal p2 tribe fern\nnature deal p1 district G0\nnature deal p2 district Y2\n1 p1 place amber G0\n"}, "training": [{"puzzle": "vigo-01-1", "solved": true, "grade": 1500, "rating": 1612, "time": 1700000000000}], "name": "Anna Müller"}
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_version (version bigint NOT NULL);
INSERT INTO schema_version VALUES(16);
CREATE TABLE players (
  id text NOT NULL PRIMARY KEY,
  name text NOT NULL,
  login text,
  login_key text UNIQUE,
  belongs_to text REFERENCES players (id) ON DELETE CASCADE,
  password_hash text NOT NULL,
  created bigint NOT NULL, recovery_hash text NOT NULL DEFAULT '', name_key text NOT NULL DEFAULT '');
INSERT INTO players VALUES('jd9k383febb5e2w98yh93bk9de','Anna Müller','anna','anna',NULL,'$argon2id$v=19$m=65536,t=2,p=1$Qnt4tXUsPZ4baRHWFfl01A$A+Io80SbnaLnZA0Lw63TYKzWtXuZOP21UWuv8F4ycPA',1794925739544,'b2dcabff49072ee410410669ea4d3cc579962a34ef443a7bbeec58e38f39a97c','anna müller');
INSERT INTO players VALUES('9g4ygjd4bzhg2qrysn8k0rp375','Bela','bela','bela',NULL,'$argon2id$v=19$m=65536,t=2,p=1$zbJO/UVZKfiuHi2GRJxByA$XSVI1YuO/ehDzONY1LLQuSAQdUjXLXNfr72wa56cxT0',1794925744264,'a4aafe55a4c70ad4e0208e870a599b90eba1637403918d83c10a4eebd95627d4','bela');
INSERT INTO players VALUES('k6783dwynbkdnfa7jyd0280nvp','Bo',NULL,NULL,NULL,'',1794925749100,'','bo');
CREATE TABLE tokens (
  hash text NOT NULL PRIMARY KEY,
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  created bigint NOT NULL, used bigint NOT NULL DEFAULT 0, device text NOT NULL DEFAULT '');
INSERT INTO tokens VALUES('64788c7c23c036bf275443d1b23153ba2bf24b2887b6ab31d25c0b06867e790e','jd9k383febb5e2w98yh93bk9de',1794925739552,1794924000000,'');
INSERT INTO tokens VALUES('94e955b4fae4dade6ee7f944da540fb9bc459618dedf04938f0f16b78bd1de88','9g4ygjd4bzhg2qrysn8k0rp375',1794925744276,1794924000000,'');
INSERT INTO tokens VALUES('d76bfb8b33b6c7200512cf7523bc553065ed71fcc62b8ba32aa41d8ac2413927','k6783dwynbkdnfa7jyd0280nvp',1794925749112,1794924000000,'');
CREATE TABLE places (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  place text NOT NULL,
  PRIMARY KEY (player, place));
INSERT INTO places VALUES('jd9k383febb5e2w98yh93bk9de','4c861ed1f64cd03047ffc1bf8feabbb603ea48b4a4cf7ace8b005556f936df35');
INSERT INTO places VALUES('9g4ygjd4bzhg2qrysn8k0rp375','b081bf9af26a35eb53315d7924021c38a53a11a6e4087f966a853ce1bfdbb960');
CREATE TABLE IF NOT EXISTS "tables" (
  number INTEGER PRIMARY KEY,
  id text NOT NULL UNIQUE,
  game text NOT NULL,
  life bigint NOT NULL,
  is_public bigint NOT NULL,
  created bigint NOT NULL,
  updated bigint NOT NULL,
  due bigint NOT NULL,
  waiting bigint NOT NULL,
  seq bigint NOT NULL, host text NOT NULL DEFAULT '', last bigint NOT NULL DEFAULT 0, counted bigint NOT NULL DEFAULT 0);
INSERT INTO tables VALUES(1,'cad5755f61259d87315cf168d0723f9d','vineta',2,0,1794925749137,1794925752457,0,0,139,'jd9k383febb5e2w98yh93bk9de',139,1);
INSERT INTO tables VALUES(2,'909d4a636933abb038d08c352a56aecc','vineta',1,0,1794925752481,1794925753805,0,3,43,'jd9k383febb5e2w98yh93bk9de',182,0);
INSERT INTO tables VALUES(3,'f3c79129433e3472f241b5e0309fe6ff','vigo',1,0,1794925753818,1794925754368,0,1,25,'jd9k383febb5e2w98yh93bk9de',208,0);
INSERT INTO tables VALUES(4,'a5d540dd4caaa667c08cebfd3adfb396','vineta',0,1,1794925754217,1794925754217,1795530554217,0,1,'jd9k383febb5e2w98yh93bk9de',205,0);
CREATE TABLE summaries (
  number INTEGER PRIMARY KEY,
  summary text NOT NULL);
INSERT INTO summaries VALUES(1,'{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"rated":true,"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bela"}]}');
INSERT INTO summaries VALUES(2,'{"game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"player","name":"Bo"}]}');
INSERT INTO summaries VALUES(3,'{"game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"bot","name":"","level":1}]}');
INSERT INTO summaries VALUES(4,'{"game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"seats":[{"seat":"p1","kind":"player","name":"Anna"},{"seat":"p2","kind":"open","name":""}]}');
CREATE TABLE IF NOT EXISTS "seats" (
  table_id text NOT NULL,
  seat integer NOT NULL,
  player text NOT NULL,
  PRIMARY KEY (table_id, seat));
INSERT INTO seats VALUES('cad5755f61259d87315cf168d0723f9d',0,'jd9k383febb5e2w98yh93bk9de');
INSERT INTO seats VALUES('cad5755f61259d87315cf168d0723f9d',1,'9g4ygjd4bzhg2qrysn8k0rp375');
INSERT INTO seats VALUES('909d4a636933abb038d08c352a56aecc',0,'jd9k383febb5e2w98yh93bk9de');
INSERT INTO seats VALUES('909d4a636933abb038d08c352a56aecc',1,'k6783dwynbkdnfa7jyd0280nvp');
INSERT INTO seats VALUES('f3c79129433e3472f241b5e0309fe6ff',0,'jd9k383febb5e2w98yh93bk9de');
INSERT INTO seats VALUES('a5d540dd4caaa667c08cebfd3adfb396',0,'jd9k383febb5e2w98yh93bk9de');
CREATE TABLE IF NOT EXISTS "leases" (
  table_id text NOT NULL PRIMARY KEY,
  node text NOT NULL,
  until bigint NOT NULL);
CREATE TABLE jobs (
  id text NOT NULL PRIMARY KEY,
  kind text NOT NULL,
  owner text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
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
  taken bigint NOT NULL);
CREATE TABLE spread (
  one bigint NOT NULL PRIMARY KEY CHECK (one = 1),
  id text NOT NULL,
  part bigint NOT NULL,
  parts bigint NOT NULL,
  is_settled bigint NOT NULL);
CREATE TABLE IF NOT EXISTS "journal" (
  place INTEGER PRIMARY KEY,
  number bigint NOT NULL,
  seq bigint NOT NULL,
  time bigint NOT NULL,
  entry text NOT NULL,
  previous bigint NOT NULL);
INSERT INTO journal VALUES(1,1,1,1794925749137,'{"time":1794925749137,"by":"jd9k383febb5e2w98yh93bk9de","id":"","do":{"type":"open","version":2,"table":"cad5755f61259d87315cf168d0723f9d","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"jd9k383febb5e2w98yh93bk9de","chairs":[{"kind":"player","player":"jd9k383febb5e2w98yh93bk9de"},{"kind":"open"}],"secret":"06a24049c2b671d00acfd787471f2b36db4f75a69662d5bdb637106f434ba0d5","rated":true,"bot_version":1},"followed":[],"link":"cb04c80f5d7a045f6bda1b2b738d0a68f0e4d7f6d37251395baaa4ce251ae6bd","names":{"p1":"Anna"}}',0);
INSERT INTO journal VALUES(2,1,2,1794925749153,'{"time":1794925749153,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"sit-0","do":{"type":"sit","seat":"p2","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[],"link":"0baa4466f2622dab11a0f9e4608a8ef272ec382d76b6b85c2ed8d0fa098e0780","names":{"p2":"Bela"}}',1);
INSERT INTO journal VALUES(3,1,3,1794925749168,'{"time":1794925749168,"by":"jd9k383febb5e2w98yh93bk9de","id":"start-1","do":{"type":"start","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":["nature deal p1 tribe fern","nature deal p2 tribe straw","nature deal p1 district R2","nature deal p2 district Y1"],"link":"a34e65f66162cd3521f685579ab868cb62ade41d126e84f3f926fb10834da232"}',2);
INSERT INTO journal VALUES(4,1,4,1794925749184,'{"time":1794925749184,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[],"link":"81562c5e46840bf5fb83ed7409be5d9799da29b2834d36dfa9fbc14484e6dfe0"}',3);
INSERT INTO journal VALUES(5,1,5,1794925749213,'{"time":1794925749213,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[],"link":"1254219f0c7c1149b7cbcd3c275326d7cfd223065a6e1f5ec4488ae07d1f83d2"}',4);
INSERT INTO journal VALUES(6,1,6,1794925749240,'{"time":1794925749240,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[],"link":"abf526b7c440066edbbd573edea09f83264d2c5ea813e41a7b8f1e5face56d2b"}',5);
INSERT INTO journal VALUES(7,1,7,1794925749249,'{"time":1794925749249,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[],"link":"f2a7e0f88dca49a938d714365225e7a7e97da42232b5771b61656e6ca7c68748"}',6);
INSERT INTO journal VALUES(8,1,8,1794925749259,'{"time":1794925749259,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[],"link":"984961578cf025bb6fbbf59047f7e9a4625d5e160c2105d74c54449e959b9157"}',7);
INSERT INTO journal VALUES(9,1,9,1794925749280,'{"time":1794925749280,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[],"link":"352946e9446f7ff6d0a823bf274243e5e7fcaaf63cee23d7fc376a3df07998b7"}',8);
INSERT INTO journal VALUES(10,1,10,1794925749289,'{"time":1794925749289,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[],"link":"6da03c24c5bacebc80274352c737dc08ab12bd27addb45a928f2187dca3a9b2a"}',9);
INSERT INTO journal VALUES(11,1,11,1794925749302,'{"time":1794925749302,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[],"link":"f5e54116c228d697a773a7c2828038e2e1fbf6db0ba184881107193a1a9c043f"}',10);
INSERT INTO journal VALUES(12,1,12,1794925749313,'{"time":1794925749313,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[],"link":"034f9fb7d747f4bc901f683d35472bdb8821093cd2b2a814c5b52180a411616d"}',11);
INSERT INTO journal VALUES(13,1,13,1794925749349,'{"time":1794925749349,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[],"link":"a62561487efd3803598526ac5229e1725843c6b47e6dc477a8300398286aca6e"}',12);
INSERT INTO journal VALUES(14,1,14,1794925749361,'{"time":1794925749361,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[],"link":"b1e767d8b312fa4572197e4e3356ff100e3d01aea51a0bd57e62db42dde5628c"}',13);
INSERT INTO journal VALUES(15,1,15,1794925749377,'{"time":1794925749377,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[],"link":"8ecfec0dfbc9f0e1bd1ea68cdad34d4984ca615e5aa4f26999c58f111fd6d779"}',14);
INSERT INTO journal VALUES(16,1,16,1794925749389,'{"time":1794925749389,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[],"link":"d425dea4bb42183ca5301e02b8fab175b114ffe81ff0263c908aca88df72a87d"}',15);
INSERT INTO journal VALUES(17,1,17,1794925749412,'{"time":1794925749412,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[],"link":"833184fd7fd8f7956492bfdb065b6867af29430984e368260470989643f871ee"}',16);
INSERT INTO journal VALUES(18,1,18,1794925749433,'{"time":1794925749433,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[],"link":"4aca4e2a011a63e1ed3a394cb5abb92eeabf82d59bc41a0040c9750674747a6b"}',17);
INSERT INTO journal VALUES(19,1,19,1794925749445,'{"time":1794925749445,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[],"link":"132c8351a4358a34faeb13b18f4579c4fbd76bcb6e9ea923e36831ad39ef5f89"}',18);
INSERT INTO journal VALUES(20,1,20,1794925749457,'{"time":1794925749457,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[],"link":"1962d4674211b6013a4ed1c56e2f8357fd45732d0981bc875bd69f7ba7fbbc4a"}',19);
INSERT INTO journal VALUES(21,1,21,1794925749477,'{"time":1794925749477,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[],"link":"498e8aeaaf4839c84e1a904df7fff6b7fbd48cfe75d391dad50b2a3518786af9"}',20);
INSERT INTO journal VALUES(22,1,22,1794925749492,'{"time":1794925749492,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[],"link":"12eac42d9635f37a9d66e4730ca2c2796db9de027afe527cbfb04b3865b67e84"}',21);
INSERT INTO journal VALUES(23,1,23,1794925749512,'{"time":1794925749512,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[],"link":"23b16dc1f07b52c953fc7f20b40adfc2f7852ee939414210b370b1eb0d09aac6"}',22);
INSERT INTO journal VALUES(24,1,24,1794925749517,'{"time":1794925749517,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[],"link":"2f0e0a5206cc6595358295bc7e9a0f685238363322c50f7f642f69b1d16c27eb"}',23);
INSERT INTO journal VALUES(25,1,25,1794925749549,'{"time":1794925749549,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[],"link":"02a61657e55bc2c395594ef59766310c444ab2f5d56692eb09edb4cb8f56b70e"}',24);
INSERT INTO journal VALUES(26,1,26,1794925749580,'{"time":1794925749580,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[],"link":"eb4973e3d9cb10285407e50f42e150a31ede86358d3a693479cb7b33a48a1d83"}',25);
INSERT INTO journal VALUES(27,1,27,1794925749613,'{"time":1794925749613,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[],"link":"02102c4f6289c922530a529bd0530e00f218895f3786eb96bc7b1898fd6c2a2a"}',26);
INSERT INTO journal VALUES(28,1,28,1794925749621,'{"time":1794925749621,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[],"link":"b469fdb4b697a43c9fab4b672279c4d67000c890ba293d044f1469e7557bbdcd"}',27);
INSERT INTO journal VALUES(29,1,29,1794925749649,'{"time":1794925749649,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[],"link":"3a7615ce941b3f070cbacff2941ed9e7c3e7ff39816f73a53a86731c33003160"}',28);
INSERT INTO journal VALUES(30,1,30,1794925749668,'{"time":1794925749668,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[],"link":"07341675b540db0ab0fd813d37fc71ff4d2df57e93bfb7941a1ba3bc82163bd9"}',29);
INSERT INTO journal VALUES(31,1,31,1794925749693,'{"time":1794925749693,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 flood 1","nature draw p1 one less","nature draw p1 flood 3","nature draw p1 flood 2","nature draw p1 relocation","nature draw p1 intervention","nature draw p1 one more","nature draw p2 one less","nature draw p2 one more","nature draw p2 false hope","nature draw p2 flood 2","nature draw p2 quarantine","nature draw p2 flood 3","nature draw p2 flood 2"],"link":"a66c3fd54ad0908c6e3d8b5502feb605980a00e35ca9d9d53e1fc9a71fd4acca"}',30);
INSERT INTO journal VALUES(32,1,32,1794925749714,'{"time":1794925749714,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 1"]},"followed":[],"link":"c644f619d50873fb1bc81ed8003a6b8f0093601a73f9805d5132933d363ee716"}',31);
INSERT INTO journal VALUES(33,1,33,1794925749718,'{"time":1794925749718,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose quarantine"]},"followed":[],"link":"7846a5b027310eac5d3223e6fc975a78ff43d76be0deffe9a5e8cb49e17db3fc"}',32);
INSERT INTO journal VALUES(34,1,34,1794925749772,'{"time":1794925749772,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 1 start G0"]},"followed":[],"link":"4d540c18ebb2b54986d3cf745d7d0c7527a9627e4a0b7c8b2626c7b1b51b815e"}',33);
INSERT INTO journal VALUES(35,1,35,1794925749788,'{"time":1794925749788,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 quarantine R2"]},"followed":["nature draw p1 quarantine","nature draw p2 changing wind"],"link":"e2f1a89b18d778f83c71b1811a66ad0a74afff87785155c27a2e9513054dbca9"}',34);
INSERT INTO journal VALUES(36,1,36,1794925749801,'{"time":1794925749801,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-54","do":{"type":"act","seat":"p1","decision":52,"actions":["p1 choose flood 2"]},"followed":[],"link":"c775659191b2ad19700ceeab3f685f23677c28b1f99f89fd7a29b60e0a83cd91"}',35);
INSERT INTO journal VALUES(37,1,37,1794925749823,'{"time":1794925749823,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-55","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 choose false hope"]},"followed":[],"link":"3a6275872f763adbd3d6021c509ad11d708427e0404fe1af19108e75faebc021"}',36);
INSERT INTO journal VALUES(38,1,38,1794925749857,'{"time":1794925749857,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-56","do":{"type":"act","seat":"p2","decision":54,"actions":["p2 false hope lapse"]},"followed":[],"link":"09e6461b6a10abaff1ff1f271613f4cdb636368c84b2eab15d129eb521de0ae6"}',37);
INSERT INTO journal VALUES(39,1,39,1794925749880,'{"time":1794925749880,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-57","do":{"type":"act","seat":"p1","decision":55,"actions":["p1 flood 2 add G0"]},"followed":["nature draw p1 false hope","nature draw p2 flood 3"],"link":"925731445d94b8b2db397db225bbd85422c76699c2114eced57ff269c78ae659"}',38);
INSERT INTO journal VALUES(40,1,40,1794925749893,'{"time":1794925749893,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-60","do":{"type":"act","seat":"p1","decision":58,"actions":["p1 choose flood 3"]},"followed":[],"link":"88035dcf5f85209beaa21b0f9db7d5d9b031ad9e6abdacc6e27570f50b65d9be"}',39);
INSERT INTO journal VALUES(41,1,41,1794925749909,'{"time":1794925749909,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-61","do":{"type":"act","seat":"p2","decision":58,"actions":["p2 choose one less"]},"followed":[],"link":"534680bee1cd624473a62c8029ff56dee9d6162b65c899bd29e577efc9b5ceb3"}',40);
INSERT INTO journal VALUES(42,1,42,1794925749926,'{"time":1794925749926,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-62","do":{"type":"act","seat":"p1","decision":60,"actions":["p1 flood 3 add G0"]},"followed":[],"link":"84e37f263ceaa6fe98324fa9fc43f98ed9c1516e4ea4642d9f42be26c65f5bfd"}',41);
INSERT INTO journal VALUES(43,1,43,1794925749952,'{"time":1794925749952,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-63","do":{"type":"act","seat":"p2","decision":61,"actions":["p2 one less"]},"followed":["nature draw p1 changing wind","nature draw p2 flood 1"],"link":"ac4c48d28d911e5ac8bdb502cdc3b12499a1a53c75af3f58bbf67f291c6567a1"}',42);
INSERT INTO journal VALUES(44,1,44,1794925749969,'{"time":1794925749969,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-66","do":{"type":"act","seat":"p1","decision":64,"actions":["p1 choose changing wind"]},"followed":[],"link":"aa00fbd559433fc2770848fbceae1db2a803cf53bf6e0b5ce90ac270581f252e"}',43);
INSERT INTO journal VALUES(45,1,45,1794925749993,'{"time":1794925749993,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-67","do":{"type":"act","seat":"p2","decision":64,"actions":["p2 choose one more"]},"followed":[],"link":"e05bedc89f23f382ecf763ea59dc02e5f078f3ca168e0bac4fb7888330b0a260"}',44);
INSERT INTO journal VALUES(46,1,46,1794925750012,'{"time":1794925750012,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-68","do":{"type":"act","seat":"p2","decision":66,"actions":["p2 one more"]},"followed":[],"link":"071d0185ae9944087503afdf041ef8854ecca5ac4fb82aa1aba7f69c9cd9548d"}',45);
INSERT INTO journal VALUES(47,1,47,1794925750028,'{"time":1794925750028,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-69","do":{"type":"act","seat":"p1","decision":67,"actions":["p1 changing wind lapse"]},"followed":["nature draw p1 changing wind","nature draw p2 calm sea"],"link":"b7452f15f653ec80482a6a3ba038e54e01e6a04311dd6bc05ea6e242d27137ab"}',46);
INSERT INTO journal VALUES(48,1,48,1794925750044,'{"time":1794925750044,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-72","do":{"type":"act","seat":"p1","decision":70,"actions":["p1 choose changing wind"]},"followed":[],"link":"34a5925daa85213b0e743f69234a3034512d30f2fe7d3581582ea00caa0aa5e4"}',47);
INSERT INTO journal VALUES(49,1,49,1794925750074,'{"time":1794925750074,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-73","do":{"type":"act","seat":"p2","decision":70,"actions":["p2 choose calm sea"]},"followed":[],"link":"1e5fb92b603575c3f9993c84bf24eee18d189ad449800c74367781a1d3db4b99"}',48);
INSERT INTO journal VALUES(50,1,50,1794925750093,'{"time":1794925750093,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-74","do":{"type":"act","seat":"p1","decision":72,"actions":["p1 changing wind lapse"]},"followed":[],"link":"b82e7d2981a5c92354143dbe504ab6ca4cf20bd1b39bea09be255e824c79e025"}',49);
INSERT INTO journal VALUES(51,1,51,1794925750106,'{"time":1794925750106,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-75","do":{"type":"act","seat":"p2","decision":73,"actions":["p2 calm sea lapse"]},"followed":["nature draw p1 flood 1","nature draw p2 changing wind"],"link":"1aa5856ec9f4b439eeda9722042d1726863ac9a777535b0a892afb10bed3ff5b"}',50);
INSERT INTO journal VALUES(52,1,52,1794925750117,'{"time":1794925750117,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-78","do":{"type":"act","seat":"p1","decision":76,"actions":["p1 choose flood 1"]},"followed":[],"link":"66ecbc24a199bb3f2cc3ea07c8c3527f5c25a4d9c105ffc9789d697117c73c70"}',51);
INSERT INTO journal VALUES(53,1,53,1794925750144,'{"time":1794925750144,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-79","do":{"type":"act","seat":"p2","decision":76,"actions":["p2 choose changing wind"]},"followed":[],"link":"52e4ffecbe4e12afcb0713fec804f3445e36bfa4b4e9830a56b7f877751316f3"}',52);
INSERT INTO journal VALUES(54,1,54,1794925750172,'{"time":1794925750172,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-80","do":{"type":"act","seat":"p2","decision":78,"actions":["p2 changing wind lapse"]},"followed":[],"link":"3fe93cdc5c9f80982d5a7641175ecd1a78b2b96baa76512e1d8ac12f16ef748b"}',53);
INSERT INTO journal VALUES(55,1,55,1794925750200,'{"time":1794925750200,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-81","do":{"type":"act","seat":"p1","decision":79,"actions":["p1 flood 1 start G1"]},"followed":["nature draw p1 false hope","nature draw p2 flood 1"],"link":"a1b35ba088f109419795f23b9a068720639a32dbfdd5d0580c562d0598c1d8a1"}',54);
INSERT INTO journal VALUES(56,1,56,1794925750223,'{"time":1794925750223,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-84","do":{"type":"act","seat":"p1","decision":82,"actions":["p1 choose intervention"]},"followed":[],"link":"fe1fe9d9811da7dd69e41d633b4d5e3a2534aac9043249323e03096376e41810"}',55);
INSERT INTO journal VALUES(57,1,57,1794925750237,'{"time":1794925750237,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-85","do":{"type":"act","seat":"p2","decision":82,"actions":["p2 choose changing wind"]},"followed":[],"link":"6f7134867f2dfd9b0d8feba1e04ed41cb44223772ea705c292dc7e3757f6d431"}',56);
INSERT INTO journal VALUES(58,1,58,1794925750272,'{"time":1794925750272,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-86","do":{"type":"act","seat":"p1","decision":84,"actions":["p1 intervention G1 +7"]},"followed":[],"link":"b18b7edf2e5fc4a29a68b58ce50a904316537d53df94d9d27867e428397327c6"}',57);
INSERT INTO journal VALUES(59,1,59,1794925750293,'{"time":1794925750293,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-87","do":{"type":"act","seat":"p2","decision":85,"actions":["p2 changing wind discard G1 1"]},"followed":["nature draw p1 flood 4","nature draw p2 false hope"],"link":"bcf8be62b1fcf84f1aa90d8e8e55db868e1e29a88140d1e7e7fda717b62a6be5"}',58);
INSERT INTO journal VALUES(60,1,60,1794925750305,'{"time":1794925750305,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-90","do":{"type":"act","seat":"p1","decision":88,"actions":["p1 choose flood 4"]},"followed":[],"link":"5488edb628ed72baa9e99fbd0d7e695914bef0238db766b63161b33e1d98dd61"}',59);
INSERT INTO journal VALUES(61,1,61,1794925750343,'{"time":1794925750343,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-91","do":{"type":"act","seat":"p2","decision":88,"actions":["p2 choose false hope"]},"followed":[],"link":"0b59046fa6717cc80bc1ba091befa21bb6caf15ac3dde86139fba9c729c32564"}',60);
INSERT INTO journal VALUES(62,1,62,1794925750361,'{"time":1794925750361,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-92","do":{"type":"act","seat":"p2","decision":90,"actions":["p2 false hope from R2 to G1"]},"followed":[],"link":"7f56dd97edd53525ec4ab0f343a500b9aa7cc671c460b80b22bf84ed8afc6b9a"}',61);
INSERT INTO journal VALUES(63,1,63,1794925750381,'{"time":1794925750381,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-93","do":{"type":"act","seat":"p2","decision":91,"actions":["p2 false hope move straw"]},"followed":[],"link":"628db84b7d1b4dcb21233318cee22858474a8d2d80f87f4db13d21f2169b8f8d"}',62);
INSERT INTO journal VALUES(64,1,64,1794925750400,'{"time":1794925750400,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-94","do":{"type":"act","seat":"p1","decision":92,"actions":["p1 flood 4 add G1"]},"followed":["nature draw p1 flood 2","nature draw p2 relocation"],"link":"92df0c74f5799a6d2b741bea5826b5c0879457b2f6cb996c1c4af3e3fc48192b"}',63);
INSERT INTO journal VALUES(65,1,65,1794925750413,'{"time":1794925750413,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-97","do":{"type":"act","seat":"p1","decision":95,"actions":["p1 choose flood 2"]},"followed":[],"link":"430d3e8770b681dcd4ff304aa62e64caa93434c5c39e59fde8a449e6b1f85b6c"}',64);
INSERT INTO journal VALUES(66,1,66,1794925750456,'{"time":1794925750456,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-98","do":{"type":"act","seat":"p2","decision":95,"actions":["p2 choose relocation"]},"followed":[],"link":"bfc040c520b0052802df9ceae715c7e83d9b2ba1d825c0cc78b0beb9cfe867db"}',65);
INSERT INTO journal VALUES(67,1,67,1794925750465,'{"time":1794925750465,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-99","do":{"type":"act","seat":"p1","decision":97,"actions":["p1 flood 2 start G2"]},"followed":[],"link":"2ee07e85622deacdf697024df1641e6adda46813ade17056607b9e1021027116"}',66);
INSERT INTO journal VALUES(68,1,68,1794925750500,'{"time":1794925750500,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-100","do":{"type":"act","seat":"p2","decision":98,"actions":["p2 relocation R1 R2"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 3"],"link":"61757d742c99b2f4c2a8680f70bd0a0730c3a69fecd751f5f45aebc24edc697d"}',67);
INSERT INTO journal VALUES(69,1,69,1794925750515,'{"time":1794925750515,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-103","do":{"type":"act","seat":"p1","decision":101,"actions":["p1 choose flood 1"]},"followed":[],"link":"f005130e745c10f7199440537b611a295752e30e7467505ea14a003958dbfbb3"}',68);
INSERT INTO journal VALUES(70,1,70,1794925750536,'{"time":1794925750536,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-104","do":{"type":"act","seat":"p2","decision":101,"actions":["p2 choose flood 3"]},"followed":[],"link":"b2166b6c11234578917df5db4f3300b16c2c049f7ce8ba8323ec4d15f7f6ad2d"}',69);
INSERT INTO journal VALUES(71,1,71,1794925750565,'{"time":1794925750565,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-105","do":{"type":"act","seat":"p2","decision":103,"actions":["p2 flood 3 start Y2"]},"followed":[],"link":"c9e8dfd6cb6137dc815b05607f33b625d81216fd5c669461ca8c3b4d83bd09df"}',70);
INSERT INTO journal VALUES(72,1,72,1794925750576,'{"time":1794925750576,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-106","do":{"type":"act","seat":"p1","decision":104,"actions":["p1 flood 1 add G2"]},"followed":["nature draw p1 flood 2","nature draw p2 panic"],"link":"44cba89509c55bec8190b2cf281407ac9e1daafbc1da7ac63f90cc693a2a4f5b"}',71);
INSERT INTO journal VALUES(73,1,73,1794925750589,'{"time":1794925750589,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-109","do":{"type":"act","seat":"p1","decision":107,"actions":["p1 choose flood 2"]},"followed":[],"link":"5cb54f1b34cbb845eb7ca574741de9d624af42b71212b74950c3277e23e9463a"}',72);
INSERT INTO journal VALUES(74,1,74,1794925750617,'{"time":1794925750617,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-110","do":{"type":"act","seat":"p2","decision":107,"actions":["p2 choose panic"]},"followed":[],"link":"74534c6c07a8f4ac345b541e5cb02f6e894e9660e146f255caa514517392c172"}',73);
INSERT INTO journal VALUES(75,1,75,1794925750652,'{"time":1794925750652,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-111","do":{"type":"act","seat":"p1","decision":109,"actions":["p1 flood 2 add G2"]},"followed":[],"link":"5f8a5df58dbdba8fb48a23264392e0f1d76487f63247377af96f0de6b7fa3b9f"}',74);
INSERT INTO journal VALUES(76,1,76,1794925750680,'{"time":1794925750680,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-112","do":{"type":"act","seat":"p2","decision":110,"actions":["p2 panic from R1"]},"followed":[],"link":"c5d17daf9d1e24733d1f595dc194863a0461cef44556cbf3fa49e9860584ccc3"}',75);
INSERT INTO journal VALUES(77,1,77,1794925750694,'{"time":1794925750694,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-113","do":{"type":"act","seat":"p2","decision":111,"actions":["p2 panic move straw to R2"]},"followed":[],"link":"2ad49da77e8b61bb4ed69baf8734d22e42262d99b8b3fd7b703cc00802fa12b1"}',76);
INSERT INTO journal VALUES(78,1,78,1794925750727,'{"time":1794925750727,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-114","do":{"type":"act","seat":"p2","decision":112,"actions":["p2 panic move straw to R0"]},"followed":[],"link":"4efbca846f0ad308795ca5d5611286e35fdfee061ec6e38b3dbe07254f314783"}',77);
INSERT INTO journal VALUES(79,1,79,1794925750768,'{"time":1794925750768,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-115","do":{"type":"act","seat":"p2","decision":113,"actions":["p2 panic move straw to Y2"]},"followed":["nature draw p1 flood 3","nature draw p2 intervention"],"link":"9d7b8c1720ce519087431210cfc49fa74babbe2f95fa2ba9f745199f24ac4909"}',78);
INSERT INTO journal VALUES(80,1,80,1794925750785,'{"time":1794925750785,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-118","do":{"type":"act","seat":"p1","decision":116,"actions":["p1 choose flood 3"]},"followed":[],"link":"3de2921f51d18aff60da6d6c6787a03a0194a3d84a244227d81f2996af490009"}',79);
INSERT INTO journal VALUES(81,1,81,1794925750801,'{"time":1794925750801,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-119","do":{"type":"act","seat":"p2","decision":116,"actions":["p2 choose intervention"]},"followed":[],"link":"4f37e8af48519a2cf769320dafdef7ead678450ea9467447fd47dc858f039f91"}',80);
INSERT INTO journal VALUES(82,1,82,1794925750848,'{"time":1794925750848,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-120","do":{"type":"act","seat":"p2","decision":118,"actions":["p2 intervention lapse"]},"followed":[],"link":"73e5e36672e4dc7cd0c8d81358c97f7723f9723c563d5cc0077320c050e0e5bb"}',81);
INSERT INTO journal VALUES(83,1,83,1794925750865,'{"time":1794925750865,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-121","do":{"type":"act","seat":"p1","decision":119,"actions":["p1 flood 3 start Y0"]},"followed":["nature draw p1 flood 3","nature draw p2 flood 2"],"link":"bbdaf00d566c0822085ee028ed8228b50c9209fbe7508decd968aaaf5950bddf"}',82);
INSERT INTO journal VALUES(84,1,84,1794925750889,'{"time":1794925750889,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-124","do":{"type":"act","seat":"p1","decision":122,"actions":["p1 choose flood 3"]},"followed":[],"link":"751c457ea8b6913d85ff314f40a5c708300142493f323ca2321db8fa54efe9a5"}',83);
INSERT INTO journal VALUES(85,1,85,1794925750920,'{"time":1794925750920,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-125","do":{"type":"act","seat":"p2","decision":122,"actions":["p2 choose flood 3"]},"followed":[],"link":"f1afb580bf4d1b36cb9088cf86932a3ae0101f079a1a2c0ae8dd32796544ffcd"}',84);
INSERT INTO journal VALUES(86,1,86,1794925750960,'{"time":1794925750960,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-126","do":{"type":"act","seat":"p1","decision":124,"actions":["p1 flood 3 add Y0"]},"followed":[],"link":"61c0449eb027004cc1df682c6b48fcf2d7b04bdb293368c2ee0acc48600f2e3c"}',85);
INSERT INTO journal VALUES(87,1,87,1794925750982,'{"time":1794925750982,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-127","do":{"type":"act","seat":"p2","decision":125,"actions":["p2 flood 3 start Y2"]},"followed":["nature draw p1 flood 3","nature draw p2 flood 2"],"link":"9bf6401dcb477b0b3c035479b6e5a3452948afe955daa46c93e06d4c52ab4dd5"}',86);
INSERT INTO journal VALUES(88,1,88,1794925750987,'{"time":1794925750987,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-130","do":{"type":"act","seat":"p1","decision":128,"actions":["p1 choose flood 3"]},"followed":[],"link":"9821c922f7b4ed7a977eb2797d59836c93138df5aabeff246c889e4125aa05ed"}',87);
INSERT INTO journal VALUES(89,1,89,1794925751024,'{"time":1794925751024,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-131","do":{"type":"act","seat":"p2","decision":128,"actions":["p2 choose flood 3"]},"followed":[],"link":"d6e51a046e11b53ae8012015f73bb28961d45c277dabe5e31155334599f99307"}',88);
INSERT INTO journal VALUES(90,1,90,1794925751068,'{"time":1794925751068,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-132","do":{"type":"act","seat":"p2","decision":130,"actions":["p2 flood 3 add Y2"]},"followed":[],"link":"a34f3f72f4ae7fcc037d7088ce8ec1c09933e9e15fd21dfe712fcfbf1cca6fde"}',89);
INSERT INTO journal VALUES(91,1,91,1794925751086,'{"time":1794925751086,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-133","do":{"type":"act","seat":"p1","decision":131,"actions":["p1 flood 3 add Y0"]},"followed":["nature draw p1 flood 2","nature draw p2 flood 3"],"link":"99b37b96f403ba6be24de9c54f97dca42446084fd4ea88d13688e07bfef822c2"}',90);
INSERT INTO journal VALUES(92,1,92,1794925751097,'{"time":1794925751097,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-136","do":{"type":"act","seat":"p1","decision":134,"actions":["p1 choose flood 2"]},"followed":[],"link":"b2ec648081cde9c230969de21b6a22f505345fc7d24264043e367e00d6e21353"}',91);
INSERT INTO journal VALUES(93,1,93,1794925751129,'{"time":1794925751129,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-137","do":{"type":"act","seat":"p2","decision":134,"actions":["p2 choose flood 3"]},"followed":[],"link":"fa4da8fd83cf5b28a87f3ed60cd0d5c953daa774b84bf39cb5a95c7071a42081"}',92);
INSERT INTO journal VALUES(94,1,94,1794925751164,'{"time":1794925751164,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-138","do":{"type":"act","seat":"p1","decision":136,"actions":["p1 flood 2 start Y1"]},"followed":[],"link":"2455137b733c93dd3a7871e3828d96b3b2c675fccae4ff78a556e196675e12d7"}',93);
INSERT INTO journal VALUES(95,1,95,1794925751191,'{"time":1794925751191,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-139","do":{"type":"act","seat":"p2","decision":137,"actions":["p2 flood 3 start R1"]},"followed":["nature draw p1 changing wind","nature draw p2 flood 1"],"link":"9a7b1bc989c5d0984d7331e541c7b11d6f680d4c7304ed13bf039c6fd76c67bf"}',94);
INSERT INTO journal VALUES(96,1,96,1794925751205,'{"time":1794925751205,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-142","do":{"type":"act","seat":"p1","decision":140,"actions":["p1 choose changing wind"]},"followed":[],"link":"48bb627fc23345c85128e5d5af12f4d00358621e66980514634553584c8fa667"}',95);
INSERT INTO journal VALUES(97,1,97,1794925751252,'{"time":1794925751252,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-143","do":{"type":"act","seat":"p2","decision":140,"actions":["p2 choose flood 2"]},"followed":[],"link":"7df6e7e70fa409cbb221df90e334e0f657a84a86783698410929a97ed54be841"}',96);
INSERT INTO journal VALUES(98,1,98,1794925751273,'{"time":1794925751273,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-144","do":{"type":"act","seat":"p2","decision":142,"actions":["p2 flood 2 add R1"]},"followed":[],"link":"26ff3b3850e7a8d72fe190e40930b784f93152fce13feddd2147adc92a03dc71"}',97);
INSERT INTO journal VALUES(99,1,99,1794925751300,'{"time":1794925751300,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-145","do":{"type":"act","seat":"p1","decision":143,"actions":["p1 changing wind take Y1 1"]},"followed":["p1 changing wind to R1","nature draw p1 flood 1","nature draw p2 flood 2"],"link":"861f4c8c0d6089491cdf9950f95993360515b17464d6b04c7d271743c48109b6"}',98);
INSERT INTO journal VALUES(100,1,100,1794925751324,'{"time":1794925751324,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-149","do":{"type":"act","seat":"p1","decision":147,"actions":["p1 choose flood 1"]},"followed":[],"link":"64325b0550d3e898d2d73614bf3a1d3ea4105eb935addfa9059eb037780acdf5"}',99);
INSERT INTO journal VALUES(101,1,101,1794925751360,'{"time":1794925751360,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-150","do":{"type":"act","seat":"p2","decision":147,"actions":["p2 choose flood 2"]},"followed":[],"link":"df610fdc54b980a16e44ed664d821da6bd68ef1ec22a8ef2c2cea441f93cd49a"}',100);
INSERT INTO journal VALUES(102,1,102,1794925751380,'{"time":1794925751380,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-151","do":{"type":"act","seat":"p1","decision":149,"actions":["p1 flood 1 add Y1"]},"followed":[],"link":"72a93fd3c8c82cbd7bfdc94614aa03af4d6f56c5a117da9a4e1fbc7412c3b115"}',101);
INSERT INTO journal VALUES(103,1,103,1794925751409,'{"time":1794925751409,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-152","do":{"type":"act","seat":"p2","decision":150,"actions":["p2 flood 2 add R1"]},"followed":["nature draw p1 flood 1","nature draw p2 flood 1"],"link":"02a1e1e22db33b93d10c6f9333703c0f3f170b75d6cc4d36be2c8ff5b9d2070a"}',102);
INSERT INTO journal VALUES(104,1,104,1794925751421,'{"time":1794925751421,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-155","do":{"type":"act","seat":"p1","decision":153,"actions":["p1 choose flood 1"]},"followed":[],"link":"5090cdfaa422cec18dbedf452780ca6782302c7072a3884b8d3164cea8e75edd"}',103);
INSERT INTO journal VALUES(105,1,105,1794925751456,'{"time":1794925751456,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-156","do":{"type":"act","seat":"p2","decision":153,"actions":["p2 choose flood 2"]},"followed":[],"link":"508e58c09babd698fd8efd85b5bf5d4397183a67f0d08c0c84721e7029d6c1ab"}',104);
INSERT INTO journal VALUES(106,1,106,1794925751484,'{"time":1794925751484,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-157","do":{"type":"act","seat":"p2","decision":155,"actions":["p2 flood 2 start R2"]},"followed":[],"link":"d114c177a8298beb947c1b9be9f43965d94ad1bb0c7d0c326139fb1b78c09649"}',105);
INSERT INTO journal VALUES(107,1,107,1794925751505,'{"time":1794925751505,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-158","do":{"type":"act","seat":"p1","decision":156,"actions":["p1 flood 1 add R2"]},"followed":["nature draw p1 rescue","nature draw p2 flood 4"],"link":"60e8eefa99206eecc5ba3fe51934824126c30ac4e9f287c46e34df2c1e01c739"}',106);
INSERT INTO journal VALUES(108,1,108,1794925751520,'{"time":1794925751520,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-161","do":{"type":"act","seat":"p1","decision":159,"actions":["p1 choose one more"]},"followed":[],"link":"8b383c5c6c84685b9d7285d101879dfbae48e7a5da5b7202c19171cc12777368"}',107);
INSERT INTO journal VALUES(109,1,109,1794925751572,'{"time":1794925751572,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-162","do":{"type":"act","seat":"p2","decision":159,"actions":["p2 choose flood 4"]},"followed":[],"link":"dde1169662afa74db5672cab4ff5832430968469b818254b7f6f98c51aef7392"}',108);
INSERT INTO journal VALUES(110,1,110,1794925751589,'{"time":1794925751589,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-163","do":{"type":"act","seat":"p1","decision":161,"actions":["p1 one more"]},"followed":[],"link":"4722d035877c0302e42997f9e65790b95ba6903c244e7a27a6197a35f0b76e06"}',109);
INSERT INTO journal VALUES(111,1,111,1794925751604,'{"time":1794925751604,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-164","do":{"type":"act","seat":"p2","decision":162,"actions":["p2 flood 4 add R2"]},"followed":["nature draw p1 panic","nature draw p2 flood 2"],"link":"8eb7e2f3b359ac17e4490d4bd6c6d4d7b06391b2f75ac989d9482c30ef4dc02f"}',110);
INSERT INTO journal VALUES(112,1,112,1794925751619,'{"time":1794925751619,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-167","do":{"type":"act","seat":"p1","decision":165,"actions":["p1 choose one less"]},"followed":[],"link":"b258d4b473002d31d9b79747152729fff1383bc538c02708f87514a514228f32"}',111);
INSERT INTO journal VALUES(113,1,113,1794925751669,'{"time":1794925751669,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-168","do":{"type":"act","seat":"p2","decision":165,"actions":["p2 choose flood 2"]},"followed":[],"link":"c9716946a0ffd999cae3a952ee1816438204ff4ed01097ac8598ac95e9df8439"}',112);
INSERT INTO journal VALUES(114,1,114,1794925751688,'{"time":1794925751688,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-169","do":{"type":"act","seat":"p2","decision":167,"actions":["p2 flood 2 add R2"]},"followed":[],"link":"23c26bf37a995d6c03aa3763725e72e2558148ec30a613943148297e283fc206"}',113);
INSERT INTO journal VALUES(115,1,115,1794925751703,'{"time":1794925751703,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-170","do":{"type":"act","seat":"p1","decision":168,"actions":["p1 one less"]},"followed":["nature draw p1 flood 2","nature draw p2 changing wind"],"link":"044b8b687e3d2a058e76f01d1510a27d3293fd285ffa1052169884dcdc0230a0"}',114);
INSERT INTO journal VALUES(116,1,116,1794925751729,'{"time":1794925751729,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-173","do":{"type":"act","seat":"p1","decision":171,"actions":["p1 choose flood 2"]},"followed":[],"link":"6cec9ab2714d92a8a0832448192f77b3c38d3bfe56977a4c68befbac99e9a1a7"}',115);
INSERT INTO journal VALUES(117,1,117,1794925751788,'{"time":1794925751788,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-174","do":{"type":"act","seat":"p2","decision":171,"actions":["p2 choose changing wind"]},"followed":[],"link":"3a82da62eeac901ea7f86938ef5f93a31590894e3be1ee5ced41b5013fee38e6"}',116);
INSERT INTO journal VALUES(118,1,118,1794925751805,'{"time":1794925751805,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-175","do":{"type":"act","seat":"p1","decision":173,"actions":["p1 flood 2 start Y1"]},"followed":[],"link":"df0dc06731135a9be2b1579dbf7e320618ae0314e260dea60e5120cf2132f72f"}',117);
INSERT INTO journal VALUES(119,1,119,1794925751848,'{"time":1794925751848,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-176","do":{"type":"act","seat":"p2","decision":174,"actions":["p2 changing wind discard Y1 1"]},"followed":["nature draw p1 calm sea","nature draw p2 flood 1"],"link":"aab2b25a4b9535c8a2b6354274720c12ad3935cb80324ccd77ce6f2391c8789e"}',118);
INSERT INTO journal VALUES(120,1,120,1794925751865,'{"time":1794925751865,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-179","do":{"type":"act","seat":"p1","decision":177,"actions":["p1 choose calm sea"]},"followed":[],"link":"afc16959d151b163109557a5a121468ab4e0bb0fe1f8fda83fa8c215dc28a7be"}',119);
INSERT INTO journal VALUES(121,1,121,1794925751882,'{"time":1794925751882,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-180","do":{"type":"act","seat":"p2","decision":177,"actions":["p2 choose flood 2"]},"followed":[],"link":"625b8d1f1e5552ef64e11ca83dbebb124cfda720a682d66a5db081f5f6983e13"}',120);
INSERT INTO journal VALUES(122,1,122,1794925751926,'{"time":1794925751926,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-181","do":{"type":"act","seat":"p2","decision":179,"actions":["p2 flood 2 start R0"]},"followed":[],"link":"a23bd97ad84574658c76078fe49adb7c2b0e6bb384e4d95745339198728ba9b9"}',121);
INSERT INTO journal VALUES(123,1,123,1794925751944,'{"time":1794925751944,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-182","do":{"type":"act","seat":"p1","decision":180,"actions":["p1 calm sea discard R0 1"]},"followed":["nature draw p1 flood 2","nature draw p2 rescue"],"link":"ea8fa0b9d032e453aa9080541be58127d8ec15724179b52f6f321a262a603862"}',122);
INSERT INTO journal VALUES(124,1,124,1794925751968,'{"time":1794925751968,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-185","do":{"type":"act","seat":"p1","decision":183,"actions":["p1 choose flood 2"]},"followed":[],"link":"0d2950dadfde15bb23541b44c6c9ee55358fa00e35e80c36bb83ea8f5f12a722"}',123);
INSERT INTO journal VALUES(125,1,125,1794925752004,'{"time":1794925752004,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-186","do":{"type":"act","seat":"p2","decision":183,"actions":["p2 choose rescue"]},"followed":[],"link":"3d28220ca43685dd13c862190e10825201495c496140058619148f9a6329a6cf"}',124);
INSERT INTO journal VALUES(126,1,126,1794925752020,'{"time":1794925752020,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-187","do":{"type":"act","seat":"p1","decision":185,"actions":["p1 flood 2 add Y1"]},"followed":[],"link":"250528631229267585d565f263a55cc8dffae3ec565165ab188a016bea3bac96"}',125);
INSERT INTO journal VALUES(127,1,127,1794925752066,'{"time":1794925752066,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-188","do":{"type":"act","seat":"p2","decision":186,"actions":["p2 rescue from R0 to Y2"]},"followed":["p2 rescue move straw","nature draw p1 false hope","nature draw p2 false hope"],"link":"ee3ecbe16fbd1a6e1c95a66c36adfa99a9af747d30522999f252b357d4c2d3f2"}',126);
INSERT INTO journal VALUES(128,1,128,1794925752081,'{"time":1794925752081,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-192","do":{"type":"act","seat":"p1","decision":190,"actions":["p1 choose false hope"]},"followed":[],"link":"e6ddcda8b7cce67e67108236df7216394bc5127f8c65a234f9d0ace254aa60bb"}',127);
INSERT INTO journal VALUES(129,1,129,1794925752120,'{"time":1794925752120,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-193","do":{"type":"act","seat":"p2","decision":190,"actions":["p2 choose false hope"]},"followed":[],"link":"6155c37f313db1fa8c8f3c411a2e821bd4a97a1609ffefab2be73d86d93fc9d8"}',128);
INSERT INTO journal VALUES(130,1,130,1794925752149,'{"time":1794925752149,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-194","do":{"type":"act","seat":"p2","decision":192,"actions":["p2 false hope from Y2 to R0"]},"followed":["p2 false hope move straw"],"link":"3bbc24d79a3fd8b5e8afb7e5a0867f3a49ea08c046e889ecb7d2723d69c76923"}',129);
INSERT INTO journal VALUES(131,1,131,1794925752177,'{"time":1794925752177,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-196","do":{"type":"act","seat":"p1","decision":194,"actions":["p1 false hope from Y2 to R0"]},"followed":["p1 false hope move straw"],"link":"2cc15ef4777148c4ac432a0708e7af99231d04ae4f93fee15c93dbc7054e13d8"}',130);
INSERT INTO journal VALUES(132,1,132,1794925752197,'{"time":1794925752197,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-198","do":{"type":"act","seat":"p1","decision":196,"actions":["p1 choose false hope"]},"followed":[],"link":"2893beb7ecfb125e06d60f70b81275db2b3784a9f07b508f458b719138374856"}',131);
INSERT INTO journal VALUES(133,1,133,1794925752221,'{"time":1794925752221,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-199","do":{"type":"act","seat":"p2","decision":196,"actions":["p2 choose flood 2"]},"followed":[],"link":"e0cec1a71ecfbb29e9dc71bd136c2c66f9ec41d54d7331c39257232df76f77d3"}',132);
INSERT INTO journal VALUES(134,1,134,1794925752255,'{"time":1794925752255,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-200","do":{"type":"act","seat":"p1","decision":198,"actions":["p1 false hope from R0 to Y2"]},"followed":["p1 false hope move straw"],"link":"035c7b1ebabdb2f1f5f0090dfb786df15fb1daea93d22fd6461733b52a2a077d"}',133);
INSERT INTO journal VALUES(135,1,135,1794925752321,'{"time":1794925752321,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-202","do":{"type":"act","seat":"p2","decision":200,"actions":["p2 flood 2 start R0"]},"followed":[],"link":"0796526c035f0e9d4163785887b4cbae42435375cc019676c4ca7a9e7a0a3c39"}',134);
INSERT INTO journal VALUES(136,1,136,1794925752353,'{"time":1794925752353,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-203","do":{"type":"act","seat":"p1","decision":201,"actions":["p1 choose false hope"]},"followed":[],"link":"103c187c84be39cf0fdda6dd634136115509e31d84909993471616fcb19af3c0"}',135);
INSERT INTO journal VALUES(137,1,137,1794925752382,'{"time":1794925752382,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-204","do":{"type":"act","seat":"p2","decision":201,"actions":["p2 choose flood 1"]},"followed":[],"link":"50a117e155cbbd4c2bab05af5816dc33dc444488396d48e2507e4487bb9c86ef"}',136);
INSERT INTO journal VALUES(138,1,138,1794925752420,'{"time":1794925752420,"by":"9g4ygjd4bzhg2qrysn8k0rp375","id":"p2-205","do":{"type":"act","seat":"p2","decision":203,"actions":["p2 flood 1 add R0"]},"followed":[],"link":"d63eb02f8cdf437ba0e96c9afbef5cd85c4b9651e808380e7c727ca7aff4eaa5"}',137);
INSERT INTO journal VALUES(139,1,139,1794925752457,'{"time":1794925752457,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-206","do":{"type":"act","seat":"p1","decision":204,"actions":["p1 false hope from Y2 to R0"]},"followed":["p1 false hope move straw"],"link":"e9b4b78f5be30688b9f69a443550c0e271873a149bf853a768179ea692d7ecbe"}',138);
INSERT INTO journal VALUES(140,2,1,1794925752481,'{"time":1794925752481,"by":"jd9k383febb5e2w98yh93bk9de","id":"","do":{"type":"open","version":2,"table":"909d4a636933abb038d08c352a56aecc","game":"vineta","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"jd9k383febb5e2w98yh93bk9de","chairs":[{"kind":"player","player":"jd9k383febb5e2w98yh93bk9de"},{"kind":"open"}],"secret":"36bf33047dc084a8c29861b3ae0b37c4b951388e3dc7c6942db31d7fca844e57"},"followed":[],"link":"f897d88fe73b995211e4fc35671a964d8fe5b42d1e3ed5663e4ec45b573132ba","names":{"p1":"Anna"}}',0);
INSERT INTO journal VALUES(141,2,2,1794925752513,'{"time":1794925752513,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"sit-0","do":{"type":"sit","seat":"p2","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[],"link":"b79bc93b1c0fd84133a219abd05ca4be4de2cf069422a9450de6833eff9d3ee7","names":{"p2":"Bo"}}',140);
INSERT INTO journal VALUES(142,2,3,1794925752672,'{"time":1794925752672,"by":"jd9k383febb5e2w98yh93bk9de","id":"start-1","do":{"type":"start","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":["nature deal p1 tribe straw","nature deal p2 tribe ice","nature deal p1 district Y0","nature deal p2 district R0"],"link":"79dda9bb5bb469374a2561160d8f631041f61fe069a9de824e96945b99be327c"}',141);
INSERT INTO journal VALUES(143,2,4,1794925752692,'{"time":1794925752692,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-6","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 place amber G0"]},"followed":[],"link":"0d8fbc839a62e1b4299902b911ab0ae49147c39be8d71d2cc7afa8d73ab1765e"}',142);
INSERT INTO journal VALUES(144,2,5,1794925752720,'{"time":1794925752720,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-7","do":{"type":"act","seat":"p2","decision":5,"actions":["p2 place straw R2"]},"followed":[],"link":"1647b516d4a6d615a95e1330db70da8df7562428027588d366a8e43306c9ddc1"}',143);
INSERT INTO journal VALUES(145,2,6,1794925752731,'{"time":1794925752731,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-8","do":{"type":"act","seat":"p1","decision":6,"actions":["p1 place amber G0"]},"followed":[],"link":"cb93519610bdad756254a42c8ddbba1d497b17bb3bd061b7f7b6f1843596ddeb"}',144);
INSERT INTO journal VALUES(146,2,7,1794925752777,'{"time":1794925752777,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-9","do":{"type":"act","seat":"p2","decision":7,"actions":["p2 place straw R2"]},"followed":[],"link":"a39f614089b95ce5dea8dd32fea223b396871a765c80cdcdde93e06fcd0260db"}',145);
INSERT INTO journal VALUES(147,2,8,1794925752801,'{"time":1794925752801,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-10","do":{"type":"act","seat":"p1","decision":8,"actions":["p1 place amber G0"]},"followed":[],"link":"fce709d187ad967487db9e45c6f8d5604eeac1e66ddb2c3445193cc9c1e85043"}',146);
INSERT INTO journal VALUES(148,2,9,1794925752840,'{"time":1794925752840,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-11","do":{"type":"act","seat":"p2","decision":9,"actions":["p2 place straw R2"]},"followed":[],"link":"6698bb7d7a16b585315b8e46e99ae93a5a257a204f4285f67a6c52b9971cef55"}',147);
INSERT INTO journal VALUES(149,2,10,1794925752864,'{"time":1794925752864,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-12","do":{"type":"act","seat":"p1","decision":10,"actions":["p1 place amber G0"]},"followed":[],"link":"db90b181d0c08aa58cb6a39c5b4fdad0a090d92e5e607d429afcf670886b00b4"}',148);
INSERT INTO journal VALUES(150,2,11,1794925752886,'{"time":1794925752886,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-13","do":{"type":"act","seat":"p2","decision":11,"actions":["p2 place straw R2"]},"followed":[],"link":"229a34f058e613d63c62db657c45eb5247ebc0bb7068563c8638478e0d742d50"}',149);
INSERT INTO journal VALUES(151,2,12,1794925752933,'{"time":1794925752933,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-14","do":{"type":"act","seat":"p1","decision":12,"actions":["p1 place amber G0"]},"followed":[],"link":"caef8991ad137a2ea154af6a753c7beefc93ba05cee29f48576941c8fd7943fd"}',150);
INSERT INTO journal VALUES(152,2,13,1794925752952,'{"time":1794925752952,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-15","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 place straw R2"]},"followed":[],"link":"a25596476e5752c92a472609959212dd135d4ddbbe1c18682d9a45db77df2511"}',151);
INSERT INTO journal VALUES(153,2,14,1794925752971,'{"time":1794925752971,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-16","do":{"type":"act","seat":"p1","decision":14,"actions":["p1 place amber G0"]},"followed":[],"link":"050c876c2e9bc50714db8ab05bcef542ac0711ff41de9ae2755e85abdb0301cc"}',152);
INSERT INTO journal VALUES(154,2,15,1794925752994,'{"time":1794925752994,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-17","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 place straw R2"]},"followed":[],"link":"68bc6083e11a6513103fa7252796bf355364539e103fa4e2ff8d62d72364889a"}',153);
INSERT INTO journal VALUES(155,2,16,1794925753021,'{"time":1794925753021,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-18","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 place amber G0"]},"followed":[],"link":"4efc89739aae6fb8863d698dd1c787ace9f665f2665feb8303e9fa04c8a678ff"}',154);
INSERT INTO journal VALUES(156,2,17,1794925753068,'{"time":1794925753068,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-19","do":{"type":"act","seat":"p2","decision":17,"actions":["p2 place straw R2"]},"followed":[],"link":"e14e0f389a1240605281210d35400e6e52f47b612be60a7bf21da4deadd81cc3"}',155);
INSERT INTO journal VALUES(157,2,18,1794925753089,'{"time":1794925753089,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-20","do":{"type":"act","seat":"p1","decision":18,"actions":["p1 place ice G0"]},"followed":[],"link":"0fafb43a2cf58012744315fc6d6ab8e179a4a5a0537292f9cc9d103dd4b38005"}',156);
INSERT INTO journal VALUES(158,2,19,1794925753104,'{"time":1794925753104,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-21","do":{"type":"act","seat":"p2","decision":19,"actions":["p2 place fern R2"]},"followed":[],"link":"9f45510fd81c5d733560fdee2219825da8724d4944c8af6089a1d9fb1cbfcf2d"}',157);
INSERT INTO journal VALUES(159,2,20,1794925753136,'{"time":1794925753136,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-22","do":{"type":"act","seat":"p1","decision":20,"actions":["p1 place ice G0"]},"followed":[],"link":"749770f2cea11424da33c43df2c931f1811d8b1bd675148627c9ccf144fc2dd2"}',158);
INSERT INTO journal VALUES(160,2,21,1794925753156,'{"time":1794925753156,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-23","do":{"type":"act","seat":"p2","decision":21,"actions":["p2 place fern R2"]},"followed":[],"link":"1ebea8cf2120c023a132117b4099b1be97e414ffdc75187dfd337fe2ee9357a4"}',159);
INSERT INTO journal VALUES(161,2,22,1794925753173,'{"time":1794925753173,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-24","do":{"type":"act","seat":"p1","decision":22,"actions":["p1 place ice G0"]},"followed":[],"link":"5930a073a5177a0209c7860b13b2d6bb6e0160553e28e768329707c67b3cd3f0"}',160);
INSERT INTO journal VALUES(162,2,23,1794925753201,'{"time":1794925753201,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-25","do":{"type":"act","seat":"p2","decision":23,"actions":["p2 place fern R2"]},"followed":[],"link":"e8ff64e897e6da0e074e211f5cb4dbdf4eb3f30838e84528b635e89de7ff40c3"}',161);
INSERT INTO journal VALUES(163,2,24,1794925753232,'{"time":1794925753232,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-26","do":{"type":"act","seat":"p1","decision":24,"actions":["p1 place ice G0"]},"followed":[],"link":"914dbd7374b55110cf4603f7d6ff284679392f7b20ebfe6721c316529db18b6e"}',162);
INSERT INTO journal VALUES(164,2,25,1794925753258,'{"time":1794925753258,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-27","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 place fern R2"]},"followed":[],"link":"84d90f7eebf7a9eb40a118b4a47b61eaa3a46c2f17669fc901316970f47addab"}',163);
INSERT INTO journal VALUES(165,2,26,1794925753284,'{"time":1794925753284,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-28","do":{"type":"act","seat":"p1","decision":26,"actions":["p1 place ice G0"]},"followed":[],"link":"6e24a7932f6abb7a21bb68995f80e767d2ef4da5da0102d0a2396a2d64a375bb"}',164);
INSERT INTO journal VALUES(166,2,27,1794925753317,'{"time":1794925753317,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-29","do":{"type":"act","seat":"p2","decision":27,"actions":["p2 place fern R2"]},"followed":[],"link":"e007df0e19b772a3b7e84c5c6512c38980205f705c1fab7b375323dd77928904"}',165);
INSERT INTO journal VALUES(167,2,28,1794925753344,'{"time":1794925753344,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-30","do":{"type":"act","seat":"p1","decision":28,"actions":["p1 place ice G0"]},"followed":[],"link":"7cce3c11f74442bfe50318c71908694059be6c2b952e961db7cd9c0cdcc13685"}',166);
INSERT INTO journal VALUES(168,2,29,1794925753381,'{"time":1794925753381,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-31","do":{"type":"act","seat":"p2","decision":29,"actions":["p2 place fern R2"]},"followed":[],"link":"2ca38764dd1136dd1c8e08b63d500ec0e192e17b1eb534e093a3fb1d135e639a"}',167);
INSERT INTO journal VALUES(169,2,30,1794925753397,'{"time":1794925753397,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-32","do":{"type":"act","seat":"p1","decision":30,"actions":["p1 place ice G0"]},"followed":[],"link":"e93b6ac6db1b12b838482e845e03e6c54010f828027e4e9f07b17b1728979b7f"}',168);
INSERT INTO journal VALUES(170,2,31,1794925753433,'{"time":1794925753433,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-33","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 place fern R2"]},"followed":["nature draw p1 flood 3","nature draw p1 intervention","nature draw p1 rescue","nature draw p1 changing wind","nature draw p1 calm sea","nature draw p1 false hope","nature draw p1 flood 2","nature draw p2 changing wind","nature draw p2 flood 2","nature draw p2 flood 1","nature draw p2 changing wind","nature draw p2 panic","nature draw p2 false hope","nature draw p2 flood 1"],"link":"4d21a0072475a333eb8f61524feabd38034b6aa20e3e56ce57b8deb7bf319207"}',169);
INSERT INTO journal VALUES(171,2,32,1794925753465,'{"time":1794925753465,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-48","do":{"type":"act","seat":"p1","decision":46,"actions":["p1 choose flood 2"]},"followed":[],"link":"fc31ea97ab0afd509df3f47a561d58190e6e72de93dbe5fa8ff998a372cf1ace"}',170);
INSERT INTO journal VALUES(172,2,33,1794925753503,'{"time":1794925753503,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-49","do":{"type":"act","seat":"p2","decision":46,"actions":["p2 choose panic"]},"followed":[],"link":"dbf54f9890cadfed0442d80d5760b5cd92cd56fa8e5363cdd6fbb7cf0a8cd48f"}',171);
INSERT INTO journal VALUES(173,2,34,1794925753521,'{"time":1794925753521,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-50","do":{"type":"act","seat":"p1","decision":48,"actions":["p1 flood 2 start G0"]},"followed":[],"link":"f56ff3386fcc79bece46e953462e0fd04320e54e0158f6ba96ab8b84eeb1c8c4"}',172);
INSERT INTO journal VALUES(174,2,35,1794925753589,'{"time":1794925753589,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-51","do":{"type":"act","seat":"p2","decision":49,"actions":["p2 panic from R2"]},"followed":[],"link":"af6cd8acba4eb16be1aa5469ef20ce8aa96f80e0406fa3f706a7ac5624adf351"}',173);
INSERT INTO journal VALUES(175,2,36,1794925753626,'{"time":1794925753626,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-52","do":{"type":"act","seat":"p2","decision":50,"actions":["p2 panic move straw to R1"]},"followed":[],"link":"75f318d919db910e6b1a1c758929c552be00db1c5a96de653df7f87f9cb9e96c"}',174);
INSERT INTO journal VALUES(176,2,37,1794925753660,'{"time":1794925753660,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-53","do":{"type":"act","seat":"p2","decision":51,"actions":["p2 panic move straw to R0"]},"followed":[],"link":"728d2a586565a7ae7acc66bdf741fc29567f112484d9b61b78727db32b158bfd"}',175);
INSERT INTO journal VALUES(177,2,38,1794925753681,'{"time":1794925753681,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-54","do":{"type":"act","seat":"p2","decision":52,"actions":["p2 panic move straw to Y2"]},"followed":["nature draw p1 flood 2","nature draw p2 changing wind"],"link":"2f0d5d480e8a8b67d6cc55df74f05ecb842aa3cf1d0cd6fab06e648ffbaa64f5"}',176);
INSERT INTO journal VALUES(178,2,39,1794925753700,'{"time":1794925753700,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-57","do":{"type":"act","seat":"p1","decision":55,"actions":["p1 choose flood 2"]},"followed":[],"link":"9088c02ea7b24030a413ddd84d1c7998df781a1e0eb472771c5057b86a625158"}',177);
INSERT INTO journal VALUES(179,2,40,1794925753716,'{"time":1794925753716,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-58","do":{"type":"act","seat":"p2","decision":55,"actions":["p2 choose false hope"]},"followed":[],"link":"1e7102b63cd75e155d875d920d0944955e7d08f57b8484817ec862868387d59b"}',178);
INSERT INTO journal VALUES(180,2,41,1794925753747,'{"time":1794925753747,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-59","do":{"type":"act","seat":"p2","decision":57,"actions":["p2 false hope from R2 to G0"]},"followed":[],"link":"6b991b56928f8f3ae92f8a8f153a0076c7adcbcc7916793c5551c22f47a423f1"}',179);
INSERT INTO journal VALUES(181,2,42,1794925753793,'{"time":1794925753793,"by":"k6783dwynbkdnfa7jyd0280nvp","id":"p2-60","do":{"type":"act","seat":"p2","decision":58,"actions":["p2 false hope move straw"]},"followed":[],"link":"35f1ce12b44b7b40b280aeb940e29ec84facbdb399ec83de14ec205bc8c46e56"}',180);
INSERT INTO journal VALUES(182,2,43,1794925753805,'{"time":1794925753805,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-61","do":{"type":"act","seat":"p1","decision":59,"actions":["p1 flood 2 add G0"]},"followed":["nature draw p1 quarantine","nature draw p2 calm sea"],"link":"9a2ed4ef1c24c9974c5d69b6b75a66e04e932fa5cd0768e0b2fcaded977c7f67"}',181);
INSERT INTO journal VALUES(183,3,1,1794925753818,'{"time":1794925753818,"by":"jd9k383febb5e2w98yh93bk9de","id":"","do":{"type":"open","version":2,"table":"f3c79129433e3472f241b5e0309fe6ff","game":"vigo","options":["players 2"],"public":false,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"jd9k383febb5e2w98yh93bk9de","chairs":[{"kind":"player","player":"jd9k383febb5e2w98yh93bk9de"},{"kind":"bot","level":1}],"secret":"754564ed31b26bd23188c0d708a9416252203e5d2d40f2012197782394cfbf77"},"followed":[],"link":"005ca60670533214f381496a912f5d87b0e31ede31eda3e8be5c69885fc1c6da","names":{"p1":"Anna"}}',0);
INSERT INTO journal VALUES(184,3,2,1794925753876,'{"time":1794925753876,"by":"jd9k383febb5e2w98yh93bk9de","id":"start-0","do":{"type":"start","secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0"},"followed":[],"link":"404f16b7288f245bc7009a185a6768b3b6ec28d9948d4720d74716f8c1de78dc"}',183);
INSERT INTO journal VALUES(185,3,3,1794925753889,'{"time":1794925753889,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-1","do":{"type":"act","seat":"p1","decision":0,"actions":["p1 place a1"]},"followed":["nature reveal a1 white left bottom lock"],"link":"acd205c8dd312769234aef8e9b5e99c939249127b514fc56d25e8250687841db"}',184);
INSERT INTO journal VALUES(186,3,4,1794925753910,'{"time":1794925753910,"by":"","id":"","do":{"type":"act","seat":"p2","decision":2,"actions":["p2 place b2"]},"followed":["nature reveal b2 brown middle"],"link":"d7fdb7778c192a2d3fab0c2e5aff1a176f57b7a42e86ea42d774fc8ec58b93fd"}',185);
INSERT INTO journal VALUES(187,3,5,1794925753920,'{"time":1794925753920,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-5","do":{"type":"act","seat":"p1","decision":4,"actions":["p1 sail b1"]},"followed":[],"link":"774655da8951e564d28266176295980a6f587e19ac86a7a4271d2b1bef7f159c"}',186);
INSERT INTO journal VALUES(188,3,6,1794925753953,'{"time":1794925753953,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-6","do":{"type":"act","seat":"p1","decision":5,"actions":["p1 take"]},"followed":["nature reveal b1 white middle ring"],"link":"c92313deb739065a8b0d220b983818cbbc633553b4f174260b6e004d05f6585c"}',187);
INSERT INTO journal VALUES(189,3,7,1794925753972,'{"time":1794925753972,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-8","do":{"type":"act","seat":"p1","decision":7,"actions":["p1 end"]},"followed":[],"link":"83d1134734a8c717d706caf39324d0b7e34864e9a169b5d9a9e90a047c48f59d"}',188);
INSERT INTO journal VALUES(190,3,8,1794925753992,'{"time":1794925753992,"by":"","id":"","do":{"type":"act","seat":"p2","decision":8,"actions":["p2 sail g2"]},"followed":["nature reveal c2 dolphin","nature reveal d2 white right bottom diamond","nature reveal e2 white left bottom crown","nature reveal f2 red right lid"],"link":"a69a68702a39c00c34f378f2fc86b82db5f812490aa5b957825c3d385ccff546"}',189);
INSERT INTO journal VALUES(191,3,9,1794925754008,'{"time":1794925754008,"by":"","id":"","do":{"type":"act","seat":"p2","decision":13,"actions":["p2 take"]},"followed":["nature reveal g2 green right bottom chalice"],"link":"94113942b0cc7aacc29c728478596994b29f52c5b0d5d04869633b07b0734e35"}',190);
INSERT INTO journal VALUES(192,3,10,1794925754023,'{"time":1794925754023,"by":"","id":"","do":{"type":"act","seat":"p2","decision":15,"actions":["p2 end"]},"followed":[],"link":"d775823cd426eaab41edc2710162969bd4536e71fc957617557564eab7e0dccd"}',191);
INSERT INTO journal VALUES(193,3,11,1794925754034,'{"time":1794925754034,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-17","do":{"type":"act","seat":"p1","decision":16,"actions":["p1 sail a1"]},"followed":["p1 end"],"link":"0887c8d96e7c0edb71a34f0381189487ece45da02a66ccf8171748f45fec66b5"}',192);
INSERT INTO journal VALUES(194,3,12,1794925754056,'{"time":1794925754056,"by":"","id":"","do":{"type":"act","seat":"p2","decision":18,"actions":["p2 sail i2"]},"followed":["nature reveal h2 violet middle chalice"],"link":"a781fcd6bf75341d9877d520f8798d4cb596a1a48e3f365f52a23a3a73682d46"}',193);
INSERT INTO journal VALUES(195,3,13,1794925754088,'{"time":1794925754088,"by":"","id":"","do":{"type":"act","seat":"p2","decision":20,"actions":["p2 take"]},"followed":["nature reveal i2 tidal wave"],"link":"034d9d4b84446f89f8e6ac7d2d9b671173953fe3885db5217f4cbdb071bf7e6e"}',194);
INSERT INTO journal VALUES(196,3,14,1794925754103,'{"time":1794925754103,"by":"","id":"","do":{"type":"act","seat":"p2","decision":22,"actions":["p2 end"]},"followed":[],"link":"ee5a757dcab40c05eabbd980f5eaad4ca6972188143cce960907cf6891dfe829"}',195);
INSERT INTO journal VALUES(197,3,15,1794925754112,'{"time":1794925754112,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-24","do":{"type":"act","seat":"p1","decision":23,"actions":["p1 sail b1"]},"followed":["p1 end"],"link":"8b3513a803820460622feb14f5653eec801ca74e76dcc3dd267d90acc5505891"}',196);
INSERT INTO journal VALUES(198,3,16,1794925754128,'{"time":1794925754128,"by":"","id":"","do":{"type":"act","seat":"p2","decision":25,"actions":["p2 sail i3"]},"followed":[],"link":"568ed89b29b3c3c78d873cb6ccb155531b8b49b35f0da2b0eebf61df33a5ab64"}',197);
INSERT INTO journal VALUES(199,3,17,1794925754143,'{"time":1794925754143,"by":"","id":"","do":{"type":"act","seat":"p2","decision":26,"actions":["p2 take"]},"followed":["nature reveal i3 brown right bottom"],"link":"adaf8a444e2d5608ad61b12273577b800e584b375a10001c1eba165867b50114"}',198);
INSERT INTO journal VALUES(200,3,18,1794925754161,'{"time":1794925754161,"by":"","id":"","do":{"type":"act","seat":"p2","decision":28,"actions":["p2 end"]},"followed":[],"link":"e425a98a18e3459d8c88bda9d538c547ad392e748e9481b11970f03402159dd5"}',199);
INSERT INTO journal VALUES(201,3,19,1794925754172,'{"time":1794925754172,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-30","do":{"type":"act","seat":"p1","decision":29,"actions":["p1 sail a1"]},"followed":["p1 end"],"link":"bb6a673cc807a55122dbc3da8c98eb61397c650bd744acc55f55356f7e827159"}',200);
INSERT INTO journal VALUES(202,3,20,1794925754186,'{"time":1794925754186,"by":"","id":"","do":{"type":"act","seat":"p2","decision":31,"actions":["p2 sail i2"]},"followed":["p2 end"],"link":"010e56fc607c6965e2dd0c87deacd8d550d6bc42b5627ab126c40dfd066086c2"}',201);
INSERT INTO journal VALUES(203,3,21,1794925754197,'{"time":1794925754197,"by":"jd9k383febb5e2w98yh93bk9de","id":"p1-34","do":{"type":"act","seat":"p1","decision":33,"actions":["p1 sail b1"]},"followed":["p1 end"],"link":"5a2234456e4dafafffb50d48214fa9bcf4b0417d6b041e50e3197907466eac05"}',202);
INSERT INTO journal VALUES(204,3,22,1794925754212,'{"time":1794925754212,"by":"","id":"","do":{"type":"act","seat":"p2","decision":35,"actions":["p2 play tidal wave"]},"followed":[],"link":"ff0a66e05d7ff21025bbd22068dc0a04e92fa0e476d06f915f06052286187094"}',203);
INSERT INTO journal VALUES(205,4,1,1794925754217,'{"time":1794925754217,"by":"jd9k383febb5e2w98yh93bk9de","id":"","do":{"type":"open","version":2,"table":"a5d540dd4caaa667c08cebfd3adfb396","game":"vineta","options":["players 2"],"public":true,"spectators":true,"clock":{"kind":"none","move":0,"bank":0},"pause":{"least":10,"most":12},"host":"jd9k383febb5e2w98yh93bk9de","chairs":[{"kind":"player","player":"jd9k383febb5e2w98yh93bk9de"},{"kind":"open"}],"secret":"ca28b3e19f392431d51e6bbc2d24afaf97cc7f170330bbd922793f7b1120ccc9"},"followed":[],"link":"4e64025a4005ae584198175ba322883ca148d0ef1abd5b73b1f1de928727ff66","names":{"p1":"Anna"}}',0);
INSERT INTO journal VALUES(206,3,23,1794925754227,'{"time":1794925754227,"by":"","id":"","do":{"type":"act","seat":"p2","decision":36,"actions":["p2 tidal wave column b"]},"followed":["nature reveal b3 violet middle coin","nature reveal b4 white right lid","nature reveal b5 brown middle diamond","nature reveal b6 white key","nature reveal b7 green left lid","nature reveal b8 violet right lid","nature reveal b9 tidal wave"],"link":"4ff40e0ba6f320e9f14e9bee0a17bbd2e7bf0895c7c17701c8af0c77d5d247b6"}',204);
INSERT INTO journal VALUES(207,3,24,1794925754348,'{"time":1794925754348,"by":"","id":"","do":{"type":"act","seat":"p2","decision":44,"actions":["p2 sail h2"]},"followed":[],"link":"7615222ca78440f9ad38b4e958782bdb79b818bdb54d8c4710c394b4241603d4"}',206);
INSERT INTO journal VALUES(208,3,25,1794925754368,'{"time":1794925754368,"by":"","id":"","do":{"type":"act","seat":"p2","decision":45,"actions":["p2 take"]},"followed":["p2 end"],"link":"6404c3c0a9b4eab77a444d6b581e97d15f691f9783d2001bda111d764edb262b"}',207);
CREATE TABLE turns (taken bigint NOT NULL);
INSERT INTO turns VALUES(1);
CREATE TABLE standings (
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
  variance bigint NOT NULL,
  PRIMARY KEY (table_id, seat));
INSERT INTO standings VALUES('cad5755f61259d87315cf168d0723f9d',0,'vineta','nl',2,1,1794925752457,'jd9k383febb5e2w98yh93bk9de',0,0,0,17,0,4603478231814145187,4611631400633882026);
INSERT INTO standings VALUES('cad5755f61259d87315cf168d0723f9d',1,'vineta','nl',2,1,1794925752457,'9g4ygjd4bzhg2qrysn8k0rp375',0,0,1,11,0,-4619893805040630621,4611631400633882026);
CREATE TABLE former_names (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  name text NOT NULL,
  name_key text NOT NULL,
  given_up bigint NOT NULL,
  until bigint NOT NULL);
INSERT INTO former_names VALUES('jd9k383febb5e2w98yh93bk9de','Anna','anna',1794925754384,1802701754384);
CREATE TABLE profiles (
  player text NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  is_shown bigint NOT NULL,
  emblem bigint NOT NULL, is_here_shown bigint NOT NULL DEFAULT 1);
INSERT INTO profiles VALUES('jd9k383febb5e2w98yh93bk9de',1,3,1);
CREATE TABLE vacations (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  began bigint NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (player, began));
INSERT INTO vacations VALUES('9g4ygjd4bzhg2qrysn8k0rp375',1794925754437,1795098554437);
CREATE TABLE secrets (
  name text NOT NULL PRIMARY KEY,
  value text NOT NULL);
INSERT INTO secrets VALUES('push key','bDJuvnk1vrhzUBJWKT2F0-_TfWIouyZ8A7gxwRBAhg0');
CREATE TABLE subscriptions (
  id text NOT NULL PRIMARY KEY,
  token text NOT NULL UNIQUE REFERENCES tokens (hash) ON DELETE CASCADE,
  player text NOT NULL,
  endpoint text NOT NULL UNIQUE,
  reader_key text NOT NULL,
  reader_secret text NOT NULL,
  device text NOT NULL,
  quiet_from bigint NOT NULL,
  quiet_until bigint NOT NULL,
  zone bigint NOT NULL,
  created bigint NOT NULL);
CREATE TABLE webhooks (
  id text NOT NULL PRIMARY KEY,
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  table_id text NOT NULL,
  url text NOT NULL,
  shape bigint NOT NULL,
  created bigint NOT NULL);
INSERT INTO webhooks VALUES('hn3m5kmnceq4bnynj2vvzr1tpy','jd9k383febb5e2w98yh93bk9de','','https://hooks.example/anna',0,1794925754446);
CREATE TABLE calls (
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
  created bigint NOT NULL,
  PRIMARY KEY (table_id, seat));
INSERT INTO calls VALUES('909d4a636933abb038d08c352a56aecc',1,'vineta','k6783dwynbkdnfa7jyd0280nvp',0,62,1,'wxqmkcj75aemr82925c5ekym27',0,1,0,'-',1794925753805);
INSERT INTO calls VALUES('f3c79129433e3472f241b5e0309fe6ff',0,'vigo','jd9k383febb5e2w98yh93bk9de',0,47,0,'',0,0,1794925754868,'',1794925754368);
CREATE TABLE follows (
  follower text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  followed text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  since bigint NOT NULL,
  PRIMARY KEY (follower, followed));
INSERT INTO follows VALUES('jd9k383febb5e2w98yh93bk9de','9g4ygjd4bzhg2qrysn8k0rp375',1794925754453);
CREATE TABLE blocks (
  blocker text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  blocked text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  stands bigint NOT NULL,
  changed bigint NOT NULL,
  PRIMARY KEY (blocker, blocked));
CREATE TABLE circles (
  id text NOT NULL PRIMARY KEY,
  owner text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  name text NOT NULL,
  wishes text NOT NULL,
  created bigint NOT NULL);
CREATE TABLE circle_members (
  circle text NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
  place bigint NOT NULL,
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  PRIMARY KEY (circle, player));
CREATE TABLE attendances (
  node text NOT NULL PRIMARY KEY,
  people bigint NOT NULL,
  accounts text NOT NULL,
  until bigint NOT NULL);
CREATE TABLE studies (
  id text NOT NULL PRIMARY KEY,
  owner text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  text text NOT NULL,
  created bigint NOT NULL);
INSERT INTO studies VALUES('v7cqej07bay8x1axhjztp5kkrp','jd9k383febb5e2w98yh93bk9de',replace('springtide study 1\ntitle The first houses\nfrom record\n\ngame vineta\nrules 1\nplayers 2\nedition nl\nset own-house 2\nstart p1\n\nnature deal p1 tribe amber\nnature deal p2 tribe fern\nnature deal p1 district G0\nnature deal p2 district Y2\n1 p1 place amber G0\n','\n',char(10)),1794925754472);
CREATE TABLE puzzle_answers (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  puzzle text NOT NULL,
  time bigint NOT NULL,
  is_solved bigint NOT NULL,
  grade bigint NOT NULL,
  rating bigint NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (player, puzzle));
INSERT INTO puzzle_answers VALUES('jd9k383febb5e2w98yh93bk9de','vigo-01-1',1700000000000,1,1500,1612,1);
CREATE TABLE exercises (
  player text NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  id text NOT NULL,
  is_removed bigint NOT NULL,
  answers bigint NOT NULL,
  due bigint NOT NULL,
  step bigint NOT NULL,
  game text NOT NULL,
  record text NOT NULL,
  move bigint NOT NULL,
  added bigint NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (player, id));
CREATE TABLE puzzle_counts (
  puzzle text NOT NULL,
  band bigint NOT NULL,
  asked bigint NOT NULL,
  solved bigint NOT NULL,
  PRIMARY KEY (puzzle, band));
INSERT INTO puzzle_counts VALUES('vigo-01-1',32,1,1);
CREATE INDEX players_belongs_to ON players (belongs_to);
CREATE INDEX tokens_player ON tokens (player);
CREATE INDEX tables_lobby ON tables (created) WHERE life = 0 AND is_public = 1;
CREATE INDEX tables_due ON tables (due) WHERE due > 0;
CREATE INDEX seats_player ON seats (player);
CREATE INDEX tables_host ON tables (host) WHERE life <= 1;
CREATE INDEX jobs_owner ON jobs (owner, taken);
CREATE INDEX jobs_unfinished ON jobs (until) WHERE state = 0;
CREATE INDEX jobs_created ON jobs (created) WHERE state <> 0;
CREATE INDEX tables_uncounted ON tables (number) WHERE life >= 2 AND counted = 0;
CREATE INDEX standings_player ON standings (player, game, ended, table_id) WHERE player <> '';
CREATE INDEX standings_rated ON standings (game, ended, table_id) WHERE is_rated = 1 AND seat = 0;
CREATE INDEX players_name ON players (name_key) WHERE login_key IS NOT NULL;
CREATE INDEX former_names_player ON former_names (player);
CREATE INDEX former_names_name ON former_names (name_key);
CREATE INDEX subscriptions_player ON subscriptions (player);
CREATE INDEX webhooks_player ON webhooks (player);
CREATE INDEX webhooks_table ON webhooks (table_id) WHERE table_id <> '';
CREATE INDEX calls_waiting ON calls (not_before) WHERE state <> 1;
CREATE INDEX follows_followed ON follows (followed);
CREATE INDEX blocks_blocked ON blocks (blocked);
CREATE INDEX blocks_changed ON blocks (changed);
CREATE INDEX circles_owner ON circles (owner);
CREATE INDEX circle_members_player ON circle_members (player);
CREATE INDEX calls_invitation ON calls (player) WHERE kind = 2;
CREATE INDEX tables_playing ON tables (created) WHERE life = 1 AND is_public = 1;
CREATE INDEX studies_owner ON studies (owner);
CREATE INDEX puzzle_answers_revision ON puzzle_answers (player, revision);
CREATE INDEX exercises_revision ON exercises (player, revision);
COMMIT;
