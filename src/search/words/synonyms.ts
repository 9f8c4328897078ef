/** Groups of words that mean the same. */
export type Synonyms = readonly (readonly string[])[];

/** Everyday names of makes, by the make's spelling key. */
export const MAKE_NAMES: Readonly<Record<string, readonly string[]>> = {
  volkswagen: ['vw', 'v-dub', 'vee dub', 'volkswagon'],
  mercedesbenz: ['merc', 'mercedes', 'benz', 'mercedez'],
  bmw: ['beemer', 'bimmer', 'beamer'],
  chevrolet: ['chev', 'chevy'],
  landrover: ['landie'],
  subaru: ['subie'],
  mitsubishi: ['mitsi', 'mitsu'],
  alfaromeo: ['alfa'],
  rollsroyce: ['rolls'],
  astonmartin: ['aston'],
  greatwall: ['gwm'],
  gwm: ['great wall', 'haval'],
};

/**
 * What shoppers call the values of each filter. A group finds the values in stock that are one of its words or, where
 * there is none, hold one of them. A group without such a value means nothing here, and its words stay keywords.
 */
export const VALUE_SYNONYMS = {
  location: [],
  colour: [
    ['grey', 'gray', 'charcoal', 'gunmetal'],
    ['red', 'maroon'],
    ['blue', 'navy'],
  ],
  fuelType: [
    ['diesel', 'turbo diesel', 'turbodiesel', 'deisel'],
    ['hybrid', 'petrol hybrid', 'petrol electric', 'hev'],
    ['plug in hybrid', 'phev'],
    ['electric', 'ev', 'bev', 'fully electric'],
    ['petrol', 'unleaded', 'ulp', 'premium unleaded'],
    ['lpg', 'gas'],
    ['outboard', 'outboard motor'],
    ['inboard', 'inboard motor'],
  ],
  transmissionType: [
    ['automatic', 'auto', 'cvt'],
    ['manual', 'stick', 'stick shift', 'manual gearbox'],
  ],
  bodyType: [
    ['ute', 'pickup', 'pick up', 'utility'],
    ['hatch', 'hatchback'],
    ['wagon', 'station wagon', 'estate'],
    ['suv', 'sports utility', 'crossover'],
    ['people mover', 'minivan', 'mini van', 'mpv'],
    ['convertible', 'cabriolet', 'cabrio', 'soft top', 'drop top', 'roadster'],
    ['sedan', 'saloon'],
    ['coupe', 'coup'],
    ['van', 'panel van'],
    ['bowrider', 'bow rider'],
    ['centre console', 'center console'],
    ['half cabin', 'half cab', 'cuddy cabin', 'cuddy'],
    ['runabout', 'tinny', 'tinnie'],
    ['pop top', 'poptop'],
    ['camper trailer', 'camper'],
    ['motorhome', 'motor home', 'campervan'],
  ],
  tags: [
    ['4x4', '4wd', 'four wheel drive', '4 wheel drive', 'four by four', '4 x 4', '4 by 4'],
    ['all-wheel drive', 'awd', 'all wheel'],
    ['4x2', '2wd', 'two wheel drive', '2 wheel drive'],
    ['tow bar', 'towbar', 'tow hitch'],
    ['one owner', '1 owner', 'single owner'],
    ['low kilometres', 'low kms', 'low km', 'low ks', 'low kays', 'low kilometers', 'low mileage'],
    ['first car', 'starter car', 'p plater', 'p plate'],
    ['low emissions'],
    ['run-out', 'runout', 'plate clearance'],
    ['outboard', 'outboard motor'],
    ['ensuite', 'en suite', 'shower and toilet'],
    ['off road', 'offroad'],
    ['bunks', 'bunk beds'],
  ],
} as const satisfies Readonly<Record<string, Synonyms>>;

/** Words that ask for nothing. They go when something else was understood. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the and or with in at for of me my i we is are that has have want need wanted looking find show please ' +
    'some any good nice great cheap reliable decent family something anything price priced cost costs year model colour color coloured drive sale buy yard vehicle ' +
    'vehicles transmission gearbox fuel motor dollars aud only just near to from by which'
  ).split(' '),
);
