import { spellingKey } from '../../domain/stock/slug';

/**
 * Makes and models that Australians know, whether or not a dealer has them. Somebody who types one of these and nothing else
 * means it: a Wrangler is not a misspelt Ranger. A row is a make and its models; a new name is a word here.
 */
const MARKET = `
Abarth: 595, 695
Alfa Romeo: Giulia, Giulietta, Stelvio, Tonale, MiTo, Brera
Aston Martin: Vantage, Vanquish, Rapide, DB9, DB11, DBX
Audi: A1, A3, A4, A5, A6, A7, A8, Q2, Q3, Q4, Q5, Q7, Q8, S3, S4, S5, RS3, RS4, RS5, RS6, SQ5, SQ7, TT, R8, e-tron
Bentley: Continental, Bentayga, Mulsanne, Flying Spur
BMW: 1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, 8 Series, X1, X2, X3, X4, X5, X6, X7, Z3, Z4, M2, M3, M4, M5, M8, i3, i4, i5, i7, i8, iX, iX1, iX3
BYD: Atto 3, Dolphin, Seal, Sealion 6, Sealion 7, Shark 6
Chery: Omoda 5, Tiggo 4, Tiggo 7, Tiggo 8
Chevrolet: Silverado, Corvette, Camaro, Suburban
Chrysler: 300C, Sebring, Grand Voyager, PT Cruiser
Citroen: Berlingo, C3, C4, C5, DS3, DS4, Dispatch
Cupra: Formentor, Ateca, Leon, Tavascan
Daewoo: Lanos, Nubira, Matiz
Daihatsu: Charade, Sirion, Terios, Hijet
Dodge: Caliber, Challenger, Charger, Journey, Nitro, Viper
Ferrari: California, Portofino, F430, F8
Fiat: Freemont, Ducato, Doblo, Scudo, Panda, Punto, 500X
Ford: Bronco, Courier, Cortina, EcoSport, Endura, Escape, Everest, F-100, F-150, F-250, F-350, Fairlane, Fairmont, Falcon, Festiva, Fiesta, Focus, Fusion, Galaxy, Kuga, Laser, Maverick, Mondeo, Mustang, Puma, Ranger, Raptor, Territory, Tourneo, Transit, Mach-E
Foton: Tunland
Genesis: G70, G80, G90, GV60, GV70, GV80
GWM: Cannon, Ora, Tank 300, Tank 500, Steed, Jolion
Haval: Jolion, H2, H6, H9
Hino: Dutro
Holden: Acadia, Adventra, Astra, Barina, Berlina, Calais, Caprice, Captiva, Cascada, Colorado, Combo, Commodore, Crewman, Cruze, Epica, Equinox, Frontera, Jackaroo, Malibu, Monaro, Rodeo, Spark, Statesman, Trailblazer, Trax, Vectra, Viva, Volt
Honda: Accord, City, Civic, CR-V, CR-Z, HR-V, Insight, Integra, Jazz, Legend, Odyssey, Prelude, ZR-V, NSX
HSV: Clubsport, Maloo, Senator, GTSR
Hummer: H1, H2, H3
Hyundai: Accent, Elantra, Excel, Genesis, Getz, i20, i30, i40, i45, iLoad, iMax, Inster, Ioniq, Ioniq 5, Ioniq 6, ix35, Kona, Nexo, Palisade, Santa Cruz, Santa Fe, Sonata, Staria, Staria Load, Terracan, Tiburon, Tucson, Veloster, Venue
Ineos: Grenadier
Infiniti: Q30, Q50, Q60, Q70, QX30, QX70, QX80
Isuzu: D-Max, MU-X
Iveco: Daily
JAC: T9
Jaguar: E-Pace, F-Pace, F-Type, I-Pace, S-Type, X-Type, XE, XF, XJ, XK
Jeep: Avenger, Cherokee, Commander, Compass, Gladiator, Grand Cherokee, Liberty, Patriot, Renegade, Wrangler
Kia: Carens, Carnival, Cerato, EV3, EV5, EV6, EV9, K4, Niro, Optima, Picanto, Pregio, Rio, Rondo, Seltos, Sorento, Soul, Spectra, Sportage, Stinger, Stonic, Tasman
Lamborghini: Aventador, Gallardo, Huracan, Urus
Land Rover: Defender, Discovery, Discovery Sport, Evoque, Freelander, Range Rover, Range Rover Evoque, Range Rover Sport, Velar
LDV: D90, Deliver 9, eT60, G10, MIFA, T60, V80
Lexus: CT200h, ES300h, GX550, IS250, IS300, IS350, LBX, LC500, LX570, LX600, NX300, NX350, RC350, RX350, RX450h, RZ450e, UX200, UX250h
Lotus: Elise, Emira, Evora, Exige
Mahindra: Scorpio, XUV500, XUV700, Pik-Up
Maserati: Ghibli, GranTurismo, Grecale, Levante, Quattroporte
Mazda: 323, 626, Axela, B2500, BT-50, CX-3, CX-30, CX-5, CX-50, CX-60, CX-7, CX-70, CX-8, CX-80, CX-9, CX-90, Mazda2, Mazda3, Mazda6, MPV, MX-30, MX-5, RX-7, RX-8, Tribute
McLaren: 570S, 720S
Mercedes-Benz: A-Class, B-Class, C-Class, E-Class, G-Class, M-Class, R-Class, S-Class, V-Class, X-Class, CLA, CLK, CLS, EQA, EQB, EQC, EQE, EQS, GLA, GLB, GLC, GLE, GLS, SLK, Sprinter, Vito, Viano, Valente
MG: Cyberster, HS, MG3, MG4, MG5, MG6, MG7, ZS, ZST, QS, MGU9
Mini: Aceman, Clubman, Cooper, Countryman, Paceman
Mitsubishi: ASX, Challenger, Colt, Delica, Eclipse Cross, Express, Grandis, i-MiEV, L300, Lancer, Magna, Mirage, Outlander, Pajero, Pajero Sport, Triton, Verada
Nissan: 350Z, 370Z, Almera, Altima, Ariya, Dualis, Elgrand, GT-R, Juke, Leaf, Maxima, Micra, Murano, Navara, Note, NV200, Pathfinder, Patrol, Pulsar, Qashqai, Serena, Silvia, Skyline, Tiida, X-Trail
Opel: Corsa, Insignia
Peugeot: 206, 207, 208, 308, 407, 508, 2008, 3008, 4008, 5008, Expert, Partner, RCZ
Polestar: Polestar 2, Polestar 3, Polestar 4
Porsche: 718, 911, Boxster, Cayenne, Cayman, Macan, Panamera, Taycan
Proton: Exora, Persona, Satria
Ram: Ram 1500, Ram 2500
Renault: Arkana, Captur, Clio, Duster, Kadjar, Kangoo, Koleos, Laguna, Master, Megane, Scenic, Trafic, Zoe
Rolls-Royce: Cullinan, Ghost, Phantom, Wraith
Rover:
Saab:
Skoda: Elroq, Enyaq, Fabia, Kamiq, Karoq, Kodiaq, Octavia, Rapid, Roomster, Scala, Superb, Yeti
Smart: Fortwo, Forfour
SsangYong: Actyon, Korando, Kyron, Musso, Rexton, Stavic, Tivoli, Torres
KGM:
Subaru: BRZ, Crosstrek, Forester, Impreza, Legacy, Levorg, Liberty, Outback, Solterra, Tribeca, WRX, XV
Suzuki: Alto, APV, Baleno, Carry, Celerio, Fronx, Grand Vitara, Ignis, Jimny, Kizashi, S-Cross, Sierra, Splash, Swift, SX4, Vitara, XL-7
Tata: Xenon
Tesla: Cybertruck, Model 3, Model S, Model X, Model Y, Roadster
Toyota: 86, Alphard, Aurion, Avalon, bZ4X, Camry, Celica, C-HR, Coaster, Corolla, Corolla Cross, Crown, Cressida, Echo, Estima, FJ Cruiser, Fortuner, GR86, GranAce, Granvia, HiAce, HiLux, Kluger, Land Cruiser, MR2, Prado, Prius, RAV4, Rukus, Starlet, Supra, Tarago, Tundra, Vellfire, Yaris, Yaris Cross
Volkswagen: Amarok, Arteon, Beetle, Caddy, Caravelle, Crafter, Eos, Golf, ID.3, ID.4, ID.5, ID.7, ID Buzz, Jetta, Kombi, Multivan, Passat, Polo, Scirocco, T-Cross, T-Roc, Tiguan, Touareg, Transporter
Volvo: C30, C40, EX30, EX90, S40, S60, S90, V40, V50, V60, XC40, XC60, XC90
`;

