// Dutch: Vineta’s words.
import type { VinetaCatalogue } from './en';

export const nl: VinetaCatalogue = {
  // Setting up a table
  'vineta.new.edition': 'Welke editie?',
  'vineta.new.edition.hint': 'Er zijn vier spelregelboekjes gedrukt, en die verschillen op vier punten.',
  'vineta.new.edition.special': 'alleen hier',
  'vineta.new.rules': 'Losse regels veranderen',
  'vineta.new.rules.own-house': 'Een veroverd huis van het eigen volk',
  'vineta.new.rules.tie-tower': 'De toren voor een extra etappe bij gelijke stand',
  'vineta.new.rules.panic': 'Paniek bij te weinig stadsdelen',
  'vineta.new.rules.capture': 'Welk huis wordt veroverd',
  'vineta.new.rules.placement': 'Klaarzetten',

  // Editions, and what they say
  'vineta.edition.own-house.1': 'Een veroverd huis van je eigen volk is 1 punt waard, zoals elk ander.',
  'vineta.edition.own-house.2': 'Een veroverd huis van je eigen volk is 2 punten waard.',
  'vineta.edition.own-house.3': 'Een veroverd huis van je eigen volk is 3 punten waard.',
  'vineta.edition.tie-tower.passes':
    'Bij een gelijke stand gaat de toren naar links voor iedereen nog een kaart speelt.',
  'vineta.edition.tie-tower.stays':
    'Bij een gelijke stand blijft de toren staan terwijl iedereen nog een kaart speelt.',
  'vineta.edition.panic.all': 'Paniek verplaatst al zijn huizen, ook als er twee een stadsdeel moeten delen.',
  'vineta.edition.panic.one-each':
    'Paniek verplaatst hoogstens één huis naar elk stadsdeel; de andere blijven.',
  'vineta.edition.capture.in-order': 'Veroverde huizen worden verdeeld in de volgorde van de volkeren.',
  'vineta.edition.capture.owner-picks': 'Wie de kaart legde, kiest het huis dat ermee wordt veroverd.',
  'vineta.edition.placement.in-turn': 'Iedereen plaatst om beurten de huizen, zoals gedrukt.',
  'vineta.edition.placement.random':
    'Snel klaarzetten: alle huizen worden willekeurig geplaatst. Dit staat in geen enkel boekje.',

  // Gods, as names of seats
  'vineta.god.p1': 'Thor',
  'vineta.god.p2': 'Freya',
  'vineta.god.p3': 'Njord',
  'vineta.god.p4': 'Aegir',
  'vineta.god.p5': 'Ran',
  'vineta.god.p6': 'Heimdall',

  // Tribes
  'vineta.facet.tribe': 'Volk',
  'vineta.facet.district': 'Stadsdeel',
  'vineta.tribe.amber': 'Amber',
  'vineta.tribe.ice': 'IJs',
  'vineta.tribe.fern': 'Varen',
  'vineta.tribe.straw': 'Stro',
  'vineta.tribe.tide': 'Getij',
  'vineta.tribe.rust': 'Roest',
  'vineta.tribe.heather': 'Heide',

  // Rings and districts; each also short, for badges
  'vineta.district.G0': 'Voorstad-Zuid',
  'vineta.district.G1': 'Voorstad-Noordwest',
  'vineta.district.G2': 'Voorstad-Noordoost',
  'vineta.district.Y0': 'Randstad-Zuidwest',
  'vineta.district.Y1': 'Randstad-Noord',
  'vineta.district.Y2': 'Randstad-Zuidoost',
  'vineta.district.R0': 'Centrum-Zuid',
  'vineta.district.R1': 'Centrum-Noordwest',
  'vineta.district.R2': 'Centrum-Noordoost',
  'vineta.district.G0.short': 'Voorstad Z',
  'vineta.district.G1.short': 'Voorstad NW',
  'vineta.district.G2.short': 'Voorstad NO',
  'vineta.district.Y0.short': 'Randstad ZW',
  'vineta.district.Y1.short': 'Randstad N',
  'vineta.district.Y2.short': 'Randstad ZO',
  'vineta.district.R0.short': 'Centrum Z',
  'vineta.district.R1.short': 'Centrum NW',
  'vineta.district.R2.short': 'Centrum NO',

  // Cards, by their names on the wire
  'vineta.card.flood 1': 'Vloed 1',
  'vineta.card.flood 1.help':
    'Eén golf: begin een reeks tegen een stadsdeel aan zee, of leg aan bij een reeks.',
  'vineta.card.flood 2': 'Vloed 2',
  'vineta.card.flood 2.help':
    'Twee golven: begin een reeks tegen een stadsdeel aan zee, of leg aan bij een reeks.',
  'vineta.card.flood 3': 'Vloed 3',
  'vineta.card.flood 3.help':
    'Drie golven: begin een reeks tegen een stadsdeel aan zee, of leg aan bij een reeks.',
  'vineta.card.flood 4': 'Vloed 4',
  'vineta.card.flood 4.help':
    'Vier golven, en je hebt er maar één van: begin een reeks tegen een stadsdeel aan zee, of leg aan bij een reeks.',
  'vineta.card.changing wind': 'Wisselende wind',
  'vineta.card.changing wind.help':
    'Legt één vloedkaart aan het eind van een andere reeks; is er maar één reeks, dan wordt de kaart afgelegd.',
  'vineta.card.calm sea': 'Rustige zee',
  'vineta.card.calm sea.help': 'Legt één vloedkaart naar keuze uit een reeks af.',
  'vineta.card.intervention': 'Machtspreuk',
  'vineta.card.intervention.help':
    'Geeft een reeks zeven golven meer of zeven golven minder, en levert geen huizen op.',
  'vineta.card.one more': '1 kaart meer',
  'vineta.card.one more.help': 'De ronde duurt één etappe langer.',
  'vineta.card.one less': '1 kaart minder',
  'vineta.card.one less.help': 'De ronde duurt één etappe korter; gekozen kaarten worden nog gespeeld.',
  'vineta.card.false hope': 'Valse hoop',
  'vineta.card.false hope.help':
    'Verplaatst één huis uit een stadsdeel naar keuze naar een stadsdeel dat gevaar loopt.',
  'vineta.card.rescue': 'Redding',
  'vineta.card.rescue.help': 'Verplaatst twee huizen uit een stadsdeel dat gevaar loopt naar een ander.',
  'vineta.card.relocation': 'Verhuizing',
  'vineta.card.relocation.help': 'Twee stadsdelen ruilen al hun huizen.',
  'vineta.card.panic': 'Paniek',
  'vineta.card.panic.help': 'Drie huizen van één stadsdeel vluchten naar drie andere stadsdelen.',
  'vineta.card.quarantine': 'Quarantaine',
  'vineta.card.quarantine.help': 'Tot het eind van de ronde verlaat geen huis het gekozen stadsdeel.',

  // Moves as the log tells them, by the kind on the wire
  'vineta.move.start': '{recipient} begint.',
  'vineta.move.deal tribe': '{recipient} beschermt {tribe}.',
  'vineta.move.deal tribe.hidden': '{recipient} trekt een geheim volk.',
  'vineta.move.deal district': '{recipient} beschermt {district}.',
  'vineta.move.deal district.hidden': '{recipient} trekt een geheim stadsdeel.',
  'vineta.move.draw': '{recipient} trekt {card}.',
  'vineta.move.draw.hidden': '{recipient} trekt een kaart.',
  'vineta.move.place': '{seat} plaatst een huis van {tribe} op {district}.',
  'vineta.move.place.nature': 'Snel klaarzetten: alle huizen worden willekeurig geplaatst.',
  'vineta.move.choose': '{seat} kiest {card}.',
  'vineta.move.choose.hidden': '{seat} heeft een kaart gekozen.',
  'vineta.move.start row': '{seat} bedreigt {district} met {card}.',
  'vineta.move.add': '{seat} legt {card} aan bij de reeks tegen {district}.',
  'vineta.move.take': '{seat} speelt {card}: kaart {number} van de reeks tegen {district} verhuist.',
  'vineta.move.take.whose': '{seat} speelt {card}: {flood} van de reeks tegen {district} verhuist.',
  'vineta.move.put': '{seat} legt die bij de reeks tegen {district}.',
  'vineta.move.discard': '{seat} speelt {card}: kaart {number} van de reeks tegen {district} wordt afgelegd.',
  'vineta.move.discard.whose': '{seat} speelt {card}: {flood} van de reeks tegen {district} wordt afgelegd.',
  'vineta.move.raise': '{seat} speelt {card}: zeven golven meer tegen {district}.',
  'vineta.move.lower': '{seat} speelt {card}: zeven golven minder tegen {district}.',
  'vineta.move.lay': '{seat} speelt {card}.',
  'vineta.move.route': '{seat} speelt {card}: van {district} naar {to}.',
  'vineta.move.move': '{seat} verplaatst een huis van {tribe}.',
  'vineta.move.move.second': '{seat} verplaatst huizen van {tribe} en {second}.',
  'vineta.move.move.both': '{seat} verplaatst twee huizen van {tribe}.',
  'vineta.move.move.to': '{seat} laat een huis van {tribe} naar {to} vluchten.',
  'vineta.move.swap': '{seat} speelt {card}: {district} en {to} ruilen hun huizen.',
  'vineta.move.flee': '{seat} speelt {card}: huizen vluchten uit {district}.',
  'vineta.move.close': '{seat} zet {district} in quarantaine.',
  'vineta.move.lapse': '{seat} speelt {card} zonder gevolg.',
  'vineta.move.capture': '{seat} verovert een huis van {tribe}.',
  'vineta.news.sank': '{district} zinkt in zee.',

  // The same to whoever did it
  'vineta.you.start': 'Je begint.',
  'vineta.you.deal tribe': 'Je beschermt {tribe}.',
  'vineta.you.deal district': 'Je beschermt {district}.',
  'vineta.you.draw': 'Je trekt {card}.',
  'vineta.you.place': 'Je plaatst een huis van {tribe} op {district}.',
  'vineta.you.choose': 'Je kiest {card}.',
  'vineta.you.change': 'Je kiest nu {card}.',
  'vineta.you.start row': 'Je bedreigt {district} met {card}.',
  'vineta.you.add': 'Je legt {card} aan bij de reeks tegen {district}.',
  'vineta.you.take': 'Je speelt {card}: kaart {number} van de reeks tegen {district} verhuist.',
  'vineta.you.take.whose': 'Je speelt {card}: {flood} van de reeks tegen {district} verhuist.',
  'vineta.you.put': 'Je legt die bij de reeks tegen {district}.',
  'vineta.you.discard': 'Je speelt {card}: kaart {number} van de reeks tegen {district} wordt afgelegd.',
  'vineta.you.discard.whose': 'Je speelt {card}: {flood} van de reeks tegen {district} wordt afgelegd.',
  'vineta.you.raise': 'Je speelt {card}: zeven golven meer tegen {district}.',
  'vineta.you.lower': 'Je speelt {card}: zeven golven minder tegen {district}.',
  'vineta.you.lay': 'Je speelt {card}.',
  'vineta.you.route': 'Je speelt {card}: van {district} naar {to}.',
  'vineta.you.move': 'Je verplaatst een huis van {tribe}.',
  'vineta.you.move.second': 'Je verplaatst huizen van {tribe} en {second}.',
  'vineta.you.move.both': 'Je verplaatst twee huizen van {tribe}.',
  'vineta.you.move.to': 'Je laat een huis van {tribe} naar {to} vluchten.',
  'vineta.you.swap': 'Je speelt {card}: {district} en {to} ruilen hun huizen.',
  'vineta.you.flee': 'Je speelt {card}: huizen vluchten uit {district}.',
  'vineta.you.close': 'Je zet {district} in quarantaine.',
  'vineta.you.lapse': 'Je speelt {card} zonder gevolg.',
  'vineta.you.capture': 'Je verovert een huis van {tribe}.',
  'vineta.you.reveal': 'Iedereen heeft gekozen. Je hebt de toren en onthult als eerste.',
  'vineta.you.moves': 'Je verplaatst een huis van {tribe} van {district} naar {to}.',
  'vineta.you.moves.second':
    'Je verplaatst een huis van {tribe} en een van {second} van {district} naar {to}.',
  'vineta.you.moves.both': 'Je verplaatst twee huizen van {tribe} van {district} naar {to}.',
  'vineta.you.puts': 'Je verlegt {flood} van {district} naar de reeks tegen {to}.',

  // The log, turn by turn: who did what in one line; `you` is whoever reads it
  'vineta.log.turn': 'Ronde {round} · Etappe {turn}',
  'vineta.log.dealt': 'Iedereen trekt een geheim volk en een geheim stadsdeel.',
  'vineta.log.protects.you': 'Je beschermt {tribe} en {district}.',
  'vineta.log.places': '{seat} plaatst {houses}.',
  'vineta.log.places.you': 'Je plaatst {houses}.',
  'vineta.log.placed': '{tribe} op {district}',
  'vineta.log.chosen': 'Al gekozen: {names}.',
  'vineta.log.plays': '{seat} speelt {card}',
  'vineta.log.plays.you': 'Je speelt {card}',
  'vineta.log.line': '{who}: {what}.',
  'vineta.log.flood': 'een vloedkaart',
  'vineta.flood.whose': '{flood} ({seat})',
  'vineta.log.start row': 'nieuwe reeks tegen {district}',
  'vineta.log.add': 'bij de reeks tegen {district}',
  'vineta.log.sum': '{what}, nu {count} golf|{what}, nu {count} golven',
  'vineta.log.take': '{flood} van {district} naar {to}',
  'vineta.log.discard': '{flood} uit de reeks tegen {district} afgelegd',
  'vineta.log.raise': 'zeven golven meer tegen {district}',
  'vineta.log.lower': 'zeven golven minder tegen {district}',
  'vineta.log.route': '{houses} van {district} naar {to}',
  'vineta.log.route.begun': 'van {district} naar {to}',
  'vineta.log.flee': 'uit {district} {flights}',
  'vineta.log.flee.begun': 'huizen vluchten uit {district}',
  'vineta.log.flight': '{tribe} naar {to}',
  'vineta.log.swap': '{district} en {to} ruilen hun huizen',
  'vineta.log.lapse': 'zonder gevolg',
  'vineta.log.captures': '{seat} verovert {houses}.',
  'vineta.log.captures.you': 'Je verovert {houses}.',

  // Moves as the list of what you may do offers them
  'vineta.option.place': 'Plaats een huis van {tribe} op {district}',
  'vineta.option.choose': '{card} kiezen',
  'vineta.option.start row': 'Begin met {card} een reeks tegen {district}',
  'vineta.option.add': 'Leg {card} aan bij de reeks tegen {district}',
  'vineta.option.take': 'Verplaats kaart {number} van de reeks tegen {district}',
  'vineta.option.put': 'Naar de reeks tegen {district}',
  'vineta.option.discard': 'Leg kaart {number} van de reeks tegen {district} af',
  'vineta.option.raise': 'Zeven golven meer tegen {district}',
  'vineta.option.lower': 'Zeven golven minder tegen {district}',
  'vineta.option.lay': '{card} spelen',
  'vineta.option.route': 'Van {district} naar {to}',
  'vineta.option.move': 'Verplaats een huis van {tribe}',
  'vineta.option.move.second': 'Verplaats huizen van {tribe} en {second}',
  'vineta.option.move.both': 'Verplaats twee huizen van {tribe}',
  'vineta.option.move.to': 'Een huis van {tribe} vlucht naar {to}',
  'vineta.option.swap': 'Ruil de huizen van {district} en {to}',
  'vineta.option.flee': 'Huizen vluchten uit {district}',
  'vineta.option.close': 'Zet {district} in quarantaine',
  'vineta.option.lapse': '{card} heeft geen gevolg',
  'vineta.option.capture': 'Neem een huis van {tribe}',

  // What happens at the table, by the kind of the event
  'vineta.event.change': '{seat} kiest nu {card}.',

  // The table: the room before the game
  'vineta.room': 'De goden komen bijeen',
  'vineta.agreed.edition': 'Editie',

  // The table: whose turn
  'vineta.table.round': 'Ronde {round} van 8',
  'vineta.table.turn': 'Etappe {turn} van {length}',
  'vineta.table.placing': 'De stad wordt gebouwd',
  'vineta.table.may-change': 'Je mag nog een andere kaart kiezen.',
  'vineta.table.choose-district': 'Kies nu een stadsdeel.',
  'vineta.table.choose-house': 'Welk huis?',
  'vineta.table.choose-none': 'Geen',

  // The table: what lies on it
  'vineta.table.board': 'De stad Vineta',
  'vineta.table.coast': 'aan zee',
  'vineta.table.sunk': 'gezonken',
  'vineta.table.quarantine': 'in quarantaine',
  'vineta.table.houses.of': '{count} van {tribe}',
  'vineta.table.houses.none': 'geen huizen',
  'vineta.table.supply': 'Nog te plaatsen',
  'vineta.table.rows': 'Reeksen',
  'vineta.table.rows.none': 'Nog geen enkel stadsdeel loopt gevaar.',
  'vineta.table.row.card': '{count} golf van {name}|{count} golven van {name}',
  'vineta.table.waves': '{count} golf|{count} golven',
  'vineta.table.would-sink': 'Zou nu zinken: {district}',
  'vineta.table.would-sink.short': 'zou nu zinken',
  'vineta.table.would-sink.none': 'Nu zou niets zinken',
  // A hint: where to look, and why a choice is better
  'vineta.look.own-district': 'Kijk naar je eigen stadsdeel: {district}.',
  'vineta.look.own-houses': 'Kijk naar de huizen van je eigen volk, {tribe}, in {district}.',
  'vineta.look.row': 'Kijk naar de reeks tegen {district}.',
  'vineta.look.district': 'Kijk naar {district}.',
  'vineta.look.hand': 'Kijk naar je hand: wat kun je missen?',
  'vineta.look.city': 'Kijk naar de stad als geheel.',
  'vineta.why.saves-tile':
    'Met de andere keuze zou je eigen stadsdeel zinken zoals de reeksen nu liggen: {district}. Met deze niet.',
  'vineta.why.saves-houses':
    'Met de andere keuze zou {count} huis van je volk, {tribe}, met {district} zinken zoals de reeksen nu liggen; met deze {than}.|Met de andere keuze zouden {count} huizen van je volk, {tribe}, met {district} zinken zoals de reeksen nu liggen; met deze {than}.',
  'vineta.why.takes-houses':
    'Zoals de reeksen dan liggen verover je {count} huis van {district}, met de andere keuze {than}.|Zoals de reeksen dan liggen verover je {count} huizen van {district}, met de andere keuze {than}.',
  'vineta.why.denies-houses':
    'Met de andere keuze zou {seat} {count} huis van {district} veroveren zoals de reeksen dan liggen; met deze {than}.|Met de andere keuze zou {seat} {count} huizen van {district} veroveren zoals de reeksen dan liggen; met deze {than}.',
  'vineta.why.leads':
    'De reeks tegen {district} ligt dan voor met {count} golf; met de andere keuze niet.|De reeks tegen {district} ligt dan voor met {count} golven; met de andere keuze niet.',
  'vineta.why.moves-out':
    '{count} huis van je volk, {tribe}, gaat weg uit {district}, waar een reeks tegen ligt, naar {to}, waar er geen ligt.|{count} huizen van je volk, {tribe}, gaan weg uit {district}, waar een reeks tegen ligt, naar {to}, waar er geen ligt.',
  'vineta.why.keeps-card': 'Je houdt ‘{card}’ voor later en speelt ‘{played}’.',
  'vineta.why.gathers':
    'Dan staat {count} huis van je volk, {tribe}, in {district}: elk 3 punten, als dat het laatste stadsdeel is.|Dan staan {count} huizen van je volk, {tribe}, in {district}: elk 3 punten, als dat het laatste stadsdeel is.',
  'vineta.why.deeper':
    '{district} ligt verder naar binnen dan {to}: het ligt pas aan zee als een buur gezonken is.',
  'vineta.why.less-crowded':
    'In {to} staan al {than} huizen, in {district} {count}: een vol stadsdeel is het overstromen waard.|In {to} staan al {than} huizen, in {district} {count}: een vol stadsdeel is het overstromen waard.',
  'vineta.why.off-tile':
    'De andere keuze zet een huis op je eigen stadsdeel, {district}: hoe meer er staan, hoe meer het overstromen loont.',
  'vineta.why.own-house-counts':
    'Een veroverd huis van je eigen volk, {tribe}, geeft hier {count} punt.|Een veroverd huis van je eigen volk, {tribe}, geeft hier {count} punten.',
  'vineta.ahead.add': '{card} bij de reeks tegen {district}',
  'vineta.ahead.start row': 'Met {card} een nieuwe reeks tegen {district}',
  'vineta.ahead.at': '{card}, {district}',
  'vineta.ahead.sinks': '{deed}: {district} zou zinken.',
  'vineta.ahead.nothing': '{deed}: niets zou zinken.',
  'vineta.ahead.nothing.item': 'niets',
  'vineta.ahead.several': '{deed}: wat er dan zou zinken, hangt af van de plek: {districts}.',
  'vineta.ahead.lapse': '{deed}: daarmee valt nu niets te doen.',
  'vineta.ahead.places': 'Ze kan hierheen: {districts}.',
  'vineta.table.row.show': '{district} op het bord tonen',

  // The table: hand, secret, players
  'vineta.table.secret.tribe': 'Je volk: {tribe}',
  'vineta.table.secret.district': 'Je stadsdeel: {district}',
  'vineta.table.captured': 'Veroverde huizen',
  'vineta.table.hand-size': '{count} kaart in de hand|{count} kaarten in de hand',
  'vineta.table.chosen': 'heeft gekozen',
  'vineta.table.choosing': 'is aan het kiezen',
  'vineta.table.plays': 'speelt {card}',
  'vineta.table.tower': 'onthult deze etappe als eerste',
  'vineta.table.disk': 'begon deze ronde',
  'vineta.table.goal': 'Je doel',
  'vineta.table.goal.hide': 'Mijn doel verbergen',
  'vineta.table.goal.hide.key': 'Mijn doel verbergen (G)',
  'vineta.table.goal.hidden': 'Je doel is verborgen',
  'vineta.table.laid': 'Je kaart van deze etappe: ze ligt verdekt.',
  'vineta.table.goal.heading': 'Jij beschermt',
  'vineta.table.row.idle': 'geen vloedkaart',
  'vineta.table.row.idle.why':
    'Een reeks zonder vloedkaart wordt bij het vergelijken overgeslagen, hoeveel golven ze ook heeft.',
  'vineta.table.goal.means':
    'Aan het einde levert elk huis van je volk in het laatste stadsdeel 3 punten op; je stadsdeel levert punten op als het als laatste overblijft.',
  'vineta.table.own-district': 'jouw stadsdeel',
  'vineta.ask.changing-wind.discard':
    'Wisselende wind: er is maar één reeks; kies de vloedkaart die wordt afgelegd.',
  'vineta.ask.changing-wind.move': 'Wisselende wind: kies de vloedkaart die naar een andere reeks gaat.',
  'vineta.ask.panic':
    'Paniek: er moet nog {count} huis uit {district} vluchten. Kies het, en dan waarheen.|Paniek: er moeten nog {count} huizen uit {district} vluchten. Kies er een, en dan waarheen.',
  'vineta.ask.rescue.from': 'Redding: huizen verlaten {district}; kies het stadsdeel waar ze heen gaan.',
  'vineta.ask.rescue.to': 'Redding: huizen gaan naar {district}; kies het stadsdeel dat ze verlaten.',
  'vineta.ask.false-hope.from':
    'Valse hoop: een huis verlaat {district}; kies het stadsdeel waar het heen gaat.',
  'vineta.ask.false-hope.to':
    'Valse hoop: een huis gaat naar {district}; kies het stadsdeel dat het verlaat.',
  'vineta.ask.place': 'Plaats een huis van {tribe}: kies een stadsdeel of sleep er een huis heen.',

  // The table: the end
  'vineta.points.VN-END-2': 'huizen van het eigen volk op het laatste stadsdeel',
  'vineta.points.VN-END-3': 'veroverde huizen van andere volkeren',
  'vineta.points.ED-1': 'veroverde huizen van het eigen volk',
  'vineta.points.VN-END-4': 'eigen stadsdeel blijft als laatste over',

  // The end
  'vineta.end.over': 'De zee is weer kalm',
  'vineta.end.last': '{district} staat nog.',
  'vineta.end.secret': 'Geheim: {tribe} en {district}',

  // The rules, on their page and at the table
  'vineta.rules.cards': 'Uitleg bij de kaarten',
  'vineta.rules.cards.hand': 'De kaarten in je hand',

  // The guided first games
  'vineta.guide.place': 'De stad wordt gebouwd',
  'vineta.guide.place.city':
    'Welkom in Vineta! Jij bent {p1}, een van de boze goden. In acht rondes zinken acht van de negen stadsdelen. Het laatste dat overblijft, beslist de partij.',
  'vineta.guide.place.secret':
    'Je hebt twee geheimen; ze liggen naast je hand, en niemand anders ziet ze. {amber} is je volk: elk huis ervan op het laatste stadsdeel is 3 punten waard.',
  'vineta.guide.place.district':
    'En {R2} is je stadsdeel. Blijft het als laatste over, dan krijg je 2 punten; in de randstad zouden het er 4 zijn, in de voorstad 7.',
  'vineta.guide.place.ask':
    'Voor de eerste ronde zet iedereen om beurten huizen. De zee komt van buiten, dus het centrum is het langst veilig. Tik op het huis van {amber}, dan op {R2}.',
  'vineta.guide.place.last':
    'Ook de anderen hebben huizen gezet. Er is nog één huis, dus over het volk valt niets te kiezen: zet het waar je wilt. Laat niet te duidelijk zien welk volk van jou is!',
  'vineta.guide.place.end':
    'De stad staat, en iedereen heeft zeven kaarten getrokken. De eerste storm komt eraan.',
  'vineta.guide.storm': 'De eerste storm',
  'vineta.guide.storm.cards':
    'Een ronde heeft drie etappes, en in elke etappe kiest iedereen in het geheim één kaart. Donkere kaarten zijn vloedkaarten: het cijfer is het aantal golven. Lichte kaarten zijn acties; de knop naast je hand legt ze elk uit.',
  'vineta.guide.storm.choose': 'De anderen hebben de hunne al gelegd. Kies {flood_3}.',
  'vineta.guide.storm.reveal':
    'Nu worden alle kaarten onthuld, de ene na de andere. Jij hebt de toren en bent dus de eerste.',
  'vineta.guide.storm.start':
    'Alleen stadsdelen aan zee kun je bedreigen. Begin een reeks tegen {G1}: veel huizen, geen van jou. Je fiche komt daar; je hebt er één, dus je begint één reeks per ronde.',
  'vineta.guide.storm.rows':
    '{p2} is een reeks begonnen tegen {G0}, en {p3} heeft erbij aangelegd. Aan het eind van de ronde zinkt het stadsdeel met de meeste golven.',
  'vineta.guide.storm.tower':
    'De toren is doorgegeven aan {p2}, die nu als eerste onthult. Wie later komt, weet meer.',
  'vineta.guide.storm.choose-2': 'Kies {flood_2}.',
  'vineta.guide.storm.add':
    '{p2} heeft bij jouw reeks aangelegd: iedereen mag bij elke reeks aanleggen, en elke kaart erin kan huizen veroveren. Leg de jouwe bij de reeks tegen {G1}.',
  'vineta.guide.storm.sums':
    'Kijk naar de sommen: 7 golven tegen {G1}, 5 tegen {G0}. Was de ronde nu om, dan zonk {G1}.',
  'vineta.guide.storm.choose-3':
    'De laatste etappe van deze ronde. Kies nog een vloedkaart: {flood_2}, als je die nog hebt.',
  'vineta.guide.storm.last':
    '{p3} heeft drie golven gebracht: {G0} leidt met 8 tegen 7. Leg je kaart bij de reeks tegen {G1}.',
  'vineta.guide.capture':
    'Het stadsdeel zinkt, en elke kaart van zijn reeks verovert een huis. Jouw kaart is aan de beurt: kies er een.',
  'vineta.guide.storm.sunk': '{G1} had de meeste golven, 10 tegen 8, en is gezonken.',
  'vineta.guide.storm.captured':
    'De vier huizen gingen naar de kaarten van de reeks, van de eerste kaart af: drie naar jou, één naar {p2}; de laatste kaart kreeg niets. Elk is 1 punt waard.',
  'vineta.guide.storm.end':
    'Het gat is nu zee: ook de stadsdelen eromheen kunnen worden bedreigd. Kaarten en fiches gaan naar huis, en de volgende ronde begint.',
  'vineta.guide.sunk':
    'Er is een stadsdeel gezonken, en de huizen gingen naar de kaarten van zijn reeks, van de eerste af.',
  'vineta.guide.people': 'Huizen op drift',
  'vineta.guide.people.actions':
    'Eén storm later. Lichte kaarten zijn acties, en een aantal daarvan verplaatst huizen.',
  'vineta.guide.people.danger':
    'Op {G0} ligt een fiche: het loopt gevaar, met 4 golven ertegen. Twee van jouw huizen staan daar!',
  'vineta.guide.people.rescue':
    'Je hebt {rescue} onthuld: twee huizen verlaten een stadsdeel dat gevaar loopt. Kies waar ze heen gaan: {R2}.',
  'vineta.guide.people.houses': 'En welke twee? De jouwe natuurlijk: tik op {amber}, en nog eens op {amber}.',
  'vineta.guide.people.choose-hope':
    'Je volk is veilig. Nu het omgekeerde: {false_hope} lokt één huis naar een stadsdeel dat gevaar loopt. Kies die kaart.',
  'vineta.guide.people.hope':
    'Het gaat naar {G0}, het enige stadsdeel dat gevaar loopt. Kies waar het vandaan komt: {R0}.',
  'vineta.guide.people.hope-house':
    'Welk huis? Let op wie de anderen beschermen. Je vermoedt dat {p3} bij {fern} hoort: neem dat huis.',
  'vineta.guide.people.quarantine':
    '{p2} heeft {G0} in quarantaine gezet: tot het eind van de ronde mag geen huis er weg. Er mogen nog wel huizen bij komen.',
  'vineta.guide.people.choose-panic': 'De laatste etappe. Kies {panic}.',
  'vineta.guide.people.panic':
    '{panic}: drie huizen van één stadsdeel vluchten naar drie verschillende stadsdelen. Kies {R1}.',
  'vineta.guide.people.flee':
    'Eerst het huis, dan waar het heen gaat: stuur {fern} naar {G0}, recht de vloed in.',
  'vineta.guide.people.flee-on': 'En het volgende huis, waarheen je maar wilt.',
  'vineta.guide.people.end':
    '{G0} is gezonken met al zijn huizen. Jij had geen kaart in die reeks en hebt dus niets veroverd: dat doen alleen vloedkaarten.',
  'vineta.guide.gates': 'Ruilen en sluiten',
  'vineta.guide.gates.danger':
    'Gevaar: drie van jouw huizen staan op {Y0}, en er komen 7 golven op af. Op {R1} wonen alleen de anderen.',
  'vineta.guide.gates.relocation':
    'Je hebt {relocation} onthuld: twee stadsdelen ruilen al hun huizen. Kies {Y0}, dan {R1}.',
  'vineta.guide.gates.choose':
    'Nu zullen de anderen hun huizen willen redden. Voorkom het: kies {quarantine}.',
  'vineta.guide.gates.quarantine':
    'Tot het eind van de ronde verlaat geen huis een stadsdeel in quarantaine. Kies {Y0}.',
  'vineta.guide.gates.end':
    '{p2} onthulde {rescue}, maar niemand kon weg: een kaart die niet kan worden uitgevoerd, vervalt. {Y0} zonk, en jouw kaart in de reeks veroverde een huis.',
  'vineta.guide.waves': 'Wind en golven',
  'vineta.guide.waves.danger':
    '{R1} met drie van jouw huizen zou nu zinken, met 5 golven. {Y2} heeft er 3, {G2} 2.',
  'vineta.guide.waves.wind':
    'Je hebt {changing_wind} onthuld: die verplaatst een vloedkaart naar het eind van een andere reeks. Neem de kaart met vier golven uit de reeks tegen {R1}.',
  'vineta.guide.waves.wind-to': 'En leg die bij de reeks tegen {Y2}.',
  'vineta.guide.waves.choose-intervention':
    'Nu leidt {Y2} met 7 golven. Maak het zeker: kies {intervention}.',
  'vineta.guide.waves.intervention':
    '{intervention} geeft een reeks zeven golven meer of zeven minder, maar verovert niets. Kies {R1}, en zeven minder.',
  'vineta.guide.waves.more': '{p2} heeft {one_more} gespeeld: deze ronde heeft een vierde etappe.',
  'vineta.guide.waves.choose-calm': 'Kies {calm_sea}.',
  'vineta.guide.waves.calm':
    '{calm_sea} haalt één vloedkaart van tafel. De eerste kaart van een reeks verovert het eerst: neem die van {p3} weg bij {Y2}, en de jouwe is de eerste.',
  'vineta.guide.waves.end':
    '{Y2} is gezonken. Jouw kaart was de eerste van de reeks, dus van de drie huizen zijn er twee voor jou.',
  'vineta.guide.tie': 'Gelijke stand',
  'vineta.guide.tie.lead':
    '{G2} zou nu zinken, met 4 golven tegen 3. Dat komt je goed uit: twee van jouw huizen staan op {R0}, het andere stadsdeel dat gevaar loopt.',
  'vineta.guide.tie.choose-less': 'Beëindig de ronde dus eerder: kies {one_less}.',
  'vineta.guide.tie.less':
    'De ronde eindigt nu na deze etappe, maar alle gekozen kaarten worden nog gespeeld. Speel {one_less} met de knop onderaan.',
  'vineta.guide.tie.tied':
    'Beide reeksen hebben nu 5 golven: gelijke stand. Er zinkt nog niets, en iedereen speelt nog één kaart.',
  'vineta.guide.tie.passes': 'Eerst gaat de toren naar links: {p2} onthult als eerste, en jij als laatste.',
  'vineta.guide.tie.stays': 'De toren blijft daarvoor staan: jij onthult als eerste.',
  'vineta.guide.tie.choose': 'Kies {flood_3}.',
  'vineta.guide.tie.add': 'Leg die bij de reeks tegen {G2}.',
  'vineta.guide.tie.end':
    'De gelijke stand is doorbroken: {G2} is gezonken, en {R0} met jouw huizen staat er nog.',
  'vineta.guide.alone': 'Op eigen kracht',
  'vineta.guide.alone.look':
    'Speel nu een ronde zonder mij. Er zijn nog vier stadsdelen, en ze liggen allemaal aan zee.',
  'vineta.guide.alone.choose':
    'De meeste huizen van {amber} staan op {R2} en {R0}. Welk stadsdeel mag in hun plaats zinken? Kies een kaart. Zolang anderen nog kiezen, mag je wisselen.',
  'vineta.guide.alone.again':
    'Kijk naar de reeksen en naar wie de toren heeft, en kies dan je volgende kaart.',
  'vineta.guide.alone.flood':
    'Begin een reeks of leg bij een reeks aan, wat je wilt. De eerste kaart van een reeks verovert het eerst.',
  'vineta.guide.alone.action': 'Jouw actie: wat je kunt kiezen, is verlicht.',
  'vineta.guide.alone.end': 'Dat was je eigen ronde. Nog één hoofdstuk: de laatste storm.',
  'vineta.guide.last': 'Het laatste stadsdeel',
  'vineta.guide.last.two':
    'De achtste ronde, de laatste etappe: alleen {R2} en {Y1} zijn er nog, en één ervan verdwijnt.',
  'vineta.guide.last.points':
    'Op {R2} staan drie huizen van {amber}: 9 punten. Het is ook jouw stadsdeel: nog 2. Maar 5 golven bedreigen het, en maar 3 {Y1}.',
  'vineta.guide.last.choose': 'Eén kaart kan het keren. Kies {intervention}.',
  'vineta.guide.last.intervention':
    'Het staat nu 7 tegen 4. Geef {R2} zeven golven minder, of {Y1} zeven meer: allebei goed.',
  'vineta.guide.last.won':
    '{R2} staat er nog! 9 punten voor je drie huizen, 2 voor je stadsdeel, 1 voor elk veroverd huis: je wint.',
  'vineta.guide.last.own': 'Nog iets: in deze editie is een veroverd huis van je eigen volk 2 punten waard.',
  'vineta.guide.last.lost':
    'Deze keer is {R2} gezonken. Punten komen van huizen van je volk op het laatste stadsdeel, van je eigen stadsdeel als het overblijft, en van veroverde huizen.',
  'vineta.guide.last.end':
    'Dat is heel Vineta. Tijdens een partij legt elke kaart zichzelf uit, en de regels staan in het boek bovenaan. Moge je volk droog blijven!',

  // Replay
  'vineta.replay.dealt': 'Iedereen trekt een geheim volk en een geheim stadsdeel.',
  'vineta.replay.drawn': 'Iedereen vult zijn hand aan.',
  'vineta.setup.houses': 'Huizen',
  'vineta.setup.box': 'Uit het spel',
  'vineta.setup.whose': 'Wiens kaarten?',
  'vineta.setup.cards': 'Kaarten',
  'vineta.setup.hand': 'Hand',
  'vineta.setup.discard': 'Aflegstapel',
  'vineta.setup.pile': 'Trekstapel: alles wat over is',
  'vineta.replay.hands': 'Handen en geheimen',
  'vineta.replay.hand.none': 'geen kaarten in de hand',
  'vineta.replay.chosen': 'verdekt: {card}',

  // Scènes
  'vineta.scene.reveal': 'Iedereen heeft gekozen. {seat} heeft de toren en onthult als eerste.',
  'vineta.scene.moves': '{seat} verplaatst een huis van {tribe} van {district} naar {to}.',
  'vineta.scene.moves.second':
    '{seat} verplaatst een huis van {tribe} en een van {second} van {district} naar {to}.',
  'vineta.scene.moves.both': '{seat} verplaatst twee huizen van {tribe} van {district} naar {to}.',
  'vineta.scene.puts': '{seat} verlegt {flood} van {district} naar de reeks tegen {to}.',
  'vineta.scene.sinks': 'De golven sluiten zich boven {district}.',
  'vineta.scene.tie':
    'Gelijke stand: {districts} hebben elk {count} golf. Er zinkt nog niets; iedereen speelt nog een kaart.|Gelijke stand: {districts} hebben elk {count} golven. Er zinkt nog niets; iedereen speelt nog een kaart.',
  'vineta.scene.tie.none': 'In geen enkele reeks ligt een vloedkaart: iedereen speelt nog een kaart.',
  'vineta.scene.cards': 'De kaarten van deze etappe',
  'vineta.scene.slot.none': '{seat}: geen kaart',
  'vineta.scene.slot.down': '{seat}: een gesloten kaart',
  'vineta.scene.slot.up': '{seat}: {card}',
  'vineta.means.leads':
    '{district} staat nu voor met {count} golf en zou zinken.|{district} staat nu voor met {count} golven en zou zinken.',
  'vineta.means.still':
    '{district} staat nog steeds voor, nu met {count} golf.|{district} staat nog steeds voor, nu met {count} golven.',
  'vineta.means.behind':
    '{district} heeft nu {count} golf; {lead} staat voor met {most}.|{district} heeft nu {count} golven; {lead} staat voor met {most}.',
  'vineta.means.tie':
    'Een gelijke stand op {count} golf: zo zou er niets zinken.|Een gelijke stand op {count} golven: zo zou er niets zinken.',
  'vineta.means.none': 'Geen enkel stadsdeel wordt nog door een vloedkaart bedreigd.',
  'vineta.means.danger': '{district} loopt gevaar: er ligt een reeks tegen.',
  'vineta.means.doomed': '{district} zou nu door de zee worden getroffen.',
  'vineta.means.idle':
    '{district} heeft geen vloedkaart meer en wordt overgeslagen; {lead} staat voor met {count} golf.|{district} heeft geen vloedkaart meer en wordt overgeslagen; {lead} staat voor met {count} golven.',
  'vineta.means.safe': 'Daar is het voorlopig veilig.|Daar zijn ze voorlopig veilig.',
  'vineta.means.length': 'Deze ronde heeft nu {count} etappe.|Deze ronde heeft nu {count} etappes.',
  'vineta.means.closed': 'Tot het einde van de ronde mag er geen huis uit.',
  'vineta.sunk.most':
    '{district} zinkt: {count} golf, meer dan alle andere. Daarna komt {rival} met {least}.|{district} zinkt: {count} golven, meer dan alle andere. Daarna komt {rival} met {least}.',
  'vineta.sunk.only':
    '{district} zinkt met {count} golf: een andere reeks is er niet.|{district} zinkt met {count} golven: een andere reeks is er niet.',
  'vineta.sunk.tied': 'Een extra etappe heeft de gelijke stand doorbroken.',
  'vineta.sunk.first': '{district} zinkt: de stand bleef gelijk, en deze reeks werd het eerst begonnen.',
  'vineta.sunk.none': '{district} zinkt: er was geen reeks meer die kon beslissen.',
  'vineta.share.list': 'Veroverd: {shares}.',
  'vineta.share.of': '{seat} {count} huis|{seat} {count} huizen',
  'vineta.share.how':
    'Elke vloedkaart van de reeks verovert één huis, de eerste kaart eerst, en weer van voren af aan tot er geen meer is.',
  'vineta.share.none': 'Er stond geen huis om te veroveren.',
  'vineta.summary.title': 'Ronde {round}: {district} zinkt',
  'vineta.summary.open': 'Waarom {district} zonk',
  'vineta.summary.why': 'Waarom?',
  'vineta.summary.rows': 'Golven van elke reeks',
  'vineta.summary.captured': 'Veroverde huizen',

  // What puzzles teach
  'vineta.theme.panic': 'Wanneer paniek?',
  'vineta.theme.panic.about':
    'Paniek verplaatst drie huizen tegelijk, en je hebt de kaart maar één keer. Speel haar als huizen van je volk staan waar het water stijgt, of als ze een stadsdeel leegmaakt waar een ander op rekent. Te vroeg, en ze vluchten de volgende vloed in; te laat, en ze worden veroverd.',
  'vineta.theme.denial': 'De koploper afremmen',
  'vineta.theme.denial.about':
    'Wie de meeste huizen heeft veroverd, wint als er niets gebeurt. Rustige zee, wisselende wind en machtspreuk nemen van een reeks af wat ze zou opleveren: kijk van wie de kaarten zijn die er liggen, voordat je aan die van jezelf denkt.',
  'vineta.theme.houses': 'Huizen verplaatsen',
  'vineta.theme.houses.about':
    'Valse hoop, redding en verhuizing bepalen waar huizen staan als een stadsdeel zinkt. Breng die van jou naar waar ze kunnen blijven, en die van de anderen naar waar jouw vloedkaarten liggen.',
  'vineta.theme.flood': 'Vloed leggen',
  'vineta.theme.flood.about':
    'Een vloedkaart telt dubbel: voor welk stadsdeel zinkt, en voor wie de huizen verovert. Soms levert een kleine vloed in een lange reeks meer op dan een grote tegen een nieuw stadsdeel.',
  'vineta.theme.ending': 'De laatste rondes',
  'vineta.theme.ending.about':
    'Vanaf de zevende ronde wordt bijna niets meer goedgemaakt. Drie punten voor elk huis van je volk op het laatste stadsdeel, en meer als het jouw stadsdeel is: nu wordt er geteld, en wat je verborg mag gezien worden.',
  'vineta.decision.card': 'Kaart',
  'vineta.decision.place': 'Huizen plaatsen',
  'vineta.decision.choose': 'Een kaart kiezen',
  'vineta.decision.play': 'Een kaart uitvoeren',
  'vineta.decision.capture': 'Huizen veroveren',
};
