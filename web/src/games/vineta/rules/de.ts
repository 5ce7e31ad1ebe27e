// Vineta's rules in German.
import type { VinetaWords } from './outline';

export const words: VinetaWords = {
  sections: {
    about: {
      title: 'Worum es geht',
      lead: [
        'Vineta, die reiche Stadt in der Ostsee, hat die Götter erzürnt, und diese Götter seid ihr. Sturm um Sturm ertränkt ihr sie gemeinsam, bis nur noch ein Stadtteil aus dem Wasser ragt.',
        'Doch jeder von euch hat ein Geheimnis: ein Volk und einen Stadtteil, die es zu beschützen gilt. Lenke die Fluten anderswohin, bring deine Häuser in Sicherheit und nimm dir deinen Anteil an dem, was versinkt.',
      ],
    },
    box: { title: 'Was in der Schachtel ist' },
    board: { title: 'Die Stadt' },
    setup: { title: 'Aufbau' },
    round: { title: 'Eine Runde' },
    cards: { title: 'Eine Karte spielen' },
    flood: { title: 'Flutkarten' },
    'changing wind': { title: 'Wechselnder Wind' },
    'calm sea': { title: 'Ruhige See' },
    intervention: { title: 'Machtwort' },
    'one more': { title: 'Eine Karte mehr, Eine Karte weniger' },
    'false hope': { title: 'Falsche Hoffnung' },
    rescue: { title: 'Rettung' },
    relocation: { title: 'Umzug' },
    panic: { title: 'Panik' },
    quarantine: { title: 'Quarantäne' },
    scoring: { title: 'Das Ende einer Runde' },
    secrets: { title: 'Offen und geheim' },
    end: { title: 'Das Ende der Partie' },
    points: { title: 'Punkte' },
    editions: {
      title: 'Ausgaben',
      lead: [
        'Vier Regelhefte wurden gedruckt, und sie unterscheiden sich an vier Stellen. Ein Tisch spielt eine dieser Ausgaben: die in der Sprache dessen, der ihn eröffnet, wenn keine andere gewählt wird. Danach steht sie fest. Jeder der vier Punkte lässt sich auch einzeln einstellen.',
        'Wo der französische Text ungenauer ist, wird er wie der niederländische gelesen: „Machtwort“ braucht eine Reihe mit einer Flutkarte; bei nur einer Reihe legt „Wechselnder Wind“ eine Flutkarte dieser Reihe ab; „Rettung“ führt aus einem Stadtteil in einen anderen; Häuser werden nach Karten verteilt, nicht nach Spielern; und bei Gleichstand am Ende zählen die Häuser des eigenen Volkes.',
        'Die niederländischen und französischen Kartennamen sind die gedruckten. Von den deutschen und englischen sind nur die für „Machtwort“, „Eine Karte mehr“, „Eine Karte weniger“ und „Quarantäne“ aus dem Druck bekannt; die übrigen sind Übersetzungen.',
      ],
    },
    variant: { title: 'Variante: schneller Aufbau' },
  },
  rules: {
    'VN-RND-1': {
      text: 'Eine Partie dauert **8 Runden**. In jeder versinkt genau ein Stadtteil, von den neun bleibt also einer übrig.',
    },

    'VN-MAT-1': {
      text: 'Die Stadt hat **9 Stadtteile** in drei Ringen zu dritt: außen am Meer die grüne Vorstadt, weiter innen die gelbe Oberstadt und ganz innen die rote Stadtmitte.',
    },
    'VN-MAT-2': {
      text: 'Es gibt **7 Völker** mit je 7 Häusern in ihrer Farbe, zusammen 49 Häuser. Zu jedem Volk gehört ein Häuser-Kärtchen und zu jedem Stadtteil ein Stadtteil-Kärtchen: 7 und 9 Kärtchen.',
    },
    'VN-MAT-3': {
      text: 'Es gibt **6 Götter**, jeder mit einem Chip und den gleichen **30 Karten**. 16 davon sind Flutkarten: 5 mit einer Welle, 6 mit zwei, 4 mit drei und 1 mit vier, zusammen 33 Wellen. 14 sind Aktionskarten: 3-mal Wechselnder Wind, 3-mal Falsche Hoffnung und je einmal Machtwort, Eine Karte mehr, Eine Karte weniger, Ruhige See, Rettung, Umzug, Panik und Quarantäne.',
    },
    'VN-MAT-4': {
      text: 'Der **Turm** steht beim Startspieler, der zuerst aufdeckt. Die **Scheibe** liegt bei dem, der die Runde begonnen hat.',
    },
    'RU-10': {
      text: 'Die Völker kommen immer in derselben Reihenfolge ins Spiel: Bernstein, Eis, Farn, Stroh, Tide, Rost, Heide. Sind es vier, dann die ersten vier. Ein Tisch darf sie in anderen Farben zeigen.',
    },

    'VN-MAP-1': {
      text: 'Jeder Ring ist gegen den nächsten um einen halben Stadtteil gedreht. So grenzt ein Stadtteil der Vorstadt an zwei der Oberstadt, einer der Oberstadt an zwei der Vorstadt und zwei der Stadtmitte, und einer der Stadtmitte an zwei der Oberstadt. Die drei Stadtteile eines Rings grenzen alle aneinander.',
      example:
        'Vorstadt Süd grenzt an Oberstadt Südwest und Oberstadt Südost. Oberstadt Nord grenzt an Vorstadt Nordwest, Vorstadt Nordost, Stadtmitte Nordwest und Stadtmitte Nordost.',
    },
    'VN-MAP-2': {
      text: 'Ein Stadtteil liegt am Meer, wenn er zur Vorstadt gehört oder wenn mindestens ein angrenzender Stadtteil versunken ist. Am Anfang können also nur grüne Stadtteile bedroht werden; versinkt ein grüner, liegen zwei gelbe am Meer, und versinkt davon einer, auch zwei rote. Solange mehr als ein Stadtteil steht, liegen mindestens zwei am Meer.',
    },

    'VN-SET-1': {
      text: 'Es spielen **2 bis 6 Spieler**. Im Spiel ist ein Volk mehr, als Spieler mitmachen, aber **mit 2 Spielern sind es 4 Völker**; von jedem dieser Völker werden alle 7 Häuser gebraucht.',
      example: '28 Häuser zu zweit oder zu dritt, 35 zu viert, 42 zu fünft und 49 zu sechst.',
    },
    'VN-SET-2': {
      text: 'Die Häuser-Kärtchen der Völker im Spiel und alle 9 Stadtteil-Kärtchen werden gemischt. Jeder bekommt heimlich **von beiden eines**: das Volk und den Stadtteil, die er beschützt. Der Rest kommt ungesehen in die Schachtel zurück.',
      rulings: [
        'Kärtchen und Karten werden in der Reihenfolge der Plätze verteilt und gezogen, ein Platz nach dem anderen.',
      ],
    },
    'VN-SET-3': { text: 'Jeder mischt die eigenen 30 Karten zu einem verdeckten Stapel.' },
    'VN-SET-4': {
      text: 'Der Startspieler bekommt Scheibe und Turm. Im gedruckten Spiel ist das der älteste Spieler; hier ist es der erste Platz, es sei denn, der Tisch hat einen anderen bestimmt oder lässt das Los entscheiden.',
    },
    'VN-SET-5': {
      text: 'Nun entsteht die Stadt: Vom Startspieler an setzt im Uhrzeigersinn jeder ein Haus auf einen beliebigen Stadtteil, bis alle Häuser stehen. Es darf ein Haus von jedem Volk sein, das noch im Vorrat ist. Die eigenen Kärtchen kennst du dabei schon.',
    },
    'VN-SET-6': { text: 'Dann zieht jeder **7 Karten**.' },

    'VN-RND-2': {
      text: 'Eine Runde hat normalerweise **3 Durchgänge**. Jedes „Eine Karte mehr“ macht sie einen Durchgang länger, jedes „Eine Karte weniger“ einen kürzer, und jeder Stichdurchgang kommt dazu. Nach jedem vollständigen Durchgang wird gewertet, wenn so viele Durchgänge gespielt sind, wie die Runde haben soll, oder mehr.',
    },
    'VN-TRN-1': {
      text: '**Wählen:** Alle suchen sich gleichzeitig eine Karte von ihrer Hand aus und legen sie verdeckt hin.',
    },
    'VN-TRN-2': {
      text: '**Aufdecken:** Vom Spieler mit dem Turm an deckt im Uhrzeigersinn jeder seine Karte auf und spielt sie. Über Reihe, Ziel und Häuser entscheidest du erst jetzt, wenn du alles kennst, was vor dir aufgedeckt wurde.',
    },
    'VN-TRN-3': {
      text: '**Nachziehen:** Jeder zieht vom eigenen Stapel auf 7 Karten nach, soweit er reicht.',
    },
    'VN-TRN-4': {
      text: 'Ist dein Stapel aufgebraucht, spielst du zuerst alle Karten deiner Hand. Dann mischst du deinen Ablagestapel zu einem neuen Stapel und ziehst 7. Karten, die in Reihen oder vor Spielern liegen, bleiben dort.',
      rulings: [
        'Aufgebrauchte Stapel werden in der Reihenfolge der Plätze erneuert, jeder, wenn sein Platz mit Ziehen dran ist.',
      ],
    },
    'VN-TRN-5': {
      text: '**Weitergeben:** Zwischen zwei Durchgängen wandert der Turm nach links. Die Scheibe bleibt bei dem, der die Runde begonnen hat.',
    },
    'RU-9': {
      text: 'Nachgezogen wird vor der Wertung der Runde. Elf deiner Karten bleiben nie auf dem Tisch liegen, darum hast du immer eine Karte zum Spielen.',
    },

    'VN-ACT-1': {
      text: 'Drei Aktionskarten bleiben bis zum Ende der Runde auf dem Tisch: „Machtwort“ neben seiner Reihe, „Eine Karte mehr“ und „Eine Karte weniger“ vor dir. Jede andere Aktionskarte kommt auf deinen Ablagestapel, sobald sie ausgeführt ist.',
    },
    'RU-4': {
      text: 'Eine aufgedeckte Karte **muss ausgeführt werden, wenn es geht**, auf jede erlaubte Art, die du magst. Geht es nicht, verfällt sie auf deinen Ablagestapel. Niemand darf verzichten, außer mit einem „Umzug“ zweier leerer Stadtteile oder einer zweiten „Quarantäne“ auf demselben Stadtteil.',
      rulings: [
        'Auch eine Karte, bei der nichts zu wählen ist oder die verfällt, wartet auf ihren Besitzer, mit einer einzigen Möglichkeit.',
      ],
    },
    'RU-5': {
      text: 'Ein Haus, das umzieht, kommt immer in einen anderen Stadtteil als den, aus dem es stammt. Versunkene Stadtteile sind aus dem Spiel: Kein Haus verlässt sie, und keines zieht dorthin.',
      rulings: [
        'Zuerst werden die Stadtteile genannt, dann die Häuser. „Panik“ nennt den Stadtteil, der verlassen wird, und dann jeweils ein Haus und sein Ziel.',
      ],
    },

    'VN-FLD-1': {
      text: '**Eine Reihe beginnen:** Wähle einen Stadtteil, der am Meer liegt und von niemandem bedroht wird, beginne eine Reihe gegen ihn und lege deinen Chip hinein. Von jetzt an ist er gefährdet. Du hast nur einen Chip und kannst darum nur eine Reihe pro Runde beginnen.',
    },
    'VN-FLD-2': {
      text: '**Oder anlegen:** Lege die Karte ans Ende einer beliebigen offenen Reihe, auch deiner eigenen.',
    },
    'RU-1': {
      text: 'Eine Reihe, die „Ruhige See“ oder „Wechselnder Wind“ geleert hat, bleibt offen: Chip und Machtworte bleiben, ihr Stadtteil ist weiter gefährdet, und Flutkarten dürfen angelegt werden. Für „Wechselnder Wind“ zählt sie als Reihe. Bei der Wertung zählt sie nicht, solange keine Flutkarte in ihr liegt.',
    },

    'VN-WND-1': {
      text: 'Nimm eine beliebige Flutkarte aus einer beliebigen Reihe und lege sie **ans Ende einer anderen Reihe**. Sie gehört weiter ihrem Besitzer.',
    },
    'VN-WND-2': {
      text: 'Liegt nur eine Reihe auf dem Tisch, kommt stattdessen eine ihrer Flutkarten auf den Ablagestapel ihres Besitzers. Liegt in keiner Reihe eine Flutkarte, geschieht nichts.',
    },

    'VN-CLM-1': {
      text: 'Eine beliebige Flutkarte einer beliebigen Reihe kommt auf **den Ablagestapel ihres Besitzers**. Ohne Flutkarte in einer Reihe geschieht nichts.',
    },

    'VN-INT-1': {
      text: 'Lege diese Karte neben eine Reihe mit mindestens einer Flutkarte und wähle: **7 Wellen mehr** oder **7 Wellen weniger**. Gibt es keine solche Reihe, geschieht nichts.',
    },
    'VN-INT-2': {
      text: 'Ein Stadtteil kann sogar mit null oder weniger Wellen versinken, wenn kein anderer mehr hat. „Machtwort“ bringt keine Häuser.',
    },

    'VN-LEN-1': {
      text: '„Eine Karte mehr“ macht die Runde einen Durchgang länger, „Eine Karte weniger“ einen kürzer; mehrere zählen zusammen oder heben sich auf. Karten, die schon verdeckt liegen, werden immer noch gespielt. Im letzten Durchgang kann „Eine Karte weniger“ also nur noch ein „Eine Karte mehr“ aufheben.',
      example:
        '„Eine Karte weniger“ in Durchgang 3, dann Gleichstand, dann „Eine Karte mehr“ im Stichdurchgang: 3 + 1 − 1 + 1 = 4. Gewertet wird nach Durchgang 4.',
    },

    'VN-HOP-1': {
      text: 'Bringe **ein Haus** aus einem beliebigen Stadtteil in einen gefährdeten, also einen, in dem ein Chip liegt.',
    },
    'VN-HOP-2': { text: 'Ist kein Stadtteil gefährdet, wählst du beide Stadtteile frei.' },
    'RU-6': {
      text: 'Bei „Falsche Hoffnung“ und „Rettung“ ist nur dann kein Stadtteil gefährdet, wenn nirgends ein Chip liegt. Liegen Chips, aber kein Zug ist erlaubt, verfällt die Karte.',
    },

    'VN-RES-1': {
      text: 'Bringe **zwei Häuser** aus einem gefährdeten Stadtteil in einen anderen. Steht dort nur ein Haus, nimmst du dieses.',
    },
    'VN-RES-2': {
      text: 'Ist kein Stadtteil gefährdet, darfst du frei wählen, woher die Häuser kommen und wohin sie gehen.',
    },

    'VN-REL-1': {
      text: 'Wähle zwei Stadtteile: Sie **tauschen alle ihre Häuser**. Einer davon darf leer sein. Sogar zwei leere sind erlaubt; dann ändert sich nichts.',
    },

    'VN-PAN-1': {
      text: '**3 Häuser** eines Stadtteils fliehen in 3 verschiedene andere Stadtteile. Stehen dort weniger, fliehen alle, jedes in einen eigenen.',
    },
    'VN-PAN-2': {
      text: 'Gibt es weniger mögliche Ziele als fliehende Häuser, entscheidet deine Ausgabe.',
    },

    'VN-QUA-1': {
      text: 'Wähle einen Stadtteil: Bis zum Ende der Runde **verlässt ihn kein Haus**. Ein Gleichstand beendet die Runde nicht und darum auch nicht die Quarantäne. Ankommen dürfen Häuser weiterhin.',
    },
    'VN-QUA-2': {
      text: '„Quarantäne“ sticht „Falsche Hoffnung“, „Rettung“, „Umzug“ und „Panik“. Versinkt der Stadtteil, werden seine Häuser trotzdem verteilt.',
    },
    'RU-7': {
      text: 'Einen Stadtteil unter Quarantäne verlässt kein Haus, und er kann auf keiner Seite eines „Umzugs“ stehen, aber Häuser dürfen hinein. Jeder Stadtteil kann unter Quarantäne kommen, auch mehrere zugleich. Eine zweite „Quarantäne“ auf demselben Stadtteil bewirkt nichts weiter.',
    },

    'VN-SCO-1': {
      text: 'Zähle die Wellen jeder Reihe: alle ihre Flutkarten, und 7 mehr oder weniger für jedes „Machtwort“. Die Reihe mit **den meisten Wellen** versenkt ihren Stadtteil.',
    },
    'VN-SCO-7': {
      text: 'Ein Beispiel: Die Reihe von Spieler A zeigt 11 Wellen, aber ein „Machtwort“ nimmt ihr 7, also zählen 4. Die Reihe von Spieler B hat 7, darum versinkt der Stadtteil von B.',
    },
    'VN-SCO-2': {
      text: 'Liegen mehrere Reihen mit den meisten Wellen gleichauf, spielen alle noch eine Karte; das ist ein **Stichdurchgang**. Das geschieht so oft wie nötig. Danach kann jeder Stadtteil versinken, nicht nur einer von denen, die gleichauf lagen.',
    },
    'RU-2': {
      text: 'Liegt bei der Wertung in keiner Reihe eine Flutkarte, ist das wie ein Gleichstand: Es folgt noch ein Durchgang.',
    },
    'RU-3': {
      text: 'Nach 30 Durchgängen in einer Runde wird ein Gleichstand entschieden: Von den Reihen, die gleichauf liegen, versenkt die zuerst begonnene ihren Stadtteil. Liegt in keiner Reihe eine Flutkarte, versinkt der erste Stadtteil am Meer in der Reihenfolge des Plans, und seine Häuser kommen in die Schachtel. Das sorgt nur dafür, dass jede Partie endet; in 100.000 zufälligen Partien für jede Spielerzahl kam es nie dazu.',
    },
    'VN-SCO-3': {
      text: 'Die Häuser des versunkenen Stadtteils gehen **einzeln der Reihe nach** an die Besitzer der Flutkarten seiner Reihe, von der untersten Karte nach oben und, solange Häuser da sind, wieder von unten. Eine von „Wechselnder Wind“ bewegte Karte zählt dort, wo sie jetzt liegt.',
      example: '7 Häuser, und in der Reihe Karten von B, C, B, C: B bekommt 4 Häuser und C bekommt 3.',
    },
    'VN-SCO-4': {
      text: 'Gibt es weniger Häuser als Karten, bekommen nur die untersten Karten der Reihe eines.',
    },
    'VN-SCO-5': {
      text: 'Ist ein Stadtteil versunken, kommen alle Karten vom Tisch auf die Ablagestapel ihrer Besitzer. Die Chips kehren heim, und jede Quarantäne endet.',
    },
    'VN-SCO-6': {
      text: 'Der Turm wandert nach links, und die Scheibe kommt darunter. **Mit 3 Spielern** wird der Turm hier nicht weitergegeben.',
    },
    'RU-8': {
      text: 'Der Turm wandert einmal pro Durchgang: zwischen den Durchgängen, und am Ende der Runde anstelle der Weitergabe nach dem letzten Durchgang. Wanderte er dort zweimal, würde zu viert immer derselbe Spieler die Runde beginnen.',
      example: '3 Spieler und eine Runde mit 4 Durchgängen: Wer sie begonnen hat, beginnt auch die nächste.',
    },

    'RU-11': {
      text: 'Offen für alle sind gespielte Karten, Ablagestapel, erbeutete Häuser und wie viele Karten jede Hand und jeder Stapel hat. Geheim sind die Hände, die Reihenfolge der Stapel und die Kärtchen. Eine gewählte Karte ist geheim, bis sie aufgedeckt wird.',
    },

    'VN-END-1': {
      text: 'Nach Runde 8 bleibt **ein Stadtteil** übrig. Nun werden alle Kärtchen aufgedeckt.',
      rulings: [
        'Auch nach der letzten Wertung kehren Karten und Chips heim und ziehen Turm und Scheibe weiter; erst dann ist die Partie zu Ende.',
      ],
    },

    'VN-END-2': { text: '**3 Punkte** für jedes Haus deines Volkes auf dem letzten Stadtteil.' },
    'VN-END-3': {
      text: '**1 Punkt** für jedes Haus, das du erbeutet hast. Bei erbeuteten Häusern deines eigenen Volkes entscheidet die Ausgabe.',
    },
    'VN-END-4': {
      text: 'Wer das Kärtchen des letzten Stadtteils hat, bekommt **2 Punkte**, wenn er rot ist, **4**, wenn er gelb ist, und **7**, wenn er grün ist, egal was darauf steht. Hat niemand das Kärtchen, bekommt sie niemand. Diese Punkte und die für Häuser darauf hängen nicht voneinander ab.',
    },
    'VN-END-5': {
      text: 'Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die meisten Häuser des eigenen Volkes auf dem letzten Stadtteil; steht es auch da gleich, gibt es mehrere Sieger.',
    },

    'ED-1': {
      text: 'Was zählt ein erbeutetes Haus des eigenen Volkes? Ein Tisch kann 1, 2 oder 3 Punkte einstellen. Ist es etwas anderes als 1, sucht sich immer der Besitzer der Karte das Haus aus.',
      editions: {
        nl: '1 Punkt, wie jedes andere Haus.',
        de: '1 Punkt, wie jedes andere Haus.',
        en: 'Insgesamt 2 Punkte.',
        fr: '1 Punkt, wie jedes andere Haus.',
      },
      rulings: ['Die 2 Punkte der englischen Ausgabe gelten insgesamt, nicht 1 und noch einmal 2.'],
    },
    'ED-2': {
      text: 'Was macht der Turm vor einem Stichdurchgang?',
      editions: {
        nl: 'Er wandert nach links.',
        de: 'Er wandert nach links.',
        en: 'Er bleibt stehen.',
        fr: 'Er wandert nach links.',
      },
    },
    'ED-3': {
      text: 'Was geschieht bei „Panik“, wenn es weniger mögliche Ziele gibt als fliehende Häuser?',
      editions: {
        nl: 'Alle bis zu 3 Häuser fliehen in so viele Stadtteile wie möglich: Keiner bekommt ein zweites Haus, bevor jeder eines hat.',
        de: 'Wie in der niederländischen Ausgabe: Das deutsche Kartenblatt fehlt.',
        en: 'Wie in der niederländischen Ausgabe: Das englische Kartenblatt fehlt.',
        fr: 'Nur so viele Häuser fliehen, wie es Stadtteile gibt.',
      },
    },
    'ED-4': {
      text: 'Wer sucht aus, welches Haus eine Flutkarte erbeutet?',
      editions: {
        nl: 'Niemand: Es macht keinen Unterschied, also werden die Häuser in der Reihenfolge der Völker genommen.',
        de: 'Niemand, wie in der niederländischen Ausgabe.',
        en: 'Der Besitzer der Karte sucht aus, ein Haus nach dem anderen.',
        fr: 'Niemand, wie in der niederländischen Ausgabe.',
      },
    },

    'VN-VAR-1': {
      text: 'Beim **schnellen Aufbau** setzt niemand ein Haus: Sind die Kärtchen verteilt, setzt der Zufall alle auf einmal, jedes Haus auf irgendeinen der 9 Stadtteile, alle gleich wahrscheinlich. Dann ziehen alle wie gewohnt Karten. **In keinem Regelheft steht das so**; ein Tisch kann es vereinbaren, um früher anzufangen.',
    },
  },
};
