// German: Vigo’s words.
import type { VigoCatalogue } from './en';

export const de: VigoCatalogue = {
  // The table: the room before the game
  'vigo.room': 'Alle Mann an Deck',

  // The table: the end
  'vigo.points.VG-END-2': 'was im Vorrat übrig ist',
  'vigo.points.VG-CHE-5': 'Truhen',
  'vigo.points.VG-EVT-4': 'Segelschiffe',

  // The guided first games
  'vigo.guide.end-turn': 'Das war es für diesen Zug: Beende ihn.',
  'vigo.guide.sea': 'In See stechen',
  'vigo.guide.sea.bay':
    'Willkommen in der Bucht von Vigo! 108 Karten liegen verdeckt im Wasser: Teile von Schatztruhen, Schlüssel und Ereignisse.',
  'vigo.guide.sea.aim':
    'Du fährst das rote Schiff. Sammle Teile und baue Truhen; Teile in Rot, deiner Farbe, sind am meisten wert. Das sechste aufgenommene Segelschiff beendet die Partie.',
  'vigo.guide.sea.place':
    'Setze dein Schiff auf ein freies Feld, und du bekommst die Karte, die dort liegt. Nimm d5.',
  'vigo.guide.sea.stock':
    'Die Karte liegt nun in deinem Vorrat, offen für alle. Auch {p2} ist in See gestochen.',
  'vigo.guide.sea.sail':
    'In jedem Zug fährst du 1 bis 6 Felder geradeaus, und jede Karte, über die du fährst, wird umgedreht. Fahre nach h5.',
  'vigo.guide.sea.turned':
    'Die Karten auf deinem Weg liegen jetzt offen, für alle. Die unter deinem Schiff wurde nicht umgedreht.',
  'vigo.guide.sea.take': 'Du darfst sie aufnehmen, offen oder verdeckt, oder liegen lassen. Nimm sie auf!',
  'vigo.guide.sea.end':
    'Das war ein Zug: fahren, Karten umdrehen, eine aufnehmen. Gibt es nichts mehr zu wählen, endet ein Zug von selbst. Dann tat {p2} dasselbe.',
  'vigo.guide.memory': 'Umdrehen und merken',
  'vigo.guide.memory.ways':
    'Links, rechts, oben oder unten: Dein Schiff fährt nie über ein anderes, hält auf keinem und verlässt die Bucht nicht.',
  'vigo.guide.memory.open':
    'Fährst du über eine offene Karte, liegt sie wieder verdeckt. Merk dir also d5: ein rotes Mittelstück mit Kelch.',
  'vigo.guide.memory.sail':
    'Der rote rechte Deckel auf f5 passt zu deinem linken. Fahre hin; unterwegs siehst du, welche Karten sich drehen.',
  'vigo.guide.memory.down': 'd5 und e5 liegen wieder verdeckt. Nimm den Deckel auf.',
  'vigo.guide.memory.where':
    'Und wo lag das rote Mittelstück mit dem Kelch? Richtig, auf d5. Fahre dorthin zurück.',
  'vigo.guide.memory.take': 'Nimm die Karte auf, verdeckt, wie sie liegt.',
  'vigo.guide.memory.end':
    'Wer sich gut erinnert, findet, was andere umgedreht haben. Auch die Bots kennen nur, was offen lag.',
  'vigo.guide.events': 'Wellen und Delfine',
  'vigo.guide.events.kinds':
    'In deinem Vorrat liegen zwei Ereigniskarten. Vor der Fahrt darfst du eine davon spielen.',
  'vigo.guide.events.wave': 'Tippe auf die Flutwelle in deinem Vorrat.',
  'vigo.guide.events.row':
    'Sie dreht alle Karten einer Zeile oder Spalte um, nur nicht unter Schiffen. Wähle Zeile 4 am Rand der Bucht.',
  'vigo.guide.events.sail': 'Was für ein Fang! Auf d4 liegt ein roter linker Boden mit Schloss. Fahre hin.',
  'vigo.guide.events.take': 'Nimm ihn auf.',
  'vigo.guide.events.far': 'Auf k8 liegt ein roter Schlüssel, zu weit für dein Schiff.',
  'vigo.guide.events.dolphin': 'Tippe auf den Delfin in deinem Vorrat.',
  'vigo.guide.events.jump':
    'Er trägt dein Schiff auf ein freies Feld, doch die Karte dort nimmst du nicht auf. Spring nach k7, neben den Schlüssel.',
  'vigo.guide.events.then': 'Du darfst noch fahren: nach k8.',
  'vigo.guide.events.key': 'Nimm den Schlüssel auf.',
  'vigo.guide.events.end':
    'Ein Schlüssel wird mit einer Truhe abgegeben, die ein Schloss hat. In derselben Farbe bringen sie einen Bonus.',
  'vigo.guide.pirates': 'Piraten und Segelschiffe',
  'vigo.guide.pirates.sail': 'Auf e6 liegt offen ein Pirat. Fahre hin.',
  'vigo.guide.pirates.take': 'Nimm ihn auf.',
  'vigo.guide.pirates.at-once':
    'Ein Ereignis aus der Bucht darfst du für später behalten oder sofort spielen. Doch ein Pirat, der am Ende im Vorrat liegt, kostet 50 Punkte.',
  'vigo.guide.pirates.play': 'Spiele ihn sofort.',
  'vigo.guide.pirates.rob':
    'Du nimmst eine beliebige Karte aus einem anderen Vorrat. {p2} hat einen roten rechten Boden, in deiner Farbe: Nimm den.',
  'vigo.guide.pirates.ship': 'Auf e3 liegt ein Segelschiff. Fahre hin.',
  'vigo.guide.pirates.take-ship': 'Es wird nie behalten, bringt aber sofort 10 Punkte. Nimm es auf.',
  'vigo.guide.pirates.end':
    'Fünf der sechs Segelschiffe bringen je 10 Punkte. Das sechste bringt 60 und beendet die Partie.',
  'vigo.guide.chest': 'Eine Truhe',
  'vigo.guide.chest.parts':
    'Eine Truhe hat zwei Deckel und zwei Böden, links und rechts. Bis zu sechs Mittelstücke machen sie größer. Farben darfst du mischen.',
  'vigo.guide.chest.missing': 'Dir fehlt nur ein rechter Boden, und auf f6 liegt einer offen. Fahre hin.',
  'vigo.guide.chest.take': 'Nimm ihn auf.',
  'vigo.guide.chest.value':
    'Deine Truhe ist vollständig! Jedes Teil und jeder Schlüssel zählt 40 in deiner Farbe, 20 in einer anderen, 10 in Braun. Ein Schloss mit einem Schlüssel seiner Farbe bringt 50 als Bonus.',
  'vigo.guide.chest.times':
    'Zwei gleiche Schätze verdoppeln die Summe, drei verdreifachen sie, und so weiter. Du hast zwei Ringe: Aus 250 werden 500.',
  'vigo.guide.chest.build': 'Öffne den Truhenbau. Die beste Truhe ist schon zusammengesetzt: Werte sie.',
  'vigo.guide.chest.go-on': 'Dann also Teil für Teil: Füge hinzu, was zur Truhe gehört, und werte sie.',
  'vigo.guide.chest.end':
    'Die Truhe ist gewertet, und ihre Karten verlassen das Spiel. Nach dem Aufnehmen darfst du in jedem Zug so viele vollständige Truhen werten, wie du hast.',
  'vigo.guide.ten': 'Die zehnte Karte',
  'vigo.guide.ten.nine': 'Dein Vorrat hat neun Karten. Mehr darfst du am Ende eines Zuges nicht haben.',
  'vigo.guide.ten.lid': 'Gleich neben dir liegt offen ein grüner linker Deckel. Fahre nach c6.',
  'vigo.guide.ten.leave':
    'Du hast schon drei linke Deckel, und was du aufnimmst, braucht Platz. Lass ihn liegen.',
  'vigo.guide.ten.sail': 'Trotzdem lockt ein roter rechter Boden mit Schloss. Fahre nach e6.',
  'vigo.guide.ten.take': 'Nimm ihn auf: deine zehnte Karte.',
  'vigo.guide.ten.must':
    'Mit zehn Karten musst du ein Ereignis spielen, eine Truhe werten oder eine Karte zurücklegen.',
  'vigo.guide.ten.back':
    'Du hast weder Ereignis noch Truhe. Lege ein braunes Mittelstück ohne Schatz zurück: Tippe darauf.',
  'vigo.guide.ten.where': 'Es kommt offen auf ein leeres Feld ohne Schiff. Wähle d6 oder ein anderes.',
  'vigo.guide.ten.end': 'Wieder neun Karten, und alle können sich holen, was du zurückgelegt hast.',
  'vigo.guide.ten.left': 'Wie du magst. Merk dir: höchstens neun Karten am Ende eines Zuges.',
  'vigo.guide.last': 'Das sechste Segelschiff',
  'vigo.guide.last.five':
    'Fünf Segelschiffe sind aufgenommen. Wer das sechste aufnimmt, bekommt 60 Punkte und beendet die Partie.',
  'vigo.guide.last.open':
    'Es lässt sich nur aufnehmen, wenn es schon offen liegt, von einem Schiff, das dort seine Fahrt beendet.',
  'vigo.guide.last.sail':
    'Du erinnerst dich: Es liegt verdeckt auf g5. Fährst du darüber, liegt es offen: Fahre nach g7.',
  'vigo.guide.last.take': 'Da ist es! Aber nimm erst die Karte hier auf.',
  'vigo.guide.last.now': '{p2} war zu weit weg. Fahre jetzt nach g5.',
  'vigo.guide.last.sixth': 'Nimm das sechste Segelschiff auf!',
  'vigo.guide.last.points':
    'Die Partie ist zu Ende. Teile im Vorrat bringen 20 in der eigenen Farbe, 10 in einer anderen, 5 in Braun; Schlüssel nichts, und jeder Pirat kostet 50. Wer die meisten Punkte hat, gewinnt.',
  'vigo.guide.last.end':
    'Das ist ganz Vigo. Tippe in einer Partie auf ein Truhenteil, und du erfährst, wozu es gut ist; ein Ereignis spielst du durch Antippen, und die Regeln stehen im Buch oben. Gute Fahrt!',

  // Vigo: ships, as names of seats
  'vigo.ship.p1': 'Rot',
  'vigo.ship.p2': 'Blau',
  'vigo.ship.p3': 'Grün',
  'vigo.ship.p4': 'Gelb',
  'vigo.ship.p5': 'Violett',
  'vigo.ship.p6': 'Weiß',

  // Vigo: cards as they stand within a sentence, and what they carry
  'vigo.facet.card': 'Schon gesehen und wieder verdeckt',
  'vigo.facet.sort': 'Eine Karte, die noch niemand gesehen hat',
  'vigo.sort.left lid': 'ein linker Deckel',
  'vigo.sort.right lid': 'ein rechter Deckel',
  'vigo.sort.left bottom': 'ein linker Boden',
  'vigo.sort.right bottom': 'ein rechter Boden',
  'vigo.sort.middle': 'ein Mittelstück',
  'vigo.sort.key': 'ein Schlüssel',
  'vigo.card.dolphin': 'Delfin',
  'vigo.card.tidal wave': 'Flutwelle',
  'vigo.card.pirate': 'Pirat',
  'vigo.card.sailing ship': 'Segelschiff',
  'vigo.card.red left lid': 'roter linker Deckel',
  'vigo.card.blue left lid': 'blauer linker Deckel',
  'vigo.card.green left lid': 'grüner linker Deckel',
  'vigo.card.yellow left lid': 'gelber linker Deckel',
  'vigo.card.violet left lid': 'violetter linker Deckel',
  'vigo.card.white left lid': 'weißer linker Deckel',
  'vigo.card.brown left lid': 'brauner linker Deckel',
  'vigo.card.red right lid': 'roter rechter Deckel',
  'vigo.card.blue right lid': 'blauer rechter Deckel',
  'vigo.card.green right lid': 'grüner rechter Deckel',
  'vigo.card.yellow right lid': 'gelber rechter Deckel',
  'vigo.card.violet right lid': 'violetter rechter Deckel',
  'vigo.card.white right lid': 'weißer rechter Deckel',
  'vigo.card.brown right lid': 'brauner rechter Deckel',
  'vigo.card.red left bottom': 'roter linker Boden',
  'vigo.card.blue left bottom': 'blauer linker Boden',
  'vigo.card.green left bottom': 'grüner linker Boden',
  'vigo.card.yellow left bottom': 'gelber linker Boden',
  'vigo.card.violet left bottom': 'violetter linker Boden',
  'vigo.card.white left bottom': 'weißer linker Boden',
  'vigo.card.brown left bottom': 'brauner linker Boden',
  'vigo.card.red right bottom': 'roter rechter Boden',
  'vigo.card.blue right bottom': 'blauer rechter Boden',
  'vigo.card.green right bottom': 'grüner rechter Boden',
  'vigo.card.yellow right bottom': 'gelber rechter Boden',
  'vigo.card.violet right bottom': 'violetter rechter Boden',
  'vigo.card.white right bottom': 'weißer rechter Boden',
  'vigo.card.brown right bottom': 'brauner rechter Boden',
  'vigo.card.red middle': 'rotes Mittelstück',
  'vigo.card.blue middle': 'blaues Mittelstück',
  'vigo.card.green middle': 'grünes Mittelstück',
  'vigo.card.yellow middle': 'gelbes Mittelstück',
  'vigo.card.violet middle': 'violettes Mittelstück',
  'vigo.card.white middle': 'weißes Mittelstück',
  'vigo.card.brown middle': 'braunes Mittelstück',
  'vigo.card.red key': 'roter Schlüssel',
  'vigo.card.blue key': 'blauer Schlüssel',
  'vigo.card.green key': 'grüner Schlüssel',
  'vigo.card.yellow key': 'gelber Schlüssel',
  'vigo.card.violet key': 'violetter Schlüssel',
  'vigo.card.white key': 'weißer Schlüssel',
  'vigo.with.lock': 'mit Schloss',
  'vigo.with.chalice': 'mit Kelch',
  'vigo.with.chain': 'mit Kette',
  'vigo.with.crown': 'mit Krone',
  'vigo.with.diamond': 'mit Diamant',
  'vigo.with.coin': 'mit Münze',
  'vigo.with.ring': 'mit Ring',

  // Vigo: what a card is good for
  'vigo.help.dolphin':
    'Dein Schiff kommt auf ein beliebiges freies Feld. Die Karte dort nimmst du nicht auf.',
  'vigo.help.tidal wave': 'Dreht alle Karten einer Zeile oder Spalte um, nur nicht unter Schiffen.',
  'vigo.help.pirate':
    'Nimm eine Karte deiner Wahl aus dem Vorrat eines anderen. Ein Pirat, der am Ende übrig ist, kostet 50 Punkte.',
  'vigo.help.sailing ship': 'Bringt sofort 10 Punkte. Das sechste bringt 60 und beendet die Partie.',
  'vigo.help.lid': 'Jede Truhe hat einen linken und einen rechten Deckel.',
  'vigo.help.bottom': 'Jede Truhe hat einen linken und einen rechten Boden, mit oder ohne Schloss.',
  'vigo.help.middle': 'Macht eine Truhe größer: Bis zu sechs passen hinein.',
  'vigo.help.worth':
    'In einer Truhe zählt diese Karte 40 in deiner Farbe, 20 in einer anderen, 10 in Braun; ein Schloss mit einem Schlüssel seiner Farbe bringt 50 als Bonus; gleiche Schätze vervielfachen die Summe.',
  'vigo.help.key':
    'Wird mit einer Truhe abgegeben, die ein Schloss hat. In der Farbe des Schlosses bringt er einen Bonus.',

  // Vigo: moves as the log tells them, by the kind on the wire
  'vigo.move.start': '{other} beginnt.',
  'vigo.move.reveal': 'Auf {field}: {card}.',
  'vigo.move.place': '{seat} sticht auf {field} in See.',
  'vigo.move.place.card': '{seat} sticht auf {field} in See und nimmt auf: {card}.',
  'vigo.move.place.stays':
    '{seat} sticht auf {field} in See und findet das letzte Segelschiff; es bleibt liegen.',
  'vigo.move.sail': '{seat} fährt nach {field}.',
  'vigo.move.up': 'Aufgedeckt: {cards}.',
  'vigo.move.stay': '{seat} kann nicht fahren und bleibt liegen.',
  'vigo.move.take': '{seat} nimmt die Karte auf.',
  'vigo.move.take.card': '{seat} nimmt auf: {card}.',
  'vigo.move.take.stays': '{seat} findet das letzte Segelschiff; es bleibt liegen.',
  'vigo.move.leave': '{seat} lässt die Karte liegen.',
  'vigo.move.play': '{seat} spielt: {card}.',
  'vigo.move.dolphin to': 'Der Delfin bringt {seat} nach {field}.',
  'vigo.move.wave row': 'Die Flutwelle von {seat} rollt über Zeile {row}.',
  'vigo.move.wave column': 'Die Flutwelle von {seat} rollt über Spalte {column}.',
  'vigo.move.rob': '{seat} beraubt {other}: {card}.',
  'vigo.move.begin chest': '{seat} beginnt eine Truhe.',
  'vigo.move.add part': '{seat} fügt hinzu: {card}.',
  'vigo.move.finish chest': '{seat} wertet eine Truhe.',
  'vigo.move.finish chest.cards': '{seat} wertet eine Truhe: {cards}.',
  'vigo.move.finish chest.value': '{seat} wertet eine Truhe für {value} Punkte: {cards}.',
  'vigo.move.put back': '{seat} legt zurück: {card}.',
  'vigo.move.put on': '{seat} legt eine Karte auf {field} zurück.',
  'vigo.move.put on.card': '{seat} legt auf {field} zurück: {card}.',
  'vigo.move.end turn': '{seat} beendet den Zug.',

  // Vigo: the log, turn by turn; `you` is whoever reads it
  'vigo.log.sail.take': '{seat} fährt nach {field} und nimmt auf: {card}.',
  'vigo.log.sail.leave': '{seat} fährt nach {field} und lässt die Karte liegen.',
  'vigo.log.sail.stays': '{seat} fährt nach {field} und findet das letzte Segelschiff; es bleibt liegen.',
  'vigo.you.start': 'Du beginnst.',
  'vigo.you.place': 'Du stichst auf {field} in See.',
  'vigo.you.place.card': 'Du stichst auf {field} in See und nimmst auf: {card}.',
  'vigo.you.place.stays':
    'Du stichst auf {field} in See und findest das letzte Segelschiff; es bleibt liegen.',
  'vigo.you.sail': 'Du fährst nach {field}.',
  'vigo.you.sail.take': 'Du fährst nach {field} und nimmst auf: {card}.',
  'vigo.you.sail.leave': 'Du fährst nach {field} und lässt die Karte liegen.',
  'vigo.you.sail.stays': 'Du fährst nach {field} und findest das letzte Segelschiff; es bleibt liegen.',
  'vigo.you.stay': 'Du kannst nicht fahren und bleibst liegen.',
  'vigo.you.take': 'Du nimmst die Karte auf.',
  'vigo.you.take.card': 'Du nimmst auf: {card}.',
  'vigo.you.take.stays': 'Du findest das letzte Segelschiff; es bleibt liegen.',
  'vigo.you.leave': 'Du lässt die Karte liegen.',
  'vigo.you.play': 'Du spielst: {card}.',
  'vigo.you.dolphin to': 'Der Delfin bringt dich nach {field}.',
  'vigo.you.wave row': 'Deine Flutwelle rollt über Zeile {row}.',
  'vigo.you.wave column': 'Deine Flutwelle rollt über Spalte {column}.',
  'vigo.you.rob': 'Du beraubst {other}: {card}.',
  'vigo.you.robbed': '{seat} beraubt dich: {card}.',
  'vigo.you.finish chest': 'Du wertest eine Truhe.',
  'vigo.you.finish chest.cards': 'Du wertest eine Truhe: {cards}.',
  'vigo.you.put on': 'Du legst eine Karte auf {field} zurück.',
  'vigo.you.put on.card': 'Du legst auf {field} zurück: {card}.',
  'vigo.you.finish chest.value': 'Du wertest eine Truhe für {value} Punkte: {cards}.',
  'vigo.you.sails': 'Du fährst von {from} nach {field}.',
  'vigo.you.last': 'Du nimmst das sechste Segelschiff: 60 Punkte, und das Spiel ist aus.',
  'vigo.you.scores': 'Du wertest eine Truhe für {points} Punkte.',
  'vigo.you.leads': 'Du gehst mit {points} Punkten in Führung.',
  'vigo.you.still': 'Du bleibst in Führung, jetzt mit {points} Punkten.',
  'vigo.you.level': 'Du ziehst mit {points} Punkten gleich.',
  'vigo.you.behind': 'Du hast jetzt {points} Punkte; {lead} führt mit {most}.',
  'vigo.you.ahead': '{seat} hat jetzt {points} Punkte; du führst mit {most}.',

  // Vigo: moves as they are offered
  'vigo.setup.ships': 'Schiffe',
  'vigo.setup.stocks': 'Vorräte',
  'vigo.setup.gone': 'Aus dem Spiel',
  'vigo.setup.card': 'Eine Karte aus der Bucht',
  'vigo.setup.to': 'kommt zu',
  'vigo.setup.add': 'Hinzufügen',
  'vigo.option.place': 'Schiff auf {field} setzen',
  'vigo.option.sail': 'Nach {field} fahren',
  'vigo.option.sail.turns': 'Nach {field} fahren und {turns} umdrehen',
  'vigo.option.wave row': 'Zeile {row} umdrehen',
  'vigo.option.wave row.turns': 'Zeile {row} umdrehen: {turns}',
  'vigo.option.wave column': 'Spalte {column} umdrehen',
  'vigo.option.wave column.turns': 'Spalte {column} umdrehen: {turns}',
  'vigo.option.stay': 'Liegen bleiben',
  'vigo.option.take': 'Karte aufnehmen',
  'vigo.option.leave': 'Liegen lassen',
  'vigo.option.play': 'Spielen: {card}',
  'vigo.option.dolphin to': 'Mit dem Delfin nach {field}',
  'vigo.option.rob': '{other} berauben: {card}',
  'vigo.option.begin chest': 'Eine Truhe Teil für Teil bauen',
  'vigo.option.add part': 'Hinzufügen: {card}',
  'vigo.option.finish chest': 'Truhe werten',
  'vigo.option.chest': 'Truhe für {value} Punkte: {parts}',
  'vigo.option.put back': 'Zurücklegen: {card}',
  'vigo.option.put on': 'Auf {field} legen',
  'vigo.option.end turn': 'Zug beenden',

  // Vigo: the table
  'vigo.board': 'Die Bucht von Vigo',
  'vigo.round': 'Runde {round}',
  'vigo.placing': 'Die Schiffe stechen in See',
  'vigo.ships': '{count} von 6 Segelschiffen',
  'vigo.last-ship': 'Das nächste beendet die Partie',
  'vigo.memory': 'Der Tisch merkt sich mit: Was gesehen wurde, scheint durch die Rückseite.',
  'vigo.row': 'Zeile {row}',
  'vigo.column': 'Spalte {column}',
  'vigo.field.water': 'offenes Wasser',
  'vigo.field.down': 'verdeckt',
  'vigo.field.seen': 'verdeckt, schon gesehen: {card}',
  'vigo.field.ship': 'Schiff von {name}',
  'vigo.field.turns': 'dreht {fields} um',
  'vigo.ask': 'Tippe noch einmal, oder drücke den Knopf.',
  'vigo.stock': 'Dein Vorrat',
  'vigo.stock.of': 'Vorrat von {name}',
  'vigo.stock.empty': 'Noch keine Karten',
  'vigo.stock.left': 'Übrig',
  'vigo.points': 'Punkte',
  'vigo.points.of': '{name} {points}',
  'vigo.ships.tab': 'Schiffe',

  // Vigo: chests
  'vigo.chest.build': 'Truhe bauen: bis {value}',
  'vigo.chest.can': 'Hat eine Truhe für {value}',
  'vigo.chest.title': 'Truhe bauen',
  'vigo.chest.picture': 'Truhe: {cards}',
  'vigo.chest.best': 'Die besten',
  'vigo.chest.hint': 'Tippe auf eine Karte, um sie hineinzulegen oder herauszunehmen.',
  'vigo.chest.in': 'in der Truhe',
  'vigo.chest.needed': 'ohne sie keine Truhe',
  'vigo.chest.useless': 'passt in keine Truhe',
  'vigo.chest.reasons': 'Wie ihr Wert entsteht',
  'vigo.chest.score': '{value} Punkte werten',
  'vigo.reason.VG-CHE-3': 'Teile und Schlüssel',
  'vigo.reason.VG-CHE-4': 'Schlösser mit Schlüssel ihrer Farbe',
  'vigo.reason.VG-CHE-5': 'gleiche Schätze: ×{times}',

  // Vigo: the end
  'vigo.end.ships': 'Das sechste Segelschiff ist in See gestochen.',
  'vigo.end.rounds': '200 Runden, und das sechste Segelschiff blieb liegen.',

  // Vigo: what a table agrees on
  'vigo.new.rules': 'Wie wird gespielt?',
  'vigo.new.free': 'Freie Ereignisse',
  'vigo.new.free.hint': 'So viele Ereigniskarten, wie du willst, jederzeit in deinem Zug.',
  'vigo.new.memory': 'Gedächtnishilfe',
  'vigo.new.memory.hint':
    'Was gesehen wurde, scheint durch die Rückseite. Bots merken sich, was ihr Platz gesehen hat; die schwächeren vergessen.',
  'vigo.new.lost': 'Zwei Angaben sind verloren',
  'vigo.new.lost.hint':
    'Das Spiel von 1994 ist vergriffen, und zwei Angaben daraus sind nicht mehr bekannt. Wir spielen mit Rekonstruktionen. Hast du das Spiel, berichtige sie hier.',
  'vigo.new.bonus': 'Bonus für ein Schloss mit Schlüssel seiner Farbe',
  'vigo.new.bonus.hint': 'Rekonstruktion: 50 Punkte.',
  'vigo.new.bonus.bad': 'Eine ganze Zahl von 0 bis 1000.',
  'vigo.new.deck': 'Die 84 Schatzkarten',
  'vigo.new.deck.usual': 'Rekonstruktion: 12 Karten jeder Farbe und 12 braune.',
  'vigo.new.deck.own': 'Aus deiner Datei: {name}',
  'vigo.new.deck.how': 'Lade die Liste herunter, zähle deine Karten, ändere die Zahlen und lade sie wieder.',
  'vigo.new.deck.save': 'Liste herunterladen',
  'vigo.new.deck.load': 'Deine Liste laden',
  'vigo.new.deck.reset': 'Zurück zur Rekonstruktion',
  'vigo.new.deck.unreadable': 'Zeile {line}: erwartet eine Zahl und eine Schatzkarte, etwa „2 red left lid“.',
  'vigo.new.deck.event': 'Zeile {line}: Ereignisse stehen fest, in der Liste stehen nur Schatzkarten.',
  'vigo.new.deck.twice': 'Zeile {line}: Diese Karte steht zweimal da.',
  'vigo.new.deck.size': 'Die Liste hat {count} Karten; es müssen 84 sein.',
  'vigo.agreed.bonus': 'Ein Schloss mit Schlüssel seiner Farbe: {bonus} Punkte.',
  'vigo.agreed.deck': 'Die Schatzkarten stammen aus einer eigenen Liste.',

  // A hint: where to look, and why a choice is better
  'vigo.look.last-ship': 'Schau auf das letzte Segelschiff, auf {field}.',
  'vigo.look.field': 'Schau auf das, was auf {field} liegt.',
  'vigo.look.covered': 'Schau auf das, was verdeckt liegt, und was dir fehlt.',
  'vigo.look.bay': 'Schau auf das, was offen in der Bucht liegt.',
  'vigo.look.stock': 'Schau auf den Vorrat von {seat}.',
  'vigo.look.stock.own': 'Schau auf deinen eigenen Vorrat.',
  'vigo.look.chest': 'Schau auf die Truhe, die dein Vorrat ergibt.',
  'vigo.why.wins-now':
    'Auf {field} liegt das letzte Segelschiff: Nimm es auf, und die Partie endet mit {count} Punkten für dich und höchstens {than} für die anderen.',
  'vigo.why.stops-ship':
    'Mit der anderen Wahl könnte {seat} mit dem nächsten Zug das letzte Segelschiff auf {field} aufnehmen und gewinnen.',
  'vigo.why.takes-ship': 'Auf {field} liegt ein Segelschiff: sofort {count} Punkte.',
  'vigo.why.scores-chest': 'Jetzt gewertet, bringt die Truhe {count} Punkte.',
  'vigo.why.better-chest': 'Diese Truhe bringt {count} Punkte, die andere {than}.',
  'vigo.why.waits':
    'Die Truhe hat {than}-mal den gleichen Schatz; in der Bucht liegt noch {count} solche Karte, und eine mehr vervielfacht sie erneut.|Die Truhe hat {than}-mal den gleichen Schatz; in der Bucht liegen noch {count} solche Karten, und eine mehr vervielfacht sie erneut.',
  'vigo.why.takes-missing': 'Auf {field} liegt: {card}. So ein Teil fehlt dir noch.',
  'vigo.why.takes-treasure':
    'Auf {field} liegt: {card}. Diesen Schatz hast du schon einmal, und gleiche Schätze vervielfachen eine Truhe.|Auf {field} liegt: {card}. Diesen Schatz hast du schon {count}-mal, und gleiche Schätze vervielfachen eine Truhe.',
  'vigo.why.takes-key': 'Auf {field} liegt: {card}. Du hast ein Schloss in derselben Farbe.',
  'vigo.why.takes-own':
    'Auf {field} liegt: {card}. Das ist deine eigene Farbe; sie zählt in einer Truhe 40 statt 20.',
  'vigo.why.takes-event': 'Auf {field} liegt: {card}. Du kannst die Karte sofort spielen oder behalten.',
  'vigo.why.robs-missing': '{seat} hat: {card}. So ein Teil fehlt dir noch.',
  'vigo.why.breaks-chest':
    'Ohne diese Karte hat {seat} keine vollständige Truhe mehr: {card}. Jetzt ist da eine für {count} Punkte.',
  'vigo.why.in-reach':
    'Von dort ist {field} einen Zug entfernt, wo offen liegt: {card}. So ein Teil fehlt dir noch.',
  'vigo.why.may-find':
    'Von den {than} verdeckten Karten ist {count} ein Deckel oder Boden, der dir fehlt.|Von den {than} verdeckten Karten sind {count} ein Deckel oder Boden, der dir fehlt.',

  // Szenen
  'vigo.scene.sails': '{seat} fährt von {from} nach {field}.',
  'vigo.scene.down': 'Wieder verdeckt: {cards}.',
  'vigo.scene.here': 'Hier liegt: {card}. Nimm die Karte auf oder lass sie liegen.',
  'vigo.scene.leads': 'führt',
  'vigo.scene.ship': 'Das ist Segelschiff {count} von 6: 10 Punkte.',
  'vigo.scene.last': '{seat} nimmt das sechste Segelschiff: 60 Punkte, und das Spiel ist aus.',
  'vigo.scene.open': 'Fünf Segelschiffe sind fort: Das nächste beendet die Partie.',
  'vigo.means.leads': '{seat} geht mit {points} Punkten in Führung.',
  'vigo.means.still': '{seat} bleibt in Führung, jetzt mit {points} Punkten.',
  'vigo.means.level': '{seat} zieht mit {points} Punkten gleich.',
  'vigo.means.behind': '{seat} hat jetzt {points} Punkte; {lead} führt mit {most}.',
  'vigo.scene.scores': '{seat} wertet eine Truhe für {points} Punkte.',
  'vigo.scene.chest': 'Eine Truhe von {seat}',

  // What puzzles teach
  'vigo.theme.chest': 'Wann eine Truhe werten?',
  'vigo.theme.chest.about':
    'Eine fertige Truhe ist ihre Punkte wert; eine, die wächst, vielleicht doppelt so viele, oder sie wird geplündert. Noch ein gleicher Schatz vervielfacht alles, aber auch die anderen sehen deinen Vorrat: Werte, bevor ein Pirat kommt, und warte, solange niemand herankommt.',
  'vigo.theme.memory': 'Was wieder verdeckt liegt',
  'vigo.theme.memory.about':
    'Eine Karte, die offen lag und wieder verdeckt liegt, ist noch dieselbe. Diese Rätsel haben die Gedächtnishilfe: Lerne, auf das zu sehen, was schon bekannt ist, bevor du ins Unbekannte fährst.',
  'vigo.theme.robbery': 'Piraten',
  'vigo.theme.robbery.about':
    'Ein Pirat nimmt die Karte, die am meisten schmerzt, oder die, die dir fehlt. Heb ihn auf für den Teil, der deine Truhe fertig macht oder ihre zerlegt, aber nicht zu lange: Am Ende kostet jeder übrige Pirat 50 Punkte.',
  'vigo.theme.events': 'Delfine und Flutwellen',
  'vigo.theme.events.about':
    'Ein Ereignis im richtigen Augenblick ist ein zweiter Zug: Ein Delfin kommt hin, wohin keine gerade Linie führt, eine Flutwelle deckt auf, was jemand aufnehmen soll, oder verbirgt es.',
  'vigo.theme.stock': 'Den Vorrat im Blick',
  'vigo.theme.stock.about':
    'Neun Karten sind schnell beisammen. Was eine Truhe werden kann, bleibt; was nur Platz braucht, darf liegen bleiben. Und eine zurückgelegte Karte ist ein Geschenk für alle, die vorbeifahren.',
  'vigo.theme.ending': 'Die letzten Segelschiffe',
  'vigo.theme.ending.about':
    'Mit dem sechsten Segelschiff ist die Partie zu Ende, und es bringt 60 Punkte. Zähle, wer vorn liegt: Wer führt, eilt dorthin; wer zurückliegt, wertet, was noch zu werten ist, und lässt es verdeckt.',
  'vigo.decision.card': 'Ereignis',
  'vigo.decision.place': 'Schiff setzen',
  'vigo.decision.sail': 'Fahren oder bleiben',
  'vigo.decision.stock': 'Karten aufnehmen',
  'vigo.decision.chest': 'Truhen',
  'vigo.decision.event': 'Ereignisse',
  'vigo.decision.rob': 'Rauben',
  'vigo.decision.end': 'Zug beenden',
};
