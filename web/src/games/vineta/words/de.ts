// German: Vineta’s words.
import type { VinetaCatalogue } from './en';

export const de: VinetaCatalogue = {
  // Setting up a table
  'vineta.new.edition': 'Welche Ausgabe?',
  'vineta.new.edition.hint': 'Vier Regelhefte wurden gedruckt, und sie unterscheiden sich an vier Stellen.',
  'vineta.new.edition.special': 'nur hier',
  'vineta.new.rules': 'Einzelne Regeln ändern',
  'vineta.new.rules.own-house': 'Ein erbeutetes Haus des eigenen Volkes',
  'vineta.new.rules.tie-tower': 'Der Turm vor einem Stichdurchgang',
  'vineta.new.rules.panic': 'Panik bei zu wenigen Stadtteilen',
  'vineta.new.rules.capture': 'Welches Haus erbeutet wird',
  'vineta.new.rules.placement': 'Aufbau',

  // Editions, and what they say
  'vineta.edition.own-house.1': 'Ein erbeutetes Haus des eigenen Volkes zählt 1 Punkt, wie jedes andere.',
  'vineta.edition.own-house.2': 'Ein erbeutetes Haus des eigenen Volkes zählt 2 Punkte.',
  'vineta.edition.own-house.3': 'Ein erbeutetes Haus des eigenen Volkes zählt 3 Punkte.',
  'vineta.edition.tie-tower.passes':
    'Bei Gleichstand wandert der Turm nach links, bevor alle noch eine Karte spielen.',
  'vineta.edition.tie-tower.stays':
    'Bei Gleichstand bleibt der Turm stehen, während alle noch eine Karte spielen.',
  'vineta.edition.panic.all':
    'Panik bewegt alle ihre Häuser, auch wenn sich zwei einen Stadtteil teilen müssen.',
  'vineta.edition.panic.one-each': 'Panik bringt höchstens ein Haus in jeden Stadtteil; die anderen bleiben.',
  'vineta.edition.capture.in-order': 'Erbeutete Häuser werden in der Reihenfolge der Völker verteilt.',
  'vineta.edition.capture.owner-picks': 'Wer die Karte gelegt hat, sucht sich das Haus aus.',
  'vineta.edition.placement.in-turn': 'Alle setzen reihum die Häuser, wie gedruckt.',
  'vineta.edition.placement.random':
    'Schneller Aufbau: Alle Häuser werden zufällig gesetzt. Das steht in keinem Regelheft.',

  // Gods, as names of seats
  'vineta.god.p1': 'Thor',
  'vineta.god.p2': 'Freya',
  'vineta.god.p3': 'Njörd',
  'vineta.god.p4': 'Ägir',
  'vineta.god.p5': 'Ran',
  'vineta.god.p6': 'Heimdall',

  // Tribes
  'vineta.facet.tribe': 'Volk',
  'vineta.facet.district': 'Stadtteil',
  'vineta.tribe.amber': 'Bernstein',
  'vineta.tribe.ice': 'Eis',
  'vineta.tribe.fern': 'Farn',
  'vineta.tribe.straw': 'Stroh',
  'vineta.tribe.tide': 'Tide',
  'vineta.tribe.rust': 'Rost',
  'vineta.tribe.heather': 'Heide',

  // Rings and districts; each also short, for badges
  'vineta.district.G0': 'Vorstadt Süd',
  'vineta.district.G1': 'Vorstadt Nordwest',
  'vineta.district.G2': 'Vorstadt Nordost',
  'vineta.district.Y0': 'Oberstadt Südwest',
  'vineta.district.Y1': 'Oberstadt Nord',
  'vineta.district.Y2': 'Oberstadt Südost',
  'vineta.district.R0': 'Stadtmitte Süd',
  'vineta.district.R1': 'Stadtmitte Nordwest',
  'vineta.district.R2': 'Stadtmitte Nordost',
  'vineta.district.G0.short': 'Vorstadt S',
  'vineta.district.G1.short': 'Vorstadt NW',
  'vineta.district.G2.short': 'Vorstadt NO',
  'vineta.district.Y0.short': 'Oberstadt SW',
  'vineta.district.Y1.short': 'Oberstadt N',
  'vineta.district.Y2.short': 'Oberstadt SO',
  'vineta.district.R0.short': 'Mitte S',
  'vineta.district.R1.short': 'Mitte NW',
  'vineta.district.R2.short': 'Mitte NO',

  // Cards, by their names on the wire
  'vineta.card.flood 1': 'Flut 1',
  'vineta.card.flood 1.help':
    'Eine Welle: Beginne eine Reihe gegen einen Stadtteil am Meer oder lege an eine Reihe an.',
  'vineta.card.flood 2': 'Flut 2',
  'vineta.card.flood 2.help':
    'Zwei Wellen: Beginne eine Reihe gegen einen Stadtteil am Meer oder lege an eine Reihe an.',
  'vineta.card.flood 3': 'Flut 3',
  'vineta.card.flood 3.help':
    'Drei Wellen: Beginne eine Reihe gegen einen Stadtteil am Meer oder lege an eine Reihe an.',
  'vineta.card.flood 4': 'Flut 4',
  'vineta.card.flood 4.help':
    'Vier Wellen, und du hast nur eine solche Karte: Beginne eine Reihe gegen einen Stadtteil am Meer oder lege an eine Reihe an.',
  'vineta.card.changing wind': 'Wechselnder Wind',
  'vineta.card.changing wind.help':
    'Legt eine Flutkarte ans Ende einer anderen Reihe; gibt es nur eine Reihe, wird die Karte abgelegt.',
  'vineta.card.calm sea': 'Ruhige See',
  'vineta.card.calm sea.help': 'Legt eine beliebige Flutkarte einer Reihe ab.',
  'vineta.card.intervention': 'Machtwort',
  'vineta.card.intervention.help':
    'Gibt einer Reihe sieben Wellen mehr oder sieben weniger und bringt keine Häuser.',
  'vineta.card.one more': 'Eine Karte mehr',
  'vineta.card.one more.help': 'Die Runde dauert einen Durchgang länger.',
  'vineta.card.one less': 'Eine Karte weniger',
  'vineta.card.one less.help':
    'Die Runde dauert einen Durchgang kürzer; gewählte Karten werden noch gespielt.',
  'vineta.card.false hope': 'Falsche Hoffnung',
  'vineta.card.false hope.help': 'Bringt ein Haus aus einem beliebigen Stadtteil in einen gefährdeten.',
  'vineta.card.rescue': 'Rettung',
  'vineta.card.rescue.help': 'Bringt zwei Häuser aus einem gefährdeten Stadtteil in einen anderen.',
  'vineta.card.relocation': 'Umzug',
  'vineta.card.relocation.help': 'Zwei Stadtteile tauschen alle ihre Häuser.',
  'vineta.card.panic': 'Panik',
  'vineta.card.panic.help': 'Drei Häuser eines Stadtteils fliehen in drei andere Stadtteile.',
  'vineta.card.quarantine': 'Quarantäne',
  'vineta.card.quarantine.help': 'Bis zum Ende der Runde verlässt kein Haus den gewählten Stadtteil.',

  // Moves as the log tells them, by the kind on the wire
  'vineta.move.start': '{recipient} beginnt.',
  'vineta.move.deal tribe': '{recipient} beschützt {tribe}.',
  'vineta.move.deal tribe.hidden': '{recipient} zieht ein geheimes Volk.',
  'vineta.move.deal district': '{recipient} beschützt {district}.',
  'vineta.move.deal district.hidden': '{recipient} zieht einen geheimen Stadtteil.',
  'vineta.move.draw': '{recipient} zieht {card}.',
  'vineta.move.draw.hidden': '{recipient} zieht eine Karte.',
  'vineta.move.place': '{seat} setzt ein {tribe}-Haus auf {district}.',
  'vineta.move.place.nature': 'Schneller Aufbau: Alle Häuser werden zufällig gesetzt.',
  'vineta.move.choose': '{seat} wählt {card}.',
  'vineta.move.choose.hidden': '{seat} hat eine Karte gewählt.',
  'vineta.move.start row': '{seat} bedroht {district} mit {card}.',
  'vineta.move.add': '{seat} legt {card} an die Reihe gegen {district} an.',
  'vineta.move.take': '{seat} spielt {card}: Karte {number} der Reihe gegen {district} zieht weiter.',
  'vineta.move.take.whose': '{seat} spielt {card}: {flood} der Reihe gegen {district} zieht weiter.',
  'vineta.move.put': '{seat} legt sie an die Reihe gegen {district}.',
  'vineta.move.discard': '{seat} spielt {card}: Karte {number} der Reihe gegen {district} wird abgelegt.',
  'vineta.move.discard.whose': '{seat} spielt {card}: {flood} der Reihe gegen {district} wird abgelegt.',
  'vineta.move.raise': '{seat} spielt {card}: sieben Wellen mehr gegen {district}.',
  'vineta.move.lower': '{seat} spielt {card}: sieben Wellen weniger gegen {district}.',
  'vineta.move.lay': '{seat} spielt {card}.',
  'vineta.move.route': '{seat} spielt {card}: von {district} nach {to}.',
  'vineta.move.move': '{seat} bewegt ein {tribe}-Haus.',
  'vineta.move.move.second': '{seat} bewegt Häuser von {tribe} und {second}.',
  'vineta.move.move.both': '{seat} bewegt zwei {tribe}-Häuser.',
  'vineta.move.move.to': '{seat} lässt ein {tribe}-Haus nach {to} fliehen.',
  'vineta.move.swap': '{seat} spielt {card}: {district} und {to} tauschen ihre Häuser.',
  'vineta.move.flee': '{seat} spielt {card}: Häuser fliehen aus {district}.',
  'vineta.move.close': '{seat} stellt {district} unter Quarantäne.',
  'vineta.move.lapse': '{seat} spielt {card} ohne Wirkung.',
  'vineta.move.capture': '{seat} erbeutet ein {tribe}-Haus.',
  'vineta.news.sank': '{district} versinkt im Meer.',

  // The same to whoever did it
  'vineta.you.start': 'Du beginnst.',
  'vineta.you.deal tribe': 'Du beschützt {tribe}.',
  'vineta.you.deal district': 'Du beschützt {district}.',
  'vineta.you.draw': 'Du ziehst {card}.',
  'vineta.you.place': 'Du setzt ein {tribe}-Haus auf {district}.',
  'vineta.you.choose': 'Du wählst {card}.',
  'vineta.you.change': 'Du wählst stattdessen {card}.',
  'vineta.you.start row': 'Du bedrohst {district} mit {card}.',
  'vineta.you.add': 'Du legst {card} an die Reihe gegen {district} an.',
  'vineta.you.take': 'Du spielst {card}: Karte {number} der Reihe gegen {district} zieht weiter.',
  'vineta.you.take.whose': 'Du spielst {card}: {flood} der Reihe gegen {district} zieht weiter.',
  'vineta.you.put': 'Du legst sie an die Reihe gegen {district}.',
  'vineta.you.discard': 'Du spielst {card}: Karte {number} der Reihe gegen {district} wird abgelegt.',
  'vineta.you.discard.whose': 'Du spielst {card}: {flood} der Reihe gegen {district} wird abgelegt.',
  'vineta.you.raise': 'Du spielst {card}: sieben Wellen mehr gegen {district}.',
  'vineta.you.lower': 'Du spielst {card}: sieben Wellen weniger gegen {district}.',
  'vineta.you.lay': 'Du spielst {card}.',
  'vineta.you.route': 'Du spielst {card}: von {district} nach {to}.',
  'vineta.you.move': 'Du bewegst ein {tribe}-Haus.',
  'vineta.you.move.second': 'Du bewegst Häuser von {tribe} und {second}.',
  'vineta.you.move.both': 'Du bewegst zwei {tribe}-Häuser.',
  'vineta.you.move.to': 'Du lässt ein {tribe}-Haus nach {to} fliehen.',
  'vineta.you.swap': 'Du spielst {card}: {district} und {to} tauschen ihre Häuser.',
  'vineta.you.flee': 'Du spielst {card}: Häuser fliehen aus {district}.',
  'vineta.you.close': 'Du stellst {district} unter Quarantäne.',
  'vineta.you.lapse': 'Du spielst {card} ohne Wirkung.',
  'vineta.you.capture': 'Du erbeutest ein {tribe}-Haus.',
  'vineta.you.reveal': 'Alle haben gewählt. Du hast den Turm und deckst als Erstes auf.',
  'vineta.you.moves': 'Du versetzt ein {tribe}-Haus von {district} nach {to}.',
  'vineta.you.moves.second': 'Du versetzt ein {tribe}-Haus und ein {second}-Haus von {district} nach {to}.',
  'vineta.you.moves.both': 'Du versetzt zwei {tribe}-Häuser von {district} nach {to}.',
  'vineta.you.puts': 'Du verlegst {flood} von {district} in die Reihe gegen {to}.',

  // The log, turn by turn: who did what in one line; `you` is whoever reads it
  'vineta.log.turn': 'Runde {round} · Durchgang {turn}',
  'vineta.log.dealt': 'Alle ziehen ein geheimes Volk und einen geheimen Stadtteil.',
  'vineta.log.protects.you': 'Du beschützt {tribe} und {district}.',
  'vineta.log.places': '{seat} setzt {houses}.',
  'vineta.log.places.you': 'Du setzt {houses}.',
  'vineta.log.placed': '{tribe} auf {district}',
  'vineta.log.chosen': 'Schon gewählt: {names}.',
  'vineta.log.plays': '{seat} spielt {card}',
  'vineta.log.plays.you': 'Du spielst {card}',
  'vineta.log.line': '{who}: {what}.',
  'vineta.log.flood': 'eine Flutkarte',
  'vineta.flood.whose': '{flood} ({seat})',
  'vineta.log.start row': 'neue Reihe gegen {district}',
  'vineta.log.add': 'an die Reihe gegen {district}',
  'vineta.log.sum': '{what}, jetzt {count} Welle|{what}, jetzt {count} Wellen',
  'vineta.log.take': '{flood} von {district} nach {to}',
  'vineta.log.discard': '{flood} aus der Reihe gegen {district} abgelegt',
  'vineta.log.raise': 'sieben Wellen mehr gegen {district}',
  'vineta.log.lower': 'sieben Wellen weniger gegen {district}',
  'vineta.log.route': '{houses} von {district} nach {to}',
  'vineta.log.route.begun': 'von {district} nach {to}',
  'vineta.log.flee': 'aus {district} {flights}',
  'vineta.log.flee.begun': 'Häuser fliehen aus {district}',
  'vineta.log.flight': '{tribe} nach {to}',
  'vineta.log.swap': '{district} und {to} tauschen ihre Häuser',
  'vineta.log.lapse': 'ohne Wirkung',
  'vineta.log.captures': '{seat} erbeutet {houses}.',
  'vineta.log.captures.you': 'Du erbeutest {houses}.',

  // Moves as the list of what you may do offers them
  'vineta.option.place': 'Ein {tribe}-Haus auf {district} setzen',
  'vineta.option.choose': '{card} wählen',
  'vineta.option.start row': 'Mit {card} eine Reihe gegen {district} beginnen',
  'vineta.option.add': '{card} an die Reihe gegen {district} anlegen',
  'vineta.option.take': 'Karte {number} der Reihe gegen {district} bewegen',
  'vineta.option.put': 'An die Reihe gegen {district}',
  'vineta.option.discard': 'Karte {number} der Reihe gegen {district} ablegen',
  'vineta.option.raise': 'Sieben Wellen mehr gegen {district}',
  'vineta.option.lower': 'Sieben Wellen weniger gegen {district}',
  'vineta.option.lay': '{card} spielen',
  'vineta.option.route': 'Von {district} nach {to}',
  'vineta.option.move': 'Ein {tribe}-Haus bewegen',
  'vineta.option.move.second': 'Häuser von {tribe} und {second} bewegen',
  'vineta.option.move.both': 'Zwei {tribe}-Häuser bewegen',
  'vineta.option.move.to': 'Ein {tribe}-Haus flieht nach {to}',
  'vineta.option.swap': 'Die Häuser von {district} und {to} tauschen',
  'vineta.option.flee': 'Häuser fliehen aus {district}',
  'vineta.option.close': '{district} unter Quarantäne stellen',
  'vineta.option.lapse': '{card} hat keine Wirkung',
  'vineta.option.capture': 'Ein {tribe}-Haus nehmen',

  // What happens at the table, by the kind of the event
  'vineta.event.change': '{seat} wählt stattdessen {card}.',

  // The table: the room before the game
  'vineta.room': 'Die Götter versammeln sich',
  'vineta.agreed.edition': 'Ausgabe',

  // The table: whose turn
  'vineta.table.round': 'Runde {round} von 8',
  'vineta.table.turn': 'Durchgang {turn} von {length}',
  'vineta.table.placing': 'Die Stadt wird gebaut',
  'vineta.table.may-change': 'Du darfst noch eine andere Karte wählen.',
  'vineta.table.choose-district': 'Wähle jetzt einen Stadtteil.',
  'vineta.table.choose-house': 'Welches Haus?',
  'vineta.table.choose-none': 'Keines',

  // The table: what lies on it
  'vineta.table.board': 'Die Stadt Vineta',
  'vineta.table.coast': 'am Meer',
  'vineta.table.sunk': 'versunken',
  'vineta.table.quarantine': 'unter Quarantäne',
  'vineta.table.houses.of': '{count} von {tribe}',
  'vineta.table.houses.none': 'keine Häuser',
  'vineta.table.supply': 'Noch zu setzen',
  'vineta.table.rows': 'Reihen',
  'vineta.table.rows.none': 'Noch ist kein Stadtteil gefährdet.',
  'vineta.table.row.card': '{count} Welle von {name}|{count} Wellen von {name}',
  'vineta.table.waves': '{count} Welle|{count} Wellen',
  'vineta.table.would-sink': 'Würde jetzt versinken: {district}',
  'vineta.table.would-sink.short': 'würde versinken',
  'vineta.table.would-sink.none': 'Jetzt würde nichts versinken',
  // A hint: where to look, and why a choice is better
  'vineta.look.own-district': 'Schau auf deinen eigenen Stadtteil: {district}.',
  'vineta.look.own-houses': 'Schau auf die Häuser deines Volkes, {tribe}, in {district}.',
  'vineta.look.row': 'Schau auf die Reihe gegen {district}.',
  'vineta.look.district': 'Schau auf {district}.',
  'vineta.look.hand': 'Schau auf deine Hand: Was kannst du entbehren?',
  'vineta.look.city': 'Schau auf die Stadt als Ganzes.',
  'vineta.why.saves-tile':
    'Mit der anderen Wahl würde so, wie die Reihen dann liegen, dein eigener Stadtteil versinken: {district}. Mit dieser nicht.',
  'vineta.why.saves-houses':
    'Mit der anderen Wahl würde so, wie die Reihen dann liegen, {count} Haus deines Volkes, {tribe}, mit {district} versinken; mit dieser {than}.|Mit der anderen Wahl würden so, wie die Reihen dann liegen, {count} Häuser deines Volkes, {tribe}, mit {district} versinken; mit dieser {than}.',
  'vineta.why.takes-houses':
    'So, wie die Reihen dann liegen, erbeutest du {count} Haus aus {district}, mit der anderen Wahl {than}.|So, wie die Reihen dann liegen, erbeutest du {count} Häuser aus {district}, mit der anderen Wahl {than}.',
  'vineta.why.denies-houses':
    'Mit der anderen Wahl würde {seat} so, wie die Reihen dann liegen, {count} Haus aus {district} erbeuten; mit dieser {than}.|Mit der anderen Wahl würde {seat} so, wie die Reihen dann liegen, {count} Häuser aus {district} erbeuten; mit dieser {than}.',
  'vineta.why.leads':
    'Die Reihe gegen {district} liegt dann mit {count} Welle vorn; mit der anderen Wahl nicht.|Die Reihe gegen {district} liegt dann mit {count} Wellen vorn; mit der anderen Wahl nicht.',
  'vineta.why.moves-out':
    '{count} Haus deines Volkes, {tribe}, zieht aus {district} fort, wogegen eine Reihe liegt, nach {to}, wogegen keine liegt.|{count} Häuser deines Volkes, {tribe}, ziehen aus {district} fort, wogegen eine Reihe liegt, nach {to}, wogegen keine liegt.',
  'vineta.why.keeps-card': 'Du behältst „{card}“ für später und spielst „{played}“.',
  'vineta.why.gathers':
    'Dann steht {count} Haus deines Volkes, {tribe}, in {district}: Je 3 Punkte, wenn das der letzte Stadtteil ist.|Dann stehen {count} Häuser deines Volkes, {tribe}, in {district}: Je 3 Punkte, wenn das der letzte Stadtteil ist.',
  'vineta.why.deeper':
    '{district} liegt weiter innen als {to}: Am Meer liegt es erst, wenn ein Nachbar versunken ist.',
  'vineta.why.less-crowded':
    'In {to} stehen schon {than} Häuser, in {district} {count}: Ein voller Stadtteil lohnt das Überfluten.|In {to} stehen schon {than} Häuser, in {district} {count}: Ein voller Stadtteil lohnt das Überfluten.',
  'vineta.why.off-tile':
    'Die andere Wahl setzt ein Haus in deinen eigenen Stadtteil, {district}: Je mehr dort stehen, desto mehr lohnt es, ihn zu überfluten.',
  'vineta.why.own-house-counts':
    'Ein erbeutetes Haus deines eigenen Volkes, {tribe}, gibt hier {count} Punkt.|Ein erbeutetes Haus deines eigenen Volkes, {tribe}, gibt hier {count} Punkte.',
  'vineta.ahead.add': '{card} an die Reihe gegen {district}',
  'vineta.ahead.start row': 'Mit {card} eine neue Reihe gegen {district}',
  'vineta.ahead.at': '{card}, {district}',
  'vineta.ahead.sinks': '{deed}: {district} würde versinken.',
  'vineta.ahead.nothing': '{deed}: Nichts würde versinken.',
  'vineta.ahead.nothing.item': 'nichts',
  'vineta.ahead.several': '{deed}: Was versinken würde, hängt davon ab, wohin sie kommt: {districts}.',
  'vineta.ahead.lapse': '{deed}: Jetzt könnte sie nichts bewirken.',
  'vineta.ahead.places': 'Sie kann hierhin: {districts}.',
  'vineta.table.row.show': '{district} auf dem Plan zeigen',

  // The table: hand, secret, players
  'vineta.table.secret.tribe': 'Dein Volk: {tribe}',
  'vineta.table.secret.district': 'Dein Stadtteil: {district}',
  'vineta.table.captured': 'Erbeutete Häuser',
  'vineta.table.hand-size': '{count} Karte auf der Hand|{count} Karten auf der Hand',
  'vineta.table.chosen': 'hat gewählt',
  'vineta.table.choosing': 'wählt noch',
  'vineta.table.plays': 'spielt {card}',
  'vineta.table.tower': 'deckt in diesem Durchgang zuerst auf',
  'vineta.table.disk': 'begann diese Runde',
  'vineta.table.goal': 'Dein Ziel',
  'vineta.table.goal.hide': 'Mein Ziel verbergen',
  'vineta.table.goal.hide.key': 'Mein Ziel verbergen (G)',
  'vineta.table.goal.hidden': 'Dein Ziel ist verborgen',
  'vineta.table.laid': 'Deine Karte dieses Durchgangs: Sie liegt verdeckt.',
  'vineta.table.goal.heading': 'Du schützt',
  'vineta.table.row.idle': 'ohne Flutkarte',
  'vineta.table.row.idle.why':
    'Eine Reihe ohne Flutkarte wird beim Vergleichen übergangen, so viele Wellen sie auch hat.',
  'vineta.table.goal.means':
    'Am Ende bringt jedes Haus deines Volkes im letzten Stadtteil 3 Punkte; dein Stadtteil bringt Punkte, wenn er als letzter steht.',
  'vineta.table.own-district': 'dein Stadtteil',
  'vineta.ask.changing-wind.discard':
    'Wechselnder Wind: Es gibt nur eine Reihe; wähle die Flutkarte, die abgelegt wird.',
  'vineta.ask.changing-wind.move': 'Wechselnder Wind: Wähle die Flutkarte, die in eine andere Reihe kommt.',
  'vineta.ask.panic':
    'Panik: {count} Haus muss noch aus {district} fliehen. Wähle es und dann, wohin es zieht.|Panik: {count} Häuser müssen noch aus {district} fliehen. Wähle eines und dann, wohin es zieht.',
  'vineta.ask.rescue.from': 'Rettung: Häuser verlassen {district}; wähle, wohin sie ziehen.',
  'vineta.ask.rescue.to': 'Rettung: Häuser ziehen nach {district}; wähle, woher sie kommen.',
  'vineta.ask.false-hope.from': 'Falsche Hoffnung: Ein Haus verlässt {district}; wähle, wohin es zieht.',
  'vineta.ask.false-hope.to': 'Falsche Hoffnung: Ein Haus zieht nach {district}; wähle, woher es kommt.',
  'vineta.ask.place': 'Setze ein {tribe}-Haus: Wähle einen Stadtteil oder ziehe ein Haus dorthin.',

  // The table: the end
  'vineta.points.VN-END-2': 'Häuser des eigenen Volkes auf dem letzten Stadtteil',
  'vineta.points.VN-END-3': 'erbeutete Häuser anderer Völker',
  'vineta.points.ED-1': 'erbeutete Häuser des eigenen Volkes',
  'vineta.points.VN-END-4': 'eigener Stadtteil bleibt als letzter übrig',

  // The end
  'vineta.end.over': 'Die See ist wieder still',
  'vineta.end.last': '{district} steht noch.',
  'vineta.end.secret': 'Geheimnis: {tribe} und {district}',

  // The rules, on their page and at the table
  'vineta.rules.cards': 'Karten erklärt',
  'vineta.rules.cards.hand': 'Die Karten deiner Hand',

  // The guided first games
  'vineta.guide.place': 'Die Stadt wird gebaut',
  'vineta.guide.place.city':
    'Willkommen in Vineta! Du bist {p1}, einer der zornigen Götter. In acht Runden versinken acht der neun Stadtteile. Der letzte, der steht, entscheidet die Partie.',
  'vineta.guide.place.secret':
    'Du hast zwei Geheimnisse; sie liegen neben deiner Hand, und niemand sonst sieht sie. {amber} ist dein Volk: Jedes seiner Häuser auf dem letzten Stadtteil bringt dir 3 Punkte.',
  'vineta.guide.place.district':
    'Und {R2} ist dein Stadtteil. Bleibt er als letzter stehen, bekommst du 2 Punkte; in der Oberstadt wären es 4, in der Vorstadt 7.',
  'vineta.guide.place.ask':
    'Vor der ersten Runde setzen alle reihum Häuser. Das Meer kommt von außen, also ist die Mitte am längsten sicher. Tippe auf das {amber}-Haus, dann auf {R2}.',
  'vineta.guide.place.last':
    'Auch die anderen haben Häuser gesetzt. Ein Haus ist noch übrig, beim Volk gibt es also nichts zu wählen: Setze es, wohin du magst. Zeig nicht zu deutlich, welches Volk deines ist!',
  'vineta.guide.place.end':
    'Die Stadt steht, und alle haben sieben Karten gezogen. Der erste Sturm zieht auf.',
  'vineta.guide.storm': 'Der erste Sturm',
  'vineta.guide.storm.cards':
    'Eine Runde hat drei Durchgänge, und in jedem wählen alle geheim eine Karte. Dunkle Karten sind Fluten: Die Zahl nennt ihre Wellen. Helle Karten sind Aktionen; der Knopf neben deiner Hand erklärt jede.',
  'vineta.guide.storm.choose': 'Die anderen haben ihre schon gelegt. Wähle {flood_3}.',
  'vineta.guide.storm.reveal':
    'Jetzt werden alle Karten nacheinander aufgedeckt. Du hast den Turm, also bist du zuerst dran.',
  'vineta.guide.storm.start':
    'Nur Stadtteile am Meer können bedroht werden. Beginne eine Reihe gegen {G1}: viele Häuser, keines davon deines. Dein Chip kommt dorthin; du hast nur einen, also eine Reihe pro Runde.',
  'vineta.guide.storm.rows':
    '{p2} hat eine Reihe gegen {G0} begonnen, und {p3} hat angelegt. Am Ende der Runde versinkt der Stadtteil mit den meisten Wellen.',
  'vineta.guide.storm.tower':
    'Der Turm ist zu {p2} gewandert: Dort wird nun zuerst aufgedeckt. Wer später dran ist, weiß mehr.',
  'vineta.guide.storm.choose-2': 'Wähle {flood_2}.',
  'vineta.guide.storm.add':
    '{p2} hat an deine Reihe angelegt: Alle dürfen an jede Reihe anlegen, und jede Karte darin kann Häuser erbeuten. Lege deine an die Reihe gegen {G1}.',
  'vineta.guide.storm.sums':
    'Sieh dir die Summen an: 7 Wellen gegen {G1}, 5 gegen {G0}. Endete die Runde jetzt, versänke {G1}.',
  'vineta.guide.storm.choose-3':
    'Der letzte Durchgang dieser Runde. Wähle noch eine Flutkarte: {flood_2}, wenn du sie noch hast.',
  'vineta.guide.storm.last':
    '{p3} hat drei Wellen gebracht: {G0} führt mit 8 zu 7. Lege deine Karte an die Reihe gegen {G1}.',
  'vineta.guide.capture':
    'Der Stadtteil versinkt, und jede Karte seiner Reihe erbeutet ein Haus. Deine Karte ist dran: Such dir eines aus.',
  'vineta.guide.storm.sunk': '{G1} hatte die meisten Wellen, 10 zu 8, und ist versunken.',
  'vineta.guide.storm.captured':
    'Die vier Häuser gingen an die Karten der Reihe, von der ersten an: drei an dich, eines an {p2}; die letzte Karte ging leer aus. Jedes ist 1 Punkt wert.',
  'vineta.guide.storm.end':
    'Das Loch ist jetzt Meer: Auch die Stadtteile ringsum können nun bedroht werden. Karten und Chips kehren heim, und die nächste Runde beginnt.',
  'vineta.guide.sunk':
    'Ein Stadtteil ist versunken, und seine Häuser gingen an die Karten seiner Reihe, von der ersten an.',
  'vineta.guide.people': 'Häuser unterwegs',
  'vineta.guide.people.actions':
    'Einen Sturm später. Helle Karten sind Aktionen, und einige davon bewegen Häuser.',
  'vineta.guide.people.danger':
    'Auf {G0} liegt ein Chip: Der Stadtteil ist gefährdet, 4 Wellen rollen an. Zwei deiner Häuser stehen dort!',
  'vineta.guide.people.rescue':
    'Du hast {rescue} aufgedeckt: Zwei Häuser verlassen einen gefährdeten Stadtteil. Wähle ihr neues Zuhause: {R2}.',
  'vineta.guide.people.houses':
    'Und welche zwei? Deine natürlich: Tippe auf {amber}, und noch einmal auf {amber}.',
  'vineta.guide.people.choose-hope':
    'Dein Volk ist in Sicherheit. Nun das Gegenteil: {false_hope} lockt ein Haus in einen gefährdeten Stadtteil. Wähle diese Karte.',
  'vineta.guide.people.hope': 'Es kommt nach {G0}, dem einzigen gefährdeten Stadtteil. Wähle, woher: {R0}.',
  'vineta.guide.people.hope-house':
    'Welches Haus? Achte darauf, wen die anderen schützen. Du ahnst, dass {p3} zu {fern} hält: Nimm dieses.',
  'vineta.guide.people.quarantine':
    '{p2} hat {G0} unter Quarantäne gestellt: Bis zum Ende der Runde darf kein Haus hinaus. Andere dürfen noch hinein.',
  'vineta.guide.people.choose-panic': 'Der letzte Durchgang. Wähle {panic}.',
  'vineta.guide.people.panic':
    '{panic}: Drei Häuser eines Stadtteils fliehen in drei verschiedene Stadtteile. Wähle {R1}.',
  'vineta.guide.people.flee': 'Erst das Haus, dann wohin: Schicke {fern} nach {G0}, mitten in die Flut.',
  'vineta.guide.people.flee-on': 'Und das nächste Haus, wohin du magst.',
  'vineta.guide.people.end':
    '{G0} ist mit allen Häusern versunken. Du hattest keine Karte in der Reihe und hast nichts erbeutet: Das tun nur Flutkarten.',
  'vineta.guide.gates': 'Tauschen und sperren',
  'vineta.guide.gates.danger':
    'Gefahr: Drei deiner Häuser stehen auf {Y0}, und 7 Wellen rollen darauf zu. Auf {R1} wohnen nur die anderen.',
  'vineta.guide.gates.relocation':
    'Du hast {relocation} aufgedeckt: Zwei Stadtteile tauschen alle ihre Häuser. Wähle {Y0}, dann {R1}.',
  'vineta.guide.gates.choose':
    'Jetzt wollen die anderen ihre Häuser retten. Verhindere es: Wähle {quarantine}.',
  'vineta.guide.gates.quarantine':
    'Bis zum Ende der Runde verlässt kein Haus einen Stadtteil unter Quarantäne. Wähle {Y0}.',
  'vineta.guide.gates.end':
    '{p2} deckte {rescue} auf, aber niemand konnte hinaus: Eine Karte, die sich nicht ausführen lässt, verfällt. {Y0} versank, und deine Karte in der Reihe erbeutete ein Haus.',
  'vineta.guide.waves': 'Wind und Wellen',
  'vineta.guide.waves.danger':
    '{R1} mit drei deiner Häuser würde jetzt versinken, mit 5 Wellen. {Y2} hat 3, {G2} 2.',
  'vineta.guide.waves.wind':
    'Du hast {changing_wind} aufgedeckt: Er bringt eine Flutkarte ans Ende einer anderen Reihe. Nimm die Karte mit vier Wellen aus der Reihe gegen {R1}.',
  'vineta.guide.waves.wind-to': 'Und lege sie an die Reihe gegen {Y2}.',
  'vineta.guide.waves.choose-intervention':
    'Jetzt führt {Y2} mit 7 Wellen. Mach es sicher: Wähle {intervention}.',
  'vineta.guide.waves.intervention':
    '{intervention} gibt einer Reihe sieben Wellen mehr oder sieben weniger, erbeutet aber nichts. Wähle {R1}, und sieben weniger.',
  'vineta.guide.waves.more': '{p2} hat {one_more} gespielt: Diese Runde hat einen vierten Durchgang.',
  'vineta.guide.waves.choose-calm': 'Wähle {calm_sea}.',
  'vineta.guide.waves.calm':
    '{calm_sea} nimmt eine Flutkarte vom Tisch. Die erste Karte einer Reihe erbeutet zuerst: Nimm die von {p3} aus der Reihe gegen {Y2}, und deine ist die erste.',
  'vineta.guide.waves.end':
    '{Y2} ist versunken. Deine Karte war die erste der Reihe, also gehören von drei Häusern zwei dir.',
  'vineta.guide.tie': 'Gleichstand',
  'vineta.guide.tie.lead':
    '{G2} würde jetzt versinken, mit 4 zu 3 Wellen. Das passt dir: Zwei deiner Häuser stehen auf {R0}, dem anderen gefährdeten Stadtteil.',
  'vineta.guide.tie.choose-less': 'Also beende die Runde früher: Wähle {one_less}.',
  'vineta.guide.tie.less':
    'Die Runde endet nun nach diesem Durchgang, doch alle gewählten Karten werden noch gespielt. Spiele {one_less} mit dem Knopf unten.',
  'vineta.guide.tie.tied':
    'Beide Reihen haben jetzt 5 Wellen: Gleichstand. Noch versinkt nichts, und alle spielen eine weitere Karte.',
  'vineta.guide.tie.passes': 'Zuvor wandert der Turm nach links: {p2} deckt zuerst auf, du zuletzt.',
  'vineta.guide.tie.stays': 'Der Turm bleibt dafür stehen: Du deckst zuerst auf.',
  'vineta.guide.tie.choose': 'Wähle {flood_3}.',
  'vineta.guide.tie.add': 'Lege sie an die Reihe gegen {G2}.',
  'vineta.guide.tie.end':
    'Der Gleichstand ist gebrochen: {G2} ist versunken, und {R0} mit deinen Häusern steht noch.',
  'vineta.guide.alone': 'Auf eigene Faust',
  'vineta.guide.alone.look':
    'Nun spiel eine Runde ohne mich. Vier Stadtteile sind übrig, und alle liegen am Meer.',
  'vineta.guide.alone.choose':
    'Die meisten {amber}-Häuser stehen auf {R2} und {R0}. Welcher Stadtteil darf stattdessen gehen? Wähle eine Karte. Solange andere noch wählen, darfst du wechseln.',
  'vineta.guide.alone.again': 'Sieh dir die Reihen an und wer den Turm hat, dann wähle deine nächste Karte.',
  'vineta.guide.alone.flood':
    'Beginne eine Reihe oder lege an, wie du magst. Die erste Karte einer Reihe erbeutet zuerst.',
  'vineta.guide.alone.action': 'Deine Aktion: Was du wählen kannst, ist beleuchtet.',
  'vineta.guide.alone.end': 'Das war deine eigene Runde. Ein Kapitel bleibt: der letzte Sturm.',
  'vineta.guide.last': 'Der letzte Stadtteil',
  'vineta.guide.last.two':
    'Die achte Runde, ihr letzter Durchgang: Nur {R2} und {Y1} stehen noch, und einer davon geht unter.',
  'vineta.guide.last.points':
    'Auf {R2} stehen drei {amber}-Häuser: 9 Punkte. Es ist auch dein Stadtteil: noch 2. Aber 5 Wellen bedrohen ihn, und nur 3 {Y1}.',
  'vineta.guide.last.choose': 'Eine Karte kann es wenden. Wähle {intervention}.',
  'vineta.guide.last.intervention':
    'Es steht nun 7 zu 4. Gib {R2} sieben Wellen weniger oder {Y1} sieben mehr: Beides ist recht.',
  'vineta.guide.last.won':
    '{R2} steht noch! 9 Punkte für deine drei Häuser, 2 für deinen Stadtteil, 1 für jedes erbeutete Haus: Du gewinnst.',
  'vineta.guide.last.own':
    'Noch etwas: In dieser Ausgabe bringt ein erbeutetes Haus deines eigenen Volkes 2 Punkte.',
  'vineta.guide.last.lost':
    'Diesmal ist {R2} versunken. Punkte bringen Häuser deines Volkes auf dem letzten Stadtteil, dein Stadtteil, wenn er übrig bleibt, und erbeutete Häuser.',
  'vineta.guide.last.end':
    'Das ist ganz Vineta. In einer Partie erklärt sich jede Karte selbst, und die Regeln stehen im Buch oben. Möge dein Volk trocken bleiben!',

  // Replay
  'vineta.replay.dealt': 'Alle ziehen ein geheimes Volk und einen geheimen Stadtteil.',
  'vineta.replay.drawn': 'Alle füllen ihre Hand auf.',
  'vineta.setup.houses': 'Häuser',
  'vineta.setup.box': 'Aus dem Spiel',
  'vineta.setup.whose': 'Wessen Karten?',
  'vineta.setup.cards': 'Karten',
  'vineta.setup.hand': 'Hand',
  'vineta.setup.discard': 'Ablagestapel',
  'vineta.setup.pile': 'Nachziehstapel: alles, was übrig ist',
  'vineta.replay.hands': 'Hände und Geheimnisse',
  'vineta.replay.hand.none': 'keine Karten auf der Hand',
  'vineta.replay.chosen': 'verdeckt: {card}',

  // Szenen
  'vineta.scene.reveal': 'Alle haben gewählt. {seat} hat den Turm und deckt als Erstes auf.',
  'vineta.scene.moves': '{seat} versetzt ein {tribe}-Haus von {district} nach {to}.',
  'vineta.scene.moves.second':
    '{seat} versetzt ein {tribe}-Haus und ein {second}-Haus von {district} nach {to}.',
  'vineta.scene.moves.both': '{seat} versetzt zwei {tribe}-Häuser von {district} nach {to}.',
  'vineta.scene.puts': '{seat} verlegt {flood} von {district} in die Reihe gegen {to}.',
  'vineta.scene.sinks': 'Die Wellen schlagen über {district} zusammen.',
  'vineta.scene.tie':
    'Gleichstand: {districts} haben je {count} Welle. Noch versinkt nichts; alle spielen eine weitere Karte.|Gleichstand: {districts} haben je {count} Wellen. Noch versinkt nichts; alle spielen eine weitere Karte.',
  'vineta.scene.tie.none': 'In keiner Reihe liegt eine Flutkarte: Alle spielen eine weitere Karte.',
  'vineta.scene.cards': 'Die Karten dieses Durchgangs',
  'vineta.scene.slot.none': '{seat}: keine Karte',
  'vineta.scene.slot.down': '{seat}: eine verdeckte Karte',
  'vineta.scene.slot.up': '{seat}: {card}',
  'vineta.means.leads':
    '{district} liegt jetzt mit {count} Welle vorn und würde versinken.|{district} liegt jetzt mit {count} Wellen vorn und würde versinken.',
  'vineta.means.still':
    '{district} liegt weiter vorn, jetzt mit {count} Welle.|{district} liegt weiter vorn, jetzt mit {count} Wellen.',
  'vineta.means.behind':
    '{district} hat jetzt {count} Welle; vorn liegt {lead} mit {most}.|{district} hat jetzt {count} Wellen; vorn liegt {lead} mit {most}.',
  'vineta.means.tie':
    'Gleichstand bei {count} Welle: So würde nichts versinken.|Gleichstand bei {count} Wellen: So würde nichts versinken.',
  'vineta.means.none': 'Kein Stadtteil wird mehr von einer Flutkarte bedroht.',
  'vineta.means.danger': '{district} ist gefährdet: Dort liegt eine Reihe.',
  'vineta.means.doomed': '{district} würde das Meer jetzt treffen.',
  'vineta.means.idle':
    '{district} hat keine Flutkarte mehr und wird übergangen; vorn liegt {lead} mit {count} Welle.|{district} hat keine Flutkarte mehr und wird übergangen; vorn liegt {lead} mit {count} Wellen.',
  'vineta.means.safe': 'Dort ist es vorerst sicher.|Dort sind sie vorerst sicher.',
  'vineta.means.length': 'Diese Runde hat jetzt {count} Durchgang.|Diese Runde hat jetzt {count} Durchgänge.',
  'vineta.means.closed': 'Bis zum Ende der Runde darf kein Haus heraus.',
  'vineta.sunk.most':
    '{district} versinkt: {count} Welle, mehr als alle anderen. Danach kommt {rival} mit {least}.|{district} versinkt: {count} Wellen, mehr als alle anderen. Danach kommt {rival} mit {least}.',
  'vineta.sunk.only':
    '{district} versinkt mit {count} Welle: Eine andere Reihe gibt es nicht.|{district} versinkt mit {count} Wellen: Eine andere Reihe gibt es nicht.',
  'vineta.sunk.tied': 'Ein weiterer Durchgang hat den Gleichstand gebrochen.',
  'vineta.sunk.first': '{district} versinkt: Der Gleichstand blieb, und diese Reihe wurde zuerst begonnen.',
  'vineta.sunk.none': '{district} versinkt: Keine Reihe war übrig, die entschieden hätte.',
  'vineta.share.list': 'Erbeutet: {shares}.',
  'vineta.share.of': '{seat} {count} Haus|{seat} {count} Häuser',
  'vineta.share.how':
    'Jede Flutkarte der Reihe erbeutet ein Haus, die erste Karte zuerst, und wieder von vorn, bis keines mehr da ist.',
  'vineta.share.none': 'Dort stand kein Haus zu erbeuten.',
  'vineta.summary.title': 'Runde {round}: {district} versinkt',
  'vineta.summary.open': 'Warum {district} versank',
  'vineta.summary.why': 'Warum?',
  'vineta.summary.rows': 'Wellen jeder Reihe',
  'vineta.summary.captured': 'Erbeutete Häuser',

  // What puzzles teach
  'vineta.theme.panic': 'Wann Panik?',
  'vineta.theme.panic.about':
    'Panik bewegt drei Häuser auf einmal, und du hast die Karte nur einmal. Spiele sie, wenn Häuser deines Volks dort stehen, wo das Wasser steigt, oder wenn sie einen Stadtteil leert, auf den jemand anders zählt. Zu früh, und sie fliehen in die nächste Flut; zu spät, und sie werden erbeutet.',
  'vineta.theme.denial': 'Den Führenden bremsen',
  'vineta.theme.denial.about':
    'Wer die meisten Häuser erbeutet hat, gewinnt, wenn nichts geschieht. Ruhige See, Wechselnder Wind und Machtwort nehmen einer Reihe, was sie bringen würde: Sieh nach, wessen Karten dort liegen, bevor du an deine eigenen denkst.',
  'vineta.theme.houses': 'Häuser bewegen',
  'vineta.theme.houses.about':
    'Falsche Hoffnung, Rettung und Umzug entscheiden, wo Häuser stehen, wenn ein Stadtteil versinkt. Bring deine dorthin, wo sie bleiben können, und die der anderen dorthin, wo deine Fluten liegen.',
  'vineta.theme.flood': 'Fluten legen',
  'vineta.theme.flood.about':
    'Eine Flut zählt doppelt: dafür, welcher Stadtteil versinkt, und dafür, wer seine Häuser erbeutet. Manchmal bringt eine kleine Flut in einer langen Reihe mehr als eine große gegen einen neuen Stadtteil.',
  'vineta.theme.ending': 'Die letzten Runden',
  'vineta.theme.ending.about':
    'Ab der siebten Runde lässt sich kaum noch etwas umkehren. Drei Punkte für jedes deiner Häuser auf dem letzten Stadtteil, und mehr, wenn es dein eigener ist: Jetzt wird gezählt, und was du verborgen hast, darf sich zeigen.',
  'vineta.decision.card': 'Karte',
  'vineta.decision.place': 'Häuser setzen',
  'vineta.decision.choose': 'Karte wählen',
  'vineta.decision.play': 'Karte ausführen',
  'vineta.decision.capture': 'Häuser erbeuten',
};