/** Names that are everyday words too. They name a vehicle only where nothing in stock has the word. */
const EVERYDAY = new Set(
  (
    'accent accord avenger beetle bronco cannon caravelle challenger charger city combo commander compass continental courier crown daily ' +
    'defender discovery dispatch dolphin duster echo escape excel exige expert explorer express fiesta focus fusion galaxy ghost gladiator ' +
    'golf infiniti insight integra journey jazz laser leaf legacy legend leon liberty lotus master maverick mini mirage nitro note ' +
    'outback partner panda patriot phantom polo prelude puma pulse ram ranger rapid raptor roadster rover scala seal senator sierra ' +
    'smart soul spark splash sport supra swift tank territory transit transporter venue vantage viva volt yeti 86 206 207 208 308 323 407 ' +
    '508 595 626 695 718 911 2008 3008 4008 5008 rio hs zs qs tt xe xf xj xk h1 h2 h3 ora'
  ).split(' '),
);

/** A make or model that people know. */
export interface MarketName {
  readonly make: string;
  readonly model?: string;
  /** Whether it is a word that means other things too. */
  readonly isEveryday: boolean;
}

const read = (): ReadonlyMap<string, MarketName> => {
  const names = new Map<string, MarketName>();
  for (const row of MARKET.trim().split('\n')) {
    const [make = '', models = ''] = row.split(/: ?/);
    for (const model of ['', ...models.split(', ')]) {
      const key = spellingKey(model || make);
      if (names.has(key)) continue;
      names.set(key, { make, ...(model && { model }), isEveryday: EVERYDAY.has(key) });
    }
  }
  return names;
};

