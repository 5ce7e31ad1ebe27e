// Vineta's rules in English.
import type { VinetaWords } from './outline';

export const words: VinetaWords = {
  sections: {
    about: {
      title: 'What it is about',
      lead: [
        'Vineta, the rich city in the Baltic, has angered the gods, and you are those gods. Storm by storm you drown it together, until a single district is left above the water.',
        'But each of you has a secret: one tribe and one district to protect. Lead the floods elsewhere, bring your houses to safety, and take your share of what goes under.',
      ],
    },
    box: { title: 'What is in the box' },
    board: { title: 'The city' },
    setup: { title: 'Set-up' },
    round: { title: 'A round' },
    cards: { title: 'Playing a card' },
    flood: { title: 'Flood cards' },
    'changing wind': { title: 'Changing Wind' },
    'calm sea': { title: 'Calm Sea' },
    intervention: { title: 'Intervention' },
    'one more': { title: 'One Card More, One Card Less' },
    'false hope': { title: 'False Hope' },
    rescue: { title: 'Rescue' },
    relocation: { title: 'Relocation' },
    panic: { title: 'Panic' },
    quarantine: { title: 'Quarantine' },
    scoring: { title: 'The end of a round' },
    secrets: { title: 'Open and secret' },
    end: { title: 'The end of the game' },
    points: { title: 'Points' },
    editions: {
      title: 'Editions',
      lead: [
        'Four rulebooks were printed, and they differ in four places. A table plays one of these editions: that of the language of whoever sets it up, unless another is picked, and it stays that way once the table is made. Each of the four points can also be set on its own.',
        'Where the French text is looser, it is read like the Dutch one: Intervention needs a row with a flood card; with only one row Changing Wind discards a flood card of that row; Rescue goes from one district to one other; houses are shared out by cards, not by players; and a tie at the end looks at houses of the own tribe.',
        'The Dutch and French card names are the printed ones. Of the German and English names only Intervention, One Card More, One Card Less and Quarantine are known from print; the others are translations.',
      ],
    },
    variant: { title: 'Variant: quick set-up' },
  },
  rules: {
    'VN-RND-1': {
      text: 'The game lasts **8 rounds**. Each round sinks exactly one district, so one of the nine is left at the end.',
    },

    'VN-MAT-1': {
      text: 'The city has **9 districts** in three rings of three: the green outer reaches by the sea, the yellow upper town inside them, and the red centre in the middle.',
    },
    'VN-MAT-2': {
      text: 'There are **7 tribes**, each with 7 houses in its own colour, 49 houses in all. There is one house tile for each tribe and one district tile for each district: 7 and 9 tiles.',
    },
    'VN-MAT-3': {
      text: 'There are **6 gods**, each with one chip and the same **30 cards**. 16 are flood cards: 5 with one wave, 6 with two, 4 with three and 1 with four, which makes 33 waves. 14 are action cards: 3 Changing Wind, 3 False Hope, and one each of Intervention, One Card More, One Card Less, Calm Sea, Rescue, Relocation, Panic and Quarantine.',
    },
    'VN-MAT-4': {
      text: 'The **tower** stands with the start player, who reveals first. The **disk** lies with the player who began the round.',
    },
    'RU-10': {
      text: 'The tribes always join in the same order: Amber, Ice, Fern, Straw, Tide, Rust, Heather. If four take part, they are the first four. A table may show them in other colours.',
    },

    'VN-MAP-1': {
      text: 'Each ring is turned by half a district against the next. So an outer district borders two of the upper town, an upper one borders two outer ones and two of the centre, and one of the centre borders two of the upper town. The three districts of a ring all border each other.',
      example:
        'Outer Reaches South borders Upper Town South-West and Upper Town South-East. Upper Town North borders Outer Reaches North-West, Outer Reaches North-East, Centre North-West and Centre North-East.',
    },
    'VN-MAP-2': {
      text: 'A district touches the ocean if it belongs to the outer reaches, or if at least one district it borders has sunk. At the start, then, only green districts can be threatened; when a green one sinks, two yellow ones lie open to the sea, and when one of those sinks, two red ones. While more than one district stands, at least two touch the ocean.',
    },

    'VN-SET-1': {
      text: '**2 to 6 players** can play. The tribes in play are one more than the players, but **4 tribes with 2 players**; all 7 houses of each of them are used.',
      example: '28 houses with 2 or 3 players, 35 with 4, 42 with 5, and 49 with 6.',
    },
    'VN-SET-2': {
      text: 'The house tiles of the tribes in play and all 9 district tiles are shuffled. Each player secretly gets **one of each**: the tribe and the district to protect. The rest go back to the box, and nobody sees them.',
      rulings: ['Tiles are dealt and cards are drawn in seat order, one seat after the other.'],
    },
    'VN-SET-3': { text: 'Each player shuffles their own 30 cards into a face-down pile.' },
    'VN-SET-4': {
      text: 'The start player gets the disk and the tower. In the printed game that is the oldest player; here it is the first seat, unless the table has picked another or leaves it to chance.',
    },
    'VN-SET-5': {
      text: 'Now the city is built: beginning with the start player and going clockwise, each player places one house on any district, until all houses stand. It may be a house of any tribe that is still in supply. You already know your own tiles when you do this.',
    },
    'VN-SET-6': { text: 'Then each player draws **7 cards**.' },

    'VN-RND-2': {
      text: 'A round normally has **3 turns**. Every One Card More makes it one turn longer, every One Card Less one turn shorter, and every tie-break turn adds one. After each complete turn the round is scored if as many turns were played as it should have, or more.',
    },
    'VN-TRN-1': {
      text: '**Choose:** all players at the same time pick one card of their hand and lay it face down.',
    },
    'VN-TRN-2': {
      text: '**Reveal:** from the player with the tower on, clockwise, each turns over the chosen card and plays it. You decide on row, target and houses only now, when you know all that was revealed before you.',
    },
    'VN-TRN-3': {
      text: '**Draw:** every player draws back up to 7 cards from their own pile, as far as it reaches.',
    },
    'VN-TRN-4': {
      text: 'When your pile is used up, you first play all the cards of your hand. Then you shuffle your discard pile into a new pile and draw 7. Cards that lie in rows or in front of players stay where they are.',
      rulings: ['Used-up piles are renewed in seat order, each when its seat comes to draw.'],
    },
    'VN-TRN-5': {
      text: '**Pass on:** between two turns the tower goes to the left. The disk stays with the player who began the round.',
    },
    'RU-9': {
      text: 'Everyone draws before the round is scored. Eleven of your cards never stay on the table, so you are never without a card to play.',
    },

    'VN-ACT-1': {
      text: 'Three action cards stay on the table to the end of the round: Intervention beside its row, One Card More and One Card Less in front of you. Every other action card goes to your own discard pile once it is carried out.',
    },
    'RU-4': {
      text: 'A revealed card **must be carried out if it can be**, in any allowed way you like. If it cannot, it lapses to your discard pile. Nobody may decline, except by a Relocation of two empty districts or a second Quarantine on one district.',
      rulings: [
        'A card without a choice, or one that lapses, still waits for its owner, with a single option.',
      ],
    },
    'RU-5': {
      text: 'A house that moves always ends in another district than it came from. Sunk districts are out of the game: no house leaves them and none goes there.',
      rulings: [
        'First the districts are named, then the houses. Panic names the district that is left, then one house and its target at a time.',
      ],
    },

    'VN-FLD-1': {
      text: '**Start a row:** choose a district that touches the ocean and is threatened by nobody, begin a row against it, and put your chip into it. From now on the district is endangered. You have only one chip, so you can start only one row a round.',
    },
    'VN-FLD-2': {
      text: '**Or add to a row:** put the card at the end of any open row, your own included.',
    },
    'RU-1': {
      text: 'A row emptied by Calm Sea or Changing Wind stays open: its chip and its Interventions stay, its district is still endangered, and flood cards may be added to it. For Changing Wind it counts as a row. When the round is scored, it is ignored as long as it holds no flood card.',
    },

    'VN-WND-1': {
      text: 'Take any one flood card of any row and put it **at the end of another row**. It still belongs to its owner.',
    },
    'VN-WND-2': {
      text: 'If there is only one row on the table, one flood card of it goes to its owner’s discard pile instead. If no row holds a flood card, nothing happens.',
    },

    'VN-CLM-1': {
      text: 'Any one flood card of any row goes to **its owner’s discard pile**. With no flood card in any row, nothing happens.',
    },

    'VN-INT-1': {
      text: 'Lay this card beside a row that holds at least one flood card, and choose: **7 waves more** or **7 waves fewer**. Without such a row, nothing happens.',
    },
    'VN-INT-2': {
      text: 'A district can sink even with zero waves or fewer, if no other has more. Intervention earns no houses.',
    },

    'VN-LEN-1': {
      text: 'One Card More makes the round one turn longer, One Card Less one turn shorter; several of them add up or cancel out. Cards that already lie face down are always still played. So a One Card Less in the last turn can only offset a One Card More.',
      example:
        'A One Card Less in turn 3, then a tie, then a One Card More in the tie-break turn: 3 + 1 − 1 + 1 = 4. The round is scored after turn 4.',
    },

    'VN-HOP-1': {
      text: 'Move **one house** of any district into an endangered district, which is one that holds a chip.',
    },
    'VN-HOP-2': { text: 'If no district is endangered, you choose both districts freely.' },
    'RU-6': {
      text: 'For False Hope and Rescue, “no district is endangered” means that no chip lies anywhere. If there are chips but no move is allowed, the card lapses.',
    },

    'VN-RES-1': {
      text: 'Move **two houses** from one endangered district to one other district. If only one house stands there, you move that one.',
    },
    'VN-RES-2': {
      text: 'If no district is endangered, you are free to choose where the houses come from and where they go.',
    },

    'VN-REL-1': {
      text: 'Choose two districts: they **swap all their houses**. One of them may be empty. Even two empty ones are allowed; then nothing changes.',
    },

    'VN-PAN-1': {
      text: '**3 houses** of one district flee to 3 different other districts. If fewer houses stand there, all of them flee, each to a district of its own.',
    },
    'VN-PAN-2': {
      text: 'If there are fewer districts to flee to than houses that flee, your edition says what happens.',
    },

    'VN-QUA-1': {
      text: 'Choose a district: **no house leaves it** until the end of the round. A tie does not end the round, so it does not end the quarantine either. Houses may still arrive.',
    },
    'VN-QUA-2': {
      text: 'Quarantine beats False Hope, Rescue, Relocation and Panic. It does not stop the sharing out of houses when the district sinks.',
    },
    'RU-7': {
      text: 'A district in quarantine cannot give away houses, nor be either side of a Relocation, but houses may move into it. Any district can be put into quarantine, and several at once. A second Quarantine on the same district has no further effect.',
    },

    'VN-SCO-1': {
      text: 'Count the waves of each row: all its flood cards, and 7 more or fewer for each Intervention. The row with **the most waves** sinks its district.',
    },
    'VN-SCO-7': {
      text: 'For example: the row of player A shows 11 waves, but an Intervention takes 7 of them, so 4 count. The row of player B has 7, so B’s district sinks.',
    },
    'VN-SCO-2': {
      text: 'If several rows tie for the most waves, all players play one further card; this is a **tie-break turn**. It is repeated as often as needed. After it any district can sink, not only those that were tied.',
    },
    'RU-2': {
      text: 'If no row holds a flood card when a round is to be scored, that is like a tie: another turn is played.',
    },
    'RU-3': {
      text: 'After 30 turns in one round a tie is settled: of the tied rows, the one that was started first sinks its district. If no row holds a flood card, the first coast district in board order sinks, and its houses go back to the box. This only makes sure that every game ends; in 100,000 random games of each number of players it never came to that.',
    },
    'VN-SCO-3': {
      text: 'The houses of the sunk district go **one at a time** to the owners of the flood cards in its row, from the bottom card up, and then from the bottom again while houses remain. A card moved by Changing Wind counts where it lies now.',
      example: '7 houses, and in the row cards of B, C, B, C: B gets 4 houses and C gets 3.',
    },
    'VN-SCO-4': {
      text: 'If there are fewer houses than cards, only the lowest cards of the row get one.',
    },
    'VN-SCO-5': {
      text: 'Once a district has sunk, all cards on the table go to their owners’ discard piles. The chips go home, and every quarantine ends.',
    },
    'VN-SCO-6': {
      text: 'The tower passes to the left and the disk goes under it. **With 3 players** the tower is not passed here.',
    },
    'RU-8': {
      text: 'The tower passes once a turn: between turns, and at the end of the round in place of the last turn’s pass. If it passed twice there, one player would start every round of a game of four.',
      example: '3 players and a round of 4 turns: whoever started it starts the next one too.',
    },

    'RU-11': {
      text: 'Open to all are played cards, discard piles, captured houses, and the number of cards in every hand and pile. Hands, the order of the piles and the tiles are secret. A chosen card is secret until it is revealed.',
    },

    'VN-END-1': {
      text: 'After round 8 **one district remains**. Now all tiles are revealed.',
      rulings: [
        'After the last scoring, too, cards and chips go home and tower and disk move on; only then is the game over.',
      ],
    },

    'VN-END-2': { text: '**3 points** for each house of your own tribe on the last district.' },
    'VN-END-3': {
      text: '**1 point** for each house you have captured. For captured houses of your own tribe the edition decides.',
    },
    'VN-END-4': {
      text: 'Whoever holds the tile of the last district gets **2 points** if it is red, **4** if it is yellow and **7** if it is green, whatever stands on it. If nobody holds the tile, nobody gets them. These points and those for houses on it do not depend on each other.',
    },
    'VN-END-5': {
      text: 'The most points win. In a tie, the most houses of the own tribe on the last district decide; if that is a tie too, there are several winners.',
    },

    'ED-1': {
      text: 'What is a captured house of your own tribe worth? A table can set 1, 2 or 3 points. With anything other than 1, the owner of the card always picks the house.',
      editions: {
        nl: '1 point, like any other house.',
        de: '1 point, like any other house.',
        en: '2 points in all.',
        fr: '1 point, like any other house.',
      },
      rulings: ['The 2 points of the English edition are meant in all, not 1 and 2 more.'],
    },
    'ED-2': {
      text: 'What does the tower do before a tie-break turn?',
      editions: {
        nl: 'It passes to the left.',
        de: 'It passes to the left.',
        en: 'It stays where it is.',
        fr: 'It passes to the left.',
      },
    },
    'ED-3': {
      text: 'What happens in a Panic that has fewer districts to flee to than houses?',
      editions: {
        nl: 'All of the up to 3 houses flee, over as many districts as possible: none gets a second house before each has one.',
        de: 'As in the Dutch edition: the German card sheet is missing.',
        en: 'As in the Dutch edition: the English card sheet is missing.',
        fr: 'Only as many houses flee as there are districts.',
      },
    },
    'ED-4': {
      text: 'Who picks which house a flood card captures?',
      editions: {
        nl: 'Nobody: it makes no difference, so houses are taken in the order of the tribes.',
        de: 'Nobody, as in the Dutch edition.',
        en: 'The owner of the card picks, one house at a time.',
        fr: 'Nobody, as in the Dutch edition.',
      },
    },

    'VN-VAR-1': {
      text: 'With the **quick set-up** nobody places a house: once the tiles are dealt, chance places them all in one go, each house on any of the 9 districts, all equally likely. Then everyone draws cards as usual. **No rulebook has this**; a table may agree on it to begin sooner.',
    },
  },
};
