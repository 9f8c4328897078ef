import { findSortOption } from '../sortOptions';
import { STOP_WORDS } from '../stemming';
import type { SearchVocabulary } from '../vocabulary/vocabulary';
import type { PhraseMeaning } from './phraseMeaning';

export { STOP_WORDS };

export type Synonyms = readonly (readonly string[])[];

/** Each line is a group. */
const groups = (table: string): Synonyms =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(', '));

/** Everyday names of makes. The first name of a line is the make. */
export const MAKE_NAMES = groups(`
  volkswagen, vw, vdub, vee dub, volkswagon
  mercedes benz, merc, mercedes, benz, mercedez
  bmw, beemer, bimmer, beamer
  chevrolet, chev, chevy
  land rover, landie
  subaru, subie
  mitsubishi, mitsi, mitsu
  alfa romeo, alfa
  rolls royce, rolls
  aston martin, aston
  great wall, gwm
  gwm, great wall, haval
`);

/**
 * What a make calls several of its models, by how it writes one of them: a `5 Series` is also a 520d, a `C-Class` a C200.
 * The last column counts only beside the make: `bmw 5`, `lexus rx`.
 */
export const SERIES: readonly (readonly [make: string, model: RegExp, series: string, besideMake: string])[] =
  [
    ['bmw', /^(?:M(?=\d{3}))?(\d)(?:\d\d\D*)?$/i, '$1 series', '$1'],
    ['mercedes-benz', /^([a-z]{1,2})\d\d+\D?$/i, '$1 class', '$1'],
    ['mercedes-benz', /^([a-z]{3})\d\d+\D?$/i, '$1', '$1 class'],
    ['lexus', /^([a-z]{2})\d{3}\D*$/i, '$1 series', '$1'],
  ];

/**
 * Shoppers' words for the values of each filter. A group finds the values in stock that equal one of its words or, if there
 * are none, that contain one of them. A group without such a value means nothing, and its words stay keywords. Spaces and
 * hyphens make no difference.
 */
export const VALUE_SYNONYMS = {
  location: [],
  colour: groups(`
    grey, gray, charcoal, gunmetal
    red, maroon
    blue, navy
  `),
  fuelType: groups(`
    diesel, turbo diesel
    hybrid, petrol hybrid, petrol electric, hev, self charging hybrid
    plug in hybrid, phev
    electric, ev, bev, fully electric, battery electric, pure electric, electric vehicle
    petrol, unleaded, ulp, premium unleaded
    lpg, gas
  `),
  transmissionType: groups(`
    automatic, auto, cvt
    manual, stick, stick shift, manual gearbox
  `),
  bodyType: groups(`
    ute, pickup, utility, pickup truck
    hatch, hatchback
    wagon, station wagon, estate
    suv, sports utility, crossover
    people mover, minivan, mpv
    convertible, coupe, sports car
    convertible, cabriolet, cabrio, soft top, drop top, ragtop, roadster
    sedan, saloon
    coupe, coup
    van, panel van
  `),
  tags: groups(`
    4x4, 4wd, four wheel drive, 4 wheel drive, four by four, 4 by 4
    all wheel drive, awd, all wheel
    4x2, 2wd, two wheel drive, 2 wheel drive
    tow bar, tow hitch
    one owner, 1 owner, single owner
    low kilometres, low kms, low klms, low km, low ks, low kays, low kilometers, low mileage
    first car, starter car, p plater, p plate, red p, green p, red p plater, green p plater, red p plate, green p plate, p plate legal, p plate approved, learner car
    low emissions
    run out, plate clearance
  `),
} as const satisfies Readonly<Record<string, Synonyms>>;

/** The filters whose values are words of the stock. */
export type ValueKey = keyof typeof VALUE_SYNONYMS;

