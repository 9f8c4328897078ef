import { spellingKey } from './slug';

/** The fields whose values shoppers choose from, and whose words for one thing are joined. */
export const FACET_FIELDS = ['bodyType', 'colour', 'fuelType', 'transmissionType'] as const;

export type FacetField = (typeof FACET_FIELDS)[number];

/** For each field the words to show, and the words of feeds that mean the same. */
export type FacetWords = Readonly<Partial<Record<FacetField, Readonly<Record<string, readonly string[]>>>>>;

/** What dealer systems write. Staff (`settings/filters.yml`) and a mapping file add their own words. */
export const FACET_WORDS: FacetWords = {
  fuelType: {
    Petrol: [
      'gasoline',
      'gas',
      'petrol',
      'unleaded',
      'unleaded petrol',
      'petrol unleaded',
      'premium unleaded',
      'premium',
      'premium petrol',
      'petrol premium unleaded',
      'premium unleaded petrol',
      'ulp',
      'pulp',
      'leaded',
      'leaded petrol',
      'benzin',
      'regular unleaded',
      'gasoline fuel',
      'p',
    ],
    Diesel: ['diesel', 'dsl', 'diesel fuel', 'turbo diesel', 'd'],
    Hybrid: [
      'hybrid',
      'hev',
      'petrol hybrid',
      'hybrid petrol',
      'petrol electric',
      'petrol electric hybrid',
      'gas electric hybrid',
      'gasoline hybrid',
      'unleaded petrol electric',
      'hybrid electric',
    ],
    'Plug-in hybrid': [
      'phev',
      'plug in hybrid',
      'plugin hybrid',
      'plug in hybrid electric',
      'petrol plug in hybrid',
    ],
    Electric: [
      'electric',
      'ev',
      'bev',
      'battery electric',
      'electricity',
      'full electric',
      'pure electric',
      'e',
    ],
    LPG: ['lpg', 'autogas', 'liquefied petroleum gas', 'gas lpg', 'lpg gas'],
  },
  bodyType: {
    SUV: [
      'suv',
      'sport utility',
      'sport utility vehicle',
      'sport utility vehicle suv',
      'sport utility vehicle suv multi purpose vehicle mpv',
      'suv mpv',
      'sports utility vehicle',
    ],
    Ute: ['ute', 'utility', 'pickup', 'pick up', 'ute tray', 'dual cab ute', 'pickup truck', 'pick up truck'],
    Hatch: ['hatch', 'hatchback', '5 door hatchback', '3 door hatchback'],
    Wagon: ['wagon', 'station wagon', 'estate', 'estate car'],
    Sedan: ['sedan', 'saloon', '4 door sedan'],
    Coupe: ['coupe', 'coupé'],
    Convertible: ['convertible', 'cabriolet', 'cabrio', 'roadster', 'soft top'],
    Van: ['van', 'panel van', 'cargo van'],
    'Cab Chassis': ['cab chassis', 'cab & chassis', 'cab and chassis'],
    'People Mover': ['people mover', 'mpv', 'minivan', 'multi purpose vehicle'],
  },
  colour: { Grey: ['gray', 'grey'] },
  transmissionType: { Automatic: ['automatic', 'auto', 'a'], Manual: ['manual', 'man', 'm', 'stick'] },
};

/**
 * The word to show for each comparable form of a field's words.
 * @param own the dealer's tables, the last of which wins
 * @param values the words that the site's filters show; one of these represents all that mean the same
 */
export const wordsByKey = (
  field: FacetField,
  own: readonly FacetWords[] = [],
  values: readonly string[] = [],
): ReadonlyMap<string, string> => {
  const byKey = new Map<string, string>();
  for (const table of [FACET_WORDS, ...own])
    for (const [word, others] of Object.entries(table[field] ?? {}))
      for (const other of [word, ...others]) byKey.set(spellingKey(other), word);
  for (const word of values) {
    const group = byKey.get(spellingKey(word));
    if (group !== undefined && !values.includes(group))
      for (const [key, other] of byKey) if (other === group) byKey.set(key, word);
  }
  return byKey;
};
