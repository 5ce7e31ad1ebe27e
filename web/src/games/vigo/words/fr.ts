// French: Vigo’s words.
import type { VigoCatalogue } from './en';

export const fr: VigoCatalogue = {
  // The table: the room before the game
  'vigo.room': 'Tout le monde sur le pont',

  // The table: the end
  'vigo.points.VG-END-2': 'ce qui reste en réserve',
  'vigo.points.VG-CHE-5': 'coffres',
  'vigo.points.VG-EVT-4': 'voiliers',

  // The guided first games
  'vigo.guide.end-turn': 'C’est tout pour ce tour : termine-le.',
  'vigo.guide.sea': 'Prendre la mer',
  'vigo.guide.sea.bay':
    'Bienvenue dans la baie de Vigo ! 108 cartes reposent face cachée dans l’eau : des pièces de coffres, des clés et des événements.',
  'vigo.guide.sea.aim':
    'Tu mènes le bateau rouge. Rassemble des pièces et construis des coffres ; celles en rouge, ta couleur, valent le plus. Le sixième voilier pris termine la partie.',
  'vigo.guide.sea.place':
    'Place ton bateau sur une case libre, et tu reçois la carte qui s’y trouve. Choisis d5.',
  'vigo.guide.sea.stock':
    'La carte est maintenant dans ta réserve, visible de tous. {p2} a pris la mer aussi.',
  'vigo.guide.sea.sail':
    'À chaque tour tu avances de 1 à 6 cases en ligne droite, et chaque carte traversée est retournée. Navigue jusqu’en h5.',
  'vigo.guide.sea.turned':
    'Les cartes de ton chemin sont visibles maintenant, pour tous. Celle sous ton bateau n’a pas été retournée.',
  'vigo.guide.sea.take': 'Tu peux la prendre, visible ou cachée, ou la laisser. Prends-la !',
  'vigo.guide.sea.end':
    'Voilà un tour : naviguer, retourner des cartes, en prendre une. Quand il ne reste rien à choisir, un tour se termine tout seul. Puis {p2} a fait de même.',
  'vigo.guide.memory': 'Retourner et retenir',
  'vigo.guide.memory.ways':
    'À gauche, à droite, en haut ou en bas : ton bateau ne traverse jamais un autre bateau, ne s’arrête pas dessus et ne quitte pas la baie.',
  'vigo.guide.memory.open':
    'Si tu traverses une carte visible, elle redevient cachée. Retiens donc d5 : un milieu rouge avec calice.',
  'vigo.guide.memory.sail':
    'Le couvercle droit rouge en f5 va avec ton couvercle gauche. Vas-y ; en chemin tu vois quelles cartes se retourneront.',
  'vigo.guide.memory.down': 'd5 et e5 sont de nouveau cachées. Prends le couvercle.',
  'vigo.guide.memory.where': 'Et où était le milieu rouge avec le calice ? En d5, bien sûr. Retournes-y.',
  'vigo.guide.memory.take': 'Prends la carte, même cachée.',
  'vigo.guide.memory.end':
    'Qui a bonne mémoire retrouve ce que d’autres ont caché. Les bots aussi ne connaissent que ce qui a été visible.',
  'vigo.guide.events': 'Vagues et dauphins',
  'vigo.guide.events.kinds':
    'Deux cartes événement sont dans ta réserve. Avant de te déplacer, tu peux en jouer une.',
  'vigo.guide.events.wave': 'Touche le raz de marée dans ta réserve.',
  'vigo.guide.events.row':
    'Il retourne toutes les cartes d’une ligne ou d’une colonne, sauf sous un bateau. Choisis la ligne 4 au bord de la baie.',
  'vigo.guide.events.sail': 'Quelle prise ! En d4 se trouve un fond gauche rouge avec serrure. Vas-y.',
  'vigo.guide.events.take': 'Prends-le.',
  'vigo.guide.events.far': 'En k8 se trouve une clé rouge, trop loin pour ton bateau.',
  'vigo.guide.events.dolphin': 'Touche le dauphin dans ta réserve.',
  'vigo.guide.events.jump':
    'Il porte ton bateau sur une case libre, mais tu n’y prends pas de carte. Saute en k7, à côté de la clé.',
  'vigo.guide.events.then': 'Tu peux encore te déplacer : navigue jusqu’en k8.',
  'vigo.guide.events.key': 'Prends la clé.',
  'vigo.guide.events.end':
    'Une clé se remet avec un coffre qui a une serrure. De la même couleur, elles rapportent un bonus.',
  'vigo.guide.pirates': 'Pirates et voiliers',
  'vigo.guide.pirates.sail': 'Un pirate est visible en e6. Vas-y.',
  'vigo.guide.pirates.take': 'Prends-le.',
  'vigo.guide.pirates.at-once':
    'Un événement pris dans la baie peut être gardé pour plus tard ou joué aussitôt. Mais un pirate qui reste en réserve à la fin coûte 50 points.',
  'vigo.guide.pirates.play': 'Joue-le aussitôt.',
  'vigo.guide.pirates.rob':
    'Tu prends une carte au choix dans une autre réserve. {p2} a un fond droit rouge, de ta couleur : prends-le.',
  'vigo.guide.pirates.ship': 'En e3 se trouve un voilier. Vas-y.',
  'vigo.guide.pirates.take-ship': 'Il ne se garde jamais, mais rapporte aussitôt 10 points. Prends-le.',
  'vigo.guide.pirates.end':
    'Cinq des six voiliers rapportent 10 points chacun. Le sixième en rapporte 60 et termine la partie.',
  'vigo.guide.chest': 'Un coffre',
  'vigo.guide.chest.parts':
    'Un coffre a deux couvercles et deux fonds, gauche et droit. Jusqu’à six milieux l’agrandissent. Tu peux mélanger les couleurs.',
  'vigo.guide.chest.missing': 'Il ne te manque qu’un fond droit, et il y en a un, visible, en f6. Vas-y.',
  'vigo.guide.chest.take': 'Prends-le.',
  'vigo.guide.chest.value':
    'Ton coffre est complet ! Chaque pièce et chaque clé vaut 40 dans ta couleur, 20 dans une autre, 10 en brun. Une serrure avec une clé de sa couleur rapporte un bonus de 50.',
  'vigo.guide.chest.times':
    'Deux trésors identiques doublent la somme, trois la triplent, et ainsi de suite. Tu as deux bagues : 250 deviennent 500.',
  'vigo.guide.chest.build': 'Ouvre l’atelier des coffres. Le meilleur coffre est déjà assemblé : compte-le.',
  'vigo.guide.chest.go-on': 'Pièce par pièce, alors : ajoute ce qui va dans le coffre, puis compte-le.',
  'vigo.guide.chest.end':
    'Le coffre est compté, et ses cartes quittent le jeu. Après la prise, tu peux à chaque tour compter autant de coffres complets que tu en as.',
  'vigo.guide.ten': 'La dixième carte',
  'vigo.guide.ten.nine': 'Ta réserve a neuf cartes. Tu ne peux pas en garder plus à la fin d’un tour.',
  'vigo.guide.ten.lid': 'Tout près de toi, un couvercle gauche vert est visible. Navigue jusqu’en c6.',
  'vigo.guide.ten.leave':
    'Tu as déjà trois couvercles gauches, et ce que tu prends occupe une place. Laisse-le.',
  'vigo.guide.ten.sail': 'Pourtant, un fond droit rouge avec serrure est tentant. Navigue jusqu’en e6.',
  'vigo.guide.ten.take': 'Prends-le : ta dixième carte.',
  'vigo.guide.ten.must':
    'Avec dix cartes, tu dois jouer un événement, compter un coffre ou remettre une carte.',
  'vigo.guide.ten.back': 'Tu n’as ni événement ni coffre. Remets un milieu brun sans trésor : touche-le.',
  'vigo.guide.ten.where': 'Il est posé face visible sur une case vide sans bateau. Choisis d6, ou une autre.',
  'vigo.guide.ten.end':
    'Neuf cartes de nouveau, et tout le monde peut aller chercher celle que tu as remise.',
  'vigo.guide.ten.left': 'Comme tu veux. Retiens : neuf cartes au plus à la fin d’un tour.',
  'vigo.guide.last': 'Le sixième voilier',
  'vigo.guide.last.five':
    'Cinq voiliers sont pris. Qui prend le sixième gagne 60 points et termine la partie.',
  'vigo.guide.last.open':
    'On ne peut le prendre que s’il est déjà visible, avec un bateau qui termine là son déplacement.',
  'vigo.guide.last.sail':
    'Tu t’en souviens : il est caché en g5. Si tu passes dessus, il devient visible : navigue jusqu’en g7.',
  'vigo.guide.last.take': 'Le voilà ! Mais prends d’abord la carte d’ici.',
  'vigo.guide.last.now': '{p2} était trop loin. Navigue maintenant jusqu’en g5.',
  'vigo.guide.last.sixth': 'Prends le sixième voilier !',
  'vigo.guide.last.points':
    'La partie est finie. Les pièces en réserve rapportent 20 dans sa couleur, 10 dans une autre, 5 en brun ; les clés rien, et chaque pirate coûte 50. Qui a le plus de points gagne.',
  'vigo.guide.last.end':
    'Voilà tout Vigo. En jeu, touche une pièce de coffre pour savoir à quoi elle sert ; un événement se joue en le touchant ; les règles sont dans le livre en haut. Bon vent !',

  // Vigo: ships, as names of seats
  'vigo.ship.p1': 'Rouge',
  'vigo.ship.p2': 'Bleu',
  'vigo.ship.p3': 'Vert',
  'vigo.ship.p4': 'Jaune',
  'vigo.ship.p5': 'Violet',
  'vigo.ship.p6': 'Blanc',

  // Vigo: cards as they stand within a sentence, and what they carry
  'vigo.facet.card': 'Déjà vues et de nouveau face cachée',
  'vigo.facet.sort': 'Une carte que personne n’a vue',
  'vigo.sort.left lid': 'un couvercle gauche',
  'vigo.sort.right lid': 'un couvercle droit',
  'vigo.sort.left bottom': 'un fond gauche',
  'vigo.sort.right bottom': 'un fond droit',
  'vigo.sort.middle': 'un milieu',
  'vigo.sort.key': 'une clé',
  'vigo.card.dolphin': 'Dauphin',
  'vigo.card.tidal wave': 'Raz de marée',
  'vigo.card.pirate': 'Pirate',
  'vigo.card.sailing ship': 'Voilier',
  'vigo.card.red left lid': 'couvercle gauche rouge',
  'vigo.card.blue left lid': 'couvercle gauche bleu',
  'vigo.card.green left lid': 'couvercle gauche vert',
  'vigo.card.yellow left lid': 'couvercle gauche jaune',
  'vigo.card.violet left lid': 'couvercle gauche violet',
  'vigo.card.white left lid': 'couvercle gauche blanc',
  'vigo.card.brown left lid': 'couvercle gauche brun',
  'vigo.card.red right lid': 'couvercle droit rouge',
  'vigo.card.blue right lid': 'couvercle droit bleu',
  'vigo.card.green right lid': 'couvercle droit vert',
  'vigo.card.yellow right lid': 'couvercle droit jaune',
  'vigo.card.violet right lid': 'couvercle droit violet',
  'vigo.card.white right lid': 'couvercle droit blanc',
  'vigo.card.brown right lid': 'couvercle droit brun',
  'vigo.card.red left bottom': 'fond gauche rouge',
  'vigo.card.blue left bottom': 'fond gauche bleu',
  'vigo.card.green left bottom': 'fond gauche vert',
  'vigo.card.yellow left bottom': 'fond gauche jaune',
  'vigo.card.violet left bottom': 'fond gauche violet',
  'vigo.card.white left bottom': 'fond gauche blanc',
  'vigo.card.brown left bottom': 'fond gauche brun',
  'vigo.card.red right bottom': 'fond droit rouge',
  'vigo.card.blue right bottom': 'fond droit bleu',
  'vigo.card.green right bottom': 'fond droit vert',
  'vigo.card.yellow right bottom': 'fond droit jaune',
  'vigo.card.violet right bottom': 'fond droit violet',
  'vigo.card.white right bottom': 'fond droit blanc',
  'vigo.card.brown right bottom': 'fond droit brun',
  'vigo.card.red middle': 'milieu rouge',
  'vigo.card.blue middle': 'milieu bleu',
  'vigo.card.green middle': 'milieu vert',
  'vigo.card.yellow middle': 'milieu jaune',
  'vigo.card.violet middle': 'milieu violet',
  'vigo.card.white middle': 'milieu blanc',
  'vigo.card.brown middle': 'milieu brun',
  'vigo.card.red key': 'clé rouge',
  'vigo.card.blue key': 'clé bleue',
  'vigo.card.green key': 'clé verte',
  'vigo.card.yellow key': 'clé jaune',
  'vigo.card.violet key': 'clé violette',
  'vigo.card.white key': 'clé blanche',
  'vigo.with.lock': 'avec serrure',
  'vigo.with.chalice': 'avec calice',
  'vigo.with.chain': 'avec chaîne',
  'vigo.with.crown': 'avec couronne',
  'vigo.with.diamond': 'avec diamant',
  'vigo.with.coin': 'avec pièce d’or',
  'vigo.with.ring': 'avec bague',

  // Vigo: what a card is good for
  'vigo.help.dolphin':
    'Ton bateau va sur n’importe quelle case libre. Tu ne prends pas la carte qui s’y trouve.',
  'vigo.help.tidal wave': 'Retourne toutes les cartes d’une ligne ou d’une colonne, sauf sous un bateau.',
  'vigo.help.pirate':
    'Prends une carte de ton choix dans la réserve d’un autre. Un pirate qui reste à la fin coûte 50 points.',
  'vigo.help.sailing ship':
    'Rapporte tout de suite 10 points. Le sixième en rapporte 60 et termine la partie.',
  'vigo.help.lid': 'Chaque coffre a un couvercle gauche et un couvercle droit.',
  'vigo.help.bottom': 'Chaque coffre a un fond gauche et un fond droit, avec ou sans serrure.',
  'vigo.help.middle': 'Agrandit un coffre : il peut en avoir jusqu’à six.',
  'vigo.help.worth':
    'Dans un coffre, cette carte vaut 40 dans ta couleur, 20 dans une autre, 10 en brun ; une serrure avec une clé de sa couleur rapporte un bonus de 50 ; des trésors identiques multiplient la somme.',
  'vigo.help.key':
    'Se remet avec un coffre qui a une serrure. De la couleur de la serrure, elle rapporte un bonus.',

  // Vigo: moves as the log tells them, by the kind on the wire
  'vigo.move.start': '{other} commence.',
  'vigo.move.reveal': 'En {field} : {card}.',
  'vigo.move.place': '{seat} prend la mer en {field}.',
  'vigo.move.place.card': '{seat} prend la mer en {field} et prend : {card}.',
  'vigo.move.place.stays':
    '{seat} prend la mer en {field} et découvre le dernier voilier, qui reste sur place.',
  'vigo.move.sail': '{seat} navigue jusqu’en {field}.',
  'vigo.move.up': 'Face visible : {cards}.',
  'vigo.move.stay': '{seat} ne peut pas avancer et reste sur place.',
  'vigo.move.take': '{seat} prend la carte.',
  'vigo.move.take.card': '{seat} prend : {card}.',
  'vigo.move.take.stays': '{seat} découvre le dernier voilier, qui reste sur place.',
  'vigo.move.leave': '{seat} laisse la carte.',
  'vigo.move.play': '{seat} joue : {card}.',
  'vigo.move.dolphin to': 'Le dauphin emmène {seat} en {field}.',
  'vigo.move.wave row': 'Le raz de marée de {seat} déferle sur la ligne {row}.',
  'vigo.move.wave column': 'Le raz de marée de {seat} déferle sur la colonne {column}.',
  'vigo.move.rob': '{seat} vole {other} : {card}.',
  'vigo.move.begin chest': '{seat} commence un coffre.',
  'vigo.move.add part': '{seat} ajoute : {card}.',
  'vigo.move.finish chest': '{seat} compte un coffre.',
  'vigo.move.finish chest.cards': '{seat} compte un coffre : {cards}.',
  'vigo.move.finish chest.value': '{seat} compte un coffre de {value} points : {cards}.',
  'vigo.move.put back': '{seat} remet : {card}.',
  'vigo.move.put on': '{seat} remet une carte en {field}.',
  'vigo.move.put on.card': '{seat} remet en {field} : {card}.',
  'vigo.move.end turn': '{seat} termine son tour.',

  // Vigo: the log, turn by turn; `you` is whoever reads it
  'vigo.log.sail.take': '{seat} navigue jusqu’en {field} et prend : {card}.',
  'vigo.log.sail.leave': '{seat} navigue jusqu’en {field} et laisse la carte.',
  'vigo.log.sail.stays':
    '{seat} navigue jusqu’en {field} et découvre le dernier voilier, qui reste sur place.',
  'vigo.you.start': 'Tu commences.',
  'vigo.you.place': 'Tu prends la mer en {field}.',
  'vigo.you.place.card': 'Tu prends la mer en {field} et prends : {card}.',
  'vigo.you.place.stays': 'Tu prends la mer en {field} et découvres le dernier voilier, qui reste sur place.',
  'vigo.you.sail': 'Tu navigues jusqu’en {field}.',
  'vigo.you.sail.take': 'Tu navigues jusqu’en {field} et prends : {card}.',
  'vigo.you.sail.leave': 'Tu navigues jusqu’en {field} et laisses la carte.',
  'vigo.you.sail.stays': 'Tu navigues jusqu’en {field} et découvres le dernier voilier, qui reste sur place.',
  'vigo.you.stay': 'Tu ne peux pas avancer et restes sur place.',
  'vigo.you.take': 'Tu prends la carte.',
  'vigo.you.take.card': 'Tu prends : {card}.',
  'vigo.you.take.stays': 'Tu découvres le dernier voilier, qui reste sur place.',
  'vigo.you.leave': 'Tu laisses la carte.',
  'vigo.you.play': 'Tu joues : {card}.',
  'vigo.you.dolphin to': 'Le dauphin t’emmène en {field}.',
  'vigo.you.wave row': 'Ton raz de marée déferle sur la ligne {row}.',
  'vigo.you.wave column': 'Ton raz de marée déferle sur la colonne {column}.',
  'vigo.you.rob': 'Tu voles {other} : {card}.',
  'vigo.you.robbed': '{seat} te vole : {card}.',
  'vigo.you.finish chest': 'Tu comptes un coffre.',
  'vigo.you.finish chest.cards': 'Tu comptes un coffre : {cards}.',
  'vigo.you.put on': 'Tu remets une carte en {field}.',
  'vigo.you.put on.card': 'Tu remets en {field} : {card}.',
  'vigo.you.finish chest.value': 'Tu comptes un coffre de {value} points : {cards}.',
  'vigo.you.sails': 'Tu navigues de {from} à {field}.',
  'vigo.you.last': 'Tu prends le sixième voilier : 60 points, et la partie est finie.',
  'vigo.you.scores': 'Tu comptes un coffre de {points} points.',
  'vigo.you.leads': 'Tu prends la tête avec {points} points.',
  'vigo.you.still': 'Tu restes en tête, avec {points} points maintenant.',
  'vigo.you.level': 'Tu arrives à égalité avec {points} points.',
  'vigo.you.behind': 'Tu as maintenant {points} points ; {lead} mène avec {most}.',
  'vigo.you.ahead': '{seat} a maintenant {points} points ; tu mènes avec {most}.',

  // Vigo: moves as they are offered
  'vigo.setup.ships': 'Bateaux',
  'vigo.setup.stocks': 'Réserves',
  'vigo.setup.gone': 'Hors du jeu',
  'vigo.setup.card': 'Une carte de la baie',
  'vigo.setup.to': 'va à',
  'vigo.setup.add': 'L’ajouter',
  'vigo.option.place': 'Placer le bateau en {field}',
  'vigo.option.sail': 'Naviguer jusqu’en {field}',
  'vigo.option.sail.turns': 'Naviguer jusqu’en {field} et retourner {turns}',
  'vigo.option.wave row': 'Retourner la ligne {row}',
  'vigo.option.wave row.turns': 'Retourner la ligne {row} : {turns}',
  'vigo.option.wave column': 'Retourner la colonne {column}',
  'vigo.option.wave column.turns': 'Retourner la colonne {column} : {turns}',
  'vigo.option.stay': 'Rester sur place',
  'vigo.option.take': 'Prendre la carte',
  'vigo.option.leave': 'La laisser',
  'vigo.option.play': 'Jouer : {card}',
  'vigo.option.dolphin to': 'Avec le dauphin en {field}',
  'vigo.option.rob': 'Voler {other} : {card}',
  'vigo.option.begin chest': 'Construire un coffre pièce par pièce',
  'vigo.option.add part': 'Ajouter : {card}',
  'vigo.option.finish chest': 'Compter le coffre',
  'vigo.option.chest': 'Coffre de {value} points : {parts}',
  'vigo.option.put back': 'Remettre : {card}',
  'vigo.option.put on': 'La poser en {field}',
  'vigo.option.end turn': 'Terminer le tour',

  // Vigo: the table
  'vigo.board': 'La baie de Vigo',
  'vigo.round': 'Tour de table {round}',
  'vigo.placing': 'Les bateaux prennent la mer',
  'vigo.ships': '{count} voiliers sur 6',
  'vigo.last-ship': 'Le prochain termine la partie',
  'vigo.memory': 'La table retient : ce qui a été vu transparaît au dos des cartes.',
  'vigo.row': 'Ligne {row}',
  'vigo.column': 'Colonne {column}',
  'vigo.field.water': 'eau libre',
  'vigo.field.down': 'face cachée',
  'vigo.field.seen': 'face cachée, déjà vue : {card}',
  'vigo.field.ship': 'bateau de {name}',
  'vigo.field.turns': 'retourne {fields}',
  'vigo.ask': 'Touche encore une fois, ou appuie sur le bouton.',
  'vigo.stock': 'Ta réserve',
  'vigo.stock.of': 'Réserve de {name}',
  'vigo.stock.empty': 'Pas encore de carte',
  'vigo.stock.left': 'Il reste',
  'vigo.points': 'Points',
  'vigo.points.of': '{name} {points}',
  'vigo.ships.tab': 'Voiliers',

  // Vigo: chests
  'vigo.chest.build': 'Construire un coffre : jusqu’à {value}',
  'vigo.chest.can': 'A un coffre de {value}',
  'vigo.chest.title': 'Construire un coffre',
  'vigo.chest.picture': 'Coffre : {cards}',
  'vigo.chest.best': 'Les meilleurs',
  'vigo.chest.hint': 'Touche une carte pour la mettre ou l’enlever.',
  'vigo.chest.in': 'dans le coffre',
  'vigo.chest.needed': 'pas de coffre sans elle',
  'vigo.chest.useless': 'ne va dans aucun coffre',
  'vigo.chest.reasons': 'D’où vient sa valeur',
  'vigo.chest.score': 'Compter {value} points',
  'vigo.reason.VG-CHE-3': 'pièces et clés',
  'vigo.reason.VG-CHE-4': 'serrures avec une clé de leur couleur',
  'vigo.reason.VG-CHE-5': 'trésors identiques : ×{times}',

  // Vigo: the end
  'vigo.end.ships': 'Le sixième voilier a pris la mer.',
  'vigo.end.rounds': '200 tours de table, et le sixième voilier n’a pas été pris.',

  // Vigo: what a table agrees on
  'vigo.new.rules': 'Comment jouer ?',
  'vigo.new.free': 'Événements libres',
  'vigo.new.free.hint': 'Autant de cartes événement que tu veux, à tout moment de ton tour.',
  'vigo.new.memory': 'Aide-mémoire',
  'vigo.new.memory.hint':
    'Ce qui a été vu transparaît au dos. Les bots retiennent ce que leur place a vu ; les plus faibles oublient.',
  'vigo.new.lost': 'Deux données sont perdues',
  'vigo.new.lost.hint':
    'Le jeu de 1994 est épuisé, et deux de ses données ne sont plus connues. On joue avec des reconstitutions. Si tu as le jeu, corrige-les ici.',
  'vigo.new.bonus': 'Bonus pour une serrure avec une clé de sa couleur',
  'vigo.new.bonus.hint': 'Reconstitution : 50 points.',
  'vigo.new.bonus.bad': 'Un nombre entier de 0 à 1000.',
  'vigo.new.deck': 'Les 84 cartes trésor',
  'vigo.new.deck.usual': 'Reconstitution : 12 cartes de chaque couleur et 12 brunes.',
  'vigo.new.deck.own': 'De ton fichier : {name}',
  'vigo.new.deck.how': 'Télécharge la liste, compte tes cartes, change les nombres et recharge-la.',
  'vigo.new.deck.save': 'Télécharger la liste',
  'vigo.new.deck.load': 'Charger ta liste',
  'vigo.new.deck.reset': 'Revenir à la reconstitution',
  'vigo.new.deck.unreadable':
    'Ligne {line} : il faut un nombre et une carte trésor, comme « 2 red left lid ».',
  'vigo.new.deck.event': 'Ligne {line} : les événements sont fixes, la liste n’a que des cartes trésor.',
  'vigo.new.deck.twice': 'Ligne {line} : cette carte y est deux fois.',
  'vigo.new.deck.size': 'La liste a {count} cartes ; il en faut 84.',
  'vigo.agreed.bonus': 'Une serrure avec une clé de sa couleur : {bonus} points.',
  'vigo.agreed.deck': 'Les cartes trésor viennent d’une liste particulière.',

  // A hint: where to look, and why a choice is better
  'vigo.look.last-ship': 'Regarde le dernier voilier, en {field}.',
  'vigo.look.field': 'Regarde ce qui se trouve en {field}.',
  'vigo.look.covered': 'Regarde ce qui est face cachée, et ce qui te manque.',
  'vigo.look.bay': 'Regarde ce qui est visible dans la baie.',
  'vigo.look.stock': 'Regarde la réserve de {seat}.',
  'vigo.look.stock.own': 'Regarde ta propre réserve.',
  'vigo.look.chest': 'Regarde le coffre que donne ta réserve.',
  'vigo.why.wins-now':
    'En {field} se trouve le dernier voilier : prends-le, et la partie se termine avec {count} points pour toi et {than} au plus pour les autres.',
  'vigo.why.stops-ship':
    'Avec l’autre choix, {seat} pourrait prendre le dernier voilier en {field} au prochain coup, et gagner.',
  'vigo.why.takes-ship': 'En {field} se trouve un voilier : {count} points tout de suite.',
  'vigo.why.scores-chest': 'Compté maintenant, le coffre vaut {count} points.',
  'vigo.why.better-chest': 'Ce coffre vaut {count} points, l’autre {than}.',
  'vigo.why.waits':
    'Le coffre a {than} fois le même trésor ; il reste {count} carte semblable dans la baie, et une de plus le multiplie encore.|Le coffre a {than} fois le même trésor ; il reste {count} cartes semblables dans la baie, et une de plus le multiplie encore.',
  'vigo.why.takes-missing': 'En {field} se trouve : {card}. Une telle pièce te manque encore.',
  'vigo.why.takes-treasure':
    'En {field} se trouve : {card}. Tu as déjà ce trésor une fois, et des trésors égaux multiplient un coffre.|En {field} se trouve : {card}. Tu as déjà ce trésor {count} fois, et des trésors égaux multiplient un coffre.',
  'vigo.why.takes-key': 'En {field} se trouve : {card}. Tu as une serrure de la même couleur.',
  'vigo.why.takes-own':
    'En {field} se trouve : {card}. C’est ta propre couleur, qui compte 40 dans un coffre au lieu de 20.',
  'vigo.why.takes-event':
    'En {field} se trouve : {card}. Tu peux jouer cette carte tout de suite ou la garder.',
  'vigo.why.robs-missing': '{seat} a : {card}. Une telle pièce te manque encore.',
  'vigo.why.breaks-chest':
    'Sans cette carte, {seat} n’a plus de coffre complet : {card}. Il y en a un de {count} points pour le moment.',
  'vigo.why.in-reach':
    'De là, {field} est à un coup, où se trouve à découvert : {card}. Une telle pièce te manque encore.',
  'vigo.why.may-find':
    'Parmi les {than} cartes face cachée, {count} est un couvercle ou un fond qui te manque.|Parmi les {than} cartes face cachée, {count} sont un couvercle ou un fond qui te manque.',

  // Scènes
  'vigo.scene.sails': '{seat} navigue de {from} à {field}.',
  'vigo.scene.down': 'De nouveau face cachée : {cards}.',
  'vigo.scene.here': 'Ici se trouve : {card}. Prends la carte ou laisse-la.',
  'vigo.scene.leads': 'en tête',
  'vigo.scene.ship': 'C’est le voilier {count} sur 6 : 10 points.',
  'vigo.scene.last': '{seat} prend le sixième voilier : 60 points, et la partie est finie.',
  'vigo.scene.open': 'Cinq voiliers sont partis : le prochain termine la partie.',
  'vigo.means.leads': '{seat} prend la tête avec {points} points.',
  'vigo.means.still': '{seat} reste en tête, avec {points} points maintenant.',
  'vigo.means.level': '{seat} arrive à égalité avec {points} points.',
  'vigo.means.behind': '{seat} a maintenant {points} points ; {lead} mène avec {most}.',
  'vigo.scene.scores': '{seat} compte un coffre de {points} points.',
  'vigo.scene.chest': 'Un coffre de {seat}',

  // What puzzles teach
  'vigo.theme.chest': 'Quand compter un coffre ?',
  'vigo.theme.chest.about':
    'Un coffre complet vaut ses points ; un coffre qui grandit en vaut peut-être le double, ou il est pillé. Un trésor égal de plus multiplie tout, mais les autres voient aussi ta réserve : compte avant qu’un pirate n’arrive, attends tant que personne ne peut l’atteindre.',
  'vigo.theme.memory': 'Ce qui est de nouveau caché',
  'vigo.theme.memory.about':
    'Une carte vue puis retournée face cachée est toujours la même. Ces problèmes ont l’aide-mémoire : apprends à regarder ce qui est déjà connu avant de naviguer vers l’inconnu.',
  'vigo.theme.robbery': 'Les pirates',
  'vigo.theme.robbery.about':
    'Un pirate prend la carte qui fait le plus mal, ou celle qui te manque. Garde-le pour la pièce qui complète ton coffre ou défait celui d’un autre, mais pas trop longtemps : à la fin, chaque pirate restant coûte 50 points.',
  'vigo.theme.events': 'Dauphins et raz de marée',
  'vigo.theme.events.about':
    'Un événement au bon moment est un deuxième coup : un dauphin va là où aucune ligne droite ne mène, un raz de marée découvre ce que quelqu’un va prendre, ou le cache.',
  'vigo.theme.stock': 'Soigner sa réserve',
  'vigo.theme.stock.about':
    'Neuf cartes sont vite là. Ce qui peut devenir un coffre reste, ce qui ne fait que prendre de la place peut rester sur la mer ; et une carte remise est un cadeau pour qui passe.',
  'vigo.theme.ending': 'Les derniers voiliers',
  'vigo.theme.ending.about':
    'Avec le sixième voilier la partie est finie, et il rapporte 60 points. Compte qui est devant : qui mène s’y précipite, qui est derrière compte ce qui peut encore l’être et le laisse face cachée.',
  'vigo.decision.card': 'Événement',
  'vigo.decision.place': 'Placer le bateau',
  'vigo.decision.sail': 'Naviguer ou rester',
  'vigo.decision.stock': 'Prendre des cartes',
  'vigo.decision.chest': 'Coffres',
  'vigo.decision.event': 'Événements',
  'vigo.decision.rob': 'Voler',
  'vigo.decision.end': 'Finir son tour',
};