/** What people say of a vehicle in set words, as regular expressions, and what it asks for. Longer ones come first. */
export const SAYINGS: readonly (readonly [pattern: string, meaning: PhraseMeaning])[] = [
  ['(?:dual|double|crew|twin|d) ?cabs?', { keyword: 'dualcab' }],
  ['(?:extra|space|king|super) ?cabs?', { keyword: 'extracab' }],
  ['single ?cabs?', { keyword: 'singlecab' }],
  ['4 wheel drive', { keyword: '4wd' }],
  ['2 wheel drive', { keyword: '2wd' }],
  ['all wheel drive', { keyword: 'awd' }],
  ['rear wheel drive', { keyword: 'rwd' }],
  ['front wheel drive', { keyword: 'fwd' }],
  ['(?:not|no|nothing|except) (?:brand ?)?new', { vehType: ['Demo', 'Used'] }],
  ['(?:ex )?(?:demos?|demonstrators?|dealer demos?)', { vehType: ['Demo'] }],
  ['(?:used|(?:second|2nd) ?hand|pre ?(?:owned|loved)|previously owned)', { vehType: ['Used'] }],
  ['(?:brand ?)?new', { vehType: ['New'] }],
  ['(?:on )?(?:special offers?|specials?)', { special: true }],
  [
    'on sale|(?:on )?sale prices?|price (?:drop(?:s|ped)?|cuts?|reductions?)|(?:price )?reduced(?: prices?| to clear)?|discount(?:s|ed)?|mark(?:ed)? ?downs?',
    { reduced: true },
  ],
  ['(?:brand |manufacturer )?certified(?: pre ?owned)?', { brandCertified: true }],
  [
    'cheap(?:est)? to (?:own|run|keep)|low(?:est)? (?:running|weekly|ownership) costs?|low(?:est)? costs? (?:of ownership|to (?:own|run)|(?:a|per) week)',
    { sortBy: 'weeklyCost_asc' },
  ],
  ['cheapest|lowest price', { sortBy: 'price_asc' }],
];

/** Whether a saying asks for an order that the dealer doesn't offer. */
export const isUnsortable = (
  { sortBy }: PhraseMeaning,
  { vocabulary }: { readonly vocabulary: SearchVocabulary },
): boolean => sortBy !== undefined && !findSortOption(vocabulary.sortOptions, sortBy);

const NUMBERS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'
).split(' ');

/** A number word in digits, which is what the phrasings expect: `seven seats`, `thirty thousand`. */
export const inDigits = (word: string): string => {
  const index = NUMBERS.indexOf(word);
  return index < 0 ? word : `${index <= 20 ? index : (index - 18) * 10}`;
};

/** Words that ask for nothing. They are dropped if something else was understood or is left. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...(
    "i'm i'd afford love looking after find show see there here good nice great cheap reliable decent clean tidy quality family " +
    'work tradie farm small compact little big large dark light metallic something anything price priced cost costs spend year ' +
    'built made model models sell selling colour color coloured drive away driveaway sale buy yard located based available stock ' +
    'vehicle vehicles transmission gearbox fuel motor engine dollars aud near old budget repayment repayments payment payments ' +
    'better able average finance wanted wants needs must fitted comes equipped preferably ideally maybe thanks best already installed included'
  ).split(' '),
]);

/** Words that are one letter away from a value and are none: a Patrol is not petrol. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(
  'patrol couple couples while write block blank'.split(' '),
);

/** Words after which a shopper says what the vehicle is for: "for my daughter", "to tow a boat". */
export const PURPOSE: ReadonlySet<string> = new Set(
  'for to because since so who whose while when where my our his her their'.split(' '),
);
/** Words after which a shopper says what the vehicle has. */
export const NO_PURPOSE: ReadonlySet<string> = new Set(
  'with has have having includes including plus'.split(' '),
);

/** What stays a keyword as a whole, as regular expressions: registrations and stock numbers with their field. */
export const WHOLE_KEYWORDS: readonly string[] = [
  '(?<field>)blue tooth',
  '(?<field>stock (?:(?:no|num|number|id|code) )?)(?!(?:19|20)\\d\\d )(?=\\S*\\d)[a-z0-9 -]{3,16}?',
  '(?<field>(?:vin|rego?|registration|number plate|plates?) (?:(?:no|num|number) )?)(?:(?=\\S*\\d)[a-z0-9-]{3,17}|[a-z]{2,3} \\d{2,3}[a-z]?|\\d[a-z]{2} \\d[a-z]{2})',
];

/**
 * What sounds like a filter or a word of the stock and is none, as regular expressions over lower-case words: idioms, places
 * relative to the shopper, and amounts that no filter can say.
 */
