// Vigo's rules in Dutch.
import type { VigoWords } from './outline';

export const words: VigoWords = {
  sections: {
    about: {
      title: 'Waar het om gaat',
      lead: [
        'Op de bodem van de baai van Vigo ligt een schattenvloot. Vaar er met je schip overheen, draai om wat je passeert, onthoud wat je zag en vis de delen van de kostbaarste schatkisten op.',
        'Wordt het zesde zeilschip opgeraapt, dan is de partij afgelopen en winnen de meeste punten.',
        'Van het gedrukte spel uit 1994 is niet alles bewaard. Waar een regel hier een reconstructie is, staat dat erbij, en een tafel kan hem veranderen.',
      ],
    },
    box: { title: 'Wat er in de doos zit' },
    deck: {
      title: 'De schatkaarten',
      lead: [
        'Welke schatkaarten er gedrukt zijn, is niet meer bekend. Heb je het spel, tel dan de kaarten en speel met een eigen kaartenbestand: het vervangt de 84 schatkaarten, de 24 gebeurtenissen blijven. Klopt er iets niet in het bestand, dan hoor je op welke regel.',
      ],
    },
    setup: { title: 'Klaarzetten' },
    turn: {
      title: 'Je beurt',
      lead: ['Je doet deze dingen in deze volgorde. Alleen varen met je schip is verplicht.'],
    },
    dolphin: { title: 'Dolfijn' },
    'tidal wave': { title: 'Vloedgolf' },
    pirate: { title: 'Piraat' },
    'sailing ship': { title: 'Zeilschip' },
    chests: { title: 'Schatkisten' },
    value: { title: 'Wat een schatkist waard is' },
    end: { title: 'Het einde van de partij' },
    points: { title: 'De laatste punten' },
    variant: { title: 'Variant: vrije gebeurtenissen' },
    memory: { title: 'Wat je weet' },
  },
  rules: {
    'VG-MAT-1': {
      text: 'De baai heeft 9 rijen van 12 velden, samen **108 velden**. In het begin ligt op elk veld één verdekte kaart.',
    },
    'VG-MAT-2': {
      text: '**24 gebeurteniskaarten**: telkens 6 keer Dolfijn, Vloedgolf, Piraat en Zeilschip. De andere **84 zijn schatkaarten**.',
    },
    'VG-MAT-3': {
      text: '6 schepen in zes kleuren, die ook de kleuren van de schatkisten zijn: rood, blauw, groen, geel, paars en wit. Bruin is neutraal en van niemand.',
    },

    'VG-MAT-4': {
      text: 'Elk van de zes kleuren heeft **12 kaarten**: 2 linkerdeksels, 2 rechterdeksels, een linker- en een rechterbodem met slot, een linker- en een rechterbodem zonder, 3 middenstukken en 1 sleutel. Bruin heeft er ook 12: voor elke kant een deksel en een bodem zonder slot, en 8 middenstukken. Elk van de zes schatten (kelk, ketting, kroon, diamant, munt, ring) komt zes keer voor, op alle gekleurde middenstukken en bodems zonder slot en op zes bruine middenstukken; geen deel heeft een slot én een schat.',
      example:
        'De rode middenstukken dragen kelk, ketting en kroon, de rode bodems zonder slot diamant (links) en munt (rechts), en het eerste bruine middenstuk een ring. Bij elke volgende kleur schuift dat één schat op; na de ring komt weer de kelk.',
      rulings: [
        'In een kaartenbestand zitten hoogstens 15 kaarten van een soort. Sloten zitten alleen op bodems; sleutels dragen niets en zijn nooit bruin; elk ander deel mag een schat dragen.',
      ],
    },

    'VG-SET-1': { text: 'Je speelt met **2 tot 6 spelers**, elk met een schip in een andere kleur.' },
    'VG-SET-2': {
      text: 'Eerst de startspeler, dan met de klok mee: zet je schip op een vrij veld naar keuze, raap de kaart daar op en leg die open voor je neer. Een zeilschip levert nu meteen punten op. Elke andere gebeurteniskaart wordt bewaard en niet gespeeld.',
    },
    'VG-SET-3': {
      text: 'De startspeler zit op de eerste plaats, tenzij de tafel een andere heeft gekozen of het aan het toeval overlaat. Na het klaarzetten heeft de startspeler de eerste beurt, en de anderen volgen met de klok mee. Een **ronde** is één beurt van iedere speler.',
    },

    'VG-TRN-1': {
      text: '**Gebeurtenis:** voor je vaart, mag je één gebeurteniskaart uit je eigen voorraad spelen.',
    },
    'VG-TRN-2': {
      text: '**Varen:** vaar 1 tot 6 velden in een rechte lijn: naar links, rechts, boven of onder. Je schip mag niet over een ander schip heen, er niet op stoppen en niet van het bord af.',
      rulings: [
        'Een schip dat niet kan varen, blijft liggen, draait niets om en raapt geen kaart op, ook niet die eronder. Schatkisten bouwen mag je dan nog wel.',
      ],
    },
    'VG-TRN-3': {
      text: '**Omdraaien:** de vaart wordt aangekondigd en elke kaart op de velden waar je overheen vaart, wordt omgedraaid. Wat verdekt lag, ligt nu open, en omgekeerd.',
      rulings: [
        'De kaart van het veld waar je stopt, wordt niet omgedraaid. Dat maakt alleen iets uit voor het zesde zeilschip en voor een kaart die blijft liggen.',
        'Kaarten die nog onthuld moeten worden, worden in de volgorde van hun velden onthuld.',
      ],
    },
    'VG-TRN-4': {
      text: '**Oprapen:** ligt er een kaart op het veld waar je stopt, dan mag je die oprapen, open of verdekt. Laten liggen mag ook.',
    },
    'VG-TRN-5': {
      text: 'Een gebeurteniskaart die je uit de baai opraapt, mag je voor een latere beurt bewaren of meteen spelen, ook als je voor het varen al een gebeurtenis hebt gespeeld. Gespeelde kaarten gaan in de doos.',
      rulings: [
        'Meteen betekent voor al het andere: wie eerst een schatkist bouwt, een kaart teruglegt of een andere gebeurtenis speelt, is te laat.',
      ],
    },
    'VG-TRN-6': {
      text: 'Een schatkaart die je opraapt, gaat naar je voorraad. Na het oprapen mag je volledige schatkisten bouwen en laten tellen, zoveel als je kunt. Een deel van een kist bouwen heeft geen gevolg.',
      rulings: [
        'Schatkisten bouwen mag na elke opgeraapte kaart, en ook zonder; het boekje heeft het alleen over een schatkaart of een tiende kaart.',
      ],
    },
    'VG-TRN-7': {
      text: 'Je voorraad ligt open voor iedereen en telt aan het eind van je beurt **hoogstens 9 kaarten**. Met een tiende moet je een gebeurteniskaart spelen, een schatkist bouwen of een kaart uit je voorraad op een leeg veld zonder schip leggen, en dat tot er negen over zijn. Een piraat alleen helpt niet: daarna heb je er evenveel.',
      rulings: [
        'Een kaart die je teruglegt, ligt open. Terugleggen kan alleen zolang je er tien hebt.',
        'Een gebeurtenis die je met tien kaarten speelt, hoeft niet de kaart te zijn die je net hebt opgeraapt.',
        'Het boekje kent een straf voor wie op tien kaarten wordt betrapt. Die spelen we niet: een beurt eindigt niet met meer dan negen.',
      ],
    },

    'VG-EVT-1': {
      text: 'Zet je schip op **een vrij veld naar keuze**. De kaart daar raap je niet op.',
    },
    'VG-EVT-2': {
      text: 'Draai alle kaarten van **één rij of één kolom** om. Een kaart onder een schip wordt niet omgedraaid.',
      rulings: ['Je mag deze kaart ook spelen op een rij of kolom waar niets omdraait.'],
    },
    'VG-EVT-3': {
      text: 'Neem **één kaart naar keuze** uit de voorraad van één speler bij je eigen voorraad.',
      rulings: [
        'Er moet iemand anders zijn die een kaart heeft, anders kun je de piraat niet spelen.',
        'Een gestolen kaart telt als voorraad, niet als opgeraapt uit de baai. Een gestolen gebeurtenis wacht dus op een latere beurt, tenzij je tiende kaart of de variant met vrije gebeurtenissen je die laat spelen.',
      ],
    },
    'VG-EVT-4': {
      text: 'Een zeilschip wordt nooit bewaard. Raap je het op, dan krijg je **10 punten**, en **60** als het het zesde is.',
    },
    'VG-EVT-5': {
      text: 'Zijn er vijf opgeraapt, dan kan alleen een schip dat **zijn vaart eindigt** op het zesde het oprapen (een dolfijn is geen vaart), en alleen als het **al open ligt**. Kies je ervoor het verdekt op te rapen, dan draai je het open, laat je het liggen en heb je niets opgeraapt, ook bij het klaarzetten; laat je de kaart met rust, dan zie je die niet. Met het zesde eindigt de partij meteen, voor elke verdere gebeurtenis of schatkist.',
      rulings: [
        'Elk schip dat passeerde en elke vloedgolf kan het hebben omgedraaid, in deze beurt of een eerdere; het boekje zegt dat het pas ontdekt moet zijn.',
      ],
    },

    'VG-CHE-1': {
      text: 'Een schatkist heeft **2 deksels** (links en rechts), **2 bodems** (links en rechts, met of zonder slot) en **0 tot 6 middenstukken**: 4 tot 10 delen. Kleuren mag je mengen zoals je wilt.',
      rulings: ['Middenstukken passen boven en onder, en boven hoeven er niet evenveel te zijn als onder.'],
    },
    'VG-CHE-2': {
      text: 'Bij een volledige schatkist mag je sleutels van elke kleur afgeven, hoogstens zoveel als de kist sloten heeft.',
    },
    'VG-CHE-6': { text: 'Een schatkist die geteld heeft, verdwijnt uit het spel.' },

    'VG-CHE-3': {
      text: 'Elk deel en elke sleutel is **40** waard in je eigen kleur en **20** in een andere van de zes kleuren, of een speler die nu heeft of niet. Een bruin deel is **10** waard.',
    },
    'VG-CHE-4': {
      text: 'Elk paar van een slot en een sleutel in dezelfde kleur geeft een bonus van **50**. De tafel kan een ander getal instellen.',
    },
    'VG-CHE-5': {
      text: 'De som wordt **vermenigvuldigd met het grootste aantal gelijke schatten** in de kist: met twee gelijke wordt ze verdubbeld, met drie verdrievoudigd, met zes is ze zes keer zoveel. Komt geen enkele schat twee keer voor, dan blijft ze zoals ze is. Komen twee schatten even vaak voor, dan telt er maar één.',
      example:
        'Twee deksels in je eigen kleur, twee bodems in andere kleuren, op elke bodem een diamant: 40 + 40 + 20 + 20 = 120, verdubbeld tot 240.',
      rulings: [
        'De bonus voor sloten en sleutels hoort bij de som die wordt vermenigvuldigd.',
        'Vier en vijf gelijke geven ×4 en ×5, en meer dan zes nog altijd ×6.',
      ],
    },

    'VG-END-1': { text: 'De partij eindigt als **het zesde zeilschip** wordt opgeraapt.' },
    'VG-END-4': {
      text: 'Is het zesde zeilschip na 200 rondes nog niet opgeraapt, dan eindigt de partij ook, en worden de laatste punten geteld.',
      rulings: ['Geen boekje kent deze grens; ze zorgt ervoor dat elke partij eindigt.'],
    },

    'VG-END-2': {
      text: 'Elk deel dat nog in je voorraad ligt, geeft **20** in je eigen kleur, **10** in een andere van de zes en **5** in bruin. Elke piraat die je nog hebt, kost **50**. Naar boven is er geen grens, en je kunt ook onder nul komen.',
      rulings: ['Sleutels die over zijn, geven niets.'],
    },
    'VG-END-3': {
      text: 'Wie de meeste punten heeft, wint.',
      rulings: ['Bij gelijke punten wordt de winst gedeeld.'],
    },

    'VG-VAR-1': {
      text: 'Met **vrije gebeurtenissen** mag je op elk moment van je beurt zoveel gebeurteniskaarten spelen als je wilt: voor het varen, tussen aankomen en oprapen, en na het oprapen, maar nooit tussen de aankondiging en het aankomen. Alleen de kaart van het veld waar je vaart eindigde, kan worden opgeraapt, en alleen zolang je schip daar nog ligt. Ook een gestolen gebeurteniskaart mag je spelen.',
      rulings: [
        'Met een dolfijn tussen aankomen en oprapen geef je de kaart op, ook als een tweede dolfijn je schip terugbrengt. Anders zouden dolfijn, vloedgolf en dolfijn het zesde zeilschip binnenhalen.',
      ],
    },

    'VG-INF-1': {
      text: 'Niemand kent een verdekte kaart. De tafel toont wat nu open ligt, en met de **geheugensteun**, die uit staat tenzij de tafel hem aanzet, ook wat eerder open lag. Wie erbij was, mag onthouden: een bot weet alleen wat zijn plaats heeft gezien, zwakkere bots vergeten, en de tafel zegt dat erbij.',
      rulings: [
        'Zonder geheugensteun ziet wie bij een lopende partij komt of terugkomt wat nu open ligt en de laatste twintig gebeurtenissen, meer niet: een verbroken verbinding kost geen herinnering. Eerdere gebeurtenissen en het verslag komen als de partij voorbij is.',
      ],
    },
  },
};
