// The guided first game of Vigo: seven chapters, each from a position made for its point.
import { pages, type Chapter } from '../../../kit/guide';
import type { Key } from '../words';

// What the player meets is fixed by cards that somebody has seen and that lie face down again.
const sea: Chapter<Key> = {
  id: 'sea',
  title: 'vigo.guide.sea',
  game: 'vigo',
  players: 2,
  position: [
    'phase place',
    'down d5 red left lid',
    'down e5 blue middle crown',
    'down f5 yellow key',
    'down g5 red middle chain',
    'down h5 red right lid',
    'down j2 blue left lid',
    'down j3 green right lid',
    'down j4 white left bottom crown',
    'down j5 blue right bottom lock',
  ],
  script: ['p2 place j2', 'p2 sail j5', 'p2 take'],
  hints: [
    {
      when: { phase: 'place' },
      ask: ['p1 place d5'],
      pages: pages('vigo.guide.sea.bay', 'vigo.guide.sea.aim', 'vigo.guide.sea.place'),
    },
    {
      when: { phase: 'before', round: 1 },
      ask: ['p1 sail h5', 'p1 sail *'],
      pages: [{ say: 'vigo.guide.sea.stock', at: 'players' }, { say: 'vigo.guide.sea.sail' }],
    },
    {
      when: { phase: 'landed', round: 1 },
      ask: ['p1 take'],
      pages: pages('vigo.guide.sea.turned', 'vigo.guide.sea.take'),
    },
    { when: { phase: 'after', round: 1 }, ask: ['p1 end'], pages: pages('vigo.guide.end-turn') },
    { when: { fromRound: 2 }, pages: pages('vigo.guide.sea.end'), isEnd: true },
  ],
};

const memory: Chapter<Key> = {
  id: 'memory',
  title: 'vigo.guide.memory',
  game: 'vigo',
  players: 2,
  position: [
    'round 2',
    'up d5 red middle chalice',
    'up e5 brown middle crown',
    'up f5 red right lid',
    'down e7 green middle coin',
    'down j6 white left bottom crown',
    'down j8 blue right bottom lock',
    'down h8 yellow left lid',
    'p1 ship c5',
    'p1 stock red left lid',
    'p2 ship j5',
    'p2 stock blue left lid',
  ],
  script: ['p2 sail j8', 'p2 take'],
  hints: [
    {
      when: { phase: 'before', round: 2 },
      ask: ['p1 sail f5'],
      pages: pages('vigo.guide.memory.ways', 'vigo.guide.memory.open', 'vigo.guide.memory.sail'),
    },
    {
      when: { phase: 'landed', round: 2, happened: 'p1 sail f5' },
      ask: ['p1 take'],
      pages: pages('vigo.guide.memory.down'),
    },
    { when: { phase: 'after' }, ask: ['p1 end'], pages: pages('vigo.guide.end-turn') },
    {
      when: { phase: 'before', round: 3, happened: 'p1 sail f5' },
      ask: ['p1 sail d5'],
      pages: pages('vigo.guide.memory.where'),
    },
    {
      when: { phase: 'landed', round: 3, happened: 'p1 sail d5' },
      ask: ['p1 take'],
      pages: pages('vigo.guide.memory.take'),
    },
    { when: { fromRound: 4 }, pages: pages('vigo.guide.memory.end'), isEnd: true },
  ],
};

