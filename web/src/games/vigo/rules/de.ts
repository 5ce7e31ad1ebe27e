// Vigo's rules in German.
import type { VigoWords } from './outline';

export const words: VigoWords = {
  sections: {
    about: {
      title: 'Worum es geht',
      lead: [
        'Auf dem Grund der Bucht von Vigo liegt eine Schatzflotte. Fahre mit deinem Schiff darüber, decke auf, woran du vorbeikommst, merke dir, was du gesehen hast, und fische die Teile der kostbarsten Truhen heraus.',
        'Wird das sechste Segelschiff aufgenommen, ist die Partie zu Ende, und die meisten Punkte gewinnen.',
        'Manches aus dem gedruckten Spiel von 1994 ist verloren. Wo eine Regel hier eine Rekonstruktion ist, steht es dabei, und ein Tisch kann sie ändern.',
      ],
    },
    box: { title: 'Was in der Schachtel ist' },
    deck: {
      title: 'Die Schatzkarten',
      lead: [
        'Welche Schatzkarten gedruckt wurden, ist nicht mehr bekannt. Wenn du das Spiel hast, zähle seine Karten und spiele mit einer eigenen Kartendatei: Sie ersetzt die 84 Schatzkarten, die 24 Ereignisse bleiben. Stimmt etwas in der Datei nicht, erfährst du, in welcher Zeile.',
      ],
    },
    setup: { title: 'Aufbau' },
    turn: {
      title: 'Dein Zug',
      lead: ['Du tust dies in dieser Reihenfolge. Nur die Fahrt mit dem Schiff ist Pflicht.'],
    },
    dolphin: { title: 'Delfin' },
    'tidal wave': { title: 'Flutwelle' },
    pirate: { title: 'Pirat' },
    'sailing ship': { title: 'Segelschiff' },
    chests: { title: 'Truhen' },
    value: { title: 'Was eine Truhe wert ist' },
    end: { title: 'Das Ende der Partie' },
    points: { title: 'Die letzten Punkte' },
    variant: { title: 'Variante: freie Ereignisse' },
    memory: { title: 'Was du weißt' },
  },
  rules: {
    'VG-MAT-1': {
      text: 'Die Bucht hat 9 Zeilen zu 12 Feldern, zusammen **108 Felder**. Am Anfang liegt auf jedem eine verdeckte Karte.',
    },
    'VG-MAT-2': {
      text: '**24 Ereigniskarten**: je 6-mal Delfin, Flutwelle, Pirat und Segelschiff. Die übrigen **84 sind Schatzkarten**.',
    },
    'VG-MAT-3': {
      text: '6 Schiffe in sechs Farben, die auch die Farben der Truhen sind: Rot, Blau, Grün, Gelb, Violett und Weiß. Braun ist neutral und gehört niemandem.',
    },

    'VG-MAT-4': {
      text: 'Jede der sechs Farben hat **12 Karten**: 2 linke Deckel, 2 rechte Deckel, einen linken und einen rechten Boden mit Schloss, einen linken und einen rechten ohne, 3 Mittelstücke und 1 Schlüssel. Braun hat auch 12: für jede Seite einen Deckel und einen Boden ohne Schloss, und 8 Mittelstücke. Jeder der sechs Schätze (Kelch, Kette, Krone, Diamant, Münze, Ring) kommt sechsmal vor, auf allen farbigen Mittelstücken und Böden ohne Schloss und auf sechs braunen Mittelstücken; kein Teil hat Schloss und Schatz zugleich.',
      example:
        'Die roten Mittelstücke tragen Kelch, Kette und Krone, die roten Böden ohne Schloss Diamant (links) und Münze (rechts), und das erste braune Mittelstück einen Ring. Mit jeder weiteren Farbe rückt das um einen Schatz weiter; auf den Ring folgt wieder der Kelch.',
      rulings: [
        'Eine Kartendatei hat höchstens 15 Karten einer Sorte. Schlösser sind nur auf Böden; Schlüssel tragen nichts und sind nie braun; jedes andere Teil darf einen Schatz tragen.',
      ],
    },

    'VG-SET-1': { text: 'Es spielen **2 bis 6 Spieler**, jeder mit einem Schiff in einer anderen Farbe.' },
    'VG-SET-2': {
      text: 'Zuerst der Startspieler, dann im Uhrzeigersinn: Setze dein Schiff auf ein beliebiges freies Feld, nimm die Karte dort auf und lege sie offen vor dich. Ein Segelschiff bringt jetzt sofort Punkte. Jede andere Ereigniskarte wird behalten und nicht gespielt.',
    },
    'VG-SET-3': {
      text: 'Startspieler ist der erste Platz, es sei denn, der Tisch hat einen anderen bestimmt oder lässt das Los entscheiden. Nach dem Aufbau hat der Startspieler den ersten Zug, und die anderen folgen im Uhrzeigersinn. Eine **Runde** ist ein Zug von jedem.',
    },

    'VG-TRN-1': {
      text: '**Ereignis:** Vor der Fahrt darfst du eine Ereigniskarte aus deinem eigenen Vorrat spielen.',
    },
    'VG-TRN-2': {
      text: '**Fahrt:** Fahre 1 bis 6 Felder geradeaus: nach links, rechts, oben oder unten. Dein Schiff darf über kein anderes hinweg, auf keinem halten und den Plan nicht verlassen.',
      rulings: [
        'Ein Schiff, das nicht fahren kann, bleibt liegen, dreht nichts um und nimmt keine Karte auf, auch nicht die unter ihm. Truhen darfst du trotzdem werten.',
      ],
    },
    'VG-TRN-3': {
      text: '**Umdrehen:** Die Fahrt wird angesagt, und jede Karte auf den Feldern, über die du fährst, wird umgedreht. Was verdeckt war, liegt nun offen, und umgekehrt.',
      rulings: [
        'Die Karte auf dem Feld, auf dem du hältst, wird nicht umgedreht. Das ist nur für das sechste Segelschiff wichtig und für eine Karte, die liegen bleibt.',
        'Karten, die noch aufzudecken sind, werden in der Reihenfolge ihrer Felder aufgedeckt.',
      ],
    },
    'VG-TRN-4': {
      text: '**Aufnehmen:** Liegt auf dem Feld, auf dem du hältst, eine Karte, darfst du sie aufnehmen, offen oder verdeckt. Du darfst sie auch liegen lassen.',
    },
    'VG-TRN-5': {
      text: 'Eine Ereigniskarte, die du aus der Bucht aufnimmst, darfst du für einen späteren Zug behalten oder sofort spielen, auch wenn du vor der Fahrt schon eine gespielt hast. Gespielte Karten kommen in die Schachtel.',
      rulings: [
        'Sofort heißt vor allem anderen: Wer erst eine Truhe wertet, eine Karte zurücklegt oder ein anderes Ereignis spielt, hat die Gelegenheit verpasst.',
      ],
    },
    'VG-TRN-6': {
      text: 'Eine Schatzkarte, die du aufnimmst, kommt in deinen Vorrat. Nach dem Aufnehmen darfst du vollständige Truhen werten, so viele du kannst. Einen Teil einer Truhe zu bauen bewirkt nichts.',
      rulings: [
        'Truhen dürfen nach jeder aufgenommenen Karte gewertet werden oder nach keiner; das Regelheft spricht nur von einer Schatzkarte oder der zehnten Karte.',
      ],
    },
    'VG-TRN-7': {
      text: 'Dein Vorrat liegt offen für alle und hat am Ende deines Zuges **höchstens 9 Karten**. Mit einer zehnten musst du eine Ereigniskarte spielen, eine Truhe werten oder eine Karte aus dem Vorrat auf ein leeres Feld ohne Schiff legen, und das so lange, bis neun übrig sind. Ein Pirat allein hilft nicht: Danach sind es gleich viele.',
      rulings: [
        'Eine zurückgelegte Karte liegt offen. Zurücklegen darfst du nur, solange du zehn hast.',
        'Ein Ereignis, das du mit zehn Karten spielst, muss nicht das eben aufgenommene sein.',
        'Das Regelheft kennt eine Strafe für den, der mit zehn Karten erwischt wird. Sie wird nicht gespielt: Ein Zug endet nicht mit mehr als neun.',
      ],
    },

    'VG-EVT-1': {
      text: 'Setze dein Schiff auf **ein beliebiges freies Feld**. Die Karte dort nimmst du nicht auf.',
    },
    'VG-EVT-2': {
      text: 'Drehe alle Karten **einer Zeile oder einer Spalte** um. Eine Karte unter einem Schiff wird nicht umgedreht.',
      rulings: ['Du darfst sie auch für eine Zeile oder Spalte ausgeben, in der sich nichts dreht.'],
    },
    'VG-EVT-3': {
      text: 'Nimm **eine Karte deiner Wahl** aus dem Vorrat eines Spielers in deinen eigenen.',
      rulings: [
        'Jemand anderes muss eine Karte haben, sonst lässt sich der Pirat nicht spielen.',
        'Eine gestohlene Karte gilt als Vorrat, nicht als aus der Bucht aufgenommen. Ein gestohlenes Ereignis wartet also auf einen späteren Zug, es sei denn, die zehnte Karte oder die Variante mit freien Ereignissen erlaubt es.',
      ],
    },
    'VG-EVT-4': {
      text: 'Ein Segelschiff wird nie behalten. Wer es aufnimmt, bekommt **10 Punkte**, für das sechste **60**.',
    },
    'VG-EVT-5': {
      text: 'Sind fünf aufgenommen, kann nur ein Schiff, das **seine Fahrt auf dem sechsten beendet**, es aufnehmen (ein Delfin ist keine Fahrt), und nur, wenn es **schon offen liegt**. Willst du es verdeckt aufnehmen, drehst du es auf, lässt es liegen und hast nichts aufgenommen, auch beim Aufbau; lässt du die Karte in Ruhe, siehst du sie nicht. Das sechste beendet die Partie sofort, vor jedem weiteren Ereignis und jeder Truhe.',
      rulings: [
        'Jedes vorbeifahrende Schiff und jede Flutwelle kann es aufgedreht haben, in diesem Zug oder einem früheren; das Regelheft sagt, es müsse eben entdeckt worden sein.',
      ],
    },

    'VG-CHE-1': {
      text: 'Eine Truhe hat **2 Deckel** (links und rechts), **2 Böden** (links und rechts, mit oder ohne Schloss) und **0 bis 6 Mittelstücke**: 4 bis 10 Teile. Farben darfst du mischen, wie du magst.',
      rulings: ['Mittelstücke passen oben und unten, und oben müssen es nicht so viele sein wie unten.'],
    },
    'VG-CHE-2': {
      text: 'Mit einer vollständigen Truhe darfst du Schlüssel jeder Farbe abgeben, höchstens so viele, wie sie Schlösser hat.',
    },
    'VG-CHE-6': { text: 'Eine gewertete Truhe verlässt das Spiel.' },

    'VG-CHE-3': {
      text: 'Jedes Teil und jeder Schlüssel ist in deiner Farbe **40** wert und in jeder anderen der sechs Farben **20**, ob ein Spieler sie hat oder nicht. Ein braunes Teil ist **10** wert.',
    },
    'VG-CHE-4': {
      text: 'Jedes Paar aus Schloss und Schlüssel derselben Farbe bringt **50** als Bonus. Der Tisch kann eine andere Zahl einstellen.',
    },
    'VG-CHE-5': {
      text: 'Die Summe wird **mit der größten Zahl gleicher Schätze** in der Truhe malgenommen: Zwei gleiche verdoppeln sie, drei verdreifachen sie, sechs machen sie sechsmal so groß. Kommt kein Schatz zweimal vor, bleibt sie, wie sie ist. Sind zwei Schätze gleich häufig, zählt nur einer davon.',
      example:
        'Zwei Deckel in deiner Farbe, zwei Böden in anderen Farben, auf jedem Boden ein Diamant: 40 + 40 + 20 + 20 = 120, verdoppelt auf 240.',
      rulings: [
        'Der Bonus für Schlösser und Schlüssel gehört zur Summe, die malgenommen wird.',
        'Vier und fünf gleiche geben ×4 und ×5, und mehr als sechs weiterhin ×6.',
      ],
    },

    'VG-END-1': { text: 'Die Partie endet, wenn **das sechste Segelschiff** aufgenommen wird.' },
    'VG-END-4': {
      text: 'Ist das sechste Segelschiff nach 200 Runden nicht aufgenommen, endet die Partie auch, und die letzten Punkte werden gezählt.',
      rulings: ['Kein Regelheft kennt diese Grenze; sie sorgt dafür, dass jede Partie endet.'],
    },

    'VG-END-2': {
      text: 'Jedes Teil, das noch in deinem Vorrat liegt, bringt **20** in deiner Farbe, **10** in jeder anderen der sechs und **5** in Braun. Jeder Pirat, den du noch hast, kostet **50**. Nach oben gibt es keine Grenze, und du kannst auch unter null kommen.',
      rulings: ['Übrige Schlüssel bringen nichts.'],
    },
    'VG-END-3': {
      text: 'Die meisten Punkte gewinnen.',
      rulings: ['Bei gleichen Punkten wird der Sieg geteilt.'],
    },

    'VG-VAR-1': {
      text: 'Mit **freien Ereignissen** darfst du in jedem Augenblick deines Zuges beliebig viele Ereigniskarten spielen: vor der Fahrt, zwischen Ankunft und Aufnehmen und nach dem Aufnehmen, aber nie zwischen Ansage und Ankunft. Nur die Karte des Feldes, auf dem deine Fahrt endete, kann aufgenommen werden, und nur, solange dein Schiff noch dort liegt. Auch eine gestohlene Ereigniskarte darf gespielt werden.',
      rulings: [
        'Ein Delfin zwischen Ankunft und Aufnehmen gibt die Karte auf, auch wenn ein zweiter Delfin das Schiff zurückbringt. Sonst würden Delfin, Flutwelle und Delfin das sechste Segelschiff holen.',
      ],
    },

    'VG-INF-1': {
      text: 'Niemand kennt eine verdeckte Karte. Der Tisch zeigt, was jetzt offen liegt, und mit der **Gedächtnishilfe**, die aus ist, wenn der Tisch sie nicht einschaltet, auch, was früher offen lag. Wer dabei war, darf sich erinnern: Ein Bot weiß nur, was sein Platz gesehen hat, schwächere Bots vergessen, und der Tisch sagt es.',
      rulings: [
        'Ohne Gedächtnishilfe sieht, wer zu einer laufenden Partie kommt oder zurückkommt, was jetzt offen liegt, und die letzten zwanzig Ereignisse, mehr nicht: Eine verlorene Verbindung kostet keine Erinnerung. Frühere Ereignisse und die Mitschrift gibt es, wenn die Partie vorbei ist.',
      ],
    },
  },
};
