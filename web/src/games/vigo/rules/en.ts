// Vigo's rules in English.
import type { VigoWords } from './outline';

export const words: VigoWords = {
  sections: {
    about: {
      title: 'What it is about',
      lead: [
        'A treasure fleet lies at the bottom of the bay of Vigo. Sail your ship across it, turn over what you pass, remember what you saw, and fish up the parts of the most precious chests.',
        'When the sixth Sailing Ship is taken, the game is over, and the most points win.',
        'Some facts of the printed game of 1994 are lost. Where a rule here is a reconstruction, it says so, and a table can change it.',
      ],
    },
    box: { title: 'What is in the box' },
    deck: {
      title: 'The treasure cards',
      lead: [
        'Which treasure cards were printed is lost. If you own the game, count its cards and play with a deck file of your own: it replaces the 84 treasure cards, while the 24 events stay. If something is wrong in the file, you are told in which line.',
      ],
    },
    setup: { title: 'Set-up' },
    turn: {
      title: 'Your turn',
      lead: ['You do these things in this order. Only moving your ship is compulsory.'],
    },
    dolphin: { title: 'Dolphin' },
    'tidal wave': { title: 'Tidal Wave' },
    pirate: { title: 'Pirate' },
    'sailing ship': { title: 'Sailing Ship' },
    chests: { title: 'Chests' },
    value: { title: 'What a chest is worth' },
    end: { title: 'The end of the game' },
    points: { title: 'The last points' },
    variant: { title: 'Variant: free events' },
    memory: { title: 'What you know' },
  },
  rules: {
    'VG-MAT-1': {
      text: 'The bay has 9 rows of 12 fields, **108 fields** in all. At the start one card lies face down on each.',
    },
    'VG-MAT-2': {
      text: '**24 event cards**: 6 each of Dolphin, Tidal Wave, Pirate and Sailing Ship. The other **84 are treasure cards**.',
    },
    'VG-MAT-3': {
      text: '6 ships in six colours, which are also the colours of the chests: red, blue, green, yellow, violet and white. Brown is neutral and belongs to nobody.',
    },

    'VG-MAT-4': {
      text: 'Each of the six colours has **12 cards**: 2 left lids, 2 right lids, a left and a right bottom with a lock, a left and a right bottom without, 3 middles and 1 key. Brown has 12 too: a lid and a plain bottom for each side, and 8 middles. Each of the six treasures (chalice, chain, crown, diamond, coin, ring) appears six times, on all coloured middles and plain bottoms and on six brown middles; no part has both a lock and a treasure.',
      example:
        'The red middles carry chalice, chain and crown, the red plain bottoms diamond (left) and coin (right), and the first brown middle a ring. With every next colour each of these moves on by one treasure; after the ring comes the chalice again.',
      rulings: [
        'Any deck has at most 15 cards of a kind. Locks are on bottoms only; keys carry nothing and are never brown; every other part may carry a treasure.',
      ],
    },

    'VG-SET-1': { text: '**2 to 6 players** can play, each with a ship of a different colour.' },
    'VG-SET-2': {
      text: 'The start player first, then clockwise: put your ship on any free field, take the card there and lay it open in front of you. A Sailing Ship taken now scores at once. Any other event card is kept, not played.',
    },
    'VG-SET-3': {
      text: 'The start player is the first seat, unless the table has picked another or leaves it to chance. After the set-up the start player takes the first turn, and the others follow clockwise. A **round** is one turn of each player.',
    },

    'VG-TRN-1': {
      text: '**Event:** before you move you may play one event card of your own stock.',
    },
    'VG-TRN-2': {
      text: '**Move:** sail 1 to 6 fields in a straight line: left, right, up or down. Your ship may not pass over a ship, stop on one or leave the board.',
      rulings: [
        'A ship that cannot move stays, turns nothing and takes no card, not even the one under it. You may still score chests.',
      ],
    },
    'VG-TRN-3': {
      text: '**Turn the cards:** the move is announced, and every card on the fields you pass over is turned. What was face down is now face up, and the other way round.',
      rulings: [
        'The card of the field where you stop is not turned. This only matters for the sixth Sailing Ship and for a card that is left lying.',
        'Cards that wait to be revealed are revealed in the order of their fields.',
      ],
    },
    'VG-TRN-4': {
      text: '**Take:** if a card lies on the field where you stopped, you may take it, face up or face down. You may also leave it.',
    },
    'VG-TRN-5': {
      text: 'An event card taken from the bay may be kept for a later turn or played at once, even if you have played one before the move. Played cards go to the box.',
      rulings: [
        'At once means before anything else: scoring a chest, putting a card back or playing another event ends the chance.',
      ],
    },
    'VG-TRN-6': {
      text: 'A treasure card you take goes to your stock. After the take you may score complete chests, as many as you can. Building part of a chest has no effect.',
      rulings: [
        'Chests may be scored after any take, or after none; the rulebook only speaks of a treasure card or a tenth card.',
      ],
    },
    'VG-TRN-7': {
      text: 'Your stock lies open for all, and at the end of your turn it has **at most 9 cards**. With a tenth you must play an event card, score a chest, or put a card of your stock on an empty field without a ship, and again until nine remain. A Pirate alone does not help: it leaves the count as it was.',
      rulings: [
        'A card that is put back lies face up. You can put one back only while you hold ten.',
        'An event played with ten cards need not be the one you have just taken.',
        'The rulebook has a penalty for being caught with ten cards. It is not played: a turn does not end above nine.',
      ],
    },

    'VG-EVT-1': {
      text: 'Put your ship on **any free field**. You do not take the card there.',
    },
    'VG-EVT-2': {
      text: 'Turn all cards of **one row or one column**. A card under a ship is not turned.',
      rulings: ['You may also spend it on a row or column in which nothing turns.'],
    },
    'VG-EVT-3': {
      text: 'Take **one card of your choice** from one player’s stock into your own.',
      rulings: [
        'Somebody else must have a card, or the Pirate cannot be played.',
        'A stolen card counts as stock, not as taken from the bay. A stolen event therefore waits for a later turn, unless your tenth card or the variant with free events lets you play it.',
      ],
    },
    'VG-EVT-4': {
      text: 'A Sailing Ship is never kept. Taking it gives you **10 points**, and **60** if it is the sixth.',
    },
    'VG-EVT-5': {
      text: 'Once five are taken, only a ship that **ends its move** on the sixth can take it (a Dolphin is no move), and only if it **already lies face up**. If you choose to take it face down, you turn it up, leave it and have taken nothing, in the set-up too; if you leave the card alone, you do not see it. Taking the sixth ends the game at once, before any further event or chest.',
      rulings: [
        'Any passing ship or Tidal Wave may have turned it up, in this turn or an earlier one; the rulebook says “just discovered”.',
      ],
    },

    'VG-CHE-1': {
      text: 'A chest has **2 lids** (left and right), **2 bottoms** (left and right, with or without a lock) and **0 to 6 middles**: 4 to 10 parts. Colours may be mixed as you like.',
      rulings: ['Middles fit above and below, and there need not be as many above as below.'],
    },
    'VG-CHE-2': {
      text: 'Keys of any colour may be handed in with a complete chest, at most as many as it has locks.',
    },
    'VG-CHE-6': { text: 'A scored chest leaves the game.' },

    'VG-CHE-3': {
      text: 'Each part and each key is worth **40** in your own colour and **20** in any other of the six colours, whether a player has it or not. A brown part is worth **10**.',
    },
    'VG-CHE-4': {
      text: 'Each pair of a lock and a key of the same colour adds a bonus of **50**. The table can set another number.',
    },
    'VG-CHE-5': {
      text: 'The sum is **multiplied by the largest number of equal treasures** in the chest: two of a kind double it, three triple it, six make it six times as much. If no treasure appears twice, it stays as it is. If two treasures are equally frequent, only one of them counts.',
      example:
        'Two lids in your own colour, two bottoms in other colours, a diamond on each bottom: 40 + 40 + 20 + 20 = 120, doubled to 240.',
      rulings: [
        'The bonus for locks and keys is part of the sum that is multiplied.',
        'Four and five of a kind give ×4 and ×5, and more than six still give ×6.',
      ],
    },

    'VG-END-1': { text: 'The game ends when **the sixth Sailing Ship** is taken.' },
    'VG-END-4': {
      text: 'If the sixth Sailing Ship has not been taken after 200 rounds, the game ends as well, and the last points are counted.',
      rulings: ['No rulebook has this limit; it makes sure that every game ends.'],
    },

    'VG-END-2': {
      text: 'Each part left in your stock gives **20** in your own colour, **10** in any other of the six and **5** in brown. Each Pirate you still have costs **50**. Points have no upper limit, and they can fall below zero.',
      rulings: ['Keys that are left give nothing.'],
    },
    'VG-END-3': {
      text: 'The most points win.',
      rulings: ['Equal points share the win.'],
    },

    'VG-VAR-1': {
      text: 'With **free events** you may play any number of event cards at any moment of your turn: before the move, between landing and taking, and after taking, but never between the announcement and the landing. Only the card of the field where your move ended can be taken, and only while your ship still stands there. A stolen event card may be played too.',
      rulings: [
        'A Dolphin between landing and taking gives the card up, even if a second Dolphin brings the ship back. Otherwise Dolphin, Tidal Wave and Dolphin would fetch the sixth Sailing Ship.',
      ],
    },

    'VG-INF-1': {
      text: 'Nobody knows a face-down card. The table shows what lies open now, and with the **memory aid**, which is off unless the table switches it on, also what was open before. Whoever was there may remember: a bot knows only what its seat has seen, weaker bots forget, and the table says so.',
      rulings: [
        'Without the memory aid, whoever comes to a running game, or comes back to it, is shown what lies open now and the last twenty events, no more: a lost connection costs no memory. Earlier events and the record come when the game is over.',
      ],
    },
  },
};