export const SET_ASIDE: readonly string[] = [
  '(?:near(?:ly)?|like|as|almost) new',
  '(?:rego|registration|registered|warranty) (?:till?|until|to) (?:(?:end of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:[a-z]+ )?20\\d\\d)(?: 20\\d\\d)?',
  'near(?:est|by)?(?: to)?(?: (?:me|us|here|my (?:place|home|house|area)))|nearby|close ?by|clos(?:e|est)(?: to)? (?:me|us|home|my place)|(?:around|round) (?:here|me)|in my area|local(?:ly)?',
  '(?:within|less than|under) \\d+ ?(?:kms?|kilomet[er]{2}s?|minutes?|mins?|hours?) (?:of|from|away|drive)(?: (?:me|here|home))?',
  '(?:(?:over|above|at least|more than|minimum|min|up to|around|about) )*\\d+ ?(?:kms?|kilomet[er]{2}s?)(?: of| or more| plus|\\+)*(?: (?:driving |electric |ev )?range| (?:per|on|from) (?:a |one |each |full )*(?:charge|tank|fill))(?: or more| plus)?',
  '(?:long |driving )*range (?:of |over |above |at least |more than )*\\d+(?: ?(?:kms?|kilomet[er]{2}s?))?',
  '\\d+ ?(?:kms?|kilomet[er]{2}s?) (?:a|per|each|every) (?:day|week|fortnight|month|year|trip)',
  '(?:(?:room for|fits?) )?(?:\\d+ )?(?:baby|child|kids?|car|booster|infant) ?seats?',
  '\\d+ ?(?:year|yr|month|mth)s?(?: of| left)* (?:warranty|rego|registration|roadworthy|loan|service|interest free)',
  '(?:\\d+(?:\\.\\d+)? ?(?:t|tonnes?|tons?|kgs?|kilos?) )(?:braked |max(?:imum)? )*(?:tow\\w*|pull\\w*|payload|capacity)(?: capacity| rating)?',
  '(?:tow\\w*|pull\\w*|payload)(?: capacity| rating)?(?: an?| of| over| up to| at least| more than)* \\d+(?:\\.\\d+)? ?(?:t|tonnes?|tons?|kgs?|kilos?)',
  '\\d+(?:\\.\\d+)? ?(?:kw|nm|kgs?|kilos?|mpg|inch(?:es)?|mm|cm)',
  '(?:under |less than |below )?\\d+(?:\\.\\d+)? ?l(?:it(?:re|er)s?)? ?(?:/|per) ?(?:100|hundred) ?(?:kms?|k|kilomet[er]{2}s?)?',
  '(?:(?:doesn.t|not|never) )?(?:uses?|using|drinks|burns) (?:(?:under|less than|below|only|about|around|up to|max|more than|over) )*\\d+(?:\\.\\d+)? ?l(?:it(?:re|er)s?)?',
  '(?:tow|pull)(?:s|ing)? (?:an?|my|our|the) (?:(?:\\d+ ?(?:ft|foot|feet|m)|[a-z]+) )?(?:(?:cara)?vans?|campers?(?: trailers?)?|floats?|boats?|trailers?|jet ?skis?)',
  '\\d+ ?tonners?',
  '(?:big|high|good|best|strong|heavy|great) tow(?:ing)?(?: capacity| rating)?',
  '(?:big|bigger|large|larger|huge|good|decent|roomy) (?:boot|luggage|cargo)(?: space)?',
  '(?:very |really )?(?:good|great|easy|light|gentle|cheap|better|best|low|saves?)(?: on)?(?: the)? (?:fuel|petrol|diesel|gas|juice)(?: (?:use|usage|consumption|economy|bills?|costs?))?',
  '(?:fuel|petrol|diesel|gas)[- ]?(?:efficien\\w+|econom\\w+|sav\\w+|bills?|costs?|prices?|misers?|stations?|heads?|guzzlers?|consumption)',
  'gr[ea]y nomads?|(?:petrol|rev) ?heads?|white ?goods|brown ?goods|(?:pink|blue|green) slips?|black friday|red book|silver service|golden? years?|black ?tops?|white collar|blue collar|green thumb|blue chip',
  'golf (?:clubs?|bags?|bugg(?:y|ies)|sticks|players?|trips?|balls?|course)',
  '(?:pink|purple|yellow|gold|beige|cream|burgundy|teal|turquoise)(?: cars?)?',
  'trade ?ins?|(?:\\d+(?:\\.\\d+)?% ?|\\d+(?:\\.\\d+)? )?(?:finance|interest)(?: available| rates?)?',
  'sporty|zippy|roomy|spacious|economical|luxury|luxurious|comfy|comfortable',
  'first cars?|school run|eco(?: friendly)?',
];
