// Dutch: Vigo’s words.
import type { VigoCatalogue } from './en';

export const nl: VigoCatalogue = {
  // The table: the room before the game
  'vigo.room': 'Alle hens aan dek',

  // The table: the end
  'vigo.points.VG-END-2': 'wat over is in de voorraad',
  'vigo.points.VG-CHE-5': 'schatkisten',
  'vigo.points.VG-EVT-4': 'zeilschepen',

  // The guided first games
  'vigo.guide.end-turn': 'Dat was het voor deze beurt: beëindig je beurt.',
  'vigo.guide.sea': 'Uitvaren',
  'vigo.guide.sea.bay':
    'Welkom in de baai van Vigo! In het water liggen 108 kaarten verdekt: delen van schatkisten, sleutels en gebeurtenissen.',
  'vigo.guide.sea.aim':
    'Jij vaart met het rode schip. Verzamel delen en bouw schatkisten; delen in het rood, jouw kleur, zijn het meest waard. Het zesde zeilschip dat wordt opgeraapt, beëindigt de partij.',
  'vigo.guide.sea.place': 'Zet je schip op een vrij veld, en je krijgt de kaart die daar ligt. Neem d5.',
  'vigo.guide.sea.stock': 'De kaart ligt nu in je voorraad, open voor iedereen. Ook {p2} is uitgevaren.',
  'vigo.guide.sea.sail':
    'Elke beurt vaar je 1 tot 6 velden in een rechte lijn, en elke kaart waar je overheen vaart, wordt omgedraaid. Vaar naar h5.',
  'vigo.guide.sea.turned':
    'De kaarten op je weg liggen nu open, voor iedereen. Die onder je schip is niet omgedraaid.',
  'vigo.guide.sea.take': 'Je mag de kaart oprapen, open of verdekt, of laten liggen. Raap de kaart op!',
  'vigo.guide.sea.end':
    'Dat was een beurt: varen, kaarten omdraaien, er een oprapen. Valt er niets meer te kiezen, dan eindigt een beurt vanzelf. Daarna deed {p2} hetzelfde.',
  'vigo.guide.memory': 'Omdraaien en onthouden',
  'vigo.guide.memory.ways':
    'Links, rechts, boven of onder: je schip vaart nooit over een ander schip, stopt er nooit op en verlaat de baai niet.',
  'vigo.guide.memory.open':
    'Vaar je over een open kaart, dan ligt die weer verdekt. Onthoud dus d5: een rood middenstuk met kelk.',
  'vigo.guide.memory.sail':
    'Het rode rechterdeksel op f5 past bij je linkerdeksel. Vaar erheen; onderweg zie je welke kaarten omdraaien.',
  'vigo.guide.memory.down': 'd5 en e5 liggen weer verdekt. Raap het deksel op.',
  'vigo.guide.memory.where': 'En waar lag het rode middenstuk met de kelk? Juist, op d5. Vaar erheen terug.',
  'vigo.guide.memory.take': 'Raap de kaart op, ook al ligt die verdekt.',
  'vigo.guide.memory.end':
    'Wie goed onthoudt, vindt wat anderen hebben omgedraaid. Ook de bots weten alleen wat open heeft gelegen.',
  'vigo.guide.events': 'Golven en dolfijnen',
  'vigo.guide.events.kinds':
    'In je voorraad liggen twee gebeurteniskaarten. Voor je schip vaart, mag je er één spelen.',
  'vigo.guide.events.wave': 'Tik op de vloedgolf in je voorraad.',
  'vigo.guide.events.row':
    'Die draait alle kaarten van een rij of kolom om, maar niet die onder een schip. Kies rij 4 aan de rand van de baai.',
  'vigo.guide.events.sail': 'Wat een vangst! Op d4 ligt een rode linkerbodem met slot. Vaar erheen.',
  'vigo.guide.events.take': 'Raap hem op.',
  'vigo.guide.events.far': 'Op k8 ligt een rode sleutel, te ver voor je schip.',
  'vigo.guide.events.dolphin': 'Tik op de dolfijn in je voorraad.',
  'vigo.guide.events.jump':
    'Die brengt je schip naar een vrij veld, maar de kaart daar raap je niet op. Spring naar k7, naast de sleutel.',
  'vigo.guide.events.then': 'Je mag nog varen: vaar naar k8.',
  'vigo.guide.events.key': 'Raap de sleutel op.',
  'vigo.guide.events.end':
    'Een sleutel geef je af bij een schatkist met een slot. In dezelfde kleur leveren ze een bonus op.',
  'vigo.guide.pirates': 'Piraten en zeilschepen',
  'vigo.guide.pirates.sail': 'Op e6 ligt een piraat open. Vaar erheen.',
  'vigo.guide.pirates.take': 'Raap hem op.',
  'vigo.guide.pirates.at-once':
    'Een gebeurtenis uit de baai mag je voor later bewaren of meteen spelen. Maar een piraat die aan het eind in je voorraad zit, kost 50 punten.',
  'vigo.guide.pirates.play': 'Speel hem meteen.',
  'vigo.guide.pirates.rob':
    'Je neemt een kaart naar keuze uit een andere voorraad. {p2} heeft een rode rechterbodem, in jouw kleur: neem die.',
  'vigo.guide.pirates.ship': 'Op e3 ligt een zeilschip. Vaar erheen.',
  'vigo.guide.pirates.take-ship': 'Het wordt nooit bewaard, maar levert meteen 10 punten op. Raap het op.',
  'vigo.guide.pirates.end':
    'Vijf van de zes zeilschepen leveren elk 10 punten op. Het zesde levert er 60 op en beëindigt de partij.',
  'vigo.guide.chest': 'Een schatkist',
  'vigo.guide.chest.parts':
    'Een schatkist heeft twee deksels en twee bodems, links en rechts. Met hoogstens zes middenstukken wordt de kist groter. Kleuren mag je mengen.',
  'vigo.guide.chest.missing': 'Je mist alleen een rechterbodem, en er ligt er een open op f6. Vaar erheen.',
  'vigo.guide.chest.take': 'Raap hem op.',
  'vigo.guide.chest.value':
    'Je schatkist is volledig! Elk deel en elke sleutel telt 40 in jouw kleur, 20 in een andere, 10 in bruin. Een slot met een sleutel in dezelfde kleur geeft een bonus van 50.',
  'vigo.guide.chest.times':
    'Twee gelijke schatten verdubbelen de som, drie verdrievoudigen die, enzovoort. Jij hebt twee ringen: 250 wordt 500.',
  'vigo.guide.chest.build': 'Open de kistenbouwer. De beste schatkist ligt al klaar: laat die tellen.',
  'vigo.guide.chest.go-on': 'Deel voor deel dan: voeg toe wat bij de kist hoort, en laat de kist tellen.',
  'vigo.guide.chest.end':
    'De schatkist telt, en de kaarten ervan verlaten het spel. Na het oprapen mag je elke beurt zoveel volledige schatkisten laten tellen als je hebt.',
  'vigo.guide.ten': 'De tiende kaart',
  'vigo.guide.ten.nine':
    'Je voorraad telt negen kaarten. Meer mag je er aan het eind van een beurt niet hebben.',
  'vigo.guide.ten.lid': 'Vlak bij je ligt een groen linkerdeksel open. Vaar naar c6.',
  'vigo.guide.ten.leave':
    'Je hebt al drie linkerdeksels, en wat je opraapt neemt plaats in. Laat het liggen.',
  'vigo.guide.ten.sail': 'Toch lokt de rode rechterbodem met slot. Vaar naar e6.',
  'vigo.guide.ten.take': 'Raap hem op: je tiende kaart.',
  'vigo.guide.ten.must':
    'Met tien kaarten moet je een gebeurtenis spelen, een schatkist laten tellen of een kaart terugleggen.',
  'vigo.guide.ten.back':
    'Je hebt geen gebeurtenis en geen schatkist. Leg een bruin middenstuk zonder schat terug: tik erop.',
  'vigo.guide.ten.where': 'Het komt open op een leeg veld zonder schip. Kies d6, of een ander.',
  'vigo.guide.ten.end': 'Weer negen kaarten, en iedereen kan de kaart halen die je hebt teruggelegd.',
  'vigo.guide.ten.left': 'Zoals je wilt. Onthoud: hoogstens negen kaarten aan het eind van een beurt.',
  'vigo.guide.last': 'Het zesde zeilschip',
  'vigo.guide.last.five':
    'Vijf zeilschepen zijn opgeraapt. Wie het zesde opraapt, krijgt 60 punten en beëindigt de partij.',
  'vigo.guide.last.open':
    'Je kunt het alleen oprapen als het al open ligt, met een schip dat er zijn vaart eindigt.',
  'vigo.guide.last.sail':
    'Je herinnert je dat het verdekt op g5 ligt. Vaar je eroverheen, dan komt het open te liggen: vaar naar g7.',
  'vigo.guide.last.take': 'Daar is het! Maar raap eerst de kaart hier op.',
  'vigo.guide.last.now': '{p2} was te ver weg. Vaar nu naar g5.',
  'vigo.guide.last.sixth': 'Raap het zesde zeilschip op!',
  'vigo.guide.last.points':
    'De partij is afgelopen. Delen in de voorraad leveren 20 op in de eigen kleur, 10 in een andere, 5 in bruin; sleutels niets, en elke piraat kost 50. Wie de meeste punten heeft, wint.',
  'vigo.guide.last.end':
    'Dat is heel Vigo. Tijdens een partij vertelt een tik op een deel van een kist waar het goed voor is; een gebeurtenis speel je met een tik, en de regels staan in het boek bovenaan. Behouden vaart!',

  // Vigo: ships, as names of seats
  'vigo.ship.p1': 'Rood',
  'vigo.ship.p2': 'Blauw',
  'vigo.ship.p3': 'Groen',
  'vigo.ship.p4': 'Geel',
  'vigo.ship.p5': 'Paars',
  'vigo.ship.p6': 'Wit',

  // Vigo: cards as they stand within a sentence, and what they carry
  'vigo.facet.card': 'Eerder gezien en weer verdekt',
  'vigo.facet.sort': 'Een kaart die nog niemand heeft gezien',
  'vigo.sort.left lid': 'een linkerdeksel',
  'vigo.sort.right lid': 'een rechterdeksel',
  'vigo.sort.left bottom': 'een linkerbodem',
  'vigo.sort.right bottom': 'een rechterbodem',
  'vigo.sort.middle': 'een middenstuk',
  'vigo.sort.key': 'een sleutel',
  'vigo.card.dolphin': 'Dolfijn',
  'vigo.card.tidal wave': 'Vloedgolf',
  'vigo.card.pirate': 'Piraat',
  'vigo.card.sailing ship': 'Zeilschip',
  'vigo.card.red left lid': 'rood linkerdeksel',
  'vigo.card.blue left lid': 'blauw linkerdeksel',
  'vigo.card.green left lid': 'groen linkerdeksel',
  'vigo.card.yellow left lid': 'geel linkerdeksel',
  'vigo.card.violet left lid': 'paars linkerdeksel',
  'vigo.card.white left lid': 'wit linkerdeksel',
  'vigo.card.brown left lid': 'bruin linkerdeksel',
  'vigo.card.red right lid': 'rood rechterdeksel',
  'vigo.card.blue right lid': 'blauw rechterdeksel',
  'vigo.card.green right lid': 'groen rechterdeksel',
  'vigo.card.yellow right lid': 'geel rechterdeksel',
  'vigo.card.violet right lid': 'paars rechterdeksel',
  'vigo.card.white right lid': 'wit rechterdeksel',
  'vigo.card.brown right lid': 'bruin rechterdeksel',
  'vigo.card.red left bottom': 'rode linkerbodem',
  'vigo.card.blue left bottom': 'blauwe linkerbodem',
  'vigo.card.green left bottom': 'groene linkerbodem',
  'vigo.card.yellow left bottom': 'gele linkerbodem',
  'vigo.card.violet left bottom': 'paarse linkerbodem',
  'vigo.card.white left bottom': 'witte linkerbodem',
  'vigo.card.brown left bottom': 'bruine linkerbodem',
  'vigo.card.red right bottom': 'rode rechterbodem',
  'vigo.card.blue right bottom': 'blauwe rechterbodem',
  'vigo.card.green right bottom': 'groene rechterbodem',
  'vigo.card.yellow right bottom': 'gele rechterbodem',
  'vigo.card.violet right bottom': 'paarse rechterbodem',
  'vigo.card.white right bottom': 'witte rechterbodem',
  'vigo.card.brown right bottom': 'bruine rechterbodem',
  'vigo.card.red middle': 'rood middenstuk',
  'vigo.card.blue middle': 'blauw middenstuk',
  'vigo.card.green middle': 'groen middenstuk',
  'vigo.card.yellow middle': 'geel middenstuk',
  'vigo.card.violet middle': 'paars middenstuk',
  'vigo.card.white middle': 'wit middenstuk',
  'vigo.card.brown middle': 'bruin middenstuk',
  'vigo.card.red key': 'rode sleutel',
  'vigo.card.blue key': 'blauwe sleutel',
  'vigo.card.green key': 'groene sleutel',
  'vigo.card.yellow key': 'gele sleutel',
  'vigo.card.violet key': 'paarse sleutel',
  'vigo.card.white key': 'witte sleutel',
  'vigo.with.lock': 'met slot',
  'vigo.with.chalice': 'met kelk',
  'vigo.with.chain': 'met ketting',
  'vigo.with.crown': 'met kroon',
  'vigo.with.diamond': 'met diamant',
  'vigo.with.coin': 'met munt',
  'vigo.with.ring': 'met ring',

  // Vigo: what a card is good for
  'vigo.help.dolphin': 'Je schip gaat naar een vrij veld naar keuze. De kaart daar raap je niet op.',
  'vigo.help.tidal wave': 'Draait alle kaarten van één rij of kolom om, maar niet die onder een schip.',
  'vigo.help.pirate':
    'Pak een kaart naar keuze uit de voorraad van een ander. Een piraat die aan het eind over is, kost 50 punten.',
  'vigo.help.sailing ship': 'Levert meteen 10 punten op. Het zesde levert er 60 op en beëindigt de partij.',
  'vigo.help.lid': 'Elke schatkist heeft een linker- en een rechterdeksel.',
  'vigo.help.bottom': 'Elke schatkist heeft een linker- en een rechterbodem, met of zonder slot.',
  'vigo.help.middle': 'Maakt een schatkist groter: er passen er hoogstens zes in.',
  'vigo.help.worth':
    'In een schatkist telt deze kaart 40 in jouw kleur, 20 in een andere, 10 in bruin; een slot met een sleutel in dezelfde kleur geeft een bonus van 50; gelijke schatten vermenigvuldigen de som.',
  'vigo.help.key':
    'Geef je af bij een schatkist met een slot. In de kleur van het slot levert hij een bonus op.',

  // Vigo: moves as the log tells them, by the kind on the wire
  'vigo.move.start': '{other} begint.',
  'vigo.move.reveal': 'Op {field}: {card}.',
  'vigo.move.place': '{seat} kiest zee op {field}.',
  'vigo.move.place.card': '{seat} kiest zee op {field} en raapt op: {card}.',
  'vigo.move.place.stays': '{seat} kiest zee op {field} en vindt het laatste zeilschip; het blijft liggen.',
  'vigo.move.sail': '{seat} vaart naar {field}.',
  'vigo.move.up': 'Nu open: {cards}.',
  'vigo.move.stay': '{seat} kan niet varen en blijft liggen.',
  'vigo.move.take': '{seat} raapt de kaart op.',
  'vigo.move.take.card': '{seat} raapt op: {card}.',
  'vigo.move.take.stays': '{seat} vindt het laatste zeilschip; het blijft liggen.',
  'vigo.move.leave': '{seat} laat de kaart liggen.',
  'vigo.move.play': '{seat} speelt: {card}.',
  'vigo.move.dolphin to': 'De dolfijn brengt {seat} naar {field}.',
  'vigo.move.wave row': 'De vloedgolf van {seat} rolt over rij {row}.',
  'vigo.move.wave column': 'De vloedgolf van {seat} rolt over kolom {column}.',
  'vigo.move.rob': '{seat} berooft {other}: {card}.',
  'vigo.move.begin chest': '{seat} begint een schatkist.',
  'vigo.move.add part': '{seat} voegt toe: {card}.',
  'vigo.move.finish chest': '{seat} laat een schatkist tellen: {cards}.',
  'vigo.move.finish chest.value': '{seat} laat een schatkist tellen voor {value} punten: {cards}.',
  'vigo.move.put back': '{seat} legt terug: {card}.',
  'vigo.move.put on': '{seat} legt een kaart terug op {field}.',
  'vigo.move.put on.card': '{seat} legt terug op {field}: {card}.',
  'vigo.move.end turn': '{seat} beëindigt de beurt.',

  // Vigo: the log, turn by turn; `you` is whoever reads it
  'vigo.log.sail.take': '{seat} vaart naar {field} en raapt op: {card}.',
  'vigo.log.sail.leave': '{seat} vaart naar {field} en laat de kaart liggen.',
  'vigo.log.sail.stays': '{seat} vaart naar {field} en vindt het laatste zeilschip; het blijft liggen.',
  'vigo.you.start': 'Je begint.',
  'vigo.you.place': 'Je kiest zee op {field}.',
  'vigo.you.place.card': 'Je kiest zee op {field} en raapt op: {card}.',
  'vigo.you.place.stays': 'Je kiest zee op {field} en vindt het laatste zeilschip; het blijft liggen.',
  'vigo.you.sail': 'Je vaart naar {field}.',
  'vigo.you.sail.take': 'Je vaart naar {field} en raapt op: {card}.',
  'vigo.you.sail.leave': 'Je vaart naar {field} en laat de kaart liggen.',
  'vigo.you.sail.stays': 'Je vaart naar {field} en vindt het laatste zeilschip; het blijft liggen.',
  'vigo.you.stay': 'Je kunt niet varen en blijft liggen.',
  'vigo.you.take': 'Je raapt de kaart op.',
  'vigo.you.take.card': 'Je raapt op: {card}.',
  'vigo.you.take.stays': 'Je vindt het laatste zeilschip; het blijft liggen.',
  'vigo.you.leave': 'Je laat de kaart liggen.',
  'vigo.you.play': 'Je speelt: {card}.',
  'vigo.you.dolphin to': 'De dolfijn brengt je naar {field}.',
  'vigo.you.wave row': 'Jouw vloedgolf rolt over rij {row}.',
  'vigo.you.wave column': 'Jouw vloedgolf rolt over kolom {column}.',
  'vigo.you.rob': 'Je berooft {other}: {card}.',
  'vigo.you.robbed': '{seat} berooft je: {card}.',
  'vigo.you.finish chest': 'Je laat een schatkist tellen: {cards}.',
  'vigo.you.put on': 'Je legt een kaart terug op {field}.',
  'vigo.you.put on.card': 'Je legt terug op {field}: {card}.',
  'vigo.you.finish chest.value': 'Je laat een schatkist tellen voor {value} punten: {cards}.',
  'vigo.you.sails': 'Je vaart van {from} naar {field}.',
  'vigo.you.last': 'Je neemt het zesde zeilschip: 60 punten, en het spel is uit.',
  'vigo.you.scores': 'Je bouwt een schatkist van {points} punten.',
  'vigo.you.leads': 'Je neemt de leiding met {points} punten.',
  'vigo.you.still': 'Je blijft aan de leiding, nu met {points} punten.',
  'vigo.you.level': 'Je komt gelijk op {points} punten.',
  'vigo.you.behind': 'Je hebt nu {points} punten; {lead} leidt met {most}.',
  'vigo.you.ahead': '{seat} heeft nu {points} punten; je leidt met {most}.',

  // Vigo: moves as they are offered
  'vigo.setup.ships': 'Schepen',
  'vigo.setup.stocks': 'Voorraden',
  'vigo.setup.gone': 'Uit het spel',
  'vigo.setup.card': 'Een kaart uit de baai',
  'vigo.setup.to': 'gaat naar',
  'vigo.setup.add': 'Toevoegen',
  'vigo.option.place': 'Zet het schip op {field}',
  'vigo.option.sail': 'Vaar naar {field}',
  'vigo.option.sail.turns': 'Vaar naar {field} en draai {fields} om',
  'vigo.option.wave row': 'Draai rij {row} om',
  'vigo.option.wave row.turns': 'Draai rij {row} om: {fields}',
  'vigo.option.wave column': 'Draai kolom {column} om',
  'vigo.option.wave column.turns': 'Draai kolom {column} om: {fields}',
  'vigo.option.stay': 'Blijf liggen',
  'vigo.option.take': 'Raap de kaart op',
  'vigo.option.leave': 'Laat de kaart liggen',
  'vigo.option.play': 'Speel: {card}',
  'vigo.option.dolphin to': 'Met de dolfijn naar {field}',
  'vigo.option.rob': 'Beroof {other}: {card}',
  'vigo.option.begin chest': 'Bouw een schatkist deel voor deel',
  'vigo.option.add part': 'Voeg toe: {card}',
  'vigo.option.finish chest': 'Laat de schatkist tellen',
  'vigo.option.chest': 'Schatkist van {value} punten: {cards}',
  'vigo.option.put back': 'Leg terug: {card}',
  'vigo.option.put on': 'Leg de kaart op {field}',
  'vigo.option.end turn': 'Beëindig de beurt',

  // Vigo: the table
  'vigo.board': 'De baai van Vigo',
  'vigo.round': 'Ronde {round}',
  'vigo.placing': 'De schepen kiezen zee',
  'vigo.ships': '{count} van 6 zeilschepen',
  'vigo.last-ship': 'Het volgende beëindigt de partij',
  'vigo.memory': 'De tafel onthoudt: wat gezien is, schemert door de achterkant.',
  'vigo.row': 'Rij {row}',
  'vigo.column': 'Kolom {column}',
  'vigo.field.water': 'open water',
  'vigo.field.down': 'verdekt',
  'vigo.field.seen': 'verdekt, eerder gezien: {card}',
  'vigo.field.ship': 'schip van {name}',
  'vigo.field.turns': 'draait {fields} om',
  'vigo.ask': 'Tik nog een keer, of druk op de knop.',
  'vigo.stock': 'Je voorraad',
  'vigo.stock.of': 'Voorraad van {name}',
  'vigo.stock.empty': 'Nog geen kaarten',
  'vigo.stock.left': 'Over',
  'vigo.points': 'Punten',
  'vigo.points.of': '{name} {points}',
  'vigo.ships.tab': 'Schepen',

  // Vigo: chests
  'vigo.chest.build': 'Bouw een schatkist: tot {value}',
  'vigo.chest.can': 'Heeft een schatkist van {value}',
  'vigo.chest.title': 'Bouw een schatkist',
  'vigo.chest.picture': 'Schatkist: {cards}',
  'vigo.chest.best': 'De beste',
  'vigo.chest.hint': 'Tik op een kaart om die erin of eruit te doen.',
  'vigo.chest.in': 'in de kist',
  'vigo.chest.needed': 'zonder deze geen kist',
  'vigo.chest.useless': 'past in geen kist',
  'vigo.chest.reasons': 'Hoe de waarde ontstaat',
  'vigo.chest.score': 'Laat tellen: {value} punten',
  'vigo.reason.VG-CHE-3': 'delen en sleutels',
  'vigo.reason.VG-CHE-4': 'sloten met een sleutel in hun kleur',
  'vigo.reason.VG-CHE-5': 'gelijke schatten: ×{times}',

  // Vigo: the end
  'vigo.end.ships': 'Het zesde zeilschip heeft zee gekozen.',
  'vigo.end.rounds': '200 rondes, en het zesde zeilschip bleef liggen.',

  // Vigo: what a table agrees on
  'vigo.new.rules': 'Hoe wordt er gespeeld?',
  'vigo.new.free': 'Vrije gebeurtenissen',
  'vigo.new.free.hint': 'Zoveel gebeurteniskaarten als je wilt, op elk moment van je beurt.',
  'vigo.new.memory': 'Geheugensteun',
  'vigo.new.memory.hint':
    'Wat gezien is, schemert door de achterkant. Bots onthouden wat hun plaats heeft gezien; de zwakkere vergeten.',
  'vigo.new.lost': 'Twee feiten zijn verloren',
  'vigo.new.lost.hint':
    'Het spel uit 1994 is niet meer te koop, en twee feiten ervan zijn niet meer bekend. We spelen met reconstructies. Heb je het spel, verbeter ze dan hier.',
  'vigo.new.bonus': 'Bonus voor een slot met een sleutel in zijn kleur',
  'vigo.new.bonus.hint': 'Reconstructie: 50 punten.',
  'vigo.new.bonus.bad': 'Een heel getal van 0 tot 1000.',
  'vigo.new.deck': 'De 84 schatkaarten',
  'vigo.new.deck.usual': 'Reconstructie: 12 kaarten van elke kleur en 12 bruine.',
  'vigo.new.deck.own': 'Uit je bestand: {name}',
  'vigo.new.deck.how': 'Download de lijst, tel je kaarten, verander de aantallen en laad de lijst weer.',
  'vigo.new.deck.save': 'Lijst downloaden',
  'vigo.new.deck.load': 'Je lijst laden',
  'vigo.new.deck.reset': 'Terug naar de reconstructie',
  'vigo.new.deck.unreadable': 'Regel {line}: verwacht een aantal en een schatkaart, zoals ‘2 red left lid’.',
  'vigo.new.deck.event': 'Regel {line}: gebeurtenissen liggen vast, in de lijst staan alleen schatkaarten.',
  'vigo.new.deck.twice': 'Regel {line}: deze kaart wordt twee keer genoemd.',
  'vigo.new.deck.size': 'De lijst telt {count} kaarten; het moeten er 84 zijn.',
  'vigo.agreed.bonus': 'Een slot met een sleutel in zijn kleur: {bonus} punten.',
  'vigo.agreed.deck': 'De schatkaarten komen uit een eigen lijst.',

  // A hint: where to look, and why a choice is better
  'vigo.look.last-ship': 'Kijk naar het laatste zeilschip, op {field}.',
  'vigo.look.field': 'Kijk naar wat op {field} ligt.',
  'vigo.look.covered': 'Kijk naar wat verdekt ligt, en naar wat je mist.',
  'vigo.look.bay': 'Kijk naar wat open in de baai ligt.',
  'vigo.look.stock': 'Kijk naar de voorraad van {seat}.',
  'vigo.look.stock.own': 'Kijk naar je eigen voorraad.',
  'vigo.look.chest': 'Kijk naar de schatkist die je voorraad oplevert.',
  'vigo.why.wins-now':
    'Op {field} ligt het laatste zeilschip: raap het op, en de partij eindigt met {count} punten voor jou en hoogstens {than} voor de anderen.',
  'vigo.why.stops-ship':
    'Met de andere keuze kan {seat} met de volgende zet het laatste zeilschip op {field} oprapen, en winnen.',
  'vigo.why.takes-ship': 'Op {field} ligt een zeilschip: meteen {count} punten.',
  'vigo.why.scores-chest': 'Nu geteld is de schatkist {count} punten waard.',
  'vigo.why.better-chest': 'Deze schatkist is {count} punten waard, de andere {than}.',
  'vigo.why.waits':
    'De schatkist heeft {than} keer dezelfde schat; er ligt nog {count} zo’n kaart in de baai, en één erbij vermenigvuldigt opnieuw.|De schatkist heeft {than} keer dezelfde schat; er liggen nog {count} zulke kaarten in de baai, en één erbij vermenigvuldigt opnieuw.',
  'vigo.why.takes-missing': 'Op {field} ligt: {card}. Zo’n deel mis je nog.',
  'vigo.why.takes-treasure':
    'Op {field} ligt: {card}. Die schat heb je al één keer, en gelijke schatten vermenigvuldigen een schatkist.|Op {field} ligt: {card}. Die schat heb je al {count} keer, en gelijke schatten vermenigvuldigen een schatkist.',
  'vigo.why.takes-key': 'Op {field} ligt: {card}. Je hebt een slot van dezelfde kleur.',
  'vigo.why.takes-own':
    'Op {field} ligt: {card}. Dat is je eigen kleur, die in een schatkist 40 telt in plaats van 20.',
  'vigo.why.takes-event': 'Op {field} ligt: {card}. Je mag die kaart meteen spelen of houden.',
  'vigo.why.robs-missing': '{seat} heeft: {card}. Zo’n deel mis je nog.',
  'vigo.why.breaks-chest':
    'Zonder deze kaart heeft {seat} geen complete schatkist meer: {card}. Nu is er een van {count} punten.',
  'vigo.why.in-reach':
    'Vandaar ligt {field} één zet verder, waar dit open ligt: {card}. Zo’n deel mis je nog.',
  'vigo.why.may-find':
    'Van de {than} verdekte kaarten is {count} een deksel of bodem die je mist.|Van de {than} verdekte kaarten zijn {count} een deksel of bodem die je mist.',

  // Scènes
  'vigo.scene.sails': '{seat} vaart van {from} naar {field}.',
  'vigo.scene.down': 'Weer verdekt: {cards}.',
  'vigo.scene.here': 'Hier ligt: {card}. Raap de kaart op of laat haar liggen.',
  'vigo.scene.leads': 'leidt',
  'vigo.scene.ship': 'Dat is zeilschip {count} van 6: 10 punten.',
  'vigo.scene.last': '{seat} neemt het zesde zeilschip: 60 punten, en het spel is uit.',
  'vigo.scene.open': 'Vijf zeilschepen zijn weg: het volgende beëindigt de partij.',
  'vigo.means.leads': '{seat} neemt de leiding met {points} punten.',
  'vigo.means.still': '{seat} blijft aan de leiding, nu met {points} punten.',
  'vigo.means.level': '{seat} komt gelijk op {points} punten.',
  'vigo.means.behind': '{seat} heeft nu {points} punten; {lead} leidt met {most}.',
  'vigo.scene.scores': '{seat} bouwt een schatkist van {points} punten.',
  'vigo.scene.chest': 'Een schatkist van {seat}',

  // What puzzles teach
  'vigo.theme.chest': 'Wanneer een schatkist tellen?',
  'vigo.theme.chest.about':
    'Een complete schatkist is haar punten waard; een die groeit misschien wel het dubbele, of ze wordt geplunderd. Nog een gelijke schat vermenigvuldigt alles, maar de anderen zien je voorraad ook: tel voordat een piraat komt, en wacht zolang niemand erbij kan.',
  'vigo.theme.memory': 'Wat weer verdekt ligt',
  'vigo.theme.memory.about':
    'Een kaart die open lag en weer verdekt ligt, is nog steeds dezelfde. Deze puzzels hebben de geheugensteun: leer kijken naar wat al gezien is, voordat je het onbekende in vaart.',
  'vigo.theme.robbery': 'Piraten',
  'vigo.theme.robbery.about':
    'Een piraat neemt de kaart die het meest pijn doet, of die jij mist. Bewaar hem voor het deel dat jouw schatkist compleet maakt of die van een ander breekt, maar niet te lang: aan het eind kost elke overgebleven piraat 50 punten.',
  'vigo.theme.events': 'Dolfijnen en vloedgolven',
  'vigo.theme.events.about':
    'Een gebeurtenis op het juiste moment is een tweede zet: een dolfijn komt waar geen rechte lijn heen leidt, een vloedgolf legt open wat iemand wil oprapen, of verbergt het.',
  'vigo.theme.stock': 'Op je voorraad letten',
  'vigo.theme.stock.about':
    'Negen kaarten zijn er zo. Wat een schatkist kan worden blijft, wat alleen een plaats vult mag blijven liggen; en een teruggelegde kaart is een cadeau voor wie langs vaart.',
  'vigo.theme.ending': 'De laatste zeilschepen',
  'vigo.theme.ending.about':
    'Met het zesde zeilschip is de partij afgelopen, en het levert 60 punten op. Tel wie voor ligt: wie leidt haast zich erheen, wie achter ligt telt wat nog te tellen is en houdt het verdekt.',
};
