/** Groups of words that mean the same. */
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
    low kilometres, low kms, low ks, low kays, low kilometers, low mileage
    first car, starter car, p plater, p plate
    low emissions
    run out, plate clearance
  `),
} as const satisfies Readonly<Record<string, Synonyms>>;

/** The filters whose values are words of the stock. */
export type ValueKey = keyof typeof VALUE_SYNONYMS;

const NUMBERS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'
).split(' ');

/** A number word in digits, which is what the phrasings expect: `seven seats`, `thirty thousand`. */
export const inDigits = (word: string): string => {
  const index = NUMBERS.indexOf(word);
  return index < 0 ? word : `${index <= 20 ? index : (index - 18) * 10}`;
};

/** Words that ask for nothing. They are dropped if something else was understood. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "a an the and or with in at on for of me my i i'm im id i'd we you your is are do does did can could afford would that this " +
    'these it has have want need wanted love like looking after find show see get got there here please some any all good ' +
    'nice great cheap reliable decent clean tidy quality family work tradie farm small compact little big large dark light ' +
    'metallic something anything price priced cost costs spend year built made from model models sell selling colour color coloured drive ' +
    'away driveaway sale buy yard located based available stock vehicle vehicles transmission gearbox fuel motor engine ' +
    'dollars aud only just near to by which old budget repayment repayments payment payments finance up'
  ).split(' '),
);