const events: Chapter<Key> = {
  id: 'events',
  title: 'vigo.guide.events',
  game: 'vigo',
  players: 2,
  position: [
    'round 5',
    'down a4 blue middle chain',
    'down b4 brown middle',
    'down c4 green left lid',
    'down d4 red left bottom lock',
    'down e4 violet key',
    'down f4 yellow middle ring',
    'down g4 brown left lid',
    'down h4 white middle chain',
    'down i4 violet right lid',
    'down j4 green key',
    'down k4 yellow right lid',
    'down l4 brown right bottom',
    'up k8 red key',
    'down d5 white key',
    'p1 ship d7',
    'p1 stock dolphin, tidal wave, red left lid, red right lid',
    'p2 ship h2',
    'p2 stock blue left lid, blue right lid',
  ],
  script: ['p2 sail h3', 'p2 leave'],
  hints: [
    {
      when: { phase: 'before', round: 5 },
      ask: ['p1 play tidal wave'],
      pages: pages('vigo.guide.events.kinds', 'vigo.guide.events.wave'),
    },
    {
      when: { phase: 'before', round: 5 },
      ask: ['p1 tidal wave row 4'],
      pages: pages('vigo.guide.events.row'),
    },
    {
      when: { phase: 'before', round: 5, happened: 'p1 tidal wave row 4' },
      ask: ['p1 sail d4'],
      pages: pages('vigo.guide.events.sail'),
    },
    { when: { phase: 'landed', round: 5 }, ask: ['p1 take'], pages: pages('vigo.guide.events.take') },
    { when: { phase: 'after', round: 5 }, ask: ['p1 end'], pages: pages('vigo.guide.end-turn') },
    {
      when: { phase: 'before', round: 6 },
      ask: ['p1 play dolphin'],
      pages: pages('vigo.guide.events.far', 'vigo.guide.events.dolphin'),
    },
    {
      when: { phase: 'before', round: 6 },
      ask: ['p1 dolphin to k7'],
      pages: pages('vigo.guide.events.jump'),
    },
    {
      when: { phase: 'before', round: 6, happened: 'p1 dolphin to *' },
      ask: ['p1 sail k8'],
      pages: pages('vigo.guide.events.then'),
    },
    { when: { phase: 'landed', round: 6 }, ask: ['p1 take'], pages: pages('vigo.guide.events.key') },
    { when: { phase: 'after', round: 6 }, ask: ['p1 end'], pages: pages('vigo.guide.end-turn') },
    { when: { fromRound: 7 }, pages: pages('vigo.guide.events.end'), isEnd: true },
  ],
};

const pirates: Chapter<Key> = {
  id: 'pirates',
  title: 'vigo.guide.pirates',
  game: 'vigo',
  players: 2,
  position: [
    'round 8',
    'sailing-ships 2',
    'up e6 pirate',
    'up e3 sailing ship',
    'down e5 brown middle',
    'down e4 green left lid',
    'down b2 blue middle chain',
    'p1 ship c6',
    'p1 stock red left lid, red left bottom lock, red middle chain',
    'p1 ships 10',
    'p2 ship j2',
    'p2 stock blue left lid, red right bottom coin, blue key',
    'p2 ships 10',
  ],
  script: ['p2 sail j3', 'p2 leave'],
  hints: [
    {
      when: { phase: 'before', round: 8 },
      ask: ['p1 sail e6'],
      pages: pages('vigo.guide.pirates.sail'),
    },
    {
      when: { phase: 'landed', round: 8, happened: 'p1 sail e6' },
      ask: ['p1 take'],
      pages: pages('vigo.guide.pirates.take'),
    },
    {
      when: { phase: 'after', round: 8 },
      ask: ['p1 play pirate'],
      pages: pages('vigo.guide.pirates.at-once', 'vigo.guide.pirates.play'),
    },
    {
      when: { phase: 'after', round: 8 },
      ask: ['p1 pirate p2 red right bottom coin', 'p1 pirate *'],
      pages: pages('vigo.guide.pirates.rob'),
    },
    { when: { phase: 'after' }, ask: ['p1 end'], pages: pages('vigo.guide.end-turn') },
    {
      when: { phase: 'before', round: 9, happened: 'p1 sail e6' },
      ask: ['p1 sail e3'],
      pages: pages('vigo.guide.pirates.ship'),
    },
    {
      when: { phase: 'landed', round: 9, happened: 'p1 sail e3' },
      ask: ['p1 take'],
      pages: pages('vigo.guide.pirates.take-ship'),
    },
    { when: { fromRound: 10 }, pages: pages('vigo.guide.pirates.end'), isEnd: true },
  ],
};

const chest: Chapter<Key> = {
  id: 'chest',
  title: 'vigo.guide.chest',
  game: 'vigo',
  players: 2,
  position: [
    'round 12',
    'sailing-ships 3',
    'up f6 blue right bottom ring',
    'down d6 brown middle',
    'down e6 green left lid',
    'p1 ship c6',
    'p1 stock red left lid, red right lid, red left bottom lock, yellow middle ring, red key',
    'p1 ships 20',
    'p2 ship j2',
    'p2 stock blue left lid, blue key',
    'p2 ships 10',
  ],
  script: [],
  hints: [
    {
      when: { phase: 'before', round: 12 },
      ask: ['p1 sail f6'],
      pages: pages('vigo.guide.chest.parts', 'vigo.guide.chest.missing'),
    },
    {
      when: { phase: 'landed', round: 12, happened: 'p1 sail f6' },
      ask: ['p1 take'],
      pages: pages('vigo.guide.chest.take'),
    },
    {
      when: { phase: 'after', round: 12 },
      ask: ['p1 chest'],
      pages: pages('vigo.guide.chest.value', 'vigo.guide.chest.times', 'vigo.guide.chest.build'),
    },
    {
      when: { phase: 'after', round: 12 },
      ask: ['p1 chest done', 'p1 chest add *'],
      pages: pages('vigo.guide.chest.go-on'),
    },
    {
      when: { phase: 'after', happened: 'p1 chest done' },
      ask: ['p1 end'],
      pages: pages('vigo.guide.end-turn'),
    },
    { when: { happened: 'p1 chest done' }, pages: pages('vigo.guide.chest.end'), isEnd: true },
  ],
};