let names: ReadonlyMap<string, MarketName> | undefined;

/** The names by their spelling key: `cx5`, `grandcherokee`. */
export const marketNames = (): ReadonlyMap<string, MarketName> => {
  names ??= read();
  return names;
};

let words: ReadonlySet<string> | undefined;

/** Every word of four letters or more in the names. Typed as it is, none of them is a typo of another word. */
export const marketWords = (): ReadonlySet<string> => {
  words ??= new Set(MARKET.toLowerCase().match(/[a-z]{4,}/g));
  return words;
};

/** Whether a word, or a compound written as one (`eclass`), is a name or a part of one. */
export const isMarketName = (word: string): boolean => marketWords().has(word) || marketNames().has(word);

/** The most words of a name: `Range Rover Sport`. */
const MAX_NAME_WORDS = 3;

/** Whether the first word before digits is one of a sentence: "a 3 seater" names no Audi. */
const isSentence = (first: string, second: string): boolean =>
  /^(?:a|i|is)$/i.test(first) && /^\d/.test(second);

/** The names of several words in a text, by the words that they begin and end with. The longest come first. */
const severalWords = (words: readonly string[]): readonly (readonly [from: number, length: number])[] => {
  const found: (readonly [number, number])[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let length = Math.min(MAX_NAME_WORDS, words.length - from); length > 1; length -= 1) {
      const some = words.slice(from, from + length);
      if (!marketNames().has(spellingKey(some.join(''))) || isSentence(some[0] ?? '', some[1] ?? ''))
        continue;
      found.push([from, length]);
      from += length - 1;
      break;
    }
  return found;
};

const WORDS = /[\p{L}\p{N}]+/gu;

/** The names of several words in a title, each as one word: `2015 Jeep Grand Cherokee` has `grandcherokee`. */
export const joinedNames = (title: string): readonly string[] => {
  const words = title.match(WORDS) ?? [];
  return severalWords(words).map(([from, length]) => spellingKey(words.slice(from, from + length).join('')));
};

/** A text whose names of several words only count together in a keyword search: `white grand_cherokee`. */
export const bindNames = (text: string): string => {
  const words = [...text.matchAll(WORDS)];
  let [bound, at] = ['', 0];
  for (const [from, length] of severalWords(words.map(([word]) => word))) {
    const last = words[from + length - 1];
    const [start, end] = [words[from]?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0)];
    bound += text.slice(at, start) + text.slice(start, end).replace(/[\s-]+/g, '_');
    at = end;
  }
  return bound + text.slice(at);
};
