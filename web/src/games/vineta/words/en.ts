// English: Vineta’s words. Its keys are the keys of every language.
export const en = {
  // Setting up a table
  'vineta.new.edition': 'Which edition?',
  'vineta.new.edition.hint': 'Four rulebooks were printed, and they differ in four places.',
  'vineta.new.edition.special': 'only here',
  'vineta.new.rules': 'Change individual rules',
  'vineta.new.rules.own-house': 'A captured house of the own tribe',
  'vineta.new.rules.tie-tower': 'The tower before a tie-break turn',
  'vineta.new.rules.panic': 'Panic with too few districts',
  'vineta.new.rules.capture': 'Which house is captured',
  'vineta.new.rules.placement': 'Set-up',

  // Editions, and what they say
  'vineta.edition.own-house.1': 'A captured house of your own tribe is worth 1 point, like any other.',
  'vineta.edition.own-house.2': 'A captured house of your own tribe is worth 2 points.',
  'vineta.edition.own-house.3': 'A captured house of your own tribe is worth 3 points.',
  'vineta.edition.tie-tower.passes':
    'After a tie the tower passes to the left before everyone plays one more card.',
  'vineta.edition.tie-tower.stays':
    'After a tie the tower stays where it is while everyone plays one more card.',
  'vineta.edition.panic.all': 'Panic moves all its houses, even if two must share a district.',
  'vineta.edition.panic.one-each': 'Panic moves at most one house to each district; the others stay.',
  'vineta.edition.capture.in-order': 'Captured houses are dealt out in the order of the tribes.',
  'vineta.edition.capture.owner-picks': 'Whoever laid the card picks the house it captures.',
  'vineta.edition.placement.in-turn': 'Everyone places the houses in turn, as printed.',
  'vineta.edition.placement.random': 'Quick set-up: all houses are placed at random. No rulebook has this.',

  // Gods, as names of seats
  'vineta.god.p1': 'Thor',
  'vineta.god.p2': 'Freya',
  'vineta.god.p3': 'Njord',
  'vineta.god.p4': 'Aegir',
  'vineta.god.p5': 'Ran',
  'vineta.god.p6': 'Heimdall',

  // Tribes
  'vineta.facet.tribe': 'Tribe',
  'vineta.facet.district': 'District',
  'vineta.tribe.amber': 'Amber',
  'vineta.tribe.ice': 'Ice',
  'vineta.tribe.fern': 'Fern',
  'vineta.tribe.straw': 'Straw',
  'vineta.tribe.tide': 'Tide',
  'vineta.tribe.rust': 'Rust',
  'vineta.tribe.heather': 'Heather',

  // Rings and districts; each also short, for badges
  'vineta.district.G0': 'Outer Reaches South',
  'vineta.district.G1': 'Outer Reaches North-West',
  'vineta.district.G2': 'Outer Reaches North-East',
  'vineta.district.Y0': 'Upper Town South-West',
  'vineta.district.Y1': 'Upper Town North',
  'vineta.district.Y2': 'Upper Town South-East',
  'vineta.district.R0': 'Centre South',
  'vineta.district.R1': 'Centre North-West',
  'vineta.district.R2': 'Centre North-East',
  'vineta.district.G0.short': 'Outer S',
  'vineta.district.G1.short': 'Outer NW',
  'vineta.district.G2.short': 'Outer NE',
  'vineta.district.Y0.short': 'Upper SW',
  'vineta.district.Y1.short': 'Upper N',
  'vineta.district.Y2.short': 'Upper SE',
  'vineta.district.R0.short': 'Centre S',
  'vineta.district.R1.short': 'Centre NW',
  'vineta.district.R2.short': 'Centre NE',

  // Cards, by their names on the wire
  'vineta.card.flood 1': 'Flood 1',
  'vineta.card.flood 1.help': 'One wave: start a row against a district by the sea, or add it to any row.',
  'vineta.card.flood 2': 'Flood 2',
  'vineta.card.flood 2.help': 'Two waves: start a row against a district by the sea, or add it to any row.',
  'vineta.card.flood 3': 'Flood 3',
  'vineta.card.flood 3.help': 'Three waves: start a row against a district by the sea, or add it to any row.',
  'vineta.card.flood 4': 'Flood 4',
  'vineta.card.flood 4.help':
    'Four waves, and you have only one of these: start a row against a district by the sea, or add it to any row.',
  'vineta.card.changing wind': 'Changing Wind',
  'vineta.card.changing wind.help':
    'Moves one flood card to the end of another row; if there is only one row, the card is discarded.',
  'vineta.card.calm sea': 'Calm Sea',
  'vineta.card.calm sea.help': 'Discards any one flood card of any row.',
  'vineta.card.intervention': 'Intervention',
  'vineta.card.intervention.help': 'Gives a row seven waves more or seven waves fewer, and earns no houses.',
  'vineta.card.one more': 'One Card More',
  'vineta.card.one more.help': 'The round lasts one turn longer.',
  'vineta.card.one less': 'One Card Less',
  'vineta.card.one less.help': 'The round lasts one turn less; cards already chosen are still played.',
  'vineta.card.false hope': 'False Hope',
  'vineta.card.false hope.help': 'Moves one house from any district into an endangered one.',
  'vineta.card.rescue': 'Rescue',
  'vineta.card.rescue.help': 'Moves two houses out of an endangered district to another one.',
  'vineta.card.relocation': 'Relocation',
  'vineta.card.relocation.help': 'Two districts swap all their houses.',
  'vineta.card.panic': 'Panic',
  'vineta.card.panic.help': 'Three houses of one district flee to three other districts.',
  'vineta.card.quarantine': 'Quarantine',
  'vineta.card.quarantine.help': 'No house leaves the chosen district until the end of the round.',

  // Moves as the log tells them, by the kind on the wire
  'vineta.move.start': '{recipient} begins.',
  'vineta.move.deal tribe': '{recipient} protects {tribe}.',
  'vineta.move.deal tribe.hidden': '{recipient} draws a secret tribe.',
  'vineta.move.deal district': '{recipient} protects {district}.',
  'vineta.move.deal district.hidden': '{recipient} draws a secret district.',
  'vineta.move.draw': '{recipient} draws {card}.',
  'vineta.move.draw.hidden': '{recipient} draws a card.',
  'vineta.move.place': '{seat} places a house of {tribe} on {district}.',
  'vineta.move.place.nature': 'Quick set-up: all houses are placed at random.',
  'vineta.move.choose': '{seat} chooses {card}.',
  'vineta.move.choose.hidden': '{seat} has chosen a card.',
  'vineta.move.start row': '{seat} threatens {district} with {card}.',
  'vineta.move.add': '{seat} adds {card} to the row against {district}.',
  'vineta.move.take': '{seat} plays {card}: card {number} of the row against {district} moves.',
  'vineta.move.take.whose': '{seat} plays {card}: {flood} of the row against {district} moves.',
  'vineta.move.put': '{seat} moves it to the row against {district}.',
  'vineta.move.discard': '{seat} plays {card}: card {number} of the row against {district} is discarded.',
  'vineta.move.discard.whose': '{seat} plays {card}: {flood} of the row against {district} is discarded.',
  'vineta.move.raise': '{seat} plays {card}: seven waves more against {district}.',
  'vineta.move.lower': '{seat} plays {card}: seven waves fewer against {district}.',
  'vineta.move.lay': '{seat} plays {card}.',
  'vineta.move.route': '{seat} plays {card}: from {district} to {to}.',
  'vineta.move.move': '{seat} moves a house of {tribe}.',
  'vineta.move.move.second': '{seat} moves houses of {tribe} and {second}.',
  'vineta.move.move.both': '{seat} moves two houses of {tribe}.',
  'vineta.move.move.to': '{seat} lets a house of {tribe} flee to {to}.',
  'vineta.move.swap': '{seat} plays {card}: {district} and {to} swap their houses.',
  'vineta.move.flee': '{seat} plays {card}: houses flee from {district}.',
  'vineta.move.close': '{seat} puts {district} into quarantine.',
  'vineta.move.lapse': '{seat} plays {card} without effect.',
  'vineta.move.capture': '{seat} captures a house of {tribe}.',
  'vineta.news.sank': '{district} sinks into the sea.',

  // The same to whoever did it
  'vineta.you.start': 'You begin.',
  'vineta.you.deal tribe': 'You protect {tribe}.',
  'vineta.you.deal district': 'You protect {district}.',
  'vineta.you.draw': 'You draw {card}.',
  'vineta.you.place': 'You place a house of {tribe} on {district}.',
  'vineta.you.choose': 'You choose {card}.',
  'vineta.you.change': 'You choose {card} instead.',
  'vineta.you.start row': 'You threaten {district} with {card}.',
  'vineta.you.add': 'You add {card} to the row against {district}.',
  'vineta.you.take': 'You play {card}: card {number} of the row against {district} moves.',
  'vineta.you.take.whose': 'You play {card}: {flood} of the row against {district} moves.',
  'vineta.you.put': 'You move it to the row against {district}.',
  'vineta.you.discard': 'You play {card}: card {number} of the row against {district} is discarded.',
  'vineta.you.discard.whose': 'You play {card}: {flood} of the row against {district} is discarded.',
  'vineta.you.raise': 'You play {card}: seven waves more against {district}.',
  'vineta.you.lower': 'You play {card}: seven waves fewer against {district}.',
  'vineta.you.lay': 'You play {card}.',
  'vineta.you.route': 'You play {card}: from {district} to {to}.',
  'vineta.you.move': 'You move a house of {tribe}.',
  'vineta.you.move.second': 'You move houses of {tribe} and {second}.',
  'vineta.you.move.both': 'You move two houses of {tribe}.',
  'vineta.you.move.to': 'You let a house of {tribe} flee to {to}.',
  'vineta.you.swap': 'You play {card}: {district} and {to} swap their houses.',
  'vineta.you.flee': 'You play {card}: houses flee from {district}.',
  'vineta.you.close': 'You put {district} into quarantine.',
  'vineta.you.lapse': 'You play {card} without effect.',
  'vineta.you.capture': 'You capture a house of {tribe}.',
  'vineta.you.reveal': 'All have chosen. You hold the tower and turn over the first card.',
  'vineta.you.moves': 'You move a house of {tribe} from {district} to {to}.',
  'vineta.you.moves.second': 'You move a house of {tribe} and one of {second} from {district} to {to}.',
  'vineta.you.moves.both': 'You move two houses of {tribe} from {district} to {to}.',
  'vineta.you.puts': 'You move {flood} from {district} to the row against {to}.',

  // The log, turn by turn: who did what in one line; `you` is whoever reads it
  'vineta.log.turn': 'Round {round} · Turn {turn}',
  'vineta.log.dealt': 'Everyone draws a secret tribe and a secret district.',
  'vineta.log.protects.you': 'You protect {tribe} and {district}.',
  'vineta.log.places': '{seat} places {houses}.',
  'vineta.log.places.you': 'You place {houses}.',
  'vineta.log.placed': '{tribe} on {district}',
  'vineta.log.chosen': 'Chosen so far: {names}.',
  'vineta.log.plays': '{seat} plays {card}',
  'vineta.log.plays.you': 'You play {card}',
  'vineta.log.line': '{who}: {what}.',
  'vineta.log.flood': 'a flood card',
  'vineta.flood.whose': '{flood} ({seat})',
  'vineta.log.start row': 'new row against {district}',
  'vineta.log.add': 'to the row against {district}',
  'vineta.log.sum': '{what}, now {count} wave|{what}, now {count} waves',
  'vineta.log.take': '{flood} from {district} to {to}',
  'vineta.log.discard': '{flood} discarded from the row against {district}',
  'vineta.log.raise': 'seven waves more against {district}',
  'vineta.log.lower': 'seven waves fewer against {district}',
  'vineta.log.route': '{houses} from {district} to {to}',
  'vineta.log.route.begun': 'from {district} to {to}',
  'vineta.log.flee': 'from {district} {flights}',
  'vineta.log.flee.begun': 'houses flee from {district}',
  'vineta.log.flight': '{tribe} to {to}',
  'vineta.log.swap': '{district} and {to} swap their houses',
  'vineta.log.lapse': 'no effect',
  'vineta.log.captures': '{seat} captures {houses}.',
  'vineta.log.captures.you': 'You capture {houses}.',

  // Moves as the list of what you may do offers them
  'vineta.option.place': 'Place a house of {tribe} on {district}',
  'vineta.option.choose': 'Choose {card}',
  'vineta.option.start row': 'Start a row against {district} with {card}',
  'vineta.option.add': 'Add {card} to the row against {district}',
  'vineta.option.take': 'Move card {number} of the row against {district}',
  'vineta.option.put': 'To the row against {district}',
  'vineta.option.discard': 'Discard card {number} of the row against {district}',
  'vineta.option.raise': 'Seven waves more against {district}',
  'vineta.option.lower': 'Seven waves fewer against {district}',
  'vineta.option.lay': 'Play {card}',
  'vineta.option.route': 'From {district} to {to}',
  'vineta.option.move': 'Move a house of {tribe}',
  'vineta.option.move.second': 'Move houses of {tribe} and {second}',
  'vineta.option.move.both': 'Move two houses of {tribe}',
  'vineta.option.move.to': 'A house of {tribe} flees to {to}',
  'vineta.option.swap': 'Swap the houses of {district} and {to}',
  'vineta.option.flee': 'Houses flee from {district}',
  'vineta.option.close': 'Put {district} into quarantine',
  'vineta.option.lapse': '{card} has no effect',
  'vineta.option.capture': 'Take a house of {tribe}',

  // What happens at the table, by the kind of the event
  'vineta.event.change': '{seat} chooses {card} instead.',

  // The table: the room before the game
  'vineta.room': 'The gods gather',
  'vineta.agreed.edition': 'Edition',

  // The table: whose turn
  'vineta.table.round': 'Round {round} of 8',
  'vineta.table.turn': 'Turn {turn} of {length}',
  'vineta.table.placing': 'The city is being built',
  'vineta.table.may-change': 'You may still choose another card.',
  'vineta.table.choose-district': 'Now choose a district.',
  'vineta.table.choose-house': 'Which house?',
  'vineta.table.choose-none': 'None',

  // The table: what lies on it
  'vineta.table.board': 'The city of Vineta',
  'vineta.table.coast': 'by the sea',
  'vineta.table.sunk': 'sunk',
  'vineta.table.quarantine': 'in quarantine',
  'vineta.table.houses.of': '{count} of {tribe}',
  'vineta.table.houses.none': 'no houses',
  'vineta.table.supply': 'Still to place',
  'vineta.table.rows': 'Rows',
  'vineta.table.rows.none': 'No district is endangered yet.',
  'vineta.table.row.card': '{count} wave by {name}|{count} waves by {name}',
  'vineta.table.waves': '{count} wave|{count} waves',
  'vineta.table.would-sink': 'Would sink now: {district}',
  'vineta.table.would-sink.short': 'would sink now',
  'vineta.table.would-sink.none': 'Nothing would sink now',
  // A hint: where to look, and why a choice is better
  'vineta.look.own-district': 'Look at your own district: {district}.',
  'vineta.look.own-houses': 'Look at the houses of your own tribe, {tribe}, in {district}.',
  'vineta.look.row': 'Look at the row against {district}.',
  'vineta.look.district': 'Look at {district}.',
  'vineta.look.hand': 'Look at your hand: what can you do without?',
  'vineta.look.city': 'Look at the city as a whole.',
  'vineta.why.saves-tile':
    'With the other choice your own district would sink as the rows lie: {district}. With this one it would not.',
  'vineta.why.saves-houses':
    'With the other choice {count} house of your tribe, {tribe}, would sink with {district} as the rows lie; with this one {than}.|With the other choice {count} houses of your tribe, {tribe}, would sink with {district} as the rows lie; with this one {than}.',
  'vineta.why.takes-houses':
    'As the rows lie you capture {count} house of {district}, with the other choice {than}.|As the rows lie you capture {count} houses of {district}, with the other choice {than}.',
  'vineta.why.denies-houses':
    'With the other choice {seat} would capture {count} house of {district} as the rows lie; with this one {than}.|With the other choice {seat} would capture {count} houses of {district} as the rows lie; with this one {than}.',
  'vineta.why.leads':
    'The row against {district} leads then, with {count} wave; with the other choice it does not.|The row against {district} leads then, with {count} waves; with the other choice it does not.',
  'vineta.why.moves-out':
    '{count} house of your tribe, {tribe}, leaves {district}, which a row threatens, for {to}, which none does.|{count} houses of your tribe, {tribe}, leave {district}, which a row threatens, for {to}, which none does.',
  'vineta.why.keeps-card': 'You keep “{card}” for later and play “{played}”.',
  'vineta.why.gathers':
    'Then {count} house of your tribe, {tribe}, stands in {district}: 3 points for each, should it be the last district.|Then {count} houses of your tribe, {tribe}, stand in {district}: 3 points for each, should it be the last district.',
  'vineta.why.deeper':
    '{district} lies further in than {to}: it is by the sea only once a neighbour has sunk.',
  'vineta.why.less-crowded':
    'In {to} {than} houses stand already, in {district} {count}: a full district is worth flooding.|In {to} {than} houses stand already, in {district} {count}: a full district is worth flooding.',
  'vineta.why.off-tile':
    'The other choice puts a house on your own district, {district}: the more stand there, the more it is worth flooding.',
  'vineta.why.own-house-counts':
    'A captured house of your own tribe, {tribe}, gives {count} point here.|A captured house of your own tribe, {tribe}, gives {count} points here.',
  'vineta.ahead.add': '{card} on the row against {district}',
  'vineta.ahead.start row': 'A new row against {district} with {card}',
  'vineta.ahead.at': '{card}, {district}',
  'vineta.ahead.sinks': '{deed}: {district} would sink.',
  'vineta.ahead.nothing': '{deed}: nothing would sink.',
  'vineta.ahead.nothing.item': 'nothing',
  'vineta.ahead.several': '{deed}: what would sink depends on where it goes: {districts}.',
  'vineta.ahead.lapse': '{deed}: there is nothing it could do now.',
  'vineta.ahead.places': 'It may go to: {districts}.',
  'vineta.table.row.show': 'Show {district} on the board',

  // The table: hand, secret, players
  'vineta.table.secret.tribe': 'Your tribe: {tribe}',
  'vineta.table.secret.district': 'Your district: {district}',
  'vineta.table.captured': 'Captured houses',
  'vineta.table.hand-size': '{count} card in hand|{count} cards in hand',
  'vineta.table.chosen': 'has chosen',
  'vineta.table.choosing': 'is choosing',
  'vineta.table.plays': 'plays {card}',
  'vineta.table.tower': 'reveals first this turn',
  'vineta.table.disk': 'began this round',
  'vineta.table.goal': 'Your goal',
  'vineta.table.goal.hide': 'Hide my goal',
  'vineta.table.goal.hide.key': 'Hide my goal (G)',
  'vineta.table.goal.hidden': 'Your goal is hidden',
  'vineta.table.laid': 'Your card of this turn: it lies face down.',
  'vineta.table.goal.heading': 'You protect',
  'vineta.table.row.idle': 'no flood card',
  'vineta.table.row.idle.why':
    'A row without a flood card is passed over when the waves are compared, however many it has.',
  'vineta.table.goal.means':
    'At the end each house of your tribe on the last district brings 3 points; your district brings points if it is the last one standing.',
  'vineta.table.own-district': 'your district',
  'vineta.ask.changing-wind.discard':
    'Changing Wind: there is only one row; choose the flood card that is discarded.',
  'vineta.ask.changing-wind.move': 'Changing Wind: choose the flood card that moves to another row.',
  'vineta.ask.panic':
    'Panic: {count} house must still flee from {district}. Choose it, then where it goes.|Panic: {count} houses must still flee from {district}. Choose one, then where it goes.',
  'vineta.ask.rescue.from': 'Rescue: houses leave {district}; choose the district they enter.',
  'vineta.ask.rescue.to': 'Rescue: houses go to {district}; choose the district they leave.',
  'vineta.ask.false-hope.from': 'False Hope: a house leaves {district}; choose the district it enters.',
  'vineta.ask.false-hope.to': 'False Hope: a house goes to {district}; choose the district it leaves.',
  'vineta.ask.place': 'Place a house of {tribe}: choose a district, or drag a house there.',

  // The table: the end
  'vineta.points.VN-END-2': 'own tribe’s houses on the last district',
  'vineta.points.VN-END-3': 'captured houses of other tribes',
  'vineta.points.ED-1': 'captured houses of the own tribe',
  'vineta.points.VN-END-4': 'own district is the last one standing',

  // The end
  'vineta.end.over': 'The sea is calm again',
  'vineta.end.last': '{district} still stands.',
  'vineta.end.secret': 'Secret: {tribe} and {district}',

  // The rules, on their page and at the table
  'vineta.rules.cards': 'Cards explained',
  'vineta.rules.cards.hand': 'The cards of your hand',

  // The guided first games
  'vineta.guide.place': 'The city is built',
  'vineta.guide.place.city':
    'Welcome to Vineta! You are {p1}, one of its angry gods. In eight rounds, eight of the nine districts sink. The last one standing decides the game.',
  'vineta.guide.place.secret':
    'You have two secrets; they lie beside your hand, and no one else sees them. {amber} is your tribe: each of its houses on the last district brings you 3 points.',
  'vineta.guide.place.district':
    'And {R2} is your district. If it is the last one standing, you get 2 points; in the upper town it would be 4, in the outer reaches 7.',
  'vineta.guide.place.ask':
    'Before the first round everybody places houses in turn. The sea comes from outside, so the centre is safe longest. Tap the house of {amber}, then {R2}.',
  'vineta.guide.place.last':
    'The others have placed houses, too. One house is left, so there is no tribe to choose: put it wherever you like. Do not show too clearly which tribe is yours!',
  'vineta.guide.place.end': 'The city stands, and everyone has drawn seven cards. The first storm is coming.',
  'vineta.guide.storm': 'The first storm',
  'vineta.guide.storm.cards':
    'A round has three turns, and in each turn everybody secretly chooses one card. Dark cards are floods: the figure is their number of waves. Light cards are actions; the button beside your hand explains each of them.',
  'vineta.guide.storm.choose': 'The others have laid theirs already. Choose {flood_3}.',
  'vineta.guide.storm.reveal':
    'Now all cards are revealed, one after the other. You hold the tower, so you are first.',
  'vineta.guide.storm.start':
    'Only districts by the sea can be threatened. Start a row against {G1}: many houses, none of them yours. Your chip goes there; you have one, so you start one row a round.',
  'vineta.guide.storm.rows':
    '{p2} has started a row against {G0}, and {p3} has added to it. At the end of the round the district with the most waves sinks.',
  'vineta.guide.storm.tower':
    'The tower has passed to {p2}, who now reveals first. Whoever comes later knows more.',
  'vineta.guide.storm.choose-2': 'Choose {flood_2}.',
  'vineta.guide.storm.add':
    '{p2} has added to your row: everybody may add to any row, and each card in it can capture houses. Add yours to the row against {G1}.',
  'vineta.guide.storm.sums':
    'Look at the sums: 7 waves against {G1}, 5 against {G0}. If the round ended now, {G1} would sink.',
  'vineta.guide.storm.choose-3':
    'The last turn of this round. Choose another flood card: {flood_2}, if you still have it.',
  'vineta.guide.storm.last':
    '{p3} has brought three waves: {G0} leads with 8 to 7. Add your card to the row against {G1}.',
  'vineta.guide.capture':
    'The district sinks, and each card of its row captures a house. It is your card’s turn: pick one.',
  'vineta.guide.storm.sunk': '{G1} had the most waves, 10 to 8, and has sunk.',
  'vineta.guide.storm.captured':
    'Its four houses went to the cards of the row, from the first card up: three to you, one to {p2}; the last card got none. Each is worth 1 point, one of your own tribe 2.',
  'vineta.guide.storm.end':
    'The hole is sea now: the districts that border it can be threatened, too. Cards and chips go home, and the next round begins.',
  'vineta.guide.sunk':
    'A district has sunk, and its houses went to the cards of its row, from the first one up.',
  'vineta.guide.people': 'Houses on the move',
  'vineta.guide.people.actions': 'One storm later. Light cards are actions, and several of them move houses.',
  'vineta.guide.people.danger':
    'A chip lies on {G0}: it is endangered, with 4 waves against it. Two of your houses stand there!',
  'vineta.guide.people.rescue':
    'You have revealed {rescue}: two houses leave an endangered district. Choose their new home: {R2}.',
  'vineta.guide.people.houses': 'And which two? Your own, of course: tap {amber}, and {amber} again.',
  'vineta.guide.people.choose-hope':
    'Your people are safe. Now the opposite: {false_hope} lures one house into an endangered district. Choose it.',
  'vineta.guide.people.hope':
    'It goes to {G0}, the only endangered district. Choose where it comes from: {R0}.',
  'vineta.guide.people.hope-house':
    'Which house? Watch whom the others protect. You suspect that {p3} belongs to {fern}: take that one.',
  'vineta.guide.people.quarantine':
    '{p2} has put {G0} into quarantine: until the end of the round no house may leave it. Others may still arrive.',
  'vineta.guide.people.choose-panic': 'The last turn. Choose {panic}.',
  'vineta.guide.people.panic':
    '{panic}: three houses of one district flee to three different districts. Choose {R1}.',
  'vineta.guide.people.flee':
    'First the house, then where it goes: send {fern} to {G0}, right into the flood.',
  'vineta.guide.people.flee-on': 'And the next house, wherever you like.',
  'vineta.guide.people.end':
    '{G0} has sunk with all its houses. You had no card in its row, so you captured none: only flood cards do that.',
  'vineta.guide.gates': 'Swaps and closed gates',
  'vineta.guide.gates.danger':
    'Danger: three of your houses stand on {Y0}, and 7 waves roll against it. On {R1} only the others live.',
  'vineta.guide.gates.relocation':
    'You have revealed {relocation}: two districts swap all their houses. Choose {Y0}, then {R1}.',
  'vineta.guide.gates.choose':
    'Now the others will want to save their houses. Prevent it: choose {quarantine}.',
  'vineta.guide.gates.quarantine':
    'Until the end of the round no house leaves a district in quarantine. Choose {Y0}.',
  'vineta.guide.gates.end':
    '{p2} revealed {rescue}, but nobody could leave: a card that cannot be carried out lapses. {Y0} sank, and your card in its row captured a house.',
  'vineta.guide.waves': 'Wind and waves',
  'vineta.guide.waves.danger':
    '{R1} with three of your houses would sink now, with 5 waves. {Y2} has 3, {G2} 2.',
  'vineta.guide.waves.wind':
    'You have revealed {changing_wind}: it moves any flood card to the end of another row. Take the card with four waves from the row against {R1}.',
  'vineta.guide.waves.wind-to': 'And put it into the row against {Y2}.',
  'vineta.guide.waves.choose-intervention':
    'Now {Y2} leads with 7 waves. Make sure of it: choose {intervention}.',
  'vineta.guide.waves.intervention':
    '{intervention} gives a row seven waves more or seven fewer, but captures nothing. Choose {R1}, and seven fewer.',
  'vineta.guide.waves.more': '{p2} has played {one_more}: this round has a fourth turn.',
  'vineta.guide.waves.choose-calm': 'Choose {calm_sea}.',
  'vineta.guide.waves.calm':
    '{calm_sea} takes one flood card off the table. The first card of a row captures first: remove that of {p3} from the row against {Y2}, and yours is first.',
  'vineta.guide.waves.end':
    '{Y2} has sunk. Your card was the first of its row, so of three houses two are yours.',
  'vineta.guide.tie': 'A tie',
  'vineta.guide.tie.lead':
    '{G2} would sink now, with 4 waves to 3. That suits you: two of your houses stand on {R0}, the other endangered district.',
  'vineta.guide.tie.choose-less': 'So end the round early: choose {one_less}.',
  'vineta.guide.tie.less':
    'The round now ends after this turn, but all cards already chosen are still played. Play {one_less} with the button below.',
  'vineta.guide.tie.tied':
    'Both rows have 5 waves now: a tie. Nothing sinks yet, and everybody plays one more card.',
  'vineta.guide.tie.passes': 'The tower passes to the left first: {p2} reveals first, and you reveal last.',
  'vineta.guide.tie.stays': 'The tower stays where it is for that: you reveal first.',
  'vineta.guide.tie.choose': 'Choose {flood_3}.',
  'vineta.guide.tie.add': 'Add it to the row against {G2}.',
  'vineta.guide.tie.end': 'The tie is broken: {G2} has sunk, and {R0} with your houses still stands.',
  'vineta.guide.alone': 'On your own',
  'vineta.guide.alone.look':
    'Now play a round without me. Four districts are left, and all of them lie by the sea.',
  'vineta.guide.alone.choose':
    'Most houses of {amber} stand on {R2} and {R0}. Which district may go instead? Choose a card. While others are still choosing, you may change it.',
  'vineta.guide.alone.again': 'Look at the rows and at who holds the tower, then choose your next card.',
  'vineta.guide.alone.flood':
    'Start a row or add to one, as you like. The first card of a row captures first.',
  'vineta.guide.alone.action': 'Your action: whatever you can choose is lit.',
  'vineta.guide.alone.end': 'That was your own round. One chapter is left: the last storm.',
  'vineta.guide.last': 'The last district',
  'vineta.guide.last.two':
    'The eighth round, its last turn: only {R2} and {Y1} are left, and one of them goes.',
  'vineta.guide.last.points':
    'On {R2} stand three houses of {amber}: 9 points. It is also your district: 2 more. But 5 waves threaten it, and only 3 {Y1}.',
  'vineta.guide.last.choose': 'One card can turn it. Choose {intervention}.',
  'vineta.guide.last.intervention':
    'It is 7 to 4 now. Give {R2} seven waves fewer, or {Y1} seven more: either will do.',
  'vineta.guide.last.won':
    '{R2} still stands! 9 points for your three houses, 2 for your district, 1 for each captured house: you win.',
  'vineta.guide.last.own':
    'One thing more: in this edition a captured house of your own tribe brings 2 points.',
  'vineta.guide.last.lost':
    'This time {R2} has sunk. Points come from houses of your tribe on the last district, from your district if it is the last, and from captured houses.',
  'vineta.guide.last.end':
    'That is all of Vineta. During a game every card explains itself, and the rules are in the book at the top. May your people stay dry!',

  // Replay
  'vineta.replay.dealt': 'Everyone draws a secret tribe and a secret district.',
  'vineta.replay.drawn': 'Everyone fills up their hand.',
  'vineta.setup.houses': 'Houses',
  'vineta.setup.box': 'Out of the game',
  'vineta.setup.whose': 'Whose cards?',
  'vineta.setup.cards': 'Cards',
  'vineta.setup.hand': 'Hand',
  'vineta.setup.discard': 'Discard pile',
  'vineta.setup.pile': 'Draw pile: whatever is left',
  'vineta.replay.hands': 'Hands and secrets',
  'vineta.replay.hand.none': 'no cards in hand',
  'vineta.replay.chosen': 'face down: {card}',

  // Scenes: what happens, told beat by beat
  'vineta.scene.reveal': 'All have chosen. {seat} holds the tower and turns over the first card.',
  'vineta.scene.moves': '{seat} moves a house of {tribe} from {district} to {to}.',
  'vineta.scene.moves.second': '{seat} moves a house of {tribe} and one of {second} from {district} to {to}.',
  'vineta.scene.moves.both': '{seat} moves two houses of {tribe} from {district} to {to}.',
  'vineta.scene.puts': '{seat} moves {flood} from {district} to the row against {to}.',
  'vineta.scene.sinks': 'The waves close over {district}.',
  'vineta.scene.tie':
    'A tie: {districts} have {count} wave each. Nothing sinks yet; everyone plays one more card.|A tie: {districts} have {count} waves each. Nothing sinks yet; everyone plays one more card.',
  'vineta.scene.tie.none': 'No row holds a flood card: everyone plays one more card.',
  'vineta.scene.cards': 'The cards of this turn',
  'vineta.scene.slot.none': '{seat}: no card',
  'vineta.scene.slot.down': '{seat}: a card face down',
  'vineta.scene.slot.up': '{seat}: {card}',
  'vineta.means.leads':
    '{district} now leads with {count} wave and would sink.|{district} now leads with {count} waves and would sink.',
  'vineta.means.still':
    '{district} still leads, now with {count} wave.|{district} still leads, now with {count} waves.',
  'vineta.means.behind':
    '{district} has {count} wave now; {lead} leads with {most}.|{district} has {count} waves now; {lead} leads with {most}.',
  'vineta.means.tie':
    'That is a tie at {count} wave: as it stands, nothing would sink.|That is a tie at {count} waves: as it stands, nothing would sink.',
  'vineta.means.none': 'No district is threatened by a flood card any more.',
  'vineta.means.danger': '{district} is endangered: a row lies against it.',
  'vineta.means.doomed': '{district} is where the sea would strike now.',
  'vineta.means.idle':
    '{district} has no flood card left and is passed over; {lead} leads with {count} wave.|{district} has no flood card left and is passed over; {lead} leads with {count} waves.',
  'vineta.means.safe': 'It is safe there for now.|They are safe there for now.',
  'vineta.means.length': 'This round now has {count} turn.|This round now has {count} turns.',
  'vineta.means.closed': 'No house may leave it before the round ends.',
  'vineta.sunk.most':
    '{district} sinks: {count} wave, more than any other. {rival} comes next with {least}.|{district} sinks: {count} waves, more than any other. {rival} comes next with {least}.',
  'vineta.sunk.only':
    '{district} sinks with {count} wave: no other row is left.|{district} sinks with {count} waves: no other row is left.',
  'vineta.sunk.tied': 'One more turn has broken the tie.',
  'vineta.sunk.first': '{district} sinks: the tie was never broken, and its row was begun first.',
  'vineta.sunk.none': '{district} sinks: no row was left to decide it.',
  'vineta.share.list': 'Captured: {shares}.',
  'vineta.share.of': '{seat} {count} house|{seat} {count} houses',
  'vineta.share.how':
    'Each flood card of the row captures one house, the first card first, and round again until none is left.',
  'vineta.share.none': 'No house stood there to be captured.',
  'vineta.summary.title': 'Round {round}: {district} sinks',
  'vineta.summary.open': 'Why {district} sank',
  'vineta.summary.why': 'Why?',
  'vineta.summary.rows': 'Waves of each row',
  'vineta.summary.captured': 'Captured houses',

  // What puzzles teach
  'vineta.theme.panic': 'When to panic',
  'vineta.theme.panic.about':
    'Panic moves three houses at once, and you have the card only once. Play it when houses of your tribe stand where the water will rise, or when it empties a district that somebody else counts on. Too early, and they flee into the next flood; too late, and they are captured.',
  'vineta.theme.denial': 'Stopping the leader',
  'vineta.theme.denial.about':
    'Whoever has captured the most houses wins if nothing happens. Calm Sea, Changing Wind and Intervention take from a row what it would bring: look whose cards lie there before you think of your own.',
  'vineta.theme.houses': 'Moving houses',
  'vineta.theme.houses.about':
    'False Hope, Rescue and Relocation decide where houses stand when a district sinks. Bring yours to where they may last, and the others’ to where your flood cards lie.',
  'vineta.theme.flood': 'Laying floods',
  'vineta.theme.flood.about':
    'A flood card counts twice: for which district sinks, and for who captures its houses. Sometimes a small flood in a long row brings more than a large one against a new district.',
  'vineta.theme.ending': 'The last rounds',
  'vineta.theme.ending.about':
    'From the seventh round on hardly anything is undone. Three points for each of your houses on the last district, and more if the district is yours: it is time to count, and to show what you kept hidden.',
  'vineta.decision.card': 'Card',
  'vineta.decision.place': 'Placing houses',
  'vineta.decision.choose': 'Choosing a card',
  'vineta.decision.play': 'Carrying a card out',
  'vineta.decision.capture': 'Capturing houses',
} as const satisfies Record<`vineta.${string}`, string>;

export type VinetaKey = keyof typeof en;
export type VinetaCatalogue = Record<VinetaKey, string>;
