// French: Vineta’s words.
import type { VinetaCatalogue } from './en';

export const fr: VinetaCatalogue = {
  // Setting up a table
  'vineta.new.edition': 'Quelle édition ?',
  'vineta.new.edition.hint': 'Quatre livrets de règles ont été imprimés, et ils diffèrent sur quatre points.',
  'vineta.new.edition.special': 'seulement ici',
  'vineta.new.rules': 'Changer certaines règles',
  'vineta.new.rules.own-house': 'Une maison capturée de son propre peuple',
  'vineta.new.rules.tie-tower': 'La tour avant une manche de départage',
  'vineta.new.rules.panic': 'Panique avec trop peu de quartiers',
  'vineta.new.rules.capture': 'Quelle maison est capturée',
  'vineta.new.rules.placement': 'Mise en place',

  // Editions, and what they say
  'vineta.edition.own-house.1': 'Une maison capturée de ton propre peuple vaut 1 point, comme les autres.',
  'vineta.edition.own-house.2': 'Une maison capturée de ton propre peuple vaut 2 points.',
  'vineta.edition.own-house.3': 'Une maison capturée de ton propre peuple vaut 3 points.',
  'vineta.edition.tie-tower.passes':
    'En cas d’égalité, la tour passe à gauche avant que chacun joue encore une carte.',
  'vineta.edition.tie-tower.stays':
    'En cas d’égalité, la tour reste en place pendant que chacun joue encore une carte.',
  'vineta.edition.panic.all':
    'Panique déplace toutes ses maisons, même si deux doivent partager un quartier.',
  'vineta.edition.panic.one-each':
    'Panique déplace au plus une maison vers chaque quartier ; les autres restent.',
  'vineta.edition.capture.in-order': 'Les maisons capturées sont distribuées dans l’ordre des peuples.',
  'vineta.edition.capture.owner-picks': 'La personne qui a posé la carte choisit la maison capturée.',
  'vineta.edition.placement.in-turn': 'Chacun place des maisons à tour de rôle, comme imprimé.',
  'vineta.edition.placement.random':
    'Mise en place rapide : toutes les maisons sont placées au hasard. Aucun livret ne le prévoit.',

  // Gods, as names of seats
  'vineta.god.p1': 'Thor',
  'vineta.god.p2': 'Freyja',
  'vineta.god.p3': 'Njörd',
  'vineta.god.p4': 'Ægir',
  'vineta.god.p5': 'Rán',
  'vineta.god.p6': 'Heimdall',

  // Tribes
  'vineta.facet.tribe': 'Peuple',
  'vineta.facet.district': 'Quartier',
  'vineta.tribe.amber': 'Ambre',
  'vineta.tribe.ice': 'Glace',
  'vineta.tribe.fern': 'Fougère',
  'vineta.tribe.straw': 'Paille',
  'vineta.tribe.tide': 'Marée',
  'vineta.tribe.rust': 'Rouille',
  'vineta.tribe.heather': 'Bruyère',

  // Rings and districts; each also short, for badges
  'vineta.district.G0': 'Périphérie sud',
  'vineta.district.G1': 'Périphérie nord-ouest',
  'vineta.district.G2': 'Périphérie nord-est',
  'vineta.district.Y0': 'Ville haute sud-ouest',
  'vineta.district.Y1': 'Ville haute nord',
  'vineta.district.Y2': 'Ville haute sud-est',
  'vineta.district.R0': 'Centre sud',
  'vineta.district.R1': 'Centre nord-ouest',
  'vineta.district.R2': 'Centre nord-est',
  'vineta.district.G0.short': 'Périphérie S',
  'vineta.district.G1.short': 'Périphérie NO',
  'vineta.district.G2.short': 'Périphérie NE',
  'vineta.district.Y0.short': 'Ville haute SO',
  'vineta.district.Y1.short': 'Ville haute N',
  'vineta.district.Y2.short': 'Ville haute SE',
  'vineta.district.R0.short': 'Centre S',
  'vineta.district.R1.short': 'Centre NO',
  'vineta.district.R2.short': 'Centre NE',

  // Cards, by their names on the wire
  'vineta.card.flood 1': 'Inondation 1',
  'vineta.card.flood 1.help':
    'Une vague : commence une série contre un quartier au bord de la mer, ou complète une série.',
  'vineta.card.flood 2': 'Inondation 2',
  'vineta.card.flood 2.help':
    'Deux vagues : commence une série contre un quartier au bord de la mer, ou complète une série.',
  'vineta.card.flood 3': 'Inondation 3',
  'vineta.card.flood 3.help':
    'Trois vagues : commence une série contre un quartier au bord de la mer, ou complète une série.',
  'vineta.card.flood 4': 'Inondation 4',
  'vineta.card.flood 4.help':
    'Quatre vagues, et tu n’en as qu’une : commence une série contre un quartier au bord de la mer, ou complète une série.',
  'vineta.card.changing wind': 'Vent changeant',
  'vineta.card.changing wind.help':
    'Déplace une carte inondation à la fin d’une autre série ; s’il n’y a qu’une série, la carte est défaussée.',
  'vineta.card.calm sea': 'Mer calme',
  'vineta.card.calm sea.help': 'Défausse une carte inondation de ton choix dans une série.',
  'vineta.card.intervention': 'Autorité',
  'vineta.card.intervention.help':
    'Donne à une série sept vagues de plus ou de moins, et ne rapporte aucune maison.',
  'vineta.card.one more': 'Une carte de plus',
  'vineta.card.one more.help': 'Le tour dure une manche de plus.',
  'vineta.card.one less': 'Une carte de moins',
  'vineta.card.one less.help':
    'Le tour dure une manche de moins ; les cartes déjà choisies sont encore jouées.',
  'vineta.card.false hope': 'Faux espoir',
  'vineta.card.false hope.help': 'Déplace une maison d’un quartier de ton choix vers un quartier menacé.',
  'vineta.card.rescue': 'Sauvetage',
  'vineta.card.rescue.help': 'Déplace deux maisons d’un quartier menacé vers un autre quartier.',
  'vineta.card.relocation': 'Déménagement',
  'vineta.card.relocation.help': 'Deux quartiers échangent toutes leurs maisons.',
  'vineta.card.panic': 'Panique',
  'vineta.card.panic.help': 'Trois maisons d’un quartier s’enfuient vers trois autres quartiers.',
  'vineta.card.quarantine': 'Quarantaine',
  'vineta.card.quarantine.help': 'Aucune maison ne quitte le quartier choisi jusqu’à la fin du tour.',

  // Moves as the log tells them, by the kind on the wire
  'vineta.move.start': '{recipient} commence.',
  'vineta.move.deal tribe': '{recipient} protège {tribe}.',
  'vineta.move.deal tribe.hidden': '{recipient} tire un peuple secret.',
  'vineta.move.deal district': '{recipient} protège le quartier {district}.',
  'vineta.move.deal district.hidden': '{recipient} tire un quartier secret.',
  'vineta.move.draw': '{recipient} pioche {card}.',
  'vineta.move.draw.hidden': '{recipient} pioche une carte.',
  'vineta.move.place': '{seat} place une maison {tribe} dans le quartier {district}.',
  'vineta.move.place.nature': 'Mise en place rapide : toutes les maisons sont placées au hasard.',
  'vineta.move.choose': '{seat} choisit {card}.',
  'vineta.move.choose.hidden': '{seat} a choisi une carte.',
  'vineta.move.start row': '{seat} menace le quartier {district} avec {card}.',
  'vineta.move.add': '{seat} ajoute {card} à la série contre le quartier {district}.',
  'vineta.move.take':
    '{seat} joue {card} : la carte {number} de la série contre le quartier {district} change de série.',
  'vineta.move.take.whose':
    '{seat} joue {card} : {flood} de la série contre le quartier {district} change de série.',
  'vineta.move.put': '{seat} la place dans la série contre le quartier {district}.',
  'vineta.move.discard':
    '{seat} joue {card} : la carte {number} de la série contre le quartier {district} est défaussée.',
  'vineta.move.discard.whose':
    '{seat} joue {card} : {flood} de la série contre le quartier {district} est défaussée.',
  'vineta.move.raise': '{seat} joue {card} : sept vagues de plus contre le quartier {district}.',
  'vineta.move.lower': '{seat} joue {card} : sept vagues de moins contre le quartier {district}.',
  'vineta.move.lay': '{seat} joue {card}.',
  'vineta.move.route': '{seat} joue {card} : du quartier {district} vers le quartier {to}.',
  'vineta.move.move': '{seat} déplace une maison {tribe}.',
  'vineta.move.move.second': '{seat} déplace des maisons {tribe} et {second}.',
  'vineta.move.move.both': '{seat} déplace deux maisons {tribe}.',
  'vineta.move.move.to': '{seat} fait fuir une maison {tribe} vers le quartier {to}.',
  'vineta.move.swap': '{seat} joue {card} : les quartiers {district} et {to} échangent leurs maisons.',
  'vineta.move.flee': '{seat} joue {card} : des maisons fuient le quartier {district}.',
  'vineta.move.close': '{seat} met le quartier {district} en quarantaine.',
  'vineta.move.lapse': '{seat} joue {card} sans effet.',
  'vineta.move.capture': '{seat} capture une maison {tribe}.',
  'vineta.news.sank': 'Le quartier {district} sombre dans la mer.',

  // The same to whoever did it
  'vineta.you.start': 'Tu commences.',
  'vineta.you.deal tribe': 'Tu protèges {tribe}.',
  'vineta.you.deal district': 'Tu protèges le quartier {district}.',
  'vineta.you.draw': 'Tu pioches {card}.',
  'vineta.you.place': 'Tu places une maison {tribe} dans le quartier {district}.',
  'vineta.you.choose': 'Tu choisis {card}.',
  'vineta.you.change': 'Tu choisis plutôt {card}.',
  'vineta.you.start row': 'Tu menaces le quartier {district} avec {card}.',
  'vineta.you.add': 'Tu ajoutes {card} à la série contre le quartier {district}.',
  'vineta.you.take':
    'Tu joues {card} : la carte {number} de la série contre le quartier {district} change de série.',
  'vineta.you.take.whose':
    'Tu joues {card} : {flood} de la série contre le quartier {district} change de série.',
  'vineta.you.put': 'Tu la places dans la série contre le quartier {district}.',
  'vineta.you.discard':
    'Tu joues {card} : la carte {number} de la série contre le quartier {district} est défaussée.',
  'vineta.you.discard.whose':
    'Tu joues {card} : {flood} de la série contre le quartier {district} est défaussée.',
  'vineta.you.raise': 'Tu joues {card} : sept vagues de plus contre le quartier {district}.',
  'vineta.you.lower': 'Tu joues {card} : sept vagues de moins contre le quartier {district}.',
  'vineta.you.lay': 'Tu joues {card}.',
  'vineta.you.route': 'Tu joues {card} : du quartier {district} vers le quartier {to}.',
  'vineta.you.move': 'Tu déplaces une maison {tribe}.',
  'vineta.you.move.second': 'Tu déplaces des maisons {tribe} et {second}.',
  'vineta.you.move.both': 'Tu déplaces deux maisons {tribe}.',
  'vineta.you.move.to': 'Tu fais fuir une maison {tribe} vers le quartier {to}.',
  'vineta.you.swap': 'Tu joues {card} : les quartiers {district} et {to} échangent leurs maisons.',
  'vineta.you.flee': 'Tu joues {card} : des maisons fuient le quartier {district}.',
  'vineta.you.close': 'Tu mets le quartier {district} en quarantaine.',
  'vineta.you.lapse': 'Tu joues {card} sans effet.',
  'vineta.you.capture': 'Tu captures une maison {tribe}.',
  'vineta.you.reveal': 'Tous ont choisi. Tu as la tour et retournes la première carte.',
  'vineta.you.moves': 'Tu déplaces une maison {tribe} du quartier {district} vers le quartier {to}.',
  'vineta.you.moves.second':
    'Tu déplaces une maison {tribe} et une maison {second} du quartier {district} vers le quartier {to}.',
  'vineta.you.moves.both': 'Tu déplaces deux maisons {tribe} du quartier {district} vers le quartier {to}.',
  'vineta.you.puts': 'Tu déplaces {flood} du quartier {district} vers la série contre le quartier {to}.',

  // The log, turn by turn: who did what in one line; `you` is whoever reads it
  'vineta.log.turn': 'Tour {round} · Manche {turn}',
  'vineta.log.dealt': 'Chacun tire un peuple secret et un quartier secret.',
  'vineta.log.protects.you': 'Tu protèges {tribe} et {district}.',
  'vineta.log.places': '{seat} place {houses}.',
  'vineta.log.places.you': 'Tu places {houses}.',
  'vineta.log.placed': '{tribe} dans {district}',
  'vineta.log.chosen': 'Déjà choisi : {names}.',
  'vineta.log.plays': '{seat} joue {card}',
  'vineta.log.plays.you': 'Tu joues {card}',
  'vineta.log.line': '{who} : {what}.',
  'vineta.log.flood': 'une carte d’inondation',
  'vineta.flood.whose': '{flood} ({seat})',
  'vineta.log.start row': 'nouvelle série contre {district}',
  'vineta.log.add': 'dans la série contre {district}',
  'vineta.log.sum': '{what}, désormais {count} vague|{what}, désormais {count} vagues',
  'vineta.log.take': '{flood} de {district} vers {to}',
  'vineta.log.discard': '{flood} défaussée de la série contre {district}',
  'vineta.log.raise': 'sept vagues de plus contre {district}',
  'vineta.log.lower': 'sept vagues de moins contre {district}',
  'vineta.log.route': '{houses} de {district} vers {to}',
  'vineta.log.route.begun': 'de {district} vers {to}',
  'vineta.log.flee': 'de {district}, {flights}',
  'vineta.log.flee.begun': 'des maisons fuient {district}',
  'vineta.log.flight': '{tribe} vers {to}',
  'vineta.log.swap': '{district} et {to} échangent leurs maisons',
  'vineta.log.lapse': 'sans effet',
  'vineta.log.captures': '{seat} capture {houses}.',
  'vineta.log.captures.you': 'Tu captures {houses}.',

  // Moves as the list of what you may do offers them
  'vineta.option.place': 'Placer une maison {tribe} dans le quartier {district}',
  'vineta.option.choose': 'Choisir {card}',
  'vineta.option.start row': 'Commencer une série contre le quartier {district} avec {card}',
  'vineta.option.add': 'Ajouter {card} à la série contre le quartier {district}',
  'vineta.option.take': 'Déplacer la carte {number} de la série contre le quartier {district}',
  'vineta.option.put': 'Vers la série contre le quartier {district}',
  'vineta.option.discard': 'Défausser la carte {number} de la série contre le quartier {district}',
  'vineta.option.raise': 'Sept vagues de plus contre le quartier {district}',
  'vineta.option.lower': 'Sept vagues de moins contre le quartier {district}',
  'vineta.option.lay': 'Jouer {card}',
  'vineta.option.route': 'Du quartier {district} vers le quartier {to}',
  'vineta.option.move': 'Déplacer une maison {tribe}',
  'vineta.option.move.second': 'Déplacer des maisons {tribe} et {second}',
  'vineta.option.move.both': 'Déplacer deux maisons {tribe}',
  'vineta.option.move.to': 'Une maison {tribe} fuit vers le quartier {to}',
  'vineta.option.swap': 'Échanger les maisons des quartiers {district} et {to}',
  'vineta.option.flee': 'Des maisons fuient le quartier {district}',
  'vineta.option.close': 'Mettre le quartier {district} en quarantaine',
  'vineta.option.lapse': '{card} reste sans effet',
  'vineta.option.capture': 'Prendre une maison {tribe}',

  // What happens at the table, by the kind of the event
  'vineta.event.change': '{seat} choisit plutôt {card}.',

  // The table: the room before the game
  'vineta.room': 'Les dieux se rassemblent',
  'vineta.agreed.edition': 'Édition',

  // The table: whose turn
  'vineta.table.round': 'Tour {round} sur 8',
  'vineta.table.turn': 'Manche {turn} sur {length}',
  'vineta.table.placing': 'La cité se construit',
  'vineta.table.may-change': 'Tu peux encore choisir une autre carte.',
  'vineta.table.choose-district': 'Choisis maintenant un quartier.',
  'vineta.table.choose-house': 'Quelle maison ?',
  'vineta.table.choose-none': 'Aucune',

  // The table: what lies on it
  'vineta.table.board': 'La cité de Vineta',
  'vineta.table.coast': 'au bord de la mer',
  'vineta.table.sunk': 'englouti',
  'vineta.table.quarantine': 'en quarantaine',
  'vineta.table.houses.of': '{count} {tribe}',
  'vineta.table.houses.none': 'aucune maison',
  'vineta.table.supply': 'Encore à placer',
  'vineta.table.rows': 'Séries',
  'vineta.table.rows.none': 'Aucun quartier n’est encore menacé.',
  'vineta.table.row.card': '{count} vague de {name}|{count} vagues de {name}',
  'vineta.table.waves': '{count} vague|{count} vagues',
  'vineta.table.would-sink': 'Sombrerait maintenant : {district}',
  'vineta.table.would-sink.short': 'sombrerait',
  'vineta.table.would-sink.none': 'Rien ne sombrerait maintenant',
  // A hint: where to look, and why a choice is better
  'vineta.look.own-district': 'Regarde ton propre quartier : {district}.',
  'vineta.look.own-houses': 'Regarde les maisons de ton peuple, {tribe}, dans le quartier {district}.',
  'vineta.look.row': 'Regarde la série contre le quartier {district}.',
  'vineta.look.district': 'Regarde le quartier {district}.',
  'vineta.look.hand': 'Regarde ta main : de quoi peux-tu te passer ?',
  'vineta.look.city': 'Regarde la ville dans son ensemble.',
  'vineta.why.saves-tile':
    'Avec l’autre choix, ton propre quartier sombrerait en l’état des séries : {district}. Avec celui-ci, non.',
  'vineta.why.saves-houses':
    'Avec l’autre choix, {count} maison de ton peuple, {tribe}, sombrerait avec le quartier {district} en l’état des séries ; avec celui-ci, {than}.|Avec l’autre choix, {count} maisons de ton peuple, {tribe}, sombreraient avec le quartier {district} en l’état des séries ; avec celui-ci, {than}.',
  'vineta.why.takes-houses':
    'En l’état des séries, tu captures {count} maison du quartier {district} ; avec l’autre choix, {than}.|En l’état des séries, tu captures {count} maisons du quartier {district} ; avec l’autre choix, {than}.',
  'vineta.why.denies-houses':
    'Avec l’autre choix, {seat} capturerait {count} maison du quartier {district} en l’état des séries ; avec celui-ci, {than}.|Avec l’autre choix, {seat} capturerait {count} maisons du quartier {district} en l’état des séries ; avec celui-ci, {than}.',
  'vineta.why.leads':
    'La série contre le quartier {district} est alors en tête avec {count} vague ; avec l’autre choix, non.|La série contre le quartier {district} est alors en tête avec {count} vagues ; avec l’autre choix, non.',
  'vineta.why.moves-out':
    '{count} maison de ton peuple, {tribe}, quitte le quartier {district}, menacé par une série, pour le quartier {to}, qui ne l’est pas.|{count} maisons de ton peuple, {tribe}, quittent le quartier {district}, menacé par une série, pour le quartier {to}, qui ne l’est pas.',
  'vineta.why.keeps-card': 'Tu gardes « {card} » pour plus tard et joues « {played} ».',
  'vineta.why.gathers':
    'Il y a alors {count} maison de ton peuple, {tribe}, dans le quartier {district} : 3 points chacune si c’est le dernier quartier.|Il y a alors {count} maisons de ton peuple, {tribe}, dans le quartier {district} : 3 points chacune si c’est le dernier quartier.',
  'vineta.why.deeper':
    'Le quartier {district} est plus à l’intérieur que le quartier {to} : il n’est au bord de la mer que si un voisin a sombré.',
  'vineta.why.less-crowded':
    'Il y a déjà {than} maisons dans le quartier {to}, {count} dans le quartier {district} : un quartier plein vaut la peine d’être inondé.|Il y a déjà {than} maisons dans le quartier {to}, {count} dans le quartier {district} : un quartier plein vaut la peine d’être inondé.',
  'vineta.why.off-tile':
    'L’autre choix met une maison dans ton propre quartier, {district} : plus il y en a, plus il vaut la peine de l’inonder.',
  'vineta.why.own-house-counts':
    'Une maison capturée de ton propre peuple, {tribe}, donne ici {count} point.|Une maison capturée de ton propre peuple, {tribe}, donne ici {count} points.',
  'vineta.ahead.add': '{card} dans la série contre le quartier {district}',
  'vineta.ahead.start row': 'Une nouvelle série contre le quartier {district} avec {card}',
  'vineta.ahead.at': '{card}, {district}',
  'vineta.ahead.sinks': '{deed} : {district} sombrerait.',
  'vineta.ahead.nothing': '{deed} : rien ne sombrerait.',
  'vineta.ahead.nothing.item': 'rien',
  'vineta.ahead.several': '{deed} : ce qui sombrerait dépend de l’endroit : {districts}.',
  'vineta.ahead.lapse': '{deed} : elle n’aurait maintenant aucun effet.',
  'vineta.ahead.places': 'Elle peut aller ici : {districts}.',
  'vineta.table.row.show': 'Montrer {district} sur le plateau',

  // The table: hand, secret, players
  'vineta.table.secret.tribe': 'Ton peuple : {tribe}',
  'vineta.table.secret.district': 'Ton quartier : {district}',
  'vineta.table.captured': 'Maisons capturées',
  'vineta.table.hand-size': '{count} carte en main|{count} cartes en main',
  'vineta.table.chosen': 'a choisi',
  'vineta.table.choosing': 'choisit',
  'vineta.table.plays': 'joue {card}',
  'vineta.table.tower': 'retourne sa carte en premier dans cette manche',
  'vineta.table.disk': 'a commencé ce tour',
  'vineta.table.goal': 'Ton objectif',
  'vineta.table.goal.hide': 'Cacher mon objectif',
  'vineta.table.goal.hide.key': 'Cacher mon objectif (G)',
  'vineta.table.goal.hidden': 'Ton objectif est caché',
  'vineta.table.laid': 'Ta carte de cette manche : elle est face cachée.',
  'vineta.table.goal.heading': 'Tu protèges',
  'vineta.table.row.idle': 'sans inondation',
  'vineta.table.row.idle.why':
    'Une série sans carte d’inondation n’est pas comparée aux autres, quel que soit son nombre de vagues.',
  'vineta.table.goal.means':
    'À la fin, chaque maison de ton peuple dans le dernier quartier rapporte 3 points ; ton quartier en rapporte s’il est le dernier debout.',
  'vineta.table.own-district': 'ton quartier',
  'vineta.ask.changing-wind.discard':
    'Vent changeant : il n’y a qu’une série ; choisis la carte d’inondation à défausser.',
  'vineta.ask.changing-wind.move':
    'Vent changeant : choisis la carte d’inondation qui passe dans une autre série.',
  'vineta.ask.panic':
    'Panique : {count} maison doit encore fuir {district}. Choisis-la, puis où elle va.|Panique : {count} maisons doivent encore fuir {district}. Choisis-en une, puis où elle va.',
  'vineta.ask.rescue.from':
    'Sauvetage : des maisons quittent {district} ; choisis le quartier où elles vont.',
  'vineta.ask.rescue.to':
    'Sauvetage : des maisons vont à {district} ; choisis le quartier qu’elles quittent.',
  'vineta.ask.false-hope.from':
    'Faux espoir : une maison quitte {district} ; choisis le quartier où elle va.',
  'vineta.ask.false-hope.to':
    'Faux espoir : une maison va à {district} ; choisis le quartier qu’elle quitte.',
  'vineta.ask.place': 'Place une maison {tribe} : choisis un quartier, ou fais-y glisser une maison.',

  // The table: the end
  'vineta.points.VN-END-2': 'maisons de son peuple dans le dernier quartier',
  'vineta.points.VN-END-3': 'maisons capturées d’autres peuples',
  'vineta.points.ED-1': 'maisons capturées de son propre peuple',
  'vineta.points.VN-END-4': 'son quartier est le dernier debout',

  // The end
  'vineta.end.over': 'La mer s’est calmée',
  'vineta.end.last': 'Il reste debout : {district}.',
  'vineta.end.secret': 'Secret : {tribe} et {district}',

  // The rules, on their page and at the table
  'vineta.rules.cards': 'Les cartes expliquées',
  'vineta.rules.cards.hand': 'Les cartes de ta main',

  // The guided first games
  'vineta.guide.place': 'La cité se construit',
  'vineta.guide.place.city':
    'Bienvenue à Vineta ! Tu es {p1}, l’un des dieux en colère. En huit tours, huit des neuf quartiers sombrent. Le dernier debout décide de la partie.',
  'vineta.guide.place.secret':
    'Tu as deux secrets, à côté de ta main ; personne d’autre ne les voit. {amber} est ton peuple : chacune de ses maisons dans le dernier quartier te rapporte 3 points.',
  'vineta.guide.place.district':
    'Et {R2} est ton quartier. S’il reste le dernier debout, tu gagnes 2 points ; dans la ville haute ce serait 4, en périphérie 7.',
  'vineta.guide.place.ask':
    'Avant le premier tour, chacun place des maisons à tour de rôle. La mer vient du dehors : le centre est sûr le plus longtemps. Touche la maison {amber}, puis {R2}.',
  'vineta.guide.place.last':
    'Les autres aussi ont placé des maisons. Il n’en reste qu’une, tu n’as donc pas le choix du peuple : mets-la où tu veux. Ne montre pas trop quel peuple est le tien !',
  'vineta.guide.place.end': 'La cité est debout, et chacun a pioché sept cartes. La première tempête arrive.',
  'vineta.guide.storm': 'La première tempête',
  'vineta.guide.storm.cards':
    'Un tour a trois manches, et à chaque manche chacun choisit une carte en secret. Les cartes sombres sont des inondations : le chiffre est le nombre de vagues. Les claires sont des actions ; le bouton à côté de ta main les explique une à une.',
  'vineta.guide.storm.choose': 'Les autres ont déjà posé la leur. Choisis {flood_3}.',
  'vineta.guide.storm.reveal':
    'Maintenant, chacun retourne sa carte, l’un après l’autre. Tu as la tour : c’est à toi de commencer.',
  'vineta.guide.storm.start':
    'Seuls les quartiers au bord de la mer peuvent être menacés. Commence une série contre {G1} : beaucoup de maisons, aucune à toi. Ton jeton s’y pose ; tu n’en as qu’un, donc une série par tour.',
  'vineta.guide.storm.rows':
    '{p2} a commencé une série contre {G0}, et {p3} y a ajouté une carte. À la fin du tour, le quartier qui a le plus de vagues sombre.',
  'vineta.guide.storm.tower':
    'La tour est passée à {p2}, qui retourne maintenant sa carte en premier. Qui vient après en sait plus.',
  'vineta.guide.storm.choose-2': 'Choisis {flood_2}.',
  'vineta.guide.storm.add':
    '{p2} a ajouté une carte à ta série : chacun peut en ajouter à toute série, et chaque carte peut capturer des maisons. Ajoute la tienne à la série contre {G1}.',
  'vineta.guide.storm.sums':
    'Regarde les sommes : 7 vagues contre {G1}, 5 contre {G0}. Si le tour finissait maintenant, {G1} sombrerait.',
  'vineta.guide.storm.choose-3':
    'La dernière manche de ce tour. Choisis encore une carte inondation : {flood_2}, si tu l’as encore.',
  'vineta.guide.storm.last':
    '{p3} a apporté trois vagues : {G0} mène par 8 à 7. Ajoute ta carte à la série contre {G1}.',
  'vineta.guide.capture':
    'Le quartier sombre, et chaque carte de sa série capture une maison. C’est à ta carte : choisis-en une.',
  'vineta.guide.storm.sunk': '{G1} avait le plus de vagues, 10 contre 8, et a sombré.',
  'vineta.guide.storm.captured':
    'Ses quatre maisons sont allées aux cartes de la série, à partir de la première : trois à toi, une à {p2} ; la dernière carte n’a rien eu. Chacune vaut 1 point.',
  'vineta.guide.storm.end':
    'Le trou est devenu mer : les quartiers qui le bordent peuvent être menacés aussi. Cartes et jetons rentrent, et le tour suivant commence.',
  'vineta.guide.sunk':
    'Un quartier a sombré, et ses maisons sont allées aux cartes de sa série, à partir de la première.',
  'vineta.guide.people': 'Les maisons bougent',
  'vineta.guide.people.actions':
    'Une tempête plus tard. Les cartes claires sont des actions, et plusieurs déplacent des maisons.',
  'vineta.guide.people.danger':
    'Un jeton est posé sur {G0} : le quartier est menacé par 4 vagues. Deux de tes maisons s’y trouvent !',
  'vineta.guide.people.rescue':
    'Tu as retourné {rescue} : deux maisons quittent un quartier menacé. Choisis où elles vont : {R2}.',
  'vineta.guide.people.houses': 'Et lesquelles ? Les tiennes, bien sûr : touche {amber}, et encore {amber}.',
  'vineta.guide.people.choose-hope':
    'Ton peuple est à l’abri. Maintenant l’inverse : {false_hope} attire une maison dans un quartier menacé. Choisis cette carte.',
  'vineta.guide.people.hope': 'Elle va à {G0}, le seul quartier menacé. Choisis d’où elle vient : {R0}.',
  'vineta.guide.people.hope-house':
    'Quelle maison ? Observe qui les autres protègent. Tu soupçonnes {p3} de veiller sur {fern} : prends celle-là.',
  'vineta.guide.people.quarantine':
    '{p2} a mis {G0} en quarantaine : aucune maison ne peut en sortir jusqu’à la fin du tour. D’autres peuvent encore y entrer.',
  'vineta.guide.people.choose-panic': 'La dernière manche. Choisis {panic}.',
  'vineta.guide.people.panic':
    '{panic} : trois maisons d’un quartier s’enfuient vers trois quartiers différents. Choisis {R1}.',
  'vineta.guide.people.flee':
    'D’abord la maison, puis où elle va : envoie {fern} à {G0}, droit dans l’inondation.',
  'vineta.guide.people.flee-on': 'Et la maison suivante, où tu veux.',
  'vineta.guide.people.end':
    '{G0} a sombré avec toutes ses maisons. Tu n’avais pas de carte dans sa série, donc rien capturé : seules les inondations le font.',
  'vineta.guide.gates': 'Échanges et portes closes',
  'vineta.guide.gates.danger':
    'Alerte : trois de tes maisons sont sur {Y0}, et 7 vagues s’en approchent. Sur {R1} n’habitent que les autres.',
  'vineta.guide.gates.relocation':
    'Tu as retourné {relocation} : deux quartiers échangent toutes leurs maisons. Choisis {Y0}, puis {R1}.',
  'vineta.guide.gates.choose':
    'Maintenant, les autres voudront sauver leurs maisons. Empêche-les : choisis {quarantine}.',
  'vineta.guide.gates.quarantine':
    'Jusqu’à la fin du tour, aucune maison ne quitte un quartier en quarantaine. Choisis {Y0}.',
  'vineta.guide.gates.end':
    '{p2} a retourné {rescue}, mais personne ne pouvait sortir : une carte impossible à jouer est perdue. {Y0} a sombré, et ta carte de la série a capturé une maison.',
  'vineta.guide.waves': 'Le vent et les vagues',
  'vineta.guide.waves.danger':
    '{R1}, avec trois de tes maisons, sombrerait maintenant, avec 5 vagues. {Y2} en a 3, {G2} en a 2.',
  'vineta.guide.waves.wind':
    'Tu as retourné {changing_wind} : il déplace une inondation à la fin d’une autre série. Prends la carte à quatre vagues dans la série contre {R1}.',
  'vineta.guide.waves.wind-to': 'Et pose-la dans la série contre {Y2}.',
  'vineta.guide.waves.choose-intervention':
    'Maintenant {Y2} mène avec 7 vagues. Assure-toi du résultat : choisis {intervention}.',
  'vineta.guide.waves.intervention':
    '{intervention} donne à une série sept vagues de plus ou sept de moins, mais ne capture rien. Choisis {R1}, et sept de moins.',
  'vineta.guide.waves.more': '{p2} a joué {one_more} : ce tour a une quatrième manche.',
  'vineta.guide.waves.choose-calm': 'Choisis {calm_sea}.',
  'vineta.guide.waves.calm':
    '{calm_sea} retire une inondation de la table. La première carte d’une série capture en premier : enlève celle de {p3} contre {Y2}, et la tienne sera la première.',
  'vineta.guide.waves.end':
    '{Y2} a sombré. Ta carte était la première de la série : sur trois maisons, deux sont à toi.',
  'vineta.guide.tie': 'Égalité',
  'vineta.guide.tie.lead':
    '{G2} sombrerait maintenant, par 4 vagues à 3. Cela t’arrange : deux de tes maisons sont sur {R0}, l’autre quartier menacé.',
  'vineta.guide.tie.choose-less': 'Termine donc le tour plus tôt : choisis {one_less}.',
  'vineta.guide.tie.less':
    'Le tour finit après cette manche, mais toutes les cartes choisies sont encore jouées. Joue {one_less} avec le bouton en bas.',
  'vineta.guide.tie.tied':
    'Les deux séries ont maintenant 5 vagues : égalité. Rien ne sombre encore, et chacun joue une carte de plus.',
  'vineta.guide.tie.passes':
    'La tour passe d’abord à gauche : {p2} retourne sa carte en premier, et toi en dernier.',
  'vineta.guide.tie.stays': 'La tour reste en place pour cela : tu retournes ta carte en premier.',
  'vineta.guide.tie.choose': 'Choisis {flood_3}.',
  'vineta.guide.tie.add': 'Ajoute-la à la série contre {G2}.',
  'vineta.guide.tie.end':
    'L’égalité est rompue : {G2} a sombré, et {R0} avec tes maisons est toujours debout.',
  'vineta.guide.alone': 'Par toi-même',
  'vineta.guide.alone.look':
    'Joue maintenant un tour sans moi. Il reste quatre quartiers, tous au bord de la mer.',
  'vineta.guide.alone.choose':
    'La plupart des maisons {amber} sont sur {R2} et {R0}. Quel quartier peut sombrer à leur place ? Choisis une carte. Tant que d’autres choisissent encore, tu peux en changer.',
  'vineta.guide.alone.again': 'Regarde les séries et qui a la tour, puis choisis ta carte suivante.',
  'vineta.guide.alone.flood':
    'Commence une série ou ajoute à une série, comme tu veux. La première carte d’une série capture en premier.',
  'vineta.guide.alone.action': 'Ton action : ce que tu peux choisir est éclairé.',
  'vineta.guide.alone.end': 'C’était ton propre tour. Il reste un chapitre : la dernière tempête.',
  'vineta.guide.last': 'Le dernier quartier',
  'vineta.guide.last.two':
    'Le huitième tour, sa dernière manche : il ne reste que {R2} et {Y1}, et l’un des deux va sombrer.',
  'vineta.guide.last.points':
    'Sur {R2} se trouvent trois maisons {amber} : 9 points. C’est aussi ton quartier : 2 de plus. Mais 5 vagues le menacent, et 3 seulement {Y1}.',
  'vineta.guide.last.choose': 'Une carte peut tout changer. Choisis {intervention}.',
  'vineta.guide.last.intervention':
    'On en est à 7 contre 4. Donne sept vagues de moins à {R2}, ou sept de plus à {Y1} : les deux conviennent.',
  'vineta.guide.last.won':
    '{R2} est toujours debout ! 9 points pour tes trois maisons, 2 pour ton quartier, 1 par maison capturée : tu gagnes.',
  'vineta.guide.last.own':
    'Encore une chose : dans cette édition, une maison capturée de ton propre peuple rapporte 2 points.',
  'vineta.guide.last.lost':
    'Cette fois, {R2} a sombré. Les points viennent des maisons de ton peuple dans le dernier quartier, de ton quartier s’il reste debout, et des maisons capturées.',
  'vineta.guide.last.end':
    'Voilà tout Vineta. En jeu, chaque carte s’explique elle-même, et les règles sont dans le livre en haut. Que ton peuple reste au sec !',

  // Replay
  'vineta.replay.dealt': 'Chacun tire un peuple secret et un quartier secret.',
  'vineta.replay.drawn': 'Chacun complète sa main.',
  'vineta.setup.houses': 'Maisons',
  'vineta.setup.box': 'Hors du jeu',
  'vineta.setup.whose': 'Les cartes de qui ?',
  'vineta.setup.cards': 'Cartes',
  'vineta.setup.hand': 'Main',
  'vineta.setup.discard': 'Défausse',
  'vineta.setup.pile': 'Pioche : tout ce qui reste',
  'vineta.replay.hands': 'Mains et secrets',
  'vineta.replay.hand.none': 'aucune carte en main',
  'vineta.replay.chosen': 'face cachée : {card}',

  // Scènes
  'vineta.scene.reveal': 'Tous ont choisi. {seat} a la tour et retourne la première carte.',
  'vineta.scene.moves': '{seat} déplace une maison {tribe} du quartier {district} vers le quartier {to}.',
  'vineta.scene.moves.second':
    '{seat} déplace une maison {tribe} et une maison {second} du quartier {district} vers le quartier {to}.',
  'vineta.scene.moves.both':
    '{seat} déplace deux maisons {tribe} du quartier {district} vers le quartier {to}.',
  'vineta.scene.puts': '{seat} déplace {flood} du quartier {district} vers la série contre le quartier {to}.',
  'vineta.scene.sinks': 'Les vagues se referment sur le quartier {district}.',
  'vineta.scene.tie':
    'Égalité : {districts} ont chacun {count} vague. Rien ne sombre encore ; chacun joue une carte de plus.|Égalité : {districts} ont chacun {count} vagues. Rien ne sombre encore ; chacun joue une carte de plus.',
  'vineta.scene.tie.none': 'Aucune série ne contient de carte d’inondation : chacun joue une carte de plus.',
  'vineta.scene.cards': 'Les cartes de cette manche',
  'vineta.scene.slot.none': '{seat} : aucune carte',
  'vineta.scene.slot.down': '{seat} : une carte face cachée',
  'vineta.scene.slot.up': '{seat} : {card}',
  'vineta.means.leads':
    'Le quartier {district} est maintenant en tête avec {count} vague et sombrerait.|Le quartier {district} est maintenant en tête avec {count} vagues et sombrerait.',
  'vineta.means.still':
    'Le quartier {district} reste en tête, avec {count} vague maintenant.|Le quartier {district} reste en tête, avec {count} vagues maintenant.',
  'vineta.means.behind':
    'Le quartier {district} a maintenant {count} vague ; {lead} est en tête avec {most}.|Le quartier {district} a maintenant {count} vagues ; {lead} est en tête avec {most}.',
  'vineta.means.tie':
    'Égalité à {count} vague : en l’état, rien ne sombrerait.|Égalité à {count} vagues : en l’état, rien ne sombrerait.',
  'vineta.means.none': 'Plus aucun quartier n’est menacé par une carte d’inondation.',
  'vineta.means.danger': 'Le quartier {district} est menacé : une série le vise.',
  'vineta.means.doomed': 'C’est le quartier {district} que la mer frapperait maintenant.',
  'vineta.means.idle':
    'Le quartier {district} n’a plus de carte d’inondation et ne compte pas ; {lead} est en tête avec {count} vague.|Le quartier {district} n’a plus de carte d’inondation et ne compte pas ; {lead} est en tête avec {count} vagues.',
  'vineta.means.safe': 'Elle y est à l’abri pour l’instant.|Elles y sont à l’abri pour l’instant.',
  'vineta.means.length':
    'Ce tour compte maintenant {count} manche.|Ce tour compte maintenant {count} manches.',
  'vineta.means.closed': 'Aucune maison ne peut en sortir avant la fin du tour.',
  'vineta.sunk.most':
    'Le quartier {district} sombre : {count} vague, plus que tout autre. Vient ensuite {rival} avec {least}.|Le quartier {district} sombre : {count} vagues, plus que tout autre. Vient ensuite {rival} avec {least}.',
  'vineta.sunk.only':
    'Le quartier {district} sombre avec {count} vague : il n’y a pas d’autre série.|Le quartier {district} sombre avec {count} vagues : il n’y a pas d’autre série.',
  'vineta.sunk.tied': 'Une manche de plus a rompu l’égalité.',
  'vineta.sunk.first':
    'Le quartier {district} sombre : l’égalité a persisté, et sa série a été commencée la première.',
  'vineta.sunk.none': 'Le quartier {district} sombre : aucune série ne restait pour décider.',
  'vineta.share.list': 'Captures : {shares}.',
  'vineta.share.of': '{seat} {count} maison|{seat} {count} maisons',
  'vineta.share.how':
    'Chaque carte d’inondation de la série capture une maison, la première carte d’abord, et l’on recommence jusqu’à la dernière maison.',
  'vineta.share.none': 'Aucune maison ne s’y trouvait.',
  'vineta.summary.title': 'Tour {round} : le quartier {district} sombre',
  'vineta.summary.open': 'Pourquoi le quartier {district} a sombré',
  'vineta.summary.why': 'Pourquoi ?',
  'vineta.summary.rows': 'Vagues de chaque série',
  'vineta.summary.captured': 'Maisons capturées',

  // What puzzles teach
  'vineta.theme.panic': 'Quand paniquer ?',
  'vineta.theme.panic.about':
    'Panique déplace trois maisons d’un coup, et tu n’as cette carte qu’une fois. Joue-la quand des maisons de ton peuple se trouvent là où l’eau monte, ou quand elle vide un quartier sur lequel un autre compte. Trop tôt, elles fuient vers l’inondation suivante ; trop tard, elles sont capturées.',
  'vineta.theme.denial': 'Freiner le premier',
  'vineta.theme.denial.about':
    'Qui a capturé le plus de maisons gagne si rien ne se passe. Mer calme, vent changeant et autorité ôtent à une série ce qu’elle rapporterait : regarde à qui sont les cartes qui s’y trouvent avant de penser aux tiennes.',
  'vineta.theme.houses': 'Déplacer des maisons',
  'vineta.theme.houses.about':
    'Faux espoir, sauvetage et déménagement décident où se trouvent les maisons quand un quartier sombre. Mène les tiennes là où elles peuvent rester, et celles des autres là où sont tes inondations.',
  'vineta.theme.flood': 'Poser des inondations',
  'vineta.theme.flood.about':
    'Une inondation compte deux fois : pour le quartier qui sombre, et pour qui en capture les maisons. Parfois une petite inondation dans une longue série rapporte plus qu’une grande contre un nouveau quartier.',
  'vineta.theme.ending': 'Les derniers tours',
  'vineta.theme.ending.about':
    'À partir du septième tour, presque rien ne se rattrape. Trois points pour chacune de tes maisons dans le dernier quartier, et plus encore si c’est le tien : c’est le moment de compter, et de montrer ce que tu cachais.',
  'vineta.decision.card': 'Carte',
  'vineta.decision.place': 'Placer des maisons',
  'vineta.decision.choose': 'Choisir une carte',
  'vineta.decision.play': 'Appliquer une carte',
  'vineta.decision.capture': 'Capturer des maisons',
};
