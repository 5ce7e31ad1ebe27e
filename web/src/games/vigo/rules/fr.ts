// Vigo's rules in French.
import type { VigoWords } from './outline';

export const words: VigoWords = {
  sections: {
    about: {
      title: 'De quoi il s’agit',
      lead: [
        'Au fond de la baie de Vigo repose une flotte chargée de trésors. Traverse-la avec ton bateau, retourne ce que tu croises, retiens ce que tu as vu et repêche les pièces des coffres les plus précieux.',
        'Quand le sixième voilier est pris, la partie est terminée, et le plus grand nombre de points gagne.',
        'Du jeu imprimé de 1994, certaines données sont perdues. Là où une règle est une reconstitution, c’est indiqué, et une table peut la changer.',
      ],
    },
    box: { title: 'Ce qu’il y a dans la boîte' },
    deck: {
      title: 'Les cartes trésor',
      lead: [
        'On ne sait plus quelles cartes trésor ont été imprimées. Si tu as le jeu, compte ses cartes et joue avec ton propre fichier de cartes : il remplace les 84 cartes trésor, les 24 événements restent. Si quelque chose ne va pas dans le fichier, on te dit à quelle ligne.',
      ],
    },
    setup: { title: 'Mise en place' },
    turn: {
      title: 'Ton tour',
      lead: ['Tu fais ces choses dans cet ordre. Seul le déplacement du bateau est obligatoire.'],
    },
    dolphin: { title: 'Dauphin' },
    'tidal wave': { title: 'Raz de marée' },
    pirate: { title: 'Pirate' },
    'sailing ship': { title: 'Voilier' },
    chests: { title: 'Coffres' },
    value: { title: 'Ce que vaut un coffre' },
    end: { title: 'La fin de la partie' },
    points: { title: 'Les derniers points' },
    variant: { title: 'Variante : événements libres' },
    memory: { title: 'Ce que tu sais' },
  },
  rules: {
    'VG-MAT-1': {
      text: 'La baie a 9 lignes de 12 cases, **108 cases** en tout. Au début, une carte est posée face cachée sur chacune.',
    },
    'VG-MAT-2': {
      text: '**24 cartes événement** : 6 de chaque, Dauphin, Raz de marée, Pirate et Voilier. Les **84 autres sont des cartes trésor**.',
    },
    'VG-MAT-3': {
      text: '6 bateaux de six couleurs, qui sont aussi celles des coffres : rouge, bleu, vert, jaune, violet et blanc. Le brun est neutre et n’appartient à personne.',
    },

    'VG-MAT-4': {
      text: 'Chacune des six couleurs a **12 cartes** : 2 couvercles gauches, 2 couvercles droits, un fond gauche et un fond droit avec serrure, un fond gauche et un fond droit sans serrure, 3 milieux et 1 clé. Le brun en a 12 aussi : pour chaque côté un couvercle et un fond sans serrure, et 8 milieux. Chacun des six trésors (calice, chaîne, couronne, diamant, pièce d’or, bague) apparaît six fois, sur tous les milieux et fonds sans serrure de couleur et sur six milieux bruns ; aucune pièce de coffre n’a à la fois une serrure et un trésor.',
      example:
        'Les milieux rouges portent calice, chaîne et couronne, les fonds rouges sans serrure un diamant (gauche) et une pièce d’or (droite), et le premier milieu brun une bague. À chaque couleur suivante, tout avance d’un trésor ; après la bague revient le calice.',
      rulings: [
        'Un fichier de cartes en a au plus 15 de la même sorte. Les serrures sont seulement sur les fonds ; les clés ne portent rien et ne sont jamais brunes ; toute autre pièce peut porter un trésor.',
      ],
    },

    'VG-SET-1': { text: 'On joue **de 2 à 6**, chacun avec un bateau d’une couleur différente.' },
    'VG-SET-2': {
      text: 'Le premier joueur d’abord, puis dans le sens des aiguilles d’une montre : place ton bateau sur une case libre au choix, prends sa carte et pose-la face visible devant toi. Un voilier pris maintenant rapporte tout de suite ses points. Toute autre carte événement est gardée, pas jouée.',
    },
    'VG-SET-3': {
      text: 'Le premier joueur est à la première place, à moins que la table n’en ait choisi une autre ou ne s’en remette au hasard. Après la mise en place, il joue le premier, et les autres suivent dans le sens des aiguilles d’une montre. Un **tour de table**, c’est un tour de chaque joueur.',
    },

    'VG-TRN-1': {
      text: '**Événement :** avant de te déplacer, tu peux jouer une carte événement de ta propre réserve.',
    },
    'VG-TRN-2': {
      text: '**Déplacement :** avance de 1 à 6 cases en ligne droite : à gauche, à droite, vers le haut ou vers le bas. Ton bateau ne peut ni passer par-dessus un autre, ni s’arrêter dessus, ni sortir du plateau.',
      rulings: [
        'Un bateau qui ne peut pas avancer reste sur place, ne retourne rien et ne prend aucune carte, pas même celle qui est sous lui. Tu peux encore compter des coffres.',
      ],
    },
    'VG-TRN-3': {
      text: '**Retourner :** le déplacement est annoncé, et chaque carte des cases que tu traverses est retournée. Ce qui était caché devient visible, et inversement.',
      rulings: [
        'La carte de la case où tu t’arrêtes n’est pas retournée. Cela ne compte que pour le sixième voilier et pour une carte qu’on laisse sur place.',
        'Les cartes qui attendent d’être dévoilées le sont dans l’ordre de leurs cases.',
      ],
    },
    'VG-TRN-4': {
      text: '**Prendre :** s’il y a une carte sur la case où tu t’arrêtes, tu peux la prendre, visible ou cachée. Tu peux aussi la laisser.',
    },
    'VG-TRN-5': {
      text: 'Une carte événement prise dans la baie peut être gardée pour un tour suivant ou jouée aussitôt, même si tu en as joué une avant le déplacement. Les cartes jouées vont dans la boîte.',
      rulings: [
        'Aussitôt veut dire avant toute autre chose : compter un coffre, remettre une carte ou jouer un autre événement fait passer l’occasion.',
      ],
    },
    'VG-TRN-6': {
      text: 'Une carte trésor que tu prends va dans ta réserve. Après la prise, tu peux compter des coffres complets, autant que tu peux. Construire une partie de coffre n’a aucun effet.',
      rulings: [
        'On peut compter des coffres après n’importe quelle prise, ou sans prise ; le livret ne parle que d’une carte trésor ou de la dixième carte.',
      ],
    },
    'VG-TRN-7': {
      text: 'Ta réserve est visible de tous, et à la fin de ton tour elle a **au plus 9 cartes**. Avec une dixième, tu dois jouer une carte événement, compter un coffre ou remettre une carte de ta réserve sur une case vide sans bateau, et cela jusqu’à ce qu’il en reste neuf. Un pirate seul n’y change rien : le compte reste le même.',
      rulings: [
        'Une carte remise est posée face visible. On ne peut en remettre une que si l’on en a dix.',
        'Un événement joué avec dix cartes n’est pas forcément celui que tu viens de prendre.',
        'Le livret prévoit une peine pour qui se fait surprendre avec dix cartes. On ne la joue pas : un tour ne se termine pas avec plus de neuf cartes.',
      ],
    },

    'VG-EVT-1': {
      text: 'Place ton bateau sur **n’importe quelle case libre**. Tu ne prends pas la carte qui s’y trouve.',
    },
    'VG-EVT-2': {
      text: 'Retourne toutes les cartes **d’une ligne ou d’une colonne**. Une carte sous un bateau n’est pas retournée.',
      rulings: ['Tu peux aussi le jouer sur une ligne ou une colonne où rien ne se retourne.'],
    },
    'VG-EVT-3': {
      text: 'Prends **une carte de ton choix** dans la réserve d’un joueur et mets-la dans la tienne.',
      rulings: [
        'Il faut que quelqu’un d’autre ait une carte, sinon le pirate ne peut pas être joué.',
        'Une carte volée compte comme réserve, pas comme prise dans la baie. Un événement volé attend donc un tour suivant, sauf si ta dixième carte ou la variante des événements libres te permet de le jouer.',
      ],
    },
    'VG-EVT-4': {
      text: 'Un voilier ne se garde jamais. Le prendre rapporte **10 points**, et **60** si c’est le sixième.',
    },
    'VG-EVT-5': {
      text: 'Quand cinq sont pris, seul un bateau qui **termine son déplacement** sur le sixième peut le prendre (un dauphin n’est pas un déplacement), et seulement s’il est **déjà visible**. Si tu choisis de le prendre face cachée, tu le retournes, tu le laisses et tu n’as rien pris, même à la mise en place ; si tu laisses la carte tranquille, tu ne la vois pas. Prendre le sixième termine la partie sur-le-champ, avant tout autre événement ou coffre.',
      rulings: [
        'N’importe quel bateau de passage ou raz de marée peut l’avoir retourné, pendant ce tour ou plus tôt ; le livret dit qu’il doit venir d’être découvert.',
      ],
    },

    'VG-CHE-1': {
      text: 'Un coffre a **2 couvercles** (gauche et droit), **2 fonds** (gauche et droit, avec ou sans serrure) et **0 à 6 milieux** : 4 à 10 pièces. Tu peux mélanger les couleurs comme tu veux.',
      rulings: ['Les milieux vont en haut comme en bas, et il n’en faut pas autant en haut qu’en bas.'],
    },
    'VG-CHE-2': {
      text: 'Avec un coffre complet, tu peux remettre des clés de toute couleur, au plus autant qu’il a de serrures.',
    },
    'VG-CHE-6': { text: 'Un coffre compté quitte le jeu.' },

    'VG-CHE-3': {
      text: 'Chaque pièce et chaque clé vaut **40** dans ta couleur et **20** dans une autre des six couleurs, qu’un joueur l’ait ou non. Une pièce brune vaut **10**.',
    },
    'VG-CHE-4': {
      text: 'Chaque paire d’une serrure et d’une clé de même couleur rapporte un bonus de **50**. La table peut fixer un autre nombre.',
    },
    'VG-CHE-5': {
      text: 'La somme est **multipliée par le plus grand nombre de trésors identiques** du coffre : deux la doublent, trois la triplent, six la multiplient par six. Si aucun trésor n’apparaît deux fois, elle reste telle quelle. Si deux trésors sont aussi fréquents, un seul compte.',
      example:
        'Deux couvercles de ta couleur, deux fonds d’autres couleurs, un diamant sur chaque fond : 40 + 40 + 20 + 20 = 120, doublé à 240.',
      rulings: [
        'Le bonus pour les serrures et les clés fait partie de la somme multipliée.',
        'Quatre et cinq identiques donnent ×4 et ×5, et plus de six donnent toujours ×6.',
      ],
    },

    'VG-END-1': { text: 'La partie se termine quand **le sixième voilier** est pris.' },
    'VG-END-4': {
      text: 'Si le sixième voilier n’est pas pris après 200 tours de table, la partie se termine aussi, et on compte les derniers points.',
      rulings: ['Aucun livret n’a cette limite ; elle garantit que toute partie se termine.'],
    },

    'VG-END-2': {
      text: 'Chaque pièce de coffre qui reste dans ta réserve rapporte **20** dans ta couleur, **10** dans une autre des six et **5** en brun. Chaque pirate qui te reste coûte **50**. Les points n’ont pas de limite vers le haut, et tu peux descendre sous zéro.',
      rulings: ['Les clés qui restent ne rapportent rien.'],
    },
    'VG-END-3': {
      text: 'Celui qui a le plus de points gagne.',
      rulings: ['À points égaux, on partage la victoire.'],
    },

    'VG-VAR-1': {
      text: 'Avec les **événements libres**, tu peux jouer autant de cartes événement que tu veux à tout moment de ton tour : avant le déplacement, entre l’arrivée et la prise, et après la prise, mais jamais entre l’annonce et l’arrivée. Seule la carte de la case où ton déplacement s’est terminé peut être prise, et seulement tant que ton bateau s’y trouve encore. Une carte événement volée peut être jouée aussi.',
      rulings: [
        'Un dauphin entre l’arrivée et la prise fait renoncer à la carte, même si un deuxième dauphin ramène le bateau. Sinon, dauphin, raz de marée et dauphin iraient chercher le sixième voilier.',
      ],
    },

    'VG-INF-1': {
      text: 'Personne ne connaît une carte cachée. La table montre ce qui est visible maintenant et, avec l’**aide-mémoire**, désactivé à moins que la table ne l’active, aussi ce qui l’était avant. Qui était là peut s’en souvenir : un bot ne sait que ce que sa place a vu, les bots plus faibles oublient, et la table le dit.',
      rulings: [
        'Sans l’aide-mémoire, qui rejoint une partie en cours, ou y revient, voit ce qui est visible maintenant et les vingt derniers événements, pas plus : une connexion perdue ne coûte aucun souvenir. Le reste du passé et le compte rendu viennent quand la partie est terminée.',
      ],
    },
  },
};
