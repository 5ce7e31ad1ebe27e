// The guided first game of Vigo: seven chapters, each from a position made for its point.
import { ask, end, type Chapter, type Sight, type WordOf } from '../../../kit/guide';
import type { Key } from '../words';

type Word = WordOf<Key, 'vigo'>;

const at = (phase: 'before' | 'landed' | 'after', round: number, happened?: string): Sight =>
  happened ? { phase, round, happened } : { phase, round };

// What the player meets is fixed by cards that somebody has seen and that lie face down again.
const sea: Chapter<Word> = {
  title: 'sea',
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
    ask({ phase: 'place' }, ['p1 place d5'], 'sea.bay', 'sea.aim', 'sea.place'),
    ask(at('before', 1), ['p1 sail h5', 'p1 sail *'], { say: 'sea.stock', at: 'players' }, 'sea.sail'),
    ask(at('landed', 1), ['p1 take'], 'sea.turned', 'sea.take'),
    ask(at('after', 1), ['p1 end'], 'end-turn'),
    end({ fromRound: 2 }, 'sea.end'),
  ],
};

const memory: Chapter<Word> = {
  title: 'memory',
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
    ask(at('before', 2), ['p1 sail f5'], 'memory.ways', 'memory.open', 'memory.sail'),
    ask(at('landed', 2, 'p1 sail f5'), ['p1 take'], 'memory.down'),
    ask({ phase: 'after' }, ['p1 end'], 'end-turn'),
    ask(at('before', 3, 'p1 sail f5'), ['p1 sail d5'], 'memory.where'),
    ask(at('landed', 3, 'p1 sail d5'), ['p1 take'], 'memory.take'),
    end({ fromRound: 4 }, 'memory.end'),
  ],
};

const events: Chapter<Word> = {
  title: 'events',
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
    ask(at('before', 5), ['p1 play tidal wave'], 'events.kinds', 'events.wave'),
    ask(at('before', 5), ['p1 tidal wave row 4'], 'events.row'),
    ask(at('before', 5, 'p1 tidal wave row 4'), ['p1 sail d4'], 'events.sail'),
    ask(at('landed', 5), ['p1 take'], 'events.take'),
    ask(at('after', 5), ['p1 end'], 'end-turn'),
    ask(at('before', 6), ['p1 play dolphin'], 'events.far', 'events.dolphin'),
    ask(at('before', 6), ['p1 dolphin to k7'], 'events.jump'),
    ask(at('before', 6, 'p1 dolphin to *'), ['p1 sail k8'], 'events.then'),
    ask(at('landed', 6), ['p1 take'], 'events.key'),
    ask(at('after', 6), ['p1 end'], 'end-turn'),
    end({ fromRound: 7 }, 'events.end'),
  ],
};

const pirates: Chapter<Word> = {
  title: 'pirates',
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
    ask(at('before', 8), ['p1 sail e6'], 'pirates.sail'),
    ask(at('landed', 8, 'p1 sail e6'), ['p1 take'], 'pirates.take'),
    ask(at('after', 8), ['p1 play pirate'], 'pirates.at-once', 'pirates.play'),
    ask(at('after', 8), ['p1 pirate p2 red right bottom coin', 'p1 pirate *'], 'pirates.rob'),
    ask({ phase: 'after' }, ['p1 end'], 'end-turn'),
    ask(at('before', 9, 'p1 sail e6'), ['p1 sail e3'], 'pirates.ship'),
    ask(at('landed', 9, 'p1 sail e3'), ['p1 take'], 'pirates.take-ship'),
    end({ fromRound: 10 }, 'pirates.end'),
  ],
};

const chest: Chapter<Word> = {
  title: 'chest',
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
    ask(at('before', 12), ['p1 sail f6'], 'chest.parts', 'chest.missing'),
    ask(at('landed', 12, 'p1 sail f6'), ['p1 take'], 'chest.take'),
    ask(at('after', 12), ['p1 chest'], 'chest.value', 'chest.times', 'chest.build'),
    ask(at('after', 12), ['p1 chest done', 'p1 chest add *'], 'chest.go-on'),
    ask({ phase: 'after', happened: 'p1 chest done' }, ['p1 end'], 'end-turn'),
    end({ happened: 'p1 chest done' }, 'chest.end'),
  ],
};

const ten: Chapter<Word> = {
  title: 'ten',
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
    ask(at('before', 16), ['p1 sail c6'], 'ten.nine', 'ten.lid'),
    ask(at('landed', 16, 'p1 sail c6'), ['p1 leave'], 'ten.leave'),
    ask(at('before', 17, 'p1 leave'), ['p1 sail e6'], 'ten.sail'),
    ask(at('landed', 17, 'p1 sail e6'), ['p1 take'], 'ten.take'),
    ask(at('after', 17), ['p1 put back brown middle', 'p1 put back *'], 'ten.must', 'ten.back'),
    ask(at('after', 17), ['p1 put on d6', 'p1 put on *'], 'ten.where'),
    ask({ phase: 'after' }, ['p1 end'], 'end-turn'),
    end({ happened: 'p1 put on *' }, 'ten.end'),
    end({ fromRound: 18 }, 'ten.left'),
  ],
};

const last: Chapter<Word> = {
  title: 'last',
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
    ask(at('before', 24), ['p1 sail g7'], 'last.five', 'last.open', 'last.sail'),
    ask(at('landed', 24, 'p1 sail g7'), ['p1 take'], 'last.take'),
    ask({ phase: 'after' }, ['p1 end'], 'end-turn'),
    ask(at('before', 25, 'p1 sail g7'), ['p1 sail g5'], 'last.now'),
    ask(at('landed', 25, 'p1 sail g5'), ['p1 take'], 'last.sixth'),
    end({ isOver: true }, 'last.points', 'last.end'),
  ],
};

export const chapters: readonly Chapter<Word>[] = [sea, memory, events, pirates, chest, ten, last];
