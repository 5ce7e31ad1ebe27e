// English: Vigo’s words. Its keys are the keys of every language.
export const en = {
  // The table: the room before the game
  'vigo.room': 'All hands on deck',

  // The table: the end
  'vigo.points.VG-END-2': 'what is left in the stock',
  'vigo.points.VG-CHE-5': 'chests',
  'vigo.points.VG-EVT-4': 'Sailing Ships',

  // The guided first games
  'vigo.guide.end-turn': 'That is all for this turn: end it.',
  'vigo.guide.sea': 'Putting to sea',
  'vigo.guide.sea.bay':
    'Welcome to the bay of Vigo! 108 cards lie face down in the water: parts of treasure chests, keys, and events.',
  'vigo.guide.sea.aim':
    'You sail the red ship. Collect parts and build chests; parts in red, your colour, are worth most. The sixth Sailing Ship that is found ends the game.',
  'vigo.guide.sea.place':
    'Put your ship on any free field, and you get the card that lies there. Let it be d5.',
  'vigo.guide.sea.stock': 'The card now lies in your stock, open for all to see. {p2} has put to sea, too.',
  'vigo.guide.sea.sail':
    'Each turn you sail 1 to 6 fields in a straight line, and every card you pass over is turned. Sail to h5.',
  'vigo.guide.sea.turned':
    'The cards on your way lie open now, for everybody. The one under your ship was not turned.',
  'vigo.guide.sea.take': 'You may take it, open or not, or leave it. Take it!',
  'vigo.guide.sea.end':
    'That was a turn: sail, turn cards, take one. Where nothing is left to choose, a turn ends by itself. Then {p2} did the same.',
  'vigo.guide.memory': 'Turn and remember',
  'vigo.guide.memory.ways':
    'Left, right, up or down: your ship never passes over another ship, stops on one, or leaves the bay.',
  'vigo.guide.memory.open':
    'If you pass over an open card, it is turned face down again. So remember d5: a red middle with a chalice.',
  'vigo.guide.memory.sail':
    'The red right lid on f5 fits your left one. Sail there; the fields on the way show what will turn.',
  'vigo.guide.memory.down': 'd5 and e5 lie face down again. Take the lid.',
  'vigo.guide.memory.where': 'And where was the red middle with the chalice? Right, on d5. Sail back there.',
  'vigo.guide.memory.take': 'Take the card, face down as it is.',
  'vigo.guide.memory.end':
    'Whoever remembers well finds what others have turned down. The bots, too, know only what has been open.',
  'vigo.guide.events': 'Waves and dolphins',
  'vigo.guide.events.kinds':
    'Two event cards lie in your stock. Before your ship moves, you may play one of them.',
  'vigo.guide.events.wave': 'Tap the Tidal Wave in your stock.',
  'vigo.guide.events.row':
    'It turns all cards of a row or column, but none under a ship. Choose row 4 at the edge of the bay.',
  'vigo.guide.events.sail': 'What a catch! On d4 lies a red left bottom with a lock. Sail there.',
  'vigo.guide.events.take': 'Take it.',
  'vigo.guide.events.far': 'On k8 lies a red key, too far for your ship.',
  'vigo.guide.events.dolphin': 'Tap the Dolphin in your stock.',
  'vigo.guide.events.jump':
    'It carries your ship to any free field, but you take no card there. Jump to k7, next to the key.',
  'vigo.guide.events.then': 'You still have your move: sail to k8.',
  'vigo.guide.events.key': 'Take the key.',
  'vigo.guide.events.end':
    'A key is handed in with a chest that has a lock. In the same colour they bring a bonus.',
  'vigo.guide.pirates': 'Pirates and Sailing Ships',
  'vigo.guide.pirates.sail': 'A Pirate lies open on e6. Sail there.',
  'vigo.guide.pirates.take': 'Take it.',
  'vigo.guide.pirates.at-once':
    'An event from the bay may be kept for a later turn or played at once. But a Pirate that is left in your stock at the end costs 50 points.',
  'vigo.guide.pirates.play': 'Play it at once.',
  'vigo.guide.pirates.rob':
    'You take any card from another stock. {p2} has a red right bottom, in your colour: take that.',
  'vigo.guide.pirates.ship': 'On e3 lies a Sailing Ship. Sail there.',
  'vigo.guide.pirates.take-ship': 'It is never kept, but scores 10 points at once. Take it.',
  'vigo.guide.pirates.end':
    'Five of the six Sailing Ships score 10 points each. The sixth scores 60 and ends the game.',
  'vigo.guide.chest': 'A chest',
  'vigo.guide.chest.parts':
    'A chest has two lids and two bottoms, left and right. Up to six middles make it larger. You may mix the colours.',
  'vigo.guide.chest.missing': 'You only lack a right bottom, and one lies open on f6. Sail there.',
  'vigo.guide.chest.take': 'Take it.',
  'vigo.guide.chest.value':
    'Your chest is complete! Each part and each key counts 40 in your colour, 20 in another, 10 in brown. A lock with a key of its colour brings 50 more.',
  'vigo.guide.chest.times':
    'Two equal treasures double the sum, three triple it, and so on. You have two rings: 250 become 500.',
  'vigo.guide.chest.build': 'Open the chest builder. The best chest is put together already: score it.',
  'vigo.guide.chest.go-on': 'Part by part, then: add what belongs to the chest, and score it.',
  'vigo.guide.chest.end':
    'The chest is scored, and its cards leave the game. After any turn’s take you may score as many complete chests as you have.',
  'vigo.guide.ten': 'The tenth card',
  'vigo.guide.ten.nine': 'Your stock has nine cards. More you may not keep at the end of a turn.',
  'vigo.guide.ten.lid': 'Close by lies a green left lid, face up. Sail to c6.',
  'vigo.guide.ten.leave': 'You have three left lids already, and whatever you take needs room. Leave it.',
  'vigo.guide.ten.sail': 'Still, a red right bottom with a lock is tempting. Sail to e6.',
  'vigo.guide.ten.take': 'Take it: your tenth card.',
  'vigo.guide.ten.must': 'With ten cards you must play an event, score a chest, or put a card back.',
  'vigo.guide.ten.back':
    'You have neither event nor chest. Put back a brown middle without a treasure: tap it.',
  'vigo.guide.ten.where': 'It goes face up onto an empty field without a ship. Choose d6, or another.',
  'vigo.guide.ten.end': 'Nine cards again, and everybody can fetch the one that you put back.',
  'vigo.guide.ten.left': 'As you like. Remember: at most nine cards at the end of a turn.',
  'vigo.guide.last': 'The sixth Sailing Ship',
  'vigo.guide.last.five':
    'Five Sailing Ships are taken. Whoever takes the sixth gets 60 points and ends the game.',
  'vigo.guide.last.open':
    'It can only be taken while it already lies open, by a ship that ends its move there.',
  'vigo.guide.last.sail':
    'You remember that it lies face down on g5. Pass over it and it turns up: sail to g7.',
  'vigo.guide.last.take': 'There it is! But first take the card here.',
  'vigo.guide.last.now': '{p2} was too far away. Now sail to g5.',
  'vigo.guide.last.sixth': 'Take the sixth Sailing Ship!',
  'vigo.guide.last.points':
    'The game is over. Parts left in a stock bring 20 in the own colour, 10 in another, 5 in brown; keys bring nothing, and each Pirate costs 50. The most points win.',
  'vigo.guide.last.end':
    'That is all of Vigo. During a game a tap on a part of a chest tells what it is good for; an event is played by a tap, and the rules are in the book at the top. Fair winds!',

  // Vigo: ships, as names of seats
  'vigo.ship.p1': 'Red',
  'vigo.ship.p2': 'Blue',
  'vigo.ship.p3': 'Green',
  'vigo.ship.p4': 'Yellow',
  'vigo.ship.p5': 'Violet',
  'vigo.ship.p6': 'White',

  // Vigo: cards as they stand within a sentence, and what they carry
  'vigo.card.dolphin': 'Dolphin',
  'vigo.card.tidal wave': 'Tidal Wave',
  'vigo.card.pirate': 'Pirate',
  'vigo.card.sailing ship': 'Sailing Ship',
  'vigo.card.red left lid': 'red left lid',
  'vigo.card.blue left lid': 'blue left lid',
  'vigo.card.green left lid': 'green left lid',
  'vigo.card.yellow left lid': 'yellow left lid',
  'vigo.card.violet left lid': 'violet left lid',
  'vigo.card.white left lid': 'white left lid',
  'vigo.card.brown left lid': 'brown left lid',
  'vigo.card.red right lid': 'red right lid',
  'vigo.card.blue right lid': 'blue right lid',
  'vigo.card.green right lid': 'green right lid',
  'vigo.card.yellow right lid': 'yellow right lid',
  'vigo.card.violet right lid': 'violet right lid',
  'vigo.card.white right lid': 'white right lid',
  'vigo.card.brown right lid': 'brown right lid',
  'vigo.card.red left bottom': 'red left bottom',
  'vigo.card.blue left bottom': 'blue left bottom',
  'vigo.card.green left bottom': 'green left bottom',
  'vigo.card.yellow left bottom': 'yellow left bottom',
  'vigo.card.violet left bottom': 'violet left bottom',
  'vigo.card.white left bottom': 'white left bottom',
  'vigo.card.brown left bottom': 'brown left bottom',
  'vigo.card.red right bottom': 'red right bottom',
  'vigo.card.blue right bottom': 'blue right bottom',
  'vigo.card.green right bottom': 'green right bottom',
  'vigo.card.yellow right bottom': 'yellow right bottom',
  'vigo.card.violet right bottom': 'violet right bottom',
  'vigo.card.white right bottom': 'white right bottom',
  'vigo.card.brown right bottom': 'brown right bottom',
  'vigo.card.red middle': 'red middle',
  'vigo.card.blue middle': 'blue middle',
  'vigo.card.green middle': 'green middle',
  'vigo.card.yellow middle': 'yellow middle',
  'vigo.card.violet middle': 'violet middle',
  'vigo.card.white middle': 'white middle',
  'vigo.card.brown middle': 'brown middle',
  'vigo.card.red key': 'red key',
  'vigo.card.blue key': 'blue key',
  'vigo.card.green key': 'green key',
  'vigo.card.yellow key': 'yellow key',
  'vigo.card.violet key': 'violet key',
  'vigo.card.white key': 'white key',
  'vigo.with.lock': 'with lock',
  'vigo.with.chalice': 'with chalice',
  'vigo.with.chain': 'with chain',
  'vigo.with.crown': 'with crown',
  'vigo.with.diamond': 'with diamond',
  'vigo.with.coin': 'with coin',
  'vigo.with.ring': 'with ring',

  // Vigo: what a card is good for
  'vigo.help.dolphin': 'Your ship goes to any free field. You do not take the card there.',
  'vigo.help.tidal wave': 'Turns all cards of one row or column, but none under a ship.',
  'vigo.help.pirate':
    'Take a card of your choice from another player’s stock. A Pirate left at the end costs 50 points.',
  'vigo.help.sailing ship': 'Scores 10 points at once. The sixth scores 60 and ends the game.',
  'vigo.help.lid': 'Every chest has a left and a right lid.',
  'vigo.help.bottom': 'Every chest has a left and a right bottom, with or without a lock.',
  'vigo.help.middle': 'Makes a chest larger: up to six of them fit in.',
  'vigo.help.worth':
    'In a chest it counts 40 in your colour, 20 in another, 10 in brown; a lock with a key of its colour 50 more; equal treasures multiply the sum.',
  'vigo.help.key': 'Handed in with a chest that has a lock. In the colour of the lock it earns a bonus.',

  // Vigo: moves as the log tells them, by the kind on the wire
  'vigo.move.start': '{other} begins.',
  'vigo.move.reveal': 'On {field}: {card}.',
  'vigo.move.place': '{seat} puts to sea on {field}.',
  'vigo.move.place.card': '{seat} puts to sea on {field} and takes: {card}.',
  'vigo.move.place.stays': '{seat} puts to sea on {field} and finds the last Sailing Ship; it stays there.',
  'vigo.move.sail': '{seat} sails to {field}.',
  'vigo.move.up': 'Comes to light: {cards}.',
  'vigo.move.stay': '{seat} cannot sail and stays.',
  'vigo.move.take': '{seat} takes the card.',
  'vigo.move.take.card': '{seat} takes: {card}.',
  'vigo.move.take.stays': '{seat} finds the last Sailing Ship; it stays there.',
  'vigo.move.leave': '{seat} leaves the card lying.',
  'vigo.move.play': '{seat} plays: {card}.',
  'vigo.move.dolphin to': 'The Dolphin brings {seat} to {field}.',
  'vigo.move.wave row': 'The Tidal Wave of {seat} runs over row {row}.',
  'vigo.move.wave column': 'The Tidal Wave of {seat} runs over column {column}.',
  'vigo.move.rob': '{seat} robs {other}: {card}.',
  'vigo.move.begin chest': '{seat} begins a chest.',
  'vigo.move.add part': '{seat} adds: {card}.',
  'vigo.move.finish chest': '{seat} scores a chest: {cards}.',
  'vigo.move.finish chest.value': '{seat} scores a chest for {value} points: {cards}.',
  'vigo.move.put back': '{seat} gives back: {card}.',
  'vigo.move.put on': '{seat} puts a card back on {field}.',
  'vigo.move.put on.card': '{seat} puts back on {field}: {card}.',
  'vigo.move.end turn': '{seat} ends the turn.',

  // Vigo: moves as they are offered
  'vigo.option.place': 'Put the ship on {field}',
  'vigo.option.sail': 'Sail to {field}',
  'vigo.option.sail.turns': 'Sail to {field}, turning {fields}',
  'vigo.option.wave row': 'Turn row {row}',
  'vigo.option.wave row.turns': 'Turn row {row}: {fields}',
  'vigo.option.wave column': 'Turn column {column}',
  'vigo.option.wave column.turns': 'Turn column {column}: {fields}',
  'vigo.option.stay': 'Stay here',
  'vigo.option.take': 'Take the card',
  'vigo.option.leave': 'Leave it',
  'vigo.option.play': 'Play: {card}',
  'vigo.option.dolphin to': 'To {field} with the Dolphin',
  'vigo.option.rob': 'Rob {other}: {card}',
  'vigo.option.begin chest': 'Build a chest part by part',
  'vigo.option.add part': 'Add: {card}',
  'vigo.option.finish chest': 'Score the chest',
  'vigo.option.chest': 'Chest for {value} points: {cards}',
  'vigo.option.put back': 'Put back: {card}',
  'vigo.option.put on': 'Put it on {field}',
  'vigo.option.end turn': 'End the turn',

  // Vigo: the table
  'vigo.board': 'The bay of Vigo',
  'vigo.round': 'Round {round}',
  'vigo.placing': 'The ships put to sea',
  'vigo.ships': '{count} of 6 Sailing Ships',
  'vigo.last-ship': 'The next Sailing Ship ends the game',
  'vigo.memory': 'The table remembers: what has been seen shows through the backs.',
  'vigo.row': 'Row {row}',
  'vigo.column': 'Column {column}',
  'vigo.field.water': 'open water',
  'vigo.field.down': 'face down',
  'vigo.field.seen': 'face down, seen before: {card}',
  'vigo.field.ship': 'ship of {name}',
  'vigo.field.turns': 'turns {fields}',
  'vigo.ask': 'Tap once more, or press the button.',
  'vigo.stock': 'Your stock',
  'vigo.stock.of': 'Stock of {name}',
  'vigo.stock.empty': 'No cards yet',
  'vigo.stock.left': 'Left over',
  'vigo.points': 'Points',
  'vigo.points.of': '{name} {points}',

  // Vigo: chests
  'vigo.chest.build': 'Build a chest: up to {value}',
  'vigo.chest.can': 'Has a chest for {value}',
  'vigo.chest.title': 'Build a chest',
  'vigo.chest.picture': 'Chest: {cards}',
  'vigo.chest.best': 'The best',
  'vigo.chest.hint': 'Tap a card to put it in or take it out.',
  'vigo.chest.in': 'in the chest',
  'vigo.chest.needed': 'no chest without it',
  'vigo.chest.useless': 'fits in no chest',
  'vigo.chest.reasons': 'How its value comes about',
  'vigo.chest.score': 'Score {value} points',
  'vigo.reason.VG-CHE-3': 'parts and keys',
  'vigo.reason.VG-CHE-4': 'locks with a key of their colour',
  'vigo.reason.VG-CHE-5': 'equal treasures: ×{times}',

  // Vigo: the end
  'vigo.end.ships': 'The sixth Sailing Ship has put to sea.',
  'vigo.end.rounds': '200 rounds, and the sixth Sailing Ship was not taken.',

  // Vigo: what a table agrees on
  'vigo.new.rules': 'How shall it be played?',
  'vigo.new.free': 'Free events',
  'vigo.new.free.hint': 'As many event cards as you like, at any moment of your turn.',
  'vigo.new.memory': 'Memory aid',
  'vigo.new.memory.hint':
    'What has been seen shows through the backs. Bots remember what their seat has seen; the weaker ones forget.',
  'vigo.new.lost': 'Two facts are lost',
  'vigo.new.lost.hint':
    'The game of 1994 is out of print, and two facts of it are no longer known. We play reconstructions. If you own the game, correct them here.',
  'vigo.new.bonus': 'Bonus for a lock with a key of its colour',
  'vigo.new.bonus.hint': 'Reconstruction: 50 points.',
  'vigo.new.bonus.bad': 'A whole number from 0 to 1000.',
  'vigo.new.deck': 'The 84 treasure cards',
  'vigo.new.deck.usual': 'Reconstruction: 12 cards of each colour and 12 brown ones.',
  'vigo.new.deck.own': 'From your file: {name}',
  'vigo.new.deck.how': 'Download the list, count your cards, change the numbers and load it again.',
  'vigo.new.deck.save': 'Download the list',
  'vigo.new.deck.load': 'Load your list',
  'vigo.new.deck.reset': 'Back to the reconstruction',
  'vigo.new.deck.unreadable': 'Line {line}: expected a number and a treasure card, such as “2 red left lid”.',
  'vigo.new.deck.event': 'Line {line}: events are fixed, the list has treasure cards only.',
  'vigo.new.deck.twice': 'Line {line}: this card is named twice.',
  'vigo.new.deck.size': 'The list has {count} cards; there must be 84.',
  'vigo.agreed.bonus': 'A lock with a key of its colour: {bonus} points.',
  'vigo.agreed.deck': 'The treasure cards come from a list of their own.',

  // Scenes: what happens, told beat by beat
  'vigo.scene.ship': 'That is {count} of 6 Sailing Ships, and 10 points.',
  'vigo.scene.last': '{seat} takes the sixth Sailing Ship: 60 points, and the game is over.',
  'vigo.scene.open': 'Five Sailing Ships have left: the next one ends the game.',
  'vigo.means.leads': '{seat} takes the lead with {points} points.',
  'vigo.means.still': '{seat} stays in the lead, now with {points} points.',
  'vigo.means.level': '{seat} draws level at {points} points.',
  'vigo.means.behind': '{seat} has {points} points now; {lead} leads with {most}.',
  'vigo.scene.scores': '{seat} scores a chest for {points} points.',
  'vigo.scene.chest': 'A chest of {seat}',
} as const satisfies Record<`vigo.${string}`, string>;

export type VigoKey = keyof typeof en;
export type VigoCatalogue = Record<VigoKey, string>;
