import { locationKey } from './locationKey';
import { spellingKey } from './slug';
import type { StockItem } from './stockItem';
import { isRoadVehicle } from './stockTypes';

/** The fields whose values shoppers choose from, and whose words for one thing are joined. */
export const FACET_FIELDS = ['bodyType', 'colour', 'fuelType', 'transmissionType'] as const;

export type FacetField = (typeof FACET_FIELDS)[number];

/** For each field the words to show, and the words of feeds that mean the same. */
export type FacetWords = Readonly<Partial<Record<FacetField, Readonly<Record<string, readonly string[]>>>>>;

/** What dealer systems write; its bodies are of road vehicles: an ATV's `Utility` is no ute. Staff (`settings/filters.yml`) and a mapping file add their own words. */
const FACET_WORDS: FacetWords = {
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
 * @param common the words that every dealer's systems write
 */
export const wordsByKey = (
  field: FacetField,
  own: readonly FacetWords[] = [],
  values: readonly string[] = [],
  common: FacetWords = FACET_WORDS,
): ReadonlyMap<string, string> => {
  const byKey = new Map<string, string>();
  for (const table of [common, ...own])
    for (const [word, others] of Object.entries(table[field] ?? {}))
      for (const other of [word, ...others]) byKey.set(spellingKey(other), word);
  for (const word of values) {
    const group = byKey.get(spellingKey(word));
    if (group !== undefined && !values.includes(group))
      for (const [key, other] of byKey) if (other === group) byKey.set(key, word);
  }
  return byKey;
};

type JoinedField = 'make' | 'model' | 'variations' | 'location.name' | FacetField;

/** A spelling or a word that was replaced by another one that means the same. */
export interface Respelling {
  readonly field: JoinedField;
  readonly from: string;
  readonly to: string;
  readonly items: number;
}

interface UnifiedSpellings {
  /** In the original order. */
  readonly items: readonly StockItem[];
  readonly respellings: readonly Respelling[];
}

const SEPARATOR = '\0';

/** The comparable form of a name in which a decimal point counts: badges `1.8` and `18` stay apart. Each is made once. */
const keyMaker = (): ((name: string) => string) => {
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const key = spellingKey(name.replace(/(\d)[.,](?=\d)/g, '$1p'));
    known.set(name, key);
    return key;
  };
};

/** For each key how often each spelling of it is written. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

const countSpellings = (spellings: Iterable<readonly [key: string, name: string]>): Counts => {
  const counts = new Map<string, Map<string, number>>();
  for (const [key, name] of spellings) {
    const ofKey = counts.get(key) ?? new Map<string, number>();
    counts.set(key, ofKey.set(name, (ofKey.get(name) ?? 0) + 1));
  }
  return counts;
};

/** The most common spelling. If several are equally common, the first in the feed. */
const commonest = (ofKey: ReadonlyMap<string, number>): string => {
  let best = '';
  let most = 0;
  for (const [name, count] of ofKey) {
    if (count > most) best = name;
    most = Math.max(most, count);
  }
  return best;
};

/** Whether a name is written as people write it, not all in capitals or all in small letters. */
const isWritten = (name: string): boolean => name !== name.toLowerCase() && name !== name.toUpperCase();

/** The name to show: the table's word, in the feed's own spelling if that has one; else the commonest spelling. */
const chosenName = (word: string | undefined, ofKey: ReadonlyMap<string, number>): string => {
  if (word === undefined) return commonest(ofKey);
  const own = [...ofKey].filter(([name]) => spellingKey(name) === spellingKey(word) && isWritten(name));
  return own.length === 0 ? word : commonest(new Map(own));
};

const nameIn = (item: StockItem, field: JoinedField): string | undefined =>
  field === 'location.name' ? item.location?.name : item[field];

const renamed = (item: StockItem, field: JoinedField, name: string): StockItem =>
  field === 'location.name' ? { ...item, location: { name } } : { ...item, [field]: name };

interface Joining {
  readonly field: JoinedField;
  readonly keyOf: (item: StockItem) => string | undefined;
  /** The word that a table has for a key, which wins over the commonest spelling. */
  readonly word: (key: string) => string | undefined;
}

export interface JoinOptions {
  /** The dealer's tables of words. A later one wins over an earlier one, and each of them over the site's. */
  readonly own?: readonly FacetWords[];
  /** The words for bodies that the site's filters show. */
  readonly bodyTypes?: readonly string[];
}

const joiningOf = ({ own = [], bodyTypes = [] }: JoinOptions): readonly Joining[] => {
  const key = keyMaker();
  const byCase: Joining['word'] = () => undefined;
  return [
    { field: 'make', keyOf: ({ make }) => key(make), word: byCase },
    { field: 'model', keyOf: ({ make, model }) => key(make) + SEPARATOR + key(model), word: byCase },
    {
      field: 'variations',
      keyOf: ({ make, model, variations }) =>
        variations === undefined ? undefined : [make, model, variations].map(key).join(SEPARATOR),
      word: byCase,
    },
    { field: 'location.name', keyOf: ({ location }) => location && locationKey(location.name), word: byCase },
    ...FACET_FIELDS.map((field): Joining => {
      const words = wordsByKey(field, own, field === 'bodyType' ? bodyTypes : []);
      // The keys of bodies of other stock begin with a mark, so that they stay apart.
      const otherWords = field === 'bodyType' ? wordsByKey(field, own, bodyTypes, {}) : words;
      return {
        field,
        keyOf: (item) => {
          const value = item[field];
          if (value === undefined) return undefined;
          const isOther = field === 'bodyType' && !isRoadVehicle(item);
          const ownKey = key(value);
          const word = (isOther ? otherWords : words).get(ownKey);
          return (isOther ? SEPARATOR : '') + (word === undefined ? ownKey : key(word));
        },
        word: (ofKey) =>
          ofKey.startsWith(SEPARATOR) ? otherWords.get(ofKey.slice(SEPARATOR.length)) : words.get(ofKey),
      };
    }),
  ];
};

/**
 * Names that mean one thing become one name. Makes, models and badges that differ only in case or punctuation take the most
 * common spelling (HiAce and Hiace → HiAce), models within their make, badges within their model; so do yards. Bodies, colours, fuels and
 * transmissions take the word of a table (GASOLINE → Petrol), else the most common spelling too. Names that differ in more
 * (G10, G10+, G10?) stay apart.
 */
export const unifySpellings = (items: readonly StockItem[], options: JoinOptions = {}): UnifiedSpellings => {
  const respellings: Respelling[] = [];
  let unified = items;
  // The keys of models and badges do not depend on which spelling of the make was chosen, so the order does not matter.
  for (const { field, keyOf, word } of joiningOf(options)) {
    const counts = countSpellings(
      (function* () {
        for (const item of unified) {
          const key = keyOf(item);
          const name = nameIn(item, field);
          if (key !== undefined && name !== undefined) yield [key, name] as const;
        }
      })(),
    );
    const names = new Map<string, string>();
    for (const [key, ofKey] of counts) {
      const to = chosenName(word(key), ofKey);
      names.set(key, to);
      for (const [from, count] of ofKey) if (from !== to) respellings.push({ field, from, to, items: count });
    }
    if (!respellings.some((one) => one.field === field)) continue;
    unified = unified.map((item) => {
      const name = names.get(keyOf(item) ?? '');
      return name === undefined || name === nameIn(item, field) ? item : renamed(item, field, name);
    });
  }
  return { items: unified, respellings };
};
