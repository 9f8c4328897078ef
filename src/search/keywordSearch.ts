/** What keywords search after title, make and model: names and values, all alike. */
export const OTHER_NAMES = [
  'subtitle',
  'keywords',
  'vehType',
  'badge',
  'bodyType',
  'transmissionType',
  'fuelType',
  'colour',
  'location.name',
  'dealer',
  'tags',
  'year',
] as const;

/** These match only as a whole: no prefixes, no typos. */
export const IDENTIFIERS = ['stockNumber', 'registrationNumber', 'vin'] as const;

/** Everything that keywords search except for descriptions. */
export const WITHOUT_DESCRIPTION: readonly string[] = [
  'title',
  'make',
  'model',
  'equipment',
  ...OTHER_NAMES,
  ...IDENTIFIERS,
];

/** The words of a query that nothing in stock has, from an answer's `queryAfterRemoval`: `<em>courier</em> ute` → `courier`. */
export const unknownWords = (queryAfterRemoval = ''): readonly string[] =>
  Array.from(queryAfterRemoval.matchAll(/<em>(.*?)<\/em>/gs), ([, word = '']) => word);
