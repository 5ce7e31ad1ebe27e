// Vineta's rules in Dutch.
import type { VinetaWords } from './outline';

export const words: VinetaWords = {
  sections: {
    about: {
      title: 'Waar het om gaat',
      lead: [
        'De rijke Oostzeestad Vineta heeft de goden boos gemaakt, en die goden zijn jullie. Storm na storm laten jullie haar samen verdrinken, tot er nog één stadsdeel boven water uitsteekt.',
        'Maar ieder van jullie heeft een geheim: één volk en één stadsdeel om te beschermen. Stuur de vloed een andere kant op, breng je huizen in veiligheid en neem je deel van wat ondergaat.',
      ],
    },
    box: { title: 'Wat er in de doos zit' },
    board: { title: 'De stad' },
    setup: { title: 'Klaarzetten' },
    round: { title: 'Een ronde' },
    cards: { title: 'Een kaart spelen' },
    flood: { title: 'Vloedkaarten' },
    'changing wind': { title: 'Wisselende wind' },
    'calm sea': { title: 'Rustige zee' },
    intervention: { title: 'Machtspreuk' },
    'one more': { title: '1 kaart meer, 1 kaart minder' },
    'false hope': { title: 'Valse hoop' },
    rescue: { title: 'Redding' },
    relocation: { title: 'Verhuizing' },
    panic: { title: 'Paniek' },
    quarantine: { title: 'Quarantaine' },
    scoring: { title: 'Het einde van een ronde' },
    secrets: { title: 'Open en geheim' },
    end: { title: 'Het einde van de partij' },
    points: { title: 'Punten' },
    editions: {
      title: 'Edities',
      lead: [
        'Er zijn vier spelregelboekjes gedrukt, en die verschillen op vier punten. Een tafel speelt één van deze edities: die in de taal van wie de tafel klaarzet, tenzij er een andere wordt gekozen. Daarna ligt dat vast. Elk van de vier punten kan ook apart worden ingesteld.',
        'Waar de Franse tekst losser is, lezen we hem als de Nederlandse: ‘Machtspreuk’ heeft een reeks met een vloedkaart nodig; ligt er maar één reeks, dan legt ‘Wisselende wind’ een vloedkaart uit die reeks af; ‘Redding’ gaat van één stadsdeel naar één ander; huizen worden per kaart verdeeld en niet per speler; en bij een gelijke eindstand tellen de huizen van het eigen volk.',
        'De Nederlandse en Franse kaartnamen zijn die van de gedrukte kaarten. Van de Duitse en Engelse namen zijn alleen die voor ‘Machtspreuk’, ‘1 kaart meer’, ‘1 kaart minder’ en ‘Quarantaine’ uit druk bekend; de andere zijn vertalingen.',
      ],
    },
    variant: { title: 'Variant: snel klaarzetten' },
  },
  rules: {
    'VN-RND-1': {
      text: 'Een partij duurt **8 rondes**. In elke ronde zinkt precies één stadsdeel, dus van de negen blijft er één over.',
    },

    'VN-MAT-1': {
      text: 'De stad heeft **9 stadsdelen** in drie ringen van drie: de groene voorstad aan zee, daarbinnen de gele randstad en in het midden het rode centrum.',
    },
    'VN-MAT-2': {
      text: 'Er zijn **7 volkeren** met elk 7 huizen in hun eigen kleur, samen 49 huizen. Elk volk heeft één huistegel en elk stadsdeel één stadsdeeltegel: 7 en 9 tegels.',
    },
    'VN-MAT-3': {
      text: 'Er zijn **6 goden**, elk met één fiche en dezelfde **30 kaarten**. 16 daarvan zijn vloedkaarten: 5 met één golf, 6 met twee, 4 met drie en 1 met vier, samen 33 golven. 14 zijn actiekaarten: 3 keer Wisselende wind, 3 keer Valse hoop, en telkens één keer Machtspreuk, 1 kaart meer, 1 kaart minder, Rustige zee, Redding, Verhuizing, Paniek en Quarantaine.',
    },
    'VN-MAT-4': {
      text: 'De **toren** staat bij de startspeler, die als eerste onthult. De **schijf** ligt bij wie de ronde begon.',
    },
    'RU-10': {
      text: 'De volkeren doen altijd in dezelfde volgorde mee: Amber, IJs, Varen, Stro, Getij, Roest, Heide. Doen er vier mee, dan zijn het de eerste vier. Een tafel mag ze andere kleuren geven.',
    },

    'VN-MAP-1': {
      text: 'Elke ring is een half stadsdeel gedraaid tegenover de volgende. Een stadsdeel van de voorstad grenst dus aan twee van de randstad, een van de randstad aan twee van de voorstad en twee van het centrum, en een van het centrum aan twee van de randstad. De drie stadsdelen van één ring grenzen allemaal aan elkaar.',
      example:
        'Voorstad-Zuid grenst aan Randstad-Zuidwest en Randstad-Zuidoost. Randstad-Noord grenst aan Voorstad-Noordwest, Voorstad-Noordoost, Centrum-Noordwest en Centrum-Noordoost.',
    },
    'VN-MAP-2': {
      text: 'Een stadsdeel ligt aan zee als het bij de voorstad hoort, of als minstens één stadsdeel waaraan het grenst gezonken is. In het begin kunnen dus alleen groene stadsdelen worden bedreigd; zinkt er een groen, dan komen er twee gele open te liggen, en zinkt daar een van, dan ook twee rode. Zolang er meer dan één stadsdeel overeind staat, liggen er minstens twee aan zee.',
    },

    'VN-SET-1': {
      text: 'Je speelt met **2 tot 6 spelers**. Er doet één volk meer mee dan er spelers zijn, maar **met 2 spelers zijn het er 4**; van elk volk dat meedoet, worden alle 7 huizen gebruikt.',
      example: '28 huizen met 2 of 3 spelers, 35 met 4, 42 met 5 en 49 met 6.',
    },
    'VN-SET-2': {
      text: 'De huistegels van de volkeren die meedoen en alle 9 stadsdeeltegels worden geschud. Iedere speler krijgt in het geheim **één van elk**: het volk en het stadsdeel om te beschermen. De rest gaat ongezien terug in de doos.',
      rulings: [
        'Tegels worden gedeeld en kaarten getrokken in de volgorde van de plaatsen, de ene na de andere.',
      ],
    },
    'VN-SET-3': { text: 'Iedere speler schudt de eigen 30 kaarten tot een verdekte stapel.' },
    'VN-SET-4': {
      text: 'De startspeler krijgt de schijf en de toren. In het gedrukte spel is dat de oudste speler; hier is het de eerste plaats, tenzij de tafel een andere heeft gekozen of het aan het toeval overlaat.',
    },
    'VN-SET-5': {
      text: 'Nu wordt de stad gebouwd: te beginnen bij de startspeler en met de klok mee plaatst iedere speler telkens één huis op een stadsdeel naar keuze, tot alle huizen staan. Het mag een huis zijn van elk volk dat nog in voorraad is. Je kent je eigen tegels dan al.',
    },
    'VN-SET-6': { text: 'Daarna trekt iedere speler **7 kaarten**.' },

    'VN-RND-2': {
      text: 'Een ronde heeft gewoonlijk **3 etappes**. Elke ‘1 kaart meer’ maakt haar één etappe langer, elke ‘1 kaart minder’ één etappe korter, en elke extra etappe bij gelijke stand telt erbij. Na elke volledige etappe wordt de ronde gewaardeerd als er zoveel etappes zijn gespeeld als ze moet duren, of meer.',
    },
    'VN-TRN-1': {
      text: '**Kiezen:** alle spelers kiezen tegelijk één kaart uit hun hand en leggen die verdekt neer.',
    },
    'VN-TRN-2': {
      text: '**Onthullen:** vanaf de speler met de toren, met de klok mee, draait ieder de gekozen kaart om en speelt ze. Pas dan beslis je over reeks, doel en huizen, en je weet dus alles wat er voor jou is onthuld.',
    },
    'VN-TRN-3': {
      text: '**Trekken:** iedere speler vult de hand weer aan tot 7 kaarten van de eigen stapel, zover die reikt.',
    },
    'VN-TRN-4': {
      text: 'Is je stapel op, dan speel je eerst alle kaarten uit je hand. Daarna schud je je aflegstapel tot een nieuwe stapel en trek je er 7. Kaarten die in reeksen of voor spelers liggen, blijven liggen.',
      rulings: [
        'Opgebruikte stapels worden vernieuwd in de volgorde van de plaatsen, telkens als die plaats aan het trekken toe is.',
      ],
    },
    'VN-TRN-5': {
      text: '**Doorgeven:** tussen twee etappes gaat de toren naar links. De schijf blijft bij wie de ronde begon.',
    },
    'RU-9': {
      text: 'Iedereen trekt kaarten voor de ronde wordt gewaardeerd. Elf van je kaarten blijven nooit op tafel liggen, dus je hebt altijd een kaart om te spelen.',
    },

    'VN-ACT-1': {
      text: 'Drie actiekaarten blijven tot het eind van de ronde op tafel: ‘Machtspreuk’ naast haar reeks, ‘1 kaart meer’ en ‘1 kaart minder’ voor jou. Elke andere actiekaart gaat na de uitvoering naar je eigen aflegstapel.',
    },
    'RU-4': {
      text: 'Een onthulde kaart **moet worden uitgevoerd als dat kan**, op een toegelaten manier naar keuze. Kan het niet, dan vervalt ze naar je aflegstapel. Niemand mag weigeren, behalve met een ‘Verhuizing’ van twee lege stadsdelen of een tweede ‘Quarantaine’ op één stadsdeel.',
      rulings: [
        'Ook een kaart waarbij niets te kiezen valt, of die vervalt, wacht op haar eigenaar, met één mogelijkheid.',
      ],
    },
    'RU-5': {
      text: 'Een huis dat verhuist, komt altijd in een ander stadsdeel terecht. Gezonken stadsdelen doen niet meer mee: er gaat geen huis weg en er komt er geen bij.',
      rulings: [
        'Eerst noem je de stadsdelen, dan de huizen. Bij ‘Paniek’ noem je het stadsdeel dat wordt verlaten, en dan telkens één huis en zijn doel.',
      ],
    },

    'VN-FLD-1': {
      text: '**Begin een reeks:** kies een stadsdeel aan zee dat door niemand wordt bedreigd, begin er een reeks tegen en leg je fiche erin. Vanaf nu loopt dat stadsdeel gevaar. Je hebt maar één fiche, dus je kunt maar één reeks per ronde beginnen.',
    },
    'VN-FLD-2': {
      text: '**Of leg aan:** leg de kaart aan het eind van een open reeks naar keuze, ook die van jezelf.',
    },
    'RU-1': {
      text: 'Een reeks die door ‘Rustige zee’ of ‘Wisselende wind’ leeg is geworden, blijft open: fiche en machtspreuken blijven, het stadsdeel loopt nog gevaar en er mogen vloedkaarten bij. Voor ‘Wisselende wind’ telt ze als reeks. Bij de waardering telt ze niet mee zolang er geen vloedkaart in ligt.',
    },

    'VN-WND-1': {
      text: 'Kies een reeks, neem er een vloedkaart uit en leg ze **aan het eind van een andere reeks**. Ze blijft van haar eigenaar.',
    },
    'VN-WND-2': {
      text: 'Ligt er maar één reeks op tafel, dan gaat in plaats daarvan één vloedkaart van die reeks naar de aflegstapel van haar eigenaar. Ligt er in geen enkele reeks een vloedkaart, dan gebeurt er niets.',
    },

    'VN-CLM-1': {
      text: 'Kies een vloedkaart, uit welke reeks ook: ze gaat naar **de aflegstapel van haar eigenaar**. Zonder vloedkaart in een reeks gebeurt er niets.',
    },

    'VN-INT-1': {
      text: 'Leg deze kaart naast een reeks met minstens één vloedkaart en kies: **7 golven meer** of **7 golven minder**. Is er zo geen reeks, dan gebeurt er niets.',
    },
    'VN-INT-2': {
      text: 'Een stadsdeel kan zelfs met nul golven of minder zinken, als geen ander er meer heeft. ‘Machtspreuk’ levert geen huizen op.',
    },

    'VN-LEN-1': {
      text: '‘1 kaart meer’ maakt de ronde één etappe langer, ‘1 kaart minder’ één etappe korter; meerdere tellen op of heffen elkaar op. Kaarten die al verdekt liggen, worden altijd nog gespeeld. In de laatste etappe kan ‘1 kaart minder’ dus alleen nog een ‘1 kaart meer’ opheffen.',
      example:
        '‘1 kaart minder’ in etappe 3, dan een gelijke stand, dan ‘1 kaart meer’ in de extra etappe: 3 + 1 − 1 + 1 = 4. De ronde wordt na etappe 4 gewaardeerd.',
    },

    'VN-HOP-1': {
      text: 'Verplaats **één huis**, van waar je maar wilt, naar een stadsdeel dat gevaar loopt: een stadsdeel met een fiche erin.',
    },
    'VN-HOP-2': { text: 'Loopt geen enkel stadsdeel gevaar, dan kies je beide stadsdelen vrij.' },
    'RU-6': {
      text: 'Voor ‘Valse hoop’ en ‘Redding’ loopt pas geen enkel stadsdeel gevaar als er nergens een fiche ligt. Liggen er fiches maar is geen zet toegelaten, dan vervalt de kaart.',
    },

    'VN-RES-1': {
      text: 'Verplaats **twee huizen** uit één stadsdeel dat gevaar loopt naar één ander stadsdeel. Staat er maar één huis, dan verplaats je dat.',
    },
    'VN-RES-2': {
      text: 'Loopt geen enkel stadsdeel gevaar, dan mag je vrij kiezen waar de huizen vandaan komen en waar ze heen gaan.',
    },

    'VN-REL-1': {
      text: 'Kies twee stadsdelen: ze **ruilen al hun huizen**. Een van de twee mag leeg zijn. Zelfs twee lege mogen; dan verandert er niets.',
    },

    'VN-PAN-1': {
      text: '**3 huizen** van één stadsdeel vluchten naar 3 verschillende andere stadsdelen. Staan er minder, dan vluchten ze allemaal, elk naar een eigen stadsdeel.',
    },
    'VN-PAN-2': {
      text: 'Zijn er minder stadsdelen om naartoe te vluchten dan huizen die vluchten, dan zegt je editie wat er gebeurt.',
    },

    'VN-QUA-1': {
      text: 'Kies een stadsdeel: tot het eind van de ronde **verlaat geen huis het**. Een gelijke stand is niet het eind van de ronde en dus ook niet van de quarantaine. Er mogen nog wel huizen bij komen.',
    },
    'VN-QUA-2': {
      text: '‘Quarantaine’ gaat boven ‘Valse hoop’, ‘Redding’, ‘Verhuizing’ en ‘Paniek’. Zinkt het stadsdeel, dan worden de huizen toch verdeeld.',
    },
    'RU-7': {
      text: 'Uit een stadsdeel in quarantaine gaan geen huizen weg en het kan niet meedoen aan een ‘Verhuizing’, maar er mogen huizen naartoe. Elk stadsdeel kan in quarantaine, ook meerdere tegelijk. Een tweede ‘Quarantaine’ op hetzelfde stadsdeel doet verder niets.',
    },

    'VN-SCO-1': {
      text: 'Tel de golven van elke reeks: al haar vloedkaarten, en 7 meer of minder voor elke ‘Machtspreuk’. De reeks met **de meeste golven** laat haar stadsdeel zinken.',
    },
    'VN-SCO-7': {
      text: 'Een voorbeeld: de reeks van speler A toont 11 golven, maar een ‘Machtspreuk’ haalt er 7 af, dus tellen er 4. De reeks van speler B heeft er 7, dus het stadsdeel van B zinkt.',
    },
    'VN-SCO-2': {
      text: 'Staan meerdere reeksen gelijk met de meeste golven, dan spelen alle spelers nog één kaart: een **extra etappe bij gelijke stand**. Dat gebeurt zo vaak als nodig is. Daarna kan elk stadsdeel zinken, niet alleen die van de gelijke stand.',
    },
    'RU-2': {
      text: 'Ligt er in geen enkele reeks een vloedkaart als de ronde wordt gewaardeerd, dan is dat als een gelijke stand: er komt nog een etappe.',
    },
    'RU-3': {
      text: 'Na 30 etappes in één ronde wordt een gelijke stand beslist: van de gelijke reeksen laat de reeks die het eerst is begonnen haar stadsdeel zinken. Is er geen reeks met een vloedkaart, dan zinkt het eerste stadsdeel aan zee in de volgorde van het bord, en zijn huizen gaan terug in de doos. Dat zorgt er alleen voor dat elke partij eindigt; in 100.000 willekeurige partijen per aantal spelers is het nooit voorgekomen.',
    },
    'VN-SCO-3': {
      text: 'De huizen van het gezonken stadsdeel gaan **één voor één** naar de eigenaars van de vloedkaarten in de reeks, van de onderste kaart naar boven, en dan weer van onderaf zolang er huizen zijn. Een kaart die door ‘Wisselende wind’ is verplaatst, telt waar ze nu ligt.',
      example: '7 huizen, en in de reeks kaarten van B, C, B, C: B krijgt 4 huizen en C krijgt er 3.',
    },
    'VN-SCO-4': {
      text: 'Zijn er minder huizen dan kaarten, dan krijgen alleen de onderste kaarten van de reeks er een.',
    },
    'VN-SCO-5': {
      text: 'Is een stadsdeel gezonken, dan gaan alle kaarten op tafel naar de aflegstapels van hun eigenaars. De fiches gaan naar huis en elke quarantaine eindigt.',
    },
    'VN-SCO-6': {
      text: 'De toren gaat naar links en de schijf komt eronder. **Met 3 spelers** wordt de toren hier niet doorgegeven.',
    },
    'RU-8': {
      text: 'De toren gaat één keer per etappe verder: tussen etappes, en aan het eind van de ronde in plaats van na de laatste etappe. Ging hij daar twee keer verder, dan zou met vier spelers altijd dezelfde speler de ronde beginnen.',
      example: '3 spelers en een ronde van 4 etappes: wie haar begon, begint ook de volgende.',
    },

    'RU-11': {
      text: 'Open voor iedereen zijn gespeelde kaarten, aflegstapels, veroverde huizen en het aantal kaarten in elke hand en stapel. Handen, de volgorde van de stapels en de tegels zijn geheim. Een gekozen kaart is geheim tot ze wordt onthuld.',
    },

    'VN-END-1': {
      text: 'Na ronde 8 blijft er **één stadsdeel** over. Nu worden alle tegels onthuld.',
      rulings: [
        'Ook na de laatste waardering gaan kaarten en fiches naar huis en schuiven toren en schijf door; pas dan is de partij afgelopen.',
      ],
    },

    'VN-END-2': { text: '**3 punten** voor elk huis van je eigen volk op het laatste stadsdeel.' },
    'VN-END-3': {
      text: '**1 punt** voor elk huis dat je hebt veroverd. Voor veroverde huizen van je eigen volk beslist de editie.',
    },
    'VN-END-4': {
      text: 'Wie de tegel van het laatste stadsdeel heeft, krijgt **2 punten** als het rood is, **4** als het geel is en **7** als het groen is, wat er ook op staat. Heeft niemand die tegel, dan krijgt niemand ze. Deze punten en die voor huizen erop staan los van elkaar.',
    },
    'VN-END-5': {
      text: 'Wie de meeste punten heeft, wint. Bij een gelijke stand beslissen de meeste huizen van het eigen volk op het laatste stadsdeel; is ook dat gelijk, dan zijn er meerdere winnaars.',
    },

    'ED-1': {
      text: 'Wat is een veroverd huis van je eigen volk waard? Een tafel kan 1, 2 of 3 punten instellen. Is het iets anders dan 1, dan kiest altijd de eigenaar van de kaart het huis.',
      editions: {
        nl: '1 punt, zoals elk ander huis.',
        de: '1 punt, zoals elk ander huis.',
        en: '2 punten in totaal.',
        fr: '1 punt, zoals elk ander huis.',
      },
      rulings: ['De 2 punten van de Engelse editie zijn alles samen, niet 1 en nog eens 2.'],
    },
    'ED-2': {
      text: 'Wat doet de toren voor een extra etappe bij gelijke stand?',
      editions: {
        nl: 'Hij gaat naar links.',
        de: 'Hij gaat naar links.',
        en: 'Hij blijft staan.',
        fr: 'Hij gaat naar links.',
      },
    },
    'ED-3': {
      text: 'Wat gebeurt er bij ‘Paniek’ als er minder stadsdelen zijn om naartoe te vluchten dan huizen?',
      editions: {
        nl: 'Alle huizen, hoogstens 3, vluchten naar zoveel mogelijk stadsdelen: geen krijgt een tweede huis voor elk er een heeft.',
        de: 'Zoals in de Nederlandse editie: het Duitse kaartenblad ontbreekt.',
        en: 'Zoals in de Nederlandse editie: het Engelse kaartenblad ontbreekt.',
        fr: 'Er vluchten maar zoveel huizen als er stadsdelen zijn.',
      },
    },
    'ED-4': {
      text: 'Wie kiest welk huis een vloedkaart verovert?',
      editions: {
        nl: 'Niemand: het maakt niets uit, dus worden de huizen in de volgorde van de volkeren genomen.',
        de: 'Niemand, zoals in de Nederlandse editie.',
        en: 'De eigenaar van de kaart kiest, één huis per keer.',
        fr: 'Niemand, zoals in de Nederlandse editie.',
      },
    },

    'VN-VAR-1': {
      text: 'Bij **snel klaarzetten** plaatst niemand een huis: zijn de tegels gedeeld, dan plaatst het toeval ze allemaal in één keer, elk huis op een van de 9 stadsdelen, allemaal even waarschijnlijk. Daarna trekt iedereen kaarten zoals altijd. **Dit staat in geen enkel boekje**; een tafel kan het afspreken om eerder te beginnen.',
    },
  },
};
