// Vineta's rules in French.
import type { VinetaWords } from './outline';

export const words: VinetaWords = {
  sections: {
    about: {
      title: 'De quoi il s’agit',
      lead: [
        'Vineta, la riche cité de la Baltique, a mis les dieux en colère, et ces dieux, c’est vous. Tempête après tempête, vous la noyez ensemble, jusqu’à ce qu’un seul quartier dépasse encore de l’eau.',
        'Mais chacun a un secret : un peuple et un quartier à protéger. Détourne les flots, mets tes maisons à l’abri et prends ta part de ce qui sombre.',
      ],
    },
    box: { title: 'Ce qu’il y a dans la boîte' },
    board: { title: 'La cité' },
    setup: { title: 'Mise en place' },
    round: { title: 'Un tour' },
    cards: { title: 'Jouer une carte' },
    flood: { title: 'Cartes inondation' },
    'changing wind': { title: 'Vent changeant' },
    'calm sea': { title: 'Mer calme' },
    intervention: { title: 'Autorité' },
    'one more': { title: 'Une carte de plus, Une carte de moins' },
    'false hope': { title: 'Faux espoir' },
    rescue: { title: 'Sauvetage' },
    relocation: { title: 'Déménagement' },
    panic: { title: 'Panique' },
    quarantine: { title: 'Quarantaine' },
    scoring: { title: 'La fin d’un tour' },
    secrets: { title: 'Visible et secret' },
    end: { title: 'La fin de la partie' },
    points: { title: 'Les points' },
    editions: {
      title: 'Éditions',
      lead: [
        'Quatre livrets de règles ont été imprimés, et ils diffèrent sur quatre points. Une table joue l’une de ces éditions : celle de la langue de la personne qui l’ouvre, à moins qu’elle n’en choisisse une autre. Ensuite, on n’en change plus. Chacun des quatre points peut aussi être réglé à part.',
        'Là où le texte français est moins précis, on le lit comme le néerlandais : « Autorité » demande une série avec une carte inondation ; s’il n’y a qu’une série, « Vent changeant » défausse une carte inondation de cette série ; « Sauvetage » va d’un quartier vers un seul autre ; les maisons sont réparties par carte et non par joueur ; et une égalité finale se tranche avec les maisons de son propre peuple.',
        'Les noms néerlandais et français des cartes sont ceux des cartes imprimées. Parmi les noms allemands et anglais, seuls ceux de « Autorité », « Une carte de plus », « Une carte de moins » et « Quarantaine » sont attestés ; les autres sont des traductions.',
      ],
    },
    variant: { title: 'Variante : mise en place rapide' },
  },
  rules: {
    'VN-RND-1': {
      text: 'La partie dure **8 tours**. Chaque tour engloutit exactement un quartier : sur les neuf, il en reste un à la fin.',
    },

    'VN-MAT-1': {
      text: 'La cité compte **9 quartiers** en trois anneaux de trois : la périphérie verte au bord de la mer, puis la ville haute jaune, et le centre rouge au milieu.',
    },
    'VN-MAT-2': {
      text: 'Il y a **7 peuples** de 7 maisons chacun, d’une couleur par peuple : 49 maisons en tout. Chaque peuple a une tuile maison et chaque quartier une tuile quartier, soit 7 et 9 tuiles.',
    },
    'VN-MAT-3': {
      text: 'Il y a **6 dieux**, chacun avec un jeton et les mêmes **30 cartes**. 16 sont des cartes inondation : 5 à une vague, 6 à deux, 4 à trois et 1 à quatre, soit 33 vagues. 14 sont des cartes action : 3 fois Vent changeant, 3 fois Faux espoir, et une seule fois Autorité, Une carte de plus, Une carte de moins, Mer calme, Sauvetage, Déménagement, Panique et Quarantaine.',
    },
    'VN-MAT-4': {
      text: 'La **tour** est chez le premier joueur, qui retourne sa carte en premier. Le **disque** est chez celui qui a commencé le tour.',
    },
    'RU-10': {
      text: 'Les peuples entrent toujours en jeu dans le même ordre : Ambre, Glace, Fougère, Paille, Marée, Rouille, Bruyère. S’il y en a quatre, ce sont les quatre premiers. Une table peut les montrer sous d’autres couleurs.',
    },

    'VN-MAP-1': {
      text: 'Chaque anneau est tourné d’un demi-quartier par rapport au suivant. Un quartier de la périphérie touche donc deux quartiers de la ville haute, un quartier de la ville haute en touche deux de la périphérie et deux du centre, et un quartier du centre en touche deux de la ville haute. Les trois quartiers d’un même anneau se touchent tous.',
      example:
        'Périphérie sud touche Ville haute sud-ouest et Ville haute sud-est. Ville haute nord touche Périphérie nord-ouest, Périphérie nord-est, Centre nord-ouest et Centre nord-est.',
    },
    'VN-MAP-2': {
      text: 'Un quartier est au bord de la mer s’il fait partie de la périphérie, ou si au moins un quartier qu’il touche est englouti. Au début, seuls les quartiers verts peuvent donc être menacés ; quand un quartier vert est englouti, deux jaunes se retrouvent face à la mer, et quand l’un d’eux l’est à son tour, deux rouges aussi. Tant qu’il reste plus d’un quartier, au moins deux sont au bord de la mer.',
    },

    'VN-SET-1': {
      text: 'On joue **de 2 à 6**. Il y a un peuple de plus que de joueurs, mais **4 peuples à 2 joueurs** ; les 7 maisons de chacun de ces peuples sont utilisées.',
      example: '28 maisons à 2 ou 3 joueurs, 35 à 4, 42 à 5 et 49 à 6.',
    },
    'VN-SET-2': {
      text: 'On mélange les tuiles maison des peuples en jeu, et de même les 9 tuiles quartier. Chacun en reçoit en secret **une de chaque** : le peuple et le quartier à protéger. Les autres retournent dans la boîte sans que personne les voie.',
      rulings: [
        'Les tuiles sont distribuées et les cartes piochées dans l’ordre des places, une place après l’autre.',
      ],
    },
    'VN-SET-3': { text: 'Chaque joueur mélange ses 30 cartes : c’est sa pioche, face cachée.' },
    'VN-SET-4': {
      text: 'Le premier joueur reçoit le disque et la tour. Dans le jeu imprimé, c’est le plus âgé ; ici, c’est la première place, à moins que la table n’en ait choisi une autre ou ne s’en remette au hasard.',
    },
    'VN-SET-5': {
      text: 'La cité se construit : en partant du premier joueur et dans le sens des aiguilles d’une montre, chacun place une maison dans le quartier de son choix, tant qu’il en reste à placer. Ce peut être une maison de n’importe quel peuple encore en réserve. À ce moment, tu connais déjà tes tuiles.',
    },
    'VN-SET-6': { text: 'Puis chacun pioche **7 cartes**.' },

    'VN-RND-2': {
      text: 'Un tour compte d’ordinaire **3 manches**. Chaque « Une carte de plus » l’allonge d’une manche, chaque « Une carte de moins » le raccourcit d’une manche, et chaque manche de départage s’y ajoute. Après chaque manche complète, on passe au décompte si l’on a joué autant de manches que prévu, ou davantage.',
    },
    'VN-TRN-1': {
      text: '**Choisir :** chacun prend une carte de sa main, tous au même moment, et la garde cachée devant soi.',
    },
    'VN-TRN-2': {
      text: '**Retourner :** à partir de celui qui a la tour, dans le sens des aiguilles d’une montre, chacun dévoile sa carte et l’applique. Tu ne décides qu’alors de la série, de la cible et des maisons, en sachant tout ce qui a été retourné avant toi.',
    },
    'VN-TRN-3': {
      text: '**Piocher :** chacun complète sa main à 7 cartes avec sa propre pioche, tant qu’il y en a.',
    },
    'VN-TRN-4': {
      text: 'Quand ta pioche est épuisée, tu joues d’abord toutes les cartes de ta main. Ensuite tu mélanges ta défausse pour en faire une nouvelle pioche, et tu en prends 7. Les cartes posées dans les séries ou devant les joueurs y restent.',
      rulings: [
        'Les pioches épuisées sont renouvelées dans l’ordre des places, chacune au moment où sa place doit piocher.',
      ],
    },
    'VN-TRN-5': {
      text: '**Transmettre :** entre deux manches, la tour passe à gauche. Le disque reste chez celui qui a commencé le tour.',
    },
    'RU-9': {
      text: 'Tout le monde pioche avant le décompte du tour. Onze de tes cartes ne restent jamais sur la table : tu as donc toujours une carte à jouer.',
    },

    'VN-ACT-1': {
      text: 'Trois cartes action restent sur la table jusqu’à la fin du tour : « Autorité » à côté de sa série, « Une carte de plus » et « Une carte de moins » devant toi. Toutes les autres vont dans ta défausse une fois appliquées.',
    },
    'RU-4': {
      text: 'Une carte retournée **doit être appliquée si c’est possible**, de n’importe quelle façon permise. Sinon, elle est perdue et va dans ta défausse. Personne ne peut y renoncer, sauf par un « Déménagement » entre deux quartiers vides ou une deuxième « Quarantaine » sur le même quartier.',
      rulings: [
        'Une carte qui ne laisse aucun choix, ou qui est perdue, attend quand même son propriétaire, avec une seule possibilité.',
      ],
    },
    'RU-5': {
      text: 'Une maison déplacée arrive toujours dans un autre quartier que celui d’où elle vient. Les quartiers engloutis ne jouent plus : aucune maison n’en part et aucune n’y va.',
      rulings: [
        'On nomme d’abord les quartiers, puis les maisons. « Panique » nomme le quartier que l’on quitte, puis une maison et sa destination à la fois.',
      ],
    },

    'VN-FLD-1': {
      text: '**Commencer une série :** choisis un quartier au bord de la mer que personne ne menace, commence une série contre lui et poses-y ton jeton. Ce quartier est désormais menacé. Tu n’as qu’un jeton, tu ne peux donc commencer qu’une série par tour.',
    },
    'VN-FLD-2': {
      text: '**Ou compléter une série :** place la carte à la fin de n’importe quelle série ouverte, y compris la tienne.',
    },
    'RU-1': {
      text: 'Une série vidée par « Mer calme » ou « Vent changeant » reste ouverte : son jeton et ses cartes « Autorité » restent, son quartier est toujours menacé, et l’on peut y ajouter des cartes inondation. Pour « Vent changeant », elle compte comme une série. Au décompte, on l’ignore tant qu’elle n’a aucune carte inondation.',
    },

    'VN-WND-1': {
      text: 'Prends une carte inondation au choix dans une série au choix et place-la **à la fin d’une autre série**. Elle reste à son propriétaire.',
    },
    'VN-WND-2': {
      text: 'S’il n’y a qu’une série sur la table, une de ses cartes inondation va plutôt dans la défausse de son propriétaire. Quand aucune série n’a de carte inondation, il ne se passe rien.',
    },

    'VN-CLM-1': {
      text: 'Une carte inondation au choix, dans une série au choix, va dans **la défausse de son propriétaire**. Sans carte inondation dans une série, il ne se passe rien.',
    },

    'VN-INT-1': {
      text: 'Pose cette carte à côté d’une série qui a au moins une carte inondation, et choisis : **7 vagues de plus** ou **7 vagues de moins**. Sans une telle série, il ne se passe rien.',
    },
    'VN-INT-2': {
      text: 'Un quartier peut sombrer même avec zéro vague ou moins, si aucun autre n’en a davantage. « Autorité » ne rapporte aucune maison.',
    },

    'VN-LEN-1': {
      text: '« Une carte de plus » allonge le tour d’une manche, « Une carte de moins » le raccourcit d’une manche ; à plusieurs, elles s’additionnent ou s’annulent. Les cartes déjà posées face cachée sont toujours jouées. Dans la dernière manche, « Une carte de moins » ne peut donc qu’annuler « Une carte de plus ».',
      example:
        '« Une carte de moins » dans la manche 3, puis une égalité, puis « Une carte de plus » dans la manche de départage : 3 + 1 − 1 + 1 = 4. Le décompte a lieu après la manche 4.',
    },

    'VN-HOP-1': {
      text: 'Déplace **une maison** d’un quartier au choix vers un quartier menacé, c’est-à-dire où se trouve un jeton.',
    },
    'VN-HOP-2': { text: 'Si aucun quartier n’est menacé, tu choisis librement les deux quartiers.' },
    'RU-6': {
      text: 'Pour « Faux espoir » et « Sauvetage », aucun quartier n’est menacé seulement s’il n’y a de jeton nulle part. S’il y a des jetons mais aucun déplacement permis, la carte est perdue.',
    },

    'VN-RES-1': {
      text: 'Déplace **deux maisons** d’un même quartier menacé vers un seul autre quartier. S’il n’y a qu’une maison, tu déplaces celle-là.',
    },
    'VN-RES-2': {
      text: 'Si aucun quartier n’est menacé, tu es libre de choisir d’où partent les maisons et où elles vont.',
    },

    'VN-REL-1': {
      text: 'Choisis deux quartiers : ils **échangent toutes leurs maisons**. L’un des deux peut être vide. Deux quartiers vides sont même permis ; rien ne change alors.',
    },

    'VN-PAN-1': {
      text: '**3 maisons** d’un quartier s’enfuient vers 3 autres quartiers différents. S’il y en a moins, elles s’enfuient toutes, chacune vers un quartier à elle.',
    },
    'VN-PAN-2': {
      text: 'S’il y a moins de quartiers où fuir que de maisons qui fuient, c’est l’édition qui décide.',
    },

    'VN-QUA-1': {
      text: 'Choisis un quartier : **aucune maison ne le quitte** jusqu’à la fin du tour. Une égalité ne termine pas le tour, ni donc la quarantaine. Des maisons peuvent encore y arriver.',
    },
    'VN-QUA-2': {
      text: '« Quarantaine » l’emporte sur « Faux espoir », « Sauvetage », « Déménagement » et « Panique ». Si le quartier sombre, ses maisons sont réparties malgré tout.',
    },
    'RU-7': {
      text: 'Aucune maison ne quitte un quartier en quarantaine, et il ne peut pas prendre part à un « Déménagement », mais des maisons peuvent y entrer. Tout quartier peut être mis en quarantaine, et plusieurs à la fois. Une deuxième « Quarantaine » sur le même quartier n’a pas d’autre effet.',
    },

    'VN-SCO-1': {
      text: 'Compte les vagues de chaque série : toutes ses cartes inondation, et 7 de plus ou de moins pour chaque « Autorité ». La série qui a **le plus de vagues** engloutit son quartier.',
    },
    'VN-SCO-7': {
      text: 'Un exemple : la série du joueur A montre 11 vagues, mais une « Autorité » lui en retire 7, il en compte donc 4. La série du joueur B en a 7 : c’est le quartier de B qui sombre.',
    },
    'VN-SCO-2': {
      text: 'Si plusieurs séries sont à égalité en tête, chacun joue encore une carte : c’est une **manche de départage**. On recommence aussi souvent qu’il le faut. Ensuite, tout quartier peut sombrer, et pas seulement ceux qui étaient à égalité.',
    },
    'RU-2': {
      text: 'Si aucune série n’a de carte inondation au moment du décompte, c’est comme une égalité : on joue encore une manche.',
    },
    'RU-3': {
      text: 'Après 30 manches dans un même tour, une égalité est tranchée : parmi les séries à égalité, celle qui a commencé la première engloutit son quartier. Si aucune série n’a de carte inondation, c’est le premier quartier au bord de la mer dans l’ordre du plateau qui sombre, et ses maisons retournent dans la boîte. Cela garantit seulement que toute partie se termine ; en 100 000 parties au hasard pour chaque nombre de joueurs, ce n’est jamais arrivé.',
    },
    'VN-SCO-3': {
      text: 'Les maisons du quartier englouti vont **une par une** aux propriétaires des cartes inondation de sa série, de la carte du bas vers le haut, puis de nouveau depuis le bas tant qu’il en reste. Une carte déplacée par « Vent changeant » compte là où elle se trouve maintenant.',
      example: '7 maisons, et dans la série des cartes de B, C, B, C : B reçoit 4 maisons et C en reçoit 3.',
    },
    'VN-SCO-4': {
      text: 'S’il y a moins de maisons que de cartes, seules les cartes du bas de la série en reçoivent une.',
    },
    'VN-SCO-5': {
      text: 'Quand un quartier a sombré, toutes les cartes de la table vont dans les défausses de leurs propriétaires. Les jetons rentrent chez eux, et toute quarantaine prend fin.',
    },
    'VN-SCO-6': {
      text: 'La tour passe à gauche et le disque se place dessous. **À 3 joueurs**, la tour ne passe pas à ce moment-là.',
    },
    'RU-8': {
      text: 'La tour passe une fois par manche : entre deux manches, et à la fin du tour à la place du passage de la dernière manche. Si elle y passait deux fois, à quatre ce serait toujours la même personne qui commencerait le tour.',
      example: '3 joueurs et un tour de 4 manches : celui qui l’a commencé commence aussi le suivant.',
    },

    'RU-11': {
      text: 'Tout le monde voit les cartes jouées, les défausses, les maisons capturées et le nombre de cartes de chaque main et de chaque pioche. Les mains, l’ordre des pioches et les tuiles sont secrets. Une carte choisie reste secrète jusqu’à ce qu’on la retourne.',
    },

    'VN-END-1': {
      text: 'Après le tour 8, il reste **un seul quartier**. On dévoile alors toutes les tuiles.',
      rulings: [
        'Après le dernier décompte aussi, les cartes et les jetons rentrent chez eux, la tour et le disque avancent ; la partie n’est terminée qu’ensuite.',
      ],
    },

    'VN-END-2': { text: '**3 points** pour chaque maison de ton peuple dans le dernier quartier.' },
    'VN-END-3': {
      text: '**1 point** pour chaque maison que tu as capturée. Pour les maisons capturées de ton propre peuple, c’est l’édition qui décide.',
    },
    'VN-END-4': {
      text: 'Le dernier quartier rapporte à celui qui a sa tuile **2 points** s’il est rouge, **4** s’il est jaune et **7** s’il est vert, quoi qu’il s’y trouve. Si personne n’a cette tuile, personne ne les reçoit. Ces points et ceux des maisons qui s’y trouvent ne dépendent pas les uns des autres.',
    },
    'VN-END-5': {
      text: 'Celui qui a le plus de points gagne. En cas d’égalité, c’est le plus grand nombre de maisons de son propre peuple dans le dernier quartier qui tranche ; s’il y a encore égalité, il y a plusieurs gagnants.',
    },

    'ED-1': {
      text: 'Que vaut une maison capturée de ton propre peuple ? Une table peut fixer 1, 2 ou 3 points. Si ce n’est pas 1, c’est toujours le propriétaire de la carte qui choisit la maison.',
      editions: {
        nl: '1 point, comme toute autre maison.',
        de: '1 point, comme toute autre maison.',
        en: '2 points en tout.',
        fr: '1 point, comme toute autre maison.',
      },
      rulings: ['Les 2 points de l’édition anglaise s’entendent au total, et non 1 plus 2.'],
    },
    'ED-2': {
      text: 'Que fait la tour avant une manche de départage ?',
      editions: {
        nl: 'Elle passe à gauche.',
        de: 'Elle passe à gauche.',
        en: 'Elle reste en place.',
        fr: 'Elle passe à gauche.',
      },
    },
    'ED-3': {
      text: 'Que se passe-t-il avec « Panique » s’il y a moins de quartiers où fuir que de maisons ?',
      editions: {
        nl: 'Toutes les maisons, 3 au plus, s’enfuient vers le plus de quartiers possible : aucun n’en reçoit une deuxième avant que chacun en ait une.',
        de: 'Comme dans l’édition néerlandaise : la feuille des cartes allemande manque.',
        en: 'Comme dans l’édition néerlandaise : la feuille des cartes anglaise manque.',
        fr: 'Il ne part qu’autant de maisons qu’il y a de quartiers.',
      },
    },
    'ED-4': {
      text: 'Qui choisit la maison qu’une carte inondation capture ?',
      editions: {
        nl: 'Personne : cela ne change rien, les maisons sont donc prises dans l’ordre des peuples.',
        de: 'Personne, comme dans l’édition néerlandaise.',
        en: 'Le propriétaire de la carte choisit, une maison à la fois.',
        fr: 'Personne, comme dans l’édition néerlandaise.',
      },
    },

    'VN-VAR-1': {
      text: 'Avec la **mise en place rapide**, personne ne place de maison : une fois les tuiles distribuées, le hasard les place toutes d’un coup, chaque maison dans l’un des 9 quartiers, tous aussi probables. Puis chacun pioche des cartes comme d’habitude. **Aucun livret ne le prévoit** ; une table peut en convenir pour commencer plus tôt.',
    },
  },
};