const ten: Chapter<Key> = {
  id: 'ten',
  title: 'vigo.guide.ten',
  game: 'vigo',
  players: 2,
  position: [
    'round 16',
    'sailing-ships 3',
    'empty a1 d3 d6 f2 h7 k5 l9 c8 i4 j8 e1 b7 g9 k1 a6',
    'up e6 red right bottom lock',
    'up c6 green left lid',
    'down c7 white middle ring',
    'p1 ship c8',
    'p1 stock red left lid x2, blue left lid, red left bottom lock, red middle crown, brown middle ring, brown middle x2, green key',
    'p1 ships 20',
    'p2 ship j2',
    'p2 stock blue left lid, blue key, blue left bottom lock',
    'p2 ships 10',
  ],
  script: ['p2 sail j3', 'p2 leave'],
  hints: [
    {
      when: { phase: 'before', round: 16 },
      ask: ['p1 sail c6'],
      pages: pages('vigo.guide.ten.nine', 'vigo.guide.ten.lid'),
    },
    {
      when: { phase: 'landed', round: 16, happened: 'p1 sail c6' },
      ask: ['p1 leave'],
      pages: pages('vigo.guide.ten.leave'),
    },
    {
      when: { phase: 'before', round: 17, happened: 'p1 leave' },
      ask: ['p1 sail e6'],
      pages: pages('vigo.guide.ten.sail'),
    },
    {
      when: { phase: 'landed', round: 17, happened: 'p1 sail e6' },
      ask: ['p1 take'],
      pages: pages('vigo.guide.ten.take'),
    },
    {
      when: { phase: 'after', round: 17 },
      ask: ['p1 put back brown middle', 'p1 put back *'],
      pages: pages('vigo.guide.ten.must', 'vigo.guide.ten.back'),
    },
    {
      when: { phase: 'after', round: 17 },
      ask: ['p1 put on d6', 'p1 put on *'],
      pages: pages('vigo.guide.ten.where'),
    },
    { when: { phase: 'after' }, ask: ['p1 end'], pages: pages('vigo.guide.end-turn') },
    { when: { happened: 'p1 put on *' }, pages: pages('vigo.guide.ten.end'), isEnd: true },
    { when: { fromRound: 18 }, pages: pages('vigo.guide.ten.left'), isEnd: true },
  ],
};

const last: Chapter<Key> = {
  id: 'last',
  title: 'vigo.guide.last',
  game: 'vigo',
  players: 2,
  position: [
    'round 24',
    'sailing-ships 5',
    'down g3 green left lid',
    'down g4 brown middle',
    'down g5 sailing ship',
    'down g6 white middle ring',
    'up g7 red middle chain',
    'down b8 yellow left lid',
    'p1 ship g2',
    'p1 stock red left lid, blue right lid, red key',
    'p1 ships 30',
    'p1 chests 500',
    'p2 ship b9',
    'p2 stock pirate, blue left lid, blue key, brown middle ring',
    'p2 ships 20',
    'p2 chests 440',
  ],
  script: ['p2 sail b8', 'p2 take'],
  hints: [
    {
      when: { phase: 'before', round: 24 },
      ask: ['p1 sail g7'],
      pages: pages('vigo.guide.last.five', 'vigo.guide.last.open', 'vigo.guide.last.sail'),
    },
    {
      when: { phase: 'landed', round: 24, happened: 'p1 sail g7' },
      ask: ['p1 take'],
      pages: pages('vigo.guide.last.take'),
    },
    { when: { phase: 'after' }, ask: ['p1 end'], pages: pages('vigo.guide.end-turn') },
    {
      when: { phase: 'before', round: 25, happened: 'p1 sail g7' },
      ask: ['p1 sail g5'],
      pages: pages('vigo.guide.last.now'),
    },
    {
      when: { phase: 'landed', round: 25, happened: 'p1 sail g5' },
      ask: ['p1 take'],
      pages: pages('vigo.guide.last.sixth'),
    },
    { when: { isOver: true }, pages: pages('vigo.guide.last.points', 'vigo.guide.last.end'), isEnd: true },
  ],
};

export const chapters: readonly Chapter<Key>[] = [sea, memory, events, pirates, chest, ten, last];
